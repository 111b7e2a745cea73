"""Which keywords are short for an ability that the other words can say?"""

from __future__ import annotations

from .abilities import TriggeredAbility
from .conditions import ThisHasCounters
from .instructions import PutOntoBattlefield
from .objects import Zone
from .patterns import Attacks, CastsSpell, Leaves
from .permanent_instructions import Apply
from .references import ITSELF, THAT
from .selectors import THIS, YOUR_CREATURES, Each
from .size_changes import ModifyPowerToughness


class KeywordTrigger(TriggeredAbility):
    """A triggered ability that has one word for all of it. Source: `cr["702.1"]`."""

    keyword: str = ""

    def text(self) -> str:
        return self.keyword


def _returns(keyword: str, counter: str) -> KeywordTrigger:
    """It comes back with such a counter, if it had none as it died."""
    comes_back = PutOntoBattlefield(ITSELF, counters=((counter, 1),))
    had_none = ThisHasCounters(counter, 0, 0)
    return KeywordTrigger(Leaves(THIS, Zone.GRAVEYARD), (comes_back,), condition=had_none, keyword=keyword)


GROWS = Apply((ModifyPowerToughness(1, 1),), ITSELF)
PROWESS = KeywordTrigger(CastsSpell(Each(without=("Creature",), zone=Zone.STACK)), (GROWS,), keyword="prowess")
EXALTED = KeywordTrigger(Attacks(YOUR_CREATURES, alone=True), (GROWS.but(to=THAT),), keyword="exalted")
UNDYING, PERSIST = _returns("undying", "+1/+1"), _returns("persist", "-1/-1")
