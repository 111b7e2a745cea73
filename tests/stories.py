"""What the tests of the rules share: small cards that do just one thing, and a comparison that ignores how columns
are padded.
"""

from __future__ import annotations

from mtgrules.abilities import FLYING, HASTE, Ability, SpellAbility, StaticAbility, TriggeredAbility
from mtgrules.changes import Change
from mtgrules.instructions import Instruction
from mtgrules.mana_abilities import tap_for
from mtgrules.objects import Card
from mtgrules.selectors import THIS, Selector
from mtgrules.state import Game


def read(text: object) -> list[str]:
    """The lines of a report, without the blanks that only align its columns."""
    lines = (text if isinstance(text, str) else repr(text)).splitlines()
    return [" ".join(line.split()) for line in lines if line.strip()]


def ids(board: Game) -> list[str]:
    """The permanents, by name."""
    return [str(seen.id) for seen in board.battlefield]


def says(report: object, expected: str) -> None:
    """The whole report, word by word: where its lines are broken depends on the width of a terminal alone."""
    assert " ".join(read(report)) == " ".join(read(expected)), f"\n{report!r}"


def does(name: str, applies_to: Selector, *changes: Change, types: str = "Enchantment") -> Card:
    """A permanent with one static ability."""
    return Card(name, "{1}", types, None if types == "Enchantment" else "1/1", StaticAbility(applies_to, changes))


def bear(
    name: str, *abilities: Ability, types: str = "Creature — Bear", size: str = "2/2", cost: str = "{1}{G}"
) -> Card:
    """A small creature with these abilities."""
    return Card(name, cost, types, size, *abilities)


def spell(name: str, *do: Instruction, targets: tuple[tuple[str, object], ...] = (), types: str = "Instant") -> Card:
    """An instant that does this."""
    return Card(name, "{1}", types, None, SpellAbility(do, targets))


OGRE = bear("Ogre", size="3/3", types="Creature — Ogre", cost="{2}{R}")
BIRD = bear("Bird", FLYING, size="1/1", types="Creature — Bird", cost="{W}")
RUNNER = bear("Runner", HASTE, size="2/1", types="Creature — Goblin", cost="{R}")
ELF = bear("Elf", tap_for("G"), size="1/1", types="Creature — Elf", cost="{G}")
__all__ = [
    "BIRD",
    "ELF",
    "OGRE",
    "RUNNER",
    "THIS",
    "TriggeredAbility",
    "bear",
    "does",
    "read",
    "says",
    "spell",
]
