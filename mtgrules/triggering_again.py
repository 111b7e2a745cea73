"""Which abilities trigger an additional time?"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .abilities import Ability
from .events import Happening
from .patterns import Pattern
from .state import StackItem

if TYPE_CHECKING:
    from .objects import ObjectId
    from .state import Game


class TriggersAgain(Ability):
    """If this event makes an ability of a permanent of yours trigger, that triggers an additional time. Source:
    `cr["603.2d"]`.
    """

    when: Pattern

    def text(self) -> str:
        return f"{self.when.text()}: abilities of your permanents that this sets off trigger an additional time"


def and_again(happening: Happening, found: list[StackItem]) -> list[StackItem]:
    """The triggers, each as often as it goes off. What leaves with the rest still counts. Source: `cr["603.2d"]`,
    `cr["603.10a"]`.
    """
    if not found:
        return found
    more = []
    for game, back in ((happening.before, True), (happening.after, False)):
        for o, you, ability in _doublers(game):
            if ability.when.looks_back is back and (those := ability.when.fires(happening, o, you)):
                more += [item for item in found if item.controller == you and (item.that is None or item.that in those)]
    return found + more


def _doublers(game: Game) -> list[tuple[ObjectId, str, TriggersAgain]]:
    lines = game.derivation.lines.items()
    return [(o, line.controller, a) for o, line in lines for a in line.values.abilities if isinstance(a, TriggersAgain)]
