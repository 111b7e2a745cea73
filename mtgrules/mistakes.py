"""How does a mistake of whoever asks show itself?"""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches


class Mistake(Exception):
    """What was asked for isn't there or can't be done; one sentence says so, and what there is instead.

    Jupyter shows the sentence alone, without the calls that led to it. Anywhere else it is an exception like any other.
    """

    def _render_traceback_(self) -> list[str]:
        return [str(self)]


class Unknown(Mistake, KeyError):
    """There is nothing of this name; the message names what there is."""

    def __str__(self) -> str:
        return str(self.args[0])


class WrongValue(Mistake, ValueError):
    """A value that can't be one; the message says what would be."""


def perhaps(name: str, known: Iterable[str], most: int = 5) -> str:
    """The names that somebody may have meant, the closest first; if none is close, all of them (or as many as a
    line holds).

    >>> perhaps("01-goals", ["01-goal", "01-exit"])
    'perhaps 01-goal'
    """
    names = list(known)
    if close := get_close_matches(name, names, most, 0.6):
        return f"perhaps {', '.join(close)}"
    more = ", …" if len(names) > 12 else ""
    return f"there are {', '.join(names[:12])}{more}" if names else "there are none"
