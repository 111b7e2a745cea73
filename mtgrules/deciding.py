"""What is done only if something holds as it resolves?"""

from __future__ import annotations

from .conditions import Condition
from .instructions import Instruction
from .references import Context, Reference
from .rules import cr


class If(Instruction):
    """Do these only if the condition holds by then, and if not, the others. Source: `cr["608.2c"]`."""

    condition: Condition
    do: tuple[Instruction, ...]
    otherwise: tuple[Instruction, ...] = ()

    def carry_out(self, context: Context) -> None:
        board = context.playing.game.last_known(context.source).derivation.board
        if context.source in context.playing.game.objects:
            board = context.playing.game.derivation.board
        holds = self.condition.holds(board, context.source, context.you)
        if not holds:
            context.playing.tell(
                f"{context.source}: {self.condition.why_not(board, context.source, context.you)}", cr["608.2c"]
            )
        for step in self.do if holds else self.otherwise:
            step.carry_out(context)

    def text(self) -> str:
        text = (
            f"if {self.condition.text().removeprefix('as long as ')}, {', then '.join(step.text() for step in self.do)}"
        )
        return f"{text}; else {', then '.join(step.text() for step in self.otherwise)}" if self.otherwise else text


class IfDone(Instruction):
    """Do these if an earlier instruction dealt with something ("if you do"), and if not, the others: `IfDone(SACRIFICED,
    Draw(1))`. Source: `cr["608.2c"]`.
    """

    what: Reference
    do: tuple[Instruction, ...]
    otherwise: tuple[Instruction, ...] = ()

    def carry_out(self, context: Context) -> None:
        for step in self.do if self.what.objects(context) else self.otherwise:
            step.carry_out(context)

    def text(self) -> str:
        text = f"if there is {self.what.text()}, {', then '.join(step.text() for step in self.do)}"
        return f"{text}; else {', then '.join(step.text() for step in self.otherwise)}" if self.otherwise else text
