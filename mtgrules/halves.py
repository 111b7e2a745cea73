"""What are the two halves of a split card, together and apart?

Off the stack the card has the characteristics of both (709.4), on it those of the half that was cast (709.3b), or of
both if it was cast fused (702.102b).
"""

from __future__ import annotations

from .characteristics import Characteristics
from .symbols import ManaCost

FUSE, FUSED = "fuse", "fused"
JOINED = " // "


def combined(left: Characteristics, right: Characteristics) -> Characteristics:
    """Both halves as one object: two names, both costs, every type and ability of either.

    Source: `cr["709.4"]` to `cr["709.4c"]`.
    """
    costs = [half.mana_cost for half in (left, right) if half.mana_cost]
    return left.but(
        name=f"{left.name}{JOINED}{right.name}",
        mana_cost=ManaCost.of("".join(map(str, costs))) if costs else None,
        colors=left.colors | right.colors,
        color_indicator=left.color_indicator | right.color_indicator,
        supertypes=left.supertypes | right.supertypes,
        types=left.types | right.types,
        subtypes=left.subtypes | right.subtypes,
        abilities=(*left.abilities, *(ability for ability in right.abilities if not is_fuse(ability))),
    )


def is_fuse(ability: object) -> bool:
    """Is this the ability by which both halves may be cast together? Source: `cr["702.102a"]`."""
    return getattr(ability, "keyword", "") == FUSE
