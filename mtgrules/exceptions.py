"""Which exceptions of a copy effect depend on the copy effect itself?"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from .abilities import Ability
from .changes import SIZE, Change, Excepted, Layer, SetManaCost
from .characteristics import NOTHING, Characteristics
from .objects import ObjectId
from .rules import cr
from .selectors import Board, Tokens, a, writes_all
from .size_changes import GainAbility


class HasThisAbility(Change):
    """Except that it has this ability: the very one that makes it a copy. Source: `cr["707.9a"]`."""

    layer, rule = Layer.ABILITY, cr["707.9a"]

    def apply(self, c: Characteristics) -> Characteristics:
        return c

    def text(self) -> str:
        return "has this ability"


KEPT: dict[str, tuple[tuple[str, ...], Tokens, Layer]] = {
    "color": (("colors", "color_indicator"), writes_all("colors"), Layer.COLOR),
    "power and toughness": (("power", "toughness"), SIZE, Layer.PT_DEFINE),
}


class Keeps(Change):
    """Except that this isn't copied: the object keeps its own "color", or its own "power and toughness". A new token
    has none of its own. Source: `cr["707.9c"]`, `cr["707.9d"]`.
    """

    what: str
    own: tuple[Any, ...] | None = None
    layer, rule = Layer.COPY, cr["707.9c"]

    def __init__(self, what: str, own: tuple[Any, ...] | None = None) -> None:
        super().__init__(what, own)
        if what not in KEPT:
            raise ValueError(f"{what!r} can't be kept; there are {', '.join(KEPT)}")

    @property
    def writes(self) -> Tokens:  # type: ignore[override]
        return KEPT[self.what][1]

    @property
    def provides(self) -> Layer:  # type: ignore[override]
        return KEPT[self.what][2]

    @property
    def resolves(self) -> bool:
        return self.own is None

    def on(self, board: Board, source: ObjectId, you: str, target: ObjectId) -> Change:
        return self.with_own(board.line(target).values)

    def with_own(self, c: Characteristics) -> Change:
        return self.but(own=tuple(getattr(c, name) for name in KEPT[self.what][0]))

    def apply(self, c: Characteristics) -> Characteristics:
        names = KEPT[self.what][0]
        return c.but(**dict(zip(names, self.own or (NOTHING if self.what == "color" else None,) * 2, strict=True)))

    def text(self) -> str:
        return f"keeps its own {self.what}"


class IfItIs(Change):
    """An exception only for a copy that has this word in its type line, all other exceptions counted. Source:
    `cr["707.9f"]`.
    """

    word: str
    change: Change
    layer, rule = Layer.COPY, cr["707.9f"]

    @property
    def writes(self) -> Tokens:  # type: ignore[override]
        return self.change.writes

    @property
    def gives(self) -> tuple[Ability, ...]:
        return self.change.gives

    @property
    def resolves(self) -> bool:
        return self.change.resolves

    def on(self, board: Board, source: ObjectId, you: str, target: ObjectId) -> Change:
        return self.but(change=self.change.on(board, source, you, target)) if self.resolves else self

    def with_own(self, c: Characteristics) -> Change:
        return self.but(change=self.change.with_own(c))

    def apply(self, c: Characteristics) -> Characteristics:
        return Excepted(self.change).apply(c) if c.has(self.word) else c

    def text(self) -> str:
        return f"{self.change.text()} if it is {a(self.word)}"


def settled_exceptions(except_: Iterable[Change], ability: Ability | None) -> tuple[Change, ...]:
    """The exceptions with "this ability" named; a cost comes first, since it may bring a color, and those that ask
    what it is come last. Source: `cr["707.9a"]`, `cr["707.9f"]`.
    """
    found = [GainAbility(ability) if isinstance(change, HasThisAbility) and ability else change for change in except_]
    return tuple(sorted(found, key=lambda change: isinstance(change, IfItIs) - isinstance(change, SetManaCost)))
