"""What may be a target, and is it still one?"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from .abilities import Ability, SpellAbility
from .amounts import ValueOfX, said
from .attaching import Enchant, EnchantPlayer
from .merging import MUTATE_TARGET, MUTATING
from .modes import in_its_mode
from .objects import ObjectId
from .selectors import Each, with_x
from .symbols import COLOR_NAMES
from .value import Value

if TYPE_CHECKING:
    from .state import Game, StackItem


class UpTo(Value):
    """Several targets under one name, the last that a spell or ability asks for: at least and at most so many.

    `UpTo(CREATURE, 2)`; `UpTo(CREATURE, X, X)` for exactly X. Source: `cr["601.2c"]`, `cr["115.1a"]`.
    """

    what: Each | str
    most: int | ValueOfX | None = None
    least: int | ValueOfX = 0

    def text(self) -> str:
        number = (
            "any number of"
            if self.most is None
            else said(self.most)
            if self.most == self.least
            else f"up to {said(self.most)}"
        )
        return f"{number} {self.what if isinstance(self.what, str) else self.what.text()}s"

    def bounds(self, x: int) -> tuple[int, int | None]:
        """How many at least, and at most."""
        return _number(self.least, x), None if self.most is None else _number(self.most, x)


def _number(amount: int | ValueOfX, x: int) -> int:
    return amount if isinstance(amount, int) else amount.at(x)


Wanted = Each | str | UpTo

ANY_TARGET = Each(either=("Creature", "Planeswalker", "Battle"))


def targets_of(abilities: Iterable[Ability]) -> list[tuple[str, Wanted]]:
    """What a spell with these abilities targets: what it enchants, what it says.

    Source: `cr["601.2c"]`, `cr["303.4a"]`.
    """
    found: list[tuple[str, Wanted]] = []
    for ability in abilities:
        if isinstance(ability, Enchant):
            found.append(("target", ability.what))
        elif isinstance(ability, EnchantPlayer):
            found.append(("target", "player"))
        elif isinstance(ability, SpellAbility):
            found += ability.targets
    return found


def each_with_its_targets(
    abilities: Iterable[Ability], targets: tuple[ObjectId | str, ...]
) -> list[tuple[SpellAbility, tuple[ObjectId | str, ...]]]:
    """What a spell does, one ability after the other (two halves cast together have one each), with those of the
    targets that are its own. Source: `cr["608.2c"]`, `cr["702.102d"]`.
    """
    found = [ability for ability in abilities if isinstance(ability, SpellAbility)]
    own = []
    for ability in found:
        several = any(isinstance(what, UpTo) for _, what in ability.targets)
        number = len(targets) if several else len(ability.targets)
        own.append((ability, targets[:number]))
        targets = targets[number:]
    return own


def legal_targets(
    game: Game, what: Wanted, source: ObjectId, you: str
) -> tuple[list[ObjectId | str], dict[ObjectId, str]]:
    """Who can be targeted ("any": 115.4), and for all others why not.

    Source: `cr["115.1"]`, `cr["702.11b"]`, `cr["702.18a"]`, `cr["702.16b"]`.
    """
    if isinstance(what, UpTo):
        return legal_targets(game, what.what, source, you)
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
    wanted = [what for _, what in wanted_by(game, item)]
    each = [with_x(what.what if isinstance(what, UpTo) else what, item.x) for what in wanted]
    legal = [legal_targets(game, what, item.source, item.controller)[0] for what in each]
    if wanted and isinstance(wanted[-1], UpTo):
        legal += [legal[-1]] * (len(item.targets) - len(legal))
    return tuple(
        target if place >= len(legal) or target in legal[place] else "" for place, target in enumerate(item.targets)
    )


def merges(game: Game, item: StackItem) -> bool:
    """Is it a mutating spell? Without its target it resolves as a creature spell. Source: `cr["702.140b"]`."""
    return item.ability is None and MUTATING in game.objects[item.source].designations


def wanted_by(game: Game, item: StackItem) -> Sequence[tuple[str, Wanted]]:
    """What a spell or ability on the stack targets."""
    if item.ability is None:
        wanted = targets_of(in_its_mode(game.objects[item.source], game[item.source].values.abilities))
        return [*wanted, MUTATE_TARGET] if merges(game, item) else wanted
    return getattr(item.ability, "targets", ())
