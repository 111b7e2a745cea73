"""The index both ways: from a rule to the rulings that show it, and from a card to its rules."""

from __future__ import annotations

import pytest

from mtgrules import rules_index, rules_of, rulings_of
from mtgrules.rules import NoSuchRule
from mtgrules.rulings.index import shown_rules

SECTIONS = ("106", "107.3", "107.5", "107.6", "111", "202.3", "611.2", "613", "614.12", "616.1", "707", "712")


def test_a_rule_lists_the_rulings_that_show_it_or_a_part_of_it() -> None:
    found = rules_index("707.5")
    assert {"CI-6", "CI-3"} <= {entry.ruling.id for entry in found.entries}
    assert all(entry.rule.number.startswith("707.5") for entry in found.entries)
    assert "CI-5" in {entry.ruling.id for entry in rules_index("707.3").entries}
    assert not {entry.rule.number for entry in rules_index("707.1").entries} & {"707.10", "707.10a"}


def test_a_card_lists_its_rulings_and_the_rules_of_each() -> None:
    assert [found.id for found in rulings_of("clever impersonator")][:2] == ["CI-1", "CI-2"]
    assert "704.5j" in {
        entry.rule.number for entry in rules_of("Clever Impersonator").entries if entry.ruling.id == "CI-4"
    }


def test_an_unknown_rule_is_an_error() -> None:
    with pytest.raises(NoSuchRule):
        rules_index("707.99")


def test_the_rules_with_and_without_a_playable_scenario_are_counted(capsys: pytest.CaptureFixture[str]) -> None:
    total = 0
    for section in SECTIONS:
        shown, missing = shown_rules(section)
        total += len(shown)
        with capsys.disabled():
            print(f"\n  {section}: {len(shown)} of {len(shown) + len(missing)} rules have a playable scenario", end="")
            print(f"; none: {', '.join(rule.number for rule in missing)}" if missing else "", end="")
    assert total


@pytest.mark.full
def test_the_index_is_a_data_frame_too() -> None:
    pytest.importorskip("pandas")
    frame = rules_index("707.5").to_frame()
    assert list(frame.columns) == ["rule", "title", "ruling", "card", "claim", "status", "scenarios"]
    assert len(frame) == len(rules_index("707.5"))
