"""What does an effect do that changes words in an object's text (layer 3)?"""

from __future__ import annotations

from typing import Any

from .abilities import intrinsic
from .changes import Change, Layer
from .characteristics import Characteristics, kind_of_subtype
from .objects import Card
from .rules import cr
from .selectors import writes_all
from .sentences import an
from .symbols import COLOR_NAMES
from .value import Value

LETTERS = {name: letter for letter, name in COLOR_NAMES.items()}
WORD_FIELDS = frozenset({"words", "either", "without", "word", "land_types", "quality", "keyword"})


class ChangeWord(Change):
    """In its text each instance of a color word (`"white"`), a land type or a creature type (`"Goblin"`) becomes
    another word of that kind. Names and mana symbols stay. Source: `cr["612.1"]`, `cr["612.2"]`, `cr["613.1c"]`.

    >>> ChangeWord("Forest", "Island").text()
    'says Island where it said Forest'
    """

    old: str
    new: str
    layer, rule, takes_abilities = Layer.TEXT, cr["612.2"], True
    writes = writes_all("subtypes") | writes_all("abilities")

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        if _kind(self.old) != _kind(self.new):
            kinds = f"{self.old} is {an(_kind(self.old))}, {self.new} {an(_kind(self.new))}"
            raise ValueError(f"a word becomes another of the same kind, but {kinds}")

    def apply(self, c: Characteristics) -> Characteristics:
        own = intrinsic(c.subtypes)
        written = tuple(ability for ability in c.abilities if ability not in own)
        subtypes = frozenset(self.new if word == self.old else word for word in c.subtypes)
        if subtypes == c.subtypes:
            own = tuple(ability for ability in c.abilities if ability in own)
        else:
            own = intrinsic(subtypes)
        abilities = (*(self.reworded(ability) for ability in written), *own)
        return (
            c if (subtypes, abilities) == (c.subtypes, c.abilities) else c.but(subtypes=subtypes, abilities=abilities)
        )

    def reworded(self, value: Any) -> Any:
        """The same ability, or part of one, with the other word wherever this one is used as such a word."""
        if isinstance(value, tuple):
            return tuple(self.reworded(entry) for entry in value)
        if isinstance(value, Card):
            return self._token(value)
        if not isinstance(value, Value):
            return value
        changed = {name: self._field(name, getattr(value, name)) for name in value.fields}
        return value.but(**changed) if any(changed[name] is not getattr(value, name) for name in changed) else value

    def _field(self, name: str, value: Any) -> Any:
        if name == "colors" and isinstance(value, str) and self.old in LETTERS:
            return value.replace(LETTERS[self.old], LETTERS[self.new])
        if name in WORD_FIELDS and isinstance(value, str):
            return self._word(value)
        if name in WORD_FIELDS and isinstance(value, tuple):
            return tuple(self._word(word) if isinstance(word, str) else self.reworded(word) for word in value)
        return self.reworded(value)

    def _word(self, word: str) -> str:
        """`Forest`, and the `forest` in `forestwalk`."""
        walk = f"{self.old.lower()}walk"
        return self.new if word == self.old else f"{self.new.lower()}walk" if word == walk else word

    def _token(self, card: Card) -> Card:
        """What creates a token says its creature types as such, even where they are its name. Source:
        `cr["612.2a"]`.
        """
        front, dash, back = card.types.partition("—")
        words = back.split()
        types = f"{front}{dash} {' '.join(map(self._word, words))}" if words else card.types
        named = card.name.split()
        name = " ".join(map(self._word, named)) if set(named) <= {*words, "Token"} else card.name
        colors = self._field("colors", card.colors)
        return card.but(name=name, types=types, colors=colors, abilities=self.reworded(card.abilities))

    def text(self) -> str:
        return f"says {self.new} where it said {self.old}"


def _kind(word: str) -> str:
    return "color word" if word in LETTERS else f"{kind_of_subtype(word).lower() or 'card'} type"
