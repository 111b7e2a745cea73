"""What is kept of an answer?"""

from __future__ import annotations

from typing import NamedTuple

from ..mistakes import Mistake


class ProgressError(Mistake, ValueError):
    """A code or file that can't be read, with one sentence that says why."""


class Record(NamedTuple):
    """One answer: the item, the number of the option (`None`: shown without an answer), how sure, and in which
    lesson."""

    item: str
    option: int | None
    confidence: str
    asked_in: int
