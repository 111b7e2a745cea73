"""What do all widgets have in common? They show fragments, and explain the value that was clicked."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import anywidget
import traitlets

from mtgrules.view.asked import ASKABLE

HERE = Path(__file__).parent
EXPORT = "export default { render };"
SIDES = ("before", "after", "claims")


def sources(*names: str) -> str:
    """Scripts or style sheets of this folder as one; of several widgets' scripts only the last is exported."""
    *others, last = ((HERE / name).read_text(encoding="utf-8") for name in names)
    return "\n".join([*(text.replace(EXPORT, "") for text in others), last])


class Explaining(anywidget.AnyWidget):
    """Shows the boards in `data`. `asked` is the value whose *why* is open: (side, object, question), or nothing."""

    data = traitlets.Dict().tag(sync=True)
    asked = traitlets.List(traitlets.Unicode()).tag(sync=True)

    @traitlets.validate("asked")
    def _askable(self, proposal: dict[str, Any]) -> list[str]:
        value = list(proposal["value"])
        if len(value) == 3 and value[0] in SIDES and (value[2] in ASKABLE or value[0] == "claims"):
            return value
        return []

    def bundle(self, **kwargs: Any) -> tuple[dict[str, Any], dict[str, Any]]:
        """The widget's own part of what is displayed, with its metadata."""
        found = super()._repr_mimebundle_(**kwargs)
        shown, meta = found if isinstance(found, tuple) else (found, {})
        return dict(shown or {}), dict(meta or {})
