"""Holding down, phasing, and what triggered: the mechanics behind the rulings of Wall of Stolen Identity."""

from __future__ import annotations

import pytest

from mtgrules import game, permanent
from mtgrules.abilities import PHASING
from mtgrules.choices import ChoiceNeeded, IllegalChoice
from mtgrules.rulings import all_rulings
from mtgrules.rulings.playing import scenarios, scenarios_of
from mtgrules.size_changes import LoseAllAbilities, ModifyPowerToughness
from mtgrules.state import Game
from tests.stories import bear

WALL, BEAR, DOG = "Wall of Stolen Identity", "Runeclaw Bear", "Isamaru, Hound of Konda"
BLINKER = bear("Blinker", PHASING)

EXPECTED = [
    "WSI-1a",
    "WSI-1b",
    "WSI-2",
    "WSI-3a",
    "WSI-3b",
    "WSI-3c",
    "WSI-4",
    "WSI-5a",
    "WSI-5b",
    "WSI-6",
    "WSI-7a",
    "WSI-7b",
    "WSI-8",
    "WSI-9a",
    "WSI-9b",
    "WSI-9c",
    "WSI-9d",
    "WSI-10a",
    "WSI-10b",
    "WSI-10c",
    "WSI-10d",
    "WSI-10e",
    "WSI-10f",
    "WSI-11a",
    "WSI-11b",
]


def held(**more: object) -> Game:
    """Alice's Wall has entered as a copy of Bob's Bear and holds it down."""
    return game(Alice=[], Bob=[BEAR], **more).cast(WALL, by="Alice", copying=BEAR)  # type: ignore[arg-type]


def on_the_stack(start: Game, model: str) -> Game:
    """Alice's Wall has entered as a copy of the model, and its trigger is on the stack."""
    return start.cast(WALL, by="Alice", hold=True).resolve(copying=model, hold=True)


def said(answer: object) -> str:
    """An answer in one line, however it is wrapped."""
    return " ".join(repr(answer).split())


def rules_of(answer: object) -> set[str]:
    return {rule.number for rule in answer.all_rules}  # type: ignore[attr-defined]


# ---------------------------------------------------------------- the rulings
def test_the_eleven_rulings_have_all_their_scenarios() -> None:
    found = [s.id for entry in all_rulings() if entry.card == WALL for s in scenarios_of(entry)[0]]
    assert found == EXPECTED


def test_a_scenario_beyond_the_page_is_found_by_its_id() -> None:
    assert [str(found) for found in scenarios("WSI-12")] == ["WSI-12"]


# ---------------------------------------------------------------- held down
def test_what_holds_it_down_is_said_with_its_duration() -> None:
    answer = held()[BEAR].locked()
    assert answer
    assert "as long as you control this" in said(answer)
    assert rules_of(answer) == {"502.3", "611.2b"}


def test_a_creature_that_nothing_holds_down_says_so() -> None:
    answer = game(Bob=[BEAR])[BEAR].locked()
    assert not answer
    assert answer.text == f"no effect keeps {BEAR} from untapping"


def test_the_end_of_a_lock_is_told_with_who_controls_the_wall_now() -> None:
    after = held(Carol=[]).gain_control(WALL, by="Carol")
    assert f"Carol controls {WALL}, so this is over" in said(after[BEAR].locked())


def test_the_lock_follows_the_creature_to_another_controller() -> None:
    after = held(Carol=[]).gain_control(BEAR, by="Carol")
    assert after[BEAR].locked()
    bobs, carols = after.to("upkeep", whose="Bob"), after.to("upkeep", whose="Carol")
    assert bobs[BEAR].tapped
    assert carols[BEAR].tapped
    assert any(moment.text.startswith(f"{BEAR} stays tapped") for moment in carols.history)
    assert not any(moment.text.startswith(f"{BEAR} stays tapped") for moment in bobs.history)


def test_you_is_who_controlled_the_trigger_even_if_they_take_the_creature() -> None:
    after = held().gain_control(BEAR, by="Alice").to("upkeep", whose="Bob").to("upkeep", whose="Alice")
    assert after[BEAR].tapped
    assert after[BEAR].locked()


def test_an_effect_may_still_untap_it() -> None:
    after = held().untap(BEAR)
    assert not after[BEAR].tapped
    assert after[BEAR].locked()


def test_two_walls_hold_it_down_and_one_goes() -> None:
    after = held().cast(WALL, by="Alice", copying=BEAR)
    assert len(after[BEAR].locked().because) == 2
    assert after.destroy(f"{WALL}#1")[BEAR].locked()
    assert not after.destroy(f"{WALL}#1", f"{WALL}#2")[BEAR].locked()


def test_a_creature_that_left_and_came_back_is_another_object() -> None:
    after = held().exile(BEAR).put(BEAR, by="Bob")
    assert not after[BEAR].locked()


def test_losing_all_abilities_does_not_let_go() -> None:
    after = held().change(WALL, LoseAllAbilities(), until="")
    assert after[BEAR].locked()


# ---------------------------------------------------------------- the trigger
def test_the_trigger_goes_on_the_stack_though_the_wall_is_already_dead() -> None:
    after = on_the_stack(game(Bob=["Ivy Elemental", "Glorious Anthem"]), "Ivy Elemental")
    assert after[WALL].zone == "graveyard"
    (item,) = after.stack
    assert (item.source.label, item.controller) == (WALL, "Alice")


def test_nothing_is_held_down_if_the_copied_creature_is_gone_when_the_trigger_resolves() -> None:
    after = on_the_stack(game(Bob=[BEAR]), BEAR)
    after = after.exile(BEAR).put(BEAR, by="Bob").resolve()
    assert not after[BEAR].tapped
    assert not after[BEAR].locked()


def test_the_trigger_belongs_to_who_controlled_the_wall_then() -> None:
    after = on_the_stack(game(Alice=[], Bob=[BEAR], Carol=[]), BEAR).gain_control(WALL, by="Carol").resolve()
    assert after[BEAR].tapped
    assert not after[BEAR].locked(), "you is Alice, who doesn't control the Wall any more"


def test_a_later_copy_effect_does_not_take_back_a_trigger_that_has_triggered() -> None:
    after = on_the_stack(game(Bob=[BEAR, DOG]), BEAR)
    after = after.become_copy(WALL, DOG).resolve()
    assert after[BEAR].tapped
    assert after[BEAR].locked()


def test_it_triggered_is_an_answer_with_its_rule() -> None:
    answer = held()[WALL].triggered()
    assert answer.value == 1
    assert "603.11" in rules_of(answer)


def test_why_a_trigger_did_not_trigger() -> None:
    start = game(Alice=["Wall of Omens"], Bob=[BEAR])
    missing = start.tap(BEAR)["Wall of Omens"].triggered()
    assert missing.value == 0
    assert "nothing happened that it waits for" in said(missing)
    another = start.put(DOG, by="Alice")["Wall of Omens"].triggered()
    assert another.value == 0
    assert "something else" in said(another)
    assert "no triggered ability" in said(start.tap(BEAR)[BEAR].triggered())


def test_copying_a_copier_without_a_second_choice_still_triggers() -> None:
    after = game(Bob=["Clone", "Glorious Anthem", BEAR]).cast(WALL, by="Alice", copying=("Clone", None))
    assert after[WALL].zone == "graveyard", "a Clone that copies nothing is 0/0"
    assert after[WALL].triggered().value == 1
    assert after["Clone"].tapped


# ---------------------------------------------------------------- phasing
def test_what_is_phased_out_is_treated_as_though_it_did_not_exist() -> None:
    after = game(Alice=["Glorious Anthem", BEAR], Bob=[DOG]).phase_out("Glorious Anthem", BEAR)
    assert after[BEAR].phased_out
    assert [seen.id.label for seen in after.battlefield] == [DOG]
    with pytest.raises(IllegalChoice, match=r"phased out.*legal: Isamaru"):
        after.cast("Clone", by="Bob", copying=BEAR)
    with pytest.raises(IllegalChoice, match="phased out"):
        after.destroy(BEAR)
    with pytest.raises(IllegalChoice, match="phased out"):
        after.cast("Murder", by="Bob", target=BEAR)


def test_an_anthem_that_is_phased_out_does_nothing() -> None:
    start = game(Alice=["Glorious Anthem", BEAR])
    assert start[BEAR].power == 3
    away = start.phase_out("Glorious Anthem")
    assert away[BEAR].power == 2
    assert away.phase_in("Glorious Anthem")[BEAR].power == 3


def test_phasing_is_no_leaving_and_no_entering() -> None:
    start = game(Alice=[permanent("Wall of Omens", tapped=True, counters={"+1/+1": 2})])
    away = start.phase_out("Wall of Omens")
    back = away.phase_in("Wall of Omens")
    assert back["Wall of Omens"].triggered().value == 0
    assert back["Wall of Omens"].id == start["Wall of Omens"].id
    assert back["Wall of Omens"].tapped
    assert back["Wall of Omens"].counters == {"+1/+1": 2}


def test_it_phases_in_before_its_controller_untaps() -> None:
    away = game(Alice=[permanent(BEAR, tapped=True)], Bob=[]).phase_out(BEAR)
    assert away.to("upkeep", whose="Bob")[BEAR].phased_out
    back = away.to("upkeep", whose="Alice")
    assert not back[BEAR].phased_out
    assert not back[BEAR].tapped, "502.1 comes before 502.3"


def test_a_creature_held_down_that_phases_out_and_in_is_still_held_down() -> None:
    after = held().phase_out(BEAR).to("upkeep", whose="Bob")
    assert not after[BEAR].phased_out
    assert after[BEAR].tapped
    assert after[BEAR].locked()


def test_what_is_phased_out_when_the_trigger_resolves_is_neither_tapped_nor_held_down() -> None:
    after = on_the_stack(game(Bob=[BEAR]), BEAR)
    after = after.phase_out(BEAR).resolve().phase_in(BEAR)
    assert not after[BEAR].tapped
    assert not after[BEAR].locked()


def test_a_permanent_with_phasing_phases_out_and_in_in_its_controllers_untap_steps() -> None:
    start = game(Alice=[permanent(BLINKER)], Bob=[])
    assert not start.to("upkeep", whose="Bob")["Blinker"].phased_out
    away = start.to("upkeep", whose="Alice")
    assert away["Blinker"].phased_out
    assert not away.to("upkeep", whose="Bob").to("upkeep", whose="Alice")["Blinker"].phased_out


def test_attachments_phase_out_with_their_host_and_come_back_with_it() -> None:
    attached = [permanent(name, attached_to=BEAR) for name in ("Bonesplitter", "Spirit Mantle")]
    away = game(Alice=[BEAR, *attached], Bob=[]).phase_out(BEAR)
    assert all(away[name].phased_out for name in (BEAR, "Bonesplitter", "Spirit Mantle"))
    with pytest.raises(IllegalChoice, match=r"phases in only with Runeclaw Bear.*702\.26g"):
        away.phase_in("Bonesplitter")
    back = away.to("upkeep", whose="Alice")
    assert set(back[BEAR].attachments) == {"Bonesplitter", "Spirit Mantle"}
    assert back[BEAR].power == 5


def test_another_players_aura_comes_back_with_its_host_not_in_its_own_controllers_untap_step() -> None:
    start = game(Alice=[permanent("Spirit Mantle", attached_to=BEAR)], Bob=[BEAR])
    away = start.phase_out(BEAR)
    assert away["Spirit Mantle"].phased_out
    back = away.to("upkeep", whose="Bob")
    assert not back["Spirit Mantle"].phased_out


def test_an_equipment_that_phased_out_by_itself_comes_back_attached_or_not() -> None:
    start = game(Alice=[BEAR, permanent("Bonesplitter", attached_to=BEAR)], Bob=[])
    away = start.phase_out("Bonesplitter")
    assert away[BEAR].power == 2
    assert away[BEAR].attachments == ()
    assert away.phase_in("Bonesplitter")["Bonesplitter"].attached_to == BEAR
    alone = away.destroy(BEAR).phase_in("Bonesplitter")
    assert alone["Bonesplitter"].attached_to is None
    assert alone["Bonesplitter"].zone == "battlefield"


def test_an_aura_whose_host_is_gone_dies_when_it_phases_in() -> None:
    start = game(Alice=[BEAR, permanent("Spirit Mantle", attached_to=BEAR)], Bob=[])
    assert start.phase_out("Spirit Mantle").destroy(BEAR).phase_in("Spirit Mantle")["Spirit Mantle"].zone == "graveyard"


def test_until_end_of_turn_ends_while_it_is_phased_out() -> None:
    away = game(Alice=[BEAR], Bob=[]).change(BEAR, ModifyPowerToughness(3, 3)).phase_out(BEAR)
    assert away.phase_in(BEAR)[BEAR].power == 5
    assert away.to("upkeep", whose="Alice")[BEAR].power == 2


def test_an_attacker_that_phases_out_is_removed_from_combat() -> None:
    after = game(Alice=[BEAR], Bob=[]).attack(BEAR).phase_out(BEAR)
    assert after[BEAR].attacking is None
    assert any("506.4" in {rule.number for rule in moment.rules} for moment in after.history)
    assert after.to("end step").player("Bob").life == 20


def test_a_token_stays_a_token_while_it_is_phased_out() -> None:
    after = game(Alice=[]).create_token("Saproling", by="Alice").phase_out("Saproling Token")
    assert after["Saproling Token"].phased_out
    assert after.phase_in("Saproling Token")["Saproling Token"].zone == "battlefield"


def test_the_legend_rule_passes_over_what_is_phased_out_until_it_is_back() -> None:
    away = game(Alice=[DOG]).phase_out(DOG).put(DOG, by="Alice")
    assert away[f"{DOG}#2"].zone == "battlefield"
    with pytest.raises(ChoiceNeeded, match="keep"):
        away.phase_in(f"{DOG}#1")


def test_it_is_not_summoning_sick_again_after_phasing_in() -> None:
    back = game(Alice=[BEAR], Bob=[]).phase_out(BEAR).phase_in(BEAR)
    assert back.attack(BEAR)[BEAR].attacking == "Bob"


def test_a_position_can_hold_what_is_phased_out_and_travels_as_data() -> None:
    start = game(Alice=[permanent(BEAR, phased_out=True)], Bob=[])
    assert start[BEAR].phased_out
    assert "phased out: Runeclaw Bear" in repr(start)
    back = start.to("upkeep", whose="Bob").to("upkeep", whose="Alice")
    assert not back[BEAR].phased_out
    assert not Game.from_dict(back.to_dict())[BEAR].phased_out
