"""Which explanation belongs to a value that someone points at?"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mtgrules.asking import ANSWERS, answered, since
from mtgrules.objects import Zone
from mtgrules.rules import cr
from mtgrules.seen import QUESTIONS
from mtgrules.trace import Answer, Reason, Why
from mtgrules.view.facts import called

if TYPE_CHECKING:
    from mtgrules.seen import Seen

STATES = {
    "status": "tapped",
    "counters": "counters",
    "token": "is_token",
    "attached to": "attached_to",
    "attachments": "attachments",
    "combat": "attacking",
    "damage": "damage",
    "owner": "owner",
    "phased out": "phased_out",
    "held down": "locked",
    "commander": "is_commander",
    "face": "face",
    "face down": "face_down",
    "melded": "mana_value",
    "merged": "name",
    "flipped": "flipped",
    "bestowed": "types",
}
"""What is asked of a game for each kind of mark."""

COUNTED = {"loyalty": cr["306.5c"], "defense": cr["310.4"]}
ASKABLE = (*QUESTIONS, *STATES.values(), "everything")


def question_of(mark: str) -> str:
    """What clicking a mark asks: `copy of` asks for everything that happened to the object; nothing if nobody
    knows.
    """
    return "everything" if mark == "copy of" else STATES.get(mark, "")


def explained(seen: Seen, question: str) -> Why | Answer:
    """Why a value is what it is: line by line for what the layers compute, else the moment at which it became so."""
    if question == "everything":
        return seen.explanation()
    if question in ("loyalty", "defense") and seen.object.zone is Zone.BATTLEFIELD:
        return _counted(seen, question)
    if question in ANSWERS:
        return answered(seen, question)
    return seen.why(question) if question in QUESTIONS else since(seen.game, seen.id, question)


def _counted(seen: Seen, question: str) -> Why:
    """Loyalty or defense: what is printed or copied, then the counters that it has now."""
    value, origin = getattr(seen, question), since(seen.game, seen.id, question)
    rules = tuple(dict.fromkeys((COUNTED[question], *origin.rules)))
    last = Reason("", f"now its {question} counters count: {origin.text}", str(value), rules)
    return Why(seen.name or str(seen.id), question, value, (*seen.why(question).reasons, last))


def heading(seen: Seen, question: str, it: Why | Answer) -> str:
    """What is explained, in a few words: `Runeclaw Bear: power 3`."""
    from mtgrules.explain import show
    from mtgrules.scenario import shown

    if question == "everything":
        return f"{called(seen.game, seen.id)}, step by step"
    value = show(it.value) if isinstance(it, Why) else shown(it.value)
    words = {"is_token": "token"}.get(question, question.replace("_", " "))
    return f"{called(seen.game, seen.id)}: {words} {value}"
