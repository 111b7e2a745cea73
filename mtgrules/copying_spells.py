"""How is a spell on the stack copied, and what does the copy become?"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .choices import IllegalChoice
from .copying import card_of_copy
from .events import Event
from .objects import GameObject, ObjectId, Zone
from .playing import targets_of
from .rules import cr
from .state import StackItem

if TYPE_CHECKING:
    from .playing import Playing
    from .state import Game


class SpellCopied(Event):
    """A copy of a spell is put onto the stack. It isn't cast. Source: `cr["707.10"]`."""

    object: GameObject

    def apply(self, game: Game) -> Game:
        return game.with_objects([self.object.but(timestamp=game.clock + 1)], clock=game.clock + 1)


def copy_spell(playing: Playing, o: ObjectId, player: str) -> None:
    """Put a copy of a spell onto the stack: the same characteristics and choices, X included. Source: `cr["707.10"]`.

    Its controller may choose new targets by giving `target=` (707.10c).
    """
    game = playing.game
    item = next((item for item in reversed(game.stack) if item.source == o and item.ability is None), None)
    if item is None:
        raise IllegalChoice(f"{o} is no spell on the stack, so it can't be copied as one", cr["707.10"])
    spell = game.objects[o]
    card, face = card_of_copy(game, o)
    new = GameObject(
        game.new_id(f"{o.label} copy"), card, player, player, Zone.STACK,
        is_copy=True, face=face, x=spell.x, kicked=spell.kicked,
    )  # fmt: skip
    playing.happen(SpellCopied(new))
    targets = item.targets
    if playing.choices.has("target"):
        targets = playing.choose_targets(targets_of(new.printed.abilities), new.id, player) or targets
    playing.put_on_stack(StackItem(new.id, player, targets=targets, x=item.x, is_copy=True))
    same_x = f", X being {spell.x} as for the original" if spell.x is not None else ""
    playing.tell(f"{player} puts {new.id} onto the stack; it isn't cast{same_x}", cr["707.10"])
