"""Stories about what lasts: delayed triggers and durations."""

from __future__ import annotations

from mtgrules import game, permanent
from mtgrules.abilities import SpellAbility, TriggeredAbility
from mtgrules.conditions import YOU_CONTROL_THIS
from mtgrules.effects import ContinuousEffect, Duration
from mtgrules.instructions import AtTheNext, Exile, PutOntoBattlefield
from mtgrules.objects import Card
from mtgrules.patterns import Enters
from mtgrules.permanent_instructions import Apply
from mtgrules.references import TARGET
from mtgrules.selectors import CREATURE, THIS, Only, each
from mtgrules.size_changes import ModifyPowerToughness
from tests.stories import OGRE, bear

BEAR = "Runeclaw Bear"


FLICKER = Card(
    "Flicker", "{1}", "Instant", None,
    SpellAbility((Exile(TARGET), AtTheNext("end step", (PutOntoBattlefield(),))), (("target", CREATURE),)),
)  # fmt: skip


def test_a_delayed_trigger_follows_the_object_into_exile_and_no_further() -> None:
    """603.7c, 400.7."""
    board = game(Bob=[BEAR], hand={"Alice": [FLICKER]}).cast("Flicker")
    assert board[BEAR].zone == "exile"
    back = board.to("end step")
    assert (back[BEAR].zone, back[BEAR].id.life) == ("battlefield", 2)
    moved = board.return_to_hand(BEAR).to("end step")
    assert moved[BEAR].zone == "hand"


def test_a_delayed_trigger_goes_off_once() -> None:
    """603.7b: at the next end step after it was set up, not in the one that has begun."""
    board = game(Bob=[BEAR], hand={"Alice": [FLICKER]}, step="end step").cast("Flicker").to("cleanup")
    assert board[BEAR].zone == "exile"
    there = board.to("end step")
    assert there[BEAR].zone == "battlefield"
    assert there.turn.active == "Bob"
    assert there.to("cleanup").to("end step")[BEAR].id.life == there[BEAR].id.life


SMITH = bear("Smith", TriggeredAbility(
    Enters(THIS),
    (Apply((ModifyPowerToughness(2, 2),), TARGET, Duration(while_=YOU_CONTROL_THIS)),),
    targets=(("target", each("Creature", other=True)),),
))  # fmt: skip


def test_for_as_long_as_you_control_does_not_begin_again() -> None:
    """611.2b: it ends as control changes, also where that is the end of another effect."""
    board = game(Alice=[OGRE], hand={"Alice": [SMITH]}).cast("Smith")
    assert board["Ogre"].power == 5
    lost = board.gain_control("Smith", by="Bob")
    assert lost["Ogre"].power == 3
    assert lost.gain_control("Smith", by="Alice")["Ogre"].power == 3
    stolen = game(Alice=[OGRE, SMITH]).gain_control("Smith", by="Bob", until="end of turn")
    assert stolen["Smith"].controller == "Bob"
    assert stolen.to("cleanup")["Smith"].controller == "Alice"


def test_a_duration_ends_with_the_control_effect_that_carried_it() -> None:
    """611.2b and 514.2: Bob's control ends in the cleanup step, and with it what lasts while he controls it."""
    stolen = game(Alice=[SMITH, OGRE], active="Bob").gain_control("Smith", by="Bob", until="end of turn")
    until_then = stolen.put("Runeclaw Bear", by="Bob")
    smith, ogre = until_then["Smith"].id, until_then["Ogre"].id
    effect = ContinuousEffect(
        smith, Only((ogre,)), (ModifyPowerToughness(2, 2),), until_then.clock + 1,
        you="Bob", duration=Duration(while_=YOU_CONTROL_THIS),
    )  # fmt: skip
    strong = until_then.with_effect(effect)
    assert strong["Ogre"].power == 5
    assert strong.to("end step")["Ogre"].power == 5
    assert strong.to("cleanup")["Ogre"].power == 3


def test_a_duration_that_is_over_before_it_begins_does_nothing() -> None:
    """611.2b."""
    held = game(Alice=[OGRE], hand={"Alice": [SMITH]}).cast("Smith", hold=True).resolve(hold=True)
    assert held.destroy("Smith").resolve()["Ogre"].power == 3


def test_until_end_of_turn_ends_with_the_damage() -> None:
    """514.2, X-31: at the same time, so that nothing dies in between."""
    board = game(Alice=[permanent("Wall of Omens", damage=3)], Bob=[bear("Giant", size="6/6")])
    board = board.become_copy("Wall of Omens", of="Giant", until="end of turn")
    assert board.to("end step")["Wall of Omens"].power == 6
    after = board.to("cleanup")
    assert (after["Wall of Omens"].toughness, after["Wall of Omens"].object.damage) == (4, 0)
