"""How is an ability, a change or a whole card written in a line of text?

The way the catalogue writes it: `"StaticAbility(YOUR_CREATURES, ModifyPowerToughness(1, 1))"`. Such a text is
read, not run: it may hold only words of the vocabulary, numbers, texts, lists and the calls that put them
together.
"""

from __future__ import annotations

import ast
import re
from difflib import get_close_matches
from functools import cache
from importlib import import_module
from inspect import signature
from typing import Any

from .abilities import Ability, Keyword
from .amounts import Amount
from .changes import Change
from .conditions import Condition
from .costs import Cost
from .crafting import craft
from .data import VOCABULARY, known
from .effects import Duration
from .equipping import equip
from .instructions import Instruction
from .mana_abilities import ManaChoice, tap_for
from .patterns import Pattern
from .references import Players, Reference
from .selectors import Selector, any_other, each
from .value import Value

LONGEST = 4_000
FUNCTIONS = {function.__name__: function for function in (each, any_other, craft, equip, tap_for)}
KEYWORDS = frozenset(
    [
        "defender",
        "deathtouch",
        "double strike",
        "first strike",
        "flash",
        "flying",
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


class WordError(ValueError):
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


def _call(name: str, args: list[Any], named: dict[str, Any]) -> Any:
    word = _named(name)
    if not callable(word):
        raise WordError(f"{name} takes nothing in brackets")
    try:
        return word(*args, **named)
    except (TypeError, ValueError) as error:
        raise WordError(f"{name}: {error}") from None


# ---------------------------------------------------------------- the dictionary
KINDS = (
    ("abilities", (Ability,), "what a card can have"),
    ("patterns", (Pattern,), "what makes an ability trigger"),
    ("instructions", (Instruction,), "what a spell or ability does"),
    ("references", (Reference, Players), "whom it speaks of"),
    ("changes", (Change,), "what an effect does to an object"),
    ("selectors", (Selector,), "which objects"),
    ("amounts", (Amount,), "how many"),
    ("conditions", (Condition, Duration), "when, and for how long"),
    ("costs", (Cost,), "what it costs"),
    ("mana", (ManaChoice,), "which mana an ability adds"),
)
SHORT = {
    "each": "selectors",
    "any_other": "selectors",
    "craft": "abilities",
    "equip": "abilities",
    "tap_for": "abilities",
}


class Word(Value):
    """One word of the vocabulary: its kind, how it is written, and what it means."""

    name: str
    kind: str
    written: str
    meaning: str


class Dictionary(Value):
    """Words of the vocabulary; shows itself as a table."""

    words: tuple[Word, ...]

    def __repr__(self) -> str:
        return "\n".join(f"{word.written}\n    {word.meaning}" for word in self.words) or "no such word"

    def _repr_html_(self) -> str:
        from .view.html import table

        return table(("word", "meaning"), [(word.written, word.meaning) for word in self.words])


def dictionary(wanted: str = "") -> Dictionary:
    """The words of the vocabulary: all, those of one kind ("patterns"), or those whose name has this in it.

    >>> dictionary("SwitchPower")
    SwitchPowerToughness()
        Its power and toughness change places. CR 613.4d
    """
    words = [
        _word(name, value, kind)
        for kind, bases, _ in KINDS
        for name, value in sorted(vocabulary().items())
        if SHORT.get(name) == kind or _is_word(name, value, bases)
    ]
    return Dictionary(
        tuple(word for word in words if wanted in (word.kind, "") or wanted.casefold() in word.name.casefold())
    )


def _is_word(name: str, value: Any, bases: tuple[type[Value], ...]) -> bool:
    if not (isinstance(value, type) and issubclass(value, Value)):
        return name.isupper() and isinstance(value, bases)
    only_a_base = value.__subclasses__() and not value.fields
    return issubclass(value, bases) and not name.startswith("_") and not only_a_base


def _word(name: str, value: Any, kind: str) -> Word:
    if name in FUNCTIONS:
        taken = [str(given.replace(annotation=given.empty)) for given in signature(value).parameters.values()]
    elif isinstance(value, type) and issubclass(value, Value):
        usual = value.defaults
        taken = [f"{field}={usual[field]!r}" if field in usual else field for field in value.fields]
    else:
        return Word(name, kind, name, value.text() if hasattr(value, "text") else repr(value))
    return Word(name, kind, f"{name}({', '.join(taken)})", _in_words(value.__doc__ or ""))


def _in_words(doc: str) -> str:
    """The first paragraph of a docstring, rule numbers as they are cited."""
    first = " ".join(doc.split("\n\n")[0].split())
    return re.sub(r'(?:Source: )?`cr\["([^"]+)"\]`(?:, `cr\["[^"]+"\]`)*\.?', r"CR \1", first)
