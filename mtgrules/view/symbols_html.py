"""How are mana symbols, rule numbers and plain words written in HTML?"""

from __future__ import annotations

import re
from collections.abc import Iterable
from html import escape
from typing import TYPE_CHECKING

from mtgrules.symbols import MANA_NAMES

if TYPE_CHECKING:
    from mtgrules.rules import Rule

SYMBOL = re.compile(r"\{([^{}]{1,5})\}")
WORDS = {**MANA_NAMES, "T": "tap", "Q": "untap", "S": "snow", "P": "2 life"}


def said(symbol: str) -> str:
    """A mana symbol in words: `2/U` is "2 or blue"."""
    return " or ".join(WORDS.get(part, part) for part in symbol.split("/"))


def symbol(name: str) -> str:
    """One symbol as a small circle with its letter; without style sheets it reads `{U}`."""
    kind = name if name in WORDS and len(name) == 1 else "M" if any(c in MANA_NAMES for c in name) else "N"
    return (
        f'<span class="mtg-sym mtg-sym-{kind}" role="img" aria-label="{escape(said(name))}">'
        f"<span>{{</span>{escape(name)}<span>}}</span></span>"
    )


def text(words: str) -> str:
    """Words as HTML, every mana symbol in them drawn."""
    parts = SYMBOL.split(words)
    return "".join(symbol(part) if i % 2 else escape(part, quote=False) for i, part in enumerate(parts))


def rules(cited: Iterable[Rule], titles: bool = False) -> str:
    """Rule numbers, each with its title if wanted; a number alone has its title as a tooltip."""
    if titles:
        return "; ".join(f"<b>{rule}</b> {escape(rule.title)}" for rule in cited)
    return " · ".join(f'<abbr title="{escape(rule.title)}">{rule}</abbr>' for rule in cited)
