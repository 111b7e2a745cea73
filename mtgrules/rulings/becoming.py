"""What happens to a permanent that is there already and becomes a copy? Played for any card that attacks to do so."""

from __future__ import annotations

from typing import Any

from mtgrules.rulings.any_way import ByAttacking, Told, any_way
from mtgrules.rulings.scenes import Scenarios, numbered
from mtgrules.rulings.ways import NotPlayable
from mtgrules.scenario import then, twin, when
from mtgrules.setup import permanent
from mtgrules.size_changes import SetPowerToughness
from mtgrules.type_changes import AddTypes, SetColors

BEAR = "Runeclaw Bear"


def effects_stay(key: str, card: str) -> Scenarios:
    """What has applied to the card before it becomes a copy goes on applying."""
    way = any_way(card)
    if not isinstance(way, ByAttacking):
        raise NotPlayable(f"{card} is no permanent that becomes a copy")
    told = (
        pumped_by_a_spell(way),
        countered(way),
        changed(
            way,
            "It is 0/1 until end of turn",
            "Lupine Prototype",
            (SetPowerToughness(0, 1),),
            {"power": 0, "toughness": 1},
            ("707.4", "613.1", "613.4b"),
            "the copy effect is newer, so its size wins",
            {"power": 5},
        ),
        changed(
            way,
            "It is blue and an artifact as well until end of turn",
            BEAR,
            (SetColors("U"), AddTypes(("Artifact",))),
            {"types": ("Artifact", "Creature"), "colors": "U"},
            ("707.4", "613.1d", "613.1e"),
            "it is as green as what it copies",
            {"colors": "G"},
        ),
    )
    return numbered(key, told)


def becoming_is_not_entering(key: str, card: str) -> Scenarios:
    """An enters trigger, counters to enter with, and a choice: a permanent that becomes a copy gets none of them."""
    way = any_way(card)
    if not isinstance(way, ByAttacking):
        raise NotPlayable(f"{card} is no permanent that becomes a copy")
    return numbered(key, (no_trigger(way), no_counters(way), no_choice(way)))


def no_trigger(way: ByAttacking) -> Told:
    """An enters trigger."""
    wall = "Wall of Omens"
    return (
        "An enters trigger",
        way.given(wall),
        (
            way.make(wall),
            then(way.card, "707.4", name=wall),
            then("Alice", "603.6a", "707.4", hand=0),
            twin("it has come as a new Wall, so Alice draws", ("707.4", "603.6a"), "Alice", hand=1),
        ),
    )


def no_counters(way: ByAttacking) -> Told:
    """Counters to enter with."""
    model = "Triskelion"
    return (
        "Counters to enter with",
        way.given(model),
        (
            way.make(model),
            then(way.card, "707.4", "603.6d", name=model, counters={}, power=1),
            twin("it gets the three counters", ("707.4", "614.1c"), way.card, counters={"+1/+1": 3}),
        ),
    )


def no_choice(way: ByAttacking) -> Told:
    """A choice as it enters."""
    model = "Voice of All"
    belief = "it has the color that was chosen for the original"
    return (
        "A choice as it enters",
        way.given(permanent(model, chosen={"color": "red"})),
        (
            way.make(model),
            then(way.card, "707.4", "707.6", name=model, protected_from=()),
            twin(belief, ("707.6", "707.4"), way.card, protected_from=("R",)),
        ),
    )


def changed(
    way: ByAttacking,
    title: str,
    model: str,
    changes: tuple[Any, ...],
    expected: dict[str, Any],
    rules: tuple[str, ...],
    belief: str,
    would_give: dict[str, Any],
) -> Told:
    """The card is changed before it attacks, and copies the model."""
    given = way.given(model).but(
        players=(("Alice", (permanent(way.card, under=changes),)), ("Bob", (permanent(model),)))
    )
    return (
        title,
        given,
        (
            way.make(model),
            then(way.card, "707.2", name=model),
            then(way.card, *rules, **expected),
            twin(belief, rules, way.card, **would_give),
        ),
    )


def pumped_by_a_spell(way: ByAttacking) -> Told:
    """Woodcutter's Grit is cast on it first."""
    return (
        "It is bigger and has hexproof until end of turn",
        way.given(BEAR),
        (
            when.cast("Woodcutter's Grit", by="Alice", target=way.card),
            then(way.card, power=3, toughness=6, has_hexproof=True),
            way.make(BEAR),
            then(way.card, "707.2", name=BEAR),
            then(way.card, "707.4", "613.4c", power=5, toughness=5),
            then(way.card, "707.4", "613.1f", has_hexproof=True),
            twin("copying makes it a plain 2/2", ("707.4", "613.4c"), way.card, power=2),
            when.to("cleanup"),
            then(way.card, "514.2", name=way.card, power=0, toughness=3, has_hexproof=False),
        ),
    )


def countered(way: ByAttacking) -> Told:
    given = way.given(BEAR).but(
        players=(("Alice", (permanent(way.card, counters={"+1/+1": 1}),)), ("Bob", (permanent(BEAR),)))
    )
    return (
        "It has a counter",
        given,
        (
            way.make(BEAR),
            then(way.card, "707.4", "122.1", power=3, toughness=3, counters={"+1/+1": 1}),
            twin("counters belong to what it was before", ("707.4", "122.1"), way.card, counters={}),
        ),
    )
