"""Which questions do the rules leave open?

A discussion shows the readings with the rules for each. It is never graded: nothing here is a claim, and it is in
no count.
"""

from __future__ import annotations

from mtgrules.mistakes import Mistake
from mtgrules.rules import Rule
from mtgrules.rulings.ruling import Ruling, cited
from mtgrules.value import Value


class Reading(Value):
    """One way to read the rules, and those that speak for it."""

    text: str
    rules: tuple[Rule, ...]


class Discussion(Value):
    """An open question: the readings side by side, what is known beyond the rules, and the rulings it stands next to.

    `settled` says what an official ruling has since decided; empty as long as nothing has.
    """

    id: str
    question: str
    readings: tuple[Reading, ...]
    known: str = ""
    settled: str = ""
    about: tuple[str, ...] = ()

    def text(self) -> str:
        """The question and the readings, in plain lines."""
        lines = [f"{self.id}  {self.question}"]
        lines += [
            f"  - {reading.text}   CR {' · '.join(rule.number for rule in reading.rules)}" for reading in self.readings
        ]
        lines += [f"  Known: {self.known}"] if self.known else []
        lines += [f"  Settled: {self.settled}" if self.settled else "  Open: shown, and never graded."]
        return "\n".join(lines)

    def __str__(self) -> str:
        return self.id


DISCUSSIONS = (
    Discussion(
        "U-1",
        "What is the mana value of a two-faced token that copies a permanent with its back face up?",
        (
            Reading("the front face's cost counts, as for any nonmodal back face", cited("202.3b", "707.8a")),
            Reading("it is 0, since it copies a back face", cited("202.3b", "712.8e")),
        ),
        known="No official ruling was found; tests of other engines disagree.",
        about=("FI-3", "FI-4"),
    ),
    Discussion(
        "U-2",
        "A copying creature that had an X itself copies one that enters with X counters: which X counts?",
        (
            Reading("0: the ability came by copying and doesn't say what its X is", cited("107.3j")),
            Reading("the copier's own X: the spell that became this permanent had it", cited("107.3m")),
        ),
        known="The rulings of 2016 for Altered Ego treat the copied X as 0 and its own apart, as in the first.",
        about=("FI-2", "CI-8", "WSI-2"),
    ),
    Discussion(
        "U-3",
        "A copy of a Siege that isn't double-faced is defeated: is there anything to cast?",
        (
            Reading(
                "it stays in exile uncast: only a double-faced card can be cast with its back up",
                cited("310.12b", "712.14a"),
            ),
            Reading("it is cast as the card that it is, front up", cited("310.12b")),
        ),
        known="The rulings of 2023 give that cast to nonmodal double-faced cards only, which supports the first.",
    ),
    Discussion(
        "U-4",
        "A copy of a Room spell: which door is unlocked on the token?",
        (
            Reading("the one that was chosen for the copied spell", cited("707.10", "709.5d")),
            Reading("none: no half of the copy was ever cast", cited("709.5d")),
        ),
        settled="the ruling of 2024-09-20, given for every Room, says the first.",
    ),
    Discussion(
        "U-5",
        "A creature mutates onto a permanent that is under an older copy effect: what is it?",
        (
            Reading("what was merged on top, whose timestamp is newer", cited("613.2a", "730.2a")),
            Reading("the copy, since only the topmost component's own values are replaced", cited("730.2a", "707.2")),
        ),
    ),
    Discussion(
        "U-6",
        "A copy of a bestowed Aura, a Clone without abilities, a daybound token at night: what are they?",
        (
            Reading(
                "a copy of a bestowed Aura is the plain creature: being bestowed isn't copied",
                cited("702.103b", "707.2"),
            ),
            Reading("without its ability as it would exist on the battlefield, a Clone can't copy", cited("614.12")),
            Reading(
                "a daybound token made at night enters front up, and turns over at once", cited("702.145b", "702.145c")
            ),
        ),
        known="All three follow from the rules, but were derived without a ruling at hand.",
        about=("IT-4", "IT-7", "FI-3"),
    ),
    Discussion(
        "U-7",
        "Is defense copied, as loyalty is?",
        (
            Reading(
                "yes: it is a characteristic, and a battle's counters come from the printed number",
                cited("109.3", "310.4b"),
            ),
            Reading("it isn't named where copiable values are listed", cited("707.2")),
        ),
        about=("CI-9",),
    ),
)


class UnknownDiscussion(Mistake, LookupError):
    """No discussion has this id."""


def discussion(key: str) -> Discussion:
    """The discussion with this id. Raises `UnknownDiscussion`."""
    for found in DISCUSSIONS:
        if found.id == key:
            return found
    raise UnknownDiscussion(f"no discussion {key!r}; there are {', '.join(map(str, DISCUSSIONS))}")


def discussions_about(ruling: Ruling) -> tuple[Discussion, ...]:
    """The open questions next to a ruling."""
    return tuple(found for found in DISCUSSIONS if ruling.id in found.about and not found.settled)
