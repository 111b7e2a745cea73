"""How is a spell on the stack copied, and what does the copy become?"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from .choices import IllegalChoice
from .copying import card_of_copy
from .events import Event
from .instructions import Instruction
from .objects import GameObject, ObjectId, Zone
from .references import TARGET, YOU, Context, Players, Reference
from .rules import cr
from .state import StackItem
from .targeting import targets_of

if TYPE_CHECKING:
    from .changes import Change
    from .playing import Playing
    from .state import Game


class SpellCopied(Event):
    """A copy of a spell is put onto the stack. It isn't cast. Source: `cr["707.10"]`."""

    copy: GameObject
    said: ClassVar[str] = "a spell was copied"

    @property
    def subjects(self) -> tuple[ObjectId, ...]:
        return (self.copy.id,)

    def apply(self, game: Game) -> Game:
        return game.with_objects([self.copy.but(timestamp=game.clock + 1)], clock=game.clock + 1)


class CopySpell(Instruction):
    """Copy a spell on the stack; its copy may have exceptions. Source: `cr["707.10"]`, `cr["707.9"]`."""

    what: Reference = TARGET
    except_: tuple[Change, ...] = ()
    who: Players = YOU
    may: bool = False

    def carry_out(self, context: Context) -> None:
        for o in self.what.objects(context):
            for player in self.who.names(context) if o in context.playing.game.objects else ():
                question = f"whether to copy {o}"
                if (
                    self.may
                    and context.pick("may", ["yes", "no"], cr["608.2d"], player=player, question=question) == "no"
                ):
                    continue
                copy_spell(context.playing, o, player, self.except_)

    def text(self) -> str:
        except_ = f", except {' and '.join(change.text() for change in self.except_)}" if self.except_ else ""
        who = "copy" if self.who == YOU else f"{self.who.text()} {'may copy' if self.may else 'copies'}"
        return f"{who} {self.what.text()}{except_}"


def copy_spell(playing: Playing, o: ObjectId, player: str, except_: tuple[Change, ...] = ()) -> None:
    """Put a copy of a spell onto the stack: the same characteristics and choices, X included. Source: `cr["707.10"]`.

    Its controller may choose new targets by giving `copy_target=` (707.10c).
    """
    game = playing.game
    item = next((item for item in reversed(game.stack) if item.source == o and item.ability is None), None)
    if item is None:
        raise IllegalChoice(f"{o} is no spell on the stack, so it can't be copied as one", cr["707.10"])
    spell = game.objects[o]
    card, face = card_of_copy(game, o, except_)
    new = GameObject(
        game.new_id(f"{o.label} copy"), card, player, player, Zone.STACK,
        is_copy=True, face=face, x=spell.x, kicked=spell.kicked, designations=spell.designations,
    )  # fmt: skip
    playing.happen(SpellCopied(new))
    targets = item.targets
    if playing.choices.has("copy_target"):
        wanted = [("copy_target", what) for _, what in targets_of(playing.game[new.id].values.abilities)]
        targets = playing.choose_targets(wanted, new.id, player) or targets
    playing.put_on_stack(StackItem(new.id, player, targets=targets, x=item.x, is_copy=True))
    same_x = f", X being {spell.x} as for the original" if spell.x is not None else ""
    playing.tell(f"{player} puts {new.id} onto the stack; it isn't cast{same_x}", cr["707.10"])
