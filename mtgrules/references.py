"""Whom does a spell or ability speak of while it is dealt with?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .amounts import Amount
from .events import Damaged
from .objects import ObjectId
from .rules import Rule, cr
from .selectors import Each, with_x
from .sentences import an
from .value import Value

if TYPE_CHECKING:
    from .playing import Playing
    from .state import StackItem


class Context:
    """A spell or ability while it is dealt with: who "you" are, its targets, its X, and what it has done so far."""

    def __init__(self, playing: Playing, item: StackItem) -> None:
        self.playing, self.item, self.source, self.you, self.x = playing, item, item.source, item.controller, item.x
        self.memory: dict[str, Any] = dict(item.memory)

    def pick(
        self, name: str, options: list[Any], rule: Rule, *, player: str = "", optional: bool = False, question: str = ""
    ) -> Any:
        """Let a player choose."""
        playing = self.playing
        return playing.choices.pick(
            playing.game, name, options, player or self.you, rule, optional=optional, question=question
        )


class Reference(Value):
    """Some objects, known only while the spell or ability is dealt with."""

    def objects(self, context: Context) -> list[ObjectId]:
        raise NotImplementedError

    def text(self) -> str:
        raise NotImplementedError


TARGETS = "targets"


class Target(Reference):
    """The target with this number (the first is 0), as long as it is still the object that was chosen. In a delayed
    trigger it is that of the spell or ability which set it up. Source: `cr["603.7c"]`.
    """

    number: int = 0

    def objects(self, context: Context) -> list[ObjectId]:
        targets = context.item.targets or context.memory.get(TARGETS, ())
        found = targets[self.number] if self.number < len(targets) else None
        return [found] if isinstance(found, ObjectId) else []

    def text(self) -> str:
        return "the target" if self.number == 0 else f"target {self.number + 1}"


class AllTargets(Reference):
    """Every target that is still legal."""

    def objects(self, context: Context) -> list[ObjectId]:
        targets = context.item.targets or context.memory.get(TARGETS, ())
        return [target for target in targets if isinstance(target, ObjectId)]

    def text(self) -> str:
        return "the targets"


class CardOf(Reference):
    """The card that an object is now in the zone to which it went, and no further. Source: `cr["400.7"]`."""

    of: Reference

    def objects(self, context: Context) -> list[ObjectId]:
        return [new for o in self.of.objects(context) for new in context.playing.game.became(o)]

    def text(self) -> str:
        return f"the card of {self.of.text()}"


class Itself(Reference):
    """The object that has the ability."""

    def objects(self, context: Context) -> list[ObjectId]:
        return [context.source]

    def text(self) -> str:
        return "this"


class WhatThisIsAttachedTo(Reference):
    """The object to which the source is attached, or was when it left. Source: `cr["301.5"]`, `cr["303.4"]`."""

    def objects(self, context: Context) -> list[ObjectId]:
        host = context.playing.game.last_known(context.source).objects[context.source].attached_to
        return [host] if host else []

    def text(self) -> str:
        return "what this is attached to"


class OneOf(Reference):
    """One of these objects that fits, as the controller chooses: "chosen". X in what fits is that of the ability.
    Source: `cr["608.2d"]`.
    """

    of: Reference
    what: Each

    def objects(self, context: Context) -> list[ObjectId]:
        what = with_x(self.what, context.x)
        fits = (
            what.objects(context.playing.game.derivation.board, context.source, context.you)
            if isinstance(what, Each)
            else []
        )
        options = [o for o in self.of.objects(context) if o in fits]
        chosen = context.pick("chosen", options, cr["608.2d"], question=f"one of {self.of.text()}")
        return [chosen] if chosen else []

    def text(self) -> str:
        return f"one of {self.of.text()} that is {an(self.what.text())}"


class ThatObject(Reference):
    """The object whose doing set off the trigger."""

    def objects(self, context: Context) -> list[ObjectId]:
        return [context.item.that] if context.item.that else []

    def text(self) -> str:
        return "that object"


class Remembered(Reference):
    """What an earlier instruction, or a linked ability, dealt with: "exiled", "copied", "created". Source:
    `cr["607.1"]`.
    """

    link: str

    def objects(self, context: Context) -> list[ObjectId]:
        found = context.memory.get(self.link, ())
        return list(found) if isinstance(found, tuple) and not isinstance(found, ObjectId) else [found]

    def text(self) -> str:
        return f"the {self.link} object"


class All(Reference):
    """Every object that fits as the instruction is carried out, but not those of `but_not`."""

    what: Each
    but_not: Reference | None = None

    def objects(self, context: Context) -> list[ObjectId]:
        left_out = self.but_not.objects(context) if self.but_not else []
        found = self.what.objects(context.playing.game.derivation.board, context.source, context.you)
        return [o for o in found if o not in left_out]

    def text(self) -> str:
        return f"each {self.what.text()}{f' but {self.but_not.text()}' if self.but_not else ''}"


class OfPlayersHit(Reference):
    """Permanents that fit whose controller this dealt combat damage this turn, with mana value X. Source:
    `cr["608.2i"]`.
    """

    what: Each

    def objects(self, context: Context) -> list[ObjectId]:
        game = context.playing.game
        damage = [it.event for it in game.happened_this_turn if isinstance(it.event, Damaged) and it.event.combat]
        hit = [event.to for event in damage if event.source == context.source]
        found = self.what.objects(game.derivation.board, context.source, context.you)
        return [o for o in found if game.controller(o) in hit and game[o].mana_value == context.x]

    def text(self) -> str:
        return f"each {self.what.text()} with mana value X of a player whom this dealt combat damage this turn"


class Fitting(Reference):
    """Those of some objects that fit as the instruction is carried out. Source: `cr["608.2c"]`."""

    of: Reference
    what: Each

    def objects(self, context: Context) -> list[ObjectId]:
        fits = self.what.objects(context.playing.game.derivation.board, context.source, context.you)
        return [o for o in self.of.objects(context) if o in fits]

    def text(self) -> str:
        return f"{self.of.text()}, if it is {an(self.what.text())}"


TARGET, SECOND_TARGET, ITSELF, THAT = Target(), Target(1), Itself(), ThatObject()
EXILED, COPIED, CREATED = Remembered("exiled"), Remembered("copied"), Remembered("created")


class Told(Amount):
    """A number that only the resolving spell or ability itself can tell."""

    def now(self, context: Context) -> int:
        """The number as it is when it is needed."""
        raise NotImplementedError


class ValueOf(Told):
    """The power, toughness or mana value of an object as it is or last was, times `times`; less than 0 counts as 0.
    Source: `cr["608.2h"]`, `cr["107.1b"]`.
    """

    what: str
    of: Reference
    times: int = 1

    def now(self, context: Context) -> int:
        """The number as it is when it is needed."""
        game = context.playing.game
        return self.times * sum(
            max(getattr(game.last_known(o)[o], self.what) or 0, 0) for o in self.of.objects(context)
        )

    def text(self) -> str:
        times = {1: "", -1: "minus "}.get(self.times, f"{self.times} times ")
        return f"{times}the {self.what.replace('_', ' ')} of {self.of.text()}"


class NumberOfPlayers(Told):
    """How many such players there are."""

    who: Players

    def now(self, context: Context) -> int:
        return len(self.who.names(context))

    def text(self) -> str:
        return f"one for {self.who.text()}"


class Players(Value):
    """Some players: "you", "each player", "each opponent", "target"; or with `of` the "controller" or "owner" of
    an object.

    "each other player" are all but the controller of `of`; "attacked" is the player whom `of` is attacking.
    """

    who: str
    of: Reference | None = None

    def names(self, context: Context) -> list[str]:
        """Their names in turn order. Source: `cr["101.4"]`."""
        game = context.playing.game
        everyone = list(game.in_turn_order)
        if self.who == "target":
            return [target for target in context.item.targets if isinstance(target, str)]
        found: list[str] = []
        if self.of:
            for o in self.of.objects(context):
                then = game.last_known(o)
                obj = then.objects[o]
                if self.who == "attacked":
                    found += [obj.attacking] if isinstance(obj.attacking, str) else []
                else:
                    found.append(obj.owner if self.who == "owner" else then.controller(o))
        if self.who == "each other player":
            return [name for name in everyone if name not in found]
        known = {
            "you": [context.you],
            "each player": everyone,
            "each opponent": [name for name in everyone if name != context.you],
        }
        return known.get(self.who, found)

    def text(self) -> str:
        return f"{self.who} of {self.of.text()}" if self.of else self.who


YOU, EACH_PLAYER, EACH_OPPONENT = Players("you"), Players("each player"), Players("each opponent")
