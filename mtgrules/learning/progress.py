"""What has a learner answered, what should come back, and how is it kept?

Progress is a value: every answer gives another one. It lasts for the session; `to_code` gives a short code and
`to_json` a small file, for another day. Reading one checks it and runs nothing. No clock and no chance: the same
answers always bring the same recall block.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from ..rulings.beliefs import BELIEFS, Belief
from ..value import Value
from .codes import code_of, file_of, opened, read_file
from .keeping import kept_in, write
from .lesson import item, lesson, lessons
from .question import Answered, Item, QuestionError
from .record import ProgressError, Record

BACK = (1, 2, 4)
PRETEST, LAST = 0, 14
BLOCK = 3
MOST_AGAIN = 2


class Row(NamedTuple):
    """How the answers of one lesson, or about one belief, have gone. `looked`: shown without an answer."""

    about: str
    right: int
    wrong: int
    looked: int
    sure_and_wrong: int


class Changed(NamedTuple):
    """One item of the pretest, as it was answered then and again at the end. `None`: not answered."""

    id: str
    asks: str
    before: bool | None
    after: bool | None


class Progress(Value):
    """All answers in the order in which they were given."""

    records: tuple[Record, ...] = ()

    def with_answer(self, answered: Answered, *, lesson: int | None = None) -> Progress:
        """And this answer, given in that lesson (otherwise the item's own)."""
        asked_in = lesson if lesson is not None else int(answered.item.id.partition("-")[0])
        return Progress((*self.records, Record(answered.item.id, answered.option, answered.confidence, asked_in)))

    # -- what was answered
    def last(self, key: str) -> Record | None:
        """The last answer to an item."""
        return next((record for record in reversed(self.records) if record.item == key), None)

    @property
    def sure_and_wrong(self) -> tuple[str, ...]:
        """Items whose last answer was sure and wrong, the latest first."""
        return tuple(record.item for record in self._latest() if record.confidence == "sure" and answered(record).wrong)

    def _latest(self) -> tuple[Record, ...]:
        """The last answer to each item, the latest first."""
        return tuple(
            {record.item: record for record in reversed(self.records) if self.last(record.item) == record}.values()
        )

    def by_lesson(self) -> tuple[Row, ...]:
        """A row for each lesson that has answers, sure-and-wrong first."""
        groups: dict[int, list[Record]] = {}
        for record in self._latest():
            groups.setdefault(int(record.item.partition("-")[0]), []).append(record)
        return _sorted(_row(f"{number:02d} {lesson(number).title}", records) for number, records in groups.items())

    def by_belief(self) -> tuple[Row, ...]:
        """A row for each belief that an answered item is about, sure-and-wrong first."""
        found = []
        for entry in BELIEFS:
            records = [record for record in self._latest() if _about(record, entry)]
            if records:
                found.append(_row(entry.id, records))
        return _sorted(found)

    def pretest(self) -> tuple[Changed, ...]:
        """The items of the pretest: as first answered, and as answered again in the last lesson."""
        found = []
        for entry in lesson(PRETEST).of_kind("predict"):
            for key in entry.item_ids:
                before = [r for r in self.records if r.item == key and r.asked_in == PRETEST]
                after = [r for r in self.records if r.item == key and r.asked_in == LAST]
                first, again = before[0] if before else None, after[-1] if after else None
                found.append(
                    Changed(key, item(key).asks, first and answered(first).right, again and answered(again).right)
                )
        return tuple(found)

    # -- what comes back
    def recall(self, number: int) -> tuple[Item, ...]:
        """The recall block of a lesson: three items from the lessons n-1, n-2 and n-4 (as far as there are such),
        then what was sure and wrong. The first lesson asks about reading a board; before it there is nothing to
        recall.
        """
        earlier = [PRETEST] if number == 1 else [number - back for back in BACK if number - back > PRETEST]
        drawn: list[str] = []
        for place in range(BLOCK if earlier else 0):
            drawn.append(self._draw(number, earlier[place % len(earlier)], drawn))
        again = [key for key in self.sure_and_wrong if 0 < int(key.partition("-")[0]) < number and key not in drawn]
        return tuple(item(key) for key in (*drawn, *again[:MOST_AGAIN]))

    def _draw(self, number: int, back: int, taken: list[str]) -> str:
        """A recall item of an earlier lesson: what was wrong or not asked yet comes first."""
        seed = zlib.crc32(repr((number, *self.records)).encode())
        keys = [key for entry in lesson(back).of_kind("recall") for key in entry.item_ids if key not in taken]
        return min(keys, key=lambda key: (self._is_known(key), zlib.crc32(f"{seed}/{key}".encode())))

    def _is_known(self, key: str) -> bool:
        record = self.last(key)
        return record is not None and answered(record).right

    # -- how it is kept
    def to_code(self) -> str:
        """A short code that holds all answers. The same answers always have the same code."""
        return code_of(self.records)

    @staticmethod
    def from_code(text: str) -> Progress:
        """The progress that a code holds. Raises `ProgressError`, whatever the text holds."""
        return Progress(_checked(opened(text, all_item_ids())))

    def to_file(self, path: str | Path) -> None:
        """Write a small JSON file. Raises `OSError`."""
        Path(path).write_text(file_of(self.records), encoding="utf-8")

    @staticmethod
    def from_file(path: str | Path) -> Progress:
        """The progress that a file holds. Raises `ProgressError`."""
        return Progress(_checked(read_file(path)))

    def __repr__(self) -> str:
        rows = [*self.by_lesson(), *self.by_belief()]
        if not rows:
            return "Nothing has been answered yet."
        width = max(len(row.about) for row in rows)
        head = f"{'':{width}}   right  wrong  looked  sure and wrong"
        return "\n".join(
            [
                head,
                *(
                    f"{row.about:{width}}   {row.right:5}  {row.wrong:5}  {row.looked:6}  {row.sure_and_wrong:14}"
                    for row in rows
                ),
            ]
        )

    def _repr_html_(self) -> str:
        from ..view.quiz_html import progress_tables

        return progress_tables(self)


def all_item_ids() -> tuple[str, ...]:
    """The ids of everything that can be answered, lesson by lesson. Nothing is played for it."""
    return tuple(key for found in lessons() for question in found.questions for key in question.item_ids)


def answered(record: Record) -> Answered:
    """A recorded answer as it was given. Raises `ProgressError` if the course has no such item or option."""
    try:
        return item(record.item).answer(record.option, record.confidence)
    except (ValueError, QuestionError):
        raise ProgressError(
            f"This version of the course has no such answer: {record.item}, option {record.option}."
        ) from None


def _checked(records: Iterable[Record]) -> tuple[Record, ...]:
    known = frozenset(all_item_ids())
    for record in records:
        if record.item not in known:
            raise ProgressError(f"This version of the course has no question {record.item!r}.")
        answered(record)
    return tuple(records)


def _about(record: Record, entry: Belief) -> bool:
    """Does an answer tell something about a belief? A wrong one does only about the belief that it shows."""
    given = answered(record)
    if given.wrong:
        return given.belief == entry
    return any(option.belief == entry.id for option in item(record.item).options)


def _row(about: str, records: list[Record]) -> Row:
    given = [answered(record) for record in records]
    wrong = [entry for entry in given if entry.wrong]
    looked = sum(entry.option is None for entry in given)
    return Row(
        about,
        sum(entry.right for entry in given),
        len(wrong),
        looked,
        sum(entry.confidence == "sure" for entry in wrong),
    )


def _sorted(rows: Iterable[Row]) -> tuple[Row, ...]:
    """What was sure and wrong first, then what was wrong, then by name."""
    return tuple(sorted(rows, key=lambda row: (-row.sure_and_wrong, -row.wrong, row.about)))


# ---------------------------------------------------------------- one session
class Session:
    """The progress of the running session: the only thing in this package that changes. In a notebook it is shared
    with the other lessons, by a file; one that can't be read is left alone.
    """

    def __init__(self) -> None:
        self._progress = Progress()

    @property
    def progress(self) -> Progress:
        """All answers, those of the other lessons too."""
        path = kept_in()
        if path is not None and path.is_file():
            try:
                self._progress = Progress.from_file(path)
            except ProgressError:
                return self._progress
        return self._progress

    @progress.setter
    def progress(self, found: Progress) -> None:
        self._progress = found
        path = kept_in()
        if path is not None and (not path.is_file() or _is_ours(path)):
            write(path, file_of(found.records))

    def record(self, answer: Answered, *, lesson: int | None = None) -> Progress:
        """Keep an answer."""
        self.progress = self.progress.with_answer(answer, lesson=lesson)
        return self.progress

    def load(self, text: str) -> Progress:
        """Go on from a code, or from a file if that is what the text names. Raises `ProgressError`; then nothing
        changes."""
        self.progress = Progress.from_file(text) if text.endswith(".json") else Progress.from_code(text)
        return self.progress


def _is_ours(path: Path) -> bool:
    try:
        Progress.from_file(path)
    except ProgressError:
        return False
    return True


session = Session()


def progress() -> Progress:
    """All answers so far."""
    return session.progress


def load_progress(text: str) -> Progress:
    """Go on from a code, or from a file whose name ends with .json. Raises `ProgressError`; then nothing changes."""
    return session.load(text)
