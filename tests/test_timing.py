"""When may something be cast or played: 117.1a, 305, 307, 601.3, 702.8; and what `cast` does all the same."""

from __future__ import annotations

import pytest

from mtgrules import game
from mtgrules.choices import IllegalChoice
from mtgrules.scenario import allowed, when

BEAR, BOLT = "Runeclaw Bear", "Lightning Bolt"


@pytest.mark.parametrize("name", [BEAR, "Fractured Identity", "Glorious Anthem", "Helm of the Host"])
def test_what_is_no_instant_is_cast_in_a_main_phase_of_ones_own_with_the_stack_empty(name: str) -> None:
    board = game(Alice=[BEAR])
    assert board.may_cast(name, by="Alice")
    other = board.may_cast(name, by="Bob")
    assert (bool(other), "it is Alice's turn" in other.text) == (False, True)
    assert "117.1a" in {rule.number for rule in other.all_rules}
    assert not board.to("end step").may_cast(name, by="Alice")
    assert not board.cast(BOLT, by="Bob", target="Alice", hold=True).may_cast(name, by="Alice")


def test_an_instant_or_what_has_flash_is_cast_at_any_time() -> None:
    board = game(Alice=[BEAR]).cast(BEAR, by="Alice", hold=True)
    assert board.may_cast(BOLT, by="Bob")
    flash = board.may_cast("Brazen Borrower", by="Bob")
    assert (bool(flash), "702.8a" in {rule.number for rule in flash.all_rules}) == (True, True)


def test_only_the_half_or_the_adventure_that_is_cast_is_looked_at() -> None:
    """715.3a: the Adventure is an instant, the creature isn't."""
    board = game(hand={"Bob": ["Bonecrusher Giant"]})
    assert board.may_cast("Stomp", by="Bob")
    assert not board.may_cast("Bonecrusher Giant", by="Bob")


def test_a_land_is_never_cast() -> None:
    assert "305.9" in {rule.number for rule in game().may_cast("Forest", by="Alice").all_rules}


def test_a_scenario_casts_at_any_time_and_a_claim_about_it_answers_by_the_rules() -> None:
    board = game(Alice=[BEAR])
    assert board.cast("Clone", by="Bob", copying=BEAR)["Clone"].name == BEAR
    claim = allowed("Clone in Alice's turn", False, when.cast("Clone", by="Bob", copying=BEAR))
    asked = claim.ask(board)
    assert (asked.value, "302.1" in {rule.number for rule in asked.why.all_rules}) == (False, True)


def test_a_land_is_played_only_in_ones_own_turn_and_the_reason_is_told() -> None:
    with pytest.raises(IllegalChoice, match=r"Bob can't play a land now: it is Alice's turn .*305.3"):
        game().play("Forest", by="Bob")
