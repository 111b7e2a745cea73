"""Is this permanent held down, and what holds it?

Held down (locked): it isn't untapped in its controller's untap step. The effect stays on the object, whoever
controls it and whatever it becomes; where it lasts "for as long as" something, it is over for good once that fails.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from .changes import StaysTapped
from .effects import ContinuousEffect
from .objects import ObjectId
from .rules import cr
from .trace import Answer

if TYPE_CHECKING:
    from .state import Game, Moment


def holding(game: Game, o: ObjectId) -> Iterator[ContinuousEffect]:
    """The effects that keep a permanent from untapping in the untap step. Source: `cr["502.3"]`."""
    for effect in game.effects:
        if o in effect.pinned and any(isinstance(change, StaysTapped) for change in effect.changes):
            yield effect


def held_down_by(game: Game, o: ObjectId) -> ContinuousEffect | None:
    """The first effect that holds it down, if there is one."""
    return next(holding(game, o), None)


def locked(game: Game, o: ObjectId) -> Answer:
    """Is it held down? If so by which effect and for how long; if not, why no longer or why never.

    Source: `cr["502.3"]`, `cr["611.2b"]`.
    """
    if found := tuple(holding(game, o)):
        reasons = tuple(_lasts(effect) for effect in found)
        return Answer(True, f"{o} isn't untapped in its controller's untap step", (cr["502.3"],), reasons)
    if moment := _released(game, o) or _never_held(game, o):
        because = Answer(False, moment.text, moment.rules)
        return Answer(False, f"nothing holds {o} down any more", (cr["502.3"], cr["611.2b"]), (because,))
    return Answer(False, f"no effect keeps {o} from untapping", (cr["502.3"],))


def _lasts(effect: ContinuousEffect) -> Answer:
    """The effect, and what its duration hangs on."""
    text = f"{effect.label} holds it down {effect.duration.text()}"
    if not effect.duration.while_:
        return Answer(True, text, (cr["611.2a"],))
    return Answer(True, f"{text}; “you” is {effect.you}, and so it has been without a break", (cr["611.2b"],))


def _released(game: Game, o: ObjectId) -> Moment | None:
    """The moment that ended the last effect which held it down."""
    history = game.history
    place = next((i for i in range(len(history) - 1, -1, -1) if held_down_by(history[i].game, o)), None)
    if place is None:
        return None
    later = history[place + 1 :]
    return next((moment for moment in later if cr["611.2b"] in moment.rules), later[0] if later else None)


def _never_held(game: Game, o: ObjectId) -> Moment | None:
    """The moment in which an effect would have held it down, had its duration not been over already."""
    said = StaysTapped().text()
    return next((m for m in reversed(game.history) if f"{o} {said}" in m.text and cr["611.2b"] in m.rules), None)
