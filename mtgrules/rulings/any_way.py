"""How does any card make a copy of a permanent: by entering, by becoming one when it attacks, or by making tokens?

Scenes written against these words play for all of them: the position (`given`), what is done (`make`), and what
the copies are called then (`copies`).
"""

from __future__ import annotations

from typing import Any

from mtgrules.abilities import SpellAbility, TriggeredAbility
from mtgrules.cards import card as card_of
from mtgrules.instructions import Exile
from mtgrules.patterns import Attacks
from mtgrules.permanent_instructions import BecomesCopyOf
from mtgrules.rulings.ways import NotPlayable, way_of
from mtgrules.scenario import Claim, Part, Twin, then, twin, when
from mtgrules.selectors import Each
from mtgrules.setup import Cards, Placed, Position, game, position
from mtgrules.token_instructions import CreateTokenCopy
from mtgrules.value import Value
from mtgrules.verbs import Action

# a title, a position, and what is done and must hold
Told = tuple[str, Position, tuple[Part, ...]]


class AnyWay(Value):
    """A card of Alice's that copies an object of Bob's. `of` is what it may copy."""

    card: str
    of: Each

    def given(self, *theirs: Placed | str, mine: Cards = (), **more: Any) -> Position:
        """The position before: what Bob and Alice have."""
        return position(Alice=mine, Bob=theirs, **more)

    def make(self, model: str, **choices: Any) -> Action:
        """Alice makes a copy, or copies, of that object."""
        raise NotImplementedError

    def copies(self, name: str) -> tuple[str, ...]:
        """What names the copies of an object of this name."""
        return (self.card,)

    @property
    def stays(self) -> bool:
        """Does what is copied stay on the battlefield?"""
        return True

    def may_copy(self, model: str | Placed) -> bool:
        """May it copy this object of Bob's?"""
        board = game(Alice=[], Bob=[model])
        return bool(self.of.but(other=False).objects(board.derivation.board, board.battlefield[0].id, "Alice"))

    def claims(self, name: str, /, *rules: str, **expected: Any) -> tuple[Claim, ...]:
        """The same claims about each copy of an object of this name."""
        return tuple(claim for copy in self.copies(name) for claim in then(copy, *rules, **expected))

    def belief(self, text: str, refuted_by: str | tuple[str, ...], name: str, /, **would_give: Any) -> Twin:
        """What people believe about the copies, told of the first one."""
        return twin(text, refuted_by, self.copies(name)[0], **would_give)


class ByEntering(AnyWay):
    """It enters as a copy: Alice casts it."""

    def make(self, model: str, **choices: Any) -> Action:
        return when.cast(self.card, by="Alice", copying=model, **choices)


class ByAttacking(AnyWay):
    """It attacks, exiles its target and becomes a copy of it."""

    asked: str
    may: bool

    def given(self, *theirs: Placed | str, mine: Cards = (), **more: Any) -> Position:
        return position(Alice=[self.card, *mine], Bob=theirs, **more)

    def make(self, model: str, **choices: Any) -> Action:
        chosen: dict[str, Any] = {self.asked: model, **choices}
        if self.may and not choices.get("hold"):  # asked as the trigger resolves
            chosen["may"] = "yes"
        return when.attack(self.card, **chosen)

    @property
    def stays(self) -> bool:
        return False


class ByMakingTokens(AnyWay):
    """A spell exiles its target, and players make tokens that copy it. Carol and Dave play, too."""

    asked: str
    makers: tuple[str, ...]

    def given(self, *theirs: Placed | str, mine: Cards = (), **more: Any) -> Position:
        return position(**{"Alice": mine, "Bob": theirs, "Carol": (), "Dave": ()} | more)

    def make(self, model: str, **choices: Any) -> Action:
        chosen: dict[str, Any] = {self.asked: model, **choices}
        return when.cast(self.card, by="Alice", **chosen)

    def copies(self, name: str) -> tuple[str, ...]:
        label = name if name.endswith("Token") else f"{name or 'nameless'} token"
        return tuple(f"{label}#{number}" for number in range(1, len(self.makers) + 1))

    @property
    def stays(self) -> bool:
        return False


MAKERS = {
    "you": ("Alice",),
    "each player": ("Alice", "Bob", "Carol", "Dave"),
    "each other player": ("Alice", "Carol", "Dave"),
}


def any_way(name: str) -> AnyWay:
    """How the card of this name makes copies. Raises `NotPlayable` if it doesn't, or isn't in the catalogue."""
    try:
        abilities = card_of(name).faces[0].abilities
    except LookupError as error:
        raise NotPlayable(str(error)) from None
    for ability in abilities:
        if isinstance(ability, TriggeredAbility | SpellAbility) and len(ability.targets) == 1:
            (asked, what), *_ = ability.targets
            kinds = [type(step) for step in ability.do]
            if not isinstance(what, Each) or Exile not in kinds:
                continue
            if isinstance(ability, TriggeredAbility) and isinstance(ability.when, Attacks) and BecomesCopyOf in kinds:
                return ByAttacking(name, what, asked, ability.may)
            made = next((step for step in ability.do if isinstance(step, CreateTokenCopy)), None)
            if made and made.who.who in MAKERS:
                return ByMakingTokens(name, what, asked, MAKERS[made.who.who])
    return ByEntering(name, way_of(name).of)


def playable(card: str, model: str) -> AnyWay:
    """How the card copies this model. Raises `NotPlayable` if it can't."""
    way = any_way(card)
    if not way.may_copy(model):
        raise NotPlayable(f"{card} can't copy {model}")
    return way
