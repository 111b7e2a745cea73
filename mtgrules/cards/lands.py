"""Lands."""

from __future__ import annotations

from ..abilities import ActivatedAbility, StaticAbility
from ..changes import AddTypes, SetPowerToughness
from ..characteristics import EVERY_CREATURE_TYPE
from ..costs import Cost
from ..instructions import Apply
from ..mana_abilities import ColorsAmong, CouldProduce, tap_for
from ..objects import Card
from ..references import ITSELF
from ..selectors import LAND, PERMANENT, each

PLAINS = Card("Plains", None, "Basic Land — Plains")
ISLAND = Card("Island", None, "Basic Land — Island")
SWAMP = Card("Swamp", None, "Basic Land — Swamp")
MOUNTAIN = Card("Mountain", None, "Basic Land — Mountain")
FOREST = Card("Forest", None, "Basic Land — Forest")
URBORG = Card("Urborg, Tomb of Yawgmoth", None, "Legendary Land", None, StaticAbility(LAND, (AddTypes(("Swamp",)),)))
REFLECTING_POOL = Card("Reflecting Pool", None, "Land", None, tap_for(CouldProduce(each("Land", controller="you"))))
EXOTIC_ORCHARD = Card("Exotic Orchard", None, "Land", None, tap_for(CouldProduce(each("Land", controller="opponent"), only_colors=True)))
METEOR_CRATER = Card("Meteor Crater", None, "Land", None, tap_for(ColorsAmong(PERMANENT.but(controller="you"))))
MUTAVAULT = Card(
    "Mutavault", None, "Land", None, tap_for("C"),
    ActivatedAbility(Cost("{1}"), (Apply((AddTypes(("Creature", EVERY_CREATURE_TYPE)), SetPowerToughness(2, 2)), ITSELF),)),
)  # fmt: skip
