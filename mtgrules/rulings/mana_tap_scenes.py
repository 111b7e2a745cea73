"""What plays the paragraphs about tapping a permanent for mana, and what triggers on it or replaces it?"""

from __future__ import annotations

from mtgrules.abilities import ActivatedAbility, TriggeredAbility
from mtgrules.costs import TAP, Cost
from mtgrules.mana_abilities import AddMana
from mtgrules.objects import Card
from mtgrules.patterns import TappedForMana
from mtgrules.player_instructions import ChangeLife
from mtgrules.references import THAT, Players
from mtgrules.rules import EDITIONS
from mtgrules.scenario import Scenario, then, twin, when
from mtgrules.selectors import LAND
from mtgrules.setup import permanent, position, token

ITS_CONTROLLER = Players("controller", THAT)

# ---------------------------------------------------------------- cards of our own, where no real one fits
MILLING_LAND = Card(
    "Land that mills for mana", None, "Land", None, ActivatedAbility(Cost(tap=True, mill=1), (AddMana("C"),))
)
UNTAPPING_LAND = Card(
    "Land that untaps for blue", None, "Land", None, ActivatedAbility(Cost(untap=True), (AddMana("U"),))
)
GIVING_LAND = Card(
    "Land that targets a player", None, "Land", None,
    ActivatedAbility(TAP, (AddMana("G", who=Players("target")),), (("target", "player"),)),
)  # fmt: skip


def drain(name: str, mana: str = "", life: int = 1) -> Card:
    """An enchantment: whenever a land is tapped for mana (of that type), its controller loses life."""
    ability = TriggeredAbility(TappedForMana(LAND, mana), (ChangeLife(-life, ITS_CONTROLLER),))
    return Card(name, "{3}", "Enchantment", None, ability)


DRAIN = drain("Mana costs 1 life")
GREEN_DRAIN, BLACK_DRAIN = drain("Green mana costs 1 life", "G"), drain("Black mana costs 2 life", "B", 2)

CRATER, BEAR, ELVES = "Meteor Crater", "Runeclaw Bear", "Llanowar Elves"
TREASURE, GOLD = "Treasure Token", "Gold Token"
TAPPING = (
    Scenario(
        "R-106.12-1",
        "A land with {T}: add {G}",
        position(Alice=["Forest"]),
        (
            then("Forest", "106.12", taps_for_mana=True),
            when.activate("Forest"),
            then("Forest", "106.12", tapped_for_mana=True),
            then("Alice", mana="G"),
            twin(
                "only a spell or ability that says so taps a land for mana", "106.12", "Forest", tapped_for_mana=False
            ),
        ),
    ),
    Scenario(
        "R-106.12-2",
        "Treasure is tapped and sacrificed",
        position(Alice=[token("Treasure")]),
        (
            then(TREASURE, "106.12", "605.1a", taps_for_mana=True),
            when.activate(TREASURE, mana="R"),
            then(TREASURE, "106.12", tapped_for_mana=True, exists=False),
            then("Alice", mana="R"),
            twin("it was sacrificed for mana, not tapped", "106.12", TREASURE, tapped_for_mana=False),
        ),
    ),
    Scenario(
        "R-106.12-3",
        "Gold is sacrificed while it is tapped",
        position(Alice=[token("Gold", tapped=True)]),
        (
            then(GOLD, "605.1a", is_mana_ability=True),
            then(GOLD, "106.12", taps_for_mana=False),
            when.activate(GOLD, mana="R"),
            then("Alice", mana="R"),
            then(GOLD, "106.12", tapped_for_mana=False),
            twin("it is tapped and mana appears, so it was tapped for mana", "106.12", GOLD, tapped_for_mana=True),
        ),
    ),
    Scenario(
        "R-106.12-4",
        "Mana from untapping",
        position(Alice=[permanent("Pili-Pala", tapped=True), permanent(UNTAPPING_LAND, tapped=True)]),
        (
            then("Pili-Pala", "605.1a", is_mana_ability=True),
            then("Pili-Pala", "106.12", "107.6", taps_for_mana=False),
            when.activate("Pili-Pala", mana="W"),
            when.activate(UNTAPPING_LAND.name),
            then("Alice", mana="WU"),
            then("Pili-Pala", "106.12", tapped_for_mana=False, tapped=False),
            then(UNTAPPING_LAND.name, "106.12", tapped_for_mana=False),
            twin("{Q} counts as {T} does", ("106.12", "107.6"), "Pili-Pala", tapped_for_mana=True),
        ),
    ),
    Scenario(
        "R-106.12-5",
        "Tapped by an effect, to convoke, to crew",
        position(Alice=[ELVES, BEAR, "Grizzly Bears", "Aradara Express"]),
        (
            when.tap(ELVES),
            then(ELVES, "106.12", tapped=True, tapped_for_mana=False),
            when.untap(ELVES),
            when.cast("Venerated Loxodon", convoke=ELVES),
            then(ELVES, "106.12", "702.51a", tapped=True, tapped_for_mana=False),
            twin(
                "it paid for the spell, so it was tapped for mana", ("106.12", "702.51a"), ELVES, tapped_for_mana=True
            ),
            when.untap(ELVES),
            when.activate("Aradara Express", "crew", crew=(ELVES, BEAR, "Grizzly Bears")),
            then(ELVES, "106.12", "702.122a", tapped=True, tapped_for_mana=False),
            then("Aradara Express", "702.122a", types=("Artifact", "Creature")),
            then("Alice", mana=""),
        ),
    ),
    Scenario(
        "R-106.12-6",
        "An ability with a target",
        position(Alice=[GIVING_LAND, "Deathrite Shaman"], graveyard={"Bob": ["Forest"]}),
        (
            then(GIVING_LAND.name, "605.1a", "605.5a", is_mana_ability=False, taps_for_mana=False),
            when.activate(GIVING_LAND.name, target="Bob", hold=True),
            then("the stack", "605.5a", number=1),
            when.resolve(),
            then("Bob", mana="G"),
            then(GIVING_LAND.name, "106.12", "605.5a", tapped_for_mana=False),
            twin(
                "it was tapped and made mana, so it was tapped for mana",
                ("605.5a", "106.12"),
                GIVING_LAND.name,
                tapped_for_mana=True,
            ),
            when.activate("Deathrite Shaman", target="Forest", mana="B"),
            then("Alice", mana="B"),
            then("Deathrite Shaman", "605.5a", is_mana_ability=False, tapped_for_mana=False),
        ),
    ),
    Scenario(
        "R-106.12-7",
        "A cost that mills: the answer has changed",
        position(Alice=[MILLING_LAND], library={"Alice": [BEAR]}),
        (
            then(MILLING_LAND.name, "605.1a", edition=EDITIONS[0], is_mana_ability=True, taps_for_mana=True),
            then(MILLING_LAND.name, "605.1a", edition=EDITIONS[1], is_mana_ability=False, taps_for_mana=False),
            when.activate(MILLING_LAND.name, hold=True),
            then("the stack", "605.1a", number=1),
            then(BEAR, "701.17a", zone="graveyard"),
            then("Alice", mana=""),
            when.resolve(),
            then("Alice", mana="C"),
            then(MILLING_LAND.name, "106.12", "605.1a", tapped_for_mana=False),
            twin(
                "it was tapped and made mana, so it was tapped for mana",
                "605.1a",
                MILLING_LAND.name,
                tapped_for_mana=True,
            ),
        ),
    ),
)

TRIGGERS = (
    Scenario(
        "R-106.12a-1",
        "Tapping that yields no mana",
        position(Alice=[CRATER, DRAIN]),
        (
            when.activate(CRATER),
            then(DRAIN.name, "106.12a", triggered=0),
            then("Alice", "106.12a", life=20, mana=""),
            twin("tapping it is enough", ("106.12a", "106.5"), DRAIN.name, triggered=1),
            when.put(BEAR, by="Alice"),
            when.untap(CRATER),
            when.activate(CRATER),
            then(DRAIN.name, "106.12a", triggered=1),
            then("Alice", "106.12a", life=19, mana="G"),
        ),
    ),
    Scenario(
        "R-106.12a-2",
        "The type that counts is the one that was made in the end",
        position(Alice=["Forest", "Infernal Darkness", GREEN_DRAIN, BLACK_DRAIN]),
        (
            when.activate("Forest"),
            then("Alice", "106.12b", mana="B", life=18),
            then(GREEN_DRAIN.name, "106.12a", "106.12b", triggered=0),
            then(BLACK_DRAIN.name, "106.12a", triggered=1),
            twin("a Forest is always tapped for green", ("106.12a", "106.12b"), GREEN_DRAIN.name, triggered=1),
        ),
    ),
    Scenario(
        "R-106.12a-3",
        "A triggered mana ability doesn't wait on the stack",
        position(Alice=["Forest", "Mana Flare", "Manabarbs"]),
        (
            then("Mana Flare", "605.1b", is_mana_ability=True),
            then("Manabarbs", "605.1b", "605.5a", is_mana_ability=False),
            when.cast("Ivy Elemental", x=1, hold=True),
            then("the stack", number=1),
            when.activate("Forest", hold=True),
            then("Alice", "605.4a", mana="GG"),
            then("Mana Flare", "106.12a", triggered=1),
            then(
                "the stack",
                "605.4a",
                from_bottom="Ivy Elemental; Manabarbs: whenever a land is tapped for mana: "
                "deal 1 damage to controller of that object",
            ),
            twin(
                "the extra mana waits on the stack, so the opponent can respond",
                ("605.4a", "605.1b"),
                "Alice",
                mana="G",
            ),
        ),
    ),
)

REPLACED = (
    Scenario(
        "R-106.12b-1",
        "Twice as much, once for each effect",
        position(Alice=["Forest", token("Gold"), "Mana Reflection"]),
        (
            when.activate("Forest"),
            then("Alice", "106.12b", mana="GG"),
            when.to("upkeep", whose="Alice"),
            when.put("Mana Reflection", by="Alice"),
            when.activate("Forest"),
            then("Alice", "614.5", "106.12b", mana="GGGG"),
            twin("the second adds one more, so three", ("614.5", "106.12b"), "Alice", mana="GGG"),
            when.to("draw"),
            when.activate(GOLD, mana="R"),
            then("Alice", "106.12", "106.12b", mana="R"),
            twin("the sacrificed Gold gives more, too", ("106.12", "106.12b"), "Alice", mana="RRRR"),
        ),
    ),
)
