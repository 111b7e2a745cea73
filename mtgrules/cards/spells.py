"""Instants and sorceries."""

from __future__ import annotations

from ..abilities import HEXPROOF, SpellAbility
from ..instructions import Destroy
from ..objects import Card
from ..permanent_instructions import Apply
from ..selectors import CREATURE, YOUR_CREATURES
from ..size_changes import GainAbility, ModifyPowerToughness

MURDER = Card("Murder", "{1}{B}{B}", "Instant", None, SpellAbility((Destroy(),), (("target", CREATURE),)))
WOODCUTTERS_GRIT = Card(
    "Woodcutter's Grit", "{2}{G}", "Instant", None,
    SpellAbility((Apply((ModifyPowerToughness(3, 3), GainAbility(HEXPROOF))),), (("target", YOUR_CREATURES),)),
)  # fmt: skip
