"""Stories about summoning sickness, mana and triggers."""

from __future__ import annotations

import pytest

from mtgrules import game, permanent, token
from mtgrules.abilities import DEFENDER, ActivatedAbility, Keyword, TriggeredAbility
from mtgrules.choices import IllegalChoice
from mtgrules.costs import Cost
from mtgrules.entry_abilities import AsEntersChoose, EntersAsCopy
from mtgrules.instructions import Sacrifice
from mtgrules.mana_abilities import AddMana, ChosenColor, tap_for
from mtgrules.objects import Card, Zone
from mtgrules.patterns import BeginningOf, Enters, Leaves
from mtgrules.player_instructions import Draw
from mtgrules.producing import ManaReplacement
from mtgrules.selectors import THIS, YOUR_CREATURES, Each, each
from mtgrules.size_changes import GainAbility, ModifyPowerToughness
from tests.stories import ELF, OGRE, bear, does, ids, says

BEAR, CLONE = "Runeclaw Bear", "Clone"


# ---------------------------------------------------------------- summoning sickness
def test_what_came_this_turn_cannot_be_tapped_for_mana_if_it_is_a_creature() -> None:
    """302.6."""
    board = game(hand={"Alice": [ELF]}).cast("Elf")
    with pytest.raises(IllegalChoice, match=r"302\.6"):
        board.activate("Elf")
    assert board.to("precombat main", whose="Alice").activate("Elf").player("Alice").mana == "G"
    assert board.change("Elf", GainAbility(Keyword("haste"))).activate("Elf").player("Alice").mana == "G"


def test_becoming_a_copy_keeps_how_long_you_have_had_it() -> None:
    """X-154 and 302.6: it is the same permanent; what came this turn stays new."""
    board = game(Alice=[BEAR, permanent("Sol Ring", new=True)], Bob=["Llanowar Elves"])
    assert board.become_copy(BEAR, of="Llanowar Elves").activate(BEAR).player("Alice").mana == "G"
    with pytest.raises(IllegalChoice, match=r"302\.6"):
        board.become_copy("Sol Ring", of="Llanowar Elves").activate("Sol Ring")


def test_a_change_of_control_begins_it_again() -> None:
    board = game(Bob=[ELF]).gain_control("Elf", by="Alice")
    with pytest.raises(IllegalChoice, match=r"302\.6"):
        board.activate("Elf")
    back = board.gain_control("Elf", by="Bob")
    with pytest.raises(IllegalChoice, match=r"302\.6"):
        back.activate("Elf")
    ended = game(Bob=[ELF]).gain_control("Elf", by="Alice", until="end of turn").to("cleanup")
    with pytest.raises(IllegalChoice, match=r"302\.6"):
        ended.activate("Elf", by="Bob")
    assert ended.to("upkeep", whose="Bob").activate("Elf").player("Bob").mana == "G"


# ---------------------------------------------------------------- mana
def test_pools_that_ask_only_each_other_produce_nothing() -> None:
    """106.5, 106.7."""
    board = game(Alice=["Reflecting Pool", "Reflecting Pool"], Bob=["Exotic Orchard"])
    says(
        board["Reflecting Pool#1"].could_produce(),
        """
        Reflecting Pool#1 could produce nothing: no type of mana is defined   CR 106.7 · 106.5
          “{T}: add one mana of a type that some land you control could produce” would give nothing (asked: Reflecting Pool#1 nothing, Reflecting Pool#2 nothing); whether {T} can be paid doesn't matter   CR 106.7 · 106.1b
          round 1: asked: Reflecting Pool#2; none has a type of its own to name, so no type is defined   CR 106.7 · 106.5
        """,
    )
    after = board.activate("Reflecting Pool#1")
    assert after.player("Alice").mana == ""
    assert after["Reflecting Pool#1"].tapped
    assert not any(moment.text.startswith("Alice gets") for moment in after.history)
    with_swamp = game(Alice=["Reflecting Pool", "Reflecting Pool", "Swamp"], Bob=["Exotic Orchard"])
    assert with_swamp["Reflecting Pool#2"].could_produce().value == "B"
    assert with_swamp["Exotic Orchard"].could_produce().value == "B"


def test_a_color_that_was_never_chosen_is_no_color() -> None:
    """607.5a, 106.5; X-21."""
    dork = bear("Painter", AsEntersChoose("color"), tap_for(ChosenColor()), size="1/1")
    board = game(Alice=[permanent(dork, chosen={"color": "green"}), BEAR])
    assert board.activate("Painter").player("Alice").mana == "G"
    copied = board.become_copy(BEAR, of="Painter").activate(BEAR)
    assert copied.player("Alice").mana == ""
    assert any("no type of mana is defined" in moment.text for moment in copied.history)


def test_replacements_are_counted_in_any_order_and_costs_are_not() -> None:
    """106.7, 106.12b."""
    swap = Card("Contamination", "{2}", "Enchantment", None, ManaReplacement(each("Land"), instead="B"))
    double = Card("Doubler", "{2}", "Artifact", None, ManaReplacement(each("Land", controller="you"), times=2))
    board = game(Alice=[permanent("Forest", tapped=True), double], Bob=[swap])
    assert board["Forest"].could_produce().value == "B"
    assert board.untap("Forest").activate("Forest").player("Alice").mana == "BB"


def test_what_is_tapped_cannot_be_tapped_for_mana() -> None:
    """107.5, 107.6."""
    with pytest.raises(IllegalChoice, match=r"it is tapped.*107\.5"):
        game(Alice=[permanent("Forest", tapped=True)]).activate("Forest")
    untaps = Card("Spring", None, "Land", None, ActivatedAbility(Cost(untap=True), (AddMana("U"),)))
    with pytest.raises(IllegalChoice, match=r"it is untapped.*107\.6"):
        game(Alice=[untaps]).activate("Spring")
    assert not game(Alice=[permanent(untaps, tapped=True)]).activate("Spring")["Spring"].tapped


def test_treasure_is_sacrificed_for_mana() -> None:
    board = game(Alice=[token("Treasure")]).activate("Treasure Token", mana="R")
    assert (board.player("Alice").mana, ids(board)) == ("R", [])


# ---------------------------------------------------------------- triggers
def test_leaving_looks_back() -> None:
    """603.10a: Humility and the creature leave together; what the creature had then counts, which was nothing."""
    dies = TriggeredAbility(Leaves(THIS, Zone.GRAVEYARD), (Draw(),))
    board = game(Alice=[bear("Martyr", dies), "Humility"])
    assert not board.destroy("Martyr", "Humility").in_zone(Zone.HAND, "Alice")
    assert len(board.destroy("Humility").destroy("Martyr").in_zone(Zone.HAND, "Alice")) == 1


def test_entering_looks_at_what_it_is_then() -> None:
    """603.6a, X-17: a copy triggers what looks for the copied type."""
    greets = Card(
        "Greets Elves", "{1}", "Enchantment", None, TriggeredAbility(Enters(each("Elf", controller="you")), (Draw(),))
    )
    board = game(Alice=[greets, ELF])
    assert len(board.cast(CLONE, copying="Elf").in_zone(Zone.HAND, "Alice")) == 1


def test_triggers_of_the_active_player_go_on_the_stack_first() -> None:
    """603.3b, 101.4: so they resolve last."""
    rises = TriggeredAbility(BeginningOf("upkeep"), (Draw(),))
    board = game(Alice=[bear("First", rises)], Bob=[bear("Second", rises)], active="Bob", step="untap")
    held = board.to("upkeep", hold=True)
    assert [(str(item.source), item.controller) for item in held.stack] == [("Second", "Bob"), ("First", "Alice")]


def test_sacrifice_as_an_instruction() -> None:
    goes = TriggeredAbility(BeginningOf("end step"), (Sacrifice(),))
    assert ids(game(Alice=[bear("Ball", goes), OGRE]).to("end step")) == ["Ogre"]


def test_a_defender_that_copies_may_attack() -> None:
    board = game(Alice=[bear("Gate", DEFENDER), BEAR], hand={}).become_copy("Gate", of=BEAR)
    assert board.attack("Gate")["Gate"].attacking == "Bob"


def test_the_copier_with_two_ways_to_copy() -> None:
    """616.1c: own abilities are asked in the order in which they stand, each once."""
    twice = bear("Mirror Man", EntersAsCopy(each("Elf")), EntersAsCopy(Each(either=("Bear",))), size="1/1")
    board = game(Alice=[ELF, BEAR], hand={"Alice": [twice]})
    assert board.cast("Mirror Man", copying=("Elf",))["Mirror Man"].name == "Elf"
    assert board.cast("Mirror Man", copying=(None, BEAR))["Mirror Man"].name == BEAR
    assert board.cast("Mirror Man", copying=(None, None))["Mirror Man"].name == "Mirror Man"


def test_an_anthem_counts_before_a_toughness_of_zero_kills() -> None:
    """704.3: the copy that copies nothing lives under an anthem."""
    assert ids(game().cast(CLONE, copying=None)) == []
    board = game(Alice=[does("Anthem", YOUR_CREATURES, ModifyPowerToughness(1, 1))]).cast(CLONE, copying=None)
    assert board["Clone"].toughness == 1


def test_a_step_that_never_comes_is_an_error_and_not_a_wait() -> None:
    """508.8: a turn in which nobody attacks has no combat damage step."""
    with pytest.raises(IllegalChoice, match="combat damage never comes"):
        game(Bob=[BEAR]).to("combat damage")
    assert game(Alice=[BEAR]).attack(BEAR).to("combat damage").player("Bob").life == 18
