"""Which card does a player cast or play, and from where?"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .choices import IllegalChoice
from .insets import who_may_play
from .objects import Card, GameObject, ObjectId, Zone
from .prepared import who_may_cast_copy
from .rules import Rule, cr

if TYPE_CHECKING:
    from .playing import Playing
    from .state import Game


def card_to_cast(playing: Playing, name: str, by: str) -> tuple[ObjectId, str]:
    """The card or copy that a player may cast or play, and that player; a new card in the hand if it is nowhere."""
    game = playing.game
    if found := there(game, name, by):
        return found.id, by or whose(game, found)
    player = by or game.turn.active
    game.player(player)
    if reason := out_of_reach(game, name, player):
        raise reason
    obj = supplied(game, name, player)
    playing.game = game.with_objects([obj])
    return obj.id, player


def out_of_reach(game: Game, name: str, player: str) -> IllegalChoice | None:
    """Why a player can't cast a copy that lies in exile: whoever controls what is prepared may. Source:
    `cr["722.3c"]`.
    """
    for obj in game.in_zone(Zone.EXILE):
        if obj.is_copy and _is_called(obj, name):
            return IllegalChoice(f"{obj.id} is in exile, and {player} may not cast it from there", cr["722.3c"])
    return None


def there(game: Game, name: str, by: str = "") -> GameObject | None:
    """A card of this name in a hand, else in the command zone, else in exile if a player may play it from there.

    It may also be named after one of its parts. Source: `cr["601.2a"]`, `cr["903.8"]`, `cr["715.3d"]`,
    `cr["722.3c"]`.
    """
    for zone in (Zone.HAND, Zone.COMMAND, Zone.EXILE):
        found = [
            obj
            for obj in game.in_zone(zone)
            if _is_called(obj, name) and (whose(game, obj) == by if by else whose(game, obj))
        ]
        exactly = [obj for obj in found if name in (str(obj.id), f"{obj.id.label}#{obj.id.number}")]
        if found:
            return (exactly or found)[0]
    return None


def whose(game: Game, obj: GameObject) -> str:
    """Who may cast or play it from where it is: its owner; in exile, whom something allows it; or nobody."""
    if obj.zone is Zone.EXILE:
        return who_may_play(obj) or who_may_cast_copy(game, obj)
    return obj.owner


def why_from_there(game: Game, obj: GameObject) -> tuple[str, Rule]:
    """Why it may be cast or played from where it is."""
    if obj.zone is Zone.COMMAND:
        return f"{obj.id} is a commander in the command zone", cr["903.8"]
    if obj.zone is Zone.EXILE and obj.is_copy:
        return f"{obj.id} is a prepare spell in exile, and {whose(game, obj)} controls what is prepared", cr["722.3c"]
    if obj.zone is Zone.EXILE:
        return f"{obj.id} is on an adventure: {whose(game, obj)} may play it", cr["715.3d"]
    return f"{obj.id} is in {obj.owner}'s hand", cr["601.2a"]


def _is_called(obj: GameObject, name: str) -> bool:
    label = name.partition("#")[0].casefold()
    return label == obj.id.label.casefold() or bool(part_meant(obj.card, label))


def part_meant(card: Card, name: str) -> str:
    """The half or inset part that a name means, if it isn't the card's own name."""
    wanted = name.partition("#")[0].casefold()
    if wanted == card.name.casefold():
        return ""
    return next((part for part in card.parts_named if part.casefold() == wanted), "")


def supplied(game: Game, name: str, player: str) -> GameObject:
    """A card that a position didn't mention, in its owner's hand."""
    found = game.card(name.partition("#")[0])
    return GameObject(game.new_id(found.name), found, player, player, Zone.HAND)
