"""Where the project says it lives."""

from __future__ import annotations

import pytest

from mtgrules.address import binder_link, repository


def test_the_environment_names_another_repository(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MTGRULES_REPOSITORY", "https://github.com/someone/fork/")
    assert repository() == "https://github.com/someone/fork"
    assert "/gh/someone/fork/v1?" in binder_link("notebooks/x.ipynb", repository=repository(), version="v1")


def test_the_package_knows_its_own_or_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("MTGRULES_REPOSITORY", raising=False)
    assert repository() in ("", "https://github.com/mtgrules/mtgrules")
