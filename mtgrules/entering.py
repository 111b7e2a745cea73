"""How does a permanent enter?

Everything that changes how it enters is dealt with before it is there. The loop asks a what-if game, in which
the permanent is on the battlefield already, which replacement effects apply; it takes one of the earliest
class, changes the entering, and asks again, until none applies. A copy chosen on the way brings its own such
abilities into the next question.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from .abilities import Ability, TriggeredAbility
from .entry_abilities import (
    WILL_ENTER_WITH,
    AsEntersChoose,
    CantEnter,
    Entering,
    EntersAsCopy,
    EntersWith,
    EntryAbility,
    with_counters,
)
from .objects import ObjectId
from .rules import Rule, cr
from .state import StackItem

if TYPE_CHECKING:
    from .playing import Playing
    from .state import Game


class Applicable(NamedTuple):
    """A replacement ability that may change how it enters: whose, and which of several chances it is (614.5)."""

    source: ObjectId
    ability: EntryAbility
    chance: int


# ---------------------------------------------------------------- the loop
def settle(entering: Entering, playing: Playing) -> Entering:
    """Apply one replacement effect after the other until none is left. Source: `cr["616.1"]`, `cr["616.1f"]`."""
    while found := applicable(entering, playing):
        first = min(entry.ability.order for entry in found)
        entry = chosen_among([entry for entry in found if entry.ability.order == first], entering, playing)
        entering = entry.ability.change(entering, playing, entry.source)
        entering = entering.but(applied=(*entering.applied, entry))
    return entering


def chosen_among(found: list[Applicable], entering: Entering, playing: Playing) -> Applicable:
    """Of several that make it a copy, its controller chooses the first to apply; elsewhere the order makes no
    difference that this package shows, and they apply in the order of the board. Source: `cr["616.1c"]`,
    `cr["616.1e"]`.
    """
    sources = list(dict.fromkeys(entry.source for entry in found))
    if len(sources) < 2 or found[0].ability.order != EntersAsCopy.order:
        return found[0]
    question = "whose copy effect applies first as it enters"
    source = playing.choices.pick(
        playing.game, "first", sources, entering.object.controller, cr["616.1c"], question=question
    )
    return next(entry for entry in found if entry.source == source)


def why_not_enter(entering: Entering, playing: Playing) -> tuple[str, *tuple[Rule, ...]] | None:
    """Why a permanent, just as it would enter, doesn't; or `None`. A spell then goes to the graveyard. Source:
    `cr["712.13a"]`, `cr["101.2"]`, `cr["608.3e"]`.
    """
    o, before = entering.object.id, playing.before_entering
    if entering.shows_no_permanent:
        return f"{o} doesn't enter: its back face is no permanent", cr["712.13a"]
    board = entering.what_if(before).derivation.board
    for source, you, ability in before.derivation.abilities(CantEnter):
        if o in ability.what.objects(board, source, you):
            return f"{o} can't enter: {source}: {ability.text()}", cr["101.2"], cr["614.12"], cr["608.3e"]
    return None


def applicable(entering: Entering, playing: Playing) -> list[Applicable]:
    """What may still change how it enters, each ability once; one gained from a copied text gets its own chance.
    `cr["614.5"]`.
    """
    what_if = entering.what_if(playing.before_entering)
    own = entering.object.id
    found = []
    for ability in (*what_if[own].values.abilities, *intrinsic_entry(what_if, own)):
        if isinstance(ability, EntryAbility) and ability.of_itself and ability.affects(entering, what_if, own):
            found.append(Applicable(own, ability, entering.copies))
    for o, _, ability in playing.before_entering.derivation.abilities(EntryAbility):
        if ability.affects(entering, what_if, o):
            found.append(Applicable(o, ability, 0))
    for waiting in playing.before_entering.delayed:
        effect = waiting.item.ability
        if isinstance(effect, EntryAbility) and effect.affects(entering, what_if, waiting.item.source):
            found.append(Applicable(waiting.item.source, effect, 0))
    return [entry for entry in found if entry not in entering.applied]


def intrinsic_entry(what_if: Game, o: ObjectId) -> list[Ability]:
    """What a type brings: loyalty, defense, the first lore counter; the protector of a Siege.

    Source: `cr["306.5b"]`, `cr["310.4b"]`, `cr["310.12a"]`, `cr["714.3a"]`.
    """
    values = what_if[o].values
    found: list[Ability] = []
    if "Planeswalker" in values.types and values.loyalty:
        found.append(EntersWith("loyalty", int(values.loyalty)))
    if "Battle" in values.types and values.defense:
        found.append(EntersWith("defense", int(values.defense)))
    if "Siege" in values.subtypes:
        opponents = tuple(name for name in what_if.in_turn_order if name != what_if.controller(o))
        found.append(AsEntersChoose("protector", opponents))
    if "Saga" in values.subtypes:
        found.append(EntersWith("lore", 1))
    told = [
        (name.removeprefix(WILL_ENTER_WITH), number)
        for name, number, _ in what_if.objects[o].chosen
        if name.startswith(WILL_ENTER_WITH)
    ]
    return [*found, *(EntersWith(kind, number) for kind, number in told)]


def linked_triggers(entering: Entering) -> tuple[StackItem, ...]:
    """The trigger of the last copying, if its copy effect is the last in layer 1a. Source: `cr["707.9g"]`,
    `cr["603.11"]`.
    """
    if not entering.triggers:
        return ()
    item = entering.triggers[-1]
    return (item,) if isinstance(item.ability, TriggeredAbility) and item.ability.do else ()


def silent_triggers(entering: Entering) -> tuple[StackItem, ...]:
    """The triggers of earlier copying, which stay silent since another copy effect was applied afterwards.
    `cr["707.9g"]`.
    """
    return tuple(
        item for item in entering.triggers[:-1] if isinstance(item.ability, TriggeredAbility) and item.ability.do
    )


def counters_of_copying(entering: Entering, playing: Playing) -> Entering:
    """The additional counters of the last copying, for the types it has now. Source: `cr["707.9e"]`,
    `cr["707.9f"]`.
    """
    if not entering.triggers:
        return entering
    types = entering.what_if(playing.before_entering)[entering.object.id].values.types
    for counter, number, needed in dict(entering.triggers[-1].memory).get("counters", ()):
        if not needed or needed in types:
            entering = with_counters(entering, counter, number)
    return entering
