"""How do two moments of a game look side by side?"""

from __future__ import annotations

from functools import cached_property
from html import escape
from typing import TYPE_CHECKING, Any

from mtgrules.view import board_html
from mtgrules.view.difference import Difference, differences, lit
from mtgrules.view.html import folded, styled
from mtgrules.view.marked import marked_board
from mtgrules.view.pieces import Pieces
from mtgrules.view.shown import Shown
from mtgrules.view.symbols_html import text

if TYPE_CHECKING:
    from mtgrules.state import Game

INVITES = "Predicted what will be different? Then open: the board afterwards"


class Comparison(Shown):
    """Two moments side by side; only what is different is lit."""

    kind = "boards"

    def __init__(
        self, before: Game, after: Game, names: tuple[str, str] = ("Before", "After"), *, folded: bool = False
    ) -> None:
        self.before, self.after, self.names, self.folded = before, after, names, folded

    @cached_property
    def differences(self) -> tuple[Difference, ...]:
        """What is different, one thing after the other."""
        return differences(self.before, self.after)

    def to_frame(self) -> Any:
        """The differences as a pandas DataFrame, or as a table of our own where there is no pandas."""
        from mtgrules.view.frames import frame

        return frame(("object", "attribute", "before", "after"), self.differences)

    def state(self) -> dict[str, Any]:
        pieces = Pieces()
        gone, shown = lit(self.before, self.after)
        sides = [
            {"side": "before", "name": self.names[0], "board": pieces.board(self.before, gone)},
            {"side": "after", "name": self.names[1], "board": pieces.board(self.after, shown, self.before)},
        ]
        return {"sides": sides, "differences": lines(self.differences), **pieces.state()}

    def __repr__(self) -> str:
        return marked_board(self.before, self.after)

    def _repr_html_(self) -> str:
        gone, shown = lit(self.before, self.after)
        sides = (
            (escape(self.names[0]), board_html.board(self.before, gone)),
            (escape(self.names[1]), board_html.board(self.after, shown, self.before)),
        )
        first, second = (f'<div><div class="mtg-side-name"><b>{name}</b></div>{html}</div>' for name, html in sides)
        said = "".join(f"<li>{line}</li>" for line in lines(self.differences)) or "<li>nothing</li>"
        list_of = f'<div class="mtg-differences"><b>What is different</b><ul>{said}</ul></div>'
        if self.folded:
            return styled(f"{first}{folded(INVITES, second + list_of)}")
        return styled(f'<div class="mtg-sides mtg-sides-2">{first}{second}</div>{list_of}')


def lines(found: tuple[Difference, ...]) -> list[str]:
    """Each difference as a line of HTML, its object in bold."""
    return [f"<b>{escape(one.object)}</b>{text(str(one).removeprefix(one.object))}" for one in found]


def compare(before: Game, after: Game) -> Comparison:
    """Show two moments side by side, only the differences lit. Saved, or where there are no widgets, the later one is
    folded, so that one can predict first.
    """
    return Comparison(before, after, folded=True)
