"""Which choices does an action still need, which are legal, and why are the others not?

A form is filled in from top to bottom: what to do, with what, and then whatever the rules ask for. What may be
chosen is found by trying: `ChoiceNeeded` lists what is legal, `IllegalChoice` says why something isn't. Nothing is
done to the game.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from ..abilities import ActivatedAbility
from ..choices import ChoiceNeeded, IllegalChoice
from ..naming import AmbiguousName, NoSuchObject, numbered
from ..objects import ObjectId, Zone
from ..state import STEPS
from ..verbs import Action
from ..words import value_of

if TYPE_CHECKING:
    from ..state import Game

LABELS = {
    "cast": "Cast a card", "put": "Put a card onto the battlefield", "activate": "Use an ability", "attack": "Attack",
    "become_copy": "Make something a copy", "change": "Change something until end of turn",
    "put_counters": "Put +1/+1 counters on something", "gain_control": "Give somebody control of something",
    "transform": "Transform something", "turn_face_up": "Turn something face up", "tap": "Tap something",
    "untap": "Untap something", "exile": "Exile something", "destroy": "Destroy something",
    "sacrifice": "Sacrifice something", "return_to_hand": "Return something to its owner's hand",
    "copy_spell": "Copy a spell on the stack", "resolve": "Resolve what is on the stack", "to": "Go on to a later step",
}  # fmt: skip
CHANGES = {
    "gets +3/+3": "ModifyPowerToughness(3, 3)",
    "is 1/1": "SetPowerToughness(1, 1)",
    "is an Insect": "SetTypes(('Creature', 'Insect'))",
    "is red": "SetColors('R')",
    "loses all abilities": "LoseAllAbilities()",
    "has flying": "GainAbility(FLYING)",
}
ASKED = {
    "copying": "As a copy of what?", "target": "Which target?", "copy_target": "Which target for the copy?",
    "keep": "Which one stays?",
    "color": "Which color?", "x": "What is X?", "mana": "Which mana?", "may": "Do it?", "exile": "Which one is exiled?",
    "defender": "Who is attacked?",
}  # fmt: skip
MOST_X = 6
ELSEWHERE = (Zone.GRAVEYARD, Zone.EXILE, Zone.HAND)


class Pick(NamedTuple):
    """One entry of a field. With a reason in `why_not` it can't be chosen."""

    value: Any
    says: str
    why_not: str = ""


class Field(NamedTuple):
    """One choice: its name in the action, the question, the entries, and the place of the chosen one (or nothing)."""

    name: str
    asks: str
    picks: tuple[Pick, ...]
    chosen: int | None


class Form(NamedTuple):
    """The fields so far. If nothing is missing, `action` is what will be done; `problem` says why it can't be."""

    fields: tuple[Field, ...]
    action: Action | None
    problem: str = ""


class _Filling:
    """A form while it is filled in: each field takes the next of the places that were chosen."""

    def __init__(self, chosen: Sequence[int]) -> None:
        self.left, self.fields = list(chosen), list[Field]()

    def ask(self, name: str, asks: str, picks: Iterable[Pick]) -> Any:
        """The value of a field, or `_Open` is raised if it isn't chosen yet."""
        found = tuple(picks)
        place = self.left.pop(0) if self.left else None
        if place is None and len(found) == 1 and not found[0].why_not:
            place = 0
        fine = place is not None and 0 <= place < len(found) and not found[place].why_not
        self.fields.append(Field(name, asks, found, place if fine else None))
        if place is None or not fine:
            raise _Open
        return found[place].value


class _Open(Exception):
    """A field waits for a choice."""


def form(game: Game, tools: Sequence[str], cards: Sequence[str], chosen: Sequence[int]) -> Form:
    """The form for the next action, with the places that were chosen so far, field by field."""
    filling = _Filling(chosen)
    try:
        verb = filling.ask("verb", "What happens next?", (Pick(verb, LABELS[verb]) for verb in tools))
        what, given = _own(filling, game, verb, tools, cards)
        action = _asked_for(filling, game, Action(verb, what, tuple(given.items())))
    except _Open:
        return Form(tuple(filling.fields), None)
    except IllegalChoice as refused:
        return Form(tuple(filling.fields), None, str(refused))
    except (NoSuchObject, AmbiguousName, LookupError, ValueError) as error:
        return Form(tuple(filling.fields), None, f"That can't be done: {error}")
    return Form(tuple(filling.fields), action)


# ---------------------------------------------------------------- what a verb itself needs
def _own(
    filling: _Filling, game: Game, verb: str, tools: Sequence[str], cards: Sequence[str]
) -> tuple[tuple[Any, ...], dict[str, Any]]:
    """The object of the verb, and its own arguments."""
    if verb == "resolve":
        return (), {}
    if verb == "to":
        return (filling.ask("step", "Which step?", (Pick(step, step) for step in STEPS)),), {}
    what = filling.ask("what", "Which one?", _objects(game, verb, cards))
    given: dict[str, Any] = {}
    players = [Pick(player.name, player.name) for player in game.players]
    if verb in ("cast", "put", "gain_control"):
        given["by"] = filling.ask("by", "Who?", players)
    if verb == "cast" and {"resolve", "copy_spell"} & set(tools):
        said = (Pick(False, "yes, at once"), Pick(True, "no, wait while it is on the stack"))
        if filling.ask("hold", "Does it resolve?", said):
            given["hold"] = True
    if verb == "become_copy":
        others = (pick for pick in _objects(game, verb, cards) if pick.value != what)
        given["of"] = filling.ask("of", "A copy of what?", others)
    if verb == "put_counters":
        given |= {"kind": "+1/+1", "number": filling.ask("number", "How many?", (Pick(n, str(n)) for n in (1, 2, 3)))}
    if verb == "change":
        change = filling.ask("changes", "How does it change?", (Pick(words, says) for says, words in CHANGES.items()))
        given |= {"changes": (value_of(change),), "until": "end of turn"}
    if verb == "activate":
        given["ability"] = filling.ask("ability", "Which ability?", _abilities(game, what))
    return (what,), given


def _objects(game: Game, verb: str, cards: Sequence[str]) -> list[Pick]:
    """What the verb may be done to."""
    if verb == "cast":
        return [Pick(name, name) for name in dict.fromkeys((*(_in_zones(game, (Zone.HAND,))), *cards))]
    if verb == "put":
        there = [Pick(numbered(o), f"{o}, in the {game.objects[o].zone}") for o in _ids(game, ELSEWHERE)]
        return [*there, *(Pick(name, f"{name}, from outside") for name in cards)]
    zones = (Zone.STACK,) if verb == "copy_spell" else (Zone.BATTLEFIELD,)
    return [Pick(numbered(o), _said(game, o), _why_not(game, verb, o)) for o in _ids(game, zones)]


def _in_zones(game: Game, zones: Sequence[Zone]) -> list[str]:
    return [o.label for o in _ids(game, zones)]


def _ids(game: Game, zones: Sequence[Zone]) -> list[ObjectId]:
    return [o for o, obj in game.objects.items() if obj.zone in zones]


def _said(game: Game, o: ObjectId) -> str:
    """An object as a learner sees it: its name now, its card if that is another, and whose it is."""
    seen = game[o]
    card = f" (card: {o})" if seen.name != o.label else "" if o.number == 1 else f" #{o.number}"
    return f"{seen.name or 'no name'}{card}, {seen.controller}'s"


def _why_not(game: Game, verb: str, o: ObjectId) -> str:
    """Why it can't be done to this one at all."""
    if verb not in ("attack", "turn_face_up", "copy_spell"):
        return ""
    return refused(game, Action(verb, (numbered(o),)))


def refused(game: Game, action: Action) -> str:
    """Why the game doesn't allow an action, or nothing if it does (perhaps with choices still to make)."""
    try:
        game.do(action)
    except ChoiceNeeded:
        return ""
    except IllegalChoice as error:
        return error.text
    except (LookupError, ValueError) as error:
        return str(error)
    return ""


def _abilities(game: Game, name: str) -> Iterable[Pick]:
    """Its activated abilities; one that can't be used now says why."""
    seen = game[name]
    abilities = [ability for ability in seen.values.abilities if isinstance(ability, ActivatedAbility)]
    if not abilities:
        yield Pick(None, "none", "it has no activated ability")
    for number, ability in enumerate(abilities):
        yield Pick(number, ability.text(), refused(game, Action("activate", (name,), (("ability", number),))))


# ---------------------------------------------------------------- what the rules ask for
def _asked_for(filling: _Filling, game: Game, action: Action) -> Action:
    """The action with all choices that the rules ask for, one after the other."""
    given = dict(action.given)
    while True:
        tried = Action(action.verb, action.what, tuple(given.items()))
        try:
            game.do(tried)
        except ChoiceNeeded as needed:
            value = filling.ask(needed.name, ASKED.get(needed.name, f"{needed.name}?"), _picks(game, tried, needed))
            given[needed.name] = (*given[needed.name], value) if needed.name in given else (value,)
        else:
            return tried


def _picks(game: Game, action: Action, needed: ChoiceNeeded) -> Iterable[Pick]:
    """What is legal, then what isn't, each with its reason."""
    if needed.options and isinstance(needed.options[0], str) and "number" in needed.options[0]:
        yield from (Pick(number, str(number)) for number in range(MOST_X + 1))
        return
    legal = [option for option in needed.options if option is not None]
    for option in legal:
        is_object = isinstance(option, ObjectId)
        yield Pick(numbered(option) if is_object else option, _name(game, option) if is_object else str(option))  # type: ignore[arg-type]
    if None in needed.options:
        yield Pick(None, "nothing")
    if any(isinstance(option, ObjectId) for option in legal) and needed.name not in dict(action.given):
        for o in _ids(game, (Zone.BATTLEFIELD,)):
            if o not in legal and (reason := _illegal(game, action, needed.name, o)):
                yield Pick(numbered(o), _said(game, o), reason)


def _name(game: Game, o: ObjectId) -> str:
    return _said(game, o) if o in game.objects else str(o)


def _illegal(game: Game, action: Action, name: str, o: ObjectId) -> str:
    """Why this can't be chosen: only the reason, without the list of what is legal."""
    said = refused(game, Action(action.verb, action.what, (*action.given, (name, numbered(o)))))
    return said.partition("can't be chosen: ")[2].partition("; legal:")[0] or said
