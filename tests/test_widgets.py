"""The widgets' state: everything at once, each thing once, small, and what comes from the page is checked."""

from __future__ import annotations

import json
import sys
from html.parser import HTMLParser
from typing import Any

import pytest

from mtgrules import board, compare, game, permanent, walk
from mtgrules.rulings import all_rulings
from mtgrules.rulings.playing import scenarios_of
from mtgrules.view.asked import ASKABLE
from mtgrules.view.shown import Shown

pytestmark = pytest.mark.full

BEFORE = game(Alice=["Glorious Anthem"], Bob=[permanent("Runeclaw Bear", tapped=True)])
AFTER = BEFORE.cast("Clever Impersonator", by="Alice", copying="Runeclaw Bear")
PLAYABLE = [ruling.id for ruling in all_rulings() if scenarios_of(ruling)[0]]
HTML = "text/html"
VIEW = "application/vnd.jupyter.widget-view+json"


class Buttons(HTMLParser):
    """Every value that can be clicked: its question, and the number of its explanation."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[tuple[str, int]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag == "v":
            (question, _), (why, _) = attrs
            self.found.append((question, int(why)))


def numbers(state: dict[str, Any]) -> set[int]:
    """Every fragment that a walk's steps refer to."""
    keys = ("told", "claims", "twins", "before", "after", "differences")
    steps = [step for scenario in state["scenarios"] for step in scenario["steps"]]
    asked = [scenario["predict"] for scenario in state["scenarios"] if scenario["predict"]]
    first = {n for one in asked for n in (*one["plan"], one["told"])}
    return first | {n for step in steps for key in keys for n in step.get(key, ())}


@pytest.mark.parametrize("key", PLAYABLE)
def test_a_walk_holds_everything_once_and_is_small(key: str) -> None:
    state = walk(key).state()
    sent = json.dumps(state)
    assert len(sent.encode()) < 200_000
    assert sent == json.dumps(walk(key).state())
    assert len(set(state["pieces"])) == len(state["pieces"])
    assert len({tuple(why) for why in state["whys"]}) == len(state["whys"])
    used = numbers(state) | {n for why in state["whys"] for n in why}
    assert used == set(range(len(state["pieces"])))


def test_every_value_that_can_be_clicked_has_its_explanation() -> None:
    state = walk("CI-9").state()
    buttons = Buttons()
    buttons.feed("".join(state["pieces"]))
    assert buttons.found
    assert {question for question, _ in buttons.found} <= {*ASKABLE, "claim"}
    explained = {why for _, why in buttons.found}
    assert explained == set(range(len(state["whys"])))


def test_a_step_and_a_scenario_stay_within_what_there_is() -> None:
    widget = walk("CI-2").widget
    assert (widget.scenario, widget.index, widget.asked) == (0, 0, [])
    widget.index = 99
    assert widget.index == 3
    widget.scenario = 7
    assert widget.scenario == 1
    widget.index = -4
    assert widget.index == 0


def test_what_is_asked_is_checked() -> None:
    widget = board(BEFORE).widget
    widget.asked = ["after", "Runeclaw Bear#1.0", "power"]
    assert widget.asked == ["after", "Runeclaw Bear#1.0", "power"]
    for wrong in (["after"], ["elsewhere", "x", "power"], ["after", "x", "__class__"]):
        widget.asked = wrong
        assert widget.asked == []


@pytest.mark.parametrize(
    "shown", [board(BEFORE), compare(BEFORE, AFTER), walk("CI-2")], ids=["board", "compare", "walk"]
)
def test_a_widget_comes_with_text_and_html(shown: Shown) -> None:
    data, _ = shown._repr_mimebundle_()
    again, _ = shown._repr_mimebundle_()
    assert data["text/plain"] == repr(shown)
    assert data[HTML] == again[HTML]
    assert data[VIEW] == again[VIEW], "shown twice it is one widget"


def test_without_anywidget_there_is_html(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mtgrules.view.shown.find_spec", lambda name: None)
    data, _ = board(BEFORE)._repr_mimebundle_()
    assert set(data) == {"text/plain", HTML}


def test_tables_are_pandas(monkeypatch: pytest.MonkeyPatch) -> None:
    found = compare(BEFORE, AFTER).to_frame()
    assert list(found.columns) == ["object", "attribute", "before", "after"]
    assert found.loc[0, "object"] == "Clever Impersonator"
    whole = AFTER.to_frame()
    assert whole.loc[whole["object"] == "Clever Impersonator", "size"].item() == "3/3"
    monkeypatch.setitem(sys.modules, "pandas", None)
    assert repr(compare(BEFORE, AFTER).to_frame()).splitlines()[0].split() == ["object", "attribute", "before", "after"]
