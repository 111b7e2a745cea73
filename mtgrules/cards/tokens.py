"""Predefined tokens."""

from __future__ import annotations

from ..abilities import TRAMPLE, ActivatedAbility, StaticAbility
from ..attaching import Enchant
from ..costs import Cost
from ..mana_abilities import AddMana, AnyColor
from ..objects import Card, Layout
from ..permanent_instructions import Transform
from ..references import ITSELF
from ..selectors import CREATURE, HOST
from ..size_changes import GainAbility, ModifyPowerToughness

TREASURE = Card(
    "Treasure Token", None, "Artifact — Treasure", None, ActivatedAbility(Cost(tap=True, sacrifice="this"), (AddMana(AnyColor()),)),
)  # fmt: skip
GOLD = Card(
    "Gold Token", None, "Artifact — Gold", None, ActivatedAbility(Cost(sacrifice="this"), (AddMana(AnyColor()),))
)
SOLDIER = Card("Soldier Token", None, "Creature — Soldier", "1/1", colors="W")
ELEMENTAL = Card("Elemental Token", None, "Creature — Elemental", "1/1", colors="R")
SAPROLING = Card("Saproling Token", None, "Creature — Saproling", "1/1", colors="G")
WOLF = Card("Wolf Token", None, "Creature — Wolf", "2/2", colors="G")
INCUBATOR = Card(
    "Incubator Token", None, "Artifact — Incubator", None, ActivatedAbility(Cost("{2}"), (Transform(ITSELF),)),
    back=Card("Phyrexian Token", None, "Artifact Creature — Phyrexian", "0/0"), layout=Layout.TRANSFORM,
)  # fmt: skip
MONSTER_ROLE = Card(
    "Monster", None, "Enchantment — Aura Role", None, Enchant(CREATURE), StaticAbility(HOST, (ModifyPowerToughness(1, 1), GainAbility(TRAMPLE))),
)  # fmt: skip
JACE = Card("Jace Token", None, "Legendary Planeswalker — Jace", 0)
