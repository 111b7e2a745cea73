"""Spells to be copied on the stack, and what copies or counters them."""

from __future__ import annotations

from ..abilities import ActivatedAbility, Keyword, SpellAbility, TriggeredAbility
from ..casting_copies import CastCopyOf
from ..copying_spells import CopySpell
from ..costs import Cost
from ..countering import Counter
from ..finding import FOUND, ChooseCard
from ..instructions import Destroy, Exile, PutOntoBattlefield
from ..linked import Link, Linked
from ..objects import Card, Zone
from ..patterns import CastsSpell, Enters
from ..permanent_instructions import Apply
from ..player_instructions import ChangeLife, DealDamage
from ..references import EXILED, TARGET, THAT, Players, ValueOf
from ..selectors import ARTIFACT, CREATURE, CREATURE_CARD_IN_A_GRAVEYARD, THIS, YOUR_CREATURES, Each
from ..size_changes import ModifyPowerToughness
from ..spell_abilities import Replicate, Storm

INSTANT_OR_SORCERY = Each(either=("Instant", "Sorcery"), zone=Zone.STACK)

LIGHTNING_BOLT = Card("Lightning Bolt", "{R}", "Instant", None, SpellAbility((DealDamage(3),), (("target", "any"),)))
GIANT_GROWTH = Card(
    "Giant Growth", "{G}", "Instant", None,
    SpellAbility((Apply((ModifyPowerToughness(3, 3),)),), (("target", CREATURE),)),
)  # fmt: skip
CLOUDSHIFT = Card(
    "Cloudshift", "{W}", "Instant", None,
    SpellAbility((Exile(), PutOntoBattlefield(EXILED, under="you")), (("target", YOUR_CREATURES),)),
)  # fmt: skip
REANIMATE = Card(
    "Reanimate", "{B}", "Sorcery", None,
    SpellAbility(
        (PutOntoBattlefield(TARGET, under="you"), ChangeLife(ValueOf("mana_value", TARGET, -1))),
        (("target", CREATURE_CARD_IN_A_GRAVEYARD),),
    ),
)  # fmt: skip
MEMORY_LAPSE = Card(
    "Memory Lapse", "{1}{U}", "Instant", None,
    SpellAbility((Counter(to=Zone.LIBRARY),), (("target", Each(zone=Zone.STACK)),)),
)  # fmt: skip
TWINCAST = Card("Twincast", "{U}{U}", "Instant", None, SpellAbility((CopySpell(),), (("target", INSTANT_OR_SORCERY),)))
GRAPESHOT = Card("Grapeshot", "{1}{R}", "Sorcery", None, SpellAbility((DealDamage(1),), (("target", "any"),)), Storm())
SHATTERING_SPREE = Card(
    "Shattering Spree", "{R}", "Sorcery", None, SpellAbility((Destroy(),), (("target", ARTIFACT),)), Replicate("{R}")
)
DUALCASTER_MAGE = Card(
    "Dualcaster Mage", "{1}{R}{R}", "Creature — Human Wizard", "2/2", Keyword("flash"),
    TriggeredAbility(Enters(THIS), (CopySpell(),), (("target", INSTANT_OR_SORCERY),)),
)  # fmt: skip
HIVE_MIND = Card(
    "Hive Mind", "{5}{U}", "Enchantment", None,
    TriggeredAbility(
        CastsSpell(INSTANT_OR_SORCERY, yours=False), (CopySpell(THAT, who=Players("each other player", THAT)),)
    ),
)  # fmt: skip
ISOCHRON_SCEPTER = Card(
    "Isochron Scepter", "{2}", "Artifact", None,
    TriggeredAbility(
        Enters(THIS),
        (
            ChooseCard(Each(("Instant",), zone=Zone.HAND, mana_value=("<=", 2)), may=True),
            Exile(FOUND),
            Link("imprinted"),
        ),
    ),
    ActivatedAbility(Cost("{2}", tap=True), (CastCopyOf(Linked("imprinted")),)),
)  # fmt: skip
