"""Which two cards meld, and what becomes of them?"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from .arriving import enter
from .conditions import Condition
from .instructions import Instruction
from .objects import Card, Component, GameObject, ObjectId, Zone
from .references import Context
from .rules import cr
from .selectors import Board, Each, Tokens, reads_all
from .zones import Moved

if TYPE_CHECKING:
    from .playing import Playing
    from .state import Game


def melded(game: Game, objects: Sequence[ObjectId]) -> Card | None:
    """The combined back of these two, if they are a meld pair. Source: `cr["701.42b"]`."""
    from .cards import catalogue

    names = sorted(game.objects[o].card.name for o in objects if not game.objects[o].is_token)
    own = game.position.cards if game.position else ()
    for card in (*own, *catalogue().values()):
        if card.parts and sorted(part.name for part in card.parts) == names:
            return card
    return None


def meld(playing: Playing, objects: Sequence[ObjectId], player: str) -> None:
    """Put a meld pair onto the battlefield, combined into one permanent. `cr["701.42a"]`, `cr["701.42c"]`."""
    game = playing.game
    whole = melded(game, objects)
    if whole is None:
        names = " and ".join(str(o) for o in objects)
        playing.tell(
            f"{names} can't be melded, as they are no two cards of a meld pair: nothing happens",
            cr["701.42b"],
            cr["701.42c"],
        )
        return
    parts = tuple(Component(o, game.objects[o].card, game.objects[o].is_commander) for o in objects)
    new = GameObject(
        game.new_id(whole.name), whole, game.objects[objects[0]].owner, player, Zone.BATTLEFIELD, parts=parts
    )
    playing.tell(f"{' and '.join(str(o) for o in objects)} meld", cr["701.42a"], cr["712.4a"])
    enter(playing, [(objects[0], new)])


class MeldWith(Instruction):
    """Exile this and the other card of its pair, if you own and control both, then meld them. `cr["712.4a"]`."""

    other: Each

    def carry_out(self, context: Context) -> None:
        playing, game = context.playing, context.playing.game
        mine = [
            o
            for o in (context.source, *self.other.objects(game.derivation.board, context.source, context.you))
            if _is_own(game, o, context.you)
        ]
        if context.source not in mine or len(mine) < 2:
            return
        playing.happen(Moved(tuple(mine[:2]), Zone.EXILE, "exiled"))
        exiled = [new for o in mine[:2] for new in playing.game.became(o)]
        meld(playing, exiled, context.you)

    def text(self) -> str:
        return f"exile this and {self.other.text()}, and meld them"


class OwnsBoth(Condition):
    """You own and control this and another that fits: the other card of its pair. Source: `cr["712.4a"]`."""

    other: Each

    @property
    def reads(self) -> Tokens:
        return self.other.reads | reads_all("controller")

    def holds(self, board: Board, source: ObjectId, you: str) -> bool:
        if source not in board.lines or board.objects[source].owner != you or board.lines[source].controller != you:
            return False
        return any(board.objects[o].owner == you for o in self.other.objects(board, source, you))

    def text(self) -> str:
        return f"if you own and control this and {self.other.text()}"


def _is_own(game: Game, o: ObjectId, you: str) -> bool:
    obj = game.objects.get(o)
    return obj is not None and obj.zone is Zone.BATTLEFIELD and obj.owner == you == game.controller(o)
