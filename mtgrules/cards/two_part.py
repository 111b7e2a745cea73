"""Cards with an inset part, two halves, or a card encoded on a creature."""

from __future__ import annotations

from ..abilities import FLYING, Keyword, SpellAbility, TriggeredAbility, Unmodelled
from ..cipher import Cipher
from ..instructions import Destroy, ReturnToHand
from ..objects import Card, Layout
from ..patterns import BecomesTarget
from ..player_instructions import ChangeLife, DealDamage
from ..references import THAT, Players
from ..selectors import ARTIFACT, ENCHANTMENT, THIS, Each
from ..token_instructions import CreateTokenCopy

FLASH, FUSE = Keyword("flash"), Keyword("fuse")

BONECRUSHER_GIANT = Card(
    "Bonecrusher Giant", "{2}{R}", "Creature — Giant", "4/3",
    TriggeredAbility(BecomesTarget(THIS, spells=True), (DealDamage(2, Players("controller", THAT)),)),
    back=Card(
        "Stomp", "{1}{R}", "Instant — Adventure", None,
        SpellAbility((DealDamage(2),), (("target", "any"),)),
        Unmodelled("damage can't be prevented this turn"),
    ),
    layout=Layout.ADVENTURE,
)  # fmt: skip
BRAZEN_BORROWER = Card(
    "Brazen Borrower", "{1}{U}{U}", "Creature — Faerie Rogue", "3/1", FLASH, FLYING,
    Unmodelled("it blocks only what flies"),
    back=Card(
        "Petty Theft", "{1}{U}", "Instant — Adventure", None,
        SpellAbility((ReturnToHand(),), (("target", Each(without=("Land",), controller="opponent")),)),
    ),
    layout=Layout.ADVENTURE,
)  # fmt: skip
MURDEROUS_RIDER = Card(
    "Murderous Rider", "{1}{B}{B}", "Creature — Zombie Knight", "2/3", Keyword("lifelink"),
    Unmodelled("when it dies, it goes to the bottom of its owner's library"),
    back=Card(
        "Swift End", "{1}{B}{B}", "Instant — Adventure", None,
        SpellAbility((Destroy(), ChangeLife(-2)), (("target", Each(either=("Creature", "Planeswalker"))),)),
    ),
    layout=Layout.ADVENTURE,
)  # fmt: skip
WEAR_TEAR = Card(
    "Wear // Tear", "{1}{R}", "Instant", None, FUSE,
    SpellAbility((Destroy(),), (("artifact", ARTIFACT),)),
    back=Card("Tear", "{W}", "Instant", None, FUSE, SpellAbility((Destroy(),), (("enchantment", ENCHANTMENT),))),
    layout=Layout.SPLIT,
)  # fmt: skip
STOLEN_IDENTITY = Card(
    "Stolen Identity", "{4}{U}{U}", "Sorcery", None,
    SpellAbility((CreateTokenCopy(),), (("target", Each(either=("Artifact", "Creature"))),)),
    Cipher(),
)  # fmt: skip
