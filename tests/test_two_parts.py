"""Cards with two halves or an inset part, and what is cast that isn't a card: 709, 715, 720, 722, 702.99, 707.12–14."""

from __future__ import annotations

import pytest

from mtgrules import game, permanent
from mtgrules.abilities import FLYING, ActivatedAbility, SpellAbility, TriggeredAbility
from mtgrules.cases import CaseError, case_of
from mtgrules.casting_copies import CastCopyOf
from mtgrules.choices import ChoiceNeeded, IllegalChoice
from mtgrules.costs import Cost
from mtgrules.learning.own_choices import objects
from mtgrules.objects import Card, Layout, Zone
from mtgrules.patterns import CastsSpell
from mtgrules.permanent_instructions import Apply
from mtgrules.player_instructions import Draw
from mtgrules.preparing import BecomePrepared, BecomeUnprepared, EntersPrepared
from mtgrules.references import TARGET
from mtgrules.selectors import CREATURE, Each
from mtgrules.size_changes import GainAbility
from mtgrules.spell_abilities import AdditionalCost
from mtgrules.state import Game
from tests.stories import bear, spell

BEAR, GIANT, SPLIT = "Runeclaw Bear", "Bonecrusher Giant", "Wear // Tear"
HOP = spell("Hop", Apply((GainAbility(FLYING),)), targets=(("target", CREATURE),))
BIRD = Card("Test Bird", "{2}{U}", "Creature — Bird", "2/3", EntersPrepared(), back=HOP, layout=Layout.PREPARATION)
SAGE = Card(
    "Test Sage", "{3}", "Creature — Human", "1/1",
    back=Card("Foretell It", "{U}", "Sorcery — Omen", None, SpellAbility((Draw(2),))), layout=Layout.OMEN,
)  # fmt: skip


def rules_of(board: Game) -> set[str]:
    return {rule.number for moment in board.history for rule in moment.rules}


# ---------------------------------------------------------------- split cards
def test_a_split_card_has_both_halves_off_the_stack_and_one_on_it() -> None:
    board = game(Bob=["Glorious Anthem"], hand={"Alice": [SPLIT]})
    card = board[SPLIT]
    assert (card.name, card.mana_value, card.colors) == (SPLIT, 3, "WR")
    assert {"709.4", "709.4b"} <= {rule.number for rule in card.why("mana_value").rules}
    half = board.cast("Tear", enchantment="Glorious Anthem", hold=True)[SPLIT]
    assert (half.name, half.mana_value, half.colors) == ("Tear", 1, "W")
    assert "709.3b" in {rule.number for rule in half.why("mana_value").rules}


def test_which_half_is_cast_must_be_said() -> None:
    with pytest.raises(ChoiceNeeded, match="way: Alice chooses Wear or Tear"):
        game(hand={"Alice": [SPLIT]}).cast(SPLIT)


def test_fused_halves_are_one_spell_each_half_with_its_own_target() -> None:
    board = game(Bob=["Glorious Anthem", "Helm of the Host"], hand={"Alice": [SPLIT]})
    board = board.cast(SPLIT, way="fuse", artifact="Helm of the Host", enchantment="Glorious Anthem", hold=True)
    assert (board[SPLIT].name, board[SPLIT].mana_value) == (SPLIT, 3)
    assert board.copy_spell(SPLIT, hold=True)[f"{SPLIT} copy"].mana_value == 3
    after = board.resolve()
    assert (after["Glorious Anthem"].zone, after["Helm of the Host"].zone) == ("graveyard", "graveyard")


def test_a_copy_of_a_split_card_is_not_cast_fused() -> None:
    """702.102a: only a card from a hand is, so the copy is one half or the other."""
    stone = bear("Stone", ActivatedAbility(Cost("{1}"), (CastCopyOf(),), (("card", Each(zone=Zone.GRAVEYARD)),)))
    board = game(Alice=[permanent(stone)], Bob=["Glorious Anthem"], graveyard={"Alice": [SPLIT]})
    after = board.activate("Stone", card=SPLIT, cast="yes", way="Tear", enchantment="Glorious Anthem")
    assert after["Glorious Anthem"].zone == "graveyard"
    with pytest.raises(IllegalChoice, match="way: fuse can't be chosen; legal: Wear, Tear"):
        board.activate("Stone", card=SPLIT, cast="yes", way="fuse")


def test_a_split_card_has_each_of_its_two_names() -> None:
    """709.4a."""
    board = game(hand={"Alice": [SPLIT]})
    assert board[SPLIT].values.names == ("Wear", "Tear")
    assert Each(named="Tear", zone=Zone.HAND).objects(board.derivation.board, board[SPLIT].id, "Alice")


# ---------------------------------------------------------------- Adventures and Omens
def test_a_countered_adventure_goes_to_the_graveyard() -> None:
    """715.3d speaks of an Adventure that resolves."""
    board = game(Alice=[BEAR], hand={"Alice": [GIANT]}).cast("Stomp", target=BEAR, hold=True)
    board = board.sacrifice(BEAR).resolve()
    assert board[GIANT].zone == "graveyard"
    assert board.cast(GIANT)[f"{GIANT}#2"].zone == "battlefield"  # another card of that name: this one stays


def test_only_the_player_whose_adventure_it_was_plays_the_card_from_exile() -> None:
    board = game(hand={"Alice": [GIANT]}).cast("Stomp", target="Bob")
    assert board[GIANT].designations == ("on an adventure",)
    assert board.cast(GIANT, by="Alice")[GIANT].zone == "battlefield"
    assert board.cast(GIANT, by="Bob")[GIANT].zone == "battlefield"
    assert board.cast(GIANT, by="Bob")[f"{GIANT}#1"].zone == "exile"


def test_a_card_with_an_adventure_is_found_in_every_zone_and_as_either_spell() -> None:
    """715.2a."""
    inn = bear("Innkeeper", TriggeredAbility(CastsSpell(Each(having="adventure", zone=Zone.STACK)), (Draw(),)))
    board = game(Alice=[permanent(inn)], hand={"Alice": [GIANT, BEAR]})
    assert board.cast("Stomp", target="Bob")["Innkeeper"].triggered().value == 1
    assert board.cast(GIANT)["Innkeeper"].triggered().value == 1
    assert board.cast(BEAR)["Innkeeper"].triggered().value == 0


def test_a_face_down_permanent_has_no_adventure() -> None:
    """708.2: it has no characteristics but those of what is face down."""
    board = game(Alice=[permanent(GIANT, face_down=True)])
    assert not board[GIANT].has("adventure")


def test_an_omen_is_shuffled_away_and_its_copy_is_an_omen() -> None:
    board = game(cards=[SAGE], hand={"Alice": ["Test Sage"]}).cast("Foretell It", hold=True)
    copied = board.copy_spell("Test Sage", hold=True)
    assert copied["Test Sage copy"].has("omen")
    after = copied.resolve()
    assert after["Test Sage"].zone == "library"
    assert {"720.3d", "704.5e"} <= rules_of(after)


# ---------------------------------------------------------------- prepared
def test_what_enters_prepared_has_a_copy_of_its_prepare_spell_in_exile() -> None:
    board = game(cards=[BIRD], Alice=[BEAR], hand={"Alice": ["Test Bird"]}).cast("Test Bird")
    assert (board["Test Bird"].designations, board["Hop"].zone) == (("prepared",), "exile")
    after = board.cast("Hop", target=BEAR)
    assert after[BEAR].has("flying")
    assert after["Test Bird"].designations == ()


def test_a_copy_of_what_is_prepared_enters_prepared_only_by_its_own_ability() -> None:
    plain = Card("Plain Bird", "{2}{U}", "Creature — Bird", "2/3", back=HOP, layout=Layout.PREPARATION)
    board = game(cards=[BIRD, plain], Alice=[permanent("Plain Bird", designations=("prepared",)), "Test Bird"])
    assert board.cast("Clone", copying="Plain Bird")["Clone"].designations == ()
    assert board.cast("Clone", copying="Test Bird")["Clone"].designations == ("prepared",)


def test_the_controller_of_what_is_prepared_casts_the_copy() -> None:
    board = game(cards=[BIRD], Alice=[permanent("Test Bird", designations=("prepared",)), BEAR])
    taken = board.gain_control("Test Bird", by="Bob")
    assert taken.may_cast("Hop", by="Bob")
    assert not taken.may_cast("Hop", by="Alice")


def test_phasing_in_prepared_makes_a_new_copy() -> None:
    """722.3c: while it is phased out nothing is prepared."""
    board = game(cards=[BIRD], Alice=[permanent("Test Bird", designations=("prepared",))])
    gone = board.phase_out("Test Bird")
    with pytest.raises(KeyError):
        gone["Hop"]
    assert gone.phase_in("Test Bird")["Hop"].zone == "exile"


def test_prepared_twice_is_prepared_once_and_unprepared_not_at_all() -> None:
    coach = bear("Coach", TriggeredAbility(CastsSpell(), (BecomePrepared(TARGET),), (("target", CREATURE),)))
    board = game(cards=[BIRD], Alice=[permanent(coach), permanent("Test Bird", designations=("prepared",))])
    twice = board.cast(BEAR, target="Test Bird")
    assert [o.label for o in twice.objects].count("Hop") == 1
    assert "722.3a" in rules_of(board.cast(BEAR, target="Coach"))
    tired = spell("Tire", BecomeUnprepared(TARGET), targets=(("tired", CREATURE),))
    after = game(cards=[BIRD, tired], Alice=[permanent("Test Bird", designations=("prepared",))]).cast("Tire")
    assert (after["Test Bird"].designations, "722.3b" in rules_of(after)) == ((), True)
    with pytest.raises(KeyError):
        after["Hop"]


# ---------------------------------------------------------------- what a spell costs besides
def test_an_additional_cost_must_be_payable_and_is_paid() -> None:
    risky = Card("Risky", "{B}", "Sorcery", None, AdditionalCost(Cost(life=3)), SpellAbility((Draw(2),)))
    board = game(cards=[risky]).cast("Risky", by="Alice")
    assert board.player("Alice").life == 17
    with pytest.raises(IllegalChoice, match="Alice has 2 life"):
        game(cards=[risky], life={"Alice": 2}).cast("Risky", by="Alice")


# ---------------------------------------------------------------- encoded
def test_a_creature_that_leaves_or_a_card_that_leaves_exile_ends_the_encoding() -> None:
    """702.99c."""
    board = game(Alice=[BEAR], hand={"Alice": ["Stolen Identity"]}).cast("Stolen Identity", target=BEAR, encode=BEAR)
    assert board[BEAR].abilities != ()
    assert board[f"{BEAR} token"].abilities == ()
    assert board.return_to_hand("Stolen Identity")[BEAR].abilities == ()
    stolen = board.gain_control(BEAR, by="Bob")
    assert stolen[BEAR].abilities != ()


def test_nobody_has_to_encode_a_card() -> None:
    board = game(Alice=[BEAR]).cast("Stolen Identity", by="Alice", target=BEAR, encode=None)
    assert board["Stolen Identity"].zone == "graveyard"


# ---------------------------------------------------------------- case files
@pytest.mark.parametrize(
    ("card", "says"),
    [
        ({"types": "Creature — Giant", "size": "4/3", "inset": {"types": "Instant"}}, r'inset: it needs a "name"'),
        ({"types": "Instant", "right": {"types": "Instant"}}, r'right: it needs a "name"'),
        ({"types": "Instant", "layout": "split"}, r"layout: it says how two parts belong together"),
        ({"types": "Instant", "right": {"name": "R", "types": "Instant"}, "layout": "omen"}, r"'omen' isn't one of split, room"),
        ({"types": "Instant", "right": {"types": "Instant"}, "back": {"types": "Land"}}, r"either back or right, not both"),
        ({"types": "Land", "inset": {"name": "I", "types": "Land"}}, r"inset\.types: what an inset frame holds"),
    ],
)  # fmt: skip
def test_a_mistake_in_a_card_of_two_parts_is_named(card: dict[str, object], says: str) -> None:
    with pytest.raises(CaseError, match=says):
        case_of({"cards": {"Test Card": card}, "steps": [{"cast": "Test Card"}]})


def test_a_card_named_after_both_halves_names_its_right_half() -> None:
    case = {
        "cards": {
            "Left // Right": {"cost": "{R}", "types": "Instant", "right": {"cost": "{2}{W}", "types": "Sorcery"}}
        },
        "steps": [{"cast": "Right", "by": "Alice", "hold": True}, {"then": "Left // Right", "name": "Right"}],
    }
    assert not case_of(case).play().failures


def test_who_plays_on_their_own_is_offered_what_waits_in_exile() -> None:
    board = game(cards=[BIRD], Alice=[permanent("Test Bird", designations=("prepared",))], hand={"Alice": [GIANT]})
    board = board.cast("Stomp", target="Bob")
    assert [pick.value for pick in objects(board, "cast", ())] == ["Hop", GIANT]
