"""A sandbox on a blank page, with its Python beside it: choosing, doing, going back, reaching a goal, and no
kernel.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from mtgrules import game, sandbox

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from mtgrules.view.sandboxing import Sandbox
    from tests.browser.blank_page import BlankPage

pytestmark = [pytest.mark.full, pytest.mark.blank]


@pytest.fixture(autouse=True)
def no_motion(blank_page: BlankPage) -> None:
    blank_page.page.emulate_media(reduced_motion="reduce")


class Beside:
    """The kernel's side: it answers what the page has sent."""

    def __init__(self, blank_page: BlankPage, sandbox: Sandbox, theme: str = "light") -> None:
        self.page, self.widget = blank_page.page, sandbox.widget
        self.shown: Locator = blank_page.show(self.widget, theme)

    def answer(self) -> None:
        sent: list[Any] = self.page.evaluate("model.sent.splice(0)")
        assert sent
        for message in sent:
            self.widget._asked(self.widget, message)
        state = json.loads(json.dumps([self.widget.data, self.widget.index, self.widget.form]))
        self.page.evaluate(
            "([data, index, form]) => Object.entries({data, index, form}).forEach(entry => model.set(...entry))", state
        )

    def choose(self, label: str, option: str) -> None:
        field = self.shown.get_by_label(label)
        value = field.locator("option", has_text=option).first.get_attribute("value")
        field.select_option(value)
        self.answer()

    def do(self) -> None:
        self.shown.get_by_role("button", name="Do it").click()
        self.answer()


def cast_clone(beside: Beside) -> None:
    beside.choose("What happens next?", "Cast a card")
    beside.choose("Who?", "Alice")
    beside.choose("As a copy of what?", "Runeclaw Bear")
    beside.do()


def test_a_goal_is_reached(blank_page: BlankPage) -> None:
    beside = Beside(blank_page, sandbox("01-goal"))
    shown = beside.shown
    expect(shown.get_by_text("Not there yet:")).to_be_visible()
    cast_clone(beside)
    expect(shown.locator("[data-object^='Clone']")).to_be_visible()
    expect(shown.locator(".mtg-place")).to_have_text("Moment 2 of 2")
    beside.choose("What happens next?", "Put +1/+1 counters")
    beside.choose("Which one?", "Runeclaw Bear (card: Clone)")
    beside.choose("How many?", "1")
    beside.do()
    expect(shown.get_by_text("✓ Reached!")).to_be_visible()
    expect(shown.get_by_role("status")).to_contain_text("Reached!")


def test_what_is_not_legal_is_disabled_with_its_reason(blank_page: BlankPage) -> None:
    beside = Beside(
        blank_page, sandbox(game(Bob=["Geist of Saint Traft", "Runeclaw Bear", "Hill Giant"]), "cast", cards=["Murder"])
    )
    beside.choose("Who?", "Alice")
    refused = beside.shown.get_by_label("Which target?").locator("option", has_text="Geist")
    expect(refused).to_be_disabled()
    expect(refused).to_have_text("Geist of Saint Traft, Bob's — not possible: it has hexproof")


def test_back_and_another_branch(blank_page: BlankPage) -> None:
    beside = Beside(blank_page, sandbox("01-goal"))
    shown = beside.shown
    cast_clone(beside)
    shown.get_by_role("button", name="Back").click()
    expect(shown.locator(".mtg-place")).to_have_text("Moment 1 of 2")
    expect(shown.locator("[data-object^='Clone']")).to_have_count(0)
    shown.get_by_role("button", name="Go on from here").click()
    beside.answer()
    expect(shown.locator(".mtg-place")).to_have_text("Moment 1 of 1")


def test_clicking_fast_does_an_action_once(blank_page: BlankPage) -> None:
    beside = Beside(blank_page, sandbox("01-goal"))
    beside.choose("What happens next?", "Cast a card")
    beside.choose("Who?", "Alice")
    beside.choose("As a copy of what?", "Runeclaw Bear")
    beside.shown.get_by_role("button", name="Do it").evaluate(
        "button => { for (let i = 0; i < 5; i++) button.click(); }"
    )
    beside.answer()
    expect(beside.shown.locator(".mtg-place")).to_have_text("Moment 2 of 2")
    expect(beside.shown.locator(".mtg-board")).to_have_count(1)


def test_without_a_kernel_it_says_so(blank_page: BlankPage) -> None:
    beside = Beside(blank_page, sandbox("01-goal"))
    beside.shown.get_by_label("What happens next?").select_option("0")
    expect(beside.shown.get_by_text("the kernel has stopped").first).to_be_visible(timeout=8_000)
    expect(beside.shown.get_by_role("status")).to_contain_text("run this cell again")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("width", [1280, 700])
def test_it_has_nothing_that_axe_finds(blank_page: BlankPage, theme: str, width: int) -> None:
    blank_page.page.set_viewport_size({"width": width, "height": 900})
    beside = Beside(blank_page, sandbox("01-goal"), theme)
    blank_page.check_accessibility()
    cast_clone(beside)
    beside.shown.get_by_text("A hint").click()
    blank_page.check_accessibility()
    assert blank_page.page.evaluate("document.documentElement.scrollWidth") <= width


def test_the_focus_stays_in_the_form(blank_page: BlankPage) -> None:
    beside = Beside(blank_page, sandbox("01-goal"))
    beside.shown.get_by_label("What happens next?").focus()
    beside.choose("What happens next?", "Cast a card")
    expect(beside.shown.get_by_label("What happens next?")).to_be_focused()


def test_every_control_keeps_its_keys(blank_page: BlankPage) -> None:
    beside = Beside(blank_page, sandbox("01-goal"))
    cast_clone(beside)
    controls = beside.shown.locator("button, input, summary, a, select")
    marked = beside.shown.locator(":is(button, input, summary, a, select)[data-lm-suppress-shortcuts=true]")
    expect(marked).to_have_count(controls.count())


def test_nothing_is_left_behind(blank_page: BlankPage) -> None:
    beside = Beside(blank_page, sandbox("01-goal"))
    blank_page.page.evaluate("cleanup()")
    drawn = blank_page.page.locator("main").inner_html()
    blank_page.page.evaluate("model.set('index', 1); model.set('asked', ['after', 'Runeclaw Bear#1.0', 'power'])")
    assert beside.page.locator("main").inner_html() == drawn
