"""What happens if creatures fight?"""

from __future__ import annotations

from .damage import deal_at_once
from .events import Damaged
from .instructions import Instruction, still_there
from .references import ITSELF, TARGET, Context, Reference
from .rules import cr


class Fight(Instruction):
    """Two creatures deal damage equal to their power to each other. Source: `cr["701.14a"]`, `cr["701.14b"]`."""

    one: Reference = TARGET
    other: Reference = ITSELF

    def carry_out(self, context: Context) -> None:
        playing = context.playing
        pair = [o for r in (self.one, self.other) for o in still_there(r, context) if playing.game[o].is_("Creature")]
        if len(pair) != 2:
            playing.tell("they don't both stand there as creatures, so nobody fights", cr["701.14b"])
            return
        damages = [Damaged(o, other, playing.game[o].power or 0) for o, other in (pair, reversed(pair))]
        deal_at_once(playing, damages, cr["701.14a"])

    def text(self) -> str:
        return f"{self.one.text()} fights {self.other.text()}"
