"""The catalogue: every card's facts are those of the real card, and what isn't modelled says so."""

from __future__ import annotations

import json
from types import FunctionType
from typing import Any

import pytest

from mtgrules import card
from mtgrules.cards import UnknownCard, catalogue, predefined_tokens
from mtgrules.characteristics import Characteristics
from mtgrules.objects import Card, Layout
from mtgrules.value import Value
from tests.shared import shared

ALL = [*catalogue().values(), *predefined_tokens().values()]


@pytest.mark.parametrize("found", catalogue().values(), ids=lambda found: found.name)
def test_names_costs_types_sizes_and_colors_are_those_of_the_card(found: Card) -> None:
    facts = {row["name"]: row for row in json.loads(shared("reference/card-facts.json").read_text())}
    names = [found.name, " // ".join(face.name for face in found.faces)]
    row = next((facts[name] for name in names if name in facts), None)
    if row is None:
        row = next((face for entry in facts.values() for face in entry["faces"] if face["name"] == found.name), None)
    if row is None:
        assert found.types.startswith("Basic Land"), f"no facts about {found.name}: basics need none"
        return
    if found.layout is Layout.SPLIT:
        for half, facts_of_half in zip(found.faces, row["faces"], strict=True):
            _compare(half, facts_of_half)
    else:
        _compare(found.faces[0], row)


def _compare(front: Characteristics, row: dict[str, Any]) -> None:
    assert (str(front.mana_cost) if front.mana_cost else None) == (
        row["faces"][0]["mana_cost"] if row.get("faces") else row["mana_cost"]
    )
    assert front.types == frozenset(row["types"])
    assert front.supertypes == frozenset(row["supertypes"])
    assert front.subtypes == frozenset(row["subtypes"])
    assert front.colors == frozenset(row["colors"])
    assert [None if size is None else str(size) for size in (front.power, front.toughness, front.loyalty)] == [
        row["power"],
        row["toughness"],
        row["loyalty"],
    ]


@pytest.mark.parametrize("found", ALL, ids=lambda found: found.name)
def test_a_card_is_data_without_any_function(found: Card) -> None:
    def functions(value: object) -> list[object]:
        if isinstance(value, FunctionType):
            return [value]
        if isinstance(value, Value):
            return [inner for name in value.fields for inner in functions(getattr(value, name))]
        if isinstance(value, (tuple, frozenset)):
            return [inner for entry in value for inner in functions(entry)]
        return []

    assert not functions(found)


@pytest.mark.parametrize("found", ALL, ids=lambda found: found.name)
def test_every_ability_says_what_it_does_in_words(found: Card) -> None:
    for face in found.faces:
        for ability in face.abilities:
            assert ability.text()
            assert "None" not in ability.text()


def test_an_unknown_card_is_an_error_that_says_how_to_go_on() -> None:
    with pytest.raises(UnknownCard, match=r"similar: Clone.*Card\("):
        card("Clones")


def test_casting_a_card_that_is_modelled_in_part_says_what_is_left_out() -> None:
    from mtgrules import game

    after = game().cast("Triskelion", by="Alice")
    assert any("not modelled" in moment.text for moment in after.history)
