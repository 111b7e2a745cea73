"""Progress through the course: what was answered is kept, told and drawn again."""

from __future__ import annotations

from pathlib import Path

import pytest

from mtgrules.learning.keeping import kept_in
from mtgrules.learning.lesson import item, lesson, question
from mtgrules.learning.progress import BACK, Progress, Session, all_item_ids, answered
from mtgrules.learning.question import CONFIDENCES
from mtgrules.learning.record import ProgressError, Record


def some_answers(number: int = 0) -> Progress:
    """Answers to many items: each option, and "show me anyway", in turn."""
    found = Progress()
    for i, key in enumerate(all_item_ids()):
        choices: list[int | None] = [None, *range(len(item(key).options))]
        found = found.with_answer(item(key).answer(choices[(i + number) % len(choices)], CONFIDENCES[(i + number) % 3]))
    return found


def test_sure_and_wrong_comes_first() -> None:
    first, second = item("01-impersonator"), item("02-hexproof")
    found = Progress().with_answer(second.answer("yes")).with_answer(first.answer("5/5", "sure"))
    assert found.sure_and_wrong == ("01-impersonator",)
    assert [row.about for row in found.by_lesson()] == ["01 The photocopy rule", "02 Three ways to become a copy"]
    assert found.by_belief()[0].about == "M01"
    assert repr(found).splitlines()[1].startswith("01 The photocopy rule")
    again = found.with_answer(first.answer("2/2", "sure"))
    assert not again.sure_and_wrong
    assert repr(Progress()) == "Nothing has been answered yet."


@pytest.mark.parametrize("number", range(1, 15))
def test_a_recall_block_draws_from_the_lessons_one_two_and_four_back(number: int) -> None:
    wanted = [number - back for back in BACK if number - back > 0] or [0]
    block = 3
    for progress in (Progress(), some_answers(), some_answers(1)):
        drawn = progress.recall(number)
        assert [int(found.id[:2]) for found in drawn[: len(wanted)]] == wanted
        for found in drawn[:block]:
            assert question(found.id).kind == "recall"
            assert int(found.id[:2]) in wanted
        for found in drawn[block:]:
            assert found.id in progress.sure_and_wrong
            assert int(found.id[:2]) < number
        assert progress.recall(number) == drawn
        assert len({found.id for found in drawn}) == len(drawn) >= block


def test_a_wrong_answer_tells_about_the_belief_that_it_shows_and_a_slip_about_none() -> None:
    entry = item("01-thief-pump")
    found = Progress().with_answer(entry.answer("3/6"))
    assert [row.about for row in found.by_belief()] == ["M20"]
    assert {row.about for row in Progress().with_answer(entry.answer("5/5")).by_belief()} == {"M01", "M20"}
    slip = item("05-four-players").answer("four")
    assert slip.belief is None
    assert not Progress().with_answer(slip).by_belief()


def test_sure_and_wrong_items_come_back_in_the_next_recall_block() -> None:
    found = Progress().with_answer(item("01-impersonator").answer("5/5", "sure"))
    assert "01-impersonator" in [entry.id for entry in found.recall(2)]
    assert "01-impersonator" not in [entry.id for entry in found.recall(1)]


def test_what_was_known_is_drawn_last() -> None:
    found = Progress()
    first, second = lesson(1).of_kind("recall")[:2]
    for entry in (first, second):
        found = found.with_answer(entry.item.answer(entry.item.right, "sure"))
    assert found.recall(2)[0].id not in (first.id, second.id)


def test_pretest_and_exit_compare_the_same_items() -> None:
    key = lesson(0).of_kind("predict")[0].item
    wrong = next(number for number in range(len(key.options)) if number != key.right)
    found = (
        Progress()
        .with_answer(key.answer(wrong, "sure"), lesson=0)
        .with_answer(key.answer(key.right, "sure"), lesson=14)
    )
    rows = found.pretest()
    assert [row.id for row in rows] == [entry.id for entry in lesson(0).of_kind("predict")]
    assert (rows[0].before, rows[0].after) == (False, True)
    assert (rows[1].before, rows[1].after) == (None, None)


@pytest.mark.parametrize("number", range(4))
def test_a_code_and_a_file_give_the_same_progress_back(number: int, tmp_path: Path) -> None:
    found = some_answers(number)
    assert Progress.from_code(found.to_code()) == found
    assert Progress.from_code(f" {found.to_code()}\n").to_code() == found.to_code()
    path = tmp_path / "progress.json"
    found.to_file(path)
    assert Progress.from_file(path) == found
    assert Progress.from_code(Progress().to_code()) == Progress()


def test_a_code_is_short() -> None:
    assert len(Progress().with_answer(item("01-exit").answer(0)).to_code()) < 20
    assert len(some_answers().to_code()) < 6 * len(all_item_ids()) + 60


def test_a_changed_code_is_refused() -> None:
    code = some_answers().to_code()
    for place in range(3, len(code), 7):
        changed = code[:place] + ("A" if code[place] != "A" else "B") + code[place + 1 :]
        with pytest.raises(ProgressError):
            Progress.from_code(changed)
    for text in ("", "p1.", "p2.AAAA", "p1.!!!", code[:-5], code + "AAAA", "p1." + "A" * 20_000, "__import__('os')"):
        with pytest.raises(ProgressError, match=r"^[A-Z].*\.$"):
            Progress.from_code(text)


def test_a_code_for_a_question_that_is_not_there_is_refused() -> None:
    code = Progress((Record("99-nothing", 0, "sure", 1),)).to_code()
    with pytest.raises(ProgressError, match="names a question that this version of the course doesn't have"):
        Progress.from_code(code)
    code = Progress((Record("01-exit", 5, "sure", 1),)).to_code()
    with pytest.raises(ProgressError, match="has no such answer: 01-exit, option 5"):
        Progress.from_code(code)
    with pytest.raises(ProgressError):
        answered(Record("01-exit", 5, "sure", 1))


@pytest.mark.parametrize(
    ("data", "says"),
    [
        ("nonsense", "holds no JSON"),
        ("[1]", "is no progress file of version 1"),
        ('{"version": 2, "answers": []}', "is no progress file of version 1"),
        ('{"version": 1, "answers": [{"item": "01-exit"}]}', "an answer must have item, option, confidence, asked_in"),
        (
            '{"version": 1, "answers": [{"item": "99-x", "option": 0, "confidence": "sure", "asked_in": 1}]}',
            "has no question '99-x'",
        ),
        (
            '{"version": 1, "answers": [{"item": "01-exit", "option": true, "confidence": "sure", "asked_in": 1}]}',
            "something that no answer can say",
        ),
        (
            '{"version": 1, "answers": [{"item": "01-exit", "option": 0, "confidence": "sure", "asked_in": 77}]}',
            "something that no answer can say",
        ),
        (
            '{"version": 1, "answers": [{"item": ["01"], "option": 0, "confidence": "sure", "asked_in": 1}]}',
            "something that no answer can say",
        ),
        ("[" * 100_000, "holds no JSON"),
    ],
)
def test_a_file_that_no_course_wrote_is_refused(data: str, says: str, tmp_path: Path) -> None:
    path = tmp_path / "progress.json"
    path.write_text(data, encoding="utf-8")
    with pytest.raises(ProgressError, match=says):
        Progress.from_file(path)


def test_a_session_keeps_answers_and_is_unchanged_by_a_bad_code(tmp_path: Path) -> None:
    found = Session()
    found.record(item("01-exit").answer(0, "sure"))
    kept = found.progress
    with pytest.raises(ProgressError):
        found.load("p1.nonsense")
    assert found.progress == kept
    kept.to_file(tmp_path / "mine.json")
    assert Session().load(str(tmp_path / "mine.json")) == kept
    assert Session().load(kept.to_code()) == kept
    with pytest.raises(ProgressError, match="can't be read"):
        found.load(str(tmp_path / "nothing.json"))


def test_what_one_lesson_knows_the_next_one_finds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "my-progress.json"
    monkeypatch.setenv("MTGRULES_PROGRESS", str(path))
    first, second = Session(), Session()
    first.record(item("01-impersonator").answer("5/5", "sure"))
    assert "01-impersonator" in [entry.id for entry in second.progress.recall(2)]
    second.record(item("02-hexproof").answer("yes"))
    first.record(item("01-exit").answer(0))
    assert [record.item for record in Session().progress.records] == ["01-impersonator", "02-hexproof", "01-exit"]
    assert [file.name for file in tmp_path.iterdir()] == [path.name]


def test_a_file_that_cannot_be_read_is_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "my-progress.json"
    path.write_text("not ours", encoding="utf-8")
    monkeypatch.setenv("MTGRULES_PROGRESS", str(path))
    found = Session()
    found.record(item("01-exit").answer(0))
    assert len(found.progress.records) == 1
    assert path.read_text(encoding="utf-8") == "not ours"
    monkeypatch.setenv("MTGRULES_PROGRESS", str(tmp_path / "no folder" / "x.json"))
    found.record(item("01-exit").answer(1))
    assert len(found.progress.records) == 2


def test_outside_of_a_notebook_nothing_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    for value in ("", None):
        monkeypatch.delenv("MTGRULES_PROGRESS", raising=False)
        if value is not None:
            monkeypatch.setenv("MTGRULES_PROGRESS", value)
        assert kept_in() is None
