"""Run notebooks and save outputs that are the same on every run.

    python -m tests.render [--check] [NOTEBOOK ...]

Kept are text, HTML and what cells print. Dropped are widget views (their ids are random, and a view without
its model shows an error), `metadata.widgets` (GitHub refuses some forms of it), timing and versions.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import nbformat
from nbclient import NotebookClient
from nbclient.exceptions import CellExecutionError

ROOT = Path(__file__).parents[1]
VIEW = "application/vnd.jupyter.widget-view+json"
KEPT = ("jupyter", "tags")
METADATA = {
    "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
    "language_info": {"name": "python"},
}


class CannotRender(Exception):
    """The notebook fails, or shows something that cannot be saved."""


def notebooks() -> list[Path]:
    """Every notebook of the course, in order."""
    folder = ROOT / "notebooks"
    return [path for path in sorted(folder.rglob("*.ipynb")) if ".ipynb_checkpoints" not in path.parts]


def render(path: Path) -> str:
    """The notebook's text after a run from top to bottom, by somebody who has answered nothing."""
    os.environ["MTGRULES_PROGRESS"] = ""
    notebook = nbformat.read(path, as_version=4)
    client = NotebookClient(
        notebook,
        timeout=120,
        kernel_name="python3",
        store_widget_state=False,
        record_timing=False,
        extra_arguments=["--IPKernelApp.log_level=ERROR"],  # no word about encryption on loopback
        resources={"metadata": {"path": str(path.parent)}},
    )
    try:
        client.execute()
    except CellExecutionError as error:
        raise CannotRender(f"{path}: {error}") from None
    notebook.metadata = nbformat.from_dict(METADATA)
    count = 0
    for cell in notebook.cells:
        cell.metadata = nbformat.from_dict({k: cell.metadata[k] for k in KEPT if k in cell.metadata})
        if cell.cell_type == "code":
            count += 1
            settle(cell, count, path)
    nbformat.validate(notebook)
    return nbformat.writes(notebook) + "\n"


def settle(cell: nbformat.NotebookNode, count: int, path: Path) -> None:
    """Number a code cell and take out of its outputs what differs from run to run."""
    cell.execution_count = count
    for output in cell.outputs:
        if "execution_count" in output:
            output.execution_count = count
        if VIEW in output.get("data", {}):
            if "text/html" not in output.data:
                raise CannotRender(f"{path}: cell {cell.id} shows a widget that has no text/html twin")
            del output.data[VIEW]
            output.metadata.pop(VIEW, None)


def main(arguments: Sequence[str] | None = None) -> int:
    """Render the notebooks named, or all; returns 1 if `--check` finds a stale one or one cannot be run."""
    parser = argparse.ArgumentParser(prog="python -m tests.render", description="Renew notebooks' saved outputs.")
    parser.add_argument("--check", action="store_true", help="write nothing, only say which are stale")
    parser.add_argument("notebooks", nargs="*", type=Path, help="all of the course, if none is named")
    given = parser.parse_args(arguments)
    paths = given.notebooks or notebooks()
    bad = False
    with ThreadPoolExecutor(2) as pool:
        for path, future in [(path, pool.submit(render, path.resolve())) for path in paths]:
            try:
                new = future.result()
            except CannotRender as error:
                print(error)
                bad = True
                continue
            if new == path.read_text(encoding="utf-8"):
                continue
            if given.check:
                print(f"{path}: its saved outputs are stale; renew them with  python -m tests.render {path}")
                bad = True
            else:
                path.write_text(new, encoding="utf-8")
                print(f"{path}: renewed")
    return int(bad or not paths)


if __name__ == "__main__":
    sys.exit(main())
