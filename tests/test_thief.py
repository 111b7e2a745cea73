"""Combat, the end step, returns, commanders, Auras: what is behind Identity Thief and Fractured Identity."""

from __future__ import annotations

import pytest

from mtgrules import game, permanent, token, walk
from mtgrules.abilities import FLYING, TriggeredAbility
from mtgrules.choices import ChoiceNeeded, IllegalChoice
from mtgrules.patterns import Attacks, BeginningOf
from mtgrules.player_instructions import Draw
from mtgrules.rulings import all_beyond, all_rulings, rulings_of
from mtgrules.rulings.any_way import any_way
from mtgrules.rulings.discussions import DISCUSSIONS, UnknownDiscussion, discussion, discussions_about
from mtgrules.rulings.fixtures import CARTOUCHE_OF_SOLIDARITY
from mtgrules.rulings.kinds import KINDS
from mtgrules.rulings.playing import scenarios, scenarios_of
from mtgrules.rulings.read_and_play import read
from mtgrules.rulings.ruling import Status
from mtgrules.rulings.ways import NotPlayable
from mtgrules.selectors import THIS
from mtgrules.size_changes import ModifyPowerToughness, SetPowerToughness
from mtgrules.state import Game
from mtgrules.type_changes import AddTypes
from tests.shared import shared
from tests.stories import bear

THIEF, SPELL, BEAR, DOG = "Identity Thief", "Fractured Identity", "Runeclaw Bear", "Isamaru, Hound of Konda"

EXPECTED = {
    THIEF: [
        "IT-1a",
        "IT-1b",
        "IT-1c",
        "IT-2a",
        "IT-2b",
        "IT-2c",
        "IT-2d",
        "IT-3a",
        "IT-3b",
        "IT-3c",
        "IT-4a",
        "IT-4b",
        "IT-4c",
        "IT-4d",
        "IT-5a",
        "IT-5b",
        "IT-6a",
        "IT-6b",
        "IT-7a",
        "IT-7b",
        "IT-7c",
        "IT-7d",
        "IT-7e",
        "IT-7f",
        "IT-7g",
        "IT-7h",
        "IT-7i",
        "IT-8a",
        "IT-8b",
        "IT-9a",
        "IT-9b",
        "IT-9c",
        "IT-9d",
        "IT-9e",
        "IT-9f",
    ],
    SPELL: [
        "FI-1a",
        "FI-1b",
        "FI-1c",
        "FI-2",
        "FI-3a",
        "FI-3b",
        "FI-3c",
        "FI-3d",
        "FI-3e",
        "FI-4a",
        "FI-4b",
        "FI-5a",
        "FI-5b",
        "FI-6a",
        "FI-6b",
    ],
}


@pytest.mark.parametrize("card", EXPECTED)
def test_each_page_has_all_its_scenarios_under_their_ids(card: str) -> None:
    found = [scenario.id for entry in rulings_of(card) for scenario in scenarios_of(entry)[0]]
    assert found == EXPECTED[card]


def test_what_no_paragraph_says_is_beyond_the_page() -> None:
    assert {"FI-0", "FI-7", "FI-8"} <= {scenario.id for scenario in all_beyond()}
    assert [str(found) for found in scenarios("FI-8")] == ["FI-8"]
    assert "FI-7" in repr(walk("FI-7"))


def thief(*theirs: object, mine: tuple[object, ...] = (), **more: object) -> Game:
    """Alice has the Thief."""
    return game(Alice=[THIEF, *mine], Bob=[*theirs], **more)  # type: ignore[arg-type]


# ---------------------------------------------------------------- the trigger and its return
def test_the_thief_may_exile_nothing_and_never_itself_or_a_token() -> None:
    board = thief(BEAR, token("Saproling"))
    with pytest.raises(ChoiceNeeded) as asked:
        board.attack(THIEF)
    assert [str(option) for option in asked.value.options] == ["yes", "no"]
    with pytest.raises(IllegalChoice, match="it is a token; legal: Runeclaw Bear"):
        board.attack(THIEF, exile="Saproling Token", may="yes")
    declined = board.attack(THIEF, may="no")
    assert (declined[THIEF].name, declined[THIEF].attacking) == (THIEF, "Bob")


def test_becoming_a_copy_it_stays_the_same_object_and_a_return_is_set_up() -> None:
    """707.4, 603.7."""
    board = thief(BEAR)
    after = board.attack(THIEF, exile=BEAR, may="yes")
    assert after[THIEF].id == board[THIEF].id
    assert [entry.item.controller for entry in after.delayed] == ["Alice"]


def test_the_card_returns_even_if_the_thief_is_gone() -> None:
    """603.7: the delayed trigger is its own."""
    board = thief(BEAR).attack(THIEF, exile=BEAR, may="yes").destroy(THIEF).to("end step")
    assert (board[BEAR].zone, board[BEAR].controller) == ("battlefield", "Bob")


def test_a_card_that_has_left_exile_does_not_return() -> None:
    """603.7c, 400.7: what was exiled is followed there and no further."""
    board = thief(BEAR).attack(THIEF, exile=BEAR, may="yes").return_to_hand(BEAR).to("end step")
    assert board[BEAR].zone == "hand"


def test_a_commander_that_goes_to_the_command_zone_does_not_return_either() -> None:
    """903.9a, 603.7c; the Thief is a copy all the same, and no commander."""
    board = thief(permanent(DOG, commander=True))
    with pytest.raises(ChoiceNeeded, match="command_zone"):
        board.attack(THIEF, exile=DOG, may="yes")
    away = board.attack(THIEF, exile=DOG, may="yes", command_zone="yes")
    assert (away[THIEF].name, away[THIEF].is_commander) == (DOG, False)
    assert away.to("end step")[DOG].zone == "command"
    back = board.attack(THIEF, exile=DOG, may="yes", command_zone="no").to("end step")
    assert (back[DOG].zone, back[DOG].is_commander) == ("battlefield", True)


def test_a_target_that_is_gone_as_the_trigger_resolves_changes_nothing() -> None:
    """608.2b."""
    board = thief(BEAR).attack(THIEF, exile=BEAR, hold=True).destroy(BEAR).resolve()
    assert (board[THIEF].name, board[BEAR].zone, board.delayed) == (THIEF, "graveyard", ())


# ---------------------------------------------------------------- triggers: in which order, and why not
def test_the_active_player_orders_the_triggers_of_the_end_step() -> None:
    """603.3b: the first that is named goes onto the stack first, so it resolves last."""
    board = thief("Ball Lightning").attack(THIEF, exile="Ball Lightning", may="yes")
    one = board.to("end step", hold=True, order=("sacrifice", "return")).resolve(hold=True)
    assert (one["Ball Lightning"].zone, one[THIEF].zone) == ("battlefield", "battlefield")
    other = board.to("end step", hold=True, order=("return", "sacrifice")).resolve(hold=True)
    assert (other["Ball Lightning"].zone, other[THIEF].zone) == ("exile", "graveyard")
    with pytest.raises(IllegalChoice, match=r"order: 'draw' names none of Alice's triggers.*603\.3b"):
        board.to("end step", order=("draw", "return"))


def test_why_an_attack_trigger_that_came_with_the_copy_did_not_trigger() -> None:
    """508.2a: the answer says when attackers were declared, and what the object was then."""
    answer = thief("Hellrider").attack(THIEF, exile="Hellrider", may="yes")[THIEF].triggered_as_it_is()
    assert answer.value == 0
    assert {"508.2a", "508.3a"} <= {rule.number for rule in answer.all_rules}
    assert "it didn't have this ability: it was Identity Thief" in " ".join(repr(answer).split())


def test_why_a_trigger_of_what_entered_in_the_end_step_did_not_trigger() -> None:
    """513.2: the step doesn't back up; in the next turn's end step it does trigger."""
    drummer = bear("Drummer", TriggeredAbility(BeginningOf("end step"), (Draw(),)))
    board = thief(permanent(drummer)).attack(THIEF, exile="Drummer", may="yes").to("end step")
    answer = board["Drummer"].triggered()
    assert answer.value == 0
    assert "513.2" in {rule.number for rule in answer.all_rules}
    later = board.to("end step", whose="Bob")
    assert later["Drummer"].triggered().value == 1


def test_a_trigger_of_the_thief_itself_counts_as_triggered_but_not_as_one_that_it_has_now() -> None:
    board = thief(BEAR).attack(THIEF, exile=BEAR, may="yes")
    assert (board[THIEF].triggered().value, board[THIEF].triggered_as_it_is().value) == (1, 0)


def test_a_second_attack_trigger_that_it_had_all_along_works() -> None:
    """Only what comes by copying is too late."""
    raider = bear("Raider", TriggeredAbility(Attacks(THIS), (Draw(),)))
    assert len([obj for obj in game(Alice=[raider]).attack("Raider").objects.values() if obj.zone.value == "hand"]) == 1


# ---------------------------------------------------------------- combat
def test_an_attacker_that_stops_being_a_creature_leaves_combat_and_history_says_why() -> None:
    """506.4."""
    vault = permanent("Mutavault", under=(AddTypes(("Creature",)), SetPowerToughness(2, 2)))
    board = thief(vault).attack(THIEF, exile="Mutavault", may="yes")
    removed = [moment for moment in board.history if "removed from combat" in moment.text]
    assert [rule.number for rule in removed[0].rules] == ["506.4"]
    assert board.to("end of combat").player("Bob").life == 20


def test_with_three_players_it_goes_on_attacking_whom_it_attacked() -> None:
    """508.1b: becoming a copy changes nothing about the attack."""
    board = game(Alice=[THIEF], Bob=[BEAR], Carol=[]).attack(THIEF, defender="Carol", exile=BEAR, may="yes")
    assert board[THIEF].attacking == "Carol"
    assert board.to("end of combat").player("Carol").life == 18


# ---------------------------------------------------------------- tokens for others
def test_a_spell_on_a_stolen_permanent_skips_its_controller_even_though_it_is_gone() -> None:
    """608.2h: who controlled it is last known information."""
    board = (
        game(Alice=[], Bob=[], Carol=[BEAR], Dave=[]).gain_control(BEAR, by="Dave").cast(SPELL, by="Alice", target=BEAR)
    )
    assert {seen.controller for seen in board.battlefield} == {"Alice", "Bob", "Carol"}
    assert board[BEAR].owner == "Carol"


def test_triggers_of_the_tokens_go_on_the_stack_in_turn_order() -> None:
    """603.3b: the active player's first, so it resolves last."""
    board = game(Alice=[], Bob=["Wall of Omens"], Carol=[], Dave=[]).cast(
        SPELL, by="Alice", target="Wall of Omens", hold=True
    )
    stacked = board.resolve(hold=True)
    assert [item.controller for item in stacked.stack] == ["Alice", "Carol", "Dave"]


def test_choices_for_the_tokens_are_asked_in_turn_order() -> None:
    """101.4, 614.12a."""
    board = game(Alice=[], Bob=[permanent("Voice of All", chosen={"color": "black"})], Carol=[])
    with pytest.raises(ChoiceNeeded) as asked:
        board.cast(SPELL, by="Alice", target="Voice of All", color=("red",))
    assert asked.value.player == "Carol"


def test_no_token_is_created_for_an_aura_with_nothing_to_enchant() -> None:
    """303.4g: it never was anywhere, so its enters trigger doesn't trigger."""
    board = game(Alice=[], Bob=[DOG, permanent(CARTOUCHE_OF_SOLIDARITY, attached_to=DOG)])
    after = board.cast(SPELL, by="Alice", target=CARTOUCHE_OF_SOLIDARITY.name)
    assert [seen.name for seen in after.battlefield] == [DOG]
    assert any(rule.number == "303.4g" for moment in after.history for rule in moment.rules)


def test_token_copies_of_an_aura_choose_their_hosts_and_the_later_one_decides() -> None:
    """303.4f, 613.7."""
    board = game(Alice=[], Bob=["Sol Ring", permanent("Confiscate", attached_to="Sol Ring")], Carol=[])
    after = board.cast(SPELL, by="Alice", target="Confiscate", enchanting=("Sol Ring", "Sol Ring"))
    assert after["Confiscate token#1"].attached_to == after["Confiscate token#2"].attached_to == "Sol Ring"
    assert after["Sol Ring"].controller == "Carol"


# ---------------------------------------------------------------- commanders
def big_dog(board: Game) -> Game:
    """Alice's Isamaru attacks Bob as a 21/21."""
    return board.change(DOG, ModifyPowerToughness(19, 19)).attack(DOG, defender="Bob").to("end of combat")


def test_21_combat_damage_from_a_commander_is_enough_and_from_another_creature_it_is_not() -> None:
    """903.10a, 704.6c."""
    for commander in (True, False):
        board = big_dog(game(Alice=[permanent(DOG, commander=commander)], Bob=[], life={"Bob": 40}))
        assert (board.player("Bob").life, board.player("Bob").lost) == (19, commander)


def test_damage_of_one_commander_adds_up_over_its_lives_and_that_of_two_does_not() -> None:
    """903.10a: the same commander, also after it was in another zone."""
    pump = ModifyPowerToughness(9, 9)
    board = game(Alice=[permanent(DOG, commander=True)], Bob=[], life={"Bob": 40})
    first = board.change(DOG, pump).attack(DOG, defender="Bob").to("end of combat")
    again = first.exile(DOG, command_zone="yes").put(DOG, by="Alice").to("precombat main", whose="Alice")
    second = again.change(DOG, pump).attack(DOG, defender="Bob").to("end of combat")
    assert (second.player("Bob").life, second.player("Bob").lost) == (18, True)
    assert first.player("Bob").lost is False


def test_a_player_without_life_loses() -> None:
    """704.5a."""
    board = game(Alice=[bear("Giant", FLYING, size="20/20")], Bob=[]).attack("Giant").to("end of combat")
    assert board.player("Bob").lost


# ---------------------------------------------------------------- dated rulings, open questions, kinds
def test_what_a_page_says_and_what_holds_now_is_data_and_shown() -> None:
    dated = [entry for entry in all_rulings() if entry.then_and_now]
    assert {"IT-7", "FI-3", "FI-4"} <= {entry.id for entry in dated}
    for entry in dated:
        assert entry.status is Status.OVERTAKEN_IN_PART
        own = {scenario.id for scenario in scenarios_of(entry)[0]}
        for point in entry.then_and_now:
            assert point.rules
            assert set(point.shown_by) <= own
    page = read(str(shared("reference/seeds/000_41db25d5f4613ec6.txt")))
    told = " ".join(repr(page).split())
    assert "Then and now: The page says: a copy of a back face has mana value 0. Since 2020-09:" in told
    assert "shown by IT-7g" in told


def test_an_open_question_has_several_readings_with_rules_and_is_in_no_count(
    capsys: pytest.CaptureFixture[str],
) -> None:
    from mtgrules.__main__ import main

    assert [found.id for found in DISCUSSIONS] == [f"U-{number}" for number in range(1, 8)]
    for found in DISCUSSIONS:
        assert len(found.readings) > 1
        assert all(reading.rules for reading in found.readings)
    assert main(["play", "U-1", "IT-7g"]) == 0
    told = capsys.readouterr().out
    assert "never graded" in told
    assert "1 cases, 1 hold, 0 fail" in told
    (ruling,) = [entry for entry in all_rulings() if entry.id == "FI-3"]
    assert "U-1" in [found.id for found in discussions_about(ruling)]
    assert discussion("U-4").settled
    with pytest.raises(UnknownDiscussion, match="U-1, U-2"):
        discussion("U-99")


@pytest.mark.parametrize("card", [THIEF, SPELL, "Clone", "Clever Impersonator"])
def test_the_families_play_for_every_way_of_copying(card: str) -> None:
    for kind in KINDS:
        found, reason = scenarios_of(kind.recognised_for(card))
        assert found or reason
        for scenario in found:
            played = scenario.play()
            assert not played.failures
            assert played.twins
            assert all(twin.refuted for twin in played.twins)


def test_a_card_that_copies_nothing_is_in_no_family() -> None:
    with pytest.raises(NotPlayable, match="doesn't enter as a copy"):
        any_way(BEAR)
    with pytest.raises(NotPlayable, match="catalogue"):
        any_way("No such card")
