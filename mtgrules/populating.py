"""What does populate make?"""

from __future__ import annotations

from .instructions import Instruction
from .references import Context, Remembered
from .rules import cr
from .selectors import Each
from .token_instructions import CreateTokenCopy

YOUR_CREATURE_TOKENS = Each(("Creature",), controller="you", token=True)


class Populate(Instruction):
    """Choose a creature token of yours (`populate=`) and create a copy of it; without one, nothing.

    Source: `cr["701.36a"]`.
    """

    def carry_out(self, context: Context) -> None:
        options = YOUR_CREATURE_TOKENS.objects(context.playing.game.derivation.board, context.source, context.you)
        chosen = context.pick("populate", options, cr["701.36a"], question="which token to populate")
        context.memory["populated"] = (chosen,) if chosen else ()
        CreateTokenCopy(Remembered("populated")).carry_out(context)

    def text(self) -> str:
        return "populate"
