"""How do many boards and explanations travel as one small value? Each fragment of HTML once, with its number."""

from __future__ import annotations

import re
from functools import partial
from typing import TYPE_CHECKING, Any

from mtgrules.objects import ObjectId
from mtgrules.trace import Answer, Why
from mtgrules.view import board_html
from mtgrules.view.asked import explained, heading
from mtgrules.view.board_html import UNMARKED, Marked
from mtgrules.view.card_html import card
from mtgrules.view.difference import Lit
from mtgrules.view.facts import Facts, facts
from mtgrules.view.html import answer_list, reason, reasons
from mtgrules.view.symbols_html import text

if TYPE_CHECKING:
    from mtgrules.state import Game

_SPLIT = "\0"
RECURRING = re.compile(r'<span class="mtg-sym.*?</span></span>|<abbr .*?</abbr>')
FIRST_MARK, MOST_MARKS = 0xE000, 6_000
REASONS = tuple(reasons(_SPLIT).split(_SPLIT))


class Pieces:
    """A table of fragments; what is shown is a list of their numbers. `whys` are such lists, too."""

    def __init__(self) -> None:
        self._html: dict[str, int] = {}
        self._whys: dict[tuple[int, ...], int] = {}

    def number(self, html: str) -> int:
        """The number of a fragment; the same fragment has the same number."""
        return self._html.setdefault(html, len(self._html))

    def numbers(self, fragments: list[str]) -> list[int]:
        return [self.number(html) for html in fragments]

    def why(self, head: str, it: Why | Answer) -> int:
        """The number of an explanation: the fragments of its heading and of its lines."""
        top = f"<b>{text(head)}</b>"
        body = (REASONS[0], *map(reason, it.reasons), REASONS[1]) if isinstance(it, Why) else (answer_list(it),)
        return self._whys.setdefault(tuple(self.numbers([top, *body])), len(self._whys))

    def board(self, game: Game, marked: Marked = UNMARKED, before: Game | None = None) -> list[int]:
        """A board whose values can be clicked."""
        return self.numbers(board_html.pieces(game, marked, self._draw, before))

    def _draw(self, game: Game, o: ObjectId, lit: Lit | None) -> str:
        seen = game[o]

        def ask(_: Facts, question: str, inner: str) -> str:
            it = explained(seen, question)
            return button(question, inner, self.why(heading(seen, question, it), it))

        return card(facts(seen), lit, ask)

    def state(self) -> dict[str, Any]:
        """The tables as plain data. Symbols and cited rules, which recur, are `marks`: a letter each in the
        pieces.
        """
        pieces = list(self._html)
        marks = list(dict.fromkeys(mark for piece in pieces for mark in RECURRING.findall(piece)))[:MOST_MARKS]
        letters = {mark: chr(FIRST_MARK + i) for i, mark in enumerate(marks)}
        shortened = [RECURRING.sub(partial(_letter, letters), piece) for piece in pieces]
        return {"pieces": shortened, "whys": [list(why) for why in self._whys], "marks": marks}


def _letter(letters: dict[str, str], found: re.Match[str]) -> str:
    return letters.get(found[0], found[0])


def button(question: str, inner: str, why: int) -> str:
    """A value that can be clicked, in short: `explaining.js` makes a button of it, so that the state stays small."""
    return f"<v {question} {why}>{inner}</v>"
