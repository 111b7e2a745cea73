"""Odd shapes: flip cards, Rooms, prototypes, merged permanents, crafting, and what is had from cards elsewhere."""

from __future__ import annotations

import pytest

from mtgrules.abilities import FLYING, HASTE, LIFELINK, TRAMPLE, ActivatedAbility, StaticAbility, TriggeredAbility
from mtgrules.added_steps import AdditionalStep, FirstOfTurn
from mtgrules.amounts import Devotion, UnspentMana
from mtgrules.attaching import EnchantPlayer
from mtgrules.changes import SetName
from mtgrules.choices import IllegalChoice
from mtgrules.conditions import CardTypesAmong
from mtgrules.costs import TAP, Cost
from mtgrules.entry_abilities import EntersAsCopy
from mtgrules.exceptions import HasThisAbility, IfItIs
from mtgrules.facedown import Morph
from mtgrules.flipping import Flip
from mtgrules.graveyards import FullTextOfTopCard, GainActivatedAbilitiesOf
from mtgrules.merging import Mutate, Mutates
from mtgrules.objects import Card, Layout, Zone
from mtgrules.patterns import Leaves
from mtgrules.permanent_instructions import Apply, BecomesCopyOf
from mtgrules.player_instructions import Draw
from mtgrules.references import ITSELF
from mtgrules.rooms import ThisDoorUnlocked
from mtgrules.selectors import CREATURE, THIS, YOUR_CREATURES, Each, each
from mtgrules.setup import game, permanent
from mtgrules.size_changes import GainAbility, ModifyPowerToughness, SetPowerToughness
from mtgrules.triggering_again import TriggersAgain
from mtgrules.type_changes import AddTypes

APPRENTICE = Card(
    "Apprentice", "{1}{U}", "Creature — Human Wizard", "1/2", ActivatedAbility(TAP, (Flip(),)),
    back=Card("Master", None, "Legendary Creature — Human Wizard", "2/3", FLYING), layout=Layout.FLIP,
)  # fmt: skip
POOL = Card(
    "Pool", "{U}", "Enchantment — Room", None, TriggeredAbility(ThisDoorUnlocked("left"), (Draw(),)),
    back=Card("Locker", "{4}{R}", "Enchantment — Room", None, TriggeredAbility(ThisDoorUnlocked("right"), (Draw(2),))), layout=Layout.ROOM,
)  # fmt: skip
AUTOMATON = Card(
    "Automaton", "{7}", "Artifact Creature — Construct", "6/4", HASTE,
    back=Card("Automaton", "{2}{R}", "Artifact Creature — Construct", "3/2", HASTE), layout=Layout.PROTOTYPE,
)  # fmt: skip
HERON = Card(
    "Heron",
    "{4}{U}",
    "Creature — Elemental Bird",
    "3/4",
    Mutate("{3}{U}"),
    FLYING,
    TriggeredAbility(Mutates(THIS), (Draw(),)),
)
WURM = Card("Wurm Token", None, "Creature — Wurm", "5/5", TRAMPLE, colors="G")
BEAR = "Runeclaw Bear"


def test_a_flipped_permanent_keeps_its_color_and_cost_and_a_copy_of_it_is_not_flipped() -> None:
    before = game(Alice=[permanent(APPRENTICE)], Bob=[BEAR]).activate("Apprentice")
    flipped = before["Apprentice"]
    assert (flipped.name, flipped.power, flipped.colors, flipped.mana_value, flipped.has("flying")) == (
        "Master",
        2,
        "U",
        2,
        True,
    )
    assert "710.2" in {rule.number for rule in flipped.why("name").rules}
    clone = before.cast("Clone", copying="Apprentice")["Clone"]
    assert (clone.name, clone.power, clone.flipped) == ("Apprentice", 1, False)


def test_what_a_copy_effect_excepts_stays_when_the_copy_flips() -> None:
    sakashima = Card(
        "Impostor",
        "{2}{U}",
        "Legendary Creature — Human",
        "3/1",
        EntersAsCopy(CREATURE, except_=(SetName("Impostor"), AddTypes(("Rogue",)), SetPowerToughness(7, 7))),
    )
    before = game(Alice=[permanent(APPRENTICE), permanent(sakashima, copy_of=BEAR)], Bob=[BEAR])
    flipped = before.become_copy("Impostor", "Apprentice", except_=sakashima.abilities[0].except_)  # type: ignore[attr-defined]
    found = flipped.to("upkeep", whose="Alice").activate("Impostor")["Impostor"]
    assert (found.name, found.power, found.is_("Rogue"), found.is_("Legendary"), found.has("flying")) == (
        "Impostor",
        7,
        True,
        True,
        True,
    )


def test_flipping_is_a_one_way_process() -> None:
    twice = game(Alice=[permanent(APPRENTICE)]).activate("Apprentice")
    with pytest.raises(IllegalChoice, match="it has: none"):
        twice.activate("Apprentice")


def test_an_effect_flips_what_can_be_flipped_and_says_where_nothing_is_seen() -> None:
    flipped = game(Alice=["Jushi Apprentice"], Bob=[BEAR]).flip("Jushi Apprentice", BEAR)
    assert (flipped["Jushi Apprentice"].name, flipped[BEAR].name, flipped[BEAR].flipped) == (
        "Tomoya the Revealer",
        BEAR,
        True,
    )
    assert "no other half" in repr(flipped.history[-1])
    start = game(Alice=[permanent("Jushi Apprentice", flipped=True)])
    assert start["Jushi Apprentice"].name == "Tomoya the Revealer"


def test_a_room_has_what_its_unlocked_halves_give() -> None:
    cast = game(Alice=[], hand={"Alice": [permanent(POOL)]}).cast("Pool", way="Locker")
    room = cast["Pool"]
    assert (room.name, room.mana_value, room.colors, len(cast.in_zone(Zone.HAND, "Alice"))) == ("Locker", 5, "R", 2)
    assert {"709.5"} <= {rule.number for rule in room.why("name").rules}
    both = cast.unlock("Pool", half="left")
    assert (both["Pool"].name, both["Pool"].mana_value, both["Pool"].colors) == ("Pool // Locker", 6, "UR")
    with pytest.raises(IllegalChoice, match="no locked left half"):
        both.unlock("Pool")
    with pytest.raises(IllegalChoice, match="is no Room"):
        game(Alice=[BEAR]).unlock(BEAR)


def test_a_room_that_was_not_cast_enters_locked_and_has_both_names_elsewhere() -> None:
    start = game(Alice=[], hand={"Alice": [permanent(POOL)]})
    assert start["Pool"].name == "Pool // Locker"
    entered = start.put("Pool")
    assert (entered["Pool"].name, entered["Pool"].mana_cost, entered.in_zone(Zone.HAND)) == ("", None, [])


def test_a_prototype_is_one_only_on_the_stack_and_the_battlefield() -> None:
    cast = game(Alice=[], hand={"Alice": [permanent(AUTOMATON)]}).cast("Automaton", way="prototype")
    seen = cast["Automaton"]
    assert (seen.power, seen.mana_value, seen.colors, seen.face, seen.double_faced) == (3, 3, "R", "front", False)
    back = cast.return_to_hand("Automaton")["Automaton"]
    assert (back.power, back.mana_value, back.colors) == (6, 7, "")


@pytest.mark.parametrize("way", ["prototype", "mutate", "face down", "Locker"])
def test_a_card_is_cast_only_in_a_way_that_it_has(way: str) -> None:
    with pytest.raises(IllegalChoice, match="can't be cast in the way"):
        game(Alice=[]).cast(BEAR, way=way)


def test_a_card_cast_face_down_is_a_nameless_creature_already_on_the_stack() -> None:
    lurker = Card("Lurker", "{4}{R}", "Creature — Human Rogue", "5/2", Morph("{3}{R}"))
    spell = game(Alice=[], hand={"Alice": [permanent(lurker)]}).cast("Lurker", way="face down", hold=True)
    assert (spell["Lurker"].name, spell["Lurker"].power, spell["Lurker"].mana_value) == ("", 2, 0)
    there = spell.resolve()["Lurker"]
    assert (there.face_down, there.power, there.zone) == (True, 2, "battlefield")


def test_a_merged_permanent_is_what_is_on_top_with_the_abilities_of_all() -> None:
    start = game(Alice=[permanent(WURM, is_token=True, tapped=True)], hand={"Alice": [permanent(HERON)]})
    over = start.cast("Heron", way="mutate", mutating="over")
    seen = over["Wurm Token"]
    assert (seen.name, seen.power, seen.has("flying"), seen.has("trample"), seen.tapped, seen.is_token) == (
        "Heron",
        3,
        True,
        True,
        True,
        False,
    )
    assert len(over.in_zone(Zone.HAND, "Alice")) == 1  # the trigger of mutating
    assert "730.2a" in {rule.number for rule in seen.why("name").rules}
    under = start.cast("Heron", way="mutate", mutating="under")["Wurm Token"]
    assert (under.name, under.power, under.has("flying"), under.is_token) == ("Wurm Token", 5, True, True)


def test_the_components_of_a_merged_permanent_part_as_it_leaves() -> None:
    start = game(Alice=[BEAR], hand={"Alice": [permanent(HERON)]}).cast("Heron", way="mutate", mutating="over")
    left = start.return_to_hand(BEAR)
    assert (left["Heron"].zone, left[BEAR].zone, left.battlefield) == ("hand", "hand", [])


def test_a_mutating_spell_without_its_target_is_a_creature_spell() -> None:
    start = game(Alice=[BEAR], hand={"Alice": [permanent(HERON)]})
    held = start.cast("Heron", way="mutate", hold=True)
    after = held.destroy(BEAR).resolve()
    assert (after["Heron"].zone, after["Heron"].power, after[BEAR].zone) == ("battlefield", 3, "graveyard")


def test_mutate_needs_a_creature_of_the_same_owner_that_is_no_human() -> None:
    human = Card("Squire", "{W}", "Creature — Human Soldier", "1/1")
    with pytest.raises(IllegalChoice, match="no legal target"):
        game(Alice=[permanent(human)], Bob=[BEAR], hand={"Alice": [permanent(HERON)]}).cast("Heron", way="mutate")


def test_this_ability_is_kept_by_a_copy_of_the_copy() -> None:
    ability = ActivatedAbility(Cost("{1}"), (BecomesCopyOf(except_=(HasThisAbility(),)),), (("target", CREATURE),))
    shifter = Card("Shifter", "{1}{U}", "Creature — Shapeshifter", "0/2", ability)
    start = (
        game(Alice=[permanent(shifter)], Bob=[BEAR]).activate("Shifter", target=BEAR).cast("Clone", copying="Shifter")
    )
    assert start["Clone"].values.abilities == (ability,)


def test_an_exception_for_creatures_asks_what_the_copy_would_be() -> None:
    mimic = Card(
        "Mimic",
        "{3}{U}",
        "Creature — Shapeshifter",
        "0/0",
        EntersAsCopy(Each(), except_=(IfItIs("Creature", SetPowerToughness(5, 5)), GainAbility(FLYING))),
    )
    start = game(Alice=["Sol Ring", "Nightmare", "Swamp"], hand={"Alice": [permanent(mimic)]})
    assert start.cast("Mimic", copying="Nightmare")["Mimic"].power == 5
    ring = start.cast("Mimic", copying="Sol Ring")["Mimic"]
    assert (ring.power, ring.has("flying")) == (None, True)


def test_an_ability_with_a_limit_keeps_it_for_whoever_has_it() -> None:
    ability = ActivatedAbility(Cost("{1}{G}"), (Apply((ModifyPowerToughness(2, 2),), ITSELF),), once_each_turn=True)
    lizard = Card("Lizard", "{G}", "Creature — Lizard", "1/1", ability)
    ooze = Card(
        "Ooze",
        "{2}{B}",
        "Creature — Ooze",
        "4/3",
        StaticAbility(THIS, (GainActivatedAbilitiesOf(each("Creature", zone=Zone.GRAVEYARD)),)),
    )
    start = game(Alice=[permanent(ooze), permanent(lizard)], graveyard={"Alice": [permanent(lizard)]})
    once = start.activate("Ooze")
    assert once["Ooze"].power == 6
    with pytest.raises(IllegalChoice, match="activated this turn"):
        once.activate("Ooze")
    assert once.activate("Lizard#1")["Lizard#1"].power == 3  # another object's ability is another one


def test_the_text_of_a_card_brings_its_static_abilities_and_its_why() -> None:
    lord = Card("Lord", "{3}", "Creature — Elf", "3/3", StaticAbility(YOUR_CREATURES, (ModifyPowerToughness(1, 1),)))
    shifter = Card(
        "Shifter", "{1}{U}", "Creature — Shapeshifter", "0/1", StaticAbility(THIS, (FullTextOfTopCard(CREATURE),))
    )
    start = game(Alice=[permanent(shifter), BEAR], graveyard={"Alice": [permanent(lord)]})
    assert (start["Shifter"].name, start["Shifter"].power, start[BEAR].power) == ("Lord", 4, 3)
    assert "613.1c" in {rule.number for rule in start["Shifter"].why("power").rules}
    clone = start.cast("Clone", copying="Shifter")["Clone"]
    assert (clone.copiable.name, clone.name) == ("Shifter", "Lord")  # the text isn't copied, the ability is
    covered = start.sacrifice(BEAR)
    assert covered["Shifter"].name == BEAR


def test_delirium_counts_the_types_among_cards() -> None:
    four = CardTypesAmong(Each(controller="you", zone=Zone.GRAVEYARD), 4)
    land = Card("Woodland", None, "Land", None, ActivatedAbility(Cost("{2}"), (Draw(),), only_if=four))
    few = game(Alice=[permanent(land)], graveyard={"Alice": [BEAR, "Sol Ring", "Forest"]})
    with pytest.raises(IllegalChoice, match="4 or more card types"):
        few.activate("Woodland")
    enough = game(Alice=[permanent(land)], graveyard={"Alice": [BEAR, "Sol Ring", "Forest", "Murder"]})
    assert len(enough.activate("Woodland").in_zone(Zone.HAND, "Alice")) == 1


def test_a_doubler_that_dies_with_the_rest_still_doubles() -> None:
    mourner = Card(
        "Mourner", "{B}", "Creature — Human", "1/1", TriggeredAbility(Leaves(CREATURE, Zone.GRAVEYARD), (Draw(),))
    )
    doubler = Card("Doubler", "{W}{B}", "Creature — Human", "2/4", TriggersAgain(Leaves(CREATURE, Zone.GRAVEYARD)))
    start = game(Alice=[permanent(mourner), permanent(doubler)], Bob=[permanent(mourner)])
    after = start.destroy("Mourner#1", "Doubler")
    assert [len(after.in_zone(Zone.HAND, name)) for name in ("Alice", "Bob")] == [4, 2]


def test_lifelink_gives_life_with_any_damage() -> None:
    cat = Card("Cat", "{W}", "Creature — Cat", "2/2", LIFELINK)
    after = game(Alice=[permanent(cat)]).attack("Cat").to("combat damage")
    assert (after.player("Alice").life, after.player("Bob").life) == (22, 18)


def test_a_step_is_added_for_the_enchanted_player_only() -> None:
    haze = Card(
        "Haze",
        "{2}{U}",
        "Enchantment — Aura",
        None,
        EnchantPlayer(),
        TriggeredAbility(FirstOfTurn("upkeep"), (AdditionalStep("upkeep"),)),
    )
    start = game(Alice=[], hand={"Alice": [permanent(haze)]}).cast("Haze", target="Bob")
    after = start.to("precombat main", whose="Bob").to("precombat main", whose="Alice")
    began = [moment.text for moment in after.history if moment.text.endswith("upkeep begins")]
    assert began == ["Bob's upkeep begins", "Bob's upkeep begins", "Alice's upkeep begins"]


def test_devotion_and_unspent_mana_are_counted_as_they_are() -> None:
    grown = Card(
        "Grown",
        "{G}{G/U}",
        "Creature — Elemental",
        "0/0",
        StaticAbility(THIS, (ModifyPowerToughness(Devotion("G"), 2),)),
    )
    locus = Card(
        "Hoarder",
        "{2}{G}",
        "Creature — Elemental",
        "1/1",
        StaticAbility(THIS, (ModifyPowerToughness(UnspentMana("G"), 0),)),
    )
    start = game(Alice=[permanent(grown), permanent(locus), "Forest"])
    assert start["Grown"].power == 3
    after = start.activate("Forest")
    assert (start["Hoarder"].power, after["Hoarder"].power) == (1, 2)
