"""Reference material that isn't in the repository: `shared` beside the clone, or `MTGRULES_SHARED`."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


def shared(path: str) -> Path:
    """A file of the shared reference material; where it is missing, the test that asks is skipped."""
    folder = Path(os.environ.get("MTGRULES_SHARED") or ROOT.parent / "shared")
    if not (folder / path).exists():
        pytest.skip(f"no {path} in the shared reference material ({folder}; set MTGRULES_SHARED)")
    return folder / path
