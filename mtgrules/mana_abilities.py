"""How does an ability make mana, and of which types?"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from itertools import combinations_with_replacement
from typing import TYPE_CHECKING, Any

from .abilities import ActivatedAbility
from .amounts import Amount, Devotion, said, settled
from .costs import TAP
from .instructions import Instruction, how_many
from .objects import ObjectId
from .references import YOU, Context, Players
from .rules import Rule, cr
from .selectors import Each, chosen
from .sentences import an
from .symbols import COLOR_NAMES, COLORS, MANA_NAMES, MANA_TYPES
from .value import Value

if TYPE_CHECKING:
    from .state import Game

Known = Mapping[ObjectId, frozenset[str]]


MANA = "WUBRGC"


class ManaChoice(Value):
    """Which types of mana an ability lets a player choose from, as the game is now."""

    @property
    def rules(self) -> tuple[Rule, ...]:
        """The rules that decide it."""
        return ()

    def types(self, game: Game, source: ObjectId, known: Known) -> frozenset[str]:
        raise NotImplementedError

    def now(self, context: Context, known: Known) -> frozenset[str]:
        """The types as the ability resolves."""
        return self.types(context.playing.game, context.source, known)

    def asks(self, game: Game, source: ObjectId, known: Known) -> str:
        """What decides it as the game is now, for an explanation; nothing if nothing on the board does."""
        return ""

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
    """The color that was chosen for this object; if none was, no type is defined. `cr["607.5a"]`, `cr["106.5"]`."""

    @property
    def rules(self) -> tuple[Rule, ...]:
        return (cr["607.5a"], cr["106.5"])

    def now(self, context: Context, known: Known) -> frozenset[str]:
        return self.types(context.playing.game.last_known(context.source), context.source, known)

    def asks(self, game: Game, source: ObjectId, known: Known) -> str:
        color = chosen(game.derivation.board, source, "color")
        return f" ({color or 'no color'} was chosen for this ability)"

    def types(self, game: Game, source: ObjectId, known: Known) -> frozenset[str]:
        name = chosen(game.derivation.board, source, "color")
        return frozenset(letter for letter, color in COLOR_NAMES.items() if color == name)

    def text(self) -> str:
        return "the chosen color"


class ColorsAmong(ManaChoice):
    """A color that some permanent has. Source: `cr["106.5"]`."""

    what: Each

    @property
    def rules(self) -> tuple[Rule, ...]:
        return (cr["105.2"], cr["106.5"])

    def asks(self, game: Game, source: ObjectId, known: Known) -> str:
        board = game.derivation.board
        found = [o for o in self.what.objects(board, source, game.controller(source)) if board.line(o).values.colors]
        return f" (colored: {', '.join(game.handle(o) for o in found) or 'none'})"

    def types(self, game: Game, source: ObjectId, known: Known) -> frozenset[str]:
        board = game.derivation.board
        found = self.what.objects(board, source, game.controller(source))
        return frozenset[str]().union(*(board.line(o).values.colors for o in found))

    def text(self) -> str:
        return f"a color of {an(self.what.text())}"


class CouldProduce(ManaChoice):
    """A type (or, `only_colors`, a color) of mana that some permanent could produce. `cr["106.7"]`,
    `cr["106.1b"]`.
    """

    what: Each
    only_colors: bool = False

    @property
    def rules(self) -> tuple[Rule, ...]:
        return (cr["106.7"], cr["106.1a" if self.only_colors else "106.1b"])

    def asks(self, game: Game, source: ObjectId, known: Known) -> str:
        asked = self.what.objects(game.derivation.board, source, game.controller(source))
        shown = ", ".join(
            f"{game.handle(o)} {''.join(sorted(known.get(o, ()), key=MANA_TYPES.index)) or 'nothing'}" for o in asked
        )
        return f" (asked: {shown or 'nobody'})"

    def types(self, game: Game, source: ObjectId, known: Known) -> frozenset[str]:
        board = game.derivation.board
        asked = self.what.objects(board, source, game.controller(source))
        found = frozenset[str]().union(*(known.get(o, frozenset()) for o in asked))
        return found & frozenset(COLORS) if self.only_colors else found

    def text(self) -> str:
        return f"a {'color' if self.only_colors else 'type'} that some {self.what.text()} could produce"


class TypeMade(ManaChoice):
    """A type of the mana whose making set off the trigger. Source: `cr["106.12a"]`."""

    def types(self, game: Game, source: ObjectId, known: Known) -> frozenset[str]:
        return frozenset()

    def now(self, context: Context, known: Known) -> frozenset[str]:
        return frozenset(context.memory.get("mana", ""))

    def text(self) -> str:
        return "a type that was made"


class AddMana(Instruction):
    """Add mana: these letters ("GG"), or one of a choice of types, so many times; none without a type. `cr["106.5"]`.

    `only_for` says in words all that it may be spent on: "creature spells". Costs aren't charged, so nothing checks it;
    the pool remembers it. Source: `cr["106.6"]`. `combination`: the type is chosen for each mana by itself.
    """

    mana: str | ManaChoice
    number: int | Amount = 1
    who: Players = YOU
    only_for: str = ""
    combination: bool = False

    def __init__(self, mana: str | ManaChoice, *args: Any, **more: Any) -> None:
        mana = mana.replace("{", "").replace("}", "") if isinstance(mana, str) else mana
        if isinstance(mana, str) and (wrong := [letter for letter in mana if letter not in MANA]):
            raise ValueError(f"mana is letters of {MANA}, such as 'GG', not {wrong[0]!r}")
        super().__init__(mana, *args, **more)

    @property
    def rules(self) -> tuple[Rule, ...]:
        return () if isinstance(self.mana, str) else self.mana.rules

    def outcomes(self, game: Game, source: ObjectId, known: Known) -> frozenset[str]:
        """All that it could add if it resolved now: each as letters, `"GG"` for two green."""
        board, you = game.derivation.board, game.controller(source)
        number = settled(self.number, board, source, you, source)
        made = {self.mana} if isinstance(self.mana, str) else self.mana.types(game, source, known)
        if self.combination:
            combined = combinations_with_replacement(sorted(made), max(number, 0))
            return frozenset("".join(sorted("".join(parts), key=MANA.index)) for parts in combined if parts)
        return frozenset(mana * number for mana in made if number > 0)

    def asks(self, game: Game, source: ObjectId, known: Known) -> str:
        """What decides its type, for an explanation."""
        return "" if isinstance(self.mana, str) else self.mana.asks(game, source, known)

    def carry_out(self, context: Context) -> None:
        from .producing import add_mana, no_mana

        tapped = bool(context.memory.get("tapped"))
        for player in self.who.names(context):
            mana = self.mana if isinstance(self.mana, str) else self._chosen(context, self.mana, player)
            number = Devotion(mana) if self.number == Devotion() else self.number
            many = how_many(number, context)
            made = mana * many
            if self.combination and not isinstance(self.mana, str) and made:
                made = mana + "".join(self._chosen(context, self.mana, player) for _ in range(many - 1))
            if made:
                add_mana(context.playing, player, made, context.source, tapped=tapped, only_for=self.only_for)
            else:
                no_mana(context.playing, player, context.source, "the number is 0" if mana else "", tapped=tapped)

    def _chosen(self, context: Context, choice: ManaChoice, player: str) -> str:
        """The type that the player chooses; nothing if none is defined."""
        from .mana import all_could_produce, letters

        known = all_could_produce(context.playing.game)[-1] if isinstance(choice, CouldProduce) else {}
        options = list(letters(choice.now(context, known)))
        return context.pick("mana", options, cr["106.1"], player=player, question="a type of mana") or ""

    def text(self) -> str:
        only_for = f", only for {self.only_for}" if self.only_for else ""
        if isinstance(self.mana, str):
            number = self.number if isinstance(self.number, int) else 1
            times = "" if isinstance(self.number, int) else f" for each: {said(self.number)}"
            return "add " + "".join(f"{{{letter}}}" for letter in self.mana * number) + times + only_for
        return f"add {'one' if self.number == 1 else said(self.number)} mana of {self.mana.text()}{only_for}"


@lru_cache(64)
def tap_for(mana: str | ManaChoice) -> ActivatedAbility:
    """`{T}: add` this mana."""
    return ActivatedAbility(TAP, (AddMana(mana),))
