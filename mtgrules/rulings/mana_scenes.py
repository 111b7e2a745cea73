"""What plays the paragraphs about mana of no type and about what something could produce?"""

from __future__ import annotations

from mtgrules.abilities import ActivatedAbility
from mtgrules.costs import Cost
from mtgrules.entry_abilities import AsEntersChoose
from mtgrules.mana_abilities import AddMana, ChosenColor, tap_for
from mtgrules.objects import Card
from mtgrules.producing import ManaReplacement
from mtgrules.scenario import Scenario, allowed, then, twin, when
from mtgrules.selectors import LAND
from mtgrules.setup import permanent, position

# ---------------------------------------------------------------- cards of our own, where no real one fits
CHOOSY_ELF = Card(
    "Elf of the chosen color", "{1}{G}", "Creature — Elf", "1/1", AsEntersChoose("color"), tap_for(ChosenColor())
)
COSTLY_LAND = Card(
    "Land that costs 2 life", None, "Land", None,
    ActivatedAbility(Cost(tap=True, life=2, sacrifice="this"), (AddMana("R"),)),
)  # fmt: skip
RED_INSTEAD = Card("Lands make red instead", "{4}", "Enchantment", None, ManaReplacement(LAND, instead="R"))


CRATER, ORCHARD, BEAR = "Meteor Crater", "Exotic Orchard", "Runeclaw Bear"

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
            twin(
                "once green was an answer, each goes on giving it to the other",
                "106.7",
                f"{ORCHARD}#2",
                could_produce="G",
            ),
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
