"""How is a question asked in Jupyter? All is in `data`, so that answering needs no kernel; an answer, once given,
stays."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import traitlets

from mtgrules.view.asked import ASKABLE
from mtgrules.view.widgets.explaining import Explaining, sources
from mtgrules.view.widgets.walk import within

SIDES = ("before-0", "before-1", "after-0", "after-1")
CONFIDENCES = ("sure", "unsure", "guess")


class QuizWidget(Explaining):
    """Questions with options. `index` is the one that is shown, `answers` the answers: item -> [option or -1,
    confidence]."""

    _esm = sources("explaining.js", "quiz.js")
    _css = sources("cards.css", "explaining.css", "quiz.css")
    index = traitlets.Int(0).tag(sync=True)
    answers = traitlets.Dict().tag(sync=True)
    told: Callable[[str, int | None, str], object] | None = None

    @traitlets.validate("asked")
    def _askable(self, proposal: dict[str, Any]) -> list[str]:
        value = list(proposal["value"])
        return value if len(value) == 3 and value[0] in SIDES and value[2] in ASKABLE else []

    @traitlets.validate("index")
    def _a_question(self, proposal: dict[str, Any]) -> int:
        return within(proposal["value"], len(self.data.get("questions", ())))

    @traitlets.validate("answers")
    def _answers_that_can_be(self, proposal: dict[str, Any]) -> dict[str, Any]:
        """Only answers to these items, and none that was given before is changed."""
        offered = {one["id"]: len(one["options"]) for entry in self.data.get("questions", ()) for one in entry["items"]}
        fine = {
            key: value for key, value in proposal["value"].items() if key in offered and _is_answer(value, offered[key])
        }
        return {**fine, **self.answers}

    @traitlets.observe("answers")
    def _tell(self, change: dict[str, Any]) -> None:
        for key, (option, confidence) in change["new"].items():
            if key not in (change["old"] or {}) and self.told is not None:
                self.told(key, None if option < 0 else option, confidence)


def _is_answer(value: Any, options: int) -> bool:
    return (
        isinstance(value, (list, tuple))
        and len(value) == 2
        and type(value[0]) is int
        and -1 <= value[0] < options
        and value[1] in CONFIDENCES
    )
