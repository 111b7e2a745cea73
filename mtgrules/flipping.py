"""What does a flip card become once it is flipped?

Its other half is part of what is copied, being flipped isn't: so the half is kept as an ability of the values,
and the status decides whether it applies. Turning it is a one-way process.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .abilities import Ability, StaticAbility
from .changes import COPIABLE, Change, Layer
from .characteristics import Characteristics
from .conditions import Condition
from .events import Event
from .instructions import Instruction, still_there
from .objects import ObjectId
from .references import ITSELF, Context, Reference
from .rules import cr
from .selectors import THIS, Board

if TYPE_CHECKING:
    from .playing import Playing
    from .state import Game


class OtherHalf(Change):
    """It has the alternative name, types, abilities and size; color and mana cost stay. Source: `cr["710.1c"]`,
    `cr["710.2"]`.

    What an exception of a copy effect has made of it is no part of the normal half, so that stays, too (707.9).
    """

    half: Characteristics
    normal: Characteristics
    layer, rule, writes, takes_abilities = Layer.TEXT, cr["710.2"], COPIABLE, True

    @property
    def gives(self) -> tuple[StaticAbility, ...]:
        return tuple(ability for ability in self.half.abilities if isinstance(ability, StaticAbility))

    def apply(self, c: Characteristics) -> Characteristics:
        added = tuple(
            ability for ability in c.abilities if ability not in self.normal.abilities and not _is_flip(ability)
        )
        return c.but(
            name=self.half.name if c.name == self.normal.name else c.name,
            abilities=(*self.half.abilities, *added),
            **{field: self._words(c, field) for field in ("supertypes", "types", "subtypes")},
            **{field: self._size(c, field) for field in ("power", "toughness")},
        )

    def _words(self, c: Characteristics, field: str) -> frozenset[str]:
        """The half's words, but for those that an exception of a copy effect added or took away."""
        own, normal = getattr(c, field), getattr(self.normal, field)
        return frozenset((getattr(self.half, field) | (own - normal)) - (normal - own))

    def _size(self, c: Characteristics, field: str) -> int | None:
        own: int | None = getattr(c, field)
        half: int | None = getattr(self.half, field)
        return half if own == getattr(self.normal, field) else own

    def text(self) -> str:
        return f"is {self.half.name}"


class ThisIsFlipped(Condition):
    """The permanent has the status "flipped". Source: `cr["110.5"]`, `cr["710.2"]`."""

    def holds(self, board: Board, source: ObjectId, you: str) -> bool:
        return source in board.lines and board.objects[source].flipped

    def text(self) -> str:
        return "as long as this is flipped"


def flips_into(half: Characteristics, normal: Characteristics) -> StaticAbility:
    """What a flip card has instead of a second face: its alternative characteristics. Source: `cr["710.1b"]`."""
    return StaticAbility(THIS, (OtherHalf(half, normal),), condition=ThisIsFlipped())


def _is_flip(ability: Ability) -> bool:
    return isinstance(ability, StaticAbility) and ability.condition == ThisIsFlipped()


class Flipped(Event):
    """A permanent is flipped; it stays so until it leaves. Source: `cr["710.4"]`, `cr["613.7f"]`."""

    object: ObjectId

    def apply(self, game: Game) -> Game:
        return game.changed(self.object, flipped=True, timestamp=game.clock + 1).but(clock=game.clock + 1)


class Flip(Instruction):
    """Flip it, unless it is flipped already. Without another half nothing can be seen of it. Source:
    `cr["710.4"]`.
    """

    what: Reference = ITSELF

    def carry_out(self, context: Context) -> None:
        for o in still_there(self.what, context):
            flip(context.playing, o)

    def text(self) -> str:
        return f"flip {self.what.text()}"


def flip(playing: Playing, o: ObjectId) -> None:
    """Flip a permanent, unless it is flipped already. Source: `cr["710.4"]`."""
    if playing.game.objects[o].flipped:
        return
    playing.happen(Flipped(o))
    has_half = any(_is_flip(ability) for ability in playing.game[o].copiable.abilities)
    unseen = "" if has_half else ": it has no other half, so nothing can be seen of it"
    playing.tell(f"{o} is flipped{unseen}", cr["710.4"])
