"""What do many people believe about copying, tokens, faces, X and mana, and what is true instead?"""

from __future__ import annotations

from mtgrules.rules import Rule
from mtgrules.rulings.ruling import cited
from mtgrules.value import Value


class Belief(Value):
    """A frequent mistake: what is believed, what is true, and the rules that decide it."""

    id: str
    belief: str
    truth: str
    rules: tuple[Rule, ...]

    def __str__(self) -> str:
        return self.id


BELIEFS = (
    Belief(
        "M01",
        "A copy looks like the original looks right now: its counters, pumps, animation and Auras come along.",
        "The printed values as copy effects changed them are taken, a face-down status and a few settings "
        "made on entering or on turning face up with them, and nothing else.",
        cited("707.2"),
    ),
    Belief(
        "M02",
        "X is always 0 for a copy, or else it's always kept.",
        "Copying a permanent makes X 0; copying a spell keeps its X. The X paid for the copying card is its "
        "own matter.",
        cited("107.3g", "107.3j", "107.3m"),
    ),
    Belief(
        "M03",
        "The legend rule is a sacrifice, or takes the newest, or takes both, or looks across the table, or "
        "needs only the same name.",
        "Each player looks only at their own legendary permanents, keeps the one they choose, and puts the "
        "others of that name into the graveyard without sacrificing them.",
        cited("704.5j"),
    ),
    Belief(
        "M04",
        "A clone of a double-faced card can transform, a token copy of one can't, and the token begins on its front.",
        "Only what is itself double-faced can transform. A token copy is made with both faces, the same one "
        "up; a card that copies still has one.",
        cited("701.27c", "707.8a", "712.14a"),
    ),
    Belief(
        "M05",
        "Copying a clone gives the plain clone back, and what its copy effect changed is lost, or all of it goes on.",
        "Changed values and added abilities go on to the next copy; extra instructions done once don't.",
        cited("707.9a", "707.9b", "707.9e", "707.9g"),
    ),
    Belief(
        "M06",
        "Every token has mana value 0, and a copy of a back face has the front's mana value.",
        "A copy has the copied mana cost and its value. A copy of a nonmodal back face has none, so its value is 0.",
        cited("202.3", "202.3b"),
    ),
    Belief(
        "M07",
        "Copying a spell casts it, a copied permanent spell creates a token, and the copy's kicker must be paid again.",
        "A copy isn't cast; it keeps the choices made and the costs paid; a permanent spell's copy becomes a "
        "token that isn't said to be created.",
        cited("707.10", "111.13"),
    ),
    Belief(
        "M08",
        "A copy of a commander is a commander, and a commander that looks like something else isn't one.",
        "Being a commander belongs to the card and is no characteristic: it's never copied and never lost by copying.",
        cited("903.3"),
    ),
    Belief(
        "M09",
        "Whatever yields mana is a mana ability, a Treasure's ability isn't one, and triggered ones use the stack.",
        "Short tests decide: what the ability could yield, whether it targets, what kind it is and, since "
        "2026, whether it moves cards to or from a library.",
        cited("605.1a", "605.1b"),
    ),
    Belief(
        "M10",
        "What a land could produce depends on what can be paid or is untapped; colorless isn't a type; two "
        "lands that ask each other never end.",
        "Only what the abilities would do counts, never their costs. Colorless is a type of mana. If nothing "
        "defines a type, there is none.",
        cited("106.5", "106.7"),
    ),
    Belief(
        "M11",
        "Extra mana from triggers is multiplied too, and any tapping counts as tapping for mana.",
        "Triggers add theirs separately; only a mana ability with the tap symbol in its cost taps for mana.",
        cited("106.12", "106.12a"),
    ),
    Belief(
        "M12",
        "A new creature can't be tapped for anything, and becoming a copy or transforming makes it new again.",
        "Only attacking and its own costs with {T} or {Q} are barred, and what counts is how long its "
        "controller has had it without a break.",
        cited("302.6"),
    ),
    Belief(
        "M13",
        "Becoming a copy sets off enter abilities; a clone may copy what enters with it; the choice is a target.",
        "Only what enters has enter abilities to use, copied ones included; the choice is among what was "
        "there before; choosing isn't targeting.",
        cited("707.4", "707.5", "614.12"),
    ),
    Belief(
        "M14",
        "Choices that were made for the original come along.",
        "For an entering copy its own controller chooses; where nobody chose, the choice stays undefined.",
        cited("707.6", "607.5a"),
    ),
    Belief(
        "M15",
        "A copy of a face-down creature hides a card, a copy of a flipped one is flipped, a copied meld "
        "keeps its value.",
        "Status isn't copied. A copy of something melded has mana value 0 and can't meld.",
        cited("707.3", "708.10", "110.5", "712.8g", "701.42"),
    ),
    Belief(
        "M16",
        "A lasting effect ends when its source stops being a copy or its victim changes type.",
        "It ends when what its own duration names happens; with none named it doesn't end.",
        cited("611.2a", "611.2b"),
    ),
    Belief(
        "M17",
        "A blinked or bounced token comes back, a blinked clone is still that copy, a clone of a token is a token.",
        "A token that leaves is gone for good, a clone chooses anew each time it enters, and being a token "
        "isn't copied.",
        cited("111.7", "111.8", "400.7"),
    ),
    Belief(
        "M18",
        "A clone is still what it copied when it is in a hand or a graveyard.",
        "A copy effect ends with the zone. Only triggers that look back see what it was.",
        cited("603.10a"),
    ),
    Belief(
        "M19",
        "A creature put onto the battlefield attacking has attacked.",
        "It is attacking but was never declared, so nothing that waits for an attack triggers.",
        cited("508.4"),
    ),
    Belief(
        "M20",
        "The newest effect always wins, doublings add up, and ordering effects well keeps the better copy.",
        "First the layer decides, then the timestamp; replacement effects are applied one after another.",
        cited("613.1", "613.7", "616.1"),
    ),
    Belief(
        "M21",
        "Both legends die, one planeswalker of a type at a time, a transformed thing has value 0, tokens "
        "never transform.",
        "All of these were rules once. They changed in 2013, 2017, 2016 and 2023.",
        cited("704.5j", "306.4", "202.3b", "707.8a"),
    ),
)


def belief(key: str) -> Belief:
    """The belief with this id (`M01` to `M21`)."""
    for known in BELIEFS:
        if known.id == key:
            return known
    raise LookupError(f"no belief {key!r}; there are {', '.join(known.id for known in BELIEFS)}")
