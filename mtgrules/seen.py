"""What does one moment show of an object, and why?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .abilities import Keyword
from .characteristics import Characteristics, in_order
from .objects import Card, GameObject, ObjectId, Zone
from .rules import cr
from .selectors import chosen, has_keyword
from .symbols import COLOR_NAMES
from .trace import Answer, Why

if TYPE_CHECKING:
    from .state import Game

QUESTIONS = (
    "name", "mana_cost", "mana_value", "colors", "types", "subtypes", "supertypes", "abilities", "power", "toughness",
    "loyalty", "defense", "controller",
)  # fmt: skip


class Seen:
    """An object as one moment shows it: its characteristics, its state, and why each is so.

    `seen.power` is a value, `seen.why("power")` its explanation. All of it can be asked of an earlier moment as well.
    """

    def __init__(self, game: Game, o: ObjectId) -> None:
        self.game, self.id = game, o

    @property
    def object(self) -> GameObject:
        return self.game.objects[self.id]

    @property
    def values(self) -> Characteristics:
        """All its characteristics."""
        return self.game.derivation.line(self.id).values

    @property
    def copiable(self) -> Characteristics:
        """What a copy would take. Source: `cr["707.2"]`, `cr["613.2c"]`."""
        return self.game.derivation.copiable(self.id)

    # -- characteristics (109.3)
    @property
    def name(self) -> str:
        return self.values.name

    @property
    def mana_cost(self) -> str | None:
        return str(self.values.mana_cost) if self.values.mana_cost else None

    @property
    def mana_value(self) -> int:
        """Source: `cr["202.3"]`; `why("mana_value")` says which case it is."""
        return int(self.why("mana_value").value)

    @property
    def colors(self) -> str:
        """Letters of `WUBRG`, in order; empty if colorless."""
        return in_order(self.values.colors)

    @property
    def types(self) -> tuple[str, ...]:
        return tuple(sorted(self.values.types))

    @property
    def subtypes(self) -> tuple[str, ...]:
        return tuple(sorted(self.values.subtypes))

    @property
    def supertypes(self) -> tuple[str, ...]:
        return tuple(sorted(self.values.supertypes))

    @property
    def abilities(self) -> tuple[str, ...]:
        """Its abilities in our words."""
        return tuple(ability.text() for ability in self.values.abilities)

    @property
    def inset(self) -> str | None:
        """What the Adventure, Omen or prepare spell in its inset frame is called. Source: `cr["715.2"]`."""
        return str(self.values.inset) if self.values.inset else None

    @property
    def power(self) -> int | None:
        return _plain(self.values.power)

    @property
    def toughness(self) -> int | None:
        return _plain(self.values.toughness)

    @property
    def loyalty(self) -> int | None:
        """On the battlefield its loyalty counters, elsewhere what is printed; nothing if it is no planeswalker.
        `cr["306.5"]`.
        """
        if "Planeswalker" not in self.values.types:
            return None
        return self.object.count("loyalty") if self.zone == "battlefield" else self.values.loyalty

    @property
    def defense(self) -> int | None:
        if "Battle" not in self.values.types:
            return None
        return self.object.count("defense") if self.zone == "battlefield" else self.values.defense

    # -- everything else about it
    @property
    def controller(self) -> str:
        return self.game.controller(self.id)

    @property
    def owner(self) -> str:
        return self.object.owner

    @property
    def zone(self) -> str:
        return self.object.zone.value

    @property
    def zone_changes(self) -> int:
        """How often this card has changed zones: each time it became a new object. Source: `cr["400.7"]`."""
        return self.id.life

    @property
    def tapped(self) -> bool:
        return self.object.tapped

    @property
    def phased_out(self) -> bool:
        """Is it treated as though it didn't exist? Source: `cr["702.26b"]`."""
        return bool(self.object.phased_out)

    @property
    def attacking(self) -> str | None:
        return str(self.object.attacking) if self.object.attacking is not None else None

    @property
    def damage(self) -> int:
        """The damage marked on it. Source: `cr["120.3"]`."""
        return self.object.damage

    @property
    def is_token(self) -> bool:
        return self.object.is_token

    @property
    def is_commander(self) -> bool:
        """An attribute of the card, not a characteristic. Source: `cr["903.3"]`."""
        return self.object.is_commander

    @property
    def face_down(self) -> bool:
        return self.object.face_down

    @property
    def flipped(self) -> bool:
        """Is it flipped: a status, which copying can't touch. Source: `cr["110.5"]`, `cr["710.4"]`."""
        return self.object.flipped

    @property
    def double_faced(self) -> bool:
        """Is it represented by a card or token that has two faces of its own? Source: `cr["712.9"]`."""
        return self.object.card.double_faced

    @property
    def face(self) -> str:
        """Which face is up: "front" or "back". Off the battlefield and the stack the front face counts. Source:
        `cr["712.8a"]`.
        """
        up = self.object.face and self.object.card.double_faced and self.object.zone in (Zone.BATTLEFIELD, Zone.STACK)
        return "back" if up else "front"

    @property
    def summoning_sick(self) -> bool:
        """May it not attack yet, nor pay {T} and {Q}? `why_summoning_sick()` says why. Source: `cr["302.6"]`."""
        return bool(self.why_summoning_sick())

    def why_summoning_sick(self) -> Answer:
        from .activating import summoning_sick

        return summoning_sick(self) or Answer(False, "it is free to attack and to use {T} and {Q}", (cr["302.6"],))

    @property
    def counters(self) -> dict[str, int]:
        return {kind: number for kind, number, _ in self.object.counters}

    @property
    def designations(self) -> tuple[str, ...]:
        """What it is called that is no characteristic: monstrous, renowned, saddled… Source: `cr["707.2"]`."""
        return self.object.designations

    @property
    def choices(self) -> dict[str, Any]:
        """What was chosen for the abilities that it has now, by the kind of choice. Source: `cr["607.2d"]`."""
        board = self.game.derivation.board
        found = {name: chosen(board, self.id, name) for name, _, _ in self.object.chosen}
        return {name: value for name, value in found.items() if value}

    @property
    def attached_to(self) -> str | None:
        return str(self.object.attached_to) if self.object.attached_to else None

    @property
    def attachments(self) -> tuple[str, ...]:
        """What is attached to it; what is phased out isn't there for what is not."""
        there = [
            o
            for o, obj in self.game.objects.items()
            if obj.attached_to == self.id and (self.phased_out or not obj.phased_out)
        ]
        return tuple(str(o) for o in there)

    @property
    def card(self) -> Card:
        return self.object.card

    def is_(self, word: str) -> bool:
        """Does its type line have this word?"""
        return self.values.has(word)

    def has(self, keyword: str) -> bool:
        """Does it have this keyword ability, or an "adventure", "omen" or "prepare spell" in an inset frame?"""
        return has_keyword(self.values, keyword)

    @property
    def protected_from(self) -> tuple[str, ...]:
        """The colors, as letters, from which it has protection. Source: `cr["702.16a"]`."""
        found = []
        for ability in self.values.abilities:
            if isinstance(ability, Keyword) and ability.keyword == "protection":
                quality = ability.quality
                if quality == "the chosen color":
                    quality = chosen(self.game.derivation.board, self.id, "color")
                found += [letter for letter, name in COLOR_NAMES.items() if name == quality]
        return tuple(found)

    # -- why
    def why(self, question: str) -> Why:
        """Why is this value what it is? `question` is one of the characteristics, or `mana_value` or `controller`."""
        from .explain import why

        return why(self, question)

    def explanation(self) -> Why:
        """Every line, from what is printed to what it is."""
        from .explain import explanation

        return explanation(self)

    @property
    def not_copiable(self) -> Why:
        """What a copy of it would leave behind, and by which rule. Source: `cr["707.2"]`."""
        from .copying import left_behind

        return left_behind(self)

    def may_activate(self, ability: str | int = 0, by: str = "") -> Answer:
        """May this ability (by number, or a piece of its text) be activated by its controller, or `by`? Source:
        `cr["602.2"]`.
        """
        from .activating import find_ability, may_activate

        return may_activate(self.game, self.id, find_ability(self, ability), by or self.controller)

    def is_mana_ability(self, ability: str | int = 0, edition: str = "") -> Answer:
        """Is this ability a mana ability, by the rules of an edition? Source: `cr["605.1"]`."""
        from .activating import ability_of
        from .classifying import is_mana_ability

        return is_mana_ability(ability_of(self, ability), edition or self.game.edition)

    def taps_for_mana(self, ability: str | int = 0, edition: str = "") -> Answer:
        """Is activating this ability tapping it for mana? Source: `cr["106.12"]`."""
        from .activating import ability_of
        from .classifying import taps_for_mana

        return taps_for_mana(ability_of(self, ability), edition or self.game.edition)

    def locked(self) -> Answer:
        """Is it held down: does it not untap during its controller's untap step, and what holds it? Source:
        `cr["502.3"]`.
        """
        from .untapping import locked

        return locked(self.game, self.id)

    def triggered(self) -> Answer:
        """How often did abilities of it trigger during the last action, and why did those that didn't not? Source:
        `cr["603.2"]`.
        """
        from .triggering import how_often

        return how_often(self.game, self.id)

    def triggered_as_it_is(self) -> Answer:
        """How often did the abilities that it has now trigger this turn, and why not the others? Source:
        `cr["603.2"]`.
        """
        from .triggering import how_often

        return how_often(self.game, self.id, as_it_is=True)

    def chosen_color(self) -> Answer:
        """Which color was chosen for the ability that it has now (`None`: that was never asked)? Source:
        `cr["607.5a"]`.
        """
        color = chosen(self.game.derivation.board, self.id, "color") or None
        if color:
            return Answer(color, f"{color} was chosen as {self.id} entered", (cr["614.12a"], cr["607.2d"]))
        other = next((f"; {value} was chosen for another of its abilities" for _, value, _ in self.object.chosen), "")
        why = f"no color was chosen for the ability that {self.id} has now: choices aren't copied{other}"
        return Answer(None, why, (cr["607.5a"], cr["707.6"]))

    def x(self) -> Answer:
        """What is its X? Source: `cr["107.3"]`, `cr["107.3m"]`."""
        from .x import value_of_x

        return value_of_x(self.game, self.id)

    def ability_x(self) -> Answer:
        """What is X for its ability on the stack (the topmost, if there are several)? Source: `cr["107.3k"]`,
        `cr["107.3m"]`.
        """
        from .x import x_of_ability

        return x_of_ability(self.game, self.id)

    def tapped_for_mana(self) -> Answer:
        """Was it tapped for mana this turn, and why or why not? Source: `cr["106.12"]`."""
        from .classifying import was_tapped_for_mana

        return was_tapped_for_mana(self.game, self.id)

    def could_produce(self) -> Answer:
        """Which types of mana could it produce? Source: `cr["106.7"]`."""
        from .mana import could_produce

        return could_produce(self.game, self.id)

    def __repr__(self) -> str:
        from .view.text import seen

        return seen(self)

    def _repr_html_(self) -> str:
        from .view.html import card

        return card(self)


def _plain(number: int | None) -> int | None:
    return None if number is None else int(number)
