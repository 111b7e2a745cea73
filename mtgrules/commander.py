"""What do the rules of Commander ask of a commander, wherever it goes?

Being a commander is an attribute of the card, so it stays with the card and no copy has it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .events import Damaged, Happening
from .objects import ObjectId, Zone
from .rules import Rule, cr
from .zones import Moved

if TYPE_CHECKING:
    from .playing import Playing
    from .state import Game

ENOUGH = 21


def to_the_command_zone(playing: Playing) -> bool:
    """A commander that went to a graveyard or into exile may go to the command zone instead. `cr["903.9a"]`."""
    came, playing.moved = playing.moved, []
    moving = []
    for o in came:
        obj = playing.game.objects.get(o)
        if obj is None or not obj.is_commander:
            continue
        answer = playing.choices.pick(
            playing.game,
            "command_zone",
            ["yes", "no"],
            obj.owner,
            cr["903.9a"],
            question=f"whether to put {o} into the command zone",
        )
        if answer == "yes":
            moving.append(o)
    if moving:
        playing.happen(Moved(tuple(moving), Zone.COMMAND, "put"))
        playing.tell(f"{', '.join(map(str, moving))} is put into the command zone", cr["903.9a"])
    return bool(moving)


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


def defeat(playing: Playing) -> bool:
    """Players without life, or with 21 combat damage from one commander, lose. `cr["704.5a"]`, `cr["704.6c"]`."""
    beaten = False
    for player in playing.game.players:
        if player.lost:
            continue
        rules: tuple[Rule, ...]
        most = max(damage_by_commanders(playing.game, player.name).items(), key=_damage, default=None)
        if player.life <= 0:
            text, rules = f"{player.name} has {player.life} life and loses the game", (cr["704.5a"],)
        elif most and most[1] >= ENOUGH:
            text, rules = (
                f"{player.name} was dealt {most[1]} combat damage by the commander {most[0]} and loses the game",
                (cr["903.10a"], cr["704.6c"]),
            )
        else:
            continue
        playing.game = playing.game.with_player(player.name, lost=True)
        playing.tell(text, *rules)
        beaten = True
    return beaten


def _damage(entry: tuple[ObjectId, int]) -> int:
    return entry[1]
