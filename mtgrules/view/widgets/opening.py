"""How is a shared position opened in Jupyter? The page knows the link that was followed; Python opens the code."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import traitlets

from mtgrules.view.widgets.explaining import sources
from mtgrules.view.widgets.walk import WalkWidget

if TYPE_CHECKING:
    from mtgrules.view.opening import Opening


class OpeningWidget(WalkWidget):
    """A walk through what was shared, and before it is known the form that asks for its code."""

    _esm = sources("explaining.js", "sharing.js", "walk.js", "opening.js")
    _css = sources("cards.css", "explaining.css", "walk.css", "quiz.css", "sharing.css")
    problem = traitlets.Unicode().tag(sync=True)
    opening: Opening | None = None

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.on_msg(self._asked)

    def _asked(self, _: object, message: Any, __: object = None) -> None:
        """`{"open": code}`; anything else is passed over."""
        code = message.get("open") if isinstance(message, dict) else None
        if self.opening is None or not isinstance(code, str):
            return
        self.opening.open(code)
        with self.hold_sync():
            self.problem = self.opening.problem
            if not self.problem:
                self.data = self.opening.state()
