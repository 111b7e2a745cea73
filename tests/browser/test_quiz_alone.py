"""Questions on a blank page: locked before anything is shown, by mouse and by keyboard, and what axe-core says."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from mtgrules.view.quizzing import Quiz, predict

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from tests.browser.blank_page import BlankPage

pytestmark = [pytest.mark.full, pytest.mark.blank]
ONE = "01-impersonator"


@pytest.fixture(autouse=True)
def no_motion(blank_page: BlankPage) -> None:
    """axe-core would look at a panel while it fades in."""
    blank_page.page.emulate_media(reduced_motion="reduce")


def choose(shown: Locator, option: str, confidence: str = "sure") -> None:
    shown.get_by_role("radio", name=option, exact=True).check()
    shown.get_by_role("radio", name=confidence, exact=True).check()
    shown.get_by_role("button", name="Lock my answer").click()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("width", [1280, 700])
@pytest.mark.parametrize("key", [ONE, "01-trace", "01-pair-insect"])
def test_a_question_has_nothing_that_axe_finds(blank_page: BlankPage, key: str, width: int, theme: str) -> None:
    blank_page.page.set_viewport_size({"width": width, "height": 900})
    shown = blank_page.show(predict(key).widget, theme)
    blank_page.check_accessibility()
    while shown.get_by_role("button", name="Show me anyway").count():
        shown.get_by_role("button", name="Show me anyway").first.click()
    blank_page.check_accessibility()
    assert blank_page.page.evaluate("document.documentElement.scrollWidth") <= width


def test_wrong_then_feedback_then_reveal(blank_page: BlankPage) -> None:
    shown = blank_page.show(predict(ONE).widget)
    expect(shown.get_by_role("group", name="What happens")).to_have_count(0)
    expect(shown.locator("[data-object^='Clever Impersonator']")).to_have_count(0)
    choose(shown, "5/5")
    told = shown.get_by_role("group", name="What to know")
    expect(told).to_contain_text("Not so.")
    expect(told).to_contain_text("That would be right if")
    expect(told).to_contain_text("707.2")
    expect(told).to_be_focused()
    expect(shown.get_by_text("✗ your answer")).to_be_visible()
    expect(shown.get_by_text("✓ right", exact=True)).to_be_visible()
    expect(shown.locator("[data-side=after-0] [data-object^='Clever Impersonator']")).to_be_visible()
    for radio in shown.get_by_role("radio").all():
        expect(radio).to_be_disabled()
    assert blank_page.page.evaluate("JSON.stringify(model.get('answers'))") == '{"01-impersonator":[1,"sure"]}'


def test_an_answer_needs_an_option_and_how_sure(blank_page: BlankPage) -> None:
    shown = blank_page.show(predict(ONE).widget)
    lock = shown.get_by_role("button", name="Lock my answer")
    lock.click()
    expect(shown.get_by_role("status")).to_have_text("Choose an answer first.")
    shown.get_by_role("radio", name="2/2", exact=True).check()
    lock.click()
    expect(shown.get_by_role("status")).to_have_text("Say how sure you are, too.")
    expect(shown.get_by_role("group", name="What happens")).to_have_count(0)
    shown.get_by_role("radio", name="a guess").check()
    lock.click()
    expect(shown.get_by_text("✓ your answer, and right")).to_be_visible()


def test_show_me_anyway(blank_page: BlankPage) -> None:
    shown = blank_page.show(predict(ONE).widget)
    shown.get_by_role("button", name="Show me anyway").click()
    expect(shown.get_by_role("group", name="What to know")).to_contain_text("Here is the answer.")
    assert blank_page.page.evaluate("JSON.stringify(model.get('answers'))") == '{"01-impersonator":[-1,"unsure"]}'


def test_a_value_of_the_revealed_board_can_be_asked_why(blank_page: BlankPage) -> None:
    shown = blank_page.show(predict(ONE).widget)
    choose(shown, "2/2")
    shown.locator("[data-side=after-0] [data-object^='Clever Impersonator'] [data-ask=power]").click()
    expect(shown.get_by_role("group", name="Why", exact=True)).to_contain_text("becomes a copy of Runeclaw Bear")


def test_blanks_are_filled_one_by_one(blank_page: BlankPage) -> None:
    shown = blank_page.show(predict("01-trace").widget)
    expect(shown.get_by_text("blank 1", exact=True)).to_be_visible()
    first = shown.locator("[data-item='01-trace.1']").locator("..")
    first.get_by_role("radio", name="2", exact=True).check()
    first.get_by_role("radio", name="unsure").check()
    first.get_by_role("button", name="Lock my answer").click()
    expect(shown.get_by_text("blank 1", exact=True)).to_have_count(0)
    expect(shown.get_by_text("blank 2", exact=True)).to_be_visible()
    expect(shown.get_by_role("group", name="What happens")).to_have_count(0)
    shown.get_by_role("button", name="Show me anyway").click()
    expect(shown.get_by_role("group", name="What happens")).to_be_visible()


def test_everything_works_by_keyboard(blank_page: BlankPage) -> None:
    shown = blank_page.show(predict(ONE).widget)
    keyboard = blank_page.page.keyboard
    shown.get_by_role("radio").first.focus()
    keyboard.press("Space")
    keyboard.press("ArrowDown")
    keyboard.press("Tab")
    keyboard.press("Space")
    keyboard.press("Tab")
    expect(shown.get_by_role("button", name="Lock my answer")).to_be_focused()
    keyboard.press("Enter")
    expect(shown.get_by_role("group", name="What to know")).to_be_focused()


def test_several_questions_one_at_a_time(blank_page: BlankPage) -> None:
    shown = blank_page.show(Quiz(predict(ONE, "01-insect").questions, title="Two").widget)
    expect(shown.get_by_text("Question 1 of 2 · 0 answered")).to_be_visible()
    choose(shown, "2/2")
    shown.get_by_role("button", name="Next").click()
    expect(shown.get_by_text("Question 2 of 2 · 1 answered")).to_be_visible()
    shown.get_by_role("button", name="Back").click()
    expect(shown.get_by_text("✓ your answer, and right")).to_be_visible()


def test_every_control_keeps_its_keys(blank_page: BlankPage) -> None:
    shown = blank_page.show(predict(ONE).widget)
    shown.get_by_role("button", name="Show me anyway").click()
    controls = shown.locator("button, input, summary, a, select")
    marked = shown.locator(":is(button, input, summary, a, select)[data-lm-suppress-shortcuts=true]")
    expect(marked).to_have_count(controls.count())


def test_nothing_is_left_behind(blank_page: BlankPage) -> None:
    blank_page.show(Quiz(predict(ONE, "01-insect").questions).widget)
    page = blank_page.page
    next_, back = (page.get_by_role("button", name=name) for name in ("Next", "Back"))
    before = page.locator("main *").count()
    for button in (next_, back):
        button.evaluate("button => { for (let i = 0; i < 250; i++) button.click(); }")
    assert page.locator("main *").count() == before
    page.evaluate("cleanup()")
    drawn = page.locator("main").inner_html()
    page.evaluate("model.set('answers', {'01-impersonator': [0, 'sure']}); model.set('index', 1)")
    assert page.locator("main").inner_html() == drawn


def test_a_quiz_without_questions_says_so(blank_page: BlankPage) -> None:
    shown = blank_page.show(Quiz([], title="Do you still know?").widget)
    expect(shown.get_by_text("There is nothing to ask yet.")).to_be_visible()
