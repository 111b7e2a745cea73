"""How is a position offered for sharing? Its code, links that open it, and a line that opens it anywhere."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import TYPE_CHECKING, Any

from mtgrules.address import UNKNOWN, links
from mtgrules.share import code_of, code_of_scenario

if TYPE_CHECKING:
    from mtgrules.scenario import Scenario
    from mtgrules.share import Shared
    from mtgrules.state import Game

PLACE = "~code~"
"""What stands for the code in a link."""


def ways() -> list[dict[str, str]]:
    """The ways to open a shared position: a name and a text in which the code takes its place."""
    found = [{"name": name, "text": link} for name, link in links(code=PLACE).items() if link.startswith("http")]
    return [*found, {"name": "Python", "text": line(PLACE)}]


def code_for(game: Game) -> str:
    """The code of a game; nothing if it holds what no code can, such as an effect that someone put in by hand."""
    try:
        return code_of(game)
    except (TypeError, ValueError):
        return ""


def code_for_scenario(scenario: Scenario) -> str:
    """The code of a scenario, or nothing."""
    try:
        return code_of_scenario(scenario)
    except (TypeError, ValueError):
        return ""


def line(code: str) -> str:
    """The line of Python that opens a code, in any notebook."""
    return f'open_shared("{code}")'


def offered(codes: Sequence[str]) -> dict[str, Any]:
    """What a widget needs to offer its positions: the ways, and a code for each place that it can show."""
    return {"codes": list(codes), "ways": ways(), "missing": "" if links() else UNKNOWN}


def shared_html(shared: Shared) -> str:
    """A code with its links, to be selected and copied."""
    rows = [
        f"<li>{escape(name)}: <a href='{escape(link)}'>{escape(link)}</a></li>" for name, link in shared.links.items()
    ]
    missing = "" if shared.links else f"<li>{escape(UNKNOWN)}</li>"
    return (
        f"<p>The code of this position: <code>{escape(shared.code)}</code></p>"
        f"<ul>{''.join(rows)}{missing}<li>Python: <code>{escape(line(shared.code))}</code></li></ul>"
    )
