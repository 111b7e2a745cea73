"""Planeswalkers."""

from __future__ import annotations

from ..abilities import ActivatedAbility, Unmodelled
from ..costs import Cost
from ..instructions import Destroy
from ..objects import Card
from ..permanent_instructions import Apply
from ..player_instructions import Draw
from ..references import EACH_PLAYER, ITSELF
from ..selectors import each
from ..size_changes import SetPowerToughness
from ..type_changes import AddTypes

GIDEON_JURA = Card(
    "Gideon Jura", "{3}{W}{W}", "Legendary Planeswalker — Gideon", 6,
    Unmodelled("[+2]: an opponent's creatures must attack him"),
    ActivatedAbility(Cost(loyalty=-2), (Destroy(),), (("target", each("Creature", tapped=True)),)),
    ActivatedAbility(Cost(loyalty=0), (Apply((AddTypes(("Human", "Soldier", "Creature")), SetPowerToughness(6, 6)), ITSELF),)),
    Unmodelled("damage to him is prevented while he is a creature"),
)  # fmt: skip
JACE_BELEREN = Card(
    "Jace Beleren", "{1}{U}{U}", "Legendary Planeswalker — Jace", 3,
    ActivatedAbility(Cost(loyalty=2), (Draw(who=EACH_PLAYER),)),
    ActivatedAbility(Cost(loyalty=-1), (Draw(),)),
    Unmodelled("[-10]: target player mills twenty cards"),
)  # fmt: skip
