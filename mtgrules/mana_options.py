"""Which different totals of mana could a player have now, from everything untapped?

Each permanent is used once, for the best that it gives, in the order of the board: every choice that its mana
abilities leave is
followed by playing it, so that triggers and replacements count. A total that another one contains isn't listed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from .abilities import ActivatedAbility
from .activating import may_activate
from .choices import ChoiceNeeded
from .classifying import is_mana_ability
from .objects import ObjectId, Zone
from .rules import cr
from .trace import Answer
from .verbs import Action

if TYPE_CHECKING:
    from .state import Game


def mana_options(game: Game, player: str) -> Answer:
    """The totals, each as letters of `WUBRGC`; abilities that cost mana themselves are left out.

    Source: `cr["605.3"]`, `cr["106.4"]`.
    """
    reached = {total(game, player): game}
    for obj in game.in_zone(Zone.BATTLEFIELD, player):
        later: dict[str, Game] = {}
        for before in reached.values():
            found = list(uses(before, obj.id, player)) or [before]
            later.update({total(after, player): after for after in found})
        reached = later
    best = [pool for pool in reached if not any(_contains(other, pool) for other in reached)]
    options = tuple(sorted(best, key=_in_order))
    because = tuple(Answer(pool, f"{player} could have {pool or 'nothing'}", (cr["106.4"],)) for pool in options[:6])
    return Answer(
        options, f"{player} has {len(options)} different totals of mana available", (cr["605.3"], cr["106.4"]), because
    )


def total(game: Game, player: str) -> str:
    """The mana in a player's pool, in the order `WUBRGC`."""
    return "".join(sorted(game.player(player).mana, key="WUBRGC".index))


def _in_order(pool: str) -> tuple[int, ...]:
    return tuple("WUBRGC".index(letter) for letter in pool)


def _contains(more: str, less: str) -> bool:
    return more != less and not Counter(less) - Counter(more)


def uses(game: Game, o: ObjectId, player: str) -> Iterator[Game]:
    """The games after each way of using one mana ability of a permanent. Source: `cr["605.3"]`."""
    if o not in game.objects:
        return
    abilities = [ability for ability in game[o].values.abilities if isinstance(ability, ActivatedAbility)]
    for number, ability in enumerate(abilities):
        once = ability.cost.tap or ability.cost.sacrifice
        if (
            once
            and not ability.cost.mana
            and is_mana_ability(ability, game.edition)
            and may_activate(game, o, ability, player)
        ):
            yield from _every_way(
                game, Action("activate", (f"{o.label}#{o.number}",), (("ability", number), ("by", player)))
            )


def _every_way(game: Game, action: Action) -> Iterator[Game]:
    """The action with every choice that it leaves open."""
    try:
        yield game.do(action)
    except ChoiceNeeded as needed:
        given: dict[str, Any] = dict(action.given)
        for option in needed.options:
            choice = (*given.get(needed.name, ()), option)
            yield from _every_way(game, action.but(given=tuple({**given, needed.name: choice}.items())))
