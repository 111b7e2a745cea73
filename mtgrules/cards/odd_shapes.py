"""Cards that aren't one plain face: a flip card, a prototype, a Room, and one that mutates."""

from __future__ import annotations

from ..abilities import FLYING, HASTE, ActivatedAbility, TriggeredAbility, Unmodelled
from ..conditions import Exists
from ..costs import Cost
from ..deciding import If
from ..flipping import Flip
from ..instructions import ReturnToHand
from ..merging import Mutate, Mutates
from ..objects import Card, Layout, Zone
from ..player_instructions import Draw
from ..rooms import ThisDoorUnlocked
from ..selectors import CREATURE, THIS, Each

NINE_CARDS_IN_HAND = Exists(Each(zone=Zone.HAND, controller="you"), 9)

JUSHI_APPRENTICE = Card(
    "Jushi Apprentice", "{1}{U}", "Creature — Human Wizard", "1/2",
    ActivatedAbility(Cost("{2}{U}", tap=True), (Draw(), If(NINE_CARDS_IN_HAND, (Flip(),)))),
    back=Card(
        "Tomoya the Revealer", None, "Legendary Creature — Human Wizard", "2/3",
        Unmodelled("for {3}{U}{U} and {T}, a target player draws as many cards as you hold"),
    ),
    layout=Layout.FLIP,
)  # fmt: skip
BLITZ_AUTOMATON = Card(
    "Blitz Automaton", "{7}", "Artifact Creature — Construct", "6/4", HASTE,
    back=Card("Blitz Automaton", "{2}{R}", "Artifact Creature — Construct", "3/2", HASTE), layout=Layout.PROTOTYPE,
)  # fmt: skip
BOTTOMLESS_POOL = Card(
    "Bottomless Pool", "{U}", "Enchantment — Room", None,
    TriggeredAbility(ThisDoorUnlocked("left"), (ReturnToHand(),), (("target", CREATURE),)),
    back=Card(
        "Locker Room", "{4}{U}", "Enchantment — Room", None,
        Unmodelled("you draw a card whenever creatures of yours deal combat damage to a player"),
    ),
    layout=Layout.ROOM,
)  # fmt: skip
DREAMTAIL_HERON = Card(
    "Dreamtail Heron", "{4}{U}", "Creature — Elemental Bird", "3/4",
    Mutate("{3}{U}"), FLYING, TriggeredAbility(Mutates(THIS), (Draw(),)),
)  # fmt: skip
