"""What can be predicted of a scenario before anybody sees how it goes on?"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from mtgrules.intended import intended
from mtgrules.scenario import flat
from mtgrules.verbs import Action

if TYPE_CHECKING:
    from mtgrules.scenario import CheckedTwin, Played


class Prediction(NamedTuple):
    """What is going to be done, and two sentences of which one comes true; `twin` is the belief behind the other."""

    plan: tuple[str, ...]
    options: tuple[str, str]
    right: int
    twin: CheckedTwin


def prediction(played: Played) -> Prediction | None:
    """The first thing about which many people are wrong here, as a question; nothing if there is none."""
    if not played.twins:
        return None
    twin = played.twins[0]
    right = _as_sentence(str(twin.is_so))
    sentences = sorted((_as_sentence(str(twin.would_give)), right))
    return Prediction(tuple(plan(played, twin)), (sentences[0], sentences[1]), sentences.index(right), twin)


def plan(played: Played, until: CheckedTwin) -> list[str]:
    """What is done before the belief is put to the test, in a sentence each; if it is nothing, that is said."""
    active, found = played.moments[0].game.turn.active, []
    for part in flat(played.scenario.parts):
        if part is until.twin:
            break
        if isinstance(part, Action):
            found.append(_as_sentence(intended(part, active)))
    return found or ["Nothing: look at the board as it is."]


def _as_sentence(words: str) -> str:
    return f"{words[0].upper()}{words[1:]}."
