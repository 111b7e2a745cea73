"""Which cards are there? Found by scanning this folder: a card is declared in one place, and nothing is
registered.
"""

from __future__ import annotations

import pkgutil
from difflib import get_close_matches
from functools import cache
from importlib import import_module

from ..mistakes import Mistake
from ..objects import Card


class UnknownCard(Mistake, KeyError):
    """The catalogue has no such card; the message says how to use one all the same."""

    def __init__(self, name: str) -> None:
        close = get_close_matches(name, catalogue(), 3, 0.7)
        similar = f"similar: {', '.join(close)}" if close else "`mtgrules cards` lists all"
        super().__init__(
            f"the catalogue has no {name!r} ({similar}); any card can be described with Card(name, cost, types, size, …)"
        )
        self.name = name

    def __str__(self) -> str:
        return str(self.args[0])


@cache
def _declared() -> tuple[dict[str, Card], dict[str, Card]]:
    """The cards and the tokens of every module of this folder, by name."""
    cards: dict[str, Card] = {}
    tokens: dict[str, Card] = {}
    for module in sorted(found.name for found in pkgutil.iter_modules(__path__)):
        into = tokens if module == "tokens" else cards
        for value in vars(import_module(f"{__name__}.{module}")).values():
            if isinstance(value, Card):
                into[value.name] = value
    return cards, tokens


def catalogue() -> dict[str, Card]:
    """Every card by name, in alphabetical order."""
    return dict(sorted(_declared()[0].items()))


def predefined_tokens() -> dict[str, Card]:
    """Every predefined token by name, in alphabetical order."""
    return dict(sorted(_declared()[1].items()))


def card(name: str) -> Card:
    """The card of this name. Raises `UnknownCard`."""
    cards, made = _declared()
    if found := cards.get(name) or _by_case(name, cards) or made.get(name):
        return found
    raise UnknownCard(name)


def token_card(name: str) -> Card:
    """What defines the token of this name: `Treasure` or `Treasure Token`; else a card of which there may be a
    token copy.
    """
    made = _declared()[1]
    return made.get(name) or made.get(f"{name} Token") or card(name)


def _by_case(name: str, cards: dict[str, Card]) -> Card | None:
    wanted = name.casefold()
    return next(
        (
            found
            for known, found in cards.items()
            if known.casefold() == wanted
            or known.partition(" // ")[0].casefold() == wanted
            or wanted in (part.casefold() for part in found.parts_named)
        ),
        None,
    )
