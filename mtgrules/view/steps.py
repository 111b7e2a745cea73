"""Into which steps does a scenario fall when it is walked through?"""

from __future__ import annotations

from collections.abc import Container, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, NamedTuple

from mtgrules.sentences import listed
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
    """A step for each change that can be seen. What changes nothing is told with what comes of it, and so is the
    mere beginning of a turn's steps, unless something is claimed of just that moment.
    """
    asked = {claim.moment for claim in played.claims} | {twin.moment for twin in played.twins}
    places = folded(played.moments, asked)
    ends = [place[-1] for place in places]
    found, before = [], None
    for i, place in enumerate(places):
        stop = ends[i]
        until = ends[i + 1] if i + 1 < len(ends) else len(played.moments)
        # asked at the board that this step shows, even if something without effect was told since
        claims = tuple(c for c in played.claims if stop <= c.moment < until)
        twins = tuple(t for t in played.twins if stop <= t.moment < until)
        after = played.moments[stop].game
        found.append(Step(told([played.moments[j] for j in place], before), before, after, claims, twins))
        before = after
    return tuple(found)


def of_one_check(earlier: Moment, later: Moment) -> bool:
    """Do both tell what one check of state-based actions did, all at the same time? Source: `cr["704.3"]`."""
    return later.game.happened is earlier.game.happened and all(
        any(rule.number.startswith(STATE_BASED) for rule in moment.rules) for moment in (earlier, later)
    )


STATE_BASED = ("704.5", "704.6", "702.103f", "903.9a")


def folded(moments: Sequence[Moment], asked: Container[int] = ()) -> list[list[int]]:
    """The places of the moments, those that belong together in one list; the last of each list changed the board."""
    found: list[list[int]] = [[0]]
    waiting: list[int] = []
    for place in range(1, len(moments)):
        if not waiting and of_one_check(moments[place - 1], moments[place]):
            found[-1].append(place)
            continue
        waiting.append(place)
        different = differences(moments[found[-1][-1]].game, moments[place].game)
        if any(one.object != "turn" for one in different) or (different and place in asked):
            found.append(waiting)
            waiting = []
    if waiting:
        found[-1] += waiting
    return found


def told(moments: Sequence[Moment], before: Game | None) -> tuple[Moment, ...]:
    """What was told, steps of the turn that only begin being one line."""
    found: list[Moment] = []
    passing: list[Moment] = []
    for moment in moments:
        if before is not None and only_a_step_begins(before, moment.game):
            passing.append(moment)
        else:
            found += [*passed(passing), moment]
            passing = []
        before = moment.game
    return (*found, *passed(passing))


def only_a_step_begins(before: Game, after: Game) -> bool:
    """Is that another step or turn begins all that is different?"""
    different = differences(before, after)
    return bool(different) and all(one.object == "turn" for one in different)


def passed(moments: Sequence[Moment]) -> Sequence[Moment]:
    """Several steps that begin, in one line for each player's turn."""
    found = []
    for player, group in groupby(moments, lambda moment: moment.game.turn.active):
        same = list(group)
        if len(same) > 1:
            names = list(dict.fromkeys(moment.game.turn.step for moment in same))
            steps = f"from {names[0]} to {names[-1]}" if len(names) > 2 else f"to {listed(names)}"
            same = [same[-1]._replace(text=f"{player}'s turn goes on {steps}")]
        found += same
    return found
