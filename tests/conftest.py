"""What all tests share: a bare Python leaves out the modules marked `full` before it imports them."""

from __future__ import annotations

import sys
from importlib.util import find_spec
from pathlib import Path

HERE = Path(__file__).parent
collect_ignore = ["browser", "pyodide"] if sys.platform == "emscripten" else []
if sys.platform == "emscripten":
    collect_ignore += [
        str(file.relative_to(HERE))
        for file in HERE.rglob("test_*.py")
        if "\npytestmark = pytest.mark.full" in file.read_text(encoding="utf-8")
    ]

if find_spec("hypothesis"):
    from hypothesis import settings

    settings.register_profile("same on every run", derandomize=True, deadline=None, database=None)
    settings.load_profile("same on every run")
