"""Permanents whose point is mana."""

from __future__ import annotations

from ..abilities import ActivatedAbility, Keyword, StaticAbility, TriggeredAbility, Unmodelled
from ..amounts import Count
from ..attaching import Enchant
from ..costs import TAP, Cost
from ..entry_abilities import EntersAsCopy, EntersTapped, EntersWith
from ..instructions import Exile
from ..mana_abilities import AddMana, AnyColor, CouldProduce, TypeMade, tap_for
from ..objects import Card, Zone
from ..patterns import TappedForMana
from ..permanent_instructions import Apply
from ..player_instructions import DealDamage
from ..producing import ManaReplacement
from ..references import ITSELF, TARGET, THAT, Players
from ..selectors import CREATURE, HOST, LAND, YOUR_CREATURES, Each, each
from ..size_changes import GainAbility, ModifyPowerToughness
from ..type_changes import AddTypes

ITS_CONTROLLER = Players("controller", THAT)
YOUR_LANDS, YOUR_ARTIFACTS = each("Land", controller="you"), each("Artifact", controller="you")

# ---------------------------------------------------------------- lands
WASTES = Card("Wastes", None, "Basic Land", None, tap_for("C"))
VESUVA = Card("Vesuva", None, "Land", None, EntersAsCopy(LAND, tapped=True))
VIVID_CRAG = Card(
    "Vivid Crag", None, "Land", None, EntersTapped(), EntersWith("charge", 2), tap_for("R"),
    ActivatedAbility(Cost(tap=True, remove_counters=("charge", 1)), (AddMana(AnyColor()),)),
)  # fmt: skip
GAEAS_CRADLE = Card(
    "Gaea's Cradle", None, "Legendary Land", None, ActivatedAbility(TAP, (AddMana("G", Count(YOUR_CREATURES)),))
)
HANWEIR_BATTLEMENTS = Card(
    "Hanweir Battlements", None, "Land", None, tap_for("C"),
    ActivatedAbility(Cost("{R}", tap=True), (Apply((GainAbility(Keyword("haste")),)),), (("target", CREATURE),)),
    Unmodelled("{3}{R}{R}, {T}: it melds with Hanweir Garrison"),
)  # fmt: skip

# ---------------------------------------------------------------- creatures and artifacts
BIRDS_OF_PARADISE = Card("Birds of Paradise", "{G}", "Creature — Bird", "0/1", Keyword("flying"), tap_for(AnyColor()))
NAGA_VITALIST = Card("Naga Vitalist", "{1}{G}", "Creature — Snake Druid", "1/2", tap_for(CouldProduce(YOUR_LANDS)))
HARVESTER_DRUID = Card(
    "Harvester Druid", "{1}{G}", "Creature — Human Druid", "1/1", tap_for(CouldProduce(YOUR_LANDS, only_colors=True))
)
PILI_PALA = Card(
    "Pili-Pala", "{2}", "Artifact Creature — Scarecrow", "1/1", Keyword("flying"),
    ActivatedAbility(Cost("{2}", untap=True), (AddMana(AnyColor()),)),
)  # fmt: skip
MERROW_WAVEBREAKERS = Card(
    "Merrow Wavebreakers", "{4}{U}", "Creature — Merfolk Soldier", "3/3",
    ActivatedAbility(Cost("{1}{U}", untap=True), (Apply((GainAbility(Keyword("flying")),), ITSELF),)),
)  # fmt: skip
DEATHRITE_SHAMAN = Card(
    "Deathrite Shaman", "{B/G}", "Creature — Elf Shaman", "1/2",
    ActivatedAbility(TAP, (Exile(TARGET), AddMana(AnyColor())), (("target", Each(("Land",), zone=Zone.GRAVEYARD)),)),
    Unmodelled("{B}, {T}: exile an instant or sorcery card from a graveyard; opponents lose 2 life"),
    Unmodelled("{G}, {T}: exile a creature card from a graveyard; gain 2 life"),
)  # fmt: skip
URZA = Card(
    "Urza, Lord High Artificer", "{2}{U}{U}", "Legendary Creature — Human Artificer", "1/4",
    Unmodelled("when it enters, a Construct token that grows with the artifacts"),
    ActivatedAbility(Cost(tap_another=YOUR_ARTIFACTS), (AddMana("U"),)),
    Unmodelled("{5}: shuffle, and play the top card of the library for free this turn"),
)  # fmt: skip
ARADARA_EXPRESS = Card(
    "Aradara Express", "{5}", "Artifact — Vehicle", "8/6", Keyword("menace"),
    ActivatedAbility(Cost(crew=4), (Apply((AddTypes(("Creature",)),), ITSELF),)),
)  # fmt: skip
VENERATED_LOXODON = Card(
    "Venerated Loxodon", "{4}{W}", "Creature — Elephant Cleric", "4/4", Keyword("convoke"),
    Unmodelled("when it enters, each creature that convoked it gets a +1/+1 counter"),
)  # fmt: skip

# ---------------------------------------------------------------- what replaces mana
INFERNAL_DARKNESS = Card(
    "Infernal Darkness", "{2}{B}{B}", "Enchantment", None, ManaReplacement(LAND, instead="B"),
    Unmodelled("cumulative upkeep: {B} and 1 life"),
)  # fmt: skip
RITUAL_OF_SUBDUAL = Card(
    "Ritual of Subdual",
    "{4}{G}{G}",
    "Enchantment",
    None,
    ManaReplacement(LAND, instead="C"),
    Unmodelled("cumulative upkeep {2}"),
)
CONTAMINATION = Card(
    "Contamination", "{2}{B}", "Enchantment", None, ManaReplacement(LAND, instead="B", amount=1),
    Unmodelled("at the beginning of your upkeep, sacrifice it unless you sacrifice a creature"),
)  # fmt: skip
MANA_REFLECTION = Card(
    "Mana Reflection", "{4}{G}{G}", "Enchantment", None, ManaReplacement(each(controller="you"), times=2)
)
NYXBLOOM_ANCIENT = Card(
    "Nyxbloom Ancient", "{4}{G}{G}{G}", "Enchantment Creature — Elemental", "5/5", Keyword("trample"),
    ManaReplacement(each(controller="you"), times=3),
)  # fmt: skip
DAMPING_SPHERE = Card(
    "Damping Sphere", "{2}", "Artifact", None, ManaReplacement(LAND, instead="C", amount=1, at_least=2),
    Unmodelled("each spell costs {1} more for each other spell that its player has cast this turn"),
)  # fmt: skip

# ---------------------------------------------------------------- what triggers on mana
MANA_FLARE = Card(
    "Mana Flare",
    "{2}{R}",
    "Enchantment",
    None,
    TriggeredAbility(TappedForMana(LAND), (AddMana(TypeMade(), who=ITS_CONTROLLER),)),
)
MIRARIS_WAKE = Card(
    "Mirari's Wake", "{3}{G}{W}", "Enchantment", None, StaticAbility(YOUR_CREATURES, (ModifyPowerToughness(1, 1),)),
    TriggeredAbility(TappedForMana(YOUR_LANDS), (AddMana(TypeMade()),)),
)  # fmt: skip
WILD_GROWTH = Card(
    "Wild Growth", "{G}", "Enchantment — Aura", None, Enchant(LAND),
    TriggeredAbility(TappedForMana(HOST), (AddMana("G", who=ITS_CONTROLLER),)),
)  # fmt: skip
MANABARBS = Card(
    "Manabarbs", "{3}{R}", "Enchantment", None, TriggeredAbility(TappedForMana(LAND), (DealDamage(1, ITS_CONTROLLER),))
)
