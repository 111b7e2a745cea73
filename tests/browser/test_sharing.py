"""Sharing and opening, in a browser: the Share button without a kernel, and a link that is followed in JupyterLab."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import expect

from mtgrules import board, game, open_code, open_shared, permanent, sandbox, walk
from mtgrules.scenario import then
from tests.browser import chromium
from tests.browser.lab import ARTEFACTS, KERNEL_READY, PANEL

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Locator, Page

    from tests.browser.blank_page import BlankPage
    from tests.browser.lab import Lab

pytestmark = pytest.mark.full
BEFORE = game(Alice=["Glorious Anthem"], Bob=[permanent("Runeclaw Bear", tapped=True, counters={"+1/+1": 2})])
AFTER = BEFORE.cast("Clever Impersonator", by="Alice", copying="Runeclaw Bear")
CODE = AFTER.share(then("Clever Impersonator", "707.2", power=3)).code
CLIPBOARD = """([works]) => {
  window.copied = [];
  const write = async text => { if (!works) throw new Error('not allowed'); window.copied.push(text); };
  Object.defineProperty(navigator, 'clipboard', {value: {writeText: write}, configurable: true});
  document.execCommand = () => { window.copied.push(String(getSelection())); return true; };
}"""


@pytest.fixture(autouse=True)
def addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MTGRULES_REPOSITORY", "https://github.com/someone/fork")
    monkeypatch.setenv("MTGRULES_SITE", "https://someone.github.io/fork")


def opened(shown: Locator) -> Locator:
    """The Share panel, opened."""
    share = shown.locator(".mtg-share")
    share.get_by_text("Share", exact=True).click()
    return share


def code_in(link: str) -> str:
    """The code that a Binder link carries."""
    (path,) = parse_qs(urlsplit(link).query)["urlpath"]
    return parse_qs(urlsplit(path).query)["shared"][0]


def test_a_board_is_shared_without_a_kernel(blank_page: BlankPage) -> None:
    share = opened(blank_page.show(board(AFTER).widget))
    link = share.get_by_label("Binder", exact=True)
    expect(link).to_be_visible()
    expect(link).to_have_attribute("readonly", "")
    assert repr(open_code(code_in(link.input_value()))) == repr(AFTER)
    expect(share.get_by_label("Browser only", exact=True)).to_have_value(
        f"https://someone.github.io/fork/repl/index.html?kernel=python&toolbar=1&code="
        f"from%20mtgrules%20import%20open_shared%3B%20open_shared%28%22{AFTER.share().code}%22%29"
    )
    link.click()
    selected = "element => element.value.slice(element.selectionStart, element.selectionEnd)"
    assert link.evaluate(selected) == link.input_value()


@pytest.mark.parametrize("works", [True, False])
def test_copy_works_with_and_without_the_clipboard(blank_page: BlankPage, works: bool) -> None:
    shown = blank_page.show(board(AFTER).widget)
    blank_page.page.evaluate(CLIPBOARD, [works])
    share = opened(shown)
    share.get_by_role("button", name="Copy: Python").click()
    expect(shown.get_by_role("status")).to_have_text("Copied: Python")
    if works:
        assert blank_page.page.evaluate("copied") == [f'open_shared("{AFTER.share().code}")']


def test_a_walk_shares_the_scenario_that_is_shown(blank_page: BlankPage) -> None:
    played = walk("CI-2").played
    shown = blank_page.show(walk("CI-2").widget)
    link = opened(shown).get_by_label("Binder", exact=True)
    assert repr(open_code(code_in(link.input_value()))) == repr(played[0].game)
    shown.get_by_role("button", name="CI-2b").click()
    assert repr(open_code(code_in(link.input_value()))) == repr(played[1].game)


def test_a_sandbox_shares_the_moment_that_is_shown(blank_page: BlankPage) -> None:
    tried = sandbox(BEFORE)
    tried.add(AFTER)
    shown = blank_page.show(tried.widget)
    link = opened(shown).get_by_label("Binder", exact=True)
    assert repr(open_code(code_in(link.input_value()))) == repr(BEFORE)
    shown.get_by_role("button", name="Next").click()
    assert repr(open_code(code_in(link.input_value()))) == repr(AFTER)


def test_where_nobody_knows_the_address_there_is_the_line(
    blank_page: BlankPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MTGRULES_REPOSITORY", "")
    monkeypatch.setenv("MTGRULES_SITE", "")
    share = opened(blank_page.show(board(AFTER).widget))
    expect(share.get_by_role("textbox")).to_have_count(1)
    expect(share.get_by_label("Python", exact=True)).to_have_value(f'open_shared("{AFTER.share().code}")')
    expect(share.get_by_text("MTGRULES_REPOSITORY")).to_be_visible()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_sharing_and_opening_have_nothing_that_axe_finds(blank_page: BlankPage, theme: str) -> None:
    blank_page.page.set_viewport_size({"width": 700, "height": 900})
    opened(blank_page.show(board(AFTER).widget, theme))
    blank_page.check_accessibility()
    assert blank_page.page.evaluate("document.documentElement.scrollWidth") <= 700
    blank_page.show(open_shared().widget, theme)
    blank_page.check_accessibility()
    blank_page.show(open_shared(CODE).widget, theme)
    blank_page.check_accessibility()


def test_a_code_is_pasted_refused_and_opened(blank_page: BlankPage) -> None:
    shared = open_shared()
    shown = blank_page.show(shared.widget)
    box = shown.get_by_label("Code of the position")
    expect(box).to_have_value("")
    for code in (CODE[:-1], CODE):
        box.fill(code)
        box.press("Enter")
        (message,) = blank_page.page.evaluate("model.sent.splice(0)")
        shared.widget._asked(shared.widget, message)
        state = [shared.widget.problem, shared.widget.data]
        blank_page.page.evaluate("([p, d]) => { model.set('problem', p); model.set('data', d); }", state)
        if code != CODE:
            expect(shown.get_by_text("The code is damaged")).not_to_have_count(0)
    expect(shown.get_by_role("heading", name="A shared position")).to_be_visible()
    shown.get_by_role("button", name="Next").click()
    expect(shown.get_by_text("2 of 3", exact=True)).to_be_visible()


@pytest.fixture
def visit(browser: Browser, loaded_lab: Lab) -> Iterator[Page]:
    """A page that follows a link to the JupyterLab that is there."""
    page = browser.new_page(viewport={"width": 1280, "height": 1000})
    watch = chromium.Watch(page)
    yield page
    page.close()
    watch.check()


@pytest.mark.parametrize("view", ["lab", "doc"])
def test_a_link_that_is_followed_opens_the_position_with_one_shift_enter(
    visit: Page, loaded_lab: Lab, view: str
) -> None:
    """What Binder, a JupyterHub and nbgitpuller end in: this address, a token behind it."""
    visit.goto(f"{loaded_lab.address}/{view}/tree/open_shared.ipynb?shared={CODE}&token=secret")
    visit.wait_for_function(KERNEL_READY)
    assert CODE not in visit.url, "JupyterLab tidies the address; the browser remembers"
    visit.locator(f"{PANEL} .jp-Notebook").focus()
    visit.keyboard.press("Shift+Enter")
    shown = visit.locator(f"{PANEL} .mtg-walk")
    expect(shown.get_by_role("heading", name="A shared position")).to_be_visible()
    expect(shown.get_by_text("a start and 1 action, and 1 of 1 claims hold")).to_be_visible()
    shown.get_by_role("slider").fill("2")
    expect(shown.locator("[data-side=after] [data-object^='Clever Impersonator']")).to_contain_text("Runeclaw Bear")
    visit.screenshot(path=ARTEFACTS / "screenshots" / f"open_shared-{view}.png")
    visit.evaluate("async () => { await window.jupyterapp.shell.currentWidget.sessionContext.shutdown(); }")
