"""Switches on a blank page, with their Python beside them: setting, looking, comparing, keys, and no kernel."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from mtgrules import sandbox
from mtgrules.view.switching import Switches

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from tests.browser.blank_page import BlankPage

pytestmark = [pytest.mark.full, pytest.mark.blank]
LOOK = "Show what happens"
COPIED = "it has become a copy of Hill Giant"


class Beside:
    """The kernel's side: it answers what the page has sent."""

    def __init__(self, blank_page: BlankPage, theme: str = "light") -> None:
        found = sandbox("01-try")
        assert isinstance(found, Switches)
        self.page, self.widget = blank_page.page, found.widget
        self.shown: Locator = blank_page.show(self.widget, theme)

    def look(self) -> None:
        self.shown.get_by_role("button", name=LOOK).click()
        sent: list[Any] = self.page.evaluate("model.sent.splice(0)")
        assert sent
        for message in sent:
            self.widget._asked(self.widget, message)
        self.page.evaluate("data => model.set('data', data)", json.loads(json.dumps(self.widget.data)))


def test_a_setting_is_shown_and_stays_in_the_table(blank_page: BlankPage) -> None:
    beside = Beside(blank_page)
    result = beside.shown.get_by_role("group", name="What happens")
    expect(result).to_have_count(0)
    beside.look()
    expect(result).to_have_text("2/2, green, Bear")
    beside.shown.get_by_role("radio", name=COPIED).check()
    expect(result).to_have_count(0)
    beside.look()
    expect(result).to_have_text("3/3, red, Giant")
    rows = beside.shown.locator(".mtg-tried tbody tr")
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text("3/3, red, Giant")
    blank_page.check_accessibility()


def test_what_there_is_to_notice_comes_after_three_tries(blank_page: BlankPage) -> None:
    beside = Beside(blank_page, "dark")
    notice = beside.shown.get_by_text("What is there to notice?")
    for name in ("untapped", "tapped", COPIED):
        expect(notice).to_have_count(0)
        beside.shown.get_by_role("radio", name=name, exact=True).check()
        beside.look()
    notice.click()
    expect(beside.shown.get_by_text("itself a copy effect")).to_be_visible()
    blank_page.check_accessibility()


def test_without_a_kernel_it_says_what_to_do(blank_page: BlankPage) -> None:
    beside = Beside(blank_page)
    beside.shown.get_by_role("button", name=LOOK).click()
    expect(beside.shown.locator(".mtg-missing")).to_contain_text("the kernel has stopped", timeout=10_000)
