"""What plays the paragraphs about mana: undefined mana, what something could produce, tapping for mana?"""

from __future__ import annotations

from mtgrules.abilities import ActivatedAbility, TriggeredAbility
from mtgrules.costs import TAP, Cost
from mtgrules.entering import AsEntersChoose
from mtgrules.instructions import ChangeLife
from mtgrules.mana_abilities import AddMana, ChosenColor, tap_for
from mtgrules.objects import Card
from mtgrules.patterns import TappedForMana
from mtgrules.producing import ManaReplacement
from mtgrules.references import THAT, Players
from mtgrules.rules import EDITIONS
from mtgrules.scenario import Scenario, allowed, then, twin, when
from mtgrules.selectors import LAND
from mtgrules.setup import permanent, position, token

ITS_CONTROLLER = Players("controller", THAT)

# ---------------------------------------------------------------- cards of our own, where no real one fits
CHOOSY_ELF = Card(
    "Elf of the chosen color", "{1}{G}", "Creature — Elf", "1/1", AsEntersChoose("color"), tap_for(ChosenColor())
)
COSTLY_LAND = Card(
    "Land that costs 2 life", None, "Land", None,
    ActivatedAbility(Cost(tap=True, life=2, sacrifice="this"), (AddMana("R"),)),
)  # fmt: skip
RED_INSTEAD = Card("Lands make red instead", "{4}", "Enchantment", None, ManaReplacement(LAND, instead="R"))
MILLING_LAND = Card("Land that mills for mana", None, "Land", None, ActivatedAbility(Cost(tap=True, mill=1), (AddMana("C"),)))
UNTAPPING_LAND = Card("Land that untaps for blue", None, "Land", None, ActivatedAbility(Cost(untap=True), (AddMana("U"),)))
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

CRATER, ORCHARD, BEAR, ELVES = "Meteor Crater", "Exotic Orchard", "Runeclaw Bear", "Llanowar Elves"

UNDEFINED = (
    Scenario(
        "R-106.5a",
        "No permanent has a color, so no type of mana is defined",
        position(Alice=[CRATER]),
        (
            then(CRATER, "605.1a", "605.2", is_mana_ability=True, may_activate=True),
            twin("it can't be activated, since it would make nothing", ("605.2", "602.2"), CRATER, may_activate=False),
            when.activate(CRATER),
            then(CRATER, "107.5", tapped=True),
            then(CRATER, "605.2", is_mana_ability=True),
            then("Alice", "106.5", mana=""),
            twin("mana without a color is colorless mana", ("106.5", "106.1b"), "Alice", mana="C"),
        ),
    ),
    Scenario(
        "R-106.5b",
        "One permanent is green, so green is the only type that is defined",
        position(Alice=[CRATER, BEAR, "Sol Ring"]),
        (
            then(CRATER, "106.5", "106.7", could_produce="G"),
            allowed("making blue", False, when.activate(CRATER, mana="U"), "106.5", "608.2d"),
            twin("any of the five colors may be named", ("106.5", "608.2d"), CRATER, could_produce="WUBRG"),
            when.activate(CRATER),
            then("Alice", "106.4", mana="G"),
        ),
    ),
    Scenario(
        "R-106.5c",
        "A copy for which nobody has chosen a color",
        position(Alice=["Cryptoplasm"], Bob=[permanent(CHOOSY_ELF, chosen={"color": "blue"})]),
        (
            then(CHOOSY_ELF.name, "607.2d", chosen_color="blue", could_produce="U"),
            when.become_copy("Cryptoplasm", of=CHOOSY_ELF.name),
            then("Cryptoplasm", "707.4", "707.2", name=CHOOSY_ELF.name, may_activate=True),
            then("Cryptoplasm", "707.6", "607.5a", chosen_color=None, could_produce=""),
            when.activate("Cryptoplasm"),
            then("Cryptoplasm", tapped=True),
            then("Alice", "106.5", "607.5a", mana=""),
            twin("it makes blue, the color chosen for the original", ("707.6", "607.5a", "106.5"), "Alice", mana="U"),
        ),
    ),
)

COULD_PRODUCE = (
    Scenario(
        "R-106.7a",
        "Nobody whom it asks has a land",
        position(Alice=[ORCHARD, "Forest"]),
        (
            then(ORCHARD, "106.7", could_produce=""),
            when.activate(ORCHARD),
            then("Alice", "106.5", mana=""),
            twin("it falls back to colorless", ("106.5", "106.7"), "Alice", mana="C"),
        ),
    ),
    Scenario(
        "R-106.7b",
        "Two lands ask each other",
        position(Alice=["Forest", ORCHARD], Bob=[ORCHARD]),
        (
            then(f"{ORCHARD}#2", "106.7", could_produce="G"),
            then(f"{ORCHARD}#1", "106.7", could_produce="G"),
            twin("each asks the other, so there is no answer", "106.7", f"{ORCHARD}#1", could_produce=""),
            when.exile("Forest"),
            then(f"{ORCHARD}#1", "106.7", "106.5", could_produce=""),
            then(f"{ORCHARD}#2", "106.7", "106.5", could_produce=""),
            twin("once green was an answer, each goes on giving it to the other", "106.7", f"{ORCHARD}#2", could_produce="G"),
        ),
    ),
    Scenario(
        "R-106.7c",
        "The cost can't be paid",
        position(Alice=[ORCHARD], Bob=[permanent(COSTLY_LAND, tapped=True)], life={"Bob": 1}),
        (
            then(COSTLY_LAND.name, "107.5", "119.4", may_activate=False),
            then(COSTLY_LAND.name, "106.7", could_produce="R"),
            then(ORCHARD, "106.7", could_produce="R"),
            twin("a tapped land whose cost nobody can pay could produce nothing", "106.7", ORCHARD, could_produce=""),
            when.put("Vivid Crag", by="Bob"),
            when.put_counters("Vivid Crag", "charge", -2),
            then("Vivid Crag", "118.3", ability="any color", may_activate=False),
            then("Vivid Crag", "106.7", could_produce="WUBRG"),
            when.activate(ORCHARD, mana="U"),
            then("Alice", mana="U"),
        ),
    ),
    Scenario(
        "R-106.7d",
        "Replacement effects, in every order",
        position(Alice=[ORCHARD], Bob=["Forest"], cards=[RED_INSTEAD]),
        (
            then("Forest", could_produce="G"),
            when.put("Infernal Darkness", by="Bob"),
            then("Forest", "106.12b", could_produce="B"),
            twin("a Forest can always make green", ("106.7", "106.12b"), "Forest", could_produce="G"),
            when.put("Ritual of Subdual", by="Bob"),
            then("Forest", "106.7", "616.1", could_produce="BC"),
            twin("the newer effect wins", ("616.1", "106.7"), "Forest", could_produce="C"),
            when.exile("Ritual of Subdual"),
            when.put(RED_INSTEAD.name, by="Bob"),
            then("Forest", "106.7", "616.1", could_produce="BR"),
            then(ORCHARD, "106.7", could_produce="BR"),
        ),
    ),
    Scenario(
        "R-106.7e",
        "Colorless is a type of mana, not a color",
        position(Alice=[ORCHARD], Bob=["Wastes", "Naga Vitalist", "Harvester Druid"]),
        (
            then("Wastes", "106.1b", could_produce="C"),
            then("Naga Vitalist", "106.1b", "106.7", could_produce="C"),
            then("Harvester Druid", "106.1a", "106.5", could_produce=""),
            then(ORCHARD, "106.1a", "106.5", could_produce=""),
            twin("colorless is a color of mana", ("106.1a", "106.1b"), ORCHARD, could_produce="C"),
        ),
    ),
    Scenario(
        "R-106.7f",
        "A land that entered as a copy",
        position(Alice=[ORCHARD, "Forest"]),
        (
            when.put("Vesuva", by="Bob", copying=None),
            then("Vesuva", "106.7", could_produce=""),
            then(ORCHARD, could_produce=""),
            when.exile("Vesuva"),
            when.put("Vesuva", by="Bob", copying="Forest"),
            then("Vesuva", "707.2", "106.7", name="Forest", could_produce="G"),
            then(ORCHARD, "106.7", could_produce="G"),
            twin("what is printed on the card counts", ("707.2", "106.7"), "Vesuva", could_produce=""),
        ),
    ),
)

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
            twin("only a spell or ability that says so taps a land for mana", "106.12", "Forest", tapped_for_mana=False),
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
            twin("it paid for the spell, so it was tapped for mana", ("106.12", "702.51a"), ELVES, tapped_for_mana=True),
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
            twin("it was tapped and made mana, so it was tapped for mana", ("605.5a", "106.12"), GIVING_LAND.name, tapped_for_mana=True),
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
            twin("it was tapped and made mana, so it was tapped for mana", "605.1a", MILLING_LAND.name, tapped_for_mana=True),
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
            then("the stack", "605.4a", from_bottom="Ivy Elemental; Manabarbs: whenever a land is tapped for mana: deal 1 damage to controller of that object"),
            twin("the extra mana waits on the stack, so the opponent can respond", ("605.4a", "605.1b"), "Alice", mana="G"),
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
