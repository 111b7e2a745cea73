"""Which triggers look back and which don't: 603.10 and what stands under it."""

from __future__ import annotations

from mtgrules import game, permanent
from mtgrules.abilities import TriggeredAbility
from mtgrules.countering import Counter
from mtgrules.entry_abilities import EntersTapped
from mtgrules.instructions import PutOntoBattlefield, ReturnToHand
from mtgrules.looking_back import BecomesUnattached, LosesControl, PhasesOut
from mtgrules.objects import Card, Zone
from mtgrules.patterns import BecomesTapped, Enters, Leaves, Pattern
from mtgrules.player_instructions import ChangeLife
from mtgrules.references import TARGET
from mtgrules.selectors import CREATURE, PERMANENT, THIS, Each
from mtgrules.state import Game
from tests.stories import bear, spell

BEAR, PAW = "Runeclaw Bear", "Bonesplitter"
A_CARD_LYING_THERE = Each(("Creature",), zone=Zone.GRAVEYARD)


def watcher(when: Pattern, name: str = "Watcher") -> Card:
    """It gains a life each time."""
    return bear(name, TriggeredAbility(when, (ChangeLife(1),)))


def gained(board: Game, player: str = "Alice") -> int:
    return board.player(player).life - 20


def cited(board: Game, name: str = "Watcher") -> set[str]:
    return {rule.number for rule in board[name].triggered().all_rules}


def test_a_sacrifice_is_seen_by_what_is_sacrificed_with_it() -> None:
    """603.10a."""
    board = game(Alice=[permanent(watcher(Leaves(PERMANENT, how="sacrificed"))), BEAR])
    assert gained(board.sacrifice("Watcher", BEAR)) == 2
    assert gained(board.destroy("Watcher", BEAR)) == 0


def test_a_card_that_leaves_a_graveyard_is_seen_as_it_was_there() -> None:
    """603.10a: onto the battlefield or to a hand."""
    back = spell("Back", PutOntoBattlefield(TARGET, under="you"), targets=(("raised", A_CARD_LYING_THERE),))
    up = spell("Up", ReturnToHand(TARGET), targets=(("raised", A_CARD_LYING_THERE),))
    board = game(
        cards=[back, up], graveyard={"Alice": [BEAR]}, Alice=[permanent(watcher(Leaves(A_CARD_LYING_THERE)))]
    )  # fmt: skip
    assert gained(board.cast("Back", by="Alice", raised=BEAR)) == 1
    assert gained(board.cast("Up", by="Alice", raised=BEAR)) == 1
    assert "603.10a" in cited(board.cast("Up", by="Alice", raised=BEAR))


def test_what_all_players_see_go_to_a_hand_is_seen_by_what_goes_with_it() -> None:
    """603.10a."""
    board = game(Alice=[permanent(watcher(Leaves(CREATURE, Zone.HAND))), BEAR])
    assert gained(board.return_to_hand("Watcher", BEAR)) == 2


def test_a_countered_spell_is_looked_at_as_it_was_on_the_stack() -> None:
    """603.10e."""
    no = spell("No", Counter(TARGET), targets=(("spell", Each(zone=Zone.STACK)),))
    mine = Each(("Creature",), zone=Zone.STACK, controller="you")
    board = game(cards=[no], Alice=[permanent(watcher(Leaves(mine, how="countered")))])
    held = board.cast(BEAR, by="Alice", hold=True)
    assert gained(held.cast("No", by="Bob", spell=BEAR).resolve()) == 1
    assert gained(held.resolve()) == 0


def test_what_phases_out_is_seen_by_what_phases_out_with_it() -> None:
    """603.10b."""
    board = game(Alice=[permanent(watcher(PhasesOut(CREATURE))), BEAR]).phase_out("Watcher", BEAR)
    assert gained(board) == 2


def test_equipment_comes_loose_however_it_does() -> None:
    """603.10c, 701.3d: it goes, its host goes, it goes to another host; and once each time."""
    board = game(
        Alice=[permanent(watcher(BecomesUnattached(PERMANENT))), BEAR, permanent(PAW, attached_to=BEAR)]
    )  # fmt: skip
    assert gained(board.destroy(PAW)) == 1
    assert gained(board.destroy(BEAR)) == 1
    assert gained(board.destroy(BEAR, "Watcher")) == 1
    assert gained(board.tap(PAW)) == 0
    assert gained(board.phase_out(BEAR)) == 0


def test_who_loses_control_of_something_had_it_just_before() -> None:
    """603.10d: the ability is that of the player who lost it."""
    board = game(Alice=[permanent(watcher(LosesControl(THIS)))])
    taken = board.gain_control("Watcher", by="Bob", until="end of turn")
    assert (gained(taken), gained(taken, "Bob")) == (1, 0)
    ended = taken.to("cleanup")
    assert (gained(ended), gained(ended, "Bob")) == (1, 1)
    assert "603.10d" in cited(taken)
    left = game(Alice=[permanent(watcher(LosesControl(CREATURE))), BEAR], Bob=["Hill Giant"])
    assert gained(left.destroy("Watcher", BEAR, "Hill Giant")) == 2


def test_most_triggers_look_at_the_game_just_afterwards() -> None:
    """603.10: what wasn't there before sees itself enter, and what has gone sees nothing be tapped."""
    board = game(cards=[watcher(Enters(CREATURE))], Alice=[BEAR]).cast("Watcher", by="Alice")
    assert gained(board) == 1
    slow = Card("Slow", "{1}", "Creature — Bear", "1/1", EntersTapped())
    assert gained(game(cards=[slow], Alice=[permanent(watcher(BecomesTapped(CREATURE)))]).cast("Slow", by="Alice")) == 0
