"""Into which steps does a scenario fall when it is walked through?"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from mtgrules.view.difference import differences

if TYPE_CHECKING:
    from mtgrules.scenario import Checked, CheckedTwin, Played
    from mtgrules.state import Game, Moment


class Step(NamedTuple):
    """One step: what was said to happen, the game before (none at the start) and after, what was claimed of it
    then.
    """

    said: tuple[Moment, ...]
    before: Game | None
    after: Game
    claims: tuple[Checked, ...] = ()
    twins: tuple[CheckedTwin, ...] = ()

    @property
    def title(self) -> str:
        """What happens, in a line."""
        return "; ".join(moment.text for moment in self.said)


def steps(played: Played) -> tuple[Step, ...]:
    """A step for each change that can be seen. What changes nothing is told with what comes of it."""
    places = folded(played.moments)
    ends = [place[-1] for place in places]
    found, before = [], None
    for i, place in enumerate(places):
        start, stop = place[0], ends[i]
        until = ends[i + 1] if i + 1 < len(ends) else len(played.moments)
        said = tuple(played.moments[j] for j in place)
        after = played.moments[stop].game
        # asked at the board that this step shows, even if something without effect was told since
        claims = tuple(c for c in played.claims if _within(c.moment, stop, until))
        twins = tuple(t for t in played.twins if _within(t.moment, stop, until))
        found.append(Step(said, before, after, claims, twins))
        before = after
        assert start <= stop
    return tuple(found)


def _within(moment: int, first: int, beyond: int) -> bool:
    return first <= moment < beyond


def folded(moments: Sequence[Moment]) -> list[list[int]]:
    """The places of the moments, those that belong together in one list; the last of each list changed the board."""
    found: list[list[int]] = [[0]]
    waiting: list[int] = []
    for place in range(1, len(moments)):
        waiting.append(place)
        if differences(moments[found[-1][-1]].game, moments[place].game):
            found.append(waiting)
            waiting = []
    if waiting:
        found[-1] += waiting
    return found
