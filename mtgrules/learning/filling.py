"""How is a form filled in, field by field from top to bottom?"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple


class Pick(NamedTuple):
    """One entry of a field. With a reason in `why_not` it can't be chosen."""

    value: Any
    says: str
    why_not: str = ""


class Field(NamedTuple):
    """One choice: its name in the action, the question, the entries, and the place of the chosen one (or nothing)."""

    name: str
    asks: str
    picks: tuple[Pick, ...]
    chosen: int | None


class Open(Exception):
    """A field waits for a choice."""


class Filling:
    """A form while it is filled in: each field takes the next of the places that were chosen."""

    def __init__(self, chosen: Sequence[int]) -> None:
        self.left, self.fields = list(chosen), list[Field]()

    def ask(self, name: str, asks: str, picks: Iterable[Pick]) -> Any:
        """The value of a field, or `Open` is raised if it isn't chosen yet. The only entry is chosen by itself."""
        found = tuple(picks)
        place = self.left.pop(0) if self.left else None
        if place is None and len(found) == 1 and not found[0].why_not:
            place = 0
        fine = place is not None and 0 <= place < len(found) and not found[place].why_not
        self.fields.append(Field(name, asks, found, place if fine else None))
        if place is None or not fine:
            raise Open
        return found[place].value
