"""What triggers because something is so, not because something happens?"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from .abilities import TriggeredAbility
from .conditions import Condition
from .events import Happening
from .objects import ObjectId
from .patterns import Pattern
from .rules import Rule, cr
from .state import StackItem

if TYPE_CHECKING:
    from .state import Game


class ItIsSo(Pattern):
    """A condition holds; not again before the ability has left the stack. Source: `cr["603.8"]`."""

    condition: Condition
    rule: ClassVar[Rule] = cr["603.8"]

    def fires(self, happening: Happening, source: ObjectId, you: str) -> list[ObjectId | None]:
        return []

    def text(self) -> str:
        return f"when it is so {self.condition.text()}"


def state_triggers(game: Game) -> tuple[StackItem, ...]:
    """The state triggers that go off now. Source: `cr["603.8"]`."""
    there = [(item.source, item.ability) for item in (*game.stack, *game.waiting)]
    return tuple(
        StackItem(o, you, ability)
        for o, you, ability in game.derivation.abilities(TriggeredAbility)
        if isinstance(ability.when, ItIsSo)
        and (o, ability) not in there
        and ability.when.condition.holds_in(game, o, you)
    )
