"""`mtgrules lesson NUMBER|FILE …`: play every question of lessons, the course's or a teacher's own."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mtgrules.commands import Commands
    from mtgrules.learning.lesson import Lesson


def add_to(commands: Commands) -> None:
    """Add the command."""
    own = commands.add_parser(
        "lesson",
        help="check lessons by playing their questions",
        description="Play every question of lessons: a line for each with its right answer, which the game has found. "
        "Lessons are written in TOML; the course's own are in mtgrules/learning/lessons.",
    )
    own.add_argument("what", nargs="*", metavar="NUMBER|FILE", help="without any, the whole course is played")
    own.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """0: every question plays; 2: one doesn't, or a lesson isn't there or can't be read."""
    from mtgrules.learning.lesson import lesson, lessons, read_lesson
    from mtgrules.learning.reading import LessonError

    number = 0
    try:
        found = [lesson(int(key)) if key.isdecimal() else read_lesson(key) for key in given.what] or list(lessons())
        for entry in found:
            entry.check()
            number += _tell(entry)
    except LessonError as error:
        print(f"mtgrules lesson: {error}", file=sys.stderr)
        return 2
    print(f"{number} questions, each with exactly one right answer")
    return 0


def _tell(entry: Lesson) -> int:
    """Print a lesson's questions with their right answers; how many there are."""
    print(f"{entry.number:02d} {entry.title}")
    for question in entry.questions:
        right = " · ".join(item.options[item.right].says for item in question.items)
        print(f"  {question.id:24} {question.kind:8} {right}")
    return len(entry.questions)
