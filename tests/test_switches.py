"""Switches: each setting is played anew, one switch after the other makes a difference, and nothing wrong gets in."""

from __future__ import annotations

import pytest

from mtgrules import predict, sandbox
from mtgrules.learning.lesson import lesson_of, lessons, question
from mtgrules.learning.progress import progress
from mtgrules.learning.question import QuestionError
from mtgrules.learning.reading import LessonError
from mtgrules.learning.switches import Try
from mtgrules.view.switching import Switches

TRIES = [entry for found in lessons() for entry in found.questions if isinstance(entry, Try)]
LESSON = """
number = 1
title = "Mine"
goal = "A goal."
why = "Why."
beliefs = []
[[question]]
id = "01-mine"
kind = "try"
difficulty = [1, 1]
text = "A bear."
asks = "How big is it?"
given = {Bob = ["Runeclaw Bear"]}
ask = {of = "Runeclaw Bear", what = "power"}
because = "Counters count."
[[question.switch]]
asks = "Counters"
way = [{says = "none"}, {says = "one", do = [{put_counters = "Runeclaw Bear", kind = "+1/+1"}]}]
"""


def switches(key: str) -> Switches:
    found = sandbox(key)
    assert isinstance(found, Switches)
    return found


@pytest.mark.parametrize("entry", TRIES, ids=lambda entry: entry.id)
def test_the_switches_make_a_difference_and_every_way_of_each_can_be_played(entry: Try) -> None:
    said = [one.says for one in entry.one_by_one()]
    assert len(set(said)) > 1
    assert not [words for words in said if words.startswith("not possible")]
    assert not [words for words in said if "gone" in words and len(words) > 12]


def test_only_the_copy_effect_reaches_the_copy() -> None:
    entry = question("01-try")
    assert isinstance(entry, Try)
    assert entry.tried((0, 0, 0, 0, 0)).says == entry.tried((1, 2, 1, 1, 0)).says
    assert entry.tried((0, 0, 0, 0, 1)).says == entry.tried((1, 2, 1, 1, 1)).says == "3/3, red, Giant"


def test_what_was_tried_stays_and_the_same_setting_is_kept_once() -> None:
    shown, answered = switches("01-try"), progress().records
    assert not shown.tries
    for chosen in ((0, 0, 0, 0, 0), (1, 0, 0, 0, 0), (0, 0, 0, 0, 0)):
        shown.look(chosen)
    assert [one.chosen for one in shown.tries] == [(1, 0, 0, 0, 0), (0, 0, 0, 0, 0)]
    state = shown.state()
    assert [one["says"] for one in state["tries"]] == ["2/2, green, Bear", "2/2, green, Bear"]
    assert state["latest"]["whys"]
    assert progress().records == answered, "trying is no answer"


def test_a_message_that_no_page_sends_is_passed_over() -> None:
    pytest.importorskip("anywidget")
    widget = switches("01-try").widget
    for message in (
        {"look": [9, 0, 0, 0, 0]},
        {"look": [0]},
        {"look": "x"},
        {"look": [True] * 5},
        {"do": True},
        "look",
    ):
        widget._asked(widget, message)
        assert widget.data["tries"] == []
    widget._asked(widget, {"look": [1, 0, 0, 0, 0]})
    assert [one["chosen"] for one in widget.data["tries"]] == [[1, 0, 0, 0, 0]]


def test_without_widgets_one_switch_after_the_other_is_folded() -> None:
    html = switches("01-try")._repr_html_()
    before, _, folded = html.partition("<details>")
    assert "3/3, red, Giant" not in before
    assert "3/3, red, Giant" in folded


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("way = [{says", "ways = [{says", r"01-mine\.switch\[0\]\.way: a switch needs at least two ways"),
        ("[[question.switch]]\nasks", "[[question.switches]]\nasks", r"01-mine\.switches: it isn't known for try"),
        ('{says = "one", do', '{says = "one", dos', r"way\.dos: it isn't known here; known are says, do, of"),
        ('[{put_counters = "Runeclaw Bear", kind = "+1/+1"}]', '[{tap = "Runeclaw Bear"}]', "its switches make no difference"),
    ],
)  # fmt: skip
def test_a_mistake_in_switches_is_named_with_its_place(old: str, new: str, says: str) -> None:
    lesson_of(LESSON, "mine.toml").check()
    assert old in LESSON
    with pytest.raises(LessonError, match=says):
        lesson_of(LESSON.replace(old, new), "mine.toml").check()


def test_what_has_switches_is_no_question() -> None:
    with pytest.raises(QuestionError, match=r"look at it with sandbox\('01-try'\)"):
        predict("01-try")


def test_a_setting_that_there_is_not_is_refused() -> None:
    entry = question("01-try")
    assert isinstance(entry, Try)
    with pytest.raises(QuestionError, match="has no such setting"):
        entry.tried((0, 0))
    with pytest.raises(QuestionError, match="has no such setting"):
        entry.tried((0, 0, 0, 0, 7))
