"""The course as a reader meets it: each lesson has its notebook with every kind of exercise, its links, and the
rulings that belong to it.
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter

import pytest

from mtgrules.learning.course import navigation, notebook_name
from mtgrules.learning.lesson import Lesson, lessons, question
from mtgrules.learning.question import SLIP
from mtgrules.rulings import all_rulings
from mtgrules.rulings.beliefs import BELIEFS
from tests.test_notebooks import FOLDER, WALK, texts

ROOT = FOLDER.parent
REPOSITORY = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["urls"]["Repository"]
LESSONS = [found for found in lessons() if found.number]
LEAST = {"predict": 3, "worked": 1, "pair": 1, "goal": 1, "exit": 1}
LARGEST = 800_000
ASKED = re.compile(r"""\b(?:predict|pair|sandbox)\(([^)]*)\)""")
KEY = re.compile(r"""["'](\d\d-[\w-]+)["']""")
each_lesson = pytest.mark.parametrize("found", LESSONS, ids=lambda found: found.title)


def code(found: Lesson) -> str:
    return "\n".join(texts(FOLDER / notebook_name(found.number), "code"))


def asked(found: Lesson) -> list[str]:
    """The ids of the questions that a lesson's notebook asks."""
    return [key for call in ASKED.findall(code(found)) for key in KEY.findall(call)]


@each_lesson
def test_a_lesson_asks_enough_of_each_kind(found: Lesson) -> None:
    kinds = Counter(question(key).kind for key in asked(found))
    assert all(kinds[kind] >= least for kind, least in LEAST.items()), kinds
    assert len(found.of_kind("recall")) >= 3
    assert f"recall({found.number})" in code(found)


@each_lesson
def test_a_lesson_asks_each_of_its_own_questions_once(found: Lesson) -> None:
    own = [entry.id for entry in found.questions if entry.kind != "recall"]
    assert sorted(asked(found)) == sorted(own)


@pytest.mark.parametrize("found", lessons(), ids=lambda found: found.title)
def test_a_saved_notebook_is_small(found: Lesson) -> None:
    assert (FOLDER / notebook_name(found.number)).stat().st_size < LARGEST


@each_lesson
def test_a_lesson_walks_through_the_rulings_that_belong_to_it(found: Lesson) -> None:
    assert sorted(WALK.findall(code(found))) == sorted(found.rulings)


def test_every_ruling_of_the_pages_belongs_to_exactly_one_lesson() -> None:
    belongs = Counter(key for found in LESSONS for key in found.rulings)
    assert belongs == Counter(entry.id for entry in all_rulings())


def test_every_belief_is_an_option_somewhere_with_feedback_of_its_own() -> None:
    told: dict[str, set[str]] = {entry.id: set() for entry in BELIEFS}
    for found in LESSONS:
        for entry in found.questions:
            for one in entry.items:
                for option in one.options:
                    if option.belief not in ("", SLIP):
                        told[option.belief].add(option.feedback)
    assert all(told.values()), [key for key, feedback in told.items() if not feedback]


@pytest.mark.parametrize("found", lessons(), ids=lambda found: found.title)
def test_a_lesson_links_to_its_neighbours_to_all_lessons_and_to_itself_on_binder(found: Lesson) -> None:
    lines = texts(FOLDER / notebook_name(found.number), "markdown")
    assert lines.count(navigation(found.number, REPOSITORY)) == 2


def test_the_first_page_leads_to_every_lesson() -> None:
    page = "\n".join(texts(FOLDER / notebook_name(0), "markdown"))
    for found in LESSONS:
        assert f"({notebook_name(found.number)})" in page
        assert found.title in page
