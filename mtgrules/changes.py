"""What can an effect do to an object, and in which layer?"""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from typing import ClassVar, NamedTuple

from .abilities import Ability, StaticAbility, defines
from .characteristics import NOTHING, Characteristics
from .objects import ObjectId
from .rules import Rule, cr
from .selectors import NONE, Board, Selector, Tokens, reads_all, writes_all
from .symbols import ManaCost
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
    provides: ClassVar[Layer | None] = None

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

    def with_own(self, c: Characteristics) -> Change:
        """The same, for an object that has been this so far: some of it may stay. Source: `cr["707.9c"]`."""
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
    layer, takes_abilities = Layer.COPY, True

    @property
    def rule(self) -> Rule:  # type: ignore[override]
        """It gains an ability, it doesn't copy something, or it is modified in another way."""
        if self.change.layer is Layer.COPY and self.change.rule:
            return self.change.rule
        return cr["707.9a"] if self.change.layer is Layer.ABILITY else cr["707.9b"]

    @property
    def writes(self) -> Tokens:  # type: ignore[override]
        return self.change.writes | writes_all("abilities")

    @property
    def gives(self) -> tuple[Ability, ...]:
        return self.change.gives

    @property
    def resolves(self) -> bool:
        return self.change.resolves

    def on(self, board: Board, source: ObjectId, you: str, target: ObjectId) -> Change:
        return self.but(change=self.change.on(board, source, you, target)) if self.resolves else self

    def with_own(self, c: Characteristics) -> Change:
        return self.but(change=self.change.with_own(c))

    def apply(self, c: Characteristics) -> Characteristics:
        provided = self.change.provides
        if provided and c.abilities:
            c = without_defining(c, provided)
        return self.change.apply(c.but(color_indicator=NOTHING) if provided is Layer.COLOR else c)

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
    """A player controls it: the named one, or "you", the controller of the effect's source; for an instruction also
    "target" (the target player) and "owner". Source: `cr["613.1b"]`.
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


class StaysTapped(Change):
    """It isn't untapped in its controller's untap step: no characteristic, hence in no layer. Source:
    `cr["502.3"]`.
    """

    layer = None

    def apply(self, c: Characteristics) -> Characteristics:
        return c

    def text(self) -> str:
        return "isn't untapped in its controller's untap step"


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
