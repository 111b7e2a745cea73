"""In which way is a card cast: by which of its faces, face down, as a prototype, for another cost, or so that it
merges?
"""

from __future__ import annotations

from typing import NamedTuple

from .attaching import BESTOWED
from .characteristics import Characteristics
from .choices import IllegalChoice
from .effects import BLITZED
from .facedown import Morph
from .merging import MUTATE_TARGET, MUTATING, Mutate
from .objects import Card, Layout
from .rules import cr
from .selectors import Each

FACE_DOWN, PROTOTYPE, MUTATE = "face down", "prototype", "mutate"
USUAL = ""
FOR_ANOTHER_COST = {"bestow": BESTOWED, "blitz": BLITZED}


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
    names = [face.name for face in card.faces]
    if way in names and card.layout in (Layout.MODAL, Layout.ROOM):
        return Way(card.faces[names.index(way)], names.index(way))
    raise IllegalChoice(f"{card.name} can't be cast in the way {way!r}", cr["601.2b"])


def ways_of(card: Card) -> tuple[str, ...]:
    """The ways in which a card can be cast, the usual one first where there is one. Source: `cr["601.2b"]`."""
    names = [face.name for face in card.faces]
    spells = [name for name, face in zip(names, card.faces, strict=True) if "Land" not in face.types]
    if card.layout is Layout.ROOM or (card.layout is Layout.MODAL and spells != names[:1]):
        return tuple(spells)
    return tuple(way for way in (USUAL, FACE_DOWN, PROTOTYPE, MUTATE, *FOR_ANOTHER_COST) if _has_way(card, way))


def _has_way(card: Card, way: str) -> bool:
    try:
        way_of(card, way)
    except IllegalChoice:
        return False
    return True
