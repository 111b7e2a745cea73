"""`mtgrules link [LESSON|CODE]`: the links that open a lesson or a shared position on the web."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mtgrules.commands import Commands


def add_to(commands: Commands) -> None:
    """Add the command."""
    own = commands.add_parser(
        "link",
        help="print the links that open a lesson or a shared position",
        description="Print the links that open a lesson (Binder, the browser-only site, nbgitpuller), or a position by its "
        "share code. The addresses are those of [project.urls], or of MTGRULES_REPOSITORY, MTGRULES_SITE and MTGRULES_HUB "
        "(a JupyterHub with nbgitpuller; unless it is set, its address goes before what is printed).",
    )
    own.add_argument(
        "what",
        nargs="?",
        default="0",
        metavar="LESSON|CODE",
        help="3, 03_name.ipynb, or m2.… (otherwise the first lesson)",
    )
    own.add_argument(
        "--version", default="", help="a tag or branch of the repository, such as v1.0 (otherwise the newest)"
    )
    own.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """0; 2 if there is no such lesson, the code can't be opened, or nobody knows where the project lives."""
    from mtgrules.address import UNKNOWN, links
    from mtgrules.share import ShareError, open_code

    try:
        if given.what.startswith("m") and "." in given.what and not given.what.endswith(".ipynb"):
            open_code(given.what)
            found = links(code=given.what, version=given.version)
        else:
            found = links(lesson(given.what), version=given.version)
    except (ShareError, LookupError) as error:
        return _refuse(str(error.args[0]))
    for name, link in found.items():
        print(f"{name:14} {link}")
    return 0 if found else _refuse(UNKNOWN)


def _refuse(why: str) -> int:
    print(f"mtgrules link: {why}", file=sys.stderr)
    return 2


def lesson(what: str) -> str:
    """The notebook of the course that is meant: by its number, its name, or its path. Raises `LookupError`."""
    from mtgrules.commands.lab import PACKAGE, clone

    root = clone()
    folder = root / "notebooks" if root else PACKAGE / "notebooks"
    known = [
        path.relative_to(folder).as_posix() for path in sorted(folder.rglob("*.ipynb")) if path.parent.name[0] != "."
    ]
    wanted = what.removeprefix("notebooks/")
    for name in known:
        number = Path(name).name.partition("_")[0]
        if wanted in (name, name.removesuffix(".ipynb")) or (
            wanted.isdecimal() and number.isdecimal() and int(wanted) == int(number)
        ):
            return name
    raise LookupError(
        f"there is no lesson {what}; there are {', '.join(name.removesuffix('.ipynb') for name in known)}"
    )
