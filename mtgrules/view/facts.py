"""What is there to see of an object, a player, a moment? Words and numbers that every view shows the same way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mtgrules.bestow import is_bestowed
from mtgrules.changes import BecomeCopy
from mtgrules.objects import Layout, ObjectId, Zone
from mtgrules.selectors import a
from mtgrules.symbols import COLOR_NAMES
from mtgrules.untapping import held_down_by
from mtgrules.value import Value

if TYPE_CHECKING:
    from mtgrules.objects import GameObject
    from mtgrules.seen import Seen
    from mtgrules.state import Game, StackItem

USUAL = {"status": "untapped", "counters": "no counters"}
"""What is so if nothing is said."""


class Facts(Value):
    """All that is shown of one object. `marks` is what is unusual besides its characteristics: (kind, words)."""

    id: ObjectId
    name: str
    card: str
    mana_cost: str | None
    mana_value: int
    colors: str
    supertypes: str
    types: str
    subtypes: str
    abilities: tuple[str, ...]
    power: str
    toughness: str
    loyalty: int | None
    defense: int | None
    controller: str
    owner: str
    zone: Zone
    marks: tuple[tuple[str, str], ...]

    @property
    def shown_name(self) -> str:
        """Its name now; a face-down object has none."""
        return self.name or "(no name)"

    @property
    def type_line(self) -> str:
        front = " ".join(filter(None, (self.supertypes, self.types)))
        return front + (f" — {self.subtypes}" if self.subtypes else "")

    @property
    def size(self) -> str:
        """`2/2`, or nothing."""
        return f"{self.power}/{self.toughness}" if self.power and self.toughness else ""

    @property
    def color_words(self) -> str:
        return ", ".join(COLOR_NAMES[letter] for letter in self.colors) or "colorless"

    @property
    def is_token(self) -> bool:
        return ("token", "token") in self.marks

    @property
    def real_card(self) -> str:
        """The card that it is, where its name now is another."""
        return "" if self.card == self.name else self.card


def facts(seen: Seen) -> Facts:
    """What this moment shows of an object."""
    c = seen.values
    front, _, _ = c.type_line.partition(" — ")
    words = [word for word in front.split() if word not in c.supertypes]
    return Facts(
        id=seen.id,
        name=c.name,
        card=str(seen.id),
        mana_cost=seen.mana_cost,
        mana_value=seen.mana_value,
        colors=seen.colors,
        supertypes=" ".join(word for word in front.split() if word in c.supertypes),
        types=" ".join(words),
        subtypes=" ".join(sorted(c.subtypes)),
        abilities=seen.abilities,
        power="" if c.power is None else str(c.power),
        toughness="" if c.toughness is None else str(c.toughness),
        loyalty=seen.loyalty,
        defense=seen.defense,
        controller=seen.controller,
        owner=seen.owner,
        zone=seen.object.zone,
        marks=tuple(marks(seen)),
    )


def marks(seen: Seen) -> list[tuple[str, str]]:
    """What is unusual about an object and no characteristic: its status, counters, what is attached, and so on."""
    obj = seen.object
    found = [("status", "tapped")] if obj.tapped else []
    if obj.counters:
        found.append(("counters", ", ".join(counted(n, f"{kind} counter") for kind, n, _ in obj.counters)))
    found += copied(seen)
    found += [(kind, words) for kind, is_so, words in (
        ("token", obj.is_token, "token"),
        ("copy on the stack", obj.is_copy and not obj.is_token, "a copy, not a card"),
        ("commander", obj.is_commander, "commander"),
        ("melded" if obj.card.parts else "merged", bool(obj.parts), made_of(obj)),
        ("prototype", is_prototype(obj), "a prototype"),
        ("bestowed", is_bestowed(obj), "bestowed"),
        ("face down", obj.face_down, "face down"),
        ("phased out", bool(obj.phased_out), "phased out"),
        ("held down", held_down_by(seen.game, seen.id) is not None, "held down"),
        ("flipped", obj.flipped, "flipped"),
        ("damage", bool(obj.damage), f"{obj.damage} damage"),
        ("X", bool(obj.x), f"X = {obj.x} was paid"),
        ("owner", obj.owner != seen.controller, f"owned by {obj.owner}"),
    ) if is_so]  # fmt: skip
    return found + faces(obj) + parts(seen) + relations(seen)


def copied(seen: Seen) -> list[tuple[str, str]]:
    """Of what it is a copy by the last copy effect, if so."""
    for line in reversed(seen.game.derivation.line(seen.id).lines()):
        if isinstance(line.change, BecomeCopy):
            return [("copy of", f"copy of {line.change.of or line.change.values.name or 'something nameless'}")]
    return []


def made_of(obj: GameObject) -> str:
    """The cards that it is made of: a meld's two, or what merged, the topmost first."""
    names = [part.card.name for part in obj.parts]
    return f"melded: {' and '.join(names)}" if obj.card.parts else f"merged: {' on top of '.join(names)}"


def is_prototype(obj: GameObject) -> bool:
    """Was it cast as a prototype?"""
    return obj.card.layout is Layout.PROTOTYPE and bool(obj.face)


def faces(obj: GameObject) -> list[tuple[str, str]]:
    """Which of two faces is up, both named."""
    if not obj.card.double_faced:
        return []
    names = [face.name for face in obj.card.faces]
    up = "back" if obj.face else "front"
    return [("face", f"{up} face up: {names[obj.face]} (other face: {names[1 - obj.face]})")]


def parts(seen: Seen) -> list[tuple[str, str]]:
    """The inset part that it has, whether or not that is what it is now. Source: `cr["715.2a"]`, `cr["722.2a"]`."""
    inset = seen.values.inset
    return [("part", f"has {a(inset.kind)}: {inset}")] if inset else []


def relations(seen: Seen) -> list[tuple[str, str]]:
    """What it has to do with other objects, and what was chosen for it."""
    obj, found = seen.object, []
    if obj.attached_to:
        found.append(("attached to", f"attached to {called(seen.game, obj.attached_to)}"))
    if seen.attachments:
        found.append(("attachments", f"has {', '.join(seen.attachments)} attached"))
    if obj.attacking is not None:
        found.append(("combat", f"attacking {obj.attacking}"))
    if obj.blocking:
        found.append(("combat", f"blocking {called(seen.game, obj.blocking)}"))
    if obj.chosen:
        said = [f"{link}: {said_of(value)}" for link, value, _ in obj.chosen]
        found.append(("remembers", f"remembers {', '.join(said)}"))
    return found + [("designation", word) for word in obj.designations]


def said_of(value: object) -> str:
    """A remembered value in words: several objects one after the other."""
    if isinstance(value, ObjectId) or not isinstance(value, (tuple, list, frozenset)):
        return str(value)
    return " and ".join(str(part) for part in value) or "nothing"


def counted(number: int, what: str) -> str:
    """`1 charge counter`, `2 +1/+1 counters`."""
    return f"{number} {what}{'' if number == 1 else 's'}"


def called(game: Game, o: ObjectId | str) -> str:
    """An object by its name now, with the card that it is if that is another."""
    if not isinstance(o, ObjectId):
        return o
    name = game.last_known(o)[o].name or "nameless object"
    return str(o) if name == o.label else f"{name} [{o}]"


def stack_line(game: Game, item: StackItem) -> str:
    """What lies on the stack, in words: the spell, or the ability and its source, with its targets."""
    name = called(game, item.source)
    targets = f", targeting {', '.join(called(game, o) for o in item.targets)}" if item.targets else ""
    if item.ability is None:
        return name + (f", X = {item.x}" if item.x else "") + (", a copy" if item.is_copy else "") + targets
    return f"ability of {name}: {item.ability.text()}{targets}"


def when(game: Game) -> str:
    """`Turn 5, Alice's precombat main`"""
    return f"Turn {game.turn.number}, {game.turn.active}’s {game.turn.step}{f' · {game.time}' if game.time else ''}"


def mana(letters: str) -> str:
    """Mana as symbols: `{G}{G}`."""
    return "".join(f"{{{letter}}}" for letter in letters)
