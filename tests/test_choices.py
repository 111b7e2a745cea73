"""Stories about choices and the stack: what is asked, offered and refused, and what resolves."""

from __future__ import annotations

import pytest

from mtgrules import game
from mtgrules.abilities import HEXPROOF, Keyword, SpellAbility, TriggeredAbility
from mtgrules.choices import ChoiceNeeded, IllegalChoice
from mtgrules.conditions import Exists
from mtgrules.instructions import Destroy
from mtgrules.objects import Card, Zone
from mtgrules.patterns import Enters
from mtgrules.player_instructions import Draw
from mtgrules.references import SECOND_TARGET, TARGET
from mtgrules.selectors import CREATURE, THIS, each
from mtgrules.size_changes import GainAbility
from mtgrules.type_changes import LoseTypes
from tests.stories import ELF, OGRE, bear, ids

BEAR, CLONE = "Runeclaw Bear", "Clone"


# ---------------------------------------------------------------- choices
def test_a_choice_that_is_missing_is_asked_for_and_nothing_has_happened() -> None:
    board = game(Alice=[BEAR, "Wall of Omens", "Forest"], hand={"Alice": [CLONE]})
    before = repr(board)
    with pytest.raises(ChoiceNeeded) as asked:
        board.cast(CLONE)
    assert asked.value.name == "copying"
    assert [str(option) for option in asked.value.options] == [BEAR, "Wall of Omens", "None"]
    assert (asked.value.player, str(asked.value.rule)[:10]) == ("Alice", "CR 614.12a")
    assert repr(board) == before
    assert len(board.history) == 1


def test_what_is_offered_can_be_given_back() -> None:
    board = game(Alice=[BEAR, "Wall of Omens"])
    with pytest.raises(ChoiceNeeded) as asked:
        board.cast(CLONE)
    for option in asked.value.options:
        after = board.cast(CLONE, copying=option)
        assert ("Clone" in ids(after)) is (option is not None)


@pytest.mark.parametrize(
    ("choice", "because"),
    [
        ("Forest", "it isn't a creature"),
        ("Runeclaw Bear", "it is in a graveyard, not on the battlefield"),
        ("Nobody", "Nobody can't be chosen; legal: Wall of Omens"),
    ],
)
def test_an_illegal_choice_says_why(choice: str, because: str) -> None:
    board = game(Alice=["Wall of Omens", "Forest"], graveyard={"Bob": [BEAR]})
    with pytest.raises(IllegalChoice) as error:
        board.cast(CLONE, copying=choice)
    assert because in str(error.value)
    assert "614.12a" in str(error.value)


def test_a_choice_that_no_rule_asks_for_is_an_error() -> None:
    with pytest.raises(IllegalChoice, match="copying: Runeclaw Bear was given, but not used; no rule asks for it here"):
        game(Alice=[BEAR]).cast("Wall of Omens", copying=BEAR)
    with pytest.raises(IllegalChoice, match=r"but not used$"):
        game(Alice=[BEAR]).cast(CLONE, copying=(BEAR, BEAR))


def test_the_only_option_of_a_choice_that_must_be_made_is_taken() -> None:
    assert game(Bob=[BEAR]).cast("Murder").in_zone(Zone.GRAVEYARD)[0].id.label == BEAR


def test_targets_and_why_others_are_none() -> None:
    protected = bear("Paladin", Keyword("protection", "black"))
    board = game(Alice=[BEAR], Bob=[protected, bear("Ghost", Keyword("shroud")), bear("Hidden", HEXPROOF), "Sol Ring"])
    for name, reason in (
        ("Paladin", "it has protection from black"),
        ("Ghost", "it has shroud"),
        ("Hidden", "it has hexproof"),
        ("Sol Ring", "it isn't a creature"),
    ):
        with pytest.raises(IllegalChoice, match=reason):
            board.cast("Murder", target=name)
    assert BEAR not in ids(board.cast("Murder", by="Bob", target=BEAR))
    assert "Hidden" not in ids(board.cast("Murder", by="Bob", target="Hidden"))


# ---------------------------------------------------------------- the stack
def test_respond_and_resolve_what_is_there() -> None:
    board = game(Alice=[BEAR], hand={"Alice": [OGRE]})
    held = board.cast("Ogre", hold=True)
    assert [str(item) for item in held.stack] == ["Ogre"]
    twice = held.cast("Murder", target=BEAR, hold=True)
    assert len(twice.stack) == 2
    assert ids(twice.resolve(hold=True)) == []
    done = twice.resolve()
    assert (done.stack, ids(done)) == ((), ["Ogre"])
    responded = held.cast("Murder", target=BEAR)
    assert [str(item) for item in responded.stack] == ["Ogre"]


def test_a_target_that_no_longer_fits_is_illegal() -> None:
    """608.2b: not only a target that is gone, or hexproof by now."""
    held = game(Alice=[BEAR]).cast("Murder", target=BEAR, hold=True)
    for after in (
        held.change(BEAR, LoseTypes(("Creature",))),
        held.change(BEAR, GainAbility(Keyword("shroud"))),
        held.return_to_hand(BEAR),
    ):
        done = after.resolve()
        assert "doesn't resolve" in done.history[-1].text
        assert str(done.history[-1].rules[0]).startswith("CR 608.2b")
        assert [str(obj.id) for obj in done.in_zone(Zone.GRAVEYARD)] == ["Murder"]


def test_of_several_targets_the_legal_ones_are_dealt_with() -> None:
    both = Card(
        "Twin Murder", "{1}", "Instant", None,
        SpellAbility((Destroy(TARGET), Destroy(SECOND_TARGET)), (("first", CREATURE), ("second", CREATURE))),
    )  # fmt: skip
    held = game(Alice=[BEAR, OGRE], hand={"Alice": [both]}).cast("Twin Murder", first=BEAR, second="Ogre", hold=True)
    assert ids(held.change(BEAR, GainAbility(Keyword("shroud"))).resolve()) == [BEAR]


def test_a_condition_after_the_trigger_is_asked_twice() -> None:
    """603.4: as it triggers and as it resolves."""
    greets = TriggeredAbility(Enters(THIS), (Draw(),), condition=Exists(each("Elf")))
    board = game(Bob=[ELF], hand={"Alice": [bear("Greeter", greets)]})
    assert len(board.cast("Greeter").in_zone(Zone.HAND, "Alice")) == 1
    assert not game(hand={"Alice": [bear("Greeter", greets)]}).cast("Greeter").in_zone(Zone.HAND, "Alice")
    held = board.cast("Greeter", hold=True).resolve(hold=True)
    assert len(held.stack) == 1
    gone = held.destroy("Elf").resolve()
    assert not gone.in_zone(Zone.HAND, "Alice")
    assert "its condition no longer holds" in gone.history[-1].text
