"""What are an object's characteristics now, and why?

The fold below is rule 613 read aloud: begin with what is printed, then, layer by layer, apply the effects that
act in it, in the order of their timestamps, except where one depends on another. Each application adds a line
to the explanation of each object it touches, and an object's characteristics *are* its last line. Copying is
inside the fold, as 613.1 has it: the copiable values are the line at which layer 1 ends.

One reading of 613.8b is settled here: an effect that depends on others only waits for them; among the effects
that wait for nobody the earliest timestamp goes first, whether or not somebody has just waited for it.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain
from operator import attrgetter
from typing import TYPE_CHECKING

from .abilities import StaticAbility
from .changes import Change, ChangeControl
from .changes import Layer as Layer
from .derivation import Derivation, Lines, Missed, Stage
from .effects import ContinuousEffect, effect_of, inherent_effects
from .objects import ObjectId, Zone, printed_line
from .selectors import NONE, Board, Tokens
from .size_changes import NO_SIZE
from .trace import Line

if TYPE_CHECKING:
    from .state import Game

Plan = dict[ObjectId, tuple[Change, ...]]
Waits = dict[ContinuousEffect, list[ContinuousEffect]]


def derive(game: Game) -> Derivation:
    """Go through the layers: begin with what is printed, then apply what acts in each. Source: `cr["613.1"]`."""
    fold = Fold(game, [o for o, obj in game.objects.items() if obj.zone is Zone.BATTLEFIELD and not obj.phased_out])
    stages = {layer: fold.go_through(layer) for layer in Layer}
    fold.close()
    return Derivation(game, fold.lines, stages, fold.reached)


def derive_elsewhere(derivation: Derivation, o: ObjectId) -> Line:
    """Off the battlefield only copy effects on it, being face down, what defines it and what reaches it there count.
    `cr["604.3"]`.
    """
    game, fold = derivation.game, Fold(derivation.game, ())
    obj = game.objects[o]
    fold.lines = {o: printed_line(obj.printed, obj.controller)}
    own = [e for e in game.effects if o in e.pinned]
    for layer in Layer:
        reaching = [effect for at, effect in derivation.reached.get(o, ()) if at is layer]
        mine = [*own, *reaching, *(e for e in fold.effects_from(o) if e.defining or not e.ability)]
        for effect in sorted(mine, key=_order):
            if layer in effect.parts:
                board = Board(derivation.lines, game.objects, game.turn.active, fold.lines)
                planned = plan(effect, layer, board, [o])
                fold.lines.update(perform(effect, layer, planned, board))
    return fold.lines[o]


# ---------------------------------------------------------------- what an effect would do
def plan(effect: ContinuousEffect, layer: Layer, board: Board, started: Iterable[ObjectId] | None) -> Plan:
    """The concrete changes for each object. Once an effect has started, its objects are known (613.6)."""
    part = effect.parts[layer]
    you = effect.you or board.you(effect.source)
    if started is not None:
        objects = [o for o in started if o in board.lines or o in board.elsewhere]
    elif effect.condition and not effect.condition.holds(board, effect.source, you):
        return {}
    else:
        objects = effect.applies_to.objects(board, effect.source, you)
    if not part.resolves:
        return dict.fromkeys(objects, part.changes)
    return {o: tuple(change.on(board, effect.source, you, o) for change in part.changes) for o in objects}


def perform(effect: ContinuousEffect, layer: Layer, planned: Plan, board: Board) -> Lines:
    """The lines that a plan adds. Objects with the same line before have the same line after."""
    after: Lines = {}
    made: dict[tuple[int, object], Line] = {}
    differ = effect.parts[layer].resolves
    for o, changes in planned.items():
        line = board.line(o)
        key = (id(line), changes if differ else None)
        if (last := made.get(key)) is None:
            last = line
            for change in changes:
                controller = change.player if isinstance(change, ChangeControl) else line.controller
                last = Line(change.apply(last.values), controller, layer, effect, change, last)
            made[key] = last
        after[o] = last
    return after


# ---------------------------------------------------------------- the fold
class Fold:
    """The board in the middle of a derivation."""

    def __init__(self, game: Game, objects: Iterable[ObjectId]) -> None:
        self.game, self.objects, self.active = game, game.objects, game.turn.active
        self.pools = {player.name: player.mana for player in game.players}
        self.lines: Lines = {}
        self.outside: Lines = {}  # what isn't on the battlefield, if something there affects it
        self.reached: dict[ObjectId, list[tuple[Layer, ContinuousEffect]]] = {}
        self.acting: dict[Layer, dict[ObjectId, list[ContinuousEffect]]] = {layer: {} for layer in Layer}
        self.sources: set[ObjectId] = set()
        self.started: dict[ContinuousEffect, tuple[ObjectId, ...]] = {}
        self.started_from: dict[ObjectId, list[ContinuousEffect]] = {}
        self.granted: dict[tuple[ObjectId, object], list[int]] = {}
        self.missed: list[Missed] = []
        self.spells = spells_by_layer(game.effects)
        for o in objects:
            obj = self.objects[o]
            self.lines[o] = printed_line(obj.printed, obj.controller)
        for o in self.lines:
            obj = self.objects[o]
            if self.lines[o].values.abilities or obj.counters or obj.face_down:
                self.gather(o, Layer.COPY)

    @property
    def board(self) -> Board:
        return Board(self.lines, self.objects, self.active, self.outside, self.pools)

    def go_through(self, layer: Layer) -> Stage:
        """Apply what acts in this layer, in order; one by one where somebody might have to wait. `cr["613.7"]`."""
        self.missed = []
        effects = self.effects_in(layer)
        if self.might_depend(effects, layer):
            return self.one_by_one(layer, effects)
        for effect in effects:
            self.apply(effect, layer, self.plan(effect, layer, self.board))
        return Stage(tuple(effects), missed=tuple(self.missed))

    def one_by_one(self, layer: Layer, waiting: list[ContinuousEffect]) -> Stage:
        """Before each application ask who depends on whom; after it, which effects there are. `cr["613.8"]`."""
        order: list[ContinuousEffect] = []
        waited: dict[ContinuousEffect, dict[ContinuousEffect, None]] = {}
        gone: set[ContinuousEffect] = set()
        while waiting:
            blocked = without_loops(self.who_waits(waiting, layer))
            for e, others in blocked.items():
                waited.setdefault(e, {}).update(dict.fromkeys(others))
            effect = next(e for e in waiting if e not in blocked)
            self.apply(effect, layer, self.plan(effect, layer, self.board))
            order.append(effect)
            acting = self.effects_in(layer)
            vanished = [e for e in waiting if e is not effect and e not in acting]
            self.missed += [Missed(layer, e, effect) for e in vanished]
            gone.update(vanished, [effect])
            waiting = [e for e in acting if e not in gone]
        return Stage(tuple(order), {e: tuple(others) for e, others in waited.items()}, tuple(self.missed))

    def apply(self, effect: ContinuousEffect, layer: Layer, planned: Plan) -> None:
        """Add the lines, and see which abilities came and went with them."""
        part = effect.parts[layer]
        if len(effect.parts) > 1 and effect not in self.started and self.holds(effect):
            self.started[effect] = tuple(planned)
            if effect.ability:
                self.started_from.setdefault(effect.source, []).append(effect)
        after = self.on_the_battlefield(effect, layer, perform(effect, layer, planned, self.board))
        changed = []
        if part.gives or part.takes_abilities:
            changed = [
                o
                for o, line in after.items()
                if part.gives or line.values.abilities is not self.lines[o].values.abilities
            ]
            for o in changed:
                for ability in part.gives:
                    self.granted.setdefault((o, ability), []).append(effect.timestamp)
        self.lines.update(after)
        for o in changed:
            if o in self.sources or any(
                isinstance(ability, StaticAbility) for ability in self.lines[o].values.abilities
            ):
                had = self.still_to_come(o, layer)
                self.gather(o, layer)
                if layer.place >= Layer.CONTROL.place:
                    here = self.still_to_come(o, layer)
                    self.missed += [Missed(layer, e, effect) for e in had if e not in here]

    def on_the_battlefield(self, effect: ContinuousEffect, layer: Layer, after: Lines) -> Lines:
        """Those of the new lines that are permanents'; the others are noted. Source: `cr["611.3b"]`."""
        if after.keys() <= self.lines.keys():
            return after
        outside = {o: line for o, line in after.items() if o not in self.lines}
        self.outside.update(outside)
        for o in outside:
            self.reached.setdefault(o, []).append((layer, effect))
        return {o: line for o, line in after.items() if o in self.lines}

    def board_after(self, effect: ContinuousEffect, layer: Layer, planned: Plan) -> Board:
        """The board if this effect were applied now."""
        after = perform(effect, layer, planned, self.board)
        inside = {o: line for o, line in after.items() if o in self.lines}
        outside = {o: line for o, line in after.items() if o not in self.lines}
        return self.board._replace(lines={**self.lines, **inside}, elsewhere={**self.outside, **outside})

    def holds(self, effect: ContinuousEffect) -> bool:
        """An effect whose condition doesn't hold has not started. Source: `cr["613.6"]`."""
        condition = effect.condition
        return condition is None or condition.holds(
            self.board, effect.source, effect.you or self.board.you(effect.source)
        )

    def still_to_come(self, o: ObjectId, layer: Layer) -> dict[ContinuousEffect, None]:
        """The object's effects of which no part acts up to this layer."""
        later = [e for at in Layer if at.place > layer.place for e in self.acting[at].get(o, ())]
        return dict.fromkeys(e for e in later if min(at.place for at in e.parts) > layer.place)

    def close(self) -> None:
        """A permanent that is no creature has no power and toughness, whatever was printed or set. `cr["208.3"]`."""
        for o, line in self.lines.items():
            values = line.values
            if values.power is not None and "Creature" not in values.types:
                self.lines[o] = Line(NO_SIZE.apply(values), line.controller, None, None, NO_SIZE, line)

    # -- which effects there are
    def effects_in(self, layer: Layer) -> list[ContinuousEffect]:
        """In the order of timestamps, those that define characteristics first. `cr["613.3"]`, `cr["613.7"]`."""
        return sorted(chain(self.spells.get(layer, ()), *self.acting[layer].values()), key=_order)

    def gather(self, o: ObjectId, layer: Layer) -> None:
        """An object's effects are those of what it is now, and those that have started (613.6), from here on."""
        found = self.effects_from(o)
        found += [e for e in self.started_from.get(o, ()) if e not in found]
        self.sources.add(o)
        for later in Layer:
            if later.place < layer.place:
                continue
            self.acting[later].pop(o, None)
            if here := [e for e in found if later in e.parts]:
                self.acting[later][o] = here

    def effects_from(self, o: ObjectId) -> list[ContinuousEffect]:
        """What an object brings about by being what it is right now. Source: `cr["611.3a"]`, `cr["613.7a"]`."""
        obj, seen = self.objects[o], dict[StaticAbility, int]()
        found = inherent_effects(obj)
        abilities = self.lines[o].values.abilities
        for ability in abilities:
            if isinstance(ability, StaticAbility):
                seen[ability] = ordinal = seen.get(ability, -1) + 1
                timestamp = obj.timestamp
                if times := self.granted.get((o, ability)):  # the last of several equal abilities were given
                    place = ordinal - abilities.count(ability)
                    timestamp = max(timestamp, times[place]) if place >= -len(times) else timestamp
                found.append(effect_of(o, timestamp, ability, ordinal))
        return found

    # -- dependency
    def plan(self, effect: ContinuousEffect, layer: Layer, board: Board) -> Plan:
        return plan(effect, layer, board, self.started.get(effect))

    def reads(self, effect: ContinuousEffect, layer: Layer) -> Tokens:
        part = effect.parts[layer]
        return part.reads_once_started if effect in self.started else part.reads

    def might_depend(self, effects: list[ContinuousEffect], layer: Layer) -> bool:
        """Does any effect here read what another writes, or might an effect's ability come or go on the way?"""
        if len(effects) < 2 and not any(e.parts[layer].gives for e in effects):
            return False
        reads: Tokens = NONE.union(*(self.reads(e, layer) for e in effects))
        writes: Tokens = NONE.union(*(e.parts[layer].writes for e in effects))
        if not reads.isdisjoint(writes):
            return True
        if any(layer in ability.parts for e in effects for ability in e.parts[layer].gives):
            return True
        sources = {e.source for e in effects if e.ability}
        takers = [e for e in effects if e.parts[layer].takes_abilities] if sources else []
        return any(not sources.isdisjoint(self.plan(e, layer, self.board)) for e in takers)

    def who_waits(self, waiting: list[ContinuousEffect], layer: Layer) -> Waits:
        """Each effect with those it depends on."""
        plans = {e: self.plan(e, layer, self.board) for e in waiting}
        boards = {e: self.board_after(e, layer, plans[e]) for e in waiting}
        found = {
            e: [other for other in waiting if self.depends_on(e, other, layer, plans[e], boards[other])]
            for e in waiting
        }
        return {e: others for e, others in found.items() if others}

    def depends_on(
        self, effect: ContinuousEffect, other: ContinuousEffect, layer: Layer, planned: Plan, after: Board
    ) -> bool:
        """Would applying `other` change whether `effect` exists, to what it applies, or what it does?
        `cr["613.8a"]`.
        """
        if effect is other or effect.defining != other.defining:
            return False
        if (
            effect.ability
            and effect not in self.started
            and effect.ability not in after.line(effect.source).values.abilities
        ):
            return True
        if other.parts[layer].writes.isdisjoint(self.reads(effect, layer)):
            return False
        return self.plan(effect, layer, after) != planned


_order = attrgetter("order")


def spells_by_layer(effects: Iterable[ContinuousEffect]) -> dict[Layer, list[ContinuousEffect]]:
    """The effects of resolved spells and abilities, by the layers in which they act."""
    found: dict[Layer, list[ContinuousEffect]] = {}
    for effect in effects:
        for layer in effect.parts:
            found.setdefault(layer, []).append(effect)
    return found


def without_loops(waits: Waits) -> Waits:
    """Effects that wait for each other in a loop don't wait for each other. Source: `cr["613.8b"]`."""

    def reaches(start: ContinuousEffect, goal: ContinuousEffect, seen: set[ContinuousEffect]) -> bool:
        for e in waits.get(start, ()):
            if e == goal:
                return True
            if e not in seen:
                seen.add(e)
                if reaches(e, goal, seen):
                    return True
        return False

    kept = {e: [other for other in others if not reaches(other, e, {other})] for e, others in waits.items()}
    return {e: others for e, others in kept.items() if others}
