"""Did this trigger during the latest action, how often, and why not?"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .abilities import TriggeredAbility
from .events import Happening
from .objects import ObjectId
from .rules import cr
from .trace import Answer

if TYPE_CHECKING:
    from .state import Game


def times_triggered(game: Game, o: ObjectId) -> Answer:
    """How often abilities of this object triggered during the latest action; every event that came close says why not. `cr["603.2"]`."""
    because = tuple(answer for happening in game.happened for answer in _at(happening, o))
    number = sum(int(answer.value) for answer in because)
    text = f"{o} triggered {number} time{'' if number == 1 else 's'}" if number else f"{o} didn't trigger"
    rules = (cr["603.2"],) if because else (cr["603.2"], cr["603.2g"])
    return Answer(number, text, rules, because)


def _at(happening: Happening, o: ObjectId) -> list[Answer]:
    """What each of its triggered abilities made of one event."""
    found = []
    for ability, you in _abilities(happening, o):
        if fired := ability.when.fires(happening, o, you):
            found.append(Answer(len(fired), f"{ability.when.text()}: {happening.event.text()}", (cr["603.2"], *ability.when.rules)))
        elif reason := ability.when.why_not(happening, o, you):
            found.append(Answer(0, reason.text, reason.rules))
    return found


def _abilities(happening: Happening, o: ObjectId) -> list[tuple[TriggeredAbility, str]]:
    """Its triggered abilities, as the event found them: those that look back as they were before it. Source: `cr["603.10"]`."""
    found = []
    for game, back in ((happening.before, True), (happening.after, False)):
        if line := game.derivation.lines.get(o):
            found += [
                (ability, line.controller)
                for ability in line.values.abilities
                if isinstance(ability, TriggeredAbility) and ability.when.looks_back is back
            ]
    return found
