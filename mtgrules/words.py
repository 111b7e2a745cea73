"""How is an ability, a change or a whole card written in a line of text?

The way the catalogue writes it: `"StaticAbility(YOUR_CREATURES, ModifyPowerToughness(1, 1))"`. Such a text is
read, not run: it may hold only words of the vocabulary, numbers, texts, lists and the calls that put them
together.
"""

from __future__ import annotations

import ast
from difflib import get_close_matches
from functools import cache
from importlib import import_module
from typing import Any

from .abilities import Ability, Keyword
from .crafting import craft
from .data import VOCABULARY, known
from .equipping import equip
from .from_graveyards import embalm, encore, eternalize
from .mana_abilities import tap_for
from .mistakes import Mistake
from .selectors import any_other, each
from .value import Value
from .word_kinds import checked

LONGEST = 4_000
FUNCTIONS = {
    function.__name__: function for function in (each, any_other, craft, embalm, encore, equip, eternalize, tap_for)
}
KEYWORDS = frozenset(
    [
        "defender",
        "deathtouch",
        "double strike",
        "first strike",
        "flash",
        "flying",
        "fuse",
        "haste",
        "hexproof",
        "indestructible",
        "lifelink",
        "menace",
        "reach",
        "shroud",
        "trample",
        "vigilance",
    ]
)


class WordError(Mistake, ValueError):
    """A text that the vocabulary can't read; the message says what is wrong and what would be close."""


@cache
def vocabulary() -> dict[str, Any]:
    """Everything a text may name: the classes, and the values in capitals such as `CREATURE`, `TARGET` or
    `FLYING`.
    """
    found: dict[str, Any] = {**known(), **FUNCTIONS}
    for name in VOCABULARY:
        for key, value in vars(import_module(f"mtgrules.{name}")).items():
            if key.isupper() and isinstance(value, Value):
                found.setdefault(key, value)
    return found


def value_of(text: str) -> Any:
    """The value that a text writes: an ability, a change, a selection, a card. Raises `WordError`.

    >>> value_of("SetPowerToughness(1, 1)").text()
    'is 1/1'
    >>> value_of("flying") == value_of("FLYING")
    True
    """
    if len(text) > LONGEST:
        raise WordError(f"longer than {LONGEST} letters")
    if text in KEYWORDS:
        return Keyword(text)
    if text.islower() and (constant := _whole(text)):
        return constant
    if text.startswith("protection from "):
        return Keyword("protection", text.removeprefix("protection from "))
    try:
        tree = ast.parse(text.strip(), mode="eval").body
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        raise WordError(f"{text!r} isn't written like `Word(…)`") from None
    return _read(tree)


def _read(node: ast.expr) -> Any:
    match node:
        case ast.Constant(value=str() | int() | bool() | None as value):
            return value
        case ast.UnaryOp(op=ast.USub(), operand=ast.Constant(value=int() as value)):
            return -value
        case ast.List(elts=entries) | ast.Tuple(elts=entries):
            return tuple(_read(entry) for entry in entries)
        case ast.Dict(keys=keys, values=values):
            return {_read(key): _read(value) for key, value in zip(keys, values, strict=True) if key}
        case ast.Name(id=name):
            return _named(name)
        case ast.Attribute(value=ast.Name(id=first), attr=second):
            found = _named(first)
            if hasattr(found, "__members__") and second in found.__members__:
                return found[second]
            raise WordError(f"there is no {first}.{second}")
        case ast.Call(func=ast.Name(id=name), args=args, keywords=named):
            given = {entry.arg: _read(entry.value) for entry in named if entry.arg}
            return _call(name, [_read(arg) for arg in args], given)
    raise WordError(f"{ast.unparse(node)!r} isn't a word of the vocabulary, a number, a text or a list")


def _named(name: str) -> Any:
    from .objects import Layout, Zone

    words = {**vocabulary(), "Zone": Zone, "Layout": Layout}
    if name not in words:
        close = get_close_matches(name, [*words, *KEYWORDS], 3)
        raise WordError(f"there is no word {name!r}" + (f"; close are {', '.join(close)}" if close else ""))
    return words[name]


def _whole(keyword: str, quality: str = "") -> Ability | None:
    """What a keyword is short for, if that is an ability of its own: `Keyword("persist")` is `PERSIST`."""
    constant = vocabulary().get(keyword.upper().replace(" ", "_"))
    return constant if not quality and isinstance(constant, Ability) else None


def _call(name: str, args: list[Any], named: dict[str, Any]) -> Any:
    word = _named(name)
    if not callable(word):
        raise WordError(f"{name} takes nothing in brackets")
    try:
        if word is Keyword and (whole := _whole(*args, **named)):
            return whole
        value = word(*args, **named)
        return checked(value) if isinstance(value, Value) else value
    except (TypeError, ValueError) as error:
        raise WordError(f"{name}: {error}") from None
