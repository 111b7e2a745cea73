"""Enchantments."""

from __future__ import annotations

from ..abilities import FLYING, StaticAbility, Unmodelled
from ..amounts import ItsManaValue
from ..attaching import Enchant
from ..changes import ChangeControl
from ..objects import Card
from ..selectors import CREATURE, HOST, LAND, PERMANENT, YOUR_CREATURES, Each
from ..size_changes import GainAbility, LoseAllAbilities, ModifyPowerToughness, SetPowerToughness
from ..type_changes import AddTypes, SetColors, SetLandTypes

GLORIOUS_ANTHEM = Card(
    "Glorious Anthem", "{1}{W}{W}", "Enchantment", None, StaticAbility(YOUR_CREATURES, (ModifyPowerToughness(1, 1),))
)
BLOOD_MOON = Card(
    "Blood Moon", "{2}{R}", "Enchantment", None, StaticAbility(Each(("Land",), without=("Basic",)), (SetLandTypes(("Mountain",)),)),
)  # fmt: skip
HUMILITY = Card(
    "Humility", "{2}{W}{W}", "Enchantment", None, StaticAbility(CREATURE, (LoseAllAbilities(), SetPowerToughness(1, 1))),
)  # fmt: skip
OPALESCENCE = Card(
    "Opalescence", "{2}{W}{W}", "Enchantment", None,
    StaticAbility(
        Each(("Enchantment",), without=("Aura",), other=True), (AddTypes(("Creature",)), SetPowerToughness(ItsManaValue(), ItsManaValue())),
    ),
)  # fmt: skip
PACIFISM = Card(
    "Pacifism",
    "{1}{W}",
    "Enchantment — Aura",
    None,
    Enchant(CREATURE),
    Unmodelled("the enchanted creature can't attack or block"),
)
SPIRIT_MANTLE = Card(
    "Spirit Mantle", "{1}{W}", "Enchantment — Aura", None, Enchant(CREATURE), StaticAbility(HOST, (ModifyPowerToughness(1, 1),)),
    Unmodelled("the enchanted creature has protection from creatures"),
)  # fmt: skip
WIND_ZENDIKON = Card(
    "Wind Zendikon", "{U}", "Enchantment — Aura", None, Enchant(LAND),
    StaticAbility(HOST, (AddTypes(("Creature", "Elemental")), SetColors("U"), GainAbility(FLYING), SetPowerToughness(2, 2))),
    Unmodelled("when the enchanted land dies, its card goes to its owner's hand"),
)  # fmt: skip
MIND_CONTROL = Card(
    "Mind Control", "{3}{U}{U}", "Enchantment — Aura", None, Enchant(CREATURE), StaticAbility(HOST, (ChangeControl(),))
)
CONFISCATE = Card(
    "Confiscate", "{4}{U}{U}", "Enchantment — Aura", None, Enchant(PERMANENT), StaticAbility(HOST, (ChangeControl(),))
)
