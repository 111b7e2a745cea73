"""What can happen?"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from .effects import ContinuousEffect
from .objects import ObjectId
from .value import Value

if TYPE_CHECKING:
    from .abilities import ActivatedAbility
    from .state import Game


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


def retimed(effect: ContinuousEffect, timestamp: int) -> ContinuousEffect:
    """The same effect with another timestamp."""
    return ContinuousEffect(
        effect.source, effect.applies_to, effect.changes, timestamp, label=effect.label, you=effect.you, duration=effect.duration,
        defining=effect.defining, ability=effect.ability, ordinal=effect.ordinal, condition=effect.condition, known=effect.parts,
    )  # fmt: skip


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


class ControlChanged(Event):
    """A permanent has come under another player's control, because something began or ended. Source:
    `cr["110.2"]`, `cr["603.10d"]`.
    """

    said = "somebody else got control of something"
    object: ObjectId
    lost_by: str
    to: str

    def apply(self, game: Game) -> Game:
        return game


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
    """Mana is added to a player's pool. `tapped`: the permanent that was tapped for it; `only_for`: all it may be spent
    on. Source: `cr["106.4"]`, `cr["106.6"]`, `cr["106.12"]`.
    """

    said = "mana was produced"

    player: str
    mana: str
    source: ObjectId
    tapped: ObjectId | None = None
    only_for: str = ""

    @property
    def subjects(self) -> tuple[ObjectId, ...]:
        return (self.source,)

    def text(self) -> str:
        return f"{self.source} made {''.join(f'{{{letter}}}' for letter in self.mana) or 'no mana'}"

    def apply(self, game: Game) -> Game:
        player = game.player(self.player)
        restricted = (*player.restricted, (self.mana, self.only_for)) if self.only_for else player.restricted
        pool = "".join(sorted(player.mana + self.mana, key="WUBRGC".index))
        return game.with_player(self.player, mana=pool, restricted=restricted)


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
        fighting = [
            obj.but(attacking=None, blocking=None, blocked=False)
            for obj in game.objects.values()
            if obj.attacking is not None or obj.blocking
        ]
        return game.with_objects(fighting) if fighting else game


class StepBegan(Event):
    """A step or phase begins. Source: `cr["500.1"]`, `cr["603.2b"]`."""

    step: str

    def text(self) -> str:
        return f"the {self.step} began"

    def apply(self, game: Game) -> Game:
        return game.but(turn=game.turn.but(step=self.step))
