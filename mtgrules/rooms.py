"""Which halves of a Room are unlocked, and what does a locked half not give?

A shared type line is two abilities (709.5), each of which takes a locked half's name, cost and text away. They
are copied with the rest; which half is unlocked is a designation and isn't.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from .abilities import StaticAbility
from .changes import COPIABLE, Change, Layer
from .characteristics import NOTHING, Characteristics
from .choices import IllegalChoice
from .conditions import Condition
from .events import Event, Happening
from .objects import GameObject, Layout, ObjectId, Zone
from .patterns import Pattern
from .phasing import present
from .rules import Rule, cr
from .selectors import THIS, Board
from .symbols import ManaCost

if TYPE_CHECKING:
    from .playing import Playing
    from .state import Game

UNLOCKED = ("left half unlocked", "right half unlocked")
HALVES = ("left", "right")


class HalfIsLocked(Condition):
    """The permanent hasn't the designation for this half. Source: `cr["709.5c"]`."""

    half: int

    def holds(self, board: Board, source: ObjectId, you: str) -> bool:
        return source in board.lines and UNLOCKED[self.half] not in board.objects[source].designations

    def text(self) -> str:
        return f"as long as its {HALVES[self.half]} half is locked"


class WithoutHalf(Change):
    """It doesn't have the name, mana cost or rules text of a locked half. Source: `cr["709.5"]`."""

    half: Characteristics
    other: Characteristics
    layer, rule, writes, takes_abilities = Layer.TEXT, cr["709.5"], COPIABLE, True

    def apply(self, c: Characteristics) -> Characteristics:
        kept = tuple(ability for ability in c.abilities if ability not in self.half.abilities)
        if c.name == self.half.name:
            return c.but(name="", mana_cost=None, colors=NOTHING, abilities=kept)
        return c.but(name=self.other.name, mana_cost=self.other.mana_cost, colors=self.other.colors, abilities=kept)

    def text(self) -> str:
        return f"lacks {self.half.name}"


def whole(left: Characteristics, right: Characteristics) -> Characteristics:
    """Both halves as one object, with the two abilities that its shared type line is. Source: `cr["709.5"]`,
    `cr["709.5b"]`.
    """
    locks = tuple(
        StaticAbility(THIS, (WithoutHalf(one, other),), condition=HalfIsLocked(i))
        for i, (one, other) in enumerate([(left, right), (right, left)])
    )
    cost = ManaCost.of(f"{left.mana_cost}{right.mana_cost}")
    colors = left.colors | right.colors
    return left.but(
        name=f"{left.name} // {right.name}",
        mana_cost=cost,
        colors=colors,
        abilities=(*left.abilities, *right.abilities, *locks),
    )


class DoorUnlocked(Event):
    """A half of a Room gets its designation, as it enters or later. Source: `cr["709.5c"]`, `cr["709.5h"]`."""

    said: ClassVar[str] = "a door was unlocked"
    object: ObjectId
    half: int

    def apply(self, game: Game) -> Game:
        designations = game.objects[self.object].designations
        return game.changed(self.object, designations=tuple(dict.fromkeys((*designations, UNLOCKED[self.half]))))


class ThisDoorUnlocked(Pattern):
    """You unlock this door: the "left" or "right" half of this Room. Source: `cr["709.5h"]`."""

    half: str
    event: ClassVar[type[Event]] = DoorUnlocked
    rule: ClassVar[Rule] = cr["709.5h"]

    def fires(self, happening: Happening, source: ObjectId, you: str) -> list[ObjectId | None]:
        event = happening.event
        fits = isinstance(event, DoorUnlocked) and event.object == source and event.half == HALVES.index(self.half)
        return [source] if fits else []

    def text(self) -> str:
        return f"when you unlock this door ({self.half})"


def unlocked_as_cast(spell: GameObject) -> tuple[str, ...]:
    """The designation that a Room spell brings, or its copy: that of the half that was cast. Source:
    `cr["709.5d"]`.
    """
    return (UNLOCKED[spell.face],) if spell.card.layout is Layout.ROOM and spell.zone is Zone.STACK else ()


def doors_open(playing: Playing, o: ObjectId) -> None:
    """What unlocking a door as it enters sets off. Source: `cr["709.5h"]`."""
    for half, designation in enumerate(UNLOCKED):
        if designation in playing.game.objects[o].designations:
            playing.happen(DoorUnlocked(o, half))
            playing.tell(f"the {HALVES[half]} half of {o} is unlocked as it enters", cr["709.5d"], cr["709.5h"])


def unlock(playing: Playing, name: str, half: str = "left") -> None:
    """The special action: pay the cost of a locked half to unlock it. Source: `cr["709.5e"]`."""
    o = present(playing.game, name)
    seen = playing.game[o]
    if half not in HALVES or not HalfIsLocked(HALVES.index(half)).holds(
        playing.game.derivation.board, o, seen.controller
    ):
        raise IllegalChoice(f"{name} has no locked {half} half", cr["709.5e"])
    if not any(
        isinstance(ability, StaticAbility) and ability.condition == HalfIsLocked(HALVES.index(half))
        for ability in seen.copiable.abilities
    ):
        raise IllegalChoice(f"{name} is no Room", cr["709.5e"])
    playing.happen(DoorUnlocked(o, HALVES.index(half)))
    playing.tell(f"{seen.controller} unlocks the {half} half of {o}", cr["709.5e"])
