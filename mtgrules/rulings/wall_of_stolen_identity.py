"""What do the eleven rulings of Wall of Stolen Identity say?"""

from __future__ import annotations

from mtgrules.rulings import held_down, scenes
from mtgrules.rulings.kinds import (
    COPY_OF_A_COPY,
    COPY_OF_A_TOKEN,
    ENTER_ABILITIES_WORK,
    SIMULTANEOUS_ENTRY,
    WHAT_IS_COPIED,
    X_IS_ZERO,
)
from mtgrules.rulings.ruling import Ruling, Status, cited

CARD = "Wall of Stolen Identity"
PUBLISHED = "2019-08-23"

WITH_X = tuple(found.but(parts=(*found.parts, *held_down.AFTER_X)) for found in scenes.x_is_zero("WSI-2", CARD))
TRIGGER, *OTHERS = scenes.enter_abilities_work("WSI-3", CARD)
ENTERING = (TRIGGER.but(parts=(*TRIGGER.parts, *held_down.AFTER_OMENS)), *OTHERS)
CHAIN = scenes.original_is_a_copy(CARD, held_down.BEAR, more=held_down.CHAIN)

# what no paragraph of the page says
BEYOND = tuple((CARD, scenario) for scenario in scenes.numbered("WSI-12", (held_down.COPIES_NOTHING,)))

RULINGS = (
    Ruling(
        "WSI-1",
        CARD,
        claim="If the Wall copies something that is a creature only for a while, that permanent is tapped, "
        "and it stays down when it is no creature any more, for as long as you control the Wall.",
        rules=cited("608.2k", "700.7", "611.2b", "502.3"),
        phrases=("normally not a creature", "remain tapped", "no longer a creature"),
        published=PUBLISHED,
        corrects=("M16",),
        scenarios=held_down.OUTLIVES_BEING_A_CREATURE,
    ),
    X_IS_ZERO.ruling("WSI-2", CARD, published=PUBLISHED, scenarios=WITH_X),
    ENTER_ABILITIES_WORK.ruling("WSI-3", CARD, published=PUBLISHED, scenarios=ENTERING),
    SIMULTANEOUS_ENTRY.ruling("WSI-4", CARD, published=PUBLISHED),
    COPY_OF_A_TOKEN.ruling(
        "WSI-5",
        CARD,
        claim="If the Wall copies a token, it takes the characteristics that the effect which made the token "
        "gave it. The Wall doesn't become a token.",
        published=PUBLISHED,
        scenarios=scenes.copy_of_a_token_apart("WSI-5", CARD),
    ),
    Ruling(
        "WSI-6",
        CARD,
        claim="After the Wall has entered as a copy, players may act before the copied creature is tapped: "
        "the tapping is a trigger.",
        rules=cited("603.3", "603.11", "607.2h", "117.3b", "117.5"),
        phrases=("has entered | enters", "players can take actions | players may act", "is tapped"),
        published=PUBLISHED,
        scenarios=(held_down.WINDOW,),
    ),
    Ruling(
        "WSI-7",
        CARD,
        claim="If the Wall is gone when its trigger resolves, the copied creature is tapped, but it untaps as usual.",
        rules=cited("611.2b", "113.7a", "608.2c"),
        phrases=("leaves the battlefield before", "will be tapped", "untap as normal | untaps as normal"),
        published=PUBLISHED,
        corrects=("M16",),
        scenarios=(held_down.GONE_FIRST, held_down.GONE_LATER),
    ),
    Ruling(
        "WSI-8",
        CARD,
        claim="A tapped creature may be copied. It stays tapped and doesn't untap in its controller's untap "
        "step for as long as you control the Wall. The Wall itself enters untapped.",
        rules=cited("701.26a", "101.3", "502.3", "707.2"),
        phrases=(
            "can copy a tapped creature | may copy a tapped creature",
            "remains tapped | does not untap",
        ),
        published=PUBLISHED,
        corrects=("M01",),
        scenarios=(held_down.TAPPED_ALREADY,),
    ),
    Ruling(
        "WSI-9",
        CARD,
        claim="If another player gains control of the Wall, the lock on the creature ends for good, even if "
        "you get the Wall back.",
        rules=cited("611.2b"),
        phrases=(
            "gains control of",
            "keeping the creature tapped | keep the creature from untapping",
            "regain control | expires",
        ),
        published=PUBLISHED,
        status=Status.HOLDS_WITH_AN_EXCEPTION,
        note="Phasing out ends the lock too (CR 702.26f). Becoming a copy of something else doesn't (700.7, 707.4).",
        corrects=("M16",),
        scenarios=(
            held_down.CONTROL_CHANGES,
            held_down.CONTROL_COMES_BACK,
            held_down.PHASES_OUT,
            held_down.CHANGES_IDENTITY,
        ),
    ),
    WHAT_IS_COPIED.ruling(
        "WSI-10",
        CARD,
        claim="The Wall takes what is printed on the creature, unless that is a copy or a token. Tapped "
        "state, counters, attachments and effects that aren't copy effects stay behind.",
        rules=cited("707.2", "707.9a", "707.9b", "110.5", "122.1", "123.1"),
        published=PUBLISHED,
        note="The Wall's own exceptions, the type Wall and defender, are part of the result (CR 707.9a, "
        "707.9b). Also copied are a face-down status, power and toughness chosen on entering or turning face "
        "up, merges and a prototype's values (708.2, 613.2a, 730.2a, 718.3d).",
    ),
    COPY_OF_A_COPY.ruling(
        "WSI-11",
        CARD,
        published=PUBLISHED,
        status=Status.HOLDS_WITH_AN_EXCEPTION,
        note="That copy effect's own exceptions come along (CR 707.9), and the Wall's trigger taps the "
        "creature that was chosen, not the one behind it.",
        scenarios=(*scenes.numbered("WSI-11a", (CHAIN,)), held_down.COVERED_TRIGGER),
    ),
)
