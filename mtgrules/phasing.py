"""What phases out and in, and when?

A phased-out permanent is treated as though it didn't exist, so `Game.in_zone`, `Game.exists` and the layers pass over
it. It stays on the battlefield all the same: nothing leaves or enters, and no ability that waits for that triggers.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from .choices import IllegalChoice
from .events import Event
from .naming import find
from .objects import GameObject, ObjectId, Zone
from .prepared import as_it_enters
from .rules import cr
from .seen import Seen

if TYPE_CHECKING:
    from .playing import Playing
    from .state import Game


class Phased(Event):
    """Permanents phase out and others phase in, at the same time. Source: `cr["702.26b"]`, `cr["702.26c"]`.

    `out` has with each permanent the one that took it along, if it is attached to that one (702.26g).
    """

    out: tuple[tuple[ObjectId, ObjectId | None], ...] = ()
    back: tuple[ObjectId, ...] = ()

    def apply(self, game: Game) -> Game:
        changed = []
        for o, host in self.out:
            obj = game.objects[o].but(phased_out=game.controller(o), phased_with=host, blocking=None)
            changed.append(obj)
        for o in self.back:
            obj = game.objects[o]
            host = obj.attached_to if obj.attached_to in game.objects else None
            changed.append(obj.but(phased_out="", phased_with=None, attached_to=host))
        after = game.with_objects(changed)
        return after.with_objects(_under_new_control(game, after, self.back))


def _under_new_control(before: Game, after: Game, back: Iterable[ObjectId]) -> list[GameObject]:
    """What phased in under another player's control is new there; phasing itself is no such change.
    `cr["702.26d"]`.
    """
    moved = (o for o in back if after.controller(o) != before.objects[o].phased_out)
    return [after.objects[o].but(since=after.turn.number) for o in moved]


def with_attached(game: Game, objects: Iterable[ObjectId]) -> tuple[tuple[ObjectId, ObjectId | None], ...]:
    """These and what is attached to them, and so on: what is taken along phases out only so.

    Source: `cr["702.26g"]`, `cr["702.26h"]`.
    """
    found: dict[ObjectId, ObjectId | None] = dict.fromkeys(objects)
    waiting = list(found)
    while waiting:
        host = waiting.pop()
        for obj in game.in_zone(Zone.BATTLEFIELD):
            if obj.attached_to == host and found.get(obj.id) is None:
                waiting += [obj.id] if obj.id not in found else []
                found[obj.id] = host
    return tuple(found.items())


def with_taken_along(game: Game, objects: Iterable[ObjectId]) -> tuple[ObjectId, ...]:
    """These and what phased out with them, and so on. Source: `cr["702.26g"]`."""
    found = list(dict.fromkeys(objects))
    for host in found:
        found += [obj.id for obj in game.objects.values() if obj.phased_with == host and obj.id not in found]
    return tuple(found)


def phase(playing: Playing, out: Iterable[ObjectId] = (), back: Iterable[ObjectId] = ()) -> None:
    """Let permanents phase out and others phase in, at the same time, with what is attached to them."""
    game = playing.game
    event = Phased(with_attached(game, out), with_taken_along(game, back))
    if not event.out and not event.back:
        return
    playing.happen(event)
    for o, host in event.out:
        along = f" with {host}, to which it is attached" if host else ""
        rules = (cr["702.26g"], cr["702.26b"]) if host else (cr["702.26b"],)
        playing.tell(f"{o} phases out{along}: it is treated as though it didn't exist", *rules)
    for o in event.back:
        playing.tell(f"{o} phases in: nothing entered", cr["702.26c"], cr["702.26d"])
        as_it_enters(playing, o)


def untap_step(playing: Playing) -> None:
    """The active player's permanents with phasing phase out, and what phased out under their control phases in.

    Source: `cr["502.1"]`, `cr["702.26a"]`.
    """
    game = playing.game
    player = game.turn.active
    leaving = [obj.id for obj in game.in_zone(Zone.BATTLEFIELD, player) if game[obj.id].has("phasing")]
    coming = [obj.id for obj in game.objects.values() if obj.phased_out == player and obj.phased_with is None]
    phase(playing, leaving, coming)


# ---------------------------------------------------------------- the verbs
def phase_out(playing: Playing, *names: str) -> None:
    """An effect phases permanents out."""
    phase(playing, out=[present(playing.game, name) for name in names])


def phase_in(playing: Playing, *names: str) -> None:
    """An effect phases permanents in that are phased out."""
    found = [find(playing.game, name) for name in names]
    for o in found:
        if not playing.game.objects[o].phased_out:
            raise IllegalChoice(f"{o} isn't phased out", cr["702.26c"])
        if host := playing.game.objects[o].phased_with:
            raise IllegalChoice(f"{o} phases in only with {host}", cr["702.26g"])
    phase(playing, back=found)


def present(game: Game, name: str) -> ObjectId:
    """The object of this name, unless it is phased out: then nothing can affect it. Source: `cr["702.26b"]`."""
    o = find(game, name)
    if game.objects[o].phased_out:
        raise IllegalChoice(f"{Seen(game, o).id} is phased out, so nothing can affect it", cr["702.26b"])
    return o
