"""The tables of lessons 9 and 11: what was cast, copied and created, and who has to wait."""

from __future__ import annotations

import sys

import pytest

from mtgrules import game, outcome, tally, waiting
from mtgrules.learning.reading import LessonError
from mtgrules.view import frames
from mtgrules.view.tallying import counted
from mtgrules.view.waiting import COLUMNS


def rows(table: frames.Table) -> list[tuple[str, ...]]:
    return [tuple(row) for row in table.rows]


@pytest.fixture(autouse=True)
def _without_pandas(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pandas", None)


def test_a_copied_spell_is_not_cast_and_its_token_is_not_created() -> None:
    copied = game(Alice=["Doubling Season"]).cast("Grizzly Bears", by="Alice", hold=True).copy_spell("Grizzly Bears")
    assert counted(copied.resolve()) == (1, 1, 0, 1)
    assert counted(game().create_token("Treasure", by="Alice", number=2)) == (0, 0, 2, 0)


def test_games_are_counted_by_name_and_questions_as_they_end() -> None:
    table = tally(cast_a_copy="09-cast-a-copy", nothing_yet=game())
    assert rows(table) == [("cast a copy", 2, 0, 1, 0), ("nothing yet", 0, 0, 0, 0)]
    with pytest.raises(LessonError):
        tally(unknown="09-unknown")


def test_who_has_to_wait_is_a_matter_of_control() -> None:
    found = {row[0]: dict(zip(COLUMNS, row, strict=True)) for row in rows(waiting("11-sort-clone"))}
    clone, elves = found["Llanowar Elves [Clone]"], found["Llanowar Elves"]
    assert (clone["theirs since"], clone["their turn began in"], clone["has to wait"]) == ("turn 5", "turn 5", "yes")
    assert (elves["theirs since"], elves["has to wait"]) == ("an earlier turn", "no")
    assert rows(waiting(outcome("11-sort-mutavault")))[0][-3:] == ("no", "no", "no")
