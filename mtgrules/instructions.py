"""What can a spell or ability tell the game to do?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from .amounts import Amount, settled
from .arriving import put_onto_battlefield
from .changes import Change
from .effects import ContinuousEffect
from .objects import ObjectId, Zone
from .references import EXILED, ITSELF, TARGET, TARGETS, YOU, Context, Players, Reference, Told
from .rules import cr
from .selectors import Each, Only
from .sentences import an
from .state import NEXT_TIME, Delayed, StackItem
from .value import Value
from .zones import Moved

if TYPE_CHECKING:
    from .patterns import Pattern


class Instruction(Value):
    """One thing that a resolving spell or ability does (610). What is impossible isn't done (101.3).

    `moves_library_cards`: it moves cards to or from a library, so that no ability which does it is a mana
    ability (605.1a).
    """

    moves_library_cards: ClassVar[bool] = False

    def carry_out(self, context: Context) -> None:
        raise NotImplementedError

    def text(self) -> str:
        """In our words: `draw a card`."""
        raise NotImplementedError


def still_there(reference: Reference, context: Context) -> list[ObjectId]:
    """Those of the objects that are still on the battlefield, and not phased out."""
    lines = context.playing.game.derivation.lines
    return [o for o in reference.objects(context) if o in lines]


def named(objects: tuple[ObjectId, ...]) -> str:
    """`Clone is`, `Clone, Runeclaw Bear are`: the subject of what happened."""
    return f"{', '.join(str(o) for o in objects)} {'is' if len(objects) == 1 else 'are'}"


def how_many(amount: int | Amount, context: Context, target: ObjectId | None = None) -> int:
    game = context.playing.game
    if isinstance(amount, Told):
        return amount.now(context)
    return settled(amount, game.derivation.board, context.source, context.you, target or context.source, context.x)


# ---------------------------------------------------------------- zones
class Destroy(Instruction):
    """Destroy it, unless it is indestructible. Source: `cr["701.8"]`."""

    what: Reference = TARGET

    def carry_out(self, context: Context) -> None:
        game = context.playing.game
        doomed = tuple(o for o in still_there(self.what, context) if not game[o].has("indestructible"))
        if doomed:
            context.playing.happen(Moved(doomed, Zone.GRAVEYARD, "destroyed"))
            context.playing.tell(f"{named(doomed)} destroyed", cr["701.8"])

    def text(self) -> str:
        return f"destroy {self.what.text()}"


class Exile(Instruction):
    """Exile it, and remember it as exiled. Source: `cr["701.13"]`."""

    what: Reference = TARGET

    def carry_out(self, context: Context) -> None:
        objects = tuple(o for o in self.what.objects(context) if context.playing.game.exists(o))
        context.memory["exiled"] = objects
        if objects:
            context.playing.happen(Moved(objects, Zone.EXILE, "exiled"))
            context.playing.tell(f"{named(objects)} exiled", cr["701.13"], cr["400.7"])

    def text(self) -> str:
        return f"exile {self.what.text()}"


class Sacrifice(Instruction):
    """A player (you, or `who`) moves it from the battlefield to its owner's graveyard, if that player controls it.
    Source: `cr["701.21a"]`.
    """

    what: Reference = ITSELF
    who: Players = YOU

    def carry_out(self, context: Context) -> None:
        game, players = context.playing.game, self.who.names(context)
        there = still_there(self.what, context)
        for o in there:
            if (controller := game.controller(o)) not in players:
                context.playing.tell(f"{o} isn't sacrificed: {controller} controls it", cr["701.21a"])
        if objects := tuple(o for o in there if game.controller(o) in players):
            context.playing.happen(Moved(objects, Zone.GRAVEYARD, "sacrificed"))
            context.playing.tell(f"{named(objects)} sacrificed", cr["701.21a"])

    def text(self) -> str:
        return f"{'' if self.who == YOU else f'{self.who.text()}: '}sacrifice {self.what.text()}"


class ReturnToHand(Instruction):
    """Return it to its owner's hand. Source: `cr["400.3"]`."""

    what: Reference = TARGET

    def carry_out(self, context: Context) -> None:
        if objects := tuple(o for o in self.what.objects(context) if context.playing.game.exists(o)):
            context.playing.happen(Moved(objects, Zone.HAND, "returned"))
            context.playing.tell(f"{named(objects)} returned to hand", cr["400.7"])

    def text(self) -> str:
        return f"return {self.what.text()} to its owner's hand"


class PutOntoBattlefield(Instruction):
    """Put the card that an object has become onto the battlefield, under its owner's control or yours.
    `cr["603.7c"]`.

    Several enter at the same time, each with these `counters` (614.1c) and as these changes in `and_` have it from then
    on (611.2e). A remembered object is followed into the zone to which it went, and no further (400.7).
    """

    what: Reference = EXILED
    under: str = "owner"
    tapped: bool = False
    transformed: bool = False
    counters: tuple[tuple[str, int], ...] = ()
    and_: tuple[Change, ...] = ()

    def carry_out(self, context: Context) -> None:
        game = context.playing.game
        cards = [new for o in self.what.objects(context) for new in game.became(o)]
        cards = [o for o in cards if game.objects[o].zone is not Zone.BATTLEFIELD]
        if self.transformed:
            for o in (o for o in cards if not game.objects[o].card.double_faced):
                context.playing.tell(f"{o} has no other face, so it stays where it is", cr["712.14a"])
            cards = [o for o in cards if game.objects[o].card.double_faced]
        players = [game.objects[o].owner if self.under == "owner" else context.you for o in cards]
        begun = [self._effect(o.next_life(), context) for o in cards] if self.and_ else []
        returned = put_onto_battlefield(
            context.playing, list(zip(cards, players, strict=True)), tapped=self.tapped, face=int(self.transformed),
            counters=tuple((kind, number, 0) for kind, number in self.counters), effects=begun,
        )  # fmt: skip
        context.memory["returned"] = returned

    def text(self) -> str:
        whose = "its owner's" if self.under == "owner" else "your"
        turned = " transformed" if self.transformed else ""
        counters = "".join(f" with {number} {kind} counter{'s' * (number != 1)}" for kind, number in self.counters)
        more = "".join(f"; it {change.text()}" for change in self.and_)
        return f"return {self.what.text()} to the battlefield{turned} under {whose} control{counters}{more}"

    def _effect(self, o: ObjectId, context: Context) -> ContinuousEffect:
        """What it is from the moment on at which it enters. Source: `cr["611.2e"]`."""
        timestamp, label = context.playing.game.clock + 1, context.playing.name_of(context.source)
        return ContinuousEffect(context.source, Only((o,)), self.and_, timestamp, label=label, you=context.you)


class LeftOut(Instruction):
    """Something that this package can't do. Carrying it out says so; it is never silently ignored."""

    says: str

    def carry_out(self, context: Context) -> None:
        context.playing.tell(f"not modelled: {self.says}")

    def text(self) -> str:
        return f"{self.says} (not modelled)"


class Choose(Instruction):
    """Choose an object that fits, without targeting it, and remember it under a name. Source: `cr["608.2d"]`."""

    what: Each
    link: str = "chosen"
    optional: bool = False

    def carry_out(self, context: Context) -> None:
        board = context.playing.game.derivation.board
        options: list[ObjectId | str] = [*self.what.objects(board, context.source, context.you)]
        found = context.pick(self.link, options, cr["608.2d"], optional=self.optional, question=self.text())
        context.memory[self.link] = (found,) if found else ()

    def text(self) -> str:
        return f"{'you may ' if self.optional else ''}choose {an(self.what.text())}"


def _remembered(context: Context) -> tuple[tuple[str, Any], ...]:
    """What a delayed trigger knows of the spell or ability that set it up, its targets among it. Source:
    `cr["603.7c"]`.
    """
    return tuple((context.memory | ({TARGETS: context.item.targets} if context.item.targets else {})).items())


class AtTheNext(Instruction):
    """Set up a delayed trigger for the beginning of the next such step. Source: `cr["603.7"]`, `cr["603.7b"]`."""

    step: str
    do: tuple[Instruction, ...]

    def carry_out(self, context: Context) -> None:
        from .abilities import TriggeredAbility
        from .patterns import BeginningOf

        ability = TriggeredAbility(BeginningOf(self.step, once=True), self.do)
        item = StackItem(context.source, context.you, ability, (), context.x, context.item.that, _remembered(context))
        game = context.playing.game
        context.playing.game = game.but(delayed=(*game.delayed, Delayed(self.step, item)))

    def text(self) -> str:
        return f"at the beginning of the next {self.step}, {', then '.join(step.text() for step in self.do)}"


class WhenNext(Instruction):
    """Set up a delayed trigger for the next such event of this turn. Source: `cr["603.7"]`, `cr["603.7b"]`."""

    when: Pattern
    do: tuple[Instruction, ...]

    def carry_out(self, context: Context) -> None:
        from .abilities import TriggeredAbility

        item = StackItem(context.source, context.you, TriggeredAbility(self.when, self.do), memory=_remembered(context))
        game = context.playing.game
        context.playing.game = game.but(delayed=(*game.delayed, Delayed(NEXT_TIME, item)))

    def text(self) -> str:
        return f"the next time this turn, {self.when.text()}: {', then '.join(step.text() for step in self.do)}"
