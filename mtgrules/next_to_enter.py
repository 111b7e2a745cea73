"""What will the next permanents enter as, because of a spell or ability that has resolved?"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from .entry_abilities import Entering, EntryAbility, as_a_copy
from .instructions import Instruction
from .objects import ObjectId
from .references import TARGET, Context, Reference
from .rules import Rule, cr
from .selectors import Each
from .sentences import an
from .state import NEXT_TO_ENTER, Delayed, StackItem

if TYPE_CHECKING:
    from .playing import Playing
    from .state import Game


class WillEnterAsCopy(EntryAbility):
    """Objects that fit enter as copies of this one, as it is then or was last. Source: `cr["616.1c"]`,
    `cr["608.2h"]`.
    """

    what: Each
    model: ObjectId
    order: ClassVar[int] = 2
    rule: ClassVar[Rule] = cr["616.1c"]

    def affects(self, entering: Entering, what_if: Game, source: ObjectId) -> bool:
        return entering.object.id in self.what.objects(what_if.derivation.board, source, "")

    def change(self, entering: Entering, playing: Playing, source: ObjectId) -> Entering:
        return as_a_copy(entering, playing.before_entering, self.model, source)

    def text(self) -> str:
        return f"{an(self.what.text())} enters as a copy of {self.model}"


class NextEnterAsCopies(Instruction):
    """The next time this turn that objects which fit enter, they enter as copies of an object. Source:
    `cr["614.1c"]`, `cr["616.1c"]`.
    """

    what: Each
    of: Reference = TARGET

    def carry_out(self, context: Context) -> None:
        game = context.playing.game
        for model in self.of.objects(context)[:1]:
            item = StackItem(context.source, context.you, WillEnterAsCopy(self.what, model))
            context.playing.game = game.but(delayed=(*game.delayed, Delayed(NEXT_TO_ENTER, item)))
            context.playing.tell(f"the next {self.what.text()} to enter this turn is a copy of {model}", cr["614.1c"])

    def text(self) -> str:
        return f"the next time this turn {an(self.what.text())} enters, it enters as a copy of {self.of.text()}"
