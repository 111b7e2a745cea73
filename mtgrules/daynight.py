"""Is it day or night, and what turns over with it?"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from .abilities import Keyword
from .entry_abilities import Entering, EntryAbility
from .events import Event, SpellCast
from .objects import ObjectId
from .rules import Rule, cr

if TYPE_CHECKING:
    from .playing import Playing
    from .seen import Seen
    from .state import Game

DAY, NIGHT = "day", "night"
NIGHTBOUND = Keyword("nightbound")


class Daybound(EntryAbility):
    """Daybound: at night a double-faced card with it enters with its back face up. `cr["702.145b"]`,
    `cr["616.1d"]`.
    """

    keyword: ClassVar[str] = "daybound"
    order: ClassVar[int] = 3
    rule: ClassVar[Rule] = cr["702.145b"]

    def affects(self, entering: Entering, what_if: Game, source: ObjectId) -> bool:
        obj = entering.object
        return (
            obj.id == source and what_if.time == NIGHT and obj.card.double_faced and not obj.is_token and obj.face == 0
        )

    def change(self, entering: Entering, playing: Playing, source: ObjectId) -> Entering:
        playing.tell(f"it is night, so {entering.object.id} enters with its back face up", cr["702.145b"], cr["616.1d"])
        return entering.but(object=entering.object.but(face=1))

    def text(self) -> str:
        return "daybound"


DAYBOUND = Daybound()


class TimeChanged(Event):
    """It becomes day or night. Source: `cr["731.1"]`."""

    time: str

    def apply(self, game: Game) -> Game:
        return game.but(time=self.time)


def turned_by_time(seen: Seen) -> str:
    """The ability, daybound or nightbound, that lets a permanent transform with the time of day only, or nothing."""
    return next((word for word in (Daybound.keyword, NIGHTBOUND.keyword) if seen.has(word)), "")


def day_and_night(playing: Playing) -> None:
    """It becomes day or night if need be, and whatever shows the wrong face turns over at once.

    Source: `cr["702.145c"]`, `cr["702.145d"]`, `cr["702.145f"]`, `cr["702.145g"]`.
    """
    bound = [seen for seen in playing.game.battlefield if turned_by_time(seen)]
    if not bound:
        return
    if not playing.game.time:
        by_day = any(seen.has(Daybound.keyword) for seen in bound)
        become(playing, DAY if by_day else NIGHT, cr["702.145d"] if by_day else cr["702.145g"])
    wrong = Daybound.keyword if playing.game.time == NIGHT else NIGHTBOUND.keyword
    for seen in bound:
        if seen.has(wrong) and seen.card.double_faced:
            playing.transform(seen.id, by_time=True)


def become(playing: Playing, time: str, rule: Rule) -> None:
    """It becomes day or night."""
    if playing.game.time != time:
        playing.happen(TimeChanged(time))
        playing.tell(f"it becomes {time}", rule)


def at_untap(playing: Playing, before: str) -> None:
    """By day, a turn without a spell of its player brings night; by night, two spells bring day. `cr["731.2"]`."""
    game = playing.game
    cast = sum(
        isinstance(it.event, SpellCast) and it.event.player == before and it.before.turn.number == game.turn.number - 1
        for it in game.happened
    )
    if game.time == DAY and not cast:
        become(playing, NIGHT, cr["731.2"])
    elif game.time == NIGHT and cast > 1:
        become(playing, DAY, cr["731.2"])
