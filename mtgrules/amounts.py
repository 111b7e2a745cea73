"""How many? A number that the board decides."""

from __future__ import annotations

from typing import Any

from .conditions import Condition, card_types
from .objects import ObjectId
from .selectors import NONE, Board, Each, Tokens, mana_value_of, reads_all
from .value import Value


class Amount(Value):
    """A number that is worked out when it is needed."""

    @property
    def reads(self) -> Tokens:
        """The characteristics that decide it."""
        return NONE

    def number(self, board: Board, source: ObjectId, you: str, target: ObjectId) -> int:
        """The number for this target of an ability of `source`, whose controller is `you`."""
        raise NotImplementedError

    def text(self) -> str:
        raise NotImplementedError


class Count(Amount):
    """The number of objects that fit, times `times`, plus `plus`."""

    what: Each
    times: int = 1
    plus: int = 0

    @property
    def reads(self) -> Tokens:
        return self.what.reads

    def number(self, board: Board, source: ObjectId, you: str, target: ObjectId) -> int:
        return self.times * len(self.what.objects(board, source, you)) + self.plus

    def text(self) -> str:
        times = f"{self.times} times " if self.times != 1 else ""
        plus = f", plus {self.plus}" if self.plus else ""
        return f"{times}the number of {self.what.text()}s{plus}"


class CardTypes(Amount):
    """The number of card types among the objects that fit, plus `plus`. Source: `cr["205.2a"]`."""

    what: Each
    plus: int = 0

    @property
    def reads(self) -> Tokens:
        return self.what.reads | reads_all("types")

    def number(self, board: Board, source: ObjectId, you: str, target: ObjectId) -> int:
        return len(card_types(self.what, board, source, you)) + self.plus

    def text(self) -> str:
        plus = f", plus {self.plus}" if self.plus else ""
        return f"the number of card types among {self.what.text()}s{plus}"


class ItsManaValue(Amount):
    """The mana value of the object that the effect applies to."""

    @property
    def reads(self) -> Tokens:
        return reads_all("mana_cost")

    def number(self, board: Board, source: ObjectId, you: str, target: ObjectId) -> int:
        return mana_value_of(board.line(target).values)

    def text(self) -> str:
        return "its mana value"


class ItsPower(Amount):
    """The power of the object that the effect applies to; less than 0 counts as 0. Source: `cr["107.1b"]`."""

    @property
    def reads(self) -> Tokens:
        return reads_all("power")

    def number(self, board: Board, source: ObjectId, you: str, target: ObjectId) -> int:
        return max(board.line(target).values.power or 0, 0)

    def text(self) -> str:
        return "its power"


class CountersOn(Amount):
    """How many counters of this kind are on the object that has the ability, times `times`.

    `of`: "maker" in an ability of a token is the permanent that created it, and only that one, also for a copy of the
    token. Source: `cr["201.5a"]`.
    """

    counter: str
    times: int = 1
    of: ObjectId | str = ""

    def number(self, board: Board, source: ObjectId, you: str, target: ObjectId) -> int:
        counted = self.of if isinstance(self.of, ObjectId) else source
        return self.times * (board.objects[counted].count(self.counter) if counted in board.objects else 0)

    def text(self) -> str:
        whose = {"": "this", "maker": "what created this"}.get(str(self.of), str(self.of))
        return f"the number of {self.counter} counters on {whose}"


def of_its_maker(value: Any, maker: ObjectId) -> Any:
    """What a token is defined as, "maker" being the permanent that creates it. Source: `cr["201.5a"]`."""
    if isinstance(value, CountersOn) and value.of == "maker":
        return value.but(of=maker)
    if type(value) is tuple:
        return tuple(of_its_maker(entry, maker) for entry in value)
    if not isinstance(value, Value):
        return value
    found = {name: of_its_maker(getattr(value, name), maker) for name in value.fields}
    return value if all(found[name] is getattr(value, name) for name in found) else value.but(**found)


class NumberIf(Amount):
    """One number while a condition holds, another otherwise."""

    condition: Condition
    then: int
    otherwise: int = 0

    @property
    def reads(self) -> Tokens:
        return self.condition.reads

    def number(self, board: Board, source: ObjectId, you: str, target: ObjectId) -> int:
        return self.then if self.condition.holds(board, source, you) else self.otherwise

    def text(self) -> str:
        return f"{self.otherwise} (or {self.then}, {self.condition.text()})"


class AmountIs(Condition):
    """A number that the board decides is at least and at most so much."""

    amount: Amount
    least: int = 0
    most: int | None = None

    @property
    def reads(self) -> Tokens:
        return self.amount.reads

    def holds(self, board: Board, source: ObjectId, you: str) -> bool:
        number = self.amount.number(board, source, you, source)
        return number >= self.least and (self.most is None or number <= self.most)

    def text(self) -> str:
        bounds = ([f"{self.least} or more"] if self.least else []) + (
            [f"{self.most} or less"] if self.most is not None else []
        )
        return f"as long as {self.amount.text()} is {' and '.join(bounds)}"


class Devotion(Amount):
    """Your devotion to these colors, or to the color that is being chosen: mana symbols among the costs of your
    permanents. `cr["700.5"]`.
    """

    colors: str = ""

    @property
    def reads(self) -> Tokens:
        return reads_all("mana_cost") | reads_all("controller")

    def number(self, board: Board, source: ObjectId, you: str, target: ObjectId) -> int:
        costs = [line.values.mana_cost for line in board.lines.values() if line.controller == you]
        return sum(bool(set(self.colors) & set(symbol)) for cost in costs if cost for symbol in cost.symbols)

    def text(self) -> str:
        return f"your devotion to {self.colors or 'that color'}"


class UnspentMana(Amount):
    """How much unspent mana of a color you have. Source: `cr["106.4"]`."""

    color: str

    def number(self, board: Board, source: ObjectId, you: str, target: ObjectId) -> int:
        return board.pools.get(you, "").count(self.color)

    def text(self) -> str:
        return f"the number of {{{self.color}}} in your mana pool"


class IfKicked(Amount):
    """One number if the spell that this is or was has been kicked, otherwise another. Source: `cr["702.33d"]`."""

    kicked: int
    otherwise: int = 0

    def number(self, board: Board, source: ObjectId, you: str, target: ObjectId) -> int:
        return self.kicked if source in board.objects and board.objects[source].kicked else self.otherwise

    def text(self) -> str:
        return f"{self.otherwise} (if it was kicked, {self.kicked})"


class ManaSpent(Amount):
    """How much mana was spent on casting it. Source: `cr["601.2h"]`, `cr["400.7d"]`."""

    def number(self, board: Board, source: ObjectId, you: str, target: ObjectId) -> int:
        return (board.objects[source].spent or 0) if source in board.objects else 0

    def text(self) -> str:
        return "the mana spent on casting it"


class ValueOfX(Amount):
    """X: the value chosen for the spell or ability. Source: `cr["107.3"]`."""

    times: int = 1
    plus: int = 0

    def at(self, x: int) -> int:
        """The number, X being `x`."""
        return self.times * x + self.plus

    def number(self, board: Board, source: ObjectId, you: str, target: ObjectId) -> int:
        raise LookupError("X has a value only while its spell or ability is dealt with")

    def text(self) -> str:
        return "X" if self.times == 1 else f"{self.times} times X"


X = ValueOfX()


def settled(amount: int | Amount, board: Board, source: ObjectId, you: str, target: ObjectId, x: int = 0) -> int:
    """The number, X being `x`."""
    if isinstance(amount, int):
        return amount
    if isinstance(amount, ValueOfX):
        return amount.at(x)
    return amount.number(board, source, you, target)


def said(amount: int | Amount) -> str:
    """How an amount is written."""
    return str(amount) if isinstance(amount, int) else amount.text()
