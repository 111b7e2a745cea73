"""What becomes of a card that was cast as what its inset frame says?

An adventurer or omen card is cast normally or as its Adventure or Omen; on the stack it then has only those
alternative characteristics (715.3b, 720.3b), and a copy of that spell has them as well (715.3c, 720.3c). The word for
what it was cast as is a designation of the spell, so that a copy of it has that, too. How a prepare spell is cast
stands in `prepared`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .objects import GameObject, ObjectId, Zone
from .rules import cr
from .zones import Moved

if TYPE_CHECKING:
    from .playing import Playing
    from .state import StackItem

ADVENTURE, OMEN = "adventure", "omen"
ON_AN_ADVENTURE, ITS_PLAYER = "on an adventure", "may play it"


def put_away(playing: Playing, item: StackItem) -> None:
    """Where an instant or sorcery goes as it has resolved: an Adventure into exile, an Omen into the library, any
    other into the graveyard. Source: `cr["608.2n"]`, `cr["715.3d"]`, `cr["720.3d"]`.
    """
    spell = item.source
    cast_as = playing.game.objects[spell].designations
    if ADVENTURE in cast_as:
        _send_on_an_adventure(playing, spell, item.controller)
    elif OMEN in cast_as:
        playing.happen(Moved((spell,), Zone.LIBRARY, "shuffled"))
        playing.tell(f"{spell} is shuffled into its owner's library: it was cast as an Omen", cr["720.3d"])
    else:
        playing.happen(Moved((spell,), Zone.GRAVEYARD, "put"))
        if not playing.game.last_known(spell).objects[spell].is_copy:
            playing.tell(f"{spell} is put into its owner's graveyard", cr["608.2n"])


def _send_on_an_adventure(playing: Playing, spell: ObjectId, player: str) -> None:
    """Its controller exiles it, and may play the card as long as it stays there. Source: `cr["715.3d"]`."""
    playing.happen(Moved((spell,), Zone.EXILE, "exiled"))
    for card in playing.game.became(spell):
        text = f"{card} is exiled, for it was cast as an Adventure"
        if not playing.game.objects[card].is_copy:
            noted = {"designations": (ON_AN_ADVENTURE,), "chosen": ((ITS_PLAYER, player, 0),)}
            playing.game = playing.game.changed(card, **noted)
            text += f": {player} may play the card from there, but not as an Adventure again"
        playing.tell(text, cr["715.3d"])


def who_may_play(obj: GameObject) -> str:
    """The player who may play this card from exile because it is on an adventure, or nobody. Source:
    `cr["715.3d"]`.
    """
    if obj.zone is not Zone.EXILE or ON_AN_ADVENTURE not in obj.designations:
        return ""
    return next((str(player) for name, player, _ in obj.chosen if name == ITS_PLAYER), obj.owner)
