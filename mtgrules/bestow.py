"""When is a creature an Aura, and when does it stop?"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from .abilities import Ability
from .attaching import BESTOWED
from .events import Attached
from .objects import GameObject

if TYPE_CHECKING:
    from .state import Game


class Bestow(Ability):
    """Bestow: it may be cast as an Aura that enchants a creature. Source: `cr["702.103a"]`, `cr["702.103b"]`."""

    keyword: ClassVar[str] = "bestow"
    cost: str

    def text(self) -> str:
        return f"bestow {self.cost}"


def is_bestowed(obj: GameObject) -> bool:
    """Is it an Aura by its bestow ability? Source: `cr["702.103b"]`."""
    return BESTOWED in obj.designations


class StoppedBeingBestowed(Attached):
    """A bestowed Aura whose host is gone or illegal stays, unattached, as a creature. `cr["702.103f"]`."""

    def apply(self, game: Game) -> Game:
        kept = tuple(word for word in game.objects[self.object].designations if word != BESTOWED)
        return super().apply(game).changed(self.object, designations=kept)
