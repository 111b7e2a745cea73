"""How is a land played, and has one been this turn?"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .arriving import put_onto_battlefield
from .choices import IllegalChoice
from .events import Event
from .mana_abilities import Known, ManaChoice
from .objects import ObjectId
from .rules import Rule, cr

if TYPE_CHECKING:
    from .playing import Playing
    from .state import Game


class LandPlayed(Event):
    """A player played a land: a special action, so no spell and no stack. Source: `cr["305.1"]`."""

    object: ObjectId
    player: str

    def apply(self, game: Game) -> Game:
        return game


def play_land(playing: Playing, name: str, by: str = "") -> None:
    """Play a land card from a hand, or one that is nowhere. Source: `cr["305.1"]`, `cr["305.2a"]`."""
    from .playable import card_to_cast
    from .timing import sorcery_timing

    o, player = card_to_cast(playing, name, by)
    game = playing.game
    if "Land" not in game.objects[o].card.faces[0].types:
        raise IllegalChoice(f"{name} is no land", cr["305.1"])
    rules = (cr["305.1"], cr["305.3"]) if game.turn.active != player else (cr["305.1"],)
    if not (now := sorcery_timing(game, player, *rules)):
        raise IllegalChoice(f"{player} can't play a land now: {now.text}", *now.rules)
    if played_a_land(game, player):
        raise IllegalChoice(f"{player} has played a land this turn", cr["305.2a"])
    playing.tell(f"{player} plays {name}", cr["305.1"])
    (new,) = put_onto_battlefield(playing, [(o, player)])
    playing.happen(LandPlayed(new, player))


def played_a_land(game: Game, player: str) -> bool:
    """Has this player played a land this turn? Source: `cr["305.2a"]`."""
    return any(isinstance(it.event, LandPlayed) and it.event.player == player for it in game.happened_this_turn)


class IfYouPlayedALand(ManaChoice):
    """One type of mana in a turn in which you played a land, otherwise another."""

    played: str
    otherwise: str

    @property
    def rules(self) -> tuple[Rule, ...]:
        return (cr["305.2a"],)

    def types(self, game: Game, source: ObjectId, known: Known) -> frozenset[str]:
        you = game.last_known(source).controller(source)
        return frozenset(self.played if played_a_land(game, you) else self.otherwise)

    def text(self) -> str:
        return f"{{{self.otherwise}}} (if you played a land this turn, {{{self.played}}})"
