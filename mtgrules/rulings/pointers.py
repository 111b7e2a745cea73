"""To which rules do the words of a paragraph point?"""

from __future__ import annotations

import re
from functools import cache

from mtgrules.rules import Rule, cr
from mtgrules.rulings.wording import says

WORDS_TO_RULES = (
    ("copy | copies | copied | copying", "707"),
    ("copiable value | copiable values", "707.2"),
    ("becomes a copy | become a copy | become copies", "707.4"),
    ("enters as a copy | enter as a copy", "707.5"),
    ("token | tokens", "111"),
    ("legendary | legend rule", "704.5j"),
    ("loyalty", "306.5b"),
    ("planeswalker | planeswalkers", "306"),
    ("{x} | value of x", "107.3"),
    ("{t} | tap symbol", "107.5"),
    ("{q} | untap symbol", "107.6"),
    ("transform | transforms | transformed", "701.27"),
    ("double faced", "712"),
    ("meld | melded", "701.42"),
    ("flip | flipped", "710"),
    ("face down | morph | manifest", "708"),
    ("mana value", "202.3"),
    ("mana ability | mana abilities", "605"),
    ("tapped for mana", "106.12"),
    ("could produce", "106.7"),
    ("as ~ enters | enters with", "614.12"),
    ("enters | enters under | entering", "603.6a"),
    ("dies | leaves the battlefield", "603.6c"),
    ("trigger | triggers | triggered", "603"),
    ("instead | replacement effect", "614"),
    ("until end of turn | wears off | wear off", "611.2a"),
    ("for as long as", "611.2b"),
    ("layer | timestamp", "613"),
    ("summoning sickness | haste", "302.6"),
    ("attacks | attacking | attacker", "508"),
    ("blocks | blocking | blocked", "509"),
    ("aura | auras", "303.4"),
    ("equipment", "301.5"),
    ("vehicle | crew", "301.7"),
    ("counter on | counters on", "122"),
    ("commander | commanders", "903.3"),
    ("target | targets | targeted", "115"),
    ("is cast | was cast | not cast | cast it", "601"),
    ("kicked | kicker", "702.33"),
    ("modal | mode | modes", "700.2"),
    ("last existed | last known", "608.2h"),
    ("gains control | gain control", "613.1b"),
    ("power and toughness | power or toughness", "613.4"),
    ("color | colors", "105"),
    ("saga | chapter", "714"),
    ("state based", "704"),
    ("sacrifice | sacrificed", "701.21"),
    ("exile | exiled", "406"),
    ("graveyard", "404"),
    ("stack", "405"),
    ("untap step", "502.3"),
    ("end step", "513"),
)
GAME_WORDS = (
    "battlefield | permanent | permanents",
    "creature | creatures",
    "mana",
    "spell | spells | cast",
    "ability | abilities",
    "you control | controller | owner",
    "land | lands | artifact | enchantment",
    "player | opponent",
    "card",
)
CITED = re.compile(r"\b(\d{3}(?:\.\d+[a-z]?)?)\b")
READS_LIKE_A_RULE = re.compile(r"^\s*\d{3}\.\d+[a-z]?\.?\s|\b[Ss]ee rules? \d{3}|\brules? \d{3}\.\d")


def reads_like_a_rule(text: str) -> bool:
    """Whether a paragraph is written as the rules are: with its number, or sending to another rule."""
    return bool(READS_LIKE_A_RULE.search(text))


def pointers(text: str, words: str) -> tuple[Rule, ...]:
    """The rules that a paragraph names, then those its words point to; `words` is its worded text."""
    named = [number for number in CITED.findall(text) if _exists(number)] if reads_like_a_rule(text) else []
    pointed = [number for phrase, number in WORDS_TO_RULES if says(words, phrase)]
    return tuple(cr[number] for number in dict.fromkeys([*named, *pointed]))


def speaks_of_the_game(words: str) -> bool:
    """Whether a worded paragraph uses at least two of the game's terms."""
    return sum(says(words, phrase) for phrase in (*GAME_WORDS, *_pointing())) >= 2


@cache
def _pointing() -> tuple[str, ...]:
    return tuple(phrase for phrase, _ in WORDS_TO_RULES)


def _exists(number: str) -> bool:
    try:
        return bool(cr[number])
    except KeyError:
        return False
