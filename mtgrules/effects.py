"""To what does an effect apply, and for how long?"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from .abilities import HASTE, Ability, Keyword, StaticAbility, TriggeredAbility
from .attaching import BESTOWED, Enchant
from .changes import Change, Layer, Part, TurnedFaceDown, parts
from .conditions import Condition
from .objects import GameObject, ObjectId, Zone
from .selectors import CREATURE, THIS, Only, Selector, This
from .size_changes import GainAbility, ModifyPowerToughness
from .type_changes import SetTypes
from .value import Value


class Duration(Value):
    """How long an effect of a resolved spell or ability lasts. Source: `cr["611.2a"]`, `cr["611.2b"]`.

    `until` is "cleanup" (until end of turn, 514.2), "your next turn", "end of combat", or nothing; `while_` is a
    condition that must hold without a break.
    """

    until: str = ""
    while_: Condition | None = None

    def text(self) -> str:
        """As it is said at the end of a sentence."""
        if self.while_:
            return self.while_.text()
        return {"": "with no end", "cleanup": "until end of turn"}.get(self.until, f"until {self.until}")


FOREVER = Duration()
UNTIL_END_OF_TURN = Duration("cleanup")
UNTIL_YOUR_NEXT_TURN = Duration("your next turn")
UNTIL = {"": FOREVER, "end of turn": UNTIL_END_OF_TURN, "your next turn": UNTIL_YOUR_NEXT_TURN}


class ContinuousEffect:
    """A continuous effect: from a static ability, or from a spell or ability that resolved. Source: `cr["611.1"]`.

    `you` is who "you" means if the effect is a resolved spell's. `ability` is the static ability it comes from, or
    `None`; two equal abilities of one object are two effects, told apart by `ordinal`.
    """

    __slots__ = ("ability", "applies_to", "changes", "condition", "defining", "duration", "hashed", "label", "order",
                 "ordinal", "parts", "pinned", "source", "timestamp", "you")  # fmt: skip

    def __init__(
        self, source: ObjectId, applies_to: Selector, changes: Iterable[Change], timestamp: int, *, label: str = "",
        you: str = "", duration: Duration = FOREVER, defining: bool = False, ability: StaticAbility | None = None,
        ordinal: int = 0, condition: Condition | None = None, known: dict[Layer, Part] | None = None,
    ) -> None:  # fmt: skip
        self.source, self.applies_to, self.changes, self.timestamp = source, applies_to, tuple(changes), timestamp
        self.label, self.you, self.duration, self.defining = label or str(source), you, duration, defining
        self.ability, self.ordinal, self.condition = ability, ordinal, condition
        self.parts = known if known is not None else parts(applies_to, self.changes)
        self.order = (not defining, timestamp)
        self.pinned: tuple[ObjectId, ...] = ()
        if isinstance(applies_to, Only):
            self.pinned = applies_to.ids
        elif isinstance(applies_to, This):
            self.pinned = (source,)
        self.hashed = hash((source, timestamp, label, ordinal))

    def _key(self) -> tuple[object, ...]:
        return (
            self.source,
            self.timestamp,
            self.label,
            self.you,
            self.ordinal,
            self.duration,
            self.ability,
            self.applies_to,
            self.changes,
        )

    def __hash__(self) -> int:
        return self.hashed

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return isinstance(other, ContinuousEffect) and self.hashed == other.hashed and self._key() == other._key()

    def text(self) -> str:
        """What it does, said in full."""
        what = " and ".join(change.text() for change in self.changes)
        whom = self.applies_to.text()
        end = "" if self.ability else f" {self.duration.text()}"
        return f"{whom} {what}{end}"

    def __repr__(self) -> str:
        return f"<{self.label}: {self.text()}>"


def pinned_to(effect: ContinuousEffect, o: ObjectId) -> ContinuousEffect:
    """The same effect on another object. Source: `cr["400.7a"]`."""
    return ContinuousEffect(
        effect.source, Only((o,)), effect.changes, effect.timestamp, label=effect.label, you=effect.you,
        duration=effect.duration, known=effect.parts,
    )  # fmt: skip


@lru_cache(2**14)
def effect_of(source: ObjectId, timestamp: int, ability: StaticAbility, ordinal: int = 0) -> ContinuousEffect:
    """What a static ability makes its object do; the same effect is the same value at every moment. `cr["611.3"]`."""
    return ContinuousEffect(
        source, ability.applies_to, ability.changes, timestamp, defining=ability.defining, ability=ability,
        ordinal=ordinal, condition=ability.condition, known=ability.parts,
    )  # fmt: skip


BLITZED = "cast for its blitz cost"


@lru_cache(1)
def _blitz_gives() -> tuple[Ability, ...]:
    """What a permanent has whose blitz cost was paid. Source: `cr["702.152a"]`."""
    from .patterns import Leaves
    from .player_instructions import Draw

    return HASTE, TriggeredAbility(Leaves(THIS, Zone.GRAVEYARD), (Draw(),))


@lru_cache(2**12)
def _inherent(source: ObjectId, timestamp: int, label: str, *changes: Change) -> ContinuousEffect:
    return ContinuousEffect(source, THIS, changes, timestamp, label=label)


KEYWORD_COUNTERS = frozenset(
    [
        "flying",
        "first strike",
        "double strike",
        "deathtouch",
        "haste",
        "hexproof",
        "indestructible",
        "lifelink",
        "menace",
        "reach",
        "shadow",
        "trample",
        "vigilance",
    ]
)


def inherent_effects(obj: GameObject) -> list[ContinuousEffect]:
    """What an object undergoes by being face down or bestowed, or by its counters. `cr["613.2b"]`,
    `cr["702.103b"]`, `cr["122.1a"]`.
    """
    found = [_inherent(obj.id, obj.timestamp, "face down", TurnedFaceDown())] if obj.face_down else []
    if BESTOWED in obj.designations:
        found.append(
            _inherent(
                obj.id, obj.timestamp, BESTOWED, SetTypes(("Enchantment", "Aura")), GainAbility(Enchant(CREATURE))
            )
        )
    if BLITZED in obj.designations:
        found.append(_inherent(obj.id, obj.timestamp, BLITZED, *(GainAbility(ability) for ability in _blitz_gives())))
    for kind, number, timestamp in obj.counters:
        power, slash, toughness = kind.partition("/")
        if slash:
            change: Change = ModifyPowerToughness(number * int(power), number * int(toughness))
        elif kind in KEYWORD_COUNTERS:
            change = GainAbility(Keyword(kind))
        else:
            continue
        found.append(
            _inherent(obj.id, timestamp, f"{kind} counter" if number == 1 else f"{number} {kind} counters", change)
        )
    return found
