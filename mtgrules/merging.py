"""What becomes of two objects that merge into one permanent?"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from .abilities import Ability, StaticAbility
from .changes import COPIABLE, Change, Layer
from .characteristics import Characteristics
from .effects import ContinuousEffect
from .events import Event, Happening
from .objects import Component, GameObject, ObjectId
from .patterns import Pattern, subject, those
from .rules import Rule, cr
from .selectors import Each, Only, Selector

if TYPE_CHECKING:
    from .playing import Playing
    from .state import Game

MUTATING = "mutating"
MUTATE_TARGET = ("target", Each(("Creature",), without=("Human",), same_owner=True))
"""What a mutating spell targets. Source: `cr["702.140a"]`."""


class Mutate(Ability):
    """Mutate: cast for this cost, it merges with a non-Human creature of the same owner. Source: `cr["702.140a"]`."""

    keyword: ClassVar[str] = "mutate"
    cost: str

    def text(self) -> str:
        return f"mutate {self.cost}"


class TopComponent(Change):
    """It is what its topmost component is, with the abilities of all: a copiable effect. Source: `cr["730.2a"]`,
    `cr["702.140e"]`.
    """

    values: Characteristics
    layer, rule, writes, takes_abilities, gives_all = Layer.COPY, cr["730.2a"], COPIABLE, True, True

    @property
    def gives(self) -> tuple[StaticAbility, ...]:
        return tuple(ability for ability in self.values.abilities if isinstance(ability, StaticAbility))

    def apply(self, c: Characteristics) -> Characteristics:
        return self.values

    def text(self) -> str:
        return f"is a merged permanent with {self.values.name} on top"


class Merged(Event):
    """A spell merges with a permanent, which stays the same object: nothing enters. Source: `cr["730.2b"]`,
    `cr["730.2c"]`.
    """

    said: ClassVar[str] = "something merged"
    object: ObjectId
    spell: ObjectId
    on_top: bool = True

    def apply(self, game: Game) -> Game:
        old, new = game.objects[self.object], game.objects[self.spell]
        top, under = (self.spell, self.object) if self.on_top else (self.object, self.spell)
        values, below = game.derivation.copiable(top), game.derivation.copiable(under)
        values = values.but(abilities=(*values.abilities, *below.abilities))
        effect = ContinuousEffect(
            self.object, Only((self.object,)), (TopComponent(values),), game.clock + 1, label="merging", you=old.owner
        )
        parts = (*components(new), *components(old)) if self.on_top else (*components(old), *components(new))
        objects = {o: obj for o, obj in game.objects.items() if o != self.spell}
        objects[self.object] = old.but(parts=parts, is_token=parts[0].is_token)
        stack = tuple(item for item in game.stack if item.ability or item.source != self.spell)
        return game.but(objects=objects, stack=stack, gone={**game.gone, self.spell: game}).with_effect(effect)


def components(obj: GameObject) -> tuple[Component, ...]:
    """What represents an object, the topmost first. Source: `cr["730.2"]`."""
    return obj.parts or (Component(obj.id, obj.card, obj.is_commander, obj.is_token or obj.is_copy),)


class Mutates(Pattern):
    """It mutates: a spell has merged with it. Source: `cr["702.140d"]`."""

    what: Selector
    event: ClassVar[type[Event]] = Merged
    rule: ClassVar[Rule] = cr["702.140d"]

    def fires(self, happening: Happening, source: ObjectId, you: str) -> list[ObjectId | None]:
        if not isinstance(happening.event, Merged):
            return []
        return those(self.what, (happening.event.object,), happening.after, source, you)

    def text(self) -> str:
        return f"whenever {subject(self.what)} mutates"


def merge(playing: Playing, spell: ObjectId, host: ObjectId, player: str) -> None:
    """A mutating spell resolves: over the creature or under it. Source: `cr["702.140c"]`."""
    where = playing.choices.pick(
        playing.game, "mutating", ["over", "under"], player, cr["702.140c"], question=f"over or under {host}"
    )
    playing.happen(Merged(host, spell, where == "over"))
    playing.tell(
        f"{spell} merges {where} {host}, which stays the same object: nothing enters",
        cr["702.140c"],
        cr["730.2b"],
        cr["730.2c"],
    )
