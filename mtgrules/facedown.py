"""Who may turn a face-down permanent face up, and why may it not be?"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from .abilities import Ability
from .objects import ObjectId
from .rules import cr
from .trace import Answer

if TYPE_CHECKING:
    from .state import Game


class Morph(Ability):
    """Morph: cast face down, it may be turned face up for this cost. `cr["702.37a"]`, `cr["702.37e"]`."""

    keyword: ClassVar[str] = "morph"
    cost: str

    def text(self) -> str:
        return f"morph {self.cost}"


def may_turn_face_up(game: Game, o: ObjectId, player: str = "") -> Answer:
    """May it be turned face up: by an effect, or as that player's special action? `cr["708.7"]`, `cr["702.37e"]`."""
    obj = game.objects[o]
    tests = [Answer(obj.face_down, f"{o} is face {'down' if obj.face_down else 'up'}", (cr["708.8"],))]
    if player and obj.face_down:
        controller = game.controller(o)
        tests.append(Answer(controller == player, f"{controller} controls it", (cr["702.37e"],)))
        up = game.changed(o, face_down=False)[o].values.abilities
        cost = next((ability.cost for ability in up if isinstance(ability, Morph)), "")
        text = f"face up it has morph {cost}" if cost else "face up it would have no morph cost"
        tests.append(Answer(bool(cost), text, (cr["702.37e"], cr["708.7"])))
    failed = next((test.text for test in tests if not test), "")
    return Answer(not failed, failed or f"{o} may be turned face up", (cr["708.7"],), tuple(tests))
