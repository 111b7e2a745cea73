"""How is a whole game drawn?"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from html import escape
from typing import TYPE_CHECKING

from mtgrules.objects import ObjectId, Zone
from mtgrules.view.card_html import Ask, card, key, plain
from mtgrules.view.difference import Lit
from mtgrules.view.facts import facts, mana, stack_line, when
from mtgrules.view.symbols_html import text

if TYPE_CHECKING:
    from mtgrules.objects import GameObject
    from mtgrules.state import Game, Player

Marked = Mapping[ObjectId, Lit]
UNMARKED: Marked = {}
Draw = Callable[["Game", ObjectId, "Lit | None"], str]

CARDS = '<ul class="mtg-cards">'
CARD = (
    '<li style="display:inline-block;vertical-align:top;border:1px solid #888;border-radius:8px;padding:4px 10px;margin:3px;'
    'max-width:260px">'
)
"""A card in a box of its own even where our style sheet is dropped; with the style sheet there is no such box."""

LISTED = (Zone.HAND, Zone.GRAVEYARD, Zone.EXILE, Zone.COMMAND)


def drawn(ask: Ask = plain) -> Draw:
    """How each card of a board is drawn, if nobody says otherwise."""
    return lambda game, o, lit: card(facts(game[o]), lit, ask)


def pieces(game: Game, marked: Marked = UNMARKED, draw: Draw | None = None, before: Game | None = None) -> list[str]:
    """A board as pieces of HTML, one after the other: a card is a piece of its own."""
    found = [f'<div class="mtg-board"><div class="mtg-when">{escape(when(game))}{_when_was(game, before)}</div>']
    for player in game.players:
        found.append(f'<div class="mtg-player" role="group" aria-label="{escape(player.name)}">')
        found.append(_player(game, player, before))
        permanents = game.in_zone(Zone.BATTLEFIELD, player.name)
        for obj in (*permanents, *phased_out(game, player.name)):
            found += [
                CARD if found[-1] == "</li>" else CARDS + CARD,
                (draw or drawn())(game, obj.id, marked.get(obj.id)),
                "</li>",
            ]
        found += [
            "</ul>" if found[-1] == "</li>" else "",
            "" if permanents else '<div class="mtg-none">no permanents</div>',
            _phased_out(game, player.name),
            *(_zone(game, zone, player.name, marked) for zone in LISTED),
            "</div>",
        ]
    return [*found, _stack(game, before), "</div>"]


def phased_out(game: Game, player: str) -> list[GameObject]:
    """What this player controlled as it phased out: it lies there still, though nothing sees it. `cr["702.26d"]`."""
    return [obj for obj in game.objects.values() if obj.phased_out == player]


def board(game: Game, marked: Marked = UNMARKED, before: Game | None = None) -> str:
    """A whole game: each player's life, hand, mana and permanents, the other zones, the stack."""
    return "".join(pieces(game, marked, before=before))


def _when_was(game: Game, before: Game | None) -> str:
    if before is None or (before.turn.number, before.turn.active, before.turn.step) == (
        game.turn.number, game.turn.active, game.turn.step
    ):  # fmt: skip
        return ""
    return f' <span class="mtg-was">was {escape(when(before))}</span>'


def _player(game: Game, player: Player, before: Game | None) -> str:
    was = before.player(player.name) if before else player
    hand = len(game.in_zone(Zone.HAND, player.name))
    old_hand = len(before.in_zone(Zone.HAND, player.name)) if before else hand
    words = [_number(player.life, was.life, "life"), _number(hand, old_hand, "in hand")]
    if player.mana or was.mana:
        old = f' <span class="mtg-was">was {text(mana(was.mana)) or "none"}</span>' if was.mana != player.mana else ""
        words.append(f"mana {text(mana(player.mana)) or 'none'}{old}")
    words += [f"{n} {escape(kind)} counters" for kind, n in player.counters]
    return f'<div class="mtg-who"><b>{escape(player.name)}</b> {" · ".join(words)}</div>'


def _number(now: int, was: int, what: str) -> str:
    return f"{now} {what}" + (f' <span class="mtg-was">was {was}</span>' if now != was else "")


def _zone(game: Game, zone: Zone, player: str, marked: Marked) -> str:
    found = game.in_zone(zone, player)
    if not found:
        return ""
    names = " ".join(_chip(obj, marked.get(obj.id)) for obj in found)
    return f'<div class="mtg-zone"><span class="mtg-zone-name">{zone}</span> {names}</div>'


def _phased_out(game: Game, player: str) -> str:
    """What is there and treated as if it weren't. Source: `cr["702.26b"]`."""
    names = " ".join(_chip(obj, None) for obj in game.objects.values() if obj.phased_out == player)
    return f'<div class="mtg-zone"><span class="mtg-zone-name">phased out</span> {names}</div>' if names else ""


def _chip(obj: GameObject, lit: Lit | None) -> str:
    words = f" <b>{lit.word}</b>" + (f": {escape(lit.where)}" if lit.where else "") if lit else ""
    extra = f" mtg-{lit.word}" if lit else ""
    return f'<span class="mtg-chip{extra}" data-object="{escape(key(obj.id))}">{escape(str(obj.id))}{words}</span>'


def _stack(game: Game, before: Game | None) -> str:
    """What lies on the stack, the topmost first."""
    known = [stack_line(before, item) for item in before.stack] if before else None
    rows = []
    for item in reversed(game.stack):
        line = stack_line(game, item)
        new = known is not None and line not in known
        rows.append(
            f'<li class="mtg-item{" mtg-new" if new else ""}">{text(line)} ({escape(item.controller)})'
            f"{' <b>new</b>' if new else ''}</li>"
        )
    if not rows:
        return ""
    return f'<div class="mtg-stack"><b>Stack</b>, topmost first<ol>{"".join(rows)}</ol></div>'
