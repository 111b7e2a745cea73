"""How are the switches of a question set, and what is shown for each setting?"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mtgrules.learning.switches import Tried, Try
from mtgrules.view import board_html, quiz_html
from mtgrules.view.compare import lines
from mtgrules.view.difference import differences, lit
from mtgrules.view.html import styled, table
from mtgrules.view.pieces import Pieces
from mtgrules.view.shown import Shown
from mtgrules.view.symbols_html import text

MOST_TRIES = 60


class Switches(Shown):
    """A question with switches: a learner sets them, says what will happen, and looks. Every try stays to compare."""

    kind = "switches"

    def __init__(self, entry: Try) -> None:
        self.entry = entry
        self.tries: list[Tried] = []

    def look(self, chosen: Sequence[int]) -> Tried:
        """What happens with this setting. It is kept, the latest last; the same one is kept once. Raises
        `QuestionError`.
        """
        found = next((known for known in self.tries if known.chosen == tuple(chosen)), None) or self.entry.tried(chosen)
        self.tries = [*(known for known in self.tries if known.chosen != found.chosen), found][-MOST_TRIES:]
        return found

    # -- how it shows itself
    def state(self) -> dict[str, Any]:
        pieces = Pieces()
        entry = self.entry
        return {
            "text": text(entry.text),
            "asks": text(entry.asks),
            "because": text(entry.because),
            "switches": [
                {"asks": text(switch.asks), "ways": [text(way.says) for way in switch.ways]}
                for switch in entry.switches
            ],
            "before": pieces.board(entry.before),
            "tries": [{"chosen": list(one.chosen), "says": text(one.says)} for one in self.tries],
            "latest": tried_state(self.tries[-1], pieces) if self.tries else None,
            **pieces.state(),
        }

    @property
    def widget(self) -> Any:
        """The widget, which asks these switches for what happens."""
        found = super().widget
        if found is not None and found.switches is None:
            found.switches = self
        return found

    def __repr__(self) -> str:
        rows = [f"{switch.asks}: {' | '.join(way.says for way in switch.ways)}" for switch in self.entry.switches]
        return "\n".join([self.entry.text, *(f"  {row}" for row in rows), self.entry.asks])

    def _repr_html_(self) -> str:
        entry = self.entry
        head = (*(switch.asks for switch in entry.switches), entry.asks)
        rows = [[*map(text, entry.named(one.chosen)), f"<b>{text(one.says)}</b>"] for one in entry.one_by_one()]
        return styled(
            f"<p>{text(entry.text)}</p>{board_html.board(entry.before)}<p><b>{text(entry.asks)}</b></p>"
            f"<details><summary>One switch after the other</summary>{table(head, rows)}<p>{text(entry.because)}</p></details>"
        )


def tried_state(one: Tried, pieces: Pieces) -> dict[str, Any]:
    """The latest try in full: what was told, the board, what is different, and why."""
    _, new = lit(one.before, one.after)
    return {
        "told": pieces.numbers([text(moment.text) for moment in one.after.history[len(one.before.history) :]]),
        "board": pieces.board(one.after, new, one.before),
        "differences": pieces.numbers(lines(differences(one.before, one.after))),
        "whys": [pieces.why(quiz_html.heading(why), why) for why in one.whys],
    }
