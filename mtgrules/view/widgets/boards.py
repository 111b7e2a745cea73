"""How are one or two boards shown side by side, with every value explained?"""

from __future__ import annotations

from mtgrules.view.widgets.explaining import Explaining, sources


class BoardsWidget(Explaining):
    """One board, or two of which only the differences are lit."""

    _esm = sources("explaining.js", "sharing.js", "boards.js")
    _css = sources("cards.css", "explaining.css", "sharing.css")
