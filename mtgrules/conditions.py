"""When does something hold? What effects, durations and abilities depend on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .choices import IllegalChoice
from .objects import ObjectId, Zone
from .rules import cr
from .selectors import NONE, Board, Each, Tokens, reads_all
from .sentences import an
from .value import Value

if TYPE_CHECKING:
    from .state import Game


class Condition(Value):
    """A question about the board that is answered again at each moment."""

    @property
    def reads(self) -> Tokens:
        """The characteristics that decide it."""
        return NONE

    def holds(self, board: Board, source: ObjectId, you: str) -> bool:
        """Does it hold for an effect of `source` whose controller is (or was) `you`?"""
        raise NotImplementedError

    def holds_in(self, game: Game, source: ObjectId, you: str) -> bool:
        """The same, asked of a whole game: what happened earlier may decide it."""
        return self.holds(game.derivation.board, source, you)

    def why_not(self, board: Board, source: ObjectId, you: str) -> str:
        """Why it doesn't hold, in plain words."""
        return "that isn't so any more"

    def text(self) -> str:
        """`as long as …`"""
        raise NotImplementedError


class Exists(Condition):
    """At least `number` objects fit."""

    what: Each
    number: int = 1

    @property
    def reads(self) -> Tokens:
        return self.what.reads

    def holds(self, board: Board, source: ObjectId, you: str) -> bool:
        return len(self.what.objects(board, source, you)) >= self.number

    def text(self) -> str:
        number = f"{self.number} or more " if self.number > 1 else ""
        return f"as long as there is {number}{self.what.text()}"


class ThisIs(Condition):
    """The object itself fits."""

    what: Each

    @property
    def reads(self) -> Tokens:
        return self.what.reads

    def holds(self, board: Board, source: ObjectId, you: str) -> bool:
        return source in self.what.objects(board, source, you)

    def text(self) -> str:
        return f"as long as this is {an(self.what.text())}"


class HostIs(Condition):
    """What this is attached to fits."""

    what: Each

    @property
    def reads(self) -> Tokens:
        return self.what.reads

    def holds(self, board: Board, source: ObjectId, you: str) -> bool:
        return source in board.objects and board.objects[source].attached_to in self.what.objects(board, source, you)

    def text(self) -> str:
        return f"as long as what this is attached to is {an(self.what.text())}"


class CardTypesAmong(Condition):
    """There are so many card types among the objects that fit (delirium, for example). Source: `cr["205.2a"]`."""

    what: Each
    number: int

    @property
    def reads(self) -> Tokens:
        return self.what.reads | reads_all("types")

    def holds(self, board: Board, source: ObjectId, you: str) -> bool:
        return len(card_types(self.what, board, source, you)) >= self.number

    def text(self) -> str:
        return f"as long as there are {self.number} or more card types among each {self.what.text()}"


def card_types(what: Each, board: Board, source: ObjectId, you: str) -> frozenset[str]:
    """The card types that the objects which fit have together. Source: `cr["205.2a"]`."""
    return frozenset[str]().union(*(board.line(o).values.types for o in what.objects(board, source, you)))


class SpellsLastTurn(Condition):
    """In the turn before this one players together cast at least and at most so many spells. Source:
    `cr["603.4"]`.
    """

    least: int = 0
    most: int | None = None

    def holds(self, board: Board, source: ObjectId, you: str) -> bool:
        raise LookupError("only a whole game knows what was cast")

    def holds_in(self, game: Game, source: ObjectId, you: str) -> bool:
        from .events import SpellCast

        before = game.turn.number - 1
        number = sum(isinstance(it.event, SpellCast) and it.before.turn.number == before for it in game.happened)
        return number >= self.least and (self.most is None or number <= self.most)

    def text(self) -> str:
        most = f"at most {self.most}" if self.most is not None else f"at least {self.least}"
        return f"as long as {most} spells were cast last turn"


class DuringYourTurn(Condition):
    """It is your turn."""

    @property
    def reads(self) -> Tokens:
        return reads_all("controller")

    def holds(self, board: Board, source: ObjectId, you: str) -> bool:
        return board.active == you

    def text(self) -> str:
        return "during your turn"


class YouControlThis(Condition):
    """The player who set it up controls the source, still and without a break. Source: `cr["611.2b"]`."""

    @property
    def reads(self) -> Tokens:
        return reads_all("controller")

    def holds(self, board: Board, source: ObjectId, you: str) -> bool:
        return source in board.lines and board.lines[source].controller == you

    def why_not(self, board: Board, source: ObjectId, you: str) -> str:
        line = board.lines.get(source)
        return f"{line.controller} controls {source}" if line else _why_gone(board, source)

    def text(self) -> str:
        return "for as long as you control this"


class ThisIsOnTheBattlefield(Condition):
    """The source remains on the battlefield."""

    def holds(self, board: Board, source: ObjectId, you: str) -> bool:
        return source in board.lines

    def why_not(self, board: Board, source: ObjectId, you: str) -> str:
        return _why_gone(board, source)

    def text(self) -> str:
        return "for as long as this is on the battlefield"


class ThisHasCounters(Condition):
    """The source has this many counters of a kind (levels, for example)."""

    counter: str
    least: int = 1
    most: int | None = None

    def holds(self, board: Board, source: ObjectId, you: str) -> bool:
        obj = board.objects.get(source)
        number = obj.count(self.counter) if obj and obj.zone is Zone.BATTLEFIELD else 0
        return number >= self.least and (self.most is None or number <= self.most)

    def text(self) -> str:
        number = f"{self.least} or more" if self.most is None else f"{self.least} to {self.most}" if self.most else "no"
        return f"as long as this has {number} {self.counter} counters"


class ThisIsTapped(Condition):
    """The source remains on the battlefield and tapped. Source: `cr["611.2b"]`."""

    def holds(self, board: Board, source: ObjectId, you: str) -> bool:
        return source in board.lines and board.objects[source].tapped

    def why_not(self, board: Board, source: ObjectId, you: str) -> str:
        return f"{source} is untapped" if source in board.lines else _why_gone(board, source)

    def text(self) -> str:
        return "for as long as this remains tapped"


def _why_gone(board: Board, source: ObjectId) -> str:
    phased = source in board.objects and board.objects[source].phased_out
    return f"{source} is {'phased out' if phased else 'no longer on the battlefield'}"


class ThisIsCalled(Condition):
    """The permanent has this designation: a level, monstrous, renowned… Source: `cr["716.2b"]`."""

    designation: str

    def holds(self, board: Board, source: ObjectId, you: str) -> bool:
        return source in board.objects and self.designation in board.objects[source].designations

    def text(self) -> str:
        return f"as long as this is {self.designation}"


class ThisWasKicked(Condition):
    """The spell that the source was has been kicked. Source: `cr["702.33d"]`, `cr["400.7d"]`."""

    def holds(self, board: Board, source: ObjectId, you: str) -> bool:
        return source in board.objects and board.objects[source].kicked > 0

    def text(self) -> str:
        return "if it was kicked"


class XIsAtLeast(Condition):
    """X of the spell that the source is or was is so much. Source: `cr["107.3m"]`."""

    least: int

    def holds(self, board: Board, source: ObjectId, you: str) -> bool:
        return source in board.objects and (board.objects[source].x or 0) >= self.least

    def text(self) -> str:
        return f"if X is {self.least} or more"


class NoManaSpent(Condition):
    """It wasn't cast, or no mana was spent on casting it. Source: `cr["601.2h"]`, `cr["400.7d"]`."""

    def holds(self, board: Board, source: ObjectId, you: str) -> bool:
        return source in board.objects and not board.objects[source].spent

    def text(self) -> str:
        return "unless it was cast and mana was spent on that"


class ManaWasSpent(Condition):
    """This mana, as letters, was spent on casting it. A copy of a spell wasn't cast, so nothing was. Source:
    `cr["601.2h"]`, `cr["707.10"]`.
    """

    mana: str

    def holds(self, board: Board, source: ObjectId, you: str) -> bool:
        obj = board.objects.get(source)
        if obj is None or not obj.spent:
            return False
        if not obj.spent_mana:
            raise IllegalChoice(
                f'which mana was spent on {source}? Say it as it is cast: mana_spent="GW"', cr["601.2h"]
            )
        return all(obj.spent_mana.count(letter) >= self.mana.count(letter) for letter in self.mana)

    def why_not(self, board: Board, source: ObjectId, you: str) -> str:
        spent = (
            "".join(f"{{{letter}}}" for letter in board.objects[source].spent_mana) if source in board.objects else ""
        )
        return f"{spent or 'no mana'} was spent on it"

    def text(self) -> str:
        return f"if {''.join(f'{{{letter}}}' for letter in self.mana)} was spent to cast it"


THIS_WAS_KICKED = ThisWasKicked()
YOU_CONTROL_THIS = YouControlThis()
YOUR_TURN = DuringYourTurn()
