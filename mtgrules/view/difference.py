"""What is different between two moments of a game?"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from mtgrules.objects import ObjectId, Zone
from mtgrules.sentences import WHERE
from mtgrules.view.facts import USUAL, Facts, facts, mana, stack_line

if TYPE_CHECKING:
    from mtgrules.state import Game

COMPARED = (
    "name", "mana_cost", "mana_value", "color_words", "supertypes", "types", "subtypes", "abilities", "power", "toughness",
    "loyalty", "defense", "controller",
)  # fmt: skip


class Difference(NamedTuple):
    """One thing that is different: of which object or player, in what, how it was and how it is. `None`: not
    there.
    """

    object: str
    attribute: str
    before: str | None
    after: str | None

    def __str__(self) -> str:
        """
        >>> str(Difference("Runeclaw Bear", "status", "untapped", "tapped"))
        'Runeclaw Bear: status tapped (was untapped)'
        >>> str(Difference("Canyon Lurkers", "face down", "face down", "none"))
        'Canyon Lurkers: no longer face down'
        """
        if self.attribute == "zone":
            return f"{self.object}: {moved(self.before, self.after)}"
        if self.before is None:
            return f"{self.object}: {self.attribute}: new: {self.after}"
        if self.after is None:
            return f"{self.object}: {self.attribute}: gone: {self.before}"
        if self.after.startswith(self.attribute):
            return f"{self.object}: {self.after} (was {self.before})"
        if self.before.startswith(self.attribute):
            return f"{self.object}: no longer {self.before}"
        return f"{self.object}: {self.attribute} {self.after} (was {self.before})"


class Lit(NamedTuple):
    """How a card of a board is lit: the word (new, gone, changed), where it was or went, and how values were
    before.
    """

    word: str
    where: str = ""
    was: dict[str, str] = {}


def moved(before: str | None, after: str | None) -> str:
    """The words for an object that came, went or changed zones."""
    if before is None:
        return f"new, {after}"
    if after is None:
        return f"gone from {before.removeprefix('in ').removeprefix('on ')}; it no longer exists"
    return f"now {after} (was {before})"


def differences(before: Game, after: Game) -> tuple[Difference, ...]:
    """All differences: turn and players first, then each object, then what lies on the stack."""
    found = [*_of_turn(before, after), *_of_players(before, after)]
    for o in _all(before, after):
        if o in before.objects and o in after.objects:
            was, now = facts(before[o]), facts(after[o])
            found += [Difference(str(o), label, old, new) for label, old, new in changed(was, now)]
        elif o in after.objects or not _successor(after, o):
            old_id, new_id = (_predecessor(before, o), o) if o in after.objects else (o, None)
            found.append(Difference(str(o), "zone", _where(before, old_id), _where(after, new_id)))
    return (*found, *_of_stack(before, after))


def lit(before: Game, after: Game) -> tuple[dict[ObjectId, Lit], dict[ObjectId, Lit]]:
    """What is lit on the board before (what is gone) and on the board after (what is new or changed)."""
    gone, shown = {}, {}
    for o in before.objects:
        if o not in after.objects:
            where = _where(after, _successor(after, o))
            gone[o] = Lit("gone", f"now {where}" if where else "no longer exists")
    for o in after.objects:
        if o not in before.objects:
            where = _where(before, _predecessor(before, o))
            shown[o] = Lit("new", f"was {where}" if where else "")
        elif was := {label: old for label, old, _ in changed(facts(before[o]), facts(after[o]))}:
            shown[o] = Lit("changed", "", was)
    return gone, shown


def changed(was: Facts, now: Facts) -> Iterator[tuple[str, str, str]]:
    """What has changed about one object, in words: in what, before, after."""
    if was == now:
        return
    for name in COMPARED:
        old, new = getattr(was, name), getattr(now, name)
        if old != new:
            yield name.replace("color_words", "colors").replace("_", " "), _words(old), _words(new)
    old_marks, new_marks = dict(was.marks), dict(now.marks)
    for kind in dict.fromkeys((*old_marks, *new_marks)):
        usual = USUAL.get(kind, "none")
        old, new = old_marks.get(kind, usual), new_marks.get(kind, usual)
        if old != new:
            yield kind, old, new


def _words(value: object) -> str:
    if isinstance(value, tuple):
        return "; ".join(value) or "none"
    return "none" if value is None or value == "" else str(value)


def _all(before: Game, after: Game) -> list[ObjectId]:
    return [*before.objects, *(o for o in after.objects if o not in before.objects)]


def _successor(after: Game, o: ObjectId) -> ObjectId | None:
    """What the same card is in the later game."""
    return next((p for p in after.objects if p[:2] == o[:2]), None)


def _predecessor(before: Game, o: ObjectId) -> ObjectId | None:
    return next((p for p in before.objects if p[:2] == o[:2]), None)


def _where(game: Game, o: ObjectId | None) -> str | None:
    return WHERE[game.objects[o].zone] if o else None


def _of_turn(before: Game, after: Game) -> Iterator[Difference]:
    for name in ("number", "active", "step"):
        old, new = getattr(before.turn, name), getattr(after.turn, name)
        if old != new:
            yield Difference("turn", name, str(old), str(new))


def _of_players(before: Game, after: Game) -> Iterator[Difference]:
    for now in after.players:
        was = before.player(now.name)
        hands = [str(len(game.in_zone(Zone.HAND, now.name))) for game in (before, after)]
        rows = (
            ("life", str(was.life), str(now.life)),
            ("hand", *hands),
            ("mana", mana(was.mana) or "none", mana(now.mana) or "none"),
        )
        yield from (Difference(now.name, label, old, new) for label, old, new in rows if old != new)


def _of_stack(before: Game, after: Game) -> Iterator[Difference]:
    """Abilities only: a spell on the stack is an object, and listed as such."""
    old, new = ([stack_line(game, item) for item in game.stack if item.ability] for game in (before, after))
    yield from (Difference("stack", "ability", line, None) for line in old if line not in new)
    yield from (Difference("stack", "ability", None, line) for line in new if line not in old)
