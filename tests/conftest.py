"""What all tests share: a bare Python leaves out the modules marked `full` before it imports them."""

from __future__ import annotations

import sys
from importlib.util import find_spec
from pathlib import Path

HERE = Path(__file__).parent
BARE = sys.platform == "emscripten" or not find_spec("nbformat")
collect_ignore = ["browser", "pyodide"] if BARE else []
if BARE:
    collect_ignore += [
        str(file.relative_to(HERE))
        for file in HERE.rglob("test_*.py")
        if "\npytestmark = pytest.mark.full" in file.read_text(encoding="utf-8")
    ]

if find_spec("hypothesis"):
    from hypothesis import settings

    settings.register_profile("same on every run", derandomize=True, deadline=None, database=None)
    settings.load_profile("same on every run")


def pytest_report_header() -> str:
    """Say so if most of what needs more than Python is left out."""
    return "a bare Python: modules marked `full` are left out" if BARE else ""
