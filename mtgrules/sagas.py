"""How does a Saga go on, chapter by chapter?"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from .abilities import TriggeredAbility
from .events import CountersChanged, Event, Happening
from .objects import ObjectId
from .patterns import Pattern
from .rules import Rule, cr
from .zones import Entered

if TYPE_CHECKING:
    from .playing import Playing
    from .seen import Seen
    from .state import Game

LORE = "lore"


class Chapter(Pattern):
    """Lore counters reach this number (or each of these): once for each that is reached. Source: `cr["714.2b"]`."""

    numbers: tuple[int, ...]
    rule: ClassVar[Rule] = cr["714.2b"]

    def concerns(self, event: Event) -> bool:
        return isinstance(event, Entered) or (isinstance(event, CountersChanged) and event.counter == LORE)

    def fires(self, happening: Happening, source: ObjectId, you: str) -> list[ObjectId | None]:
        event = happening.event
        entered = isinstance(event, Entered) and source in event.ids
        put = isinstance(event, CountersChanged) and event.object == source and event.counter == LORE
        if not entered and not put:
            return []
        before = 0 if entered else happening.before.objects[source].count(LORE)
        after = happening.after.objects[source].count(LORE)
        return [source for number in self.numbers if before < number <= after]

    def text(self) -> str:
        return f"chapter {' and '.join(str(number) for number in self.numbers)}"


def final_chapter(seen: Seen) -> int:
    """The greatest number of its chapters; 0 without chapters. Source: `cr["714.2d"]`."""
    whens = [ability.when for ability in seen.values.abilities if isinstance(ability, TriggeredAbility)]
    return max((number for when in whens if isinstance(when, Chapter) for number in when.numbers), default=0)


def next_chapters(playing: Playing) -> None:
    """As the active player's precombat main phase begins, their Sagas each get a lore counter. `cr["714.3c"]`."""
    game = playing.game
    for seen in game.battlefield:
        if seen.controller == game.turn.active and final_chapter(seen):
            playing.happen(CountersChanged(seen.id, LORE, 1, by_effect=False))
            playing.tell(f"a lore counter on {seen.id}", cr["714.3c"])


def over_sagas(game: Game) -> tuple[ObjectId, ...]:
    """The Sagas that have reached their final chapter, and none of whose chapters is still to resolve: they are
    sacrificed. Source: `cr["714.4"]`, `cr["704.5s"]`.
    """
    return tuple(
        seen.id for seen in game.battlefield
        if 0 < final_chapter(seen) <= seen.object.count(LORE) and not _goes_on(game, seen.id)
    )  # fmt: skip


def _goes_on(game: Game, o: ObjectId) -> bool:
    """Is one of its chapters on the stack, or waiting to be put there?"""
    items = (*game.stack, *game.waiting)
    return any(item.source == o and isinstance(getattr(item.ability, "when", None), Chapter) for item in items)
