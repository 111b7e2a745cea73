"""How is a shared position opened in a notebook? From a code that is given, pasted, or in the link that was followed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mtgrules.share import ShareError, opened
from mtgrules.view import walk_html
from mtgrules.view.shown import Shown
from mtgrules.view.walking import walk_state

if TYPE_CHECKING:
    from mtgrules.scenario import Played
    from mtgrules.state import Game

TITLE = "A shared position"
NOTHING_YET = (
    'No position is open yet. Run this cell, and paste the code; or write it between the brackets: open_shared("m2.…").'
)


class Opening(Shown):
    """A shared position, step by step. Without a code its widget asks for one, or takes it from the page's address."""

    kind = "opening"

    def __init__(self, code: str = "") -> None:
        self.played: Played | None = None
        self.problem = ""
        if code:
            self.played = opened(code)

    @property
    def game(self) -> Game | None:
        """The game at the end of what was shared; nothing before a code was opened."""
        return self.played.game if self.played else None

    def open(self, code: str) -> None:
        """Open a code; what is wrong with it is kept as `problem`."""
        try:
            self.played, self.problem = opened(code), ""
        except ShareError as error:
            self.problem = str(error)

    def sandbox(self) -> Shown:
        """Go on from where the shared position ends; before there is one, this itself, which asks for it."""
        from mtgrules.view.sandboxing import sandbox

        return sandbox(self.game) if self.game else self

    def state(self) -> dict[str, Any]:
        return walk_state(TITLE, header(self.played), [self.played]) if self.played else {}

    @property
    def widget(self) -> Any:
        """The widget, which asks this opening to open what was pasted."""
        found = super().widget
        if found is not None and found.opening is None:
            found.opening = self
        return found

    def __repr__(self) -> str:
        return repr(self.played) if self.played else NOTHING_YET

    def _repr_html_(self) -> str:
        if not self.played:
            return f"<p>{NOTHING_YET}</p>"
        return f'<div class="mtg-twin"><h4>{TITLE}</h4>{header(self.played)}{walk_html.scenario(self.played)}</div>'


def header(played: Played) -> str:
    """What came with the position, and how it stands here."""
    actions = len(played.game.done)
    said = f"{actions} action{'' if actions == 1 else 's'}"
    if played.claims:
        held = sum(claim.holds for claim in played.claims)
        said += f", and {held} of {len(played.claims)} claims hold"
    return f'<p class="mtg-claim">Someone shared this position with you: a start and {said}.</p>'


def open_shared(code: str = "") -> Opening:
    """Open a shared position, step by step: `open_shared("m2.…")`.

    Without a code, the notebook takes it from the link that was followed, or asks for it. Raises `ShareError` for a
    code that can't be opened.
    """
    return Opening(code)
