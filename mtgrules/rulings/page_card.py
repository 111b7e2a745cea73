"""About which card is a rulings page?"""

from __future__ import annotations

import re
from collections import Counter

from mtgrules.rulings import all_rulings
from mtgrules.rulings.wording import says_all, worded

VERBS = (
    "copies|copy|enters|enter|becomes|become|leaves|left|has|had|is|isn't|was|will|won't|would|doesn't|does|can|can't|"
    "could|may|triggers|resolves|gains|loses|creates|deals|dies|'s|stays|remains|somehow"
)
JOINED = r"(?:(?: (?:of|the|to|in|for|from|and|with|at|a))+ |, (?:the |of )?| )"
CAPITALISED = r"[A-Z][\w'-]*"
SUBJECT = re.compile(rf"({CAPITALISED}(?:{JOINED}{CAPITALISED})*)(?:(?='s\b)| (?=(?:{VERBS})\b))")
NO_NAME = re.compile(
    r"^(?:(?:If|The|When|Whenever|Once|As|Any|Because|While|Each|That|This|Your|A|An|It|In|For|Note|Remember|Although|"
    r"Whether|After|Before|Until|Only|Even|Most|All|Some|Since|Noncopy|Then|Treat|No|Both|Another|What|Which|Instead|"
    r"You|They|These|Those|There|Tokens?|Auras?|Equipment|Copies|Players?|Creatures?|Exiled|Abilities|Effects?|X|"
    r"Similarly|However|Activated|Triggered|Counters?|One|Spells?|Permanents?|Lands?|Cards?|Nothing)\b[ ,]*)+"
)
FURNITURE_WORDS = frozenset(
    ("search", "rulings", "ruling", "menu", "home", "cards", "card", "decks", "sets", "login", "print")
)
FEWEST, MOST_OF_PAGE = 3, 0.8


def card_of(texts: list[str], skipped: tuple[str, ...]) -> tuple[str, str]:
    """The card's name and how it was found; two empty strings if the page doesn't tell."""
    plain = [text.replace("’", "'") for text in texts]
    counts = _counts(plain)
    for line in skipped:
        heading = line.replace("’", "'").strip(" #*|–-")
        if heading in _known() or (heading in counts and _could_be_a_name(heading)):
            return heading, "the heading names it"
    if name := _most_spoken_of(counts, len(texts)):
        return name, "its rulings speak of it most often"
    for line in skipped:
        if _could_be_a_name(line):
            return line.strip(), "the heading looks like a name"
    return _by_its_rulings(plain)


def _known() -> tuple[str, ...]:
    """The cards whose rulings the course knows, in the order of the rulings."""
    return tuple(dict.fromkeys(entry.card for entry in all_rulings() if entry.card))


def _counts(texts: list[str]) -> Counter[str]:
    """How many paragraphs speak of each name: a known card anywhere, another one before a verb."""
    counts: Counter[str] = Counter()
    for text in texts:
        names = {name for name in _known() if name in text}
        for match in SUBJECT.finditer(text):
            name = NO_NAME.sub("", match[1]).strip(" ,")
            if name and not any(name in known for known in names):
                names.add(name)
        counts.update(sorted(names))
    return counts


def _most_spoken_of(counts: Counter[str], paragraphs: int) -> str:
    """The name that most paragraphs speak of; none if it stands in one of several only, or two are level."""
    ranked = counts.most_common(2)
    if not ranked or (len(ranked) == 2 and ranked[0][1] == ranked[1][1]):
        return ""
    name, times = ranked[0]
    return name if times >= 2 or paragraphs <= 2 or name in _known() else ""


def _could_be_a_name(line: str) -> bool:
    words = line.split()
    return bool(words) and words[0][:1].isupper() and not {word.lower() for word in words} & FURNITURE_WORDS


def _by_its_rulings(texts: list[str]) -> tuple[str, str]:
    """The known card whose rulings nearly all of these are; none if two fit equally."""
    fits = sorted(((_fit(card, texts), card) for card in _known()), reverse=True)
    (best, card), (second, _) = fits[0], fits[1]
    if best > second and best >= max(FEWEST, MOST_OF_PAGE * len(texts)):
        return card, "no name stands here, but its rulings do"
    return "", ""


def _fit(card: str, texts: list[str]) -> int:
    pool = [entry for entry in all_rulings() if entry.card == card]
    page = [worded(text) for text in texts]
    return sum(any(says_all(text, entry.phrases, entry.never) for text in page) for entry in pool)
