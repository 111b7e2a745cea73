"""Which triggers look at the moment before an event, besides those of what leaves?

Normally an ability must be there just after the event (603.10). What leaves, phases out, comes loose or goes to another
player is looked at as it was just before, and so is what has the ability.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from .events import Attached, ControlChanged, Event, Happening
from .objects import ObjectId
from .patterns import LooksBack, subject, those
from .phasing import Phased
from .rules import Rule, cr
from .selectors import Selector
from .zones import Moved

if TYPE_CHECKING:
    from .state import Game


class PhasesOut(LooksBack):
    """It phases out, also along with what it is attached to. Source: `cr["603.10b"]`, `cr["702.26g"]`."""

    what: Selector
    event: ClassVar[type[Event]] = Phased
    rule: ClassVar[Rule] = cr["603.10b"]

    def fires(self, happening: Happening, source: ObjectId, you: str) -> list[ObjectId | None]:
        if not isinstance(happening.event, Phased):
            return []
        return those(self.what, tuple(o for o, _ in happening.event.out), happening.before, source, you)

    def text(self) -> str:
        return f"when {subject(self.what)} phases out"


class BecomesUnattached(LooksBack):
    """It is no longer attached to what it was attached to: it moved, or one of the two left. Source:
    `cr["603.10c"]`, `cr["701.3d"]`.
    """

    what: Selector
    event: ClassVar[type[Event]] = Attached
    rule: ClassVar[Rule] = cr["603.10c"]

    def concerns(self, event: Event) -> bool:
        return isinstance(event, (Attached, Moved))

    def fires(self, happening: Happening, source: ObjectId, you: str) -> list[ObjectId | None]:
        before, event = happening.before, happening.event
        if not self.concerns(event):
            return []
        fitting = self.what.objects(before.derivation.board, source, you)
        return [
            o
            for o in fitting
            if (host := host_of(before, o)) and not {o, host}.isdisjoint(event.subjects) and host_of(happening.after, o) != host
        ]  # fmt: skip

    def text(self) -> str:
        return f"when {subject(self.what)} becomes unattached"


class LosesControl(LooksBack):
    """You lose control of it: another player has it now, or it has left, so that nobody has. Source: `cr["603.10d"]`,
    `cr["108.4"]`.
    """

    what: Selector
    event: ClassVar[type[Event]] = ControlChanged
    rule: ClassVar[Rule] = cr["603.10d"]

    def concerns(self, event: Event) -> bool:
        return isinstance(event, (ControlChanged, Moved))

    def fires(self, happening: Happening, source: ObjectId, you: str) -> list[ObjectId | None]:
        event, before = happening.event, happening.before
        lost: tuple[ObjectId, ...] = ()
        if isinstance(event, Moved):
            lost = tuple(o for o in event.objects if o in before.derivation.lines and before.controller(o) == you)
        elif isinstance(event, ControlChanged) and event.lost_by == you:
            lost = (event.object,)
        return those(self.what, lost, before, source, you)

    def text(self) -> str:
        return f"when you lose control of {subject(self.what)}"


def host_of(game: Game, o: ObjectId) -> ObjectId | None:
    """To what this is attached, if both are there. Source: `cr["701.3d"]`."""
    host = game.objects[o].attached_to if o in game.derivation.lines else None
    return host if host in game.derivation.lines else None
