"""Which rulings does a JSON document hold: a Scryfall list, an MTGJSON card or a set file?"""

from __future__ import annotations

from typing import Any

from mtgrules.json_text import read_json
from mtgrules.mistakes import Mistake
from mtgrules.rulings.page_text import Chunk


class PageError(Mistake, ValueError):
    """What was given is no rulings page; the message says why in one line."""


def from_json(text: str, card: str) -> tuple[str, tuple[Chunk, ...]]:
    """The card's name (empty if the document gives none) and its rulings in order, with their dates."""
    try:
        document = read_json(text)
    except ValueError as error:
        raise PageError(f"begins like JSON, but is none: {error}") from None
    if isinstance(document, list):
        return card, _rulings(document)
    if document.get("object") == "error":
        raise PageError(f"is an error message of Scryfall, not a list of rulings: {document.get('details', '')}")
    data = document.get("data", document)
    if isinstance(data, list):
        return card, _rulings(data)
    if isinstance(data, dict) and isinstance(data.get("cards"), list):
        data = _card_of_set(data["cards"], card)
    if not isinstance(data, dict) or not isinstance(data.get("rulings"), list):
        raise PageError("is JSON, but neither a Scryfall list of rulings nor an MTGJSON card with rulings")
    return card or str(data.get("name", "")), _rulings(data["rulings"])


def _rulings(entries: list[Any]) -> tuple[Chunk, ...]:
    """The rulings of a list in Scryfall's form (`comment`, `published_at`) or MTGJSON's (`text`, `date`)."""
    found = []
    for entry in entries:
        text = entry.get("comment", entry.get("text")) if isinstance(entry, dict) else None
        if not isinstance(text, str) or entry.get("object", "ruling") != "ruling":
            raise PageError("is a JSON list, but not one of rulings")
        found.append(Chunk(" ".join(text.split()), str(entry.get("published_at", entry.get("date", "")))))
    if not found:
        raise PageError("holds no ruling")
    return tuple(found)


def _card_of_set(cards: list[Any], card: str) -> dict[str, Any]:
    """The card of a set file that is asked for; the only one with rulings if none is."""
    with_rulings = {str(entry["name"]): entry for entry in reversed(cards) if entry.get("rulings")}
    if card:
        wanted = [entry for name, entry in with_rulings.items() if card.casefold() in _names(name)]
        if not wanted:
            raise PageError(f"is a set file without rulings for {card}")
        return dict(wanted[0])
    if len(with_rulings) != 1:
        raise PageError(f"is a set file with rulings for {len(with_rulings)} cards; say which one with card=…")
    return dict(next(iter(with_rulings.values())))


def _names(name: str) -> set[str]:
    return {name.casefold(), *(face.casefold() for face in name.split(" // "))}
