"""pytest for a Python that has nothing else: its own files and those that it needs, all of them plain Python."""

from __future__ import annotations

import importlib.metadata
import shutil
from pathlib import Path

PACKAGES = ("pytest", "pluggy", "iniconfig", "packaging", "pygments")


def copy_pytest(folder: Path) -> None:
    """Copy them into a folder, which is to be put on the path."""
    for name in PACKAGES:
        for file in importlib.metadata.files(name) or ():
            if file.suffix == ".py":
                to = folder / file
                to.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(str(file.locate()), to)
