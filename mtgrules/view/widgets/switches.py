"""How are switches shown in Jupyter? Every try so far is in `data`; what a setting brings is asked of Python."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mtgrules.learning.question import QuestionError
from mtgrules.view.widgets.explaining import Explaining, sources

if TYPE_CHECKING:
    from mtgrules.view.switching import Switches


class SwitchesWidget(Explaining):
    """Switches to set. A message from the page says how they are set now."""

    _esm = sources("explaining.js", "asking.js", "switches.js")
    _css = sources("cards.css", "explaining.css", "quiz.css", "sandbox.css", "switches.css")
    switches: Switches | None = None

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.on_msg(self._asked)

    def _asked(self, _: object, message: Any, __: object = None) -> None:
        """`{"look": [0, 2, 1]}`: the place of the chosen way of each switch; anything else is passed over."""
        if self.switches is None or not isinstance(message, dict):
            return
        look = message.get("look")
        if not isinstance(look, list) or not all(type(place) is int for place in look):
            return
        try:
            self.switches.look(look)
        except QuestionError:
            return
        self.data = self.switches.state() | {"asked": self.data.get("asked", 0) + 1}
