"""Lands."""

from __future__ import annotations

from ..abilities import ActivatedAbility, StaticAbility, TriggeredAbility
from ..characteristics import EVERY_CREATURE_TYPE
from ..costs import Cost
from ..entry_abilities import EntersTapped, EntersWith
from ..mana_abilities import AddMana, AnyColor, ColorsAmong, CouldProduce, tap_for
from ..objects import Card
from ..patterns import BecomesTapped
from ..permanent_instructions import Apply
from ..player_instructions import DealDamage
from ..references import ITSELF, YOU
from ..selectors import LAND, PERMANENT, THIS, each
from ..size_changes import SetPowerToughness
from ..type_changes import AddTypes

PLAINS = Card("Plains", None, "Basic Land — Plains")
ISLAND = Card("Island", None, "Basic Land — Island")
SWAMP = Card("Swamp", None, "Basic Land — Swamp")
MOUNTAIN = Card("Mountain", None, "Basic Land — Mountain")
FOREST = Card("Forest", None, "Basic Land — Forest")
URBORG = Card("Urborg, Tomb of Yawgmoth", None, "Legendary Land", None, StaticAbility(LAND, (AddTypes(("Swamp",)),)))
REFLECTING_POOL = Card("Reflecting Pool", None, "Land", None, tap_for(CouldProduce(each("Land", controller="you"))))
EXOTIC_ORCHARD = Card(
    "Exotic Orchard", None, "Land", None, tap_for(CouldProduce(each("Land", controller="opponent"), only_colors=True))
)
METEOR_CRATER = Card("Meteor Crater", None, "Land", None, tap_for(ColorsAmong(PERMANENT.but(controller="you"))))
CITY_OF_BRASS = Card(
    "City of Brass", None, "Land", None,
    TriggeredAbility(BecomesTapped(THIS), (DealDamage(1, to=YOU),)), tap_for(AnyColor()),
)  # fmt: skip
VIVID_CRAG = Card(
    "Vivid Crag", None, "Land", None, EntersTapped(), EntersWith("charge", 2), tap_for("R"),
    ActivatedAbility(Cost(tap=True, remove_counters=("charge", 1)), (AddMana(AnyColor()),)),
)  # fmt: skip
MUTAVAULT = Card(
    "Mutavault", None, "Land", None, tap_for("C"),
    ActivatedAbility(Cost("{1}"), (Apply((AddTypes(("Creature", EVERY_CREATURE_TYPE)), SetPowerToughness(2, 2)), ITSELF),)),
)  # fmt: skip
