"""Which real cards do scenarios need that the reference data lack? Here they are, with no more than is needed."""

from __future__ import annotations

from mtgrules.abilities import FIRST_STRIKE, HASTE, VIGILANCE, StaticAbility, TriggeredAbility
from mtgrules.attaching import Enchant
from mtgrules.daynight import DAYBOUND, NIGHTBOUND
from mtgrules.objects import Card, Layout
from mtgrules.patterns import Attacks, DealsDamage, Enters
from mtgrules.player_instructions import ChangeLife, Draw
from mtgrules.selectors import HOST, THIS, YOUR_CREATURES, Each, each
from mtgrules.size_changes import GainAbility, ModifyPowerToughness
from mtgrules.token_instructions import CreateToken

# modal, each face with a cost of its own
PLARGG = Card(
    "Plargg, Dean of Chaos",
    "{1}{R}",
    "Legendary Creature — Orc Shaman",
    "2/2",
    back=Card("Augusta, Dean of Order", "{2}{W}", "Legendary Creature — Human Cleric", "1/3"),
    layout=Layout.MODAL,
)

# daybound and nightbound
VILLAGE_WATCH = Card(
    "Village Watch",
    "{4}{R}",
    "Creature — Human Werewolf",
    "4/3",
    HASTE,
    DAYBOUND,
    back=Card(
        "Village Reavers",
        None,
        "Creature — Werewolf",
        "5/4",
        StaticAbility(Each(either=("Wolf", "Werewolf"), controller="you"), (GainAbility(HASTE),)),
        NIGHTBOUND,
        colors="R",
    ),
    layout=Layout.TRANSFORM,
)

# an Aura that enchants only what its own controller controls
WARRIOR = Card("Warrior Token", None, "Creature — Warrior", "1/1", VIGILANCE, colors="W")
CARTOUCHE_OF_SOLIDARITY = Card(
    "Cartouche of Solidarity",
    "{W}",
    "Enchantment — Aura Cartouche",
    None,
    Enchant(YOUR_CREATURES),
    TriggeredAbility(Enters(THIS), (CreateToken(WARRIOR),)),
    StaticAbility(HOST, (ModifyPowerToughness(1, 1), GainAbility(FIRST_STRIKE))),
)

# no real card of the data watches attackers of one creature type: two neutral ones
DRAGON_WATCH = Card(
    "Dragon Watch",
    "{2}{R}",
    "Enchantment",
    None,
    TriggeredAbility(Attacks(each("Dragon", controller="you")), (Draw(),)),
)
DRAGON_FEAST = Card(
    "Dragon Feast",
    "{2}{R}",
    "Enchantment",
    None,
    TriggeredAbility(DealsDamage(each("Dragon", controller="you")), (ChangeLife(1),)),
)
