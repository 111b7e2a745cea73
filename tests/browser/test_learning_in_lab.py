"""Questions and a sandbox in a real JupyterLab: an answer reaches the session, a goal is reached, keys and the dark
theme."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.lab import DARK

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from tests.browser.lab import Lab

pytestmark = pytest.mark.full

NAME = "learning.ipynb"
CELLS = (
    "from mtgrules import predict, progress, sandbox",
    "predict('01-impersonator')",
    "sandbox('01-goal')",
    "print(progress().records)",
)
SHUT_DOWN = "async () => { await window.jupyterapp.shell.currentWidget.sessionContext.shutdown(); }"


def choose(sandbox: Locator, label: str, option: str) -> None:
    """Choose an entry of a field, by how it begins."""
    field = sandbox.get_by_label(label)
    field.select_option(field.locator("option", has_text=option).first.get_attribute("value"))


@pytest.fixture
def saved(lab: Lab) -> Lab:
    lab.save(NAME, CELLS)
    return lab


def test_an_answer_reaches_the_session(saved: Lab) -> None:
    with saved.notebook(NAME) as panel:
        quiz = panel.locator(".mtg-quiz").first
        quiz.get_by_role("radio", name="5/5", exact=True).check()
        quiz.get_by_role("radio", name="sure", exact=True).check()
        cells = panel.locator(".jp-Cell").count()
        for key in ("b", "d", "d", "a"):
            saved.page.keyboard.press(key)
        assert panel.locator(".jp-Cell").count() == cells
        expect(quiz.get_by_role("group", name="What happens")).to_have_count(0)
        quiz.get_by_role("button", name="Lock my answer").click()
        expect(quiz.get_by_role("group", name="What to know")).to_contain_text("Not so.")
        expect(quiz.get_by_role("group", name="What happens")).to_be_visible()
        panel.locator(".jp-Cell").last.locator(".jp-InputArea").click()
        saved.command("notebook:run-cell")
        expect(panel.locator(".jp-Cell").last).to_contain_text("01-impersonator")
        expect(panel.locator(".jp-Cell").last).to_contain_text("'sure'")
        saved.theme(DARK)
        saved.screenshot("question-dark")


def test_a_goal_is_reached_in_a_sandbox(saved: Lab) -> None:
    with saved.notebook(NAME) as panel:
        sandbox = panel.locator(".mtg-sandbox")
        choose(sandbox, "What happens next?", "Cast a card")
        choose(sandbox, "Who?", "Alice")
        choose(sandbox, "As a copy of what?", "Runeclaw Bear")
        sandbox.get_by_role("button", name="Do it").click()
        expect(sandbox.locator(".mtg-place")).to_have_text("Moment 2 of 2")
        choose(sandbox, "What happens next?", "Put +1/+1")
        choose(sandbox, "Which one?", "Runeclaw Bear (card: Clone)")
        choose(sandbox, "How many?", "1")
        sandbox.get_by_role("button", name="Do it").click()
        expect(sandbox.get_by_text("✓ Reached!")).to_be_visible()
        saved.screenshot("sandbox-light")


def test_questions_go_on_without_a_kernel_and_a_sandbox_says_what_to_do(saved: Lab) -> None:
    with saved.notebook(NAME) as panel:
        saved.page.evaluate(SHUT_DOWN)
        quiz = panel.locator(".mtg-quiz").first
        quiz.get_by_role("button", name="Show me anyway").click()
        expect(quiz.get_by_role("group", name="What happens")).to_be_visible()
        sandbox = panel.locator(".mtg-sandbox")
        choose(sandbox, "What happens next?", "Cast a card")
        expect(sandbox.locator(".mtg-missing")).to_contain_text("the kernel has stopped", timeout=10_000)
