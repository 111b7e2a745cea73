"""The small values everything is made of: equality, immutability, mana costs, type lines, and why an object
doesn't fit.
"""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from pathlib import Path

import pytest

from mtgrules import game, permanent, token
from mtgrules.abilities import FLYING, Keyword
from mtgrules.characteristics import EVERY_CREATURE_TYPE, Characteristics, Stars, kind_of_subtype, type_line
from mtgrules.objects import Card, ObjectId, Zone
from mtgrules.selectors import Each, each
from mtgrules.size_changes import ModifyPowerToughness, SetPowerToughness
from mtgrules.symbols import ManaCost
from mtgrules.type_changes import AddTypes, LoseTypes, SetLandTypes, SetTypes
from mtgrules.value import Value


class Pair(Value):
    left: int
    right: int = 2


class Other(Value):
    left: int
    right: int = 2


# ---------------------------------------------------------------- the base
def test_values_are_equal_by_type_and_fields() -> None:
    assert Pair(1) == Pair(1, 2) == Pair(left=1, right=2)
    assert hash(Pair(1)) == hash(Pair(1, 2))
    assert Pair(1) != Pair(2)
    assert Pair(1) != Other(1)
    assert SetPowerToughness(1, 1) != ModifyPowerToughness(1, 1)
    assert len({SetPowerToughness(1, 1), ModifyPowerToughness(1, 1), SetPowerToughness(1, 1)}) == 2
    assert Pair(1) != (1, 2)


def test_values_do_not_change() -> None:
    pair = Pair(1)
    with pytest.raises(AttributeError, match=r"Pair is immutable; `but\(left=…\)` gives a changed one"):
        pair.left = 3
    with pytest.raises(AttributeError, match="immutable"):
        del pair.left
    assert (pair.but(left=3), pair) == (Pair(3), Pair(1))


@pytest.mark.parametrize(
    ("arguments", "named", "message"),
    [
        ((), {}, "Pair lacks left"),
        ((1, 2, 3), {}, r"Pair takes 2 values \(left, right\), not 3"),
        ((1,), {"middle": 2}, "Pair has no field 'middle'; it has left, right"),
        ((1,), {"left": 2}, "Pair has 'left' twice; it has left, right"),
    ],
)
def test_a_wrong_field_is_an_error_that_names_it(
    arguments: tuple[int, ...], named: dict[str, int], message: str
) -> None:
    with pytest.raises(TypeError, match=message):
        Pair(*arguments, **named)


def test_values_can_be_copied_and_stored() -> None:
    change = AddTypes(("Wall",))
    assert copy.deepcopy(change) == pickle.loads(pickle.dumps(change)) == change


def test_a_value_shows_what_is_not_as_usual() -> None:
    assert repr(Pair(1)) == "Pair(left=1)"
    assert repr(Pair(1, 3)) == "Pair(left=1, right=3)"


# ---------------------------------------------------------------- mana costs
@pytest.mark.parametrize(
    ("cost", "value", "with_x", "colors"),
    [
        ("{2}{U}{U}", 4, 4, "U"),
        ("{X}{2}{G}{U}", 4, 7, "GU"),
        ("{X}{X}{R}", 1, 7, "R"),
        ("{0}", 0, 0, ""),
        ("{W/U}{2/B}", 3, 3, "BUW"),
        ("{3}{U/P}", 4, 4, "U"),
        ("{C}{S}", 2, 2, ""),
        ("{10}", 10, 10, ""),
    ],
)
def test_mana_values_and_colors(cost: str, value: int, with_x: int, colors: str) -> None:
    """202.2, 202.3."""
    read = ManaCost.of(cost)
    assert (read.mana_value(), read.mana_value(3), "".join(sorted(read.colors))) == (value, with_x, colors)
    assert str(read) == cost


@pytest.mark.parametrize("text", ["2UU", "{Q}", "{2}U", "{", "{W/}"])
def test_what_is_no_mana_cost(text: str) -> None:
    with pytest.raises(ValueError, match=r"no mana (cost|symbol)"):
        ManaCost.of(text)


def test_having_no_mana_cost_is_not_a_cost_of_zero() -> None:
    """202.1b."""
    assert ManaCost.of("{0}") is not None
    board = game(Alice=["Forest"], hand={"Alice": [Card("Lotus", "{0}", "Artifact")]})
    assert (board["Forest"].mana_cost, board["Lotus"].mana_cost) == (None, "{0}")
    assert board["Forest"].mana_value == board["Lotus"].mana_value == 0


# ---------------------------------------------------------------- characteristics
def test_type_lines() -> None:
    read = type_line("Legendary Enchantment Creature — Human Warrior")
    assert (read.supertypes, read.types, read.subtypes) == (
        {"Legendary"},
        {"Enchantment", "Creature"},
        {"Human", "Warrior"},
    )
    assert read.type_line == "Legendary Enchantment Creature — Human Warrior"
    with pytest.raises(ValueError, match="'Sorcerer' is no card type or supertype"):
        type_line("Sorcerer")


def test_every_creature_type_is_each_of_them_and_no_other_subtype() -> None:
    changeling = Characteristics(types=frozenset({"Creature"}), subtypes=frozenset({EVERY_CREATURE_TYPE}))
    assert changeling.has("Elf")
    assert changeling.has("Wall")
    assert not changeling.has("Forest")
    assert not changeling.has("Jace")
    assert not changeling.has("Artifact")


@pytest.mark.parametrize(
    ("word", "kind"),
    [("Forest", "Land"), ("Equipment", "Artifact"), ("Aura", "Enchantment"), ("Jace", "Planeswalker"), ("Merfolk", "Creature"),
     ("Arcane", "Instant"), ("Siege", "Battle"), ("Creature", ""), ("Legendary", "")],
)  # fmt: skip
def test_each_subtype_belongs_to_a_type(word: str, kind: str) -> None:
    """205.3."""
    assert kind_of_subtype(word) == kind


def test_a_size_of_stars_is_zero_until_something_defines_it() -> None:
    """208.2."""
    assert (Stars("1+*"), str(Stars("1+*"))) == (0, "1+*")
    assert Card("Goyf", "{1}{G}", "Creature", "*/1+*").faces[0].size == "*/1+*"


def test_an_object_has_no_subtype_of_a_type_that_it_has_not() -> None:
    """205.1a, 205.3d."""
    dryad = type_line("Land Creature — Forest Dryad")
    assert LoseTypes(("Creature",)).apply(dryad).subtypes == {"Forest"}
    assert SetTypes(("Artifact",)).apply(dryad).type_line == "Artifact"
    assert SetTypes(("Elf",)).apply(dryad).subtypes == {"Forest", "Elf"}
    assert SetLandTypes(("Swamp",)).apply(dryad).subtypes == {"Swamp", "Dryad"}
    assert AddTypes(("Equipment",)).apply(dryad) is dryad


def test_what_changes_nothing_gives_back_the_same_object() -> None:
    bear = type_line("Creature — Bear")
    for change in (AddTypes(("Bear",)), LoseTypes(("Legendary",))):
        assert change.apply(bear) is bear
    swamp = SetLandTypes(("Swamp",)).apply(type_line("Land"))
    assert SetLandTypes(("Swamp",)).apply(swamp) is swamp


def test_cards_have_the_colors_of_their_cost_or_of_an_indicator() -> None:
    """202.2, 204, 105.2."""
    assert Card("Mix", "{R}{W}", "Creature", "1/1").faces[0].colors == {"R", "W"}
    assert Card("Wolf", None, "Creature", "4/4", colors="RG").faces[0].colors == {"R", "G"}
    assert Card("Thing", "{3}", "Artifact").faces[0].colors == set()


def test_an_object_in_another_zone_is_another_object() -> None:
    """400.7."""
    o = ObjectId("Clone")
    assert o.next_life() != o
    assert (str(o), str(ObjectId("Clone", 2).next_life())[:5]) == ("Clone", "Clone")


# ---------------------------------------------------------------- selectors
BOARD = game(
    Alice=["Runeclaw Bear", permanent("Llanowar Elves", tapped=True), "Forest", token("Saproling")],
    Bob=["Sol Ring", "Hamlet Captain"],
    graveyard={"Bob": ["Murder"]},
)


@pytest.mark.parametrize(
    ("selector", "name", "reason"),
    [
        (each("Creature"), "Forest", "it isn't a creature"),
        (each("Elf"), "Runeclaw Bear", "it isn't an Elf"),
        (Each(either=("Artifact", "Enchantment")), "Forest", "it is neither an artifact nor an enchantment"),
        (Each(without=("Land",)), "Forest", "it is a land"),
        (each("Creature", controller="you"), "Hamlet Captain", "Bob controls it"),
        (each("Creature", controller="opponent"), "Runeclaw Bear", "Alice controls it"),
        (each("Creature", other=True), "Runeclaw Bear", "it is the object itself"),
        (each("Creature"), "Murder", "it is in a graveyard, not on the battlefield"),
        (each("Creature", having="flying"), "Runeclaw Bear", "it has no flying"),
        (each("Creature", colors="WR"), "Runeclaw Bear", "it isn't white or red"),
        (each("Creature", named="Clone"), "Runeclaw Bear", "it isn't named Clone"),
        (each("Creature", token=False), "Saproling Token", "it is a token"),
        (each("Creature", token=True), "Runeclaw Bear", "it isn't a token"),
        (each("Creature", tapped=True), "Runeclaw Bear", "it is untapped"),
        (each("Creature", tapped=False), "Llanowar Elves", "it is tapped"),
        (each("Creature", attacking=True), "Runeclaw Bear", "it isn't attacking"),
        (each("Creature", counter="+1/+1"), "Runeclaw Bear", "it has no +1/+1 counter"),
        (each("Creature", mana_value=("<=", 1)), "Runeclaw Bear", "its mana value doesn't fit"),
        (each("Creature", power=(">=", 3)), "Runeclaw Bear", "its power doesn't fit"),
        (each("Creature"), "Runeclaw Bear", ""),
    ],
)
def test_why_an_object_is_not_selected(selector: Each, name: str, reason: str) -> None:
    source, o = BOARD["Runeclaw Bear"].id, BOARD[name].id
    board = BOARD.derivation.board
    assert selector.why_not(board, source, "Alice", o) == reason
    assert (o in selector.objects(board, source, "Alice")) is (reason == "")


@pytest.mark.parametrize(
    ("selector", "text"),
    [
        (each("Creature", controller="you", other=True), "other creature you control"),
        (Each(without=("Land",)), "nonland permanent"),
        (Each(either=("Artifact", "Creature"), controller="opponent"), "artifact or creature an opponent controls"),
        (each("Creature", tapped=True, token=False), "tapped nontoken creature"),
        (each("Creature", power=(">=", 4), having="flying"), "creature with flying with power 4 or more"),
        (each("Creature", zone=Zone.GRAVEYARD), "creature in a graveyard"),
    ],
)
def test_how_a_selector_reads(selector: Each, text: str) -> None:
    assert selector.text() == text


def test_how_abilities_read() -> None:
    assert FLYING.text() == "flying"
    assert Keyword("protection", "blue").text() == "protection from blue"
    assert Keyword("ward", "{2}").text() == "ward {2}"


# ---------------------------------------------------------------- importing
@pytest.mark.full
@pytest.mark.parametrize("code", ["import mtgrules", "from mtgrules import game; game(Alice=['Clone']).layers()"])
def test_the_rules_import_nothing_but_python_s_own_library(code: str) -> None:
    script = (
        f"import sys; sys.path.insert(0, sys.argv[1]); {code}\n"
        "print(*sorted({name.partition('.')[0] for name in sys.modules} - set(sys.stdlib_module_names) - {'__main__', 'mtgrules'}))"
    )
    root = str(Path(__file__).parents[1])
    done = subprocess.run([sys.executable, "-I", "-S", "-c", script, root], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == ""
