"""The notebooks as files: every ruling is walked somewhere, every link leads to a file, every cell has an id of
its own.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from mtgrules.rulings import all_rulings
from mtgrules.rulings.playing import ruling_or_scenario

FOLDER = Path(__file__).parents[1] / "notebooks"
NOTEBOOKS = sorted(path for path in FOLDER.rglob("*.ipynb") if ".ipynb_checkpoints" not in path.parts)
WALK = re.compile(r"""walk\(["']([^"']+)["']\)""")
LINK = re.compile(r"\]\(([^)#:]+)\)")


def cells(path: Path) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(path.read_text(encoding="utf-8"))["cells"]
    return found


def texts(path: Path, kind: str) -> list[str]:
    return ["".join(cell["source"]) for cell in cells(path) if cell["cell_type"] == kind]


def test_every_ruling_is_walked_in_at_least_one_notebook() -> None:
    walked = {key for path in NOTEBOOKS for text in texts(path, "code") for key in WALK.findall(text)}
    assert {entry.id for entry in all_rulings()} <= walked
    for key in walked:
        assert ruling_or_scenario(key)[1], f"walk({key!r}) has nothing to show"


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_every_link_leads_to_a_file(path: Path) -> None:
    links = [link for text in texts(path, "markdown") for link in LINK.findall(text)]
    assert links
    assert not [link for link in links if not (path.parent / link).exists()]


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_cells_have_ids_of_their_own_and_short_code(path: Path) -> None:
    found = cells(path)
    assert len({cell["id"] for cell in found}) == len(found)
    assert all(len(text.splitlines()) <= 8 for text in texts(path, "code"))


def test_all_notebooks_can_be_reached_from_the_first_by_links() -> None:
    seen: set[Path] = set()
    waiting = [FOLDER / "00_start_here.ipynb"]
    while waiting:
        path = waiting.pop().resolve()
        if path in seen or path.suffix != ".ipynb":
            continue
        seen.add(path)
        waiting += [path.parent / link for text in texts(path, "markdown") for link in LINK.findall(text)]
    assert {path.resolve() for path in NOTEBOOKS} <= seen
