"""What plays the paragraphs about {T} and {Q} in a cost?"""

from __future__ import annotations

from mtgrules.rulings.ruling import cited
from mtgrules.scenario import Claim, Scenario, Twin, allowed, then, twin, when
from mtgrules.setup import permanent, position

ELVES, SHAPESHIFTER, MERFOLK, LAND = "Llanowar Elves", "Cryptoplasm", "Merrow Wavebreakers", "Mutavault"
USING_IT = when.activate(ELVES)


def refused(belief: str, *rules: str, subject: str = ELVES, **ability: str) -> Twin:
    """The belief that the ability may be activated."""
    (claim,) = then(subject, may_activate=True, **ability)
    return Twin(belief, claim, cited(*rules))


def may(name: str, expected: bool, *rules: str) -> tuple[Claim, ...]:
    """That its ability may be activated, or not: as it is asked, and as it is tried."""
    return (
        *then(name, *rules, may_activate=expected),
        allowed(f"activating {name}", expected, when.activate(name), *rules),
    )


TAPPING = (
    Scenario(
        "R-107.5-1",
        "It is tapped already",
        position(Alice=[permanent(ELVES, tapped=True)]),
        (may(ELVES, False, "107.5"), refused("mana abilities need not care about that", "107.5", "605.3")),
    ),
    Scenario(
        "R-107.5-2",
        "It came this turn",
        position(),
        (
            when.put(ELVES, by="Alice"),
            may(ELVES, False, "302.6", "602.5a"),
            refused("mana abilities ignore summoning sickness", "302.6", "602.5a"),
        ),
    ),
    Scenario(
        "R-107.5-3",
        "It came this turn and has haste",
        position(Alice=["Hanweir Battlements"]),
        (
            when.put(ELVES, by="Alice"),
            then(ELVES, "302.6", may_activate=False),
            when.activate("Hanweir Battlements", "haste", target=ELVES),
            may(ELVES, True, "602.5a", "702.10c"),
            twin("rule 107.5 names no exception", ("602.5a", "702.10c"), ELVES, may_activate=False),
            USING_IT,
            then("Alice", mana="G"),
        ),
    ),
    Scenario(
        "R-107.5-4",
        "A Treasure made this turn",
        position(),
        (
            when.create_token("Treasure", by="Alice"),
            may("Treasure Token", True, "107.5", "302.6"),
            twin("what is new can't be tapped", ("302.6", "107.5"), "Treasure Token", may_activate=False),
            when.activate("Treasure Token", mana="R"),
            then("Alice", mana="R"),
        ),
    ),
    Scenario(
        "R-107.5-5",
        "A land that came this turn becomes a creature",
        position(),
        (
            when.put(LAND, by="Alice"),
            then(LAND, "302.6", ability="add {C}", may_activate=True),
            when.activate(LAND, "{1}"),
            then(LAND, "613.1d", is_creature=True),
            then(LAND, "302.6", "602.5a", ability="add {C}", may_activate=False),
            refused("a land can always be tapped for mana", "302.6", "602.5a", subject=LAND, ability="add {C}"),
            when.to("cleanup"),
            then(LAND, "302.6", "514.2", ability="add {C}", may_activate=True),
        ),
    ),
    Scenario(
        "R-107.5-6",
        "It changes its controller this turn",
        position(Bob=[ELVES]),
        (
            then(ELVES, "302.6", may_activate=True),
            when.gain_control(ELVES, by="Alice"),
            then(ELVES, "613.1b", controller="Alice"),
            may(ELVES, False, "302.6"),
            refused("it has been there for turns", "302.6", "602.5a"),
        ),
    ),
    Scenario(
        "R-107.5-7",
        "It came under her control in the turn before",
        position(active="Bob"),
        (
            when.put(ELVES, by="Alice"),
            may(ELVES, False, "302.6"),
            when.to("upkeep", whose="Alice"),
            may(ELVES, True, "302.6"),
            twin("it must be there for a full round", "302.6", ELVES, may_activate=False),
        ),
    ),
    Scenario(
        "R-107.5-8",
        "A creature that has been there becomes a copy",
        position(Alice=[SHAPESHIFTER], Bob=[ELVES]),
        (
            when.become_copy(SHAPESHIFTER, of=ELVES),
            then(SHAPESHIFTER, "707.4", name=ELVES),
            may(SHAPESHIFTER, True, "302.6", "707.4"),
            twin("the copy is new, so it has to wait", ("707.4", "302.6"), SHAPESHIFTER, may_activate=False),
        ),
    ),
    Scenario(
        "R-107.5-9",
        "Clone enters as a copy of a creature that has been there",
        position(Alice=[ELVES], hand={"Alice": ["Clone"]}),
        (
            then(ELVES, "302.6", may_activate=True),
            when.cast("Clone", copying=ELVES),
            then("Clone", "707.5", name=ELVES),
            may("Clone", False, "302.6", "707.2"),
            refused("it copies that the original is ready", "707.2", "302.6", subject="Clone"),
        ),
    ),
)

UNTAPPING = (
    Scenario(
        "R-107.6-1",
        "It is untapped",
        position(Alice=[MERFOLK]),
        (may(MERFOLK, False, "107.6"), refused("untapping what is untapped costs nothing", "107.6", subject=MERFOLK)),
    ),
    Scenario(
        "R-107.6-2",
        "It came this turn, tapped",
        position(Alice=[permanent(MERFOLK, tapped=True, new=True)]),
        (
            may(MERFOLK, False, "302.6", "107.6"),
            refused("only {T} has to wait", "302.6", "602.5a", subject=MERFOLK),
        ),
    ),
    Scenario(
        "R-107.6-3",
        "It is tapped and has been there",
        position(Alice=[permanent(MERFOLK, tapped=True)]),
        (
            may(MERFOLK, True, "107.6", "302.6"),
            when.activate(MERFOLK, hold=True),
            then("the stack", "602.2a", number=1),
            then(MERFOLK, "107.6", "602.2b", tapped=False, has_flying=False),
            twin(
                "untapping is what the ability does, so players can respond first",
                ("107.6", "602.2b"),
                MERFOLK,
                tapped=True,
            ),
            when.resolve(),
            then(MERFOLK, has_flying=True),
        ),
    ),
)
