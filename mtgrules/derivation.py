"""What did the layers make of each object, step by step?"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from .changes import Change
from .changes import Layer as Layer
from .characteristics import Characteristics
from .effects import ContinuousEffect
from .objects import ObjectId
from .selectors import Board
from .trace import Line

if TYPE_CHECKING:
    from .state import Game


Lines = dict[ObjectId, Line]
A = TypeVar("A")


class Missed(NamedTuple):
    """An effect that didn't get to apply: the one whose application took its ability away."""

    layer: Layer
    effect: ContinuousEffect
    because: ContinuousEffect


class Stage(NamedTuple):
    """How one layer went: the effects as they were applied, who waited for whom, who vanished."""

    order: tuple[ContinuousEffect, ...] = ()
    waited: Mapping[ContinuousEffect, tuple[ContinuousEffect, ...]] = {}
    missed: tuple[Missed, ...] = ()


class Step(NamedTuple):
    """One line as it is told: in which layer, which effect did what to which object."""

    layer: Layer
    effect: ContinuousEffect
    object: ObjectId
    change: Change
    before: Characteristics
    after: Characteristics
    waited_for: tuple[ContinuousEffect, ...]


class Elsewhere(Mapping[ObjectId, Line]):
    """The lines of what isn't on the battlefield, each worked out when somebody asks. Source: `cr["604.3"]`."""

    def __init__(self, derivation: Derivation) -> None:
        self._derivation = derivation

    def __getitem__(self, o: ObjectId) -> Line:
        return self._derivation.line(o)

    def __iter__(self) -> Iterator[ObjectId]:
        return (o for o in self._derivation.game.objects if o not in self._derivation.lines)

    def __len__(self) -> int:
        return sum(1 for _ in self)


class Derivation:
    """Every object's last line. Copiable values, steps and every *why* are read back from the lines."""

    def __init__(
        self, game: Game, lines: Lines, stages: Mapping[Layer, Stage],
        reached: Mapping[ObjectId, list[tuple[Layer, ContinuousEffect]]],
    ) -> None:  # fmt: skip
        self.game, self.lines, self.stages, self.reached = game, lines, stages, reached
        self._elsewhere: Lines = {}

    def line(self, o: ObjectId) -> Line:
        """The last line of an object's explanation, wherever it is."""
        if found := self.lines.get(o) or self._elsewhere.get(o):
            return found
        from .layers import derive_elsewhere

        found = self._elsewhere[o] = derive_elsewhere(self, o)
        return found

    def line_before(self, o: ObjectId, layer: Layer) -> Line:
        """The object as this layer found it."""
        line = self.line(o)
        while line.before is not None and (line.layer is None or line.layer.place >= layer.place):
            line = line.before
        return line

    def copiable(self, o: ObjectId) -> Characteristics:
        """The copiable values: what it is once layer 1 has been applied. Source: `cr["613.2c"]`."""
        return self.line_before(o, Layer.CONTROL).values

    def abilities(self, kind: type[A]) -> Iterator[tuple[ObjectId, str, A]]:
        """The abilities of this kind that permanents have, in the order of the objects: whose it is, who controls
        that, and the ability.
        """
        for o, line in self.lines.items():
            for ability in line.values.abilities:
                if isinstance(ability, kind):
                    yield o, line.controller, ability

    @cached_property
    def board(self) -> Board:
        """All permanents as they are, for selectors."""
        return Board(
            self.lines,
            self.game.objects,
            self.game.turn.active,
            Elsewhere(self),
            {p.name: p.mana for p in self.game.players},
        )

    def steps(self) -> Iterable[Step]:
        """Every line of every permanent in the order in which they were written."""
        found: dict[tuple[Layer, ContinuousEffect], list[tuple[ObjectId, Line]]] = {}
        for o, last in self.lines.items():
            for line in last.lines()[1:]:
                found.setdefault((line.layer, line.effect), []).append((o, line))  # type: ignore[arg-type]
        for layer, stage in self.stages.items():
            for effect in stage.order:
                for o, line in found.get((layer, effect), ()):
                    if line.change and line.before:
                        yield Step(
                            layer, effect, o, line.change, line.before.values, line.values, stage.waited.get(effect, ())
                        )

    @property
    def missed(self) -> tuple[Missed, ...]:
        """The effects that didn't get to apply."""
        return tuple(missed for stage in self.stages.values() for missed in stage.missed)
