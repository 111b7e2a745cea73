"""How is a copy of a card cast: of a card that is there, of one that was noted, or of one that is only named?"""

from __future__ import annotations

from .instructions import Instruction
from .linked import link_objects
from .objects import Card, GameObject, ObjectId, Zone
from .references import TARGET, Context, Reference
from .rules import Rule, cr
from .selectors import all_chosen
from .ways import part_chosen, parts_to_cast, way_of


class CastCopyOf(Instruction):
    """Copy a card where it is, and cast the copy if you like, `free` without paying its mana cost.

    Source: `cr["707.12"]`, `cr["707.12a"]`, `cr["709.3c"]`.

    The choice is called "cast", and "way" which half, face or part of it to cast. A copy that isn't cast, or
    can't be, ceases to exist (707.10a); the card stays where it is.
    """

    what: Reference = TARGET
    free: bool = True

    def carry_out(self, context: Context) -> None:
        game = context.playing.game
        for left in self.what.objects(context):
            if cards := game.became(left):
                for o in cards:
                    obj = game.objects[o]
                    said = f"{o} is copied; the card stays where it is"
                    cast_copy(context, obj.card, obj.zone, said, cr["707.12"], free=self.free)
            elif isinstance(self.what, Noted):
                obj = game.last_known(left).objects[left]
                said = f"{left} has left since it was noted: it is copied as it last was there"
                cast_copy(context, obj.card, obj.zone, said, cr["707.14"], cr["608.2h"], free=self.free)

    def text(self) -> str:
        return f"copy {self.what.text()}, and you may cast the copy{_free(self.free)}"


class CastCopyOfNamed(Instruction):
    """Choose one of these card names: a copy of that card is created outside the game, and you may cast it.

    Source: `cr["707.13"]`.

    The choices are called "name" and "cast" (and "way"). The mana cost is to be paid unless it is `free`.
    """

    names: tuple[str, ...]
    free: bool = False

    def carry_out(self, context: Context) -> None:
        name = context.pick("name", list(self.names), cr["707.13"], question="the name of a card to copy")
        card = context.playing.game.card(name)
        said = f"a copy of the card {name} is created outside the game, as the card reference has it"
        cast_copy(context, card, Zone.OUTSIDE, said, cr["707.13"], free=self.free)

    def text(self) -> str:
        return f"create a copy of the card {' or '.join(self.names)}, and you may cast the copy{_free(self.free)}"


class Note(Instruction):
    """Note which card this is, for another ability of this object. Source: `cr["707.14"]`, `cr["607.1"]`."""

    what: Reference = TARGET
    link: str = "noted"

    def carry_out(self, context: Context) -> None:
        noted = tuple(self.what.objects(context))
        link_objects(context.playing, context.source, self.link, noted)
        for o in noted:
            context.playing.tell(f"{o} is noted for {context.source}", cr["707.14"])

    def text(self) -> str:
        return f"note {self.what.text()}"


class Noted(Reference):
    """The card that was noted, even if it has left since. Source: `cr["707.14"]`, `cr["608.2h"]`."""

    link: str = "noted"

    def objects(self, context: Context) -> list[ObjectId]:
        then = context.playing.game.last_known(context.source)
        return list(all_chosen(then.derivation.board, context.source, self.link))

    def text(self) -> str:
        return f"the {self.link} card"


def cast_copy(context: Context, card: Card, zone: Zone, said: str, *rules: Rule, free: bool) -> None:
    """Create a copy of a card in a zone and cast it, if its controller likes. Source: `cr["707.12"]`."""
    from .casting import cast_object, why_not_cast

    playing, you = context.playing, context.you
    reasons = [why_not_cast(playing.game, way_of(card, part).values, you) for part in parts_to_cast(card)]
    if reasons and all(reasons):
        for reason in filter(None, reasons):
            playing.tell(reason.text, *reason.rules)
        return
    if context.pick("cast", ["yes", "no"], rules[0], question=f"whether to cast the copy of {card.name}") == "no":
        return
    way = part_chosen(playing, you, card)
    copy = GameObject(playing.game.new_id(f"{card.name} copy"), card, you, you, zone, is_copy=True)
    playing.game = playing.game.with_objects([copy])
    playing.tell(said, *rules)
    cast_object(playing, copy.id, you, free=free, way=way)


def _free(free: bool) -> str:
    return " without paying its mana cost" if free else ""
