"""In which mode is a modal spell?"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from .abilities import Ability, Modal
from .objects import GameObject
from .rules import cr

if TYPE_CHECKING:
    from .playing import Playing

MODE = "mode"


def in_its_mode(obj: GameObject, abilities: Iterable[Ability]) -> list[Ability]:
    """The abilities of a spell, a modal one in the mode chosen for it. Source: `cr["700.2a"]`, `cr["707.10"]`."""
    mode = next((value for name, value, _ in obj.chosen if name == MODE), None)
    return [
        ability.modes[mode] if isinstance(ability, Modal) and mode is not None else ability for ability in abilities
    ]


def mode_chosen(playing: Playing, player: str, abilities: Iterable[Ability]) -> tuple[tuple[str, int, int], ...]:
    """The mode of a modal spell, by its number from 1 on (`mode=`). Source: `cr["601.2b"]`, `cr["700.2a"]`."""
    modal = next((ability for ability in abilities if isinstance(ability, Modal)), None)
    if modal is None:
        return ()
    numbers = [str(i) for i in range(1, len(modal.modes) + 1)]
    chosen = playing.choices.pick(playing.game, MODE, numbers, player, cr["700.2a"], question=modal.text())
    return ((MODE, int(chosen) - 1, 0),)
