"""What is a card, a face, a token, an object?"""

from __future__ import annotations

from enum import Enum
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from .characteristics import NOTHING, Characteristics, Inset, Stars, type_line
from .halves import FUSED, JOINED
from .symbols import ManaCost
from .trace import Line
from .value import Value

if TYPE_CHECKING:
    from .abilities import Ability


class Zone(Enum):
    """Where an object can be; outside the game is no zone, but something can be there, too.

    Source: `cr["400.1"]`, `cr["400.11"]`.
    """

    BATTLEFIELD = "battlefield"
    STACK = "stack"
    HAND = "hand"
    LIBRARY = "library"
    GRAVEYARD = "graveyard"
    EXILE = "exile"
    COMMAND = "command"
    OUTSIDE = "outside the game"

    __hash__ = object.__hash__

    def __str__(self) -> str:
        return self.value

    def __repr__(self) -> str:
        return f"Zone.{self.name}"


class Layout(Enum):
    """How a card's two sets of characteristics belong together: two faces (`cr["712.1"]`), two halves
    (`cr["709.1"]`), or an inset frame (`cr["715.1"]`, `cr["720.1"]`, `cr["722.1"]`).
    """

    NORMAL = "normal"
    TRANSFORM = "nonmodal double-faced"
    MODAL = "modal double-faced"
    MELD = "meld"
    FLIP = "flip"
    PROTOTYPE = "prototype"
    ROOM = "room"
    SPLIT = "split"
    ADVENTURE = "adventurer"
    OMEN = "omen"
    PREPARATION = "preparation"


INSETS = {Layout.ADVENTURE: "adventure", Layout.OMEN: "omen", Layout.PREPARATION: "prepare spell"}
"""What the inset frame of such a card is called."""
CASTABLE_APART = (Layout.MODAL, Layout.ROOM, Layout.SPLIT, Layout.ADVENTURE, Layout.OMEN)
"""The cards of which a player chooses a part to cast. Source: `cr["709.3"]`, `cr["712.11b"]`, `cr["715.3"]`, `cr["720.3"]`."""


class ObjectId(NamedTuple):
    """Which object: the card that it is, which of several such cards, and how often that card has changed zones
    (400.7).
    """

    label: str
    number: int = 1
    life: int = 0

    def __str__(self) -> str:
        return self.label if self.number == 1 else f"{self.label}#{self.number}"

    def previous_life(self) -> ObjectId:
        """The object that it was before its last zone change."""
        return self._replace(life=self.life - 1)

    def says(self, name: str) -> bool:
        """Does the label say this name already, as a card's does, or a token's that copies it?"""
        return name in ("", self.label, self.label.removesuffix(" token"))

    def next_life(self) -> ObjectId:
        """The new object that it becomes in another zone."""
        return self._replace(life=self.life + 1)


@lru_cache(4096)
def face(
    name: str, cost: str | None, types: str, size: str | int | None, abilities: tuple[Ability, ...], colors: str
) -> Characteristics:
    """One side of a card: what is printed on it. Colors come from the cost or from a color indicator (202.2, 204)."""
    paid = ManaCost.of(cost) if cost else None
    indicator = frozenset(colors)
    found = type_line(types).but(
        name=name, mana_cost=paid, color_indicator=indicator, abilities=abilities,
        colors=indicator or (paid.colors if paid else NOTHING),
    )  # fmt: skip
    if isinstance(size, int):
        return found.but(**{"defense" if "Battle" in found.types else "loyalty": size})
    power, _, toughness = (size or "").partition("/")
    return found.sized(_number(power), _number(toughness)) if size else found


def _number(text: str) -> int:
    return Stars(text) if "*" in text else int(text)


class Card(Value):
    """A card, or what defines a token: a name, a cost (`None` for none), a type line, a size, abilities.

    The size is `"2/3"`, or a number for a planeswalker's loyalty or a battle's defense. `colors` is a color indicator
    (a token's defined colors). A second face, the right half or the inset part is a `Card` in `back`, and `layout`
    says how the two belong together; a split card may be called after both halves, `"Wear // Tear"`. The combined
    back of a meld pair is a `Card` of its own, whose `parts` are the two cards.
    """

    name: str
    cost: str | None
    types: str
    size: str | int | None = None
    abilities: tuple[Ability, ...] = ()
    colors: str = ""
    back: Card | None = None
    layout: Layout = Layout.NORMAL
    values: Characteristics | None = None
    parts: tuple[Card, ...] = ()

    def __init__(
        self, name: str, cost: str | None, types: str, size: str | int | None = None, *abilities: Any, **more: Any
    ) -> None:
        from .abilities import Ability

        if abilities:
            more["abilities"] = abilities
        super().__init__(name, cost, types, size, **more)
        if wrong := [ability for ability in self.abilities if not isinstance(ability, Ability)]:
            raise TypeError(f"{name}: {wrong[0]!r} is no ability")

    @cached_property
    def faces(self) -> tuple[Characteristics, ...]:
        """What is printed on each face, front first; of a split card the halves, left first; of a card with an inset
        part its normal characteristics, then those.
        """
        name = self.name.partition(JOINED)[0] if self.layout is Layout.SPLIT else self.name
        front = self.values or face(name, self.cost, self.types, self.size, self.abilities, self.colors)
        if self.back and (kind := INSETS.get(self.layout)):
            inset = Inset(kind, self.back.faces[0])
            return front.but(inset=inset), inset.values.but(inset=inset)
        if self.back and self.layout is Layout.FLIP and self.values is None:
            from .flipping import flips_into

            front = front.but(abilities=(*front.abilities, flips_into(self.back.faces[0], front)))
        return (front, *self.back.faces) if self.back else (front,)

    @cached_property
    def whole(self) -> Characteristics:
        """Both halves of a split card or Room as one object. Source: `cr["709.4"]`, `cr["709.5"]`."""
        from .halves import combined
        from .rooms import whole

        return (combined if self.layout is Layout.SPLIT else whole)(*self.faces[:2])

    @classmethod
    def from_values(cls, values: Characteristics, back: Card | None = None, layout: Layout = Layout.NORMAL) -> Card:
        """What has just these characteristics: a token that is a copy."""
        cost = str(values.mana_cost) if values.mana_cost else None
        return cls(values.name, cost, values.type_line, values=values, back=back, layout=layout)

    @property
    def parts_named(self) -> tuple[str, ...]:
        """What its halves, its inset part, or the faces that may be cast are called. Source: `cr["709.3"]`,
        `cr["715.3"]`.
        """
        return tuple(part.name for part in self.faces) if self.layout in CASTABLE_APART else ()

    @property
    def double_faced(self) -> bool:
        """Can it transform at all? Source: `cr["712.1"]`, `cr["712.9"]`."""
        return self.back is not None and self.layout in (Layout.TRANSFORM, Layout.MODAL)

    def __repr__(self) -> str:
        first = self.faces[0]
        size = first.size or next((str(n) for n in (first.loyalty, first.defense) if n is not None), "")
        shown = [self.name, self.cost or "", first.type_line, size]
        return "   ".join(part for part in shown if part)


class Component(NamedTuple):
    """One of the cards that represent a melded permanent: the object it was last, and the card. Source:
    `cr["712.21"]`.
    """

    id: ObjectId
    card: Card
    is_commander: bool = False
    is_token: bool = False


class GameObject(Value):
    """One object in one zone, and all about it that is no characteristic (110.5, 122, 303.4, 302.6): copying can't
    touch it.

    `created_face` is the face that a token of two faces copies: the one that was up as it was created. `phased_out` is the player under whose control it phased out, or nothing; `phased_with` what it was attached
    to then, if it phased out because that did (702.26g). `spent` is how much mana was spent on casting it,
    nothing if it wasn't cast; `spent_mana` is that mana as letters, if somebody said which it was.
    """

    id: ObjectId
    card: Card
    owner: str
    controller: str
    zone: Zone
    timestamp: int = 0
    is_token: bool = False
    is_copy: bool = False
    is_commander: bool = False
    face: int = 0
    created_face: int = 0
    tapped: bool = False
    flipped: bool = False
    face_down: bool = False
    phased_out: str = ""
    phased_with: ObjectId | None = None
    counters: tuple[tuple[str, int, int], ...] = ()
    damage: int = 0
    attached_to: ObjectId | None = None
    attacking: str | ObjectId | None = None
    blocking: ObjectId | None = None
    blocked: bool = False
    since: int = 0
    loyalty_used: int = 0
    x: int | None = None
    kicked: int = 0
    spent: int | None = None
    spent_mana: str = ""
    chosen: tuple[tuple[str, Any, int], ...] = ()
    designations: tuple[str, ...] = ()
    parts: tuple[Component, ...] = ()

    @property
    def printed(self) -> Characteristics:
        """What is printed on the face that is up; off the battlefield and the stack the front face counts
        (712.8a), or both halves (709.4), or what isn't in the inset frame (715.4).
        """
        if self.card.layout in (Layout.ROOM, Layout.SPLIT) and (
            self.zone is not Zone.STACK or FUSED in self.designations
        ):
            return self.card.whole
        shown = self.face if self.zone in (Zone.BATTLEFIELD, Zone.STACK) else 0
        return self.card.faces[shown]

    @property
    def fronts_that_count(self) -> tuple[Characteristics, ...]:
        """The front faces of its own whose costs make its mana value, if they do: that of a nonmodal card with its
        back face up, and all those of a melded permanent. A token that was created with its back face up copies that
        face (which reading of `cr["202.3b"]` that is stays open); one that has transformed counts its front's cost
        like a card. Source: `cr["202.3b"]`, `cr["202.3c"]`, `cr["712.8e"]`.
        """
        if self.face_down or self.zone not in (Zone.BATTLEFIELD, Zone.STACK):
            return ()
        if self.parts:
            return tuple(part.card.faces[0] for part in self.parts)
        turned = self.face and not self.created_face and self.card.layout is Layout.TRANSFORM
        return (self.card.faces[0],) if turned else ()

    def count(self, kind: str) -> int:
        """How many counters of this kind are on it."""
        return next((n for name, n, _ in self.counters if name == kind), 0)


@lru_cache(2**14)
def printed_line(values: Characteristics, controller: str) -> Line:
    """The first line of an explanation: the same card under the same player is the same line."""
    from .abilities import intrinsic

    own = intrinsic(values.subtypes) if "Land" in values.types else ()
    own = tuple(ability for ability in own if ability not in values.abilities)  # a copied land has them already
    return Line(values.but(abilities=values.abilities + own) if own else values, controller)
