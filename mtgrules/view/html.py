"""How does each value show itself in a notebook? HTML that carries its own style and reads well without it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cache
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING

from mtgrules.view import board_html, card_html
from mtgrules.view.facts import facts
from mtgrules.view.symbols_html import rules, text

if TYPE_CHECKING:
    from mtgrules.explain import Layers
    from mtgrules.seen import Seen
    from mtgrules.state import Game
    from mtgrules.trace import Answer, Reason, Why


@cache
def style() -> str:
    """The style sheet that all views share, without what only people need."""
    css = Path(__file__).with_name("widgets").joinpath("cards.css").read_text(encoding="utf-8")
    css = re.sub(r"/\*.*?\*/", "", css, flags=re.DOTALL)
    return re.sub(r"\s*([{};,])\s*", r"\1", " ".join(css.split())).strip()


RULE = re.compile(r"@[^{]+\{(?:[^{}]*\{[^{}]*\})*\}|[^{}@]+\{[^{}]*\}")
SELECTORS = re.compile(r"([^{}@]+)\{[^{}]*\}")
CLASS = re.compile(r"\.([a-z][\w-]*)")


def styled(inner: str) -> str:
    """HTML of ours with the part of the style sheet that it uses, so that saved notebooks stay small."""
    used = {"mtg", *(name for names in re.findall(r'class="([^"]*)"', inner) for name in names.split())}
    css = "".join(rule for rule in RULE.findall(style()) if _is_used(rule, used))
    return f'<style>{css}</style><div class="mtg">{inner}</div>'


def _is_used(rule: str, used: set[str]) -> bool:
    """Is there anything that one of its selectors could fit?"""
    body = rule.partition("{")[2] if rule.startswith("@") else rule
    return any(
        used.issuperset(CLASS.findall(selector))
        for selectors in SELECTORS.findall(body)
        for selector in selectors.split(",")
    )


def folded(summary: str, inner: str) -> str:
    """HTML to be opened by who wants to see it."""
    return f'<details><summary data-lm-suppress-shortcuts="true"><b>{summary}</b></summary>{inner}</details>'


def card(seen: Seen) -> str:
    """One object as a card."""
    return styled(card_html.card(facts(seen)))


def board(game: Game) -> str:
    """A whole game."""
    return styled(board_html.board(game))


def why(it: Why) -> str:
    """A value, and line by line how it came about."""
    return styled(why_table(it))


def answer(it: Answer) -> str:
    """An answer and what it rests on."""
    return styled(answer_list(it))


def layers(it: Layers) -> str:
    """Layer by layer: who did what to whom, and what was not applied."""
    rows = [
        (
            row.layer.label,
            escape(row.effect),
            escape(", ".join(str(o) for o in row.objects)),
            text(row.text) + (f" (after {escape(', '.join(row.waited_for))})" if row.waited_for else ""),
            rules(row.rules),
        )
        for row in it.rows
    ]
    return styled(table(("layer", "effect", "on", "what it does", "rules"), rows))


def question(it: Why) -> str:
    """What is explained, in a few words: `Runeclaw Bear: power 3`."""
    from mtgrules.explain import show

    return f"{it.subject}: {it.question.replace('_', ' ')} {show(it.value)}"


def why_table(it: Why) -> str:
    """An explanation as a table with a heading."""
    return f'<div class="mtg-why"><b>{text(question(it))}</b>{reasons(map(reason, it.reasons))}</div>'


def reasons(rows: Iterable[str]) -> str:
    """A table of reasons, each a row already."""
    head = "<tr><th>layer</th><th>what happens</th><th>then it is</th><th>by which rule</th></tr>"
    return f'<table class="mtg-reasons"><thead>{head}</thead><tbody>{"".join(rows)}</tbody></table>'


def reason(it: Reason) -> str:
    """One line of an explanation: the layer, what happened, the value then, the rules with their titles."""
    cells = (escape(it.layer), text(it.text), text(it.value), rules(it.rules, titles=True))
    return f"<tr>{''.join(f'<td>{cell}</td>' for cell in cells)}</tr>"


def answer_list(it: Answer) -> str:
    """An answer as a list, what it was computed from below it."""
    return f'<ul class="mtg-answer">{_answer(it)}</ul>'


def _answer(it: Answer) -> str:
    mark = {True: "yes: ", False: "no: "}.get(it.value, "") if isinstance(it.value, bool) else ""
    inner = f"<ul>{''.join(map(_answer, it.because))}</ul>" if it.because else ""
    cited = f' <div class="mtg-cited">{rules(it.rules, titles=True)}</div>' if it.rules else ""
    return f"<li>{mark}{text(it.text)}{cited}{inner}</li>"


def table(columns: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A plain table; cells are HTML already."""
    head = "".join(f"<th>{escape(column)}</th>" for column in columns)
    body = "".join(f"<tr>{''.join(f'<td>{cell}</td>' for cell in row)}</tr>" for row in rows)
    return f'<table class="mtg-table"><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>'
