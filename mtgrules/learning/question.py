"""What is a question, what is its right answer, and what does a learner's answer tell?

A question is data. Its right answer is computed by playing it: exactly one option must say what the game says, and
every other option names the belief that leads to it. A prediction is locked before the moment after it can be seen.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable
from functools import cached_property
from typing import TYPE_CHECKING, Any

from ..mistakes import Mistake
from ..rulings.beliefs import Belief, belief
from ..value import Value

if TYPE_CHECKING:
    from ..rules import Rule
    from ..setup import Position
    from ..state import Game
    from ..trace import Answer, Why
    from ..verbs import Action

KINDS = ("recall", "predict", "worked", "pair", "try", "goal", "exit")
CONFIDENCES = ("sure", "unsure", "guess")
MOST_OPTIONS = 6
SLIP = "slip"
"""Said in place of a belief where a wrong option is just a mistake."""


class QuestionError(Mistake, ValueError):
    """A question that can't be asked, with the reason; or an answer that isn't one of its options."""


class Option(Value):
    """One answer that is offered. A wrong one names the belief behind it and says when it would be right."""

    says: str
    value: Any
    belief: str = ""
    feedback: str = ""


class Item(Value):
    """The smallest thing that is answered: a question, or one gap of a worked example."""

    id: str
    asks: str
    options: tuple[Option, ...]
    right: int
    because: str
    rules: tuple[Rule, ...] = ()
    returns_in: int = 0

    @property
    def shown(self) -> tuple[tuple[int, Option], ...]:
        """The options with their numbers, in an order that tells nothing and is the same each time."""
        return tuple(
            sorted(enumerate(self.options), key=lambda entry: zlib.crc32(f"{self.id}/{entry[1].says}".encode()))
        )

    def answer(self, option: int | str | None, confidence: str = "unsure") -> Answered:
        """A learner's answer: the number of the option or what it says; `None` for "show me anyway". Raises
        `QuestionError`."""
        if confidence not in CONFIDENCES:
            raise QuestionError(f"{confidence!r} isn't one of {', '.join(CONFIDENCES)}")
        if isinstance(option, str):
            found = [number for number, entry in enumerate(self.options) if entry.says == option]
            option = found[0] if found else -1
        if option is not None and not 0 <= option < len(self.options):
            raise QuestionError(f"choose one of: {'; '.join(entry.says for _, entry in self.shown)}")
        return Answered(self, option, confidence)


class Answered(Value):
    """An answer that was given, and can't be changed any more."""

    item: Item
    option: int | None
    confidence: str

    @property
    def right(self) -> bool:
        return self.option == self.item.right

    @property
    def wrong(self) -> bool:
        """Wrong; looking without an answer is neither right nor wrong."""
        return self.option is not None and not self.right

    @property
    def belief(self) -> Belief | None:
        """The belief that the chosen option shows."""
        key = self.item.options[self.option].belief if self.option is not None else ""
        return belief(key) if key not in ("", SLIP) else None

    @property
    def feedback(self) -> str:
        """What to tell the learner now: why their option is wrong, if it is, and why the right one is right."""
        if self.item.returns_in:
            return f"Noted. We will come back to this in lesson {self.item.returns_in}."
        if not self.wrong or self.option is None:
            return self.item.because
        return f"{self.item.options[self.option].feedback} {self.item.because}"


class Revealed(Value):
    """What may be seen once an answer is locked."""

    before: Game
    after: Game
    value: Any
    whys: tuple[Why | Answer, ...]


def played(game: Game, actions: Iterable[Action]) -> Game:
    """The game after these actions."""
    for action in actions:
        game = game.do(action)
    return game


class Setting(Value):
    """A position and what is done then: it can be played. What was done `first` is over when a learner sees it."""

    given: Position
    actions: tuple[Action, ...] = ()
    first: tuple[Action, ...] = ()

    def __hash__(self) -> int:
        return hash(repr(self.actions))

    @cached_property
    def before(self) -> Game:
        return played(self.given.build(), self.first)

    @cached_property
    def after(self) -> Game:
        return played(self.before, self.actions)


class Question(Value):
    """What every question has: an id, the lesson, its kind, how hard it is (rule level, objects to track), and a
    situation."""

    id: str
    lesson: int
    kind: str
    difficulty: tuple[int, int]
    text: str
    asks: str
    setting: Setting
    because: str
    rules: tuple[Rule, ...]
    group: str
    hint: str

    def __hash__(self) -> int:
        return hash(self.id)

    @property
    def before(self) -> Game:
        """The position that a learner sees first."""
        return self.setting.before

    @property
    def item_ids(self) -> tuple[str, ...]:
        """The ids of what is answered, known without playing."""
        return (self.id,)

    @cached_property
    def items(self) -> tuple[Item, ...]:
        """What is answered, with the right answer computed by playing. Raises `QuestionError`."""
        raise NotImplementedError

    @property
    def item(self) -> Item:
        """The only item of a question that has one."""
        return self.items[0]

    def reveal(self, answered: Answered) -> tuple[Revealed, ...]:
        """What happens, for somebody who has answered (or asked to be shown anyway): one view, or two for a pair."""
        if answered.item.id not in self.item_ids:
            raise QuestionError(f"this is an answer to {answered.item.id}, not to {self.id}")
        return self._revealed()

    def _revealed(self) -> tuple[Revealed, ...]:
        raise NotImplementedError
