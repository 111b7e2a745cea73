"""What may a case file say? Its JSON schema, made of the vocabulary itself, so that it can't fall behind."""

from __future__ import annotations

from typing import Any

from .actions import VERBS
from .cases import LAYOUTS
from .setup import ZONES, Placed

TEXT = {"type": "string"}
TEXTS = {"type": "array", "items": TEXT}
SECOND_PARTS = {
    "back": "The other face, or another set of characteristics.",
    "right": "The right half of a split card or Room; the card itself is the left one.",
    "inset": "The Adventure, Omen or prepare spell in the inset frame of the card.",
}
RULES = {"anyOf": [TEXT, TEXTS], "description": "Rule numbers, such as 707.2."}


def schema() -> dict[str, Any]:
    """The schema of a case file: one case, a list of them, or an object with `cases`."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A case for mtgrules",
        "description": "A position, what is done, and what must hold then. `mtgrules play FILE` plays it.",
        "anyOf": [
            {"$ref": "#/$defs/case"},
            {"type": "array", "items": {"$ref": "#/$defs/case"}},
            {
                "type": "object",
                "required": ["cases"],
                "properties": {"cases": {"type": "array", "items": {"$ref": "#/$defs/case"}}},
            },
        ],
        "$defs": {"case": _case(), "card": _card(), **_given(), **_steps()},
    }


def _object(required: list[str], properties: dict[str, Any], about: str = "", **more: Any) -> dict[str, Any]:
    closed = {"additionalProperties": False, **more}
    return {"description": about, "type": "object", "required": required, "properties": properties, **closed}


def _case() -> dict[str, Any]:
    return _object(
        ["steps"],
        {
            "id": TEXT,
            "title": TEXT,
            "source": TEXT,
            "note": TEXT,
            "cards": {
                "description": "Cards that the catalogue lacks, by name.",
                "type": "object",
                "additionalProperties": {"$ref": "#/$defs/card"},
            },
            "given": {"$ref": "#/$defs/given"},
            "steps": {
                "description": "In the order in which it happens: actions, and what must hold at that moment.",
                "type": "array",
                "minItems": 1,
                "items": {"$ref": "#/$defs/step"},
            },
        },
        "A position, steps, and where it comes from.",
    )


def _card() -> dict[str, Any]:
    return _object(
        ["types"],
        {
            "cost": {"description": "Such as {2}{U}; none at all if left out.", "type": ["string", "null"]},
            "types": {"description": "The type line, such as Legendary Creature — Human Warrior.", **TEXT},
            "size": {
                "description": "2/3, or */*, or a number: loyalty or defense.",
                "type": ["string", "integer", "null"],
            },
            "colors": {"description": "A color indicator, as letters of WUBRG.", **TEXT},
            "abilities": {
                "description": "Each in a line, such as flying or TriggeredAbility(Enters(THIS), Draw(1)).",
                **TEXTS,
            },
            "name": {"description": "Only for a back face, a right half or an inset part.", **TEXT},
            **{kind: {"description": about, "$ref": "#/$defs/card"} for kind, about in SECOND_PARTS.items()},
            "layout": {
                "description": "How the two parts belong together: "
                + "; ".join(f"{kind}: {', '.join(layouts)}" for kind, layouts in LAYOUTS.items())
                + ". The first is meant if it is left out.",
                "enum": list(dict.fromkeys(layout for layouts in LAYOUTS.values() for layout in layouts)),
            },
        },
        "What is printed on a card.",
    )


def _given() -> dict[str, Any]:
    zone = {"type": "object", "additionalProperties": {"$ref": "#/$defs/placed"}}
    words: dict[str, Any] = {name: {} for name in Placed.fields if name not in ("name", "is_token", "card")}
    placed = _object(
        ["name"],
        {
            "name": TEXT,
            "number": {"description": "So many of them.", "type": "integer", "minimum": 1},
            "token": {"type": "boolean"},
            **words,
        },
        "A card or token, and what is not as usual about it.",
    )
    known = dict.fromkeys(ZONES, zone) | {
        "life": {"type": "object"},
        "active": TEXT,
        "step": TEXT,
        "time": {"enum": ["day", "night"]},
    }
    given = _object(
        [],
        known,
        "For each player the permanents; other zones by player.",
        additionalProperties={"$ref": "#/$defs/placed"},
    )
    return {"given": given, "placed": {"type": "array", "items": {"anyOf": [TEXT, placed]}}}


def _steps() -> dict[str, Any]:
    action, step = {"$ref": "#/$defs/action"}, {"$ref": "#/$defs/step"}
    kinds = {
        "action": {"description": "One verb with its object, and its choices by name.", "type": "object", "anyOf": [{"required": [v]} for v in VERBS]},
        "then": _object(["then"], {"then": TEXT, "rules": RULES}, "What an object or player is like: every other key is a value.", additionalProperties=True),
        "offers": _object(
            ["offers", "options", "if"], {"offers": TEXT, "options": {"type": "array"}, "if": action, "rules": RULES}, "What a choice must offer.",
        ),
        "allowed": _object(
            ["allowed", "if"], {"allowed": {"type": "boolean"}, "says": TEXT, "if": action, "rules": RULES}, "Whether an action is legal.",
        ),
        "why": _object(["why", "of", "cites"], {"why": TEXT, "of": TEXT, "cites": RULES}, "That the reason of a value cites these rules."),
        "count": _object(
            ["count", "is"], {"count": TEXT, "is": {"type": "integer"}, "for": TEXT, "rules": RULES}, "How many objects fit: Each(named='Clone').",
        ),
        "belief": _object(
            ["belief", "would_give", "refuted_by"], {"belief": TEXT, "would_give": step, "refuted_by": RULES}, "What people believe instead.",
        ),
    }  # fmt: skip
    return {**kinds, "step": {"anyOf": [{"$ref": f"#/$defs/{kind}"} for kind in kinds]}}
