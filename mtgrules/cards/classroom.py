"""Cards that lessons use as examples."""

from __future__ import annotations

from ..abilities import FLYING, HASTE, Keyword, TriggeredAbility
from ..instructions import Sacrifice
from ..objects import Card
from ..patterns import BeginningOf
from ..references import ITSELF

AIR_ELEMENTAL = Card("Air Elemental", "{3}{U}{U}", "Creature — Elemental", "4/4", FLYING)
BALL_LIGHTNING = Card(
    "Ball Lightning", "{R}{R}{R}", "Creature — Elemental", "6/1", Keyword("trample"), HASTE,
    TriggeredAbility(BeginningOf("end step"), (Sacrifice(ITSELF),)),
)  # fmt: skip
