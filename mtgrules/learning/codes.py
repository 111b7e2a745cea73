"""How does progress become a short code or a small file, and come back?

A code is a version, a checksum and four bytes for each answer: which item (24 bits of a checksum of its id, so that
a code outlives a change of the course), and what was answered. Whoever reads one treats it as hostile: all is
bounded and checked.
"""

from __future__ import annotations

import base64
import binascii
import json
import re
import zlib
from collections.abc import Iterable
from itertools import groupby
from pathlib import Path
from typing import Any

from ..json_text import read_json
from .question import CONFIDENCES, MOST_OPTIONS
from .record import ProgressError, Record

VERSION = "1"
MOST_RECORDS = 2_000
LONGEST_CODE = 16_000
LARGEST_FILE = 400_000
LESSONS = 15
_CODE = re.compile(r"p(\d{1,4})\.([A-Za-z0-9_-]+)")
_FIELDS = ("item", "option", "confidence", "asked_in")


def key_of(item: str) -> int:
    """What stands for an item in a code."""
    return zlib.crc32(item.encode()) & 0xFFFFFF


def code_of(records: Iterable[Record]) -> str:
    """The code of these answers, the same each time."""
    raw = bytearray()
    for lesson, run in groupby(tuple(records)[-MOST_RECORDS:], key=lambda record: record.asked_in):
        found = list(run)
        for start in range(0, len(found), 255):
            part = found[start : start + 255]
            raw += bytes((lesson, len(part)))
            for record in part:
                raw += key_of(record.item).to_bytes(3, "big") + bytes((_packed(record),))
    checked = zlib.crc32(bytes(raw)).to_bytes(4, "big") + bytes(raw)
    return f"p{VERSION}." + base64.urlsafe_b64encode(checked).decode().rstrip("=")


def _packed(record: Record) -> int:
    option = 0 if record.option is None else record.option + 1
    return option * len(CONFIDENCES) + CONFIDENCES.index(record.confidence)


def opened(text: str, items: Iterable[str]) -> tuple[Record, ...]:
    """The answers that a code holds. Raises `ProgressError`."""
    text = text.strip()
    if len(text) > LONGEST_CODE:
        raise ProgressError(f"The code is longer than {LONGEST_CODE} letters.")
    match = _CODE.fullmatch(text)
    if not match:
        raise ProgressError(
            "This isn't a progress code: it must begin with p1. and hold only letters, digits, - and _."
        )
    if match[1] != VERSION:
        raise ProgressError(f"The code is of version {match[1]}; this course reads version {VERSION}.")
    records = tuple(_records(_raw(match[2]), {key_of(item): item for item in items}))
    if code_of(records) != text:
        raise ProgressError("The code isn't in the form in which codes are written; copy it again, in full.")
    return records


def _raw(text: str) -> bytes:
    try:
        data = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except (binascii.Error, ValueError):
        raise ProgressError("The code is damaged: copy it again, in full.") from None
    if len(data) < 4 or zlib.crc32(data[4:]).to_bytes(4, "big") != data[:4]:
        raise ProgressError("The code is damaged or cut off: copy it again, in full.")
    return data[4:]


def _records(raw: bytes, items: dict[int, str]) -> Iterable[Record]:
    place = 0
    while place < len(raw):
        lesson, number = raw[place], raw[place + 1] if place + 1 < len(raw) else 0
        rows = raw[place + 2 : place + 2 + 4 * number]
        if lesson >= LESSONS or not number or len(rows) < 4 * number:
            raise ProgressError("The code is damaged: what it holds can't be read.")
        for start in range(0, len(rows), 4):
            yield _record(rows[start : start + 4], lesson, items)
        place += 2 + 4 * number


def _record(row: bytes, lesson: int, items: dict[int, str]) -> Record:
    item = items.get(int.from_bytes(row[:3], "big"))
    if item is None:
        raise ProgressError("The code names a question that this version of the course doesn't have.")
    option, confidence = divmod(row[3], len(CONFIDENCES))
    if option > MOST_OPTIONS:
        raise ProgressError("The code holds an answer that no question offers.")
    return Record(item, option - 1 if option else None, CONFIDENCES[confidence], lesson)


# ---------------------------------------------------------------- a small file
def file_of(records: Iterable[Record]) -> str:
    """The same as JSON."""
    return json.dumps({"version": int(VERSION), "answers": [record._asdict() for record in records]}, indent=1) + "\n"


def read_file(path: str | Path) -> tuple[Record, ...]:
    """The answers that a file holds. Raises `ProgressError`."""
    path = Path(path)
    try:
        if path.stat().st_size > LARGEST_FILE:
            raise ProgressError(f"{path.name} is larger than any progress file.")
        data = read_json(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise ProgressError(f"{path.name} can't be read: {error.strerror}.") from None
    except ValueError:
        raise ProgressError(f"{path.name} is no progress file: it holds no JSON.") from None
    if not isinstance(data, dict) or data.get("version") != int(VERSION) or not isinstance(data.get("answers"), list):
        raise ProgressError(f"{path.name} is no progress file of version {VERSION}.")
    if len(data["answers"]) > MOST_RECORDS:
        raise ProgressError(f"{path.name} holds more than {MOST_RECORDS} answers.")
    return tuple(_row(row, path.name) for row in data["answers"])


def _row(row: Any, name: str) -> Record:
    if not isinstance(row, dict) or set(row) != set(_FIELDS):
        raise ProgressError(f"{name}: an answer must have {', '.join(_FIELDS)}.")
    item, option, confidence, asked_in = (row[field] for field in _FIELDS)
    plain = isinstance(item, str) and confidence in CONFIDENCES and type(asked_in) is int and 0 <= asked_in < LESSONS
    if not plain or not (option is None or (type(option) is int and 0 <= option < MOST_OPTIONS)):
        raise ProgressError(f"{name}: an answer says something that no answer can say.")
    return Record(item, option, confidence, asked_in)
