"""What do the ten rulings of Clever Impersonator say?"""

from __future__ import annotations

from typing import Any

from mtgrules.changes import SetLoyalty
from mtgrules.characteristics import EVERY_CREATURE_TYPE
from mtgrules.rulings import not_copied, scenes
from mtgrules.rulings.kinds import (
    CHOOSING_NOT_TARGETING,
    COPY_OF_A_COPY,
    COPY_OF_A_TOKEN,
    DECLINING,
    ENTER_ABILITIES_WORK,
    LEGEND_RULE,
    LOYALTY,
    SIMULTANEOUS_ENTRY,
    WHAT_IS_COPIED,
    X_IS_ZERO,
)
from mtgrules.rulings.ruling import cited
from mtgrules.scenario import Scenario, Twin, allowed, offers, then, twin, when
from mtgrules.setup import permanent, position, token
from mtgrules.size_changes import SetPowerToughness
from mtgrules.type_changes import AddTypes
from mtgrules.verbs import Action

CARD = "Clever Impersonator"
PUBLISHED = "2014-09-20"

SECOND = "Clever Impersonator#2"
DOG = "Isamaru, Hound of Konda"


def cast(model: object, **choices: Any) -> Action:
    """Alice casts it as a copy of the model (a tuple, if she is asked more than once)."""
    return when.cast(CARD, by="Alice", copying=model, **choices)


ANIMATED = permanent("Mutavault", under=(AddTypes(("Creature", EVERY_CREATURE_TYPE)), SetPowerToughness(2, 2)))

ONLY_WHAT_IS_THERE = Scenario(
    "CI-3",
    "It enters together with a creature; an animated land is there",
    position(graveyard={"Alice": [CARD, "Runeclaw Bear"]}, Bob=[DOG, ANIMATED]),
    (
        offers("copying", (DOG, "None"), when.put(CARD, "Runeclaw Bear", by="Alice"), "614.12a", "707.5"),
        allowed(
            "copying the animated land",
            False,
            when.put(CARD, "Runeclaw Bear", by="Alice", copying="Mutavault"),
            "707.5",
        ),
        Twin(
            "an animated land is a creature, so it may be copied",
            allowed(
                "copying the animated land", True, when.put(CARD, "Runeclaw Bear", by="Alice", copying="Mutavault")
            ),
            cited("707.5", "305.1"),
        ),
        when.put(CARD, "Runeclaw Bear", by="Alice", copying=DOG),
        then(CARD, "614.12a", name=DOG),
        then("Runeclaw Bear", zone="battlefield"),
        twin("everything that enters counts as being there already", "614.12a", CARD, name="Runeclaw Bear"),
    ),
)

UNCOPIED = Scenario(
    "CI-5b",
    "The original is an Impersonator that copies nothing",
    position(Bob=[CARD, "Glorious Anthem", "Runeclaw Bear"]),
    (
        cast(("Clever Impersonator#1", "Runeclaw Bear")),
        then(SECOND, "616.1c", "616.1f", name="Runeclaw Bear", zone="battlefield"),
        twin("there is only one choice, so it stays an Impersonator", ("616.1f", "614.5"), SECOND, name=CARD),
    ),
)

JACE = "Jace Beleren"
LOYALTY_SCENES = (
    *scenes.loyalty("CI-9a", CARD),
    Scenario(
        "CI-9b",
        "A loyalty ability of the original was activated this turn",
        position(Alice=[JACE]),
        (
            when.activate(JACE, "[+2]"),
            cast(JACE, keep=CARD),
            then(CARD, "704.5j", name=JACE, loyalty=3),
            allowed("activating the copy's [+2]", True, when.activate(CARD, "[+2]"), "606.3"),
            Twin(
                "it is the same planeswalker, so this turn's activation is used up",
                allowed("activating the copy's [+2]", False, when.activate(CARD, "[+2]")),
                cited("606.3", "400.7"),
            ),
        ),
    ),
    Scenario(
        "CI-9c",
        "You control the original planeswalker",
        position(Alice=[JACE]),
        (
            offers("keep", (JACE, CARD), cast(JACE), "704.5j", "306.4"),
            cast(JACE, keep=JACE),
            then(JACE, "704.5j", zone="battlefield"),
            then(CARD, zone="graveyard"),
            twin("the legend rule is about creatures only", ("306.4", "704.5j"), CARD, zone="battlefield"),
        ),
    ),
    Scenario(
        "CI-9d",
        "The original is a planeswalker token whose loyalty is defined as 0",
        position(Bob=[token("Jace", counters={"loyalty": 3})]),
        (
            cast("Jace Token"),
            then(CARD, "704.5i", "701.71a", zone="graveyard"),
            twin("some loyalty must be printed on every planeswalker", ("306.5b", "704.5i"), CARD, zone="battlefield"),
        ),
    ),
    Scenario(
        "CI-9e",
        "The original is a copy with a starting loyalty of 1",
        position(Bob=[permanent(CARD, copy_of=JACE, except_=(SetLoyalty(1),), counters={"loyalty": 5})]),
        (
            cast("Clever Impersonator#1"),
            then(SECOND, "707.9b", "306.5b", loyalty=1),
            twin("what is printed on Jace Beleren counts", ("707.9b", "707.2"), SECOND, loyalty=3),
        ),
    ),
)

RULINGS = (
    COPY_OF_A_TOKEN.ruling(
        "CI-1",
        CARD,
        claim="If Clever Impersonator copies a token, it takes the characteristics that the effect which "
        "made the token gave it. The Impersonator is still a card, not a token.",
        published=PUBLISHED,
    ),
    DECLINING.ruling(
        "CI-2",
        CARD,
        claim="You may copy nothing. Clever Impersonator is then a 0/0 creature and dies at the next check, "
        "unless something raises its toughness.",
        published=PUBLISHED,
    ),
    SIMULTANEOUS_ENTRY.ruling(
        "CI-3",
        CARD,
        claim="Clever Impersonator can't copy what enters together with it. It chooses among the nonland "
        "permanents that are there before.",
        published=PUBLISHED,
        scenarios=(ONLY_WHAT_IS_THERE,),
    ),
    LEGEND_RULE.ruling(
        "CI-4",
        CARD,
        published=PUBLISHED,
        note="It covers planeswalkers too: they have been legendary since 2017 (CR 306.4).",
        corrects=("M03", "M21"),
    ),
    COPY_OF_A_COPY.ruling(
        "CI-5",
        CARD,
        published=PUBLISHED,
        note="Another Clever Impersonator that copied nothing is copied with its own ability, so there is a "
        "second choice (CR 616.1f).",
        scenarios=(*scenes.copy_of_a_copy("CI-5a", CARD), UNCOPIED),
    ),
    ENTER_ABILITIES_WORK.ruling("CI-6", CARD, published=PUBLISHED),
    CHOOSING_NOT_TARGETING.ruling(
        "CI-7",
        CARD,
        claim="Which nonland permanent Clever Impersonator copies, if any, is chosen as it enters. The "
        "choice doesn't target, so hexproof, shroud and protection don't matter.",
        published=PUBLISHED,
    ),
    X_IS_ZERO.ruling("CI-8", CARD, published=PUBLISHED),
    LOYALTY.ruling("CI-9", CARD, published=PUBLISHED, scenarios=LOYALTY_SCENES),
    WHAT_IS_COPIED.ruling(
        "CI-10",
        CARD,
        claim="Clever Impersonator takes what is printed on the permanent it copies, unless that is a copy "
        "or a token. Tapped state, counters, attachments and effects that aren't copy effects stay behind.",
        rules=cited("707.2", "110.5", "122.1"),
        published=PUBLISHED,
        scenarios=not_copied.what_is_not_copied_of_an_artifact("CI-10", CARD),
    ),
)
