"""What plays the paragraph about X of a permanent that was cast with X?"""

from __future__ import annotations

from mtgrules.rulings.ruling import cited
from mtgrules.scenario import Scenario, Twin, allowed, offers, then, twin, when
from mtgrules.setup import position

HYDRA, COPY, BEAR = "Primordial Hydra", "Primordial Hydra copy", "Runeclaw Bear"
FREE_WITH_20 = when.cast(HYDRA, by="Alice", free=True, x=20)

X_OF_A_PERMANENT = (
    Scenario(
        "R-107.3m-1",
        "Enters with X counters",
        position(hand={"Alice": [HYDRA]}),
        (
            when.cast(HYDRA, x=3, hold=True),
            then(HYDRA, "202.3e", "107.3a", mana_value=5, x=3),
            when.resolve(),
            then(HYDRA, "107.3m", counters={"+1/+1": 3}),
            then(HYDRA, power=3, toughness=3),
            then(HYDRA, "202.3e", mana_value=2),
            then(HYDRA, "107.3m", x=0),
            twin("its mana value on the battlefield is 5", ("202.3e", "107.3m"), HYDRA, mana_value=5),
        ),
    ),
    Scenario(
        "R-107.3m-2",
        "An enter trigger that says X",
        position(),
        (
            when.cast("Gadwick, the Wizened", by="Alice", x=4, hold=True),
            when.resolve(hold=True),
            then("Gadwick, the Wizened", "107.3m", ability_x=4, x=0),
            when.resolve(),
            then("Alice", "107.3m", hand=4),
            twin("X of the permanent is 0, so it draws nothing", ("107.3m", "107.3i"), "Alice", hand=0),
        ),
    ),
    Scenario(
        "R-107.3m-3",
        "Put onto the battlefield without having been cast",
        position(graveyard={"Alice": [HYDRA]}),
        (
            then(HYDRA, "107.3g", x=0, mana_value=2),
            when.put(HYDRA, by="Alice"),
            then(HYDRA, "107.3m", "704.5f", zone="graveyard", counters={}),
            offers("x", (), when.put(HYDRA, by="Alice"), "107.3m", "107.3a"),
            Twin(
                "its owner chooses X now",
                offers("x", ("a number, 0 or more",), when.put(HYDRA, by="Alice")),
                cited("107.3m", "107.3a"),
            ),
        ),
    ),
    Scenario(
        "R-107.3m-4",
        "Cast without paying its mana cost",
        position(hand={"Alice": [HYDRA]}),
        (
            allowed("X = 20", False, FREE_WITH_20, "107.3b"),
            Twin("what costs nothing can have any X", allowed("X = 20", True, FREE_WITH_20), cited("107.3b")),
            when.cast(HYDRA, free=True, hold=True),
            then(HYDRA, "107.3b", x=0, mana_value=2),
            when.resolve(),
            then(HYDRA, "107.3b", "704.5f", zone="graveyard"),
        ),
    ),
    Scenario(
        "R-107.3m-5",
        "X in a kicker cost",
        position(hand={"Alice": ["Verdeloth the Ancient"]}),
        (
            offers("x", ("a number, 0 or more",), when.cast("Verdeloth the Ancient", kicked=1), "107.3a"),
            when.cast("Verdeloth the Ancient", kicked=1, x=2, hold=True),
            then("Verdeloth the Ancient", "202.3", mana_value=6),
            when.resolve(hold=True),
            then("Verdeloth the Ancient", "107.3m", ability_x=2),
            when.resolve(),
            then(
                "Alice",
                "107.3m",
                "111.1",
                permanents=("Verdeloth the Ancient", "Saproling Token", "Saproling Token"),
            ),
            twin(
                "only X in the mana cost counts",
                "107.3m",
                "Alice",
                permanents=("Verdeloth the Ancient",),
            ),
        ),
    ),
    Scenario(
        "R-107.3m-6",
        "An activated ability has an X of its own",
        position(Bob=[BEAR], hand={"Alice": ["Altered Ego", "Gigantoplasm"]}),
        (
            when.cast("Gigantoplasm", copying=BEAR),
            when.cast("Altered Ego", copying="Gigantoplasm", x=3),
            then("Altered Ego", "107.3m", name=BEAR, power=5, counters={"+1/+1": 3}, x=0),
            when.activate("Altered Ego", "{X}", x=1, hold=True),
            then("Altered Ego", "107.3k", ability_x=1),
            when.resolve(),
            then("Altered Ego", "107.3k", "613.4b", power=4),
            twin("X is 3 everywhere on it", ("107.3k", "107.3m"), "Altered Ego", power=6),
            twin("X is 0 everywhere on it", ("107.3k", "107.3m"), "Altered Ego", power=3),
        ),
    ),
    Scenario(
        "R-107.3m-7",
        "A copy of the spell, and a copy of the permanent",
        position(hand={"Alice": [HYDRA, "Double Major", "Clone"]}),
        (
            when.cast(HYDRA, x=3, hold=True),
            when.cast("Double Major", target=HYDRA, hold=True),
            when.resolve(hold=True),
            then(COPY, "707.10", x=3, zone="stack", mana_value=5),
            then(HYDRA, zone="stack"),
            when.resolve(),
            then(f"{HYDRA}#1", zone="battlefield"),
            then(COPY, "707.10f", "608.3f", "107.3m", is_token=True, counters={"+1/+1": 3}, power=3),
            then(HYDRA, counters={"+1/+1": 3}),
            twin("a token is cast by nobody, so it has no X", ("707.10", "608.3f", "107.3m"), COPY, counters={}),
            when.cast("Clone", copying=f"{HYDRA}#1"),
            then("Clone", "707.2", "107.3m", "704.5f", zone="graveyard"),
            twin("a copy of the permanent has the same X", ("707.2", "107.3j", "107.3m"), "Clone", zone="battlefield"),
        ),
    ),
)
