"""What makes an ability trigger?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from .attaching import enchanted_player
from .events import (
    AttackersDeclared,
    BecameTarget,
    CountersChanged,
    Damaged,
    Event,
    Happening,
    ManaAdded,
    SpellCast,
    StepBegan,
    Tapped,
    Transformed,
    Untapped,
)
from .objects import ObjectId, Zone
from .rules import Rule, cr
from .selectors import Each, Selector
from .sentences import an
from .trace import Answer
from .value import Value
from .zones import Entered, Moved

if TYPE_CHECKING:
    from .state import Game


class Pattern(Value):
    """An event to watch for: `event` is its kind. `looks_back`: the game before the event decides what has the
    ability (603.10a).

    `on_the_stack`: it is an ability of a spell (113.6k). `is_about_mana`: the event is that an activated mana
    ability makes mana, or that mana is added (605.1b).
    """

    event: ClassVar[type[Event]] = Event
    rule: ClassVar[Rule] = cr["603.2"]
    is_about_mana: ClassVar[bool] = False
    on_the_stack: ClassVar[bool] = False

    @property
    def looks_back(self) -> bool:
        return False

    def concerns(self, event: Event) -> bool:
        """Is the event of the kind that it watches for, whatever it happened to?"""
        return isinstance(event, self.event)

    def remembers(self, event: Event) -> tuple[tuple[str, Any], ...]:
        """What the trigger must know of the event as it resolves, by name."""
        return ()

    def why_not(self, happening: Happening, source: ObjectId, you: str) -> Answer | None:
        """Why an event of its kind doesn't set it off, if the pattern itself can say it best."""
        return None

    def fires(self, happening: Happening, source: ObjectId, you: str) -> list[ObjectId | None]:
        """The object that each trigger speaks of: one entry for each time that it triggers."""
        raise NotImplementedError

    def text(self) -> str:
        """`whenever …`"""
        raise NotImplementedError


def those(what: Selector, among: tuple[ObjectId, ...], game: Game, source: ObjectId, you: str) -> list[ObjectId | None]:
    selected = what.objects(game.derivation.board, source, you)
    return [o for o in among if o in selected]


def subject(what: Selector) -> str:
    return an(what.text()) if isinstance(what, Each) else what.text()


class Enters(Pattern):
    """It enters the battlefield: what counts is what it is then. Source: `cr["603.6a"]`."""

    what: Selector
    event: ClassVar[type[Event]] = Entered
    rule: ClassVar[Rule] = cr["603.6a"]

    def fires(self, happening: Happening, source: ObjectId, you: str) -> list[ObjectId | None]:
        if not isinstance(happening.event, Entered):
            return []
        return those(self.what, happening.event.ids, happening.after, source, you)

    def text(self) -> str:
        return f"when {subject(self.what)} enters"


class LooksBack(Pattern):
    """A trigger that looks at the moment before the event. Source: `cr["603.10"]`."""

    @property
    def looks_back(self) -> bool:
        return True


class Leaves(LooksBack):
    """It leaves the zone in which `what` is, usually the battlefield: to a zone if one is named, in a way if one is
    ("sacrificed", "destroyed", "exiled", "countered"), or after such a one damaged it this turn. What counts is
    what it was. Source: `cr["603.10a"]`, `cr["603.10e"]`.
    """

    what: Selector
    to: Zone | None = None
    damaged_by: Selector | None = None
    how: str = ""
    event: ClassVar[type[Event]] = Moved
    rule: ClassVar[Rule] = cr["603.10a"]

    def concerns(self, event: Event) -> bool:
        elsewhere = getattr(self.what, "zone", Zone.BATTLEFIELD) is not Zone.BATTLEFIELD
        return isinstance(event, Moved) or (elsewhere and isinstance(event, Entered))

    def fires(self, happening: Happening, source: ObjectId, you: str) -> list[ObjectId | None]:
        event = happening.event
        if isinstance(event, Entered):
            gone = tuple(o for o in event.left if o) if self.to in (None, Zone.BATTLEFIELD) and not self.how else ()
        elif isinstance(event, Moved) and self.how in ("", event.how):
            gone = event.to_zone(self.to) if self.to else event.objects
        else:
            return []
        found = those(self.what, gone, happening.before, source, you)
        return [o for o in found if self.damaged_by is None or self._hurt(happening.before, o, source, you)]

    def _hurt(self, game: Game, o: ObjectId | None, source: ObjectId, you: str) -> bool:
        """Did something that fitted then deal damage to it this turn? Source: `cr["120.1"]`, `cr["608.2h"]`."""
        hits = [it for it in game.happened_this_turn if isinstance(it.event, Damaged) and it.event.to == o]
        return any(those(self.damaged_by, it.event.subjects, it.before, source, you) for it in hits if self.damaged_by)

    def text(self) -> str:
        if self.damaged_by:
            return f"when {subject(self.what)} that {subject(self.damaged_by)} damaged this turn dies"
        if self.how:
            return f"when {subject(self.what)} is {self.how}"
        home = getattr(self.what, "zone", Zone.BATTLEFIELD)
        if home is Zone.BATTLEFIELD and self.to is Zone.GRAVEYARD:
            return f"when {subject(self.what)} dies"
        where = f" and goes to the {self.to}" if self.to else ""
        return f"when {subject(self.what)} leaves {'the battlefield' if home is Zone.BATTLEFIELD else 'there'}{where}"


class Attacks(Pattern):
    """It is declared as an attacker, perhaps as the only one. Source: `cr["508.3a"]`, `cr["506.5"]`."""

    what: Selector
    alone: bool = False
    event: ClassVar[type[Event]] = AttackersDeclared
    rule: ClassVar[Rule] = cr["508.3a"]

    def fires(self, happening: Happening, source: ObjectId, you: str) -> list[ObjectId | None]:
        event = happening.event
        if not isinstance(event, AttackersDeclared) or (self.alone and len(event.attackers) != 1):
            return []
        return those(self.what, event.subjects, happening.after, source, you)

    def text(self) -> str:
        return f"whenever {subject(self.what)} attacks{' alone' if self.alone else ''}"


class TransformsIntoThis(Pattern):
    """It transforms into the face that has this ability. Source: `cr["701.27a"]`."""

    event: ClassVar[type[Event]] = Transformed
    rule: ClassVar[Rule] = cr["701.27a"]

    def fires(self, happening: Happening, source: ObjectId, you: str) -> list[ObjectId | None]:
        return [source] if isinstance(happening.event, Transformed) and happening.event.object == source else []

    def text(self) -> str:
        return "when this transforms into this face"


class BeginningOf(Pattern):
    """A step begins: yours, or each player's; `once`, of a delayed trigger, the next one. Source: `cr["603.2b"]`,
    `cr["603.7b"]`.
    """

    step: str
    yours: bool = False
    once: bool = False
    event: ClassVar[type[Event]] = StepBegan
    rule: ClassVar[Rule] = cr["603.2b"]

    def concerns(self, event: Event) -> bool:
        return isinstance(event, StepBegan) and event.step == self.step

    def fires(self, happening: Happening, source: ObjectId, you: str) -> list[ObjectId | None]:
        event = happening.event
        if not isinstance(event, StepBegan) or event.step != self.step:
            return []
        return [None] if not self.yours or happening.after.turn.active == you else []

    def text(self) -> str:
        if self.step == "beginning of combat":
            return f"at the beginning of combat{' on your turn' if self.yours else ''}"
        return f"at the beginning of {'the next' if self.once else 'your' if self.yours else 'each'} {self.step}"


class DealsDamage(Pattern):
    """It deals damage: combat damage only, to a player only or to a creature only, as said. Source: `cr["120.2"]`."""

    what: Selector
    combat: bool = True
    to: str = "player"
    event: ClassVar[type[Event]] = Damaged
    rule: ClassVar[Rule] = cr["120.2"]

    def fires(self, happening: Happening, source: ObjectId, you: str) -> list[ObjectId | None]:
        event = happening.event
        if not isinstance(event, Damaged) or (self.combat and not event.combat) or event.number <= 0:
            return []
        if self.to == "player":
            hit = isinstance(event.to, str)
        else:
            hit = not isinstance(event.to, str) and happening.before[event.to].is_("Creature")
        if not hit or not those(self.what, (event.source,), happening.before, source, you):
            return []
        return [event.source if isinstance(event.to, str) else event.to]

    def text(self) -> str:
        return f"whenever {subject(self.what)} deals {'combat ' if self.combat else ''}damage to a {self.to}"


class CastsSpell(Pattern):
    """A player casts a spell that fits: you, or anyone, or the player whom this enchants. Source: `cr["601.2i"]`.

    `at`: one of its targets fits (heroic, for example). `only_at`: all its targets are one and the same object, and
    that fits.
    """

    what: Each = Each(zone=Zone.STACK)
    yours: bool = True
    by_enchanted: bool = False
    only_at: Selector | None = None
    at: Selector | None = None
    event: ClassVar[type[Event]] = SpellCast
    rule: ClassVar[Rule] = cr["601.2i"]

    def fires(self, happening: Happening, source: ObjectId, you: str) -> list[ObjectId | None]:
        event = happening.event
        if not isinstance(event, SpellCast) or (self.yours and not self.by_enchanted and event.player != you):
            return []
        if self.by_enchanted and event.player != enchanted_player(happening.after.objects[source]):
            return []
        if not self._aimed(happening.after, event.object, source, you):
            return []
        return those(self.what, (event.object,), happening.after, source, you)

    def _aimed(self, game: Game, spell: ObjectId, source: ObjectId, you: str) -> bool:
        """Does it target what it should, and with `only_at` nothing else? Source: `cr["115.1"]`."""
        targets = {target for item in game.stack if item.source == spell for target in item.targets}
        if self.only_at and len(targets) != 1:
            return False
        wanted = [what for what in (self.only_at, self.at) if what]
        return all(targets & {*what.objects(game.derivation.board, source, you)} for what in wanted)

    def text(self) -> str:
        who = "enchanted player casts" if self.by_enchanted else "you cast" if self.yours else "a player casts"
        kind = self.what.text().removesuffix(" on the stack")
        aimed = [("only ", self.only_at), ("", self.at)]
        at = "".join(f" that targets {only}{subject(what)}" for only, what in aimed if what)
        return f"whenever {who} {'a spell' if kind == 'card' else f'{an(kind)} spell'}{at}"


class TappedForMana(Pattern):
    """A mana ability with {T} in its cost resolved and made mana (of a type, if one is named). Source:
    `cr["106.12a"]`.
    """

    what: Selector
    mana: str = ""
    event: ClassVar[type[Event]] = ManaAdded
    rule: ClassVar[Rule] = cr["106.12a"]
    is_about_mana: ClassVar[bool] = True

    def concerns(self, event: Event) -> bool:
        return isinstance(event, (ManaAdded, Tapped))

    def remembers(self, event: Event) -> tuple[tuple[str, Any], ...]:
        return (("mana", event.mana),) if isinstance(event, ManaAdded) else ()

    def fires(self, happening: Happening, source: ObjectId, you: str) -> list[ObjectId | None]:
        event = happening.event
        if not isinstance(event, ManaAdded) or event.tapped is None:
            return []
        return [event.tapped] if self.why_not(happening, source, you) is None else []

    def why_not(self, happening: Happening, source: ObjectId, you: str) -> Answer | None:
        event, rules = happening.event, (cr["106.12a"],)
        if isinstance(event, Tapped):
            return Answer(
                False, f"{event.object} became tapped; tapping alone isn't tapping for mana", (cr["106.12"], *rules)
            )
        if not isinstance(event, ManaAdded):
            return None
        if event.tapped is None:
            return Answer(False, f"{event.source} wasn't tapped for this mana", (cr["106.12"], *rules))
        if not event.mana:
            return Answer(False, f"{event.tapped}'s ability resolved, but made no mana", (*rules, cr["106.5"]))
        if self.mana and not set(self.mana) & set(event.mana):
            made = "".join(f"{{{letter}}}" for letter in event.mana)
            return Answer(False, f"{event.tapped} made {made}, not {{{self.mana}}}", (*rules, cr["106.12b"]))
        game = happening.after.last_known(event.tapped)
        if event.tapped not in self.what.objects(game.derivation.board, source, you):
            return Answer(False, f"{event.tapped} isn't {subject(self.what)}", rules)
        return None

    def text(self) -> str:
        return f"whenever {subject(self.what)} is tapped for {f'{{{self.mana}}}' if self.mana else 'mana'}"


class BecomesTapped(Pattern):
    """It becomes tapped. Source: `cr["701.26a"]`."""

    what: Selector
    event: ClassVar[type[Event]] = Tapped
    rule: ClassVar[Rule] = cr["701.26a"]

    def fires(self, happening: Happening, source: ObjectId, you: str) -> list[ObjectId | None]:
        if not isinstance(happening.event, Tapped):
            return []
        return those(self.what, (happening.event.object,), happening.after, source, you)

    def text(self) -> str:
        return f"whenever {subject(self.what)} becomes tapped"


class BecomesUntapped(Pattern):
    """It becomes untapped (inspired). Source: `cr["701.26b"]`."""

    what: Selector
    event: ClassVar[type[Event]] = Untapped
    rule: ClassVar[Rule] = cr["701.26b"]

    def fires(self, happening: Happening, source: ObjectId, you: str) -> list[ObjectId | None]:
        if not isinstance(happening.event, Untapped):
            return []
        return those(self.what, (happening.event.object,), happening.after, source, you)

    def text(self) -> str:
        return f"whenever {subject(self.what)} becomes untapped"


class BecomesTarget(Pattern):
    """It becomes the target of a spell or ability (`spells`: of a spell only). Source: `cr["115.1"]`,
    `cr["603.2"]`.
    """

    what: Selector
    spells: bool = False
    event: ClassVar[type[Event]] = BecameTarget
    rule: ClassVar[Rule] = cr["603.2"]

    def fires(self, happening: Happening, source: ObjectId, you: str) -> list[ObjectId | None]:
        event = happening.event
        if not isinstance(event, BecameTarget) or (self.spells and not event.spell):
            return []
        return [event.source for _ in those(self.what, (event.object,), happening.after, source, you)]

    def text(self) -> str:
        return f"when {subject(self.what)} becomes the target of a spell{'' if self.spells else ' or ability'}"


class CountersPutOn(Pattern):
    """Counters of a kind are put on it (or removed from it). Source: `cr["122.6"]`."""

    what: Selector
    counter: str
    removed: bool = False
    event: ClassVar[type[Event]] = CountersChanged
    rule: ClassVar[Rule] = cr["122.6"]

    def fires(self, happening: Happening, source: ObjectId, you: str) -> list[ObjectId | None]:
        event = happening.event
        if (
            not isinstance(event, CountersChanged)
            or event.counter != self.counter
            or (event.number < 0) is not self.removed
        ):
            return []
        return those(self.what, (event.object,), happening.after, source, you)

    def text(self) -> str:
        return (
            f"whenever {self.counter} counters are {'removed from' if self.removed else 'put on'} {subject(self.what)}"
        )
