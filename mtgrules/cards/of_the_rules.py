"""Cards with which the rules' own examples explain copying, faces, layers and mana."""

from __future__ import annotations

from ..abilities import (
    HASTE,
    ActivatedAbility,
    Keyword,
    Modal,
    SpellAbility,
    StaticAbility,
    TriggeredAbility,
    Unmodelled,
)
from ..amounts import CardTypes, ItsManaValue, ItsPower, X
from ..copying_spells import CopySpell
from ..costs import TAP, Cost
from ..effects import UNTIL_END_OF_TURN
from ..entry_abilities import AsEntersChoose, EntersAsCopy, EntersTapped
from ..exceptions import HasThisAbility, IfItIs, Keeps
from ..flipping import Flip
from ..instructions import Choose, Destroy, Exile
from ..linked import CreatureTypesOfTheLast, Link, OfTheLast, ThereIsLinked
from ..mana_abilities import AddMana, tap_for
from ..next_to_enter import NextEnterAsCopies
from ..objects import Card, Layout, Zone
from ..patterns import BeginningOf, DealsDamage, Enters
from ..permanent_instructions import Apply, BecomesCopyOf, Untap
from ..references import EXILED, ITSELF, TARGET, THAT, Remembered
from ..selectors import (
    ARTIFACT,
    CREATURE,
    CREATURE_CARD_IN_A_GRAVEYARD,
    PERMANENT,
    THIS,
    YOUR_CREATURES,
    Each,
    any_other,
    each,
)
from ..size_changes import (
    DefinePowerToughness,
    GainAbility,
    LoseAbility,
    LoseAllAbilities,
    ModifyPowerToughness,
    SetPowerToughness,
)
from ..token_instructions import CreateTokenCopy
from ..type_changes import CHANGELING, AddChosenType, AddTypes, SetColors, SetTypes

# ---------------------------------------------------------------- what copies
_AGAIN = TriggeredAbility(
    BeginningOf("upkeep", yours=True),
    (BecomesCopyOf(except_=(Keeps("color"), HasThisAbility())),),
    (("target", CREATURE),),
    may=True,
)
VESUVAN_DOPPELGANGER = Card(
    "Vesuvan Doppelganger", "{3}{U}{U}", "Creature — Shapeshifter", "0/0",
    EntersAsCopy(CREATURE, except_=(Keeps("color"), GainAbility(_AGAIN))),
)  # fmt: skip
UNSTABLE_SHAPESHIFTER = Card(
    "Unstable Shapeshifter", "{3}{U}", "Creature — Shapeshifter", "0/1",
    TriggeredAbility(Enters(any_other(CREATURE)), (BecomesCopyOf(THAT, except_=(HasThisAbility(),)),)),
)  # fmt: skip
DIMIR_DOPPELGANGER = Card(
    "Dimir Doppelganger", "{1}{U}{B}", "Creature — Shapeshifter", "0/2",
    ActivatedAbility(
        Cost("{1}{U}{B}"), (Exile(), BecomesCopyOf(EXILED, except_=(HasThisAbility(),))), (("target", CREATURE_CARD_IN_A_GRAVEYARD),),
    ),
)  # fmt: skip
COPY_ARTIFACT = Card(
    "Copy Artifact", "{1}{U}", "Enchantment", None, EntersAsCopy(ARTIFACT, except_=(AddTypes(("Enchantment",)),))
)
GLASSPOOL_MIMIC = Card(
    "Glasspool Mimic", "{2}{U}", "Creature — Shapeshifter Rogue", "0/0",
    EntersAsCopy(YOUR_CREATURES, except_=(AddTypes(("Shapeshifter", "Rogue")),)),
    back=Card("Glasspool Shore", None, "Land", None, EntersTapped(), tap_for("U")),
    layout=Layout.MODAL,
)  # fmt: skip
MORITTE_OF_THE_FROST = Card(
    "Moritte of the Frost", "{2}{G}{U}{U}", "Legendary Snow Creature — Shapeshifter", "0/0", CHANGELING,
    EntersAsCopy(
        Each(controller="you"),
        except_=(AddTypes(("Legendary", "Snow")), IfItIs("Creature", GainAbility(CHANGELING))),
        with_counters=(("+1/+1", 2, "Creature"),),
    ),
)  # fmt: skip
CYTOSHAPE = Card(
    "Cytoshape", "{1}{G}{U}", "Instant", None,
    SpellAbility(
        (Choose(Each(("Creature",), without=("Legendary",))), BecomesCopyOf(Remembered("chosen"), TARGET, duration=UNTIL_END_OF_TURN)),
        (("target", CREATURE),),
    ),
)  # fmt: skip
MYSTIC_REFLECTION = Card(
    "Mystic Reflection", "{1}{U}", "Instant", None,
    SpellAbility(
        (NextEnterAsCopies(Each(either=("Creature", "Planeswalker"))),), (("target", Each(("Creature",), without=("Legendary",))),)
    ),
    Unmodelled("it may be foretold, to be cast for less later"),
)  # fmt: skip
FORK = Card(
    "Fork", "{R}{R}", "Instant", None,
    SpellAbility((CopySpell(except_=(SetColors("R"),)),), (("spell", Each(either=("Instant", "Sorcery"), zone=Zone.STACK)),)),
)  # fmt: skip
SPITTING_IMAGE = Card(
    "Spitting Image", "{4}{G/U}{G/U}", "Sorcery", None,
    SpellAbility((CreateTokenCopy(),), (("target", CREATURE),)),
    Unmodelled("retrace"),
)  # fmt: skip
CROAKING_COUNTERPART = Card(
    "Croaking Counterpart", "{1}{G}{U}", "Sorcery", None,
    SpellAbility(
        (CreateTokenCopy(except_=(SetPowerToughness(1, 1), SetColors("G"), SetTypes(("Creature", "Frog")))),),
        (("target", Each(("Creature",), without=("Frog",))),),
    ),
    Unmodelled("flashback {3}{G}{U}"),
)  # fmt: skip

# ---------------------------------------------------------------- what is copied
EMERALD_CHARM = Card(
    "Emerald Charm", "{G}", "Instant", None,
    Modal((
        SpellAbility((Untap(),), (("target", PERMANENT),)),
        SpellAbility((Destroy(),), (("target", Each(("Enchantment",), without=("Aura",))),)),
        SpellAbility((Apply((LoseAbility("flying"),)),), (("target", CREATURE),)),
    )),
)  # fmt: skip
_CARD_TYPES = Each(zone=Zone.GRAVEYARD)
TARMOGOYF = Card(
    "Tarmogoyf", "{1}{G}", "Creature — Lhurgoyf", "*/1+*",
    StaticAbility(THIS, (DefinePowerToughness(CardTypes(_CARD_TYPES), CardTypes(_CARD_TYPES, plus=1)),), defining=True),
)  # fmt: skip
CHIMERIC_STAFF = Card(
    "Chimeric Staff", "{4}", "Artifact", None,
    ActivatedAbility(Cost("{X}"), (Apply((SetTypes(("Artifact", "Creature", "Construct")), SetPowerToughness(X, X)), ITSELF),)),
)  # fmt: skip
ADAPTIVE_AUTOMATON = Card(
    "Adaptive Automaton", "{3}", "Artifact Creature — Construct", "2/2",
    AsEntersChoose("creature type"),
    StaticAbility(THIS, (AddChosenType(),)),
    StaticAbility(each("Creature", controller="you", other=True, chosen="creature type"), (ModifyPowerToughness(1, 1),)),
)  # fmt: skip
VIRIDIAN_JOINER = Card(
    "Viridian Joiner", "{2}{G}", "Creature — Elf Druid", "1/2", ActivatedAbility(TAP, (AddMana("G", ItsPower()),)),
)  # fmt: skip
NEZUMI_SHORTFANG = Card(
    "Nezumi Shortfang", "{1}{B}", "Creature — Rat Rogue", "1/1",
    Unmodelled("for {1}{B} and {T} a target opponent discards a card, and it flips if that hand is empty then"),
    back=Card(
        "Stabwhisker the Odious", None, "Legendary Creature — Rat Shaman", "3/3",
        Unmodelled("in each upkeep of an opponent that player loses life for a small hand"),
    ),
    layout=Layout.FLIP,
)  # fmt: skip
AKKI_LAVARUNNER = Card(
    "Akki Lavarunner", "{3}{R}", "Creature — Goblin Warrior", "1/1", HASTE,
    TriggeredAbility(DealsDamage(THIS, combat=False), (Flip(),)),
    back=Card(
        "Tok-Tok, Volcano Born", None, "Legendary Creature — Goblin Shaman", "2/2", Keyword("protection", "red"),
        Unmodelled("a red source deals 1 more damage to a player"),
    ),
    layout=Layout.FLIP,
)  # fmt: skip

# ---------------------------------------------------------------- what changes what the others are
DUPLICANT = Card(
    "Duplicant", "{6}", "Artifact Creature — Shapeshifter", "2/4",
    TriggeredAbility(Enters(THIS), (Exile(), Link("exiled")), (("target", each("Creature", token=False)),), may=True),
    StaticAbility(
        THIS,
        (
            CreatureTypesOfTheLast("exiled", and_=("Shapeshifter",)),
            SetPowerToughness(OfTheLast("power", "exiled"), OfTheLast("toughness", "exiled")),
        ),
        condition=ThereIsLinked("exiled"),
    ),
)  # fmt: skip
MARCH_OF_THE_MACHINES = Card(
    "March of the Machines", "{3}{U}", "Enchantment", None,
    StaticAbility(
        Each(("Artifact",), without=("Creature",)), (AddTypes(("Creature",)), SetPowerToughness(ItsManaValue(), ItsManaValue()))
    ),
)  # fmt: skip
MYCOSYNTH_LATTICE = Card(
    "Mycosynth Lattice", "{6}", "Artifact", None,
    StaticAbility(PERMANENT, (AddTypes(("Artifact",)),)),
    StaticAbility(PERMANENT, (SetColors(""),)),
    Unmodelled("what is no permanent is colorless, too"),
    Unmodelled("mana may be spent as though it were of any color"),
)  # fmt: skip
YIXLID_JAILER = Card(
    "Yixlid Jailer", "{1}{B}", "Creature — Zombie Wizard", "2/1", StaticAbility(Each(zone=Zone.GRAVEYARD), (LoseAllAbilities(),)),
)  # fmt: skip
