"""Which abilities trigger an additional time, and which not at all?"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from .abilities import Ability
from .events import Happening
from .objects import ObjectId
from .patterns import Pattern
from .state import StackItem


class TriggersAgain(Ability):
    """If this event makes an ability of a permanent of yours trigger, that triggers an additional time. Source:
    `cr["603.2d"]`.
    """

    when: Pattern

    def text(self) -> str:
        return f"{self.when.text()}: abilities of your permanents that this sets off trigger an additional time"


class StopsTriggers(Ability):
    """This event doesn't make abilities trigger. Source: `cr["101.2"]`."""

    when: Pattern

    def text(self) -> str:
        return f"{self.when.text()}: this makes no ability trigger"


Watcher = TypeVar("Watcher", TriggersAgain, StopsTriggers)


def and_again(happening: Happening, found: list[StackItem]) -> list[StackItem]:
    """The triggers, each as often as it goes off. What leaves with the rest still counts. Source: `cr["603.2d"]`,
    `cr["603.10a"]`.
    """
    if not found:
        return found
    found = [item for item in found if stopped_by(happening, item.that) is None]
    more = []
    for _, you, those in _watching(happening, TriggersAgain):
        more += [item for item in found if item.controller == you and (item.that is None or item.that in those)]
    return found + more


def stopped_by(happening: Happening, that: ObjectId | None) -> ObjectId | None:
    """What keeps abilities from triggering because this happened to `that`, if anything does."""
    return next((o for o, _, those in _watching(happening, StopsTriggers) if that in those), None)


def _watching(happening: Happening, kind: type[Watcher]) -> Iterator[tuple[ObjectId, str, list[ObjectId | None]]]:
    """The objects with such an ability that this event concerns, their controllers, and whom it concerns."""
    for game, back in ((happening.before, True), (happening.after, False)):
        for o, you, ability in game.derivation.abilities(kind):
            if ability.when.looks_back is back and (those := ability.when.fires(happening, o, you)):
                yield o, you, those
