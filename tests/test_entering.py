"""Stories about entering: as a copy, with a choice, with X, as a planeswalker, as an Aura."""

from __future__ import annotations

import pytest

from mtgrules import game, permanent
from mtgrules.abilities import FLYING, HEXPROOF, Keyword, TriggeredAbility
from mtgrules.amounts import X
from mtgrules.attaching import Enchant
from mtgrules.choices import ChoiceNeeded, IllegalChoice
from mtgrules.entry_abilities import EntersTapped, EntersWith
from mtgrules.objects import Card, Zone
from mtgrules.patterns import BecomesTarget, Enters
from mtgrules.player_instructions import Draw
from mtgrules.selectors import PERMANENT, THIS, each
from mtgrules.size_changes import GainAbility
from tests.stories import ELF, OGRE, bear, ids

BEAR, CLONE = "Runeclaw Bear", "Clone"


# ---------------------------------------------------------------- entering
TAPPED_BEAR = bear("Sleeper", EntersTapped(), EntersWith("+1/+1", 2))


def test_a_copy_enters_as_what_it_copies_would() -> None:
    """707.5: enters tapped, enters with counters; the copied creature is untapped itself."""
    board = game(Alice=[TAPPED_BEAR]).cast(CLONE, copying="Sleeper")
    assert (board["Clone"].tapped, board["Clone"].counters, board["Clone"].power) == (True, {"+1/+1": 2}, 4)
    assert (board["Sleeper"].tapped, board["Sleeper"].counters) == (False, {})


def test_a_copied_copier_gets_a_chance_of_its_own() -> None:
    """616.1f, 614.5: a copy of a Clone that copied nothing may copy again, once for each ability."""
    board = game(Alice=[permanent(CLONE, counters={"+1/+1": 1}), BEAR])
    board = board.cast("Clever Impersonator", copying=(CLONE, BEAR))
    assert board["Clever Impersonator"].name == BEAR
    declined = board.cast("Clever Impersonator", copying=(CLONE, None))
    assert "Clever Impersonator#2" not in ids(declined)
    assert declined.history[-1].text.endswith("its toughness is 0")


def test_what_enters_together_cannot_be_copied() -> None:
    """614.12a."""
    board = game(hand={"Alice": [CLONE, OGRE]}, Alice=[BEAR])
    with pytest.raises(IllegalChoice, match="it enters at the same time, so it isn't on the battlefield yet"):
        board.enter_together("Ogre", CLONE, copying="Ogre")
    both = board.enter_together("Ogre", CLONE, copying=BEAR)
    assert (both["Clone"].name, both["Ogre"].name) == (BEAR, "Ogre")
    assert len({seen.object.timestamp for seen in both.battlefield}) == 3


def test_two_of_the_same_card_enter_together() -> None:
    board = game(Alice=[BEAR]).put(CLONE, CLONE, copying=(BEAR, BEAR))
    assert [board[name].name for name in ("Clone#1", "Clone#2")] == [BEAR, BEAR]
    stamps = [effect.timestamp for effect in board.effects] + [seen.object.timestamp for seen in board.battlefield]
    assert min(stamps[-2:]) > max(effect.timestamp for effect in board.effects)
    assert len(set(stamps[-3:])) == 3


def test_essence_of_the_wild_makes_a_clone_a_copy_of_itself() -> None:
    """616.1c and 616.1f: whatever the Clone copies, it is still a creature of that player."""
    board = game(Alice=["Essence of the Wild", BEAR])
    for copied in (BEAR, None):
        after = board.cast(CLONE, copying=copied, first=CLONE)
        assert (after["Clone"].name, after["Clone"].power) == ("Essence of the Wild", 6)
    assert board.cast(CLONE, first="Essence of the Wild")["Clone"].name == "Essence of the Wild"
    with pytest.raises(ChoiceNeeded, match="first: Alice chooses Clone or Essence of the Wild"):
        board.cast(CLONE, copying=BEAR)
    other = board.cast(CLONE, by="Bob", copying=BEAR)
    assert other["Clone"].name == BEAR


def test_essence_comes_before_the_abilities_that_it_takes_away() -> None:
    """X-116: a creature that would enter tapped with counters is an untapped Essence."""
    board = game(Alice=["Essence of the Wild"], hand={"Alice": [TAPPED_BEAR]}).cast("Sleeper")
    it = board["Sleeper"]
    assert (it.name, it.tapped, it.counters) == ("Essence of the Wild", False, {})


def test_an_ability_about_all_permanents_does_not_change_how_its_own_object_enters() -> None:
    """614.12: an effect of the entering permanent itself counts only if it speaks of that permanent alone."""
    orb = Card("Slow Orb", "{3}", "Artifact", None, EntersTapped(PERMANENT))
    board = game(hand={"Alice": [orb, OGRE]}).cast("Slow Orb")
    assert not board["Slow Orb"].tapped
    assert board.cast("Ogre")["Ogre"].tapped
    assert board.put("Wall of Omens")["Wall of Omens"].tapped


def test_becoming_a_copy_is_not_entering() -> None:
    """707.4, X-13."""
    board = game(Alice=[BEAR, "Wall of Omens"]).become_copy(BEAR, of="Wall of Omens")
    assert not board.in_zone(Zone.HAND, "Alice")
    assert board[BEAR].id.life == 0
    assert len(board.cast(CLONE, copying="Wall of Omens").in_zone(Zone.HAND, "Alice")) == 1


def test_a_choice_made_as_it_enters_belongs_to_that_object() -> None:
    """707.6, 607.5a: a copy that enters chooses anew; one that becomes a copy has no choice, and so no protection."""
    board = game(Alice=[permanent("Voice of All", chosen={"color": "red"}), BEAR])
    entered = board.cast(CLONE, copying="Voice of All", color="blue")
    assert (entered["Voice of All"].protected_from, entered["Clone"].protected_from) == (("R",), ("U",))
    assert board.become_copy(BEAR, of="Voice of All")[BEAR].protected_from == ()


# ---------------------------------------------------------------- X
HYDRA = bear("Hydra", EntersWith("+1/+1", X), TriggeredAbility(Enters(THIS), (Draw(X),)), cost="{X}{G}", size="0/0")


def test_x_is_remembered_for_the_abilities_of_entering_only() -> None:
    """107.3m: the permanent's own X is 0."""
    board = game(hand={"Alice": [HYDRA]}).cast("Hydra", x=3)
    assert (board["Hydra"].power, len(board.in_zone(Zone.HAND, "Alice"))) == (3, 3)
    assert board["Hydra"].mana_value == 1


def test_a_copy_of_what_was_cast_with_x_has_no_x() -> None:
    """107.3j, 107.3m: with an anthem the copy lives, without counters and without cards."""
    board = game(hand={"Alice": [HYDRA]}, Alice=["Glorious Anthem"]).cast("Hydra", x=3)
    copied = board.cast(CLONE, copying="Hydra")
    assert (copied["Clone"].power, copied["Clone"].counters) == (1, {})
    assert len(copied.in_zone(Zone.HAND, "Alice")) == 3


def test_counters_that_belong_to_the_copying_use_the_copiers_own_x() -> None:
    """107.3m, 107.3j, 707.9e: X of the spell it was; an Altered Ego that copies an Altered Ego gains an ability
    whose X is 0.
    """
    board = game(Alice=[BEAR]).cast("Altered Ego", x=2, copying=BEAR)
    assert (board["Altered Ego"].counters, board["Altered Ego"].power) == ({"+1/+1": 2}, 4)
    assert board.cast(CLONE, copying="Altered Ego")["Clone"].counters == {}
    uncopied = game(Alice=[permanent("Altered Ego", counters={"+1/+1": 1}), BEAR])
    again = uncopied.cast("Altered Ego", x=3, copying=("Altered Ego", BEAR))
    assert again["Altered Ego#2"].counters == {}
    once = uncopied.cast("Altered Ego", x=3, copying=("Altered Ego", None))
    assert once["Altered Ego#2"].counters == {"+1/+1": 3}


def test_counters_for_a_type_come_if_it_is_of_that_type() -> None:
    """707.9f: Spark Double as a planeswalker has one loyalty counter more, and no +1/+1 counter."""
    board = game(Alice=["Jace Beleren", BEAR]).cast("Spark Double", copying="Jace Beleren")
    assert board["Spark Double"].counters == {"loyalty": 4}
    assert board["Spark Double"].supertypes == ()
    assert board.put("Spark Double", copying=BEAR)["Spark Double#2"].counters == {"+1/+1": 1}


def test_a_target_is_chosen_at_once_and_may_is_answered_as_the_ability_resolves() -> None:
    """603.3d, 603.5."""
    board = game(Alice=["Identity Thief"], Bob=[BEAR, OGRE]).attack("Identity Thief", exile=BEAR, hold=True)
    assert [str(o) for o in board.stack[-1].targets] == [BEAR]
    with pytest.raises(ChoiceNeeded, match="may: Alice chooses yes or no"):
        board.resolve()
    assert board.resolve(may="yes")[BEAR].zone == "exile"
    declined = board.resolve(may="no")
    assert declined[BEAR].zone == "battlefield"
    assert (declined.history[-1].text.endswith("Alice chooses not to"), declined.history[-1].rules[0].number) == (
        True,
        "603.5",
    )
    with pytest.raises(IllegalChoice, match="may='no' declines as it resolves"):
        game(Alice=["Identity Thief"], Bob=[BEAR, OGRE]).attack("Identity Thief", exile=None)


def test_becoming_the_target_happens_though_the_ability_is_declined() -> None:
    """603.5: the ability is on the stack with its target, whatever is decided later."""
    shy = bear("Shy", TriggeredAbility(BecomesTarget(THIS), (Draw(),)))
    board = game(Alice=["Identity Thief"], Bob=[permanent(shy)]).attack("Identity Thief", exile="Shy", may="no")
    assert (board["Shy"].zone, board["Shy"].triggered().value) == ("battlefield", 1)


def test_declining_and_having_no_target_are_told_apart() -> None:
    board = game(Alice=["Identity Thief"], Bob=[BEAR])
    assert board.attack("Identity Thief", may="no").history[-1].text.endswith("Alice chooses not to")
    alone = game(Alice=["Identity Thief"]).attack("Identity Thief")
    assert alone.history[-1].text.endswith("there is no legal target")


def test_a_spell_with_x_has_that_mana_value_on_the_stack() -> None:
    held = game(hand={"Alice": [HYDRA]}).cast("Hydra", x=3, hold=True)
    assert held["Hydra"].mana_value == 4
    assert "202.3e" in repr(held["Hydra"].why("mana_value"))
    with pytest.raises(ChoiceNeeded, match="x: Alice chooses a number, 0 or more"):
        game(hand={"Alice": [HYDRA]}).cast("Hydra")


# ---------------------------------------------------------------- planeswalkers
def test_a_copy_of_a_planeswalker_enters_with_the_printed_loyalty() -> None:
    """306.5b."""
    board = game(Bob=[permanent("Jace Beleren", counters={"loyalty": 5})]).cast(
        "Clever Impersonator", by="Alice", copying="Jace Beleren"
    )
    assert (board["Clever Impersonator"].loyalty, board["Jace Beleren"].loyalty) == (3, 5)
    up = board.activate("Clever Impersonator", "[+2]")
    assert up["Clever Impersonator"].loyalty == 5
    with pytest.raises(IllegalChoice, match=r"one of its loyalty abilities was activated this turn .*606\.3"):
        up.activate("Clever Impersonator", "[-1]")
    assert board.activate("Clever Impersonator", "[-1]")["Clever Impersonator"].loyalty == 2


def test_a_permanent_that_becomes_a_planeswalker_has_no_loyalty() -> None:
    """306.5b, 704.5i: nothing enters, so nothing brings counters."""
    board = game(Alice=[BEAR], Bob=["Jace Beleren"]).become_copy(BEAR, of="Jace Beleren")
    assert BEAR not in ids(board)
    assert str(board.history[-1].rules[0]).startswith("CR 704.5i")


# ---------------------------------------------------------------- Auras
def test_an_aura_that_enters_as_a_copy_is_attached_by_choice_without_targeting() -> None:
    """303.4f: hexproof doesn't matter; X-120."""
    board = game(Alice=[OGRE], Bob=[bear("Hidden", HEXPROOF), permanent("Pacifism", attached_to="Hidden")])
    with pytest.raises(ChoiceNeeded) as asked:
        board.cast("Clever Impersonator", copying="Pacifism")
    assert (asked.value.name, [str(option) for option in asked.value.options]) == ("enchanting", ["Ogre", "Hidden"])
    after = board.cast("Clever Impersonator", copying="Pacifism", enchanting="Hidden")
    assert after["Clever Impersonator"].attached_to == "Hidden"


def test_an_aura_without_anything_to_enchant_does_not_enter() -> None:
    """303.4g: from the stack it goes to the graveyard, from elsewhere it stays where it is; a token isn't created."""
    ghostly = Card("Ghostly", "{1}", "Enchantment — Aura", None, Enchant(each("Elf")))
    board = game(Alice=[ELF, permanent(ghostly, attached_to="Elf")], hand={"Alice": ["Clever Impersonator"]})
    protected = board.change("Elf", GainAbility(Keyword("protection", "blue")), until="")
    assert "Clever Impersonator" in ids(protected.cast("Clever Impersonator", copying="Ghostly"))
    changed = board.change("Elf", GainAbility(FLYING), until="")
    assert "Clever Impersonator" in ids(changed.cast("Clever Impersonator", copying="Ghostly"))
    nobody = game(Alice=["Sol Ring"], hand={"Alice": ["Pacifism"]})
    with pytest.raises(IllegalChoice, match="there is no legal target"):
        nobody.cast("Pacifism")
    assert ids(nobody.put("Pacifism")) == ["Sol Ring"]
    assert nobody.put("Pacifism")["Pacifism"].zone == "hand"
