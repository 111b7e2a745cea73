"""What can happen?"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar

from .effects import ContinuousEffect
from .objects import Card, GameObject, ObjectId, Zone
from .value import Value

if TYPE_CHECKING:
    from .abilities import ActivatedAbility
    from .state import Game, StackItem


UNKNOWN_CARD = Card("a card", None, "")


class Event(Value):
    """Something that happens to a game. `apply` gives the game after it; the game before is still there."""

    said: ClassVar[str] = "something happened"

    @property
    def subjects(self) -> tuple[ObjectId, ...]:
        """The objects that it is about."""
        found = getattr(self, "object", None)
        return (found,) if isinstance(found, ObjectId) else ()

    @property
    def done_by(self) -> ObjectId | None:
        """What did it, if its abilities trigger even though it has left by doing it."""
        return None

    def text(self) -> str:
        """What happened, as it is told afterwards."""
        return self.said

    def apply(self, game: Game) -> Game:
        raise NotImplementedError


class Happening(Value):
    """An event with the games before and after it. Enters triggers look at `after`, leaves triggers at `before`.
    `cr["603.10"]`.
    """

    before: Game
    event: Event
    after: Game


# ---------------------------------------------------------------- zones
class Moved(Event):
    """Objects go to another zone at the same time; each becomes a new object there. Source: `cr["400.7"]`.

    `how` is the word for it: destroyed, sacrificed, exiled, returned, discarded, put.
    """

    said = "something changed zones"

    objects: tuple[ObjectId, ...]
    to: Zone
    how: str = "put"

    @property
    def subjects(self) -> tuple[ObjectId, ...]:
        return self.objects

    def apply(self, game: Game) -> Game:
        return moved(game, [(o, new) for o in self.objects for new in cards_of(game.objects[o], self.to)])


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


def stamped(obj: GameObject, clock: int) -> GameObject:
    """With the timestamp on its counters, too. Source: `cr["613.7c"]`, `cr["613.7d"]`."""
    return obj.but(counters=tuple((kind, number, clock) for kind, number, _ in obj.counters))


def retimed(effect: ContinuousEffect, timestamp: int) -> ContinuousEffect:
    """The same effect with another timestamp."""
    return ContinuousEffect(
        effect.source, effect.applies_to, effect.changes, timestamp, label=effect.label, you=effect.you, duration=effect.duration,
        defining=effect.defining, ability=effect.ability, ordinal=effect.ordinal, condition=effect.condition, known=effect.parts,
    )  # fmt: skip


class CeasedToExist(Event):
    """Tokens and copies off the battlefield or stack are no more. Source: `cr["704.5d"]`, `cr["704.5e"]`."""

    objects: tuple[ObjectId, ...]

    def apply(self, game: Game) -> Game:
        left = dict.fromkeys(self.objects, game)
        return game.but(
            objects={o: obj for o, obj in game.objects.items() if o not in left}, gone={**game.gone, **left}
        )


# ---------------------------------------------------------------- what a permanent undergoes
class Tapped(Event):
    """A permanent becomes tapped. Source: `cr["701.26a"]`."""

    said = "something became tapped"

    object: ObjectId

    def apply(self, game: Game) -> Game:
        return game.changed(self.object, tapped=True)


class Untapped(Event):
    """A permanent becomes untapped. Source: `cr["701.26b"]`."""

    object: ObjectId

    def apply(self, game: Game) -> Game:
        return game.changed(self.object, tapped=False)


class CountersChanged(Event):
    """Counters are put on (a positive number) or removed from an object. Source: `cr["122.1"]`, `cr["613.7c"]`.

    `by_effect`: an effect does it, not a cost or the turn: only then its number can be replaced as one of an
    effect (614.16).
    """

    said = "counters were put on or removed"

    object: ObjectId
    counter: str
    number: int
    by_effect: bool = True

    def apply(self, game: Game) -> Game:
        obj = game.objects[self.object]
        left = max(obj.count(self.counter) + self.number, 0)
        others = tuple(entry for entry in obj.counters if entry[0] != self.counter)
        timestamp = game.clock + 1 if self.number > 0 else next((t for k, _, t in obj.counters if k == self.counter), 0)
        counters = (*others, (self.counter, left, timestamp)) if left else others
        return game.changed(self.object, counters=counters).but(clock=game.clock + 1)


class EffectBegan(Event):
    """A continuous effect of a spell or ability begins. Source: `cr["611.2"]`, `cr["613.7b"]`."""

    effect: ContinuousEffect

    def apply(self, game: Game) -> Game:
        return game.with_effect(retimed(self.effect, game.clock + 1))


class EffectsEnded(Event):
    """Continuous effects end; with `healed`, damage wears off at the same time. Source: `cr["611.2a"]`,
    `cr["514.2"]`.
    """

    effects: tuple[ContinuousEffect, ...]
    healed: bool = False

    def apply(self, game: Game) -> Game:
        after = (
            game.but(effects=tuple(effect for effect in game.effects if effect not in self.effects))
            if self.effects
            else game
        )
        hurt = [obj.but(damage=0) for obj in after.objects.values() if obj.damage] if self.healed else []
        return after.with_objects(hurt) if hurt else after


class Attached(Event):
    """An Aura or Equipment becomes attached, or (to `None`) unattached. Source: `cr["701.3"]`, `cr["613.7e"]`."""

    object: ObjectId
    to: ObjectId | None

    def apply(self, game: Game) -> Game:
        if self.to is None:
            return game.changed(self.object, attached_to=None)
        return game.changed(self.object, attached_to=self.to, timestamp=game.clock + 1).but(clock=game.clock + 1)


class Transformed(Event):
    """A double-faced permanent turns its other face up: the same object, a new timestamp. `cr["701.27a"]`,
    `cr["613.7g"]`.
    """

    object: ObjectId

    def apply(self, game: Game) -> Game:
        face = 1 - game.objects[self.object].face
        return game.changed(self.object, face=face, timestamp=game.clock + 1).but(clock=game.clock + 1)


class TurnedFaceUp(Event):
    """A face-down permanent is turned face up (or, `face_down`, face down): the same object. `cr["708.8"]`,
    `cr["613.7f"]`.
    """

    object: ObjectId
    face_down: bool = False

    def apply(self, game: Game) -> Game:
        return game.changed(self.object, face_down=self.face_down, timestamp=game.clock + 1).but(clock=game.clock + 1)


# ---------------------------------------------------------------- what a player undergoes
class LifeChanged(Event):
    """A player gains or loses life. Source: `cr["119.3"]`."""

    player: str
    number: int

    def apply(self, game: Game) -> Game:
        return game.with_player(self.player, life=game.player(self.player).life + self.number)


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


class Damaged(Event):
    """A source deals damage to a permanent or player. Source: `cr["120.3"]`."""

    said = "damage was dealt"

    source: ObjectId
    to: ObjectId | str
    number: int
    combat: bool = False

    @property
    def subjects(self) -> tuple[ObjectId, ...]:
        return (self.source,)

    def apply(self, game: Game) -> Game:
        if isinstance(self.to, str):
            return LifeChanged(self.to, -self.number).apply(game)
        seen = game[self.to]
        for types, counter in (("Planeswalker", "loyalty"), ("Battle", "defense")):
            if seen.is_(types):
                game = CountersChanged(self.to, counter, -self.number).apply(game)
        if seen.is_("Creature"):
            game = game.changed(self.to, damage=game.objects[self.to].damage + self.number)
        return game


class ManaAdded(Event):
    """Mana is added to a player's pool. `tapped`: the permanent that was tapped for it. Source: `cr["106.4"]`,
    `cr["106.12"]`.
    """

    said = "mana was produced"

    player: str
    mana: str
    source: ObjectId
    tapped: ObjectId | None = None

    @property
    def subjects(self) -> tuple[ObjectId, ...]:
        return (self.source,)

    def text(self) -> str:
        return f"{self.source} made {''.join(f'{{{letter}}}' for letter in self.mana) or 'no mana'}"

    def apply(self, game: Game) -> Game:
        pool = game.player(self.player).mana + self.mana
        return game.with_player(self.player, mana="".join(sorted(pool, key="WUBRGC".index)))


# ---------------------------------------------------------------- what players and the turn do
class SpellCast(Event):
    """A spell has been cast and is on the stack. Source: `cr["601.2i"]`."""

    said = "a spell was cast"

    object: ObjectId
    player: str

    def apply(self, game: Game) -> Game:
        return game


class BecameTarget(Event):
    """An object became the target of a spell or ability. Source: `cr["115.1"]`."""

    object: ObjectId
    source: ObjectId
    player: str
    spell: bool = True

    def apply(self, game: Game) -> Game:
        return game


class AbilityActivated(Event):
    """An activated ability has been activated. Source: `cr["602.2"]`."""

    object: ObjectId
    ability: ActivatedAbility
    player: str

    def apply(self, game: Game) -> Game:
        return game


class AttackersDeclared(Event):
    """Creatures are declared as attackers, each with whom it attacks. Source: `cr["508.1"]`."""

    said = "attackers were declared"

    attackers: tuple[tuple[ObjectId, ObjectId | str], ...]

    @property
    def subjects(self) -> tuple[ObjectId, ...]:
        return tuple(o for o, _ in self.attackers)

    def apply(self, game: Game) -> Game:
        return game.with_objects(game.objects[o].but(attacking=whom) for o, whom in self.attackers)


class CombatEnded(Event):
    """All creatures are removed from combat. Source: `cr["511.3"]`."""

    def apply(self, game: Game) -> Game:
        attackers = [obj.but(attacking=None) for obj in game.objects.values() if obj.attacking is not None]
        return game.with_objects(attackers) if attackers else game


class StepBegan(Event):
    """A step or phase begins. Source: `cr["500.1"]`, `cr["603.2b"]`."""

    step: str

    def text(self) -> str:
        return f"the {self.step} began"

    def apply(self, game: Game) -> Game:
        return game.but(turn=game.turn.but(step=self.step))
