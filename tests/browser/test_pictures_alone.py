"""Pictures that are HTML alone, on a blank page: nothing that axe-core finds, by light and by dark, wide and narrow."""

from __future__ import annotations

import pytest

from mtgrules import compare, game, lands, layer_chart, permanent, stack_view, timeline
from tests.browser.blank_page import BlankPage
from tests.test_timeline import COPIED

pytestmark = [pytest.mark.full, pytest.mark.blank]

BEFORE = game(Alice=["Glorious Anthem"], Bob=[permanent("Runeclaw Bear", tapped=True)])
MOON = game(Alice=["Urborg, Tomb of Yawgmoth", "Humility"], Bob=["Blood Moon", "Opalescence"])
PICTURES = {
    "stack": stack_view(COPIED),
    "timeline": timeline(COPIED.resolve()),
    "lands": lands(game(Alice=["Exotic Orchard", "Reflecting Pool"], Bob=["Exotic Orchard", "Forest"])),
    "layers": layer_chart(MOON),
    "saved comparison": compare(BEFORE, BEFORE.cast("Clone", by="Alice", copying="Runeclaw Bear")),
}
DRAW = "export default { render({ model, el }) { el.innerHTML = model.get('html'); } }"


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_has_nothing_that_axe_finds(blank_page: BlankPage, name: str, theme: str) -> None:
    blank_page.page.set_viewport_size({"width": 1280, "height": 900})
    shown = blank_page.draw(DRAW, "", {"html": PICTURES[name]._repr_html_()}, theme)
    shown.evaluate("main => main.querySelectorAll('details').forEach(it => { it.open = true; })")
    blank_page.check_accessibility()
