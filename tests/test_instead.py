"""What goes elsewhere instead, what is given up to cast a spell, and what a copy keeps of its own."""

from __future__ import annotations

import pytest

from mtgrules import game, permanent
from mtgrules.abilities import SpellAbility, TriggeredAbility
from mtgrules.choices import IllegalChoice
from mtgrules.conditions import ManaWasSpent
from mtgrules.costs import Cost
from mtgrules.deciding import If
from mtgrules.entry_abilities import CantEnter, EntersAsCopy
from mtgrules.exceptions import Keeps
from mtgrules.instructions import WhenNext
from mtgrules.linked import SACRIFICED
from mtgrules.next_to_enter import NextEnterAsCopies
from mtgrules.objects import Card, Zone
from mtgrules.patterns import Enters, Leaves
from mtgrules.player_instructions import ChangeLife, DealDamage, Draw
from mtgrules.references import ValueOf
from mtgrules.replacing import GoesInstead
from mtgrules.rules import cr
from mtgrules.selectors import CREATURE, THIS, Each
from mtgrules.spell_abilities import AdditionalCost
from mtgrules.symbols import ManaCost
from mtgrules.token_instructions import CreateToken, CreateTokenCopy
from mtgrules.type_changes import AddTypes, SetColors

VOID = Card("Void", "{B}{B}", "Enchantment", None, GoesInstead(Each(token=False), from_anywhere=True, whose="opponent"))
HOMEBODY = Card("Homebody", "{G}", "Creature — Elf", "1/1", GoesInstead(THIS, Zone.LIBRARY))
WAKE = Card("Wake", "{W}", "Enchantment", None, TriggeredAbility(Leaves(CREATURE, Zone.GRAVEYARD), (ChangeLife(1),)))
HURL = Card(
    "Hurl", "{R}", "Instant", None,
    AdditionalCost(Cost(sacrifice=CREATURE)), SpellAbility((DealDamage(ValueOf("power", SACRIFICED)),), (("target", "any"),)),
)  # fmt: skip


def test_614_6_what_is_exiled_instead_never_dies() -> None:
    board = game(Alice=[VOID], Bob=["Runeclaw Bear", WAKE])
    after = board.destroy("Runeclaw Bear")
    assert after["Runeclaw Bear"].zone == "exile"
    assert after.player("Bob").life == 20
    assert cr["614.6"] in after.history[-2].rules + after.history[-1].rules


def test_614_1a_a_token_is_no_card_and_dies_as_usual() -> None:
    board = game(Alice=[VOID], Bob=[permanent("Soldier Token", is_token=True), WAKE]).destroy("Soldier Token")
    assert board.player("Bob").life == 21


def test_whose_graveyard_is_a_matter_of_the_owner_not_of_who_controls_it() -> None:
    board = game(Alice=[VOID, permanent("Runeclaw Bear", owner="Bob")], Bob=["Grizzly Bears"])
    board = board.gain_control("Grizzly Bears", by="Alice").destroy("Runeclaw Bear", "Grizzly Bears")
    assert (board["Runeclaw Bear"].zone, board["Grizzly Bears"].zone) == ("exile", "exile")


def test_a_spell_that_has_resolved_goes_where_the_effect_sends_it() -> None:
    board = game(Alice=[VOID, "Runeclaw Bear"], hand={"Bob": ["Giant Growth"]})
    board = board.cast("Giant Growth", by="Bob", target="Runeclaw Bear")
    assert board["Giant Growth"].zone == "exile"


def test_616_1_of_two_effects_the_controller_chooses_one_and_the_other_has_nothing_left_to_do() -> None:
    board = game(Alice=[VOID], Bob=[HOMEBODY])
    assert board.destroy("Homebody", first="Homebody")["Homebody"].zone == "library"
    assert board.destroy("Homebody", first="Void")["Homebody"].zone == "exile"


def test_118_8_without_anything_to_give_up_the_spell_cannot_be_cast() -> None:
    with pytest.raises(IllegalChoice, match="no creature to sacrifice"):
        game(Alice=["Sol Ring"], cards=[HURL]).cast("Hurl", by="Alice", target="Bob")


def test_119_4_more_life_than_a_player_has_cannot_be_paid() -> None:
    dear = Card("Dear Insight", "{B}", "Sorcery", None, AdditionalCost(Cost(life=3)), SpellAbility((Draw(),)))
    assert game(cards=[dear]).cast("Dear Insight", by="Alice").player("Alice").life == 17
    with pytest.raises(IllegalChoice, match="Alice has 2 life"):
        game(cards=[dear], life={"Alice": 2}).cast("Dear Insight", by="Alice")


def test_which_mana_was_spent_must_be_said_where_it_matters() -> None:
    brew = Card("Brew", "{1}{G/W}", "Sorcery", None, SpellAbility((If(ManaWasSpent("G"), (ChangeLife(3),)),)))
    board = game(cards=[brew])
    assert board.cast("Brew", by="Alice", mana_spent="GW").player("Alice").life == 23
    assert board.cast("Brew", by="Alice", mana_spent="WW").player("Alice").life == 20
    assert board.cast("Brew", by="Alice", free=True).player("Alice").life == 20
    with pytest.raises(IllegalChoice, match="which mana was spent on Brew"):
        board.cast("Brew", by="Alice")
    with pytest.raises(IllegalChoice, match="'Q' is no mana"):
        board.cast("Brew", by="Alice", mana_spent="GQ")


def test_707_9c_a_copy_keeps_its_own_color_through_one_copy_after_the_other() -> None:
    shy = Card("Shy Shape", "{U}", "Creature — Shapeshifter", "0/0", EntersAsCopy(CREATURE, except_=(Keeps("color"),)))
    board = game(Bob=["Runeclaw Bear", "Hill Giant"], cards=[shy]).cast(
        "Shy Shape", by="Alice", copying="Runeclaw Bear"
    )
    board = board.become_copy("Shy Shape", "Hill Giant", except_=(Keeps("color"),))
    assert (board["Shy Shape"].name, board["Shy Shape"].colors) == ("Hill Giant", "U")


def test_707_9c_a_token_has_no_color_of_its_own_to_keep() -> None:
    pale = Card(
        "Pale Twin",
        "{U}",
        "Sorcery",
        None,
        SpellAbility((CreateTokenCopy(except_=(Keeps("color"),)),), (("target", CREATURE),)),
    )
    board = game(Bob=["Runeclaw Bear"], cards=[pale]).cast("Pale Twin", by="Alice", target="Runeclaw Bear")
    assert board["Runeclaw Bear token"].colors == ""


def test_what_can_be_kept_is_named_and_nothing_else() -> None:
    with pytest.raises(ValueError, match="'colour' can't be kept; there are color"):
        Keeps("colour")


def test_707_9d_a_size_of_its_own_takes_the_ability_that_would_define_another() -> None:
    stout = Card(
        "Stout Shape",
        "{U}",
        "Creature — Shapeshifter",
        "3/3",
        EntersAsCopy(CREATURE, except_=(Keeps("power and toughness"),)),
    )
    board = game(Bob=["Nightmare", "Swamp"], cards=[stout]).cast("Stout Shape", by="Alice", copying="Nightmare")
    assert (board["Stout Shape"].power, board["Stout Shape"].abilities) == (3, ("flying",))


MIRROR = Card(
    "Mirror Lake", "{U}", "Instant", None, SpellAbility((NextEnterAsCopies(CREATURE),), (("target", CREATURE),))
)


def test_the_next_to_enter_is_a_copy_and_the_one_after_it_is_itself() -> None:
    board = game(Alice=["Runeclaw Bear"], cards=[MIRROR]).cast("Mirror Lake", by="Alice", target="Runeclaw Bear")
    board = board.put("Hill Giant", "Wall of Omens", by="Alice").put("Craw Wurm", by="Alice")
    assert [board[name].name for name in ("Hill Giant", "Wall of Omens", "Craw Wurm")] == [
        "Runeclaw Bear",
        "Runeclaw Bear",
        "Craw Wurm",
    ]


def test_608_2h_what_was_chosen_may_have_left_and_the_effect_ends_with_the_turn() -> None:
    board = game(Alice=["Runeclaw Bear"], cards=[MIRROR]).cast("Mirror Lake", by="Alice", target="Runeclaw Bear")
    assert board.destroy("Runeclaw Bear").put("Hill Giant", by="Alice")["Hill Giant"].name == "Runeclaw Bear"
    assert board.to("upkeep").put("Hill Giant", by="Alice")["Hill Giant"].name == "Hill Giant"


def test_a_card_is_made_of_abilities_alone() -> None:
    with pytest.raises(TypeError, match="is no ability"):
        Card("Odd", "{1}", "Artifact", None, CREATURE)


def test_514_2_what_waits_for_the_next_time_this_turn_waits_no_longer_than_that() -> None:
    vigil = Card("Vigil", "{W}", "Instant", None, SpellAbility((WhenNext(Enters(CREATURE), (ChangeLife(5),)),)))
    board = game(cards=[vigil]).cast("Vigil", by="Alice")
    assert board.put("Hill Giant", by="Alice").player("Alice").life == 25
    assert board.to("upkeep").put("Hill Giant", by="Alice").player("Alice").life == 20


def test_709_4b_two_costs_are_shown_as_one_and_keep_their_symbols() -> None:
    costs = ("{1}{R}{1}{U}", "{R}{3}{G}", "{2}{W}{2}{G}", "{W}{1}{W}{B}{G}", "{X}{R}{X}{1}{R}", "{1}{W/U}{1}{B}")
    assert [str(ManaCost.of(cost)) for cost in costs] == [
        "{2}{U}{R}", "{3}{R}{G}", "{4}{G}{W}", "{1}{W}{W}{B}{G}", "{X}{X}{1}{R}{R}", "{2}{B}{W/U}",
    ]  # fmt: skip
    assert ManaCost.of("{1}{R}{1}{U}").symbols.count("1") == 2
    assert str(ManaCost.of("{X}{2}{U}")) == "{X}{2}{U}"


def test_111_4_a_token_is_called_by_its_types_unless_its_maker_names_it_and_a_copy_keeps_even_no_name() -> None:
    goblins = Card(
        "Two Goblins",
        "{R}",
        "Sorcery",
        None,
        SpellAbility((CreateToken(Card("", None, "Creature — Goblin Rogue", "1/1")),)),
    )
    twin = Card("Pale Twin", "{U}", "Sorcery", None, SpellAbility((CreateTokenCopy(),), (("target", CREATURE),)))
    board = game(Bob=[permanent("Runeclaw Bear", face_down=True)], cards=[goblins, twin])
    assert board.cast("Two Goblins", by="Alice")["Goblin Rogue Token"].name == "Goblin Rogue Token"
    assert board.cast("Pale Twin", by="Alice", target="Runeclaw Bear")["nameless token"].name == ""


def test_101_2_what_cannot_enter_stays_where_it_is_unless_it_was_a_spell() -> None:
    gate = Card("Closed Gate", "{2}", "Artifact", None, CantEnter(CREATURE))
    board = game(Bob=[gate], graveyard={"Alice": ["Runeclaw Bear"]})
    assert board.put("Runeclaw Bear", by="Alice")["Runeclaw Bear"].zone_changes == 0
    assert board.cast("Hill Giant", by="Alice")["Hill Giant"].zone == "graveyard"
    assert board.cast("Sol Ring", by="Alice")["Sol Ring"].zone == "battlefield"


def test_400_7a_what_was_done_to_a_spell_stays_on_its_permanent_and_a_copy_of_the_spell_has_none_of_it() -> None:
    board = game(cards=[Card("Night Ogre", "{3}{B}", "Creature — Ogre", "3/3")]).cast(
        "Night Ogre", by="Alice", hold=True
    )
    board = board.change("Night Ogre", SetColors("W"), AddTypes(("Angel",))).copy_spell("Night Ogre")
    assert board["Night Ogre copy"].colors == "B"
    board = board.resolve()
    assert (board["Night Ogre"].colors, board["Night Ogre"].subtypes) == ("W", ("Angel", "Ogre"))
    assert board.to("upkeep")["Night Ogre"].colors == "B"


def test_400_7a_a_spell_that_is_countered_takes_nothing_with_it() -> None:
    board = game(hand={"Alice": ["Runeclaw Bear"]}).cast("Runeclaw Bear", by="Alice", hold=True)
    board = board.change("Runeclaw Bear", SetColors("W")).cast("Memory Lapse", by="Bob", target="Runeclaw Bear")
    assert (board["Runeclaw Bear"].zone, board["Runeclaw Bear"].colors) == ("library", "G")


def test_what_a_card_says_of_an_unnamed_token_is_what_it_will_be_called() -> None:
    made = CreateToken(Card("", None, "Creature — Dwarf Berserker", "2/1"), 2)
    assert made.text() == "create 2 Dwarf Berserker tokens"
