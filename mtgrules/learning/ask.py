"""What does a question ask of a game, and what is the answer?

A question asks for a value of an object or a player, for what a choice offers, for whether something is allowed,
for how many objects there are, or for the rule that a *why* cites. Nothing here knows the right answer: it is what
the game says.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from ..scenario import Checked, Claim, checked, same, shown
from ..trace import Answer, Why
from ..value import Value

if TYPE_CHECKING:
    from ..rules import Rule
    from ..state import Game

GONE = "gone"
NONE = "none"


class TraceLine(NamedTuple):
    """One line of an explanation as a learner sees it: the layer or nothing, what happened, the value then, the
    rules."""

    layer: str
    text: str
    value: str
    rules: str


class Ask(Value):
    """What is asked, as claims whose expected values nobody filled in. Several are joined with a stroke: `2/2`."""

    claims: tuple[Claim, ...]

    def whys(self, game: Game) -> tuple[Why | Answer, ...]:
        """The explanation of each value."""
        return tuple(checked(claim, game).why for claim in self.claims)

    def value(self, game: Game) -> Any:
        """What the game says."""
        values = [plain_value(checked(claim, game)) for claim in self.claims]
        return values[0] if len(values) == 1 else "/".join(shown(value) for value in values)

    def fits(self, option: Any, value: Any) -> bool:
        """Is this option the answer?"""
        return same_answer(option, value)


class AskRule(Ask):
    """Which rule the *why* of a value cites in one of its lines: an option fits if its number stands there."""

    line: str = ""

    def value(self, game: Game) -> Any:
        rows = [row for why in self.whys(game) for row in trace_of(why) if self.line in row.text]
        return tuple(dict.fromkeys(number for row in rows for number in row.rules.split(" · ")))

    def fits(self, option: Any, value: Any) -> bool:
        return option in value


def plain_value(found: Checked) -> Any:
    """A checked claim's value. What isn't there at all is gone."""
    return GONE if isinstance(found.got, str) and found.why.value is None and not _rules(found.why) else found.got


def _rules(why: Why | Answer) -> tuple[Rule, ...]:
    return why.rules if isinstance(why, Why) else why.all_rules


def same_answer(option: Any, value: Any) -> bool:
    """Does an option say this value? `none` says that there is no value."""
    if value is None:
        return bool(option == NONE)
    if isinstance(option, bool) is not isinstance(value, bool):
        return False
    return same(option, value)


def trace_of(why: Why | Answer) -> tuple[TraceLine, ...]:
    """The lines of an explanation, the tree of an answer from the bottom up."""
    if isinstance(why, Why):
        return tuple(TraceLine(r.layer, r.text, r.value, _numbers(r.rules)) for r in why.reasons)
    inner = tuple(line for answer in why.because for line in trace_of(answer))
    return (*inner, TraceLine("", why.text, shown(why.value), _numbers(why.rules)))


def _numbers(rules: tuple[Rule, ...]) -> str:
    return " · ".join(rule.number for rule in rules)
