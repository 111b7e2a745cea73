"""How is each of the players' verbs carried out?"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from .activating import activate
from .arriving import create_tokens, put_onto_battlefield
from .blocking import block
from .casting import cast
from .changes import Change, ChangeControl
from .choices import Choices, IllegalChoice
from .copying import called, copy_effect
from .copying_spells import copy_spell
from .effects import UNTIL, ContinuousEffect
from .events import AttackersDeclared, CountersChanged, Tapped, TurnedFaceUp, Untapped
from .facedown import may_turn_face_up
from .flipping import flip
from .melding import meld
from .naming import NoSuchObject, find
from .objects import ObjectId, Zone
from .phasing import phase_in, phase_out, present
from .playable import supplied
from .playing import Playing
from .playing_lands import play_land
from .resolving import resolve_top
from .rooms import unlock
from .rules import cr
from .selectors import Only
from .sentences import listed
from .state import STEPS
from .turn import go_to, next_step
from .verbs import GO_BACK, Action
from .zones import Moved

if TYPE_CHECKING:
    from .state import Game


def act(game: Game, action: Action) -> Game:
    """The game after an action. If a choice is missing or illegal, an error says so and nothing has happened."""
    if action.verb == GO_BACK:
        place: int = action.what[0]
        return game.history[place].game
    given = dict(action.given)
    verb = VERBS[action.verb]
    own = {name: given.pop(name) for name in list(given) if name in _OWN_ARGUMENTS.get(action.verb, ())}
    hold = given.pop("hold", False)
    done = game.done
    playing = Playing(game.but(actions=done, doing=action), Choices(given))
    verb(playing, *action.what, **own)
    height = 0 if action.verb == "resolve" else len(game.stack)
    return finish(playing, height, hold).but(actions=(*done, action), doing=None)


def finish(playing: Playing, height: int, hold: bool) -> Game:
    """Resolve what the action put on the stack, down to what was there before."""
    if hold:
        playing.check()
    else:
        playing.settle_stack(height)
    playing.choices.check_all_used()
    last = playing.game.history[-1].game if playing.game.history else None
    if last is None or last.objects is not playing.game.objects or last.effects is not playing.game.effects:
        playing.tell("the game goes on")
    return playing.game


# ---------------------------------------------------------------- spells
def _copy_spell(playing: Playing, name: str, by: str = "") -> None:
    o = find(playing.game, name)
    copy_spell(playing, o, by or playing.game.objects[o].controller)


def _resolve(playing: Playing) -> None:
    if not playing.game.stack:
        raise IllegalChoice("there is nothing on the stack to resolve", cr["405.5"])
    resolve_top(playing)


# ---------------------------------------------------------------- combat and turn
def _attack(playing: Playing, *names: str) -> None:
    game = playing.game
    player = game.turn.active
    attackers = [present(game, name) for name in names]
    if STEPS.index(game.turn.step) > STEPS.index("declare attackers"):
        raise IllegalChoice(f"attackers aren't declared in the {game.turn.step}", cr["508.1"])
    while STEPS.index(playing.game.turn.step) < STEPS.index("declare attackers"):
        next_step(playing)
        playing.settle_stack()
    declared = []
    for o in attackers:
        if reason := why_not_attack(playing.game, o, player):
            raise IllegalChoice(f"{o} can't attack: {reason[0]}", *reason[1])
        opponents = [name for name in game.in_turn_order if name != player]
        walkers = [
            seen.id
            for seen in playing.game.battlefield
            if seen.controller != player and (seen.is_("Planeswalker") or seen.is_("Battle"))
        ]
        if not playing.choices.has("defender") and len(opponents) == 1:
            whom: Any = opponents[0]
        else:
            whom = playing.choices.pick(
                playing.game, "defender", [*opponents, *walkers], player, cr["508.1b"], question="whom it attacks"
            )
        declared.append((o, whom))
    playing.happen(*(Tapped(o) for o, _ in declared if not playing.game[o].has("vigilance")))
    playing.happen(AttackersDeclared(tuple(declared)))
    playing.tell(f"{player} attacks: {', '.join(f'{o} attacks {whom}' for o, whom in declared)}", cr["508.1"])


def why_not_attack(game: Game, o: ObjectId, player: str) -> tuple[str, tuple[Any, ...]] | None:
    """Why a creature can't be declared as an attacker, with the rule. Source: `cr["508.1a"]`, `cr["508.1c"]`."""
    from .activating import summoning_sick

    seen = game[o]
    if seen.controller != player:
        return f"{seen.controller} controls it", (cr["508.1a"],)
    if not seen.is_("Creature"):
        return "it isn't a creature", (cr["508.1a"],)
    if seen.tapped:
        return "it is tapped", (cr["508.1a"],)
    if seen.has("defender"):
        return "it has defender", (cr["702.3b"],)
    if sick := summoning_sick(seen):
        return sick.text, sick.all_rules
    return None


def _to(playing: Playing, step: str, whose: str = "") -> None:
    go_to(playing, step, whose)


# ---------------------------------------------------------------- an effect does it
def _put(playing: Playing, *names: str, by: str = "") -> None:
    arriving: list[tuple[ObjectId, str]] = []
    for name in names:
        try:
            o = find(playing.game, name)
            if playing.game.objects[o].zone is Zone.BATTLEFIELD or o in dict(arriving):
                raise NoSuchObject(name, ())
            player = by or playing.game.objects[o].owner
        except NoSuchObject:
            player = by or playing.game.turn.active
            obj = supplied(playing.game, name, player)
            playing.game, o = playing.game.with_objects([obj]), obj.id
        arriving.append((o, player))
    put_onto_battlefield(playing, arriving)


def _move(to: Zone, how: str) -> Callable[..., None]:
    def move(playing: Playing, *names: str) -> None:
        objects = tuple(present(playing.game, name) for name in names)
        if how == "destroyed":
            objects = tuple(o for o in objects if not playing.game[o].has("indestructible"))
        if objects:
            playing.happen(Moved(objects, to, how))
            playing.tell(f"{listed(objects)} {'is' if len(objects) == 1 else 'are'} {how}", cr["400.7"])

    return move


def _tap(playing: Playing, *names: str) -> None:
    for o in (present(playing.game, name) for name in names):
        if not playing.game.objects[o].tapped:
            playing.happen(Tapped(o))
            playing.tell(f"{o} becomes tapped", cr["701.26a"])


def _untap(playing: Playing, *names: str) -> None:
    for o in (present(playing.game, name) for name in names):
        if playing.game.objects[o].tapped:
            playing.happen(Untapped(o))
            playing.tell(f"{o} becomes untapped", cr["701.26b"])


def _transform(playing: Playing, *names: str) -> None:
    for o in [present(playing.game, name) for name in names]:
        playing.transform(o)


def _flip(playing: Playing, *names: str) -> None:
    for o in [present(playing.game, name) for name in names]:
        flip(playing, o)


def _turn_face_up(playing: Playing, name: str, by: str = "") -> None:
    o = present(playing.game, name)
    allowed = may_turn_face_up(playing.game, o, by)
    if not allowed:
        raise IllegalChoice(allowed.text, *allowed.all_rules)
    playing.happen(TurnedFaceUp(o))
    playing.tell(
        f"{o} is turned face up: the cover goes, and everything else about it stays", cr["708.8"], cr["708.10"]
    )


def _turn_face_down(playing: Playing, *names: str) -> None:
    for o in (present(playing.game, name) for name in names):
        if playing.game.objects[o].card.double_faced:
            playing.tell(f"{o} is double-faced, so it can't be turned face down: nothing happens", cr["712.16"])
        elif not playing.game.objects[o].face_down:
            playing.happen(TurnedFaceUp(o, face_down=True))
            playing.tell(f"{o} is turned face down", cr["708.2"])


def _meld(playing: Playing, *names: str, by: str = "") -> None:
    objects = [find(playing.game, name) for name in names]
    meld(playing, objects, by or playing.game.objects[objects[0]].owner)


def _become_copy(playing: Playing, name: str, of: str, except_: tuple[Change, ...] = (), until: str = "") -> None:
    game = playing.game
    o, model = present(game, name), present(game, of)
    effect = copy_effect(o, game, model, game.clock + 1, except_, duration=UNTIL[until], you=game.controller(o))
    playing.begin(effect)
    playing.tell(f"{o} becomes a copy of {called(game, model)} {effect.duration.text()}", cr["707.4"], cr["707.2"])


def _change(playing: Playing, name: str, changes: tuple[Change, ...], until: str = "end of turn") -> None:
    o = present(playing.game, name)
    you = playing.game.controller(o)
    effect = ContinuousEffect(o, Only((o,)), changes, 0, label="an effect", you=you, duration=UNTIL[until])
    playing.begin(effect)
    playing.tell(f"{o} {' and '.join(change.text() for change in changes)} {effect.duration.text()}", cr["611.2"])


def _gain_control(playing: Playing, name: str, by: str, until: str = "") -> None:
    playing.game.player(by)
    o = present(playing.game, name)
    effect = ContinuousEffect(
        o, Only((o,)), (ChangeControl(by),), 0, label="a control effect", you=by, duration=UNTIL[until]
    )
    playing.begin(effect)
    playing.tell(f"{by} gains control of {o} {effect.duration.text()}", cr["613.1b"])


def _put_counters(playing: Playing, name: str, kind: str, number: int = 1) -> None:
    o = present(playing.game, name)
    playing.happen(CountersChanged(o, kind, number))
    counters = f"{abs(number)} {kind} counter{' is' if abs(number) == 1 else 's are'}"
    playing.tell(f"{counters} {'put on' if number > 0 else 'removed from'} {o}", cr["122.6"])


def _create_token(playing: Playing, name: str, by: str = "", number: int = 1) -> None:
    player = by or playing.game.turn.active
    create_tokens(playing, [(playing.game.card(name, token=True), 0, player)] * number)


VERBS: dict[str, Callable[..., None]] = {
    "cast": cast,
    "copy_spell": _copy_spell,
    "play": play_land,
    "unlock": unlock,
    "activate": activate,
    "attack": _attack,
    "block": block,
    "to": _to,
    "resolve": _resolve,
    "put": _put,
    "destroy": _move(Zone.GRAVEYARD, "destroyed"),
    "exile": _move(Zone.EXILE, "exiled"),
    "sacrifice": _move(Zone.GRAVEYARD, "sacrificed"),
    "return_to_hand": _move(Zone.HAND, "returned to its owner's hand"),
    "tap": _tap,
    "untap": _untap,
    "transform": _transform,
    "flip": _flip,
    "turn_face_up": _turn_face_up,
    "turn_face_down": _turn_face_down,
    "meld": _meld,
    "become_copy": _become_copy,
    "change": _change,
    "gain_control": _gain_control,
    "put_counters": _put_counters,
    "create_token": _create_token,
    "phase_out": phase_out,
    "phase_in": phase_in,
}
_OWN_ARGUMENTS: dict[str, tuple[str, ...]] = {
    "cast": ("by", "free", "way"),
    "unlock": ("half",),
    "copy_spell": ("by",),
    "play": ("by",),
    "activate": ("ability", "by"),
    "block": ("attacker",),
    "to": ("whose",),
    "put": ("by",),
    "turn_face_up": ("by",),
    "meld": ("by",),
    "become_copy": ("of", "except_", "until"),
    "change": ("changes", "until"),
    "gain_control": ("by", "until"),
    "put_counters": ("kind", "number"),
    "create_token": ("by", "number"),
}
