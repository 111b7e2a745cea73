"""What does a learner get back from `board`, and how does it show itself wherever it is shown?"""

from __future__ import annotations

from functools import cached_property
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from mtgrules.view import board_html, text
from mtgrules.view.html import styled
from mtgrules.view.pieces import Pieces
from mtgrules.view.sharing import code_for, offered

if TYPE_CHECKING:
    from mtgrules.state import Game


class Shown:
    """Something to look at: a widget in Jupyter, HTML where there are no widgets, text in a terminal.

    The widget is made when it is first shown and stays the same one.
    """

    kind = ""

    def state(self) -> dict[str, Any]:
        """All that the widget gets, as plain data."""
        raise NotImplementedError

    def _repr_html_(self) -> str:
        raise NotImplementedError

    @cached_property
    def widget(self) -> Any:
        """The widget, or `None` where anywidget isn't installed."""
        if find_spec("anywidget") is None:
            return None
        from mtgrules.view.widgets import widget

        return widget(self.kind, self.state())

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        shown: dict[str, Any] = {}
        meta: dict[str, Any] = {}
        if self.widget is not None:
            shown, meta = self.widget.bundle(**kwargs)
        return {**shown, "text/plain": repr(self), "text/html": self._repr_html_()}, meta


class Board(Shown):
    """A whole game to look at; clicking a value says why it is so."""

    kind = "boards"

    def __init__(self, game: Game) -> None:
        self.game = game

    def state(self) -> dict[str, Any]:
        pieces = Pieces()
        sides = [{"side": "after", "name": "", "board": pieces.board(self.game)}]
        return {"sides": sides, "differences": [], "share": offered([code_for(self.game)]), **pieces.state()}

    def __repr__(self) -> str:
        return text.board(self.game)

    def _repr_html_(self) -> str:
        return styled(board_html.board(self.game))


def board(game: Game) -> Board:
    """Show a game: both players' cards, and why each value is what it is."""
    return Board(game)
