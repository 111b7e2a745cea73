"""How does an ability make mana, and of which types?"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING

from .abilities import ActivatedAbility
from .amounts import Amount, said
from .costs import TAP
from .instructions import Instruction, _number
from .objects import ObjectId
from .references import YOU, Context, Players
from .rules import Rule, cr
from .selectors import Each, chosen
from .symbols import COLOR_NAMES, COLORS, MANA_NAMES
from .value import Value

if TYPE_CHECKING:
    from .state import Game

Known = Mapping[ObjectId, frozenset[str]]


class ManaChoice(Value):
    """Which types of mana an ability lets a player choose from, as the game is now."""

    @property
    def rules(self) -> tuple[Rule, ...]:
        """The rules that decide it."""
        return ()

    def types(self, game: Game, source: ObjectId, known: Known) -> frozenset[str]:
        raise NotImplementedError

    def text(self) -> str:
        raise NotImplementedError


class AnyColor(ManaChoice):
    """Any of the five colors, or those named."""

    colors: str = COLORS

    def types(self, game: Game, source: ObjectId, known: Known) -> frozenset[str]:
        return frozenset(self.colors)

    def text(self) -> str:
        return "any color" if self.colors == COLORS else " or ".join(MANA_NAMES[letter] for letter in self.colors)


class ChosenColor(ManaChoice):
    """The color that was chosen for this object; if none was, no type is defined. Source: `cr["607.5a"]`, `cr["106.5"]`."""

    def types(self, game: Game, source: ObjectId, known: Known) -> frozenset[str]:
        name = chosen(game.derivation.board, source, "color")
        return frozenset(letter for letter, color in COLOR_NAMES.items() if color == name)

    def text(self) -> str:
        return "the chosen color"


class ColorsAmong(ManaChoice):
    """A color that some permanent has. Source: `cr["106.5"]`."""

    what: Each

    def types(self, game: Game, source: ObjectId, known: Known) -> frozenset[str]:
        board = game.derivation.board
        found = self.what.objects(board, source, game.controller(source))
        return frozenset[str]().union(*(board.line(o).values.colors for o in found))

    def text(self) -> str:
        return f"a color of a {self.what.text()}"


class CouldProduce(ManaChoice):
    """A type (or, `only_colors`, a color) of mana that some permanent could produce. Source: `cr["106.7"]`, `cr["106.1b"]`."""

    what: Each
    only_colors: bool = False

    def types(self, game: Game, source: ObjectId, known: Known) -> frozenset[str]:
        board = game.derivation.board
        asked = self.what.objects(board, source, game.controller(source))
        found = frozenset[str]().union(*(known.get(o, frozenset()) for o in asked))
        return found & frozenset(COLORS) if self.only_colors else found

    def text(self) -> str:
        return f"any {'color' if self.only_colors else 'type'} that a {self.what.text()} could produce"


class AddMana(Instruction):
    """Add mana: the given symbols, or one of a choice of types, so many times. Without a defined type there is none. `cr["106.5"]`."""

    mana: str | ManaChoice
    number: int | Amount = 1
    who: Players = YOU

    @property
    def rules(self) -> tuple[Rule, ...]:
        return () if isinstance(self.mana, str) else self.mana.rules

    def types(self, game: Game, source: ObjectId, known: Known) -> frozenset[str]:
        """The types it would make now."""
        return frozenset(self.mana) if isinstance(self.mana, str) else self.mana.types(game, source, known)

    def asks(self, game: Game, source: ObjectId, known: Known) -> str:
        """Whom it asks, for an explanation: each permanent with what it could produce."""
        if not isinstance(self.mana, CouldProduce):
            return ""
        asked = self.mana.what.objects(game.derivation.board, source, game.controller(source))
        shown = ", ".join(f"{game.handle(o)} {''.join(sorted(known.get(o, ()))) or 'nothing'}" for o in asked)
        return f" (asked: {shown or 'nobody'})"

    def carry_out(self, context: Context) -> None:
        from .activating import add_mana
        from .mana import all_could_produce, letters

        playing, source = context.playing, context.source
        for player in self.who.names(context):
            if isinstance(self.mana, str):
                mana = self.mana
            else:
                known = all_could_produce(playing.game)[-1] if isinstance(self.mana, CouldProduce) else {}
                options = list(letters(self.mana.types(playing.game, source, known)))
                mana = context.pick("mana", options, cr["106.1"], player=player, question="a type of mana") or ""
            if not mana:
                playing.tell(f"{source}: no type of mana is defined, so none is produced", cr["106.5"])
                continue
            amount = _number(self.number, context)
            add_mana(playing, player, mana * amount, source, tapped=bool(context.memory.get("tapped")))

    def text(self) -> str:
        if isinstance(self.mana, str):
            return "add " + "".join(f"{{{letter}}}" for letter in self.mana * (self.number if isinstance(self.number, int) else 1))
        return f"add {said(self.number)} mana of {self.mana.text()}"


@lru_cache(64)
def tap_for(mana: str | ManaChoice) -> ActivatedAbility:
    """`{T}: add` this mana."""
    return ActivatedAbility(TAP, (AddMana(mana),))


