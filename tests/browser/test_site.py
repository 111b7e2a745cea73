"""The course as a folder of files on a web host: it opens, runs and answers with no other address to ask."""

from __future__ import annotations

import re
import subprocess
import sys
from typing import TYPE_CHECKING
from urllib.parse import quote

import pytest
from playwright.sync_api import expect

from mtgrules import game
from mtgrules.address import SHARED, site_link
from tests.browser import chromium
from tests.browser.lab import ARTEFACTS, ERROR, PANEL, run_all_by_menu
from tests.browser.static import hosting
from tests.shared import ROOT

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Page

    from tests.browser.static import Host

pytestmark = [pytest.mark.full, pytest.mark.site]
READY = "Python (Pyodide) | Idle"


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A host with a site that was just built."""
    out = tmp_path_factory.mktemp("web") / "site"
    command = [sys.executable, "-m", "mtgrules", "site", str(out)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert f"{out} is ready: " in done.stdout
    with hosting(out) as host:
        yield host


@pytest.fixture(scope="module")
def visitor(host: Host, browser: Browser) -> Iterator[Page]:
    """A page that is refused all but this host."""
    page = browser.new_page(viewport={"width": 1280, "height": 1000})
    watch = chromium.Watch(page)
    yield page
    page.close()
    watch.check()
    assert not host.missing, f"asked of the site in vain: {host.missing}"


def run_all(page: Page) -> None:
    """Wait until Python is there, run all cells as a person would, and expect no error."""
    expect(page.get_by_text(READY)).to_be_visible(timeout=90_000)
    run_all_by_menu(page)
    assert not page.locator(ERROR).count(), page.locator(ERROR).first.inner_text()


def open_console(page: Page, host: Host, *lines: str) -> None:
    """Follow a link that opens a console and runs these lines; returns when all have run."""
    code = "".join(f"&code={quote(line)}" for line in lines)
    page.goto(f"{host.address}/repl/index.html?kernel=python{code}")
    numbered = page.locator(".jp-CodeConsole-content .jp-InputPrompt").filter(has_text=re.compile(r"\[\d+\]"))
    expect(numbered).to_have_count(len(lines), timeout=90_000)


def test_the_first_page_opens_the_first_lesson(host: Host, visitor: Page) -> None:
    visitor.goto(host.address)
    panel = visitor.locator(PANEL)
    expect(panel.get_by_role("heading", name="Start here")).to_be_visible(timeout=60_000)
    expect(panel.locator(".jp-OutputArea-output", has_text="Runeclaw Bear").first).to_be_visible()
    run_all(visitor)
    boards = panel.locator(".mtg-boards")
    boards.first.locator("[data-object^='Runeclaw Bear'] [data-ask=power]").click()
    expect(boards.first.get_by_role("group", name="Why")).to_contain_text("2 +1/+1 counters")
    visitor.screenshot(path=ARTEFACTS / "screenshots" / "site-lesson.png")


def test_a_link_opens_a_lesson_that_is_worked_through(host: Host, visitor: Page) -> None:
    visitor.goto(f"{host.address}/lab/index.html?path=01_the_photocopy_rule.ipynb")
    run_all(visitor)
    panel = visitor.locator(PANEL)
    question = panel.locator(".mtg-quiz").nth(1)
    question.get_by_role("radio", name="5/5", exact=True).check()
    question.get_by_role("radio", name="sure", exact=True).check()
    question.get_by_role("button", name="Lock my answer").click()
    expect(question.get_by_role("group", name="What to know")).to_contain_text("Not so.")
    walk = panel.locator(".mtg-walk").first
    walk.get_by_role("button", name="Show me anyway").click()
    expect(walk.get_by_text(re.compile(r"^1 of \d+$"))).to_be_visible()
    walk.get_by_role("button", name="Next").click()
    expect(walk.get_by_text(re.compile(r"^2 of \d+$"))).to_be_visible()


def test_a_share_code_opens_with_nothing_to_do_and_a_table_needs_no_pandas(host: Host, visitor: Page) -> None:
    position = game(Alice=["Glorious Anthem"], Bob=["Runeclaw Bear"]).cast(
        "Clever Impersonator", by="Alice", copying="Runeclaw Bear"
    )
    code = position.share().code
    opening = f'from mtgrules import open_shared; open_shared("{code}")'
    assert site_link(SHARED, site=host.address, code=code).endswith(f"&code={quote(opening)}")
    open_console(visitor, host, opening, f"from mtgrules import open_code; open_code('{code}').to_frame()")
    expect(visitor.get_by_role("heading", name="A shared position")).to_be_visible()
    for _ in range(2):
        visitor.get_by_role("button", name="Next").click()
    expect(visitor.locator("[data-object^='Clever Impersonator']").last).to_contain_text("Runeclaw Bear")
    expect(visitor.locator(".jp-RenderedHTML table")).to_contain_text("Clever Impersonator")
    visitor.screenshot(path=ARTEFACTS / "screenshots" / "site-shared.png")
