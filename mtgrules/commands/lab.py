"""`mtgrules lab`: open the course in JupyterLab."""

from __future__ import annotations

import argparse
import os
import shutil
import sys
from importlib.util import find_spec
from pathlib import Path

from . import Commands

START = "00_start_here.ipynb"
COURSE = "mtgrules-course"
PACKAGE = Path(__file__).parents[1]
SETTINGS = Path(__file__).with_name("jupyter")


def add_to(commands: Commands) -> None:
    """Add this command to the command line."""
    parser = commands.add_parser(
        "lab",
        help="open the course in JupyterLab",
        description="Open the course in JupyterLab. From a clone it opens the clone's own notebooks; "
        f"otherwise it copies them to the folder {COURSE} here and leaves what is already there as it is.",
    )
    parser.add_argument("--no-browser", action="store_true", help="only print the address")
    parser.add_argument("--port", type=int, help="the port to serve at (otherwise a free one from 8888 on)")
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Find or copy the course, and serve it until it is stopped."""
    if find_spec("jupyterlab") is None:
        return refuse(f"JupyterLab is missing. To install it: {how_to_install('notebooks')}")
    try:
        folder = course(Path.cwd())
    except OSError as error:
        return refuse(f"the lessons cannot be copied to {error.filename}: {error.strerror}")
    sign(folder)
    from jupyterlab.labapp import LabApp

    os.environ["JUPYTER_CONFIG_PATH"] = with_our_settings(os.environ.get("JUPYTER_CONFIG_PATH", ""))
    LabApp.launch_instance(arguments(folder, given.port, given.no_browser))
    return 0


def refuse(why: str) -> int:
    """Say in one line what is missing; the exit status for that."""
    print(f"mtgrules lab: {why}", file=sys.stderr)
    return 2


def how_to_install(extra: str) -> str:
    """The command that installs what an extra of this package brings."""
    what = f"-e '{clone()}[{extra}]'" if clone() else f"'mtgrules[{extra}]'"
    return f"{sys.executable} -m pip install {what}"


def clone() -> Path | None:
    """The clone that this package is run from, if it is."""
    root = PACKAGE.parent
    return root if (root / "pyproject.toml").is_file() and (root / "notebooks" / START).is_file() else None


def course(here: Path) -> Path:
    """The folder of notebooks to serve: the clone's own, or a copy in `here`."""
    if root := clone():
        return root / "notebooks"
    target = here / COURSE
    copied, kept = copy_missing(PACKAGE / "notebooks", target)
    print(f"The course is in {target}: {copied} files copied, {kept} left as they were.")
    return target


def copy_missing(source: Path, target: Path) -> tuple[int, int]:
    """Copy each file that `target` does not have; returns how many were copied and how many were there."""
    copied = kept = 0
    for file in sorted(f for f in source.rglob("*") if f.is_file() and "__pycache__" not in f.parts):
        to = target / file.relative_to(source)
        if to.exists():
            kept += 1
            continue
        to.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, to)
        copied += 1
    return copied, kept


def sign(folder: Path) -> int:
    """Tell this user's Jupyter that the course's own notebooks can be trusted, so that their saved outputs are shown with
    their styles; returns how many that were. What somebody has changed is not signed.
    """
    import nbformat
    from nbformat.sign import NotebookNotary

    notary, ours = NotebookNotary(), (clone() or PACKAGE) / "notebooks"
    signed = 0
    for file in sorted(ours.rglob("*.ipynb")):
        here = folder / file.relative_to(ours)
        if here.is_file() and here.read_bytes() == file.read_bytes():
            notary.sign(nbformat.reads(here.read_text(encoding="utf-8"), as_version=4))
            signed += 1
    return signed


def arguments(folder: Path, port: int | None, no_browser: bool) -> list[str]:
    """JupyterLab's command line: the course as its root, the first lesson in front."""
    line = [f"--ServerApp.root_dir={folder}", f"--LabApp.default_url=/lab/tree/{START}"]
    line += ["--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate"]
    if port is not None:
        line += [f"--ServerApp.port={port}", "--ServerApp.port_retries=0"]
    if no_browser:
        line.append("--no-browser")
    if hasattr(os, "geteuid") and os.geteuid() == 0:  # a container's only user
        line.append("--allow-root")
    return line


def with_our_settings(path: str) -> str:
    """Jupyter's search path with our defaults (no news, no updates) last: the user's own settings win."""
    return os.pathsep.join(filter(None, (path, str(SETTINGS))))
