"""How is a ruling stepped through? All steps are in `data`, so that a click needs no kernel."""

from __future__ import annotations

from typing import Any

import traitlets

from mtgrules.view.widgets.explaining import Explaining, sources

SHOWN_ANYWAY, OPTIONS = -1, 2


class WalkWidget(Explaining):
    """A ruling with its scenarios. `scenario` and `index` say which step is shown, and stay within what there is;
    `predictions` are the scenarios for which a prediction is locked: id -> option, or -1 for "show me anyway".
    """

    _esm = sources("explaining.js", "sharing.js", "walk.js")
    _css = sources("cards.css", "explaining.css", "walk.css", "quiz.css", "sharing.css")
    scenario = traitlets.Int(0).tag(sync=True)
    index = traitlets.Int(0).tag(sync=True)
    predictions = traitlets.Dict().tag(sync=True)

    @traitlets.validate("scenario")
    def _a_scenario(self, proposal: dict[str, Any]) -> int:
        return within(proposal["value"], len(self.data.get("scenarios", ())))

    @traitlets.validate("index")
    def _a_step(self, proposal: dict[str, Any]) -> int:
        scenarios = self.data.get("scenarios", ())
        steps = scenarios[self.scenario]["steps"] if scenarios else ()
        return within(proposal["value"], len(steps))

    @traitlets.validate("predictions")
    def _predictions_that_can_be(self, proposal: dict[str, Any]) -> dict[str, int]:
        """Only predictions for these scenarios, and none that was locked before is changed."""
        known = {one["id"] for one in self.data.get("scenarios", ())}
        fine = {
            key: value
            for key, value in proposal["value"].items()
            if key in known and type(value) is int and SHOWN_ANYWAY <= value < OPTIONS
        }
        return {**fine, **self.predictions}


def within(place: int, count: int) -> int:
    """The nearest place that there is.

    >>> within(7, 3), within(-1, 3), within(0, 0)
    (2, 0, 0)
    """
    return max(0, min(place, count - 1))
