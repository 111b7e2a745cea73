"""What happens to Identity Thief in combat and in the end step, and to what was on the exiled creature?"""

from __future__ import annotations

from typing import Any

from mtgrules.characteristics import EVERY_CREATURE_TYPE
from mtgrules.rulings.fixtures import DRAGON_FEAST, DRAGON_WATCH
from mtgrules.scenario import Cites, Scenario, then, twin, when
from mtgrules.setup import Placed, permanent, position, token
from mtgrules.size_changes import SetPowerToughness
from mtgrules.type_changes import AddTypes
from mtgrules.verbs import Action

CARD = "Identity Thief"
BEAR, DOG, BALL, WALL = "Runeclaw Bear", "Isamaru, Hound of Konda", "Ball Lightning", "Wall of Omens"
GIDEON, VAULT, WHELP, NAIAD = "Gideon Jura", "Mutavault", "Furnace Whelp", "Nimbus Naiad"


def exiling(name: str, **choices: Any) -> Action:
    """Alice attacks with the Thief and exiles this creature."""
    asked: dict[str, Any] = {} if choices.get("hold") else {"may": "yes"}  # asked as the trigger resolves
    return when.attack(CARD, exile=name, **asked, **choices)


# ---------------------------------------------------------------- IT-1: the end step
END_STEP = (
    Scenario(
        "IT-1a",
        "A creature with a trigger in the end step",
        position(Alice=[CARD], Bob=[BALL]),
        (
            exiling(BALL),
            then(CARD, "514.2", name=BALL, power=6),
            then(CARD, "707.4", zone_changes=0),
            then(BALL, "400.7", zone="exile", zone_changes=1),
            when.to("end step", hold=True, order=("return", "sacrifice")),
            then(CARD, "514.2", "603.2b", name=BALL, zone="battlefield", triggered_as_it_is=1),
            then("the stack", "603.3b", number=2, controllers="Alice, Alice"),
            twin("the copy ends as the turn does, so in the end step it is gone", ("514.2", "513.1"), CARD, name=CARD),
            when.resolve(),
            then(CARD, "701.21a", "603.2b", zone="graveyard", name=CARD),
            then(BALL, "513.2", "400.7", zone="battlefield", controller="Bob", triggered=0),
            then(BALL, "400.7", zone_changes=2),
            Cites(BALL, "triggered", ("513.2",)),
            twin("the creature is back in the end step, so its own trigger gets it", "513.2", BALL, zone="graveyard"),
            when.to("cleanup"),
            then(BALL, "513.2", zone="battlefield"),
        ),
    ),
    Scenario(
        "IT-1b",
        "Bob controls a creature that Carol owns",
        position(Alice=[CARD], Bob=[permanent(WALL, owner="Carol", counters={"+1/+1": 3})], Carol=[]),
        (
            exiling(WALL, defender="Bob"),
            then(CARD, name=WALL),
            then(WALL, "122.2", zone="exile", counters={}),
            when.to("end step"),
            then(WALL, "110.2a", "400.7", zone="battlefield", controller="Carol", owner="Carol"),
            then(WALL, "122.2", counters={}),
            then(WALL, "302.6", summoning_sick=True),
            then("Carol", "603.6a", hand=1),
            twin("it comes back to the player from whom it was taken", ("110.2a", "400.7"), WALL, controller="Bob"),
            then(CARD, "514.2", name=WALL),
            when.to("cleanup"),
            then(CARD, "514.2", name=CARD, power=0, toughness=3),
        ),
    ),
    Scenario(
        "IT-1c",
        "The exiled creature is legendary, and Alice's own",
        position(Alice=[CARD, DOG]),
        (
            exiling(DOG),
            then(CARD, name=DOG),
            then("Alice", permanents=(DOG,)),
            when.to("end step", keep=CARD),
            then(CARD, "704.5j", name=DOG, zone="battlefield"),
            then(DOG, "704.5j", zone="graveyard"),
            twin(
                "the copy wears off before the creature returns, so both stay",
                ("514.2", "704.5j"),
                DOG,
                zone="battlefield",
            ),
            when.to("cleanup"),
            then(CARD, "514.2", name=CARD),
        ),
    ),
)

# ---------------------------------------------------------------- IT-3: no longer a creature
ANIMATED_WALKER = AddTypes(("Human", "Soldier", "Creature")), SetPowerToughness(6, 6)


def gideon() -> Placed:
    """Bob's Gideon, who is a 6/6 creature until end of turn."""
    return permanent(GIDEON, counters={"loyalty": 5}, under=ANIMATED_WALKER)


ANIMATED_LAND = permanent(VAULT, under=(AddTypes(("Creature", EVERY_CREATURE_TYPE)), SetPowerToughness(2, 2)))
NO_CREATURE = (
    Scenario(
        "IT-3a",
        "An animated planeswalker",
        position(Alice=[CARD], Bob=[gideon()]),
        (
            then(GIDEON, types=("Creature", "Planeswalker"), power=6),
            exiling(GIDEON, hold=True),
            then("the stack", number=1),
            then(CARD, "508.1", attacking="Bob"),
            when.resolve(may="yes", hold=True),
            then(CARD, "707.2", "608.2h", last_name=GIDEON, last_types=("Planeswalker",), last_power=None),
            then(CARD, "506.4", last_attacking=None),
            then(CARD, "306.5c", "707.4", last_counters={}),
            then(CARD, "704.5i", "306.9", zone="graveyard", name=CARD),
            twin("it is a 6/6 creature, as the original was", ("707.2", "613.1d"), CARD, last_power=6),
            twin("it stays in combat", "506.4", CARD, last_attacking="Bob"),
            twin("it has got the printed loyalty", ("306.5b", "707.4"), CARD, zone="battlefield"),
            when.to("end of combat"),
            then("Bob", "506.4", life=20),
            twin("it still deals its combat damage", "506.4", "Bob", life=14),
            when.to("end step"),
            then(GIDEON, "306.5b", "400.7", zone="battlefield", controller="Bob", loyalty=6, types=("Planeswalker",)),
        ),
    ),
    Scenario(
        "IT-3b",
        "An animated land",
        position(Alice=[CARD], Bob=[ANIMATED_LAND]),
        (
            exiling(VAULT),
            then(CARD, "707.2", "208.3", types=("Land",), power=None, toughness=None, tapped=True, zone="battlefield"),
            then(CARD, "506.4", attacking=None),
            when.activate(CARD, "Creature"),
            then(CARD, types=("Creature", "Land"), power=2, toughness=2),
            then(CARD, "506.4", "508.1", attacking=None),
            twin("as a creature again it attacks again", ("506.4", "508.1"), CARD, attacking="Bob"),
            when.to("cleanup"),
            then(CARD, "514.2", name=CARD, types=("Creature",), power=0, toughness=3),
        ),
    ),
    Scenario(
        "IT-3c",
        "An animated planeswalker, and the Thief has a loyalty counter",
        position(Alice=[permanent(CARD, counters={"loyalty": 1})], Bob=[gideon()]),
        (
            exiling(GIDEON),
            then(CARD, "306.5c", "704.5i", zone="battlefield", types=("Planeswalker",), loyalty=1),
            then(CARD, "506.4", attacking=None),
            twin("whatever becomes a copy of a planeswalker dies", ("704.5i", "306.5c"), CARD, zone="graveyard"),
            when.to("cleanup"),
            then(CARD, "514.2", types=("Creature",), power=0, toughness=3, counters={"loyalty": 1}),
        ),
    ),
)

# ---------------------------------------------------------------- IT-4: what was on it
LEFT_BEHIND = (
    Scenario(
        "IT-4a",
        "An Aura is attached to it",
        position(Alice=[CARD], Bob=[BEAR, permanent("Spirit Mantle", attached_to=BEAR)]),
        (
            exiling(BEAR),
            then("Spirit Mantle", "704.5m", "303.4c", zone="graveyard"),
            then(CARD, attachments=(), power=2),
            twin("the Aura moves over to the Thief", ("303.4c", "704.5m"), "Spirit Mantle", attached_to=CARD),
            when.to("end step"),
            then(BEAR, "400.7", zone="battlefield", attachments=(), power=2),
            twin("the Aura comes back with the creature", ("400.7", "704.5m"), BEAR, attachments=("Spirit Mantle",)),
        ),
    ),
    Scenario(
        "IT-4b",
        "An Equipment is attached to it",
        position(Alice=[CARD], Bob=[BEAR, permanent("Bonesplitter", attached_to=BEAR)]),
        (
            exiling(BEAR),
            then("Bonesplitter", "301.5c", "704.5n", zone="battlefield", controller="Bob", attached_to=None),
            twin(
                "the Equipment goes to the graveyard, as an Aura does",
                ("301.5c", "704.5n"),
                "Bonesplitter",
                zone="graveyard",
            ),
            twin("the Equipment moves over to the Thief", ("301.5c", "701.3d"), "Bonesplitter", attached_to=CARD),
        ),
    ),
    Scenario(
        "IT-4c",
        "It has two counters",
        position(Alice=[CARD], Bob=[permanent(BEAR, counters={"+1/+1": 2})]),
        (
            exiling(BEAR),
            then(BEAR, "122.2", zone="exile", counters={}),
            when.to("end step"),
            then(BEAR, "122.2", "400.7", zone="battlefield", counters={}, power=2),
            twin("the counters are back with it", ("122.2", "400.7"), BEAR, counters={"+1/+1": 2}),
        ),
    ),
    Scenario(
        "IT-4d",
        "A bestowed Aura and a Role are attached to it",
        position(Alice=[CARD], Bob=[BEAR, permanent(NAIAD, attached_to=BEAR), token("Monster", attached_to=BEAR)]),
        (
            then(NAIAD, "702.103b", types=("Enchantment",), subtypes=("Aura",), attached_to=BEAR),
            then(BEAR, power=5, toughness=5, has_flying=True, has_trample=True),
            exiling(BEAR),
            then(NAIAD, "702.103f", zone="battlefield", attached_to=None, types=("Creature", "Enchantment"), power=2),
            twin("it goes to the graveyard, as other Auras do", ("702.103f", "704.5m"), NAIAD, zone="graveyard"),
            then("Monster", "704.5m", "704.5d", exists=False),
            twin("the Role waits in the graveyard", ("704.5d", "111.7"), "Monster", exists=True),
        ),
    ),
)

# ---------------------------------------------------------------- IT-5: attack triggers
TOO_LATE = (
    Scenario(
        "IT-5a",
        "A creature that triggers as it attacks",
        position(Alice=[CARD], Bob=["Hellrider"]),
        (
            exiling("Hellrider"),
            then(CARD, "707.2", name="Hellrider", attacking="Bob", power=3),
            then(CARD, "508.2a", "508.3a", triggered_as_it_is=0),
            Cites(CARD, "triggered_as_it_is", ("508.2a", "508.3a")),
            then("Bob", "508.2a", life=20),
            twin("it is attacking and has the ability, so Bob is dealt 1 damage", ("508.2a", "508.3a"), "Bob", life=19),
        ),
    ),
    Scenario(
        "IT-5b",
        "Alice draws when a Dragon attacks; the Thief becomes a Dragon",
        position(Alice=[CARD, permanent(DRAGON_WATCH), permanent(DRAGON_FEAST)], Bob=[WHELP]),
        (
            exiling(WHELP),
            then(CARD, subtypes=("Dragon",), attacking="Bob", power=2),
            then("Dragon Watch", "508.2a", triggered=0),
            Cites("Dragon Watch", "triggered", ("508.2a",)),
            then("Alice", "508.2a", hand=0),
            twin("an attacking Dragon is there, so Alice draws", ("508.2a", "508.3a"), "Alice", hand=1),
            when.to("combat damage"),
            then("Dragon Feast", "120.2", "603.2", triggered=1),
            then("Alice", life=21),
            then("Bob", "510.2", life=18),
        ),
    ),
)

# ---------------------------------------------------------------- IT-6: can't attack
STILL_ATTACKING = (
    Scenario(
        "IT-6a",
        "A creature with defender",
        position(Alice=[CARD], Bob=[WALL]),
        (
            exiling(WALL),
            then(CARD, name=WALL, has_defender=True, power=0),
            then(CARD, "506.4a", attacking="Bob"),
            twin("a creature with defender is removed from combat", "506.4a", CARD, attacking=None),
            when.to("end of combat"),
            then("Bob", "120.8", "510.2", life=20),
        ),
    ),
    Scenario(
        "IT-6b",
        "A creature that could not have attacked",
        position(Alice=[CARD], Bob=["Lupine Prototype"], hand={"Alice": [BEAR], "Bob": [DOG]}),
        (
            exiling("Lupine Prototype"),
            then(CARD, "506.4a", "508.1c", attacking="Bob", power=5),
            when.to("end of combat"),
            then("Bob", "506.4a", "510.2", life=15),
            twin("it isn't a legal attacker, so the attack is undone", ("508.1c", "506.4a"), "Bob", life=20),
        ),
    ),
)
