"""What does echo ask, and when?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from .abilities import TriggeredAbility
from .events import Happening, StepBegan
from .objects import ObjectId
from .patterns import Pattern
from .rules import Rule, cr
from .sacrificing import SacrificeUnlessPaid

if TYPE_CHECKING:
    from .state import Game


class FirstUpkeepWithThis(Pattern):
    """Your upkeep begins, and this came under your control since your last upkeep began. Source: `cr["702.30a"]`."""

    event: ClassVar = StepBegan
    rule: ClassVar[Rule] = cr["702.30a"]

    def fires(self, happening: Happening, source: ObjectId, you: str) -> list[ObjectId | None]:
        event, game = happening.event, happening.after
        if not isinstance(event, StepBegan) or event.step != "upkeep" or game.turn.active != you:
            return []
        return [None] if came_since_last_upkeep(game, source, you) else []

    def text(self) -> str:
        return "in your upkeep, if this has been yours only since after your last one"


def came_since_last_upkeep(game: Game, o: ObjectId, you: str) -> bool:
    """Did it come under this player's control in or after the turn of their last upkeep? Source: `cr["702.30a"]`."""
    turns = [
        it.after.turn.number
        for it in game.happened
        if isinstance(it.event, StepBegan) and it.event.step == "upkeep" and it.after.turn.active == you
    ]
    earlier = [number for number in turns if number < game.turn.number]
    last = max(earlier, default=game.turn.number - len(game.players))
    return game.objects[o].since >= last


class Echo(TriggeredAbility):
    """Echo: in your next upkeep pay the cost, or sacrifice it. Source: `cr["702.30a"]`."""

    keyword: ClassVar[str] = "echo"
    cost: str = ""

    def __init__(self, cost: str, **_: object) -> None:
        own: dict[str, Any] = {"cost": cost}
        super().__init__(FirstUpkeepWithThis(), (SacrificeUnlessPaid(cost),), **own)

    def text(self) -> str:
        return f"echo {self.cost}"
