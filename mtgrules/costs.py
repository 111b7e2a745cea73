"""What does an ability cost, and can it be paid?"""

from __future__ import annotations

from .selectors import Each
from .value import Value


class Cost(Value):
    """What it takes to activate an ability: mana, tapping ({T}), untapping ({Q}), sacrificing this, and more.

    `loyalty` is the change of loyalty counters, which makes the ability a loyalty ability (606.1). `sacrifice`
    is "this" or what must be sacrificed. `tap_another` is something untapped of yours that is tapped without a
    {T} of its own; `crew` taps creatures of that much power together. `craft` is the material to exile with
    this, `craft_least` how much at least. `exile_this` and `discard_this` are for an ability of a card in a
    graveyard or a hand.
    """

    mana: str = ""
    tap: bool = False
    untap: bool = False
    sacrifice: str | Each = ""
    loyalty: int | None = None
    remove_counters: tuple[str, int] | None = None
    life: int = 0
    mill: int = 0
    tap_another: Each | None = None
    crew: int = 0
    craft: Each | None = None
    craft_least: int = 1
    exile_this: bool = False
    discard_this: bool = False

    def __str__(self) -> str:
        sacrificed = self.sacrifice if isinstance(self.sacrifice, str) else self.sacrifice.text()
        parts = [
            self.mana,
            "{T}" if self.tap else "",
            "{Q}" if self.untap else "",
            f"sacrifice {sacrificed}" if sacrificed else "",
            f"[{self.loyalty:+d}]" if self.loyalty is not None else "",
            f"remove {self.remove_counters[1]} {self.remove_counters[0]} counter" if self.remove_counters else "",
            f"pay {self.life} life" if self.life else "",
            f"mill {self.mill}" if self.mill else "",
            f"tap an untapped {self.tap_another.text()}" if self.tap_another else "",
            f"crew {self.crew}" if self.crew else "",
            f"exile this and {self.craft_least} or more of each {self.craft.text()}, also from your graveyard"
            if self.craft
            else "",
            "exile this" if self.exile_this else "",
            "discard this" if self.discard_this else "",
        ]
        return ", ".join(part for part in parts if part) or "{0}"

    __repr__ = __str__


TAP = Cost(tap=True)
