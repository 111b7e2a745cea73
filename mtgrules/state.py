"""What is the game at one moment?"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple, Self

from .effects import ContinuousEffect
from .mistakes import Unknown
from .objects import Card, GameObject, ObjectId, Zone
from .rules import EDITIONS, Rule
from .value import Value
from .verbs import GO_BACK, Action, Verbs

if TYPE_CHECKING:
    from .abilities import Ability
    from .derivation import Derivation
    from .events import Happening
    from .explain import Layers
    from .scenario import Part
    from .seen import Seen
    from .setup import Position
    from .share import Shared
    from .trace import Answer

STEPS = (
    "untap", "upkeep", "draw", "precombat main", "beginning of combat", "declare attackers", "declare blockers",
    "combat damage", "end of combat", "postcombat main", "end step", "cleanup",
)  # fmt: skip


NOTHING = "nothing"
"""What a creature attacks that goes on attacking, though what it attacked is no longer in combat. Source: `cr["506.4c"]`."""


class Player(Value):
    """A player: life and the mana in the pool (letters, in order), and how much of it may be spent only on what
    (106.6).
    """

    name: str
    life: int = 20
    mana: str = ""
    restricted: tuple[tuple[str, str], ...] = ()
    counters: tuple[tuple[str, int], ...] = ()
    lost: bool = False


class Turn(Value):
    """Whose turn and which step it is; `begun` says when each player's most recent turn began (302.6), `added`
    which steps follow in addition (500.9), `struck` who has dealt first-strike damage in this combat (510.4).
    """

    active: str
    number: int = 1
    step: str = "precombat main"
    begun: tuple[tuple[str, int], ...] = ()
    added: tuple[str, ...] = ()
    struck: tuple[ObjectId, ...] | None = None

    def last_began(self, player: str) -> int:
        """The number of that player's most recent turn; 0 before the first."""
        return dict(self.begun).get(player, 0)


class StackItem(Value):
    """A spell or ability on the stack. A spell's `source` is the spell itself and its `ability` is `None`.
    `cr["405.1"]`.

    `that` is the object a trigger speaks of; `memory` is what linked abilities told it.
    """

    source: ObjectId
    controller: str
    ability: Ability | None = None
    targets: tuple[ObjectId | str, ...] = ()
    x: int = 0
    that: ObjectId | None = None
    memory: tuple[tuple[str, Any], ...] = ()
    is_copy: bool = False

    def __repr__(self) -> str:
        return f"{self.source}: {self.ability.text()}" if self.ability else str(self.source)


NEXT_TIME = "the next time this turn"
NEXT_TO_ENTER = "the next to enter this turn"


class Delayed(Value):
    """A delayed triggered ability: it waits for a step (or for an event of this turn) and then goes off once.
    Source: `cr["603.7"]`.
    """

    step: str
    item: StackItem
    whose: str = ""


class Moment(NamedTuple):
    """One moment of a game's history: what happened, by which rules, and the game after it."""

    text: str
    rules: tuple[Rule, ...]
    game: Game

    def __repr__(self) -> str:
        return f"{self.text} [{' · '.join(str(rule) for rule in self.rules)}]" if self.rules else self.text


class Game(Value, Verbs["Game"]):
    """A whole game at one moment. It never changes; what players do gives another `Game`.

    `game["Clone"]` is the object that the card Clone is now; a second Clone is `"Clone#2"`. `time` is "day",
    "night" or neither (731.1); `happened` are the events so far, each with the game before and after it, so
    that one can ask why something triggered or didn't.
    """

    objects: Mapping[ObjectId, GameObject]
    players: tuple[Player, ...]
    turn: Turn
    effects: tuple[ContinuousEffect, ...] = ()
    clock: int = 0
    stack: tuple[StackItem, ...] = ()
    waiting: tuple[StackItem, ...] = ()
    delayed: tuple[Delayed, ...] = ()
    gone: Mapping[ObjectId, Game] = {}
    moments: tuple[Moment, ...] = ()
    position: Position | None = None
    actions: tuple[Action, ...] = ()
    doing: Action | None = None
    time: str = ""
    happened: tuple[Happening, ...] = ()

    __eq__ = object.__eq__
    __hash__ = object.__hash__

    def do(self, action: Action) -> Game:
        """The game after an action. Raises `ChoiceNeeded` or `IllegalChoice`; then nothing has happened."""
        from .actions import act

        return act(self, action)

    def may_cast(self, name: str, *, by: str = "", way: str = "") -> Answer:
        """May this player cast the card now, by the rules alone? (`cast` itself asks only for legal choices.) Source:
        `cr["117.1a"]`, `cr["601.3"]`.
        """
        from .timing import may_cast

        return may_cast(self, name, by, way)

    @property
    def done(self) -> tuple[Action, ...]:
        """The actions that lead from the start to exactly this moment; from within one, the last goes back to it."""
        if self.doing is None:
            return self.actions
        return (*self.actions, self.doing, Action(GO_BACK, (len(self.moments) - 1,)))

    # -- what there is
    @property
    def edition(self) -> str:
        """The edition of the rules by which it is played, as an ISO date."""
        return self.position.edition if self.position else EDITIONS[-1]

    @cached_property
    def derivation(self) -> Derivation:
        """All permanents' characteristics with their explanation, worked out once for this moment."""
        from .layers import derive

        return derive(self)

    def but(self, **changes: Any) -> Self:
        after = super().but(**changes)
        mana = "players" in changes and any(
            a.mana != b.mana for a, b in zip(self.players, changes["players"], strict=True)
        )
        if "derivation" in self.__dict__ and not mana and not changes.keys() & {"objects", "effects", "turn"}:
            after.__dict__["derivation"] = self.derivation
        return after

    def __getitem__(self, name: str | ObjectId) -> Seen:
        """The object of this name, as this moment shows it. Raises `NoSuchObject` or `AmbiguousName`."""
        from .naming import find
        from .seen import Seen

        return Seen(self, name if isinstance(name, ObjectId) else find(self, name))

    def player(self, name: str) -> Player:
        """The player of this name; a `KeyError` lists those there are."""
        for player in self.players:
            if player.name == name:
                return player
        raise Unknown(f"there is no player {name!r}; there are {', '.join(p.name for p in self.players)}")

    def card(self, name: str, *, token: bool = False) -> Card:
        """The card of this name: one of the position's own, else of the catalogue. Raises `UnknownCard`."""
        from .cards import card, token_card

        own = self.position.cards if self.position else ()
        found = next((found for found in own if found.name == name), None)
        found = found or next((found for found in own if name in found.parts_named), None)
        return found or (token_card(name) if token else card(name))

    def handle(self, o: ObjectId) -> str:
        """What names an object without doubt: with its number if there is another of the same card."""
        others = any(other.label == o.label and other.number != o.number for other in self.objects)
        return f"{o.label}#{o.number}" if others else str(o)

    def in_zone(self, zone: Zone, player: str | None = None) -> list[GameObject]:
        """The objects in a zone: of one player's (who controls it on the battlefield, else owns it), or all. What is
        phased out is treated as though it weren't there. Source: `cr["702.26b"]`."""
        found = [obj for obj in self.objects.values() if obj.zone is zone and not obj.phased_out]
        if player is None:
            return found
        if zone in (Zone.BATTLEFIELD, Zone.STACK):
            return [obj for obj in found if self.controller(obj.id) == player]
        return [obj for obj in found if obj.owner == player]

    @property
    def battlefield(self) -> list[Seen]:
        """Every permanent, in the order in which they came."""
        return [self[obj.id] for obj in self.in_zone(Zone.BATTLEFIELD)]

    def controller(self, o: ObjectId) -> str:
        """Who controls an object now; off the battlefield and the stack, its owner; of what is phased out, who
        did.
        """
        obj = self.objects.get(o)
        if obj is None:
            return self.gone[o].controller(o)
        if obj.zone is Zone.BATTLEFIELD and not obj.phased_out:
            return self.derivation.line(o).controller
        return obj.phased_out or obj.controller

    def exists(self, o: ObjectId) -> bool:
        """Is it still that object, where it was? A zone change makes it another one (400.7); phased out, it
        doesn't count (702.26b).
        """
        return o in self.objects and not self.objects[o].phased_out

    def last_known(self, o: ObjectId) -> Game:
        """The game in which to look at an object: this one, or the last in which it existed. Source:
        `cr["608.2h"]`.
        """
        return self if o in self.objects else self.gone[o]

    def became(self, o: ObjectId) -> list[ObjectId]:
        """What an object is now that left: itself if it is still there, else the card (of a meld both cards) where
        it went, but no further. Source: `cr["400.7"]`, `cr["712.21c"]`.
        """
        if o in self.objects:
            return [o]
        parts = self.gone[o].objects[o].parts if o in self.gone else ()
        found = [part.id.next_life() for part in parts] or [o.next_life()]
        return [new for new in found if new in self.objects]

    def new_id(self, label: str, *, beyond: int = 0) -> ObjectId:
        """The id of a new object: the next number of its label; `beyond` skips some that are about to be given."""
        used = [o.number for known in (self.objects, self.gone) for o in known if o.label == label]
        return ObjectId(label, max(used, default=0) + 1 + beyond)

    @property
    def in_turn_order(self) -> tuple[str, ...]:
        """All players, the active player first. Source: `cr["101.4"]`."""
        names = [player.name for player in self.players]
        start = names.index(self.turn.active)
        return tuple(names[start:] + names[:start])

    def layers(self) -> Layers:
        """What the layers do to this board: each effect, on whom, by which rule, and what didn't apply."""
        from .explain import layer_rows

        return layer_rows(self)

    @property
    def happened_this_turn(self) -> tuple[Happening, ...]:
        """The events since this turn began."""
        return tuple(it for it in self.happened if it.after.turn.number == self.turn.number)

    # -- the same game but for something
    def with_objects(self, objects: Iterable[GameObject], **more: Any) -> Game:
        """The same game with these objects new or changed."""
        return self.but(objects={**self.objects, **{obj.id: obj for obj in objects}}, **more)

    def changed(self, o: ObjectId, **changes: Any) -> Game:
        """The same game, one object changed."""
        return self.with_objects([self.objects[o].but(**changes)])

    def with_player(self, name: str, **changes: Any) -> Game:
        """The same game, one player changed."""
        return self.but(players=tuple(p.but(**changes) if p.name == name else p for p in self.players))

    def with_effect(self, effect: ContinuousEffect) -> Game:
        """The same game with one more continuous effect, whose timestamp is the next tick of the clock."""
        return self.but(effects=(*self.effects, effect), clock=max(self.clock, effect.timestamp))

    # -- how it came about
    @property
    def history(self) -> tuple[Moment, ...]:
        """Each moment since the start, this one last."""
        return self.moments

    def told(self, text: str, *rules: Rule) -> Game:
        """The same game with one more line in its history."""
        after = self.but()
        moment = Moment(text, rules, after)
        after.__dict__["moments"] = (*self.moments, moment)
        return after

    def to_dict(self) -> dict[str, Any]:
        """The start and the actions since, as plain data: `from_dict` replays them."""
        from .data import to_dict

        return to_dict(self)

    @staticmethod
    def from_dict(data: dict[str, Any]) -> Game:
        """The game that `to_dict` wrote. Raises `DataError`."""
        from .data import from_dict

        return from_dict(data)

    def share(self, claims: Iterable[Part] = ()) -> Shared:
        """A short code that `open_code` opens as exactly this game again, with claims about it if there are any."""
        from .share import share

        return share(self, claims)

    def to_frame(self) -> Any:
        """Every object as a row of a pandas DataFrame, or of a table of our own where there is no pandas."""
        from .view.frames import game_frame

        return game_frame(self)

    def __repr__(self) -> str:
        from .view.text import board

        return board(self)

    def _repr_html_(self) -> str:
        from .view.html import board

        return board(self)
