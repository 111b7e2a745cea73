"""What is X, of an object or of an ability on the stack?"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .abilities import ActivatedAbility
from .objects import ObjectId, Zone
from .rules import cr
from .trace import Answer

if TYPE_CHECKING:
    from .state import Game


def value_of_x(game: Game, o: ObjectId) -> Answer:
    """X of an object: what was chosen while it is a spell, else 0. Source: `cr["107.3"]`, `cr["107.3m"]`."""
    obj = game.objects[o]
    if obj.zone is Zone.STACK:
        how = "copied with the spell" if obj.is_copy else "chosen as it was cast"
        return Answer(
            obj.x or 0, f"X was {how}", (cr["107.3a"], cr["107.3i"], *((cr["707.10"],) if obj.is_copy else ()))
        )
    if obj.zone is not Zone.BATTLEFIELD:
        return Answer(0, f"it is a card in the {obj.zone}: X is 0", (cr["107.3g"],))
    because: tuple[Answer, ...] = ()
    if obj.x:
        because = (
            Answer(
                obj.x,
                f"its own enter abilities still use X = {obj.x}, chosen for the spell that it was",
                (cr["107.3m"], cr["400.7d"]),
            ),
        )
    return Answer(0, f"{o} is a permanent, so its X is 0", (cr["107.3m"], cr["202.3e"]), because)


def x_of_ability(game: Game, o: ObjectId) -> Answer:
    """X of the topmost ability of an object that is on the stack. Raises `LookupError` if it has none there."""
    item = next((item for item in reversed(game.stack) if item.source == o and item.ability is not None), None)
    if item is None:
        raise LookupError(f"no ability of {o} is on the stack")
    if isinstance(item.ability, ActivatedAbility):
        return Answer(item.x, f"X = {item.x} was chosen as it was activated, whatever X was for {o}", (cr["107.3k"],))
    return Answer(item.x, f"the spell that {o} was had X = {item.x}", (cr["107.3m"], cr["400.7d"]))
