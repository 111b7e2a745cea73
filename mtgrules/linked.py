"""What did one ability of an object deal with, for another of its abilities that speaks of it?

Imprinted cards, what convoked a spell, what was exiled until something leaves: kept on the object, and only for the
abilities
that came together with the one that dealt with it (607.5), so that a copy starts with nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from .amounts import Amount
from .changes import Change, Layer
from .characteristics import Characteristics, kind_of_subtype
from .conditions import Condition
from .instructions import Instruction, PutOntoBattlefield
from .mana_abilities import Known, ManaChoice
from .objects import ObjectId, Zone
from .references import EXILED, TARGET, Context, Reference, Remembered
from .rules import Rule, cr
from .selectors import CREATURE, Board, Each, all_chosen, link_given_by
from .sentences import an
from .state import Delayed, StackItem
from .type_changes import SetTypes
from .zones import Moved

if TYPE_CHECKING:
    from .playing import Playing
    from .state import Game


class Linked(Reference):
    """What an ability of this object dealt with under this name, as far as it is still there. Source:
    `cr["607.1"]`.
    """

    link: str

    def objects(self, context: Context) -> list[ObjectId]:
        return linked_objects(context.playing.game, context.source, self.link)

    def text(self) -> str:
        return f"the {self.link} object"


def linked_objects(game: Game, source: ObjectId, link: str) -> list[ObjectId]:
    """The objects that are linked to `source` under a name and still exist. Source: `cr["607.1"]`, `cr["607.5"]`."""
    then = game.last_known(source)
    return [o for o in all_chosen(then.derivation.board, source, link) if o in game.objects]


def link_objects(
    playing: Playing, source: ObjectId, link: str, objects: tuple[ObjectId, ...], *, instead: bool = False
) -> None:
    """Remember objects for the abilities of `source` that speak of them. Source: `cr["607.1"]`."""
    if source not in playing.game.objects:
        return
    obj = playing.game.objects[source]
    by = link_given_by(playing.game.derivation.board, source)
    kept = tuple(entry for entry in obj.chosen if not (instead and entry[0] == link))
    playing.game = playing.game.changed(source, chosen=(*kept, *((link, o, by) for o in objects)))


# ---------------------------------------------------------------- what the last of them is like
def last_linked(board: Board, source: ObjectId, link: str, card: Each) -> ObjectId | None:
    """The last of the linked cards that fits, as far as it is still where it was put. Source: `cr["607.1"]`."""
    fits = [o for o in all_chosen(board, source, link) if o in board.objects]
    there = {o: card.but(zone=board.objects[o].zone).objects(board, source, "") for o in fits}
    return next((o for o in reversed(fits) if o in there[o]), None)


class ThereIsLinked(Condition):
    """A card that fits is linked to this under a name. Source: `cr["607.1"]`."""

    link: str
    card: Each = CREATURE

    def holds(self, board: Board, source: ObjectId, you: str) -> bool:
        return source in board.objects and last_linked(board, source, self.link, self.card) is not None

    def text(self) -> str:
        return f"as long as the {self.link} card is {an(self.card.text())}"


class OfTheLast(Amount):
    """The power or toughness of the last card that fits and is linked to this under a name. Source:
    `cr["607.1"]`.
    """

    what: str
    link: str
    card: Each = CREATURE

    def number(self, board: Board, source: ObjectId, you: str, target: ObjectId) -> int:
        o = last_linked(board, source, self.link, self.card)
        return int(getattr(board.line(o).values, self.what) or 0) if o else 0

    def text(self) -> str:
        return f"the {self.what} of the last {self.link} {self.card.text()} card"


class CreatureTypesOfTheLast(Change):
    """It has the creature types of the last card that fits and is linked to this, and these in addition. Source:
    `cr["205.1a"]`, `cr["607.1"]`.
    """

    link: str
    and_: tuple[str, ...] = ()
    card: Each = CREATURE
    layer, writes = Layer.TYPE, SetTypes.writes

    @property
    def resolves(self) -> bool:
        return True

    def on(self, board: Board, source: ObjectId, you: str, target: ObjectId) -> Change:
        o = last_linked(board, source, self.link, self.card)
        found = board.line(o).values.subtypes if o else frozenset[str]()
        types = sorted(word for word in found if kind_of_subtype(word) == "Creature")
        return SetTypes((*types, *self.and_)) if o else self

    def apply(self, c: Characteristics) -> Characteristics:
        return c  # nothing is linked to it

    def text(self) -> str:
        return f"has the creature types of the last {self.link} {self.card.text()} card{''.join(f' and is {an(word)}' for word in self.and_)}"


class LinkedColors(ManaChoice):
    """A color of what is linked to this under a name (a card imprinted on it); nothing without one.

    Source: `cr["607.1"]`, `cr["106.5"]`.
    """

    link: str

    @property
    def rules(self) -> tuple[Rule, ...]:
        return (cr["607.1"], cr["106.5"])

    def types(self, game: Game, source: ObjectId, known: Known) -> frozenset[str]:
        return frozenset().union(*(game[o].values.colors for o in linked_objects(game, source, self.link)))

    def text(self) -> str:
        return f"a color of the {self.link} card"


class Link(Instruction):
    """Remember what was just dealt with under a name; with `instead`, what was remembered before is let go.

    Source: `cr["607.1"]`.
    """

    link: str
    what: Reference = EXILED
    instead: bool = False

    def carry_out(self, context: Context) -> None:
        game = context.playing.game
        found = tuple(new for o in self.what.objects(context) for new in game.became(o))
        if found:
            link_objects(context.playing, context.source, self.link, found, instead=self.instead)

    def text(self) -> str:
        return f"that is the {self.link} object"


SACRIFICED = Remembered("sacrificed")
RETURNED = Remembered("until this leaves")


class ExileUntilThisLeaves(Instruction):
    """Exile it until this leaves the battlefield: then it comes back at once. If this has left already, nothing
    moves.

    Source: `cr["610.3"]`, `cr["610.3b"]`, `cr["610.3c"]`.
    """

    what: Reference = TARGET
    step: ClassVar[str] = "this leaves the battlefield"

    def carry_out(self, context: Context) -> None:
        playing, source = context.playing, context.source
        found = tuple(o for o in self.what.objects(context) if playing.game.exists(o))
        here = playing.game.objects.get(source)
        if here is None or here.zone is not Zone.BATTLEFIELD:
            playing.tell(f"{source} has left the battlefield already, so nothing is exiled", cr["610.3b"])
            return
        if found:
            playing.happen(Moved(found, Zone.EXILE, "exiled"))
            item = StackItem(source, context.you, memory=(("until this leaves", found),))
            playing.game = playing.game.but(delayed=(*playing.game.delayed, Delayed(self.step, item)))
            playing.tell(f"{', '.join(map(str, found))}: exiled until {source} leaves the battlefield", cr["610.3"])

    def text(self) -> str:
        return f"exile {self.what.text()} until this leaves the battlefield"


def bring_back(playing: Playing, event: Moved) -> None:
    """What was exiled until these objects leave returns at once, without the stack.

    Source: `cr["610.3"]`, `cr["610.3d"]`.
    """
    step = ExileUntilThisLeaves.step
    over = tuple(e for e in playing.game.delayed if e.step == step and e.item.source in event.objects)
    if not over:
        return
    playing.game = playing.game.but(delayed=tuple(e for e in playing.game.delayed if e not in over))
    for entry in over:
        playing.tell(f"{entry.item.source} has left: what it exiled returns at once", cr["610.3"])
        PutOntoBattlefield(RETURNED).carry_out(Context(playing, entry.item))
