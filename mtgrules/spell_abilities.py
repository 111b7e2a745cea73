"""Which abilities of a spell itself matter as it is cast, and what do they leave behind?

How a spell was cast (bestowed, for its blitz cost) is kept on it as a designation: a copy of the spell has it, too
(707.10), and
the permanent that it becomes; a copy of the permanent hasn't.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from .abilities import Ability, TriggeredAbility
from .choices import IllegalChoice
from .conditions import Condition
from .copying_spells import CopySpell
from .costs import Cost
from .effects import BLITZED
from .entry_abilities import WILL_ENTER_WITH
from .events import Event, Happening, SpellCast, Tapped
from .instructions import Instruction, Sacrifice
from .objects import GameObject, ObjectId
from .patterns import BeginningOf, Pattern
from .references import ITSELF, Context, Reference, Told
from .rules import Rule, cr
from .selectors import Board, Each
from .state import Delayed, StackItem

if TYPE_CHECKING:
    from .playing import Playing


class CastThis(Pattern):
    """This spell is cast: the ability works on the stack. Source: `cr["113.6k"]`, `cr["601.2i"]`."""

    event: ClassVar[type[Event]] = SpellCast
    rule: ClassVar[Rule] = cr["601.2i"]
    on_the_stack: ClassVar[bool] = True

    def fires(self, happening: Happening, source: ObjectId, you: str) -> list[ObjectId | None]:
        event = happening.event
        return [source] if isinstance(event, SpellCast) and event.object == source else []

    def text(self) -> str:
        return "when you cast this spell"


class NamedCantBeCast(Ability):
    """Spells with the name that was chosen for this can't be cast. Source: `cr["601.3"]`, `cr["101.2"]`."""

    def text(self) -> str:
        return "spells with the chosen name can't be cast"


class AdditionalCost(Ability):
    """An additional cost to cast this spell. What is sacrificed for it is remembered as "sacrificed", also by a copy
    of the spell. Source: `cr["118.8"]`, `cr["601.2b"]`, `cr["707.10"]`.
    """

    cost: Cost

    def text(self) -> str:
        return f"as an additional cost to cast this, {self.cost}"


class WillEnterWith(Instruction):
    """This spell's permanent will enter with so many counters for each of these objects.

    Source: `cr["614.1c"]`, `cr["608.3"]`.
    """

    counter: str
    each: Reference
    times: int = 1

    def carry_out(self, context: Context) -> None:
        playing, number = context.playing, self.times * len(self.each.objects(context))
        if number and context.source in playing.game.objects:
            obj = playing.game.objects[context.source]
            playing.game = playing.game.changed(
                obj.id, chosen=(*obj.chosen, (WILL_ENTER_WITH + self.counter, number, 0))
            )
            playing.tell(f"{obj.id} will enter with {number} {self.counter} counters", cr["614.1c"])

    def text(self) -> str:
        return f"this enters with {self.times} {self.counter} counters for each: {self.each.text()}"


class Blitz(Ability):
    """Blitz: another cost, for haste, a card when it dies, and its sacrifice at the next end step.

    Source: `cr["702.152a"]`.
    """

    keyword: ClassVar[str] = "blitz"
    cost: str

    def text(self) -> str:
        return f"blitz {self.cost}"


class Conspired(Condition):
    """Its conspire cost was paid."""

    def holds(self, board: Board, source: ObjectId, you: str) -> bool:
        return source in board.objects and "conspired" in board.objects[source].designations

    def text(self) -> str:
        return "if its conspire cost was paid"


class Conspiracy(TriggeredAbility):
    """Conspire: tap two creatures of yours that share a color with the spell, and copy it. Source:
    `cr["702.78a"]`.
    """

    keyword: ClassVar[str] = "conspire"

    def __init__(self, **_: object) -> None:
        super().__init__(CastThis(), (CopySpell(ITSELF),), condition=Conspired())

    def text(self) -> str:
        return "conspire"


UNTAPPED = Each(("Creature",), controller="you", tapped=False)


class SpellsCastBefore(Told):
    """How many other spells were cast this turn before the one that this is about. Source: `cr["702.40a"]`."""

    def now(self, context: Context) -> int:
        game = context.playing.game
        cast = [it.event.object for it in game.happened_this_turn if isinstance(it.event, SpellCast)]
        return cast.index(context.source) if context.source in cast else len(cast)

    def text(self) -> str:
        return "the spells cast before it this turn"


class Storm(TriggeredAbility):
    """Storm: copy it for each spell that was cast before it this turn. Source: `cr["702.40a"]`."""

    keyword: ClassVar[str] = "storm"

    def __init__(self, **_: object) -> None:
        super().__init__(CastThis(), (CopySpell(ITSELF, number=SpellsCastBefore()),))

    def text(self) -> str:
        return "storm"


REPLICATED = "replicated"


class TimesReplicated(Told):
    """How often its replicate cost was paid. Source: `cr["702.56a"]`."""

    def now(self, context: Context) -> int:
        obj = context.playing.game.last_known(context.source).objects[context.source]
        return sum(number for name, number, _ in obj.chosen if name == REPLICATED)

    def text(self) -> str:
        return "the times its replicate cost was paid"


class Replicate(TriggeredAbility):
    """Replicate: pay another cost any number of times, and copy it so often. Source: `cr["702.56a"]`."""

    keyword: ClassVar[str] = "replicate"
    cost: str = ""

    def __init__(self, cost: str, **_: object) -> None:
        own: dict[str, Any] = {"cost": cost}
        super().__init__(CastThis(), (CopySpell(ITSELF, number=TimesReplicated()),), **own)

    def text(self) -> str:
        return f"replicate {self.cost}"


def replicate(playing: Playing, spell: ObjectId) -> None:
    """Its replicate cost is paid as often as `replicate=` says. Source: `cr["702.56a"]`, `cr["601.2b"]`."""
    if not playing.choices.has("replicate"):
        return
    if not playing.game[spell].has("replicate"):
        raise IllegalChoice(f"{spell} has no replicate", cr["702.56a"])
    number = playing.choices.number("replicate", playing.game.objects[spell].controller, cr["702.56a"])
    obj = playing.game.objects[spell]
    playing.game = playing.game.changed(spell, chosen=(*obj.chosen, (REPLICATED, number, 0)))


def conspire(playing: Playing, spell: ObjectId, player: str) -> None:
    """Tap the two creatures given as `conspire=`, if it has conspire. Source: `cr["702.78a"]`."""
    if not playing.choices.has("conspire"):
        return
    if not playing.game[spell].has("conspire"):
        raise IllegalChoice(f"{spell} has no conspire", cr["702.78a"])
    for _ in range(2):
        board, colors = playing.game.derivation.board, playing.game[spell].values.colors
        options = [o for o in UNTAPPED.objects(board, spell, player) if board.line(o).values.colors & colors]
        tapped = playing.choices.pick(playing.game, "conspire", options, player, cr["702.78a"], question="whom to tap")
        playing.happen(Tapped(tapped))
    playing.game = playing.game.changed(spell, designations=(*playing.game.objects[spell].designations, "conspired"))
    playing.tell(f"{player} taps two creatures to conspire {spell}", cr["702.78a"])


def left_by_casting(playing: Playing, was: GameObject, o: ObjectId) -> None:
    """What a resolved permanent spell owes to the way in which it was cast.

    Source: `cr["702.152a"]`, `cr["400.7d"]`.
    """
    if BLITZED in was.designations and o in playing.game.objects:
        ability = TriggeredAbility(BeginningOf("end step", once=True), (Sacrifice(),))
        item = StackItem(o, playing.game.controller(o), ability)
        playing.game = playing.game.but(delayed=(*playing.game.delayed, Delayed("end step", item)))
