"""How is a value written in a line of text, and a card in a case file?"""

from __future__ import annotations

import json
from enum import Enum
from functools import cache
from inspect import signature
from typing import Any

from .abilities import Ability, Keyword
from .cases import LAYOUTS
from .objects import Card
from .value import Value
from .words import KEYWORDS, vocabulary


def written(value: Any) -> str:
    """The text that writes this value, as a case file would: `value_of` reads it back.

    >>> from mtgrules.words import value_of
    >>> written(value_of("TriggeredAbility(Enters(THIS), Draw(1))"))
    'TriggeredAbility(Enters(THIS), Draw())'
    """
    if isinstance(value, (tuple, list)):
        return f"({', '.join(map(written, value))}{',' if len(value) == 1 else ''})"
    if isinstance(value, Enum):
        return f"{type(value).__name__}.{value.name}"
    if not isinstance(value, Value):
        return repr(value)
    return _short_names().get(value) or _call_of(value)


WIDTH = 100


@cache
def _short_names() -> dict[Value, str]:
    return {value: name for name, value in reversed(vocabulary().items()) if isinstance(value, Value)}


def _call_of(value: Value) -> str:
    """`Word(…)`: what isn't as usual, by place as long as nothing was left out, then by name."""
    own = signature(type(value).__init__).parameters if "__init__" in vars(type(value)) else None
    shown, by_name = [], False
    for field, now in zip(value.fields, value.__getstate__().values(), strict=True):
        usual = field in value.defaults and now == value.defaults[field]
        if usual or (own and field not in own and "more" not in own):
            by_name = True
            continue
        by_name = by_name or isinstance(now, bool) or (own is not None and field == "abilities")
        alone = isinstance(now, tuple) and len(now) == 1 and isinstance(now[0], (Value, str))
        text = written(now[0] if alone else now)
        shown.append(f"{field}={text}" if by_name else text)
    return f"{type(value).__name__}({', '.join(shown)})"


def example(name: str) -> str:
    """A card of the catalogue as a case file writes it, in JSON. Raises `UnknownCard`.

    >>> print(example("Air Elemental"))
    {"cost": "{3}{U}{U}", "types": "Creature — Elemental", "size": "4/4", "abilities": ["flying"]}
    """
    from .cards import card

    found = card_as_data(card(name))
    text = json.dumps(found, ensure_ascii=False)
    return text if len(text) < WIDTH else json.dumps(found, ensure_ascii=False, indent=2)


def card_as_data(card: Card) -> dict[str, Any]:
    """A card as an entry of a case's `cards`, which is read as the same card (but a meld pair's other half isn't
    named).
    """
    entry: dict[str, Any] = {"cost": card.cost} if card.cost is not None else {}
    entry["types"] = card.types
    entry |= {"size": card.size} if card.size is not None else {}
    entry |= {"colors": card.colors} if card.colors else {}
    entry |= {"abilities": [_line(ability) for ability in card.abilities]} if card.abilities else {}
    if card.back:
        kind, name = next(
            (kind, name) for kind, known in LAYOUTS.items() for name, layout in known.items() if layout is card.layout
        )
        entry |= {kind: {"name": card.back.name, **card_as_data(card.back)}, "layout": name}
    return entry


def _line(ability: Ability) -> str:
    """A keyword as it is said, any other ability as its word."""
    plain = isinstance(ability, Keyword) and ability.text() in KEYWORDS
    return ability.text() if plain else written(ability)
