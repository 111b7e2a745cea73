"""Faces and what represents a permanent: double-faced, modal, melded, with two-faced tokens, face down, bestowed."""

from __future__ import annotations

import json

import pytest

from mtgrules import game, permanent, token
from mtgrules.cards import catalogue
from mtgrules.choices import ChoiceNeeded, IllegalChoice
from mtgrules.objects import Card
from mtgrules.rulings.fixtures import PLARGG, VILLAGE_WATCH
from mtgrules.selectors import Each
from mtgrules.size_changes import SetPowerToughness
from mtgrules.state import Game
from mtgrules.trace import Why
from mtgrules.type_changes import AddTypes
from tests.shared import shared

WERE, WOLF = "Huntmaster of the Fells", "Ravager of the Fells"
RATS, SCAVENGERS, HOST = "Graf Rats", "Midnight Scavengers", "Chittering Host"
INCUBATOR = "Incubator Token"


def cites(why: Why, *numbers: str) -> bool:
    """Does the explanation cite these rules?"""
    return {*numbers} <= {rule.number for rule in why.rules}


@pytest.mark.parametrize("found", [c for c in catalogue().values() if c.back], ids=lambda found: found.name)
def test_each_face_of_a_card_has_the_facts_of_the_real_one(found: Card) -> None:
    rows = json.loads(shared("reference/card-facts.json").read_text())
    names = dict.fromkeys(face.name for face in found.faces)
    row = next(row for row in rows if row["name"] == " // ".join(names))
    faces = row["faces"] or [row, {**row, **row["prototype"]}]
    for face, printed in zip(found.faces, faces, strict=True):
        assert face.name == printed["name"]
        assert (str(face.mana_cost) if face.mana_cost else None) == printed["mana_cost"]
        assert face.types == frozenset(printed["types"])
        assert face.subtypes == frozenset(printed["subtypes"])
        assert face.color_indicator == frozenset(printed["color_indicator"] or ())
        size = [None if number is None else str(number) for number in (face.power, face.toughness)]
        assert size == [printed["power"], printed["toughness"]]


# ---------------------------------------------------------------- mana value
def test_a_nonmodal_back_face_has_the_mana_value_of_its_own_front_and_a_copy_of_it_none() -> None:
    """202.3b and its three examples."""
    board = game(Alice=[permanent("Delver of Secrets", face=1)], Bob=[permanent(WERE, face=1)])
    assert board[WERE].mana_value == 4
    assert cites(board[WERE].why("mana_value"), "202.3b", "712.8e")
    clone = board.cast("Clone", by="Alice", copying=WERE)
    assert (clone["Clone"].name, clone["Clone"].mana_value) == (WOLF, 0)
    assert cites(clone["Clone"].why("mana_value"), "202.3b")
    insect = board.become_copy("Delver of Secrets", of=WERE)
    assert (insect["Delver of Secrets"].name, insect["Delver of Secrets"].mana_value) == (WOLF, 0)


def test_202_3b_a_token_that_has_transformed_counts_its_front_and_is_selected_by_that() -> None:
    """One that was created with its back face up copies that face, which has no cost."""
    board = game(Bob=["Delver of Secrets"])
    front, back = (start.cast("Fractured Identity", by="Alice", target="Delver of Secrets")
                   for start in (board, board.transform("Delver of Secrets")))  # fmt: skip
    for made, value in ((front.transform("Delver of Secrets token"), 1), (back, 0)):
        turned = made["Delver of Secrets token"]
        assert (turned.name, turned.mana_value) == ("Insectile Aberration", value)
        fits = Each(mana_value=("=", value)).objects(made.derivation.board, turned.id, "Alice")
        assert turned.id in fits


def test_a_copy_of_a_copy_of_a_back_face_still_says_why_it_has_mana_value_0() -> None:
    board = game(Alice=[], Bob=[permanent(WERE, face=1)]).cast("Clone", by="Alice", copying=WERE)
    second = board.cast("Clone", by="Alice", copying="Clone")
    assert second["Clone#2"].mana_value == 0
    assert cites(second["Clone#2"].why("mana_value"), "202.3b", "712.8e")


def test_a_card_without_a_cost_that_is_copied_is_not_mistaken_for_a_back_face() -> None:
    """202.3a alone: a token without a mana cost has no other face."""
    board = game(Alice=[], Bob=[token("Saproling")]).cast("Clone", by="Alice", copying="Saproling Token")
    why = board["Clone"].why("mana_value")
    assert why.value == 0
    assert cites(why, "202.3a")
    assert not cites(why, "202.3b")


def test_a_modal_back_face_has_the_mana_value_of_its_own_cost_and_so_has_a_copy() -> None:
    """712.8f, X-36."""
    board = game(Alice=[], Bob=[permanent(PLARGG, face=1)]).cast("Clone", by="Alice", copying=PLARGG.name)
    assert board[PLARGG.name].mana_value == board["Clone"].mana_value == 3
    assert cites(board[PLARGG.name].why("mana_value"), "712.8f")


def test_a_melded_permanent_adds_its_fronts_and_a_copy_of_it_has_none() -> None:
    """202.3c, X-34: even a melded permanent that copies another."""
    board = game(Alice=[], Bob=[HOST]).cast("Clone", by="Alice", copying=HOST)
    assert (board[HOST].mana_value, board["Clone"].mana_value) == (7, 0)
    assert cites(board[HOST].why("mana_value"), "202.3c", "712.8g")
    assert cites(board["Clone"].why("mana_value"), "202.3c")


# ---------------------------------------------------------------- transforming
def test_a_double_faced_card_that_is_a_copy_turns_over_and_stays_the_copy() -> None:
    """712.9, 712.18, X-41."""
    board = game(Alice=[WERE], Bob=["Runeclaw Bear"]).become_copy(WERE, of="Runeclaw Bear", until="end of turn")
    turned = board.transform(WERE)
    assert (turned[WERE].face, turned[WERE].name) == ("back", "Runeclaw Bear")
    assert turned[WERE].id == board[WERE].id
    assert turned.to("cleanup")[WERE].name == WOLF


def test_a_modal_permanent_may_be_told_to_transform() -> None:
    """712.9 as it has been since September 2025."""
    assert game(Alice=["Akoum Warrior"]).transform("Akoum Warrior")["Akoum Warrior"].name == "Akoum Teeth"


def test_nothing_transforms_into_an_instant() -> None:
    """712.10."""
    board = game(Alice=[permanent("Malakir Rebirth", face=1)]).transform("Malakir Rebirth")
    assert board["Malakir Rebirth"].name == "Malakir Mire"
    assert board.history[-1].rules[0].number == "712.10"


def test_an_ability_that_waits_for_turning_to_this_face_triggers_then() -> None:
    board = game(Alice=[permanent(WERE, face=1)]).transform(WERE)
    assert board.player("Alice").life == 22
    assert board["Wolf Token"].power == 2


def test_put_onto_the_battlefield_from_elsewhere_the_front_is_up_or_it_stays() -> None:
    """712.14, 712.14b, 304.4."""
    board = game(Alice=[], graveyard={"Alice": [WERE, "Malakir Rebirth", "Murder"]})
    board = board.put(WERE).put("Malakir Rebirth").put("Murder")
    assert (board[WERE].face, board[WERE].zone) == ("front", "battlefield")
    assert board["Malakir Rebirth"].zone == board["Murder"].zone == "graveyard"
    cited = {rule.number for moment in board.history for rule in moment.rules}
    assert {"712.14b", "304.4"} <= cited


# ---------------------------------------------------------------- tokens with two faces
def identity(start: Game, target: str) -> Game:
    """Alice casts Fractured Identity."""
    return start.cast("Fractured Identity", by="Alice", target=target)


def test_a_token_copied_from_a_double_faced_card_under_a_copy_effect_has_two_faces_that_are_the_copy() -> None:
    """707.8a: each face as other copy effects that apply to the object have modified it."""
    board = game(Alice=[], Bob=[WERE, "Runeclaw Bear"]).become_copy(WERE, of="Runeclaw Bear")
    copied = identity(board, WERE)
    (made,) = [seen for seen in copied.battlefield if seen.is_token]
    assert (made.name, made.double_faced) == ("Runeclaw Bear", True)
    turned = copied.transform(str(made.id))
    assert (turned[made.id].face, turned[made.id].name) == ("back", "Runeclaw Bear")


def test_a_token_that_copies_a_clone_has_one_face_whatever_the_clone_copies() -> None:
    """707.8a, second example."""
    board = identity(game(Alice=[], Bob=[permanent("Clone", copy_of=WERE)]), "Clone")
    (made,) = [seen for seen in board.battlefield if seen.card.name == WERE and seen.is_token]
    assert not made.double_faced


def test_an_incubator_token_turns_over_and_lives_by_its_counters() -> None:
    """111.10i, 701.53a."""
    board = game(Alice=[token("Incubator", counters={"+1/+1": 2}), token("Incubator")])
    board = board.activate(f"{INCUBATOR}#1", "transform").activate(f"{INCUBATOR}#2", "transform")
    assert (board[f"{INCUBATOR}#1"].name, board[f"{INCUBATOR}#1"].power) == ("Phyrexian Token", 2)
    assert f"{INCUBATOR}#2" not in [str(seen.id) for seen in board.battlefield]


def test_a_clone_of_an_incubated_token_has_no_counters_and_dies() -> None:
    board = game(Alice=[], Bob=[token("Incubator", face=1, counters={"+1/+1": 1})])
    board = board.cast("Clever Impersonator", by="Alice", copying=INCUBATOR)
    assert board["Clever Impersonator"].zone == "graveyard"  # 0/0 without the counter


# ---------------------------------------------------------------- melding
def test_two_cards_meld_at_the_beginning_of_combat_into_one_permanent() -> None:
    """712.4a, 701.42a: exiled, then one object of two cards; it leaves as two (712.21)."""
    board = game(Alice=[RATS, SCAVENGERS, "Runeclaw Bear"]).to("beginning of combat")
    assert [seen.name for seen in board.battlefield] == ["Runeclaw Bear", HOST]
    assert board["Runeclaw Bear"].power == 3
    died = board.destroy(HOST)
    assert (died[RATS].zone, died[SCAVENGERS].zone) == ("graveyard", "graveyard")
    assert not [o for o in died.objects if o.label == HOST]
    assert died[RATS].id.life > board.history[0].game[RATS].id.life


def test_cards_that_are_no_pair_stay_where_they_are() -> None:
    """701.42b-c: a wrong card, or a token that copies the right one."""
    board = game(Alice=[RATS, "Runeclaw Bear", token(SCAVENGERS)])
    assert board.meld(RATS, "Runeclaw Bear")[RATS].zone == "battlefield"
    after = board.meld(RATS, SCAVENGERS)
    assert (after[RATS].zone, after[SCAVENGERS].zone) == ("battlefield", "battlefield")


def test_an_exiled_meld_whose_other_half_is_not_the_players_does_not_form() -> None:
    """712.4a: you must own and control both."""
    board = game(Alice=[RATS, permanent(SCAVENGERS, owner="Bob")]).to("beginning of combat")
    assert sorted(seen.name for seen in board.battlefield) == [RATS, SCAVENGERS]


def test_a_melded_commander_half_is_still_the_commander_when_it_leaves() -> None:
    """903.3: the designation is the card's."""
    board = game(Alice=[permanent(RATS, commander=True), SCAVENGERS]).to("beginning of combat")
    died = board.destroy(HOST, command_zone="yes")
    assert (died[RATS].zone, died[RATS].is_commander) == ("command", True)
    assert (died[SCAVENGERS].zone, died[SCAVENGERS].is_commander) == ("graveyard", False)


def test_a_board_says_what_represents_a_permanent() -> None:
    board = game(Alice=[HOST, "Runeclaw Bear", permanent("Nimbus Naiad", attached_to="Runeclaw Bear")], time="night")
    text = " ".join(repr(board).split())
    assert f"melded: {RATS} and {SCAVENGERS}" in text
    assert "bestowed" in text
    assert "Alice's precombat main · night" in text


# ---------------------------------------------------------------- day and night
def test_it_becomes_day_with_the_first_daybound_permanent_and_night_after_a_turn_without_a_spell() -> None:
    """702.145d, 731.2a, 702.145c, and 731.2b back again."""
    board = game(Alice=[], Bob=[permanent(VILLAGE_WATCH)]).to("end step")
    assert (board.time, board["Village Watch"].face) == ("day", "front")
    night = board.to("upkeep", whose="Bob")
    assert (night.time, night["Village Watch"].name) == ("night", "Village Reavers")
    busy = night.cast("Sol Ring", by="Bob").cast("Sol Ring", by="Bob")
    day = busy.to("upkeep", whose="Alice")
    assert (day.time, day["Village Watch"].name) == ("day", "Village Watch")


def test_only_the_time_of_day_turns_a_daybound_permanent_over() -> None:
    """702.145b, the third of its abilities."""
    board = game(Alice=[], Bob=[permanent(VILLAGE_WATCH)], time="day").transform("Village Watch")
    assert board["Village Watch"].face == "front"
    assert board.history[-1].rules[0].number == "702.145b"


def test_at_night_a_clone_that_copies_a_nightbound_face_stays_as_it_is() -> None:
    """X-47: it is no double-faced card."""
    board = game(Alice=[], Bob=[permanent(VILLAGE_WATCH, face=1)], time="night").cast(
        "Clone", by="Alice", copying="Village Watch"
    )
    assert (board["Clone"].name, board["Clone"].face) == ("Village Reavers", "front")
    day = board.cast("Sol Ring", by="Alice").cast("Sol Ring", by="Alice").to("upkeep", whose="Bob")
    assert (day.time, day["Clone"].name, day["Village Watch"].name) == ("day", "Village Reavers", "Village Watch")


# ---------------------------------------------------------------- face down
def test_only_its_controller_turns_a_face_down_permanent_up_and_only_for_a_morph_cost() -> None:
    """702.37e, 708.7."""
    board = game(Alice=[permanent("Canyon Lurkers", face_down=True), permanent("Nightmare", face_down=True)])
    assert board.turn_face_up("Canyon Lurkers", by="Alice")["Canyon Lurkers"].power == 5
    with pytest.raises(IllegalChoice, match=r"Alice controls it.*702\.37e"):
        board.turn_face_up("Canyon Lurkers", by="Bob")
    with pytest.raises(IllegalChoice, match="no morph cost"):
        board.turn_face_up("Nightmare", by="Alice")
    assert board.turn_face_up("Nightmare")["Nightmare"].name == "Nightmare"  # an effect may


def test_what_was_face_down_is_revealed_as_it_leaves() -> None:
    """708.9."""
    board = game(Alice=[permanent("Canyon Lurkers", face_down=True)]).return_to_hand("Canyon Lurkers")
    assert any("revealed" in moment.text and moment.rules[0].number == "708.9" for moment in board.history)


# ---------------------------------------------------------------- forms and bestow
def test_an_entering_copy_of_a_chosen_form_keeps_it_and_makes_its_own_choice() -> None:
    """613.2a, 208.2b: only power and toughness are replaced; what else was chosen adds up."""
    board = game(Alice=[], Bob=[permanent("Primal Clay", chosen={"form": "1/6 Wall"})])
    with pytest.raises(ChoiceNeeded, match="form"):
        board.cast("Clone", by="Alice", copying="Primal Clay")
    copy = board.cast("Clone", by="Alice", copying="Primal Clay", form="2/2 flying")["Clone"]
    assert (copy.power, copy.toughness, copy.has("flying"), copy.has("defender")) == (2, 2, True, True)
    becoming = board.become_copy("Primal Clay", of="Primal Clay")["Primal Clay"]
    assert (becoming.power, becoming.toughness) == (1, 6)


def test_a_bestowed_aura_is_no_creature_until_its_host_is_gone() -> None:
    """702.103b, 702.103f."""
    board = game(Alice=["Runeclaw Bear", permanent("Nimbus Naiad", attached_to="Runeclaw Bear")])
    naiad = board["Nimbus Naiad"]
    assert (naiad.types, naiad.subtypes, naiad.power) == (("Enchantment",), ("Aura",), None)
    land = board.change("Runeclaw Bear", AddTypes(("Artifact",)))
    assert land["Nimbus Naiad"].attached_to == "Runeclaw Bear"
    alone = board.destroy("Runeclaw Bear")["Nimbus Naiad"]
    assert (alone.types, alone.power, alone.attached_to) == (("Creature", "Enchantment"), 2, None)


def test_a_size_set_later_covers_a_chosen_form() -> None:
    board = game(Alice=[permanent("Primal Clay", chosen={"form": "3/3"})])
    assert board["Primal Clay"].power == 3
    assert board.change("Primal Clay", SetPowerToughness(0, 1))["Primal Clay"].toughness == 1
