"""What can be asked of a game, and why is the answer so?

Characteristics are explained by their lines (`explain`). Everything else — a zone, being tapped, counters, life — is
explained by the moment at which it last changed, with the rules of that moment.
"""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING, Any, NamedTuple

from .classifying import was_tapped_for_mana
from .naming import NoSuchObject, find, matches, numbered
from .objects import INSETS, ObjectId, Zone
from .rules import Rule, cr
from .seen import QUESTIONS, Seen
from .trace import Answer, Why

if TYPE_CHECKING:
    from .state import Game


class Asked(NamedTuple):
    """A value and why it is so."""

    value: Any
    why: Why | Answer


class NoSuchValue(NoSuchObject):
    """Nothing of this name can be asked of an object; the message names what is close."""

    def __init__(self, attribute: str) -> None:
        known = [name for name in dir(Seen) if not name.startswith("_")]
        super().__init__(attribute, get_close_matches(attribute, known, 4, 0.5) or known)


# what an object answers with its reasons
ANSWERS = ("could_produce", "locked", "triggered", "triggered_as_it_is", "x", "ability_x", "chosen_color")
OF_AN_ABILITY = ("may_activate", "is_mana_ability", "taps_for_mana")

# `last_power` asks for the power of the object that it was before it changed zones
LAST = "last_"

# what holds of these as long as nothing changed it
GROUNDS: dict[str, tuple[str, ...]] = {
    "zone": ("400.1",),
    "choices": ("607.2d",),
    "designations": ("707.2",),
    "zone_changes": ("400.7",),
    "tapped": ("110.5b", "707.2"),
    "counters": ("122.1", "707.2"),
    "attacking": ("508.1",),
    "phased_out": ("110.5", "702.26b"),
    "attached_to": ("701.3", "707.2"),
    "attachments": ("701.3", "707.2"),
    "is_token": ("111.1", "109.3"),
    "is_commander": ("903.3",),
    "face": ("712.8a", "712.14"),
    "face_down": ("708.2",),
    "flipped": ("110.5", "710.4"),
    "double_faced": ("712.9",),
    "owner": ("108.3",),
    "loyalty": ("306.5",),
    "defense": ("310.4",),
    "damage": ("120.3",),
    "protected_from": ("702.16a", "707.6"),
    "life": ("119.1",),
    "hand": ("402.1",),
    "mana": ("106.4",),
    "free_mana": ("106.4", "106.6"),
    "stack": ("405.1",),
    "permanents": ("110.1",),
    "graveyard": ("404.1",),
    "lost": ("104.3",),
}


def ask(game: Game, subject: str, attribute: str) -> Asked:
    """A value of an object. `exists` may be asked of what isn't there. Raises `NoSuchObject` or `AmbiguousName`."""
    if attribute == "exists":
        return _exists(game, subject)
    if attribute == "tapped_for_mana":
        answer = was_tapped_for_mana(game, find_lately(game, subject))
        return Asked(answer.value, answer)
    seen = game[find(game, subject)]
    if attribute in OF_AN_ABILITY:
        return ask_of_ability(game, subject, 0, attribute)
    if attribute.startswith(LAST):
        return _last_known(game, seen.id, attribute.removeprefix(LAST))
    if attribute in (*QUESTIONS, "inset") and attribute not in ("loyalty", "defense"):
        return Asked(getattr(seen, attribute), seen.why(attribute))
    if attribute in ANSWERS:
        found = answered(seen, attribute)
        return Asked(found.value, found)
    if attribute == "summoning_sick":
        answer = seen.why_summoning_sick()
        return Asked(answer.value, answer)
    if attribute.startswith("is_") and attribute not in GROUNDS:
        word = attribute.removeprefix("is_").title()
        return Asked(seen.is_(word), seen.why("supertypes" if word == "Legendary" else "types"))
    if attribute.startswith("has_"):
        return _has(seen, attribute.removeprefix("has_").replace("_", " "))
    if attribute.startswith("_") or callable(getattr(seen, attribute, callable)):
        raise NoSuchValue(attribute)
    return Asked(getattr(seen, attribute), since(game, seen.id, attribute))


def _has(seen: Seen, what: str) -> Asked:
    """Does it have a keyword ability, or an Adventure, Omen or prepare spell? Source: `cr["702.1"]`, `cr["715.2a"]`,
    `cr["720.2a"]`, `cr["722.2a"]`.
    """
    return Asked(seen.has(what), seen.why("inset" if what in INSETS.values() else "abilities"))


def answered(seen: Seen, attribute: str) -> Answer:
    """What an object says to one of the questions of `ANSWERS`."""
    found: Answer = getattr(seen, attribute)()
    return found


def _last_known(game: Game, o: ObjectId, attribute: str) -> Asked:
    """A value of the object that this card or token was before its last zone change, as it last was. Source:
    `cr["608.2h"]`.
    """
    before = o.previous_life()
    if before not in game.gone:
        raise NoSuchObject(f"{o}, before it changed zones", (str(known) for known in game.gone))
    return ask(game.gone[before], game.gone[before].handle(before), attribute)


def ask_of_ability(game: Game, subject: str, ability: str | int, question: str, edition: str = "") -> Asked:
    """`may_activate`, `is_mana_ability` or `taps_for_mana` of one ability: by number, or by a piece of its text."""
    seen = game[find(game, subject)]
    if question == "may_activate":
        answer = seen.may_activate(ability)
    else:
        answer = {"is_mana_ability": seen.is_mana_ability, "taps_for_mana": seen.taps_for_mana}[question](
            ability, edition
        )
    return Asked(answer.value, answer)


def find_lately(game: Game, subject: str) -> ObjectId:
    """The object of this name, also if it has left or ceased to exist since."""
    try:
        return find(game, subject)
    except NoSuchObject:
        left = [o for o in game.gone if subject.casefold() in (o.label.casefold(), numbered(o).casefold())]
        if not left:
            raise
        return left[-1]


def _exists(game: Game, subject: str) -> Asked:
    """Is there still such an object anywhere?"""
    there = bool(matches(game, subject, game.objects))
    moments = [moment for moment in game.history if subject in moment.text]
    text, rules = (moments[-1].text, moments[-1].rules) if moments else ("it never was there", (cr["109.1"],))
    return Asked(there, Answer(there, text, rules))


def since(game: Game, o: ObjectId, attribute: str) -> Answer:
    """Why something that is no characteristic is as it is: the moment at which it became so."""
    value = getattr(game[o], attribute)
    history = game.history
    first = next((i for i, moment in enumerate(history) if o in moment.game.objects), 0)
    place = len(history) - 1
    while place > first and _value(history[place - 1].game, o, attribute) == value:
        place -= 1
    moment = history[place]
    grounds = tuple(cr[number] for number in GROUNDS.get(attribute, ("109.1",)))
    if place == first:
        text, rules = ("so it was from the start", moment.rules) if first == 0 else _told(game, first, o)
        text = f"so it has been since: {text}" if first else text
        return Answer(value, text, (*rules, *(rule for rule in grounds if rule not in rules)))
    told = _told(game, place, o)
    return Answer(value, told[0], told[1] or grounds)


def _told(game: Game, place: int, o: ObjectId) -> tuple[str, tuple[Rule, ...]]:
    """What was told of an object at this moment or just after it, while nothing else changed for it. That another
    object's effect is over is told first, since it is so at once (611.2b).
    """
    for moment in game.history[place : place + 4]:
        of_another = cr["611.2b"] in moment.rules and not moment.text.startswith(o.label)
        if o.label in moment.text and not of_another:
            return moment.text, moment.rules
    moment = game.history[place]
    return moment.text, moment.rules


def _value(game: Game, o: ObjectId, attribute: str) -> Any:
    return getattr(game[o], attribute) if o in game.objects else None


def ask_player(game: Game, player: str, attribute: str) -> Asked:
    """A value of a player: life, mana, hand (how many cards), permanents, graveyard, what is on the stack,
    `mana_options`.
    """
    if attribute == "mana_options":
        from .mana_options import mana_options

        answer = mana_options(game, player)
        return Asked(answer.value, answer)
    value = player_value(game, player, attribute)
    history = game.history
    place = len(history) - 1
    while place > 0 and player_value(history[place - 1].game, player, attribute) == value:
        place -= 1
    moment = history[place]
    grounds = tuple(cr[number] for number in GROUNDS.get(attribute, ("102.1",)))
    because = _about_mana(game) if attribute in ("mana", "free_mana") else ()
    return Asked(
        value, Answer(value, moment.text if place else "so it was from the start", moment.rules or grounds, because)
    )


MANA_RULES = ("106.", "605.", "616.")


def _about_mana(game: Game) -> tuple[Answer, ...]:
    """What was told of mana in this step: what was replaced, what triggered, what wasn't made."""
    told = [
        m
        for m in game.history
        if m.game.turn == game.turn and any(rule.number.startswith(MANA_RULES) for rule in m.rules)
    ]
    return tuple(Answer(True, moment.text, moment.rules) for moment in told)


def player_value(game: Game, player: str, attribute: str) -> Any:
    """One number (or the mana, as letters) of a player."""
    if attribute in ("life", "mana", "lost"):
        return getattr(game.player(player), attribute)
    if attribute == "free_mana":
        found = game.player(player)
        return without(found.mana, "".join(mana for mana, _ in found.restricted))
    if attribute == "hand":
        return len(game.in_zone(Zone.HAND, player))
    if attribute == "stack":
        return tuple(str(item.source) for item in game.stack if item.controller == player)
    if attribute == "permanents":
        return tuple(Seen(game, obj.id).name or str(obj.id) for obj in game.in_zone(Zone.BATTLEFIELD, player))
    if attribute == "graveyard":
        return tuple(str(obj.id) for obj in game.in_zone(Zone.GRAVEYARD, player))
    raise NoSuchObject(
        attribute, ("life", "mana", "free_mana", "mana_options", "hand", "permanents", "graveyard", "stack", "lost")
    )


def without(mana: str, spoken_for: str) -> str:
    """The mana that may be spent on anything. Source: `cr["106.6"]`."""
    for letter in spoken_for:
        mana = mana.replace(letter, "", 1)
    return mana


THE_STACK = "the stack"


def ask_stack(game: Game, attribute: str) -> Asked:
    """The stack: what is on it, the topmost last, or in the same order the `controllers`, or just the `number`.
    `cr["405.2"]`.
    """
    items = game.stack
    values: dict[str, Any] = {
        "from_bottom": "; ".join(repr(item) for item in items),
        "controllers": ", ".join(item.controller for item in items),
        "number": len(items),
    }
    if attribute not in values:
        raise NoSuchObject(attribute, values)
    answers = tuple(
        Answer(item.controller, f"{item!r}, {item.controller}'s", (cr["603.3b"] if item.ability else cr["405.1"],))
        for item in items
    )
    return Asked(
        values[attribute],
        Answer(
            values[attribute], "from the bottom, the topmost last" if items else "it is empty", (cr["405.2"],), answers
        ),
    )
