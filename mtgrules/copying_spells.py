"""How is a spell on the stack copied, and what does the copy become?"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from .abilities import Ability
from .amounts import Amount, said
from .choices import IllegalChoice
from .copying import card_of_copy
from .events import Event
from .instructions import Instruction, how_many
from .modes import in_its_mode
from .objects import GameObject, ObjectId, Zone
from .references import TARGET, YOU, Context, Players, Reference
from .rules import cr
from .state import StackItem
from .targeting import legal_targets, targets_of

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


class CantBeCopied(Ability):
    """This spell can't be copied. Source: `cr["113.6g"]`."""

    def text(self) -> str:
        return "this spell can't be copied"


class CopyAbility(Instruction):
    """Copy an activated or triggered ability on the stack: its source stays the same.

    The choice is called "ability". Source: `cr["707.10b"]`.
    """

    def carry_out(self, context: Context) -> None:
        playing = context.playing
        items = {repr(item): item for item in playing.game.stack if item.ability}
        chosen = context.pick("ability", list(items), cr["707.10"], question="which ability to copy")
        if chosen:
            playing.put_on_stack(items[chosen].but(controller=context.you, is_copy=True))
            playing.tell(f"{chosen}: a copy of it, with the same source", cr["707.10"], cr["707.10b"])

    def text(self) -> str:
        return "copy an activated or triggered ability"


class CopySpell(Instruction):
    """Copy a spell on the stack; its copy may have exceptions. Source: `cr["707.10"]`, `cr["707.9"]`.

    `at_each`: one copy for each of these that it could target, which targets that one only (707.10d, 707.10e).
    """

    what: Reference = TARGET
    except_: tuple[Change, ...] = ()
    who: Players = YOU
    may: bool = False
    number: int | Amount = 1
    at_each: Reference | None = None

    def carry_out(self, context: Context) -> None:
        for o in self.what.objects(context):
            if self.at_each:
                for aimed in self.at_each.objects(context):
                    copy_spell(context.playing, o, context.you, self.except_, aimed)
                continue
            for player in self.who.names(context):
                question = f"whether to copy {o}"
                if (
                    self.may
                    and context.pick("may", ["yes", "no"], cr["608.2d"], player=player, question=question) == "no"
                ):
                    continue
                for _ in range(how_many(self.number, context)):
                    copy_spell(context.playing, o, player, self.except_)

    def text(self) -> str:
        except_ = f", except {' and '.join(change.text() for change in self.except_)}" if self.except_ else ""
        who = "copy" if self.who == YOU else f"{self.who.text()} {'may copy' if self.may else 'copies'}"
        times = "" if self.number == 1 else f" so many times: {said(self.number)}"
        return f"{who} {self.what.text()}{except_}{times}"


def copy_spell(
    playing: Playing, o: ObjectId, player: str, except_: tuple[Change, ...] = (), aimed: ObjectId | None = None
) -> None:
    """Put a copy of a spell, as it is or last was, onto the stack: the same characteristics and choices, X included.

    Source: `cr["707.10"]`, `cr["608.2h"]`.

    Its controller may choose new targets by giving `copy_target=` (707.10c).
    """
    game = playing.game
    then = game.last_known(o)
    item = next((item for item in reversed(then.stack) if item.source == o and item.ability is None), None)
    if item is None:
        raise IllegalChoice(f"{o} is no spell on the stack, so it can't be copied as one", cr["707.10"])
    spell = then.objects[o]
    abilities = in_its_mode(spell, then[o].values.abilities)
    if any(isinstance(ability, CantBeCopied) for ability in abilities):
        playing.tell(f"{o} can't be copied", cr["113.6g"])
        return
    asked = targets_of(abilities)
    if aimed and not (asked and all(aimed in legal_targets(playing.game, what, o, player)[0] for _, what in asked)):
        text = f"{aimed} is no legal target for every target of {o}, so there is no copy for it"
        playing.tell(text, cr["707.10d"], cr["707.10e"])
        return
    card, face = card_of_copy(game, o, except_)
    new = GameObject(
        game.new_id(f"{o.label} copy"), card, player, player, Zone.STACK,
        is_copy=True, face=face, x=spell.x, kicked=spell.kicked, designations=spell.designations, chosen=spell.chosen,
    )  # fmt: skip
    playing.happen(SpellCopied(new))
    targets = (aimed,) * len(item.targets) if aimed else item.targets
    if playing.choices.has("copy_target"):
        wanted = [("copy_target", what) for _, what in asked]
        targets = playing.choose_targets(wanted, new.id, player) or targets
    playing.put_on_stack(StackItem(new.id, player, targets=targets, x=item.x, memory=item.memory, is_copy=True))
    same_x = f", X being {spell.x} as for the original" if spell.x is not None else ""
    same_cost = "".join(f"; what was {how} for the original counts: {', '.join(map(str, o))}" for how, o in item.memory)
    playing.tell(f"{player} puts {new.id} onto the stack; it isn't cast{same_x}{same_cost}", cr["707.10"])
