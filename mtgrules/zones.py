"""What happens when an object changes zones?"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from .effects import ContinuousEffect
from .events import Event
from .objects import Card, GameObject, ObjectId, Zone
from .rules import cr

if TYPE_CHECKING:
    from .playing import Playing
    from .state import Game, StackItem


UNKNOWN_CARD = Card("a card", None, "")


class Moved(Event):
    """Objects go to another zone at the same time; each becomes a new object there. Source: `cr["400.7"]`.

    `how` is the word for it: destroyed, sacrificed, exiled, returned, discarded, put. `elsewhere`: those that go
    to another zone, since something replaces this for them.
    """

    said = "something changed zones"

    objects: tuple[ObjectId, ...]
    to: Zone
    how: str = "put"
    elsewhere: tuple[tuple[ObjectId, Zone], ...] = ()

    @property
    def subjects(self) -> tuple[ObjectId, ...]:
        return self.objects

    def destination(self, o: ObjectId) -> Zone:
        """Where this one goes."""
        return dict(self.elsewhere).get(o, self.to)

    def to_zone(self, *zones: Zone) -> tuple[ObjectId, ...]:
        """Those of the objects that go to one of these zones."""
        return tuple(o for o in self.objects if self.destination(o) in zones)

    def apply(self, game: Game) -> Game:
        return moved(game, [(o, new) for o in self.objects for new in cards_of(game.objects[o], self.destination(o))])


class Entered(Event):
    """Objects entered the battlefield, just so: whatever changed how they enter has been dealt with.
    `cr["614.12"]`.

    `linked` are the triggers linked to how they entered (603.11), `silent` those that a later copy effect
    covers (707.9g).
    """

    said = "something entered"

    objects: tuple[GameObject, ...]
    left: tuple[ObjectId | None, ...]
    effects: tuple[ContinuousEffect, ...] = ()
    was_created: bool = False
    linked: tuple[StackItem, ...] = ()
    silent: tuple[StackItem, ...] = ()

    @property
    def ids(self) -> tuple[ObjectId, ...]:
        return tuple(obj.id for obj in self.objects)

    @property
    def subjects(self) -> tuple[ObjectId, ...]:
        return self.ids

    def apply(self, game: Game) -> Game:
        clock = max([game.clock, *(effect.timestamp for effect in self.effects)])
        pairs = []
        for obj, old in zip(self.objects, self.left, strict=True):
            clock += 1
            pairs.append((old, stamped(obj.but(timestamp=clock, since=game.turn.number), clock)))
        after = moved(game, pairs, [part.id for obj in self.objects for part in obj.parts])
        return after.but(effects=(*after.effects, *self.effects), clock=max(after.clock, clock))


def moved(game: Game, pairs: Iterable[tuple[ObjectId | None, GameObject]], merged: Iterable[ObjectId] = ()) -> Game:
    """The game after these objects have become those (some of them `merged` into one); what each was stays known
    (608.2h).
    """
    pairs = list(pairs)
    left = {*(old for old, _ in pairs if old is not None), *(o for o in merged if o in game.objects)}
    objects = {o: obj for o, obj in game.objects.items() if o not in left}
    clock = game.clock
    for _, new in pairs:
        clock += 1
        objects[new.id] = new.but(timestamp=new.timestamp or clock)
    effects = tuple(e for e in game.effects if not e.pinned or not left.issuperset(e.pinned))
    return game.but(
        objects=objects, clock=clock, effects=effects, gone={**game.gone, **dict.fromkeys(left, game)},
        stack=tuple(item for item in game.stack if item.ability or item.source not in left),
    )  # fmt: skip


def all_at_once(game: Game, events: Sequence[Event]) -> Game:
    """The game after events that happen at the same time: what leaves was last as it was before any of them.

    Source: `cr["704.3"]`, `cr["704.8"]`.
    """
    if len(events) == 1:
        return events[0].apply(game)
    after = game
    for event in events:
        after = event.apply(after)
    return after.but(gone={o: game if o in game.objects else then for o, then in after.gone.items()})


def fresh(obj: GameObject, to: Zone) -> GameObject:
    """The new object in another zone: the same card, token or copy, and nothing else. Source: `cr["400.7"]`,
    `cr["122.2"]`.
    """
    return GameObject(
        id=obj.id.next_life(), card=obj.card, owner=obj.owner, controller=obj.owner, zone=to,
        is_token=obj.is_token, is_copy=obj.is_copy, is_commander=obj.is_commander,
    )  # fmt: skip


def cards_of(obj: GameObject, to: Zone) -> list[GameObject]:
    """What an object becomes in another zone: one new object, or both cards of a melded permanent. Source:
    `cr["712.21"]`.
    """
    whole = fresh(obj, to)
    if not obj.parts:
        return [whole]
    return [
        whole.but(id=part.id.next_life(), card=part.card, is_commander=part.is_commander, is_token=part.is_token)
        for part in obj.parts
    ]


def in_order(playing: Playing, event: Event) -> Event:
    """Who exiles a melded permanent says which of its cards is the later one, `later=`. Source: `cr["712.21b"]`."""
    if not isinstance(event, Moved):
        return event
    for o in event.objects:
        parts = playing.game.objects[o].parts
        if parts and event.destination(o) is Zone.EXILE and playing.choices.has("later"):
            ids = [part.id for part in parts]
            later = playing.choices.pick(playing.game, "later", ids, "", cr["712.21b"])
            ordered = tuple(sorted(parts, key=lambda part: part.id == later))
            playing.game = playing.game.changed(o, parts=ordered)
            playing.tell(f"of the two cards {later} is exiled as the later one", cr["712.21b"])
    return event


def stamped(obj: GameObject, clock: int) -> GameObject:
    """With the timestamp on its counters, too. Source: `cr["613.7c"]`, `cr["613.7d"]`."""
    return obj.but(counters=tuple((kind, number, clock) for kind, number, _ in obj.counters))


class CeasedToExist(Event):
    """Tokens and copies off the battlefield or stack are no more. Source: `cr["704.5d"]`, `cr["704.5e"]`."""

    objects: tuple[ObjectId, ...]

    def apply(self, game: Game) -> Game:
        left = dict.fromkeys(self.objects, game)
        return game.but(
            objects={o: obj for o, obj in game.objects.items() if o not in left}, gone={**game.gone, **left}
        )


class Drawn(Event):
    """A player draws a card: the top one of the library, or an unknown one if the library wasn't given.
    `cr["121.1"]`.
    """

    player: str

    def apply(self, game: Game) -> Game:
        library = game.in_zone(Zone.LIBRARY, self.player)
        if library:
            return moved(game, [(library[0].id, fresh(library[0], Zone.HAND))])
        o = game.new_id(UNKNOWN_CARD.name)
        return game.with_objects([GameObject(o, UNKNOWN_CARD, self.player, self.player, Zone.HAND)])
