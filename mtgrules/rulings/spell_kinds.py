"""What does the same ruling on copying spells say for any card, and how is it recognised?"""

from __future__ import annotations

from mtgrules.rulings.ruling import Kind, cited

NOT_CAST = Kind(
    name="a spell copy is not cast",
    claim="The copy that {card} is about is put on the stack without being cast, so nothing that waits for a "
    "spell being cast sees it.",
    rules=cited("707.10"),
    phrases=(
        "created on the stack | put directly onto the stack",
        "not cast",
        "will not trigger | will not be counted | not the same as casting",
    ),
    corrects=("M07",),
)

SAME_TARGETS = Kind(
    name="targets of a spell copy",
    claim="The copy has the original's targets. Whoever controls it may replace any number of them, if the "
    "effect allows it; a target that can't be replaced legally stays.",
    rules=cited("707.10", "707.10c", "115.7d"),
    phrases=(
        "have the same targets as | has the same targets as",
        "any number of the targets",
        "copy | copying",
    ),
    corrects=("M07",),
)

SAME_MODE = Kind(
    name="mode of a spell copy",
    claim="A copy of a modal spell has the modes chosen for the original; they can't be chosen again.",
    rules=cited("707.10", "700.2g"),
    phrases=("is modal", "same mode", "copy | copies | copied"),
    corrects=("M07",),
)

SAME_X = Kind(
    name="X of a spell copy",
    claim="A copy of a spell has the X that was chosen for the original.",
    rules=cited("707.10", "107.3g"),
    phrases=("same value of x | value of x is copied", "the copy | copies | copied"),
    never=("without paying",),
    corrects=("M02",),
)

COSTS_CARRY_OVER = Kind(
    name="additional costs of a spell copy",
    claim="Nothing more can be paid for a copy, and what was paid additionally for the original counts as "
    "paid for the copy.",
    rules=cited("707.10"),
    phrases=(
        "can not pay any additional costs | can not choose to pay",
        "costs … paid for the original",
        "copied | copy",
    ),
    corrects=("M07",),
)

KICKED = Kind(
    name="kicked spell copied, kicked permanent not",
    claim="A copy of a kicked spell is kicked; a permanent that enters as a copy of one whose spell was kicked isn't.",
    rules=cited("707.10", "707.2", "702.33d"),
    phrases=("copy a kicked spell", "copy is also kicked", "new permanent is not kicked"),
    corrects=("M07",),
)

NO_MANA_SPENT = Kind(
    name="no mana was spent on a copy",
    claim="No mana was spent to cast the copy, so what depends on the mana spent gives it nothing.",
    rules=cited("707.10"),
    phrases=("no mana was spent … the copy", "copy | copied | copies"),
    corrects=("M07",),
)

BECOMES_A_TOKEN = Kind(
    name="a copied permanent spell becomes a token",
    claim="Resolving, the copy of a permanent spell turns into a token, and that token isn't said to be created.",
    rules=cited("608.3f", "111.13"),
    phrases=(
        "copy of a permanent spell resolves | a permanent spell is copied | token that a resolving copy",
        "as a token rather than | is not created | is not said … created",
    ),
    corrects=("M07",),
)

COPY_RESOLVES_FIRST = Kind(
    name="controller and order of a spell copy",
    claim="Whoever makes the copy controls it, and it resolves before the original.",
    rules=cited("707.10", "405.5"),
    phrases=("you control the copy", "resolve before the original | resolve like a normal spell"),
    never=("not cast",),
)

NOT_CAST_LATER = Kind(
    name="a card copy that isn't cast is gone",
    claim="A copy of a card that may be cast now and isn't ceases to exist at the next check; there is no "
    "second chance.",
    rules=cited("707.12", "704.5e"),
    phrases=(
        "choose not to cast the copy | do not want to cast | can not cast it",
        "copy will cease to exist | copy ceases",
    ),
)

DASH = Kind(
    name="dash is not copied",
    claim="A copy of a creature that was dashed has no haste from it and isn't returned to a hand: paying "
    "the dash cost isn't copied.",
    rules=cited("702.109a", "707.2"),
    phrases=("dash cost was paid", "copy will not have haste"),
    corrects=("M01",),
)

ANY_SPELL = Kind(
    name="any spell of the named kind can be copied",
    claim="{card} can copy any spell of the kind it names, whether or not the spell has targets.",
    rules=cited("707.10", "707.10c"),
    phrases=("copy any", "not just one with targets"),
)

ORIGINAL_COUNTERED = Kind(
    name="the original may be gone",
    claim="The copy is made even if the original has been countered by then; what it was last is copied.",
    rules=cited("707.10", "608.2h"),
    phrases=("copy is created even if", "has been countered"),
    corrects=("M07",),
)

ALTERNATIVE_COSTS = Kind(
    name="alternative costs of a spell copy",
    claim="If an alternative cost was paid for the original, it counts as paid for the copy too.",
    rules=cited("707.10"),
    phrases=(
        "considered to have had … cost paid | considered … paid for the copy",
        "is copied | alternative cost",
    ),
    corrects=("M07",),
)

WANTS_A_CAST = Kind(
    name="abilities that want a spell cast",
    claim="A copy made on the stack was never cast, so heroic doesn't trigger for it and rebound does nothing.",
    rules=cited("707.10", "702.88a"),
    phrases=(
        "heroic abilities | rebound",
        "copy of a spell is created | copies of spells",
        "will not trigger | will have no effect",
    ),
    corrects=("M07",),
)

CARD_COPY_AND_MAGECRAFT = Kind(
    name="copying a card is not copying a spell",
    claim="A copy of a card outside the stack is no copied spell, so making it triggers no magecraft. "
    "Casting that copy does.",
    rules=cited("707.12"),
    phrases=("copy an instant or sorcery card", "not cause magecraft"),
    corrects=("M07",),
)

DIVISION = Kind(
    name="division of a spell copy",
    claim="What was divided as the original was cast is divided the same way by the copy; only who receives "
    "it may change.",
    rules=cited("707.10", "601.2d"),
    phrases=(
        "divided as ~ was cast | damage divided",
        "division can not be changed",
        "copy | copied | copies",
    ),
    corrects=("M07",),
)

KINDS = (
    NOT_CAST,
    SAME_TARGETS,
    SAME_MODE,
    SAME_X,
    COSTS_CARRY_OVER,
    KICKED,
    NO_MANA_SPENT,
    BECOMES_A_TOKEN,
    COPY_RESOLVES_FIRST,
    NOT_CAST_LATER,
    DASH,
    ANY_SPELL,
    ORIGINAL_COUNTERED,
    ALTERNATIVE_COSTS,
    WANTS_A_CAST,
    CARD_COPY_AND_MAGECRAFT,
    DIVISION,
)
