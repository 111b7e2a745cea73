"""How is damage dealt?"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from .events import Damaged
from .rules import Rule

if TYPE_CHECKING:
    from .playing import Playing


def deal_at_once(playing: Playing, damages: Sequence[Damaged], rule: Rule) -> None:
    """All this damage is dealt at the same time, as much of it as there really is; no damage at all is no event.
    Source: `cr["120.8"]`, `cr["510.2"]`.
    """
    for damage in playing.happen(*(damage for damage in damages if damage.number > 0)):
        if isinstance(damage, Damaged):
            playing.tell(f"{damage.source} deals {damage.number} damage to {damage.to}", rule)
