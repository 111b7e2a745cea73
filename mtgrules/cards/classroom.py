"""Cards that lessons use as examples."""

from __future__ import annotations

from ..abilities import FLYING, ActivatedAbility, Keyword, TriggeredAbility, Unmodelled
from ..changes import SetName
from ..costs import Cost
from ..entry_abilities import EntersAsCopy
from ..instructions import AtTheNext, ReturnToHand
from ..objects import Card, Zone
from ..patterns import Attacks, CastsSpell, Leaves
from ..player_instructions import ChangeLife
from ..references import ITSELF
from ..selectors import CREATURE, THIS, Each, each
from ..size_changes import GainAbility
from ..token_instructions import CreateToken
from ..type_changes import AddTypes
from . import tokens

AIR_ELEMENTAL = Card("Air Elemental", "{3}{U}{U}", "Creature — Elemental", "4/4", FLYING)
HILL_GIANT = Card("Hill Giant", "{3}{R}", "Creature — Giant", "3/3")
MEMNITE = Card("Memnite", "{0}", "Artifact Creature — Construct", "1/1")
SERRA_ANGEL = Card("Serra Angel", "{3}{W}{W}", "Creature — Angel", "4/4", FLYING, Keyword("vigilance"))
BLOOD_ARTIST = Card(
    "Blood Artist", "{1}{B}", "Creature — Vampire", "0/1",
    TriggeredAbility(Leaves(each("Creature"), to=Zone.GRAVEYARD), (ChangeLife(1),)),
    Unmodelled("a target player loses 1 life as well"),
)  # fmt: skip
GIDEON_ALLY = Card(
    "Gideon, Ally of Zendikar", "{2}{W}{W}", "Legendary Planeswalker — Gideon", 4,
    Unmodelled("[+1]: he is a 5/5 creature until end of turn"), Unmodelled("[0]: a Knight token"), Unmodelled("[-4]: an emblem"),
)  # fmt: skip
ELITE_VANGUARD = Card("Elite Vanguard", "{W}", "Creature — Human Soldier", "2/1")
SAVANNAH_LIONS = Card("Savannah Lions", "{W}", "Creature — Cat", "2/1")
SAKASHIMA = Card(
    "Sakashima the Impostor", "{2}{U}{U}", "Legendary Creature — Human Rogue", "3/1",
    EntersAsCopy(
        CREATURE,
        except_=(
            SetName("Sakashima the Impostor"), AddTypes(("Legendary",)),
            GainAbility(ActivatedAbility(Cost("{2}{U}{U}"), (AtTheNext("end step", (ReturnToHand(ITSELF),)),))),
        ),
    ),
)  # fmt: skip
YOUNG_PYROMANCER = Card(
    "Young Pyromancer", "{1}{R}", "Creature — Human Shaman", "2/1",
    TriggeredAbility(CastsSpell(Each(either=("Instant", "Sorcery"), zone=Zone.STACK)), (CreateToken(tokens.ELEMENTAL),)),
)  # fmt: skip
HERO_OF_BLADEHOLD = Card(
    "Hero of Bladehold", "{2}{W}{W}", "Creature — Human Knight", "3/4",
    TriggeredAbility(Attacks(THIS), (CreateToken(tokens.SOLDIER, 2, tapped=True, attacking=True),)),
    Unmodelled("battle cry: when it attacks, each other attacker gets +1/+0 until end of turn"),
)  # fmt: skip
