"""What can an effect do to abilities and size (layers 6 and 7)?"""

from __future__ import annotations

from functools import cached_property

from .abilities import Ability
from .amounts import Amount, said, settled
from .changes import SIZE, Change, Layer
from .characteristics import Characteristics
from .objects import ObjectId
from .rules import cr
from .selectors import NONE, Board, Tokens, writes_all, writes_some


# ---------------------------------------------------------------- layer 6
class GainAbility(Change):
    """It has this ability as well. Source: `cr["613.1f"]`."""

    ability: Ability
    layer = Layer.ABILITY

    @cached_property
    def writes(self) -> Tokens:  # type: ignore[override]
        return writes_some("abilities", (getattr(self.ability, "keyword", "other"),))

    @property
    def gives(self) -> tuple[Ability, ...]:
        return (self.ability,)

    def apply(self, c: Characteristics) -> Characteristics:
        return c.but(abilities=(*c.abilities, self.ability))

    def text(self) -> str:
        return f"has {self.ability.text()}"


class LoseAllAbilities(Change):
    """It has no abilities, or with `but_mana` none but mana abilities. Source: `cr["613.1f"]`."""

    but_mana: bool = False
    layer, writes, takes_abilities = Layer.ABILITY, writes_all("abilities"), True

    def apply(self, c: Characteristics) -> Characteristics:
        kept = self._kept(c)
        return c.but(abilities=kept) if kept != c.abilities else c

    def _kept(self, c: Characteristics) -> tuple[Ability, ...]:
        if not self.but_mana:
            return ()
        from .classifying import is_mana_ability

        return tuple(ability for ability in c.abilities if is_mana_ability(ability))

    def text(self) -> str:
        return f"loses all abilities{' but mana abilities' if self.but_mana else ''}"


class LoseAbility(Change):
    """It has no ability with this keyword. Source: `cr["613.1f"]`."""

    keyword: str
    layer, takes_abilities = Layer.ABILITY, True

    @cached_property
    def writes(self) -> Tokens:  # type: ignore[override]
        return writes_some("abilities", (self.keyword,))

    def apply(self, c: Characteristics) -> Characteristics:
        kept = tuple(ability for ability in c.abilities if getattr(ability, "keyword", "") != self.keyword)
        return c.but(abilities=kept) if len(kept) < len(c.abilities) else c

    def text(self) -> str:
        return f"loses {self.keyword}"


# ---------------------------------------------------------------- layer 7
class _Sized(Change):
    """A change with a power and a toughness, which may be amounts."""

    power: int | Amount
    toughness: int | Amount
    writes = SIZE

    @cached_property
    def reads(self) -> Tokens:
        return NONE.union(*(part.reads for part in (self.power, self.toughness) if isinstance(part, Amount)))

    @cached_property
    def resolves(self) -> bool:
        return isinstance(self.power, Amount) or isinstance(self.toughness, Amount)

    def on(self, board: Board, source: ObjectId, you: str, target: ObjectId) -> Change:
        if not self.resolves:
            return self
        power, toughness = (settled(part, board, source, you, target) for part in (self.power, self.toughness))
        return self.but(power=power, toughness=toughness)


class DefinePowerToughness(_Sized):
    """A characteristic-defining ability says what its size is. Source: `cr["613.4a"]`, `cr["604.3"]`."""

    layer, rule, provides = Layer.PT_DEFINE, cr["604.3"], Layer.PT_DEFINE

    def apply(self, c: Characteristics) -> Characteristics:
        return c.sized(self.power, self.toughness)  # type: ignore[arg-type]

    def text(self) -> str:
        return f"is defined as {said(self.power)}/{said(self.toughness)}"


class SetPowerToughness(_Sized):
    """It has this size, before counters and bonuses. Source: `cr["613.4b"]`."""

    layer, provides = Layer.PT_SET, Layer.PT_DEFINE

    def apply(self, c: Characteristics) -> Characteristics:
        return c.sized(self.power, self.toughness)  # type: ignore[arg-type]

    def text(self) -> str:
        return f"is {said(self.power)}/{said(self.toughness)}"


class ModifyPowerToughness(_Sized):
    """It gets this much bigger or smaller. Source: `cr["613.4c"]`."""

    layer = Layer.PT_MODIFY

    def apply(self, c: Characteristics) -> Characteristics:
        if c.power is None or c.toughness is None:
            return c
        return c.sized(int(c.power) + self.power, int(c.toughness) + self.toughness)  # type: ignore[operator]

    def text(self) -> str:
        return f"gets {_signed(self.power)}/{_signed(self.toughness)}"


class SwitchPowerToughness(Change):
    """Its power and toughness change places. Source: `cr["613.4d"]`."""

    layer, writes = Layer.PT_SWITCH, SIZE

    def apply(self, c: Characteristics) -> Characteristics:
        return c.sized(c.toughness, c.power)

    def text(self) -> str:
        return "its power and toughness are switched"


class NoSize(Change):
    """No power and no toughness, because it is no creature: what the layers have come to, in no layer itself.
    `cr["208.3"]`.
    """

    layer, rule, writes = None, cr["208.3"], SIZE

    def apply(self, c: Characteristics) -> Characteristics:
        return c.sized(None, None)

    def text(self) -> str:
        return "isn't a creature, so it has no power or toughness"


NO_SIZE = NoSize()


def _signed(amount: int | Amount) -> str:
    return f"{amount:+d}" if isinstance(amount, int) else f"+{amount.text()}"
