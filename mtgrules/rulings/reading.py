"""Which rules and rulings stand on a page, and what does each of them say in our words?"""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from pathlib import Path

from mtgrules.rules import Rule
from mtgrules.rulings import all_kinds, all_rulings, rulings_of
from mtgrules.rulings.page_card import card_of
from mtgrules.rulings.page_json import PageError, from_json
from mtgrules.rulings.page_text import Chunk, chunks
from mtgrules.rulings.pointers import pointers, reads_like_a_rule, speaks_of_the_game
from mtgrules.rulings.ruling import Ruling
from mtgrules.rulings.wording import says_all, weight, worded
from mtgrules.value import Value

__all__ = ["Page", "PageError", "Paragraph", "read_file", "read_page"]

LARGEST = 5_000_000
JSON = re.compile(r"\s*(?:\{\s*[\"}]|\[\s*[{\]])")


class Paragraph(Value):
    """One paragraph of a page: its text as it stands there, and the ruling it was recognised as, if any.

    `kind` is "rule" or "ruling". Where nothing was recognised, `pointers` are the rules its words point to;
    where several rulings fit equally well, `candidates` are these. A recognised paragraph that says something
    else besides has the other rulings that fit it as its candidates too.
    """

    text: str
    kind: str
    ruling: Ruling | None = None
    candidates: tuple[Ruling, ...] = ()
    pointers: tuple[Rule, ...] = ()
    published: str = ""

    @property
    def recognised(self) -> bool:
        return self.ruling is not None

    def __str__(self) -> str:
        if self.ruling is not None:
            return self.ruling.id
        return f"not recognised ({self.kind}): {self.text[:60]}"


class Page(Value):
    """A rulings page: the card it is about, its paragraphs in order, and what was skipped as furniture.

    `card` is empty for a page that has rules paragraphs only, or doesn't tell; `card_found` says how it was
    found.
    """

    card: str
    paragraphs: tuple[Paragraph, ...]
    skipped: tuple[str, ...] = ()
    card_found: str = ""

    @property
    def not_recognised(self) -> tuple[Paragraph, ...]:
        return tuple(paragraph for paragraph in self.paragraphs if not paragraph.recognised)

    @property
    def rulings(self) -> tuple[Ruling, ...]:
        """What was recognised, in the order of the page."""
        return tuple(paragraph.ruling for paragraph in self.paragraphs if paragraph.ruling is not None)


def read_file(path: str | os.PathLike[str], card: str = "") -> Page:
    """Read a page from a file of at most 5 MB in UTF-8. Raises `PageError`, also if there is no such file."""
    file = Path(path)
    try:
        if not file.is_file():
            raise PageError(f"{file}: no such file")
        if file.stat().st_size > LARGEST:
            raise PageError(f"{file}: larger than 5 MB, so not a rulings page")
        text = file.read_bytes().decode("utf-8-sig")
        return read_page(text, card)
    except UnicodeDecodeError:
        raise PageError(f"{file}: not text in UTF-8") from None
    except OSError as error:
        raise PageError(f"{file}: {error.strerror}") from None
    except PageError as error:
        message = str(error)
        raise PageError(message if message.startswith(str(file)) else f"{file}: {message}") from None


def read_page(text: str, card: str = "") -> Page:
    """Read the text of a rulings page, or a Scryfall or MTGJSON document with rulings.

    `card` says what the page is about; without it the page tells. Raises `PageError` for what is no rulings
    page.
    """
    if not text.strip():
        raise PageError("is empty")
    if "\0" in text:
        raise PageError("is not text")
    if len(text) > LARGEST:
        raise PageError("larger than 5 MB, so not a rulings page")
    skipped: tuple[str, ...] = ()
    text = text.lstrip("\ufeff")
    if JSON.match(text):
        named, found = from_json(text, card)
    else:
        named, (found, skipped) = card, chunks(text)
    page = _read(found, skipped, named, card)
    if not JSON.match(text) and not any(_reads_like_a_ruling(paragraph) for paragraph in page.paragraphs):
        raise PageError("not a rulings page: no paragraph reads like a ruling or a rule")
    return page


def _read(found: tuple[Chunk, ...], skipped: tuple[str, ...], named: str, asked: str) -> Page:
    rules = [_as_rule(chunk) for chunk in found]
    rest = [chunk.text for chunk, rule in zip(found, rules, strict=True) if rule is None]
    how = "it was given" if asked else "the document names it" if named else ""
    if not named:
        named, how = card_of(rest, skipped)
    pool = rulings_of(named)
    named = pool[0].card if pool else named
    paragraphs = tuple(rule or _as_ruling(chunk, named, pool) for chunk, rule in zip(found, rules, strict=True))
    return Page(named, paragraphs, skipped, how)


def _as_rule(chunk: Chunk) -> Paragraph | None:
    """The chunk as one of the rules paragraphs of the course, else None."""
    words = worded(chunk.text)
    fitting = [entry for entry in all_rulings() if entry.is_rule and says_all(words, entry.phrases, entry.never)]
    return _decide(chunk, "rule", words, fitting) if fitting else None


def _as_ruling(chunk: Chunk, card: str, pool: tuple[Ruling, ...]) -> Paragraph:
    """The chunk as one of the card's own rulings, else as a kind bound to the card, else as nothing known."""
    words = worded(chunk.text, card)
    own = [entry for entry in pool if says_all(words, entry.phrases, entry.never)]
    taken = {entry.kind for entry in own}
    others = [
        kind.recognised_for(card or "this card", chunk.published)
        for kind in all_kinds()
        if kind not in taken and says_all(words, kind.phrases, kind.never)
    ]
    if not own and not others and reads_like_a_rule(chunk.text):
        return _decide(chunk, "rule", words, [])
    return _decide(chunk, "ruling", words, own or others, others if own else [])


def _decide(chunk: Chunk, kind: str, words: str, fitting: list[Ruling], others: Sequence[Ruling] = ()) -> Paragraph:
    """The most specific of what fits; none where two are equally specific. `others` fit less well."""
    weights = [weight(words, entry.phrases) for entry in fitting]
    if not weights or weights.count(max(weights)) > 1:
        return Paragraph(chunk.text, kind, None, tuple(fitting), pointers(chunk.text, words), chunk.published)
    chosen = fitting[weights.index(max(weights))]
    rest = tuple(entry for entry in (*fitting, *others) if entry is not chosen)
    return Paragraph(chunk.text, kind, chosen, rest, (), chunk.published)


def _reads_like_a_ruling(paragraph: Paragraph) -> bool:
    return paragraph.recognised or speaks_of_the_game(worded(paragraph.text))
