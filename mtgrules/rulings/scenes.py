"""How is each kind of ruling played for a card that enters as a copy?

Each function takes the id of the ruling and the name of the card and gives the scenarios, ids included.
"""

from __future__ import annotations

from typing import Any

from mtgrules.cards import card as card_of
from mtgrules.cards import token_card
from mtgrules.characteristics import in_order
from mtgrules.copying import with_exceptions
from mtgrules.rulings.ways import NotPlayable, handle, way_of
from mtgrules.scenario import Part, Scenario, offers, then, twin, when
from mtgrules.setup import Placed, Position, permanent, position, token

Scenarios = tuple[Scenario, ...]
Told = tuple[str, Position, tuple[Part, ...]]


def numbered(key: str, scenes: tuple[Told, ...]) -> Scenarios:
    """Scenarios with the id of their ruling, and a letter where there are several."""
    letters = [""] if len(scenes) == 1 else "abcdefghij"
    return tuple(
        Scenario(f"{key}{letter}", title, given, parts)
        for letter, (title, given, parts) in zip(letters, scenes, strict=False)
    )


def copy_of_a_copy(key: str, card: str) -> Scenarios:
    """Bob's card of the same name is a copy already."""
    return numbered(key, (original_is_a_copy(card),))


def original_is_a_copy(card: str, *others: str, more: tuple[Part, ...] = ()) -> Told:
    """Bob's card of the same name is a copy already; what else he has, and what else then holds."""
    way = way_of(card)
    model = handle(way.first("Runeclaw Bear", "Sol Ring"))
    first, second = f"{card}#1", f"{card}#2"
    return (
        "The original is itself a copy",
        position(Bob=[permanent(card, copy_of=model, except_=way.except_), *others]),
        (
            way.make(first),
            then(second, "707.3", name=model),
            then(second, "707.2", mana_value=card_of(model).faces[0].mana_cost.mana_value()),  # type: ignore[union-attr]
            twin(f"it is {card}, since that is the card", ("707.2", "707.3"), second, name=card),
            *more,
        ),
    )


def copy_of_a_token(key: str, card: str) -> Scenarios:
    """A predefined token is copied, and the copy then leaves."""
    given, copied, left = _token_scene(card)
    return numbered(key, (("The original is a token", given, (*copied, *left)),))


def copy_of_a_token_apart(key: str, card: str) -> Scenarios:
    """The same as two scenarios: what the copy is, and what happens when it leaves."""
    given, copied, left = _token_scene(card)
    return numbered(
        key, (("The original is a token", given, copied), ("The copy of a token leaves", given, (copied[0], *left)))
    )


def _token_scene(card: str) -> tuple[Position, tuple[Part, ...], tuple[Part, ...]]:
    """The position; copying, and what the copy is; leaving, and what it is then."""
    way = way_of(card)
    model = handle(way.first(token("Treasure"), token("Saproling")))
    name = f"{model} Token"
    values = with_exceptions(token_card(model).faces[0], way.except_)
    size: dict[str, Any] = {}
    if values.power is not None:
        size = {"power": values.power, "toughness": values.toughness, "colors": in_order(values.colors)}
    leaving = when.activate(card, mana="R") if model == "Treasure" else when.return_to_hand(card)
    copied = (
        way.make(name),
        then(card, "111.3", name=name, **size),
        then(card, types=tuple(sorted(values.types)), subtypes=tuple(sorted(values.subtypes)), mana_value=0),
        then(card, "109.3", is_token=False),
        twin("it is a token as well", ("109.3", "111.1"), card, is_token=True),
    )
    left = (
        leaving,
        then(card, "111.7", zone="graveyard" if model == "Treasure" else "hand", name=card),
        twin("a token that leaves ceases to exist, so this does", "111.7", card, exists=False),
    )
    return position(Bob=[token(model)]), copied, left


def x_is_zero(key: str, card: str) -> Scenarios:
    """A creature that was cast with X = 4 is copied: no counters, so it dies unless the card's exceptions give it
    a size.
    """
    way = way_of(card)
    model = handle(way.first("Ivy Elemental"))
    size = way.size(model)
    if size["toughness"]:
        after = (
            then(card, "107.3m", counters={}, **size),
            twin(
                "X is 4 for the copy, too, so it has four counters", ("107.3m", "107.3j"), card, counters={"+1/+1": 4}
            ),
        )
    else:
        after = (
            then(card, "704.5f", zone="graveyard"),
            twin(
                "X is 4 for the copy, too, so it enters with four counters",
                ("107.3m", "107.3j"),
                card,
                zone="battlefield",
            ),
        )
    given = position(Bob=[permanent(model, x=4, counters={"+1/+1": 4})])
    claims = then(model, "107.3m", power=4, mana_value=1)
    return numbered(key, (("The original was cast with X = 4", given, (way.make(model), claims, *after)),))


def enter_abilities_work(key: str, card: str) -> Scenarios:
    """An enters trigger, "enters with" and "enters tapped", and a choice as it enters."""
    way = way_of(card)
    scenes = (
        (
            "An enters trigger", position(Bob=["Wall of Omens"]),
            (
                way.make("Wall of Omens"),
                then("Alice", "707.5", "603.6a", hand=1),
                then("Bob", hand=0),
                twin("the original's controller draws", "603.3a", "Bob", hand=1),
            ),
        ),
        ("Entering with counters", position(Bob=[permanent("Triskelion", counters={"+1/+1": 1})]), (
            way.make("Triskelion"),
            then(card, "614.1c", "707.5", counters={"+1/+1": 3}),
            twin("it has one counter, as the original has now", ("707.2", "614.1c"), card, counters={"+1/+1": 1}),
            *_enters_tapped(card),
        )),
        ("A choice as it enters", position(Bob=[permanent("Voice of All", chosen={"color": "blue"})]), (
            offers("color", ("white", "blue", "black", "red", "green"), way.make("Voice of All"), "614.12a"),
            way.make("Voice of All", color="red"),
            then(card, "707.6", protected_from=("R",)),
            then("Voice of All", protected_from=("U",)),
            twin("the choice made for the original is copied", "707.6", card, protected_from=("U",)),
        )),
    )  # fmt: skip
    return numbered(key, scenes)


def _enters_tapped(card: str) -> tuple[Part, ...]:
    """A second copy, of something untapped that enters tapped: an artifact, or an animated land that has lost a
    counter.
    """
    way, second = way_of(card), f"{card}#2"
    model = "Star Compass" if way.may_copy("Star Compass") else "Vivid Crag"
    before: tuple[Part, ...] = (when.put(model, by="Bob"), when.untap(model))
    after = then(second, "614.1d", "707.5", tapped=True)
    if model == "Vivid Crag":
        before += (when.put("Wind Zendikon", by="Bob", enchanting=model), when.put_counters(model, "charge", -1))
        after += then(second, "614.1c", "707.5", counters={"charge": 2})
    belief = twin("it enters untapped, since being tapped isn't copied", ("707.5", "614.1d"), second, tapped=False)
    return (*before, way.make(model), after, belief)


def simultaneous_entry(key: str, card: str) -> Scenarios:
    """Both come from a graveyard at the same time."""
    way = way_of(card)
    other = handle(way.first("Runeclaw Bear", "Sol Ring"))
    there = handle(way.first("Isamaru, Hound of Konda", "Star Compass"))
    together = when.put(card, other, by="Alice")
    chosen = when.put(card, other, by="Alice", copying=there)
    return numbered(
        key,
        ((
            "Both enter at the same time",
            position(graveyard={"Alice": [card, other]}, Bob=[there]),
            (
                offers("copying", (there, "None"), together, "614.12a"),
                chosen,
                then(card, "614.12a", name=there),
                then(other, zone="battlefield"),
                twin("everything that enters counts as being there already", "614.12a", card, name=other),
            ),
        ),),
    )  # fmt: skip


def declining(key: str, card: str) -> Scenarios:
    """Copying nothing, without and with something that raises its toughness."""
    anthem = (
        "Copying nothing, with an anthem",
        position(Alice=["Glorious Anthem"], Bob=["Runeclaw Bear"]),
        (
            way_of(card).make(None),
            then(card, "611.3c", name=card, power=1, toughness=1, zone="battlefield"),
            twin("it dies before the anthem reaches it", ("611.3c", "704.3"), card, zone="graveyard"),
        ),
    )
    return numbered(key, (copying_nothing(card), anthem))


def copying_nothing(card: str, *more: Part) -> Told:
    """A 0/0 that copies nothing dies; what else then holds."""
    way, front = way_of(card), card_of(card).faces[0]
    if not way.optional or front.toughness != 0 or front.power is None:
        raise NotPlayable(f"{card} isn't a 0/0 that may copy nothing")
    return (
        "Copying nothing",
        position(Bob=["Runeclaw Bear"]),
        (
            way.make(None),
            then(card, "704.5f", zone="graveyard"),
            twin("it must copy something if there is anything", ("707.5", "608.2d"), card, zone="battlefield"),
            *more,
        ),
    )


def choosing_not_targeting(key: str, card: str) -> Scenarios:
    """What can't be targeted may be copied; nothing is chosen on casting; nobody can respond to the choice."""
    from mtgrules.abilities import SHROUD
    from mtgrules.size_changes import GainAbility

    way = way_of(card)
    geist, bear, voice, dog = "Geist of Saint Traft", "Runeclaw Bear", "Voice of All", "Isamaru, Hound of Konda"
    untargetable: list[Placed | str] = [
        geist,
        permanent(bear, under=(GainAbility(SHROUD),)),
        permanent(voice, chosen={"color": "blue"}),
    ]
    unasked = when.cast(card, by="Alice")
    return numbered(
        key,
        (
            ("Hexproof, shroud and protection", position(Bob=untargetable), (
                offers("copying", (geist, bear, voice, "None"), unasked, "115.1", "614.12a"),
                way.make(geist),
                then(card, "115.1", name=geist, zone="battlefield"),
                twin("what can't be targeted can't be copied", "115.1", card, name=card),
            )),
            ("Nothing is chosen on casting", position(Bob=[bear, dog]), (
                when.cast(card, by="Alice", hold=True),
                when.cast("Murder", by="Bob", target=bear),
                then(bear, zone="graveyard"),
                then(card, "601.2c", zone="stack"),
                when.resolve(copying=dog),
                then(card, "614.12a", name=dog),
                twin("the spell has lost what it was aimed at and does nothing", ("608.2b", "614.12a"), card, zone="graveyard"),
            )),
            ("Nobody can respond to the choice", position(Bob=[bear]), (
                when.cast(card, by="Alice", hold=True),
                when.resolve(copying=bear, hold=True),
                then(card, "608.2d", name=bear, zone="battlefield"),
                twin("after the choice, players may still respond", ("608.2d", "117.2e"), card, zone="stack"),
            )),
        ),
    )  # fmt: skip


def legend_rule(key: str, card: str) -> Scenarios:
    """A legendary creature is copied: one's own, and an opponent's."""
    way, dog = way_of(card), "Isamaru, Hound of Konda"
    return numbered(
        key,
        (
            ("You control the original", position(Alice=[dog]), (
                offers("keep", (dog, card), way.make(dog), "704.5j"),
                way.make(dog, keep=card),
                then(card, "704.5j", name=dog, zone="battlefield"),
                then(dog, zone="graveyard"),
                twin("the newer one is put into the graveyard", "704.5j", card, zone="graveyard"),
            )),
            ("Somebody else controls the original", position(Bob=[dog]), (
                way.make(dog),
                then(card, "704.5j", name=dog, zone="battlefield"),
                then(dog, zone="battlefield"),
                twin("there can be only one in the whole game", "704.5j", dog, zone="graveyard"),
            )),
        ),
    )  # fmt: skip


def loyalty(key: str, card: str) -> Scenarios:
    """A planeswalker that has seven loyalty counters is copied."""
    way = way_of(card)
    walker = handle(way.first(permanent("Jace Beleren", counters={"loyalty": 7})))
    return numbered(
        key,
        ((
            "The original has more loyalty than is printed",
            position(Bob=[permanent(walker, counters={"loyalty": 7})]),
            (
                way.make(walker),
                then(card, "306.5b", "707.5", loyalty=3),
                twin("it has seven, as the original has now", ("707.2", "122.1"), card, loyalty=7),
            ),
        ),),
    )  # fmt: skip
