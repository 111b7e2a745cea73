"""Stories about mana beyond the rulings: replacement in every order, triggered mana abilities, could produce, X."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mtgrules.abilities import HASTE, ActivatedAbility, TriggeredAbility
from mtgrules.cards import card
from mtgrules.choices import ChoiceNeeded, IllegalChoice
from mtgrules.classifying import EDITIONS, is_mana_ability, taps_for_mana
from mtgrules.costs import TAP, Cost
from mtgrules.mana_abilities import AddMana, AnyColor, CouldProduce, TypeMade, tap_for
from mtgrules.objects import Card
from mtgrules.patterns import Attacks, TappedForMana
from mtgrules.player_instructions import Draw
from mtgrules.producing import ManaReplacement, in_any_order, orders, replacements
from mtgrules.references import EACH_PLAYER
from mtgrules.selectors import LAND, THIS
from mtgrules.setup import game, permanent, position, token
from mtgrules.size_changes import GainAbility
from mtgrules.state import Game
from mtgrules.type_changes import AddTypes

pytestmark = pytest.mark.full

FOREST, POOL, ORCHARD = "Forest", "Reflecting Pool", "Exotic Orchard"
BLACK_ONE = Card("One black instead", "{3}", "Enchantment", None, ManaReplacement(LAND, instead="B", amount=1))


def mana(board: Game, player: str = "Alice") -> str:
    return board.player(player).mana


def could(board: Game, name: str) -> str:
    return str(board[name].could_produce().value)


# ---------------------------------------------------------------- which abilities are mana abilities
DRAWING = ActivatedAbility(TAP, (AddMana("G"), Draw()))
CLASSES = {
    "plain": (tap_for("G"), True, True),
    "without {T}": (ActivatedAbility(Cost(sacrifice="this"), (AddMana("G"),)), True, False),
    "a loyalty ability": (ActivatedAbility(Cost(loyalty=1), (AddMana("G"),)), False, False),
    "with a target": (ActivatedAbility(TAP, (AddMana("G"),), (("target", "player"),)), False, False),
    "no mana": (ActivatedAbility(TAP, (Draw(),)), False, False),
    "draws a card": (DRAWING, False, False),
    "a trigger on mana": (TriggeredAbility(TappedForMana(LAND), (AddMana(TypeMade()),)), True, False),
    "a trigger on mana that makes none": (TriggeredAbility(TappedForMana(LAND), (Draw(),)), False, False),
    "another trigger": (TriggeredAbility(Attacks(THIS), (AddMana("R"),)), False, False),
    "what could make nothing now": (tap_for(CouldProduce(LAND)), True, True),
}  # fmt: skip


@pytest.mark.parametrize("name", CLASSES)
def test_what_is_a_mana_ability(name: str) -> None:
    """605.1a, 605.1b, 106.12: each with its rules."""
    ability, is_one, taps = CLASSES[name]
    assert is_mana_ability(ability).value is is_one
    assert taps_for_mana(ability).value is taps
    assert {"605.1a", "605.1b"} & {rule.number for rule in is_mana_ability(ability).all_rules}


def test_drawing_a_card_made_no_difference_before() -> None:
    """605.1a was narrower in the newer edition; an edition that nobody knows is an error."""
    assert [bool(is_mana_ability(DRAWING, edition)) for edition in EDITIONS] == [True, False]
    with pytest.raises(ValueError, match="2026-04-17, 2026-09-25"):
        is_mana_ability(DRAWING, "1999-01-01")
    with pytest.raises(ValueError, match="2026-04-17, 2026-09-25"):
        position(edition="1999-01-01")


def test_a_game_is_played_by_the_rules_of_its_edition() -> None:
    """605.1a, 605.3b: by the older rules the ability resolves at once, by the newer it waits on the stack."""
    source = Card("Drawing land", None, "Land", None, DRAWING)
    then, now = (game(Alice=[source], edition=edition).activate("Drawing land", hold=True) for edition in EDITIONS)
    assert (mana(then), len(then.stack)) == ("G", 0)
    assert (mana(now), len(now.stack)) == ("", 1)
    assert Game.from_dict(then.to_dict()).edition == EDITIONS[0]


# ---------------------------------------------------------------- replacement
def test_a_doubler_and_a_change_of_type_in_each_order() -> None:
    """616.1: the order makes no difference, so nobody is asked."""
    board = game(Alice=[FOREST, "Mana Reflection", "Infernal Darkness"])
    assert mana(board.activate(FOREST)) == "BB"


def test_a_doubler_and_one_mana_instead_in_each_order() -> None:
    """616.1, 616.1f: here the order counts, and the player who gets the mana chooses it."""
    board = game(Alice=[FOREST, "Mana Reflection", BLACK_ONE])
    with pytest.raises(ChoiceNeeded, match=r"first: Alice chooses .*616\.1"):
        board.activate(FOREST)
    assert mana(board.activate(FOREST, first="Mana Reflection")) == "B"
    assert mana(board.activate(FOREST, first="One black instead")) == "BB"


def test_an_effect_that_becomes_applicable_later() -> None:
    """616.2: Damping Sphere applies to two mana, which there are only once the Reflection has applied."""
    board = game(Alice=[FOREST, "Mana Reflection", "Damping Sphere"])
    assert mana(board.activate(FOREST)) == "C"
    assert mana(game(Alice=[FOREST, "Damping Sphere"]).activate(FOREST)) == "G"
    assert could(board, FOREST) == "C"


@given(st.integers(0, 3), st.integers(0, 2))
def test_each_effect_applies_once(twice: int, thrice: int) -> None:
    """614.5: so many times as much, whatever the order."""
    board = game(Alice=[FOREST, *["Mana Reflection"] * twice, *["Nyxbloom Ancient"] * thrice])
    assert mana(board.activate(FOREST)) == "G" * (2**twice * 3**thrice)


def test_every_order_is_gone_through() -> None:
    """106.7, 616.1: all orders, and no effect twice."""
    board = game(Alice=[FOREST, "Mana Reflection", "Infernal Darkness", "Ritual of Subdual"])
    waiting = replacements(board, board[FOREST].id)
    found = list(orders(waiting, "G"))
    assert len(found) == len(set(itertools.permutations(waiting)))
    assert {end for _, end in found} == in_any_order(waiting, "G") == {"BB", "CC"}


def test_a_replacement_is_for_whoever_it_says() -> None:
    """106.12b: the Reflection is about what its controller taps; the Darkness about every land and no creature."""
    board = game(Alice=["Mana Reflection", "Llanowar Elves"], Bob=[FOREST, "Infernal Darkness"])
    assert mana(board.activate(FOREST), "Bob") == "B"
    assert mana(board.activate("Llanowar Elves")) == "GG"


def test_a_treasure_is_tapped_for_mana_and_gone_when_it_makes_it() -> None:
    """106.12b, 608.2h: it was tapped for mana, so it makes twice as much."""
    assert mana(game(Alice=[token("Treasure"), "Mana Reflection"]).activate("Treasure Token", mana="U")) == "UU"


def test_mana_that_isnt_from_tapping_is_left_alone() -> None:
    """106.12b: neither the replacement nor the trigger is about it."""
    board = game(Alice=["Urza, Lord High Artificer", "Sol Ring", "Mana Reflection", "Mana Flare"])
    after = board.activate("Urza, Lord High Artificer", "add {U}", tapping="Sol Ring")
    assert mana(after) == "U"
    assert after["Sol Ring"].tapped
    assert not after["Sol Ring"].tapped_for_mana()
    assert not after["Urza, Lord High Artificer"].tapped_for_mana()


# ---------------------------------------------------------------- triggered mana abilities
def test_the_extra_mana_is_of_a_type_that_was_made() -> None:
    """106.12a, 605.4a: what was made in the end, by choice if there were several types."""
    two = Card("Land of two", None, "Land", None, tap_for("UR"))
    assert mana(game(Alice=[FOREST, "Mana Flare", "Infernal Darkness"]).activate(FOREST)) == "BB"
    with pytest.raises(ChoiceNeeded, match="U or R"):
        game(Alice=[two, "Mana Flare"]).activate("Land of two")
    assert mana(game(Alice=[two, "Mana Flare"]).activate("Land of two", mana="R")) == "URR"


def test_the_extra_mana_isnt_tapped_for() -> None:
    """106.12: it comes from the trigger, so it sets off no further trigger and nothing replaces it."""
    assert mana(game(Alice=[FOREST, "Mana Flare", "Mana Flare"]).activate(FOREST)) == "GGG"
    assert mana(game(Alice=[FOREST, "Mana Flare", "Mana Reflection"]).activate(FOREST)) == "GGG"


def test_the_land_is_where_the_extra_mana_goes() -> None:
    """106.12a: to the land's controller, with an Aura too; the Wake is only about its own controller's lands."""
    flare = game(Alice=["Mana Flare", "Mirari's Wake"], Bob=[FOREST])
    assert (mana(flare.activate(FOREST), "Alice"), mana(flare.activate(FOREST), "Bob")) == ("", "GG")
    growth = game(Alice=[permanent("Wild Growth", attached_to="Wastes")], Bob=["Wastes"])
    assert mana(growth.activate("Wastes"), "Bob") == "GC"


def test_no_mana_no_trigger() -> None:
    """106.12a: the Cradle without creatures was tapped for mana, but made none."""
    board = game(Alice=["Gaea's Cradle", permanent("Wild Growth", attached_to="Gaea's Cradle")])
    after = board.activate("Gaea's Cradle")
    assert (mana(after), bool(after["Gaea's Cradle"].tapped_for_mana())) == ("", True)
    assert "made no mana" in repr(after["Wild Growth"].triggered())
    assert could(board, "Gaea's Cradle") == ""
    assert mana(game(Alice=["Gaea's Cradle", "Llanowar Elves", "Runeclaw Bear"]).activate("Gaea's Cradle")) == "GG"


def test_what_isnt_a_mana_ability_waits_on_the_stack() -> None:
    """605.5a: Manabarbs triggers on mana, but makes none."""
    board = game(Alice=[FOREST, "Manabarbs"]).activate(FOREST, hold=True)
    assert (len(board.stack), board.player("Alice").life) == (1, 20)
    assert board.resolve().player("Alice").life == 19


def test_why_a_trigger_didnt_trigger() -> None:
    """106.12, 106.12a: becoming tapped isn't tapping for mana."""
    after = game(Alice=[FOREST, "Mana Flare"]).tap(FOREST)
    answer = after["Mana Flare"].triggered()
    assert answer.value == 0
    assert "tapping alone isn't tapping for mana" in repr(answer)


# ---------------------------------------------------------------- could produce
def test_an_entering_copy_counts_as_what_it_is() -> None:
    """707.2, 106.7: a Vesuva that is a Pool asks as the Pool does."""
    board = game(Alice=[POOL], Bob=["Wastes"]).put("Vesuva", by="Bob", copying=POOL)
    assert board["Vesuva"].tapped
    assert (could(board, "Vesuva"), could(board, POOL)) == ("C", "")


def test_blood_moon_takes_the_asking_away() -> None:
    """305.7, 106.7: nonbasic lands are Mountains, whatever they would have asked."""
    board = game(Alice=[POOL, ORCHARD], Bob=[ORCHARD, FOREST, "Blood Moon"])
    assert [could(board, name) for name in (POOL, f"{ORCHARD}#1", f"{ORCHARD}#2", FOREST)] == ["R", "R", "R", "G"]


def test_every_ability_counts_mana_ability_or_not() -> None:
    """106.7 asks about abilities: with a target, triggered, without {T}."""
    board = game(Alice=["Deathrite Shaman", token("Gold"), permanent("Pili-Pala", tapped=False)])
    assert [could(board, name) for name in ("Deathrite Shaman", "Gold Token", "Pili-Pala")] == ["WUBRG"] * 3
    cobra = Card(
        "Attacker for red", "{R}", "Creature — Goblin", "1/1", TriggeredAbility(Attacks(THIS), (AddMana("R"),))
    )
    assert could(game(Alice=[cobra]), "Attacker for red") == "R"


def test_what_a_trigger_of_something_else_would_add_doesnt_count() -> None:
    """106.7: only abilities of the permanent itself; and the Aura's own mana has no type before there is any."""
    board = game(Alice=["Wastes", permanent("Wild Growth", attached_to="Wastes"), "Mana Flare"])
    assert [could(board, name) for name in ("Wastes", "Wild Growth", "Mana Flare")] == ["C", "G", ""]


LANDS = (FOREST, "Island", "Wastes", POOL, ORCHARD, "Urborg, Tomb of Yawgmoth", "Meteor Crater", "Mutavault")


@given(
    st.lists(st.sampled_from(LANDS), max_size=4), st.lists(st.sampled_from(LANDS), max_size=4), st.sampled_from(LANDS)
)
def test_could_produce_only_grows_with_more_lands(alice: list[str], bob: list[str], more: str) -> None:
    """106.7: the least fixed point is monotonic. The new land comes last, so that the others keep their names."""
    before, after = game(Alice=alice, Bob=bob), game(Alice=alice, Bob=[*bob, more])
    for seen in before.battlefield:
        assert set(seen.could_produce().value) <= set(after[seen.id].could_produce().value)


@given(st.permutations([FOREST, POOL, POOL, ORCHARD]), st.permutations([ORCHARD, "Wastes", POOL]))
def test_could_produce_doesnt_depend_on_the_order(alice: list[str], bob: list[str]) -> None:
    """106.7: it is asked of everybody at once."""
    board = game(Alice=alice, Bob=bob)
    found = {name: could(board, name) for name in (f"{POOL}#1", f"{POOL}#2", f"{ORCHARD}#1", "Wastes")}
    assert found["Wastes"] == "C"
    assert {found[f"{ORCHARD}#1"]} == {"G"}


def test_who_was_asked_round_by_round() -> None:
    """106.7: the answer says who could say what in which round."""
    answer = game(Alice=[FOREST, ORCHARD], Bob=[ORCHARD])[f"{ORCHARD}#1"].could_produce()
    told = [inner.text for inner in answer.because if inner.text.startswith("round")]
    assert told == [
        f"round 1: Forest green, by itself; nothing yet from {ORCHARD}#1, {ORCHARD}#2",
        f"round 2: {ORCHARD}#2 green, from Forest; nothing yet from {ORCHARD}#1",
        f"round 3: {ORCHARD}#1 green, from {ORCHARD}#2",
        "round 4: nobody has anything new to say, so that is all",
    ]


# ---------------------------------------------------------------- undefined choices
def test_a_choice_belongs_to_the_ability_it_was_made_for() -> None:
    """607.5, 607.5a: what was chosen for one ability is no choice for another of the same kind that came by
    copying.
    """
    angel = permanent("Voice of All", chosen={"color": "blue"})
    elf = card("Llanowar Elves").but(name="Chooser", abilities=_choosing())
    copy = game(Alice=[angel], Bob=[permanent(elf, chosen={"color": "red"})]).become_copy("Voice of All", of="Chooser")
    assert (could(copy, "Chooser"), could(copy, "Voice of All")) == ("R", "")
    assert "607.5a" in repr(copy["Voice of All"].chosen_color())
    assert "blue was chosen for another of its abilities" in repr(copy["Voice of All"].chosen_color())


def test_a_copy_that_enters_chooses_anew() -> None:
    """707.6, 614.12a: Clone enters as the chooser, so its controller chooses."""
    elf = card("Llanowar Elves").but(name="Chooser", abilities=_choosing())
    board = game(Bob=[permanent(elf, chosen={"color": "red"})]).cast(
        "Clone", by="Alice", copying="Chooser", color="white"
    )
    assert (could(board, "Clone"), could(board, "Chooser")) == ("W", "R")


def _choosing() -> tuple[object, ...]:
    from mtgrules.rulings.mana_scenes import CHOOSY_ELF

    return CHOOSY_ELF.abilities


# ---------------------------------------------------------------- may it be activated
def test_all_reasons_are_told_at_once() -> None:
    """107.5, 302.6: a tapped creature that came this turn lacks two things."""
    answer = game(Alice=[permanent("Llanowar Elves", tapped=True, new=True)])["Llanowar Elves"].may_activate()
    assert not answer
    assert [test.rules[0].number for test in answer.because if not test] == ["107.5", "302.6"]


def test_only_its_controller_may() -> None:
    """602.2."""
    board = game(Alice=["Llanowar Elves"])
    assert not board["Llanowar Elves"].may_activate(by="Bob")
    with pytest.raises(IllegalChoice, match=r"Alice controls Llanowar Elves.*602\.2"):
        board.activate("Llanowar Elves", by="Bob")


def test_control_that_comes_back_begins_anew() -> None:
    """302.6: without a break since the turn began."""
    board = game(Alice=["Llanowar Elves"])
    back = board.gain_control("Llanowar Elves", by="Bob").gain_control("Llanowar Elves", by="Alice")
    assert not back["Llanowar Elves"].may_activate()
    assert back.change("Llanowar Elves", GainAbility(HASTE))["Llanowar Elves"].may_activate()


def test_what_came_this_turn_may_be_tapped_for_another_cost() -> None:
    """302.6 is about {T} and {Q} of its own: crewing, convoking, an artifact for Urza."""
    board = game(Alice=["Aradara Express", permanent("Runeclaw Bear", new=True), permanent("Grizzly Bears", new=True)])
    crewed = board.activate("Aradara Express", "crew", crew=("Runeclaw Bear", "Grizzly Bears"))
    assert crewed["Aradara Express"].is_("Creature")
    assert "power 2 together" in repr(board.tap("Grizzly Bears")["Aradara Express"].may_activate("crew"))
    artifact = permanent("Llanowar Elves", new=True, under=(AddTypes(("Artifact",)),))
    urza = game(Alice=[permanent("Urza, Lord High Artificer", new=True), artifact])
    assert mana(urza.activate("Urza, Lord High Artificer", "add {U}", tapping="Llanowar Elves")) == "U"


def test_convoke_needs_convoke_and_untapped_creatures() -> None:
    """702.51a."""
    board = game(Alice=["Llanowar Elves"])
    with pytest.raises(IllegalChoice, match=r"no convoke.*702\.51a"):
        board.cast("Runeclaw Bear", by="Alice", convoke="Llanowar Elves")
    with pytest.raises(IllegalChoice, match="convoke: Llanowar Elves can't be chosen"):
        board.tap("Llanowar Elves").cast("Venerated Loxodon", by="Alice", convoke="Llanowar Elves")


# ---------------------------------------------------------------- X and copies of spells
def test_a_kicker_must_be_there_to_be_paid() -> None:
    """702.33a: and unkicked, Verdeloth makes nothing and asks for no X."""
    with pytest.raises(IllegalChoice, match="no kicker"):
        game().cast("Runeclaw Bear", by="Alice", kicked=1)
    board = game().cast("Verdeloth the Ancient", by="Alice")
    assert [seen.name for seen in board.battlefield] == ["Verdeloth the Ancient"]


def test_the_copy_of_a_kicked_spell_is_kicked_with_the_same_x() -> None:
    """707.10, 707.9b: the choices are copied; Double Major's copy isn't legendary."""
    held = game().cast("Verdeloth the Ancient", by="Alice", kicked=1, x=1, hold=True)
    board = held.copy_spell("Verdeloth the Ancient").resolve(keep="Verdeloth the Ancient")
    assert [seen.name for seen in board.battlefield].count("Saproling Token") == 2
    major = held.cast("Double Major", by="Alice", target="Verdeloth the Ancient").resolve()
    assert major["Verdeloth the Ancient copy"].supertypes == ()
    assert major["Verdeloth the Ancient"].supertypes == ("Legendary",)


def test_a_copied_spell_isnt_cast_and_the_token_isnt_created() -> None:
    """707.10, 608.3f, 111.13: enter triggers work all the same."""
    board = game().cast("Wall of Omens", by="Alice", hold=True).copy_spell("Wall of Omens").resolve()
    token_ = board["Wall of Omens copy"]
    assert (token_.is_token, token_.owner, len(board.in_zone(token_.object.zone))) == (True, "Alice", 2)
    assert len([obj for obj in board.objects.values() if obj.zone.value == "hand"]) == 2
    gone = board.return_to_hand("Wall of Omens copy")
    assert not any(o.label == "Wall of Omens copy" for o in gone.objects)


def test_a_copied_instant_may_have_another_target_and_ceases_to_exist() -> None:
    """707.10c, 704.5e."""
    board = game(Bob=["Runeclaw Bear", "Grizzly Bears"])
    held = board.cast("Murder", by="Alice", target="Runeclaw Bear", hold=True)
    after = held.copy_spell("Murder", copy_target="Grizzly Bears").resolve()
    assert [after[name].zone for name in ("Runeclaw Bear", "Grizzly Bears", "Murder")] == ["graveyard"] * 3
    assert not any(o.label == "Murder copy" for o in after.objects)


def test_only_a_spell_can_be_copied_as_one() -> None:
    """707.10."""
    with pytest.raises(IllegalChoice, match=r"no spell on the stack.*707\.10"):
        game(Alice=["Runeclaw Bear"]).copy_spell("Runeclaw Bear")


def test_what_is_cast_for_free_without_x_asks_nothing() -> None:
    """107.3b is about X only."""
    assert game().cast("Runeclaw Bear", by="Alice", free=True)["Runeclaw Bear"].zone == "battlefield"


def test_each_player_may_get_mana() -> None:
    """106.4: whoever the ability says."""
    font = Card(
        "Font for all", "{2}", "Artifact", None, ActivatedAbility(TAP, (AddMana(AnyColor("WU"), who=EACH_PLAYER),))
    )
    board = game(Alice=[font]).activate("Font for all", mana=("W", "U"))
    assert (mana(board), mana(board, "Bob")) == ("W", "U")
