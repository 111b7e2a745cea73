"""How is one object drawn as a card?"""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from typing import TYPE_CHECKING

from mtgrules.view.asked import question_of
from mtgrules.view.difference import Lit
from mtgrules.view.facts import USUAL, Facts
from mtgrules.view.symbols_html import text

if TYPE_CHECKING:
    from mtgrules.objects import ObjectId

Ask = Callable[[Facts, str, str], str]
"""Wraps a value that answers a question, given its HTML: so that it can be clicked, or not."""

TAPPED = '<span class="mtg-turned" aria-hidden="true"></span>'
MOST_PIPS = 8
PICTURED = ("Creature", "Planeswalker", "Battle", "Land", "Artifact", "Enchantment", "Instant", "Sorcery")
"""The card types that have a small picture; of several the first is drawn."""


def plain(_: Facts, question: str, inner: str) -> str:
    """A value that can't be clicked."""
    return f'<span class="mtg-v mtg-v-{question}">{inner}</span>'


def key(o: ObjectId) -> str:
    """An object in an attribute of a page: the same object has the same key at every moment."""
    return f"{o.label}#{o.number}.{o.life}"


def frame(of: Facts) -> str:
    """The class for the colour of its frame; the colour is said in words as well."""
    if len(of.colors) > 1:
        return "mtg-f-M"
    if of.colors:
        return f"mtg-f-{of.colors}"
    return "mtg-f-L" if "Land" in of.types else "mtg-f-N"


def picture(of: Facts) -> str:
    """The class for the small picture of its type; the type is said in words as well."""
    drawn = next((kind for kind in PICTURED if kind in of.types.split()), "")
    return f" mtg-t-{drawn}" if drawn else ""


def card(of: Facts, lit: Lit | None = None, ask: Ask = plain) -> str:
    """One object as a card: name, cost, types, abilities, size, and what is unusual about it."""
    lit = lit or Lit("")
    tapped = " mtg-tapped" if ("status", "tapped") in of.marks else ""
    parts = (_flag(lit), _head(of, lit, ask), _types(of, lit, ask), _abilities(of, lit, ask), _foot(of, lit, ask))
    return (
        f'<div class="mtg-card {frame(of)}{picture(of)}{f" mtg-{lit.word}" if lit.word else ""}{tapped}" role="group" '
        f'aria-label="{escape(_label(of, lit))}" data-object="{escape(key(of.id))}">{"".join(parts)}</div>'
    )


def _label(of: Facts, lit: Lit) -> str:
    real = f", {_kind(of)} {of.real_card}" if of.real_card else ""
    return f"{of.shown_name}{real}" + (f": {lit.word}" if lit.word else "")


def _kind(of: Facts) -> str:
    return "token" if of.is_token else "card"


def _flag(lit: Lit) -> str:
    where = f": {escape(lit.where)}" if lit.where else ""
    return f'<div class="mtg-flag"><b>{lit.word}</b>{where}</div>' if lit.word else ""


def _was(lit: Lit, *attributes: str) -> str:
    """How a value was before, if it has changed."""
    old = [lit.was[attribute] for attribute in attributes if attribute in lit.was]
    return f' <span class="mtg-was">was {text(", ".join(old))}</span>' if old else ""


def _head(of: Facts, lit: Lit, ask: Ask) -> str:
    name = ask(of, "name", f"<b>{escape(of.shown_name)}</b>")
    cost = ask(of, "mana_cost", text(of.mana_cost) if of.mana_cost else "no cost")
    sub = f'<div class="mtg-real">{_kind(of)}: {escape(of.real_card)}</div>' if of.real_card else ""
    changed = _was(lit, "name") + _was(lit, "mana cost")
    return f'<div class="mtg-head">{name} {cost}</div>{sub}{f"<div>{changed}</div>" if changed else ""}'


def _types(of: Facts, lit: Lit, ask: Ask) -> str:
    words = [ask(of, name, escape(value)) for name in ("supertypes", "types") if (value := getattr(of, name))]
    line = " ".join(words) or "no types"
    if of.subtypes:
        line += f" — {ask(of, 'subtypes', escape(of.subtypes))}"
    return f'<div class="mtg-types">{line}{_was(lit, "supertypes", "types", "subtypes")}</div>'


def _abilities(of: Facts, lit: Lit, ask: Ask) -> str:
    lines = "".join(f'<span class="mtg-ability">{text(line)}</span> ' for line in of.abilities)
    inner = lines or '<span class="mtg-none">no abilities</span>'
    return f'<div class="mtg-text">{ask(of, "abilities", inner)}{_was(lit, "abilities")}</div>'


def _foot(of: Facts, lit: Lit, ask: Ask) -> str:
    words = (
        ask(of, "colors", escape(of.color_words)) + _was(lit, "colors"),
        ask(of, "mana_value", f"mana value {of.mana_value}") + _was(lit, "mana value"),
        ask(of, "controller", f"{escape(of.controller)}’s") + _was(lit, "controller"),
    )
    marks = _marks(of, lit, ask)
    size = _size(of, lit, ask)
    return f'<div class="mtg-facts">{" · ".join(words)}</div><div class="mtg-foot">{marks}{size}</div>'


def _marks(of: Facts, lit: Lit, ask: Ask) -> str:
    shown = dict(of.marks)
    for kind in lit.was:
        if kind in USUAL or kind in ("copy of", "combat", "attached to", "attachments", "damage"):
            shown.setdefault(kind, USUAL.get(kind, f"no longer: {lit.was[kind]}"))
    rows = []
    for kind, words in shown.items():
        inner = _drawn(kind, words) + escape(words)
        question = question_of(kind) if kind in dict(of.marks) else ""
        said = ask(of, question, inner) if question else inner
        was = "" if words.startswith("no longer") else _was(lit, kind)
        rows.append(f'<span class="mtg-mark mtg-mark-{kind.split()[0].lower()}">{said}{was}</span> ')
    return f'<div class="mtg-marks">{"".join(rows)}</div>' if rows else ""


def _drawn(kind: str, words: str) -> str:
    """A small picture before a mark: a turned card, or as many dots as there are counters."""
    if kind != "counters":
        return TAPPED if words == "tapped" else ""
    number = words.partition(" ")[0]
    dots = min(int(number), MOST_PIPS) if number.isdigit() else 0
    return f'<span class="mtg-pips" aria-hidden="true">{"●" * dots} </span>' if dots else ""


def _size(of: Facts, lit: Lit, ask: Ask) -> str:
    found = ""
    if of.size:
        was = ""
        if "power" in lit.was or "toughness" in lit.was:
            old = f"{lit.was.get('power', of.power)}/{lit.was.get('toughness', of.toughness)}"
            was = f' <span class="mtg-was">was {old}</span>'
        found += f'<div class="mtg-size">{ask(of, "power", of.power)}/{ask(of, "toughness", of.toughness)}{was}</div>'
    for name in ("loyalty", "defense"):
        if (value := getattr(of, name)) is not None:
            found += f'<div class="mtg-size mtg-{name}">{name} {ask(of, name, str(value))}{_was(lit, name)}</div>'
    return found
