"""In which way is a card cast: by which of its faces, halves or parts, face down, as a prototype, for another cost, or
so that it merges?
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from .attaching import BESTOWED
from .characteristics import Characteristics
from .choices import IllegalChoice
from .effects import BLITZED
from .facedown import Morph
from .halves import FUSE, FUSED, is_fuse
from .merging import MUTATE_TARGET, MUTATING, Mutate
from .objects import INSETS, Card, Layout
from .rules import cr
from .selectors import Each

if TYPE_CHECKING:
    from .playing import Playing

FACE_DOWN, PROTOTYPE, MUTATE = "face down", "prototype", "mutate"
USUAL = ""
FOR_ANOTHER_COST = {"bestow": BESTOWED, "blitz": BLITZED}
CHOSEN_BY = {
    Layout.MODAL: cr["712.11b"], Layout.ROOM: cr["709.3"], Layout.SPLIT: cr["709.3"],
    Layout.ADVENTURE: cr["715.3"], Layout.OMEN: cr["720.3"],
}  # fmt: skip


class Way(NamedTuple):
    """What a way of casting makes of the spell: its face, its characteristics, its status, and what it targets."""

    values: Characteristics
    face: int = 0
    face_down: bool = False
    designations: tuple[str, ...] = ()
    targets: tuple[tuple[str, Each], ...] = ()


def way_of(card: Card, way: str) -> Way:
    """The way of this name, or the usual one. Source: `cr["601.2b"]`."""
    front = card.faces[0]
    if not way:
        return Way(front)
    if way == FACE_DOWN and any(isinstance(ability, Morph) for ability in front.abilities):
        return Way(Characteristics(), face_down=True)  # 702.37c
    if way == MUTATE and any(isinstance(ability, Mutate) for ability in front.abilities):
        return Way(front, designations=(MUTATING,), targets=(MUTATE_TARGET,))
    if way in FOR_ANOTHER_COST and any(getattr(ability, "keyword", "") == way for ability in front.abilities):
        return Way(front, designations=(FOR_ANOTHER_COST[way],))  # 702.103b, 702.152a
    if way == PROTOTYPE and card.layout is Layout.PROTOTYPE:
        return Way(card.faces[1], 1)  # 718.3
    if way == FUSE and card.layout is Layout.SPLIT and any(is_fuse(ability) for ability in front.abilities):
        return Way(card.whole, designations=(FUSED,))  # 702.102a
    return _part_of(card, way)


def _part_of(card: Card, name: str) -> Way:
    """A face, a half, or what the inset frame says. Source: `cr["709.3"]`, `cr["712.11b"]`, `cr["715.3"]`."""
    if name in card.parts_named:
        place = card.parts_named.index(name)
        cast_as = (INSETS[card.layout],) if place and card.layout in INSETS else ()
        return Way(card.faces[place], place, designations=cast_as)
    inset = card.faces[0].inset
    if inset and inset.values.name == name:
        raise IllegalChoice(f"{name} is a prepare spell: only a copy of it is ever cast", cr["722.3"])
    raise IllegalChoice(f"{card.name} can't be cast in the way {name!r}", cr["601.2b"])


def parts_to_cast(card: Card) -> tuple[str, ...]:
    """The halves, faces or parts of a card that can be cast, by name; just "" if the card has only one way to be."""
    if not card.parts_named:
        return ("",)
    return tuple(part.name for part in card.faces if "Land" not in part.types)


def ways_of(card: Card) -> tuple[str, ...]:
    """The ways in which a card can be cast, the usual one first where there is one. Source: `cr["601.2b"]`."""
    parts = parts_to_cast(card)
    if card.layout in (Layout.ROOM, Layout.SPLIT) or (card.layout is Layout.MODAL and parts != card.parts_named[:1]):
        return (*parts, FUSE) if _has_way(card, FUSE) else parts
    usual = (USUAL, FACE_DOWN, PROTOTYPE, MUTATE, *FOR_ANOTHER_COST, *(parts[1:] if card.layout in INSETS else ()))
    return tuple(way for way in usual if _has_way(card, way))


def _has_way(card: Card, way: str) -> bool:
    try:
        way_of(card, way)
    except IllegalChoice:
        return False
    return True


def part_chosen(playing: Playing, player: str, card: Card) -> str:
    """Which part of a card to cast, if there are several that can be spells: the choice is called "way".

    Source: `cr["709.3"]`, `cr["712.11b"]`, `cr["715.3"]`, `cr["720.3"]`.
    """
    spells = parts_to_cast(card)
    if len(spells) < 2:
        return spells[0] if spells else ""
    rule, question = CHOSEN_BY[card.layout], f"how to cast {card.name}"
    chosen: str = playing.choices.pick(playing.game, "way", spells, player, rule, question=question)
    return chosen
