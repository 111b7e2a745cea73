"""How does a walk read where there are no widgets: on GitHub, in a saved page, before the cell is run?

Bare tables and `details` in plain words, since such places drop style sheets and scripts.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import TYPE_CHECKING

from mtgrules.objects import Zone
from mtgrules.rulings.discussions import discussions_about
from mtgrules.rulings.ruling import Status
from mtgrules.scenario import shown
from mtgrules.trace import Why
from mtgrules.view.compare import lines
from mtgrules.view.difference import changed, differences
from mtgrules.view.facts import Facts, facts, mana, stack_line, when
from mtgrules.view.html import answer_list, folded, table, why_table
from mtgrules.view.predicting import prediction
from mtgrules.view.steps import Step, steps
from mtgrules.view.symbols_html import rules, text

if TYPE_CHECKING:
    from mtgrules.rulings.ruling import Ruling
    from mtgrules.scenario import Checked, CheckedTwin, Played
    from mtgrules.seen import Seen
    from mtgrules.state import Game, Player

PREDICT = "First predict: which of these comes true?"
SO_NOW = "What is so now"
STANDS = {
    Status.HOLDS: "This is so today.",
    Status.HOLDS_WITH_AN_EXCEPTION: "This is so today, with an exception",
    Status.OVERTAKEN_IN_PART: "Newer rules have overtaken a part of this",
    Status.UNSETTLED: "The rules do not settle this",
}


def header(ruling: Ruling) -> str:
    """The ruling: its claim in our words, how it stands, and its rules with their titles."""
    note = f": {text(ruling.note)}" if ruling.note else ""
    published = f", published {escape(ruling.published)}" if ruling.published else ""
    cited = "".join(f"<li><b>{rule}</b> {escape(rule.title)}</li>" for rule in ruling.rules)
    return (
        f'<p class="mtg-claim">{text(ruling.claim)}</p>'
        f'<p class="mtg-stands"><b class="mtg-status">{STANDS[ruling.status]}</b>{note}'
        f" <small>(rules of {escape(ruling.edition)}{published})</small></p>"
        f"{then_and_now(ruling)}{open_questions(ruling)}"
        f'<details class="mtg-rules"><summary data-lm-suppress-shortcuts="true">Its rules: '
        f"{' · '.join(rule.number for rule in ruling.rules)}</summary><ul>{cited}</ul></details>"
    )


def then_and_now(ruling: Ruling) -> str:
    """Point by point what the page says, since when that is overtaken, and what holds now; nothing if it holds."""
    if not ruling.then_and_now:
        return ""
    head = ("The page says", "Since", "What holds now", "Rules", "Shown by")
    rows = [
        (
            text(point.said),
            text(point.since),
            text(point.holds_now),
            " · ".join(rule.number for rule in point.rules),
            escape(", ".join(point.shown_by)),
        )
        for point in ruling.then_and_now
    ]
    return f'<div class="mtg-then-and-now">{table(head, rows)}</div>'


def open_questions(ruling: Ruling) -> str:
    """What the rules leave open next to this ruling: the readings, never graded."""
    found = []
    for one in discussions_about(ruling):
        readings = "".join(
            f"<li>{text(reading.text)} <small>{rules(reading.rules)}</small></li>" for reading in one.readings
        )
        known = f"<p>{text(one.known)}</p>" if one.known else ""
        found.append(
            f'<details class="mtg-open"><summary data-lm-suppress-shortcuts="true">'
            f"Open question {one.id}: {text(one.question)}</summary>"
            f"<ul>{readings}</ul>{known}</details>"
        )
    return "".join(found)


def claim_line(it: Checked) -> str:
    """A claim in a sentence, and whether it is so."""
    said = text(it.claim.text())
    return f"✓ {said}." if it.holds else f"✗ {said}. <b>No: it is {escape(shown(it.got))}.</b>"


def twin_line(it: CheckedTwin) -> str:
    """What most people think, what that would give, and which rule says otherwise."""
    return (
        f"Most people think: <b>{text(it.twin.belief)}</b> ({text(it.would_give)}). "
        f"In fact <b>{text(it.is_so)}</b>. {rules(it.twin.refuted_by, titles=True)}."
    )


def twin(title: str, ruling: Ruling, played: Sequence[Played]) -> str:
    """The whole walk: of each scenario what can be predicted, then folded what happens; last what the ruling says."""
    said = folded("Predicted? Then open: what the ruling says, and its rules", header(ruling))
    return f'<div class="mtg-twin"><h4>{escape(title)}</h4>{"".join(map(scenario, played))}{said}</div>'


def scenario(played: Played) -> str:
    """One scenario: the start, what is done and what to predict; folded, every step with both boards."""
    start, *rest = steps(played)
    head = f"<h5>{escape(played.scenario.id)}: {escape(played.scenario.title)}</h5>"
    told = "".join(_step(step, place, len(rest) + 1) for place, step in enumerate(rest, 2))
    count = f"{len(rest)} step{'' if len(rest) == 1 else 's'}"
    return f"{head}{_board(start)}{_predict(played)}" + folded(
        f"Predicted? Then open: what happens, in {count}", f"{_told_then(start)}{told}"
    )


def _predict(played: Played) -> str:
    """What is going to be done, and the sentences of which one comes true."""
    asked = prediction(played)
    if asked is None:
        return ""
    plan = "".join(f"<li>{text(line)}</li>" for line in asked.plan)
    options = "".join(f"<li>{text(option)}</li>" for option in asked.options)
    return f"<p><b>What is going to be done</b></p><ol>{plan}</ol><p><b>{PREDICT}</b></p><ul>{options}</ul>"


def _told_then(step: Step) -> str:
    """What is claimed and believed at a step."""
    claims = "".join(f"<li>{claim_line(one)}{_why_of(one)}</li>" for one in step.claims)
    believed = "".join(f"<li>{twin_line(one)}</li>" for one in step.twins)
    return (f"<p><b>{SO_NOW}</b></p><ul>{claims}</ul>" if claims else "") + (
        f"<details><summary>What most people think</summary><ul>{believed}</ul></details>" if believed else ""
    )


def _step(step: Step, place: int, count: int) -> str:
    return (
        f"<details><summary>Step {place} of {count}: {text(step.title)}</summary>"
        f"{_board(step)}{_differences(step)}{_told_then(step)}</details>"
    )


def _why_of(it: Checked) -> str:
    inner = why_table(it.why) if isinstance(it.why, Why) else answer_list(it.why)
    return f"<details><summary>why</summary>{inner}</details>"


def _board(step: Step) -> str:
    """The board after the step, an object a row, with what is different in a column of its own."""
    rows = [_row(step.before, step.after, seen) for seen in _in_sight(step.after)]
    players = "; ".join(_player(step.after, player) for player in step.after.players)
    columns = ("whose", "name", "types", "size", "abilities", "more", *(("different",) if step.before else ()))
    return f"<p>{escape(when(step.after))}. {players}</p>{table(columns, rows)}{_stack(step.after)}{_whys(step)}"


def _player(game: Game, player: Player) -> str:
    pool = f", mana {text(mana(player.mana))}" if player.mana else ""
    hand = len(game.in_zone(Zone.HAND, player.name))
    return f"<b>{escape(player.name)}</b> {player.life} life, {hand} in hand{pool}"


def _stack(game: Game) -> str:
    """What lies on the stack, the topmost first."""
    said = "".join(f"<li>{text(stack_line(game, item))}</li>" for item in reversed(game.stack))
    return f"<p>Stack, topmost first</p><ol>{said}</ol>" if said else ""


def _in_sight(game: Game) -> list[Seen]:
    return [game[o] for o in game.objects if game.objects[o].zone not in (Zone.HAND, Zone.LIBRARY, Zone.STACK)]


def _row(before: Game | None, after: Game, seen: Seen) -> list[str]:
    it = facts(seen)
    name = escape(it.shown_name) + (f" [{escape(it.real_card)}]" if it.real_card else "")
    size = it.size or next((str(n) for n in (it.loyalty, it.defense) if n is not None), "")
    more = [words for _, words in it.marks]
    if it.zone is not Zone.BATTLEFIELD:
        more.append(f"in the {it.zone}")
    cost = text(it.mana_cost or "")
    cells = (
        f"{name} {cost}",
        escape(it.type_line),
        escape(size),
        "<br>".join(map(text, it.abilities)),
        escape("; ".join(more)),
    )
    return [escape(it.controller), *cells, *((_different(before, it, seen),) if before else ())]


def _different(before: Game, it: Facts, seen: Seen) -> str:
    if it.id not in before.objects:
        return "<b>new</b>"
    found = [f"{label} was {text(old)}" for label, old, _ in changed(facts(before[it.id]), it)]
    return f"<b>changed</b>: {'; '.join(found)}" if found else ""


def _differences(step: Step) -> str:
    if step.before is None:
        return ""
    said = "".join(f"<li>{line}</li>" for line in lines(differences(step.before, step.after)))
    return f"<p><b>What is different</b></p><ul>{said}</ul>" if said else ""


def _whys(step: Step) -> str:
    """Everything that made a new or changed permanent what it is."""
    if step.before is None:
        return ""
    old = step.before.objects
    touched = [
        seen
        for seen in step.after.battlefield
        if seen.id not in old or any(changed(facts(step.before[seen.id]), facts(seen)))
    ]
    found = "".join(why_table(seen.explanation()) for seen in touched)
    return f"<details><summary>Why</summary>{found}</details>" if found else ""
