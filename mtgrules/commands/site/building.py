"""What makes a folder a site of the course?

JupyterLite puts JupyterLab and the lessons into it, and the front ends of the kernel and the widgets; we add the browser's
Python and a page that opens the first lesson.
"""

from __future__ import annotations

import json
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from mtgrules import __version__

from .fetching import SiteError, run, wheels
from .python import make_python

MARK = "mtgrules-site.json"
EPOCH = 315532800  # 1980: what a site holds never depends on when it was built
APPS = ("lab", "repl")
FRONT_ENDS = ("jupyterlite_pyodide_kernel-", "jupyterlab_widgets-", "anywidget-")
KERNEL = "@jupyterlite/pyodide-kernel-extension:kernel"
AT_ONCE = ("micropip", "piplite", "ipykernel", "comm", "pyodide-kernel", "jedi", "ipython", "mtgrules")
SETTINGS = {"@jupyterlab/filebrowser-extension:browser": {"showLastModifiedColumn": False}}
OLD_FONTS = (".eot", ".svg", ".ttf")  # for browsers that cannot run any of this
LANDING = """<!DOCTYPE html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>mtgrules</title>
    <meta name="viewport" content="width=device-width">
    <meta http-equiv="refresh" content="0; url={first}">
    <script id="jupyter-config-data" type="application/json" data-jupyter-lite-root=".">{{}}</script>
  </head>
  <body>
    <p><a href="{first}">To the first lesson</a></p>
  </body>
</html>
"""


def build(lessons: Path, settings: Path, downloads: Path, work: Path, say: Callable[[str], None]) -> Path:
    """Build a site in the empty folder `work`; where it is there. Raises `SiteError`."""
    say("compiling the browser's Python and all that a lesson imports")
    python = make_python(downloads, work)
    say("putting JupyterLab and the lessons together")
    shutil.copytree(lessons, work / "files", ignore=shutil.ignore_patterns(".*", "__pycache__"))
    site = _jupyterlite(work, downloads, json.loads(settings.read_text(encoding="utf-8")) | SETTINGS)
    for font in (site / "build").glob("fa-*"):
        if font.suffix in OLD_FONTS:
            font.unlink()
    (site / "static").mkdir(exist_ok=True)
    python.rename(site / "static" / "pyodide")
    _finish(site)
    return site


def size(site: Path) -> int:
    """How many bytes a site has."""
    return sum(path.stat().st_size for path in site.rglob("*") if path.is_file())


def is_site(folder: Path) -> bool:
    """Was this folder built by us?"""
    return (folder / MARK).is_file()


def _jupyterlite(work: Path, downloads: Path, settings: dict[str, Any]) -> Path:
    """Run JupyterLite's own builder; the folder that it made. Raises `SiteError`."""
    front_ends = [wheel.file for wheel in wheels() if wheel.file.startswith(FRONT_ENDS)]
    site = work / "site"
    asked = {
        "lite_dir": str(work),
        "output_dir": str(site),
        "contents": [str(work / "files")],
        "federated_extensions": [str(downloads / file) for file in front_ends],
        "apps": list(APPS),
        "ignore_sys_prefix": True,
        "no_libarchive": True,
        "no_sourcemaps": True,
        "no_unused_shared_packages": True,
        "source_date_epoch": EPOCH,
    }
    write_json(work / "jupyter_lite_config.json", {"LiteBuildConfig": asked})
    write_json(work / "jupyter-lite.json", _configuration())
    write_json(work / "overrides.json", settings)
    run([sys.executable, "-m", "jupyterlite_core", "build"], work)
    if not (site / "lab" / "index.html").is_file():
        raise SiteError("JupyterLite ended without an error, but made no JupyterLab.")
    return site


def _configuration() -> dict[str, Any]:
    """Our Python, with all that lessons import loaded at once, and nothing from elsewhere."""
    kernel = {
        "pyodideUrl": "./static/pyodide/pyodide.mjs",
        "disablePyPIFallback": True,
        "loadPyodideOptions": {"packages": list(AT_ONCE)},
    }
    data = {"appName": "mtgrules", "litePluginSettings": {KERNEL: kernel}}
    return {"jupyter-lite-schema-version": 0, "jupyter-config-data": data}


def _finish(site: Path) -> None:
    """The page that opens the first lesson, the browser's icon, and our mark, which lists all lessons."""
    names = sorted(path.relative_to(site / "files").as_posix() for path in (site / "files").rglob("*.ipynb"))
    first = f"lab/index.html?path={names[0]}" if names else "lab/index.html"
    shutil.copyfile(site / "lab" / "favicon.ico", site / "favicon.ico")
    (site / "index.html").write_text(LANDING.format(first=first), encoding="utf-8", newline="\n")
    write_json(site / MARK, {"version": __version__, "lessons": names})


def write_json(file: Path, data: Any) -> None:
    """Write data, the same bytes on every system."""
    file.write_text(json.dumps(data, indent=1, sort_keys=True) + "\n", encoding="utf-8", newline="\n")
