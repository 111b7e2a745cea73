"""What can an effect do to an object, and in which layer?"""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from functools import cached_property
from typing import ClassVar, NamedTuple

from .abilities import Ability, StaticAbility, defines, intrinsic
from .amounts import Amount, said, settled
from .characteristics import (
    BASIC_LAND_TYPES,
    EVERY_CREATURE_TYPE,
    NOTHING,
    Characteristics,
    allowed_subtypes,
    in_order,
    kind_of_subtype,
)
from .objects import ObjectId
from .rules import Rule, cr
from .selectors import (
    NONE,
    THIS,
    Board,
    Selector,
    Tokens,
    a,
    field_of,
    reads_all,
    writes_all,
    writes_some,
)
from .symbols import COLOR_NAMES, ManaCost
from .value import Value


class Layer(Enum):
    """The layers in the order in which they are applied. Source: `cr["613.1"]`, `cr["613.2"]`, `cr["613.4"]`."""

    COPY = "1a", cr["613.2a"]
    FACE_DOWN = "1b", cr["613.2b"]
    CONTROL = "2", cr["613.1b"]
    TEXT = "3", cr["613.1c"]
    TYPE = "4", cr["613.1d"]
    COLOR = "5", cr["613.1e"]
    ABILITY = "6", cr["613.1f"]
    PT_DEFINE = "7a", cr["613.4a"]
    PT_SET = "7b", cr["613.4b"]
    PT_MODIFY = "7c", cr["613.4c"]
    PT_SWITCH = "7d", cr["613.4d"]

    def __init__(self, label: str, rule: Rule) -> None:
        self.label, self.rule, self.place = label, rule, len(type(self).__members__)

    __hash__ = object.__hash__

    def __repr__(self) -> str:
        return f"layer {self.label}"


COPIABLE = frozenset(Characteristics._fields)
SIZE = writes_all("power") | writes_all("toughness")


class Change(Value):
    """What an effect does to one object, as data. Two changes are the same change if they are equal, type
    included.
    """

    layer: ClassVar[Layer | None]
    rule: ClassVar[Rule | None] = None
    writes: ClassVar[Tokens] = NONE
    takes_abilities: ClassVar[bool] = False
    gives_all: ClassVar[bool] = False

    @property
    def reads(self) -> Tokens:
        """What it needs to know beyond the fields it writes."""
        return NONE

    @property
    def resolves(self) -> bool:
        """Does its size depend on the board? Then `on` gives the concrete change for one object."""
        return False

    @property
    def gives(self) -> tuple[Ability, ...]:
        """The abilities it may bring."""
        return ()

    def on(self, board: Board, source: ObjectId, you: str, target: ObjectId) -> Change:
        return self

    def apply(self, c: Characteristics) -> Characteristics:
        """The characteristics after it. If nothing changes, the same object says so."""
        raise NotImplementedError

    def text(self) -> str:
        """How it is said in an ability: `gets +1/+1`."""
        raise NotImplementedError


# ---------------------------------------------------------------- layer 1
class BecomeCopy(Change):
    """Take on copiable values. `of` names what is copied, for the explanation; `side` says if that is a "back"
    face or "melded", which has a mana value only on its own card. Source: `cr["707.2"]`, `cr["202.3b"]`,
    `cr["202.3c"]`.
    """

    values: Characteristics
    of: str = ""
    side: str = ""
    layer, rule, writes, takes_abilities, gives_all = Layer.COPY, cr["707.2"], COPIABLE, True, True

    @property
    def gives(self) -> tuple[Ability, ...]:
        return self.values.abilities

    def apply(self, c: Characteristics) -> Characteristics:
        return self.values

    def text(self) -> str:
        return f"becomes a copy of {self.of or self.values.name or 'a nameless object'}"


class Excepted(Change):
    """A change that is part of what is copied, so that further copies have it too. Source: `cr["707.9"]`."""

    change: Change
    layer, rule, takes_abilities = Layer.COPY, cr["707.9b"], True

    @property
    def writes(self) -> Tokens:  # type: ignore[override]
        return self.change.writes | writes_all("abilities")

    @property
    def gives(self) -> tuple[Ability, ...]:
        return self.change.gives

    def apply(self, c: Characteristics) -> Characteristics:
        if isinstance(self.change, _PROVIDES_SIZE) and c.abilities:
            c = without_defining(c, Layer.PT_DEFINE)
        if isinstance(self.change, SetColors) and c.abilities:
            c = without_defining(c, Layer.COLOR).but(color_indicator=NOTHING)
        return self.change.apply(c)

    def text(self) -> str:
        return f"except: {self.change.text()}"


class AsEntersChoice(Change):
    """A size or types chosen as it enters or is turned face up, which belong to the copiable values.
    `cr["613.2a"]`.
    """

    change: Change
    layer, rule, takes_abilities = Layer.COPY, cr["613.2a"], True

    @property
    def writes(self) -> Tokens:  # type: ignore[override]
        return self.change.writes

    @property
    def gives(self) -> tuple[Ability, ...]:
        return self.change.gives

    def apply(self, c: Characteristics) -> Characteristics:
        return self.change.apply(c)

    def text(self) -> str:
        return f"chosen as it entered: {self.change.text()}"


class TurnedFaceDown(Change):
    """A face-down permanent is a 2/2 creature with nothing else. Source: `cr["708.2a"]`."""

    layer, rule, writes, takes_abilities = Layer.FACE_DOWN, cr["708.2"], COPIABLE, True

    def apply(self, c: Characteristics) -> Characteristics:
        return Characteristics(types=frozenset({"Creature"}), power=2, toughness=2)

    def text(self) -> str:
        return "is face down: a 2/2 creature without name, cost, types or abilities"


# ---------------------------------------------------------------- layers 2 and 3
class ChangeControl(Change):
    """A player controls it: the named one, or "you", the controller of the effect's source. Source:
    `cr["613.1b"]`.
    """

    player: str = "you"
    layer, writes = Layer.CONTROL, writes_all("controller")

    @property
    def reads(self) -> Tokens:
        return reads_all("controller") if self.resolves else NONE

    @property
    def resolves(self) -> bool:
        return self.player == "you"

    def on(self, board: Board, source: ObjectId, you: str, target: ObjectId) -> Change:
        return ChangeControl(you) if self.resolves else self

    def apply(self, c: Characteristics) -> Characteristics:
        return c

    def text(self) -> str:
        return f"{self.player} controls it"


class SetName(Change):
    """It has this name and no other. Source: `cr["707.9b"]`."""

    name: str
    layer, writes = Layer.TEXT, writes_all("name")

    def apply(self, c: Characteristics) -> Characteristics:
        return c.but(name=self.name)

    def text(self) -> str:
        return f"its name is {self.name}"


class SetManaCost(Change):
    """It has this mana cost, or none; colors that came from the old cost go with it. Source: `cr["202.1"]`."""

    cost: str | None
    layer, writes = Layer.TEXT, writes_all("mana_cost") | writes_all("colors")

    def apply(self, c: Characteristics) -> Characteristics:
        cost = ManaCost.of(self.cost) if self.cost else None
        return c.but(mana_cost=cost, colors=c.color_indicator or (cost.colors if cost else NOTHING))

    def text(self) -> str:
        return f"its mana cost is {self.cost}" if self.cost else "it has no mana cost"


class SetLoyalty(Change):
    """Its printed loyalty counts as this. Source: `cr["707.9b"]`."""

    loyalty: int
    layer, writes = Layer.TEXT, writes_all("loyalty")

    def apply(self, c: Characteristics) -> Characteristics:
        return c.but(loyalty=self.loyalty)

    def text(self) -> str:
        return f"its starting loyalty is {self.loyalty}"


# ---------------------------------------------------------------- layer 4
class AddTypes(Change):
    """It has these card types, supertypes or subtypes in addition to its own. Source: `cr["205.1b"]`."""

    words: tuple[str, ...]
    layer = Layer.TYPE

    @cached_property
    def writes(self) -> Tokens:  # type: ignore[override]
        by_field: dict[str, tuple[str, ...]] = {}
        for word in self.words:
            by_field[field_of(word)] = (*by_field.get(field_of(word), ()), word)
        mana = ("mana ability",) if set(self.words) & BASIC_LAND_TYPES.keys() else ()
        return NONE.union(
            writes_some("abilities", mana), *(writes_some(name, words) for name, words in by_field.items())
        )

    @property
    def gives(self) -> tuple[Ability, ...]:
        return intrinsic(frozenset(self.words))

    def apply(self, c: Characteristics) -> Characteristics:
        fields = {"supertypes": c.supertypes, "types": c.types, "subtypes": c.subtypes}
        for word in self.words:
            fields[field_of(word)] |= {word}
        subtypes = allowed_subtypes(fields["types"], fields["subtypes"]) | c.subtypes
        if fields["types"] == c.types and fields["supertypes"] == c.supertypes and subtypes == c.subtypes:
            return c
        brought = intrinsic(subtypes - c.subtypes)
        return c.but(**fields | {"subtypes": subtypes}, abilities=c.abilities + brought)

    def text(self) -> str:
        return (
            f"is also {a(' '.join(self.words))}" if self.words != (EVERY_CREATURE_TYPE,) else "is every creature type"
        )


class SetTypes(Change):
    """It has these card types and subtypes and no others; supertypes stay. Source: `cr["205.1a"]`."""

    words: tuple[str, ...]
    layer, takes_abilities = Layer.TYPE, True
    writes = writes_all("types") | writes_all("subtypes") | writes_all("abilities")

    def apply(self, c: Characteristics) -> Characteristics:
        types = frozenset(word for word in self.words if field_of(word) == "types") or c.types
        named = frozenset(word for word in self.words if field_of(word) == "subtypes")
        replaced = {kind_of_subtype(word) for word in named}
        kept = frozenset(word for word in c.subtypes if kind_of_subtype(word) not in replaced)
        subtypes = allowed_subtypes(types, kept | named)
        gone = intrinsic(c.subtypes - subtypes)
        abilities = tuple(ability for ability in c.abilities if ability not in gone) + intrinsic(subtypes - c.subtypes)
        return c.but(types=types, subtypes=subtypes, abilities=abilities)

    def text(self) -> str:
        return f"is {a(' '.join(self.words))} and nothing else"


class SetLandTypes(Change):
    """It has these land types instead of its own and loses its other abilities. Source: `cr["305.7"]`."""

    land_types: tuple[str, ...]
    layer, rule, takes_abilities = Layer.TYPE, cr["305.7"], True
    writes = writes_all("subtypes") | writes_all("abilities")

    def apply(self, c: Characteristics) -> Characteristics:
        named = frozenset(self.land_types)
        subtypes = frozenset(word for word in c.subtypes if kind_of_subtype(word) != "Land") | named
        abilities = intrinsic(named)
        return (
            c.but(subtypes=subtypes, abilities=abilities) if (c.subtypes, c.abilities) != (subtypes, abilities) else c
        )

    def text(self) -> str:
        return f"is {a(' '.join(self.land_types))}, with no other land type or ability"


class LoseTypes(Change):
    """It no longer has these card types or supertypes. Source: `cr["205.1a"]`."""

    words: tuple[str, ...]
    layer = Layer.TYPE
    writes = writes_all("types") | writes_all("subtypes") | writes_all("supertypes")

    def apply(self, c: Characteristics) -> Characteristics:
        gone = frozenset(self.words)
        if not gone & (c.types | c.supertypes | c.subtypes):
            return c
        types = c.types - gone
        subtypes = allowed_subtypes(types, c.subtypes - gone) if gone & c.types else c.subtypes - gone
        return c.but(types=types, supertypes=c.supertypes - gone, subtypes=subtypes)

    def text(self) -> str:
        return f"isn't {' or '.join(word.lower() for word in self.words)}"


# ---------------------------------------------------------------- layer 5
class SetColors(Change):
    """It has these colors and no others; no letter makes it colorless. Source: `cr["105.3"]`."""

    colors: str
    layer, writes = Layer.COLOR, writes_all("colors")

    def apply(self, c: Characteristics) -> Characteristics:
        return c.but(colors=frozenset(self.colors)) if c.colors != frozenset(self.colors) else c

    def text(self) -> str:
        return f"is {' and '.join(COLOR_NAMES[x] for x in in_order(frozenset(self.colors))) or 'colorless'}"


class AddColors(Change):
    """It has these colors in addition to its own. Source: `cr["105.3"]`."""

    colors: str
    layer, writes = Layer.COLOR, writes_all("colors")

    def apply(self, c: Characteristics) -> Characteristics:
        return c.but(colors=c.colors | frozenset(self.colors))

    def text(self) -> str:
        return f"is also {' and '.join(COLOR_NAMES[x] for x in in_order(frozenset(self.colors)))}"


# ---------------------------------------------------------------- layer 6
class GainAbility(Change):
    """It has this ability as well. Source: `cr["613.1f"]`."""

    ability: Ability
    layer = Layer.ABILITY

    @cached_property
    def writes(self) -> Tokens:  # type: ignore[override]
        return writes_some("abilities", (getattr(self.ability, "keyword", "other"),))

    @property
    def gives(self) -> tuple[Ability, ...]:
        return (self.ability,)

    def apply(self, c: Characteristics) -> Characteristics:
        return c.but(abilities=(*c.abilities, self.ability))

    def text(self) -> str:
        return f"has {self.ability.text()}"


class LoseAllAbilities(Change):
    """It has no abilities. Source: `cr["613.1f"]`."""

    layer, writes, takes_abilities = Layer.ABILITY, writes_all("abilities"), True

    def apply(self, c: Characteristics) -> Characteristics:
        return c.but(abilities=()) if c.abilities else c

    def text(self) -> str:
        return "loses all abilities"


class LoseAbility(Change):
    """It has no ability with this keyword. Source: `cr["613.1f"]`."""

    keyword: str
    layer, takes_abilities = Layer.ABILITY, True

    @cached_property
    def writes(self) -> Tokens:  # type: ignore[override]
        return writes_some("abilities", (self.keyword,))

    def apply(self, c: Characteristics) -> Characteristics:
        kept = tuple(ability for ability in c.abilities if getattr(ability, "keyword", "") != self.keyword)
        return c.but(abilities=kept) if len(kept) < len(c.abilities) else c

    def text(self) -> str:
        return f"loses {self.keyword}"


# ---------------------------------------------------------------- layer 7
class _Sized(Change):
    """A change with a power and a toughness, which may be amounts."""

    power: int | Amount
    toughness: int | Amount
    writes = SIZE

    @cached_property
    def reads(self) -> Tokens:
        return NONE.union(*(part.reads for part in (self.power, self.toughness) if isinstance(part, Amount)))

    @cached_property
    def resolves(self) -> bool:
        return isinstance(self.power, Amount) or isinstance(self.toughness, Amount)

    def on(self, board: Board, source: ObjectId, you: str, target: ObjectId) -> Change:
        if not self.resolves:
            return self
        power, toughness = (settled(part, board, source, you, target) for part in (self.power, self.toughness))
        return self.but(power=power, toughness=toughness)

    def with_x(self, x: int) -> Change:
        """The same, X being this number."""
        from .amounts import ValueOfX

        fixed = {
            name: part.times * x + part.plus
            for name in ("power", "toughness")
            if isinstance(part := getattr(self, name), ValueOfX)
        }
        return self.but(**fixed) if fixed else self


class DefinePowerToughness(_Sized):
    """A characteristic-defining ability says what its size is. Source: `cr["613.4a"]`, `cr["604.3"]`."""

    layer, rule = Layer.PT_DEFINE, cr["604.3"]

    def apply(self, c: Characteristics) -> Characteristics:
        return c.sized(self.power, self.toughness)  # type: ignore[arg-type]

    def text(self) -> str:
        return f"is defined as {said(self.power)}/{said(self.toughness)}"


class SetPowerToughness(_Sized):
    """It has this size, before counters and bonuses. Source: `cr["613.4b"]`."""

    layer = Layer.PT_SET

    def apply(self, c: Characteristics) -> Characteristics:
        return c.sized(self.power, self.toughness)  # type: ignore[arg-type]

    def text(self) -> str:
        return f"is {said(self.power)}/{said(self.toughness)}"


class ModifyPowerToughness(_Sized):
    """It gets this much bigger or smaller. Source: `cr["613.4c"]`."""

    layer = Layer.PT_MODIFY

    def apply(self, c: Characteristics) -> Characteristics:
        if c.power is None or c.toughness is None:
            return c
        return c.sized(int(c.power) + self.power, int(c.toughness) + self.toughness)  # type: ignore[operator]

    def text(self) -> str:
        return f"gets {_signed(self.power)}/{_signed(self.toughness)}"


class SwitchPowerToughness(Change):
    """Its power and toughness change places. Source: `cr["613.4d"]`."""

    layer, writes = Layer.PT_SWITCH, SIZE

    def apply(self, c: Characteristics) -> Characteristics:
        return c.sized(c.toughness, c.power)

    def text(self) -> str:
        return "its power and toughness are switched"


class NoSize(Change):
    """No power and no toughness, because it is no creature: what the layers have come to, in no layer itself.
    `cr["208.3"]`.
    """

    layer, rule, writes = None, cr["208.3"], SIZE

    def apply(self, c: Characteristics) -> Characteristics:
        return c.sized(None, None)

    def text(self) -> str:
        return "isn't a creature, so it has no power or toughness"


NO_SIZE = NoSize()
_PROVIDES_SIZE = (SetPowerToughness, DefinePowerToughness)


class StaysTapped(Change):
    """It isn't untapped in its controller's untap step: no characteristic, hence in no layer. Source:
    `cr["502.3"]`.
    """

    layer = None

    def apply(self, c: Characteristics) -> Characteristics:
        return c

    def text(self) -> str:
        return "isn't untapped in its controller's untap step"


def _signed(amount: int | Amount) -> str:
    return f"{amount:+d}" if isinstance(amount, int) else f"+{amount.text()}"


def without_defining(c: Characteristics, layer: Layer) -> Characteristics:
    """Without the characteristic-defining abilities that act in this layer. Source: `cr["707.9d"]`."""
    return c.but(abilities=tuple(ability for ability in c.abilities if not defines(ability, layer)))


# ---------------------------------------------------------------- an effect's part in one layer
class Part(NamedTuple):
    """What an effect does in one layer."""

    changes: tuple[Change, ...]
    reads: Tokens
    reads_once_started: Tokens
    writes: Tokens
    resolves: bool
    takes_abilities: bool
    gives: tuple[StaticAbility, ...]


def parts(applies_to: Selector, changes: Iterable[Change], condition: Tokens = NONE) -> dict[Layer, Part]:
    """An effect's changes by layer, worked out once for an ability. Source: `cr["613.6"]`."""
    changes = tuple(changes)
    found = {}
    for layer in sorted({change.layer for change in changes if change.layer}, key=_place):
        here = tuple(change for change in changes if change.layer is layer)
        reads = NONE.union(*(change.reads for change in here))
        given = tuple(ability for change in here for ability in change.gives if isinstance(ability, StaticAbility))
        found[layer] = Part(
            here,
            reads | applies_to.reads | condition,
            reads,
            NONE.union(*(change.writes for change in here)),
            any(change.resolves for change in here),
            any(change.takes_abilities for change in here),
            given,
        )
    return found


def _place(layer: Layer) -> int:
    return layer.place


CHANGELING = StaticAbility(THIS, (AddTypes((EVERY_CREATURE_TYPE,)),), defining=True, keyword="changeling")
DEVOID = StaticAbility(THIS, (SetColors(""),), defining=True, keyword="devoid")
