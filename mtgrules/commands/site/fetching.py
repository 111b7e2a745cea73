"""What does a site need from elsewhere, and is what has come what was asked for?

Each file is pinned by a digest. It is fetched once, by npm or pip as they are set up here, and kept in a folder.
"""

from __future__ import annotations

import base64
import hashlib
import json
import shlex
import shutil
import subprocess
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

PINS = json.loads(Path(__file__).with_name("pins.json").read_text(encoding="utf-8"))
PYTHON: str = PINS["python"]


class SiteError(Exception):
    """A site can't be built; the message says what is missing and how to get it."""


class Pinned(NamedTuple):
    """A file of npm or PyPI, and the digest that it must have."""

    file: str
    algorithm: str
    digest: str

    def is_in(self, folder: Path) -> bool:
        """Is the file there, and is it this one?"""
        path = folder / self.file
        return path.is_file() and hashlib.new(self.algorithm, path.read_bytes()).hexdigest() == self.digest


def pyodide() -> Pinned:
    """Python for WebAssembly, as npm has it."""
    algorithm, digest = PINS["pyodide"]["integrity"].split("-", 1)
    return Pinned(f"pyodide-{PINS['pyodide']['version']}.tgz", algorithm, base64.b64decode(digest).hex())


def wheels() -> list[Pinned]:
    """The kernel, the widgets, and all that they import. Every one is plain Python."""
    return [Pinned(file, "sha256", digest) for file, digest in PINS["wheels"].items()]


def cache() -> Path:
    """Where fetched files are kept: the user's folder for caches."""
    from platformdirs import user_cache_path

    return user_cache_path("mtgrules", appauthor=False)


def fetch(folder: Path) -> int:
    """Bring to `folder` what isn't there yet; how many files came. Raises `SiteError`."""
    folder.mkdir(parents=True, exist_ok=True)
    missing = [pinned for pinned in (pyodide(), *wheels()) if not pinned.is_in(folder)]
    with tempfile.TemporaryDirectory(dir=folder, prefix="arriving-") as name:
        arriving = Path(name)
        if pyodide() in missing:
            _npm(arriving)
        if from_pypi := [pinned for pinned in missing if pinned != pyodide()]:
            _pip(arriving, from_pypi)
        for pinned in missing:
            if not pinned.is_in(arriving):
                raise SiteError(f"{pinned.file} came, but isn't the file that was published under this name.")
            (arriving / pinned.file).replace(folder / pinned.file)
    return len(missing)


def tool(name: str) -> str:
    """Where a program of Node.js is. Raises `SiteError`."""
    if found := shutil.which(name):
        return found
    raise SiteError(f"{name} is missing, which comes with Node.js 20 or newer: install that.")


def run(command: list[str], folder: Path) -> None:
    """Run a program in a folder. Raises `SiteError` with the end of what it said."""
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL)
    if done.returncode:
        said = "\n  ".join((done.stdout + done.stderr).strip().splitlines()[-6:])
        raise SiteError(f"this failed: {shlex.join(command)}\n  {said}")


def _npm(folder: Path) -> None:
    what = f"pyodide@{PINS['pyodide']['version']}"
    run([tool("npm"), "pack", "--silent", "--prefer-offline", "--pack-destination", str(folder), what], folder)


def _pip(folder: Path, missing: list[Pinned]) -> None:
    if find_spec("pip") is None:
        raise SiteError(f"pip is missing. To install it: {sys.executable} -m ensurepip")
    asked = folder / "requirements.txt"
    asked.write_text("".join(f"{_requirement(pinned)}\n" for pinned in missing), encoding="utf-8")
    command = [sys.executable, "-m", "pip", "--disable-pip-version-check", "download", "--quiet", "--no-deps"]
    command += ["--only-binary=:all:", "--implementation=py", "--abi=none", "--platform=any"]
    command += [f"--python-version={PYTHON}", "--require-hashes", f"--dest={folder}", f"--requirement={asked}"]
    run(command, folder)


def _requirement(wheel: Pinned) -> str:
    name, version = wheel.file.split("-")[:2]
    return f"{name}=={version} --hash={wheel.algorithm}:{wheel.digest}"
