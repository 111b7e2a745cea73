"""How does it read in a terminal, 80 columns wide?"""

from __future__ import annotations

import re
from collections.abc import Sequence
from textwrap import wrap
from typing import TYPE_CHECKING

from mtgrules.attaching import BESTOWED
from mtgrules.bestow import is_bestowed
from mtgrules.objects import ObjectId, Zone
from mtgrules.untapping import held_down_by
from mtgrules.view.facts import counted, is_prototype, made_of, parts, stack_line

if TYPE_CHECKING:
    from mtgrules.explain import Layers
    from mtgrules.seen import Seen
    from mtgrules.state import Game
    from mtgrules.trace import Answer, Why

WIDTH, NARROWEST = 80, 12
RULES, KEPT = re.compile(r"CR \d{3}\S*(?: · (?:CR )?\d{3}\S*)?"), "\0"


def rules_shown(rules: tuple[object, ...]) -> str:
    """`CR 613.2a · 707.2`"""
    return "CR " + " · ".join(str(rule).removeprefix("CR ") for rule in rules) if rules else ""


def short(o: ObjectId | str) -> str:
    """A name as people say it: `Urborg` for `Urborg, Tomb of Yawgmoth`."""
    name = str(o)
    number = "#" + name.partition("#")[2] if "#" in name else ""
    return name.partition("#")[0].partition(", ")[0] + number


def state_of(seen: Seen) -> list[str]:
    """What isn't a characteristic, in a few words each."""
    obj = seen.object
    found = [seen.controller]
    if obj.zone is not Zone.BATTLEFIELD:
        where = f"in {obj.zone}" if obj.zone is not Zone.STACK else "on the stack"
        return [*found, where, *(obj.designations if obj.zone is Zone.EXILE else ())]
    found.append("tapped" if obj.tapped else "untapped")
    found += [counted(number, f"{kind} counter") for kind, number, _ in obj.counters] or ["no counters"]
    if obj.is_token:
        found.append("token")
    if obj.phased_out:
        found.append("phased out")
    if held_down_by(seen.game, seen.id):
        found.append("held down")
    if obj.face_down:
        found.append("face down")
    if obj.flipped:
        found.append("flipped")
    if is_prototype(obj):
        found.append("a prototype")
    if obj.card.double_faced:
        found.append("back face up" if obj.face else "front face up")
    found += [said for _, said in parts(seen)]
    found += [word for word in obj.designations if word != BESTOWED]
    if obj.attached_to:
        found.append(f"attached to {short(obj.attached_to)}")
    if obj.attacking is not None:
        found.append(f"attacking {short(obj.attacking)}")
    if obj.x:
        found.append(f"cast with X = {obj.x}")
    if obj.parts:
        found.append(made_of(obj))
    if is_bestowed(obj):
        found.append("bestowed")
    if obj.is_commander:
        found.append("commander")
    if obj.damage:
        found.append(f"{obj.damage} damage")
    return found


def seen(it: Seen) -> str:
    """One object in one line."""
    c = it.values
    name = c.name or "(no name)"
    if name != it.id.label:
        name += f" [{it.id}]"
    parts = [name, c.type_line or "(no types)", c.size, " · ".join(state_of(it))]
    return "   ".join(part for part in parts if part)


def board(game: Game) -> str:
    """A whole game: for each player life, mana, permanents and the zones that hold something; then the stack."""
    turn = game.turn
    lines = [f"Turn {turn.number}, {turn.active}'s {turn.step}{f' · {game.time}' if game.time else ''}"]
    for player in game.players:
        hand = len(game.in_zone(Zone.HAND, player.name))
        mana = f" · mana {''.join(f'{{{m}}}' for m in player.mana)}" if player.mana else ""
        lines.append(f"{player.name}   {player.life} life · {hand} in hand{mana}")
        permanents = game.in_zone(Zone.BATTLEFIELD, player.name)
        lines += [f"  {permanent_line(game[obj.id])}" for obj in permanents] or ["  (no permanents)"]
        if away := [obj for obj in game.objects.values() if obj.phased_out == player.name]:
            lines.append(f"  phased out: {', '.join(str(obj.id) for obj in away)}")
        for zone in (Zone.GRAVEYARD, Zone.EXILE, Zone.COMMAND):
            if found := game.in_zone(zone, player.name):
                lines.append(f"  {zone}: {', '.join(str(obj.id) for obj in found)}")
    for item in reversed(game.stack):
        lines.append(f"Stack: {stack_line(game, item)} ({item.controller})")
    return "\n".join(map(wrapped, lines))


def permanent_line(it: Seen) -> str:
    """One permanent of a board, without its controller."""
    return seen(it).replace(f"{it.controller} · ", "", 1)


def lines_of(text: str, width: int, hanging: str = "") -> list[str]:
    """A text in lines that aren't wider; a line ends before a rule number, never inside the list of them."""
    if len(text) <= width:
        return [text]
    kept = RULES.sub(lambda found: found[0].replace(" ", KEPT), text)
    lines = wrap(kept, width, subsequent_indent=hanging, break_long_words=False)
    return [line.replace(KEPT, " ") for line in lines]


def wrapped(line: str, hanging: int = 2) -> str:
    """A line as several, if it is too long; the others are indented further."""
    indent = " " * (len(line) - len(line.lstrip()) + hanging)
    return "\n".join(lines_of(line, WIDTH, indent))


def table(rows: Sequence[tuple[str, ...]]) -> list[str]:
    """Columns in line. Where a row is too long its widest cells are wrapped; the next cell begins where they end."""
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))] if rows else []
    while sum(widths) + 2 * len(widths) - 2 > WIDTH and max(widths) > NARROWEST:
        widths[widths.index(max(widths))] -= 1
    return [line for row in rows for line in _row(row, widths)]


def _row(row: tuple[str, ...], widths: Sequence[int]) -> list[str]:
    lines, start = [""], 0
    for cell, width in zip(row, widths, strict=True):
        for i, part in enumerate(lines_of(cell, width)):
            if i:
                lines.append("")
            lines[-1] = lines[-1].ljust(start) + part
        start += width + 2
    return [line.rstrip() for line in lines]


def why(it: Why) -> str:
    """A value, then line by line how it came about, with rule numbers."""
    from mtgrules.explain import show

    texts = [f"{reason.layer}  {reason.text}" if reason.layer else reason.text for reason in it.reasons]
    rows = [("", said, one.value, rules_shown(one.rules)) for said, one in zip(texts, it.reasons, strict=True)]
    head = it.question.replace("_", " ")
    return "\n".join([f"{head} {show(it.value)}", *table(rows)])


def layers(it: Layers) -> str:
    """Layer by layer: who did what to whom, and what was not applied."""
    rows = []
    for row in it.rows:
        whom = f" -> {', '.join(short(o) for o in row.objects)}" if row.objects else ""
        waited = f" (after {', '.join(short(name) for name in row.waited_for)})" if row.waited_for else ""
        rows.append((row.layer.label, f"{short(row.effect)}{whom}", row.text + waited, rules_shown(row.rules)))
    return "\n".join(table(rows)) or "no effect acts in any layer"


def answer(it: Answer, depth: int = 0) -> str:
    """An answer and, indented, what it rests on."""
    mark = {True: "yes: ", False: "no: "}.get(it.value, "") if isinstance(it.value, bool) else ""
    line = f"{'  ' * depth}{mark}{it.text}   {rules_shown(it.rules)}".rstrip()
    return "\n".join([wrapped(line), *(answer(inner, depth + 1) for inner in it.because)])
