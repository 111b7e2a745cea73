"""The copy rules of Magic: The Gathering, exact and explained.

>>> from mtgrules import game, permanent
>>> before = game(Alice=["Glorious Anthem"], Bob=[permanent("Runeclaw Bear", tapped=True, counters={"+1/+1": 2})])
>>> after = before.cast("Clever Impersonator", by="Alice", copying="Runeclaw Bear")
>>> after["Clever Impersonator"].why("power")
power 3
  printed on Clever Impersonator        0  CR 613.1
  1a  becomes a copy of Runeclaw Bear   2  CR 613.2a · 707.2
  7c  Glorious Anthem: gets +1/+1       3  CR 613.4c
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

__version__ = "0.1.0"

if TYPE_CHECKING:
    from .cards import card as card
    from .cases import play_case as play_case
    from .choices import ChoiceNeeded as ChoiceNeeded
    from .choices import IllegalChoice as IllegalChoice
    from .glossary import dictionary as dictionary
    from .learning.progress import load_progress as load_progress
    from .learning.progress import progress as progress
    from .naming import AmbiguousName as AmbiguousName
    from .naming import NoSuchObject as NoSuchObject
    from .objects import Card as Card
    from .rules import cr as cr
    from .rulings import rulings_of as rulings_of
    from .rulings.index import rules_index as rules_index
    from .rulings.index import rules_of as rules_of
    from .rulings.read_and_play import read as read
    from .setup import game as game
    from .setup import permanent as permanent
    from .setup import token as token
    from .share import ShareError as ShareError
    from .share import open_code as open_code
    from .state import Game as Game
    from .view.charting import layer_chart as layer_chart
    from .view.compare import compare as compare
    from .view.flowing import lands as lands
    from .view.opening import open_shared as open_shared
    from .view.quizzing import final_test as final_test
    from .view.quizzing import outcome as outcome
    from .view.quizzing import pair as pair
    from .view.quizzing import predict as predict
    from .view.quizzing import pretest as pretest
    from .view.quizzing import recall as recall
    from .view.sandboxing import sandbox as sandbox
    from .view.shown import board as board
    from .view.tallying import tally as tally
    from .view.timeline import stack_view as stack_view
    from .view.timeline import timeline as timeline
    from .view.waiting import waiting as waiting
    from .view.walking import walk as walk
    from .writing import example as example

_WHERE = {
    "card": "cards",
    "Card": "objects",
    "ChoiceNeeded": "choices",
    "IllegalChoice": "choices",
    "AmbiguousName": "naming",
    "NoSuchObject": "naming",
    "cr": "rules",
    "final_test": "view.quizzing",
    "game": "setup",
    "lands": "view.flowing",
    "layer_chart": "view.charting",
    "load_progress": "learning.progress",
    "outcome": "view.quizzing",
    "permanent": "setup",
    "pair": "view.quizzing",
    "predict": "view.quizzing",
    "pretest": "view.quizzing",
    "progress": "learning.progress",
    "read": "rulings.read_and_play",
    "recall": "view.quizzing",
    "sandbox": "view.sandboxing",
    "rules_index": "rulings.index",
    "rules_of": "rulings.index",
    "rulings_of": "rulings",
    "dictionary": "glossary",
    "example": "writing",
    "play_case": "cases",
    "open_code": "share",
    "open_shared": "view.opening",
    "ShareError": "share",
    "tally": "view.tallying",
    "waiting": "view.waiting",
    "stack_view": "view.timeline",
    "timeline": "view.timeline",
    "token": "setup",
    "Game": "state",
    "board": "view.shown",
    "compare": "view.compare",
    "walk": "view.walking",
}
__all__ = sorted(_WHERE)


def __getattr__(name: str) -> Any:
    if name not in _WHERE:
        raise AttributeError(f"mtgrules has no {name!r}; it has {', '.join(__all__)}")
    found = getattr(import_module(f".{_WHERE[name]}", __name__), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return [*__all__, "__version__"]
