"""Compile every archive in /site. This runs in the browser's Python, since bytecode fits one version alone.

A learner's browser then needn't, which halves the time until a lesson can run. Sources are kept for this package alone,
whose code is there to be read; what a wheel has for JupyterLab's front end is left out, since Python never reads it.
"""

from __future__ import annotations

import warnings
import zipfile
from importlib.util import cache_from_source
from pathlib import Path
from py_compile import PycInvalidationMode, PyCompileError
from py_compile import compile as compile_module

OWN = "mtgrules-"
NEVER = PycInvalidationMode.UNCHECKED_HASH


def compiled(archive: Path, keep: bool) -> None:
    """Write the archive anew with bytecode for its modules: in place of their source, or beside it."""
    with zipfile.ZipFile(archive) as old:
        files = [(name, old.read(name)) for name in old.namelist() if not name.endswith("/") and ".data/" not in name]
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as new:
        for name, data in files:
            code = bytecode(name, data) if name.endswith(".py") else b""
            if code:
                new.writestr(
                    zipfile.ZipInfo(cache_from_source(name) if keep else f"{name}c"), code, zipfile.ZIP_DEFLATED
                )
            if keep or not code:
                new.writestr(zipfile.ZipInfo(name), data, zipfile.ZIP_DEFLATED)


def bytecode(name: str, source: bytes) -> bytes:
    """What Python would cache for a module, never compared with the source again; empty for what isn't valid."""
    module, code = Path("/tmp/module.py"), Path("/tmp/module.pyc")
    module.write_bytes(source)
    try:
        compile_module(str(module), str(code), name, doraise=True, invalidation_mode=NEVER)
    except PyCompileError:
        return b""
    return code.read_bytes()


def main() -> None:
    """Compile all of them."""
    warnings.simplefilter("ignore")
    for archive in sorted(Path("/site").glob("*.whl")):
        compiled(archive, archive.name.startswith(OWN))
    compiled(Path("/site/python_stdlib.zip"), keep=False)


if __name__ == "__main__":
    main()
