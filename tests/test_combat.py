"""Stories about blocking and combat damage."""

from __future__ import annotations

import pytest

from mtgrules import game, permanent
from mtgrules.abilities import (
    DEATHTOUCH,
    FIRST_STRIKE,
    FLYING,
    LIFELINK,
    MENACE,
    REACH,
    TRAMPLE,
    Keyword,
    TriggeredAbility,
)  # fmt: skip
from mtgrules.asking import player_value
from mtgrules.blocking import BecomesBlocked, Blocks
from mtgrules.choices import ChoiceNeeded, IllegalChoice
from mtgrules.events import Damaged, Tapped, Untapped
from mtgrules.objects import Card
from mtgrules.patterns import BeginningOf
from mtgrules.permanent_instructions import PutCounters
from mtgrules.player_instructions import Draw
from mtgrules.references import ITSELF
from mtgrules.replacing import MoreDamage
from mtgrules.selectors import THIS
from mtgrules.state import Game
from mtgrules.type_changes import LoseTypes
from tests.stories import BIRD, OGRE, bear, ids

BEAR = "Runeclaw Bear"


def creature(name: str, size: str, *abilities: object) -> Card:
    return Card(name, "{1}", "Creature — Beast", size, *abilities)


def fight(attacker: Card, *blockers: Card, **choices: object) -> Game:
    board = game(Alice=[attacker], Bob=blockers, library={"Alice": ["Forest"], "Bob": ["Forest"]})
    names = [card.name for card in blockers]
    attacking = board.attack(attacker.name)
    return (attacking.block(*names) if names else attacking).to("postcombat main", **choices)


def test_a_blocked_creature_and_its_blocker_damage_each_other_and_no_player() -> None:
    after = fight(creature("Big", "4/4"), creature("Small", "2/2"))
    assert (after["Big"].damage, after["Small"].zone, after.player("Bob").life) == (2, "graveyard", 20)


def test_a_blocked_creature_stays_blocked_without_its_blocker() -> None:
    board = game(Alice=[creature("Big", "4/4")], Bob=[BEAR]).attack("Big").block(BEAR).destroy(BEAR)
    assert board.to("postcombat main").player("Bob").life == 20


def test_trample_deals_the_rest_to_the_player() -> None:
    assert fight(creature("Big", "5/5", TRAMPLE), creature("Small", "2/2")).player("Bob").life == 17
    after = fight(creature("Big", "5/5", TRAMPLE, DEATHTOUCH), creature("Wide", "2/9"))
    assert (after.player("Bob").life, after["Wide"].zone) == (16, "graveyard")


def test_damage_is_divided_among_several_blockers_as_the_attacker_chooses() -> None:
    big, small, other = creature("Big", "4/4"), creature("Small", "1/2"), creature("Other", "1/3")
    with pytest.raises(ChoiceNeeded, match="damage: Alice chooses"):
        fight(big, small, other)
    after = fight(big, small, other, damage=1)
    assert (after["Small"].damage, after["Other"].zone, after["Big"].damage) == (1, "graveyard", 2)


def test_first_strike_damage_comes_before_that_of_the_others() -> None:
    after = fight(creature("Quick", "2/2", FIRST_STRIKE), creature("Slow", "2/2"))
    assert (after["Quick"].damage, after["Slow"].zone) == (0, "graveyard")
    told = [moment.text for moment in after.history]
    assert "first those with first strike or double strike deal damage" in told


def test_double_strike_deals_damage_twice() -> None:
    assert fight(creature("Twice", "3/3", Keyword("double strike"))).player("Bob").life == 14
    after = fight(creature("Twice", "2/2", Keyword("double strike")), creature("Wall", "0/5"))
    assert after["Wall"].damage == 4


def test_the_damage_of_a_combat_is_dealt_at_once() -> None:
    after = fight(creature("One", "3/3", LIFELINK), creature("Two", "3/3", LIFELINK))
    one, two = (it for it in after.happened if isinstance(it.event, Damaged))
    assert one.before is two.before
    assert (after["One"].zone, after["Two"].zone) == ("graveyard", "graveyard")
    assert (after.player("Alice").life, after.player("Bob").life) == (23, 23)


def test_508_1f_attackers_become_tapped_together_and_502_3_untap_together() -> None:
    later = game(Alice=[BEAR, "Hill Giant"]).attack(BEAR, "Hill Giant").to("upkeep", whose="Alice")
    for kind in (Tapped, Untapped):
        one, two = (it for it in later.happened if isinstance(it.event, kind))
        assert one.before is two.before


def test_damage_is_told_as_much_as_is_dealt() -> None:
    """614.1a, 614.5."""
    furnace = Card("Furnace", "{4}", "Artifact", None, MoreDamage(times=2))
    after = game(Alice=[furnace, BEAR]).attack(BEAR).to("postcombat main")
    assert after.player("Bob").life == 16
    told = [moment.text for moment in after.history if moment.text.startswith(f"{BEAR} deals")]
    assert told == [f"{BEAR} deals 4 damage to Bob"]


@pytest.mark.parametrize(
    ("attacker", "blocker", "says"),
    [
        ((FLYING,), (), "flying"),
        ((Keyword("fear"),), (), "fear"),
        ((Keyword("shadow"),), (), "shadow"),
        ((), (Keyword("shadow"),), "shadow"),
        ((Keyword("can't be blocked"),), (), "can't be blocked"),
        ((Keyword("forestwalk"),), (), "forestwalk"),
        ((MENACE,), (), "menace"),
        ((), (Keyword("can't block"),), "can't block"),
    ],
)
def test_what_evades_cannot_be_blocked(attacker: tuple[object, ...], blocker: tuple[object, ...], says: str) -> None:
    board = game(Alice=[creature("Attacker", "2/2", *attacker)], Bob=[creature("Blocker", "2/2", *blocker), "Forest"])
    with pytest.raises(IllegalChoice, match=says):
        board.attack("Attacker").block("Blocker")


def test_reach_blocks_flying_and_two_block_menace() -> None:
    board = game(Alice=[creature("Bird", "2/2", FLYING)], Bob=[creature("Spider", "1/3", REACH)])
    assert board.attack("Bird").block("Spider")["Spider"].object.blocking == board["Bird"].id
    board = game(Alice=[creature("Scary", "2/2", MENACE)], Bob=[BEAR, BEAR])
    assert board.attack("Scary").block(f"{BEAR}#1", f"{BEAR}#2")["Scary"].object.blocked


def test_only_the_attacked_player_blocks_with_untapped_creatures_each_once() -> None:
    board = game(Alice=["Hill Giant", BEAR, "Memnite"], Bob=["Serra Angel"])
    attacking = board.attack("Hill Giant", BEAR)
    for wrong in ({"name": "Memnite"}, {"name": BEAR}):
        with pytest.raises(IllegalChoice, match="can't block"):
            attacking.block(wrong["name"], attacker="Hill Giant")
    with pytest.raises(IllegalChoice, match="attacker: which one"):
        attacking.block("Serra Angel")
    blocked = attacking.block("Serra Angel", attacker="Hill Giant")
    with pytest.raises(IllegalChoice, match="it blocks another creature"):
        blocked.block("Serra Angel", attacker=BEAR)
    with pytest.raises(IllegalChoice, match="nothing attacks"):
        board.block("Serra Angel")


def test_blocking_and_becoming_blocked_trigger_once() -> None:
    eager = creature("Eager", "1/4", TriggeredAbility(BecomesBlocked(THIS), (Draw(1),)))
    guard = creature("Guard", "1/4", TriggeredAbility(Blocks(THIS), (Draw(1),)))
    after = fight(eager, guard, creature("Other", "0/4"), damage=1)
    assert (player_value(after, "Alice", "hand"), player_value(after, "Bob", "hand")) == (1, 1)


def test_what_stops_being_a_creature_no_longer_blocks() -> None:
    board = game(Alice=[creature("Big", "4/4")], Bob=[BEAR]).attack("Big").block(BEAR)
    after = board.change(BEAR, LoseTypes(("Creature",)))
    assert after[BEAR].object.blocking is None
    assert after.to("postcombat main").player("Bob").life == 20


def test_who_is_no_creature_any_more_is_removed_from_combat() -> None:
    """506.4."""
    board = game(Alice=[BEAR, OGRE]).attack(BEAR, "Ogre")
    assert board[BEAR].attacking == "Bob"
    after = board.change(BEAR, LoseTypes(("Creature",)))
    assert (after[BEAR].attacking, after["Ogre"].attacking) == (None, "Bob")
    assert board.gain_control(BEAR, by="Bob")[BEAR].attacking is None
    done = after.to("combat damage")
    assert done.player("Bob").life == 17
    assert done.to("postcombat main")["Ogre"].attacking is None


def test_a_copy_that_cannot_attack_goes_on_attacking() -> None:
    """506.4a: what it becomes is still a creature."""
    board = game(Alice=[BEAR], Bob=["Wall of Omens"]).attack(BEAR).become_copy(BEAR, of="Wall of Omens")
    assert board[BEAR].has("defender")
    assert board[BEAR].attacking == "Bob"


def test_who_attacked_a_planeswalker_that_is_one_no_longer_attacks_nothing() -> None:
    """X-151, 506.4c: no combat damage, neither to what it became."""
    board = game(Alice=[OGRE], Bob=["Jace Beleren", BEAR]).attack("Ogre", defender="Jace Beleren")
    assert "Jace Beleren" not in ids(board.to("combat damage"))
    changed = board.become_copy("Jace Beleren", of=BEAR)
    assert changed["Ogre"].attacking == "nothing"
    after = changed.to("combat damage")
    assert after["Jace Beleren"].object.damage == 0
    assert after.player("Bob").life == 20


def test_who_may_attack_and_who_may_not() -> None:
    board = game(
        Alice=[permanent(BEAR, new=True), "Wall of Omens", permanent(OGRE, tapped=True), "Sol Ring"], Bob=[BIRD]
    )
    for name, reason in (
        (BEAR, r"since their most recent turn began .*302\.6"),
        ("Wall of Omens", r"it has defender .*702\.3b"),
        ("Ogre", "it is tapped"),
        ("Sol Ring", "it isn't a creature"),
        ("Bird", "Bob controls it"),
    ):
        with pytest.raises(IllegalChoice, match=reason):
            board.attack(name)
    with pytest.raises(IllegalChoice, match="attackers aren't declared in the end step"):
        board.to("end step").attack(BEAR)


def test_a_trigger_at_the_beginning_of_combat_resolves_before_attackers_are_declared() -> None:
    grows = TriggeredAbility(BeginningOf("beginning of combat", yours=True), (PutCounters("+1/+1", on=ITSELF),))
    board = game(Alice=[bear("Trainer", grows)]).attack("Trainer")
    assert board["Trainer"].power == 3
    texts = [moment.text for moment in board.history]
    assert texts.index("+1 +1/+1 counters on Trainer") < texts.index("Alice attacks: Trainer attacks Bob")
