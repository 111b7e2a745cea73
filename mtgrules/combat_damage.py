"""Who deals combat damage to whom?"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .damage import deal_at_once
from .events import Damaged
from .objects import ObjectId, Zone
from .rules import cr
from .state import NOTHING

if TYPE_CHECKING:
    from .playing import Playing
    from .seen import Seen
    from .state import Game

STEP = "combat damage"
Assigned = tuple[ObjectId, ObjectId | str, int]


def deal(playing: Playing) -> None:
    """All combat damage is assigned, then dealt at once; with first strike or double strike around there are two such
    steps. Source: `cr["510.1"]`, `cr["510.2"]`, `cr["510.4"]`.
    """
    game = playing.game
    there = [seen for seen in game.battlefield if seen.object.attacking is not None or seen.object.blocking]
    turn = game.turn
    if turn.struck is not None:
        now = [seen for seen in there if seen.id not in turn.struck or seen.has("double strike")]
        playing.game = game.but(turn=turn.but(struck=None))
    elif early := [seen for seen in there if seen.has("first strike") or seen.has("double strike")]:
        now = early
        struck = tuple(seen.id for seen in early)
        playing.game = game.but(turn=turn.but(struck=struck, added=(*turn.added, STEP)))
        playing.tell("first those with first strike or double strike deal damage", cr["510.4"])
    else:
        now = there
    assigned = [entry for seen in now if (seen.power or 0) > 0 for entry in _assigned(playing, seen)]
    there_still = [entry for entry in assigned if isinstance(entry[1], str) or playing.game.exists(entry[1])]
    deal_at_once(playing, [Damaged(*entry, combat=True) for entry in there_still], cr["510.2"])


def _assigned(playing: Playing, seen: Seen) -> list[Assigned]:
    """What an attacker or blocker assigns its damage to. Source: `cr["510.1b"]` to `cr["510.1d"]`."""
    game, power, o = playing.game, seen.power or 0, seen.id
    whom, blocking = seen.object.attacking, seen.object.blocking
    if whom is None:
        return [(o, blocking, power)] if blocking and game.exists(blocking) else []
    blockers = [obj.id for obj in game.in_zone(Zone.BATTLEFIELD) if obj.blocking == o]
    if not seen.object.blocked:
        return [] if whom == NOTHING else [(o, whom, power)]
    rest = whom if seen.has("trample") and whom != NOTHING else None
    shares = _shares(playing, seen, blockers, trample=rest is not None)
    left = power - sum(shares)
    found: list[Assigned] = [(o, blocker, share) for blocker, share in zip(blockers, shares, strict=True) if share]
    return [*found, (o, rest, left)] if rest is not None and left > 0 else found


def _shares(playing: Playing, seen: Seen, blockers: list[ObjectId], *, trample: bool) -> list[int]:
    """How much each blocker is assigned, divided as the active player chooses: `damage=` has a number for each. With
    trample each gets lethal damage if nothing else is said. Source: `cr["510.1c"]`, `cr["702.19b"]`.
    """
    power = seen.power or 0
    lethal = [_lethal(playing.game, o, deadly=seen.has("deathtouch")) for o in blockers]
    if len(blockers) == 1 and not (trample and playing.choices.has("damage")):
        return [min(power, lethal[0]) if trample else power]
    if trample and not playing.choices.has("damage"):
        shares: list[int] = []
        for least in lethal:
            shares.append(min(least, power - sum(shares)))
        return shares
    player, left = seen.controller, power
    shares = []
    for place, o in enumerate(blockers):
        last = place + 1 == len(blockers) and not trample
        share = left if last else playing.choices.number("damage", player, cr["510.1c"], most=left)
        left -= share
        shares.append(share)
        playing.tell(f"{player} assigns {share} damage of {seen.id} to {o}", cr["510.1c"])
    return shares


def _lethal(game: Game, o: ObjectId, *, deadly: bool) -> int:
    """The least damage that would destroy it. Source: `cr["702.19b"]`, `cr["702.2c"]`."""
    missing = max(0, (game[o].toughness or 0) - game[o].damage)
    return min(1, missing) if deadly else missing
