"""How does a learner try things out? One form for the next action, every moment so far, and perhaps a goal to
reach.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import TYPE_CHECKING, Any

from mtgrules.learning.form import SWAP, Form, form
from mtgrules.learning.kinds import Goal
from mtgrules.learning.lesson import question
from mtgrules.learning.own_choices import LABELS, refused
from mtgrules.learning.progress import session
from mtgrules.learning.question import QuestionError
from mtgrules.learning.switches import Try
from mtgrules.view import board_html
from mtgrules.view.compare import lines
from mtgrules.view.difference import differences, lit
from mtgrules.view.html import styled
from mtgrules.view.pieces import Pieces
from mtgrules.view.sharing import code_for, offered
from mtgrules.view.shown import Shown
from mtgrules.view.switching import Switches
from mtgrules.view.symbols_html import text

if TYPE_CHECKING:
    from mtgrules.state import Game

MOST_STEPS = 40


class Sandbox(Shown):
    """A game to play with. Each action gives another game; going back and doing something else begins another
    branch."""

    kind = "sandbox"

    def __init__(self, start: Game, tools: Sequence[str], cards: Sequence[str], goal: Goal | None = None) -> None:
        self.tools, self.cards, self.goal = tuple(tools), tuple(cards), goal
        self.games = [start]
        self.pieces = Pieces()
        self.steps = [step_state(None, start, self.pieces)]
        self.choose(())

    @property
    def game(self) -> Game:
        """The game as it is now."""
        return self.games[-1]

    def choose(self, chosen: Sequence[int]) -> None:
        """Fill in the form for the next action."""
        why_not = {SWAP: self._why_not_swap()} if SWAP in self.tools else {}
        self.form = form(self.game, self.tools, self.cards, chosen, why_not)

    @property
    def reached(self) -> bool:
        """Is the goal reached?"""
        return self.goal is not None and self.goal.reached(self.game)

    # -- what a learner does
    def pick(self, field: int, place: int) -> None:
        """Choose an entry of a field; the fields below it are asked anew."""
        above = [one.chosen for one in self.form.fields[:field]]
        self.choose([*(place for place in above if place is not None), place])

    def do(self) -> bool:
        """Do what the form says, if nothing is missing."""
        action = self.form.action
        if action is None or len(self.games) > MOST_STEPS:
            return False
        if action.verb == SWAP:
            self.swap()
        else:
            self.add(self.game.do(action))
        if self.goal is not None and self.reached:
            session.record(self.goal.item.answer(0, "sure"))
        return True

    def add(self, game: Game) -> None:
        """Another moment."""
        self.steps.append(step_state(self.game, game, self.pieces))
        self.games.append(game)
        self.choose(())

    def _why_not_swap(self) -> str:
        """Why the last two actions can't happen in the other order."""
        if len(self.games) < 3:
            return "two things must have happened first"
        first, second = (game.actions[-1] for game in self.games[-2:])
        return refused(self.games[-3], second) or refused(self.games[-3].do(second), first)

    def swap(self) -> None:
        """The last two actions in the other order."""
        first, second = (game.actions[-1] for game in self.games[-2:])
        self.back_to(len(self.games) - 3)
        self.add(self.game.do(second))
        self.add(self.game.do(first))

    def back_to(self, place: int) -> None:
        """Go on from an earlier moment."""
        if 0 <= place < len(self.games):
            del self.games[place + 1 :], self.steps[place + 1 :]
            self.choose(())

    # -- how it shows itself
    def state(self) -> dict[str, Any]:
        goal = goal_state(self.goal, self.game) if self.goal else None
        share = offered([code_for(game) for game in self.games])
        return {"goal": goal, "steps": list(self.steps), "share": share, **self.pieces.state()}

    @property
    def widget(self) -> Any:
        """The widget, which asks this sandbox for whatever only the rules know."""
        found = super().widget
        if found is not None and found.sandbox is None:
            found.sandbox, found.form = self, form_state(self.form)
        return found

    def __repr__(self) -> str:
        tools = ", ".join(LABELS[verb].lower() for verb in self.tools)
        said = f"{self.goal.text}\n{self.goal.asks}\n" if self.goal else ""
        return f"{said}You may: {tools}.\n{self.games[0]!r}"

    def _repr_html_(self) -> str:
        said = ""
        if self.goal:
            (solved,) = self.goal.reveal(self.goal.item.answer(None))
            done = "".join(
                f"<li>{text(moment.text)}</li>" for moment in solved.after.history[len(solved.before.history) :]
            )
            said = (
                f"<p>{text(self.goal.text)}</p><p><b>{text(self.goal.asks)}</b></p>"
                f"<details><summary>A hint</summary><p>{text(self.goal.hint)}</p></details>"
                f"<details><summary>One way to do it</summary><ol>{done}</ol><p>{text(self.goal.because)}</p></details>"
            )
        return styled(f"{said}{board_html.board(self.games[0])}")


# ---------------------------------------------------------------- plain data for the widget
def step_state(before: Game | None, game: Game, pieces: Pieces) -> dict[str, Any]:
    """A moment: what was told on the way to it, the board, and what is different."""
    if before is None:
        return {"told": [], "board": pieces.board(game), "differences": []}
    _, new = lit(before, game)
    told = [text(moment.text) for moment in game.history[len(before.history) :]]
    return {
        "told": pieces.numbers(told),
        "board": pieces.board(game, new, before),
        "differences": pieces.numbers(lines(differences(before, game))),
    }


def goal_state(goal: Goal, game: Game) -> dict[str, Any]:
    """What is to be reached, and what is still missing."""
    missing = [text(line) for line in goal.missing(game)]
    return {
        "text": text(goal.text), "asks": text(goal.asks), "hint": text(goal.hint), "missing": missing,
        "because": "" if missing else text(goal.because),
    }  # fmt: skip


def form_state(it: Form) -> dict[str, Any]:
    """The form: questions with their entries; those that can't be chosen say why."""
    fields = [
        {
            "asks": field.asks,
            "chosen": -1 if field.chosen is None else field.chosen,
            "picks": [{"says": pick.says, "why_not": pick.why_not} for pick in field.picks],
        }
        for field in it.fields
    ]
    return {"fields": fields, "ready": it.action is not None, "problem": text(it.problem)}


def cards_of(goal: Goal) -> tuple[str, ...]:
    """The cards that a goal speaks of or needs: those can be cast."""
    from mtgrules.cards import catalogue

    needed = [str(action.what[0]).partition("#")[0] for action in goal.solution if action.verb in ("cast", "put")]
    named = named_in(goal.text, catalogue()) if {"cast", "put"} & set(goal.tools) else []
    placed = {one.name for _, cards in goal.setting.given.players for one in cards}
    return tuple(dict.fromkeys((*needed, *(name for name in named if name not in placed))))


def named_in(words: str, names: Iterable[str]) -> list[str]:
    """The names that a text says, in its order; one that is only a part of another there doesn't count."""
    found, left = [], words
    for name in sorted(names, key=lambda name: (-len(name), name)):
        if name in left:
            found.append(name)
            left = left.replace(name, "")
    return sorted(found, key=words.index)


def sandbox(what: str | Game, *tools: str, cards: Sequence[str] = ("Clone",)) -> Sandbox | Switches:
    """A goal of the course by its id (`sandbox("01-goal")`), switches to try (`sandbox("01-try")`), or a game with
    the verbs that may be used in it.

    Raises `LessonError` for an id that there isn't, and `QuestionError` for a question or verb that makes no sandbox.
    """
    if isinstance(what, str):
        found = question(what)
        if isinstance(found, Try):
            return Switches(found)
        if not isinstance(found, Goal):
            raise QuestionError(f"{escape(what)} is nothing to try; such ids are like 01-goal and 01-try")
        return Sandbox(found.before, found.tools, cards_of(found), found)
    if wrong := [verb for verb in tools if verb not in LABELS]:
        raise QuestionError(f"{wrong[0]!r} can't be done in a sandbox; known are {', '.join(LABELS)}")
    return Sandbox(what, tools or tuple(LABELS), cards)
