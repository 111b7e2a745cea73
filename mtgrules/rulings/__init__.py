"""Which rulings are there, about which card, and which of them show a rule?"""

from __future__ import annotations

import importlib
import pkgutil
import re
from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING, Any

from mtgrules.mistakes import Mistake, perhaps
from mtgrules.rulings.ruling import Kind, Ruling, Status

if TYPE_CHECKING:
    from mtgrules.scenario import Scenario

__all__ = [
    "Kind",
    "Ruling",
    "Status",
    "UnknownRuling",
    "all_beyond",
    "all_kinds",
    "all_rulings",
    "ruling",
    "rulings_of",
    "rulings_that_show",
    "scenarios_beyond",
]

SCENARIO_SUFFIX = re.compile(r"[a-z]|-\d+[a-z]?|\([^)]*\)")


class UnknownRuling(Mistake, LookupError):
    """No ruling (and no scenario of a ruling) has this id."""


@cache
def all_rulings() -> tuple[Ruling, ...]:
    """Every ruling: the rules paragraphs first, then card by card, each in the order of its page."""
    return tuple(sorted(_listed("RULINGS"), key=_page))


@cache
def all_kinds() -> tuple[Kind, ...]:
    """Every kind of the package, in the order in which its module lists them."""
    return tuple(_listed("KINDS"))


def ruling(key: str) -> Ruling:
    """The ruling with this id, or the one that owns the scenario with this id (`CI-2b` is one of `CI-2`)."""
    by_id = _by_id()
    if key in by_id:
        return by_id[key]
    for owner in by_id.values():
        if any(scenario.id == key for scenario in owner.scenarios):
            return owner
    for known in sorted(by_id, key=len, reverse=True):
        if key.startswith(known) and SCENARIO_SUFFIX.fullmatch(key[len(known) :]):
            return by_id[known]
    raise UnknownRuling(f"no ruling {key!r}; {perhaps(key, by_id)}")


def rulings_of(card: str) -> tuple[Ruling, ...]:
    """The rulings about this card in the order of its page; none for a card that the course doesn't treat."""
    return tuple(entry for entry in all_rulings() if entry.card and entry.card.casefold() == card.casefold())


def rulings_that_show(number: str) -> tuple[Ruling, ...]:
    """The rulings that stand on this rule or on a part of it (707.9a is one of 707.9, 707.90 is not)."""
    return tuple(entry for entry in all_rulings() if any(_within(rule.number, number) for rule in entry.rules))


def all_beyond() -> tuple[Scenario, ...]:
    """Every scenario that belongs to no paragraph of a page."""
    return tuple(scenario for _, scenario in _listed("BEYOND"))


def scenarios_beyond(card: str) -> tuple[Scenario, ...]:
    """The scenarios about this card that belong to no paragraph of its page."""
    return tuple(scenario for about, scenario in _listed("BEYOND") if about.casefold() == card.casefold())


@cache
def _by_id() -> dict[str, Ruling]:
    found: dict[str, Ruling] = {}
    for entry in all_rulings():
        if entry.id in found:
            raise ValueError(f"two rulings have the id {entry.id}")
        found[entry.id] = entry
    return found


def _listed(name: str) -> Iterator[Any]:
    """What the modules of this package list under this name, module by module."""
    for module in pkgutil.iter_modules(__path__):
        yield from getattr(importlib.import_module(f"{__name__}.{module.name}"), name, ())


def _page(entry: Ruling) -> str:
    """The page it stands on, as a key to sort by; sorting keeps the order within a page."""
    return entry.card


def _within(number: str, asked: str) -> bool:
    return number == asked or (number.startswith(asked) and not number[len(asked)].isdigit())
