"""What do the rules of Commander ask of a commander, wherever it goes?

Being a commander is an attribute of the card, so it stays with the card and no copy has it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .events import Damaged, Event, Happening
from .objects import ObjectId
from .rules import Rule, cr

if TYPE_CHECKING:
    from .playing import Playing
    from .state import Game

ENOUGH = 21


def to_the_command_zone(playing: Playing) -> tuple[ObjectId, ...]:
    """The commanders that went to a graveyard or into exile since the last check and that their owners put into the
    command zone, as they choose now. Source: `cr["903.9a"]`.
    """
    came, playing.moved = playing.moved, []
    commanders = [o for o in came if o in playing.game.objects and playing.game.objects[o].is_commander]
    return tuple(o for o in commanders if _goes(playing, o))


def _goes(playing: Playing, o: ObjectId) -> bool:
    question, owner = f"whether to put {o} into the command zone", playing.game.objects[o].owner
    answer = playing.choices.pick(
        playing.game, "command_zone", ["yes", "no"], owner, cr["903.9a"], question=question
    )  # fmt: skip
    return bool(answer == "yes")


def damage_by_commanders(game: Game, player: str) -> dict[ObjectId, int]:
    """How much combat damage each commander has dealt to a player, over all its lives. Source: `cr["903.10a"]`."""
    found: dict[ObjectId, int] = {}
    if not any(obj.is_commander for obj in game.objects.values()):
        return found
    for it in game.happened:
        if isinstance(it.event, Damaged) and it.event.combat and it.event.to == player and _is_commander(it):
            card = it.event.source._replace(life=0)
            found[card] = found.get(card, 0) + it.event.number
    return found


def _is_commander(happening: Happening) -> bool:
    event = happening.event
    assert isinstance(event, Damaged)
    return happening.before.last_known(event.source).objects[event.source].is_commander


class PlayerLost(Event):
    """A player loses the game. Source: `cr["104.3"]`."""

    said = "a player lost the game"
    player: str

    def apply(self, game: Game) -> Game:
        return game.with_player(self.player, lost=True)


def defeated(game: Game) -> dict[str, tuple[str, tuple[Rule, ...]]]:
    """The players without life, or with 21 combat damage from one commander, and why they lose.

    Source: `cr["704.5a"]`, `cr["704.6c"]`.
    """
    found: dict[str, tuple[str, tuple[Rule, ...]]] = {}
    for player in game.players:
        if player.lost:
            continue
        most = max(damage_by_commanders(game, player.name).items(), key=_damage, default=None)
        if player.life <= 0:
            found[player.name] = f"{player.name} has {player.life} life and loses the game", (cr["704.5a"],)
        elif most and most[1] >= ENOUGH:
            text = f"{player.name} was dealt {most[1]} combat damage by the commander {most[0]} and loses the game"
            found[player.name] = text, (cr["903.10a"], cr["704.6c"])
    return found


def _damage(entry: tuple[ObjectId, int]) -> int:
    return entry[1]
