"""How is an action said in a plain sentence before anybody sees what comes of it?"""

from __future__ import annotations

from typing import Any

from .sentences import listed
from .verbs import Action

BY_A_PLAYER = {
    "cast": "{who} casts {what}",
    "play": "{who} plays {what}",
    "create_token": "{who} creates {number} {what} token{s}",
    "gain_control": "{who} gains control of {what}",
    "attack": "{who} attacks with {what}",
    "block": "{what} blocks",
    "unlock": "{who} unlocks the {half} half of {what}",
    "activate": "{who} activates an ability of {what}",
}
BY_AN_EFFECT = {
    "put": "an effect puts {what} onto the battlefield",
    "copy_spell": "an effect copies the spell {what}",
    "destroy": "an effect destroys {what}",
    "exile": "an effect exiles {what}",
    "sacrifice": "{what} is sacrificed",
    "return_to_hand": "an effect returns {what} to hand",
    "tap": "an effect taps {what}",
    "untap": "an effect untaps {what}",
    "transform": "an effect transforms {what}",
    "flip": "an effect flips {what}",
    "turn_face_up": "{what} is turned face up",
    "turn_face_down": "an effect turns {what} face down",
    "meld": "an effect melds {what}",
    "become_copy": "an effect makes {what} a copy of {of}",
    "change": "an effect changes {what}: {changes}",
    "put_counters": "{number} {kind} counter{s} are put on {what}",
    "phase_out": "an effect phases {what} out",
    "phase_in": "an effect phases {what} in",
    "resolve": "what is on the stack resolves",
    "to": "the turn goes on to {whose}{what}",
}
CHOICES = {
    "copying": "as a copy of {}", "target": "with the target {}", "copy_target": "with the target {} for the copy",
    "x": "with X = {}", "color": "choosing {}", "exile": "exiling {}", "keep": "keeping {}", "defender": "against {}", "attacker": "{}",
    "enchanting": "enchanting {}", "convoke": "tapping {} for convoke", "crew": "tapping {}", "mana": "for {} mana",
    "order": "in the order {}", "way": "as {}", "until": "until {}", "kicked": "with its kicker paid",
    "free": "without paying its mana cost",
}  # fmt: skip
UNSAID = ("by", "hold", "of", "except_", "changes", "number", "kind", "half", "ability", "whose")


def intended(action: Action, active: str) -> str:
    """An action in a sentence without its full stop; who acts is the active player unless it says otherwise.

    >>> from mtgrules.scenario import when
    >>> intended(when.cast("Clone", by="Bob", copying=None), "Alice")
    'Bob casts Clone as a copy of nothing'
    """
    given = dict(action.given)
    number = given.get("number", 1)
    parts = {
        **given,
        "who": given.get("by") or active,
        "what": listed(action.what),
        "number": abs(number),
        "s": "" if abs(number) == 1 else "s",
        "whose": f"{given['whose']}'s " if given.get("whose") else "the ",
        "changes": listed([change.text() for change in given.get("changes", ())]),
    }
    said = (BY_A_PLAYER | BY_AN_EFFECT).get(action.verb, "{who}: " + action.verb.replace("_", " ") + " {what}")
    if action.verb == "put_counters":
        said = "{number} {kind} counter{s} " + ("taken from" if number < 0 else "put on") + " {what}"
    more = [_choice(name, value) for name, value in given.items() if name not in UNSAID and value not in ("", False)]
    which = f" (“{given['ability']}”)" if given.get("ability") else ""
    return " ".join([said.format(**parts) + which, *more])


def _choice(name: str, value: Any) -> str:
    return CHOICES.get(name, f"({name.replace('_', ' ')}: {{}})").format(listed(value))
