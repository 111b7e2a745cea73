"""One browser, one server, one loaded JupyterLab for the whole run.

Loading JupyterLab takes about seven seconds, one more notebook in it about two. A test that uses `lab` or
`blank_page` fails if its page had an error or asked anything of the outside.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

import pytest

from tests.__main__ import CI
from tests.browser import chromium, server
from tests.browser.blank_page import AXE, BlankPage
from tests.browser.lab import LIGHT, Lab
from tests.render import ROOT

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what needs no Jupyter: `-m blank` runs in seconds."""
    for item in items:
        if "blank_page" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.blank)


def missing(tool: str) -> NoReturn:
    """A person's machine may lack a tool; the machine that decides may not."""
    if CI:
        pytest.fail(tool)
    pytest.skip(tool)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if not chromium.path():
        missing("no Chromium (set CHROMIUM to one, if it has another name)")
    with chromium.launch() as launched:
        yield launched


@pytest.fixture(scope="session")
def blank(browser: Browser) -> Iterator[BlankPage]:
    if not AXE.exists():
        missing("no axe-core: run  npm ci --prefix tests")
    page = browser.new_page(viewport={"width": 1000, "height": 800})
    yield BlankPage(page, chromium.Watch(page))
    page.close()


@pytest.fixture
def blank_page(blank: BlankPage) -> Iterator[BlankPage]:
    """An empty page on which a widget can be shown, without Jupyter."""
    yield blank
    blank.watch.check()


@pytest.fixture(scope="session")
def loaded_lab(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lab]:
    folder = tmp_path_factory.mktemp("lab")
    with server.jupyterlab(ROOT / "notebooks", folder) as address:
        page = browser.new_page(viewport={"width": 1280, "height": 1000})
        page.set_default_timeout(30_000)
        yield Lab(page, chromium.Watch(page), address)
        page.close()


@pytest.fixture
def lab(loaded_lab: Lab) -> Iterator[Lab]:
    """The loaded JupyterLab, in its light theme."""
    loaded_lab.theme(LIGHT)
    yield loaded_lab
    loaded_lab.watch.check()
