"""How many tokens or counters, if something changes the number?"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .abilities import ReplacementAbility
from .choices import EndlessLoop
from .events import CountersChanged, Event
from .objects import Card, ObjectId
from .rules import cr
from .selectors import PERMANENT, Board, Each
from .sentences import an

if TYPE_CHECKING:
    from .entry_abilities import Entering
    from .playing import Playing
    from .state import Game


MOST_TOKENS = 1_000
"""How many tokens can be created at once: more than anyone can look at."""


class MoreTokens(ReplacementAbility):
    """If an effect would create tokens under your control, it creates so many times as many. Source:
    `cr["614.16"]`.
    """

    times: int = 2

    def text(self) -> str:
        return f"an effect that makes tokens for you makes {self.times} times as many"


class MoreCounters(ReplacementAbility):
    """If counters (of a kind, or any) would be put on what fits, so many times as many are put, `plus` some.

    `effects_only`: only those that an effect puts, not those that are put to pay a cost. Source: `cr["614.16"]`,
    `cr["122.6"]`. It doesn't change how its own object enters (614.12).
    """

    what: Each = PERMANENT.but(controller="you")
    counter: str = ""
    times: int = 1
    plus: int = 0
    effects_only: bool = False

    def change(self, number: int) -> int:
        """The number as it is then."""
        return number * self.times + self.plus

    def text(self) -> str:
        more = f"{self.times} times as many" if self.times != 1 else f"{self.plus} more"
        return f"counters put on {an(self.what.text())}: {more}"


def created(playing: Playing, makers: list[tuple[Card, int, str]]) -> list[tuple[Card, int, str]]:
    """The tokens that are really created, once whatever multiplies them has. Source: `cr["614.16"]`,
    `cr["614.5"]`.
    """
    for o, you, ability in playing.game.derivation.abilities(MoreTokens):
        if any(player == you for _, _, player in makers):
            makers = [entry for entry in makers for _ in range(ability.times if entry[2] == you else 1)]
            if len(makers) > MOST_TOKENS:
                raise EndlessLoop(f"{len(makers)} tokens would be created at once, more than {MOST_TOKENS}")
            playing.tell(f"{o}: {ability.text()}", cr["614.16"], cr["614.5"])
    return makers


def counted(playing: Playing, event: Event) -> Event:
    """Counters put on a permanent, as many as whatever changes the number has it. Source: `cr["614.16"]`."""
    if not isinstance(event, CountersChanged) or event.number <= 0 or event.object not in playing.game.derivation.lines:
        return event
    game = playing.game
    return event.but(
        number=number_put(
            playing, game, game.derivation.board, event.object, event.counter, event.number, by_effect=event.by_effect
        )
    )


def entering_with(entering: Entering, playing: Playing) -> Entering:
    """The counters with which something enters, as whatever is there already changes their number.

    Source: `cr["614.12"]`, `cr["122.6"]`.
    """
    obj, before = entering.object, playing.before_entering
    if not obj.counters:
        return entering
    board = entering.what_if(before).derivation.board
    found = [(kind, number_put(playing, before, board, obj.id, kind, number), at) for kind, number, at in obj.counters]
    return entering.but(object=obj.but(counters=tuple(found)))


def number_put(
    playing: Playing, game: Game, board: Board, o: ObjectId, kind: str, number: int, *, by_effect: bool = True
) -> int:
    """The number, by every effect that changes it; the controller chooses the order where it matters. Once an effect
    has changed what a cost puts, that is put by an effect, too.

    Source: `cr["616.1"]`, `cr["614.5"]`, `cr["614.16"]`.
    """
    waiting = [
        (source, ability)
        for source, you, ability in game.derivation.abilities(MoreCounters)
        if ability.counter in ("", kind) and o in ability.what.objects(board, source, you)
    ]
    mixed = len({ability.times == 1 for _, ability in waiting}) > 1
    while able := [entry for entry in waiting if by_effect or not entry[1].effects_only]:
        entry = able[0]
        if mixed and len(able) > 1:
            sources = [source for source, _ in able]
            first = playing.choices.pick(
                game, "first", sources, board.line(o).controller, cr["616.1"], question="which applies first"
            )
            entry = able[sources.index(first)]
        waiting.remove(entry)
        number, by_effect = entry[1].change(number), True
        playing.tell(f"{entry[0]}: {entry[1].text()}: {number}", cr["614.16"], cr["614.5"])
    return number
