"""Creatures to be copied."""

from __future__ import annotations

from ..abilities import (
    DEFENDER,
    FLYING,
    HASTE,
    HEXPROOF,
    TRAMPLE,
    ActivatedAbility,
    Keyword,
    StaticAbility,
    TriggeredAbility,
    Unmodelled,
)
from ..amounts import Count, X
from ..bestow import Bestow
from ..costs import TAP, Cost
from ..entry_abilities import AsEntersChoose, EntersWith
from ..facedown import Morph
from ..instructions import Sacrifice
from ..mana_abilities import tap_for
from ..objects import Card
from ..patterns import Attacks, BeginningOf, Enters
from ..permanent_instructions import Apply
from ..player_instructions import DealDamage, Draw
from ..references import ITSELF, THAT, All, Players
from ..selectors import CREATURE, HOST, THIS, YOUR_CREATURES, each
from ..size_changes import DefinePowerToughness, GainAbility, ModifyPowerToughness, SetPowerToughness
from ..type_changes import AddTypes

RUNECLAW_BEAR = Card("Runeclaw Bear", "{1}{G}", "Creature — Bear", "2/2")
GRIZZLY_BEARS = Card("Grizzly Bears", "{1}{G}", "Creature — Bear", "2/2")
SILVERCOAT_LION = Card("Silvercoat Lion", "{1}{W}", "Creature — Cat", "2/2")
BALDUVIAN_BEARS = Card("Balduvian Bears", "{1}{G}", "Creature — Bear", "2/2")
PILLARFIELD_OX = Card("Pillarfield Ox", "{3}{W}", "Creature — Ox", "2/4")
CRAW_WURM = Card("Craw Wurm", "{4}{G}{G}", "Creature — Wurm", "6/4")
ASSAULT_GRIFFIN = Card("Assault Griffin", "{3}{W}", "Creature — Griffin", "3/2", FLYING)
MEMNITE = Card("Memnite", "{0}", "Artifact Creature — Construct", "1/1")
ISAMARU = Card("Isamaru, Hound of Konda", "{W}", "Legendary Creature — Dog", "2/2")
LLANOWAR_ELVES = Card("Llanowar Elves", "{G}", "Creature — Elf Druid", "1/1", tap_for("G"))
WALL_OF_OMENS = Card(
    "Wall of Omens", "{1}{W}", "Creature — Wall", "0/4", DEFENDER, TriggeredAbility(Enters(THIS), (Draw(),))
)
HAMLET_CAPTAIN = Card(
    "Hamlet Captain", "{1}{G}", "Creature — Human Warrior", "2/2",
    TriggeredAbility(Attacks(THIS), (Apply((ModifyPowerToughness(1, 1),), All(each("Human", controller="you", other=True))),)),
    Unmodelled("the same trigger when it blocks"),
)  # fmt: skip
BALL_LIGHTNING = Card(
    "Ball Lightning", "{R}{R}{R}", "Creature — Elemental", "6/1", TRAMPLE, HASTE,
    TriggeredAbility(BeginningOf("end step"), (Sacrifice(),)),
)  # fmt: skip
HELLRIDER = Card(
    "Hellrider", "{2}{R}{R}", "Creature — Devil", "3/3", HASTE,
    TriggeredAbility(Attacks(YOUR_CREATURES), (DealDamage(1, Players("attacked", THAT)),)),
    Unmodelled("the same damage to a planeswalker that is attacked"),
)  # fmt: skip
FURNACE_WHELP = Card(
    "Furnace Whelp", "{2}{R}{R}", "Creature — Dragon", "2/2", FLYING,
    ActivatedAbility(Cost("{R}"), (Apply((ModifyPowerToughness(1, 0),), ITSELF),)),
)  # fmt: skip
ANOINTER_OF_CHAMPIONS = Card(
    "Anointer of Champions", "{W}", "Creature — Human Cleric", "1/1",
    ActivatedAbility(TAP, (Apply((ModifyPowerToughness(1, 1),)),), (("target", CREATURE.but(attacking=True)),)),
)  # fmt: skip
PRIMAL_CLAY = Card(
    "Primal Clay", "{4}", "Artifact Creature — Shapeshifter", "*/*",
    AsEntersChoose(
        "form", ("3/3", "2/2 flying", "1/6 Wall"),
        (
            (SetPowerToughness(3, 3),),
            (SetPowerToughness(2, 2), GainAbility(FLYING)),
            (SetPowerToughness(1, 6), AddTypes(("Wall",)), GainAbility(DEFENDER)),
        ),
    ),
)  # fmt: skip
CANYON_LURKERS = Card("Canyon Lurkers", "{4}{R}", "Creature — Human Rogue", "5/2", Morph("{3}{R}"))
NIMBUS_NAIAD = Card(
    "Nimbus Naiad", "{2}{U}", "Enchantment Creature — Nymph", "2/2", Bestow("{4}{U}"), FLYING,
    StaticAbility(HOST, (ModifyPowerToughness(2, 2), GainAbility(FLYING))),
)  # fmt: skip
VOICE_OF_ALL = Card(
    "Voice of All", "{2}{W}{W}", "Creature — Angel", "2/2", FLYING, AsEntersChoose("color"), Keyword("protection", "the chosen color"),
)  # fmt: skip
TRISKELION = Card(
    "Triskelion", "{6}", "Artifact Creature — Construct", "1/1", EntersWith("+1/+1", 3),
    Unmodelled("remove a +1/+1 counter: 1 damage to any target"),
)  # fmt: skip
MISTCUTTER_HYDRA = Card(
    "Mistcutter Hydra", "{X}{G}", "Creature — Hydra", "0/0", HASTE, Keyword("protection", "blue"), EntersWith("+1/+1", X),
)  # fmt: skip
IVY_ELEMENTAL = Card("Ivy Elemental", "{X}{G}", "Creature — Elemental", "0/0", EntersWith("+1/+1", X))
GEIST_OF_SAINT_TRAFT = Card(
    "Geist of Saint Traft", "{1}{W}{U}", "Legendary Creature — Spirit Cleric", "2/2", HEXPROOF,
    Unmodelled("when it attacks, an Angel token joins the attack until end of combat"),
)  # fmt: skip
NIGHTMARE = Card(
    "Nightmare", "{5}{B}", "Creature — Nightmare Horse", "*/*", FLYING,
    StaticAbility(THIS, (DefinePowerToughness(Count(each("Swamp", controller="you")), Count(each("Swamp", controller="you"))),), defining=True),
)  # fmt: skip
LUPINE_PROTOTYPE = Card(
    "Lupine Prototype", "{2}", "Artifact Creature — Wolf Construct", "5/5", Unmodelled("while every hand holds a card, it neither attacks nor blocks"),
)  # fmt: skip
