"""What does a verb itself need to be told, before the rules ask for anything?

With what, by whom, in which way, for how long. What isn't possible is offered as well, with the reason.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any

from ..abilities import ActivatedAbility, Keyword
from ..cards import UnknownCard
from ..choices import ChoiceNeeded, IllegalChoice
from ..modes import in_its_mode
from ..naming import numbered
from ..objects import ObjectId, Zone
from ..playable import whose
from ..rooms import HALVES
from ..sentences import WHERE
from ..spell_abilities import Replicate
from ..state import STEPS
from ..targeting import legal_targets, targets_of
from ..verbs import Action
from ..ways import ways_of
from ..words import value_of
from .filling import Filling, Pick

if TYPE_CHECKING:
    from ..objects import Card
    from ..state import Game

LABELS = {
    "cast": "Cast a card", "put": "Put a card onto the battlefield", "activate": "Use an ability", "attack": "Attack",
    "become_copy": "Make something a copy", "change": "Change something until end of turn",
    "put_counters": "Put +1/+1 counters on something", "gain_control": "Give somebody control of something",
    "transform": "Transform something", "flip": "Flip something", "turn_face_up": "Turn something face up",
    "turn_face_down": "Turn something face down", "meld": "Meld two cards", "unlock": "Unlock a half of a Room",
    "phase_out": "Let something phase out", "tap": "Tap something",
    "untap": "Untap something", "exile": "Exile something", "destroy": "Destroy something",
    "sacrifice": "Sacrifice something", "return_to_hand": "Return something to its owner's hand",
    "copy_spell": "Copy a spell on the stack", "resolve": "Resolve what is on the stack", "to": "Go on to a later step",
    "swap": "Let the last two things happen in the other order",
}  # fmt: skip
CHANGES = {
    "gets +3/+3": "ModifyPowerToughness(3, 3)",
    "is 1/1": "SetPowerToughness(1, 1)",
    "is an Insect": "SetTypes(('Creature', 'Insect'))",
    "is red": "SetColors('R')",
    "loses all abilities": "LoseAllAbilities()",
    "has flying": "GainAbility(FLYING)",
}
WAYS = {
    "": "as usual", "face down": "face down, with morph", "prototype": "as a prototype, small and cheap",
    "mutate": "so that it mutates", "bestow": "as an Aura, with bestow", "blitz": "for its blitz cost",
    "fuse": "both halves together",
}  # fmt: skip
LASTS = {"with no end": "", "until end of turn": "end of turn"}
ELSEWHERE = (Zone.GRAVEYARD, Zone.EXILE, Zone.HAND)
TRIED = ("attack", "turn_face_up", "copy_spell")
"""Verbs that the rules may refuse for one object and not for another: each is tried."""
MOST_TIMES = 3


class _Told:
    """The arguments of a verb while they are collected."""

    def __init__(self, filling: Filling, game: Game, verb: str, tools: Sequence[str]) -> None:
        self.filling, self.game, self.verb, self.tools = filling, game, verb, tools
        self.given: dict[str, Any] = {}

    def ask(self, name: str, asks: str, picks: Iterable[Pick]) -> Any:
        return self.filling.ask(name, asks, picks)

    def keep(self, name: str, asks: str, picks: Iterable[Pick]) -> None:
        """Ask for an argument, and leave it out if it is as usual."""
        if value := self.filling.ask(name, asks, picks):
            self.given[name] = value


def own_choices(
    filling: Filling, game: Game, verb: str, tools: Sequence[str], cards: Sequence[str]
) -> tuple[tuple[Any, ...], dict[str, Any]]:
    """The objects of the verb, and its own arguments."""
    told = _Told(filling, game, verb, tools)
    if verb in ("resolve", "swap"):
        return (), {}
    if verb == "to":
        return (filling.ask("step", "Which step?", (Pick(step, step) for step in STEPS)),), {}
    what = filling.ask("what", "Which one?", objects(game, verb, cards))
    if verb in ("cast", "put", "gain_control", "copy_spell"):
        told.given["by"] = filling.ask("by", "Who?", [Pick(player.name, player.name) for player in game.players])
    if verb == "meld":
        others = [pick for pick in objects(game, verb, cards) if pick.value != what]
        return (what, filling.ask("with", "With which other card?", others)), {}
    if more := _MORE.get(verb):
        more(told, what)
    return (what,), told.given


# ---------------------------------------------------------------- what each verb needs besides
def _cast(told: _Told, name: str) -> None:
    card = _card(told.game, name)
    if card is not None:
        if len(ways := ways_of(card)) > 1:
            told.keep("way", "How?", (Pick(way, WAYS.get(way, way)) for way in ways))
        words = {getattr(ability, "keyword", ""): ability for ability in card.faces[0].abilities}
        if isinstance(kicker := words.get("kicker"), Keyword):
            told.keep("kicked", f"Is its kicker {kicker.quality} paid?", (Pick(0, "no"), Pick(1, "yes")))
        if isinstance(replicate := words.get("replicate"), Replicate):
            times = (Pick(number, str(number)) for number in range(MOST_TIMES + 1))
            told.keep("replicate", f"How often is its replicate cost {replicate.cost} paid?", times)
    if {"resolve", "copy_spell"} & set(told.tools):
        said = (Pick(False, "yes, at once"), Pick(True, "no, wait while it is on the stack"))
        told.keep("hold", "Does it resolve?", said)


def _card(game: Game, name: str) -> Card | None:
    try:
        return game.card(name.partition("#")[0])
    except UnknownCard:
        return None


def _copy_spell(told: _Told, name: str) -> None:
    spell = told.game[name]
    asked = targets_of(in_its_mode(spell.object, spell.values.abilities))
    if len(asked) == 1:
        legal, _ = legal_targets(told.game, asked[0][1], spell.id, told.given["by"])
        picks = [Pick(None, "the same as the original")]
        picks += [Pick(numbered(o), said(told.game, o)) if isinstance(o, ObjectId) else Pick(o, o) for o in legal]
        told.keep("copy_target", "Which target for the copy?", picks)


def _become_copy(told: _Told, name: str) -> None:
    others = (pick for pick in objects(told.game, told.verb, ()) if pick.value != name)
    told.given["of"] = told.ask("of", "A copy of what?", others)
    _until(told)


def _until(told: _Told, *_: str) -> None:
    """For how long: asked only where the turn can end."""
    if "to" in told.tools:
        told.keep("until", "For how long?", (Pick(until, says) for says, until in LASTS.items()))


def _put_counters(told: _Told, _: str) -> None:
    number = told.ask("number", "How many?", (Pick(n, str(n)) for n in range(1, MOST_TIMES + 1)))
    told.given |= {"kind": "+1/+1", "number": number}


def _change(told: _Told, _: str) -> None:
    change = told.ask(
        "changes", "How does it change?", (Pick(value_of(words), says) for says, words in CHANGES.items())
    )
    told.given |= {"changes": (change,), "until": "end of turn"}


def _activate(told: _Told, name: str) -> None:
    told.given["ability"] = told.ask("ability", "Which ability?", _abilities(told.game, name))


def _unlock(told: _Told, name: str) -> None:
    halves = (Pick(half, half, refused(told.game, Action("unlock", (name,), (("half", half),)))) for half in HALVES)
    told.given["half"] = told.ask("half", "Which half?", halves)


_MORE: dict[str, Callable[[_Told, str], None]] = {
    "cast": _cast, "copy_spell": _copy_spell, "become_copy": _become_copy, "gain_control": _until,
    "put_counters": _put_counters, "change": _change, "activate": _activate, "unlock": _unlock,
}  # fmt: skip


# ---------------------------------------------------------------- with what it can be done
def objects(game: Game, verb: str, cards: Sequence[str]) -> list[Pick]:
    """What the verb may be done to."""
    if verb == "cast":
        in_hand = [o.label for o in ids(game, (Zone.HAND,))]
        in_exile = [obj.id.label for obj in game.in_zone(Zone.EXILE) if whose(game, obj)]
        return [Pick(name, name) for name in dict.fromkeys((*in_hand, *in_exile, *cards))]
    if verb == "put":
        there = [Pick(numbered(o), f"{o}, {WHERE[game.objects[o].zone]}") for o in ids(game, ELSEWHERE)]
        return [*there, *(Pick(name, f"{name}, from outside") for name in cards)]
    zones = (Zone.STACK,) if verb == "copy_spell" else (Zone.BATTLEFIELD,)
    return [Pick(numbered(o), said(game, o), _why_not(game, verb, o)) for o in ids(game, zones)]


def nothing_for(game: Game, verb: str, cards: Sequence[str]) -> str:
    """Why there is nothing that the verb could be done to, if that is so."""
    if verb in ("to", "swap"):
        return ""
    if verb in ("resolve", "copy_spell"):
        return "" if game.stack else "nothing is on the stack"
    if verb in ("cast", "put"):
        zones = (Zone.HAND,) if verb == "cast" else ELSEWHERE
        return "" if cards or ids(game, zones) else "there is no card for it"
    return "" if ids(game, (Zone.BATTLEFIELD,)) else "nothing is on the battlefield"


def ids(game: Game, zones: Sequence[Zone]) -> list[ObjectId]:
    """What there is in these zones; what is phased out doesn't count."""
    return [o for o, obj in game.objects.items() if obj.zone in zones and not obj.phased_out]


def said(game: Game, o: ObjectId) -> str:
    """An object as a learner sees it: its name now, its card if that is another, and whose it is."""
    seen = game[o]
    card = f" (card: {o})" if seen.name != o.label else "" if o.number == 1 else f" #{o.number}"
    return f"{seen.name or 'no name'}{card}, {seen.controller}'s"


def _why_not(game: Game, verb: str, o: ObjectId) -> str:
    """Why it can't be done to this one at all."""
    obj = game.objects[o]
    so = {"tap": (obj.tapped, "tapped"), "untap": (not obj.tapped, "untapped"), "flip": (obj.flipped, "flipped"),
          "turn_face_down": (obj.face_down, "face down")}  # fmt: skip
    is_so, word = so.get(verb, (False, ""))
    if is_so:
        return f"it is {word} already"
    return refused(game, Action(verb, (numbered(o),))) if verb in TRIED else ""


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
