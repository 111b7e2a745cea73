"""What does the browser's Python consist of?

Pyodide from npm, wheels for all that a lesson imports, and a lock file that says what is in each. All of it is compiled
ahead of time, so that a learner's browser needn't.
"""

from __future__ import annotations

import json
import shutil
import tarfile
import zipfile
from pathlib import Path

from .fetching import SiteError, pyodide, run, tool, wheels
from .wheels import own_wheel, packages

HERE = Path(__file__).parent
LOCK = "pyodide-lock.json"
FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", LOCK)
KERNEL = "jupyterlite_pyodide_kernel-"
OLD_WIDGETS = "widgetsnbextension-3"


def make_python(downloads: Path, work: Path) -> Path:
    """Make a folder with Python in `work`. Its lock file has our wheels alone, so that nothing else is asked for."""
    folder = work / "pyodide"
    folder.mkdir()
    with tarfile.open(downloads / pyodide().file) as package:
        for name in FILES:
            (folder / name).write_bytes(_member(package, name))
    for wheel in wheels():
        if wheel.file.startswith(KERNEL):
            _unpack_kernel(downloads / wheel.file, folder)
        else:
            shutil.copyfile(downloads / wheel.file, folder / wheel.file)
    own_wheel(folder)
    run([tool("node"), str(HERE / "compile.mjs"), str(folder), str(HERE / "ahead_of_time.py")], work)
    _lock(folder)
    return folder


def _lock(folder: Path) -> None:
    info = json.loads((folder / LOCK).read_text(encoding="utf-8"))["info"]
    text = json.dumps({"info": info, "packages": packages(sorted(folder.glob("*.whl")))}, indent=1, sort_keys=True)
    (folder / LOCK).write_text(f"{text}\n", encoding="utf-8", newline="\n")


def _member(package: tarfile.TarFile, name: str) -> bytes:
    found = package.extractfile(f"package/{name}")
    if found is None:
        raise SiteError(f"Pyodide's archive has no file {name}.")
    return found.read()


def _unpack_kernel(wheel: Path, folder: Path) -> None:
    """The kernel's own package is inside the wheel of its front end, with stand-ins for what a browser lacks."""
    with zipfile.ZipFile(wheel) as archive:
        for name in archive.namelist():
            if name.endswith(".whl") and "/static/pypi/" in name and OLD_WIDGETS not in name:
                (folder / Path(name).name).write_bytes(archive.read(name))
