"""How is a sandbox shown in Jupyter? Every moment so far is in `data`; what can be done next is asked of Python."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import traitlets

from mtgrules.view.widgets.explaining import Explaining, sources
from mtgrules.view.widgets.walk import within

if TYPE_CHECKING:
    from mtgrules.view.sandboxing import Sandbox


class SandboxWidget(Explaining):
    """A game to play with. `index` is the moment that is shown; messages from the page ask for what comes next."""

    _esm = sources("explaining.js", "asking.js", "sharing.js", "sandbox.js")
    _css = sources("cards.css", "explaining.css", "walk.css", "quiz.css", "sandbox.css", "sharing.css")
    index = traitlets.Int(0).tag(sync=True)
    form = traitlets.Dict().tag(sync=True)
    sandbox: Sandbox | None = None

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.on_msg(self._asked)

    @traitlets.validate("index")
    def _a_moment(self, proposal: dict[str, Any]) -> int:
        return within(proposal["value"], len(self.data.get("steps", ())))

    def _asked(self, _: object, message: Any, __: object = None) -> None:
        """`{"pick": [field, entry]}`, `{"do": true}` or `{"back_to": moment}`; anything else is passed over."""
        if self.sandbox is None or not isinstance(message, dict):
            return
        pick, place = message.get("pick"), message.get("back_to")
        if isinstance(pick, list) and len(pick) == 2 and all(type(part) is int for part in pick):
            self.sandbox.pick(*pick)
            self._show(moved=False)
        elif message.get("do") is True:
            self._show(moved=self.sandbox.do())
        elif type(place) is int:
            self.sandbox.back_to(place)
            self._show(moved=True)

    def _show(self, *, moved: bool) -> None:
        """Show the form, and the moments if there are others now."""
        from mtgrules.view.sandboxing import form_state

        assert self.sandbox is not None
        with self.hold_sync():
            if moved:
                self.data = self.sandbox.state()
                self.index = len(self.sandbox.steps) - 1
            self.form = {**form_state(self.sandbox.form), "asked": self.form.get("asked", 0) + 1}
