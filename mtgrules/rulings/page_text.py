"""Where do the paragraphs of a pasted rulings page begin and end, and what on it is only furniture?"""

from __future__ import annotations

import re

from mtgrules.value import Value

HEADING_WORDS = 7
SENTENCE_END = re.compile(r"""[.!?:][)\]"'”’]*$""")
NEARLY_FULL = 0.8
HEADING_WIDTH = 0.6

ISO_DATE = r"(\d{4})-(\d\d?)-(\d\d?)"
US_DATE = r"(\d\d?)/(\d\d?)/(\d{4})"
DATE_FIRST = re.compile(rf"^\(?(?:{ISO_DATE}|{US_DATE})\)?[\s:|–—-]*")
DATE_LAST = re.compile(rf"[\s|–—-]*\(?(?:{ISO_DATE}|{US_DATE})\)?$")
BULLET = re.compile(r"^(?:[•*·▪‣-]|\d{1,2}\.)\s+")
FURNITURE = re.compile(
    r"©|all rights reserved|cookie|privacy policy|terms of (?:use|service)|\b(?:log|sign) (?:in|up)\b|https?://|advertisement",
    re.IGNORECASE,
)
FURNITURE_LONGEST = 300


class Chunk(Value):
    """A paragraph as it stands on the page, with its date if the page gives one."""

    text: str
    published: str = ""


def chunks(text: str) -> tuple[tuple[Chunk, ...], tuple[str, ...]]:
    """The paragraphs of a page in order, and what was skipped because it is no sentence."""
    found: list[Chunk] = []
    skipped: list[str] = []
    heading_date = ""
    for piece in _pieces(text):
        chunk = dated(BULLET.sub("", piece))
        if not chunk.text:
            heading_date = chunk.published
        elif is_furniture(chunk.text):
            skipped.append(piece)
        else:
            found.append(chunk if chunk.published else chunk.but(published=heading_date))
    return tuple(found), tuple(skipped)


def dated(text: str) -> Chunk:
    """The text without a date at its beginning or end, and that date as an ISO date."""
    for pattern in (DATE_FIRST, DATE_LAST):
        if match := pattern.search(text):
            year, month, day, us_month, us_day, us_year = match.groups()
            parts = (year, month, day) if year else (us_year, us_month, us_day)
            rest = (text[: match.start()] + text[match.end() :]).strip()
            return Chunk(rest, "-".join(part.zfill(2) for part in parts))
    return Chunk(text.strip())


def is_furniture(text: str) -> bool:
    """Whether a piece is no paragraph: not a sentence, or what pages say about themselves."""
    if len(text) <= FURNITURE_LONGEST and FURNITURE.search(text):
        return True
    return not SENTENCE_END.search(text) and len(text.split()) <= HEADING_WORDS


def _pieces(text: str) -> list[str]:
    """The page cut into paragraphs, each on one line, headings apart."""
    lines = [" ".join(line.split()) for line in text.splitlines()]
    blocks = _blocks(lines)
    if not any(_is_wrapped(block) for block in blocks):
        return [line for block in blocks for line in block]
    if len(blocks) > 1:
        return [piece for block in blocks for piece in _headings_apart(block)]
    return _by_short_lines(blocks[0])


def _blocks(lines: list[str]) -> list[list[str]]:
    """Lines between blank lines."""
    blocks: list[list[str]] = [[]]
    for line in lines:
        if line:
            blocks[-1].append(line)
        elif blocks[-1]:
            blocks.append([])
    return [block for block in blocks if block]


def _is_heading(line: str, below: str, width: int) -> bool:
    """Whether a line stands above a paragraph instead of beginning it: short, and nothing goes on below."""
    return is_furniture(line) and len(line) < HEADING_WIDTH * width and not below[:1].islower()


def _is_wrapped(block: list[str]) -> bool:
    """Whether some line goes on in the next: it ends without a sentence end and is no heading."""
    body = _body(block)
    return any(not SENTENCE_END.search(dated(line).text or ".") for line in body[:-1])


def _body(block: list[str]) -> list[str]:
    """A block without the headings above it."""
    width = max(len(line) for line in block)
    for at, (line, below) in enumerate(zip(block, [*block[1:], ""], strict=True)):
        if not _is_heading(line, below, width):
            return block[at:]
    return []


def _headings_apart(block: list[str]) -> list[str]:
    body = _body(block)
    headings = block[: len(block) - len(body)]
    return [*headings, " ".join(body)] if body else headings


def _by_short_lines(block: list[str]) -> list[str]:
    """Wrapped text without blank lines: a paragraph ends with a sentence in a line that isn't nearly full."""
    body = _body(block)
    width = max(len(line) for line in body)
    pieces, open_lines = block[: len(block) - len(body)], [""][:0]
    for line in body:
        open_lines.append(line)
        if SENTENCE_END.search(line) and len(line) < NEARLY_FULL * width:
            pieces.append(" ".join(open_lines))
            open_lines = []
    return [*pieces, " ".join(open_lines)] if open_lines else pieces
