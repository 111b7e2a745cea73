"""How is a copy of a card cast?"""

from __future__ import annotations

from .instructions import Instruction
from .objects import GameObject
from .references import TARGET, Context, Reference
from .rules import cr


class CastCopyOf(Instruction):
    """Copy a card where it is, and cast the copy without paying its mana cost, if you like. Source: `cr["707.12"]`.

    The choice is called "cast". A copy that isn't cast, or can't be, ceases to exist (707.10a); the card stays
    where it is.
    """

    what: Reference = TARGET

    def carry_out(self, context: Context) -> None:
        from .casting import cast_object, why_not_cast

        playing = context.playing
        for o in [o for o in self.what.objects(context) if playing.game.exists(o)]:
            card = playing.game.objects[o]
            if reason := why_not_cast(playing.game, card.card.faces[0], context.you):
                playing.tell(reason.text, *reason.rules)
                continue
            if context.pick("cast", ["yes", "no"], cr["707.12"], question=f"whether to cast the copy of {o}") == "no":
                continue
            new = GameObject(
                playing.game.new_id(f"{o.label} copy"), card.card, context.you, context.you, card.zone, is_copy=True
            )
            playing.game = playing.game.with_objects([new])
            playing.tell(f"{o} is copied; the card stays where it is", cr["707.12"])
            cast_object(playing, new.id, context.you, free=True)

    def text(self) -> str:
        return f"copy {self.what.text()}, and you may cast the copy without paying its mana cost"
