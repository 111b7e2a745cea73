"""Does what was read fit the field that it is for? The fields' own annotations say so."""

from __future__ import annotations

import ast
from functools import cache
from inspect import get_annotations
from typing import Any, NamedTuple

from .objects import ObjectId
from .value import Value

PLAIN: dict[str, tuple[str, type]] = {
    "str": ("a text", str),
    "int": ("a whole number", int),
    "bool": ("true or false", bool),
}


def misfit(value: Value | NamedTuple) -> str:
    """What is wrong with the first field that holds something else than it should; empty if all fit.

    A name that is no class but several together (`Part`) is left to whoever reads the field.

    >>> from mtgrules.setup import Placed
    >>> misfit(Placed("Clone", tapped="yes"))
    'tapped must be true or false'
    """
    for name in value.fields if isinstance(value, Value) else value._fields:
        if not fits(getattr(value, name), kind_of(type(value), name)):
            kind = ast.unparse(kind_of(type(value), name))
            return f"{name} must be {PLAIN[kind][0] if kind in PLAIN else f'of the kind {kind}'}"
    return ""


def kind_of(cls: type, name: str) -> ast.expr:
    """What a field is for: its annotation, parsed."""
    return _parsed(next(str(found[name]) for found in map(get_annotations, cls.__mro__) if name in found))


@cache
def _parsed(annotation: str) -> ast.expr:
    return ast.parse(annotation, mode="eval").body


@cache
def _classes() -> frozenset[str]:
    """The names of the classes that a field can be for; any other name stands for several together."""
    from .data import ENUMS, known

    bases = {base.__name__ for cls in known().values() for base in cls.__mro__}
    return frozenset({*bases, *ENUMS, ObjectId.__name__} - {Value.__name__, "object"})


def fits(value: Any, kind: ast.expr) -> bool:
    """Is it of this kind?"""
    match kind:
        case ast.BinOp(left=left, right=right):
            return fits(value, left) or fits(value, right)
        case ast.Subscript(value=ast.Name(id="tuple"), slice=ast.Tuple(elts=[inner, ast.Constant(value=end)])) if (
            end is ...
        ):
            return isinstance(value, tuple) and all(fits(one, inner) for one in value)
        case ast.Subscript(value=ast.Name(id="tuple"), slice=ast.Tuple(elts=inner)):
            return isinstance(value, tuple) and len(value) == len(inner) and all(map(fits, value, inner))
        case ast.Name(id=name) if name in PLAIN:
            return type(value) is PLAIN[name][1]
        case ast.Constant(value=None):
            return value is None
        case ast.Name(id=name) if name in _classes():
            return any(base.__name__ == name for base in type(value).__mro__)
    return True
