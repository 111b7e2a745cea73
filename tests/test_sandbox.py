"""Sandboxes: only what is legal can be chosen, the rest says why, every goal can be reached by choosing, and
nothing breaks."""

from __future__ import annotations

import json
from typing import Any

import pytest

from mtgrules import game, permanent, sandbox
from mtgrules.learning.filling import Field
from mtgrules.learning.form import SWAP, form
from mtgrules.learning.kinds import Goal
from mtgrules.learning.lesson import lessons
from mtgrules.learning.own_choices import LABELS
from mtgrules.learning.progress import session
from mtgrules.learning.question import QuestionError
from mtgrules.verbs import Action
from mtgrules.view.sandboxing import Sandbox, named_in

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
                assert verb == SWAP or start.do(found.action)
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


def wanted(action: Action) -> dict[str, Any]:
    """What a learner would choose to do this, field by field."""
    rest = {"with": action.what[1]} if len(action.what) > 1 else {}
    first = {"step": action.what[0]} if action.verb == "to" else {"what": action.what[0]} if action.what else {}
    return {"verb": action.verb, **first, **rest, **dict(action.given)}


def choose(shown: Sandbox, action: Action) -> None:
    """Fill in the form for this action; what it doesn't say is as usual."""
    values = wanted(action)
    for _ in range(12):
        place = next((i for i, field in enumerate(shown.form.fields) if field.chosen is None), None)
        if place is None:
            break
        field = shown.form.fields[place]
        value = values.get(field.name, {"by": shown.game.turn.active, "number": 1}.get(field.name))
        fits = [pick for pick in field.picks if not pick.why_not and same_choice(pick.value, value)]
        assert fits, f"{field.asks} has no {value!r}: {field.picks}"
        shown.pick(place, field.picks.index(fits[0]))
    assert shown.form.action, shown.form.problem


def same_choice(offered: Any, value: Any) -> bool:
    if not value:
        return not offered
    value = value[0] if isinstance(value, tuple) and len(value) == 1 else value
    offered = offered[0] if isinstance(offered, tuple) and len(offered) == 1 else offered
    return bool(offered == value or (isinstance(offered, str) and offered.removesuffix("#1") == value))


@pytest.mark.parametrize("entry", GOALS, ids=lambda entry: entry.id)
def test_every_goal_is_reached_by_choosing_alone(entry: Goal) -> None:
    shown = sandbox(entry.id)
    for action in entry.solution:
        choose(shown, action)
        assert shown.do()
    assert shown.reached


def test_a_card_is_cast_in_every_way_that_it_has() -> None:
    cards = ["Canyon Lurkers", "Blitz Automaton", "Bottomless Pool", "Dreamtail Heron", "Verdeloth the Ancient"]
    shown = sandbox(game(Alice=["Runeclaw Bear"]), "cast", "unlock", cards=cards)
    for action in (
        Action("cast", ("Canyon Lurkers",), (("way", "face down"),)),
        Action("cast", ("Blitz Automaton",), (("way", "prototype"),)),
        Action("cast", ("Bottomless Pool",), (("way", "Locker Room"),)),
        Action("cast", ("Dreamtail Heron",), (("way", "mutate"), ("target", "Runeclaw Bear"), ("mutating", "over"))),
        Action("cast", ("Verdeloth the Ancient",), (("kicked", 1), ("x", 2))),
    ):
        choose(shown, action)
        assert shown.do()
    end = shown.game
    assert (end["Canyon Lurkers"].face_down, end["Blitz Automaton"].power) == (True, 3)
    assert (end["Bottomless Pool"].name, end["Runeclaw Bear"].name) == ("Locker Room", "Dreamtail Heron")
    assert sum(seen.name == "Saproling Token" for seen in end.battlefield) == 2
    shown.pick(0, 1)
    shown.pick(1, [pick.value for pick in shown.form.fields[1].picks].index("Bottomless Pool#1"))
    assert entries(shown.form.fields[2]) == {"left": "", "right": "Bottomless Pool#1 has no locked right half"}


def test_a_verb_without_anything_to_do_it_to_says_so() -> None:
    shown = sandbox(game(), "cast", "resolve", "copy_spell", "tap", cards=[])
    assert list(entries(shown.form.fields[0]).values()) == [
        "there is no card for it", "nothing is on the stack", "nothing is on the stack", "nothing is on the battlefield",
    ]  # fmt: skip


def test_a_name_within_another_name_is_not_a_card_of_a_goal() -> None:
    assert named_in("Wall of Stolen Identity and Clone", ["Clone", "Stolen Identity", "Wall of Stolen Identity"]) == [
        "Wall of Stolen Identity",
        "Clone",
    ]
    assert sandbox("11-goal").cards == ("Clone",)


def test_the_last_two_things_happen_in_the_other_order() -> None:
    shown = sandbox(game(Alice=["Runeclaw Bear"], Bob=["Hill Giant", "Air Elemental"]), "become_copy", "change", "swap")
    assert entries(shown.form.fields[0])[LABELS[SWAP]] == "two things must have happened first"
    for model in ("Hill Giant", "Air Elemental"):
        choose(shown, Action("become_copy", ("Runeclaw Bear",), (("of", model),)))
        assert shown.do()
    assert shown.game["Runeclaw Bear"].name == "Air Elemental"
    choose(shown, Action(SWAP))
    assert shown.do()
    assert (shown.game["Runeclaw Bear"].name, len(shown.games)) == ("Hill Giant", 3)


def test_what_depends_on_what_came_first_cannot_change_places_with_it() -> None:
    shown = sandbox(game(Bob=["Hill Giant"]), "cast", "tap", "swap")
    choose(shown, Action("cast", ("Clone",), (("copying", "Hill Giant"),)))
    shown.do()
    choose(shown, Action("tap", ("Clone",)))
    shown.do()
    assert "Clone" in entries(shown.form.fields[0])[LABELS[SWAP]]


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
    with pytest.raises(QuestionError, match="is nothing to try"):
        sandbox("01-exit")
    with pytest.raises(QuestionError, match="'dance' can't be done in a sandbox"):
        sandbox(BOARD, "dance")
