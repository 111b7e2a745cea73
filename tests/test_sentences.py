"""Claims and actions in plain sentences: every claim and action of every ruling reads as one."""

from __future__ import annotations

import pytest

from mtgrules.intended import intended
from mtgrules.rulings import all_rulings
from mtgrules.rulings.playing import scenarios_of
from mtgrules.scenario import Scenario, flat, then, when
from mtgrules.sentences import sentence
from mtgrules.verbs import Action, Verbs

SCENARIOS = [scenario for ruling in all_rulings() for scenario in scenarios_of(ruling)[0]]


@pytest.mark.parametrize(
    ("attribute", "value", "said"),
    [
        ("zone", "battlefield", "Clone is on the battlefield"),
        ("tapped", True, "Clone is tapped"),
        ("power", None, "Clone has no power"),
        ("colors", "WU", "Clone is white and blue"),
        ("colors", "", "Clone is colorless"),
        ("types", ("Artifact", "Creature"), "Clone's types are Artifact and Creature"),
        ("abilities", ("flying",), "Clone's only ability is flying"),
        ("counters", {"+1/+1": 2, "charge": 1}, "Clone has 2 +1/+1 counters and 1 charge counter"),
        ("controller", "Bob", "Bob controls Clone"),
        ("owner", "Bob", "Bob owns Clone"),
        ("has_first_strike", False, "Clone does not have first strike"),
        ("is_artifact", True, "Clone is an artifact"),
        ("last_power", 3, "as it last was, Clone's power is 3"),
        ("could_produce", "UC", "Clone could produce {U}{C}"),
        ("triggered", 2, "Clone has triggered twice"),
        ("attached_to", None, "Clone is attached to nothing"),
    ],
)
def test_a_claim_is_a_sentence(attribute: str, value: object, said: str) -> None:
    assert sentence("Clone", attribute, value) == said


@pytest.mark.parametrize("scenario", SCENARIOS, ids=str)
def test_nothing_in_a_ruling_reads_like_a_program(scenario: Scenario) -> None:
    played = scenario.play()
    said = [claim.claim.text() for claim in played.claims] + [twin.is_so for twin in played.twins]
    said += [intended(part, "Alice") for part in flat(scenario.parts) if isinstance(part, Action)]
    for line in said:
        assert not {"True", "False", "None"} & set(line.replace(".", " ").split())
        assert "_" not in line


def test_what_players_will_do_does_not_say_what_comes_of_it() -> None:
    assert intended(when.to("upkeep", whose="Bob"), "Alice") == "the turn goes on to Bob's upkeep"
    assert intended(when.put_counters("Vivid Crag", "charge", -2), "Alice") == "2 charge counters taken from Vivid Crag"
    assert intended(when.activate("Mutavault", "creature"), "Alice") == (
        "Alice activates an ability of Mutavault (“creature”)"
    )


def test_every_verb_has_its_words() -> None:
    verbs = {name for name in vars(Verbs) if not name.startswith("_")} - {"do", "enter_together", "change"}
    for verb in verbs:
        given = (("by", "Bob"), ("number", 1), ("of", "Clone"), ("kind", "charge"), ("half", "left"))
        assert ": " not in intended(Action(verb, ("Clone",), given), "Alice"), verb


def test_a_value_that_has_no_words_is_still_told() -> None:
    (claim,) = then("Clone", designations=("monstrous",))
    assert claim.text() == "Clone: designations monstrous"
