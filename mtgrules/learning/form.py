"""Which choices does an action still need, which are legal, and why are the others not?

A form is filled in from top to bottom: what to do, with what, and then whatever the rules ask for. What may be
chosen is found by trying: `ChoiceNeeded` lists what is legal, `IllegalChoice` says why something isn't. Nothing is
done to the game.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from ..choices import ChoiceNeeded, IllegalChoice
from ..naming import AmbiguousName, NoSuchObject, numbered
from ..objects import ObjectId, Zone
from ..verbs import Action
from .filling import Field, Filling, Open, Pick
from .own_choices import LABELS, ids, nothing_for, own_choices, refused, said

if TYPE_CHECKING:
    from ..state import Game

ASKED = {
    "copying": "As a copy of what?", "target": "Which target?", "keep": "Which one stays?",
    "color": "Which color?", "x": "What is X?", "mana": "Which mana?", "may": "Do it?", "exile": "Which one is exiled?",
    "defender": "Who is attacked?", "mutating": "Over the creature or under it?", "cast": "Cast the copy?",
    "order": "Which is applied first?",
}  # fmt: skip
MOST_X = 6
SWAP = "swap"
"""A verb of the sandbox, not of the game: the last two things happen in the other order."""


class Form(NamedTuple):
    """The fields so far. If nothing is missing, `action` is what will be done; `problem` says why it can't be."""

    fields: tuple[Field, ...]
    action: Action | None
    problem: str = ""


def form(
    game: Game,
    tools: Sequence[str],
    cards: Sequence[str],
    chosen: Sequence[int],
    why_not: Mapping[str, str] | None = None,
) -> Form:
    """The form for the next action, with the places that were chosen so far, field by field; `why_not` says which
    verbs can't be used now."""
    filling = Filling(chosen)
    try:
        none = {verb: nothing_for(game, verb, cards) for verb in tools}
        verbs = (Pick(verb, LABELS[verb], (why_not or {}).get(verb, "") or none[verb]) for verb in tools)
        verb = filling.ask("verb", "What happens next?", verbs)
        what, given = own_choices(filling, game, verb, tools, cards)
        action = Action(verb, what, tuple(given.items()))
        if verb != SWAP:
            action = _asked_for(filling, game, action)
    except Open:
        return Form(tuple(filling.fields), None)
    except IllegalChoice as refused_now:
        return Form(tuple(filling.fields), None, str(refused_now))
    except (NoSuchObject, AmbiguousName, LookupError, ValueError) as error:
        return Form(tuple(filling.fields), None, f"That can't be done: {error}")
    return Form(tuple(filling.fields), action)


# ---------------------------------------------------------------- what the rules ask for
def _asked_for(filling: Filling, game: Game, action: Action) -> Action:
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
        for o in ids(game, (Zone.BATTLEFIELD,)):
            if o not in legal and (reason := _illegal(game, action, needed.name, o)):
                yield Pick(numbered(o), said(game, o), reason)


def _name(game: Game, o: ObjectId) -> str:
    return said(game, o) if o in game.objects else str(o)


def _illegal(game: Game, action: Action, name: str, o: ObjectId) -> str:
    """Why this can't be chosen: only the reason, without the list of what is legal."""
    said = refused(game, Action(action.verb, action.what, (*action.given, (name, numbered(o)))))
    return said.partition("can't be chosen: ")[2].partition("; legal:")[0] or said
