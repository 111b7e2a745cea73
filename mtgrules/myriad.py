"""What does myriad make?"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from .abilities import TriggeredAbility
from .arriving import create_tokens
from .copying import card_of_copy
from .instructions import AtTheNext, Exile, Instruction
from .objects import ObjectId
from .patterns import Attacks
from .references import CREATED, Context
from .rules import cr
from .selectors import THIS

if TYPE_CHECKING:
    from .state import Game


class AttackTheOthers(Instruction):
    """For each opponent but the defending player, you may make a token copy, tapped and attacking that player.

    They were never declared as attackers. The choice is called "myriad". Source: `cr["702.116a"]`, `cr["508.4"]`.
    """

    def carry_out(self, context: Context) -> None:
        playing, source = context.playing, context.source
        defender = defending(playing.game, source)
        others = [name for name in playing.game.in_turn_order if name not in (context.you, defender)]
        created: list[ObjectId] = []
        for name in others:
            if (
                context.pick("myriad", ["yes", "no"], cr["702.116a"], question=f"whether to attack {name} with a copy")
                == "yes"
            ):
                card, up = card_of_copy(playing.game, source)
                created += create_tokens(playing, [(card, up, context.you)], tapped=True, attacking=name)
        context.memory["created"] = tuple(created)

    def text(self) -> str:
        return "for each other opponent, you may make a token copy of this that is tapped and attacking that player"


def defending(game: Game, o: ObjectId) -> str | None:
    """The player whom an attacker attacks, or who controls what it attacks. Source: `cr["508.5"]`."""
    whom = game.last_known(o).objects[o].attacking
    return whom if isinstance(whom, str) or whom is None else game.controller(whom)


class Myriad(TriggeredAbility):
    """Myriad: copies attack every other opponent, until the end of combat. Source: `cr["702.116a"]`."""

    keyword: ClassVar[str] = "myriad"

    def __init__(self, **_: object) -> None:
        super().__init__(Attacks(THIS), (AttackTheOthers(), AtTheNext("end of combat", (Exile(CREATED),))))

    def text(self) -> str:
        return "myriad"
