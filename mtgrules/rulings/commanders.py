"""What does copying a commander give, and where may the commander itself go?"""

from __future__ import annotations

from mtgrules.abilities import HASTE
from mtgrules.rulings.any_way import ByMakingTokens, Told, playable
from mtgrules.rulings.scenes import Scenarios, numbered
from mtgrules.rulings.ways import NotPlayable
from mtgrules.scenario import then, twin, when
from mtgrules.setup import permanent
from mtgrules.size_changes import GainAbility, ModifyPowerToughness

DOG = "Isamaru, Hound of Konda"


def of_a_commander(key: str, card: str) -> Scenarios:
    """Bob's commander is copied: the copy has dealt 21 damage, and that means nothing."""
    way = playable(card, DOG)
    if not isinstance(way, ByMakingTokens):
        raise NotPlayable(f"{card} is played with a commander nowhere yet")
    return numbered(key, (commander_damage(way), commander_exiled(way)))


def commander_damage(way: ByMakingTokens) -> Told:
    token = way.copies(DOG)[0]
    return (
        "A token copied from a commander deals 21 combat damage",
        way.given(permanent(DOG, commander=True), life={"Bob": 40}),
        (
            way.make(DOG, command_zone="no"),
            way.claims(DOG, "903.3", is_commander=False, name=DOG),
            way.belief("the tokens are commanders, too", "903.3", DOG, is_commander=True),
            when.change(token, ModifyPowerToughness(19, 19), GainAbility(HASTE)),
            when.attack(token, defender="Bob"),
            when.to("end of combat"),
            then("Bob", "903.10a", life=19, lost=False),
            twin("21 damage from a copy of a commander are enough", ("903.10a", "903.3"), "Bob", lost=True),
        ),
    )


def commander_exiled(way: ByMakingTokens) -> Told:
    return (
        "The exiled commander goes to the command zone",
        way.given(permanent(DOG, commander=True)),
        (
            way.make(DOG, command_zone="yes"),
            then(DOG, "903.9a", zone="command", is_commander=True),
            way.claims(DOG, "903.3", name=DOG, is_commander=False, zone="battlefield"),
            twin("it must stay in exile, where the spell has put it", "903.9a", DOG, zone="exile"),
        ),
    )
