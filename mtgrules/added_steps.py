"""Which steps does a turn have in addition?"""

from __future__ import annotations

from typing import ClassVar

from .attaching import enchanted_player
from .events import Event, Happening, StepBegan
from .instructions import Instruction
from .objects import ObjectId
from .patterns import Pattern
from .references import Context
from .rules import Rule, cr


class FirstOfTurn(Pattern):
    """The first such step of the turn of the player whom this enchants begins. Source: `cr["603.2b"]`,
    `cr["500.8"]`.
    """

    step: str
    event: ClassVar[type[Event]] = StepBegan
    rule: ClassVar[Rule] = cr["603.2b"]

    def concerns(self, event: Event) -> bool:
        return isinstance(event, StepBegan) and event.step == self.step

    def fires(self, happening: Happening, source: ObjectId, you: str) -> list[ObjectId | None]:
        after = happening.after
        earlier = [it.event for it in happening.before.happened_this_turn if self.concerns(it.event)]
        fits = self.concerns(happening.event) and not earlier
        return [None] if fits and enchanted_player(after.objects[source]) == after.turn.active else []

    def text(self) -> str:
        return f"at the beginning of enchanted player's first {self.step} each turn"


class AdditionalStep(Instruction):
    """There is one more such step after this one. Source: `cr["500.9"]`."""

    step: str

    def carry_out(self, context: Context) -> None:
        game = context.playing.game
        context.playing.game = game.but(turn=game.turn.but(added=(*game.turn.added, self.step)))
        context.playing.tell(f"one more {self.step} follows this {game.turn.step}", cr["500.9"])

    def text(self) -> str:
        return f"an additional {self.step} follows this step"
