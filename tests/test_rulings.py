"""Every ruling of the course is played, every claim holds, and no belief comes true."""

from __future__ import annotations

import pytest

from mtgrules.rulings import all_rulings, ruling, scenarios_beyond
from mtgrules.rulings.playing import scenarios, scenarios_of
from mtgrules.scenario import Action, Scenario, flat
from mtgrules.seen import QUESTIONS
from mtgrules.trace import Why

RULINGS = all_rulings()
CARDS = tuple(dict.fromkeys(entry.card for entry in RULINGS if entry.card))
SCENARIOS = [found for entry in RULINGS for found in scenarios_of(entry)[0]]
SCENARIOS += [found for card in CARDS for found in scenarios_beyond(card)]


@pytest.mark.parametrize("scenario", SCENARIOS, ids=str)
def test_ruling(scenario: Scenario) -> None:
    assert not scenario.play().failures


@pytest.mark.parametrize("scenario", SCENARIOS, ids=str)
def test_every_claim_of_a_scenario_has_a_why_with_rules(scenario: Scenario) -> None:
    played = scenario.play()
    assert played.claims, "a scenario must claim something"
    for checked in played.claims:
        assert checked.rules, f"{checked!r} cites no rule"
        assert repr(checked.why)


@pytest.mark.parametrize("scenario", SCENARIOS, ids=str)
def test_every_scenario_corrects_a_belief_by_rules(scenario: Scenario) -> None:
    played = scenario.play()
    assert played.twins
    assert all(found.twin.refuted_by and found.refuted for found in played.twins)


@pytest.mark.parametrize("scenario", SCENARIOS, ids=str)
def test_each_explanation_ends_in_the_value_it_explains_at_every_moment(scenario: Scenario) -> None:
    for moment in scenario.play().moments:
        for seen in moment.game.battlefield:
            for question in QUESTIONS:
                why = seen.why(question)
                assert isinstance(why, Why)
                value = seen.mana_value if question == "mana_value" else None
                if question == "controller":
                    value = seen.controller
                assert why.value == (getattr(seen.values, question) if value is None else value)


@pytest.mark.parametrize("scenario", SCENARIOS, ids=str)
def test_each_moment_begins_with_the_game_that_the_moment_before_left(scenario: Scenario) -> None:
    game = scenario.given.build()
    for part in flat(scenario.parts):
        if isinstance(part, Action):
            after = game.do(part)
            assert after.history[: len(game.history)] == game.history
            assert len(after.history) > len(game.history)
            game = after


@pytest.mark.parametrize("entry", RULINGS, ids=str)
def test_every_ruling_cites_rules_and_says_its_status(entry: object) -> None:
    found = ruling(str(entry))
    assert found.rules
    assert str(found.status)
    assert found.claim


CLEVER_IMPERSONATOR = [
    "CI-1",
    "CI-2a",
    "CI-2b",
    "CI-3",
    "CI-4a",
    "CI-4b",
    "CI-5a",
    "CI-5b",
    "CI-6a",
    "CI-6b",
    "CI-6c",
    "CI-7a",
    "CI-7b",
    "CI-7c",
    "CI-8",
    "CI-9a",
    "CI-9b",
    "CI-9c",
    "CI-9d",
    "CI-9e",
    "CI-10a",
    "CI-10b",
    "CI-10c",
    "CI-10d",
]


def test_the_ten_rulings_of_clever_impersonator_have_all_their_scenarios() -> None:
    found = [s.id for entry in RULINGS if entry.card == "Clever Impersonator" for s in scenarios_of(entry)[0]]
    assert found == CLEVER_IMPERSONATOR


def test_a_scenario_is_found_by_its_own_id_and_by_its_rulings_id() -> None:
    assert [str(s) for s in scenarios("CI-2b")] == ["CI-2b"]
    assert [str(s) for s in scenarios("CI-2")] == ["CI-2a", "CI-2b"]


def test_a_kind_plays_itself_for_another_clone() -> None:
    from mtgrules.rulings.kinds import COPY_OF_A_COPY, X_IS_ZERO

    for kind in (COPY_OF_A_COPY, X_IS_ZERO):
        for card in ("Clone", "Phyrexian Metamorph", "Wall of Stolen Identity", "Quicksilver Gargantuan"):
            found, reason = scenarios_of(kind.recognised_for(card))
            assert found, reason
            assert not [failure for scenario in found for failure in scenario.play().failures]


def test_a_claim_that_fails_prints_its_whole_explanation() -> None:
    from mtgrules.scenario import then, when
    from mtgrules.setup import position

    wrong = Scenario(
        "wrong",
        "a wrong claim",
        position(Bob=["Runeclaw Bear"]),
        (when.cast("Clone", by="Alice", copying="Runeclaw Bear"), then("Clone", power=3)),
    )
    (failure,) = wrong.play().failures
    assert "FAILS: got 2" in failure
    assert "becomes a copy of Runeclaw Bear" in failure
    assert "CR 613.2a · 707.2" in failure
