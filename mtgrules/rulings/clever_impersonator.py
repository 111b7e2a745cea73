"""What do the ten rulings of Clever Impersonator say?"""

from __future__ import annotations

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

CARD = "Clever Impersonator"
PUBLISHED = "2014-09-20"

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
    LOYALTY.ruling("CI-9", CARD, published=PUBLISHED),
    WHAT_IS_COPIED.ruling(
        "CI-10",
        CARD,
        claim="Clever Impersonator takes what is printed on the permanent it copies, unless that is a copy "
        "or a token. Tapped state, counters, attachments and effects that aren't copy effects stay behind.",
        rules=cited("707.2", "110.5", "122.1"),
        published=PUBLISHED,
    ),
)
