"""Did this trigger this turn, and why didn't it?

A game keeps what happened, so the question is put again to each event of this turn: which abilities did it set
off (`triggers`), and for one that it didn't, what was missing: an event of the kind, the right object, the
ability itself at that time, or the condition. Delayed triggers aren't abilities of the object that set them up,
so they don't count here.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from .abilities import TriggeredAbility
from .entry_abilities import EntersAsCopy
from .events import AttackersDeclared, Event, Happening, StepBegan
from .objects import ObjectId
from .rules import Rule, cr
from .selectors import Each
from .state import StackItem
from .trace import Answer
from .triggering_again import stopped_by
from .triggers import linked, of_permanents
from .zones import Entered

if TYPE_CHECKING:
    from .state import Game


def how_often(game: Game, o: ObjectId, *, as_it_is: bool = False) -> Answer:
    """How many times abilities of this object (also as it was in another zone) triggered this turn. `cr["603.2"]`.

    With `as_it_is` only those count that this very object has now: not those that it had before it became a copy.
    """
    fired = [item for happening in game.happened_this_turn for item in set_off(happening) if same_card(item.source, o)]
    abilities = abilities_of(game, o)
    if as_it_is:
        abilities = tuple(ability for ability in game[o].values.abilities if isinstance(ability, TriggeredAbility))
        fired = [item for item in fired if item.source == o and item.ability in abilities]
    done = [item.ability for item in fired]
    reasons = tuple(_why(item) for item in fired)
    reasons += tuple(why_not(game, o, ability) for ability in abilities if ability not in done)
    reasons += tuple(_silenced(game, o))
    text = {0: f"no ability of {o} triggered", 1: f"an ability of {o} triggered"}.get(
        len(fired), f"{len(fired)} times abilities of {o} triggered"
    )
    return Answer(
        len(fired), text, (cr["603.2"],), reasons or (Answer(0, f"{o} has no triggered ability", (cr["603.1"],)),)
    )


def set_off(happening: Happening) -> tuple[StackItem, ...]:
    """What triggered at this event, without delayed triggers."""
    return (*of_permanents(happening), *linked(happening.event))


def same_card(one: ObjectId, other: ObjectId) -> bool:
    """Are these the same card or token, perhaps in different zones?"""
    return one[:2] == other[:2]


def _why(item: StackItem) -> Answer:
    ability = item.ability
    rule = ability.when.rule if isinstance(ability, TriggeredAbility) else cr["603.2"]
    return Answer(True, f"it triggered: {ability.text() if ability else ''}", (rule,))


def abilities_of(game: Game, o: ObjectId) -> tuple[TriggeredAbility, ...]:
    """The triggered abilities that the object has, or had at some time during this turn."""
    moments = [game, *(at for happening in game.happened_this_turn for at in (happening.before, happening.after))]
    found: dict[TriggeredAbility, None] = {}
    for at in moments:
        for there, line in at.derivation.lines.items():
            if same_card(there, o):
                found.update(
                    dict.fromkeys(ability for ability in line.values.abilities if isinstance(ability, TriggeredAbility))
                )
    return tuple(found)


def why_not(game: Game, o: ObjectId, ability: TriggeredAbility) -> Answer:
    """Why this ability didn't trigger this turn: for each event of its kind, what was missing."""
    events = [happening for happening in game.happened_this_turn if ability.when.concerns(happening.event)]
    rules = (cr["603.2"], ability.when.rule)
    if not events:
        return Answer(False, f"nothing happened that it waits for: {ability.text()}", rules)
    reasons = tuple(_missing(happening, o, ability) for happening in events)
    return Answer(False, f"it didn't trigger: {ability.text()}", rules, reasons)


def _missing(happening: Happening, o: ObjectId, ability: TriggeredAbility) -> Answer:
    """What this event lacked: the object, its ability, the condition, or that it concerned the right one."""
    at = happening.before if ability.when.looks_back else happening.after
    there = next((there for there in at.derivation.lines if same_card(there, o)), None)
    when = f"when {happening.event.text()}"
    if there is None:
        return Answer(False, f"{when}, it wasn't on the battlefield", too_late(happening.event, ability))
    line = at.derivation.lines[there]
    if ability not in line.values.abilities:
        return Answer(
            False,
            f"{when}, it didn't have this ability: it was {at[there].name or 'nameless'}",
            too_late(happening.event, ability),
        )
    if fired := ability.when.fires(happening, there, line.controller):
        if stopper := stopped_by(happening, fired[0]):
            return Answer(False, f"{when}, {stopper} kept abilities from triggering", (cr["603.2"], cr["101.2"]))
        return Answer(False, f"{when}, its condition didn't hold", (cr["603.4"],))
    if (reason := ability.when.why_not(happening, there, line.controller)) is not None:
        return reason
    what = getattr(ability.when, "what", None)
    subjects = [o for o in happening.event.subjects if o in at.objects] if isinstance(what, Each) else []
    misfits = (
        "; ".join(f"{at.handle(o)}: {what.why_not(at.derivation.board, there, line.controller, o)}" for o in subjects)
        if what
        else ""
    )
    return Answer(
        False,
        f"{when}, that was about something else{f' ({misfits})' if misfits else ''}",
        too_late(happening.event, ability),
    )


def too_late(event: Event, ability: TriggeredAbility) -> tuple[Rule, ...]:
    """The rules by which what comes after this event is too late for the ability."""
    if isinstance(event, AttackersDeclared):
        return cr["508.2a"], cr["508.3a"]
    if isinstance(event, StepBegan) and event.step == "end step":
        return (cr["513.2"],)
    return (ability.when.rule,)


def _silenced(game: Game, o: ObjectId) -> Iterator[Answer]:
    """The linked triggers that came to nothing as the object entered. Source: `cr["707.9g"]`, `cr["607.2h"]`."""
    for happening in game.happened_this_turn:
        event = happening.event
        if not isinstance(event, Entered):
            continue
        for item in event.silent:
            if same_card(item.source, o) and item.ability:
                text = f"another copy effect was applied after the one that this belongs to: {item.ability.text()}"
                yield Answer(False, text, (cr["707.9g"], cr["616.1f"]))
        for entered in event.ids:
            if same_card(entered, o):
                yield from _unused(happening.after, entered)


def _unused(game: Game, o: ObjectId) -> Iterator[Answer]:
    """The linked triggers of copying that the object could have done as it entered, and didn't."""
    for ability in game[o].values.abilities:
        if isinstance(ability, EntersAsCopy) and ability.when_you_do:
            yield Answer(
                False,
                "it copied nothing, so what it does when it copies something didn't trigger",
                (cr["603.11"], cr["607.2h"]),
            )
