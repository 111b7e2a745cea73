"""What happens to a permanent that is there already and becomes a copy? Played for any card that attacks to do so."""

from __future__ import annotations

from typing import Any

from mtgrules.abilities import HEXPROOF
from mtgrules.changes import AddTypes, GainAbility, ModifyPowerToughness, SetColors, SetPowerToughness
from mtgrules.rulings.any_way import ByAttacking, Told, any_way
from mtgrules.rulings.scenes import Scenarios, numbered
from mtgrules.rulings.ways import NotPlayable
from mtgrules.scenario import then, twin
from mtgrules.setup import permanent

BEAR = "Runeclaw Bear"


def effects_stay(key: str, card: str) -> Scenarios:
    """What has applied to the card before it becomes a copy goes on applying."""
    way = any_way(card)
    if not isinstance(way, ByAttacking):
        raise NotPlayable(f"{card} is no permanent that becomes a copy")
    told = (
        changed(
            way,
            "It is bigger and has hexproof until end of turn",
            BEAR,
            (ModifyPowerToughness(3, 3), GainAbility(HEXPROOF)),
            {"power": 5, "toughness": 5, "has_hexproof": True},
            ("707.4", "613.4c", "613.1f"),
            "copying makes it a plain 2/2",
            {"power": 2},
        ),
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
    wall, trike, voice = "Wall of Omens", "Triskelion", "Voice of All"
    return numbered(
        key,
        (
            (
                "An enters trigger",
                way.given(wall),
                (
                    way.make(wall),
                    then(card, "707.4", name=wall),
                    then("Alice", "603.6a", "707.4", hand=0),
                    twin("it has come as a new Wall, so Alice draws", ("707.4", "603.6a"), "Alice", hand=1),
                ),
            ),
            (
                "Counters to enter with",
                way.given(trike),
                (
                    way.make(trike),
                    then(card, "707.4", "603.6d", name=trike, counters={}, power=1),
                    twin("it gets the three counters", ("707.4", "614.1c"), card, counters={"+1/+1": 3}),
                ),
            ),
            (
                "A choice as it enters",
                way.given(permanent(voice, chosen={"color": "red"})),
                (
                    way.make(voice),
                    then(card, "707.4", "707.6", name=voice, protected_from=()),
                    twin(
                        "it has the color that was chosen for the original",
                        ("707.6", "707.4"),
                        card,
                        protected_from=("R",),
                    ),
                ),
            ),
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
