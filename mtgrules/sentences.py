"""How is a claim said in a plain sentence: what would be so of an object, a player, an ability or the stack?"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .objects import INSETS, Zone
from .symbols import COLOR_NAMES

WHERE = {
    Zone.BATTLEFIELD: "on the battlefield",
    Zone.STACK: "on the stack",
    Zone.HAND: "in hand",
    Zone.LIBRARY: "in the library",
    Zone.GRAVEYARD: "in the graveyard",
    Zone.EXILE: "in exile",
    Zone.COMMAND: "in the command zone",
    Zone.OUTSIDE: "outside the game",
}

YES_NO = {
    "tapped": ("is tapped", "is untapped"),
    "exists": ("exists", "does not exist"),
    "double_faced": ("is double-faced", "is not double-faced"),
    "face_down": ("is face down", "is not face down"),
    "flipped": ("is flipped", "is not flipped"),
    "is_token": ("is a token", "is not a token"),
    "is_commander": ("is a commander", "is not a commander"),
    "is_legendary": ("is legendary", "is not legendary"),
    "phased_out": ("is phased out", "is not phased out"),
    "lost": ("has lost the game", "is still in the game"),
    "locked": ("is held down and does not untap", "is not held down"),
    "summoning_sick": ("has summoning sickness", "has no summoning sickness"),
    "tapped_for_mana": ("was tapped for mana", "was not tapped for mana"),
}
OF_AN_ABILITY = {
    "may_activate": ("may be activated", "may not be activated"),
    "is_mana_ability": ("is a mana ability", "is not a mana ability"),
    "taps_for_mana": ("taps its permanent for mana", "does not tap its permanent for mana"),
}
NUMBERS = ("power", "toughness", "mana_value", "loyalty", "defense")
TIMES = ("triggered", "triggered_as_it_is", "zone_changes")


def an(words: str) -> str:
    """With its article.

    >>> an("bear"), an("Elemental token")
    ('a bear', 'an Elemental token')
    """
    return f"{'an' if words[:1].lower() in tuple('aeiou') else 'a'} {words}"


def sentence(subject: str, attribute: str, value: Any) -> str:
    """A claim in a plain sentence, without its full stop.

    >>> sentence("Clone", "zone", "battlefield"), sentence("Clone", "tapped", False)
    ('Clone is on the battlefield', 'Clone is untapped')
    >>> sentence("Clone", "power", 3), sentence("Clone", "triggered", 0)
    ("Clone's power is 3", 'Clone has not triggered')
    """
    if attribute.startswith("last_"):
        return f"as it last was, {sentence(subject, attribute.removeprefix('last_'), value)}"
    if attribute in YES_NO and isinstance(value, bool):
        return f"{subject} {YES_NO[attribute][not value]}"
    if attribute.startswith("has_"):
        what = attribute.removeprefix("has_").replace("_", " ")
        return f"{subject} {'has' if value else 'does not have'} {an(what) if what in INSETS.values() else what}"
    if attribute.startswith("is_"):
        word = attribute.removeprefix("is_")
        return f"{subject} {'is' if value else 'is not'} {an(word)}"
    if attribute in NUMBERS:
        words = attribute.replace("_", " ")
        return f"{subject} has no {words}" if value is None else f"{subject}'s {words} is {value}"
    if attribute in TIMES:
        return _times(subject, attribute, value)
    said = _of_its_own(subject, attribute, value) or _of_a_player(subject, attribute, value)
    return said or f"{subject}: {attribute.replace('_', ' ')} {listed(value)}"


def of_ability(subject: str, ability: str | int, attribute: str, value: bool) -> str:
    """A claim about one ability of an object."""
    which = f"the ability of {subject}" + (f" that says “{ability}”" if ability else "")
    return f"{which} {OF_AN_ABILITY[attribute][not value]}"


def listed(value: Any) -> str:
    """A value in plain words; several one after the other."""
    if isinstance(value, Mapping):
        return listed([f"{number} {kind}" for kind, number in value.items()])
    if isinstance(value, (tuple, list)):
        *front, last = [str(entry) for entry in value] or ["nothing"]
        return f"{', '.join(front)} and {last}" if front else last
    words = str(value)
    return {"True": "yes", "False": "no", "None": "nothing", "": "nothing"}.get(words, words)


def _times(subject: str, attribute: str, value: int) -> str:
    """How often something happened to it."""
    often = {0: "not", 1: "once", 2: "twice"}.get(value, f"{value} times")
    if attribute == "zone_changes":
        return f"{subject} has changed zones {often}" if value else f"{subject} has stayed where it was"
    now = " as what it is now" if attribute == "triggered_as_it_is" else ""
    return f"{subject} has {'not triggered' if not value else f'triggered {often}'}{now}"


def _of_its_own(subject: str, attribute: str, value: Any) -> str:
    """What a permanent, card or spell is or has."""
    match attribute:
        case "name":
            return f"{subject} is called {value}" if value else f"{subject} has no name"
        case "zone":
            return f"{subject} is {next((words for zone, words in WHERE.items() if str(zone) == str(value)), value)}"
        case "colors":
            return f"{subject} is {_colors(value) if value else 'colorless'}"
        case "types" | "subtypes" | "supertypes" | "abilities":
            many, one = attribute, "ability" if attribute == "abilities" else attribute.removesuffix("s")
            few = (
                f"{subject}'s {many} are {listed(value)}"
                if len(value) > 1
                else f"{subject}'s only {one} is {listed(value)}"
            )
            return few if value else f"{subject} has no {many}"
        case "counters":
            held = [f"{number} {kind} counter{'' if number == 1 else 's'}" for kind, number in dict(value).items()]
            return f"{subject} has {listed(held) if held else 'no counters'}"
        case "mana_cost":
            return f"{subject}'s mana cost is {value}" if value else f"{subject} has no mana cost"
        case "face":
            return f"{subject} has its {value} face up"
        case "controller" | "owner":
            return f"{value} {attribute.removesuffix('ler').removesuffix('er')}s {subject}"
        case "attacking":
            return f"{subject} is attacking {value}" if value else f"{subject} is not attacking"
        case "attached_to":
            return f"{subject} is attached to {listed(value)}"
        case "attachments":
            return f"{listed(value)} {'are' if len(value) > 1 else 'is'} attached to {subject}"
        case "protected_from":
            return f"{subject} has {f'protection from {_colors(value)}' if value else 'no protection'}"
        case "could_produce":
            return f"{subject} could produce {_mana(value) or 'no mana'}"
        case "chosen_color":
            return f"the color chosen for {subject} is {value}" if value else f"no color is chosen for {subject}"
        case "x" | "ability_x":
            return f"X is {value} for {'the ability of ' if attribute == 'ability_x' else ''}{subject}"
        case "damage":
            return f"{subject} has {value or 'no'} damage marked on it"
    return ""


def _of_a_player(subject: str, attribute: str, value: Any) -> str:
    """What a player has, or what is on the stack."""
    match attribute:
        case "life":
            return f"{subject} has {value} life"
        case "hand":
            return f"{subject} has {value or 'no'} card{'' if value == 1 else 's'} in hand"
        case "mana":
            return f"{subject} has {_mana(value) or 'no'} mana"
        case "permanents":
            return f"{subject} controls {listed(value)}{' and nothing else' if value else ''}"
        case "graveyard":
            return f"{subject}'s graveyard holds {listed(value)}"
        case "stack":
            return f"what {subject} has on the stack is {listed(value)}"
        case "number":
            return (
                f"{value or 'nothing'}{' thing is' if value == 1 else ' things are' if value else ' is'} on {subject}"
            )
        case "controllers":
            return f"who controls what is on {subject}, from the bottom: {listed(value)}"
        case "from_bottom":
            return f"on {subject}, from the bottom: {listed(value)}"
    return ""


def _mana(letters: str) -> str:
    return "".join(f"{{{letter}}}" for letter in letters)


def _colors(letters: str) -> str:
    return listed([COLOR_NAMES.get(letter, letter) for letter in letters])
