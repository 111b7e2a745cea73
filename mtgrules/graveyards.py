"""What do graveyards and libraries do to permanents: which triggers watch them, and what is had because cards lie
there?
"""

from __future__ import annotations

from typing import ClassVar

from .abilities import ActivatedAbility, StaticAbility
from .changes import COPIABLE, Change, Layer
from .characteristics import Characteristics
from .events import Event, Happening
from .instructions import Instruction
from .objects import ObjectId, Zone
from .patterns import Pattern, those
from .references import YOU, Context, Players, Reference
from .rules import Rule, cr
from .selectors import Board, Each, Tokens, reads_all
from .sentences import an
from .trace import Line
from .zones import Moved


# ---------------------------------------------------------------- triggers and instructions
class PutIntoGraveyard(Pattern):
    """A card that fits is put into a graveyard from anywhere. Source: `cr["603.6c"]`, `cr["400.7"]`."""

    what: Each
    event: ClassVar[type[Event]] = Moved
    rule: ClassVar[Rule] = cr["603.6"]

    def fires(self, happening: Happening, source: ObjectId, you: str) -> list[ObjectId | None]:
        event = happening.event
        if not isinstance(event, Moved):
            return []
        arrived = tuple(new for o in event.to_zone(Zone.GRAVEYARD) for new in happening.after.became(o))
        return those(self.what.but(zone=Zone.GRAVEYARD), arrived, happening.after, source, you)

    def text(self) -> str:
        return f"whenever {an(self.what.but(zone=Zone.BATTLEFIELD).text())} card is put into a graveyard"


class TopOfLibrary(Reference):
    """The top card of your library, if it fits. Source: `cr["401.5"]`."""

    what: Each = Each()

    def objects(self, context: Context) -> list[ObjectId]:
        game = context.playing.game
        top = [obj.id for obj in game.in_zone(Zone.LIBRARY, context.you)[:1]]
        fits = self.what.but(zone=Zone.LIBRARY).objects(game.derivation.board, context.source, context.you)
        return [o for o in top if o in fits]

    def text(self) -> str:
        return "the top card of your library" + (
            f" if it is {an(self.what.text())} card" if self.what != Each() else ""
        )


class RevealTop(Instruction):
    """Reveal the top card of your library; if it fits, do these. It stays where it is. Source: `cr["701.20a"]`."""

    what: Each
    do: tuple[Instruction, ...]

    def carry_out(self, context: Context) -> None:
        playing = context.playing
        top = playing.game.in_zone(Zone.LIBRARY, context.you)[:1]
        playing.tell(f"{context.you} reveals {top[0].id if top else 'no card'}", cr["701.20a"])
        if TopOfLibrary(self.what).objects(context):
            for step in self.do:
                step.carry_out(context)

    def text(self) -> str:
        return f"reveal the top card of your library; if it is {an(self.what.text())}, {', then '.join(step.text() for step in self.do)}"


class Discard(Instruction):
    """Each of these players discards cards of their choice. Source: `cr["701.9b"]`."""

    number: int = 1
    who: Players = YOU

    def carry_out(self, context: Context) -> None:
        playing = context.playing
        for name in self.who.names(context):
            for _ in range(self.number):
                hand = [obj.id for obj in playing.game.in_zone(Zone.HAND, name)]
                card = context.pick("discard", hand, cr["701.9b"], player=name, question="which card to discard")
                if card is not None:
                    playing.happen(Moved((card,), Zone.GRAVEYARD, "discarded"))
                    playing.tell(f"{name} discards {card}", cr["701.9b"])

    def text(self) -> str:
        return f"{'discard' if self.who == YOU else f'{self.who.text()} discards'} {self.number}"


# ---------------------------------------------------------------- what is had because of cards elsewhere
class GainActivatedAbilitiesOf(Change):
    """It has all activated abilities of the objects that fit, as they are now, with their restrictions.
    `cr["613.1f"]`, `cr["602.5b"]`.
    """

    what: Each
    abilities: tuple[ActivatedAbility, ...] | None = None
    layer = Layer.ABILITY
    writes = frozenset({"abilities=*", "abilities=other"})

    @property
    def reads(self) -> Tokens:
        return self.what.reads | reads_all("abilities")

    @property
    def resolves(self) -> bool:
        return self.abilities is None

    def on(self, board: Board, source: ObjectId, you: str, target: ObjectId) -> Change:
        found = [ability for o in self.what.objects(board, source, you) for ability in board.line(o).values.abilities]
        return self.but(
            abilities=tuple(dict.fromkeys(ability for ability in found if isinstance(ability, ActivatedAbility)))
        )

    def apply(self, c: Characteristics) -> Characteristics:
        return c.but(abilities=(*c.abilities, *(self.abilities or ())))

    def text(self) -> str:
        return f"has all activated abilities of each {self.what.text()}"


class FullTextOfTopCard(Change):
    """While the top card of your graveyard fits, it has the full text of that card, and in addition these changes:
    a text-changing effect, no copying. Source: `cr["613.1c"]`, `cr["612.1"]`.
    """

    what: Each
    and_: tuple[Change, ...] = ()
    values: Characteristics | None = None
    known: bool = False
    layer, rule, writes, takes_abilities = Layer.TEXT, cr["613.1c"], COPIABLE, True

    @property
    def reads(self) -> Tokens:
        return reads_all("controller")

    @property
    def resolves(self) -> bool:
        return not self.known

    def on(self, board: Board, source: ObjectId, you: str, target: ObjectId) -> Change:
        yours = [(o, line) for o, line in board.in_zone(Zone.GRAVEYARD) if board.objects[o].owner == you]
        top: tuple[ObjectId, Line] | None = yours[-1] if yours else None
        fits = self.what.but(zone=Zone.GRAVEYARD).objects(board, source, you)
        values = top[1].values if top and top[0] in fits else None
        return self.but(values=values, known=True)

    @property
    def gives(self) -> tuple[StaticAbility, ...]:
        found = self.values.abilities if self.values else ()
        return tuple(ability for ability in found if isinstance(ability, StaticAbility))

    def apply(self, c: Characteristics) -> Characteristics:
        if self.values is None:
            return c
        values = self.values
        for change in self.and_:
            values = change.apply(values)
        return values

    def text(self) -> str:
        more = "".join(f", and {change.text()}" for change in self.and_)
        return f"has the full text of the top card of your graveyard if that is {an(self.what.text())} card{more}"
