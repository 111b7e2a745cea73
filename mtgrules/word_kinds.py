"""Does a word hold what it can hold: a reference where objects are spoken of, a selection where they are selected?"""

from __future__ import annotations

from inspect import get_annotations
from typing import Any

from .abilities import Ability
from .amounts import Amount
from .changes import Change
from .conditions import Condition
from .costs import Cost
from .effects import Duration
from .instructions import Instruction
from .mana_abilities import ManaChoice
from .objects import Card, Zone
from .patterns import Pattern
from .references import Players, Reference
from .selectors import Each, Selector
from .targeting import UpTo
from .value import Value

KINDS: dict[str, tuple[type, str]] = {
    "Ability": (Ability, "an ability, such as FLYING"),
    "Amount": (Amount, "an amount, such as X or Count(CREATURE)"),
    "Card": (Card, "a card, such as Card('Wolf Token', None, 'Creature — Wolf', '2/2', colors='G')"),
    "Change": (Change, "a change, such as SetColors('U')"),
    "Condition": (Condition, "a condition, such as YOUR_TURN"),
    "Cost": (Cost, "a cost, such as Cost('{2}', tap=True)"),
    "Duration": (Duration, "a duration, such as FOREVER"),
    "Each": (Each, "a selection, such as CREATURE or Each('Creature', controller='you')"),
    "Instruction": (Instruction, "an instruction, such as Draw(1)"),
    "ManaChoice": (ManaChoice, "a choice of mana, such as AnyColor()"),
    "Pattern": (Pattern, "a pattern, such as Enters(THIS)"),
    "Players": (Players, "some players, such as YOU or EACH_OPPONENT"),
    "Reference": (Reference, "a reference, such as TARGET, ITSELF or All(CREATURE)"),
    "Selector": (Selector, "a selection, such as THIS or CREATURE"),
    "Zone": (Zone, "a zone, such as Zone.GRAVEYARD"),
    "str": (str, "a text"),
    "int": (int, "a number"),
    "bool": (bool, "True or False"),
    "None": (type(None), "None"),
}
TARGETED = ("any", "player", "opponent")


def checked(value: Value) -> Value:
    """The value itself, if each of its fields holds what its class says. Raises `ValueError` with what would be right."""
    for base in reversed(type(value).__mro__):
        for field, kind in get_annotations(base).items():
            if field in value.fields:
                _check(field, str(kind), getattr(value, field))
    return value


def _check(field: str, kind: str, held: Any) -> None:
    if field == "targets":
        for entry in held:
            _check_target(entry)
    elif kind.startswith("tuple[") and kind.endswith("]"):
        _check_several(field, _parts(kind[6:-1], ", "), held)
    else:
        names = _parts(kind, " | ")
        known = [KINDS.get(name, (tuple, "")) for name in names if name in KINDS or name.startswith("tuple[")]
        if len(known) == len(names) and not any(_is(held, cls) for cls, _ in known):
            wanted = " or ".join(text for _, text in known if text and text != "None")
            raise ValueError(f"`{field}` is {wanted}, not {_shown(held)}")


def _check_several(field: str, parts: list[str], held: Any) -> None:
    """Any number of one kind (`tuple[str, ...]`), or a place for each."""
    if parts[-1] == "...":
        for entry in held:
            _check(field, parts[0], entry)
    elif not isinstance(held, tuple) or len(held) != len(parts):
        wanted = ", ".join(text for text in (KINDS.get(part, (None, part))[1] for part in parts))
        raise ValueError(f"`{field}` has entries of {len(parts)} values ({wanted}), not {_shown(held)}")
    else:
        for part, entry in zip(parts, held, strict=True):
            _check(field, part, entry)


def _parts(kind: str, between: str) -> list[str]:
    """The parts of an annotation, those in brackets kept together."""
    found, depth = [""], 0
    while kind:
        if not depth and kind.startswith(between):
            found, kind = [*found, ""], kind.removeprefix(between)
            continue
        depth += {"[": 1, "]": -1}.get(kind[0], 0)
        found[-1] += kind[0]
        kind = kind[1:]
    return found


def _is(held: Any, cls: type) -> bool:
    return isinstance(held, cls) and not (cls is int and isinstance(held, bool))


def _check_target(entry: Any) -> None:
    """A target is asked for by name, with what it may be. Source: `cr["115.1"]`."""
    fits = isinstance(entry, tuple) and len(entry) == 2 and isinstance(entry[0], str)
    if not fits or not (isinstance(entry[1], (Selector, UpTo)) or entry[1] in TARGETED):
        said = ", ".join(repr(text) for text in TARGETED)
        raise ValueError(
            f"`targets` says for each name what it may be: {{'target': CREATURE}}, a selection, UpTo(…) or one of {said}; "
            f"not {_shown(entry[1]) if fits else _shown(entry)}"
        )


def _shown(held: Any) -> str:
    return repr(held) if len(repr(held)) < 100 else f"{repr(held)[:97]}…"
