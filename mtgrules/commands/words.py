"""`mtgrules words`: the vocabulary in which abilities, changes and selections are written in a case file."""

from __future__ import annotations

import argparse
from typing import Any


def add_to(commands: Any) -> None:
    """Add the command."""
    own = commands.add_parser("words", help="the vocabulary in which cards are written in a case file")
    own.add_argument(
        "wanted",
        nargs="?",
        default="",
        help="a kind (abilities, patterns, instructions, changes, verbs, choices, values, …) or a piece of a word",
    )
    own.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """0, or 1 if there is no such word."""
    from mtgrules.glossary import KINDS, OF_STEPS, dictionary

    found = dictionary(given.wanted)
    if not given.wanted:
        kinds = [(kind, about) for kind, _, about in KINDS] + list(OF_STEPS)
        print("\n".join(f"{kind:14}{about}" for kind, about in kinds) + "\n")
    print(found)
    return 0 if found.words else 1
