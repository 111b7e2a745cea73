"""What is played about the trigger of Wall of Stolen Identity, which taps what was copied and holds it down?"""

from __future__ import annotations

from typing import Any

from mtgrules.rulings import scenes
from mtgrules.rulings.ruling import cited
from mtgrules.scenario import Part, Scenario, Twin, allowed, then, twin, when
from mtgrules.setup import permanent, position
from mtgrules.verbs import Action

CARD = "Wall of Stolen Identity"
BEAR, ELVES, DOG = "Runeclaw Bear", "Llanowar Elves", "Isamaru, Hound of Konda"
BOBS_UNTAP_STEP = when.to("upkeep", whose="Bob")
BOBS_BEAR = position(Bob=[BEAR])


def cast(model: str | tuple[str, ...] | None, **choices: Any) -> Action:
    """Alice casts it as a copy of the model (a tuple, if she is asked more than once)."""
    return when.cast(CARD, by="Alice", copying=model, **choices)


def enters(model: str) -> tuple[Part, ...]:
    """Alice casts it; it has entered as a copy of the model, and its trigger is on the stack."""
    return when.cast(CARD, by="Alice", hold=True), when.resolve(copying=model, hold=True)


def holds(model: str) -> tuple[Part, ...]:
    """It has entered as a copy of the model, which it holds down."""
    return cast(model), then(model, "502.3", "611.2b", tapped=True, locked=True)


# ---------------------------------------------------------------- something that is a creature only for a while
ANIMATED_LAND = position(Bob=["Mutavault"])
ANIMATED = when.activate("Mutavault", "creature", by="Bob"), cast("Mutavault")
OUTLIVES_BEING_A_CREATURE = (
    Scenario(
        "WSI-1a",
        "The original is an animated land",
        ANIMATED_LAND,
        (
            *ANIMATED,
            then("Mutavault", "608.2k", types=("Creature", "Land"), tapped=True, locked=True),
            BOBS_UNTAP_STEP,
            then("Mutavault", "608.2k", "700.7", types=("Land",)),
            then("Mutavault", "502.3", "611.2b", tapped=True, locked=True),
            twin("it speaks of a creature, so it lets go of a land", ("608.2k", "700.7"), "Mutavault", tapped=False),
        ),
    ),
    Scenario(
        "WSI-1b",
        "What the Wall is then",
        ANIMATED_LAND,
        (
            *ANIMATED,
            then(CARD, "707.2", name="Mutavault", types=("Land",), power=None, toughness=None, zone="battlefield"),
            then(CARD, "205.3d", subtypes=()),
            then(CARD, "707.9a", has_defender=True, could_produce="C"),
            allowed("animating the Wall as well", True, when.activate(CARD, "creature"), "707.2"),
            twin("it is a 2/2 creature, as the original is", ("707.2", "613.1d"), CARD, types=("Creature", "Land")),
            twin("it is a Wall, as its text says", ("205.3d", "707.9b"), CARD, subtypes=("Wall",)),
        ),
    ),
)

# ---------------------------------------------------------------- what belongs to families, and what it adds to them
AFTER_X: tuple[Part, ...] = (
    then(CARD, "603.3a", "117.5", triggered=1),
    then("Ivy Elemental", "113.7a", tapped=True),
    then("Ivy Elemental", "611.2b", locked=False),
    twin("its trigger holds the original down, too", "611.2b", "Ivy Elemental", locked=True),
)
AFTER_OMENS: tuple[Part, ...] = (
    then(CARD, "603.3b", "603.11", triggered=2),
    then("Wall of Omens", "502.3", tapped=True, locked=True),
    twin("only what is copied triggers", ("603.11", "707.5"), CARD, triggered=1),
)
CHAIN: tuple[Part, ...] = (
    then(f"{CARD}#2", "707.9a", "707.9b", "702.3c", subtypes=("Bear", "Wall"), has_defender=True),
    then(f"{CARD}#1", "607.2h", tapped=True, locked=True),
    then(BEAR, "607.2h", tapped=False, locked=False),
    twin("it taps the Bear, which is what it is a copy of", ("607.2h", "707.3"), BEAR, tapped=True),
)
COVERED_TRIGGER = Scenario(
    "WSI-11b",
    "The original is a Clone that copies nothing",
    position(Bob=["Clone", "Glorious Anthem", BEAR]),
    (
        cast(("Clone", BEAR)),
        then(CARD, "616.1f", "707.9e", name=BEAR, subtypes=("Bear",), has_defender=False),
        then(CARD, "707.9g", triggered=0),
        then("Clone", tapped=False, locked=False),
        then(BEAR, tapped=False, locked=False),
        twin("it always triggers when it copied something", "707.9g", CARD, triggered=1),
        twin("the Clone was copied first, so that is tapped", "707.9g", "Clone", tapped=True),
    ),
)
COPIES_NOTHING = scenes.copying_nothing(
    CARD,
    then(CARD, "603.11", "607.2h", triggered=0),
    then(CARD, "707.9a", "704.5f", power=0, toughness=0, has_defender=False),
    then(BEAR, tapped=False, locked=False),
    twin("a Wall has defender and some toughness", ("707.9a", "704.5f"), CARD, has_defender=True),
    twin("something is tapped in any case", ("603.11", "607.2h"), BEAR, tapped=True),
)

# ---------------------------------------------------------------- the trigger on the stack
WINDOW = Scenario(
    "WSI-6",
    "The original is tapped for mana in response",
    position(Bob=[ELVES]),
    (
        *enters(ELVES),
        then(CARD, "603.11", name=ELVES, zone="battlefield", triggered=1),
        then("Alice", "603.3", stack=(CARD,)),
        then(ELVES, "603.3", "117.3b", tapped=False),
        twin("entering and tapping are one thing", ("603.3", "603.11"), ELVES, tapped=True),
        Twin(
            "so there is no time to use the Elves",
            allowed("tapping the Elves for mana", False, when.activate(ELVES, by="Bob")),
            cited("117.3b", "603.3"),
        ),
        when.activate(ELVES, by="Bob"),
        then("Bob", "605.3b", mana="G"),
        when.resolve(),
        then(ELVES, "701.26a", "101.3", "611.2b", tapped=True, locked=True),
    ),
)  # fmt: skip
GONE_FIRST = Scenario(
    "WSI-7a",
    "The Wall is destroyed in response to its trigger",
    BOBS_BEAR,
    (
        *enters(BEAR),
        when.cast("Murder", by="Bob", target=CARD),
        then(CARD, zone="graveyard"),
        when.resolve(),
        then(BEAR, "113.7a", "608.2c", tapped=True),
        then(BEAR, "611.2b", locked=False),
        twin("without the Wall there is no effect at all", ("113.7a", "611.2b"), BEAR, tapped=False),
        twin("what has triggered holds the Bear down without end", "611.2b", BEAR, locked=True),
        BOBS_UNTAP_STEP,
        then(BEAR, "502.3", tapped=False),
    ),
)
GONE_LATER = Scenario(
    "WSI-7b",
    "The Wall dies two turns later",
    BOBS_BEAR,
    (
        *holds(BEAR),
        BOBS_UNTAP_STEP,
        then(BEAR, "502.3", tapped=True),
        when.to("precombat main", whose="Alice"),
        when.cast("Murder", by="Bob", target=CARD),
        then(BEAR, "611.2b", locked=False),
        then(BEAR, "502.3", tapped=True),
        twin("it untaps as the Wall dies", ("611.2b", "502.3"), BEAR, tapped=False),
        BOBS_UNTAP_STEP,
        then(BEAR, "502.3", tapped=False),
    ),
)
TAPPED_ALREADY = Scenario(
    "WSI-8",
    "The original is tapped already; another one would be hurt by becoming tapped",
    position(
        Bob=[
            permanent(BEAR, tapped=True),
            permanent("City of Brass", tapped=True),
            permanent("Wind Zendikon", attached_to="City of Brass"),
        ]
    ),
    (
        cast(BEAR),
        then(CARD, "110.5b", "707.2", tapped=False),
        then(BEAR, "701.26a", "101.3", tapped=True, locked=True),
        twin("the Wall enters tapped, too", ("707.2", "110.5b"), CARD, tapped=True),
        twin("there is nothing to tap, so nothing is held down", ("101.3", "608.2c"), BEAR, locked=False),
        cast("City of Brass"),
        then("City of Brass", "701.26a", triggered=0, locked=True),
        then("Bob", life=20),
        twin("being tapped once more counts as becoming tapped", "701.26a", "City of Brass", triggered=1),
        BOBS_UNTAP_STEP,
        then(BEAR, "502.3", tapped=True),
        then("City of Brass", "502.3", tapped=True),
    ),
)

# ---------------------------------------------------------------- for as long as you control the Wall
CONTROL_CHANGES = Scenario(
    "WSI-9a",
    "Another player gains control of the Wall",
    position(Alice=[], Bob=[BEAR], Carol=[]),
    (
        *holds(BEAR),
        when.gain_control(CARD, by="Carol"),
        then(CARD, controller="Carol"),
        then(BEAR, "611.2b", locked=False, tapped=True),
        twin("the Wall is still there, so the Bear stays held down", "611.2b", BEAR, locked=True),
        BOBS_UNTAP_STEP,
        then(BEAR, "502.3", tapped=False),
    ),
)
CONTROL_COMES_BACK = Scenario(
    "WSI-9b",
    "Alice gets the Wall back",
    position(Alice=[], Bob=[BEAR], Carol=[]),
    (
        *holds(BEAR),
        when.gain_control(CARD, by="Carol", until="end of turn"),
        then(BEAR, "611.2b", locked=False),
        BOBS_UNTAP_STEP,
        then(CARD, "514.2", controller="Alice"),
        then(BEAR, "611.2b", locked=False, tapped=False),
        twin("now that she controls the Wall again, it holds the Bear again", "611.2b", BEAR, locked=True),
    ),
)
PHASES_OUT = Scenario(
    "WSI-9c",
    "The Wall phases out and in",
    BOBS_BEAR,
    (
        *holds(BEAR),
        when.phase_out(CARD),
        then(CARD, "702.26d", phased_out=True, zone="battlefield", controller="Alice"),
        then(BEAR, "702.26f", "611.2b", locked=False, tapped=True),
        twin("it never left, and nobody else ever controlled it", ("702.26f", "702.26b"), BEAR, locked=True),
        BOBS_UNTAP_STEP,
        then(BEAR, "502.3", tapped=False),
        when.to("upkeep", whose="Alice"),
        then(CARD, "502.1", "702.26d", phased_out=False, name=BEAR, triggered=0),
        then(BEAR, "702.26f", "611.2b", locked=False),
    ),
)
CHANGES_IDENTITY = Scenario(
    "WSI-9d",
    "The Wall becomes a copy of something else for the turn",
    position(Bob=[BEAR, DOG]),
    (
        *holds(BEAR),
        when.become_copy(CARD, of=DOG, until="end of turn"),
        then(CARD, "707.4", name=DOG),
        then(BEAR, "201.5", "700.7", locked=True),
        twin("Alice no longer controls a Wall of Stolen Identity", ("201.5", "700.7", "707.4"), BEAR, locked=False),
        BOBS_UNTAP_STEP,
        then(CARD, "514.2", name=BEAR),
        then(BEAR, "502.3", "611.2b", locked=True, tapped=True),
    ),
)
