"""What may be a target, and is it still one?"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from .abilities import Ability, SpellAbility
from .attaching import Enchant, EnchantPlayer
from .merging import MUTATE_TARGET, MUTATING
from .modes import in_its_mode
from .objects import ObjectId
from .selectors import Each, with_x
from .symbols import COLOR_NAMES

if TYPE_CHECKING:
    from .state import Game, StackItem

ANY_TARGET = Each(either=("Creature", "Planeswalker", "Battle"))


def targets_of(abilities: Iterable[Ability]) -> list[tuple[str, Each | str]]:
    """What a spell with these abilities targets: what it enchants, what it says.

    Source: `cr["601.2c"]`, `cr["303.4a"]`.
    """
    found: list[tuple[str, Each | str]] = []
    for ability in abilities:
        if isinstance(ability, Enchant):
            found.append(("target", ability.what))
        elif isinstance(ability, EnchantPlayer):
            found.append(("target", "player"))
        elif isinstance(ability, SpellAbility):
            found += ability.targets
    return found


def legal_targets(
    game: Game, what: Each | str, source: ObjectId, you: str
) -> tuple[list[ObjectId | str], dict[ObjectId, str]]:
    """Who can be targeted ("any": 115.4), and for all others why not.

    Source: `cr["115.1"]`, `cr["702.11b"]`, `cr["702.18a"]`, `cr["702.16b"]`.
    """
    players = [player.name for player in game.players]
    if what == "any":
        found, why_not = legal_targets(game, ANY_TARGET, source, you)
        return [*players, *found], why_not
    if isinstance(what, str):
        return [*(name for name in players if what != "opponent" or name != you)], {}
    board = game.derivation.board
    fits = what.objects(board, source, you)
    why_not = {o: what.why_not(board, source, you, o) for o in game.objects}
    for o in fits:
        why_not[o] = untargetable(game, o, source, you)
    return [o for o in fits if not why_not[o]], why_not


def untargetable(game: Game, o: ObjectId, source: ObjectId, you: str) -> str:
    """Why this source of yours can't target it, or nothing."""
    seen = game[o]
    if seen.has("shroud"):
        return "it has shroud"
    if seen.has("hexproof") and seen.controller != you:
        return "it has hexproof"
    colors = game.last_known(source)[source].values.colors
    if color := next((color for color in seen.protected_from if color in colors), ""):
        return f"it has protection from {COLOR_NAMES[color]}"
    return ""


def still_legal(game: Game, item: StackItem) -> tuple[ObjectId | str, ...]:
    """Its targets, with nothing in place of each that is no longer legal. Source: `cr["608.2b"]`."""
    wanted = wanted_by(game, item)
    legal = [legal_targets(game, with_x(what, item.x), item.source, item.controller)[0] for _, what in wanted]
    return tuple(
        target if place >= len(legal) or target in legal[place] else "" for place, target in enumerate(item.targets)
    )


def merges(game: Game, item: StackItem) -> bool:
    """Is it a mutating spell? Without its target it resolves as a creature spell. Source: `cr["702.140b"]`."""
    return item.ability is None and MUTATING in game.objects[item.source].designations


def wanted_by(game: Game, item: StackItem) -> Sequence[tuple[str, Each | str]]:
    """What a spell or ability on the stack targets."""
    if item.ability is None:
        wanted = targets_of(in_its_mode(game.objects[item.source], game[item.source].values.abilities))
        return [*wanted, MUTATE_TARGET] if merges(game, item) else wanted
    return getattr(item.ability, "targets", ())
