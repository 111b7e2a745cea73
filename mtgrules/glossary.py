"""Which words are there, and what does each mean? The vocabulary, and what the steps of a case can say."""

from __future__ import annotations

import re
from inspect import signature
from typing import Any

from . import case_words
from .abilities import Ability, Keyword
from .amounts import Amount
from .changes import Change
from .conditions import Condition
from .costs import Cost
from .effects import Duration
from .instructions import Instruction
from .mana_abilities import ManaChoice
from .objects import Card
from .patterns import Pattern
from .references import Players, Reference
from .selectors import Selector
from .targeting import UpTo
from .value import Value
from .words import KEYWORDS, vocabulary
from .writing import written

KINDS: tuple[tuple[str, tuple[type[Value], ...], str], ...] = (
    ("abilities", (Ability,), "what a card can have"),
    ("patterns", (Pattern,), "what makes an ability trigger"),
    ("instructions", (Instruction,), "what a spell or ability does"),
    ("references", (Reference, Players), "whom it speaks of"),
    ("changes", (Change,), "what an effect does to an object"),
    ("selectors", (Selector, UpTo), "which objects"),
    ("amounts", (Amount,), "how many"),
    ("conditions", (Condition, Duration), "when, and for how long"),
    ("mana", (ManaChoice,), "which mana an ability adds"),
    ("costs", (Cost,), "what it costs"),
    ("tokens", (Card,), "what defines a token"),
)
OF_STEPS = (
    ("verbs", "what a step can do"),
    ("choices", "what has to be chosen, by name"),
    ("values", "what can be claimed of an object"),
    ("players", "what can be claimed of a player"),
    ("stack", 'what can be claimed of "the stack"'),
)
KIND_OF_FUNCTION = {
    "each": "selectors",
    "any_other": "selectors",
    "craft": "abilities",
    "equip": "abilities",
    "embalm": "abilities",
    "encore": "abilities",
    "eternalize": "abilities",
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
    """The words of the vocabulary and of a case's steps: all, those of one kind ("patterns", "verbs"), or those whose
    name has this in it.

    >>> dictionary("SwitchPower")
    SwitchPowerToughness()
        Its power and toughness change places. CR 613.4d
    """
    found = [_word(name, value, kind) for kind, bases, _ in KINDS for name, value in _of_kind(kind, bases)]
    found += _of_steps()
    return Dictionary(
        tuple(word for word in found if wanted in (word.kind, "") or wanted.casefold() in word.name.casefold())
    )


def _of_steps() -> list[Word]:
    """The verbs of steps, the choices and the values."""
    found = [Word(name, "verbs", step, _in_words(doc)) for name, (step, doc) in case_words.verbs().items()]
    for kind, words in (
        ("choices", case_words.CHOICES),
        ("values", case_words.values()),
        ("players", case_words.OF_PLAYERS),
        ("stack", case_words.OF_THE_STACK),
    ):
        found += [Word(name, kind, name, _in_words(doc)) for name, doc in words.items()]
    return found


def _of_kind(kind: str, bases: tuple[type[Value], ...]) -> list[tuple[str, Any]]:
    """The words of a kind in alphabetical order. A keyword is written as it is said, so its name in capitals isn't
    listed.
    """
    words = vocabulary()
    found = [
        (name, word)
        for name, word in sorted(words.items(), key=lambda entry: entry[0].casefold())
        if KIND_OF_FUNCTION.get(name) == kind or (isinstance(word, type) and _is_class_of(word, bases))
    ]
    return found + [
        (name, word)
        for name, word in sorted(words.items())
        if isinstance(word, bases) and not (isinstance(word, Keyword) and word.keyword in KEYWORDS)
    ]


def _is_class_of(word: type, bases: tuple[type[Value], ...]) -> bool:
    """Whether it is a class of this kind that can be written: no base of others without anything to say."""
    empty = issubclass(word, Value) and word.__subclasses__() and not word.fields
    return issubclass(word, bases) and not empty and not word.__name__.startswith("_")


def _word(name: str, value: Any, kind: str) -> Word:
    if isinstance(value, Value):
        return Word(name, kind, name, value.text() if hasattr(value, "text") else repr(value))
    meaning = _in_words(value.__doc__ or "")
    if not (isinstance(value, type) and issubclass(value, Value)) or "__init__" in vars(value):
        return Word(name, kind, f"{name}({', '.join(_parameters(value))})", meaning)
    fields = ", ".join(
        f"{field}={written(value.defaults[field])}" if field in value.defaults else field for field in value.fields
    )
    return Word(name, kind, f"{name}({fields})", meaning)


def _parameters(function: Any) -> list[str]:
    """What a function or a class takes, as it's shown to a reader."""
    shown = []
    for name, parameter in signature(function).parameters.items():
        if parameter.kind is parameter.VAR_KEYWORD:
            shown += [
                f"{field}={usual!r}"
                for field, usual in getattr(function, "defaults", {}).items()
                if name == "more" and field in ("colors", "back")
            ]
        elif parameter.kind is parameter.VAR_POSITIONAL:
            shown.append(f"*{name}")
        else:
            usual = parameter.default is not parameter.empty
            shown.append(f"{name}={written(parameter.default)}" if usual else name)
    return shown


def _in_words(doc: str) -> str:
    """A docstring without its examples, rule numbers as they are cited."""
    first = " ".join(doc.split(">>>")[0].split())
    return re.sub(r'(?:Source: )?`cr\["([^"]+)"\]`(?:, `cr\["[^"]+"\]`)*\.?', r"CR \1", first)
