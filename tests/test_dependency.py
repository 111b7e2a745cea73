"""The classic boards on which one effect depends on another (613.8), each with its whole explanation."""

from __future__ import annotations

import pytest

from mtgrules import game, permanent
from mtgrules.abilities import StaticAbility
from mtgrules.objects import Card
from mtgrules.selectors import Each, each
from mtgrules.size_changes import (
    ModifyPowerToughness,
)
from mtgrules.type_changes import AddTypes, SetTypes
from tests.stories import ELF, OGRE, bear, does, says

BLOOD_MOON, URBORG = "Blood Moon", "Urborg, Tomb of Yawgmoth"
MADE_A_MOUNTAIN = "is a Mountain, with no other land type or ability"


@pytest.mark.parametrize("older", [BLOOD_MOON, URBORG])
def test_blood_moon_takes_the_ability_that_urborg_had(older: str) -> None:
    """613.8a: Blood Moon decides whether Urborg's effect exists, so it goes first whichever is older."""
    newer = URBORG if older == BLOOD_MOON else BLOOD_MOON
    board = game(Alice=[older], Bob=[newer, "Mutavault", "Forest"])
    on = "Urborg, Mutavault"
    says(
        board.layers(),
        f"""
        4  Blood Moon -> {on}  {MADE_A_MOUNTAIN}                      CR 613.1d · 305.7
        4  Urborg              not applied: Blood Moon removed its ability  CR 613.8a
        """,
    )
    for name in (URBORG, "Mutavault"):
        assert board[name].subtypes == ("Mountain",)
        assert board[name].abilities == ("{T}: add {R}",)
        assert board[name].could_produce().value == "R"
    assert board["Forest"].subtypes == ("Forest",)
    says(
        board[URBORG].explanation(),
        f"""
        everything Urborg, Tomb of Yawgmoth, Legendary Land — Mountain
          printed on Urborg, Tomb of Yawgmoth   Urborg, Tomb of Yawgmoth, Legendary Land             CR 613.1
          4  Blood Moon: {MADE_A_MOUNTAIN}      Urborg, Tomb of Yawgmoth, Legendary Land — Mountain  CR 613.1d · 305.7
        """,
    )


def test_urborg_alone_adds_a_type_and_its_ability() -> None:
    board = game(Alice=[URBORG], Bob=["Mutavault", "Forest"])
    says(board.layers(), "4  Urborg -> Urborg, Mutavault, Forest  is also a Swamp  CR 613.1d")
    assert board["Forest"].could_produce().value == "BG"
    assert board["Mutavault"].subtypes == ("Swamp",)


def test_an_enchantment_that_copies_blood_moon_goes_before_an_older_urborg() -> None:
    """X-99."""
    board = game(Alice=[URBORG, permanent("Clever Impersonator", copy_of=BLOOD_MOON)], Bob=["Mutavault"])
    says(
        board.layers(),
        f"""
        1a  copy of Blood Moon -> Clever Impersonator   becomes a copy of Blood Moon  CR 613.2a · 707.2
        4   Clever Impersonator -> Urborg, Mutavault    {MADE_A_MOUNTAIN}             CR 613.1d · 305.7
        4   Urborg                                      not applied: Clever Impersonator removed its ability  CR 613.8a
        """,
    )
    assert not any(seen.is_("Swamp") for seen in board.battlefield)


def test_a_land_that_copies_another_loses_the_copied_abilities_too() -> None:
    """X-101: 305.7 takes abilities that come from copiable effects."""
    board = game(Alice=["Blood Moon", permanent("Reflecting Pool", copy_of="Mutavault")])
    assert board["Reflecting Pool"].name == "Mutavault"
    assert board["Reflecting Pool"].abilities == ("{T}: add {R}",)
    assert board["Reflecting Pool"].subtypes == ("Mountain",)


def test_the_land_that_enters_as_a_copy_has_one_mana_ability_for_each_type() -> None:
    """X-156 and 305.6: what a Forest can do comes with the type, once."""
    board = game(Alice=["Forest", "Reflecting Pool"]).become_copy("Reflecting Pool", of="Forest")
    assert board["Reflecting Pool"].abilities == ("{T}: add {G}",)
    assert board.become_copy("Forest", of="Reflecting Pool")["Forest"].abilities == ("{T}: add {G}",)


@pytest.mark.parametrize(("first", "second", "size"), [("Humility", "Opalescence", 4), ("Opalescence", "Humility", 1)])
def test_humility_and_opalescence(first: str, second: str, size: int) -> None:
    """613.6: both effects have begun in an earlier layer, so both go on; in 7b the later timestamp has the last
    word.
    """
    board = game(Alice=[first], Bob=[second, "Runeclaw Bear"])
    humility = "7b  Humility -> Humility, Runeclaw Bear  is 1/1  CR 613.4b"
    opalescence = "7b  Opalescence -> Humility  is 4/4  CR 613.4b"
    says(
        board.layers(),
        "\n".join(
            (
                "4   Opalescence -> Humility             is also a creature   CR 613.1d",
                "6   Humility -> Humility, Runeclaw Bear loses all abilities  CR 613.1f",
                *((humility, opalescence) if first == "Humility" else (opalescence, humility)),
            )
        ),
    )
    assert (board["Humility"].power, board["Humility"].toughness) == (size, size)
    assert board["Opalescence"].power is None
    assert (board["Runeclaw Bear"].power, board["Runeclaw Bear"].toughness) == (1, 1)
    sizes = {
        "Humility": "7b Humility: is 1/1 1 CR 613.4b",
        "Opalescence": "7b Opalescence: is 4/4 4 CR 613.4b",
    }
    says(
        board["Humility"].why("power"),
        f"power {size}\n printed on Humility none CR 613.1\n {sizes[first]}\n {sizes[second]}",
    )


def test_two_opalescences_and_humility() -> None:
    """X-100: all abilities go in layer 6, and all effects that began in layer 4 still set sizes in 7b."""
    board = game(Alice=["Humility", "Opalescence", "Opalescence"])
    says(
        board.layers(),
        """
        4   Opalescence -> Humility, Opalescence#2               is also a creature   CR 613.1d
        4   Opalescence#2 -> Humility, Opalescence               is also a creature   CR 613.1d
        6   Humility -> Humility, Opalescence, Opalescence#2     loses all abilities  CR 613.1f
        7b  Humility -> Humility, Opalescence, Opalescence#2     is 1/1               CR 613.4b
        7b  Opalescence -> Humility, Opalescence#2               is 4/4               CR 613.4b
        7b  Opalescence#2 -> Humility, Opalescence               is 4/4               CR 613.4b
        """,
    )
    assert [(seen.power, seen.toughness, seen.abilities) for seen in board.battlefield] == [(4, 4, ())] * 3


def test_an_effect_of_which_no_part_has_begun_ends_with_its_ability() -> None:
    """613.6 the other way round: the lord's bonus acts in layer 7c alone, and the ability is gone before that."""
    lord = bear("Lord", StaticAbility(each("Creature", other=True), (ModifyPowerToughness(1, 1),)))
    board = game(Alice=[lord, OGRE], Bob=["Humility"])
    says(
        board.layers(),
        """
        6   Humility -> Lord, Ogre  loses all abilities                          CR 613.1f
        6   Lord                    not applied: Humility removed its ability    CR 611.3a
        7b  Humility -> Lord, Ogre  is 1/1                                       CR 613.4b
        """,
    )
    assert board["Ogre"].power == 1


GOBLINS = does("Elves are Goblins", Each(("Elf",)), SetTypes(("Goblin",)))
ELVES = does("Goblins are Elves", Each(("Goblin",)), SetTypes(("Elf",)))
WARRIORS = does("Elves are Warriors too", Each(("Elf",)), AddTypes(("Warrior",)))
GOBLIN = bear("Goblin", types="Creature — Goblin", size="1/1")


@pytest.mark.parametrize(("older", "newer", "both"), [(GOBLINS, ELVES, "Elf"), (ELVES, GOBLINS, "Goblin")])
def test_effects_that_depend_on_each_other_go_by_timestamp(older: Card, newer: Card, both: str) -> None:
    """613.8b: a loop counts as no dependency, for the effects inside it."""
    board = game(Alice=[older, newer], Bob=[ELF, GOBLIN])
    assert board["Elf"].subtypes == board["Goblin"].subtypes == (both,)
    assert not any(stage.waited for stage in board.derivation.stages.values())


def test_who_depends_on_a_loop_waits_for_it() -> None:
    """613.8b: only the dependencies inside the loop are dropped; the oldest effect goes last here."""
    board = game(Alice=[WARRIORS, GOBLINS, ELVES], Bob=[ELF, GOBLIN])
    says(
        board.layers(),
        """
        4  Elves are Goblins -> Elf              is a Goblin and nothing else  CR 613.1d
        4  Goblins are Elves -> Elf, Goblin      is an Elf and nothing else    CR 613.1d
        4  Elves are Warriors too -> Elf, Goblin is also a Warrior (after Elves are Goblins, Goblins are Elves)  CR 613.1d
        """,
    )


def test_mind_control_waits_for_what_decides_who_you_are() -> None:
    """613.8a: Confiscate changes what Mind Control does ("you"), though Mind Control is older."""
    board = game(
        Alice=[permanent("Mind Control", attached_to="Runeclaw Bear")],
        Bob=["Runeclaw Bear", permanent("Confiscate", attached_to="Mind Control")],
    )
    says(
        board.layers(),
        """
        2  Confiscate -> Mind Control     Bob controls it                     CR 613.1b
        2  Mind Control -> Runeclaw Bear  Bob controls it (after Confiscate)  CR 613.1b
        """,
    )
    says(
        board["Runeclaw Bear"].why("controller"),
        """
        controller Bob
          under whose control it entered      Bob  CR 110.2
        """,
    )
    says(
        board["Mind Control"].why("controller"),
        """
        controller Bob
          under whose control it entered      Alice  CR 110.2
          2  Confiscate: Bob controls it      Bob    CR 613.1b
        """,
    )
