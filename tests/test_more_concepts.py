"""What the cases of peers needed: linked objects, how a spell was cast, numbers of counters, mana."""

from __future__ import annotations

import pytest

from mtgrules import game, token
from mtgrules.abilities import SpellAbility, TriggeredAbility
from mtgrules.choices import ChoiceNeeded, IllegalChoice
from mtgrules.echo import Echo
from mtgrules.mana_options import mana_options
from mtgrules.multiplying import MoreCounters, MoreTokens
from mtgrules.objects import Card
from mtgrules.patterns import BecomesTarget, Enters
from mtgrules.player_instructions import DealDamage, Draw
from mtgrules.populating import Populate
from mtgrules.sacrificing import Exploit, ThisExploits
from mtgrules.selectors import THIS, YOUR_CREATURES
from mtgrules.spell_abilities import Replicate, Storm
from mtgrules.state import Game

BEAR = "Runeclaw Bear"


def rules_of(board: Game) -> set[str]:
    return {rule.number for moment in board.history for rule in moment.rules}


# ---------------------------------------------------------------- linked objects (607, 610.3)
def test_nothing_is_exiled_until_something_leaves_that_has_left_already() -> None:
    """610.3b: the Priest died while its trigger was on the stack, so the creature doesn't move."""
    board = game(Bob=[BEAR], hand={"Alice": ["Banisher Priest"]}).cast("Banisher Priest", hold=True)
    board = board.resolve(hold=True)
    board = board.cast("Lightning Bolt", by="Bob", target="Banisher Priest").resolve()
    assert (board["Banisher Priest"].zone, board[BEAR].zone) == ("graveyard", "battlefield")
    assert "610.3b" in rules_of(board)


def test_what_was_exiled_until_this_leaves_returns_as_a_new_object_under_its_owner() -> None:
    board = game(Bob=[BEAR], hand={"Alice": ["Banisher Priest"]}).cast("Banisher Priest")
    before = board[BEAR].id
    board = board.destroy("Banisher Priest")
    assert (board[BEAR].zone, board[BEAR].controller) == ("battlefield", "Bob")
    assert board[BEAR].id != before
    assert {"610.3", "400.7"} <= rules_of(board)


def test_what_is_imprinted_on_the_original_is_not_imprinted_on_a_copy() -> None:
    """607.5: the copy's abilities are linked to each other, and they have dealt with nothing."""
    board = game(hand={"Alice": ["Isochron Scepter", "Lightning Bolt"]}).cast("Isochron Scepter", find="Lightning Bolt")
    board = board.cast("Phyrexian Metamorph", by="Alice", copying="Isochron Scepter")
    assert board.activate("Phyrexian Metamorph").player("Bob").life == 20
    assert board.activate("Isochron Scepter", cast="yes", target="Bob").player("Bob").life == 17


def test_a_copy_of_a_card_ceases_to_exist_and_the_card_stays() -> None:
    """707.12, 707.10a."""
    board = game(hand={"Alice": ["Isochron Scepter", "Lightning Bolt"]}).cast("Isochron Scepter", find="Lightning Bolt")
    board = board.activate("Isochron Scepter", cast="yes", target="Bob")
    assert board["Lightning Bolt"].zone == "exile"
    assert [o.label for o in board.objects if "Bolt" in o.label] == ["Lightning Bolt"]


# ---------------------------------------------------------------- spells
def test_each_of_spell_and_copy_makes_its_target_a_target() -> None:
    """707.10c: a copy put onto the stack with the same target makes it become the target again."""
    shy = Card(
        "Shy One", "{1}", "Creature — Bear", "9/9", TriggeredAbility(BecomesTarget(THIS, spells=True), (Draw(),))
    )
    board = game(Alice=[shy]).cast("Lightning Bolt", by="Alice", target="Shy One", hold=True)
    board = board.cast("Twincast", by="Alice", target="Lightning Bolt").resolve()
    assert board["Shy One"].damage == 6
    assert len([moment for moment in board.history if "draws a card" in moment.text]) == 2


def test_a_spell_for_any_target_may_not_take_an_artifact() -> None:
    """115.4."""
    board = game(Bob=["Sol Ring", BEAR])
    with pytest.raises(IllegalChoice, match="target: Sol Ring can't be chosen"):
        board.cast("Lightning Bolt", by="Alice", target="Sol Ring")
    with pytest.raises(ChoiceNeeded, match="Alice chooses Alice, Bob or Runeclaw Bear"):
        board.cast("Lightning Bolt", by="Alice")


def test_a_land_is_played_once_in_ones_own_turn() -> None:
    """305.1, 305.2a: a special action, so nobody can respond."""
    board = game(hand={"Alice": ["Forest", "Swamp"], "Bob": ["Island"]}).play("Forest")
    assert board["Forest"].zone == "battlefield"
    with pytest.raises(IllegalChoice, match=r"305\.2a"):
        board.play("Swamp")
    with pytest.raises(IllegalChoice, match=r"305\.1"):
        board.play("Island", by="Bob")


def test_echo_that_is_not_paid_costs_the_creature_and_is_asked_once() -> None:
    """702.30a, 118.12a."""
    slow = Card("Slow One", "{1}", "Creature — Bear", "3/3", Echo("{1}"))
    board = game(hand={"Alice": [slow]}).cast("Slow One")
    assert board.to("upkeep", whose="Alice", pay="no")["Slow One"].zone == "graveyard"
    paid = board.to("upkeep", whose="Alice", pay="yes")
    assert paid.to("upkeep", whose="Alice")["Slow One"].zone == "battlefield"


def test_a_creature_that_exploits_itself_has_exploited_a_creature() -> None:
    """702.110b, 603.10: what it was as it last existed has the ability."""
    greedy = Card("Greedy", "{1}", "Creature — Snake", "1/1", TriggeredAbility(Enters(THIS), (Exploit(),)),
                  TriggeredAbility(ThisExploits(), (Draw(2),)))  # fmt: skip
    board = game(hand={"Alice": [greedy]}).cast("Greedy", sacrifice="Greedy")
    assert (board["Greedy"].zone, len(board.in_zone(board["Greedy"].object.zone.HAND, "Alice"))) == ("graveyard", 2)


# ---------------------------------------------------------------- numbers of tokens and counters (614.16)
TWICE = Card("Twice", "{1}", "Enchantment", None, MoreCounters(YOUR_CREATURES, "+1/+1", times=2))
MORE = Card("One More", "{1}", "Enchantment", None, MoreCounters(YOUR_CREATURES, "+1/+1", plus=1))


@pytest.mark.parametrize(("first", "number"), [("Twice", 3), ("One More", 4)])
def test_the_order_of_two_effects_on_a_number_of_counters_is_the_controllers_choice(first: str, number: int) -> None:
    """616.1: one times two and one more, or two times two."""
    board = game(Alice=[TWICE, MORE, BEAR])
    assert board.put_counters(BEAR, "+1/+1", first=first)[BEAR].counters == {"+1/+1": number}


def test_two_doublings_of_tokens_make_four() -> None:
    """614.5: each applies once to the event."""
    board = game(Alice=["Doubling Season", Card("Another", "{1}", "Enchantment", None, MoreTokens(2)), BEAR])
    board = board.cast("Rite of Replication", by="Alice", target=BEAR)
    assert len([seen for seen in board.battlefield if seen.is_token]) == 4


# ---------------------------------------------------------------- mana at hand
def test_the_different_totals_of_mana_that_a_player_could_have() -> None:
    """605.3: each permanent once, and a total that another contains isn't named."""
    board = game(Alice=["Reflecting Pool", "Forest", "Sol Ring"], Bob=["Swamp"])
    found = mana_options(board, "Alice")
    assert found.value == ("GGCC",)
    assert mana_options(board, "Bob").value == ("B",)
    assert "605.3" in {rule.number for rule in found.all_rules}


def test_loyalty_put_on_as_a_cost_is_not_multiplied_and_that_of_entering_is() -> None:
    """614.16: only an effect that puts counters; 306.5b makes the first ones an effect, 606.4 the others a cost."""
    board = game(Alice=["Doubling Season"], hand={"Alice": ["Jace Beleren"]}).cast("Jace Beleren")
    assert board["Jace Beleren"].counters == {"loyalty": 6}
    assert board.activate("Jace Beleren", 0)["Jace Beleren"].counters == {"loyalty": 8}


# ---------------------------------------------------------------- copies made as a spell is cast
def test_storm_copies_even_a_spell_that_was_countered_and_for_each_spell_before_it() -> None:
    """702.40a, 608.2h: two spells came before it; that it is gone doesn't matter."""
    spark = Card("Spark", "{R}", "Instant", None, SpellAbility((DealDamage(1),), (("target", "player"),)), Storm())
    board = game(Bob=[BEAR], hand={"Alice": [spark]}).cast("Lightning Bolt", by="Alice", target="Bob")
    board = board.cast("Giant Growth", by="Bob", target=BEAR).cast("Spark", target="Bob")
    assert board.player("Bob").life == 20 - 3 - 3
    held = (
        game(Bob=[BEAR], hand={"Alice": [spark]})
        .cast("Giant Growth", by="Bob", target=BEAR)
        .cast("Spark", target="Bob", hold=True)
    )
    assert held.cast("Memory Lapse", by="Bob", target="Spark").resolve().player("Bob").life == 19


def test_replicate_copies_as_often_as_it_was_paid_and_each_may_have_another_target() -> None:
    """702.56a, 707.10c."""
    spark = Card(
        "Spark", "{R}", "Sorcery", None, SpellAbility((DealDamage(1),), (("target", "player"),)), Replicate("{R}")
    )
    board = game(hand={"Alice": [spark]}).cast("Spark", target="Bob", replicate=2, copy_target=("Alice", "Bob"))
    assert (board.player("Alice").life, board.player("Bob").life) == (19, 18)


def test_populate_copies_a_creature_token_of_ones_own_if_there_is_one() -> None:
    """701.36a, 111.12."""
    more = Card("More", "{G}", "Sorcery", None, SpellAbility((Populate(),)))
    alone = game(Alice=[BEAR], hand={"Alice": [more]}).cast("More")
    assert not [seen for seen in alone.battlefield if seen.is_token]
    board = game(Alice=[token("Saproling"), BEAR], hand={"Alice": [more]}).cast("More")
    assert [seen.name for seen in board.battlefield if seen.is_token] == ["Saproling Token", "Saproling Token"]
