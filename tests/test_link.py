"""The links to lessons and shared positions: what they open, and what is said where nobody knows the address."""

from __future__ import annotations

from urllib.parse import parse_qs, urlsplit

import pytest

from mtgrules import game
from mtgrules.__main__ import main
from mtgrules.address import links
from mtgrules.view.sharing import PLACE, ways
from tests.shared import ROOT

pytestmark = pytest.mark.full

CODE = game(Alice=["Clone"]).share().code


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MTGRULES_REPOSITORY", "https://github.com/someone/fork")
    monkeypatch.setenv("MTGRULES_SITE", "https://someone.github.io/fork/")
    monkeypatch.delenv("MTGRULES_HUB", raising=False)


@pytest.mark.parametrize(
    ("what", "notebook"),
    [
        ("", "00_start_here.ipynb"),
        ("0", "00_start_here.ipynb"),
        ("open_shared", "open_shared.ipynb"),
        ("notebooks/rulings/clever_impersonator.ipynb", "rulings/clever_impersonator.ipynb"),
    ],
)
def test_a_lesson_is_meant_by_number_name_or_path(capsys: pytest.CaptureFixture[str], what: str, notebook: str) -> None:
    assert main(["link", *filter(None, [what])]) == 0
    found = dict(line.rsplit(None, 1) for line in capsys.readouterr().out.splitlines())
    assert list(found) == ["Binder", "Browser only", "nbgitpuller"]
    assert (ROOT / "notebooks" / notebook).is_file()
    (path,) = parse_qs(urlsplit(found["Binder"]).query)["urlpath"]
    assert path == f"lab/tree/notebooks/{notebook}"
    assert found["Browser only"] == f"https://someone.github.io/fork/lab/index.html?path={notebook}"
    asked = parse_qs(urlsplit(found["nbgitpuller"]).query)
    assert asked["repo"] == ["https://github.com/someone/fork"]
    assert asked["urlpath"] == [f"lab/tree/fork/notebooks/{notebook}"]


def test_a_code_is_in_every_link_as_it_is() -> None:
    found = links(code=CODE)
    for name in ("Binder", "nbgitpuller"):
        (path,) = parse_qs(urlsplit(found[name]).query)["urlpath"]
        assert path.endswith(f"notebooks/open_shared.ipynb?shared={CODE}")
    (line,) = parse_qs(urlsplit(found["Browser only"]).query)["code"]
    assert line == f'from mtgrules import open_shared; open_shared("{CODE}")'


def test_a_widget_puts_the_code_where_the_link_has_it() -> None:
    for way in ways():
        assert way["text"].replace(PLACE, CODE) in [*links(code=CODE).values(), f'open_shared("{CODE}")']


def test_the_hub_s_address_goes_before_what_nbgitpuller_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    assert links()["nbgitpuller"].startswith("/hub/user-redirect/git-pull?")
    assert [way["name"] for way in ways()] == ["Binder", "Browser only", "Python"]
    monkeypatch.setenv("MTGRULES_HUB", "https://hub.example/")
    assert links()["nbgitpuller"].startswith("https://hub.example/hub/user-redirect/git-pull?")
    assert [way["name"] for way in ways()] == ["Binder", "Browser only", "nbgitpuller", "Python"]


def test_a_version_can_be_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["link", CODE, "--version", "v1.0"]) == 0
    said = capsys.readouterr().out
    assert "/someone/fork/v1.0?" in said
    assert "branch=v1.0" in said
    assert said.count(CODE) == 3


def test_another_host_than_github(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MTGRULES_REPOSITORY", "https://example.org/team/fork")
    assert links()["Binder"].startswith("https://mybinder.org/v2/git/https%3A%2F%2Fexample.org%2Fteam%2Ffork/HEAD?")


@pytest.mark.parametrize(
    ("what", "says"), [("99", "there is no lesson 99"), ("m2.AAAA", "damaged"), ("nonsense", "there is no lesson")]
)
def test_what_cannot_be_opened_is_said(capsys: pytest.CaptureFixture[str], what: str, says: str) -> None:
    assert main(["link", what]) == 2
    assert says in capsys.readouterr().err


def test_where_nobody_knows_the_address_it_says_what_to_set(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MTGRULES_REPOSITORY", "")
    monkeypatch.setenv("MTGRULES_SITE", "")
    assert main(["link"]) == 2
    assert "MTGRULES_REPOSITORY" in capsys.readouterr().err
    shared = game(Alice=["Clone"]).share()
    assert shared.links == {}
    assert "MTGRULES_REPOSITORY" in shared._repr_html_()
    assert [way["name"] for way in ways()] == ["Python"]
