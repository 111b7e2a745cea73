"""Positions, actions and claims are plain data, and come back the same."""

from __future__ import annotations

import json

import pytest

from mtgrules import Game, card, game, permanent
from mtgrules.cards import catalogue, predefined_tokens
from mtgrules.data import DataError, decode, encode
from mtgrules.objects import Card
from mtgrules.rulings import all_rulings
from mtgrules.rulings.playing import scenarios_of
from mtgrules.scenario import Scenario
from mtgrules.type_changes import SetColors

SCENARIOS = [found for entry in all_rulings() for found in scenarios_of(entry)[0]]


@pytest.mark.parametrize("scenario", SCENARIOS, ids=str)
def test_every_game_of_every_scenario_survives_being_written_down(scenario: Scenario) -> None:
    played = scenario.play().game
    written = json.dumps(played.to_dict(), sort_keys=True)
    again = Game.from_dict(json.loads(written))
    assert repr(again) == repr(played)
    assert [moment.text for moment in again.history] == [moment.text for moment in played.history]
    assert json.dumps(again.to_dict(), sort_keys=True) == written


@pytest.mark.parametrize("found", [*catalogue().values(), *predefined_tokens().values()], ids=lambda found: found.name)
def test_every_card_survives_being_written_down(found: Card) -> None:
    assert decode(json.loads(json.dumps(encode(found)))) == found


def test_a_card_that_is_not_in_the_catalogue_travels_with_its_game() -> None:
    own = Card("Test Wizard", "{U}", "Creature — Wizard", "1/1", *card("Wall of Omens").abilities)
    before = game(Bob=[permanent(own, tapped=True, under=(SetColors("R"),))])
    after = before.cast("Clone", by="Alice", copying="Test Wizard")
    again = Game.from_dict(json.loads(json.dumps(after.to_dict())))
    assert again["Clone"].name == "Test Wizard"
    assert again["Test Wizard"].colors == "R"


def test_data_that_says_nothing_known_is_an_error_that_names_the_place() -> None:
    with pytest.raises(DataError, match=r"actions\[1\]: 'Explode' is no word of the vocabulary"):
        decode({"is": "Explode"}, "actions[1]")
    with pytest.raises(DataError, match=r"start\.step: there is no Zone 'moon'"):
        decode({"is": "Position", "players": [], "step": {"is": "Zone", "value": "moon"}}, "start")
    with pytest.raises(DataError, match="SetColors"):
        decode({"is": "SetColors", "colours": "R"}, "change")
