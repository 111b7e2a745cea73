"""What does one paragraph of a rulings page claim, on which rules does it stand, and does it still hold?"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import TYPE_CHECKING, Any

from mtgrules.rules import Rule, cr
from mtgrules.value import Value

if TYPE_CHECKING:
    from mtgrules.scenario import Scenario

EDITION = "2026-09-25"


class Status(Enum):
    """How a ruling stands under the rules edition it was checked against."""

    HOLDS = "holds"
    HOLDS_WITH_AN_EXCEPTION = "holds with an exception"
    OVERTAKEN_IN_PART = "overtaken in part"
    UNSETTLED = "unsettled"

    def __str__(self) -> str:
        return str(self.value)


def cited(*numbers: str) -> tuple[Rule, ...]:
    """The rules with these numbers; a number that isn't in the rules is a `KeyError`."""
    return tuple(cr[number] for number in numbers)


class ThenAndNow(Value):
    """Where newer rules have overtaken a page: since when (year and month), what the page says, what holds now by
    which rules, and the scenarios that show it.
    """

    since: str
    said: str
    holds_now: str
    rules: tuple[Rule, ...]
    shown_by: tuple[str, ...] = ()

    def text(self) -> str:
        """In one sentence."""
        return f"The page says: {self.said}. Since {self.since}: {self.holds_now}."


class Ruling(Value):
    """One paragraph of a page, restated: about one card, or (a rules paragraph) about none.

    `phrases` are what its wording is recognised by: each must occur, in any order, and none of `never` may. A
    phrase may give alternatives (`a | b`) and leave a gap within one sentence (`if … is a token`).
    `published` is an ISO date or empty; `note` says what newer rules changed, since when, and what holds now, and
    `then_and_now` the same point by point; `corrects` are ids of beliefs.
    """

    id: str
    card: str
    claim: str
    rules: tuple[Rule, ...]
    phrases: tuple[str, ...]
    never: tuple[str, ...] = ()
    kind: Kind | None = None
    published: str = ""
    status: Status = Status.HOLDS
    note: str = ""
    then_and_now: tuple[ThenAndNow, ...] = ()
    corrects: tuple[str, ...] = ()
    scenarios: tuple[Scenario, ...] = ()
    edition: str = EDITION

    @property
    def is_rule(self) -> bool:
        """Whether this is a paragraph of the rules, which is about no card."""
        return not self.card

    @property
    def examples(self) -> tuple[Scenario, ...]:
        """The scenarios that show it: its own, else those that its kind plays for its card. May raise
        `NotPlayable`.
        """
        if self.scenarios or self.kind is None or self.kind.play is None:
            return self.scenarios
        return self.kind.play(self.id, self.card)

    def __str__(self) -> str:
        return self.id


class Kind(Value):
    """What the same ruling says for any suitable card; `{card}` in `claim` stands for the card's name.

    `play` makes the scenarios for a ruling's id and its card; without it the kind is recognised and explained,
    but not played.
    """

    name: str
    claim: str
    rules: tuple[Rule, ...]
    phrases: tuple[str, ...]
    never: tuple[str, ...] = ()
    status: Status = Status.HOLDS
    note: str = ""
    corrects: tuple[str, ...] = ()
    play: Callable[[str, str], tuple[Scenario, ...]] | None = None

    def ruling(self, key: str, card: str, **given: Any) -> Ruling:
        """This kind bound to `card` under the id `key`: what isn't given is taken from the kind."""
        shared = ("rules", "phrases", "never", "status", "note", "corrects")
        own = {"claim": self.claim.format(card=card)} | {name: getattr(self, name) for name in shared}
        return Ruling(id=key, card=card, kind=self, **own | given)

    def recognised_for(self, card: str, published: str = "") -> Ruling:
        """The ruling of this kind on a page about a card that the course itself doesn't treat."""
        return self.ruling(f"{card}: {self.name}", card, published=published)

    def __str__(self) -> str:
        return self.name
