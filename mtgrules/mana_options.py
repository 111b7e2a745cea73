"""Which different totals of mana could a player have now, from everything untapped?

Each permanent is used for the best that it gives: every choice that its mana abilities leave is followed by playing
it, so that triggers and replacements count. What costs mana itself comes last, in every order, and is paid from what
is there by then. A total that another one contains isn't listed.
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
from .symbols import ManaCost
from .trace import Answer
from .verbs import Action

if TYPE_CHECKING:
    from .state import Game


def mana_options(game: Game, player: str) -> Answer:
    """The totals, each as letters of `WUBRGC`. Source: `cr["605.3"]`, `cr["106.4"]`."""
    sources = [obj.id for obj in game.in_zone(Zone.BATTLEFIELD, player)]
    costly = tuple(o for o in sources if any(ability.cost.mana for _, ability in mana_abilities(game, o)))
    reached = {total(game, player): game}
    for o in (o for o in sources if o not in costly):
        reached = {total(after, player): after for before in reached.values() for after in used_up(before, o, player)}
    found = _with_costs(reached, costly, player)
    best = [pool for pool in found if not any(_contains(other, pool) for other in found)]
    options = tuple(sorted(best, key=_in_order))
    because = tuple(Answer(pool, f"{player} could have {pool or 'nothing'}", (cr["106.4"],)) for pool in options[:6])
    return Answer(
        options, f"{player} has {len(options)} different totals of mana available", (cr["605.3"], cr["106.4"]), because
    )


def mana_abilities(game: Game, o: ObjectId) -> list[tuple[int, ActivatedAbility]]:
    """The activated mana abilities of an object that can be used up, with their numbers."""
    if o not in game.objects:
        return []
    abilities = [ability for ability in game[o].values.abilities if isinstance(ability, ActivatedAbility)]
    return [
        (number, ability)
        for number, ability in enumerate(abilities)
        if (ability.cost.tap or ability.cost.sacrifice) and is_mana_ability(ability, game.edition)
    ]


def used_up(game: Game, o: ObjectId, player: str) -> list[Game]:
    """The games after all that an object can give, whichever way; the same game if it gives nothing."""
    found = [last for after in uses(game, o, player) for last in used_up(after, o, player)]
    return found or [game]


def _with_costs(reached: dict[str, Game], costly: tuple[ObjectId, ...], player: str) -> set[str]:
    """The totals once these have been used as well, in any order: which order led to a total with the same of them
    left makes no difference.
    """
    known = {(pool, costly) for pool in reached}
    waiting = [(before, costly) for before in reached.values()]
    while waiting:
        before, left = waiting.pop()
        for o in left:
            others = tuple(other for other in left if other != o)
            for after in uses(before, o, player):
                if (reach := (total(after, player), others)) not in known:
                    known.add(reach)
                    waiting.append((after, others))
    return {pool for pool, _ in known}


def total(game: Game, player: str) -> str:
    """The mana in a player's pool, in the order `WUBRGC`."""
    return "".join(sorted(game.player(player).mana, key="WUBRGC".index))


def _in_order(pool: str) -> tuple[int, ...]:
    return tuple("WUBRGC".index(letter) for letter in pool)


def _contains(more: str, less: str) -> bool:
    return more != less and not Counter(less) - Counter(more)


def uses(game: Game, o: ObjectId, player: str) -> Iterator[Game]:
    """The games after each way of using one mana ability of a permanent, its mana paid from the pool. Source:
    `cr["605.3"]`.
    """
    for number, ability in mana_abilities(game, o):
        if may_activate(game, o, ability, player):
            action = Action("activate", (f"{o.label}#{o.number}",), (("ability", number), ("by", player)))
            for left in payments(total(game, player), ability.cost.mana):
                yield from _every_way(game.with_player(player, mana=left), action)


def payments(pool: str, cost: str) -> set[str]:
    """What can be left of a pool once a cost is paid, for each way of paying it; nothing if it can't be paid. Source:
    `cr["118.3"]`, `cr["107.4"]`.
    """
    if not cost:
        return {pool}
    left = {pool}
    for symbol in sorted(ManaCost.of(cost).symbols, key=str.isdigit):
        for letters in [pool] * int(symbol) if symbol.isdigit() else [symbol.replace("/", "")]:
            left = {rest.replace(letter, "", 1) for rest in left for letter in set(rest) & set(letters)}
    return left


def _every_way(game: Game, action: Action) -> Iterator[Game]:
    """The action with every choice that it leaves open."""
    try:
        yield game.do(action)
    except ChoiceNeeded as needed:
        given: dict[str, Any] = dict(action.given)
        for option in needed.options:
            choice = (*given.get(needed.name, ()), option)
            yield from _every_way(game, action.but(given=tuple({**given, needed.name: choice}.items())))
