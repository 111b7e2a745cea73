"""What changes if one thing is done differently? Switches to set, and what happens then."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import prod
from typing import TYPE_CHECKING, Any

from ..choices import ChoiceNeeded
from ..explain import show
from ..mistakes import Mistake
from ..scenario import Checked, checked, shown
from ..trace import Why
from ..value import Value
from ..verbs import Action
from .ask import GONE, Ask, plain_value
from .question import Item, Question, QuestionError

if TYPE_CHECKING:
    from ..state import Game
    from ..trace import Answer


IT = "{it}"
MOST_CHOICES = 12
SPEAK_FOR_THEMSELVES = ("name", "power", "toughness", "colors", "supertypes", "types", "subtypes", "abilities", "count")


class Way(Value):
    """One way to set a switch: what it says, what is done then, and which object is asked about from then on.

    In all of these `{it}` stands for the object that is asked about so far, so that one switch can go on where
    another has stopped.
    """

    says: str
    actions: tuple[Action, ...] = ()
    subject: str = IT


class Switch(Value):
    """Something that can be done in several ways."""

    asks: str
    ways: tuple[Way, ...]


class Tried(Value):
    """What one setting of the switches brings: the games before and after, the value in words, and why."""

    chosen: tuple[int, ...]
    before: Game
    after: Game
    says: str
    whys: tuple[Why | Answer, ...] = ()


class Try(Question):
    """Something to play with: the ways of its switches are done in order, then what is done in any case. There is
    no right answer; what is asked is told for each setting.
    """

    ask: Ask
    switches: tuple[Switch, ...]

    @property
    def item_ids(self) -> tuple[str, ...]:
        return ()

    @property
    def items(self) -> tuple[Item, ...]:
        return ()

    def tried(self, chosen: Sequence[int]) -> Tried:
        """What happens with the switches set like this. Raises `QuestionError` for a way that there isn't."""
        if len(chosen) != len(self.switches) or not all(
            0 <= place < len(switch.ways) for place, switch in zip(chosen, self.switches, strict=False)
        ):
            raise QuestionError(f"{self.id} has no such setting: {chosen}")
        game, it = self.before, self.ask.claims[0].subject
        in_any_case = Way("", self.setting.actions)
        ways = [switch.ways[place] for switch, place in zip(self.switches, chosen, strict=True)]
        try:
            for way in (*ways, in_any_case):
                for action in way.actions:
                    game = done(game, about(action, it))
                it = way.subject.replace(IT, it)
        except Mistake as refused:
            return Tried(tuple(chosen), self.before, game, f"not possible: {refused}")
        ask = self.ask.but(claims=tuple(claim.but(subject=it) for claim in self.ask.claims))
        return Tried(tuple(chosen), self.before, game, in_words(ask, game), ask.whys(game))

    def one_by_one(self) -> Iterator[Tried]:
        """All switches in their first way, and then each other way of each switch alone."""
        first = [0] * len(self.switches)
        yield self.tried(first)
        for number, switch in enumerate(self.switches):
            for place in range(1, len(switch.ways)):
                yield self.tried([*first[:number], place, *first[number + 1 :]])

    def named(self, chosen: Sequence[int]) -> tuple[str, ...]:
        """What the ways say that are set."""
        return tuple(switch.ways[place].says for switch, place in zip(self.switches, chosen, strict=True))

    @property
    def settings(self) -> int:
        """How many settings there are."""
        return prod(len(switch.ways) for switch in self.switches)

    def check(self) -> None:
        """Raises `QuestionError` if the switches make no difference."""
        if len({tried.says for tried in self.one_by_one()}) < 2:
            raise QuestionError("its switches make no difference one by one")

    def _revealed(self) -> Any:
        raise QuestionError(f"{self.id} has no answer to show; its switches show what happens")


def about(action: Action, it: str) -> Action:
    """The action with `{it}` filled in."""

    def filled(value: Any) -> Any:
        if isinstance(value, tuple):
            return tuple(map(filled, value))
        return value.replace(IT, it) if isinstance(value, str) else value

    return Action(action.verb, filled(action.what), tuple((name, filled(value)) for name, value in action.given))


def done(game: Game, action: Action) -> Game:
    """What comes of the action. Where the rules ask for a choice, the first that is legal is made."""
    for _ in range(MOST_CHOICES):
        try:
            return game.do(action)
        except ChoiceNeeded as needed:
            given = dict(action.given)
            made = given.get(needed.name, ())
            first = needed.options[0] if needed.options else None
            given[needed.name] = (*(made if isinstance(made, tuple) else (made,)), first)
            action = Action(action.verb, action.what, tuple(given.items()))
    return game.do(action)


def in_words(ask: Ask, game: Game) -> str:
    """What the game says to each part of what is asked, as a player says it: `2/2, green, Bear`."""
    said = [_part(checked(claim, game)) for claim in ask.claims]
    if set(said) == {GONE}:
        return GONE
    for i in reversed(range(len(ask.claims) - 1)):
        if (ask.claims[i].attribute, ask.claims[i + 1].attribute) == ("power", "toughness"):
            said[i : i + 2] = ["/".join(said[i : i + 2])]
    return ", ".join(said)


def _part(found: Checked) -> str:
    """One value in words, with its name unless it speaks for itself."""
    if plain_value(found) == GONE:
        return GONE
    value = show(found.why.value) if isinstance(found.why, Why) else shown(found.why.value)
    name = found.claim.attribute
    called = "abilities that triggered" if name == "triggered" else name.removeprefix("is_").replace("_", " ")
    return value if name in SPEAK_FOR_THEMSELVES else f"{called}: {value}"
