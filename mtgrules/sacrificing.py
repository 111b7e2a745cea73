"""Who must or may give up what, by choice?"""

from __future__ import annotations

from typing import ClassVar

from .amounts import Amount, said
from .events import Event, Happening
from .instructions import Instruction, how_many, still_there
from .objects import ObjectId, Zone
from .patterns import Pattern
from .references import ITSELF, YOU, Context, Players, Reference
from .rules import Rule, cr
from .selectors import CREATURE, Each
from .state import Game
from .zones import Moved


class SacrificeOne(Instruction):
    """Each of these players sacrifices some of what fits, by their own choice, all at the same time.

    Source: `cr["701.21a"]`, `cr["101.4"]`.

    Remembered as "sacrificed". With `may` nobody has to (but then there is no more than one).
    """

    what: Each = CREATURE
    who: Players = Players("target")
    number: int | Amount = 1
    may: bool = False

    def carry_out(self, context: Context) -> None:
        doomed: list[ObjectId] = []
        for name in self.who.names(context):
            for _ in range(how_many(self.number, context)):
                mine = self.what.but(controller="you").objects(
                    context.playing.game.derivation.board, context.source, name
                )
                if not (options := [o for o in mine if o not in doomed]):
                    break
                chosen = context.pick(
                    "sacrifice", options, cr["701.21a"], player=name, optional=self.may, question="what to sacrifice"
                )
                doomed += [chosen] if chosen else []
        context.memory["sacrificed"] = tuple(doomed)
        if doomed:
            context.playing.happen(Moved(tuple(doomed), Zone.GRAVEYARD, "sacrificed"))
            context.playing.tell(f"sacrificed: {', '.join(map(str, doomed))}", cr["701.21a"])

    def text(self) -> str:
        number = "a" if self.number == 1 else said(self.number)
        you = self.who == YOU
        does = "may sacrifice" if self.may else "sacrifice" if you else "sacrifices"
        verb = f"{'you' if you else self.who.text()} {does}"
        return f"{verb} {number} {self.what.text()}"


class Exploited(Event):
    """A creature exploited a creature. Source: `cr["702.110b"]`."""

    object: ObjectId
    said: ClassVar[str] = "a creature exploited a creature"

    @property
    def done_by(self) -> ObjectId | None:
        return self.object

    def apply(self, game: Game) -> Game:
        return game


class Exploit(Instruction):
    """Exploit: sacrifice a creature of yours, if you like; then this has exploited it.

    Source: `cr["702.110a"]`, `cr["702.110b"]`.
    """

    def carry_out(self, context: Context) -> None:
        SacrificeOne(who=YOU, may=True).carry_out(context)
        if context.memory["sacrificed"]:
            context.playing.happen(Exploited(context.source))

    def text(self) -> str:
        return "exploit"


class ThisExploits(Pattern):
    """This exploits a creature, even itself. Source: `cr["702.110b"]`."""

    event: ClassVar[type[Event]] = Exploited
    rule: ClassVar[Rule] = cr["702.110b"]

    def fires(self, happening: Happening, source: ObjectId, you: str) -> list[ObjectId | None]:
        return [source] if isinstance(happening.event, Exploited) and happening.event.object == source else []

    def text(self) -> str:
        return "when this exploits a creature"


class SacrificeUnlessPaid(Instruction):
    """Sacrifice it unless its controller pays: `pay` is "yes" or "no", the mana itself isn't charged.

    Source: `cr["118.12a"]`.
    """

    cost: str
    what: Reference = ITSELF

    def carry_out(self, context: Context) -> None:
        for o in still_there(self.what, context):
            if (
                context.pick("pay", ["yes", "no"], cr["118.12a"], question=f"whether to pay {self.cost} for {o}")
                == "yes"
            ):
                context.playing.tell(f"{context.you} pays {self.cost}", cr["118.12a"])
            else:
                context.playing.happen(Moved((o,), Zone.GRAVEYARD, "sacrificed"))
                context.playing.tell(f"{o} is sacrificed", cr["701.21a"])

    def text(self) -> str:
        return f"sacrifice {self.what.text()} unless you pay {self.cost}"
