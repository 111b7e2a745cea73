"""The course: every question is played, every wrong answer is met, and every goal can be reached."""

from __future__ import annotations

import json
import subprocess
import sys
import tomllib
from importlib.resources import files
from itertools import pairwise
from pathlib import Path

import pytest

from mtgrules.__main__ import main
from mtgrules.learning.codes import key_of
from mtgrules.learning.kinds import Choice, Goal, Pair, Worked
from mtgrules.learning.lesson import Lesson, item, lesson, lesson_of, lessons, question, read_lesson
from mtgrules.learning.progress import all_item_ids
from mtgrules.learning.question import KINDS, SLIP, Answered, Question, QuestionError
from mtgrules.learning.reading import LessonError
from mtgrules.rulings.beliefs import BELIEFS

COURSE = lessons()
QUESTIONS = [entry for found in COURSE for entry in found.questions]
LEAST = {"recall": 3, "predict": 3, "worked": 1, "pair": 1, "goal": 1, "exit": 1}
PRETEST_BELIEFS = ["M01", "M02", "M03", "M04", "M06", "M07", "M10", "M12"]


def test_the_course_has_all_its_lessons() -> None:
    assert [found.number for found in COURSE] == list(range(15))


# ---------------------------------------------------------------- every question is played
@pytest.mark.parametrize("entry", QUESTIONS, ids=lambda entry: entry.id)
def test_the_game_gives_exactly_one_of_the_options(entry: Question) -> None:
    for found in entry.items:
        assert 0 <= found.right < len(found.options)
        for number, option in enumerate(found.options):
            if number == found.right or isinstance(entry, Goal):
                assert not option.belief, "the right option names no belief"
            else:
                assert option.belief in {SLIP, *(known.id for known in BELIEFS)}
                assert len(option.feedback) > 20, "a wrong option says why it is wrong"


@pytest.mark.parametrize(
    "entry", [entry for entry in QUESTIONS if isinstance(entry, Choice)], ids=lambda entry: entry.id
)
def test_the_right_answer_is_what_playing_it_again_gives(entry: Choice) -> None:
    game = entry.setting.given.build()
    for action in (*entry.setting.first, *entry.setting.actions):
        game = game.do(action)
    value = entry.ask.value(game)
    assert [entry.ask.fits(option.value, value) for option in entry.options].count(True) == 1


@pytest.mark.parametrize("entry", [entry for entry in QUESTIONS if isinstance(entry, Pair)], ids=lambda entry: entry.id)
def test_a_pair_differs_in_its_answer_and_says_in_what(entry: Pair) -> None:
    left, right = entry.values
    assert left != right
    assert entry.difference
    assert entry.left != entry.right
    assert len(entry.reveal(entry.item.answer(None))) == 2


@pytest.mark.parametrize(
    "entry", [entry for entry in QUESTIONS if isinstance(entry, Worked)], ids=lambda entry: entry.id
)
def test_a_worked_example_has_its_blanks_where_the_explanation_has_the_answers(entry: Worked) -> None:
    for gap, found in zip(entry.gaps, entry.items, strict=True):
        place = gap.place(entry.trace)
        assert getattr(entry.blanked[place], gap.hides) == "____"
        assert getattr(entry.trace[place], gap.hides) == found.options[found.right].value
        assert len(found.options) >= 2


@pytest.mark.parametrize("entry", [entry for entry in QUESTIONS if isinstance(entry, Goal)], ids=lambda entry: entry.id)
def test_a_goal_can_be_reached_and_is_not_reached_at_the_start(entry: Goal) -> None:
    (solved,) = entry.reveal(entry.item.answer(None))
    assert not entry.reached(entry.before)
    assert entry.missing(entry.before)
    assert entry.reached(solved.after), entry.missing(solved.after)
    assert {action.verb for action in entry.solution} <= set(entry.tools)
    assert entry.hint


# ---------------------------------------------------------------- what a lesson must have
@pytest.mark.parametrize(
    "found", [found for found in COURSE if found.number not in (0, 14)], ids=lambda found: str(found.number)
)
def test_a_lesson_has_enough_of_each_kind(found: Lesson) -> None:
    for kind, least in LEAST.items():
        assert len(found.of_kind(kind)) >= least, kind
    assert found.title
    assert found.goal
    assert found.why
    offered = {option.belief for entry in found.questions for each in entry.items for option in each.options}
    assert set(found.beliefs) <= offered, "a lesson offers the beliefs that it is about"


def test_the_pretest_is_about_its_eight_beliefs_and_tells_nothing() -> None:
    pretest = lesson(0).of_kind("predict")
    for entry, key in zip(pretest, PRETEST_BELIEFS, strict=True):
        wrong = [option.belief for number, option in enumerate(entry.item.options) if number != entry.item.right]
        assert key in wrong
        told = {entry.item.answer(number, "sure").feedback for number in range(len(entry.item.options))}
        assert told == {f"Noted. We will come back to this in lesson {entry.item.returns_in}."}
        assert entry.item.returns_in in range(1, 15)


def test_the_last_lesson_mixes_ten_items_and_old_answers() -> None:
    last = lesson(14)
    assert len(last.of_kind("predict")) >= 10
    assert len([entry for entry in last.questions if entry.group == "still true?"]) == 3


def test_every_belief_is_an_option_somewhere_with_its_own_feedback() -> None:
    offered: dict[str, set[str]] = {}
    for entry in QUESTIONS:
        for found in entry.items:
            for option in found.options:
                offered.setdefault(option.belief, set()).add(option.feedback)
    for known in BELIEFS:
        assert offered.get(known.id), f"no question offers {known.id}"


def test_feedback_is_an_option_s_own() -> None:
    for entry in QUESTIONS:
        for found in entry.items:
            told = [option.feedback for option in found.options if option.feedback]
            assert len(set(told)) == len(told), f"{found.id} says the same twice"


def test_every_question_names_rules_and_says_how_hard_it_is() -> None:
    for entry in QUESTIONS:
        assert entry.rules, entry.id
        level, objects = entry.difficulty
        assert 1 <= level <= 3
        assert 1 <= objects <= 8
        assert entry.kind in KINDS


def test_ids_are_unique_and_so_are_their_keys_in_a_code() -> None:
    ids = all_item_ids()
    assert len(set(ids)) == len(ids) == len({key_of(key) for key in ids})


def test_sentences_are_short() -> None:
    for entry in QUESTIONS:
        for text in (entry.text, entry.because):
            longest = max(len(sentence.split()) for sentence in text.replace("?", ".").replace("!", ".").split(". "))
            assert longest <= 40, f"{entry.id}: {longest} words in a sentence"


# ---------------------------------------------------------------- answers
def test_a_wrong_answer_names_its_belief_and_then_says_what_is_right() -> None:
    found = item("01-impersonator")
    wrong = found.answer("5/5", "sure")
    assert wrong.wrong
    assert not wrong.right
    assert wrong.belief is not None
    assert wrong.belief.id == "M01"
    assert "That would be right if" in wrong.feedback
    assert wrong.feedback.endswith(found.because)
    assert found.answer("2/2").right
    assert found.answer("2/2").feedback == found.because
    assert found.answer("2/2").belief is None


def test_an_answer_is_locked() -> None:
    given = item("01-impersonator").answer("5/5", "sure")
    with pytest.raises(AttributeError, match="immutable"):
        given.option = 0  # type: ignore[misc]


def test_what_happens_is_shown_only_for_an_answer_to_this_question() -> None:
    entry, other = question("01-impersonator"), question("01-insect")
    assert "Clever Impersonator" not in [found.id.label for found in entry.before.battlefield]
    with pytest.raises(QuestionError, match="this is an answer to 01-insect"):
        entry.reveal(other.item.answer(None))
    (shown,) = entry.reveal(entry.item.answer(None))
    assert shown.value == "2/2"
    assert shown.after["Clever Impersonator"].power == 2
    looked = entry.item.answer(None, "guess")
    assert not looked.right
    assert not looked.wrong


@pytest.mark.parametrize(
    ("option", "confidence", "says"),
    [("9/9", "sure", "choose one of"), (17, "sure", "choose one of"), (0, "very", "isn't one of sure, unsure, guess")],
)
def test_an_answer_that_is_none_of_the_options_is_refused(option: int | str, confidence: str, says: str) -> None:
    with pytest.raises(QuestionError, match=says):
        item("01-impersonator").answer(option, confidence)


def test_the_options_are_shown_in_an_order_that_tells_nothing() -> None:
    places = [[number for number, _ in found.shown].index(found.right) for entry in QUESTIONS for found in entry.items]
    assert 0.2 < sum(place == 0 for place in places) / len(places) < 0.7


# ---------------------------------------------------------------- mistakes in a lesson's file
WHOLE = (files("mtgrules.learning") / "lessons" / "01.toml").read_text(encoding="utf-8")
FILE = WHOLE[WHOLE.index("number = 1") :]  # without the words for teachers above it


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("number = 1", "number = '1'", r"my\.toml: number: the lesson needs it \(int\)"),
        ("kind = \"recall\"", "kind = \"remember\"", r"my\.toml: 01-recall-counters\.kind: 'remember' isn't one of recall"),
        ("given = {Bob = [\"Ball Lightning\"]}", "given = {Bob = [\"Bal Lightning\"]}", r"my\.toml: 01-recall-drawback: given: the catalogue has no 'Bal Lightning'"),
        ("given = \"insect\"", "given = \"insekt\"", r"my\.toml: 01-insect\.given: there is no board 'insekt'; there are decorated, insect"),
        ("belief = \"M01\"", "belief = \"M99\"", r"my\.toml: 01-recall-counters\.option\[1\]\.belief: no belief 'M99'"),
        ("rules = [\"707.2\"", "rules = [\"707.99\"", r"my\.toml: 01-recall-counters\.rules: there's no rule 707\.99"),
        ("asks = \"Is the Clone tapped?\"", "question = \"Is the Clone tapped?\"", r"my\.toml: 01-recall-tapped\.question: it isn't known for recall"),
        ("{cast = \"Clone\"", "{kast = \"Clone\"", r"my\.toml: 01-recall-counters: do\[0\]: it must have one of"),
        ("value = {}", "valu = {}", r"my\.toml: 01-recall-counters\.option\[0\]\.valu: it isn't known here; known are says, value"),
        ("id = \"01-recall-tapped\"", "id = \"01-recall-counters\"", r"my\.toml: 01-recall-counters: two questions have this id"),
        ("number = 1", "number = ", r"my\.toml: the file: it is no TOML"),
        ("SetPowerToughness(1, 1)", "__import__('os')", r"my\.toml: 01-insect: given\.Bob\[0\]\.under"),
    ],
)  # fmt: skip
def test_a_mistake_is_named_with_its_file_and_place(old: str, new: str, says: str) -> None:
    assert old in FILE
    with pytest.raises(LessonError, match=says):
        lesson_of(FILE.replace(old, new, 1), "my.toml")


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("says = \"none\"\nvalue = {}", "says = \"none\"\nvalue = 3", r"01-recall-counters: the game says 'none', and 0 of the options say so"),
        ("value = true\nbelief = \"M01\"\nfeedback", "value = false\nbelief = \"M01\"\nfeedback", r"01-recall-tapped: .* 2 of the options say so"),
        ("value = \"5/5\"\nbelief = \"M01\"\nfeedback = \"Most", "value = \"5/5\"\n#\"Most", r"01-impersonator: .*'5/5' is wrong, so it needs a belief"),
        ("solution = [{cast = \"Clone\", by = \"Alice\", copying = \"Runeclaw Bear\"}, {put", "solution = [{put", r"01-goal: there is no 'Clone'"),
        ("name = \"Runeclaw Bear\", power = 3, toughness = 3}, {then", "name = \"Runeclaw Bear\", power = 9}, {then", r"01-goal: the solution doesn't reach the goal"),
        ("line = \"becomes a copy\"\nhides = \"value\"", "line = \"nowhere\"\nhides = \"value\"", r"01-trace: 0 lines of the explanation hold 'nowhere'"),
    ],
)  # fmt: skip
def test_a_teacher_s_lesson_is_refused_if_the_game_says_otherwise(
    tmp_path: Path, old: str, new: str, says: str
) -> None:
    assert old in FILE
    path = tmp_path / "mine.toml"
    path.write_text(FILE.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(LessonError, match=says):
        read_lesson(path)


def test_a_teacher_s_own_lesson_is_read(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(FILE.replace("The photocopy rule", "My lesson"), encoding="utf-8")
    assert read_lesson(path).title == "My lesson"
    with pytest.raises(LessonError, match="it can't be read"):
        read_lesson(tmp_path / "nothing.toml")


def test_what_there_is_not_is_said_in_one_sentence() -> None:
    with pytest.raises(LessonError, match="the course has no lesson 99"):
        lesson(99)
    with pytest.raises(LessonError, match="no question has this id"):
        question("zz-top")
    with pytest.raises(LessonError, match="there is no such item"):
        item("01-trace.9")


# ---------------------------------------------------------------- the command
def test_the_command_plays_lessons(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["lesson", "1", "00"]) == 0
    out = capsys.readouterr().out
    assert "01-impersonator" in out
    assert out.endswith("questions, each with exactly one right answer\n")
    path = tmp_path / "mine.toml"
    path.write_text(FILE.replace('value = "2/2"', 'value = "2/3"', 1), encoding="utf-8")
    assert main(["lesson", str(path)]) == 2
    assert "01-impersonator: the game says '2/2'" in capsys.readouterr().err
    assert main(["lesson", "99"]) == 2
    assert "the course has no lesson 99" in capsys.readouterr().err


def test_what_a_goal_still_lacks_is_said_in_plain_words() -> None:
    goal = question("01-goal")
    assert isinstance(goal, Goal)
    assert goal.missing(goal.before) == ("there is no Clone yet",)


# ---------------------------------------------------------------- the same bytes on every run
SHOWN = """
from mtgrules.learning.lesson import lessons
from mtgrules.learning.progress import Progress, all_item_ids
from mtgrules.learning.lesson import item
found = Progress()
for key in all_item_ids():
    entry = item(key)
    print(key, entry.right, [option.says for _, option in entry.shown])
    found = found.with_answer(entry.answer(0, "sure"))
print(found, found.to_code(), [entry.id for entry in found.recall(9)])
"""


@pytest.mark.full
def test_the_same_bytes_on_every_run() -> None:
    runs = [
        subprocess.run([sys.executable, "-c", SHOWN], capture_output=True, check=True, env={"PYTHONHASHSEED": seed, "PYTHONPATH": ":".join(sys.path)}).stdout
        for seed in ("1", "2")
    ]  # fmt: skip
    assert runs[0] == runs[1]


def test_lesson_files_are_data_that_another_program_could_read() -> None:
    for found in COURSE:
        text = (files("mtgrules.learning") / "lessons" / f"{found.number:02d}.toml").read_text(encoding="utf-8")
        assert json.dumps(tomllib.loads(text))


def test_answers_stay_what_they_were() -> None:
    given = item("01-exit").answer(0, "sure")
    assert given == Answered(item("01-exit"), 0, "sure")
    assert all(a.number < b.number for a, b in pairwise(COURSE))
