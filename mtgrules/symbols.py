"""What is a mana cost and its mana value?"""

from __future__ import annotations

import re
from functools import cached_property, lru_cache
from itertools import pairwise
from typing import Self

from .mistakes import WrongValue
from .value import Value

COLORS = "WUBRG"
COLOR_NAMES = {"W": "white", "U": "blue", "B": "black", "R": "red", "G": "green"}
MANA_TYPES = (*COLORS, "C")
MANA_NAMES = {**COLOR_NAMES, "C": "colorless"}
_SYMBOL = re.compile(r"\{([^{}]+)\}")
_KNOWN = re.compile(r"X|Y|Z|S|\d+|[WUBRGC](/[WUBRGC])?(/P)?|2/[WUBRG]")


class ManaCost(Value):
    """A mana cost as written, such as `{2}{U}{U}`. `{0}` is a cost; having none at all is `None`, not a `ManaCost`.
    The costs of two halves together are shown as one, each symbol kept (709.4b).

    >>> cost = ManaCost.of("{X}{2}{U}")
    >>> cost, cost.mana_value(), cost.mana_value(x=3), sorted(cost.colors)
    ({X}{2}{U}, 3, 6, ['U'])
    """

    symbols: tuple[str, ...]

    @classmethod
    def of(cls, text: str) -> Self:
        """Read `{2}{U}`; a `ValueError` names what is no mana symbol."""
        return cls(_read(text))

    def mana_value(self, x: int = 0) -> int:
        """The total amount of mana, whatever its color; X counts as `x`. Source: `cr["202.3"]`."""
        return sum(_amount(symbol, x) for symbol in self.symbols)

    @cached_property
    def colors(self) -> frozenset[str]:
        """The colors of the mana symbols in it, as letters. Source: `cr["202.2"]`."""
        return frozenset(letter for symbol in self.symbols for letter in symbol if letter in COLORS)

    @property
    def has_x(self) -> bool:
        return "X" in self.symbols

    def __str__(self) -> str:
        printed = [symbol for symbol in self.symbols if symbol not in "XYZ"]
        combined = any(symbol.isdigit() for symbol in printed[1:])
        return "".join(f"{{{symbol}}}" for symbol in (_as_one(self.symbols) if combined else self.symbols))

    __repr__ = __str__


@lru_cache(1024)
def _read(text: str) -> tuple[str, ...]:
    symbols = tuple(_SYMBOL.findall(text))
    if "".join(f"{{{symbol}}}" for symbol in symbols) != text:
        raise WrongValue(f"{text!r} is no mana cost: write each symbol in braces, such as {{2}}{{U}}")
    if wrong := [symbol for symbol in symbols if not _KNOWN.fullmatch(symbol)]:
        raise WrongValue(f"{{{wrong[0]}}} is no mana symbol")
    return symbols


def _as_one(symbols: tuple[str, ...]) -> list[str]:
    """X, then all generic mana as one number, then the other symbols, colors in the usual order. `cr["709.4b"]`."""
    generic = sum(int(symbol) for symbol in symbols if symbol.isdigit())
    others = [symbol for symbol in symbols if not symbol.isdigit() and symbol not in "XYZ"]
    wheel = _wheel([letter for letter in COLORS if letter in others])
    others.sort(key=lambda symbol: wheel.index(symbol) if symbol in wheel else len(wheel))
    return [*(symbol for symbol in symbols if symbol in "XYZ"), *([str(generic)] if generic else []), *others]


def _wheel(colors: list[str]) -> list[str]:
    """Colors in the order in which costs name them: around the wheel in even steps, and as short ones as can be."""

    def steps(order: list[str]) -> tuple[int, int]:
        found = [(COLORS.index(b) - COLORS.index(a)) % len(COLORS) for a, b in pairwise(order)]
        return max(found, default=0) - min(found, default=0), sum(found)

    return min(([*colors[i:], *colors[:i]] for i in range(max(len(colors), 1))), key=steps)


def _amount(symbol: str, x: int) -> int:
    if symbol.isdigit():
        return int(symbol)
    if symbol.startswith("2/"):
        return 2
    return {"X": x, "Y": 0, "Z": 0}.get(symbol, 1)
