"""Artifacts."""

from __future__ import annotations

from ..abilities import ActivatedAbility, StaticAbility, Unmodelled
from ..costs import TAP
from ..entry_abilities import EntersTapped
from ..mana_abilities import AddMana, CouldProduce, tap_for
from ..objects import Card
from ..selectors import HOST, Each
from ..size_changes import ModifyPowerToughness

SOL_RING = Card("Sol Ring", "{1}", "Artifact", None, ActivatedAbility(TAP, (AddMana("CC"),)))
STAR_COMPASS = Card(
    "Star Compass", "{2}", "Artifact", None, EntersTapped(),
    tap_for(CouldProduce(Each(("Basic", "Land"), controller="you"), only_colors=True)),
)  # fmt: skip
BONESPLITTER = Card(
    "Bonesplitter", "{1}", "Artifact — Equipment", None, StaticAbility(HOST, (ModifyPowerToughness(2, 0),)), Unmodelled("equip {1}"),
)  # fmt: skip
