"""What changes if one thing is done differently? Switches to set, and what happens then."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import prod
from typing import TYPE_CHECKING, Any

from ..explain import show
from ..mistakes import Mistake
from ..scenario import shown
from ..trace import Why
from ..value import Value
from ..verbs import Action
from .ask import Ask
from .question import Item, Question, QuestionError

if TYPE_CHECKING:
    from ..state import Game
    from ..trace import Answer


class Way(Value):
    """One way to set a switch: what it says, what is done then, and what is asked then if that differs."""

    says: str
    actions: tuple[Action, ...] = ()
    ask: Ask | None = None


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
        ways = [switch.ways[place] for switch, place in zip(self.switches, chosen, strict=True)]
        ask = [self.ask, *(way.ask for way in ways if way.ask is not None)][-1]
        game = self.before
        try:
            for action in (*(action for way in ways for action in way.actions), *self.setting.actions):
                game = game.do(action)
        except Mistake as refused:
            return Tried(tuple(chosen), self.before, game, f"not possible: {refused}")
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


def in_words(ask: Ask, game: Game) -> str:
    """What the game says to each part of what is asked, as a player says it: `2/2, green, Bear`."""
    whys = ask.whys(game)
    said = [show(why.value) if isinstance(why, Why) else shown(why.value) for why in whys]
    for i in reversed(range(len(ask.claims) - 1)):
        if (ask.claims[i].attribute, ask.claims[i + 1].attribute) == ("power", "toughness"):
            said[i : i + 2] = ["/".join(said[i : i + 2])]
    return ", ".join(said)
