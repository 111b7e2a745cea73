"""What is in a lesson, and where does a question come from?

The texts of a lesson stand in `lessons/NN.toml`, which a teacher can change. Reading one runs nothing but the rules.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from ..mistakes import perhaps
from ..rulings.playing import ruling_or_scenario
from ..value import Value
from .kinds import Goal, Pair, Worked
from .question import Item, Question, QuestionError
from .reading import LessonError, question_of
from .switches import Try

NUMBERS = tuple(range(15))
LONGEST_FILE = 400_000


class Lesson(Value):
    """A lesson's name and aim, the beliefs that it corrects, why its rule exists, the rulings that it walks through,
    and its questions in order.
    """

    number: int
    title: str
    goal: str
    why: str
    beliefs: tuple[str, ...]
    rulings: tuple[str, ...]
    questions: tuple[Question, ...]

    def __hash__(self) -> int:
        return hash(("Lesson", self.number))

    def of_kind(self, *kinds: str) -> tuple[Question, ...]:
        """Its questions of these kinds."""
        return tuple(question for question in self.questions if question.kind in kinds)

    def __getitem__(self, key: str) -> Question:
        """A question by its id, with or without the lesson's number in front."""
        for question in self.questions:
            if key in (question.id, question.id.partition("-")[2]):
                return question
        raise LessonError(
            f"lesson {self.number}",
            key,
            f"there is no such question; {perhaps(key, [question.id for question in self.questions])}",
        )

    def check(self) -> None:
        """Play everything. Raises `LessonError` for options that don't hold what the game says, goals that can't be
        reached, rulings that there aren't."""
        for key in self.rulings:
            try:
                ruling_or_scenario(key)
            except LookupError as error:
                raise LessonError(f"lesson {self.number}", "rulings", str(error)) from None
        for question in self.questions:
            try:
                _check(question)
            except LessonError:
                raise
            except Exception as error:
                raise LessonError(f"lesson {self.number}", question.id, f"{error}") from error


def _check(question: Question) -> None:
    if isinstance(question, Try):
        question.check()
        return
    assert question.items
    if isinstance(question, Worked):
        assert question.blanked
    if isinstance(question, Pair):
        assert question.values
    if isinstance(question, Goal):
        (after,) = question.reveal(question.item.answer(None))
        if question.reached(question.before):
            raise QuestionError("the goal is reached before anything is done")
        if not question.reached(after.after):
            raise QuestionError(f"the solution doesn't reach the goal: {'; '.join(question.missing(after.after))}")


def lesson_of(text: str, name: str) -> Lesson:
    """A lesson from the text of its file. Raises `LessonError`, which names the file and the place in it."""
    if len(text) > LONGEST_FILE:
        raise LessonError(name, "the file", f"it is longer than {LONGEST_FILE} letters")
    try:
        data = tomllib.loads(text)
    except ValueError as error:
        raise LessonError(name, "the file", f"it is no TOML: {error}") from None
    head = _head(data, name)
    boards = data.get("boards", {})
    questions = tuple(
        question_of(entry, i, head["number"], boards, name) for i, entry in enumerate(data.get("question", []))
    )
    _once([question.id for question in questions], name)
    beliefs, rulings = tuple(head["beliefs"]), tuple(head.get("rulings", ()))
    return Lesson(head["number"], head["title"], head["goal"], head["why"], beliefs, rulings, questions)


def _head(data: dict[str, Any], name: str) -> dict[str, Any]:
    known = {"number": int, "title": str, "goal": str, "why": str, "beliefs": list}
    others = ("rulings", "boards", "question")
    if wrong := [key for key in data if key not in (*known, *others)]:
        raise LessonError(name, wrong[0], f"it isn't known here; known are {', '.join((*known, *others))}")
    for key, kind in known.items():
        if not isinstance(data.get(key), kind):
            raise LessonError(name, key, f"the lesson needs it ({kind.__name__})")
    return data


def _once(ids: list[str], name: str) -> None:
    for key in ids:
        if ids.count(key) > 1:
            raise LessonError(name, key, "two questions have this id")


def read_lesson(path: str | Path) -> Lesson:
    """A teacher's own lesson file, checked by playing all of it. Raises `LessonError`."""
    path = Path(path)
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise LessonError(str(path), "the file", f"it can't be read: {error}") from None
    found = lesson_of(text, path.name)
    found.check()
    return found


@cache
def lesson(number: int) -> Lesson:
    """A lesson of the course. Its questions are played when they are asked. Raises `LessonError`."""
    name = f"{number:02d}.toml"
    path = files("mtgrules.learning").joinpath("lessons", name)
    if number not in NUMBERS or not path.is_file():
        raise LessonError(name, "the file", f"the course has no lesson {number}")
    return lesson_of(path.read_text(encoding="utf-8"), name)


@cache
def lessons() -> tuple[Lesson, ...]:
    """All lessons that there are, in order."""
    folder = files("mtgrules.learning").joinpath("lessons")
    return tuple(lesson(number) for number in NUMBERS if folder.joinpath(f"{number:02d}.toml").is_file())


@cache
def question(key: str) -> Question:
    """A question of the course by its id, such as `01-counters`. Raises `LessonError`."""
    number = key.partition("-")[0]
    if not (number.isascii() and number.isdigit()) or int(number) not in NUMBERS:
        raise LessonError("the course", key, "no question has this id; an id looks like 01-counters")
    return lesson(int(number))[key.partition(".")[0]]


def item(key: str) -> Item:
    """What is answered under this id: a question's, or that of a gap such as `01-trace.2`. Raises `LessonError`."""
    found = question(key)
    if key not in found.item_ids:
        raise LessonError("the course", key, f"there is no such item; there are {', '.join(found.item_ids)}")
    return found.items[found.item_ids.index(key)]
