"""Does a word hold what it can hold: a reference where objects are spoken of, a selection where they are selected?"""

from __future__ import annotations

import ast
from typing import Any

from .fitting import fits, kind_of
from .selectors import Selector
from .targeting import UpTo
from .value import Value

SAID = {
    "Ability": "an ability, such as FLYING",
    "Amount": "an amount, such as X or Count(CREATURE)",
    "Card": "a card, such as Card('Wolf Token', None, 'Creature — Wolf', '2/2', colors='G')",
    "Change": "a change, such as SetColors('U')",
    "Condition": "a condition, such as YOUR_TURN",
    "Cost": "a cost, such as Cost('{2}', tap=True)",
    "Duration": "a duration, such as FOREVER",
    "Each": "a selection, such as CREATURE or Each('Creature', controller='you')",
    "Instruction": "an instruction, such as Draw(1)",
    "ManaChoice": "a choice of mana, such as AnyColor()",
    "Pattern": "a pattern, such as Enters(THIS)",
    "Players": "some players, such as YOU or EACH_OPPONENT",
    "Reference": "a reference, such as TARGET, ITSELF or All(CREATURE)",
    "Selector": "a selection, such as THIS or CREATURE",
    "Zone": "a zone, such as Zone.GRAVEYARD",
    "str": "a text",
    "int": "a number",
    "bool": "True or False",
}
TARGETED = ("any", "player", "opponent")


def checked(value: Value) -> Value:
    """The value itself, if each of its fields holds what its class says. Raises `ValueError` with what would be right."""
    for field in value.fields:
        held, kind = getattr(value, field), kind_of(type(value), field)
        if field == "targets":
            for entry in held:
                _check_target(entry)
        elif not fits(held, kind):
            _refuse(field, held, kind)
    return value


def _refuse(field: str, held: Any, kind: ast.expr) -> None:
    """Raises `ValueError` about the innermost thing that doesn't fit."""
    match kind:
        case ast.Subscript(slice=ast.Tuple(elts=[inner, ast.Constant(value=end)])) if end is ...:
            if isinstance(held, tuple):
                return _refuse(field, *next((one, inner) for one in held if not fits(one, inner)))
        case ast.Subscript(slice=ast.Tuple(elts=inners)):
            if isinstance(held, tuple) and len(held) == len(inners):
                pairs = zip(held, inners, strict=True)
                return _refuse(field, *next((one, inner) for one, inner in pairs if not fits(one, inner)))
            raise ValueError(f"`{field}` has entries of {len(inners)} values {_said(kind)}, not {_shown(held)}")
    raise ValueError(f"`{field}` is {_said(kind)}, not {_shown(held)}")


def _said(kind: ast.expr) -> str:
    """How a kind is called, each of several with an example; that it may be nothing goes without saying."""
    match kind:
        case ast.BinOp(left=left, right=right):
            return " or ".join(filter(None, (_said(left), _said(right))))
        case ast.Constant(value=None):
            return ""
        case ast.Subscript(slice=ast.Tuple(elts=inners)):
            return f"({', '.join('…' if ast.unparse(inner) == '...' else _said(inner) for inner in inners)})"
    name = ast.unparse(kind)
    return SAID.get(name, name)


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
