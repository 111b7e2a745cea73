"""What is a card with cipher encoded on, and what does that creature do then?"""

from __future__ import annotations

from typing import ClassVar

from .abilities import SpellAbility, TriggeredAbility
from .casting_copies import CastCopyOf
from .conditions import Condition
from .effects import ContinuousEffect, Duration
from .instructions import Instruction
from .objects import ObjectId, Zone
from .patterns import DealsDamage
from .references import Context, Reference
from .rules import cr
from .selectors import THIS, YOUR_CREATURES, Board, Only
from .size_changes import GainAbility
from .zones import Moved


class Encode(Instruction):
    """If this spell is represented by a card, its controller may exile that encoded on a creature of theirs.

    Source: `cr["702.99a"]`, `cr["702.99b"]`.

    The choice is called "encode". From then on that creature has cipher's trigger, as long as both are where they
    are (702.99c).
    """

    def carry_out(self, context: Context) -> None:
        playing, spell = context.playing, context.source
        if playing.game.objects[spell].is_copy:
            text = f"{spell} isn't represented by a card, so it can't be encoded"
            playing.tell(text, cr["702.99a"], cr["707.12"])
            return
        creatures = YOUR_CREATURES.objects(playing.game.derivation.board, spell, context.you)
        if not creatures:
            return
        host = context.pick("encode", creatures, cr["702.99a"], optional=True, question=f"what to encode {spell} on")
        if host is None:
            return
        playing.happen(Moved((spell,), Zone.EXILE, "exiled"))
        for card in playing.game.became(spell):
            playing.tell(f"{card} is exiled encoded on {host}", cr["702.99a"], cr["702.99b"])
            playing.begin(encoding(card, host, context.you))

    def text(self) -> str:
        return "you may exile this spell's card encoded on a creature you control"


class Cipher(SpellAbility):
    """Cipher: the spell's card may be exiled encoded on a creature, which casts copies of it. Source: `cr["702.99a"]`."""

    keyword: ClassVar[str] = "cipher"

    def __init__(self, **_: object) -> None:
        super().__init__((Encode(),))

    def text(self) -> str:
        return "cipher"


class EncodedCard(Reference):
    """The card that is encoded on the creature with this ability. Source: `cr["702.99b"]`."""

    card: ObjectId

    def objects(self, context: Context) -> list[ObjectId]:
        return [self.card] if context.playing.game.exists(self.card) else []

    def text(self) -> str:
        return f"the encoded card, {self.card}"


class StaysEncoded(Condition):
    """The card is still in exile, and the creature on which it is encoded still on the battlefield.

    Source: `cr["702.99c"]`.
    """

    card: ObjectId
    on: ObjectId

    def holds(self, board: Board, source: ObjectId, you: str) -> bool:
        return self.card in board.objects and self.on in board.objects

    def text(self) -> str:
        return f"for as long as {self.card} is encoded on it"


def encoding(card: ObjectId, host: ObjectId, you: str) -> ContinuousEffect:
    """What cipher's static ability, which works in exile, gives the creature. Source: `cr["702.99a"]`."""
    ability = TriggeredAbility(DealsDamage(THIS), (CastCopyOf(EncodedCard(card)),))
    duration = Duration(while_=StaysEncoded(card, host))
    return ContinuousEffect(
        card, Only((host,)), (GainAbility(ability),), 0, label=f"cipher of {card}", you=you, duration=duration
    )
