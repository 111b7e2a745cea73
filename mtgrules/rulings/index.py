"""Which rulings show which rule, and which rules does a card's page show?"""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from mtgrules.rules import Rule, cr
from mtgrules.rulings import all_rulings, rulings_of, scenarios_beyond
from mtgrules.rulings.playing import scenarios_of
from mtgrules.rulings.ruling import Ruling
from mtgrules.scenario import Scenario
from mtgrules.value import Value

COLUMNS = ("rule", "title", "ruling", "card", "claim", "status", "scenarios")


class Entry(NamedTuple):
    """One row: a rule, the ruling that shows it, and the scenarios in which it is cited."""

    rule: Rule
    ruling: Ruling
    scenarios: tuple[str, ...]

    def cells(self) -> tuple[str, ...]:
        """The row in words."""
        about = self.ruling
        return (
            self.rule.number, self.rule.title, about.id, about.card or "rules", about.claim, str(about.status), ", ".join(self.scenarios),
        )  # fmt: skip


class Index(Value):
    """Rulings by rule. It shows itself as a table; `to_frame()` gives it to pandas, where there is pandas."""

    entries: tuple[Entry, ...]

    def to_frame(self) -> Any:
        """The table as a pandas DataFrame, or as a table of our own where there is no pandas."""
        from mtgrules.view.frames import frame

        return frame(COLUMNS, [entry.cells() for entry in self.entries])

    def __len__(self) -> int:
        return len(self.entries)

    def __repr__(self) -> str:
        rows = [(entry.rule.number, entry.ruling.id, entry.ruling.claim) for entry in self.entries]
        return "\n".join(f"{number:9}{key:9}{claim}"[:79] for number, key, claim in rows) or "no ruling shows it"

    def _repr_html_(self) -> str:
        from mtgrules.view.html import table

        return table(COLUMNS, [entry.cells() for entry in self.entries])


def rules_index(number: str = "") -> Index:
    """Every rule with the rulings that show it, or only that rule and its parts: `rules_index("707.9")`."""
    if number:
        cr[number]  # an unknown rule is an error that says what there is
    entries = [entry for ruling in all_rulings() for entry in _entries(ruling) if _within(entry.rule.number, number)]
    return Index(tuple(sorted(entries, key=_by_rule)))


def rules_of(card: str) -> Index:
    """The rulings of one card with the rules that each shows, in the order of the page."""
    return Index(tuple(entry for ruling in rulings_of(card) for entry in _entries(ruling)))


def _entries(ruling: Ruling) -> list[Entry]:
    found = scenarios_of(ruling)[0]
    rules = dict.fromkeys(ruling.rules)
    for scenario in found:
        rules.update(dict.fromkeys(cited_in(scenario)))
    return [
        Entry(rule, ruling, tuple(str(s) for s in found if rule in ruling.rules or rule in cited_in(s)))
        for rule in rules
    ]


@cache
def cited_in(scenario: Scenario) -> tuple[Rule, ...]:
    """The rules that a scenario's claims, their reasons and its beliefs cite as it is played, each once."""
    played = scenario.play()
    rules = [rule for checked in played.claims for rule in checked.rules]
    rules += [rule for found in played.twins for rule in found.twin.refuted_by]
    return tuple(dict.fromkeys(rules))


def shown_rules(prefix: str) -> tuple[tuple[Rule, ...], tuple[Rule, ...]]:
    """The rules of a section that some playable scenario shows, and those that none shows."""
    scenarios = [s for ruling in all_rulings() for s in scenarios_of(ruling)[0]]
    scenarios += [s for card in dict.fromkeys(r.card for r in all_rulings()) for s in scenarios_beyond(card)]
    shown = {rule for s in scenarios for rule in cited_in(s)} | {
        rule for r in all_rulings() if scenarios_of(r)[0] for rule in r.rules
    }
    rules = [cr[number] for number in cr if _within(number, prefix) and (number != prefix or not cr.under(prefix))]
    return tuple(rule for rule in rules if rule in shown), tuple(rule for rule in rules if rule not in shown)


def _within(number: str, asked: str) -> bool:
    return number.startswith(asked) and not number[len(asked) : len(asked) + 1].isdigit()


def _by_rule(entry: Entry) -> Any:
    return entry.rule
