"""The stand-in for a widget's model: a small module draws, hears and saves on it, and axe-core sees it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.blank_page import BlankPage

pytestmark = pytest.mark.full
COUNTER = """
export default { render({ model, el }) {
  const button = document.createElement("button");
  const draw = () => { button.textContent = `${model.get("count")} clicks`; };
  const add = () => { model.set("count", model.get("count") + 1); model.save_changes(); };
  button.addEventListener("click", add);
  model.on("change:count", draw);
  draw();
  el.append(button);
} };
"""


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_module_is_drawn_and_heard(blank_page: BlankPage, theme: str) -> None:
    main = blank_page.draw(COUNTER, "", {"count": 0}, theme)
    main.get_by_role("button").click()
    expect(main.get_by_role("button")).to_have_text("1 clicks")
    assert blank_page.page.evaluate("model.saved") == 1
    blank_page.check_accessibility()


def test_axe_finds_a_button_without_a_name(blank_page: BlankPage) -> None:
    blank_page.draw("export default { render({ el }) { el.innerHTML = '<button></button>'; } }", "", {})
    with pytest.raises(AssertionError, match="button-name"):
        blank_page.check_accessibility()
