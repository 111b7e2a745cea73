"""Where are a learner's answers kept from one lesson to the next?

Each notebook has a Python of its own, so what the first lesson knows has to lie where the second can find it: in a
small file beside the lessons.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

NAME = "my-progress.json"


def kept_in() -> Path | None:
    """The file with the answers: `MTGRULES_PROGRESS` names another, or none if it is empty. Outside of Jupyter
    nothing is kept.
    """
    if (named := os.environ.get("MTGRULES_PROGRESS")) is not None:
        return Path(named) if named else None
    return Path(NAME) if _in_a_notebook() else None


def _in_a_notebook() -> bool:
    ipython = sys.modules.get("IPython")
    return ipython is not None and hasattr(ipython.get_ipython(), "kernel")


def write(path: Path, text: str) -> None:
    """Write the file in one go, so that no other lesson reads half of it. Where nothing can be written, nothing is
    kept.
    """
    beside = path.with_name(f"{path.name}.new")
    try:
        beside.write_text(text, encoding="utf-8")
        beside.replace(path)
    except OSError:
        return
