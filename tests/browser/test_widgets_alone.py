"""The widgets' own modules on a blank page: what they show, by mouse and by keyboard, and what axe-core says."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from mtgrules import board, compare, game, permanent, walk

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from tests.browser.blank_page import BlankPage

pytestmark = pytest.mark.full

BEFORE = game(
    Alice=["Glorious Anthem"], Bob=[permanent("Runeclaw Bear", tapped=True, counters={"+1/+1": 2}), "Gideon Jura"]
)
AFTER = BEFORE.cast("Clever Impersonator", by="Alice", copying="Runeclaw Bear").destroy("Runeclaw Bear")
TIMED = """async () => {
  const next = [...document.querySelectorAll('button')].find(b => b.textContent.startsWith('Next'));
  const back = [...document.querySelectorAll('button')].find(b => b.textContent.includes('Back'));
  const times = [];
  for (let i = 0; i < 40; i++) {
    const start = performance.now();
    (i % 2 ? back : next).click();
    document.body.offsetHeight;
    times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b)[20];
}"""


@pytest.fixture(autouse=True)
def no_motion(blank_page: BlankPage) -> None:
    """axe-core would look at a panel while it fades in."""
    blank_page.page.emulate_media(reduced_motion="reduce")


def value(shown: Locator, side: str, card: str, question: str) -> Locator:
    """The button of a value on a card."""
    return shown.locator(f"[data-side={side}] [data-object^='{card}'] [data-ask={question}]")


def opened(blank_page: BlankPage, key: str, theme: str = "light") -> Locator:
    """A walk of which nothing is predicted: every scenario is shown anyway."""
    shown = blank_page.show(walk(key).widget, theme)
    scenarios = shown.get_by_role("group", name="Scenarios").get_by_role("button")
    for place in range(scenarios.count() - 1, -1, -1):
        scenarios.nth(place).click()
        shown.get_by_role("button", name="Show me anyway").click()
    return shown


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("width", [1280, 700])
def test_a_walk_has_nothing_that_axe_finds(blank_page: BlankPage, theme: str, width: int) -> None:
    blank_page.page.set_viewport_size({"width": width, "height": 900})
    shown = blank_page.show(walk("CI-6").widget, theme)
    blank_page.check_accessibility()
    shown.get_by_role("radio").first.check()
    shown.get_by_role("button", name="Lock my prediction").click()
    for _ in range(4):
        shown.get_by_role("button", name="Next").click()
    value(shown, "after", "Clever Impersonator", "power").click()
    shown.get_by_text("What do most people think here?").click()
    blank_page.check_accessibility()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_boards_have_nothing_that_axe_finds(blank_page: BlankPage, theme: str) -> None:
    shown = blank_page.show(compare(BEFORE, AFTER).widget, theme)
    value(shown, "after", "Gideon Jura", "loyalty").click()
    blank_page.check_accessibility()
    blank_page.show(board(BEFORE).widget, theme)
    blank_page.check_accessibility()


def test_a_click_on_a_value_explains_it_and_another_closes_it(blank_page: BlankPage) -> None:
    shown = blank_page.show(board(BEFORE).widget)
    power = value(shown, "after", "Runeclaw Bear", "power")
    expect(power).to_have_attribute("aria-expanded", "false")
    power.click()
    panel = shown.get_by_role("group", name="Why")
    expect(panel).to_contain_text("Runeclaw Bear: power 4")
    expect(panel).to_contain_text("CR 613.4c")
    expect(power).to_have_attribute("aria-expanded", "true")
    expect(shown.get_by_role("status")).to_contain_text("power")
    power.click()
    expect(panel).to_have_count(0)


def test_what_is_different_is_said_in_words(blank_page: BlankPage) -> None:
    shown = blank_page.show(compare(BEFORE, AFTER).widget)
    expect(shown.locator("[data-side=before]").get_by_text("gone")).to_have_count(1)
    expect(shown.locator("[data-side=after] .mtg-card").get_by_text("new")).to_have_count(1)
    expect(shown.get_by_text("Runeclaw Bear: now in the graveyard (was on the battlefield)")).to_be_visible()


def test_a_prediction_is_locked_before_anything_is_shown(blank_page: BlankPage) -> None:
    shown = blank_page.show(walk("CI-2").widget)
    claim = shown.get_by_text("You may copy nothing.")
    expect(claim).to_have_count(0)
    expect(shown.get_by_role("button", name="Next")).to_be_hidden()
    shown.get_by_role("button", name="Lock my prediction").click()
    expect(shown.get_by_role("status")).to_have_text("Choose one of them first.")
    shown.get_by_role("radio", name="Clever Impersonator is on the battlefield.").check()
    shown.get_by_role("button", name="Lock my prediction").click()
    told = shown.get_by_role("group", name="What to know")
    expect(told).to_be_focused()
    expect(told).to_contain_text("Not so. You predicted: Clever Impersonator is on the battlefield.")
    expect(told).to_contain_text("Most people think: it must copy something if there is anything")
    expect(claim).to_be_visible()
    expect(shown.get_by_role("status")).to_contain_text("In fact Clever Impersonator is in the graveyard")
    shown.get_by_role("button", name="CI-2b").click()
    expect(claim).to_have_count(0)
    shown.get_by_role("radio", name="Clever Impersonator is on the battlefield.").check()
    shown.get_by_role("button", name="Lock my prediction").click()
    expect(told).to_contain_text("Right.")
    assert blank_page.page.evaluate("JSON.stringify(model.get('predictions'))") == '{"CI-2a":1,"CI-2b":1}'


def test_steps_scenarios_and_reveal(blank_page: BlankPage) -> None:
    shown = opened(blank_page, "CI-2")
    back, next_ = (shown.get_by_role("button", name=name) for name in ("Back", "Next"))
    slider = shown.get_by_role("slider", name="Step")
    expect(back).to_have_attribute("aria-disabled", "true")
    back.click(force=True)
    expect(shown.get_by_text("1 of 4", exact=True)).to_be_visible()
    for _ in range(5):
        next_.click(force=True)
    expect(shown.get_by_text("4 of 4", exact=True)).to_be_visible()
    expect(next_).to_have_attribute("aria-disabled", "true")
    expect(next_).to_be_focused()
    expect(slider).to_have_attribute("aria-valuetext", "4 of 4")
    expect(shown.get_by_role("status")).to_contain_text("Step 4 of 4: Clever Impersonator is put into the graveyard")
    expect(shown.get_by_text("✓ Clever Impersonator is in the graveyard.")).to_be_visible()
    belief = shown.locator(".mtg-believed").get_by_text("it must copy something if there is anything")
    expect(belief).to_be_hidden()
    shown.get_by_text("What do most people think here?").click()
    expect(belief).to_be_visible()
    shown.get_by_role("button", name="CI-2b").click()
    expect(shown.get_by_text("1 of 3", exact=True)).to_be_visible()
    slider.fill("2")
    expect(shown.get_by_text("3 of 3", exact=True)).to_be_visible()
    assert json.loads(blank_page.page.evaluate("JSON.stringify([model.get('scenario'), model.get('index')])")) == [1, 2]


def test_an_open_explanation_stays_open_while_stepping(blank_page: BlankPage) -> None:
    shown = opened(blank_page, "CI-2")
    value(shown, "after", "Runeclaw Bear", "name").click()
    shown.get_by_role("button", name="Next").click()
    expect(shown.get_by_role("group", name="Why")).to_contain_text("printed on Runeclaw Bear")


def test_everything_works_by_keyboard(blank_page: BlankPage) -> None:
    shown = opened(blank_page, "CI-4")
    keyboard = blank_page.page.keyboard
    shown.get_by_role("button", name="Next").focus()
    keyboard.press("Enter")
    keyboard.press("Space")
    expect(shown.get_by_text("3 of 4", exact=True)).to_be_visible()
    keyboard.press("Tab")
    expect(shown.get_by_role("slider")).to_be_focused()
    keyboard.press("ArrowLeft")
    expect(shown.get_by_text("2 of 4", exact=True)).to_be_visible()
    keyboard.press("Tab")
    keyboard.press("Enter")
    panel = shown.get_by_role("group", name="Why")
    expect(panel).to_be_visible()
    keyboard.press("Escape")
    expect(panel).to_have_count(0)
    expect(shown.locator("[data-side=before] .mtg-card button").first).to_be_focused()


def test_every_control_keeps_its_keys(blank_page: BlankPage) -> None:
    shown = opened(blank_page, "CI-9")
    shown.get_by_role("slider").fill("2")
    controls = shown.locator("button, input, summary, a, select")
    assert controls.count() > 40
    marked = shown.locator(":is(button, input, summary, a, select)[data-lm-suppress-shortcuts=true]")
    expect(marked).to_have_count(controls.count())


def test_a_step_takes_milliseconds(blank_page: BlankPage) -> None:
    opened(blank_page, "CI-9")
    assert blank_page.page.evaluate(TIMED) < 50  # measured: about 2; a busy machine takes longer


def test_nothing_is_left_behind(blank_page: BlankPage) -> None:
    opened(blank_page, "CI-2")
    page = blank_page.page
    page.evaluate("cleanup()")
    before = page.locator("main").inner_html()
    page.evaluate("model.set('index', 2); model.set('asked', ['after', 'Runeclaw Bear#1.0', 'power'])")
    page.locator("main button[data-ask=power]").first.click()
    assert page.locator("main").inner_html() == before


@pytest.mark.parametrize(("width", "beside"), [(1280, True), (700, False)])
def test_two_boards_are_side_by_side_if_there_is_room(blank_page: BlankPage, width: int, beside: bool) -> None:
    blank_page.page.set_viewport_size({"width": width, "height": 900})
    shown = blank_page.show(compare(BEFORE, AFTER).widget)
    before, after = (shown.locator(f"[data-side={side}]").bounding_box() for side in ("before", "after"))
    assert before
    assert after
    assert (after["y"] == before["y"]) is beside
    assert blank_page.page.evaluate("document.documentElement.scrollWidth") <= width


def test_five_hundred_steps_leave_the_page_as_it_was(blank_page: BlankPage) -> None:
    shown = opened(blank_page, "CI-2")
    next_, back = (shown.get_by_role("button", name=name) for name in ("Next", "Back"))
    next_.click()
    back.click()
    before = kept(blank_page)
    for button in (next_, back):
        button.evaluate("button => { for (let i = 0; i < 250; i++) button.click(); }")
    expect(shown.get_by_text("1 of 4", exact=True)).to_be_visible()
    assert kept(blank_page) == before


def kept(blank_page: BlankPage) -> dict[str, int]:
    """How many nodes and listeners the page holds once garbage is collected, and how many handlers the model."""
    page = blank_page.page
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable")
    session.send("HeapProfiler.enable")
    session.send("HeapProfiler.collectGarbage")
    metrics = {one["name"]: int(one["value"]) for one in session.send("Performance.getMetrics")["metrics"]}
    session.detach()
    shown = page.locator("main *").count()
    return {"listeners": metrics["JSEventListeners"], "elements": shown, "handlers": page.evaluate("model.handlers()")}
