"""Which step is it, and what happens as it begins?"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .changes import StaysTapped
from .choices import IllegalChoice
from .daynight import at_untap
from .effects import ContinuousEffect
from .events import Damaged, StepBegan, Untapped
from .objects import ObjectId, Zone
from .rules import cr
from .state import STEPS, Turn

if TYPE_CHECKING:
    from .playing import Playing
    from .state import Game


def go_to(playing: Playing, step: str, whose: str = "") -> None:
    """Step after step, until the named one has begun and its triggers are on the stack. Source: `cr["500.1"]`."""
    if step not in STEPS:
        raise IllegalChoice(f"there is no step {step!r}; there are {', '.join(STEPS)}", cr["500.1"])
    if whose:
        playing.game.player(whose)
    while True:
        next_step(playing)
        here = playing.game.turn
        if here.step == step and (not whose or here.active == whose):
            return
        playing.check()
        while playing.game.stack:
            playing.resolve_top()
            playing.check()


def next_step(playing: Playing) -> None:
    """The step after this one begins; after the cleanup step, the next player's turn. Source: `cr["500.2"]`."""
    game = playing.game
    place = STEPS.index(game.turn.step)
    attacking = any(obj.attacking is not None for obj in game.objects.values())
    mana = any(player.mana for player in game.players)
    if mana:
        game = game.but(players=tuple(player.but(mana="") for player in game.players))
    playing.game = game
    if place + 1 == len(STEPS):
        _next_turn(playing)
        return
    following = STEPS[place + 1]
    if following == "declare blockers" and not attacking:
        following = "end of combat"
    _begin(playing, following)


def _next_turn(playing: Playing) -> None:
    game = playing.game
    following = game.in_turn_order[1 % len(game.players)]
    number = game.turn.number + 1
    begun = (*((name, n) for name, n in game.turn.begun if name != following), (following, number))
    before = game.turn.active
    playing.game = game.but(turn=Turn(following, number, "untap", begun))
    playing.tell(f"{following}'s turn begins", cr["500.1"])
    at_untap(playing, before)
    _begin(playing, "untap")


def _begin(playing: Playing, step: str) -> None:
    playing.happen(StepBegan(step))
    playing.tell(f"{playing.game.turn.active}'s {step}{'' if step in ('upkeep', 'cleanup') or step.endswith('step') else ' step'} begins", cr["500.1"])
    {"untap": _untap, "draw": _draw, "end of combat": _end_of_combat, "cleanup": _cleanup, "combat damage": _damage}.get(step, _nothing)(playing)


def _nothing(playing: Playing) -> None:
    return


def _untap(playing: Playing) -> None:
    """The active player's permanents untap, except those that an effect holds down. Source: `cr["502.3"]`."""
    game = playing.game
    _end_effects(playing, "your next turn", game.turn.active)
    for obj in game.in_zone(Zone.BATTLEFIELD, game.turn.active):
        if obj.tapped:
            if holding := held_down_by(game, obj.id):
                playing.tell(f"{obj.id} stays tapped: {holding.label}", cr["502.3"])
            else:
                playing.happen(Untapped(obj.id))


def held_down_by(game: Game, o: ObjectId) -> ContinuousEffect | None:
    """The effect that keeps a permanent from untapping in the untap step, if there is one. Source: `cr["502.3"]`."""
    for effect in game.effects:
        if o in effect.pinned and any(isinstance(change, StaysTapped) for change in effect.changes):
            return effect
    return None


def _draw(playing: Playing) -> None:
    playing.draw(playing.game.turn.active)


def _damage(playing: Playing) -> None:
    """Unblocked attackers deal damage equal to their power to what they attack. Source: `cr["510.2"]`."""
    for seen in playing.game.battlefield:
        whom = seen.object.attacking
        if whom is None or not seen.power or seen.power <= 0:
            continue
        if isinstance(whom, ObjectId) and whom not in playing.game.objects:
            continue
        playing.happen(Damaged(seen.id, whom, seen.power, combat=True))
        playing.tell(f"{seen.id} deals {seen.power} damage to {whom}", cr["510.2"])


def _end_of_combat(playing: Playing) -> None:
    game = playing.game
    attackers = [obj for obj in game.objects.values() if obj.attacking is not None]
    if attackers:
        playing.game = game.with_objects(obj.but(attacking=None) for obj in attackers)


def _cleanup(playing: Playing) -> None:
    """Damage wears off and "until end of turn" ends, at the same time. Source: `cr["514.2"]`."""
    game = playing.game
    healed = [obj.but(damage=0) for obj in game.objects.values() if obj.damage]
    playing.game = game.with_objects(healed) if healed else game
    _end_effects(playing, "cleanup")


def _end_effects(playing: Playing, until: str, player: str = "") -> None:
    game = playing.game
    over = [e for e in game.effects if e.duration.until == until and (not player or e.you == player)]
    if over:
        playing.game = game.but(effects=tuple(e for e in game.effects if e not in over))
        for effect in over:
            playing.tell(f"{effect.label}: its effect ends", cr["514.2"] if until == "cleanup" else cr["611.2a"])
