"""What tokens can a spell or ability create?"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .amounts import Amount, of_its_maker, said
from .arriving import create_tokens, named_by_its_types
from .changes import Change
from .copying import card_of_copy
from .exceptions import settled_exceptions
from .instructions import Instruction, how_many
from .objects import Card, ObjectId
from .references import EACH_OPPONENT, TARGET, YOU, Context, Players, Reference
from .rules import cr
from .sentences import an

if TYPE_CHECKING:
    from .state import Game


class CreateToken(Instruction):
    """Create tokens. The creator owns and controls each. `attacking`: they are put into the attack. Source:
    `cr["111.2"]`, `cr["701.7"]`.
    """

    card: Card
    number: int | Amount = 1
    who: Players = YOU
    tapped: bool = False
    attacking: bool = False

    def carry_out(self, context: Context) -> None:
        number = how_many(self.number, context)
        card = of_its_maker(self.card, context.source)
        makers = [(card, 0, name) for name in self.who.names(context) for _ in range(number)]
        context.memory["created"] = created = create_tokens(context.playing, makers, tapped=self.tapped)
        if self.attacking:
            for o in created:
                join_attack(o, context)

    def text(self) -> str:
        tokens = f"{named_by_its_types(self.card).name.removesuffix(' Token')} token"
        return f"{_makes(self.who)} {an(tokens) if self.number == 1 else f'{said(self.number)} {tokens}s'}"


def join_attack(o: ObjectId, context: Context) -> None:
    """It is attacking, but was never declared as an attacker: nothing that waits for that triggers. Source:
    `cr["508.4"]`.
    """
    playing = context.playing
    if o not in playing.game.objects or not playing.game[o].is_("Creature"):
        return
    whom = context.pick("defender", EACH_OPPONENT.names(context), cr["508.4"], question="whom it attacks")
    playing.game = playing.game.changed(o, attacking=whom)
    playing.tell(f"{o} is attacking {whom}; it wasn't declared as an attacker", cr["508.4"])


class CreateTokenCopy(Instruction):
    """Create tokens that are copies of an object (or of each of several) as it is now or was last. Source:
    `cr["707.2"]`, `cr["707.8a"]`, `cr["111.12"]`.
    """

    of: Reference = TARGET
    number: int | Amount = 1
    who: Players = YOU
    except_: tuple[Change, ...] = ()
    tapped: bool = False
    attacking: bool = False

    def carry_out(self, context: Context) -> None:
        models = self.of.objects(context)
        if not models:
            context.playing.tell("there is nothing to copy, so no token is created", cr["111.12"])
            return
        game: Game = context.playing.game
        except_ = settled_exceptions(self.except_, context.item.ability)
        number = how_many(self.number, context)
        copies = [card_of_copy(game, model, except_) for model in models for _ in range(number)]
        makers = [(card, up, name) for name in self.who.names(context) for card, up in copies]
        context.memory["created"] = created = create_tokens(context.playing, makers, tapped=self.tapped)
        for o in created if self.attacking else ():
            join_attack(o, context)

    def text(self) -> str:
        except_ = f", except {' and '.join(change.text() for change in self.except_)}" if self.except_ else ""
        return f"{_makes(self.who)} a{' tapped and attacking' if self.attacking else ''} token that's a copy of {self.of.text()}{except_}"


def _makes(who: Players) -> str:
    return "create" if who == YOU else f"{who.text()} creates"
