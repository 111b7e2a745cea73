"""Which permanents have to wait before they may attack or pay {T} and {Q}, and since when has whom had them?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mtgrules.learning.lesson import question
from mtgrules.view.facts import called
from mtgrules.view.frames import frame

if TYPE_CHECKING:
    from mtgrules.seen import Seen
    from mtgrules.state import Game

COLUMNS = ("permanent", "whose", "theirs since", "their turn began in", "a creature now", "haste", "has to wait")


def waiting(game: Game | str) -> Any:
    """Every permanent with the questions of rule 302.6; a question of the course is looked at as it ends.

    A DataFrame, or our own table where there is no pandas. Raises `LessonError`.
    """
    found = question(game).setting.after if isinstance(game, str) else game
    return frame(COLUMNS, [_row(seen) for seen in found.battlefield])


def _row(seen: Seen) -> tuple[str, ...]:
    began = seen.game.turn.last_began(seen.controller)
    since = f"turn {seen.object.since}" if seen.object.since else "an earlier turn"
    answers = (seen.is_("Creature"), seen.has("haste"), bool(seen.why_summoning_sick()))
    return (
        called(seen.game, seen.id),
        seen.controller,
        since,
        f"turn {began}",
        *("yes" if answer else "no" for answer in answers),
    )
