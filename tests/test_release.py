"""A release that could go out: built twice alike, well described, and at home where nothing else is installed."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tarfile
import venv
from pathlib import Path

import pytest

from tests.bare import copy_pytest
from tests.shared import ROOT

pytestmark = pytest.mark.full
QUIET = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTHONDONTWRITEBYTECODE": "1"}
QUIET.pop("PYTHONPATH", None)


def build(tree: Path, to: Path, *targets: str) -> list[Path]:
    """The wheel and the sdist (or those of them asked for) of a source tree."""
    command = [sys.executable, "-m", "hatchling", "build", "-d", str(to), *(f"-t={target}" for target in targets)]
    subprocess.run(command, cwd=tree, check=True, capture_output=True)
    return sorted(to.iterdir())


def digests(files: list[Path]) -> dict[str, str]:
    return {file.name: hashlib.sha256(file.read_bytes()).hexdigest() for file in files}


@pytest.fixture(scope="module")
def release(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    return build(ROOT, tmp_path_factory.mktemp("release"))


@pytest.fixture(scope="module")
def source(release: list[Path], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The unpacked sdist."""
    folder = tmp_path_factory.mktemp("source")
    (packed,) = (file for file in release if file.name.endswith(".tar.gz"))
    with tarfile.open(packed) as archive:
        archive.extractall(folder, filter="data")
    return next(folder.iterdir())


def test_a_release_built_again_has_the_same_bytes(release: list[Path], tmp_path: Path) -> None:
    assert digests(build(ROOT, tmp_path)) == digests(release)
    assert len(release) == 2


def test_the_sdist_builds_the_same_wheel(release: list[Path], source: Path, tmp_path: Path) -> None:
    (again,) = build(source, tmp_path, "wheel")
    assert digests([again])[again.name] == digests(release)[again.name]


def test_a_package_index_would_take_the_release(release: list[Path]) -> None:
    command = [sys.executable, "-m", "twine", "check", "--strict", *map(str, release)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_sdist_is_the_whole_project_and_nothing_else(source: Path) -> None:
    there = {path.name for path in source.iterdir()}
    assert {"mtgrules", "notebooks", "tests", "binder", "pyproject.toml", "README.md", "LICENSE"} <= there
    assert "NOTICE" in there or "unofficial fan content" in (source / "README.md").read_text(encoding="utf-8")
    unwanted = ("node_modules", "artefacts", "__pycache__", ".venv", ".ipynb_checkpoints")
    assert not [path for path in source.rglob("*") if path.name in unwanted]


def test_installed_where_nothing_else_is_the_release_passes_its_own_tests(
    release: list[Path], source: Path, tmp_path: Path
) -> None:
    """The wheel in an empty environment, tested by what the sdist carries. pytest comes beside it, not into it."""
    home = tmp_path / "env"
    venv.create(home, symlinks=os.name != "nt")
    python = home / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    (wheel,) = (file for file in release if file.suffix == ".whl")
    install = [sys.executable, "-m", "pip", "--python", str(python), "install", "-q", "--no-index", "--no-deps"]
    subprocess.run([*install, str(wheel)], check=True, capture_output=True)
    beside = tmp_path / "pytest"
    copy_pytest(beside)
    shutil.rmtree(source / "mtgrules")
    command = [python, "-m", "pytest", "-q", "tests", "-m", "not full", "-o", "addopts=", "-p", "no:cacheprovider"]
    env = {**QUIET, "PYTHONPATH": str(beside), "MTGRULES_SHARED": str(tmp_path)}
    options = ["--import-mode=importlib", "-o", "pythonpath=."]
    done = subprocess.run([*command, *options], cwd=source, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-1000:]
    assert " passed" in done.stdout.splitlines()[-1]
