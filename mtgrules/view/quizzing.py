"""How is a question asked, so that the answer is locked before anybody can see what happens?"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from mtgrules.learning.kinds import Choice, Pair, Worked
from mtgrules.learning.lesson import lesson, question
from mtgrules.learning.progress import LAST, PRETEST, session
from mtgrules.learning.question import QuestionError
from mtgrules.view import quiz_html
from mtgrules.view.compare import Comparison, lines
from mtgrules.view.difference import differences, lit
from mtgrules.view.pieces import Pieces
from mtgrules.view.shown import Shown
from mtgrules.view.symbols_html import text

if TYPE_CHECKING:
    from mtgrules.learning.question import Answered, Item, Question, Revealed
    from mtgrules.state import Game


class Quiz(Shown):
    """One question, or several one after the other. What happens is shown only for an answer, or to who asks for
    it.
    """

    kind = "quiz"

    def __init__(self, questions: Sequence[Question], *, title: str = "", lesson: int | None = None) -> None:
        self.questions, self.title, self.lesson = tuple(questions), title, lesson

    def state(self) -> dict[str, Any]:
        pieces = Pieces()
        asked = [question_state(entry, pieces) for entry in self.questions]
        return {"title": self.title, "questions": asked, **pieces.state()}

    @property
    def widget(self) -> Any:
        """The widget, which tells the session of each answer."""
        found = super().widget
        if found is not None and found.told is None:
            found.told = self.record
        return found

    def record(self, key: str, option: int | None, confidence: str) -> Answered:
        """Keep an answer to one of these questions."""
        items = [entry for asked in self.questions for entry in asked.items if entry.id == key]
        answered = items[0].answer(option, confidence)
        session.record(answered, lesson=self.lesson)
        return answered

    def answer(self, option: int | str | None, confidence: str = "unsure") -> Told:
        """Answer the first question without clicking: what an option says, or `None` for "show me anyway"."""
        entry = self.questions[0]
        answered = entry.item.answer(option, confidence)
        session.record(answered, lesson=self.lesson)
        return Told(entry, answered)

    def __repr__(self) -> str:
        return "\n\n".join(quiz_html.plain(entry) for entry in self.questions) or "There is nothing to ask yet."

    def _repr_html_(self) -> str:
        return quiz_html.twin(self.title, self.questions)


class Told:
    """What an answer brings: what to know about it, and what happens."""

    def __init__(self, question: Question, answered: Answered) -> None:
        self.question, self.answered = question, answered

    @property
    def after(self) -> Any:
        """The game afterwards (of a pair, the left one)."""
        return self.question.reveal(self.answered)[0].after

    def __repr__(self) -> str:
        verdict = "Right. " if self.answered.right else "Not so. " if self.answered.wrong else ""
        return f"{'' if self.answered.item.returns_in else verdict}{self.answered.feedback}"


# ---------------------------------------------------------------- plain data for the widget
def question_state(entry: Question, pieces: Pieces) -> dict[str, Any]:
    """A question: what is seen first, what is asked, and what is shown once that is answered."""
    secret = any(found.returns_in for found in entry.items)
    revealed = () if secret else entry.reveal(entry.items[0].answer(None))
    found: dict[str, Any] = {
        "id": entry.id,
        "hard": quiz_html.hard(entry),
        "text": text(entry.text),
        "before": [{"name": name, "board": pieces.board(game)} for name, game in quiz_html.boards_first(entry)],
        "items": [item_state(one) for one in entry.items],
        "after": [side_state(name, one, pieces) for name, one in zip(quiz_html.names(entry), revealed, strict=False)],
        "difference": text(entry.difference) if isinstance(entry, Pair) else "",
    }
    return {**found, "trace": trace_state(entry)} if isinstance(entry, Worked) else found


def item_state(one: Item) -> dict[str, Any]:
    """What is answered: the options in the order in which they are shown."""
    options = [
        {"n": number, "says": text(option.says), "right": number == one.right, "feedback": text(option.feedback)}
        for number, option in one.shown
    ]
    cited = "; ".join(f"{rule} ({rule.title})" for rule in one.rules)
    return {
        "id": one.id, "asks": text(one.asks), "options": options, "because": text(one.because), "rules": text(cited),
        "returns": one.returns_in,
    }  # fmt: skip


def side_state(name: str, one: Revealed, pieces: Pieces) -> dict[str, Any]:
    """What happened on one side, with its explanations."""
    _gone, new = lit(one.before, one.after)
    return {
        "name": name,
        "moved": one.after is not one.before,
        "told": pieces.numbers([text(moment.text) for moment in one.after.history[len(one.before.history) :]]),
        "board": pieces.board(one.after, new, one.before),
        "differences": pieces.numbers(lines(differences(one.before, one.after))),
        "whys": [pieces.why(quiz_html.heading(why), why) for why in one.whys],
    }


def trace_state(entry: Worked) -> list[list[Any]]:
    """The explanation as rows of cells; a blank is the number of its item and what belongs there."""
    places = [(gap.place(entry.trace), gap.hides) for gap in entry.gaps]
    rows = []
    for place, row in enumerate(entry.trace):
        cells: list[Any] = []
        for column in row._fields:
            said = text(getattr(row, column))
            hidden = [number for number, at in enumerate(places) if at == (place, column)]
            cells.append({"gap": hidden[0], "says": said} if hidden else said)
        rows.append(cells)
    return rows


# ---------------------------------------------------------------- what a lesson calls
def predict(*keys: str) -> Quiz:
    """Ask questions of the course by their ids, `predict("01-impersonator")`. Raises `LessonError`, and
    `QuestionError` for what has no answer.
    """
    asked = [question(key) for key in keys]
    for entry in asked:
        if not entry.item_ids:
            raise QuestionError(f"{entry.id} has switches to set; look at it with sandbox({entry.id!r})")
    return Quiz(asked)


def pair(
    left: str | Game, right: Game | None = None, *, names: tuple[str, str] = ("Left", "Right")
) -> Quiz | Comparison:
    """Two boards of which one thing is different: a pair of the course by its id, `pair("01-pair-insect")`, or two
    games side by side, what is different lit. Raises `LessonError`, and `TypeError` if a game has nothing
    beside it.
    """
    if isinstance(left, str):
        return predict(left)
    if right is None:
        raise TypeError("pair(left, right) needs two games, or the id of a pair such as 01-pair-insect")
    return Comparison(left, right, names)


def outcome(key: str) -> Game:
    """The game at the end of a question of the course, to look at in another way. Raises `LessonError`."""
    return question(key).setting.after


def recall(number: int) -> Quiz:
    """The recall block of a lesson: from the lessons before it, and what was sure and wrong. Raises `LessonError`."""
    lesson(number)
    items = session.progress.recall(number)
    asked = list(dict.fromkeys(question(found.id) for found in items))
    return Quiz(asked, lesson=number)


def pretest() -> Quiz:
    """The eight questions with which the course begins."""
    return Quiz(lesson(PRETEST).of_kind("predict"), title="What do you think?", lesson=PRETEST)


def final_test() -> Quiz:
    """The same eight questions at the end of the course, now with what to know about each."""
    first = lesson(PRETEST).of_kind("predict")
    asked = [entry.but(returns_in=0) if isinstance(entry, Choice) else entry for entry in first]
    return Quiz(asked, title="The first questions once more", lesson=LAST)
