"""Cards with X in a cost, and what copies them on the stack."""

from __future__ import annotations

from ..abilities import ActivatedAbility, Keyword, SpellAbility, StaticAbility, TriggeredAbility, Unmodelled
from ..amounts import X
from ..conditions import THIS_WAS_KICKED
from ..copying_spells import CopySpell
from ..costs import Cost
from ..effects import FOREVER
from ..entry_abilities import EntersAsCopy, EntersWith
from ..objects import Card, Zone
from ..patterns import Enters
from ..permanent_instructions import Apply
from ..player_instructions import Draw
from ..references import ITSELF
from ..selectors import CREATURE, THIS, Each
from ..size_changes import GainAbility, ModifyPowerToughness, SetPowerToughness
from ..token_instructions import CreateToken
from ..type_changes import LoseTypes
from . import tokens

PRIMORDIAL_HYDRA = Card(
    "Primordial Hydra", "{X}{G}{G}", "Creature — Hydra", "0/0", EntersWith("+1/+1", X),
    Unmodelled("at the beginning of your upkeep, its +1/+1 counters double"),
    Unmodelled("with ten or more +1/+1 counters it has trample"),
)  # fmt: skip
GADWICK = Card(
    "Gadwick, the Wizened", "{X}{U}{U}{U}", "Legendary Creature — Human Wizard", "3/3",
    TriggeredAbility(Enters(THIS), (Draw(X),)),
    Unmodelled("your blue spells tap a nonland permanent of an opponent"),
)  # fmt: skip
VERDELOTH = Card(
    "Verdeloth the Ancient", "{4}{G}{G}", "Legendary Creature — Treefolk", "4/7", Keyword("kicker", "{X}"),
    StaticAbility(Each(("Creature",), either=("Saproling", "Treefolk"), other=True), (ModifyPowerToughness(1, 1),)),
    TriggeredAbility(Enters(THIS), (CreateToken(tokens.SAPROLING, X),), condition=THIS_WAS_KICKED),
)  # fmt: skip
GIGANTOPLASM = Card(
    "Gigantoplasm", "{3}{U}", "Creature — Shapeshifter", "0/0",
    EntersAsCopy(
        CREATURE,
        except_=(GainAbility(ActivatedAbility(Cost("{X}"), (Apply((SetPowerToughness(X, X),), ITSELF, FOREVER),))),),
    ),
)  # fmt: skip
DOUBLE_MAJOR = Card(
    "Double Major", "{G}{U}", "Instant", None,
    SpellAbility(
        (CopySpell(except_=(LoseTypes(("Legendary",)),)),),
        (("target", Each(("Creature",), controller="you", zone=Zone.STACK)),),
    ),
)  # fmt: skip
