"""Which widget shows what? Each is a module here, with its own script; all it needs is sent once, as plain data."""

from __future__ import annotations

from typing import Any


def widget(kind: str, state: dict[str, Any]) -> Any:
    """The widget of this kind with its state. Needs anywidget."""
    from mtgrules.view.widgets.boards import BoardsWidget
    from mtgrules.view.widgets.opening import OpeningWidget
    from mtgrules.view.widgets.quiz import QuizWidget
    from mtgrules.view.widgets.sandbox import SandboxWidget
    from mtgrules.view.widgets.switches import SwitchesWidget
    from mtgrules.view.widgets.walk import WalkWidget

    kinds = {
        "boards": BoardsWidget,
        "opening": OpeningWidget,
        "quiz": QuizWidget,
        "sandbox": SandboxWidget,
        "switches": SwitchesWidget,
        "walk": WalkWidget,
    }
    return kinds[kind](data=state)
