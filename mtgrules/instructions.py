"""What can a spell or ability tell the game to do?"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from .amounts import Amount, said, settled
from .changes import Change, StaysTapped
from .conditions import Condition
from .copying import called, card_of_copy, copy_effect
from .effects import FOREVER, UNTIL_END_OF_TURN, ContinuousEffect, Duration
from .events import CountersChanged, Damaged, LifeChanged, Moved, Tapped, Untapped
from .exceptions import settled_exceptions
from .objects import Card, ObjectId, Zone
from .references import EACH_OPPONENT, EXILED, ITSELF, TARGET, YOU, Context, Players, Reference, Told
from .rules import cr
from .selectors import Each, Only
from .size_changes import _Sized
from .state import NEXT_TIME, Delayed, StackItem
from .value import Value

if TYPE_CHECKING:
    from .patterns import Pattern
    from .state import Game


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


def _permanents(reference: Reference, context: Context) -> list[ObjectId]:
    """Those of the objects that are still on the battlefield, and not phased out."""
    lines = context.playing.game.derivation.lines
    return [o for o in reference.objects(context) if o in lines]


def named(objects: tuple[ObjectId, ...]) -> str:
    """`Clone is`, `Clone, Runeclaw Bear are`: the subject of what happened."""
    return f"{', '.join(str(o) for o in objects)} {'is' if len(objects) == 1 else 'are'}"


def _number(amount: int | Amount, context: Context, target: ObjectId | None = None) -> int:
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
        doomed = tuple(o for o in _permanents(self.what, context) if not game[o].has("indestructible"))
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
    """Its controller puts it into its owner's graveyard. Source: `cr["701.21"]`."""

    what: Reference = ITSELF

    def carry_out(self, context: Context) -> None:
        if objects := tuple(_permanents(self.what, context)):
            context.playing.happen(Moved(objects, Zone.GRAVEYARD, "sacrificed"))
            context.playing.tell(f"{named(objects)} sacrificed", cr["701.21"])

    def text(self) -> str:
        return f"sacrifice {self.what.text()}"


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

    Several enter at the same time. A remembered object is followed into the zone to which it went, and no
    further (400.7).
    """

    what: Reference = EXILED
    under: str = "owner"
    tapped: bool = False
    transformed: bool = False

    def carry_out(self, context: Context) -> None:
        game = context.playing.game
        cards = [new for o in self.what.objects(context) for new in game.became(o)]
        cards = [o for o in cards if game.objects[o].zone is not Zone.BATTLEFIELD]
        if self.transformed:
            for o in (o for o in cards if not game.objects[o].card.double_faced):
                context.playing.tell(f"{o} has no other face, so it stays where it is", cr["712.14a"])
            cards = [o for o in cards if game.objects[o].card.double_faced]
        players = [game.objects[o].owner if self.under == "owner" else context.you for o in cards]
        returned = context.playing.put_onto_battlefield(
            list(zip(cards, players, strict=True)), tapped=self.tapped, face=int(self.transformed)
        )
        context.memory["returned"] = returned

    def text(self) -> str:
        whose = "its owner's" if self.under == "owner" else "your"
        turned = " transformed" if self.transformed else ""
        return f"return {self.what.text()} to the battlefield{turned} under {whose} control"


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
        return f"{'you may ' if self.optional else ''}choose a {self.what.text()}"


class AtTheNext(Instruction):
    """Set up a delayed trigger for the beginning of the next such step. Source: `cr["603.7"]`, `cr["603.7b"]`."""

    step: str
    do: tuple[Instruction, ...]

    def carry_out(self, context: Context) -> None:
        from .abilities import TriggeredAbility
        from .patterns import BeginningOf

        ability = TriggeredAbility(BeginningOf(self.step, once=True), self.do)
        item = StackItem(
            context.source, context.you, ability, (), context.x, context.item.that, tuple(context.memory.items())
        )
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

        item = StackItem(
            context.source, context.you, TriggeredAbility(self.when, self.do), memory=tuple(context.memory.items())
        )
        game = context.playing.game
        context.playing.game = game.but(delayed=(*game.delayed, Delayed(NEXT_TIME, item)))

    def text(self) -> str:
        return f"the next time this turn, {self.when.text()}: {', then '.join(step.text() for step in self.do)}"


# ---------------------------------------------------------------- permanents
class Tap(Instruction):
    """Tap it; if it is tapped already, nothing happens. Source: `cr["701.26a"]`."""

    what: Reference = TARGET

    def carry_out(self, context: Context) -> None:
        for o in _permanents(self.what, context):
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
        for o in _permanents(self.what, context):
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
        for o in _permanents(self.on, context):
            if number := _number(self.number, context, o):
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


class Apply(Instruction):
    """Begin a continuous effect: these changes, to these objects, for so long. Source: `cr["611.2"]`,
    `cr["611.2c"]`.
    """

    changes: tuple[Change, ...]
    to: Reference = TARGET
    duration: Duration = UNTIL_END_OF_TURN

    def carry_out(self, context: Context) -> None:
        objects = tuple(_permanents(self.to, context))
        if objects:
            changes = tuple(
                change.with_x(context.x) if isinstance(change, _Sized) else change for change in self.changes
            )
            label = context.playing.name_of(context.source)
            effect = ContinuousEffect(
                context.source, Only(objects), changes, 0, label=label, you=context.you, duration=self.duration
            )
            if context.playing.begin(effect):
                context.playing.tell(f"{label}: {effect.text()}", cr["611.2"])

    def text(self) -> str:
        return f"{self.to.text()} {' and '.join(change.text() for change in self.changes)} {self.duration.text()}"


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
            for o in _permanents(self.what, context):
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
        for o in _permanents(self.what, context):
            context.playing.transform(o)

    def text(self) -> str:
        return f"transform {self.what.text()}"


# ---------------------------------------------------------------- tokens
class CreateToken(Instruction):
    """Create tokens. The creator owns and controls each. `attacking`: they are put into the attack. Source:
    `cr["111.2"]`, `cr["701.7"]`.
    """

    card: Card
    number: int | Amount = 1
    who: Players = YOU
    tapped: bool = False
    attacking: bool = False

    def carry_out(self, context: Context) -> None:
        number = _number(self.number, context)
        makers = [(self.card, 0, name) for name in self.who.names(context) for _ in range(number)]
        context.memory["created"] = created = context.playing.create_tokens(makers, tapped=self.tapped)
        if self.attacking:
            for o in created:
                join_attack(o, context)

    def text(self) -> str:
        kind = self.card.name.removesuffix(" Token")
        number = "a" if self.number == 1 else said(self.number)
        return f"{_makes(self.who)} {number} {kind} token{'' if self.number == 1 else 's'}"


def join_attack(o: ObjectId, context: Context) -> None:
    """It is attacking, but was never declared as an attacker: nothing that waits for that triggers. Source:
    `cr["508.4"]`.
    """
    playing = context.playing
    if o not in playing.game.objects or not playing.game[o].is_("Creature"):
        return
    whom = context.pick("defender", EACH_OPPONENT.names(context), cr["508.4"], question="whom it attacks")
    playing.game = playing.game.changed(o, attacking=whom)
    playing.tell(f"{o} is attacking {whom}; it wasn't declared as an attacker", cr["508.4"])


class CreateTokenCopy(Instruction):
    """Create tokens that are copies of an object as it is now or was last. Source: `cr["707.2"]`, `cr["707.8a"]`,
    `cr["111.12"]`.
    """

    of: Reference = TARGET
    number: int | Amount = 1
    who: Players = YOU
    except_: tuple[Change, ...] = ()
    tapped: bool = False
    attacking: bool = False

    def carry_out(self, context: Context) -> None:
        models = self.of.objects(context)
        if not models:
            context.playing.tell("there is nothing to copy, so no token is created", cr["111.12"])
            return
        game: Game = context.playing.game
        card, up = card_of_copy(game, models[0], settled_exceptions(self.except_, context.item.ability))
        number = _number(self.number, context)
        makers = [(card, up, name) for name in self.who.names(context) for _ in range(number)]
        context.memory["created"] = created = context.playing.create_tokens(makers, tapped=self.tapped)
        for o in created if self.attacking else ():
            join_attack(o, context)

    def text(self) -> str:
        except_ = f", except {' and '.join(change.text() for change in self.except_)}" if self.except_ else ""
        return f"{_makes(self.who)} a{' tapped and attacking' if self.attacking else ''} token that's a copy of {self.of.text()}{except_}"


def _makes(who: Players) -> str:
    return "create" if who == YOU else f"{who.text()} creates"


# ---------------------------------------------------------------- players
class Draw(Instruction):
    """Draw cards. Source: `cr["121.1"]`."""

    moves_library_cards: ClassVar[bool] = True
    number: int | Amount = 1
    who: Players = YOU

    def carry_out(self, context: Context) -> None:
        for name in self.who.names(context):
            for _ in range(_number(self.number, context)):
                context.playing.draw(name)

    def text(self) -> str:
        cards = "a card" if self.number == 1 else f"{said(self.number)} cards"
        return f"draw {cards}" if self.who == YOU else f"{self.who.text()} draws {cards}"


class Mill(Instruction):
    """Put cards from the top of a library into the graveyard. Source: `cr["701.17a"]`."""

    number: int | Amount = 1
    who: Players = YOU
    moves_library_cards: ClassVar[bool] = True

    def carry_out(self, context: Context) -> None:
        for name in self.who.names(context):
            context.playing.mill(name, _number(self.number, context))

    def text(self) -> str:
        return f"{'mill' if self.who == YOU else f'{self.who.text()} mills'} {said(self.number)}"


class ChangeLife(Instruction):
    """Gain life, or with a negative number lose it. Source: `cr["119.3"]`."""

    number: int | Amount
    who: Players = YOU

    def carry_out(self, context: Context) -> None:
        for name in self.who.names(context):
            if number := _number(self.number, context):
                context.playing.happen(LifeChanged(name, number))
                context.playing.tell(f"{name} {'gains' if number > 0 else 'loses'} {abs(number)} life", cr["119.3"])

    def text(self) -> str:
        verb, number = (
            ("gain", self.number) if not isinstance(self.number, int) or self.number > 0 else ("lose", -self.number)
        )
        return f"{verb} {said(number)} life" if self.who == YOU else f"{self.who.text()} {verb}s {said(number)} life"


class DealDamage(Instruction):
    """This (or `by`, whose power may be the number) deals damage to objects or to players. Source: `cr["120.1"]`."""

    number: int | Amount
    to: Reference | Players = TARGET
    by: Reference = ITSELF

    def carry_out(self, context: Context) -> None:
        if isinstance(self.to, Players):
            victims: list[ObjectId | str] = list(self.to.names(context))
        else:
            victims = [
                *_permanents(self.to, context),
                *(t for t in context.item.targets if isinstance(t, str) and self.to == TARGET),
            ]
        for source in self.by.objects(context)[:1]:
            for victim in victims:
                if (number := _number(self.number, context, source)) > 0:
                    context.playing.happen(Damaged(source, victim, number))
                    context.playing.tell(f"{source} deals {number} damage to {victim}", cr["120.3"])

    def text(self) -> str:
        by = "" if self.by == ITSELF else f"{self.by.text()} deals "
        return f"{by or 'deal '}{said(self.number)} damage to {self.to.text()}"


class Scry(Instruction):
    """Look at the top cards of your library; what is put where makes no difference to what this package shows.
    `cr["701.22"]`.
    """

    number: int = 1

    def carry_out(self, context: Context) -> None:
        context.playing.tell(f"{context.you} scries {self.number}", cr["701.22"])

    def text(self) -> str:
        return f"scry {self.number}"


class WinTheGame(Instruction):
    """A player wins, so everybody else loses. Source: `cr["104.2b"]`."""

    who: Players = YOU

    def carry_out(self, context: Context) -> None:
        for winner in self.who.names(context):
            context.playing.tell(f"{winner} wins the game", cr["104.2b"])
            for player in context.playing.game.players:
                if player.name != winner:
                    context.playing.game = context.playing.game.with_player(player.name, lost=True)

    def text(self) -> str:
        return "you win the game" if self.who == YOU else f"{self.who.text()} wins the game"
