"""How does an Equipment come to what it equips?"""

from __future__ import annotations

from .abilities import ActivatedAbility
from .costs import Cost
from .events import Attached
from .instructions import Instruction, still_there
from .references import ITSELF, TARGET, Context, Reference
from .rules import cr
from .selectors import YOUR_CREATURES


class Attach(Instruction):
    """Attach it to an object. Source: `cr["701.3a"]`, `cr["701.3b"]`."""

    to: Reference = TARGET
    what: Reference = ITSELF

    def carry_out(self, context: Context) -> None:
        for host in still_there(self.to, context)[:1]:
            for o in still_there(self.what, context):
                context.playing.happen(Attached(o, host))
                context.playing.tell(f"{o} becomes attached to {host}", cr["701.3a"])

    def text(self) -> str:
        return f"attach {self.what.text()} to {self.to.text()}"


def equip(cost: str) -> ActivatedAbility:
    """Equip: attach it to a creature that you control, at the time for a sorcery. Source: `cr["702.6a"]`."""
    return ActivatedAbility(Cost(cost), (Attach(),), (("target", YOUR_CREATURES),), sorcery_speed=True)
