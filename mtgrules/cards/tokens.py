"""Predefined tokens."""

from __future__ import annotations

from ..abilities import ActivatedAbility
from ..costs import Cost
from ..mana_abilities import AddMana, AnyColor
from ..objects import Card

TREASURE = Card(
    "Treasure Token", None, "Artifact — Treasure", None, ActivatedAbility(Cost(tap=True, sacrifice="this"), (AddMana(AnyColor()),)),
)  # fmt: skip
GOLD = Card("Gold Token", None, "Artifact — Gold", None, ActivatedAbility(Cost(sacrifice="this"), (AddMana(AnyColor()),)))
SAPROLING = Card("Saproling Token", None, "Creature — Saproling", "1/1", colors="G")
JACE = Card("Jace Token", None, "Legendary Planeswalker — Jace", 0)
