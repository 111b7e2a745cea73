"""The classic boards, each with its whole explanation. What is expected comes from the rules, not from a run."""

from __future__ import annotations

import pytest

from mtgrules import game, permanent
from mtgrules.abilities import FLYING, HASTE, Keyword, StaticAbility
from mtgrules.amounts import Count
from mtgrules.conditions import Exists
from mtgrules.objects import Card
from mtgrules.permanent_instructions import Apply
from mtgrules.references import All
from mtgrules.selectors import CREATURE, THIS, YOUR_CREATURES, each
from mtgrules.size_changes import (
    DefinePowerToughness,
    GainAbility,
    LoseAbility,
    LoseAllAbilities,
    ModifyPowerToughness,
    SetPowerToughness,
    SwitchPowerToughness,
)
from mtgrules.state import Game
from mtgrules.type_changes import CHANGELING, AddTypes, LoseTypes, SetTypes
from tests.stories import BIRD, OGRE, bear, does, says, spell

# ---------------------------------------------------------------- grants and removals
FLY = does("All fly", CREATURE, GainAbility(FLYING))
FLY_TOO = does("All fly, too", CREATURE, GainAbility(FLYING))
FALL = does("Nobody flies", CREATURE, LoseAbility("flying"))


@pytest.mark.parametrize(
    ("order", "how_often"), [((FLY, FLY_TOO, FALL), 0), ((FLY, FALL, FLY_TOO), 1), ((FALL, FLY, FLY_TOO), 2)]
)
def test_two_grants_and_a_removal_are_independent(order: tuple[Card, ...], how_often: int) -> None:
    """What an effect does to its objects is the same before and after the others: timestamps decide (613.7)."""
    board = game(Alice=order, Bob=[OGRE])
    assert board["Ogre"].abilities == ("flying",) * how_often
    assert not any(stage.waited for stage in board.derivation.stages.values())


def test_a_grant_to_those_that_fly_waits_for_grants_and_removals_of_flying() -> None:
    hasty = does("Flyers are hasty", each("Creature", having="flying"), GainAbility(HASTE))
    board = game(Alice=[hasty, FLY, FALL], Bob=[OGRE, BIRD])
    says(
        board.layers(),
        """
        6  All fly -> Ogre, Bird       has flying    CR 613.1f
        6  Nobody flies -> Ogre, Bird  loses flying  CR 613.1f
        """,
    )
    assert board["Bird"].abilities == ()
    says(
        game(Alice=[hasty, FALL, FLY], Bob=[OGRE]).layers(),
        """
        6  Nobody flies -> Ogre      loses flying                             CR 613.1f
        6  All fly -> Ogre           has flying                               CR 613.1f
        6  Flyers are hasty -> Ogre  has haste (after All fly)  CR 613.1f
        """,
    )


SIZE_5 = does("All are 5/5", CREATURE, SetPowerToughness(5, 5))
SIZE_3 = StaticAbility(CREATURE, (SetPowerToughness(3, 3),))


def test_a_granted_ability_has_the_timestamp_of_the_grant() -> None:
    """613.7a: the later of the object's and the granting effect's."""
    board = game(Alice=[OGRE], Bob=[SIZE_5]).change("Ogre", GainAbility(SIZE_3))
    says(
        board.layers(),
        """
        6   an effect -> Ogre   has each creature is 3/3  CR 613.1f
        7b  All are 5/5 -> Ogre is 5/5                    CR 613.4b
        7b  Ogre -> Ogre        is 3/3                    CR 613.4b
        """,
    )
    assert board["Ogre"].power == 3
    printed = game(Alice=[bear("Setter", SIZE_3)], Bob=[SIZE_5])
    assert printed["Setter"].power == 5


def test_an_ability_that_an_object_has_already_keeps_its_own_timestamp() -> None:
    """613.7a and 113.2c: the granted one is newer, the printed one is as old as before and isn't counted again."""
    bonus = StaticAbility(THIS, (GainAbility(FLYING), ModifyPowerToughness(1, 1)))
    board = game(Alice=[bear("Grower", bonus)]).change("Grower", GainAbility(bonus))
    assert board["Grower"].power == 4
    assert board["Grower"].abilities.count("flying") == 2
    effects = [effect.timestamp for effect in board.derivation.stages[_layer("7c")].order]
    assert effects == [1, 2]


def test_equal_abilities_of_one_object_count_separately() -> None:
    """113.2c."""
    bonus = StaticAbility(each("Creature", other=True), (ModifyPowerToughness(1, 1),))
    twice = game(Alice=[bear("Lord", bonus, bonus), OGRE])
    assert twice["Ogre"].power == 5
    says(
        twice["Ogre"].why("power"),
        """
        power 5
          printed on Ogre          3  CR 613.1
          7c  Lord: gets +1/+1     4  CR 613.4c
          7c  Lord: gets +1/+1     5  CR 613.4c
        """,
    )


def test_counters_have_timestamps_of_their_own() -> None:
    """613.7c: a new counter of a kind gives all of that kind a new timestamp."""
    board = game(Alice=[permanent(OGRE, counters={"flying": 1})], Bob=[FALL])
    assert not board["Ogre"].has("flying")
    again = board.put_counters("Ogre", "flying")
    says(
        again.layers(),
        """
        6  Nobody flies -> Ogre      loses flying  CR 613.1f
        6  2 flying counters -> Ogre has flying    CR 613.1f
        """,
    )
    assert again["Ogre"].has("flying")
    assert not again.put_counters("Ogre", "flying", -1).put("Humility")["Ogre"].has("flying")


def test_an_aura_attached_again_has_a_new_timestamp() -> None:
    """613.7e: only becoming attached gives one; becoming unattached doesn't."""
    board = game(Alice=[permanent("Bonesplitter", attached_to="Ogre"), OGRE])
    at_first = board["Bonesplitter"].object.timestamp
    loose = board.destroy("Ogre")
    assert loose["Bonesplitter"].object.attached_to is None
    assert loose["Bonesplitter"].object.timestamp == at_first


# ---------------------------------------------------------------- characteristic-defining abilities
def test_what_defines_characteristics_goes_first() -> None:
    """613.3: changeling is older than nothing here, but goes before an effect with an earlier timestamp."""
    changeling = bear("Mimic", CHANGELING, types="Creature — Shapeshifter")
    board = game(Alice=[does("All are Goblins", CREATURE, SetTypes(("Goblin",)))], Bob=[changeling])
    says(
        board.layers(),
        """
        4  Mimic -> Mimic           is every creature type        CR 613.1d
        4  All are Goblins -> Mimic is a Goblin and nothing else  CR 613.1d
        """,
    )
    assert board["Mimic"].subtypes == ("Goblin",)
    assert board["Mimic"].copiable.subtypes == {"Shapeshifter"}


def test_every_creature_type_meets_every_lord_and_is_copied_as_an_ability() -> None:
    """X-59: an exception that adds a type doesn't take changeling away."""
    changeling = bear("Mimic", CHANGELING, types="Creature — Shapeshifter")
    lord = does("Elves grow", each("Elf"), ModifyPowerToughness(1, 1))
    board = game(Alice=[lord, OGRE], Bob=[changeling]).become_copy("Ogre", of="Mimic", except_=(AddTypes(("Rogue",)),))
    assert board["Mimic"].power == board["Ogre"].power == 3
    assert board["Ogre"].has("changeling")
    assert board["Ogre"].is_("Merfolk")


def test_an_ability_that_defines_a_size_works_everywhere() -> None:
    """604.3, 613.4a: in a hand it counts what is on the battlefield, and not itself."""
    counts = StaticAbility(
        THIS, (DefinePowerToughness(Count(each("Creature")), Count(each("Creature"))),), defining=True
    )
    board = game(Alice=[OGRE, BIRD], hand={"Alice": [bear("Counter", counts, size="*/*")]})
    assert board["Counter"].power == 2
    there = board.put("Counter")
    assert there["Counter"].power == 3
    says(
        there["Counter"].why("power"),
        """
        power 3
          printed on Counter                                                                      *  CR 613.1
          7a  Counter: is defined as 3/3   3  CR 613.4a · 604.3
        """,
    )


def test_a_size_defined_as_zero_is_told_too() -> None:
    nightmare = game(Alice=["Nightmare"])
    assert nightmare["Nightmare"].why("power").reasons[-1].value == "0"
    assert nightmare["Nightmare"].copiable.size == "*/*"


def test_a_card_elsewhere_is_what_its_abilities_make_it() -> None:
    """604.3: a changeling card in a graveyard is an Elf card, too."""
    changeling = bear("Mimic", CHANGELING, types="Creature — Shapeshifter")
    board = game(graveyard={"Alice": [changeling, OGRE]})
    from mtgrules.objects import Zone

    elves = each("Elf", zone=Zone.GRAVEYARD).objects(board.derivation.board, board["Ogre"].id, "Alice")
    assert [str(o) for o in elves] == ["Mimic"]


# ---------------------------------------------------------------- size
def test_switching_comes_last() -> None:
    """613.4d: a bonus that comes later is still counted before the switch."""
    board = game(Alice=["Permeating Mass"]).change("Permeating Mass", SwitchPowerToughness())
    board = board.change("Permeating Mass", ModifyPowerToughness(1, 0))
    says(
        board["Permeating Mass"].why("power"),
        """
        power 3
          printed on Permeating Mass                          1  CR 613.1
          7c  an effect: gets +1/+0                           2  CR 613.4c
          7d  an effect: its power and toughness are switched 3  CR 613.4d
        """,
    )
    assert board["Permeating Mass"].toughness == 2
    back = board.change("Permeating Mass", SwitchPowerToughness())
    assert (back["Permeating Mass"].power, back["Permeating Mass"].toughness) == (2, 3)


def test_what_is_no_creature_has_no_size() -> None:
    """208.3, 208.3a: the bonus is there all the same, and counts again once it is a creature."""
    board = game(Alice=["Runeclaw Bear"]).change("Runeclaw Bear", LoseTypes(("Creature",)))
    board = board.change("Runeclaw Bear", ModifyPowerToughness(2, 2), until="")
    it = board["Runeclaw Bear"]
    assert (it.power, it.toughness) == (None, None)
    assert it.copiable.size == "2/2"
    says(
        it.why("power"),
        """
        power none
          printed on Runeclaw Bear                              2     CR 613.1
          7c  an effect: gets +2/+2                             4     CR 613.4c
          isn't a creature, so it has no power or toughness     none  CR 208.3
        """,
    )
    assert board.to("end step")["Runeclaw Bear"].power is None
    assert board.to("cleanup")["Runeclaw Bear"].power == 4


def test_an_object_elsewhere_has_the_size_printed_on_it() -> None:
    assert game(hand={"Alice": ["Runeclaw Bear"]})["Runeclaw Bear"].power == 2


# ---------------------------------------------------------------- copies
def test_the_layers_go_before_the_timestamps() -> None:
    """X-93: pump, then control, then copy; applied as copy, control, pump."""
    board = (
        game(Alice=["Glorious Anthem"], Bob=[OGRE, "Wall of Omens"])
        .change("Ogre", ModifyPowerToughness(1, 0))
        .gain_control("Ogre", by="Alice")
        .become_copy("Ogre", of="Wall of Omens")
    )
    says(
        board["Ogre"].explanation(),
        """
        everything Wall of Omens, {1}{W}, Creature — Wall, 2/5, white
          printed on Ogre                        Ogre, {2}{R}, Creature — Ogre, 3/3, red               CR 613.1
          1a  becomes a copy of Wall of Omens    Wall of Omens, {1}{W}, Creature — Wall, 0/4, white    CR 613.2a · 707.2
          2   a control effect: Alice controls it   Wall of Omens, {1}{W}, Creature — Wall, 0/4, white    CR 613.1b
          7c  Glorious Anthem: gets +1/+1        Wall of Omens, {1}{W}, Creature — Wall, 1/5, white    CR 613.4c
          7c  an effect: gets +1/+0              Wall of Omens, {1}{W}, Creature — Wall, 2/5, white    CR 613.4c
        """,
    )
    assert board["Ogre"].controller == "Alice"


def test_of_two_copy_effects_the_later_one_counts() -> None:
    """X-94."""
    board = game(Alice=[OGRE], Bob=["Runeclaw Bear", "Llanowar Elves"])
    board = board.become_copy("Ogre", of="Runeclaw Bear").become_copy("Ogre", of="Llanowar Elves")
    says(
        board["Ogre"].why("name"),
        """
        name Llanowar Elves
          printed on Ogre                      Ogre            CR 613.1
          1a  becomes a copy of Runeclaw Bear  Runeclaw Bear   CR 613.2a · 707.2
          1a  becomes a copy of Llanowar Elves Llanowar Elves  CR 613.2a · 707.2
        """,
    )


def test_an_older_copy_effect_that_ends_changes_nothing() -> None:
    """X-96: until end of turn an Elf, then with no end a Bear."""
    board = game(Alice=[OGRE], Bob=["Runeclaw Bear", "Llanowar Elves"])
    board = board.become_copy("Ogre", of="Llanowar Elves", until="end of turn").become_copy("Ogre", of="Runeclaw Bear")
    assert board["Ogre"].name == "Runeclaw Bear"
    assert board.to("cleanup")["Ogre"].name == "Runeclaw Bear"


def test_a_copy_effect_that_ends_shows_the_older_one_again() -> None:
    board = game(Alice=[OGRE], Bob=["Runeclaw Bear", "Llanowar Elves"])
    board = board.become_copy("Ogre", of="Llanowar Elves").become_copy("Ogre", of="Runeclaw Bear", until="end of turn")
    assert board["Ogre"].name == "Runeclaw Bear"
    says(
        board.to("cleanup")["Ogre"].explanation(),
        """
        everything Llanowar Elves, {G}, Creature — Druid Elf, 1/1, green
          printed on Ogre                       Ogre, {2}{R}, Creature — Ogre, 3/3, red                  CR 613.1
          1a  becomes a copy of Llanowar Elves  Llanowar Elves, {G}, Creature — Druid Elf, 1/1, green    CR 613.2a · 707.2
        """,
    )


def test_a_face_down_permanent_that_becomes_a_copy_and_is_turned_face_up() -> None:
    """X-97, 613.2b, 708.10: what it shows is face down all the time; what it copies is there when it is turned up."""
    board = game(Alice=[permanent("Nightmare", face_down=True)], Bob=["Runeclaw Bear"])
    down = board.become_copy("Nightmare", of="Runeclaw Bear")
    says(
        down["Nightmare"].explanation(),
        """
        everything no name, Creature, 2/2
          printed on Nightmare                 Nightmare, {5}{B}, Creature — Horse Nightmare, */*, black  CR 613.1
          1a  becomes a copy of Runeclaw Bear  Runeclaw Bear, {1}{G}, Creature — Bear, 2/2, green         CR 613.2a · 707.2
          1b  is face down: a 2/2 creature without name, cost, types or abilities  no name, Creature, 2/2  CR 613.2b · 708.2
        """,
    )
    assert down["Nightmare"].copiable.name == ""
    up = down.turn_face_up("Nightmare")
    assert up["Nightmare"].id == down["Nightmare"].id
    says(
        up["Nightmare"].explanation(),
        """
        everything Runeclaw Bear, {1}{G}, Creature — Bear, 2/2, green
          printed on Nightmare                 Nightmare, {5}{B}, Creature — Horse Nightmare, */*, black  CR 613.1
          1a  becomes a copy of Runeclaw Bear  Runeclaw Bear, {1}{G}, Creature — Bear, 2/2, green         CR 613.2a · 707.2
        """,
    )


def test_a_copy_of_a_face_down_permanent_is_face_up_and_nothing_but_a_2_2() -> None:
    """708.2, 707.2: the copiable values are those of a face-down permanent; the status isn't copied."""
    board = game(Alice=[permanent("Nightmare", face_down=True)]).cast("Clone", copying="Nightmare")
    assert (board["Clone"].name, board["Clone"].types, board["Clone"].power) == ("", ("Creature",), 2)
    assert not board["Clone"].object.face_down


def test_an_exception_is_part_of_what_is_copied() -> None:
    """707.9b, 707.3 and 707.9d: a size that the copying gives replaces the ability that defined the size."""
    board = game(Bob=["Nightmare", "Swamp"]).cast("Quicksilver Gargantuan", by="Alice", copying="Nightmare")
    says(
        board.layers(),
        """
        1a  copy of Nightmare -> Quicksilver Gargantuan  becomes a copy of Nightmare  CR 613.2a · 707.2
        1a  copy of Nightmare -> Quicksilver Gargantuan  except: is 7/7               CR 613.2a · 707.9b
        7a  Nightmare -> Nightmare                       is defined as 1/1            CR 613.4a · 604.3
        """,
    )
    assert board["Quicksilver Gargantuan"].power == 7
    assert board["Quicksilver Gargantuan"].abilities == ("flying",)
    again = board.cast("Clone", by="Alice", copying="Quicksilver Gargantuan")
    assert again["Clone"].power == 7
    assert again["Clone"].copiable == board["Quicksilver Gargantuan"].copiable


def test_several_exceptions_are_told_one_by_one() -> None:
    board = game(Bob=["Runeclaw Bear"]).cast("Wall of Stolen Identity", by="Alice", copying="Runeclaw Bear")
    says(
        board.layers(),
        """
        1a  copy of Runeclaw Bear -> Wall of Stolen Identity  becomes a copy of Runeclaw Bear  CR 613.2a · 707.2
        1a  copy of Runeclaw Bear -> Wall of Stolen Identity  except: is also a Wall           CR 613.2a · 707.9b
        1a  copy of Runeclaw Bear -> Wall of Stolen Identity  except: has defender             CR 613.2a · 707.9a
        """,
    )


# ---------------------------------------------------------------- to whom an effect applies
def test_the_objects_of_a_spells_effect_are_settled_as_it_resolves() -> None:
    """X-103, 611.2c."""
    rally = spell("Rally", Apply((GainAbility(HASTE),), All(YOUR_CREATURES)), types="Sorcery")
    board = game(Alice=[OGRE, "Sol Ring"], hand={"Alice": [rally]}).cast("Rally").become_copy("Sol Ring", of="Ogre")
    assert board["Ogre"].has("haste")
    assert board["Sol Ring"].is_("Ogre")
    assert not board["Sol Ring"].has("haste")


def test_a_static_ability_applies_to_whatever_fits_now() -> None:
    """X-104, 611.3a."""
    lord = does("Elves grow", each("Elf"), ModifyPowerToughness(1, 1))
    board = game(Alice=[lord, "Runeclaw Bear"], Bob=["Llanowar Elves"]).become_copy(
        "Runeclaw Bear", of="Llanowar Elves"
    )
    says(
        board["Runeclaw Bear"].why("power"),
        """
        power 2
          printed on Runeclaw Bear              2  CR 613.1
          1a  becomes a copy of Llanowar Elves  1  CR 613.2a · 707.2
          7c  Elves grow: gets +1/+1            2  CR 613.4c
        """,
    )
    assert board["Runeclaw Bear"].subtypes == ("Druid", "Elf")


def test_an_effect_whose_condition_fails_at_first_has_not_begun() -> None:
    """613.6: in layer 4 there is no Wizard yet when it would have applied; it depends on what makes one, and
    waits.
    """
    condition = Exists(each("Wizard"))
    wakes = Card(
        "Golem",
        "{3}",
        "Artifact",
        None,
        StaticAbility(THIS, (AddTypes(("Creature",)), SetPowerToughness(4, 4)), condition=condition),
    )
    board = game(Alice=[wakes, OGRE], Bob=[does("Ogres are Wizards", each("Ogre"), AddTypes(("Wizard",)))])
    assert (board["Golem"].types, board["Golem"].power) == (("Artifact", "Creature"), 4)
    asleep = game(Alice=[wakes, OGRE])
    assert (asleep["Golem"].types, asleep["Golem"].power) == (("Artifact",), None)


def test_protection_and_other_keywords_are_values() -> None:
    board = game(Alice=[OGRE]).change("Ogre", GainAbility(Keyword("protection", "blue")))
    assert board["Ogre"].abilities == ("protection from blue",)
    assert board.change("Ogre", LoseAllAbilities())["Ogre"].abilities == ()


def _layer(label: str) -> object:
    from mtgrules.layers import Layer

    return next(layer for layer in Layer if layer.label == label)


def test_stages_are_there_for_every_layer() -> None:
    board: Game = game()
    assert [layer.label for layer in board.derivation.stages] == [
        "1a",
        "1b",
        "2",
        "3",
        "4",
        "5",
        "6",
        "7a",
        "7b",
        "7c",
        "7d",
    ]
    assert repr(board.layers()) == "no effect acts in any layer"
