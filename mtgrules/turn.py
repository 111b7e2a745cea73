"""Which step is it, and what happens as it begins?"""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import combat_damage, phasing
from .choices import IllegalChoice
from .daynight import at_untap
from .events import CombatEnded, EffectsEnded, StepBegan, Untapped
from .objects import Zone
from .rules import cr
from .sagas import next_chapters
from .state import NEXT_TIME, NEXT_TO_ENTER, STEPS, Turn
from .untapping import held_down_by

if TYPE_CHECKING:
    from .playing import Playing


def go_to(playing: Playing, step: str, whose: str = "") -> None:
    """Step after step, until the named one has begun and its triggers are on the stack. Source: `cr["500.1"]`."""
    if step not in STEPS:
        raise IllegalChoice(f"there is no step {step!r}; there are {', '.join(STEPS)}", cr["500.1"])
    if whose:
        playing.game.player(whose)
    last = playing.game.turn.number + len(playing.game.players) + 1
    while playing.game.turn.number <= last:
        next_step(playing)
        here = playing.game.turn
        if here.step == step and (not whose or here.active == whose):
            return
        playing.settle_stack()
    raise IllegalChoice(f"the {step} never comes: without attackers a turn has no such step", cr["508.8"])


def next_step(playing: Playing) -> None:
    """The step after this one begins; after the cleanup step, the next player's turn. Source: `cr["500.2"]`."""
    game = playing.game
    place = STEPS.index(game.turn.step)
    attacking = any(obj.attacking is not None for obj in game.objects.values())
    mana = any(player.mana for player in game.players)
    if mana:
        game = game.but(players=tuple(player.but(mana="", restricted=()) for player in game.players))
    playing.game = game
    if added := game.turn.added:
        playing.game = game.but(turn=game.turn.but(added=added[:-1]))
        _begin(playing, added[-1])
        return
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
    playing.game = game.but(turn=Turn(following, number, "untap", begun))
    playing.tell(f"{following}'s turn begins", cr["500.1"])
    _begin(playing, "untap")


def _begin(playing: Playing, step: str) -> None:
    playing.happen(StepBegan(step))
    playing.tell(
        f"{playing.game.turn.active}'s {step}{'' if step in ('upkeep', 'cleanup') or step.endswith('step') else ' step'} begins",
        cr["500.1"],
    )
    {
        "untap": _untap,
        "draw": _draw,
        "end of combat": _end_of_combat,
        "cleanup": _cleanup,
        combat_damage.STEP: combat_damage.deal,
        "precombat main": next_chapters,
    }.get(step, _nothing)(playing)


def _nothing(playing: Playing) -> None:
    return


def _untap(playing: Playing) -> None:
    """Permanents phase in and out; it may become day or night; then the active player's untap, except those held
    down.

    Source: `cr["502.1"]` to `cr["502.3"]`.
    """
    _end_effects(playing, "your next turn", playing.game.turn.active)
    phasing.untap_step(playing)
    at_untap(playing, playing.game.in_turn_order[-1])
    game = playing.game
    untapped = []
    for obj in game.in_zone(Zone.BATTLEFIELD, game.turn.active):
        if obj.tapped:
            if holding := held_down_by(game, obj.id):
                playing.tell(
                    f"{obj.id} stays tapped: {holding.label} holds it down {holding.duration.text()}", cr["502.3"]
                )
            else:
                untapped.append(obj.id)
    if untapped:
        playing.happen(*map(Untapped, untapped))
        playing.tell(f"{', '.join(map(str, untapped))} {'untaps' if len(untapped) == 1 else 'untap'}", cr["502.3"])


def _draw(playing: Playing) -> None:
    playing.draw(playing.game.turn.active)


def _end_of_combat(playing: Playing) -> None:
    playing.happen(CombatEnded())


def _cleanup(playing: Playing) -> None:
    """Damage wears off, and what was to last until end of turn or to wait for something this turn ends, at the same
    time. Source: `cr["514.2"]`.
    """
    waiting = tuple(entry for entry in playing.game.delayed if entry.step not in (NEXT_TIME, NEXT_TO_ENTER))
    playing.game = playing.game.but(delayed=waiting)
    _end_effects(playing, "cleanup")


def _end_effects(playing: Playing, until: str, player: str = "") -> None:
    over = tuple(e for e in playing.game.effects if e.duration.until == until and (not player or e.you == player))
    playing.happen(EffectsEnded(over, healed=until == "cleanup"))
    for effect in over:
        playing.tell(f"{effect.label}: its effect ends", cr["514.2"] if until == "cleanup" else cr["611.2a"])
