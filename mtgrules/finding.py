"""Which cards of a hand, a library or a graveyard does a player choose, and what is done with them?"""

from __future__ import annotations

from .instructions import Instruction
from .objects import ObjectId, Zone
from .references import YOU, Context, Players, Reference, Remembered
from .rules import cr
from .selectors import Each
from .sentences import an
from .zones import Moved

FOUND = Remembered("found")


class ChooseCard(Instruction):
    """A player chooses a card of their own (`random`: chance does) in the zone of `what`, remembered as "found".

    Source: `cr["608.2d"]`, `cr["701.23a"]` for a library. `may`: or none. The choice is called "find".
    """

    what: Each
    who: Players = YOU
    may: bool = False
    random: bool = False

    def carry_out(self, context: Context) -> None:
        game = context.playing.game
        found: list[ObjectId] = []
        for name in self.who.names(context):
            fits = self.what.objects(game.derivation.board, context.source, name)
            mine = [o for o in fits if game.objects[o].owner == name]
            question = "which card chance finds" if self.random else "which card"
            chosen = context.pick(
                "find", _one_of_each(mine), cr["608.2d"], player=name, optional=self.may, question=question
            )
            found += [chosen] if chosen else []
        context.memory["found"] = tuple(found)
        if found:
            rule = cr["701.23a"] if self.what.zone is Zone.LIBRARY else cr["608.2d"]
            context.playing.tell(f"{'by chance' if self.random else 'chosen'}: {', '.join(map(str, found))}", rule)

    def text(self) -> str:
        how = "at random " if self.random else ""
        return f"{self.who.text()} {'may choose' if self.may else 'choose'} {how}{an(self.what.text())}"


def _one_of_each(objects: list[ObjectId]) -> list[ObjectId]:
    """Of several cards with one name only the first: which of them makes no difference."""
    return list({o.label: o for o in reversed(objects)}.values())[::-1]


class PutInto(Instruction):
    """Put a card into a zone of its owner: a hand, the top of a library, a graveyard. Source: `cr["400.3"]`."""

    zone: Zone
    what: Reference = FOUND

    def carry_out(self, context: Context) -> None:
        if objects := tuple(o for o in self.what.objects(context) if context.playing.game.exists(o)):
            context.playing.happen(Moved(objects, self.zone, "put"))
            context.playing.tell(f"{', '.join(map(str, objects))}: put into the {self.zone}", cr["400.3"])

    def text(self) -> str:
        return f"put {self.what.text()} into its owner's {self.zone}"


class IfItFits(Instruction):
    """Do this if all of these objects fit, and otherwise that. Source: `cr["608.2c"]`."""

    what: Reference
    fits: Each
    do: tuple[Instruction, ...]
    otherwise: tuple[Instruction, ...] = ()

    def carry_out(self, context: Context) -> None:
        objects = self.what.objects(context)
        fitting = self.fits.objects(context.playing.game.derivation.board, context.source, context.you)
        for step in self.do if objects and all(o in fitting for o in objects) else self.otherwise:
            step.carry_out(context)

    def text(self) -> str:
        text = f"if {self.what.text()} is {an(self.fits.text())}, {', then '.join(step.text() for step in self.do)}"
        return f"{text}; if not, {', then '.join(step.text() for step in self.otherwise)}" if self.otherwise else text
