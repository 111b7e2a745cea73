"""What is CR 613.2a called, and does it exist?

`cr` knows every rule number of one edition of the Comprehensive Rules, and a short title in our own words
for those that the course cites. A rule is had only as `cr["613.2a"]`, so a number that doesn't exist is an
error where it is written.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import total_ordering

from mtgrules.rule_index import NUMBERS
from mtgrules.rule_titles import TITLES
from mtgrules.value import Value

from .mistakes import Mistake

LETTERS = "abcdefghijkmnpqrstuvwxyz"
"""The letters of the official numbering: no l and no o, which look like digits. After z come aa, ab…"""

_NUMBER = re.compile(r"([1-9]\d\d)(?:\.([1-9]\d*)([a-z]{0,2}))?")
_PARTS = re.compile(r"(\d+)(?:-(\d+)|([a-z]+)(?:-([a-z]+))?)?")


def _lettered(place: int) -> str:
    """The letters at a place, counted from 0."""
    first, last = divmod(place, len(LETTERS))
    return (LETTERS[first - 1] if first else "") + LETTERS[last]


def _read(name: str, parts: str) -> Iterator[str]:
    """All numbers of a section, in order, from its short line: `1a-c` is 1, 1a, 1b, 1c; `2-4` is 2, 3, 4."""
    yield name
    for first, last, letter, last_letter in _PARTS.findall(parts):
        for number in range(int(first), int(last or first) + 1):
            yield f"{name}.{number}"
        place = 0
        while letter:
            yield f"{name}.{first}{_lettered(place)}"
            if _lettered(place) == (last_letter or letter):
                break
            place += 1


def _parent(number: str) -> str:
    """The number a rule stands under: 613.2a → 613.2 → 613 → nothing."""
    shorter = number.rstrip(LETTERS)
    return shorter if shorter != number else number.rpartition(".")[0]


@total_ordering
class Rule(Value):
    """One rule of the edition: equal, hashed and sorted by its number, shown with its title.

    >>> cr["613.2a"]
    CR 613.2a (copy effects and merging come first)
    >>> str(cr["613.2a"])
    'CR 613.2a'
    >>> sorted([cr["613.10"], cr["613.2a"], cr["613.2"]])[-1].number
    '613.10'
    """

    number: str

    @property
    def title(self) -> str:
        """What the rule says, in a few words of our own; without a title, that of the nearest rule above."""
        number = self.number
        while number and number not in TITLES:
            number = _parent(number)
        return TITLES[number]

    def _place(self) -> tuple[int, int, int, str]:
        section, _, rest = self.number.partition(".")
        rule = rest.rstrip(LETTERS)
        letters = rest[len(rule) :]
        return int(section), int(rule or 0), len(letters), letters

    def __lt__(self, other: Rule) -> bool:
        if not isinstance(other, Rule):
            return NotImplemented
        return self._place() < other._place()

    def __str__(self) -> str:
        return f"CR {self.number}"

    def __repr__(self) -> str:
        return f"CR {self.number} ({self.title})"


class NoSuchRule(Mistake, KeyError):
    """The edition has no rule of this number; the message names the nearest ones that exist."""

    def __str__(self) -> str:
        return str(self.args[0])


class RuleIndex(Mapping[str, Rule]):
    """Every rule number of one edition, section numbers included, in the order of the rules.

    >>> "613.2c" in cr, "613.2d" in cr
    (True, False)
    >>> cr["613.2z"]
    Traceback (most recent call last):
    mtgrules.rules.NoSuchRule: there's no rule 613.2z in the edition of 2026-09-25; 613.2 has 613.2a to 613.2c
    """

    edition = "2026-09-25"

    def __init__(self, numbers: str) -> None:
        self._lines = {line[:3]: line[4:] for line in numbers.replace("\n  ", " ").splitlines()}
        self._rules: dict[str, Rule] = {}
        self._sections: dict[str, tuple[str, ...]] = {}

    def _section(self, name: str) -> tuple[str, ...]:
        """The numbers of one section, none if it doesn't exist; read when it is first asked for."""
        if name not in self._sections:
            if name not in self._lines:
                return ()
            self._sections[name] = tuple(_read(name, self._lines[name]))
            self._rules |= {number: Rule(number) for number in self._sections[name]}
        return self._sections[name]

    def _find(self, number: object) -> Rule | None:
        if not isinstance(number, str):
            return None
        if number not in self._rules:
            self._section(number[:3])
        return self._rules.get(number)

    def __getitem__(self, number: str) -> Rule:
        found = self._find(number)
        if found is None:
            raise NoSuchRule(self._missing(number))
        return found

    def __contains__(self, number: object) -> bool:
        return self._find(number) is not None

    def __iter__(self) -> Iterator[str]:
        for name in self._lines:
            yield from self._section(name)

    def __len__(self) -> int:
        return sum(len(self._section(name)) for name in self._lines)

    def __repr__(self) -> str:
        return f"<the {len(self):,} rule numbers of the edition of {self.edition}>"

    def _ipython_key_completions_(self) -> list[str]:
        return list(self)

    def under(self, number: str) -> tuple[Rule, ...]:
        """All rules that stand under one, in order; `NoSuchRule` if it doesn't exist.

        >>> [rule.number for rule in cr.under("613.2")]
        ['613.2a', '613.2b', '613.2c']
        """
        above = self[number].number
        section = self._section(above[:3])
        return tuple(self._rules[n] for n in section if above in (_parent(n), _parent(_parent(n))))

    def range(self, first: str, last: str) -> tuple[Rule, ...]:
        """The rules from `first` to `last` and all under `last`; `ValueError` if they are in the wrong order.

        >>> [rule.number for rule in cr.range("704.5y", "704.6a")]
        ['704.5y', '704.5z', '704.5aa', '704.6', '704.6a']
        """
        start, end = self[first], self[last]
        if end < start:
            raise ValueError(f"{last} comes before {first}: give the earlier number first")
        inside = {end, *self.under(last)}
        between = [name for name in self._lines if first[:3] <= name <= last[:3]]
        found = (self._rules[number] for name in between for number in self._section(name))
        return tuple(rule for rule in found if start <= rule <= end or rule in inside)

    def _missing(self, number: object) -> str:
        """One line: what isn't there, and what is nearest to it."""
        if not isinstance(number, str):
            return f'a rule number is text, as in cr["613.10"], not {number!r}'
        missing = f"there's no rule {number} in the edition of {self.edition}"
        found = _NUMBER.fullmatch(number)
        if found is None:
            written = f'a rule number is written like "613.2a", not "{number}"'
            for part in _NUMBER.finditer(number):
                if part.group() in self:
                    return f'{written}; perhaps cr["{part.group()}"]'
            return written
        section, rule, letters = found.groups()
        if section not in self:
            return f"{missing}; {self._around(section)}"
        above = f"{section}.{rule}" if f"{section}.{rule}" in self else section
        below = [r.number for r in self.under(above) if _parent(r.number) == above]
        if not below:
            return f"{missing}; {above} has no parts"
        skipped = "; official letters skip l and o" if set(letters or "") & {"l", "o"} else ""
        span = f"{below[0]} to {below[-1]}" if len(below) > 1 else f"only {below[0]}"
        return f"{missing}; {above} has {span}{skipped}"

    def _around(self, section: str) -> str:
        """The sections next to a missing one."""
        before = [name for name in self._lines if name < section][-1:]
        after = [name for name in self._lines if name > section][:1]
        nearest = before + after
        return f"the nearest section{'s are' if len(nearest) > 1 else ' is'} {' and '.join(nearest)}"


cr = RuleIndex(NUMBERS)

EDITIONS = ("2026-04-17", cr.edition)
"""The editions of the rules by which a game can be played, the newest last. Where they differ, both answers can be asked for."""
