"""What does the same ruling on copying say for any card that enters as a copy, and how is it recognised?"""

from __future__ import annotations

from mtgrules.rulings import commanders, faces, families, not_copied, scenes
from mtgrules.rulings.ruling import Kind, Status, cited

WHAT_IS_COPIED = Kind(
    name="what is copied",
    claim="With {card}, the copy takes the printed values of what is copied, as copy effects have changed "
    "them, together with any exception that {card} makes. Tapped state, counters, attachments and "
    "all other effects stay behind.",
    rules=cited("707.2", "613.2c", "110.5", "122.1"),
    phrases=(
        (
            "copies exactly what | copy exactly what | copies the printed values | copy the printed values"
            " | use the copiable values | uses the copiable values"
        ),
        "does not copy | do not copy | will not copy | nor will it copy",
        "counters",
        "effects that changed | effects that have changed | effects that had changed",
    ),
    status=Status.HOLDS_WITH_AN_EXCEPTION,
    note="Some other things are copied too: being face down, power and toughness chosen on entering or on "
    "turning face up, what was merged, and a prototype's values (CR 708.2, 613.2a, 730.2a, 718.3d). "
    "Stickers, since October 2022, are not (123.1).",
    corrects=("M01",),
    play=families.what_is_copied,
)

COPY_OF_A_COPY = Kind(
    name="copy of a copy",
    claim="With {card}, if what is copied is itself a copy, the result is a copy of what that one is a "
    "copy of, with the changes that its copy effect made.",
    rules=cited("707.2", "707.3", "707.9"),
    phrases=(
        (
            "is copying something else | was copying something else | that is copying something else"
            " | is a copy of something else | is itself copying"
        ),
        "whatever … copied | whatever … copying | whatever … is a copy of | in most cases … a copy of",
    ),
    never=("mana value",),
    corrects=("M05",),
    play=families.copy_of_a_copy,
)

COPY_OF_A_TOKEN = Kind(
    name="copy of a token",
    claim="With {card}, copying a token gives the characteristics that the effect which made the token "
    "gave it. That the original is a token isn't copied.",
    rules=cited("707.2", "111.3", "109.3", "111.1"),
    phrases=(
        "if … is a token | if … was a token | if … is itself a token | becomes a copy of a token",
        "original characteristics | characteristics of the original token",
        "as stated by the effect | as defined by the effect",
    ),
    status=Status.HOLDS_WITH_AN_EXCEPTION,
    note="Of a token with two faces the one that is up is copied, and a copying card still can't transform "
    "(CR 707.8, 712.9).",
    corrects=("M17",),
    play=families.copy_of_a_token,
)

X_IS_ZERO = Kind(
    name="X is 0",
    claim="With {card}, an {{X}} in the copied mana cost counts as 0: no X was ever chosen for this permanent.",
    rules=cited("107.3m", "107.3j", "202.3e"),
    phrases=(
        "copied … {x} in its mana cost | copying … {x} in its mana cost | chosen … {x} in its mana cost",
        "x is 0 | x is considered to be 0",
    ),
    never=("spell", "card has {x}", "copying something else"),
    corrects=("M02",),
    play=families.x_is_zero,
)

ENTER_ABILITIES_WORK = Kind(
    name="copied enter abilities work",
    claim="What enters as a copy through {card} has the copied abilities as it enters: its enter triggers "
    "trigger, and what it does as it enters, or enters with, happens.",
    rules=cited("707.5", "603.6a", "603.6d", "614.1c", "614.12"),
    phrases=(
        "enters abilities of the … will trigger when | token also has those abilities",
        "as ~ enters | as ~ enter",
        "also work",
    ),
    note="Only the wording is older: since August 2024 cards say just “enters” (CR 700.15).",
    corrects=("M13", "M14"),
    play=families.enter_abilities_work,
)

SIMULTANEOUS_ENTRY = Kind(
    name="entering at the same time",
    claim="What enters together with {card} can't be copied; the choice is among what is on the battlefield already.",
    rules=cited("614.12a", "707.5"),
    phrases=(
        "enters at the same time as",
        "can not become a copy of | can not copy",
        "already on the battlefield",
    ),
    corrects=("M13",),
    play=scenes.simultaneous_entry,
)

DECLINING = Kind(
    name="declining to copy",
    claim="You may choose to copy nothing. {card} is then what is printed on it; a creature with toughness 0 "
    "goes to the graveyard at the next check unless something raises its toughness.",
    rules=cited("704.5f", "704.3", "611.3c"),
    phrases=("choose not to copy anything", "in that case ~ | in that case … enters"),
    play=scenes.declining,
)

CHOOSING_NOT_TARGETING = Kind(
    name="choosing, not targeting",
    claim="What {card} copies is chosen as it enters, and the choice doesn't target.",
    rules=cited("115.1", "614.12a", "608.2d"),
    phrases=("you choose … copy … as ~ enters", "does not target | is not targeted"),
    corrects=("M13",),
    play=scenes.choosing_not_targeting,
)

LEGEND_RULE = Kind(
    name="legend rule",
    claim="A player who controls two or more legendary permanents with one name keeps the one they choose "
    "and puts the others into their owners' graveyards.",
    rules=cited("704.5j", "205.4d", "201.2a"),
    phrases=(
        "control more than one legendary | becomes a copy of a legendary",
        "same name | put one of them into",
    ),
    corrects=("M03",),
    play=scenes.legend_rule,
)

LOYALTY = Kind(
    name="loyalty of an entering copy",
    claim="Entering as a copy of a planeswalker, {card} has as many loyalty counters as the copied starting "
    "loyalty says, however many the original has now.",
    rules=cited("306.5a", "306.5b", "306.5c", "209.1", "614.1c", "707.5", "122.1"),
    phrases=(
        "as a copy of a planeswalker",
        "loyalty counters … equal to",
        "loyalty printed | printed loyalty",
    ),
    status=Status.HOLDS_WITH_AN_EXCEPTION,
    note="What counts is the copiable loyalty, which a copy exception or a token's definition may set (CR "
    "707.2, 707.9b). Battles do the same with defense counters and a protector (310.4b, 310.9a).",
    corrects=("M01",),
    play=scenes.loyalty,
)

ONE_FACED_COPIER = Kind(
    name="one-faced copy of a double-faced permanent",
    claim="{card} copies the face that is up. Having one face itself, it can't transform or meld.",
    rules=cited("707.8", "712.8d", "712.8e", "712.9", "701.27c", "202.3b"),
    phrases=(
        "double faced",
        "copies the face shown | copies the face … up | copies … characteristics of the face",
        "will not be able to transform | can not transform",
    ),
    never=("token",),
    status=Status.HOLDS_WITH_AN_EXCEPTION,
    note="Mana value 0 holds for copies of nonmodal back faces and of melded permanents; a modal back face "
    "has a mana value of its own, and so has its copy (CR 712.8f, 202.3, since September 2020).",
    corrects=("M04", "M06"),
    play=faces.one_faced,
)

COPIED_BACK_FACE_SPELL = Kind(
    name="copy of a spell cast with its back face",
    claim="The page says that a copy of {card} cast with its back face up becomes a token of that face alone.",
    rules=cited("707.10g", "111.13"),
    phrases=("copy a permanent spell", "copy of … back face", "is not itself a double faced"),
    status=Status.OVERTAKEN_IN_PART,
    note="Since April 2023 the copy, and the token it becomes, has both faces (CR 707.10g).",
    corrects=("M04", "M21"),
)

COMMANDER = Kind(
    name="copy of a commander",
    claim="A copy of a commander isn't a commander: that belongs to the card, not to its characteristics.",
    rules=cited("903.3"),
    phrases=(
        "was a commander | copy of … commander",
        "will not be commanders | will not be a commander | is not a commander | are not commanders",
    ),
    note="The exiled commander itself may go to the command zone, since July 2020 as a state-based action (CR 903.9a).",
    corrects=("M08",),
    play=commanders.of_a_commander,
)

VEHICLE = Kind(
    name="copy of a crewed Vehicle",
    claim="A copy of a Vehicle isn't a creature, even if the Vehicle is one at that moment: crewing isn't copied.",
    rules=cited("707.2", "301.7"),
    phrases=("becomes a copy of a vehicle", "will not be a creature"),
    corrects=("M01",),
)

EXCEPTIONS_ARE_COPIED = Kind(
    name="exceptions are copied on",
    claim="What {card}'s copy effect changes is part of the copiable values, so a copy of that copy has it too.",
    rules=cited("707.2", "707.9a", "707.9b"),
    phrases=(
        "copiable value of | copiable values of | copiable value that | copiable values that",
        "other effects may copy",
    ),
    never=("is not a copiable value", "are not copiable", "is not copiable"),
    corrects=("M05",),
    play=not_copied.exceptions_are_copied,
)

FACE_DOWN = Kind(
    name="copy of a face-down permanent",
    claim="Copying a face-down creature gives a face-up 2/2, colorless, without a name or abilities.",
    rules=cited("708.2", "708.2a", "613.2b", "110.5"),
    phrases=(
        "copy of a face down | copies a face down",
        "2/2 colorless | colorless 2/2",
        "face up | can not be turned face up | copiable values",
    ),
    corrects=("M15",),
    play=faces.face_down,
)

KINDS = (
    WHAT_IS_COPIED,
    COPY_OF_A_COPY,
    COPY_OF_A_TOKEN,
    X_IS_ZERO,
    ENTER_ABILITIES_WORK,
    SIMULTANEOUS_ENTRY,
    DECLINING,
    CHOOSING_NOT_TARGETING,
    LEGEND_RULE,
    LOYALTY,
    ONE_FACED_COPIER,
    COPIED_BACK_FACE_SPELL,
    COMMANDER,
    VEHICLE,
    EXCEPTIONS_ARE_COPIED,
    FACE_DOWN,
)
