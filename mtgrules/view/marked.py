"""How does a board read in a terminal with only its differences from an earlier one marked?"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mtgrules.objects import GameObject, ObjectId, Zone
from mtgrules.view.text import permanent_line, short, state_of

if TYPE_CHECKING:
    from mtgrules.seen import Seen
    from mtgrules.state import Game


def facts(seen: Seen) -> dict[str, str]:
    """What a board says of a permanent, by name, so that two moments can be compared."""
    c = seen.values
    abilities = "; ".join(seen.abilities)
    return {
        "name": c.name or "(no name)",
        "types": c.type_line or "(no types)",
        "size": c.size,
        "colors": seen.colors or "colorless",
        "abilities": abilities,
        "controller": seen.controller,
        "state": " · ".join(state_of(seen)[1:]),
    }


def changes(before: Seen | None, after: Seen) -> list[str]:
    """What changed on a permanent: `size was 0/0`. A new permanent is just new."""
    if before is None:
        return ["new"]
    old, new = facts(before), facts(after)
    return [f"{name} was {old[name] or 'nothing'}" for name in new if new[name] != old[name]]


def marked_board(before: Game, after: Game) -> str:
    """The board after, line by line; what differs has a `*` in front and says how: new, gone, or what it was."""
    lines = []
    for player in after.players:
        old, new = _player_line(before, player.name), _player_line(after, player.name)
        lines.append(_line(old != new, f"{player.name}   {new}{_because([f'was {old}'] if old != new else [])}"))
        permanents = after.in_zone(Zone.BATTLEFIELD, player.name)
        lines += [_permanent_line(before, after, obj) for obj in permanents] or [_line(False, "  (no permanents)")]
        gone = [obj for obj in before.in_zone(Zone.BATTLEFIELD, player.name) if not _is_permanent(after, obj)]
        lines += [_line(True, f"  {short(obj.id)}: gone, now {_where(after, obj)}") for obj in gone]
        for zone in (Zone.GRAVEYARD, Zone.EXILE, Zone.COMMAND):
            there = [str(obj.id) for obj in after.in_zone(zone, player.name)]
            was = [str(obj.id) for obj in before.in_zone(zone, player.name)]
            if there:
                lines.append(_line(there != was, f"  {zone}: {', '.join(there)}"))
    lines += [_line(item not in before.stack, f"Stack: {item!r} ({item.controller})") for item in reversed(after.stack)]
    return "\n".join(lines)


def _line(differs: bool, text: str) -> str:
    return f"{'*' if differs else ' '} {text}"


def _player_line(game: Game, player: str) -> str:
    it = game.player(player)
    mana = f" · mana {''.join(f'{{{m}}}' for m in it.mana)}" if it.mana else ""
    return f"{it.life} life · {len(game.in_zone(Zone.HAND, player))} in hand{mana}"


def _permanent_line(before: Game, after: Game, obj: GameObject) -> str:
    old = before[obj.id] if _is_permanent(before, obj) else None
    found = changes(old, after[obj.id])
    return _line(bool(found), f"  {permanent_line(after[obj.id])}{_because(found)}")


def _because(found: list[str]) -> str:
    return f"  ({', '.join(found)})" if found else ""


def _is_permanent(game: Game, obj: GameObject) -> bool:
    return obj.id in game.objects and game.objects[obj.id].zone is Zone.BATTLEFIELD


def _where(game: Game, obj: GameObject) -> str:
    """Where the card of an object is now, or where both cards of a melded permanent are."""
    if obj.parts:
        found = [
            f"{other.id} in {other.zone}"
            for part in obj.parts
            for other in game.objects.values()
            if _same(other, part.id)
        ]
        return " and ".join(found)
    for other in game.objects.values():
        if _same(other, obj.id):
            return "back as a new object" if other.zone is Zone.BATTLEFIELD else f"in {other.zone}"
    return "nowhere: it has ceased to exist"


def _same(obj: GameObject, o: ObjectId) -> bool:
    return (obj.id.label, obj.id.number) == (o.label, o.number)
