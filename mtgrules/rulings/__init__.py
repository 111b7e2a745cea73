"""Which rulings are there, about which card, and which of them show a rule?"""

from __future__ import annotations

import importlib
import pkgutil
import re
from functools import cache

from mtgrules.rulings.ruling import Kind, Ruling, Status

__all__ = [
    "Kind",
    "Ruling",
    "Status",
    "UnknownRuling",
    "all_kinds",
    "all_rulings",
    "ruling",
    "rulings_of",
    "rulings_that_show",
]

SCENARIO_SUFFIX = re.compile(r"[a-z]|-\d+[a-z]?|\([^)]*\)")


class UnknownRuling(LookupError):
    """No ruling (and no scenario of a ruling) has this id."""


@cache
def all_rulings() -> tuple[Ruling, ...]:
    """Every ruling of the package: the rules paragraphs first, then card by card, each in the order of its page."""
    found = [
        entry for module in _modules() for entry in getattr(importlib.import_module(module), "RULINGS", ())
    ]
    return tuple(sorted(found, key=_page))


@cache
def all_kinds() -> tuple[Kind, ...]:
    """Every kind of the package, in the order in which its module lists them."""
    return tuple(
        kind for module in _modules() for kind in getattr(importlib.import_module(module), "KINDS", ())
    )


def ruling(id: str) -> Ruling:
    """The ruling with this id, or the ruling that owns the scenario with this id (`CI-2b` belongs to `CI-2`)."""
    by_id = _by_id()
    if id in by_id:
        return by_id[id]
    for owner in by_id.values():
        if any(scenario.id == id for scenario in owner.scenarios):
            return owner
    for known in sorted(by_id, key=len, reverse=True):
        if id.startswith(known) and SCENARIO_SUFFIX.fullmatch(id[len(known) :]):
            return by_id[known]
    raise UnknownRuling(f"no ruling {id!r}; there are {', '.join(by_id)}")


def rulings_of(card: str) -> tuple[Ruling, ...]:
    """The rulings about this card, in the order of its page; none for a card that the course doesn't treat."""
    return tuple(entry for entry in all_rulings() if entry.card and entry.card.casefold() == card.casefold())


def rulings_that_show(number: str) -> tuple[Ruling, ...]:
    """The rulings that stand on this rule or on a part of it: 707.9 also finds 707.9a, but not 707.90."""
    return tuple(
        entry for entry in all_rulings() if any(_within(rule.number, number) for rule in entry.rules)
    )


@cache
def _by_id() -> dict[str, Ruling]:
    found: dict[str, Ruling] = {}
    for entry in all_rulings():
        if entry.id in found:
            raise ValueError(f"two rulings have the id {entry.id}")
        found[entry.id] = entry
    return found


def _modules() -> list[str]:
    return [f"{__name__}.{module.name}" for module in pkgutil.iter_modules(__path__)]


def _page(entry: Ruling) -> str:
    """The page it stands on, as a key to sort by; sorting keeps the order within a page."""
    return entry.card


def _within(number: str, asked: str) -> bool:
    return number == asked or (number.startswith(asked) and not number[len(asked)].isdigit())
