"""How does a teacher write a case without Python, and how is it read?

A case is a JSON (or TOML) document: cards of its own if the catalogue lacks them, the position, and the steps
in order. Each step is an action (`{"cast": "Clone", "by": "Alice", "copying": "Runeclaw Bear"}`) or something
that must hold then (`{"then": "Clone", "power": 2}`). It becomes a `Scenario`, the same value that rulings are.
`mtgrules play --schema` says it all.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from .asking import OF_AN_ABILITY
from .cards import UnknownCard
from .json_text import read_json
from .mistakes import Mistake, perhaps
from .objects import Card, Layout
from .rules import NoSuchRule, Rule, cr
from .scenario import Allowed, Cites, Claim, HowMany, OfAbility, Offers, Part, Played, Scenario, Twin
from .setup import ZONES, Placed, Position, permanent, position
from .verbs import Action
from .words import WordError, value_of

NO_CASES = ("not_played.json",)
NO_PLAYERS = ("active", "step", "life", "time", "edition")
MOST_ALIKE = 100
WORDS_IN = ("under", "except_", "changes")
LAYOUTS: dict[str, dict[str, Layout]] = {
    "back": {
        "transform": Layout.TRANSFORM,
        "modal": Layout.MODAL,
        "flip": Layout.FLIP,
        "meld": Layout.MELD,
        "prototype": Layout.PROTOTYPE,
        "room": Layout.ROOM,
    },
    "right": {"split": Layout.SPLIT, "room": Layout.ROOM},
    "inset": {"adventure": Layout.ADVENTURE, "omen": Layout.OMEN, "prepare spell": Layout.PREPARATION},
}
"""The second part of a card: its other face, its right half, or what is in its inset frame; and the layouts of each, the
usual one first."""


class CaseError(Mistake, ValueError):
    """A case that can't be read: the place in it, what is wrong, and what would be right."""

    def __init__(self, place: str, text: str) -> None:
        self.place = place
        super().__init__(f"{place}: {text}")


def read_cases(path: str | Path) -> Iterator[Scenario]:
    """The cases of a file (one, or a list of them) or of every `.json` and `.toml` file in a folder. Raises
    `CaseError`.
    """
    path = Path(path)
    if path.is_dir():
        for file in case_files(path):
            yield from read_cases(file)
        return
    try:
        text = path.read_text(encoding="utf-8")
        data = tomllib.loads(text) if path.suffix == ".toml" else read_json(text)
    except OSError as error:
        raise CaseError(str(path), str(error.strerror)) from None
    except ValueError as error:
        raise CaseError(str(path), f"it is no {path.suffix.removeprefix('.') or 'JSON'}: {error}") from None
    cases = data if isinstance(data, list) else data.get("cases", [data]) if isinstance(data, dict) else [data]
    for i, case in enumerate(cases):
        place = str(path) if len(cases) == 1 else f"{path}[{i}]"
        try:
            yield case_of(case)
        except CaseError as error:
            raise CaseError(f"{place}: {error.place}", str(error).removeprefix(f"{error.place}: ")) from None


def case_files(path: Path) -> list[Path]:
    """The file itself, or all that may hold cases in a folder, in order."""
    if not path.is_dir():
        return [path]
    found = sorted([*path.rglob("*.json"), *path.rglob("*.toml")])
    return [file for file in found if file.name not in NO_CASES]


def play_case(text: str) -> Played:
    """Play a case written as JSON text; what comes back shows what happened and which claims hold. Raises
    `CaseError`.
    """
    try:
        data = read_json(text)
    except ValueError as error:
        raise CaseError("the case", f"it is no JSON: {error}") from None
    return case_of(data).play()


def case_of(data: Any) -> Scenario:
    """A case as a scenario. Raises `CaseError`."""
    _object(data, "the case")
    _only(data, ("id", "title", "source", "note", "cards", "given", "steps"), "the case")
    cards = {
        name: _card(name, entry, f"cards.{name}") for name, entry in _object(data.get("cards", {}), "cards").items()
    }
    given = _position(data.get("given", {}), tuple(cards.values()))
    steps = data.get("steps")
    if not isinstance(steps, list) or not steps:
        raise CaseError("steps", "a list of actions and of what must hold, at least one")
    parts = [part for i, step in enumerate(steps) for part in _step(_object(step, f"steps[{i}]"), f"steps[{i}]")]
    return Scenario(str(data.get("id", "")), str(data.get("title", data.get("id", ""))), given, tuple(parts))


# ---------------------------------------------------------------- cards and position
def _card(name: str, data: Any, place: str) -> Card:
    _only(_object(data, place), ("cost", "types", "size", "colors", "abilities", *LAYOUTS, "layout"), place)
    if "types" not in data:
        raise CaseError(place, 'it needs "types", such as "Creature — Bear"')
    abilities = _words(data.get("abilities", []), f"{place}.abilities")
    more = _second_part(name, data, place)
    try:
        card = Card(
            name, data.get("cost"), data["types"], data.get("size"), *abilities, colors=data.get("colors", ""), **more
        )
        card.faces  # noqa: B018 - reads the cost and the type line, or says what is wrong with them
    except (ValueError, TypeError) as error:
        raise CaseError(place, str(error)) from None
    return card


def _second_part(name: str, data: dict[str, Any], place: str) -> dict[str, Any]:
    """The other face, the right half or the inset part of a card, and how the two belong together."""
    kinds = [kind for kind in LAYOUTS if kind in data]
    if not kinds:
        if "layout" in data:
            raise CaseError(
                f"{place}.layout", f"it says how two parts belong together: write one of {', '.join(LAYOUTS)}"
            )
        return {}
    if len(kinds) > 1:
        raise CaseError(place, f"a card has either {' or '.join(kinds)}, not both")
    kind = kinds[0]
    part = _object(data[kind], f"{place}.{kind}")
    layout = _one_of(LAYOUTS[kind], data.get("layout", next(iter(LAYOUTS[kind]))), f"{place}.layout")
    own = part.get("name", name.partition(" // ")[2] if kind == "right" else name if kind == "back" else "")
    if not own:
        raise CaseError(f"{place}.{kind}", 'it needs a "name"')
    second = _card(own, {key: value for key, value in part.items() if key != "name"}, f"{place}.{kind}")
    if kind == "inset" and second.faces[0].types.isdisjoint(("Instant", "Sorcery")):
        raise CaseError(f"{place}.inset.types", "what an inset frame holds is an instant or a sorcery")
    return {"back": second, "layout": layout}


def _position(data: Any, cards: tuple[Card, ...]) -> Position:
    _object(data, "given")
    zones: dict[str, Any] = {
        zone: {
            name: _placed(rows, f"given.{zone}.{name}") for name, rows in _object(data[zone], f"given.{zone}").items()
        }
        for zone in ZONES
        if zone in data
    }
    known: dict[str, Any] = {key: data[key] for key in NO_PLAYERS if key in data}
    players: dict[str, Any] = {name: [] for name in _players(data)}
    players |= {name: _placed(rows, f"given.{name}") for name, rows in data.items() if name not in (*ZONES, *known)}
    try:
        given = position(**zones, **known, **players).but(cards=cards)
        given.build()
    except (ValueError, KeyError, UnknownCard) as error:
        raise CaseError("given", str(error)) from None
    return given


def _players(data: dict[str, Any]) -> list[str]:
    """Everybody whom the position names. Who is missing to two is Alice or Bob, or next to a single letter A or B."""
    named = [name for name in data if name not in (*ZONES, *NO_PLAYERS)]
    named += [name for zone in (*ZONES, "life") for name in data.get(zone, {})]
    named += [data["active"]] if data.get("active") else []
    usual = ("A", "B") if any(len(name) == 1 for name in named) else ("Alice", "Bob")
    found = list(dict.fromkeys(named))
    return found + [name for name in usual if name not in found][: max(0, 2 - len(found))]


def _placed(rows: Any, place: str) -> list[Placed]:
    if not isinstance(rows, list):
        raise CaseError(place, "a list of card names, or of objects with a name")
    return [placed for i, row in enumerate(rows) for placed in _some_placed(row, f"{place}[{i}]")]


def _some_placed(row: Any, place: str) -> list[Placed]:
    """`{"name": "Swamp", "number": 8}` is eight of them."""
    number = row.get("number", 1) if isinstance(row, dict) else 1
    if type(number) is not int or not 0 < number <= MOST_ALIKE:
        raise CaseError(place, f'"number" is a number from 1 to {MOST_ALIKE}')
    return [_one_placed(row, place)] * number


def _one_placed(row: Any, place: str) -> Placed:
    if isinstance(row, str):
        return permanent(row)
    data = dict(_object(row, place))
    if "name" not in data:
        raise CaseError(place, 'it needs a "name"')
    for key in WORDS_IN:
        if key in data:
            data[key] = _words(data[key], f"{place}.{key}")
    if data.pop("token", False):
        data["is_token"] = True
    data.pop("number", None)
    _only(data, ("name", *Placed.fields), place)
    return permanent(data.pop("name"), **data)


# ---------------------------------------------------------------- steps
def _step(data: dict[str, Any], place: str) -> tuple[Part, ...]:
    from .actions import VERBS

    readers = {"then": _then, "offers": _offers, "allowed": _allowed, "why": _why, "count": _count, "belief": _belief}
    for key, reader in readers.items():
        if key in data:
            return reader(data, place)
    verbs = verbs_of(data)
    if len(verbs) != 1:
        meant = perhaps(next(iter(data), ""), [*readers, *VERBS])
        close = f"; {meant}" if meant.startswith("perhaps") else ""
        raise CaseError(place, f"it must have one of {', '.join(readers)} or one verb: {', '.join(VERBS)}{close}")
    return (_action(data, place),)


def verbs_of(data: dict[str, Any]) -> list[str]:
    """The verbs of a step. What comes first is the verb: after it such a word is a choice (`"sacrifice"`,
    `"exile"`).
    """
    from .actions import VERBS

    found = [key for key in data if key in VERBS]
    return found[:1] if found and found[0] == next(iter(data)) else found


def _action(data: Any, place: str) -> Action:
    from .actions import VERBS

    verbs = verbs_of(_object(data, place))
    if len(verbs) != 1:
        raise CaseError(place, f"it must have one verb: {', '.join(VERBS)}")
    what = data[verbs[0]]
    more = {**data, **_object(data.get("choose", {}), f"{place}.choose")}  # a choice that is called like a verb
    given = {
        key: _words(value, f"{place}.{key}") if key in WORDS_IN else _choice(value)
        for key, value in more.items()
        if key not in (verbs[0], "choose") or key in data.get("choose", {})
    }
    return Action(verbs[0], tuple(what) if isinstance(what, list) else (what,), tuple(given.items()))


def _choice(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


def _then(data: dict[str, Any], place: str) -> tuple[Part, ...]:
    rules = _rules(data.get("rules", []), place)
    expected = {key: value for key, value in data.items() if key not in ("then", "rules", "ability", "edition")}
    if not expected:
        raise CaseError(place, 'it must say what holds, such as "power": 2')
    which = (data.get("ability", 0), data.get("edition", ""))
    return tuple(
        OfAbility(data["then"], key, value, rules, *which)
        if key in OF_AN_ABILITY
        else Claim(data["then"], key, _choice(value), rules)
        for key, value in expected.items()
    )


def _offers(data: dict[str, Any], place: str) -> tuple[Part, ...]:
    _only(data, ("offers", "options", "if", "rules"), place)
    options = tuple("None" if option is None else str(option) for option in data.get("options", []))
    return (
        Offers(
            data["offers"],
            "options",
            options,
            _rules(data.get("rules", []), place),
            _action(data.get("if"), f"{place}.if"),
        ),
    )


def _allowed(data: dict[str, Any], place: str) -> tuple[Part, ...]:
    _only(data, ("allowed", "says", "if", "rules"), place)
    action = _action(data.get("if"), f"{place}.if")
    return (
        Allowed(data.get("says", repr(action)), "legal", data["allowed"], _rules(data.get("rules", []), place), action),
    )


def _why(data: dict[str, Any], place: str) -> tuple[Part, ...]:
    _only(data, ("why", "of", "cites"), place)
    numbers = tuple(str(number) for number in data.get("cites", []))
    _rules(list(numbers), place)
    return (Cites(data["why"], data.get("of", "name"), numbers),)


def _count(data: dict[str, Any], place: str) -> tuple[Part, ...]:
    _only(data, ("count", "is", "for", "rules"), place)
    what = _words([data["count"]], f"{place}.count")[0]
    return (HowMany(data.get("for", ""), "count", data.get("is"), _rules(data.get("rules", []), place), what),)


def _belief(data: dict[str, Any], place: str) -> tuple[Part, ...]:
    _only(data, ("belief", "would_give", "refuted_by"), place)
    claims = _step(_object(data.get("would_give"), f"{place}.would_give"), f"{place}.would_give")
    if len(claims) != 1 or not isinstance(claims[0], Claim):
        raise CaseError(f"{place}.would_give", 'one claim, such as {"then": "Clone", "power": 4}')
    return (Twin(data["belief"], claims[0], _rules(data.get("refuted_by", []), place)),)


# ---------------------------------------------------------------- small checks
def _object(data: Any, place: str) -> dict[str, Any]:
    if not isinstance(data, dict):
        raise CaseError(place, "an object in braces is expected here")
    return data


def _only(data: dict[str, Any], known: tuple[str, ...], place: str) -> None:
    if wrong := [key for key in data if key not in known]:
        raise CaseError(place, f"{wrong[0]!r} isn't known here; known are {', '.join(known)}")


def _one_of(known: dict[str, Any], value: str, place: str) -> Any:
    if value not in known:
        raise CaseError(place, f"{value!r} isn't one of {', '.join(known)}")
    return known[value]


def _rules(numbers: Any, place: str) -> tuple[Rule, ...]:
    try:
        return tuple(cr[number] for number in ([numbers] if isinstance(numbers, str) else numbers))
    except NoSuchRule as error:
        raise CaseError(f"{place}.rules", str(error)) from None


def _words(texts: Any, place: str) -> tuple[Any, ...]:
    found = []
    for i, text in enumerate([texts] if isinstance(texts, str) else texts):
        try:
            found.append(value_of(text))
        except WordError as error:
            raise CaseError(f"{place}[{i}]", str(error)) from None
    return tuple(found)
