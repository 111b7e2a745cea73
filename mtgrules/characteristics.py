"""What are an object's characteristics?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from .mistakes import WrongValue
from .symbols import COLORS, ManaCost

if TYPE_CHECKING:
    from .abilities import Ability

NOTHING: frozenset[str] = frozenset()
SUPERTYPES = ("Basic", "Legendary", "Ongoing", "Snow", "World")
TYPES = ("Kindred", "Enchantment", "Artifact", "Land", "Creature", "Planeswalker", "Battle", "Instant", "Sorcery")
PERMANENT_TYPES = frozenset({"Enchantment", "Artifact", "Land", "Creature", "Planeswalker", "Battle"})
BASIC_LAND_TYPES = {"Plains": "W", "Island": "U", "Swamp": "B", "Mountain": "R", "Forest": "G"}
EVERY_CREATURE_TYPE = "every creature type"

_SUBTYPES = {
    "Land": "Plains Island Swamp Mountain Forest Cave Desert Gate Lair Locus Mine Planet Power-Plant Sphere Tower Town Urza's",
    "Artifact": "Attraction Blood Bobblehead Clue Contraption Equipment Food Fortification Gold Incubator Infinity Junk Lander "
    "Map Mutagen Powerstone Spacecraft Treasure Vehicle",
    "Enchantment": "Aura Background Cartouche Case Class Curse Plan Role Room Rune Saga Shard Shrine",
    "Planeswalker": "Ajani Aminatou Angrath Arlinn Ashiok Bahamut Basri Bolas Calix Chandra Comet Dack Dakkon Daretti Davriel "
    "Dihada Domri Dovin Ellywick Elminster Elspeth Estrid Freyalise Garruk Gideon Grist Guff Huatli Jace Jaya Jeska Kaito "
    "Karn Kasmina Kaya Kiora Koth Liliana Lolth Lukka Minsc Mordenkainen Nahiri Narset Niko Nissa Nixilis Oko Quintorius "
    "Ral Rowan Saheeli Samut Sarkhan Serra Sivitri Sorin Szat Tamiyo Tasha Teferi Teyo Tezzeret Tibalt Tyvar Ugin Urza "
    "Venser Vivien Vraska Vronos Will Windgrace Wrenn Xenagos Yanggu Yanling Zariel",
    "Instant": "Adventure Arcane Lesson Omen Trap Chorus",
    "Battle": "Siege",
}
KIND_OF_SUBTYPE = {word: kind for kind, words in _SUBTYPES.items() for word in words.split()}


class Stars(int):
    """A printed size that an ability defines, such as `*` or `1+*`: 0 until the ability says more (208.2)."""

    text: str

    def __new__(cls, text: str = "*") -> Stars:
        found = super().__new__(cls, 0)
        found.text = text
        return found

    def __repr__(self) -> str:
        return self.text

    __str__ = __repr__


class Inset(NamedTuple):
    """What is printed in the inset frame of a card: what the object is instead while it is that spell.

    `kind` says which: an "adventure", an "omen" or a "prepare spell". Source: `cr["715.2"]`, `cr["720.2"]`,
    `cr["722.2"]`.
    """

    kind: str
    values: Characteristics

    def __str__(self) -> str:
        return self.values.name


class Characteristics(NamedTuple):
    """What 109.3 lists, and nothing else: who controls an object, its status and counters are kept elsewhere.

    Colors are letters of `WUBRG`. `None` means that there is none: no mana cost, no power (a land has neither).
    `inset` are the alternative characteristics of an adventurer, omen or preparation card: they are copied with
    the rest (715.2b, 720.2b, 722.2b), and no effect on the others changes them.
    """

    name: str = ""
    mana_cost: ManaCost | None = None
    colors: frozenset[str] = NOTHING
    color_indicator: frozenset[str] = NOTHING
    supertypes: frozenset[str] = NOTHING
    types: frozenset[str] = NOTHING
    subtypes: frozenset[str] = NOTHING
    abilities: tuple[Ability, ...] = ()
    inset: Inset | None = None
    loyalty: int | None = None
    defense: int | None = None
    power: int | None = None
    toughness: int | None = None

    def but(self, **changes: Any) -> Characteristics:
        """The same except for some."""
        values: list[Any] = list(self)
        for name, value in changes.items():
            values[PLACE[name]] = value
        return tuple.__new__(Characteristics, values)

    def sized(self, power: int | None, toughness: int | None) -> Characteristics:
        """`but(power=power, toughness=toughness)`, in half its time."""
        return tuple.__new__(Characteristics, (*self[:-2], power, toughness))

    def has(self, word: str) -> bool:
        """Does the type line have this word? Every creature type counts as each."""
        if word in self.types or word in self.subtypes or word in self.supertypes:
            return True
        return EVERY_CREATURE_TYPE in self.subtypes and kind_of_subtype(word) == "Creature"

    @property
    def type_line(self) -> str:
        """The words in the order in which cards print them.

        >>> type_line("Creature Artifact — Wolf Construct").type_line
        'Artifact Creature — Construct Wolf'
        """
        front = [word for word in (*SUPERTYPES, *TYPES) if word in self.supertypes or word in self.types]
        back = sorted(self.subtypes)
        return " ".join(front) + (f" — {' '.join(back)}" if back else "")

    @property
    def names(self) -> tuple[str, ...]:
        """Its names: two for a split card off the stack, else one. Source: `cr["709.4a"]`.

        >>> Characteristics(name="Wear // Tear").names
        ('Wear', 'Tear')
        """
        return tuple(self.name.split(" // "))

    @property
    def size(self) -> str:
        """`2/2`, or nothing without power and toughness."""
        return "" if self.power is None or self.toughness is None else f"{self.power}/{self.toughness}"


PLACE = {name: i for i, name in enumerate(Characteristics._fields)}


def kind_of_subtype(word: str) -> str:
    """The card type that a subtype belongs to; a word that is none of the others is a creature type.
    `cr["205.3"]`.
    """
    if word in SUPERTYPES or word in TYPES:
        return ""
    return KIND_OF_SUBTYPE.get(word, "Creature")


def allowed_subtypes(types: frozenset[str], subtypes: frozenset[str]) -> frozenset[str]:
    """Those of the subtypes that go with the types: an object has no subtype of a type it hasn't. `cr["205.3d"]`."""
    if "Kindred" in types:
        types = types | {"Creature"}
    if "Sorcery" in types:
        types = types | {"Instant"}
    return frozenset(word for word in subtypes if kind_of_subtype(word) in types)


def type_line(text: str) -> Characteristics:
    """Read `Legendary Creature — Human Warrior` into characteristics that have only these types."""
    front, _, back = text.replace(" - ", " — ").partition("—")
    words = front.split()
    if unknown := [word for word in words if word not in SUPERTYPES and word not in TYPES and word != "Token"]:
        raise WrongValue(f"{unknown[0]!r} is no card type or supertype: {text!r}")
    return Characteristics(
        supertypes=frozenset(word for word in words if word in SUPERTYPES),
        types=frozenset(word for word in words if word in TYPES),
        subtypes=frozenset(back.split()),
    )


def in_order(colors: frozenset[str]) -> str:
    """Colors as cards order them: white, blue, black, red, green."""
    return "".join(color for color in COLORS if color in colors)
