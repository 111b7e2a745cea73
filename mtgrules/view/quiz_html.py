"""How does a question read where there are no widgets: on GitHub, in a saved page, before the cell is run, in a
terminal?"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import TYPE_CHECKING

from mtgrules.learning.kinds import Pair, Worked
from mtgrules.rulings.beliefs import belief
from mtgrules.trace import Why
from mtgrules.view import board_html
from mtgrules.view.html import answer_list, folded, styled, table, why_table
from mtgrules.view.html import question as heading_of
from mtgrules.view.symbols_html import text

if TYPE_CHECKING:
    from mtgrules.learning.progress import Progress, Row
    from mtgrules.learning.question import Item, Question, Revealed
    from mtgrules.state import Game
    from mtgrules.trace import Answer

COLUMNS = ("layer", "what happens", "then it is", "by which rule")


def hard(entry: Question) -> str:
    """How hard it is, in words."""
    level, objects = entry.difficulty
    return f"rules: level {level} of 3 · {objects} {'thing' if objects == 1 else 'things'} to keep track of"


def names(entry: Question) -> tuple[str, ...]:
    """What the sides are called: of a pair, what is different; else nothing."""
    return (f"Left: {entry.left}", f"Right: {entry.right}") if isinstance(entry, Pair) else ("",)


def boards_first(entry: Question) -> list[tuple[str, Game]]:
    """The boards that are seen before an answer: two if they differ."""
    if isinstance(entry, Pair) and entry.setting.but(actions=()) != entry.other.but(actions=()):
        return list(zip(names(entry), (entry.setting.before, entry.other.before), strict=True))
    return [("", entry.before)]


def heading(why: Why | Answer) -> str:
    """What is explained, in a line."""
    return heading_of(why) if isinstance(why, Why) else "Why?"


def plain(entry: Question) -> str:
    """The question for a terminal, without its answer."""
    found = [entry.text]
    for one in entry.items:
        found += [one.asks, *(f"  ( ) {option.says}" for _, option in one.shown)]
    return "\n".join(found)


def progress_tables(it: Progress) -> str:
    """How it has gone so far: lesson by lesson, and belief by belief with what is true."""
    if not it.records:
        return "<p>Nothing has been answered yet.</p>"
    columns = ("", "right", "wrong", "looked up", "sure and wrong")
    lessons = [_counts(row, escape(row.about)) for row in it.by_lesson()]
    beliefs = [_counts(row, text(belief(row.about).belief)) for row in it.by_belief()]
    return styled(f"<b>By lesson</b>{table(columns, lessons)}<b>By belief</b>{table(columns, beliefs)}")


def _counts(row: Row, about: str) -> list[str]:
    return [
        about,
        str(row.right),
        str(row.wrong),
        str(row.looked),
        f"<b>{row.sure_and_wrong}</b>" if row.sure_and_wrong else "0",
    ]


def twin(title: str, entries: Sequence[Question]) -> str:
    """Every question with its board; the answers are folded."""
    head = f"<h4>{escape(title)}</h4>" if title else ""
    asked = "".join(map(_question, entries)) or "<p>There is nothing to ask yet.</p>"
    return styled(f'<div class="mtg-twin">{head}{asked}</div>')


def _question(entry: Question) -> str:
    boards = "".join(f"<p><b>{text(name)}</b></p>{board_html.board(game)}" for name, game in boards_first(entry))
    trace = _trace(entry) if isinstance(entry, Worked) else ""
    asked = "".join(map(_item, entry.items))
    return f"<p>{text(entry.text)} <small>({hard(entry)})</small></p>{boards}{trace}{asked}{_answers(entry)}"


def _trace(entry: Worked) -> str:
    return table(COLUMNS, [[text(cell) for cell in row] for row in entry.blanked])


def _item(one: Item) -> str:
    options = "".join(f"<li>{text(option.says)}</li>" for _, option in one.shown)
    return f"<p><b>{text(one.asks)}</b></p><ul>{options}</ul>"


def _answers(entry: Question) -> str:
    """The answers, folded; of a pretest there are none yet."""
    if any(one.returns_in for one in entry.items):
        return ""
    said = "".join(map(_answer, entry.items))
    shown = "".join(
        _side(name, one) for name, one in zip(names(entry), entry.reveal(entry.items[0].answer(None)), strict=True)
    )
    return folded("Predicted? Then open: the answer, and what happens", said + shown)


def _answer(one: Item) -> str:
    wrong = "".join(
        f"<li>{text(option.says)}: {text(option.feedback)}</li>"
        for number, option in one.shown
        if number != one.right and option.feedback
    )
    right = one.options[one.right].says
    cited = "; ".join(f"{rule} ({rule.title})" for rule in one.rules)
    return f"<p><b>{text(right)}</b>. {text(one.because)} <small>{escape(cited)}</small></p><ul>{wrong}</ul>"


def _side(name: str, one: Revealed) -> str:
    told = "".join(f"<li>{text(moment.text)}</li>" for moment in one.after.history[len(one.before.history) :])
    whys = "".join(why_table(why) if isinstance(why, Why) else answer_list(why) for why in one.whys)
    head = f"<p><b>{text(name)}</b></p>" if name else ""
    happened = f"<ol>{told}</ol>{board_html.board(one.after)}" if one.after is not one.before else ""
    return f"{head}{happened}{whys}"
