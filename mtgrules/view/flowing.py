"""How do colors flow from land to land, until nothing changes?"""

from __future__ import annotations

from html import escape
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from mtgrules.mana import all_could_produce, asked_by, letters, named, sources
from mtgrules.view.html import folded, styled, table
from mtgrules.view.symbols_html import text

if TYPE_CHECKING:
    from mtgrules.objects import ObjectId
    from mtgrules.state import Game

WIDE, HIGH, GAP, BETWEEN, EDGE = 200, 56, 110, 22, 12


class Node(NamedTuple):
    """A permanent in the picture: what it could produce, and in which round it had something for the first time."""

    id: ObjectId
    name: str
    player: str
    types: str
    round: int
    x: int
    y: int


class Flow(NamedTuple):
    """An arrow: one permanent is asked by another. `types` flow along it, or none."""

    asked: Node
    asks: Node
    types: str


class Lands:
    """Everything that could make mana, in the order in which it comes to know what: a picture, and rounds in
    words.
    """

    def __init__(self, game: Game) -> None:
        self.game, self.rounds = game, all_could_produce(game)
        self.nodes = self._nodes()
        self.flows = self._flows()

    def _nodes(self) -> tuple[Node, ...]:
        found: list[Node] = []
        filled: dict[int, int] = {}
        for o in self.game.derivation.lines:
            if not sources(self.game, o):
                continue
            first = next((i for i, known in enumerate(self.rounds) if known.get(o)), len(self.rounds))
            place = filled[first] = filled.get(first, -1) + 1
            types = letters(self.rounds[-1].get(o, frozenset()))
            y = EDGE + place * (HIGH + BETWEEN)
            found.append(Node(o, self.game.handle(o), self.game.controller(o), types, first, 0, y))
        return self._in_columns(found)

    def _in_columns(self, found: list[Node]) -> tuple[Node, ...]:
        """Each round a column, with none left empty."""
        order = sorted({node.round for node in found})
        return tuple(node._replace(x=EDGE + order.index(node.round) * (WIDE + GAP)) for node in found)

    def _flows(self) -> tuple[Flow, ...]:
        by_id = {node.id: node for node in self.nodes}
        found = []
        for node in self.nodes:
            for o in asked_by(self.game, node.id):
                if o in by_id and o != node.id:
                    along = "".join(letter for letter in by_id[o].types if letter in node.types)
                    found.append(Flow(by_id[o], node, along if by_id[o].round < node.round else ""))
        return tuple(found)

    # -- in words
    def rows(self) -> list[tuple[str, ...]]:
        """Round by round, what each has."""
        found = []
        for node in self.nodes:
            cells = [letters(known.get(node.id, frozenset())) or "nothing" for known in self.rounds[1:]]
            found.append((node.name, node.player, *cells, node.types or "nothing"))
        return found

    def columns(self) -> tuple[str, ...]:
        return ("permanent", "whose", *(f"round {i}" for i in range(1, len(self.rounds))), "in the end")

    def said(self) -> str:
        """What flows where, in a sentence for each arrow."""
        flows = [
            f"{flow.asked.name} gives {named(flow.types)} to {flow.asks.name}" for flow in self.flows if flow.types
        ]
        ends = [f"{node.name} could produce {named(node.types)}" for node in self.nodes]
        return "; ".join([*flows, *ends]) or "nothing here makes mana"

    def __repr__(self) -> str:
        rows = [self.columns(), *self.rows()]
        widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
        return "\n".join(
            "  ".join(cell.ljust(wide) for cell, wide in zip(row, widths, strict=True)).rstrip() for row in rows
        )

    # -- the picture
    def _repr_html_(self) -> str:
        rounds = "".join(
            folded(f"Round {i}: {escape(self.said_of(i))}", self.svg(i)) for i in range(1, len(self.rounds))
        )
        return styled(f'<div class="mtg-lands">{self.svg()}{rounds}{table(self.columns(), self._cells())}</div>')

    def said_of(self, number: int) -> str:
        """What is new in a round, in a sentence."""
        before, now = self.rounds[number - 1], self.rounds[number]
        new = [
            f"{node.name} now has {named(letters(now.get(node.id, frozenset())))}"
            for node in self.nodes
            if now.get(node.id, frozenset()) != before.get(node.id, frozenset())
        ]
        return "; ".join(new) or "nothing changes any more"

    def _until(self, number: int) -> tuple[tuple[Node, ...], tuple[Flow, ...]]:
        """Boxes and arrows as they are known after a round."""
        known = self.rounds[number]
        nodes = {node.id: node._replace(types=letters(known.get(node.id, frozenset()))) for node in self.nodes}
        flows = [
            Flow(nodes[flow.asked.id], nodes[flow.asks.id], _common(flow.types, nodes[flow.asks.id].types))
            for flow in self.flows
        ]
        return tuple(nodes.values()), tuple(flows)

    def _cells(self) -> list[list[str]]:
        """The rows with symbols; what is new in a round says so."""
        found = []
        for node in self.nodes:
            cells = [escape(node.name), escape(node.player)]
            for before, now in pairwise(self.rounds):
                types = letters(now.get(node.id, frozenset()))
                new = " <b>new</b>" if types != letters(before.get(node.id, frozenset())) else ""
                cells.append(_symbols(types) + new)
            found.append([*cells, f"<b>{_symbols(node.types)}</b>"])
        return found

    def svg(self, until: int | None = None) -> str:
        """The graph: permanents as boxes, arrows from whom is asked to who asks; as known after a round, if one is
        named.
        """
        nodes, flows = (self.nodes, self.flows) if until is None else self._until(until)
        wide = max((node.x for node in self.nodes), default=0) + WIDE + EDGE
        high = max((node.y for node in self.nodes), default=0) + HIGH + EDGE
        seen = [flow for flow in flows if flow.types or flow.asked.x < flow.asks.x]
        drawn = "".join(map(_arrow, seen)) + "".join(map(_box, nodes))
        said = self.said() if until is None else f"Round {until}: {self.said_of(until)}"
        return (
            f'<svg role="img" aria-label="{escape(said)}" viewBox="0 0 {wide} {high}" width="{wide}"'
            f' height="{high}" style="max-width:100%;height:auto" font-family="system-ui, sans-serif">{drawn}</svg>'
        )


def _common(types: str, known: str) -> str:
    return "".join(letter for letter in types if letter in known)


def _symbols(types: str) -> str:
    return text("".join(f"{{{letter}}}" for letter in types)) or "nothing"


def _words(x: int, y: int, words: str, more: str = "") -> str:
    return f'<text x="{x}" y="{y}" font-size="13" fill="currentColor"{more}>{escape(words)}</text>'


def _box(node: Node) -> str:
    dashed = "" if node.types else ' stroke-dasharray="5 4"'
    says = f"could make {' '.join(node.types)}" if node.types else "could make nothing"
    return (
        f'<rect x="{node.x}" y="{node.y}" width="{WIDE}" height="{HIGH}" rx="9"'
        f' style="fill:var(--mtg-bg, Canvas)" stroke="currentColor" stroke-width="2"{dashed}/>'
        + _words(node.x + 10, node.y + 22, _short(node.name), ' font-weight="700"')
        + _words(node.x + 10, node.y + 43, f"{node.player} · {says}")
    )


def _short(name: str) -> str:
    return name if len(name) <= 24 else f"{name[:23]}…"


def _arrow(flow: Flow) -> str:
    """A curve from the right side of whom is asked to the left side of who asks, with what flows written on it."""
    x1, y1 = flow.asked.x + WIDE, flow.asked.y + HIGH // 2
    x2, y2 = flow.asks.x, flow.asks.y + HIGH // 2
    bend = GAP // 2
    wide, dashes = ("2.5", "") if flow.types else ("1", ' stroke-dasharray="3 4"')
    line = f'fill="none" stroke="currentColor" stroke-width="{wide}"'
    curve = f'<path d="M{x1} {y1} C{x1 + bend} {y1} {x2 - bend} {y2} {x2} {y2}" {line}{dashes}/>'
    head = f'<path d="M{x2 - 9} {y2 - 5} L{x2} {y2} L{x2 - 9} {y2 + 5}" {line}/>'
    bold = ' font-weight="700" text-anchor="middle"'
    return curve + head + (_words((x1 + x2) // 2, (y1 + y2) // 2 - 7, flow.types, bold) if flow.types else "")


def lands(game: Game) -> Lands:
    """What every permanent could produce, and how it comes to know: colors flow until nothing changes."""
    return Lands(game)
