"""How does a position become a table?"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import TYPE_CHECKING, Any

from mtgrules.value import Value
from mtgrules.view.facts import facts
from mtgrules.view.html import styled, table

if TYPE_CHECKING:
    from mtgrules.state import Game

COLUMNS = ("object", "name", "zone", "controller", "cost", "colors", "types", "size", "abilities", "more")


class Table(Value):
    """A table where pandas can't be had: it shows itself the same way."""

    columns: tuple[str, ...]
    rows: tuple[tuple[Any, ...], ...]

    def __len__(self) -> int:
        return len(self.rows)

    def _repr_html_(self) -> str:
        return styled(table(self.columns, [[escape(_shown(cell)) for cell in row] for row in self.rows]))

    def __repr__(self) -> str:
        from mtgrules.view.text import table as lines

        return "\n".join(lines([self.columns, *(tuple(_shown(cell) for cell in row) for row in self.rows)]))


def _shown(cell: Any) -> str:
    return "" if cell is None else str(cell)


def frame(columns: Sequence[str], rows: Iterable[Sequence[Any]]) -> Any:
    """A pandas DataFrame with these columns, or our own `Table` where there is no pandas."""
    kept = [tuple(row) for row in rows]
    try:
        import pandas as pd
    except ImportError:
        return Table(tuple(columns), tuple(kept))
    return pd.DataFrame(kept, columns=list(columns))


def game_frame(game: Game) -> Any:
    """All objects of a game, one a row."""
    return frame(COLUMNS, [_row(game, o) for o in game.objects])


def _row(game: Game, o: Any) -> tuple[Any, ...]:
    it = facts(game[o])
    more = ", ".join(words for _, words in it.marks)
    size = it.size or next((str(n) for n in (it.loyalty, it.defense) if n is not None), "")
    cost = it.mana_cost or ""
    return (
        it.card,
        it.name,
        str(it.zone),
        it.controller,
        cost,
        it.color_words,
        it.type_line,
        size,
        "; ".join(it.abilities),
        more,
    )
