"""How does the topmost spell or ability of the stack resolve?"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from .abilities import ActivatedAbility, TriggeredAbility
from .arriving import put_onto_battlefield
from .attaching import BESTOWED, ENCHANTED_PLAYER
from .characteristics import PERMANENT_TYPES, Characteristics
from .insets import put_away
from .merging import MUTATING, merge
from .modes import in_its_mode
from .objects import GameObject, ObjectId, Zone
from .references import Context
from .rules import cr
from .state import StackItem
from .targeting import each_with_its_targets, merges, still_legal
from .zones import Moved

if TYPE_CHECKING:
    from .instructions import Instruction
    from .playing import Playing


def resolve_top(playing: Playing) -> None:
    """The topmost spell or ability of the stack resolves. Source: `cr["608.1"]`."""
    item = playing.game.stack[-1]
    targets = still_legal(playing.game, item)
    done_for = item.targets and not any(targets) and not merges(playing.game, item)
    if done_for and not _goes_on_as_creature(playing, item):
        _leave_stack(playing, item)
        playing.tell(f"{item!r} doesn't resolve: its targets are no longer legal", cr["608.2b"])
        return
    item = item.but(targets=targets)
    if item.ability is None:
        _resolve_spell(playing, item)
    elif not _still_true(playing, item):
        _leave_stack(playing, item)
        playing.tell(f"{item!r} does nothing: its condition no longer holds", cr["603.4"])
    else:
        playing.game = playing.game.but(stack=playing.game.stack[:-1])
        if isinstance(item.ability, TriggeredAbility | ActivatedAbility):
            _carry_out(playing, item, item.ability.do)


def _goes_on_as_creature(playing: Playing, item: StackItem) -> bool:
    """A bestowed spell without a legal target resolves as a creature spell. `cr["608.3b"]`, `cr["702.103e"]`."""
    obj = playing.game.objects[item.source]
    if item.ability or BESTOWED not in obj.designations:
        return False
    kept = tuple(word for word in obj.designations if word != BESTOWED)
    playing.game = playing.game.changed(obj.id, designations=kept)
    text = f"{obj.id}: its target isn't legal any more, so it goes on as a creature spell"
    playing.tell(text, cr["608.3b"], cr["702.103e"])
    return True


def _still_true(playing: Playing, item: StackItem) -> bool:
    """A trigger's condition is asked again as it resolves. Source: `cr["603.4"]`."""
    condition = item.ability.condition if isinstance(item.ability, TriggeredAbility) else None
    then = playing.game.last_known(item.source)
    return condition is None or condition.holds_in(then, item.source, item.controller)


def _leave_stack(playing: Playing, item: StackItem) -> None:
    if item.ability is None:
        playing.happen(Moved((item.source,), Zone.GRAVEYARD, "put"))
    else:
        playing.game = playing.game.but(stack=playing.game.stack[:-1])


def _how_cast(playing: Playing, spell: GameObject, item: StackItem, values: Characteristics) -> dict[str, Any]:
    """What a permanent keeps of the spell that it was: how that was cast, and what its abilities remember.
    `cr["400.7d"]`.
    """
    enchanted = [target for target in item.targets if isinstance(target, str) and target and "Aura" in values.subtypes]
    chosen = (*spell.chosen, *((ENCHANTED_PLAYER, player, 0) for player in enchanted))
    designations = tuple(word for word in spell.designations if word != MUTATING)
    spent = {"spent": spell.spent, "spent_mana": spell.spent_mana}
    return {"kicked": spell.kicked, **spent, "designations": designations, "chosen": chosen}


def _resolve_spell(playing: Playing, item: StackItem) -> None:
    values = playing.game[item.source].values
    if values.types & PERMANENT_TYPES:
        _resolve_permanent_spell(playing, item, values)
    else:
        playing.tell(f"{item.source} resolves", cr["608.2"])
        abilities = in_its_mode(playing.game.objects[item.source], values.abilities)
        for ability, targets in each_with_its_targets(abilities, item.targets):
            _carry_out(playing, item.but(targets=targets), ability.do)
    if item.source in playing.game.objects:
        put_away(playing, item)


def _resolve_permanent_spell(playing: Playing, item: StackItem, values: Characteristics) -> None:
    """It enters, or merges with its target. Source: `cr["608.3"]`, `cr["702.140c"]`."""
    from .spell_abilities import left_by_casting

    obj = playing.game.objects[item.source]
    became = ": a copy of a permanent spell becomes a token, which isn't created" if obj.is_copy else ""
    playing.tell(f"{item.source} resolves{became}", cr["608.3"], *((cr["608.3f"], cr["111.13"]) if obj.is_copy else ()))
    host = next((target for target in item.targets if isinstance(target, ObjectId)), None)
    if merges(playing.game, item) and host:
        merge(playing, item.source, host, item.controller)
        return
    entered = put_onto_battlefield(playing,
        [(item.source, item.controller)], x=item.x, attached_to=host, face=obj.face, face_down=obj.face_down,
        **_how_cast(playing, obj, item, values),
    )  # fmt: skip
    for o in entered:
        left_by_casting(playing, obj, o)


def _carry_out(playing: Playing, item: StackItem, do: Iterable[Instruction]) -> None:
    context = Context(playing, item)
    if isinstance(item.ability, TriggeredAbility) and item.ability.may:
        answer = playing.choices.pick(
            playing.game, "may", ["yes", "no"], item.controller, cr["608.2d"], question=item.ability.text()
        )
        if answer == "no":
            playing.tell(f"{item!r}: {item.controller} chooses not to", cr["603.5"], cr["608.2d"])
            return
    for instruction in do:
        instruction.carry_out(context)
