"""To what may an Aura or Equipment be attached, and how does it come to be?"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .abilities import Ability
from .rules import cr
from .selectors import Each

if TYPE_CHECKING:
    from .entry_abilities import Entering
    from .objects import GameObject
    from .playing import Playing


class Enchant(Ability):
    """Enchant: what the Aura can target as a spell and be attached to as a permanent. Source: `cr["702.5a"]`."""

    what: Each

    def text(self) -> str:
        return f"enchant {self.what.text()}"


class EnchantPlayer(Ability):
    """Enchant player: the Aura is attached to a player. Source: `cr["702.5a"]`, `cr["303.4b"]`."""

    def text(self) -> str:
        return "enchant player"


ENCHANTED_PLAYER = "enchanted player"


def enchanted_player(obj: GameObject) -> str:
    """The player whom this Aura enchants, or nothing. Source: `cr["303.4b"]`."""
    return next((str(value) for name, value, _ in obj.chosen if name == ENCHANTED_PLAYER), "")


BESTOWED = "bestowed"


def attach_entering(entering: Entering, playing: Playing) -> Entering | None:
    """An Aura that enters without having been cast: its controller chooses a legal host; without one it doesn't
    enter.

    Source: `cr["303.4f"]`, `cr["303.4g"]`.
    """
    what_if = entering.what_if(playing.before_entering)
    seen = what_if[entering.object.id]
    if (
        "Aura" not in seen.values.subtypes
        or entering.object.attached_to is not None
        or enchanted_player(entering.object)
    ):
        return entering
    if any(isinstance(ability, EnchantPlayer) for ability in seen.values.abilities):
        return attach_to_player(entering, playing)
    board, you = what_if.derivation.board, entering.object.controller
    wanted = [ability.what for ability in seen.values.abilities if isinstance(ability, Enchant)]
    fits = [
        o
        for o in playing.before_entering.derivation.lines
        if all(o in what.objects(board, seen.id, you) for what in wanted)
    ]
    hosts = [o for o in fits if not set(what_if[o].protected_from) & seen.values.colors] if wanted else []
    if not hosts:
        playing.tell(f"{seen.id} has nothing legal to enchant and doesn't enter", cr["303.4g"])
        return None
    host = playing.choices.pick(playing.game, "enchanting", hosts, you, cr["303.4f"], question="what it enchants")
    return entering.but(object=entering.object.but(attached_to=host))


def attach_to_player(entering: Entering, playing: Playing) -> Entering:
    """The same for an Aura that enchants a player. Source: `cr["303.4f"]`, `cr["303.4b"]`."""
    obj, names = entering.object, [player.name for player in playing.game.players]
    player = playing.choices.pick(
        playing.game, "enchanting", names, obj.controller, cr["303.4f"], question="whom it enchants"
    )
    return entering.but(object=obj.but(chosen=(*obj.chosen, (ENCHANTED_PLAYER, player, 0))))
