"""What triggers, and looking at which moment?"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from .abilities import TriggeredAbility
from .events import ControlChanged, Event, Happening, SpellCast, StepBegan
from .objects import GameObject, ObjectId, Zone
from .rules import Rule, cr
from .state import NEXT_TIME, NOTHING, Delayed, StackItem
from .triggering_again import and_again
from .zones import Entered

if TYPE_CHECKING:
    from .effects import ContinuousEffect
    from .state import Game


def triggered(happening: Happening) -> tuple[StackItem, ...]:
    """All that this event sets off: abilities of permanents, those linked to how something entered, delayed ones."""
    return (
        *of_permanents(happening),
        *of_spells(happening),
        *of_the_gone(happening),
        *linked(happening.event),
        *delayed(happening),
    )


def of_permanents(happening: Happening) -> tuple[StackItem, ...]:
    """The abilities of permanents that this event sets off, in the order of the objects. Source: `cr["603.2"]`,
    `cr["603.10"]`.
    """
    found: list[StackItem] = []
    for game, back in ((happening.before, True), (happening.after, False)):
        for o, you, ability in game.derivation.abilities(TriggeredAbility):
            if ability.when.looks_back is not back:
                continue
            for that in ability.when.fires(happening, o, you):
                if _condition_holds(ability, game, o, you):
                    memory = ability.when.remembers(happening.event)
                    x = _x(game.objects[o], game)
                    found.append(StackItem(o, you, ability, x=x, that=that, memory=memory))
    return tuple(and_again(happening, found))


def of_spells(happening: Happening) -> tuple[StackItem, ...]:
    """The abilities of a spell that trigger as it is cast. Source: `cr["113.6k"]`, `cr["601.2i"]`."""
    event, after = happening.event, happening.after
    if not isinstance(event, SpellCast):
        return ()
    return tuple(
        StackItem(event.object, event.player, ability, x=after.objects[event.object].x or 0, that=event.object)
        for ability in after.derivation.line(event.object).values.abilities
        if isinstance(ability, TriggeredAbility)
        and ability.when.fires(happening, event.object, event.player)
        and ability.when.on_the_stack
        and _condition_holds(ability, after, event.object, event.player)
    )


def of_the_gone(happening: Happening) -> tuple[StackItem, ...]:
    """The abilities of something that did it and has left by doing so, as it last was. Source: `cr["603.10"]`,
    `cr["608.2h"]`.
    """
    o, after = happening.event.done_by, happening.after
    if o is None or o in after.objects or o not in after.gone:
        return ()
    line = after.gone[o].derivation.line(o)
    return tuple(
        StackItem(o, line.controller, ability, that=that)
        for ability in line.values.abilities
        if isinstance(ability, TriggeredAbility)
        for that in ability.when.fires(happening, o, line.controller)
    )


def linked(event: Event) -> tuple[StackItem, ...]:
    """The triggers that are linked to how a permanent entered. Source: `cr["603.11"]`, `cr["607.2h"]`."""
    return event.linked if isinstance(event, Entered) else ()


def _condition_holds(ability: TriggeredAbility, game: Game, o: object, you: str) -> bool:
    return ability.condition is None or ability.condition.holds_in(game, o, you)  # type: ignore[arg-type]


def _x(obj: GameObject, game: Game) -> int:
    """X for a trigger of a permanent: that of the spell it was, if the ability isn't from a copy. `cr["107.3m"]`,
    `cr["107.3j"]`.
    """
    copied = any(line.change and line.change.gives_all for line in game.derivation.line(obj.id).lines())
    return 0 if copied else obj.x or 0


def delayed(happening: Happening) -> tuple[StackItem, ...]:
    """Delayed triggers whose step begins. Each goes off once. Source: `cr["603.7b"]`."""
    event = happening.event
    if not isinstance(event, StepBegan):
        return tuple(item for entry in happening.before.delayed for item in _next_event(entry, happening))
    return tuple(entry.item for entry in happening.before.delayed if entry.step == event.step)


def _next_event(entry: Delayed, happening: Happening) -> tuple[StackItem, ...]:
    """The trigger of a delayed ability that waits for an event, if this is it. Source: `cr["603.7a"]`,
    `cr["603.7b"]`.
    """
    ability = entry.item.ability
    if entry.step != NEXT_TIME or not isinstance(ability, TriggeredAbility):
        return ()
    found = ability.when.fires(happening, entry.item.source, entry.item.controller)[:1]
    return tuple(entry.item.but(that=that) for that in found)


def set_off(after: Game, happened: Iterable[Happening]) -> Game:
    """The game with what these events of one moment have triggered waiting for the stack; a delayed ability goes off
    once. Source: `cr["603.2"]`, `cr["603.7b"]`.
    """
    waiting, over = list(after.waiting), list[Delayed]()
    for happening in happened:
        if over:
            happening = happening.but(before=happening.before.but(delayed=_without(happening.before.delayed, over)))
        waiting += triggered(happening)
        over += gone_off(happening)
    return after.but(waiting=tuple(waiting), delayed=_without(after.delayed, over))


def _without(delayed: Iterable[Delayed], over: list[Delayed]) -> tuple[Delayed, ...]:
    return tuple(entry for entry in delayed if entry not in over)


def gone_off(happening: Happening) -> tuple[Delayed, ...]:
    """The delayed abilities that waited for this event: they are over. Source: `cr["603.7b"]`."""
    return tuple(entry for entry in happening.before.delayed if _next_event(entry, happening))


def watched(before: Game, after: Game) -> Game:
    """The game with what the event ended: durations that are over, delayed triggers that went off, lost control,
    combat.
    """
    if after.turn.step != before.turn.step:
        after = after.but(delayed=tuple(entry for entry in after.delayed if entry.step != after.turn.step))
    after = _durations(after)
    return _combat(before, _control(before, after))


def _durations(game: Game) -> Game:
    """An effect whose "for as long as" is over is gone for good; that may end another one's. Source:
    `cr["611.2b"]`.
    """
    while over := [effect for effect in game.effects if effect.duration.while_ and not _lasts(effect, game)]:
        game = game.but(effects=tuple(effect for effect in game.effects if effect not in over))
        for effect in over:
            reason, rules = why_over(effect, game)
            game = game.told(f"{effect.text()}: {reason}, so this is over, and doesn't begin again", *rules)
    return game


def _lasts(effect: ContinuousEffect, game: Game) -> bool:
    condition = effect.duration.while_
    return condition is None or condition.holds(game.derivation.board, effect.source, effect.you)


def why_over(effect: ContinuousEffect, game: Game) -> tuple[str, tuple[Rule, ...]]:
    """Why the duration of an effect has ended, and the rules for it. Source: `cr["611.2b"]`, `cr["702.26f"]`."""
    condition, source = effect.duration.while_, game.objects.get(effect.source)
    reason = condition.why_not(game.derivation.board, effect.source, effect.you) if condition else ""
    return reason, (cr["611.2b"], cr["702.26f"]) if source and source.phased_out else (cr["611.2b"],)


def _control(before: Game, after: Game) -> Game:
    """A permanent that came under another player's control hasn't been under it since their turn began.
    `cr["302.6"]`.
    """
    changed = [after.objects[event.object].but(since=after.turn.number) for event in changes_of_control(before, after)]
    return after.with_objects(changed) if changed else after


def changes_of_control(before: Game, after: Game) -> tuple[ControlChanged, ...]:
    """What another player controls now, in the order of the objects. Source: `cr["110.2"]`."""
    if before.effects is after.effects and before.objects is after.objects:
        return ()
    found = []
    for o, line in after.derivation.lines.items():
        earlier = before.derivation.lines.get(o)
        if earlier is not None and earlier.controller != line.controller:
            found.append(ControlChanged(o, earlier.controller, line.controller))
    return tuple(found)


def _combat(before: Game, after: Game) -> Game:
    """What stops being a creature, or what it was attacked as, or changes its controller, is removed from combat.
    `cr["506.4"]`.
    """
    attacking = [obj for obj in after.objects.values() if obj.attacking is not None and obj.zone is Zone.BATTLEFIELD]
    for obj in attacking:
        attacked = obj.attacking
        if reason := _leaves_combat(obj.id, before, after, frozenset({"Creature"})):
            after = after.changed(obj.id, attacking=None, blocked=False).told(
                f"{obj.id} is removed from combat: {reason}", cr["506.4"]
            )
        elif isinstance(attacked, ObjectId) and (
            reason := _leaves_combat(attacked, before, after, frozenset({"Planeswalker", "Battle"}))
        ):
            text = f"{attacked} is removed from combat: {reason}; {obj.id} goes on attacking, but nothing"
            after = after.changed(obj.id, attacking=NOTHING).told(text, cr["506.4"], cr["506.4c"])
    for obj in [obj for obj in after.objects.values() if obj.blocking and obj.zone is Zone.BATTLEFIELD]:
        if reason := _leaves_combat(obj.id, before, after, frozenset({"Creature"})):
            after = after.changed(obj.id, blocking=None).told(f"{obj.id} is removed from combat: {reason}", cr["506.4"])
    return after


def _leaves_combat(o: ObjectId, before: Game, after: Game, needed: frozenset[str]) -> str:
    """Why a permanent is no longer in combat, as one of the types that it needs for that; or nothing."""
    line, earlier = after.derivation.lines.get(o), before.derivation.lines.get(o)
    if line is None:
        return "it phased out" if o in after.objects else "it left the battlefield"
    if not line.values.types & needed:
        return f"it is no longer a {' or '.join(sorted(needed)).lower()}"
    if earlier and earlier.controller != line.controller:
        return "its controller changed"
    return ""
