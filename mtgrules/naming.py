"""Which object does a name mean?"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from .mistakes import Mistake
from .objects import ObjectId, Zone

if TYPE_CHECKING:
    from .state import Game


class NoSuchObject(Mistake, KeyError):
    """Nothing has this name; the message lists what there is."""

    def __init__(self, name: str, there: Iterable[str]) -> None:
        self.name = name
        super().__init__(f"there is no {name!r}; there are {', '.join(there) or 'no objects'}")

    def __str__(self) -> str:
        return str(self.args[0])


class AmbiguousName(Mistake, KeyError):
    """Several objects have this name; the message lists how to name each."""

    def __init__(self, name: str, found: Iterable[ObjectId]) -> None:
        self.name, self.found = name, tuple(found)
        super().__init__(f"{name!r} could be {' or '.join(numbered(o) for o in self.found)}")

    def __str__(self) -> str:
        return str(self.args[0])


def numbered(o: ObjectId) -> str:
    """The name that is never ambiguous: `Reflecting Pool#1`."""
    return f"{o.label}#{o.number}"


def matches(game: Game, name: str, among: Iterable[ObjectId]) -> list[ObjectId]:
    """Those objects that a name may mean: by card (`Clone`, `Clone#2`), else by what they are called now."""
    among, wanted = list(among), name.casefold()
    by_card = [o for o in among if wanted in (o.label.casefold(), numbered(o).casefold())]
    return by_card or [o for o in among if game[o].name.casefold() == wanted]


SEARCHED = (
    (Zone.BATTLEFIELD, Zone.STACK),
    (Zone.HAND, Zone.GRAVEYARD, Zone.EXILE, Zone.COMMAND),
    (Zone.LIBRARY, Zone.OUTSIDE),
)


def find(game: Game, name: str) -> ObjectId:
    """The object of this name: by its card wherever that is, else by what it is called now. What is on the
    battlefield or the stack comes before what is elsewhere. Raises `NoSuchObject` or `AmbiguousName`.
    """
    wanted = name.casefold()
    for zones in SEARCHED:
        found = [
            o
            for o, obj in game.objects.items()
            if obj.zone in zones and wanted in (o.label.casefold(), numbered(o).casefold())
        ]
        if len(found) > 1:
            raise AmbiguousName(name, found)
        if found:
            return found[0]
    found = [o for o, obj in game.objects.items() if obj.zone in SEARCHED[0] and game[o].name.casefold() == wanted]
    if len(found) > 1:
        raise AmbiguousName(name, found)
    if found:
        return found[0]
    raise NoSuchObject(name, (str(o) for o, obj in game.objects.items() if obj.zone is not Zone.LIBRARY))
