"""What do the six rulings of Fractured Identity say?"""

from __future__ import annotations

from mtgrules.rulings import fractured_scenes as scenes
from mtgrules.rulings.kinds import (
    COMMANDER,
    COPY_OF_A_COPY,
    COPY_OF_A_TOKEN,
    ENTER_ABILITIES_WORK,
    WHAT_IS_COPIED,
    X_IS_ZERO,
)
from mtgrules.rulings.ruling import Status, ThenAndNow, cited

CARD = "Fractured Identity"
PUBLISHED = "2017-08-25"

RULINGS = (
    ENTER_ABILITIES_WORK.ruling(
        "FI-1",
        CARD,
        claim="The tokens have the copied abilities as they enter: enter triggers trigger for each of them, "
        "and what a permanent does as it enters, or enters with, happens for each.",
        rules=cited("707.5", "603.6a", "614.12", "111.2"),
        published=PUBLISHED,
    ),
    X_IS_ZERO.ruling(
        "FI-2",
        CARD,
        claim="An {X} in the exiled permanent's mana cost counts as 0 for the tokens.",
        rules=cited("107.3m", "202.3e"),
        published=PUBLISHED,
    ),
    WHAT_IS_COPIED.ruling(
        "FI-3",
        CARD,
        claim="The tokens take what is printed on the exiled permanent and nothing else, unless that was a "
        "copy or a token: no tapped state, counters, attachments or effects that weren't copy effects.",
        rules=cited("707.2", "608.2h", "707.8a"),
        published=PUBLISHED,
        status=Status.OVERTAKEN_IN_PART,
        note="A token copied from a double-faced permanent has had both faces since April 2023, first from "
        "transforming cards and by September 2025 from every double-faced one: it enters with the same face "
        "up and can transform (CR 707.8a). A face-down status and some choices made on entering are copied "
        "too (708.2, 613.2a).",
        then_and_now=(
            ThenAndNow(
                "2023-04",
                "a token has nothing but what is printed on the face that was up",
                "a token copied from a double-faced permanent has both faces, enters with the same one up and can "
                "transform (every double-faced permanent by 2025-09)",
                cited("707.8a"),
                ("FI-3c",),
            ),
        ),
        corrects=("M01", "M04", "M21"),
        scenarios=scenes.not_copied("FI-3", CARD),
    ),
    COPY_OF_A_TOKEN.ruling(
        "FI-4",
        CARD,
        claim="Copying a token, the new tokens take the characteristics that the effect which made it gave it.",
        rules=cited("111.3", "707.2", "608.2h"),
        published=PUBLISHED,
        status=Status.OVERTAKEN_IN_PART,
        note="Since April 2023 copying a double-faced token makes double-faced tokens (CR 707.8a).",
        then_and_now=(
            ThenAndNow(
                "2023-04",
                "a token that copies a token has its original characteristics, which were those of one face",
                "a token that copies a double-faced token is double-faced, too",
                cited("707.8a", "111.10i"),
                ("FI-4b",),
            ),
        ),
        corrects=("M17", "M04"),
        scenarios=scenes.of_tokens("FI-4", CARD),
    ),
    COPY_OF_A_COPY.ruling(
        "FI-5",
        CARD,
        claim="If the exiled permanent was a copy, the tokens are what it was a copy of, with the changes "
        "that its copy effect made.",
        rules=cited("707.2", "707.3", "707.9"),
        published=PUBLISHED,
    ),
    COMMANDER.ruling(
        "FI-6",
        CARD,
        claim="Tokens copied from a commander aren't commanders.",
        published=PUBLISHED,
    ),
)

BEYOND = (
    (CARD, scenes.WHO_GETS_TOKENS),
    (CARD, scenes.LEGENDARY),
    (CARD, scenes.ENCHANTING),
)
