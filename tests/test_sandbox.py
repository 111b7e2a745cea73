"""Sandboxes: only what is legal can be chosen, the rest says why, every goal can be reached by choosing, and
nothing breaks."""

from __future__ import annotations

import json
from typing import Any

import pytest

from mtgrules import game, permanent, sandbox
from mtgrules.learning.form import LABELS, Field, form
from mtgrules.learning.kinds import Goal
from mtgrules.learning.lesson import lessons
from mtgrules.learning.progress import session
from mtgrules.learning.question import QuestionError
from mtgrules.verbs import Action
from mtgrules.view.sandboxing import Sandbox

GOALS = [entry for found in lessons() for entry in found.questions if isinstance(entry, Goal)]
BOARD = game(Alice=["Wall of Omens", "Identity Thief"], Bob=["Geist of Saint Traft", "Forest"])


def entries(field: Field) -> dict[str, str]:
    return {pick.says: pick.why_not for pick in field.picks}


def fill(shown: Sandbox, **wanted: str) -> None:
    """Choose these entries, by what they say, as the form asks for them."""
    for _ in range(12):
        fields = shown.form.fields
        open_ = next((i for i, field in enumerate(fields) if field.chosen is None), None)
        if open_ is None:
            return
        said = [pick.says for pick in fields[open_].picks]
        shown.pick(open_, next(i for i, words in enumerate(said) if words.startswith(wanted[fields[open_].name])))


def test_a_form_asks_for_one_thing_after_the_other() -> None:
    shown = sandbox(BOARD, "cast", cards=["Clone", "Murder"])
    assert [field.name for field in shown.form.fields] == ["verb", "what"]
    shown.pick(1, 0)
    shown.pick(2, 0)
    asked = shown.form.fields[-1]
    assert asked.name == "copying"
    assert entries(asked)["nothing"] == ""
    assert entries(asked)["Forest, Bob's"] == "it isn't a creature"
    fill(shown, copying="Geist of Saint Traft")
    assert shown.form.action == Action("cast", ("Clone",), (("by", "Alice"), ("copying", ("Geist of Saint Traft#1",))))


def test_what_is_not_possible_says_why_and_cannot_be_chosen() -> None:
    shown = sandbox(BOARD, "cast", "attack", cards=["Murder"])
    fill_to_target = ((0, 0), (1, 0), (2, 0))
    for field, place in fill_to_target:
        shown.pick(field, place)
    target = shown.form.fields[-1]
    assert entries(target)["Geist of Saint Traft, Bob's"] == "it has hexproof"
    shown.pick(3, [pick.says for pick in target.picks].index("Geist of Saint Traft, Bob's"))
    assert shown.form.action is None
    shown.pick(0, 1)
    attackers = entries(shown.form.fields[1])
    assert attackers["Wall of Omens, Alice's"].endswith("it has defender")
    assert attackers["Identity Thief, Alice's"] == ""


def test_choosing_higher_up_asks_anew_below() -> None:
    shown = sandbox(BOARD, "cast", cards=["Clone", "Murder"])
    fill(shown, what="Clone", by="Alice", copying="Wall")
    assert shown.form.action
    shown.pick(1, 1)
    assert [field.name for field in shown.form.fields] == ["verb", "what", "by"]


@pytest.mark.parametrize("verb", LABELS)
def test_no_choice_whatever_breaks_a_form(verb: str) -> None:
    start = game(
        Alice=[permanent("Delver of Secrets"), permanent("Canyon Lurkers", face_down=True), "Mutavault"],
        Bob=["Gideon Jura", "Voice of All"], graveyard={"Alice": ["Clone"]},
    ).cast("Ivy Elemental", by="Alice", x=2, hold=True)  # fmt: skip
    tools = tuple(LABELS)
    for second in range(4):
        for third in (0, 1, 7):
            found = form(start, tools, ["Clone", "Fractured Identity"], (tools.index(verb), second, third, 0))
            assert found.fields[0].chosen == tools.index(verb)
            if found.action:
                assert start.do(found.action)
            else:
                assert found.problem or found.fields[-1].chosen is None


@pytest.mark.parametrize("entry", GOALS, ids=lambda entry: entry.id)
def test_a_goal_s_solution_uses_cards_that_the_form_offers(entry: Goal) -> None:
    shown = sandbox(entry.id)
    before = len(session.progress.records)
    for action in entry.solution:
        assert action.verb in shown.tools
        shown.add(shown.game.do(action))
        if action.verb in ("cast", "put") and "exile" not in shown.tools:
            assert set(action.what) <= {*shown.cards, *(o.label for o in shown.games[0].objects)}
    assert shown.reached
    assert len(session.progress.records) == before


def test_a_goal_is_reached_by_choosing_and_kept() -> None:
    shown = sandbox("01-goal")
    assert not shown.reached
    fill(shown, verb="Cast", what="Clone", by="Alice", copying="Runeclaw Bear")
    assert shown.do()
    fill(shown, verb="Put +1/+1", what="Runeclaw Bear (card: Clone)", number="1")
    assert shown.do()
    assert shown.reached
    assert session.progress.records[-1].item == "01-goal"
    assert shown.state()["goal"]["missing"] == []


def test_another_branch() -> None:
    shown = sandbox("01-goal")
    fill(shown, verb="Cast", what="Clone", by="Alice", copying="nothing")
    shown.do()
    assert len(shown.games) == 2
    shown.back_to(0)
    assert len(shown.games) == 1
    shown.back_to(17)
    assert len(shown.games) == 1
    assert not shown.do()


def test_the_widget_passes_over_what_makes_no_sense() -> None:
    pytest.importorskip("anywidget")
    shown = sandbox("01-goal")
    widget = shown.widget
    messages: list[Any] = [
        None,
        7,
        {},
        {"pick": [0]},
        {"pick": ["a", 1]},
        {"do": "x"},
        {"back_to": "0"},
        {"pick": [99, 99]},
        {"pick": [-1, 0]},
        {"do": True},
    ]
    for message in messages:
        widget._asked(widget, message)
    assert len(shown.games) == 1
    widget._asked(widget, {"pick": [0, 0]})
    assert widget.form["fields"][0]["chosen"] == 0
    widget._asked(widget, {"pick": [1, 0]})
    widget._asked(widget, {"pick": [2, 0]})
    widget._asked(widget, {"pick": [3, 0]})
    widget._asked(widget, {"do": True})
    assert (len(widget.data["steps"]), widget.index) == (2, 1)
    widget._asked(widget, {"back_to": 0})
    assert (len(widget.data["steps"]), widget.index) == (1, 0)


def test_a_sandbox_is_plain_data_and_reads_well_without_widgets() -> None:
    shown = sandbox("01-goal")
    assert json.dumps(shown.state()) == json.dumps(sandbox("01-goal").state())
    assert "One way to do it" in shown._repr_html_()
    assert "Make Alice's Clone a 3/3." in repr(shown)


def test_what_makes_no_sandbox_is_said() -> None:
    with pytest.raises(QuestionError, match="is no goal to reach"):
        sandbox("01-exit")
    with pytest.raises(QuestionError, match="'dance' can't be done in a sandbox"):
        sandbox(BOARD, "dance")
