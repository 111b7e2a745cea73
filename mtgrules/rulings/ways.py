"""How does a given card make a copy, and what is the copy called then?"""

from __future__ import annotations

from typing import Any

from mtgrules.cards import card as card_of
from mtgrules.changes import Change
from mtgrules.characteristics import Characteristics
from mtgrules.copying import with_exceptions
from mtgrules.entry_abilities import EntersAsCopy
from mtgrules.mistakes import Mistake
from mtgrules.objects import Card
from mtgrules.scenario import when
from mtgrules.selectors import Each
from mtgrules.setup import Placed, game
from mtgrules.value import Value
from mtgrules.verbs import Action


class NotPlayable(Mistake, LookupError):
    """This kind of ruling can't be played for this card; the message says why."""


class EntersWay(Value):
    """A card that enters as a copy: Alice casts it. `of` is what it may copy, `except_` what it changes thereby."""

    card: str
    of: Each
    optional: bool
    except_: tuple[Change, ...] = ()

    @property
    def copy(self) -> str:
        """What names the copy afterwards."""
        return self.card

    def make(self, model: str | None, **choices: Any) -> Action:
        """Alice makes a copy of that object."""
        return when.cast(self.card, by="Alice", copying=model, **choices)

    def values(self, model: str) -> Characteristics:
        """What a copy of this card is, with the exceptions."""
        return with_exceptions(card_of(model).faces[0], self.except_)

    def size(self, model: str) -> dict[str, Any]:
        """Power and toughness of a copy of this card, as a claim says them."""
        values = self.values(model)
        return {"power": values.power, "toughness": values.toughness}

    def may_copy(self, model: str | Card | Placed) -> bool:
        """May it copy this object of Bob's?"""
        board = game(Bob=[model])
        return bool(self.of.objects(board.derivation.board, board.battlefield[0].id, "Alice"))

    def first(self, *models: str | Placed) -> str | Placed:
        """The first of the models that it may copy. Raises `NotPlayable` if it may copy none."""
        for model in models:
            if self.may_copy(model):
                return model
        raise NotPlayable(f"{self.card} can copy none of {', '.join(handle(model) for model in models)}")


def handle(model: str | Placed) -> str:
    """What names an object of a position."""
    return model.name if isinstance(model, Placed) else model


def way_of(name: str) -> EntersWay:
    """How the card of this name makes a copy. Raises `NotPlayable` if it doesn't enter as one, or isn't in the
    catalogue.
    """
    try:
        card = card_of(name)
    except LookupError as error:
        raise NotPlayable(str(error)) from None
    for ability in card.faces[0].abilities:
        if isinstance(ability, EntersAsCopy) and ability.of.controller != "you":
            return EntersWay(card.name, ability.of, ability.optional, ability.except_)
    raise NotPlayable(f"{name} doesn't enter as a copy of any object, so this kind isn't played for it")
