"""Does a paragraph say this, however it is typed?"""

from __future__ import annotations

import re
from functools import cache

SUBJECT = "~"
GAP = "…"
END = "."

STRAIGHT = str.maketrans("’‘“”–—−\u00a0\u2011", "''\"\"--- -")
WORD = re.compile(r"\{[^}]*\}|~(?:'s)?|\d+\.\d+[a-z]?|[+-]?\d+/[+-]?\d+|[\w]+(?:'\w+)?|[.!?…]")
SHORT_FORMS = (
    (re.compile(r"\bwon't\b"), "will not"),
    (re.compile(r"\bcan't\b|\bcannot\b"), "can not"),
    (re.compile(r"n't\b"), " not"),
    (re.compile(r"\b(it|that|there|he|she|who|what)'s\b"), r"\1 is"),
    (re.compile(r"'ll\b"), " will"),
    (re.compile(r"'re\b"), " are"),
    (re.compile(r"'ve\b"), " have"),
)
SAME_WORDS = (
    (re.compile(r"\bnon-copy\b"), "noncopy"),
    (re.compile(r"-(?=[a-z])"), " "),
    (re.compile(r"\b(enter|enters|entered|entering) the battlefield\b"), r"\1"),
    (re.compile(r"\bcomes into play\b"), "enters"),
    (re.compile(r"\bconverted mana cost\b"), "mana value"),
    (re.compile(r"\bzero\b"), "0"),
)
THIS = re.compile(r"\bthis (?:creature|permanent|artifact|land|enchantment|card|token|planeswalker)\b|\bit\b")
YOUR = re.compile(r"\byour ~")


def worded(text: str, card: str = "") -> str:
    """The words of `text` between single blanks, a point after each sentence, one sign for the card itself.

    Quotes, dashes, brackets, commas and line breaks don't matter; short forms are written out; old and new
    terms are one; the card's name (also the part before its comma), `this creature` and `it` all become `~`.
    """
    plain = " ".join(text.translate(STRAIGHT).lower().split())
    for name in _names(card.translate(STRAIGHT).lower()):
        plain = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", SUBJECT, plain)
    for pattern, replacement in (*SHORT_FORMS, *SAME_WORDS):
        plain = pattern.sub(replacement, plain)
    plain = YOUR.sub(SUBJECT, THIS.sub(SUBJECT, plain)).replace("~'s", "its")
    words = [END if word in "!?" else word for word in WORD.findall(plain)]
    return f" {' '.join(words)} {END} "


def says(text: str, phrase: str) -> bool:
    """Whether a worded text has an alternative of `phrase`; pieces around a gap stand in one sentence."""
    return any(_has(text, pieces) for pieces in alternatives(phrase))


def says_all(text: str, phrases: tuple[str, ...], never: tuple[str, ...] = ()) -> bool:
    """Whether a worded text has every one of `phrases` and none of `never`."""
    return all(says(text, phrase) for phrase in phrases) and not any(says(text, phrase) for phrase in never)


def weight(text: str, phrases: tuple[str, ...]) -> int:
    """How much of `phrases` is found in a worded text, in words: the more, the more specific."""
    return sum(max(_words(pieces) for pieces in alternatives(phrase) if _has(text, pieces)) for phrase in phrases)


@cache
def alternatives(phrase: str) -> tuple[tuple[str, ...], ...]:
    """The alternatives of a phrase, each as its worded pieces between the gaps."""
    return tuple(
        tuple(worded(piece).removesuffix(f"{END} ") for piece in alternative.split(GAP))
        for alternative in phrase.split("|")
    )


def _names(card: str) -> list[str]:
    """The ways a card is named: in full, by a face, by what stands before the comma; the longest first."""
    faces = [card, *card.split(" // ")]
    names = {name.strip() for face in faces for name in (face, face.split(",")[0])}
    return sorted((name for name in names if name), key=_longest_first)


def _longest_first(name: str) -> tuple[int, str]:
    return (-len(name), name)


def _has(text: str, pieces: tuple[str, ...]) -> bool:
    if len(pieces) == 1:
        return pieces[0] in text
    start = text.find(pieces[0])
    while start >= 0:
        end = text.find(f" {END} ", start)
        if _follow(text[start + len(pieces[0]) - 1 : end + 1], pieces[1:]):
            return True
        start = text.find(pieces[0], start + 1)
    return False


def _follow(sentence: str, pieces: tuple[str, ...]) -> bool:
    """Whether the pieces stand in the rest of a sentence one after another."""
    at = 0
    for piece in pieces:
        at = sentence.find(piece, at)
        if at < 0:
            return False
        at += len(piece) - 1
    return True


def _words(pieces: tuple[str, ...]) -> int:
    return sum(len(piece.split()) for piece in pieces)
