"""How is a page that was played told, in text and as data?"""

from __future__ import annotations

import textwrap
from typing import Any

from mtgrules.objects import Zone
from mtgrules.rulings.discussions import Discussion, discussions_about
from mtgrules.rulings.playing import PlayedPage, PlayedParagraph
from mtgrules.rulings.ruling import Ruling, ThenAndNow
from mtgrules.scenario import Checked, CheckedTwin, Played, shown
from mtgrules.state import Game
from mtgrules.trace import Answer, Why
from mtgrules.view.marked import facts, marked_board
from mtgrules.view.text import rules_shown

WIDTH = 80


# ---------------------------------------------------------------- text
def as_text(page: PlayedPage) -> str:
    """The whole page, paragraph by paragraph, readable in a terminal 80 columns wide."""
    found = [page.page.card or "A page of rules", ""]
    for number, entry in enumerate(page.paragraphs, 1):
        found += [*_paragraph(number, entry), ""]
    if page.beyond:
        found += ["Beyond the page", ""]
        for played in page.beyond:
            found += [*_scenario(played), ""]
    found += [f"Skipped: {text}" for text in page.page.skipped]
    found.append(_total(page))
    return "\n".join(found)


def _paragraph(number: int, entry: PlayedParagraph) -> list[str]:
    ruling = entry.paragraph.ruling
    if ruling is None:
        head = f"{number}. Not recognised: {_start(entry.paragraph.text)}"
        pointed = f"   Its words point to {rules_shown(entry.paragraph.pointers)}" if entry.paragraph.pointers else ""
        return [head, *filter(None, [pointed])]
    lines = [f"{number}. {ruling.id}: {_title(ruling)}"]
    lines += _wrapped(ruling.claim)
    lines += _wrapped(f"Status: {ruling.status} · {rules_shown(ruling.rules)}")
    if ruling.note:
        lines += _wrapped(f"Note: {ruling.note}")
    for point in ruling.then_and_now:
        shown_by = f"   shown by {', '.join(point.shown_by)}" if point.shown_by else ""
        lines += _wrapped(f"Then and now: {point.text()}   {rules_shown(point.rules)}{shown_by}")
    for found in discussions_about(ruling):
        lines += _wrapped(f"Open question {found.id}, not graded: {found.question}")
        lines += [
            line
            for reading in found.readings
            for line in _wrapped(f"- {reading.text}   {rules_shown(reading.rules)}", 5)
        ]
    for played in entry.played:
        lines += ["", *_scenario(played)]
    if entry.not_played:
        lines += _wrapped(f"Not played: {entry.not_played}")
    return lines


def _title(ruling: Ruling) -> str:
    if ruling.is_rule:
        from mtgrules.rules import cr

        return cr[ruling.id.removeprefix("R-")].title
    return ruling.kind.name if ruling.kind else ruling.card


def _scenario(played: Played) -> list[str]:
    start = played.moments[0].game
    lines = [f"   {played.scenario.id}  {played.scenario.title}", "     Before"]
    lines += _indented(marked_board(start, start), 5)
    lines.append("     What happens")
    for moment in played.moments[1:]:
        lines += _wrapped(f"- {moment.text}   {rules_shown(moment.rules)}".rstrip(), 7)
    lines.append("     After")
    lines += _indented(marked_board(start, played.game), 5)
    for checked in played.claims:
        lines += _claim(checked)
    for twin in played.twins:
        lines += _twin(twin)
    return lines


def _claim(checked: Checked) -> list[str]:
    mark = "holds" if checked.holds else f"FAILS: it is {shown(checked.got)}"
    lines = _wrapped(f"{checked.claim.text()}: {mark}   {rules_shown(checked.rules)}", 5)
    return [*lines, *_indented(repr(checked.why), 9)]


def _twin(found: CheckedTwin) -> list[str]:
    text = f"Most people think: {found.twin.belief}. That would give {found.would_give}; it is {shown(found.got)}."
    return _wrapped(f"{text}   {rules_shown(found.twin.refuted_by)}", 5)


def _total(page: PlayedPage) -> str:
    paragraphs = len(page.paragraphs)
    recognised = sum(entry.paragraph.recognised for entry in page.paragraphs)
    played = [found for entry in page.paragraphs for found in entry.played] + list(page.beyond)
    claims = [claim for found in played for claim in found.claims]
    failed = sum(not claim.holds for claim in claims)
    return f"{recognised} of {paragraphs} paragraphs recognised, {len(played)} scenarios played, {len(claims) - failed} claims hold, {failed} fail"


def _start(text: str) -> str:
    return textwrap.shorten(text, 60, placeholder=" …")


def _wrapped(text: str, indent: int = 3) -> list[str]:
    return textwrap.wrap(text, WIDTH, initial_indent=" " * indent, subsequent_indent=" " * (indent + 2))


def _indented(text: str, indent: int) -> list[str]:
    found = []
    for line in text.splitlines():
        own = len(line[2:]) - len(line[2:].lstrip()) + 2 if line.startswith("* ") else len(line) - len(line.lstrip())
        found += textwrap.wrap(
            line, WIDTH, initial_indent=" " * indent, subsequent_indent=" " * (indent + own + 4), drop_whitespace=True
        ) or [""]
    return found


# ---------------------------------------------------------------- data
def as_data(page: PlayedPage) -> dict[str, Any]:
    """The page as plain data, for `--json`."""
    return {
        "page": page.page.card,
        "paragraphs": [_paragraph_data(entry) for entry in page.paragraphs],
        "beyond": [scenario_data(played) for played in page.beyond],
        "skipped": list(page.page.skipped),
    }


def _paragraph_data(entry: PlayedParagraph) -> dict[str, Any]:
    ruling = entry.paragraph.ruling
    rules = ruling.rules if ruling else entry.paragraph.pointers
    return {
        "id": ruling.id if ruling else None,
        "kind": entry.paragraph.kind,
        "recognised": entry.paragraph.recognised,
        "status": str(ruling.status) if ruling else None,
        "claim": ruling.claim if ruling else None,
        "note": ruling.note if ruling else "",
        "then_and_now": [_point_data(point) for point in ruling.then_and_now] if ruling else [],
        "open_questions": [_discussion_data(found) for found in discussions_about(ruling)] if ruling else [],
        "rules": [rule.number for rule in rules],
        "text": None if ruling else entry.paragraph.text,
        "not_played": entry.not_played,
        "scenarios": [scenario_data(played) for played in entry.played],
    }


def _point_data(point: ThenAndNow) -> dict[str, Any]:
    return {
        "since": point.since, "said": point.said, "holds_now": point.holds_now, "rules": [rule.number for rule in point.rules],
        "shown_by": list(point.shown_by),
    }  # fmt: skip


def _discussion_data(found: Discussion) -> dict[str, Any]:
    readings = [{"text": reading.text, "rules": [rule.number for rule in reading.rules]} for reading in found.readings]
    return {"id": found.id, "question": found.question, "readings": readings, "known": found.known}


def scenario_data(played: Played) -> dict[str, Any]:
    """One scenario as it was played."""
    return {
        "id": played.scenario.id,
        "title": played.scenario.title,
        "before": board_data(played.moments[0].game),
        "did": [
            {"text": moment.text, "rules": [rule.number for rule in moment.rules]} for moment in played.moments[1:]
        ],
        "after": board_data(played.game),
        "claims": [_claim_data(checked) for checked in played.claims],
        "twins": [
            {
                "belief": found.twin.belief,
                "would_give": found.would_give,
                "refuted_by": [rule.number for rule in found.twin.refuted_by],
            }
            for found in played.twins
        ],
    }


def _claim_data(checked: Checked) -> dict[str, Any]:
    return {
        "claim": checked.claim.text(),
        "expected": _plain(checked.expected),
        "got": _plain(checked.got),
        "holds": checked.holds,
        "why": why_data(checked.why),
        "rules": [rule.number for rule in checked.rules],
    }


def why_data(why: Why | Answer) -> list[dict[str, Any]]:
    """The lines of an explanation, the value after each."""
    if isinstance(why, Why):
        return [
            {
                "layer": reason.layer,
                "text": reason.text,
                "value": reason.value,
                "rules": [rule.number for rule in reason.rules],
            }
            for reason in why.reasons
        ]
    own = {"layer": "", "text": why.text, "value": shown(why.value), "rules": [rule.number for rule in why.rules]}
    return [own, *(line for inner in why.because for line in why_data(inner))]


def board_data(game: Game) -> dict[str, Any]:
    """A board as plain data: the turn, each player with permanents and other zones, the stack."""
    return {
        "turn": game.turn.number,
        "active": game.turn.active,
        "step": game.turn.step,
        "players": {player.name: _player_data(game, player.name) for player in game.players},
        "stack": [repr(item) for item in reversed(game.stack)],
    }


def _player_data(game: Game, name: str) -> dict[str, Any]:
    player = game.player(name)
    permanents = [game[obj.id] for obj in game.in_zone(Zone.BATTLEFIELD, name)]
    zones = {
        str(zone): [str(obj.id) for obj in game.in_zone(zone, name)]
        for zone in (Zone.GRAVEYARD, Zone.EXILE, Zone.COMMAND)
    }
    return {
        "life": player.life,
        "mana": player.mana,
        "hand": len(game.in_zone(Zone.HAND, name)),
        "battlefield": [{"object": str(seen.id), **facts(seen)} for seen in permanents],
        **zones,
    }


def _plain(value: Any) -> Any:
    return list(value) if isinstance(value, tuple) else value
