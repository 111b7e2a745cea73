"""`mtgrules site` before anything is built: what it refuses, what it pins, and the wheel it makes of this package."""

from __future__ import annotations

import json
import re
import tomllib
from typing import TYPE_CHECKING, Any

import pytest

from mtgrules.__main__ import main
from mtgrules.commands.site import building, fetching, wheels
from tests.shared import ROOT

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.full
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


@pytest.fixture
def ready(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """Everything is installed and nothing has to be fetched."""
    monkeypatch.setattr("mtgrules.commands.site.NEEDED", ())
    monkeypatch.setattr(fetching, "fetch", lambda folder: 0)
    return monkeypatch


def built(lessons: Path, settings: Path, downloads: Path, work: Path, say: Any) -> Path:
    (work / "site").mkdir()
    (work / "site" / building.MARK).write_text("new")
    return work / "site"


def broken(lessons: Path, settings: Path, downloads: Path, work: Path, say: Any) -> Path:
    (work / "half").write_text("half")
    raise fetching.SiteError("something broke")


def test_a_folder_that_is_no_site_is_left_alone(
    ready: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ready.setattr(building, "build", built)
    (tmp_path / "thesis.txt").write_text("years of work")
    assert main(["site", str(tmp_path)]) == 2
    assert "no site of the course" in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["thesis.txt"]


@pytest.mark.parametrize("there", ["nothing", "an empty folder", "an earlier site"])
def test_a_site_takes_the_place_of_what_may_go(ready: pytest.MonkeyPatch, tmp_path: Path, there: str) -> None:
    ready.setattr(building, "build", built)
    out = tmp_path / "deep" / "site"
    if there != "nothing":
        out.mkdir(parents=True)
    if there == "an earlier site":
        (out / building.MARK).write_text("old")
        (out / "old-lesson").write_text("old")
    assert main(["site", str(out)]) == 0
    assert [path.read_text() for path in out.iterdir()] == ["new"]
    assert [path.name for path in out.parent.iterdir()] == ["site"]


def test_a_build_that_fails_leaves_what_was_there(
    ready: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ready.setattr(building, "build", broken)
    out = tmp_path / "site"
    out.mkdir()
    (out / building.MARK).write_text("old")
    assert main(["site", str(out)]) == 2
    assert capsys.readouterr().err == "mtgrules site: something broke\n"
    assert [path.read_text() for path in out.iterdir()] == ["old"]
    assert [path.name for path in tmp_path.iterdir()] == ["site"]


def test_what_is_missing_is_named_with_the_way_to_get_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("mtgrules.commands.site.NEEDED", ("no_such_module",))
    assert main(["site", str(tmp_path / "site")]) == 2
    assert re.search(r"no_such_module is missing\. To install it: .* pip install .*\[site\]'", capsys.readouterr().err)


def test_no_node_is_said_plainly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fetching.shutil, "which", lambda name: None)
    with pytest.raises(fetching.SiteError, match="npm is missing"):
        fetching.tool("npm")


def test_what_comes_damaged_is_not_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def bring(folder: Path, *asked: object) -> None:
        for pinned in (fetching.pyodide(), *fetching.wheels()):
            (folder / pinned.file).write_text("not what was asked for")

    monkeypatch.setattr(fetching, "_npm", bring)
    monkeypatch.setattr(fetching, "_pip", bring)
    with pytest.raises(fetching.SiteError, match="isn't the file that was published"):
        fetching.fetch(tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_pyodide_is_the_one_that_the_rules_are_tested_in() -> None:
    lock = json.loads((ROOT / "tests" / "package-lock.json").read_text(encoding="utf-8"))
    tested = lock["packages"]["node_modules/pyodide"]
    assert fetching.PINS["pyodide"] == {name: tested[name] for name in ("version", "integrity")}


def test_widgets_are_the_ones_that_binder_has() -> None:
    versions = dict(pinned.file.lower().split("-")[:2] for pinned in fetching.wheels())
    for line in (ROOT / "binder" / "requirements.txt").read_text(encoding="utf-8").splitlines():
        name, _, version = line.replace("-", "_").partition("==")
        assert versions.get(name, version) == version, name


def test_the_site_s_own_wheel_asks_for_widgets_and_is_always_the_same(tmp_path: Path) -> None:
    folders = [tmp_path / "one", tmp_path / "two"]
    for folder in folders:
        folder.mkdir()
    one, two = map(wheels.own_wheel, folders)
    assert one.read_bytes() == two.read_bytes()
    with pytest.raises(fetching.SiteError, match="mtgrules needs anywidget, ipywidgets"):
        wheels.packages([one])
    bounds = PROJECT["optional-dependencies"]["notebooks"]
    assert all(any(bound.startswith(name) for bound in bounds) for name in wheels.NEEDED)
