"""Which kinds of question are there, and how is the right answer of each computed?"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

from ..scenario import Checked, Claim, checked, shown
from ..value import Value
from ..verbs import Action
from .ask import GONE, Ask, TraceLine, plain_value, same_answer, trace_of
from .question import MOST_OPTIONS, Item, Option, Question, QuestionError, Revealed, Setting

BLANK = "____"

if TYPE_CHECKING:
    from ..state import Game


class Choice(Question):
    """A question with options: recall, predict or exit."""

    ask: Ask
    options: tuple[Option, ...]
    returns_in: int = 0

    @cached_property
    def items(self) -> tuple[Item, ...]:
        value = self.ask.value(self.setting.after)
        right = the_right_one([self.ask.fits(option.value, value) for option in self.options], self.options, value)
        return (Item(self.id, self.asks, self.options, right, self.because, self.rules, self.returns_in),)

    def _revealed(self) -> tuple[Revealed, ...]:
        return (revealed(self.setting, self.ask),)


class Pair(Question):
    """The same question about two boards of which one thing is different. An option says both answers."""

    ask: Ask
    options: tuple[Option, ...]
    left: str
    right: str
    other: Setting
    difference: str
    other_ask: Ask | None = None

    @cached_property
    def values(self) -> tuple[Any, Any]:
        """Both answers."""
        return self.ask.value(self.setting.after), (self.other_ask or self.ask).value(self.other.after)

    @cached_property
    def items(self) -> tuple[Item, ...]:
        left, right = self.values
        if same_answer(left, right):
            raise QuestionError(f"both boards of the pair give {shown(left)}, so there is nothing to compare")
        fit = [
            _is_pair(option) and self.ask.fits(option.value[0], left) and self.ask.fits(option.value[1], right)
            for option in self.options
        ]
        return (
            Item(
                self.id,
                self.asks,
                self.options,
                the_right_one(fit, self.options, (left, right)),
                self.because,
                self.rules,
            ),
        )

    def _revealed(self) -> tuple[Revealed, ...]:
        return revealed(self.setting, self.ask), revealed(self.other, self.other_ask or self.ask)


def _is_pair(option: Option) -> bool:
    return isinstance(option.value, (tuple, list)) and len(option.value) == 2


class Gap(Value):
    """A blank in a worked example: the line that holds this text, and which column of it is hidden."""

    line: str
    hides: str
    asks: str
    wrong: tuple[Option, ...]
    because: str
    belief: str

    def place(self, trace: tuple[TraceLine, ...]) -> int:
        found = [i for i, row in enumerate(trace) if self.line in row.text]
        if len(found) != 1:
            raise QuestionError(
                f"{len(found)} lines of the explanation hold {self.line!r}: {'; '.join(row.text for row in trace)}"
            )
        return found[0]

    def options(self, trace: tuple[TraceLine, ...]) -> tuple[Option, ...]:
        """What the line says, the wrong options of the author, and what other lines say in that column."""
        here = trace[self.place(trace)]
        right = getattr(here, self.hides)
        taken = {right, *(option.value for option in self.wrong)}
        found = [Option(right, right), *self.wrong]
        for row in trace if self.hides != "text" else ():
            value = getattr(row, self.hides)
            if value and value not in taken and len(found) < MOST_OPTIONS - 2:
                taken.add(value)
                found.append(
                    Option(
                        value,
                        value,
                        self.belief,
                        f"That stands in another line: “{row.text}”. Here the line is “{here.text}”.",
                    )
                )
        return tuple(found)


class Worked(Question):
    """A worked example: a whole explanation, some of it blank. What belongs in a blank is read off the
    explanation.
    """

    ask: Ask
    gaps: tuple[Gap, ...]

    @cached_property
    def trace(self) -> tuple[TraceLine, ...]:
        """The explanation, nothing left out."""
        return tuple(row for why in self.ask.whys(self.setting.after) for row in trace_of(why))

    @cached_property
    def blanked(self) -> tuple[TraceLine, ...]:
        """The explanation with its blanks."""
        rows = list(self.trace)
        for gap in self.gaps:
            place = gap.place(self.trace)
            rows[place] = rows[place]._replace(**{gap.hides: BLANK})
        return tuple(rows)

    @property
    def item_ids(self) -> tuple[str, ...]:
        return tuple(f"{self.id}.{number}" for number in range(1, len(self.gaps) + 1))

    @cached_property
    def items(self) -> tuple[Item, ...]:
        found = []
        for key, gap in zip(self.item_ids, self.gaps, strict=True):
            options = gap.options(self.trace)
            right = the_right_one([option.value == options[0].value for option in options], options, options[0].value)
            found.append(Item(key, gap.asks, options, right, gap.because, self.rules))
        return tuple(found)

    def _revealed(self) -> tuple[Revealed, ...]:
        return (revealed(self.setting, self.ask),)


class Goal(Question):
    """A sandbox exercise: something to reach, given as claims. `solution` proves that it can be reached; `tools`
    are the verbs."""

    reach: tuple[Claim, ...]
    solution: tuple[Action, ...]
    tools: tuple[str, ...] = ()

    def reached(self, game: Game) -> bool:
        """Does everything that was to be reached hold?"""
        return all(checked(claim, game).holds for claim in self.reach)

    def missing(self, game: Game) -> tuple[str, ...]:
        """What doesn't hold yet, in words."""
        found = (missed(checked(claim, game)) for claim in self.reach if not checked(claim, game).holds)
        return tuple(dict.fromkeys(found))

    @cached_property
    def items(self) -> tuple[Item, ...]:
        options = (Option("reached", True), Option("not reached", False))
        return (Item(self.id, self.asks, options, 0, self.because, self.rules),)

    def _revealed(self) -> tuple[Revealed, ...]:
        solved = self.setting.but(actions=(*self.setting.actions, *self.solution))
        return (revealed(solved, Ask(self.reach)),)


def revealed(setting: Setting, ask: Ask) -> Revealed:
    """Before, after, and why."""
    return Revealed(setting.before, setting.after, ask.value(setting.after), ask.whys(setting.after))


def the_right_one(fits: list[bool], options: tuple[Option, ...], value: Any) -> int:
    """The number of the only option that says what the game says; all others must name a belief and tell
    something.
    """
    if sum(fits) != 1:
        offered = "; ".join(option.says for option in options)
        raise QuestionError(f"the game says {shown(value)!r}, and {sum(fits)} of the options say so: {offered}")
    right = fits.index(True)
    for number, option in enumerate(options):
        if number == right and option.belief:
            raise QuestionError(f"the game says {shown(value)!r}: {option.says!r} is right, so it can't name a belief")
        if number != right and not (option.belief and option.feedback):
            raise QuestionError(
                f"the game says {shown(value)!r}: {option.says!r} is wrong, so it needs a belief and feedback"
            )
    return right


def missed(it: Checked) -> str:
    """A claim that doesn't hold, with what is so instead."""
    if plain_value(it) == GONE:
        return f"there is no {it.claim.subject} yet"
    return f"{it.claim.text()} (now: {it.claim.but(expected=it.got).text()})"
