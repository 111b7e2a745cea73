"""What kinds of ability can an object have?"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from .characteristics import BASIC_LAND_TYPES
from .objects import Zone
from .selectors import NONE, Selector
from .value import Value

if TYPE_CHECKING:
    from .changes import Change, Layer, Part
    from .conditions import Condition
    from .costs import Cost
    from .instructions import Instruction
    from .patterns import Pattern
    from .targeting import Wanted


class Ability(Value):
    """Something written on an object that does something. Source: `cr["113.1"]`."""

    def text(self) -> str:
        """What it says, in our own words."""
        raise NotImplementedError


class Keyword(Ability):
    """A keyword ability, perhaps with a quality: `Keyword("protection", "blue")`. Source: `cr["702.1"]`."""

    keyword: str
    quality: str = ""

    def text(self) -> str:
        return (
            f"{self.keyword} from {self.quality}"
            if self.keyword == "protection"
            else " ".join(filter(None, (self.keyword, self.quality)))
        )


class StaticAbility(Ability):
    """It does something all the time, as long as its object has it. Source: `cr["604.1"]`.

    `defining`: it defines characteristics of its own object (604.3). `condition`: it applies only while that holds.
    `keyword`: the one word for all of it, such as changeling.
    """

    applies_to: Selector
    changes: tuple[Change, ...]
    defining: bool = False
    condition: Condition | None = None
    keyword: str = ""

    @cached_property
    def parts(self) -> dict[Layer, Part]:
        """What it does in each layer."""
        from .changes import parts

        return parts(self.applies_to, self.changes, self.condition.reads if self.condition else NONE)

    def text(self) -> str:
        if self.keyword:
            return self.keyword
        what = " and ".join(change.text() for change in self.changes)
        whom = self.applies_to.text()
        subject = whom if whom.startswith(("this", "what")) else f"each {whom}"
        return f"{subject} {what}" + (f" {self.condition.text()}" if self.condition else "")


class TriggeredAbility(Ability):
    """Whenever something happens, it does something. Source: `cr["603.1"]`.

    `targets` are chosen as it is put on the stack; `may`: its controller may decline as it resolves; `link`
    ties it to another ability of the same object (607).
    """

    when: Pattern
    do: tuple[Instruction, ...]
    targets: tuple[tuple[str, Wanted], ...] = ()
    may: bool = False
    condition: Condition | None = None
    link: str = ""

    def text(self) -> str:
        may = "you may " if self.may else ""
        return f"{self.when.text()}: {may}{said_of(self.do, self.targets)}"


class ActivatedAbility(Ability):
    """Pay the cost and it does something. A loyalty ability has a loyalty change as its cost. Source: `cr["602.1"]`.

    `once_each_turn` and `only_if` are restrictions, which stay with an ability that another object has (602.5b).
    `zone`: where the object must be (113.6).
    """

    cost: Cost
    do: tuple[Instruction, ...]
    targets: tuple[tuple[str, Wanted], ...] = ()
    sorcery_speed: bool = False
    once_each_turn: bool = False
    only_if: Condition | None = None
    zone: Zone = Zone.BATTLEFIELD

    def text(self) -> str:
        limits = [
            *(["only once each turn"] if self.once_each_turn else []),
            *([f"only {self.only_if.text()}"] if self.only_if else []),
        ]
        limited = f" ({', '.join(limits)})" if limits else ""
        return f"{self.cost}: {said_of(self.do, self.targets)}{limited}"


class SpellAbility(Ability):
    """What an instant or sorcery does as it resolves. Source: `cr["113.3a"]`."""

    do: tuple[Instruction, ...]
    targets: tuple[tuple[str, Wanted], ...] = ()

    def text(self) -> str:
        return said_of(self.do, self.targets)


class Modal(Ability):
    """What an instant or sorcery does in the mode chosen as it is cast. Source: `cr["700.2"]`, `cr["700.2a"]`."""

    modes: tuple[SpellAbility, ...]

    def text(self) -> str:
        return f"choose one: {'; '.join(mode.text() for mode in self.modes)}"


class ReplacementAbility(Ability):
    """It changes an event before it happens. The classes of it stand where the events do (`entering`).
    `cr["614.1"]`.
    """


class Unmodelled(Ability):
    """An ability that this package can't play. It is shown, and playing it says so; it is never silently ignored."""

    says: str

    def text(self) -> str:
        return f"{self.says} (not modelled)"


FLYING, DEFENDER, HASTE, HEXPROOF = Keyword("flying"), Keyword("defender"), Keyword("haste"), Keyword("hexproof")
SHROUD, VIGILANCE, TRAMPLE = Keyword("shroud"), Keyword("vigilance"), Keyword("trample")
FIRST_STRIKE, DEATHTOUCH, LIFELINK = Keyword("first strike"), Keyword("deathtouch"), Keyword("lifelink")
INDESTRUCTIBLE, MENACE, REACH = Keyword("indestructible"), Keyword("menace"), Keyword("reach")
PHASING = Keyword("phasing")


def said_of(do: tuple[Instruction, ...], targets: tuple[tuple[str, Wanted], ...]) -> str:
    """The instructions one after the other, each target described where it is first mentioned."""
    text = ", then ".join(step.text() for step in do)
    if targets:
        what = targets[0][1]
        text = text.replace("the target", f"target {what if isinstance(what, str) else what.text()}", 1)
    return text


def intrinsic(subtypes: frozenset[str]) -> tuple[Ability, ...]:
    """The mana abilities that basic land types bring by themselves. Source: `cr["305.6"]`."""
    if subtypes.isdisjoint(BASIC_LAND_TYPES):
        return ()
    from .mana_abilities import tap_for

    return tuple(tap_for(color) for name, color in BASIC_LAND_TYPES.items() if name in subtypes)


def defines(ability: Ability, layer: Layer) -> bool:
    """Is it a characteristic-defining ability that acts in this layer? Source: `cr["604.3"]`."""
    return isinstance(ability, StaticAbility) and ability.defining and layer in ability.parts
