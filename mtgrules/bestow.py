"""When is a creature an Aura, and when does it stop?"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from .abilities import Ability
from .attaching import BESTOWED
from .events import Attached
from .objects import GameObject, ObjectId
from .rules import cr

if TYPE_CHECKING:
    from .playing import Playing


class Bestow(Ability):
    """Bestow: it may be cast as an Aura that enchants a creature. Source: `cr["702.103a"]`, `cr["702.103b"]`."""

    keyword: ClassVar[str] = "bestow"
    cost: str

    def text(self) -> str:
        return f"bestow {self.cost}"


def is_bestowed(obj: GameObject) -> bool:
    """Is it an Aura by its bestow ability? Source: `cr["702.103b"]`."""
    return BESTOWED in obj.designations


def stop_bestowing(playing: Playing, o: ObjectId) -> None:
    """A bestowed Aura whose host is gone or illegal stays, unattached, as a creature. `cr["702.103f"]`."""
    designations = tuple(word for word in playing.game.objects[o].designations if word != BESTOWED)
    playing.happen(Attached(o, None))
    playing.game = playing.game.changed(o, designations=designations)
    playing.tell(f"{o} becomes unattached, is no longer bestowed and stays as a creature", cr["702.103f"])
