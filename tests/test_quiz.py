"""Questions as they are shown: nothing tells the answer too early, and a page without widgets reads well."""

from __future__ import annotations

import json

import pytest

from mtgrules import final_test, game, pair, predict, pretest, progress, recall
from mtgrules.learning.lesson import lessons
from mtgrules.learning.progress import Progress, session
from mtgrules.learning.question import Question
from mtgrules.view.quizzing import Quiz

pytestmark = pytest.mark.full
QUESTIONS = [entry for found in lessons() for entry in found.questions if entry.kind != "goal"]


@pytest.fixture(autouse=True)
def fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(session, "progress", Progress())


@pytest.mark.parametrize("entry", [entry for entry in QUESTIONS if entry.item_ids], ids=lambda entry: entry.id)
def test_a_question_is_small_plain_data_the_same_each_time(entry: Question) -> None:
    sent = json.dumps(Quiz([entry]).state())
    assert sent == json.dumps(Quiz([entry]).state())
    assert len(sent) < 120_000
    html = Quiz([entry])._repr_html_()
    assert html == Quiz([entry])._repr_html_()
    before, _, folded = html.partition("<details>")
    assert entry.because not in before
    if entry.lesson:
        assert folded


def test_the_pretest_tells_no_answer_at_all() -> None:
    shown = pretest()
    assert len(shown.questions) == 8
    assert "<summary>Show me" not in shown._repr_html_()
    assert not [side for asked in shown.state()["questions"] for side in asked["after"]]
    assert repr(shown.answer("4/4", "sure")) == "Noted. We will come back to this in lesson 1."


def test_the_final_test_asks_the_same_and_tells() -> None:
    first, last = pretest(), final_test()
    assert [entry.id for entry in first.questions] == [entry.id for entry in last.questions]
    first.answer("4/4", "sure")
    assert repr(last.answer("2/2", "sure")) == "Right. 2/2: counters aren't copied."
    assert (progress().pretest()[0].before, progress().pretest()[0].after) == (False, True)


def test_an_answer_in_words() -> None:
    told = predict("01-impersonator").answer("5/5", "sure")
    assert repr(told).startswith("Not so. Most people think so")
    assert told.after["Clever Impersonator"].power == 2
    assert predict("01-impersonator").answer(None).answered.option is None
    assert "sure and wrong" in repr(progress())


def test_a_widget_tells_the_session_once_and_keeps_the_first_answer() -> None:
    widget = predict("01-impersonator").widget
    widget.answers = {"01-impersonator": [1, "sure"]}
    widget.answers = {"01-impersonator": [0, "sure"]}
    assert widget.answers == {"01-impersonator": [1, "sure"]}
    assert [record.option for record in progress().records] == [1]


@pytest.mark.parametrize("answer", [[9, "sure"], [-2, "sure"], [0, "very"], [0], "x", [True, "sure"], None])
def test_an_answer_that_cannot_be_is_passed_over(answer: object) -> None:
    widget = predict("01-impersonator").widget
    widget.answers = {"01-impersonator": answer}
    widget.answers = {"99-nothing": [0, "sure"]}
    assert widget.answers == {}
    assert not progress().records


def test_the_recall_block_of_a_lesson() -> None:
    assert [entry.lesson for entry in recall(5).questions] == [4, 3, 1]
    assert [entry.lesson for entry in recall(1).questions] == [0, 0, 0]
    assert not recall(0).questions
    assert "nothing to ask yet" in recall(0)._repr_html_()
    assert repr(recall(0)) == "There is nothing to ask yet."


def test_progress_as_tables() -> None:
    assert "Nothing has been answered yet." in progress()._repr_html_()
    predict("01-impersonator").answer("5/5", "sure")
    html = progress()._repr_html_()
    assert "The photocopy rule" in html
    assert "counters, pumps, animation" in html


def test_a_pair_is_a_question_or_two_games_side_by_side() -> None:
    left = game(Bob=["Runeclaw Bear"])
    shown = pair(left, left.put_counters("Runeclaw Bear", "+1/+1"))
    assert [side["name"] for side in shown.state()["sides"]] == ["Left", "Right"]
    assert "<b>Left</b>" in shown._repr_html_()
    assert isinstance(pair("01-pair-insect"), Quiz)
    with pytest.raises(TypeError, match="needs two games"):
        pair(left)
