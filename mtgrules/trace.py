"""How is an explanation represented?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from .value import Value

if TYPE_CHECKING:
    from .changes import Change
    from .characteristics import Characteristics
    from .effects import ContinuousEffect
    from .layers import Layer
    from .rules import Rule


class Line(NamedTuple):
    """One line of an object's explanation: what it is now, what made it so, and the line before."""

    values: Characteristics
    controller: str
    layer: Layer | None = None
    effect: ContinuousEffect | None = None
    change: Change | None = None
    before: Line | None = None

    def lines(self) -> list[Line]:
        """All lines up to this one, the printed one first."""
        found, line = [self], self.before
        while line is not None:
            found.append(line)
            line = line.before
        return found[::-1]


class Reason(NamedTuple):
    """One line of a *why* as it is shown: the layer or nothing, what happened, the value after it, the rules."""

    layer: str
    text: str
    value: str
    rules: tuple[Rule, ...]


class Why(Value):
    """Why a value is what it is. The last reason's value *is* the value: nothing else computes it."""

    subject: str
    question: str
    value: Any
    reasons: tuple[Reason, ...]

    @property
    def rules(self) -> tuple[Rule, ...]:
        """Every rule cited, each once, in order."""
        return tuple(dict.fromkeys(rule for reason in self.reasons for rule in reason.rules))

    def __repr__(self) -> str:
        from .view.text import why

        return why(self)

    def _repr_html_(self) -> str:
        from .view.html import why

        return why(self)


class Answer(Value):
    """A value with its reasons: the rule, a sentence, and the answers that it was computed from."""

    value: Any
    text: str
    rules: tuple[Rule, ...] = ()
    because: tuple[Answer, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.value)

    @property
    def all_rules(self) -> tuple[Rule, ...]:
        """The rules of the whole tree, each once."""
        inner = (rule for answer in self.because for rule in answer.all_rules)
        return tuple(dict.fromkeys((*self.rules, *inner)))

    def __repr__(self) -> str:
        from .view.text import answer

        return answer(self)

    def _repr_html_(self) -> str:
        from .view.html import answer

        return answer(self)
