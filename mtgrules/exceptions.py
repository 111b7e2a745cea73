"""Which exceptions of a copy effect depend on the copy effect itself?"""

from __future__ import annotations

from collections.abc import Iterable

from .abilities import Ability
from .changes import Change, Excepted, Layer
from .characteristics import Characteristics
from .rules import cr
from .selectors import Tokens, a
from .size_changes import GainAbility


class HasThisAbility(Change):
    """Except that it has this ability: the very one that makes it a copy. Source: `cr["707.9a"]`."""

    layer, rule = Layer.ABILITY, cr["707.9a"]

    def apply(self, c: Characteristics) -> Characteristics:
        return c

    def text(self) -> str:
        return "has this ability"


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

    def apply(self, c: Characteristics) -> Characteristics:
        return Excepted(self.change).apply(c) if c.has(self.word) else c

    def text(self) -> str:
        return f"{self.change.text()} if it is {a(self.word)}"


def settled_exceptions(except_: Iterable[Change], ability: Ability | None) -> tuple[Change, ...]:
    """The exceptions with "this ability" named, those that ask what it is last. Source: `cr["707.9a"]`,
    `cr["707.9f"]`.
    """
    found = [GainAbility(ability) if isinstance(change, HasThisAbility) and ability else change for change in except_]
    return tuple(sorted(found, key=lambda change: isinstance(change, IfItIs)))
