"""What can an effect do to types and colors (layers 4 and 5)?"""

from __future__ import annotations

from functools import cached_property
from typing import ClassVar

from .abilities import Ability, StaticAbility, intrinsic
from .changes import Change, Layer
from .characteristics import (
    BASIC_LAND_TYPES,
    EVERY_CREATURE_TYPE,
    Characteristics,
    allowed_subtypes,
    in_order,
    kind_of_subtype,
)
from .objects import ObjectId
from .rules import cr
from .selectors import (
    NONE,
    THIS,
    Board,
    Tokens,
    a,
    chosen,
    field_of,
    writes_all,
    writes_some,
)
from .symbols import COLOR_NAMES


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


class _OfChosenType(Change):
    """A change to the creature type that was chosen for the object with this ability."""

    layer, writes = Layer.TYPE, writes_all("subtypes")
    becomes: ClassVar[type[AddTypes | SetTypes]]

    @property
    def resolves(self) -> bool:
        return True

    def on(self, board: Board, source: ObjectId, you: str, target: ObjectId) -> Change:
        found = chosen(board, source, "creature type")
        return self.becomes((found,)) if found else self

    def apply(self, c: Characteristics) -> Characteristics:
        return c  # nothing was chosen for the ability that it has now (607.5a)


class AddChosenType(_OfChosenType):
    """It is also of the creature type that was chosen for the object with this ability. Source: `cr["607.2d"]`,
    `cr["205.1b"]`.
    """

    becomes = AddTypes

    def text(self) -> str:
        return "is also of the chosen type"


class SetChosenType(_OfChosenType):
    """It is of the creature type that was chosen for the object with this ability, and of no other. Source:
    `cr["607.2d"]`, `cr["205.1a"]`.
    """

    becomes = SetTypes

    def text(self) -> str:
        return "is of the chosen type alone"


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
    layer, writes, provides = Layer.COLOR, writes_all("colors"), Layer.COLOR

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


CHANGELING = StaticAbility(THIS, (AddTypes((EVERY_CREATURE_TYPE,)),), defining=True, keyword="changeling")
DEVOID = StaticAbility(THIS, (SetColors(""),), defining=True, keyword="devoid")
