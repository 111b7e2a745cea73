"""Which words make something prepared or unprepared? What that means stands in `prepared`."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from .entry_abilities import Entering, EntryAbility
from .instructions import Instruction, still_there
from .objects import ObjectId
from .prepared import PREPARED, prepare, prepare_spell, unprepare
from .references import ITSELF, Context, Reference
from .rules import Rule, cr

if TYPE_CHECKING:
    from .playing import Playing


class BecomePrepared(Instruction):
    """It becomes prepared, if it has a prepare spell and isn't prepared yet. Source: `cr["722.3a"]`."""

    what: Reference = ITSELF

    def carry_out(self, context: Context) -> None:
        for o in still_there(self.what, context):
            prepare(context.playing, o)

    def text(self) -> str:
        return f"{self.what.text()} becomes prepared"


class BecomeUnprepared(Instruction):
    """It is no longer prepared, so the copy of its prepare spell is gone. Source: `cr["722.3b"]`."""

    what: Reference = ITSELF

    def carry_out(self, context: Context) -> None:
        for o in still_there(self.what, context):
            unprepare(context.playing, o, cr["722.3b"])

    def text(self) -> str:
        return f"{self.what.text()} becomes unprepared"


class EntersPrepared(EntryAbility):
    """It enters prepared, if it has a prepare spell. Source: `cr["722.3a"]`."""

    rule: ClassVar[Rule] = cr["722.3a"]

    def change(self, entering: Entering, playing: Playing, source: ObjectId) -> Entering:
        obj = entering.object
        if prepare_spell(entering.what_if(playing.before_entering), obj.id) is None:
            return entering
        return entering.but(object=obj.but(designations=(*obj.designations, PREPARED)))

    def text(self) -> str:
        return "this enters prepared"
