"""What stays behind when a permanent is copied, and what does the card that copies it add?"""

from __future__ import annotations

from typing import Any

from mtgrules.cards import card as card_of
from mtgrules.characteristics import Characteristics, in_order
from mtgrules.rulings.scenes import Scenarios, Told, numbered
from mtgrules.rulings.ways import NotPlayable, handle, way_of
from mtgrules.scenario import Claim, Twin, then, twin, when
from mtgrules.setup import Placed, permanent, position
from mtgrules.size_changes import ModifyPowerToughness, SetPowerToughness
from mtgrules.type_changes import AddTypes, SetColors

BEAR = "Runeclaw Bear"

Scene = tuple[str, Placed, tuple[Claim, ...], Twin]


def what_is_copied(key: str, card: str) -> Scenarios:
    """Tapped, counters, attachments, a pump, another color: none is copied; the card's exceptions are added."""
    way = way_of(card)
    if handle(way.first(BEAR, "Sol Ring")) == "Sol Ring":
        return what_is_not_copied_of_an_artifact(key, card)
    pumped = "The original is bigger until end of turn", permanent(BEAR, under=(ModifyPowerToughness(2, 2),))
    bigger = twin("it is as big as the original looks", ("707.2", "613.4c"), card, power=4)
    third = (*pumped, then(card, "707.2", **way.size(BEAR)), bigger)
    tapped, counters, third_scene, color = _left(card, BEAR, "+1/+1", third)
    added = (_exceptions(card),) if way.except_ else ()
    return numbered(key, (tapped, counters, _attachments(card), third_scene, color, *added))


def what_is_not_copied_of_an_artifact(key: str, card: str) -> Scenarios:
    """The same for an artifact that is animated."""
    changes = AddTypes(("Creature",)), SetPowerToughness(5, 5)
    animated = "The original is a creature until end of turn", permanent("Sol Ring", under=changes)
    claims = then(card, "707.2", types=("Artifact",), power=None)
    belief = twin("it is a 5/5 creature, as the original looks", ("707.2", "613.1d"), card, power=5)
    return numbered(key, _left(card, "Sol Ring", "charge", (*animated, claims, belief)))


def _left(card: str, model: str, counter: str, third: Scene) -> tuple[Told, ...]:
    """Each scene: what is unusual about the original, what the copy is, and the belief."""
    colors = in_order(card_of(model).faces[0].colors)
    scenes: tuple[Scene, ...] = (
        (
            "The original is tapped", permanent(model, tapped=True), then(card, tapped=False),
            twin("it enters tapped, too", "110.5b", card, tapped=True),
        ),
        (
            "The original has counters", permanent(model, counters={counter: 2}), then(card, counters={}),
            twin("it has the counters, too", ("707.2", "122.1"), card, counters={counter: 2}),
        ),
        third,
        (
            "The original has another color until end of turn", permanent(model, under=(SetColors("R"),)),
            then(card, "707.2", colors=colors),
            twin("it is red, as the original looks", ("707.2", "613.1e"), card, colors="R"),
        ),
    )  # fmt: skip
    way = way_of(card)
    return tuple(
        (title, position(Bob=[placed]), (way.make(model), claims, belief)) for title, placed, claims, belief in scenes
    )


def _attachments(card: str) -> Told:
    """An Aura and an Equipment are attached to the original."""
    way, names = way_of(card), ("Spirit Mantle", "Bonesplitter")
    return (
        "An Aura and an Equipment are attached to the original",
        position(Bob=[BEAR, *(permanent(name, attached_to=BEAR) for name in names)]),
        (
            then(BEAR, attachments=names, power=5),
            way.make(BEAR),
            then(card, attachments=(), **way.size(BEAR)),
            then(BEAR, attachments=names),
            twin("what is attached comes along", ("707.2", "701.3"), card, attachments=names),
            twin("it gets the bonuses, too", ("707.2", "613.4c"), card, power=5),
        ),
    )


def exceptions_are_copied(key: str, card: str) -> Scenarios:
    """A copy of the copy has what the card's copy effect changes."""
    if not way_of(card).except_:
        raise NotPlayable(f"{card} makes no exceptions to what it copies")
    return numbered(key, (_exceptions(card),))


def _exceptions(card: str) -> Told:
    """What the exceptions change is there, and a further copy, by another card if possible, has it as well."""
    way = way_of(card)
    model = handle(way.first(BEAR, "Sol Ring"))
    printed, changed = _said(card_of(model).faces[0]), _said(way.values(model))
    now = {name: value for name, value in changed.items() if value != printed[name]}
    name = next(iter(now))
    again = "Clone" if model == BEAR else card
    first, second = (card, again) if again != card else (f"{card}#1", f"{card}#2")
    return (
        "The copy is itself copied",
        position(Bob=[model]),
        (
            way.make(model),
            then(card, "707.9a", "707.9b", **now),
            twin("it is exactly what is printed on the original", ("707.9a", "707.9b"), card, **{name: printed[name]}),
            when.cast(again, by="Alice", copying=first),
            then(second, "707.9a", "707.9b", **now),
        ),
    )


def _said(values: Characteristics) -> dict[str, Any]:
    """Those characteristics that exceptions change, as they are asked of an object."""
    return {
        "subtypes": tuple(sorted(values.subtypes)),
        "types": tuple(sorted(values.types)),
        "abilities": tuple(ability.text() for ability in values.abilities),
        "power": values.power,
        "toughness": values.toughness,
    }
