"""What happened in which step of the turn, what was cast, copied, created or triggered there, and who controls what
since when?"""

from __future__ import annotations

from html import escape
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from mtgrules.copying_spells import SpellCopied
from mtgrules.events import AbilityActivated, SpellCast
from mtgrules.rules import cr
from mtgrules.view.facts import called, counted, stack_line
from mtgrules.view.html import styled, table
from mtgrules.view.symbols_html import rules, text
from mtgrules.view.text import table as lines
from mtgrules.zones import Entered

if TYPE_CHECKING:
    from mtgrules.objects import ObjectId
    from mtgrules.state import Game, Moment

COUNTED = ("cast", "copied", "created", "triggered")
MEANS = (
    ("cast", cr["601.2i"], "a spell was cast; a copy of a spell is put onto the stack and isn't cast"),
    ("created", cr["111.2"], "a token was created; a copied spell that becomes a token isn't"),
)


class Row(NamedTuple):
    """One step of a turn: when it was, what was told, and how many spells were cast and copied, tokens created and
    abilities triggered.
    """

    when: str
    told: tuple[Moment, ...]
    counts: tuple[int, int, int, int]


class Held(NamedTuple):
    """A permanent, who controls it, since when, and whether it may attack and use {T} and {Q} as a creature."""

    name: str
    controller: str
    since: str
    free: str


class Timeline:
    """A game's turn step by step, as far as it is told."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.rows = rows(game)
        self.held = tuple(held(game, seen.id) for seen in game.battlefield)

    @property
    def totals(self) -> dict[str, int]:
        """How often something was cast, copied, created and triggered."""
        return dict(zip(COUNTED, map(sum, zip(*(row.counts for row in self.rows), strict=True)), strict=True))

    def __repr__(self) -> str:
        found = []
        for row in self.rows:
            found.append(f"{row.when}{counts_said(row.counts)}")
            found += [f"  {moment!r}" for moment in row.told]
        whose = [("permanent", "whose", "since", "attack, {T}, {Q}"), *self.held]
        return "\n".join([*found, *lines(whose)])

    def _repr_html_(self) -> str:
        columns = ("when", "what happened", *COUNTED)
        body = [(escape(row.when), _told(row.told), *(_number(n) for n in row.counts)) for row in self.rows]
        total = ("<b>in all</b>", "", *(f"<b>{n}</b>" for n in self.totals.values()))
        means = "".join(f"<li><b>{word}</b>: {text(said)} {rules([rule])}</li>" for word, rule, said in MEANS)
        whose = [tuple(map(text, one)) for one in self.held]
        return styled(
            f'<div class="mtg-timeline"><b>What happened when</b>{table(columns, [*body, total])}<ul>{means}</ul>'
            f"<b>Who controls what, and since when</b> <small>{rules([cr['302.6']])}</small>"
            f"{table(('permanent', 'whose', 'since', 'attack, tap ability, untap ability'), whose)}</div>"
        )


def rows(game: Game) -> tuple[Row, ...]:
    """What was told, grouped by the step in which it happened."""
    found: list[Row] = []
    for before, moment in pairwise((None, *game.history)):
        assert moment
        when = step_of(moment.game)
        counts = counts_of(before.game, moment.game) if before else (0, 0, 0, 0)
        if found and found[-1].when == when:
            told, sums = (*found[-1].told, moment), zip(found[-1].counts, counts, strict=True)
            cast, copied, created, triggered = (a + b for a, b in sums)
            found[-1] = Row(when, told, (cast, copied, created, triggered))
        else:
            found.append(Row(when, (moment,), counts))
    return tuple(found)


def counts_of(before: Game, after: Game) -> tuple[int, int, int, int]:
    """What was cast, copied, created and triggered between two moments."""
    events = [it.event for it in after.happened[len(before.happened) :]]
    cast, copied = (sum(isinstance(event, kind) for event in events) for kind in (SpellCast, SpellCopied))
    created = sum(len(event.objects) for event in events if isinstance(event, Entered) and event.was_created)
    new = sum(item.ability is not None for item in after.stack) - sum(item.ability is not None for item in before.stack)
    activated = sum(isinstance(event, AbilityActivated) for event in events)
    return cast, copied, created, max(0, new - activated)


def counts_said(counts: tuple[int, ...]) -> str:
    """`: 1 cast, 2 created`, or nothing."""
    said = [f"{number} {word}" for number, word in zip(counts, COUNTED, strict=True) if number]
    return f": {', '.join(said)}" if said else ""


def step_of(game: Game) -> str:
    """Which step of whose turn it is."""
    return f"Turn {game.turn.number}, {game.turn.active}'s {game.turn.step}"


def held(game: Game, o: ObjectId) -> Held:
    """Who controls a permanent, since when without a break, and what that means for a creature."""
    player, since = game.controller(o), 0
    for place, moment in enumerate(game.history):
        if o not in moment.game.objects or moment.game.controller(o) != player:
            since = place + 1
    words = "before all this" if since == 0 else step_of(game.history[min(since, len(game.history) - 1)].game)
    seen = game[o]
    free = "no creature" if not seen.is_("Creature") else seen.why_summoning_sick().text
    return Held(called(game, o), player, words, free)


def _told(told: tuple[Moment, ...]) -> str:
    return "<br>".join(text(moment.text) for moment in told)


def _number(number: int) -> str:
    return f"<b>{number}</b>" if number else "0"


def timeline(game: Game) -> Timeline:
    """What happened in each step, counted, and who has controlled each permanent since when."""
    return Timeline(game)


class StackView:
    """What lies on the stack, the topmost first, and what was cast, copied and created so far."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.items = tuple(_item(game, place) for place in range(len(game.stack) - 1, -1, -1))
        self.totals = Timeline(game).totals

    def __repr__(self) -> str:
        head = ("", "what", "kind", "whose", "how it came there")
        shown = lines([head, *((str(n), *item) for n, item in enumerate(self.items, 1))])
        return "\n".join([*(shown if self.items else ["nothing is on the stack"]), self.said()])

    def said(self) -> str:
        """The counters in a line."""
        return "so far: " + ", ".join(f"{number} {word}" for word, number in self.totals.items())

    def _repr_html_(self) -> str:
        layers = "".join(
            f'<li class="mtg-layer"><b>{text(what)}</b> <span class="mtg-mark">{escape(kind)}</span> '
            f"{escape(whose)}’s<br><small>{escape(came)}</small></li>"
            for what, kind, whose, came in self.items
        )
        top = counted(len(self.items), "thing") + " on the stack, the topmost first: it resolves next"
        shown = f"<b>{top}</b><ol>{layers}</ol>" if layers else "<b>Nothing is on the stack</b>"
        return styled(f'<div class="mtg-stack-view">{shown}<p>{escape(self.said())} {rules([cr["405.2"]])}</p></div>')


def _item(game: Game, place: int) -> tuple[str, str, str, str]:
    """One thing on the stack: what it is, of which kind, whose, and how it came there."""
    item = game.stack[place]
    if item.ability is None:
        kind = "copy of a spell" if item.is_copy else "spell"
        came = "put there as a copy; it was not cast" if item.is_copy else "it was cast"
        return stack_line(game, item), kind, item.controller, came
    activated = any(
        isinstance(it.event, AbilityActivated) and (it.event.object, it.event.ability) == (item.source, item.ability)
        for it in game.happened
    )
    kind = "activated ability" if activated else "triggered ability"
    return stack_line(game, item), kind, item.controller, "it was activated" if activated else "it triggered"


def stack_view(game: Game) -> StackView:
    """What lies on the stack, how each thing came there, and how much was cast, copied and created so far."""
    return StackView(game)
