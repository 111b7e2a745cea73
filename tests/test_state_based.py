"""What the game does by itself, all at the same time: 704.3, 704.5, 704.7, 704.8."""

from __future__ import annotations

import pytest

from mtgrules import game, permanent
from mtgrules.abilities import (
    FLYING,
    SpellAbility,
    StaticAbility,
    TriggeredAbility,
)
from mtgrules.cases import case_of
from mtgrules.choices import ChoiceNeeded
from mtgrules.objects import Card, Zone
from mtgrules.patterns import Leaves
from mtgrules.player_instructions import ChangeLife, Draw
from mtgrules.references import TARGET
from mtgrules.sagas import Chapter
from mtgrules.selectors import CREATURE, THIS, YOUR_CREATURES, Each, each
from mtgrules.size_changes import ModifyPowerToughness, SetPowerToughness
from mtgrules.token_instructions import CreateTokenCopy
from mtgrules.type_changes import AddTypes, LoseTypes
from mtgrules.view.steps import steps
from mtgrules.zones import Moved
from tests.stories import OGRE, bear, does, ids

BEAR, CLONE, DOG = "Runeclaw Bear", "Clone", "Isamaru, Hound of Konda"
MOURNER = bear("Mourner", TriggeredAbility(Leaves(CREATURE, Zone.GRAVEYARD), (ChangeLife(1),)))


def test_everything_that_applies_happens_at_the_same_time() -> None:
    """704.3: a Saga's end, the legend rule and a lethal wound are one event, which all that dies sees."""
    saga = Card(
        "Test Saga", "{1}", "Enchantment Creature — Saga", "1/1", TriggeredAbility(Chapter((1,)), (ChangeLife(1),))
    )  # fmt: skip
    board = game(
        Alice=[permanent(saga, counters={"lore": 1}), DOG, permanent(BEAR, damage=2), permanent(MOURNER, damage=2)]
    )
    board = board.put(DOG, by="Alice", keep=f"{DOG}#2")
    assert {board[name].zone for name in ("Test Saga", f"{DOG}#1", BEAR, "Mourner")} == {"graveyard"}
    moments = {id(it.before) for it in board.happened if isinstance(it.event, Moved)}
    assert len(moments) == 1
    assert board.player("Alice").life == 24


def test_every_choice_is_made_before_anything_is_done() -> None:
    """704.3: a missing choice leaves the game as it was, the dying creature included."""
    board = game(Alice=[DOG, permanent(BEAR, damage=2)])
    with pytest.raises(ChoiceNeeded, match="keep: Alice chooses"):
        board.put(DOG, by="Alice")
    after = board.put(DOG, by="Alice", keep=f"{DOG}#1")
    told = [moment for moment in after.history if "is put into the graveyard" in moment.text]
    assert {rule.number for moment in told for rule in moment.rules} == {"704.5g", "704.5j"}
    assert (
        {moment.game[f"{DOG}#2"].zone for moment in told}
        == {moment.game[BEAR].zone for moment in told}
        == {"graveyard"}
    )


def test_a_legend_that_dies_anyway_may_be_the_one_that_is_kept() -> None:
    """704.5g and 704.5j look at the same moment: both go."""
    board = game(Alice=[permanent(DOG, damage=2)]).put(DOG, by="Alice", keep=f"{DOG}#1")
    assert (board[f"{DOG}#1"].zone, board[f"{DOG}#2"].zone) == ("graveyard", "graveyard")


def test_what_one_action_leaves_behind_is_seen_by_the_next_check_only() -> None:
    """An anthem's source and a creature that lived by it don't die together: the second dies in the next check."""
    lord = bear("Lord", StaticAbility(YOUR_CREATURES, (ModifyPowerToughness(1, 1),)), size="1/0")
    board = game(Alice=[permanent(lord, damage=0), permanent(bear("Frail", FLYING, size="1/0"))])
    after = board.put_counters("Lord", "-1/-1", 1)
    moves = [it.event.objects for it in after.happened if isinstance(it.event, Moved)]
    assert [[o.label for o in objects] for objects in moves] == [["Lord"], ["Frail"]]


def test_a_creature_without_life_and_its_player_are_lost_together() -> None:
    board = game(Alice=[permanent(MOURNER, damage=2)], life={"Alice": 0}).tap("Mourner")
    losses = [it for it in board.happened if type(it.event).__name__ == "PlayerLost"]
    deaths = [it for it in board.happened if isinstance(it.event, Moved)]
    assert losses[0].before is deaths[0].before
    assert board.player("Alice").lost


def test_the_last_known_information_is_that_of_before_all_of_them() -> None:
    """704.8: with both kinds of counters on it, it died with both."""
    board = game(Alice=[permanent(BEAR, counters={"+1/+1": 1})]).put_counters(BEAR, "-1/-1", 3)
    gone = board.gone[board[BEAR].id.previous_life()]
    assert gone[BEAR].counters == {"+1/+1": 1, "-1/-1": 3}
    assert not Each(zone=Zone.BATTLEFIELD).objects(board.derivation.board, board[BEAR].id, "Alice")


def test_a_walk_tells_one_check_as_one_step() -> None:
    """704.3: two deaths of one check are one step; what ceases to exist in the next check is another."""
    played = case_of(
        {
            "cards": {"Doom": {"types": "Instant", "abilities": ["SpellAbility(Apply(ModifyPowerToughness(-2, -2), All(CREATURE)))"]}},
            "given": {"Bob": [{"name": "Saproling", "token": True}, BEAR]},
            "steps": [{"cast": "Doom", "by": "Alice"}, {"then": BEAR, "zone": "graveyard"}],
        }
    ).play()  # fmt: skip
    told = [step.title for step in steps(played) if "toughness" in step.title or "ceases" in step.title]
    assert [(title.count("its toughness"), title.count("ceases to exist")) for title in told] == [(2, 0), (0, 1)]


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
