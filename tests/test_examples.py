"""The worked examples of the rules themselves: each that concerns us is a case under `cases/examples/`, named after
the rule under which it stands and its place there (`CR-613.9-2`).

Where the rules are at hand, every example of the chapters below must be played or have a reason why it isn't: so a new
edition shows what is missing.
"""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from mtgrules.cases import read_cases
from mtgrules.scenario import Cites, Scenario, Twin, flat
from tests.shared import shared

FOLDER = Path(__file__).parent / "cases" / "examples"
EXAMPLES = list(read_cases(FOLDER))
NOT_PLAYED: dict[str, str] = json.loads((FOLDER / "not_played.json").read_text(encoding="utf-8"))
CHAPTERS = {106, 110, 111, 202, 208, 302, 305, 603, 607, 613, 614, 616, 704, *range(707, 731)}


def rule_of(name: str) -> str:
    """The rule under which an example stands."""
    return name.split("-")[1]


def examples_of(rules: str) -> list[str]:
    """The examples of an edition in order, each named after its rule and its place there."""
    found: list[str] = []
    number = ""
    for line in rules.splitlines():
        if match := re.match(r"(\d{3}\.\d+[a-z]*)\.?\s", line):
            number = match[1]
        elif line.startswith("Example:"):
            found.append(f"CR-{number}-{1 + sum(rule_of(name) == number for name in found)}")
    return found


@pytest.mark.parametrize("case", EXAMPLES, ids=str)
def test_an_example_names_its_rule_and_says_why(case: Scenario) -> None:
    assert rule_of(case.id) in {rule.number for rule in case.named_rules}
    parts = list(flat(case.parts))
    assert any(isinstance(part, Cites) and part.expected for part in parts), "it asks no value why it is so"
    assert any(isinstance(part, Twin) for part in parts), "it refutes nothing"


def test_what_is_not_played_has_a_reason_and_isn_t_played() -> None:
    assert all(NOT_PLAYED.values())
    assert not NOT_PLAYED.keys() & {case.id for case in EXAMPLES}


@pytest.mark.full
def test_every_example_of_our_chapters_is_played_or_has_a_reason_and_none_is_made_up() -> None:
    named = examples_of(shared("reference/comprehensive-rules.txt").read_text(encoding="utf-8"))
    here = {*NOT_PLAYED, *map(str, EXAMPLES)}
    assert [name for name in named if int(rule_of(name)[:3]) in CHAPTERS and name not in here] == []
    assert here <= set(named)
