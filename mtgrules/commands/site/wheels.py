"""How does the browser's Python know what can be imported?

Pyodide reads a lock file: each wheel with its digest, what it needs, and what can be imported from it.
"""

from __future__ import annotations

import hashlib
import zipfile
from collections.abc import Iterable
from email.message import Message
from email.parser import Parser
from pathlib import Path
from typing import Any

from mtgrules import __version__
from mtgrules.address import repository

from .fetching import PYTHON, SiteError

PACKAGE = Path(__file__).parents[2]
NEEDED = ("ipywidgets", "anywidget")
LEFT_OUT = ("notebooks", "commands", "__pycache__", ".ipynb_checkpoints")
EARLIEST = (1980, 1, 1, 0, 0, 0)


def own_wheel(folder: Path) -> Path:
    """This very package as a wheel, always with the same bytes. Unlike the published one it asks for the widgets."""
    wheel = folder / f"mtgrules-{__version__}-py3-none-any.whl"
    files = sorted(path for path in PACKAGE.rglob("*") if path.is_file() and not _is_left_out(path))
    content = {path.relative_to(PACKAGE.parent).as_posix(): path.read_bytes() for path in files}
    info = f"mtgrules-{__version__}.dist-info"
    content[f"{info}/METADATA"] = "".join(f"{line}\n" for line in _metadata()).encode()
    content[f"{info}/WHEEL"] = b"Wheel-Version: 1.0\nGenerator: mtgrules\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
    content[f"{info}/RECORD"] = "".join(f"{name},,\n" for name in (*content, f"{info}/RECORD")).encode()
    with zipfile.ZipFile(wheel, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, data in content.items():
            archive.writestr(zipfile.ZipInfo(name, EARLIEST), data, zipfile.ZIP_DEFLATED)
    return wheel


def _is_left_out(path: Path) -> bool:
    return not set(LEFT_OUT).isdisjoint(path.relative_to(PACKAGE).parts)


def _metadata() -> Iterable[str]:
    yield from ("Metadata-Version: 2.1", "Name: mtgrules", f"Version: {__version__}")
    if address := repository():
        yield f"Project-URL: Repository, {address}"
    yield from (f"Requires-Dist: {name}" for name in NEEDED)


def packages(wheels: Iterable[Path]) -> dict[str, Any]:
    """The lock file's entries for these wheels. Raises `SiteError` if one asks for another that isn't among them."""
    from packaging.utils import canonicalize_name

    entries: dict[str, Any] = {}
    for wheel, described in _described(wheels):
        entries[canonicalize_name(str(described["Name"]))] = _entry(wheel, described)
    for name, entry in entries.items():
        if missing := [other for other in entry["depends"] if other not in entries]:
            raise SiteError(f"{name} needs {', '.join(missing)}, which the site does not have.")
    return entries


def _described(wheels: Iterable[Path]) -> Iterable[tuple[Path, Message]]:
    for wheel in wheels:
        with zipfile.ZipFile(wheel) as archive:
            (name,) = (name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
            yield wheel, Parser().parsestr(archive.read(name).decode())


def _entry(wheel: Path, described: Message) -> dict[str, Any]:
    return {
        "depends": _depends(described),
        "file_name": wheel.name,
        "imports": _imports(wheel),
        "install_dir": "site",
        "name": str(described["Name"]),
        "package_type": "package",
        "sha256": hashlib.sha256(wheel.read_bytes()).hexdigest(),
        "unvendored_tests": False,
        "version": str(described["Version"]),
    }


def _depends(described: Message) -> list[str]:
    """What a package needs in a browser, and without any of its extras."""
    from packaging.requirements import Requirement
    from packaging.utils import canonicalize_name

    there = {"sys_platform": "emscripten", "platform_system": "Emscripten", "python_version": PYTHON, "extra": ""}
    asked = [Requirement(line) for line in described.get_all("Requires-Dist") or ()]
    kept = [one for one in asked if one.marker is None or one.marker.evaluate(there)]
    return sorted({canonicalize_name(one.name) for one in kept})


def _imports(wheel: Path) -> list[str]:
    """The names at the top of a wheel: its packages and modules."""
    with zipfile.ZipFile(wheel) as archive:
        tops = {name.split("/")[0] for name in archive.namelist() if name.endswith(".py") and ".data/" not in name}
    return sorted(top.removesuffix(".py") for top in tops)
