"""How do positions, actions and claims become plain data and come back?

A value is written as `{"is": "SetPowerToughness", "power": 2, "toughness": 2}`: the name of its class and the
fields that aren't as usual. Only the classes of the vocabulary are known, and reading runs nothing but their
constructors.
"""

from __future__ import annotations

from enum import Enum
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

from .fitting import misfit
from .mistakes import Mistake
from .objects import Layout, ObjectId, Zone
from .value import Value

if TYPE_CHECKING:
    from .state import Game

VOCABULARY = (
    "abilities", "added_steps", "amounts", "attaching", "bestow", "blocking", "casting_copies", "changes", "cipher", "conditions",
    "copying_spells", "costs", "countering", "crafting", "daynight", "deciding", "echo", "effects",
    "entry_abilities", "equipping", "exceptions", "facedown", "fighting", "finding", "flipping", "graveyards",
    "instructions", "keyword_abilities", "linked", "looking_back", "mana_abilities", "melding", "merging", "multiplying", "myriad", "next_to_enter", "objects",
    "patterns", "permanent_instructions", "player_instructions", "playing_lands", "populating", "preparing", "producing",
    "references", "replacing", "rooms", "sacrificing", "sagas", "scenario", "selectors", "setup", "size_changes",
    "spell_abilities", "state_based", "state_triggers", "symbols", "targeting", "text_changes", "token_instructions", "triggering_again", "type_changes", "verbs",
)  # fmt: skip
EACH = "each"
"""What a dictionary is called, such as the counters that a claim expects."""
ENUMS: dict[str, type[Enum]] = {"Zone": Zone, "Layout": Layout}


class DataError(Mistake, ValueError):
    """Data that says nothing this package knows; the message names the place and what would be right."""

    def __init__(self, place: str, text: str) -> None:
        super().__init__(f"{place or 'the data'}: {text}")


@cache
def known() -> dict[str, type[Value]]:
    """The classes of the vocabulary by name, those of cards' abilities among them."""
    found: dict[str, type[Value]] = {}
    for name in VOCABULARY:
        for value in vars(import_module(f"mtgrules.{name}")).values():
            if not (isinstance(value, type) and issubclass(value, Value)) or value is Value:
                continue
            if found.setdefault(value.__name__, value) is not value:
                raise TypeError(f"two classes are called {value.__name__}")
    return found


def encode(value: Any) -> Any:
    """A value as plain data: dictionaries, lists, texts, numbers, true, false, nothing."""
    if isinstance(value, Enum):
        return {"is": type(value).__name__, "value": value.value}
    if isinstance(value, Value):
        fields = {name: encode(getattr(value, name)) for name in value.fields if not _is_usual(value, name)}
        return {"is": type(value).__name__, **fields}
    if isinstance(value, ObjectId):
        return {"is": "ObjectId", **value._asdict()}
    if isinstance(value, (tuple, list)):
        return [encode(entry) for entry in value]
    if isinstance(value, dict):
        return {"is": EACH, "of": [[encode(key), encode(one)] for key, one in value.items()]}
    if value is None or isinstance(value, (str, int, float, bool)):
        return value
    raise TypeError(f"{value!r} can't be written as data")


def _is_usual(value: Value, name: str) -> bool:
    return name in value.defaults and getattr(value, name) == value.defaults[name]


def decode(data: Any, place: str = "") -> Any:
    """The value again. Raises `DataError`, which names the place."""
    if isinstance(data, list):
        return tuple(decode(entry, f"{place}[{i}]") for i, entry in enumerate(data))
    if not isinstance(data, dict):
        return data
    name = data.get("is")
    if name == EACH:
        return _each(data.get("of"), place)
    if name in ENUMS:
        try:
            return ENUMS[name](data.get("value"))
        except ValueError:
            raise DataError(
                place, f"there is no {name} {data.get('value')!r}; there are {', '.join(e.value for e in ENUMS[name])}"
            ) from None
    cls = ObjectId if name == "ObjectId" else known().get(str(name))
    if cls is None:
        raise DataError(
            place, f"{name!r} is no word of the vocabulary" if name else "it doesn't say what it is ('is': …)"
        )
    fields = {key: decode(inner, f"{place}.{key}" if place else key) for key, inner in data.items() if key != "is"}
    try:
        value = cls(**fields)
    except (TypeError, ValueError) as error:
        raise DataError(place, str(error)) from None
    if wrong := misfit(value):
        raise DataError(place, wrong)
    return value


def _each(data: Any, place: str) -> dict[str, Any]:
    rows = decode(data, f"{place}.of")
    if not isinstance(rows, tuple) or not all(
        isinstance(row, tuple) and len(row) == 2 and isinstance(row[0], str) for row in rows
    ):
        raise DataError(place, "it must be a list of names, each with a value")
    return dict(rows)


def to_dict(game: Game) -> dict[str, Any]:
    """A game as its start and the actions since."""
    return {"start": encode(game.position), "actions": [encode(action) for action in game.done]}


def from_dict(data: dict[str, Any]) -> Game:
    """The game again: the start is set up and the actions are replayed. Raises `DataError`."""
    from .setup import Position
    from .verbs import Action

    start = decode(data.get("start"), "start")
    if not isinstance(start, Position):
        raise DataError("start", "it must be a Position")
    game = start.build()
    for i, entry in enumerate(data.get("actions", ())):
        action = decode(entry, f"actions[{i}]")
        if not isinstance(action, Action):
            raise DataError(f"actions[{i}]", "it must be an Action")
        game = game.do(action)
    return game
