"""Which effect acted in which layer on whom, in one picture?"""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from mtgrules.view.html import styled
from mtgrules.view.symbols_html import rules, text

if TYPE_CHECKING:
    from mtgrules.explain import Row
    from mtgrules.objects import ObjectId
    from mtgrules.state import Game

ARROW = "↓"


class LayerChart:
    """A column for each permanent that something acts on, a line for each effect in its layer, from top to bottom."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.rows = game.layers().rows
        self.columns = columns(game, self.rows)

    def __repr__(self) -> str:
        return repr(self.game.layers())

    def _repr_html_(self) -> str:
        if not self.rows:
            return styled("<p>No effect acts on anything here.</p>")
        names = ("layer", "what acts", *map(self.game.handle, self.columns), "by which rule")
        heads = "".join(f'<th scope="col">{escape(name)}</th>' for name in names)
        head = f"<tr>{heads}</tr>"
        body = "".join(self._row(row, i) for i, row in enumerate(self.rows))
        first, last = self._line("printed", first=True), self._line("in the end", first=False)
        return styled(
            f'<table class="mtg-table mtg-chart"><thead>{head}</thead><tbody>{first}{body}{last}</tbody></table>'
        )

    def _row(self, row: Row, place: int) -> str:
        again = place and self.rows[place - 1].layer is row.layer
        layer = "" if again else f"<b>{escape(row.layer.label)}</b>"
        waited = f" <small>(waited for {escape(', '.join(row.waited_for))})</small>" if row.waited_for else ""
        names = f'<th scope="row">{escape(row.effect)}{waited}</th>'
        if not row.objects:
            cells = f'<td colspan="{max(1, len(self.columns))}"><i>{text(row.text)}</i></td>'
        else:
            cells = "".join(
                f"<td>{ARROW} {text(row.text)}</td>" if o in row.objects else "<td></td>" for o in self.columns
            )
        return f"<tr><td>{layer}</td>{names}{cells}<td>{rules(row.rules)}</td></tr>"

    def _line(self, says: str, *, first: bool) -> str:
        """What each permanent is at the top, as printed, or at the bottom."""
        from mtgrules.explain import summary

        lines = [self.game.derivation.line(o).lines() for o in self.columns]
        cells = "".join(f"<td><b>{text(summary(found[0 if first else -1]))}</b></td>" for found in lines)
        return f'<tr><td></td><th scope="row">{says}</th>{cells}<td></td></tr>'


def columns(game: Game, rows: tuple[Row, ...]) -> tuple[ObjectId, ...]:
    """The permanents that something acts on, in the order of the board."""
    touched = {o for row in rows for o in row.objects}
    return tuple(o for o in game.derivation.lines if o in touched)


def layer_chart(game: Game) -> LayerChart:
    """The layers of a game as a picture: effects from top to bottom, in the order in which they are applied."""
    return LayerChart(game)
