"""What does the same ruling say for any permanent that becomes a copy, and how is it recognised?"""

from __future__ import annotations

from mtgrules.rulings import becoming
from mtgrules.rulings.ruling import Kind, cited

BECOMING_IS_NOT_ENTERING = Kind(
    name="becoming a copy is not entering",
    claim="{card} is on the battlefield already when it becomes a copy, so enter triggers and other enter "
    "abilities that it copies do nothing.",
    rules=cited("707.4", "603.6a", "603.6d"),
    phrases=(
        ("no enters abilities … will trigger | enters abilities … will not trigger | does not count as having … enter"),
        "was already on the battlefield | is already on the battlefield",
        "copy | copies | copying",
    ),
    corrects=("M13",),
    play=becoming.becoming_is_not_entering,
)

EFFECTS_STAY = Kind(
    name="other effects stay",
    claim="Effects that apply to {card} already, other than copy effects, go on applying when it becomes a copy.",
    rules=cited("707.4", "611.2a", "613.1", "613.2", "613.3", "613.4"),
    phrases=("noncopy effects", "already applied to", "continue to apply"),
    corrects=("M01",),
    play=becoming.effects_stay,
)

NO_LOYALTY = Kind(
    name="becoming a copy of a planeswalker",
    claim="Becoming a copy of a planeswalker while on the battlefield brings no loyalty counters; with none, "
    "{card} is put into its owner's graveyard.",
    rules=cited("707.4", "306.5b", "306.5c", "704.5i"),
    phrases=(
        "becomes a copy of a planeswalker",
        "will not receive loyalty counters | has no loyalty counters",
    ),
    corrects=("M13",),
)

LAST_COPY_WINS = Kind(
    name="the last copy effect shows",
    claim="If {card} becomes a copy several times, it is what the last of these copy effects made it; they "
    "end as each of them says.",
    rules=cited("613.2a", "613.7", "611.2a"),
    phrases=("overwrite whatever … copying", "last ability to resolve"),
    corrects=("M20",),
)

NO_DURATION = Kind(
    name="a copy effect without an end",
    claim="Where {card} names no duration, the copy effect lasts until the permanent leaves or a later copy "
    "effect covers it.",
    rules=cited("611.2a", "613.7", "400.7"),
    phrases=("copy effect", "does not have a duration | has no duration", "overwrites ~"),
    corrects=("M16",),
)

KINDS = (BECOMING_IS_NOT_ENTERING, EFFECTS_STAY, NO_LOYALTY, LAST_COPY_WINS, NO_DURATION)
