"""How does a spell leave the stack without resolving?"""

from __future__ import annotations

from .instructions import Instruction
from .objects import Zone
from .references import TARGET, Context, Reference
from .rules import cr
from .zones import Moved


class Counter(Instruction):
    """Counter a spell: it goes to its owner's graveyard, or (`to` the library) on top of it instead.

    Source: `cr["701.6a"]`.
    """

    what: Reference = TARGET
    to: Zone = Zone.GRAVEYARD

    def carry_out(self, context: Context) -> None:
        playing = context.playing
        for o in self.what.objects(context):
            if o in playing.game.objects and playing.game.objects[o].zone is Zone.STACK:
                playing.happen(Moved((o,), self.to, "countered"))
                playing.tell(f"{o} is countered and goes to the {self.to}", cr["701.6a"])

    def text(self) -> str:
        where = "" if self.to is Zone.GRAVEYARD else f"; it goes on top of its owner's {self.to} instead"
        return f"counter {self.what.text()}{where}"
