"""What Binder would build from `binder/`, found out with repo2docker's own code and without Docker."""

from __future__ import annotations

import os
import re
import tomllib
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qs, urlsplit

import pytest

from mtgrules.address import binder_link
from tests.shared import ROOT

if TYPE_CHECKING:
    from packaging.requirements import Requirement

pytestmark = pytest.mark.full
BINDER = ROOT / "binder"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def requirements(lines: list[str]) -> dict[str, Requirement]:
    from packaging.requirements import Requirement
    from packaging.utils import canonicalize_name

    found = [Requirement(line) for line in lines if line and not line.startswith("#")]
    return {canonicalize_name(requirement.name): requirement for requirement in found}


@pytest.fixture
def pins() -> dict[str, Requirement]:
    return requirements((BINDER / "requirements.txt").read_text(encoding="utf-8").splitlines())


@pytest.fixture
def build_pack(monkeypatch: pytest.MonkeyPatch) -> Any:
    app = pytest.importorskip("repo2docker.app").Repo2Docker()
    monkeypatch.chdir(ROOT)
    packs = (kind(app.base_image) for kind in app.buildpacks)
    pack = next(pack for pack in packs if pack.detect())
    pack.platform = "linux/amd64"
    return pack


def test_pins_are_exact_and_within_the_package_s_bounds(pins: dict[str, Requirement]) -> None:
    bounds = requirements(PROJECT["optional-dependencies"]["notebooks"])
    for name, pin in pins.items():
        (exact,) = pin.specifier
        assert exact.operator == "==", pin
        assert name not in bounds or bounds[name].specifier.contains(exact.version), pin
    assert set(bounds) - set(pins) == {"jupyterlab"}, "JupyterLab comes with Binder's image, all else is pinned"


def test_pins_fit_one_another(pins: dict[str, Requirement]) -> None:
    """Each pin satisfies what the others ask for."""
    from importlib.metadata import requires

    from packaging.utils import canonicalize_name

    for name in pins:
        for other, wanted in requirements([line.split(";")[0] for line in requires(name) or ()]).items():
            if (pin := pins.get(canonicalize_name(other))) is not None:
                (exact,) = pin.specifier
                assert wanted.specifier.contains(exact.version), f"{name} wants {wanted}"


def test_python_is_one_the_package_supports() -> None:
    from packaging.specifiers import SpecifierSet

    python = (BINDER / "runtime.txt").read_text(encoding="utf-8").strip().removeprefix("python-")
    assert SpecifierSet(PROJECT["requires-python"]).contains(python)


def test_post_build_can_be_run() -> None:
    script = BINDER / "postBuild"
    assert os.access(script, os.X_OK)
    text = script.read_text(encoding="utf-8")
    assert text.startswith("#!")
    for file in re.findall(r"^cp (\S+)", text, re.MULTILINE):
        assert (ROOT / file).is_file()


def test_repo2docker_finds_the_python_build_pack(build_pack: Any) -> None:
    assert type(build_pack).__name__ == "PythonBuildPack"
    assert build_pack.python_version == "3.11"
    assert build_pack.binder_dir == "binder"


def test_requirements_are_installed_before_the_repository_is_copied(build_pack: Any) -> None:
    """So that Binder keeps that part of the image until a pin changes."""
    steps = build_pack.render({})
    early = steps.index("binder/requirements.txt")
    copied = re.search(r"^COPY --chown=\S+ src/ \$\{REPO_DIR\}/?$", steps, re.MULTILINE)
    assert copied
    assert steps.index('-r "binder/requirements.txt"', early) < copied.start() < steps.rindex("postBuild")


def test_links_open_what_is_there() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    links = re.findall(r"https://mybinder\.org/v2/gh/[^\s)]+", readme)
    assert links == [binder_link("notebooks/00_start_here.ipynb", repository=PROJECT["urls"]["Repository"])]
    (path,) = parse_qs(urlsplit(links[0]).query)["urlpath"]
    assert (ROOT / path.removeprefix("lab/tree/")).is_file()
