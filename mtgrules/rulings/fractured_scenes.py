"""Who makes tokens for Fractured Identity, of what, and what does each of them have?"""

from __future__ import annotations

from mtgrules.rulings.any_way import any_way
from mtgrules.rulings.families import (
    DOG,
    WERE,
    WOLF,
    all_at_once,
    copy_of_a_token,
    of_a_commander,
    of_face_down,
)
from mtgrules.rulings.fixtures import CARTOUCHE_OF_SOLIDARITY
from mtgrules.scenario import Cites, Scenario, offers, then, twin, when
from mtgrules.setup import permanent, position, token
from mtgrules.verbs import Action

CARD = "Fractured Identity"
BEAR, ELVES, MASS = "Runeclaw Bear", "Llanowar Elves", "Permeating Mass"
BEARS = tuple(f"{BEAR} token#{number}" for number in (1, 2, 3))
WERES = tuple(f"{WERE} token#{number}" for number in (1, 2, 3))
CARTOUCHE = "Cartouche of Solidarity"


def splitting(name: str, **choices: object) -> Action:
    """Alice casts the spell, aimed at this permanent."""
    return when.cast(CARD, by="Alice", target=name, **choices)


WHO_GETS_TOKENS = Scenario(
    "FI-0",
    "Bob controls Carol's creature; then Alice exiles one of her own",
    position(Alice=[ELVES], Bob=[permanent(BEAR, owner="Carol")], Carol=[], Dave=[]),
    (
        splitting(BEAR),
        then(BEAR, "701.13", zone="exile", owner="Carol"),
        then("Alice", "111.2", permanents=(ELVES, BEAR)),
        then("Bob", "111.2", "608.2h", permanents=()),
        then("Carol", "111.2", permanents=(BEAR,)),
        then("Dave", "111.2", permanents=(BEAR,)),
        *(then(o, "111.2", owner=who, controller=who) for o, who in zip(BEARS, ("Alice", "Carol", "Dave"), strict=True)),
        twin("only the player who cast the spell gets a token", "111.2", "Dave", permanents=()),
        twin("the owner of what is exiled is the one who gets none", ("608.2h", "110.2"), "Carol", permanents=()),
        splitting(ELVES),
        then("Alice", "111.2", permanents=(BEAR,)),
        then("Bob", "111.2", permanents=(ELVES,)),
        then("Carol", "111.2", permanents=(BEAR, ELVES)),
        then("Dave", "111.2", permanents=(BEAR, ELVES)),
    ),
)

EXILED_FIRST = Scenario(
    "FI-3b",
    "What is exiled was a copy, and in exile no longer is",
    position(Alice=[], Bob=[permanent("Hamlet Captain", copy_of=MASS)], Carol=[], Dave=[]),
    (
        splitting("Hamlet Captain"),
        then("Hamlet Captain", "400.7", zone="exile", name="Hamlet Captain"),
        *(then(f"{MASS} token#{n}", "608.2h", name=MASS, power=1, toughness=3) for n in (1, 2, 3)),
        twin("the permanent is gone, so there is nothing left to copy", ("608.2h", "111.12"), f"{MASS} token#1", exists=False),
    ),
)

BOTH_FACES = Scenario(
    "FI-3c",
    "A double-faced permanent with its back face up",
    position(Alice=[], Bob=[permanent(WERE, face=1)], Carol=[], Dave=[]),
    (
        splitting(WERE),
        then(WERE, "712.8a", zone="exile", name=WERE),
        *(then(o, "707.8a", name=WOLF, double_faced=True, face="back", power=4, toughness=4, colors="RG") for o in WERES),
        twin("the tokens have just the face that was up", "707.8a", WERES[0], double_faced=False),
        when.transform(WERES[0]),
        then(WERES[0], "707.8a", "701.27a", name=WERE, face="front", power=2, mana_cost="{2}{R}{G}", mana_value=4),
        then(WERES[1], "701.27a", name=WOLF, face="back"),
        twin("a token can't transform", ("707.8a", "712.9"), WERES[0], name=WOLF),
    ),
)

CLONE_OF_TWO_FACES = Scenario(
    "FI-3d",
    "A Clone that is a copy of a double-faced card",
    position(Alice=[], Bob=[permanent("Clone", copy_of=WERE)], Carol=[], Dave=[]),
    (
        splitting("Clone"),
        *(then(o, "707.8a", "712.9", name=WERE, double_faced=False, face="front") for o in WERES),
        when.transform(WERES[0]),
        then(WERES[0], "701.27c", "712.9", name=WERE),
        twin("a copy of a double-faced card always has both faces", ("707.8a", "712.9"), WERES[0], double_faced=True),
    ),
)

INCUBATOR = "Incubator Token"
INCUBATED = Scenario(
    "FI-4b",
    "An Incubator token that was turned to its Phyrexian face",
    position(Alice=[], Bob=[token("Incubator", face=1, counters={"+1/+1": 3})], Carol=[], Dave=[]),
    (
        then(INCUBATOR, "111.10i", name="Phyrexian Token", power=3, face="back", double_faced=True),
        splitting(INCUBATOR, hold=True),
        when.resolve(hold=True),
        *(then(f"{INCUBATOR}#{n}", "707.8a", "704.5f", "122.1", exists=False) for n in (2, 3, 4)),
        Cites(f"{INCUBATOR}#2", "exists", ("704.5d",)),
        twin("they keep the +1/+1 counters", ("707.2", "122.1"), f"{INCUBATOR}#2", exists=True),
        when.create_token("Incubator", by="Bob"),
        splitting(f"{INCUBATOR}#5"),
        *(then(f"{INCUBATOR}#{n}", "707.8a", double_faced=True, face="front", types=("Artifact",)) for n in (6, 7, 8)),
        when.activate(f"{INCUBATOR}#6", "transform", hold=True),
        twin("a token copy of a token has one face", "707.8a", f"{INCUBATOR}#6", double_faced=False),
        when.resolve(),
        then(f"{INCUBATOR}#6", "704.5f", "707.8a", exists=False),
        then(f"{INCUBATOR}#7", zone="battlefield"),
    ),
)

LEGENDARY = Scenario(
    "FI-7",
    "A legendary creature",
    position(Alice=[], Bob=[DOG], Carol=[], Dave=[]),
    (
        splitting(DOG),
        *(then(name, "704.5j", permanents=(DOG,)) for name in ("Alice", "Carol", "Dave")),
        *(then(f"{DOG} token#{n}", "704.5j", zone="battlefield", is_legendary=True) for n in (1, 2, 3)),
        twin("the legend rule leaves only one of them", "704.5j", f"{DOG} token#2", exists=False),
    ),
)

ENCHANTING = Scenario(
    "FI-8",
    "An Aura that enchants a creature of its own controller",
    position(
        Alice=["Runeclaw Bear", ELVES],
        Bob=[DOG, permanent(CARTOUCHE_OF_SOLIDARITY, attached_to=DOG)],
        Carol=["Grizzly Bears"],
        Dave=[],
    ),
    (
        offers("enchanting", (BEAR, ELVES), splitting(CARTOUCHE), "303.4f", "702.5a"),
        splitting(CARTOUCHE, enchanting=(ELVES, "Grizzly Bears")),
        then(f"{CARTOUCHE} token#1", "303.4f", attached_to=ELVES, controller="Alice"),
        then(f"{CARTOUCHE} token#2", "303.4f", attached_to="Grizzly Bears", controller="Carol"),
        then(f"{CARTOUCHE} token#3", "303.4g", exists=False),
        then("Dave", "303.4g", permanents=(), hand=0),
        twin("Dave's token enters unattached and goes to the graveyard", "303.4g", f"{CARTOUCHE} token#3", exists=True),
        twin("it enchants what the original enchanted", ("303.4f", "707.2"), f"{CARTOUCHE} token#1", attached_to=DOG),
        then(ELVES, power=2, toughness=2),
        then("Alice", "603.6a", permanents=(BEAR, ELVES, CARTOUCHE, "Warrior Token")),
    ),
)


def not_copied(key: str, card: str) -> tuple[Scenario, ...]:
    """What shows isn't copied; where the values come from; faces; face down."""
    way = any_way(card)
    return (
        Scenario(f"{key}a", *all_at_once(way)), EXILED_FIRST, BOTH_FACES, CLONE_OF_TWO_FACES, Scenario(f"{key}e", *of_face_down(way)),
    )  # fmt: skip


def of_tokens(key: str, card: str) -> tuple[Scenario, ...]:
    """A plain token, and one with two faces."""
    return (*copy_of_a_token(f"{key}a", card), INCUBATED)


COMMANDERS = of_a_commander("FI-6", CARD)
