"""Opening a shared position in a notebook: by a code in the cell, one that is pasted, or one in the link."""

from __future__ import annotations

import pytest

from mtgrules import ShareError, game, open_shared
from mtgrules.scenario import then
from mtgrules.view.sandboxing import Sandbox

pytestmark = pytest.mark.full
BEFORE = game(Alice=["Glorious Anthem"], Bob=["Runeclaw Bear"])
AFTER = BEFORE.cast("Clever Impersonator", by="Alice", copying="Runeclaw Bear")
CODE = AFTER.share(then("Clever Impersonator", power=3)).code


def test_a_code_is_opened_as_a_walk() -> None:
    shown = open_shared(CODE)
    assert repr(shown.game) == repr(AFTER)
    (scenario,) = shown.state()["scenarios"]
    assert len(scenario["steps"]) == 3
    assert shown.state()["share"]["codes"] == [CODE]
    said = shown._repr_html_()
    assert "a start and 1 action, and 1 of 1 claims hold" in said
    assert "Step 3 of 3" in said


def test_a_bad_code_in_the_cell_is_an_error() -> None:
    with pytest.raises(ShareError, match="damaged"):
        open_shared(CODE[:-1])


def test_without_a_code_the_widget_asks_for_it() -> None:
    shown = open_shared()
    assert shown.game is None
    assert shown.sandbox() is shown
    assert "No position is open yet" in shown._repr_html_()
    widget = shown.widget
    for message in (None, {"open": 5}, {"other": CODE}, [CODE]):
        widget._asked(widget, message)
    assert widget.data == {}
    widget._asked(widget, {"open": CODE[:-1]})
    assert "damaged" in widget.problem
    widget._asked(widget, {"open": f" {CODE} "})
    assert widget.problem == ""
    assert widget.data == shown.state()
    assert repr(shown.game) == repr(AFTER)
    assert isinstance(shown.sandbox(), Sandbox)
    assert shown.sandbox() is not shown


def test_a_later_mistake_leaves_what_is_open() -> None:
    shown = open_shared(CODE)
    shown.open("nonsense")
    assert shown.game is not None
    assert shown.problem
