"""What can a spell or ability do to permanents?"""

from __future__ import annotations

from .amounts import Amount, said
from .changes import Change, ChangeControl, StaysTapped
from .conditions import Condition
from .copying import called, copy_effect
from .effects import FOREVER, UNTIL_END_OF_TURN, ContinuousEffect, Duration
from .events import CountersChanged, Tapped, Untapped
from .exceptions import settled_exceptions
from .instructions import Instruction, how_many, still_there
from .objects import ObjectId, Zone
from .references import ITSELF, TARGET, Context, Players, Reference
from .rules import cr
from .selectors import Only
from .size_changes import _Sized


class Tap(Instruction):
    """Tap it; if it is tapped already, nothing happens. Source: `cr["701.26a"]`."""

    what: Reference = TARGET

    def carry_out(self, context: Context) -> None:
        for o in still_there(self.what, context):
            if context.playing.game.objects[o].tapped:
                context.playing.tell(f"{o} is tapped already: nothing happens", cr["701.26a"], cr["101.3"])
            else:
                context.playing.happen(Tapped(o))
                context.playing.tell(f"{o} becomes tapped", cr["701.26a"])

    def text(self) -> str:
        return f"tap {self.what.text()}"


class Untap(Instruction):
    """Untap it. Source: `cr["701.26b"]`."""

    what: Reference = TARGET

    def carry_out(self, context: Context) -> None:
        for o in still_there(self.what, context):
            if context.playing.game.objects[o].tapped:
                context.playing.happen(Untapped(o))
                context.playing.tell(f"{o} becomes untapped", cr["701.26b"])

    def text(self) -> str:
        return f"untap {self.what.text()}"


class PutCounters(Instruction):
    """Put counters on it; a negative number removes them. Source: `cr["122.6"]`."""

    counter: str
    number: int | Amount = 1
    on: Reference = TARGET

    def carry_out(self, context: Context) -> None:
        for o in still_there(self.on, context):
            if number := how_many(self.number, context, o):
                context.playing.happen(CountersChanged(o, self.counter, number))
                context.playing.tell(f"{number:+d} {self.counter} counters on {o}", cr["122.6"])

    def text(self) -> str:
        return f"put {said(self.number)} {self.counter} counters on {self.on.text()}"


class Proliferate(Instruction):
    """Any number of permanents with counters get one more of each kind: those given as `proliferate=`. Source:
    `cr["701.34a"]`.
    """

    def carry_out(self, context: Context) -> None:
        playing = context.playing
        while playing.choices.has("proliferate"):
            options = [seen.id for seen in playing.game.battlefield if seen.object.counters]
            o = context.pick("proliferate", options, cr["701.34a"], optional=True, question="what to proliferate")
            for kind, _, _ in playing.game.objects[o].counters if o else ():
                playing.happen(CountersChanged(o, kind, 1))
                playing.tell(f"one more {kind} counter on {o}", cr["701.34a"])

    def text(self) -> str:
        return "proliferate"


def permanents_and_spells(reference: Reference, context: Context) -> list[ObjectId]:
    """Those of the objects that are on the battlefield or on the stack."""
    game = context.playing.game
    there = [o for o in reference.objects(context) if o in game.objects]
    return [o for o in there if o in game.derivation.lines or game.objects[o].zone is Zone.STACK]


class Apply(Instruction):
    """Begin a continuous effect: these changes, to these objects, for so long. Source: `cr["611.2"]`,
    `cr["611.2c"]`.
    """

    changes: tuple[Change, ...]
    to: Reference = TARGET
    duration: Duration = UNTIL_END_OF_TURN

    def carry_out(self, context: Context) -> None:
        alike: dict[tuple[Change, ...], list[ObjectId]] = {}
        for o in permanents_and_spells(self.to, context):
            alike.setdefault(tuple(fixed(change, context, o) for change in self.changes), []).append(o)
        label = context.playing.name_of(context.source)
        for changes, objects in alike.items():
            effect = ContinuousEffect(
                context.source, Only(tuple(objects)), changes, 0, label=label, you=context.you, duration=self.duration
            )
            if context.playing.begin(effect):
                context.playing.tell(f"{label}: {effect.text()}", cr["611.2"])

    def text(self) -> str:
        return f"{self.to.text()} {' and '.join(change.text() for change in self.changes)} {self.duration.text()}"


def fixed(change: Change, context: Context, o: ObjectId) -> Change:
    """The change with what is variable about it determined: numbers, and who "target" is. Source: `cr["611.2d"]`,
    `cr["608.2h"]`.
    """
    if isinstance(change, _Sized):
        return change.but(power=how_many(change.power, context, o), toughness=how_many(change.toughness, context, o))
    if isinstance(change, ChangeControl):
        if change.player == "owner":
            return ChangeControl(context.playing.game.objects[o].owner)
        return ChangeControl(next(iter(Players(change.player).names(context)), change.player))
    return change


class ExchangeControl(Instruction):
    """Exchange control of two permanents, if both are there and two players control them. Source: `cr["701.12a"]`,
    `cr["701.12b"]`.
    """

    one: Reference = ITSELF
    other: Reference = TARGET

    def carry_out(self, context: Context) -> None:
        playing = context.playing
        pair = [o for reference in (self.one, self.other) for o in still_there(reference, context)]
        players = [playing.game.controller(o) for o in pair]
        if len(pair) != 2 or players[0] == players[1]:
            playing.tell("nothing is exchanged: it takes two permanents of two players", cr["701.12a"], cr["701.12b"])
            return
        label = playing.name_of(context.source)
        for o, player in zip(pair, reversed(players), strict=True):
            change = (ChangeControl(player),)
            playing.begin(ContinuousEffect(context.source, Only((o,)), change, 0, label=label, you=player))
        playing.tell(f"{players[0]} and {players[1]} exchange control of {pair[0]} and {pair[1]}", cr["701.12b"])

    def text(self) -> str:
        return f"exchange control of {self.one.text()} and {self.other.text()}"


class BecomesCopyOf(Instruction):
    """It becomes a copy, as the other is now or was last. It stays the same object: nothing enters. `cr["707.4"]`,
    `cr["608.2h"]`.
    """

    of: Reference = TARGET
    what: Reference = ITSELF
    except_: tuple[Change, ...] = ()
    duration: Duration = FOREVER

    def carry_out(self, context: Context) -> None:
        for model in self.of.objects(context)[:1]:
            except_ = settled_exceptions(self.except_, context.item.ability)
            for o in still_there(self.what, context):
                game = context.playing.game
                effect = copy_effect(o, game, model, game.clock + 1, except_, duration=self.duration, you=context.you)
                context.playing.begin(effect)
                name = called(game.last_known(model), model)
                context.playing.tell(f"{o} becomes a copy of {name} {self.duration.text()}", cr["707.4"], cr["707.2"])

    def text(self) -> str:
        except_ = f", except {' and '.join(change.text() for change in self.except_)}" if self.except_ else ""
        return f"{self.what.text()} becomes a copy of {self.of.text()}{except_} {self.duration.text()}"


class DoesNotUntap(Instruction):
    """It doesn't untap in its controller's untap step while a condition holds without a break. `cr["502.3"]`,
    `cr["611.2b"]`.
    """

    what: Reference = TARGET
    as_long_as: Condition | None = None

    def carry_out(self, context: Context) -> None:
        Apply((StaysTapped(),), self.what, Duration(while_=self.as_long_as)).carry_out(context)

    def text(self) -> str:
        end = f" {self.as_long_as.text()}" if self.as_long_as else ""
        return f"{self.what.text()} isn't untapped in its controller's untap step{end}"


class Transform(Instruction):
    """Turn its other face up, if it is double-faced. Source: `cr["701.27a"]`, `cr["701.27c"]`, `cr["712.9"]`."""

    what: Reference = TARGET

    def carry_out(self, context: Context) -> None:
        for o in still_there(self.what, context):
            context.playing.transform(o)

    def text(self) -> str:
        return f"transform {self.what.text()}"
