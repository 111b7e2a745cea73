"""What does Identity Thief copy of cards with two faces and of melded ones, and how do they return?"""

from __future__ import annotations

from mtgrules.rulings.any_way import any_way
from mtgrules.rulings.faces import WERE, WOLF, of_a_chosen_form, of_face_down, one_faced
from mtgrules.rulings.families import what_is_copied
from mtgrules.rulings.fixtures import PLARGG, VILLAGE_WATCH
from mtgrules.rulings.scenes import numbered
from mtgrules.rulings.thief_scenes import CARD, exiling
from mtgrules.scenario import Scenario, then, twin, when
from mtgrules.setup import permanent, position
from mtgrules.size_changes import SetPowerToughness
from mtgrules.type_changes import AddTypes

HOST, RATS, SCAVENGERS = "Chittering Host", "Graf Rats", "Midnight Scavengers"
PLAIN_DEAN, DEAN = "Plargg, Dean of Chaos", "Augusta, Dean of Order"
REBIRTH, MIRE = "Malakir Rebirth", "Malakir Mire"
WATCH, REAVERS = "Village Watch", "Village Reavers"

MELDED = (
    Scenario(
        "IT-7d",
        "A melded permanent",
        position(Alice=[CARD, RATS], Bob=[HOST]),
        (
            then(HOST, "202.3c", name=HOST, mana_value=7),
            exiling(HOST),
            then(CARD, "707.8", name=HOST, power=5, toughness=6, mana_cost=None),
            then(CARD, "202.3c", "712.8g", mana_value=0),
            twin("it has mana value 7, as the original had", ("202.3c", "712.8g"), CARD, mana_value=7),
            when.meld(CARD, RATS),
            then(CARD, "701.42b", "701.42c", zone="battlefield", name=HOST),
            then(RATS, "701.42c", zone="battlefield"),
            twin("as one half of the pair it melds with the Rats", ("701.42b", "701.42c"), RATS, exists=False),
        ),
    ),
)

RETURNING = (
    Scenario(
        "IT-7e",
        "A double-faced card that had its back face up returns",
        position(Alice=[CARD], Bob=[permanent(WERE, face=1)]),
        (
            exiling(WERE),
            then(CARD, name=WOLF),
            then(WERE, "712.8a", zone="exile", name=WERE, face="front"),
            when.to("end step"),
            then(WERE, "712.14", zone="battlefield", name=WERE, face="front", power=2),
            twin("it returns as it left", ("712.14", "400.7"), WERE, face="back"),
            then("Bob", "603.6a", permanents=(WERE, "Wolf Token")),
        ),
    ),
    Scenario(
        "IT-7f",
        "A melded permanent returns",
        position(Alice=[CARD], Bob=[HOST]),
        (
            exiling(HOST),
            then(RATS, "712.21", zone="exile"),
            then(SCAVENGERS, "712.21", zone="exile"),
            then(f"{HOST}#1", "712.21", exists=False),
            when.to("end step"),
            then(RATS, "712.21c", "712.14", zone="battlefield", controller="Bob", name=RATS, face="front"),
            then(SCAVENGERS, "712.21c", "712.14", zone="battlefield", controller="Bob", name=SCAVENGERS, face="front"),
            then("Bob", "712.21c", permanents=(RATS, SCAVENGERS)),
            twin("it returns melded", ("712.14", "712.21c"), "Bob", permanents=(HOST,)),
            twin("only one of the two cards returns", "712.21c", SCAVENGERS, zone="exile"),
        ),
    ),
    Scenario(
        "IT-7g",
        "A modal double-faced card with its back face up",
        position(Alice=[CARD], Bob=[permanent(PLARGG, face=1)]),
        (
            then(PLAIN_DEAN, "712.8f", name=DEAN, mana_value=3),
            exiling(PLAIN_DEAN),
            then(CARD, "712.8f", name=DEAN, mana_cost="{2}{W}", power=1, toughness=3, colors="W"),
            then(CARD, "202.3", "712.8f", mana_value=3),
            twin("a copy of a back face has mana value 0", ("712.8f", "202.3"), CARD, mana_value=0),
        ),
    ),
    Scenario(
        "IT-7h",
        "The back face of a modal card whose front is an instant",
        position(
            Alice=[CARD],
            Bob=[permanent(REBIRTH, face=1, under=(AddTypes(("Creature",)), SetPowerToughness(3, 3)))],
        ),
        (
            then(REBIRTH, name=MIRE, types=("Creature", "Land")),
            exiling(REBIRTH),
            then(CARD, "707.8", "506.4", name=MIRE, types=("Land",), attacking=None),
            then(REBIRTH, "712.8a", zone="exile", name=REBIRTH),
            when.to("end step"),
            then(REBIRTH, "712.14b", zone="exile"),
            twin("every exiled card returns front face up", ("712.14b", "712.14"), REBIRTH, zone="battlefield"),
        ),
    ),
    Scenario(
        "IT-7i",
        "A daybound card returns at night",
        position(Alice=[CARD], Bob=[permanent(VILLAGE_WATCH, face=1)], time="night"),
        (
            exiling(WATCH),
            then(CARD, "707.8", name=REAVERS, power=5, mana_value=0),
            then(WATCH, "712.8a", zone="exile", name=WATCH),
            when.to("end step"),
            then(WATCH, "702.145b", "616.1d", zone="battlefield", face="back", name=REAVERS, power=5),
            twin(
                "an exiled double-faced card always returns front face up", ("702.145b", "616.1d"), WATCH, face="front"
            ),
        ),
    ),
)


def faces(key: str, card: str) -> tuple[Scenario, ...]:
    """Both faces and the attempt to transform, then melding and the ways of returning."""
    return (*one_faced(key, card), *MELDED, *RETURNING)


def not_copied(key: str, card: str) -> tuple[Scenario, ...]:
    """What only shows isn't copied; being face down and a chosen size are."""
    way = any_way(card)
    shown = ((scenario.title, scenario.given, scenario.parts) for scenario in what_is_copied(key, card))
    return numbered(key, (*shown, of_face_down(way), of_a_chosen_form(way)))
