"""`mtgrules cards`: which cards the catalogue has, and what of each isn't modelled."""

from __future__ import annotations

import argparse
import json
from typing import Any


def add_to(commands: Any) -> None:
    """Add the command."""
    own = commands.add_parser("cards", help="the cards of the catalogue, in our words")
    own.add_argument("name", nargs="?", default="", help="only cards whose name has this in it")
    own.add_argument(
        "--written", action="store_true", help="as a case file writes them: an example for a card of your own"
    )
    own.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """0, or 1 if no card fits."""
    from mtgrules.cards import catalogue, predefined_tokens
    from mtgrules.writing import card_as_data

    wanted = given.name.casefold()
    found = [card for card in (*catalogue().values(), *predefined_tokens().values()) if wanted in card.name.casefold()]
    if given.written:
        print(json.dumps({card.name: card_as_data(card) for card in found}, ensure_ascii=False, indent=2))
        return 0 if found else 1
    for card in found:
        print(repr(card))
        for place, face in enumerate(card.faces):
            if place:
                print("  //", *filter(None, (face.name, str(face.mana_cost or ""), face.type_line, face.size)))
            for ability in face.abilities:
                print(f"    {ability.text()}")
    return 0 if found else 1
