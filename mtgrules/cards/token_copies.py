"""What makes tokens that are copies, and more of them."""

from __future__ import annotations

from ..abilities import HASTE, ActivatedAbility, Keyword, SpellAbility, TriggeredAbility
from ..amounts import IfKicked
from ..costs import Cost
from ..effects import FOREVER
from ..equipping import equip
from ..finding import PutInto
from ..instructions import AtTheNext, Exile
from ..linked import ExileUntilThisLeaves, Link, Linked
from ..multiplying import MoreCounters, MoreTokens
from ..objects import Card, Zone
from ..patterns import BecomesUntapped, BeginningOf, Enters, Leaves
from ..permanent_instructions import Apply
from ..references import CREATED, EXILED, THAT, CardOf, WhatThisIsAttachedTo
from ..selectors import CREATURE, THIS, Each
from ..size_changes import GainAbility
from ..token_instructions import CreateTokenCopy
from ..type_changes import AddTypes, LoseTypes

EXILE_IT_AT_THE_END = AtTheNext("end step", (Exile(CREATED),))
HASTE_FOR_IT = Apply((GainAbility(HASTE),), CREATED, FOREVER)

DOUBLING_SEASON = Card(
    "Doubling Season", "{4}{G}", "Enchantment", None, MoreTokens(2), MoreCounters(times=2, effects_only=True)
)
RITE_OF_REPLICATION = Card(
    "Rite of Replication", "{2}{U}{U}", "Sorcery", None, Keyword("kicker", "{5}"),
    SpellAbility((CreateTokenCopy(number=IfKicked(5, 1)),), (("target", CREATURE),)),
)  # fmt: skip
FELHIDE_SPIRITBINDER = Card(
    "Felhide Spiritbinder", "{3}{R}", "Creature — Minotaur Shaman", "3/4",
    TriggeredAbility(
        BecomesUntapped(THIS),
        (CreateTokenCopy(except_=(AddTypes(("Enchantment",)),)), HASTE_FOR_IT, EXILE_IT_AT_THE_END),
        (("target", Each(("Creature",), other=True)),),
        may=True,
    ),
)  # fmt: skip
FLAMESHADOW_CONJURING = Card(
    "Flameshadow Conjuring", "{3}{R}", "Enchantment", None,
    TriggeredAbility(
        Enters(Each(("Creature",), controller="you", token=False)),
        (CreateTokenCopy(THAT), HASTE_FOR_IT, EXILE_IT_AT_THE_END),
        may=True,
    ),
)  # fmt: skip
SEANCE = Card(
    "Séance", "{2}{W}{W}", "Enchantment", None,
    TriggeredAbility(
        BeginningOf("upkeep"),
        (Exile(), CreateTokenCopy(EXILED, except_=(AddTypes(("Spirit",)),)), EXILE_IT_AT_THE_END),
        (("target", Each(("Creature",), zone=Zone.GRAVEYARD, controller="you")),),
        may=True,
    ),
)  # fmt: skip
MIMIC_VAT = Card(
    "Mimic Vat", "{3}", "Artifact", None,
    TriggeredAbility(
        Leaves(Each(("Creature",), token=False), Zone.GRAVEYARD),
        (PutInto(Zone.GRAVEYARD, Linked("imprinted")), Exile(CardOf(THAT)), Link("imprinted", instead=True)),
        may=True,
    ),
    ActivatedAbility(
        Cost("{3}", tap=True),
        (CreateTokenCopy(Linked("imprinted")), HASTE_FOR_IT, EXILE_IT_AT_THE_END),
    ),
)  # fmt: skip
HELM_OF_THE_HOST = Card(
    "Helm of the Host", "{4}", "Legendary Artifact — Equipment", None,
    TriggeredAbility(
        BeginningOf("beginning of combat", yours=True),
        (
            CreateTokenCopy(WhatThisIsAttachedTo(), except_=(LoseTypes(("Legendary",)),)),
            HASTE_FOR_IT,
        ),
    ),
    equip("{5}"),
)  # fmt: skip
BANISHER_PRIEST = Card(
    "Banisher Priest", "{1}{W}{W}", "Creature — Human Cleric", "2/2",
    TriggeredAbility(
        Enters(THIS), (ExileUntilThisLeaves(),), (("target", Each(("Creature",), controller="opponent")),)
    ),
)  # fmt: skip
BANISHING_LIGHT = Card(
    "Banishing Light", "{2}{W}", "Enchantment", None,
    TriggeredAbility(
        Enters(THIS), (ExileUntilThisLeaves(),), (("target", Each(without=("Land",), controller="opponent")),)
    ),
)  # fmt: skip
