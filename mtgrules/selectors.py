"""To which objects does something apply, and which may be chosen?"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any, ClassVar, NamedTuple

from .characteristics import SUPERTYPES, TYPES, Characteristics, kind_of_subtype
from .objects import GameObject, ObjectId, Zone, printed_line
from .sentences import WHERE
from .symbols import COLOR_NAMES
from .trace import Line
from .value import Value

Tokens = frozenset[str]
NONE: Tokens = frozenset()


# What is read and what is written: a reader of one value names the field and the value; a writer of one value names the
# value and "some value of the field". So "creatures" meets what writes all types or Creature, but not what adds Artifact.
def reads_all(name: str) -> Tokens:
    return frozenset({name, f"{name}=*"})


def reads_some(name: str, values: tuple[str, ...]) -> Tokens:
    return frozenset({name, *(f"{name}={value}" for value in values)}) if values else NONE


def writes_all(name: str) -> Tokens:
    return frozenset({name})


def writes_some(name: str, values: tuple[str, ...]) -> Tokens:
    return frozenset({f"{name}=*", *(f"{name}={value}" for value in values)}) if values else NONE


def field_of(word: str) -> str:
    """Which field a word of the type line stands in."""
    return "supertypes" if word in SUPERTYPES else "types" if word in TYPES else "subtypes"


def reads_words(words: tuple[str, ...]) -> Tokens:
    found = NONE
    for word in words:
        found |= reads_some(field_of(word), (word,))
        if field_of(word) == "subtypes" and kind_of_subtype(word) == "Creature":
            found |= reads_some("subtypes", ("every creature type",))
    return found


class Board(NamedTuple):
    """The permanents with the line each has at this point of the fold; everything else as `elsewhere` has it, or
    as printed.
    """

    lines: Mapping[ObjectId, Line]
    objects: Mapping[ObjectId, GameObject]
    active: str = ""
    elsewhere: Mapping[ObjectId, Line] = {}
    pools: Mapping[str, str] = {}

    def line(self, o: ObjectId) -> Line:
        if found := self.lines.get(o):
            return found
        if o in self.objects and (found := self.elsewhere.get(o)):
            return found
        obj = self.objects[o]
        return printed_line(obj.printed, obj.controller)

    def in_zone(self, zone: Zone) -> list[tuple[ObjectId, Line]]:
        if zone is Zone.BATTLEFIELD:
            return list(self.lines.items())
        return [(o, self.line(o)) for o, obj in self.objects.items() if obj.zone is zone]

    def you(self, source: ObjectId) -> str:
        """Who "you" is in the text of this object: its controller."""
        return self.line(source).controller if source in self.objects else ""


class Selector(Value):
    """Which objects; a value, so that two selections can be compared."""

    yours: ClassVar[bool] = False

    def objects(self, board: Board, source: ObjectId, you: str) -> list[ObjectId]:
        """The objects it selects, in the order of the board."""
        raise NotImplementedError

    @property
    def reads(self) -> Tokens:
        """The characteristics that decide what it selects."""
        return NONE

    def text(self) -> str:
        """How it is said in an ability."""
        raise NotImplementedError


class Only(Selector):
    """Exactly these, whatever they become."""

    ids: tuple[ObjectId, ...]

    def objects(self, board: Board, source: ObjectId, you: str) -> list[ObjectId]:
        return [o for o in self.ids if o in board.lines]

    def text(self) -> str:
        return ", ".join(str(o) for o in self.ids)


class This(Selector):
    """The object that has the ability."""

    def objects(self, board: Board, source: ObjectId, you: str) -> list[ObjectId]:
        return [source] if source in board.lines else []

    def text(self) -> str:
        return "this"


class Host(Selector):
    """What the Aura or Equipment with the ability is attached to."""

    def objects(self, board: Board, source: ObjectId, you: str) -> list[ObjectId]:
        obj = board.objects.get(source)
        return [obj.attached_to] if obj and obj.attached_to in board.lines else []  # type: ignore[list-item]

    def text(self) -> str:
        return "what this is attached to"


class Each(Selector):
    """Every object that fits. `words` are words of the type line that it must all have; `either`: one of these;
    `without`: none of these. Colors are letters, one of which it must have ("C": it must have none). `having` is the
    name of a keyword that it must have (or "adventure"), `lacking` of one that it mustn't. `controller` is "you" or
    "opponent" (off the battlefield and the stack the owner). `other`: not the object with the ability. `chosen`: it
    has the type or color that was chosen for that. `mana_value` and `power` are pairs such as ("<=", 2). `zone` is
    one of Zone.BATTLEFIELD, GRAVEYARD, HAND, EXILE, LIBRARY, STACK, COMMAND.
    """

    words: tuple[str, ...] = ()
    either: tuple[str, ...] = ()
    without: tuple[str, ...] = ()
    controller: str = ""
    other: bool = False
    having: str = ""
    colors: str = ""
    named: str = ""
    token: bool | None = None
    tapped: bool | None = None
    attacking: bool | None = None
    counter: str = ""
    chosen: str = ""
    mana_value: tuple[str, int | str] | None = None
    power: tuple[str, int] | None = None
    cost_has: str = ""
    same_owner: bool = False
    lacking: str = ""
    face_down: bool | None = None
    zone: Zone = Zone.BATTLEFIELD

    @property
    def yours(self) -> bool:  # type: ignore[override]
        return bool(self.controller)

    @cached_property
    def reads(self) -> Tokens:
        found = reads_words(self.words + self.either + self.without)
        parts = [
            reads_some("abilities", (self.having,)) if self.having else NONE,
            reads_some("abilities", (self.lacking,)) if self.lacking else NONE,
            reads_all("controller") if self.controller else NONE,
            reads_all("colors") if self.colors else NONE,
            reads_all("name") if self.named else NONE,
            reads_all("mana_cost") if self.mana_value or self.cost_has else NONE,
            reads_all("power") if self.power else NONE,
            reads_all("colors" if self.chosen == "color" else "subtypes") if self.chosen else NONE,
        ]
        return found.union(*parts)

    def objects(self, board: Board, source: ObjectId, you: str) -> list[ObjectId]:
        found = board.in_zone(self.zone)
        for word in self.words:
            found = [(o, line) for o, line in found if line.values.has(word)]
        if self.either:
            found = [(o, line) for o, line in found if any(line.values.has(word) for word in self.either)]
        if self.without:
            found = [(o, line) for o, line in found if not any(line.values.has(word) for word in self.without)]
        if self.controller:
            mine = self.controller == "you"
            found = [(o, line) for o, line in found if (line.controller == you) is mine]
        if self.other:
            found = [(o, line) for o, line in found if o != source]
        if self._unusual:
            found = [(o, line) for o, line in found if not self._misfit(line.values, o, board, source)]
        return [o for o, _ in found]

    @cached_property
    def _unusual(self) -> bool:
        return self.but(words=(), either=(), without=(), controller="", other=False, zone=Zone.BATTLEFIELD) != Each()

    def _misfit(self, c: Characteristics, o: ObjectId, board: Board, source: ObjectId) -> str:
        """Why an object with these characteristics doesn't fit one of the rarer conditions, or nothing if it fits."""
        obj = board.objects[o]
        wanted = self.chosen and chosen(board, source, self.chosen)
        misfits = {
            f"it has no {self.having}": self.having and not has_keyword(c, self.having),
            f"it has {self.lacking}": self.lacking and has_keyword(c, self.lacking),
            "it is face up" if self.face_down else "it is face down": self.face_down is not None
            and obj.face_down is not self.face_down,
            f"it isn't {_colors(self.colors)}": self.colors and not _has_color(c, self.colors),
            f"it isn't named {self.named}": self.named and self.named not in (c.name, *c.names),
            "it is a token" if self.token is False else "it isn't a token": self.token is not None
            and obj.is_token is not self.token,
            "it is untapped" if self.tapped else "it is tapped": self.tapped is not None
            and obj.tapped is not self.tapped,
            "it isn't attacking" if self.attacking else "it is attacking": self.attacking is not None
            and (obj.attacking is not None) is not self.attacking,
            f"it has no {self.counter} counter".replace("no any", "no"): self.counter
            and not (obj.counters if self.counter == "any" else obj.count(self.counter)),
            "it isn't of the chosen kind": self.chosen and not (wanted and (c.has(wanted) or _is_color(c, wanted))),
            f"its mana cost has no {{{self.cost_has}}}": self.cost_has
            and not (c.mana_cost and self.cost_has in c.mana_cost.symbols),
            "its mana value doesn't fit": self.mana_value and not _fits(mana_value_on(board, o), self.mana_value),
            "it has another owner": self.same_owner
            and source in board.objects
            and obj.owner != board.objects[source].owner,
            "its power doesn't fit": self.power and not _fits(c.power or 0, self.power),
        }
        return next((text for text, misfit in misfits.items() if misfit), "")

    def why_not(self, board: Board, source: ObjectId, you: str, o: ObjectId) -> str:
        """Why this object isn't selected, in plain words; nothing if it is."""
        obj, line = board.objects[o], board.line(o)
        if obj.zone is not self.zone:
            return f"it is {where(obj.zone)}, not {where(self.zone)}"
        if obj.phased_out:
            return "it is phased out, so it is treated as though it didn't exist"
        if missing := [word for word in self.words if not line.values.has(word)]:
            return f"it isn't {a(missing[0])}"
        if self.either and not any(line.values.has(word) for word in self.either):
            return f"it is neither {' nor '.join(a(word) for word in self.either)}"
        if present := [word for word in self.without if line.values.has(word)]:
            return f"it is {a(present[0])}"
        if self.controller and (line.controller == you) is not (self.controller == "you"):
            return f"{line.controller} controls it"
        if self.other and o == source:
            return "it is the object itself"
        return self._misfit(line.values, o, board, source)

    def text(self) -> str:
        front = [
            *(["other"] if self.other else []),
            *([{True: "tapped", False: "untapped"}[self.tapped]] if self.tapped is not None else []),
            *([{True: "token", False: "nontoken"}[self.token]] if self.token is not None else []),
            *(["attacking"] if self.attacking else []),
            *([{True: "face-down", False: "face-up"}[self.face_down]] if self.face_down is not None else []),
            *([_colors(self.colors)] if self.colors else []),
            *(f"non{_lower(word)}" if field_of(word) != "subtypes" else f"non-{word}" for word in self.without),
            *(_lower(word) for word in self.words[:-1]),
        ]
        noun = _lower(self.words[-1]) if self.words else " or ".join(_lower(word) for word in self.either)
        noun = noun or ("permanent" if self.zone is Zone.BATTLEFIELD else "card")
        back = [
            *([f"named {self.named}"] if self.named else []),
            *([f"with {self.having}"] if self.having else []),
            *([f"without {self.lacking}"] if self.lacking else []),
            *([f"with a {self.counter} counter".replace("any ", "")] if self.counter else []),
            *(["of the chosen kind"] if self.chosen else []),
            *([f"with {{{self.cost_has}}} in its cost"] if self.cost_has else []),
            *([f"with mana value {_than(self.mana_value)}"] if self.mana_value else []),
            *([f"with power {_than(self.power)}"] if self.power else []),
            *(["with the same owner as this"] if self.same_owner else []),
            *([{"you": "you control", "opponent": "an opponent controls"}[self.controller]] if self.controller else []),
            *([] if self.zone is Zone.BATTLEFIELD else [where(self.zone)]),
        ]
        return " ".join([*front, noun, *back])


def each(*words: str, **more: object) -> Each:
    """`each("Creature", controller="you")`: every creature you control."""
    return Each(words, **more)  # type: ignore[arg-type]


def any_other(kind: Each) -> Each:
    """The same, but not the object itself."""
    return kind.but(other=True)


THIS = This()
HOST = Host()
PERMANENT = Each()
CREATURE = each("Creature")
LAND = each("Land")
ARTIFACT = each("Artifact")
ENCHANTMENT = each("Enchantment")
NONLAND = Each(without=("Land",))
YOUR_CREATURES = each("Creature", controller="you")
CREATURE_CARD_IN_A_GRAVEYARD = each("Creature", zone=Zone.GRAVEYARD)


def chosen(board: Board, source: ObjectId, link: str) -> str:
    """What was chosen for an object under this name, by the ability that it has now: a link is a pair of abilities
    that came together, printed or by one copy effect. Nothing if that was never asked. Source: `cr["607.5"]`,
    `cr["607.5a"]`.
    """
    return next(reversed(all_chosen(board, source, link)), "")


def all_chosen(board: Board, source: ObjectId, link: str) -> list[Any]:
    """All that was chosen or dealt with under this name by the abilities that it has now. Source: `cr["607.1"]`,
    `cr["607.5"]`.
    """
    given_by = link_given_by(board, source)
    return [value for name, value, by in board.objects[source].chosen if name == link and by == given_by]


def link_given_by(board: Board, source: ObjectId) -> int:
    """Which copy effect gave an object its abilities (0: they are printed), by its timestamp. Source:
    `cr["607.5"]`.
    """
    line: Line | None = board.line(source)
    while line is not None and not (line.layer and line.layer.label == "1a" and line.change and line.change.gives_all):
        line = line.before
    return line.effect.timestamp if line and line.effect else 0


def _is_color(c: Characteristics, name: str) -> bool:
    return any(COLOR_NAMES[letter] == name for letter in c.colors)


def has_keyword(c: Characteristics, name: str) -> bool:
    """Does it have this keyword ability, or this kind of inset part ("adventure", "omen", "prepare spell")?

    Source: `cr["702.1"]`, `cr["715.2a"]`, `cr["722.2a"]`.
    """
    return (c.inset is not None and c.inset.kind == name) or any(
        getattr(ability, "keyword", "") == name for ability in c.abilities
    )


def mana_value_of(c: Characteristics) -> int:
    """The mana value off the stack, as far as the characteristics alone tell. `Seen.mana_value` knows faces too."""
    return c.mana_cost.mana_value() if c.mana_cost else 0


def mana_value_on(board: Board, o: ObjectId) -> int:
    """The mana value of an object: by the front faces, where those count. Source: `cr["202.3"]`."""
    obj, line = board.objects[o], board.line(o)
    fronts = obj.fronts_that_count
    if fronts and not any(step.change and step.change.gives_all for step in line.lines()):
        return sum(map(mana_value_of, fronts))
    return mana_value_of(line.values)


def with_x(what: Each | str, x: int) -> Each | str:
    """The same, X being this number. Source: `cr["107.3a"]`."""
    if isinstance(what, str) or what.mana_value is None or what.mana_value[1] != "X":
        return what
    return what.but(mana_value=(what.mana_value[0], x))


def a(word: str) -> str:
    """`an artifact`, `a Bear`."""
    word = _lower(word)
    return ("an " if word[0].lower() in "aeiou" else "a ") + word


def _lower(word: str) -> str:
    return word if field_of(word) == "subtypes" else word.lower()


COLORLESS = "C"


def _has_color(c: Characteristics, letters: str) -> bool:
    return not c.colors if letters == COLORLESS else bool(c.colors & frozenset(letters))


def _colors(letters: str) -> str:
    return "colorless" if letters == COLORLESS else " or ".join(COLOR_NAMES[letter] for letter in letters)


def _fits(number: int, bound: tuple[str, int | str]) -> bool:
    sign, limit = bound
    if isinstance(limit, str):
        raise LookupError("X has a value only while its spell or ability is dealt with")
    return {"<=": number <= limit, ">=": number >= limit, "=": number == limit}[sign]


def _than(bound: tuple[str, int | str]) -> str:
    return {"<=": f"{bound[1]} or less", ">=": f"{bound[1]} or more", "=": str(bound[1])}[bound[0]]


def where(zone: Zone) -> str:
    return f"in a {zone}" if zone in (Zone.GRAVEYARD, Zone.HAND, Zone.LIBRARY) else WHERE[zone]
