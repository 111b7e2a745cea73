"""Cards that copy permanents."""

from __future__ import annotations

from ..abilities import DEFENDER, HEXPROOF, SpellAbility, TriggeredAbility, Unmodelled
from ..amounts import X
from ..changes import SetName
from ..conditions import YOU_CONTROL_THIS, ThisIs
from ..effects import UNTIL_END_OF_TURN
from ..entry_abilities import EntersAsCopy, OthersEnterAsCopy
from ..exceptions import HasThisAbility
from ..graveyards import PutIntoGraveyard
from ..instructions import AtTheNext, Exile, PutOntoBattlefield, Sacrifice
from ..objects import Card
from ..patterns import Attacks, BecomesTarget, BeginningOf, DealsDamage
from ..permanent_instructions import BecomesCopyOf, DoesNotUntap, Tap
from ..references import COPIED, EXILED, ITSELF, TARGET, THAT, Players
from ..selectors import CREATURE, NONLAND, THIS, Each, any_other, each
from ..size_changes import GainAbility, SetPowerToughness
from ..token_instructions import CreateTokenCopy
from ..type_changes import AddTypes, LoseTypes

CLONE = Card("Clone", "{3}{U}", "Creature — Shapeshifter", "0/0", EntersAsCopy(CREATURE))

CLEVER_IMPERSONATOR = Card("Clever Impersonator", "{2}{U}{U}", "Creature — Shapeshifter", "0/0", EntersAsCopy(NONLAND))

WALL_OF_STOLEN_IDENTITY = Card(
    "Wall of Stolen Identity", "{3}{U}", "Creature — Shapeshifter Wall", "0/0",
    EntersAsCopy(
        CREATURE,
        except_=(AddTypes(("Wall",)), GainAbility(DEFENDER)),
        when_you_do=(Tap(COPIED), DoesNotUntap(COPIED, as_long_as=YOU_CONTROL_THIS)),
    ),
)  # fmt: skip

IDENTITY_THIEF = Card(
    "Identity Thief", "{2}{U}{U}", "Creature — Shapeshifter", "0/3",
    TriggeredAbility(
        Attacks(THIS),
        (Exile(TARGET), BecomesCopyOf(EXILED, duration=UNTIL_END_OF_TURN), AtTheNext("end step", (PutOntoBattlefield(EXILED),))),
        targets=(("exile", Each(("Creature",), other=True, token=False)),),
        may=True,
    ),
)  # fmt: skip

FRACTURED_IDENTITY = Card(
    "Fractured Identity", "{3}{W}{U}", "Sorcery", None,
    SpellAbility((Exile(TARGET), CreateTokenCopy(TARGET, who=Players("each other player", TARGET))), (("target", NONLAND),)),
)  # fmt: skip

QUICKSILVER_GARGANTUAN = Card(
    "Quicksilver Gargantuan", "{5}{U}{U}", "Creature — Shapeshifter", "7/7", EntersAsCopy(CREATURE, except_=(SetPowerToughness(7, 7),)),
)  # fmt: skip

PHYREXIAN_METAMORPH = Card(
    "Phyrexian Metamorph", "{3}{U/P}", "Artifact Creature — Phyrexian Shapeshifter", "0/0",
    EntersAsCopy(Each(either=("Artifact", "Creature")), except_=(AddTypes(("Artifact",)),)),
)  # fmt: skip

SPARK_DOUBLE = Card(
    "Spark Double", "{3}{U}", "Creature — Illusion", "0/0",
    EntersAsCopy(
        Each(either=("Creature", "Planeswalker"), controller="you"),
        except_=(LoseTypes(("Legendary",)),),
        with_counters=(("+1/+1", 1, "Creature"), ("loyalty", 1, "Planeswalker")),
    ),
)  # fmt: skip

ALTERED_EGO = Card(
    "Altered Ego", "{X}{2}{G}{U}", "Creature — Shapeshifter", "0/0", EntersAsCopy(CREATURE, with_counters=(("+1/+1", X, ""),)),
    Unmodelled("it can't be countered"),
)  # fmt: skip

CRYPTOPLASM = Card(
    "Cryptoplasm", "{1}{U}{U}", "Creature — Shapeshifter", "2/2",
    TriggeredAbility(
        BeginningOf("upkeep", yours=True),
        (BecomesCopyOf(except_=(HasThisAbility(),)),),
        (("target", any_other(CREATURE)),),
        may=True,
    ),
)  # fmt: skip

PHANTASMAL_IMAGE = Card(
    "Phantasmal Image", "{1}{U}", "Creature — Illusion", "0/0",
    EntersAsCopy(
        CREATURE,
        except_=(AddTypes(("Illusion",)), GainAbility(TriggeredAbility(BecomesTarget(THIS), (Sacrifice(),)))),
    ),
)  # fmt: skip

PROGENITOR_MIMIC = Card(
    "Progenitor Mimic", "{4}{G}{U}", "Creature — Shapeshifter", "0/0",
    EntersAsCopy(
        CREATURE,
        except_=(
            GainAbility(
                TriggeredAbility(
                    BeginningOf("upkeep", yours=True), (CreateTokenCopy(ITSELF),), condition=ThisIs(Each(token=False))
                )
            ),
        ),
    ),
)  # fmt: skip

LAZAV = Card(
    "Lazav, Dimir Mastermind", "{U}{U}{B}{B}", "Legendary Creature — Shapeshifter", "3/3", HEXPROOF,
    TriggeredAbility(
        PutIntoGraveyard(each("Creature", controller="opponent")),
        (
            BecomesCopyOf(
                THAT,
                except_=(
                    SetName("Lazav, Dimir Mastermind"), AddTypes(("Legendary",)),
                    GainAbility(HEXPROOF), HasThisAbility(),
                ),
            ),
        ),
        may=True,
    ),
)  # fmt: skip

ESSENCE_OF_THE_WILD = Card(
    "Essence of the Wild",
    "{3}{G}{G}{G}",
    "Creature — Avatar",
    "6/6",
    OthersEnterAsCopy(each("Creature", controller="you")),
)

PERMEATING_MASS = Card(
    "Permeating Mass", "{G}", "Creature — Spirit", "1/3",
    TriggeredAbility(DealsDamage(THIS, to="creature"), (BecomesCopyOf(ITSELF, THAT),)),
)  # fmt: skip
