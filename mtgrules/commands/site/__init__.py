"""`mtgrules site OUT`: the whole course as a folder for any web host, running in the reader's browser alone."""

from __future__ import annotations

import argparse
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path

from mtgrules.commands import Commands
from mtgrules.commands.lab import PACKAGE, SETTINGS, clone, how_to_install

NEEDED = ("jupyterlite_core", "jupyter_server", "packaging", "platformdirs")


def add_to(commands: Commands) -> None:
    """Add this command to the command line."""
    parser = commands.add_parser(
        "site",
        help="build a web site of the course that needs no server",
        description="Build a folder with the whole course. Put it on any web host: Python runs in the reader's browser, "
        "and nothing is asked of any other address. Needs Node.js and the extra `site`.",
    )
    parser.add_argument("out", metavar="OUT", type=Path, help="the folder to make; a site made earlier is replaced")
    parser.add_argument(
        "--downloads", metavar="FOLDER", type=Path, help="where to keep what npm and PyPI bring (otherwise your cache)"
    )
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """0: the site is there; 2: it isn't, and what was in its place still is."""
    from .fetching import SiteError

    try:
        _make(given.out.absolute(), given.downloads)
    except SiteError as error:
        print(f"mtgrules site: {error}", file=sys.stderr)
    except OSError as error:
        print(f"mtgrules site: {error.filename or given.out}: {error.strerror or error}", file=sys.stderr)
    else:
        return 0
    return 2


def _make(out: Path, downloads: Path | None) -> None:
    from .building import build, is_site, size
    from .fetching import SiteError, cache, fetch

    if missing := [name for name in NEEDED if find_spec(name) is None]:
        raise SiteError(f"{missing[0]} is missing. To install it: {how_to_install('site')}")
    if out.exists() and not is_site(out) and not (out.is_dir() and not any(out.iterdir())):
        raise SiteError(f"{out} is there already and is no site of the course: name another folder.")
    kept = (downloads or cache()).absolute()
    _say(f"fetching what is not yet in {kept}")
    fetch(kept)
    out.parent.mkdir(parents=True, exist_ok=True)
    lessons = (clone() or PACKAGE) / "notebooks"
    with tempfile.TemporaryDirectory(dir=out.parent, prefix=".mtgrules-site-") as name:
        work = Path(name)
        site = build(lessons, SETTINGS / "labconfig" / "default_setting_overrides.json", kept, work, _say)
        _put(site, out, work / "before")
    print(f"{out} is ready: {size(out) / 1e6:.0f} MB, to be put on any web host.")
    print(f"To look at it here: {sys.executable} -m http.server --bind 127.0.0.1 --directory {out}")


def _put(site: Path, out: Path, before: Path) -> None:
    """Put the finished site in its place; what was there comes back if that fails."""
    if out.exists():
        out.rename(before)
    try:
        site.rename(out)
    except OSError:
        if before.exists():
            before.rename(out)
        raise


def _say(what: str) -> None:
    print(f"{what} ...", flush=True)
