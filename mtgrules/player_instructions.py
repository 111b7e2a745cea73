"""What can a spell or ability do for players?"""

from __future__ import annotations

from typing import ClassVar

from .amounts import Amount, said
from .commander import PlayerLost
from .damage import deal_at_once
from .events import Damaged, LifeChanged
from .instructions import Instruction, how_many, still_there
from .objects import ObjectId
from .references import ITSELF, TARGET, YOU, Context, Players, Reference
from .rules import cr


class Draw(Instruction):
    """Draw cards. Source: `cr["121.1"]`."""

    moves_library_cards: ClassVar[bool] = True
    number: int | Amount = 1
    who: Players = YOU

    def carry_out(self, context: Context) -> None:
        for name in self.who.names(context):
            for _ in range(how_many(self.number, context)):
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
            context.playing.mill(name, how_many(self.number, context))

    def text(self) -> str:
        return f"{'mill' if self.who == YOU else f'{self.who.text()} mills'} {said(self.number)}"


class ChangeLife(Instruction):
    """Gain life, or with a negative number lose it. Source: `cr["119.3"]`."""

    number: int | Amount
    who: Players = YOU

    def carry_out(self, context: Context) -> None:
        for name in self.who.names(context):
            if number := how_many(self.number, context):
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
                *still_there(self.to, context),
                *(t for t in context.item.targets if isinstance(t, str) and self.to == TARGET),
            ]
        for source in self.by.objects(context)[:1]:
            number = how_many(self.number, context, source)
            deal_at_once(context.playing, [Damaged(source, victim, number) for victim in victims], cr["120.3"])

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
            others = (player.name for player in context.playing.game.players if player.name != winner)
            context.playing.happen(*map(PlayerLost, others))

    def text(self) -> str:
        return "you win the game" if self.who == YOU else f"{self.who.text()} wins the game"
