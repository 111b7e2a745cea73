"""How is a ruling walked through, step by step?"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from mtgrules.view import walk_html
from mtgrules.view.compare import lines
from mtgrules.view.difference import differences, lit
from mtgrules.view.pieces import Pieces, button
from mtgrules.view.predicting import prediction
from mtgrules.view.sharing import code_for_scenario, offered
from mtgrules.view.shown import Shown
from mtgrules.view.steps import Step, steps
from mtgrules.view.symbols_html import rules, text

if TYPE_CHECKING:
    from mtgrules.rulings.ruling import Ruling
    from mtgrules.scenario import Checked, Played


class Walk(Shown):
    """A ruling to step through: what it says, and for each of its scenarios every step with both boards."""

    kind = "walk"

    def __init__(self, ruling: Ruling, played: Sequence[Played]) -> None:
        self.ruling, self.played = ruling, tuple(played)

    @property
    def title(self) -> str:
        return " · ".join(filter(None, (self.ruling.id, self.ruling.card)))

    def state(self) -> dict[str, Any]:
        return walk_state(self.title, walk_html.header(self.ruling), self.played)

    def __repr__(self) -> str:
        found = [f"{self.title}: {self.ruling.claim}"]
        for played in self.played:
            found.append(f"{played.scenario.id}  {played.scenario.title}")
            for i, step in enumerate(steps(played)):
                found.append(f"  {i + 1}. {step.title}")
            found += [f"  {claim!r}" for claim in played.claims]
        return "\n".join(found)

    def _repr_html_(self) -> str:
        return walk_html.twin(self.title, self.ruling, self.played)


def walk_state(title: str, header: str, played: Sequence[Played]) -> dict[str, Any]:
    """All that the widget shows, as plain data: each fragment and each explanation once."""
    pieces = Pieces()
    scenarios = [
        {
            "id": one.scenario.id,
            "title": one.scenario.title,
            "predict": prediction_state(one, pieces),
            "steps": [step_state(step, pieces) for step in steps(one)],
        }
        for one in played
    ]
    share = offered([code_for_scenario(one.scenario) for one in played])
    return {"title": title, "header": header, "scenarios": scenarios, "share": share, **pieces.state()}


def step_state(step: Step, pieces: Pieces) -> dict[str, Any]:
    """One step: what is told, both boards, what is different, what is claimed, what is believed."""
    told = [f"{text(moment.text)} <small>{rules(moment.rules)}</small>" for moment in step.said]
    found: dict[str, Any] = {
        "title": step.title,
        "told": pieces.numbers(told),
        "claims": pieces.numbers([claim(one, pieces) for one in step.claims]),
        "twins": pieces.numbers([walk_html.twin_line(one) for one in step.twins]),
    }
    if step.before is None:
        return {**found, "after": pieces.board(step.after)}
    gone, new = lit(step.before, step.after)
    return {
        **found,
        "before": pieces.board(step.before, gone),
        "after": pieces.board(step.after, new, step.before),
        "differences": pieces.numbers(lines(differences(step.before, step.after))),
    }


def prediction_state(played: Played, pieces: Pieces) -> dict[str, Any] | None:
    """What is asked before anything is shown: what will be done, and two sentences of which one comes true."""
    asked = prediction(played)
    return asked and {
        "plan": pieces.numbers([text(line) for line in asked.plan]),
        "options": [text(option) for option in asked.options],
        "right": asked.right,
        "told": pieces.number(walk_html.twin_line(asked.twin)),
    }


def claim(it: Checked, pieces: Pieces) -> str:
    """A claim with what the game says; its *why* can be opened."""
    number = pieces.why(it.claim.text(), it.why)
    return f"{walk_html.claim_line(it)} {button('claim', 'why?', number)}"


def walk(ruling: str | Ruling) -> Walk:
    """Step through a ruling (`"CI-2"`) or one of its scenarios (`"CI-2b"`). Raises `UnknownRuling`."""
    from mtgrules.rulings.playing import ruling_or_scenario, scenarios_of

    if isinstance(ruling, str):
        found, scenarios = ruling_or_scenario(ruling)
        return Walk(found, [scenario.play() for scenario in scenarios])
    return Walk(ruling, [scenario.play() for scenario in scenarios_of(ruling)[0]])


__all__ = ["Walk", "walk", "walk_state"]
