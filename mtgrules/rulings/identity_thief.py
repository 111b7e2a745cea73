"""What do the nine rulings of Identity Thief say?"""

from __future__ import annotations

from mtgrules.rulings import thief_faces, thief_scenes
from mtgrules.rulings.becoming_kinds import EFFECTS_STAY
from mtgrules.rulings.kinds import COPY_OF_A_COPY, ONE_FACED_COPIER, WHAT_IS_COPIED
from mtgrules.rulings.ruling import Ruling, Status, ThenAndNow, cited

CARD = "Identity Thief"
PUBLISHED = "2016-07-13"

RULINGS = (
    Ruling(
        "IT-1",
        CARD,
        claim="Identity Thief is still a copy when the next end step begins and the exiled card comes back. "
        "A copied trigger for the beginning of the end step triggers for the Thief, not for the creature "
        "that returns.",
        rules=cited("514.2", "603.2b", "513.2", "603.7b", "400.7"),
        phrases=("still be a copy", "end step", "exiled card returns | returned creature"),
        published=PUBLISHED,
        corrects=("M16", "M18"),
        scenarios=thief_scenes.END_STEP,
    ),
    EFFECTS_STAY.ruling("IT-2", CARD, published=PUBLISHED),
    Ruling(
        "IT-3",
        CARD,
        claim="The Thief may stop being a creature. A planeswalker that was only animated is copied as a "
        "plain planeswalker: the Thief has no loyalty, leaves combat and goes to the graveyard.",
        rules=cited("707.2", "707.4", "506.4", "306.5b", "306.5c", "306.9", "704.5i"),
        phrases=("stop being a creature", "no loyalty | animated", "removed from combat"),
        published=PUBLISHED,
        corrects=("M01",),
        scenarios=thief_scenes.NO_CREATURE,
    ),
    Ruling(
        "IT-4",
        CARD,
        claim="When the creature is exiled, Auras on it go to their owners' graveyards, Equipment stays "
        "behind unattached, and its counters are gone.",
        rules=cited("704.5m", "704.5n", "122.2", "400.7", "301.5c", "303.4c"),
        phrases=("auras attached to the exiled", "equipment will become unattached", "counters"),
        published=PUBLISHED,
        status=Status.HOLDS_WITH_AN_EXCEPTION,
        note="A bestowed Aura stays on the battlefield as a creature (CR 702.103f); a token Aura goes to the "
        "graveyard and then ceases to exist (704.5d).",
        corrects=("M17",),
        scenarios=thief_scenes.LEFT_BEHIND,
    ),
    Ruling(
        "IT-5",
        CARD,
        claim="An attack trigger that the Thief gains by copying comes too late for this attack. So does "
        "another object's trigger that wanted an attacker of the kind the Thief only now is.",
        rules=cited("508.1m", "508.2a", "508.3a", "603.2"),
        phrases=("triggers when ~ attacks", "too late"),
        published=PUBLISHED,
        corrects=("M13", "M19"),
        scenarios=thief_scenes.TOO_LATE,
    ),
    Ruling(
        "IT-6",
        CARD,
        claim="If the Thief becomes a copy of a creature that can't attack, it stays attacking.",
        rules=cited("506.4a", "508.1c", "508.4c"),
        phrases=("can not normally attack | creature with defender", "remains attacking"),
        published=PUBLISHED,
        scenarios=thief_scenes.STILL_ATTACKING,
    ),
    ONE_FACED_COPIER.ruling(
        "IT-7",
        CARD,
        claim="The Thief copies the face that is up. Having one face it can't transform or meld, and as a "
        "copy of a back face or of a melded permanent it has mana value 0. Exiled double-faced and meld "
        "cards return front face up.",
        rules=cited(
            *("707.8", "712.8d", "712.8e", "712.8f", "712.8g", "712.9", "701.27c", "701.42b"),
            *("202.3b", "202.3c", "712.14", "712.21c"),
        ),
        phrases=("double faced or melded", "copies the face", "not be able to transform | can not transform"),
        published=PUBLISHED,
        status=Status.OVERTAKEN_IN_PART,
        note="Mana value 0 holds for nonmodal back faces and melds only: since September 2020 there are "
        "modal cards, whose back face has its own mana value, as has a copy of it (CR 712.8f, 202.3). And "
        "not every card returns front face up: a modal card whose front isn't a permanent stays in exile "
        "(712.14b), and since November 2021 a daybound card that returns at night enters back face up "
        "(702.145b, 616.1d).",
        then_and_now=(
            ThenAndNow(
                "2020-09",
                "a copy of a back face has mana value 0",
                "a copy of a modal back face has that face's own mana value",
                cited("712.8f", "202.3"),
                ("IT-7g",),
            ),
            ThenAndNow(
                "2020-09",
                "an exiled double-faced card returns front face up",
                "a modal card whose front isn't a permanent stays in exile",
                cited("712.14b"),
                ("IT-7h",),
            ),
            ThenAndNow(
                "2021-11",
                "an exiled double-faced card returns front face up",
                "a daybound card that returns at night enters with its back face up",
                cited("702.145b", "616.1d"),
                ("IT-7i",),
            ),
        ),
        corrects=("M04", "M06", "M15"),
        scenarios=thief_faces.faces("IT-7", CARD),
    ),
    COPY_OF_A_COPY.ruling("IT-8", CARD, rules=cited("707.2", "707.3", "707.9a", "707.9b"), published=PUBLISHED),
    WHAT_IS_COPIED.ruling(
        "IT-9",
        CARD,
        claim="The Thief takes the printed values of the creature as copy effects changed them. Pumps, "
        "changed types or colors, other effects and counters stay behind.",
        rules=cited("707.2", "613.2", "613.2c", "122.1"),
        published=PUBLISHED,
        scenarios=thief_faces.not_copied("IT-9", CARD),
    ),
)
