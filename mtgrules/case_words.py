"""What can a step of a case say: its verbs, the choices by name, and the values that can be claimed?"""

from __future__ import annotations

import inspect

CHOICES = {
    "target": "What a spell or ability targets; for several, each under the name that the card gives it (`targets`).",
    "copying": "What something enters as a copy of; null for nothing.",
    "enchanting": "What an Aura that isn't cast is attached to as it enters.",
    "x": "X of a spell or ability.",
    "mode": "Which mode, by its number from 1.",
    "color": 'A color chosen as it enters: "red".',
    "creature_type": 'A creature type chosen as it enters: "Elf". What else is chosen so has the name that the card gives it.',
    "may": 'Whether to do what "you may" do: "yes" or "no". A target is chosen all the same. CR 603.5',
    "pay": 'Whether to pay for an effect: "yes" or "no".',
    "mana": 'Which type of mana to make: "G".',
    "sacrifice": "What to sacrifice, as a cost or by an effect.",
    "discard": "Which card to discard.",
    "find": "Which card to find.",
    "chosen": "Which object to choose, where nothing is targeted.",
    "keep": "Which of the legendary permanents with one name to keep.",
    "order": "The order in which triggered abilities go on the stack.",
    "first": "Which of several replacement effects applies first.",
    "defender": "Whom a creature attacks.",
    "copy_target": "A new target for a copy of a spell.",
    "cast": 'Whether to cast the copy of a card: "yes" or "no".',
    "ability": "Which ability on the stack to copy; for `activate`, which of its abilities: a number from 0, or a piece "
    "of its text.",
    "kicked": "How often its kicker is paid, when it's cast.",
    "convoke": "The creatures to tap for convoke.",
    "conspire": "The two creatures to tap for conspire.",
    "replicate": "How often the replicate cost is paid.",
    "way": "Which half, face or part of a card to cast, by its name; as the verb `cast` has it also another way.",
    "name": "Which of the named cards to copy.",
    "encode": "The creature on which to encode a card with cipher; null for none.",
    "mana_spent": 'How much mana was spent on casting it, if that isn\'t its mana value, or which: "GGW".',
    "tapping": "What to tap as a cost.",
    "crew": "Who crews a Vehicle.",
    "populate": "Which creature token to copy.",
    "proliferate": "The permanents that get one more counter of each kind.",
    "myriad": 'Whether to make the token for this opponent: "yes" or "no".',
    "mutating": 'Whether it goes "over" or "under" the other.',
    "later": "Which card of a melded permanent counts as the one exiled later. CR 712.21b",
    "craft_with": "What to craft with.",
    "shape": "Which of the cards with which it was crafted.",
}
OF_OBJECTS = {
    "types": 'Its card types, in alphabetical order: ["Artifact", "Creature"].',
    "subtypes": 'Its subtypes, in alphabetical order: ["Human", "Wizard"].',
    "supertypes": 'Its supertypes: ["Legendary"].',
    "mana_value": "Its mana value. CR 202.3",
    "controller": "Who controls it.",
    "owner": "Who owns it.",
    "zone": '"battlefield", "graveyard", "hand", "exile", "library", "stack" or "command".',
    "could_produce": 'Which types of mana it could produce: letters in the order WUBRGC, such as "UR"; "" for none. CR 106.7',
    "colors": 'Letters in the order WUBRG, such as "WG"; "" if colorless.',
    "tapped": "Is it tapped?",
    "attacking": "Whom it attacks; null if it doesn't attack.",
    "is_token": "Is it a token?",
    "face_down": "Is it face down?",
    "counters": 'The counters on it: {"+1/+1": 2}; {} for none.',
    "attached_to": "What it is attached to.",
    "summoning_sick": "Is it too new to attack, and to pay {T} and {Q}? CR 302.6",
    "exists": "Is it anywhere? Also of what is not.",
    "is_creature": "Has its type line this word? So `is_legendary`, `is_bear` and every other word.",
    "has_flying": "Has it this keyword? So `has_first_strike` and every other keyword.",
    "has_adventure": "Has it an Adventure? So `has_omen` and `has_prepare_spell`. CR 715.2a",
    "may_activate": 'May its controller activate its ability now? Which: `"ability": 1`, or a piece of its text.',
    "is_mana_ability": "Is its ability a mana ability? Which: `ability`; by which rules: `edition`. CR 605.1",
    "taps_for_mana": "Is activating its ability tapping it for mana? Which: `ability`. CR 106.12",
    "last_power": "What it was before it last changed zones; so `last_` with every other value.",
}
HIDDEN = ("card", "copiable", "explanation", "has", "id", "is_", "not_copiable", "object", "values", "why", "game")
OF_PLAYERS = {
    "life": "How much life.",
    "hand": "How many cards in hand.",
    "mana": 'The mana in the pool, as letters in the order WUBRGC: "GG".',
    "free_mana": "Of that mana, what may be spent on anything. CR 106.6",
    "mana_options": 'The different totals of mana that all untapped sources could give: ["GG", "GW"].',
    "permanents": "The names of the permanents, as they are now.",
    "graveyard": "The cards in the graveyard.",
    "stack": "What this player controls on the stack.",
    "lost": "Has this player lost the game?",
}
OF_THE_STACK = {
    "number": "How many spells and abilities.",
    "from_bottom": "All of them in a text, the topmost last.",
    "controllers": "Who controls each.",
}


def verbs() -> dict[str, tuple[str, str]]:
    """Each verb with how a step says it and what it does."""
    from .actions import VERBS
    from .verbs import Verbs

    return {verb: (_step(verb, getattr(Verbs, verb)), getattr(Verbs, verb).__doc__ or "") for verb in VERBS}


def _step(verb: str, method: object) -> str:
    """`{"cast": card, "by": …}`: the object first, then what may be said by name."""
    parameters = list(inspect.signature(method).parameters.values())[1:]  # type: ignore[arg-type]
    what = [p for p in parameters if p.kind in (p.POSITIONAL_OR_KEYWORD, p.VAR_POSITIONAL)]
    first = [f"[{p.name}, …]" if p.kind is p.VAR_POSITIONAL else p.name for p in what]
    many = len(first) > 1
    said = f"[{', '.join(entry.strip('[]') for entry in first)}]" if many else first[0] if first else "[]"
    named = [f'"{p.name}": …' for p in parameters if p.kind is p.KEYWORD_ONLY]
    return "{" + ", ".join([f'"{verb}": {said}', *named]) + "}"


def values() -> dict[str, str]:
    """What can be claimed of an object."""
    from .asking import ANSWERS
    from .seen import QUESTIONS, Seen

    state = [name for name, value in vars(Seen).items() if isinstance(value, property) and name not in HIDDEN]
    names = dict.fromkeys((*QUESTIONS, *state, *ANSWERS, "tapped_for_mana", "summoning_sick"))
    about = {name: inspect.getdoc(getattr(Seen, name, None)) or f"Its {name.replace('_', ' ')}." for name in names}
    return about | OF_OBJECTS
