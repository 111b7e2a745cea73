"""Which keyword abilities make a token copy of a card in a graveyard?"""

from __future__ import annotations

from .abilities import HASTE, ActivatedAbility
from .changes import Change, SetManaCost
from .costs import Cost
from .effects import FOREVER
from .instructions import AtTheNext, Instruction, LeftOut, Sacrifice
from .objects import Zone
from .permanent_instructions import Apply
from .references import CREATED, EACH_OPPONENT, ITSELF, NumberOfPlayers
from .size_changes import GainAbility, SetPowerToughness
from .token_instructions import CreateTokenCopy
from .type_changes import AddTypes, SetColors


def embalm(cost: str) -> ActivatedAbility:
    """Embalm: exile this card from your graveyard for a token copy that is a white Zombie, too, without a mana
    cost. Source: `cr["702.128a"]`.
    """
    return _exiled(cost, CreateTokenCopy(ITSELF, except_=_zombie("W")))


def eternalize(cost: str) -> ActivatedAbility:
    """Eternalize: exile this card from your graveyard for a token copy that is a black 4/4 Zombie, too, without a
    mana cost. Source: `cr["702.129a"]`.
    """
    return _exiled(cost, CreateTokenCopy(ITSELF, except_=(*_zombie("B"), SetPowerToughness(4, 4))))


def encore(cost: str) -> ActivatedAbility:
    """Encore: exile this card from your graveyard for a token copy with haste for each opponent, until the next end
    step. That each must attack is left out. Source: `cr["702.141a"]`.
    """
    return _exiled(
        cost,
        CreateTokenCopy(ITSELF, NumberOfPlayers(EACH_OPPONENT)),
        Apply((GainAbility(HASTE),), CREATED, FOREVER),
        LeftOut("each of them attacks another opponent this turn if able"),
        AtTheNext("end step", (Sacrifice(CREATED),)),
    )


def _exiled(cost: str, *do: Instruction) -> ActivatedAbility:
    return ActivatedAbility(Cost(cost, exile_this=True), do, sorcery_speed=True, zone=Zone.GRAVEYARD)


def _zombie(color: str) -> tuple[Change, ...]:
    return SetColors(color), SetManaCost(None), AddTypes(("Zombie",))
