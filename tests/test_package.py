"""The wheel carries the course and everything that modules read, and needs nothing but Python."""

from __future__ import annotations

import subprocess
import sys
import tomllib
import zipfile
from typing import TYPE_CHECKING

import pytest

import mtgrules
from tests.shared import ROOT

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.full
DATA = {".css", ".js", ".json", ".mjs", ".toml", ".txt", ".typed"}


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (built,) = folder.glob("*.whl")
    return built


def names(folder: Path, endings: set[str]) -> set[str]:
    files = (file for file in folder.rglob("*") if file.suffix in endings and file.is_file())
    return {file.relative_to(folder).as_posix() for file in files if ".ipynb_checkpoints" not in file.parts}


def test_the_wheel_has_the_course_and_all_data(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        packed = {name.removeprefix("mtgrules/") for name in archive.namelist() if name.startswith("mtgrules/")}
    lessons = {f"notebooks/{name}" for name in names(ROOT / "notebooks", {".ipynb"})}
    assert lessons | names(ROOT / "mtgrules", DATA | {".py"}) <= packed
    assert not [name for name in packed if "checkpoint" in name or "__pycache__" in name]


def test_the_wheel_needs_nothing_and_has_this_version(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        (file,) = (name for name in archive.namelist() if name.endswith("METADATA"))
        metadata = archive.read(file).decode().split("\n\n")[0].splitlines()
    assert f"Version: {mtgrules.__version__}" in metadata
    assert not [line for line in metadata if line.startswith("Requires-Dist") and "extra ==" not in line]


def test_importing_the_rules_needs_python_alone() -> None:
    """`import mtgrules` works where nothing is installed."""
    code = "import sys; sys.path.insert(0, sys.argv[1]); import mtgrules; print(mtgrules.__version__)"
    command = [sys.executable, "-I", "-S", "-c", code, str(ROOT)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == mtgrules.__version__


def test_the_readme_s_commands_say_what_they_do() -> None:
    lines = (ROOT / "README.md").read_text(encoding="utf-8").splitlines()
    begin, test = (line for line in lines if line.startswith("python3 -m venv .venv && "))
    assert "'.[notebooks]'" in begin
    assert begin.endswith("mtgrules lab")
    assert "-e '.[dev]'" in test
    assert test.endswith("python -m tests")


def test_the_lock_file_names_no_registry() -> None:
    assert "resolved" not in (ROOT / "tests" / "package-lock.json").read_text(encoding="utf-8")
    assert "dev" in tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
