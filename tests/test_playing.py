"""Stories about choices, entering, combat, state-based actions, durations and mana."""

from __future__ import annotations

import pytest

from mtgrules import game, permanent, token
from mtgrules.abilities import DEFENDER, FLYING, HEXPROOF, ActivatedAbility, Keyword, SpellAbility, TriggeredAbility
from mtgrules.amounts import X
from mtgrules.attaching import Enchant
from mtgrules.choices import ChoiceNeeded, IllegalChoice
from mtgrules.conditions import YOU_CONTROL_THIS, Exists
from mtgrules.costs import Cost
from mtgrules.effects import ContinuousEffect, Duration
from mtgrules.entry_abilities import AsEntersChoose, EntersAsCopy, EntersTapped, EntersWith
from mtgrules.instructions import AtTheNext, Destroy, Exile, PutOntoBattlefield, Sacrifice
from mtgrules.mana_abilities import AddMana, ChosenColor, tap_for
from mtgrules.objects import Card, Zone
from mtgrules.patterns import BecomesTarget, BeginningOf, Enters, Leaves
from mtgrules.permanent_instructions import Apply, PutCounters
from mtgrules.player_instructions import Draw
from mtgrules.producing import ManaReplacement
from mtgrules.references import ITSELF, SECOND_TARGET, TARGET
from mtgrules.selectors import CREATURE, PERMANENT, THIS, YOUR_CREATURES, Each, Only, each
from mtgrules.size_changes import GainAbility, ModifyPowerToughness, SetPowerToughness
from mtgrules.state import Game
from mtgrules.token_instructions import CreateTokenCopy
from mtgrules.type_changes import AddTypes, LoseTypes
from tests.stories import BIRD, ELF, OGRE, bear, does, says

BEAR, CLONE = "Runeclaw Bear", "Clone"


def ids(board: Game) -> list[str]:
    return [str(seen.id) for seen in board.battlefield]


# ---------------------------------------------------------------- choices
def test_a_choice_that_is_missing_is_asked_for_and_nothing_has_happened() -> None:
    board = game(Alice=[BEAR, "Wall of Omens", "Forest"], hand={"Alice": [CLONE]})
    before = repr(board)
    with pytest.raises(ChoiceNeeded) as asked:
        board.cast(CLONE)
    assert asked.value.name == "copying"
    assert [str(option) for option in asked.value.options] == [BEAR, "Wall of Omens", "None"]
    assert (asked.value.player, str(asked.value.rule)[:10]) == ("Alice", "CR 614.12a")
    assert repr(board) == before
    assert len(board.history) == 1


def test_what_is_offered_can_be_given_back() -> None:
    board = game(Alice=[BEAR, "Wall of Omens"])
    with pytest.raises(ChoiceNeeded) as asked:
        board.cast(CLONE)
    for option in asked.value.options:
        after = board.cast(CLONE, copying=option)
        assert ("Clone" in ids(after)) is (option is not None)


@pytest.mark.parametrize(
    ("choice", "because"),
    [
        ("Forest", "it isn't a creature"),
        ("Runeclaw Bear", "it is in a graveyard, not on the battlefield"),
        ("Nobody", "Nobody can't be chosen; legal: Wall of Omens"),
    ],
)
def test_an_illegal_choice_says_why(choice: str, because: str) -> None:
    board = game(Alice=["Wall of Omens", "Forest"], graveyard={"Bob": [BEAR]})
    with pytest.raises(IllegalChoice) as error:
        board.cast(CLONE, copying=choice)
    assert because in str(error.value)
    assert "614.12a" in str(error.value)


def test_a_choice_that_no_rule_asks_for_is_an_error() -> None:
    with pytest.raises(IllegalChoice, match="copying: Runeclaw Bear was given, but not used; no rule asks for it here"):
        game(Alice=[BEAR]).cast("Wall of Omens", copying=BEAR)
    with pytest.raises(IllegalChoice, match=r"but not used$"):
        game(Alice=[BEAR]).cast(CLONE, copying=(BEAR, BEAR))


def test_the_only_option_of_a_choice_that_must_be_made_is_taken() -> None:
    assert game(Bob=[BEAR]).cast("Murder").in_zone(Zone.GRAVEYARD)[0].id.label == BEAR


def test_targets_and_why_others_are_none() -> None:
    protected = bear("Paladin", Keyword("protection", "black"))
    board = game(Alice=[BEAR], Bob=[protected, bear("Ghost", Keyword("shroud")), bear("Hidden", HEXPROOF), "Sol Ring"])
    for name, reason in (
        ("Paladin", "it has protection from black"),
        ("Ghost", "it has shroud"),
        ("Hidden", "it has hexproof"),
        ("Sol Ring", "it isn't a creature"),
    ):
        with pytest.raises(IllegalChoice, match=reason):
            board.cast("Murder", target=name)
    assert BEAR not in ids(board.cast("Murder", by="Bob", target=BEAR))
    assert "Hidden" not in ids(board.cast("Murder", by="Bob", target="Hidden"))


# ---------------------------------------------------------------- the stack
def test_respond_and_resolve_what_is_there() -> None:
    board = game(Alice=[BEAR], hand={"Alice": [OGRE]})
    held = board.cast("Ogre", hold=True)
    assert [str(item) for item in held.stack] == ["Ogre"]
    twice = held.cast("Murder", target=BEAR, hold=True)
    assert len(twice.stack) == 2
    assert ids(twice.resolve(hold=True)) == []
    done = twice.resolve()
    assert (done.stack, ids(done)) == ((), ["Ogre"])
    responded = held.cast("Murder", target=BEAR)
    assert [str(item) for item in responded.stack] == ["Ogre"]


def test_a_target_that_no_longer_fits_is_illegal() -> None:
    """608.2b: not only a target that is gone, or hexproof by now."""
    held = game(Alice=[BEAR]).cast("Murder", target=BEAR, hold=True)
    for after in (
        held.change(BEAR, LoseTypes(("Creature",))),
        held.change(BEAR, GainAbility(Keyword("shroud"))),
        held.return_to_hand(BEAR),
    ):
        done = after.resolve()
        assert "doesn't resolve" in done.history[-1].text
        assert str(done.history[-1].rules[0]).startswith("CR 608.2b")
        assert [str(obj.id) for obj in done.in_zone(Zone.GRAVEYARD)] == ["Murder"]


def test_of_several_targets_the_legal_ones_are_dealt_with() -> None:
    both = Card(
        "Twin Murder", "{1}", "Instant", None,
        SpellAbility((Destroy(TARGET), Destroy(SECOND_TARGET)), (("first", CREATURE), ("second", CREATURE))),
    )  # fmt: skip
    held = game(Alice=[BEAR, OGRE], hand={"Alice": [both]}).cast("Twin Murder", first=BEAR, second="Ogre", hold=True)
    assert ids(held.change(BEAR, GainAbility(Keyword("shroud"))).resolve()) == [BEAR]


def test_a_condition_after_the_trigger_is_asked_twice() -> None:
    """603.4: as it triggers and as it resolves."""
    greets = TriggeredAbility(Enters(THIS), (Draw(),), condition=Exists(each("Elf")))
    board = game(Bob=[ELF], hand={"Alice": [bear("Greeter", greets)]})
    assert len(board.cast("Greeter").in_zone(Zone.HAND, "Alice")) == 1
    assert not game(hand={"Alice": [bear("Greeter", greets)]}).cast("Greeter").in_zone(Zone.HAND, "Alice")
    held = board.cast("Greeter", hold=True).resolve(hold=True)
    assert len(held.stack) == 1
    gone = held.destroy("Elf").resolve()
    assert not gone.in_zone(Zone.HAND, "Alice")
    assert "its condition no longer holds" in gone.history[-1].text


# ---------------------------------------------------------------- entering
TAPPED_BEAR = bear("Sleeper", EntersTapped(), EntersWith("+1/+1", 2))


def test_a_copy_enters_as_what_it_copies_would() -> None:
    """707.5: enters tapped, enters with counters; the copied creature is untapped itself."""
    board = game(Alice=[TAPPED_BEAR]).cast(CLONE, copying="Sleeper")
    assert (board["Clone"].tapped, board["Clone"].counters, board["Clone"].power) == (True, {"+1/+1": 2}, 4)
    assert (board["Sleeper"].tapped, board["Sleeper"].counters) == (False, {})


def test_a_copied_copier_gets_a_chance_of_its_own() -> None:
    """616.1f, 614.5: a copy of a Clone that copied nothing may copy again, once for each ability."""
    board = game(Alice=[permanent(CLONE, counters={"+1/+1": 1}), BEAR])
    board = board.cast("Clever Impersonator", copying=(CLONE, BEAR))
    assert board["Clever Impersonator"].name == BEAR
    declined = board.cast("Clever Impersonator", copying=(CLONE, None))
    assert "Clever Impersonator#2" not in ids(declined)
    assert declined.history[-1].text.endswith("its toughness is 0")


def test_what_enters_together_cannot_be_copied() -> None:
    """614.12a."""
    board = game(hand={"Alice": [CLONE, OGRE]}, Alice=[BEAR])
    with pytest.raises(IllegalChoice, match="it enters at the same time, so it isn't on the battlefield yet"):
        board.enter_together("Ogre", CLONE, copying="Ogre")
    both = board.enter_together("Ogre", CLONE, copying=BEAR)
    assert (both["Clone"].name, both["Ogre"].name) == (BEAR, "Ogre")
    assert len({seen.object.timestamp for seen in both.battlefield}) == 3


def test_two_of_the_same_card_enter_together() -> None:
    board = game(Alice=[BEAR]).put(CLONE, CLONE, copying=(BEAR, BEAR))
    assert [board[name].name for name in ("Clone#1", "Clone#2")] == [BEAR, BEAR]
    stamps = [effect.timestamp for effect in board.effects] + [seen.object.timestamp for seen in board.battlefield]
    assert min(stamps[-2:]) > max(effect.timestamp for effect in board.effects)
    assert len(set(stamps[-3:])) == 3


def test_essence_of_the_wild_makes_a_clone_a_copy_of_itself() -> None:
    """616.1c and 616.1f: whatever the Clone copies, it is still a creature of that player."""
    board = game(Alice=["Essence of the Wild", BEAR])
    for copied in (BEAR, None):
        after = board.cast(CLONE, copying=copied, first=CLONE)
        assert (after["Clone"].name, after["Clone"].power) == ("Essence of the Wild", 6)
    assert board.cast(CLONE, first="Essence of the Wild")["Clone"].name == "Essence of the Wild"
    with pytest.raises(ChoiceNeeded, match="first: Alice chooses Clone or Essence of the Wild"):
        board.cast(CLONE, copying=BEAR)
    other = board.cast(CLONE, by="Bob", copying=BEAR)
    assert other["Clone"].name == BEAR


def test_essence_comes_before_the_abilities_that_it_takes_away() -> None:
    """X-116: a creature that would enter tapped with counters is an untapped Essence."""
    board = game(Alice=["Essence of the Wild"], hand={"Alice": [TAPPED_BEAR]}).cast("Sleeper")
    it = board["Sleeper"]
    assert (it.name, it.tapped, it.counters) == ("Essence of the Wild", False, {})


def test_an_ability_about_all_permanents_does_not_change_how_its_own_object_enters() -> None:
    """614.12: an effect of the entering permanent itself counts only if it speaks of that permanent alone."""
    orb = Card("Slow Orb", "{3}", "Artifact", None, EntersTapped(PERMANENT))
    board = game(hand={"Alice": [orb, OGRE]}).cast("Slow Orb")
    assert not board["Slow Orb"].tapped
    assert board.cast("Ogre")["Ogre"].tapped
    assert board.put("Wall of Omens")["Wall of Omens"].tapped


def test_becoming_a_copy_is_not_entering() -> None:
    """707.4, X-13."""
    board = game(Alice=[BEAR, "Wall of Omens"]).become_copy(BEAR, of="Wall of Omens")
    assert not board.in_zone(Zone.HAND, "Alice")
    assert board[BEAR].id.life == 0
    assert len(board.cast(CLONE, copying="Wall of Omens").in_zone(Zone.HAND, "Alice")) == 1


def test_a_choice_made_as_it_enters_belongs_to_that_object() -> None:
    """707.6, 607.5a: a copy that enters chooses anew; one that becomes a copy has no choice, and so no protection."""
    board = game(Alice=[permanent("Voice of All", chosen={"color": "red"}), BEAR])
    entered = board.cast(CLONE, copying="Voice of All", color="blue")
    assert (entered["Voice of All"].protected_from, entered["Clone"].protected_from) == (("R",), ("U",))
    assert board.become_copy(BEAR, of="Voice of All")[BEAR].protected_from == ()


# ---------------------------------------------------------------- X
HYDRA = bear("Hydra", EntersWith("+1/+1", X), TriggeredAbility(Enters(THIS), (Draw(X),)), cost="{X}{G}", size="0/0")


def test_x_is_remembered_for_the_abilities_of_entering_only() -> None:
    """107.3m: the permanent's own X is 0."""
    board = game(hand={"Alice": [HYDRA]}).cast("Hydra", x=3)
    assert (board["Hydra"].power, len(board.in_zone(Zone.HAND, "Alice"))) == (3, 3)
    assert board["Hydra"].mana_value == 1


def test_a_copy_of_what_was_cast_with_x_has_no_x() -> None:
    """107.3j, 107.3m: with an anthem the copy lives, without counters and without cards."""
    board = game(hand={"Alice": [HYDRA]}, Alice=["Glorious Anthem"]).cast("Hydra", x=3)
    copied = board.cast(CLONE, copying="Hydra")
    assert (copied["Clone"].power, copied["Clone"].counters) == (1, {})
    assert len(copied.in_zone(Zone.HAND, "Alice")) == 3


def test_counters_that_belong_to_the_copying_use_the_copiers_own_x() -> None:
    """107.3m, 107.3j, 707.9e: X of the spell it was; an Altered Ego that copies an Altered Ego gains an ability
    whose X is 0.
    """
    board = game(Alice=[BEAR]).cast("Altered Ego", x=2, copying=BEAR)
    assert (board["Altered Ego"].counters, board["Altered Ego"].power) == ({"+1/+1": 2}, 4)
    assert board.cast(CLONE, copying="Altered Ego")["Clone"].counters == {}
    uncopied = game(Alice=[permanent("Altered Ego", counters={"+1/+1": 1}), BEAR])
    again = uncopied.cast("Altered Ego", x=3, copying=("Altered Ego", BEAR))
    assert again["Altered Ego#2"].counters == {}
    once = uncopied.cast("Altered Ego", x=3, copying=("Altered Ego", None))
    assert once["Altered Ego#2"].counters == {"+1/+1": 3}


def test_counters_for_a_type_come_if_it_is_of_that_type() -> None:
    """707.9f: Spark Double as a planeswalker has one loyalty counter more, and no +1/+1 counter."""
    board = game(Alice=["Jace Beleren", BEAR]).cast("Spark Double", copying="Jace Beleren")
    assert board["Spark Double"].counters == {"loyalty": 4}
    assert board["Spark Double"].supertypes == ()
    assert board.put("Spark Double", copying=BEAR)["Spark Double#2"].counters == {"+1/+1": 1}


def test_a_target_is_chosen_at_once_and_may_is_answered_as_the_ability_resolves() -> None:
    """603.3d, 603.5."""
    board = game(Alice=["Identity Thief"], Bob=[BEAR, OGRE]).attack("Identity Thief", exile=BEAR, hold=True)
    assert [str(o) for o in board.stack[-1].targets] == [BEAR]
    with pytest.raises(ChoiceNeeded, match="may: Alice chooses yes or no"):
        board.resolve()
    assert board.resolve(may="yes")[BEAR].zone == "exile"
    declined = board.resolve(may="no")
    assert declined[BEAR].zone == "battlefield"
    assert (declined.history[-1].text.endswith("Alice chooses not to"), declined.history[-1].rules[0].number) == (
        True,
        "603.5",
    )
    with pytest.raises(IllegalChoice, match="may='no' declines as it resolves"):
        game(Alice=["Identity Thief"], Bob=[BEAR, OGRE]).attack("Identity Thief", exile=None)


def test_becoming_the_target_happens_though_the_ability_is_declined() -> None:
    """603.5: the ability is on the stack with its target, whatever is decided later."""
    shy = bear("Shy", TriggeredAbility(BecomesTarget(THIS), (Draw(),)))
    board = game(Alice=["Identity Thief"], Bob=[permanent(shy)]).attack("Identity Thief", exile="Shy", may="no")
    assert (board["Shy"].zone, board["Shy"].triggered().value) == ("battlefield", 1)


def test_declining_and_having_no_target_are_told_apart() -> None:
    board = game(Alice=["Identity Thief"], Bob=[BEAR])
    assert board.attack("Identity Thief", may="no").history[-1].text.endswith("Alice chooses not to")
    alone = game(Alice=["Identity Thief"]).attack("Identity Thief")
    assert alone.history[-1].text.endswith("there is no legal target")


def test_a_spell_with_x_has_that_mana_value_on_the_stack() -> None:
    held = game(hand={"Alice": [HYDRA]}).cast("Hydra", x=3, hold=True)
    assert held["Hydra"].mana_value == 4
    assert "202.3e" in repr(held["Hydra"].why("mana_value"))
    with pytest.raises(ChoiceNeeded, match="x: Alice chooses a number, 0 or more"):
        game(hand={"Alice": [HYDRA]}).cast("Hydra")


# ---------------------------------------------------------------- state-based actions
def test_the_legend_rule_asks_which_one_to_keep() -> None:
    """704.5j: and only of legends with the same name under the same player."""
    board = game(Alice=["Isamaru, Hound of Konda"], Bob=["Isamaru, Hound of Konda"])
    with pytest.raises(ChoiceNeeded) as asked:
        board.cast(CLONE, copying="Isamaru, Hound of Konda#1")
    assert (asked.value.name, asked.value.player) == ("keep", "Alice")
    assert [str(option) for option in asked.value.options] == ["Isamaru, Hound of Konda", "Clone"]
    kept = board.cast(CLONE, copying="Isamaru, Hound of Konda#1", keep="Clone")
    assert ids(kept) == ["Isamaru, Hound of Konda#2", "Clone"]
    other = board.cast(CLONE, copying="Isamaru, Hound of Konda#1", keep="Isamaru, Hound of Konda")
    assert "Clone" not in ids(other)


def test_all_that_dies_dies_at_the_same_time() -> None:
    """704.3: neither sees the other on the battlefield alone."""
    mourns = TriggeredAbility(Leaves(each("Creature", other=True), Zone.GRAVEYARD), (Draw(),))
    weak = does("Weakness for all", CREATURE, ModifyPowerToughness(-2, -2))
    board = game(Alice=[bear("Mourner", mourns), BEAR, OGRE], hand={"Alice": [weak]}).cast("Weakness for all")
    assert ids(board) == ["Ogre", "Weakness for all"]
    assert len(board.in_zone(Zone.HAND, "Alice")) == 1


def test_loose_equipment_stays_and_a_loose_aura_does_not() -> None:
    """704.5n, 704.5m."""
    board = game(
        Alice=[BEAR, permanent("Bonesplitter", attached_to=BEAR), permanent("Pacifism", attached_to=BEAR)],
    )
    assert board[BEAR].attachments == ("Bonesplitter", "Pacifism")
    after = board.destroy(BEAR)
    assert ids(after) == ["Bonesplitter"]
    assert after["Bonesplitter"].attached_to is None
    changed = board.change(BEAR, LoseTypes(("Creature",)))
    assert ids(changed) == [BEAR, "Bonesplitter"]
    assert changed["Bonesplitter"].attached_to is None


def test_what_is_no_equipment_any_more_comes_off() -> None:
    """704.5p: a creature, or something that is neither Aura nor Equipment nor Fortification."""
    board = game(Alice=[BEAR, permanent("Bonesplitter", attached_to=BEAR), "Sol Ring", OGRE])
    assert board.become_copy("Bonesplitter", of="Sol Ring")["Bonesplitter"].attached_to is None
    assert board.become_copy("Bonesplitter", of="Ogre")["Bonesplitter"].attached_to is None
    assert board.become_copy("Sol Ring", of="Bonesplitter")["Bonesplitter"].attached_to == BEAR


def test_an_equipment_that_dies_as_a_creature() -> None:
    board = game(
        Alice=[BEAR, permanent("Bonesplitter", attached_to=BEAR), bear("Nothing", size="0/1"), "Glorious Anthem"]
    )
    board = board.change("Nothing", SetPowerToughness(0, 0), until="")
    assert ids(board.become_copy("Bonesplitter", of="Nothing")) == [BEAR, "Bonesplitter", "Nothing", "Glorious Anthem"]
    assert "Bonesplitter" not in ids(board.change("Bonesplitter", AddTypes(("Creature",)), SetPowerToughness(-1, -1)))


def test_an_aura_that_is_a_creature_goes() -> None:
    """303.4d."""
    board = game(Alice=[BEAR, permanent("Spirit Mantle", attached_to=BEAR)])
    board = board.change("Spirit Mantle", AddTypes(("Creature",)), SetPowerToughness(3, 3))
    assert ids(board) == [BEAR]


def test_tokens_cease_to_exist_after_they_have_left() -> None:
    """111.7, 704.5d: the trigger on leaving is there first."""
    dies = TriggeredAbility(Leaves(THIS, Zone.GRAVEYARD), (Draw(),))
    made = Card("Mirror", "{1}", "Sorcery", None, SpellAbility((CreateTokenCopy(TARGET),), (("target", CREATURE),)))
    board = game(Alice=[bear("Martyr", dies)], hand={"Alice": [made]}).cast("Mirror")
    assert ids(board) == ["Martyr", "Martyr token"]
    after = board.sacrifice("Martyr token")
    assert len(after.in_zone(Zone.HAND, "Alice")) == 1
    assert [str(obj.id) for obj in after.in_zone(Zone.GRAVEYARD)] == ["Mirror"]
    assert any(moment.text.endswith("ceases to exist") for moment in after.history)


def test_a_token_copy_of_a_land_has_each_mana_ability_once() -> None:
    made = Card("Grow", "{1}", "Sorcery", None, SpellAbility((CreateTokenCopy(TARGET),), (("target", each("Land")),)))
    board = game(Alice=["Forest"], hand={"Alice": [made]}).cast("Grow")
    assert board["Forest token"].abilities == ("{T}: add {G}",)


# ---------------------------------------------------------------- planeswalkers
def test_a_copy_of_a_planeswalker_enters_with_the_printed_loyalty() -> None:
    """306.5b."""
    board = game(Bob=[permanent("Jace Beleren", counters={"loyalty": 5})]).cast(
        "Clever Impersonator", by="Alice", copying="Jace Beleren"
    )
    assert (board["Clever Impersonator"].loyalty, board["Jace Beleren"].loyalty) == (3, 5)
    up = board.activate("Clever Impersonator", "[+2]")
    assert up["Clever Impersonator"].loyalty == 5
    with pytest.raises(IllegalChoice, match=r"one of its loyalty abilities was activated this turn .*606\.3"):
        up.activate("Clever Impersonator", "[-1]")
    assert board.activate("Clever Impersonator", "[-1]")["Clever Impersonator"].loyalty == 2


def test_a_permanent_that_becomes_a_planeswalker_has_no_loyalty() -> None:
    """306.5b, 704.5i: nothing enters, so nothing brings counters."""
    board = game(Alice=[BEAR], Bob=["Jace Beleren"]).become_copy(BEAR, of="Jace Beleren")
    assert BEAR not in ids(board)
    assert str(board.history[-1].rules[0]).startswith("CR 704.5i")


# ---------------------------------------------------------------- Auras
def test_an_aura_that_enters_as_a_copy_is_attached_by_choice_without_targeting() -> None:
    """303.4f: hexproof doesn't matter; X-120."""
    board = game(Alice=[OGRE], Bob=[bear("Hidden", HEXPROOF), permanent("Pacifism", attached_to="Hidden")])
    with pytest.raises(ChoiceNeeded) as asked:
        board.cast("Clever Impersonator", copying="Pacifism")
    assert (asked.value.name, [str(option) for option in asked.value.options]) == ("enchanting", ["Ogre", "Hidden"])
    after = board.cast("Clever Impersonator", copying="Pacifism", enchanting="Hidden")
    assert after["Clever Impersonator"].attached_to == "Hidden"


def test_an_aura_without_anything_to_enchant_does_not_enter() -> None:
    """303.4g: from the stack it goes to the graveyard, from elsewhere it stays where it is; a token isn't created."""
    ghostly = Card("Ghostly", "{1}", "Enchantment — Aura", None, Enchant(each("Elf")))
    board = game(Alice=[ELF, permanent(ghostly, attached_to="Elf")], hand={"Alice": ["Clever Impersonator"]})
    protected = board.change("Elf", GainAbility(Keyword("protection", "blue")), until="")
    assert "Clever Impersonator" in ids(protected.cast("Clever Impersonator", copying="Ghostly"))
    changed = board.change("Elf", GainAbility(FLYING), until="")
    assert "Clever Impersonator" in ids(changed.cast("Clever Impersonator", copying="Ghostly"))
    nobody = game(Alice=["Sol Ring"], hand={"Alice": ["Pacifism"]})
    with pytest.raises(IllegalChoice, match="there is no legal target"):
        nobody.cast("Pacifism")
    assert ids(nobody.put("Pacifism")) == ["Sol Ring"]
    assert nobody.put("Pacifism")["Pacifism"].zone == "hand"


# ---------------------------------------------------------------- delayed triggers and durations
FLICKER = Card(
    "Flicker", "{1}", "Instant", None,
    SpellAbility((Exile(TARGET), AtTheNext("end step", (PutOntoBattlefield(),))), (("target", CREATURE),)),
)  # fmt: skip


def test_a_delayed_trigger_follows_the_object_into_exile_and_no_further() -> None:
    """603.7c, 400.7."""
    board = game(Bob=[BEAR], hand={"Alice": [FLICKER]}).cast("Flicker")
    assert board[BEAR].zone == "exile"
    back = board.to("end step")
    assert (back[BEAR].zone, back[BEAR].id.life) == ("battlefield", 2)
    moved = board.return_to_hand(BEAR).to("end step")
    assert moved[BEAR].zone == "hand"


def test_a_delayed_trigger_goes_off_once() -> None:
    """603.7b: at the next end step after it was set up, not in the one that has begun."""
    board = game(Bob=[BEAR], hand={"Alice": [FLICKER]}, step="end step").cast("Flicker").to("cleanup")
    assert board[BEAR].zone == "exile"
    there = board.to("end step")
    assert there[BEAR].zone == "battlefield"
    assert there.turn.active == "Bob"
    assert there.to("cleanup").to("end step")[BEAR].id.life == there[BEAR].id.life


SMITH = bear("Smith", TriggeredAbility(
    Enters(THIS),
    (Apply((ModifyPowerToughness(2, 2),), TARGET, Duration(while_=YOU_CONTROL_THIS)),),
    targets=(("target", each("Creature", other=True)),),
))  # fmt: skip


def test_for_as_long_as_you_control_does_not_begin_again() -> None:
    """611.2b: it ends as control changes, also where that is the end of another effect."""
    board = game(Alice=[OGRE], hand={"Alice": [SMITH]}).cast("Smith")
    assert board["Ogre"].power == 5
    lost = board.gain_control("Smith", by="Bob")
    assert lost["Ogre"].power == 3
    assert lost.gain_control("Smith", by="Alice")["Ogre"].power == 3
    stolen = game(Alice=[OGRE, SMITH]).gain_control("Smith", by="Bob", until="end of turn")
    assert stolen["Smith"].controller == "Bob"
    assert stolen.to("cleanup")["Smith"].controller == "Alice"


def test_a_duration_ends_with_the_control_effect_that_carried_it() -> None:
    """611.2b and 514.2: Bob's control ends in the cleanup step, and with it what lasts while he controls it."""
    stolen = game(Alice=[SMITH, OGRE], active="Bob").gain_control("Smith", by="Bob", until="end of turn")
    until_then = stolen.put("Runeclaw Bear", by="Bob")
    smith, ogre = until_then["Smith"].id, until_then["Ogre"].id
    effect = ContinuousEffect(
        smith, Only((ogre,)), (ModifyPowerToughness(2, 2),), until_then.clock + 1,
        you="Bob", duration=Duration(while_=YOU_CONTROL_THIS),
    )  # fmt: skip
    strong = until_then.with_effect(effect)
    assert strong["Ogre"].power == 5
    assert strong.to("end step")["Ogre"].power == 5
    assert strong.to("cleanup")["Ogre"].power == 3


def test_a_duration_that_is_over_before_it_begins_does_nothing() -> None:
    """611.2b."""
    held = game(Alice=[OGRE], hand={"Alice": [SMITH]}).cast("Smith", hold=True).resolve(hold=True)
    assert held.destroy("Smith").resolve()["Ogre"].power == 3


def test_until_end_of_turn_ends_with_the_damage() -> None:
    """514.2, X-31: at the same time, so that nothing dies in between."""
    board = game(Alice=[permanent("Wall of Omens", damage=3)], Bob=[bear("Giant", size="6/6")])
    board = board.become_copy("Wall of Omens", of="Giant", until="end of turn")
    assert board.to("end step")["Wall of Omens"].power == 6
    after = board.to("cleanup")
    assert (after["Wall of Omens"].toughness, after["Wall of Omens"].object.damage) == (4, 0)


# ---------------------------------------------------------------- combat
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


# ---------------------------------------------------------------- summoning sickness
def test_what_came_this_turn_cannot_be_tapped_for_mana_if_it_is_a_creature() -> None:
    """302.6."""
    board = game(hand={"Alice": [ELF]}).cast("Elf")
    with pytest.raises(IllegalChoice, match=r"302\.6"):
        board.activate("Elf")
    assert board.to("precombat main", whose="Alice").activate("Elf").player("Alice").mana == "G"
    assert board.change("Elf", GainAbility(Keyword("haste"))).activate("Elf").player("Alice").mana == "G"


def test_becoming_a_copy_keeps_how_long_you_have_had_it() -> None:
    """X-154 and 302.6: it is the same permanent; what came this turn stays new."""
    board = game(Alice=[BEAR, permanent("Sol Ring", new=True)], Bob=["Llanowar Elves"])
    assert board.become_copy(BEAR, of="Llanowar Elves").activate(BEAR).player("Alice").mana == "G"
    with pytest.raises(IllegalChoice, match=r"302\.6"):
        board.become_copy("Sol Ring", of="Llanowar Elves").activate("Sol Ring")


def test_a_change_of_control_begins_it_again() -> None:
    board = game(Bob=[ELF]).gain_control("Elf", by="Alice")
    with pytest.raises(IllegalChoice, match=r"302\.6"):
        board.activate("Elf")
    back = board.gain_control("Elf", by="Bob")
    with pytest.raises(IllegalChoice, match=r"302\.6"):
        back.activate("Elf")
    ended = game(Bob=[ELF]).gain_control("Elf", by="Alice", until="end of turn").to("cleanup")
    with pytest.raises(IllegalChoice, match=r"302\.6"):
        ended.activate("Elf", by="Bob")
    assert ended.to("upkeep", whose="Bob").activate("Elf").player("Bob").mana == "G"


# ---------------------------------------------------------------- mana
def test_pools_that_ask_only_each_other_produce_nothing() -> None:
    """106.5, 106.7."""
    board = game(Alice=["Reflecting Pool", "Reflecting Pool"], Bob=["Exotic Orchard"])
    says(
        board["Reflecting Pool#1"].could_produce(),
        """
        Reflecting Pool#1 could produce nothing: no type of mana is defined   CR 106.7 · 106.5
          “{T}: add one mana of a type that some land you control could produce” would give nothing (asked: Reflecting Pool#1 nothing, Reflecting Pool#2 nothing); whether {T} can be paid doesn't matter   CR 106.7 · 106.1b
          round 1: asked: Reflecting Pool#2; none has a type of its own to name, so no type is defined   CR 106.7 · 106.5
        """,
    )
    after = board.activate("Reflecting Pool#1")
    assert after.player("Alice").mana == ""
    assert after["Reflecting Pool#1"].tapped
    assert not any(moment.text.startswith("Alice gets") for moment in after.history)
    with_swamp = game(Alice=["Reflecting Pool", "Reflecting Pool", "Swamp"], Bob=["Exotic Orchard"])
    assert with_swamp["Reflecting Pool#2"].could_produce().value == "B"
    assert with_swamp["Exotic Orchard"].could_produce().value == "B"


def test_a_color_that_was_never_chosen_is_no_color() -> None:
    """607.5a, 106.5; X-21."""
    dork = bear("Painter", AsEntersChoose("color"), tap_for(ChosenColor()), size="1/1")
    board = game(Alice=[permanent(dork, chosen={"color": "green"}), BEAR])
    assert board.activate("Painter").player("Alice").mana == "G"
    copied = board.become_copy(BEAR, of="Painter").activate(BEAR)
    assert copied.player("Alice").mana == ""
    assert any("no type of mana is defined" in moment.text for moment in copied.history)


def test_replacements_are_counted_in_any_order_and_costs_are_not() -> None:
    """106.7, 106.12b."""
    swap = Card("Contamination", "{2}", "Enchantment", None, ManaReplacement(each("Land"), instead="B"))
    double = Card("Doubler", "{2}", "Artifact", None, ManaReplacement(each("Land", controller="you"), times=2))
    board = game(Alice=[permanent("Forest", tapped=True), double], Bob=[swap])
    assert board["Forest"].could_produce().value == "B"
    assert board.untap("Forest").activate("Forest").player("Alice").mana == "BB"


def test_what_is_tapped_cannot_be_tapped_for_mana() -> None:
    """107.5, 107.6."""
    with pytest.raises(IllegalChoice, match=r"it is tapped.*107\.5"):
        game(Alice=[permanent("Forest", tapped=True)]).activate("Forest")
    untaps = Card("Spring", None, "Land", None, ActivatedAbility(Cost(untap=True), (AddMana("U"),)))
    with pytest.raises(IllegalChoice, match=r"it is untapped.*107\.6"):
        game(Alice=[untaps]).activate("Spring")
    assert not game(Alice=[permanent(untaps, tapped=True)]).activate("Spring")["Spring"].tapped


def test_treasure_is_sacrificed_for_mana() -> None:
    board = game(Alice=[token("Treasure")]).activate("Treasure Token", mana="R")
    assert (board.player("Alice").mana, ids(board)) == ("R", [])


# ---------------------------------------------------------------- triggers
def test_leaving_looks_back() -> None:
    """603.10a: Humility and the creature leave together; what the creature had then counts, which was nothing."""
    dies = TriggeredAbility(Leaves(THIS, Zone.GRAVEYARD), (Draw(),))
    board = game(Alice=[bear("Martyr", dies), "Humility"])
    assert not board.destroy("Martyr", "Humility").in_zone(Zone.HAND, "Alice")
    assert len(board.destroy("Humility").destroy("Martyr").in_zone(Zone.HAND, "Alice")) == 1


def test_entering_looks_at_what_it_is_then() -> None:
    """603.6a, X-17: a copy triggers what looks for the copied type."""
    greets = Card(
        "Greets Elves", "{1}", "Enchantment", None, TriggeredAbility(Enters(each("Elf", controller="you")), (Draw(),))
    )
    board = game(Alice=[greets, ELF])
    assert len(board.cast(CLONE, copying="Elf").in_zone(Zone.HAND, "Alice")) == 1


def test_triggers_of_the_active_player_go_on_the_stack_first() -> None:
    """603.3b, 101.4: so they resolve last."""
    rises = TriggeredAbility(BeginningOf("upkeep"), (Draw(),))
    board = game(Alice=[bear("First", rises)], Bob=[bear("Second", rises)], active="Bob", step="untap")
    held = board.to("upkeep", hold=True)
    assert [(str(item.source), item.controller) for item in held.stack] == [("Second", "Bob"), ("First", "Alice")]


def test_sacrifice_as_an_instruction() -> None:
    goes = TriggeredAbility(BeginningOf("end step"), (Sacrifice(),))
    assert ids(game(Alice=[bear("Ball", goes), OGRE]).to("end step")) == ["Ogre"]


def test_a_defender_that_copies_may_attack() -> None:
    board = game(Alice=[bear("Gate", DEFENDER), BEAR], hand={}).become_copy("Gate", of=BEAR)
    assert board.attack("Gate")["Gate"].attacking == "Bob"


def test_the_copier_with_two_ways_to_copy() -> None:
    """616.1c: own abilities are asked in the order in which they stand, each once."""
    twice = bear("Mirror Man", EntersAsCopy(each("Elf")), EntersAsCopy(Each(either=("Bear",))), size="1/1")
    board = game(Alice=[ELF, BEAR], hand={"Alice": [twice]})
    assert board.cast("Mirror Man", copying=("Elf",))["Mirror Man"].name == "Elf"
    assert board.cast("Mirror Man", copying=(None, BEAR))["Mirror Man"].name == BEAR
    assert board.cast("Mirror Man", copying=(None, None))["Mirror Man"].name == "Mirror Man"


def test_an_anthem_counts_before_a_toughness_of_zero_kills() -> None:
    """704.3: the copy that copies nothing lives under an anthem."""
    assert ids(game().cast(CLONE, copying=None)) == []
    board = game(Alice=[does("Anthem", YOUR_CREATURES, ModifyPowerToughness(1, 1))]).cast(CLONE, copying=None)
    assert board["Clone"].toughness == 1


def test_a_step_that_never_comes_is_an_error_and_not_a_wait() -> None:
    """508.8: a turn in which nobody attacks has no combat damage step."""
    with pytest.raises(IllegalChoice, match="combat damage never comes"):
        game(Bob=[BEAR]).to("combat damage")
    assert game(Alice=[BEAR]).attack(BEAR).to("combat damage").player("Bob").life == 18
