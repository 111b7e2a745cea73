"""How is a question written in a lesson's file, and how is it read?

Positions, actions and claims are written as in a case file (`mtgrules play --schema`). A board that several
questions use stands under `[boards.name]`. TOML has no word for "nothing", so a choice of nothing is written
`"nothing"`.
"""

from __future__ import annotations

from typing import Any

from ..cases import CaseError, case_of
from ..mistakes import Mistake
from ..rules import NoSuchRule, Rule, cr
from ..rulings.beliefs import belief
from ..scenario import Claim, Scenario, shown, then
from ..verbs import Action
from .ask import Ask, AskRule
from .kinds import Choice, Gap, Goal, Pair, Worked
from .question import KINDS, MOST_OPTIONS, SLIP, Option, Question, Setting
from .switches import IT, Switch, Try, Way

COMMON = (
    "id",
    "kind",
    "difficulty",
    "text",
    "asks",
    "because",
    "rules",
    "group",
    "hint",
    "given",
    "first",
    "do",
    "cards",
)
OWN = {
    "recall": ("ask", "option"),
    "predict": ("ask", "option", "returns_in"),
    "exit": ("ask", "option"),
    "pair": ("ask", "option", "left", "right", "other", "difference"),
    "worked": ("ask", "gap"),
    "try": ("ask", "switch"),
    "goal": ("reach", "solution", "tools"),
}
NOTHING_CLAIMED = {"then": "nobody", "name": ""}
ASKS = ("of", "what", "line", "ability", "edition", "offers", "if", "allowed", "count", "for")
COLUMNS = ("layer", "text", "value", "rules")


class LessonError(Mistake, ValueError):
    """A lesson that can't be read: the file, the place in it, what is wrong, and what would be right."""

    def __init__(self, file: str, place: str, text: str) -> None:
        self.file, self.place, self.text = file, place, text
        super().__init__(f"{file}: {place}: {text}")


class Place:
    """Where in a lesson something is read, so that a mistake is named with its place."""

    def __init__(self, file: str, at: str, boards: dict[str, Any]) -> None:
        self.file, self.at, self.boards = file, at, boards

    def error(self, key: str, text: str) -> LessonError:
        return LessonError(self.file, f"{self.at}.{key}" if key else self.at, text)

    def scenario(self, data: dict[str, Any], steps: list[Any], key: str) -> Scenario:
        """A position and steps, read as a case is."""
        given = data.get("given", {})
        if isinstance(given, str):
            if given not in self.boards:
                raise self.error("given", f"there is no board {given!r}; there are {', '.join(self.boards) or 'none'}")
            given = self.boards[given]
        try:
            return case_of(
                {"given": given, "cards": data.get("cards", {}), "steps": [_without_nothing(step) for step in steps]}
            )
        except CaseError as error:
            raise self.error("", str(error).replace("steps[", f"{key}[", 1)) from None


def question_of(data: dict[str, Any], number: int, lesson: int, boards: dict[str, Any], file: str) -> Question:
    """One question. Raises `LessonError`."""
    place = Place(file, str(data.get("id", f"question {number + 1}")), boards)
    kind = data.get("kind")
    if kind not in KINDS:
        raise place.error("kind", f"{kind!r} isn't one of {', '.join(KINDS)}")
    if wrong := [key for key in data if key not in (*COMMON, *OWN[kind])]:
        raise place.error(wrong[0], f"it isn't known for {kind}; known are {', '.join((*COMMON, *OWN[kind]))}")
    if not str(data.get("id", "")).startswith(f"{lesson:02d}-"):
        raise place.error("id", f"it must begin with {lesson:02d}-")
    common = _common(data, lesson, place)
    readers = {"pair": _pair, "worked": _worked, "try": _try, "goal": _goal}
    return readers.get(kind, _choice)(data, common, place)


def _common(data: dict[str, Any], lesson: int, place: Place) -> dict[str, Any]:
    difficulty = data.get("difficulty")
    if (
        not isinstance(difficulty, list)
        or len(difficulty) != 2
        or not all(isinstance(part, int) for part in difficulty)
    ):
        raise place.error(
            "difficulty", "two numbers: the level of the rules (1 to 3), and how many objects to keep track of"
        )
    texts = {key: _text(data, key, place) for key in ("text", "asks", "because")}
    return {
        "id": data["id"], "lesson": lesson, "kind": data["kind"], "difficulty": tuple(difficulty), **texts,
        "setting": _setting(data, place), "rules": _rules(data.get("rules", []), place),
        "group": data.get("group", ""), "hint": data.get("hint", ""),
    }  # fmt: skip


def _text(data: dict[str, Any], key: str, place: Place) -> str:
    if not isinstance(data.get(key), str) or not data[key].strip():
        raise place.error(key, "a text is needed here")
    return " ".join(data[key].split())


def _rules(numbers: Any, place: Place) -> tuple[Rule, ...]:
    try:
        return tuple(cr[number] for number in numbers)
    except NoSuchRule as error:
        raise place.error("rules", str(error)) from None


# ---------------------------------------------------------------- position, actions, what is asked
def _setting(data: dict[str, Any], place: Place) -> Setting:
    first, done = (_actions(data, key, place) for key in ("first", "do"))
    return Setting(place.scenario(data, [NOTHING_CLAIMED], "given").given, done, first)


def _actions(data: dict[str, Any], key: str, place: Place) -> tuple[Action, ...]:
    parts = place.scenario(data, [*data.get(key, []), NOTHING_CLAIMED], key).parts
    return tuple(part for part in parts if isinstance(part, Action))


def _without_nothing(step: Any) -> Any:
    """A choice of nothing."""
    if not isinstance(step, dict):
        return step
    return {key: None if value == "nothing" else _without_nothing(value) for key, value in step.items()}


def _ask(data: dict[str, Any], place: Place) -> Ask:
    """`{of, what}` (and `line` or `ability`), `{offers, if}`, `{allowed = {…}}` or `{count, for}`."""
    ask = data.get("ask")
    if not isinstance(ask, dict):
        raise place.error("ask", "it must say what is asked, such as {of = 'Clone', what = 'power/toughness'}")
    if wrong := [key for key in ask if key not in ASKS]:
        raise place.error(f"ask.{wrong[0]}", f"it isn't known here; known are {', '.join(ASKS)}")
    if "ability" in ask:
        more: dict[str, Any] = {key: ask[key] for key in ("ability", "edition") if key in ask}
        return Ask(then(str(ask.get("of")), **{**more, str(ask.get("what")): None}))
    if "offers" in ask:
        step = {"offers": ask["offers"], "options": [], "if": ask.get("if")}
    elif "allowed" in ask:
        step = {"allowed": True, "if": ask["allowed"]}
    elif "count" in ask:
        step = {"count": ask["count"], "is": 0, "for": ask.get("for", "")}
    elif "of" in ask and "what" in ask:
        step = {"then": ask["of"], **dict.fromkeys(str(ask["what"]).split("/"))}
    else:
        raise place.error("ask", "it needs of and what, or one of offers, allowed, count")
    claims = _claims(data, [step], place, "ask")
    return AskRule(claims, str(ask["line"])) if "line" in ask else Ask(claims)


def _claims(data: dict[str, Any], steps: list[Any], place: Place, key: str) -> tuple[Claim, ...]:
    parts = place.scenario(data, steps, key).parts
    return tuple(part for part in parts if isinstance(part, Claim))


def _options(rows: Any, place: Place, key: str, *, least: int = 2) -> tuple[Option, ...]:
    if not isinstance(rows, list) or not least <= len(rows) <= MOST_OPTIONS:
        raise place.error(key, f"{least} to {MOST_OPTIONS} options are needed")
    found = []
    for i, row in enumerate(rows):
        if wrong := [name for name in row if name not in Option.fields]:
            raise place.error(f"{key}[{i}].{wrong[0]}", f"it isn't known here; known are {', '.join(Option.fields)}")
        if "value" not in row:
            raise place.error(f"{key}[{i}]", "an option needs a value to compare with what the game says")
        if row.get("belief"):
            _known_belief(row["belief"], place, f"{key}[{i}].belief")
        value = tuple(row["value"]) if isinstance(row["value"], list) else row["value"]
        found.append(
            Option(
                row.get("says", shown(value)), value, row.get("belief", ""), " ".join(row.get("feedback", "").split())
            )
        )
    if len({option.says for option in found}) < len(found):
        raise place.error(key, "two options say the same")
    return tuple(found)


def _known_belief(key: str, place: Place, where: str) -> None:
    if key == SLIP:
        return
    try:
        belief(key)
    except LookupError as error:
        raise place.error(where, str(error)) from None


# ---------------------------------------------------------------- the kinds
def _choice(data: dict[str, Any], common: dict[str, Any], place: Place) -> Question:
    options = _options(data.get("option"), place, "option")
    return Choice(**common, ask=_ask(data, place), options=options, returns_in=data.get("returns_in", 0))


def _pair(data: dict[str, Any], common: dict[str, Any], place: Place) -> Question:
    other = data.get("other")
    if not isinstance(other, dict) or not other:
        raise place.error("other", "it must say what is different: given, first, do or ask")
    if wrong := [key for key in other if key not in ("given", "first", "do", "ask")]:
        raise place.error(f"other.{wrong[0]}", "it isn't known here; known are given, first, do, ask")
    changed = {**data, **other}
    texts = {key: _text(data, key, place) for key in ("left", "right", "difference")}
    options = _options(data.get("option"), place, "option")
    more: dict[str, Any] = {
        **common,
        **texts,
        "ask": _ask(data, place),
        "other_ask": _ask(changed, place) if "ask" in other else None,
    }
    return Pair(**more, options=options, other=_setting(changed, place))


def _rows(data: dict[str, Any], name: str, place: Place, needed: str) -> list[tuple[dict[str, Any], Place]]:
    """The tables of this name, each with its place in the file; at least one."""
    rows = data.get(name)
    if not isinstance(rows, list) or not rows:
        raise place.error(name, needed)
    return [(row, Place(place.file, f"{place.at}.{name}[{i}]", place.boards)) for i, row in enumerate(rows)]


def _worked(data: dict[str, Any], common: dict[str, Any], place: Place) -> Question:
    gaps = []
    for row, inner in _rows(data, "gap", place, "a worked example needs at least one gap"):
        if row.get("hides") not in COLUMNS:
            raise inner.error("hides", f"one of {', '.join(COLUMNS)}")
        _known_belief(row.get("belief", ""), inner, "belief")
        wrong = _options(row.get("wrong", []), inner, "wrong", least=0)
        gaps.append(
            Gap(
                _text(row, "line", inner),
                row["hides"],
                _text(row, "asks", inner),
                wrong,
                _text(row, "because", inner),
                row["belief"],
            )
        )
    return Worked(**common, ask=_ask(data, place), gaps=tuple(gaps))


def _try(data: dict[str, Any], common: dict[str, Any], place: Place) -> Question:
    switches = []
    for row, inner in _rows(data, "switch", place, "it needs at least one switch"):
        ways = row.get("way", [])
        if len(ways) < 2:
            raise inner.error("way", "a switch needs at least two ways to set it")
        switches.append(Switch(_text(row, "asks", inner), tuple(_way(data, way, inner) for way in ways)))
    return Try(**common, ask=_ask(data, place), switches=tuple(switches))


def _way(data: dict[str, Any], row: dict[str, Any], place: Place) -> Way:
    if wrong := [key for key in row if key not in ("says", "do", "of")]:
        raise place.error(f"way.{wrong[0]}", "it isn't known here; known are says, do, of")
    actions = _setting({**data, "do": row.get("do", [])}, place).actions
    return Way(_text(row, "says", place), actions, row.get("of", IT))


def _goal(data: dict[str, Any], common: dict[str, Any], place: Place) -> Question:
    reach = _claims(data, list(data.get("reach", [])), place, "reach")
    done = place.scenario(data, list(data.get("solution", [])), "solution").parts
    if any(claim.attribute == "" for claim in reach):
        raise place.error("reach", "each claim must say what holds")
    return Goal(
        **common,
        reach=reach,
        solution=tuple(part for part in done if isinstance(part, Action)),
        tools=tuple(data.get("tools", [])),
    )
