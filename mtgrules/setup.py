"""How is a position set up?"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from .attaching import BESTOWED
from .bestow import Bestow
from .changes import Change
from .copying import copy_effect
from .effects import UNTIL, ContinuousEffect
from .entering import intrinsic_entry
from .entry_abilities import AsEntersChoose
from .mistakes import WrongValue
from .objects import Card, Component, GameObject, ObjectId, Zone
from .prepared import PREPARED, copy_in_exile
from .rules import EDITIONS
from .selectors import Only
from .state import STEPS, Game, Player, Turn
from .value import Value

START_TURN = 5


class Placed(Value):
    """A card or token as it stands in a start position, with everything that is not as usual about it.

    `copy_of`: it is a copy of that card (with `except_`), by an effect with no end. `under`: changes that an
    effect makes to it until end of turn. `attached_to`: the name of what it is attached to. `new`: it came this
    turn.
    """

    name: str
    is_token: bool = False
    tapped: bool = False
    face_down: bool = False
    flipped: bool = False
    face: int = 0
    counters: tuple[tuple[str, int], ...] = ()
    attached_to: str = ""
    copy_of: str = ""
    except_: tuple[Change, ...] = ()
    under: tuple[Change, ...] = ()
    until: str = "end of turn"
    chosen: tuple[tuple[str, Any], ...] = ()
    x: int | None = None
    commander: bool = False
    owner: str = ""
    new: bool = False
    damage: int = 0
    designations: tuple[str, ...] = ()
    phased_out: bool = False
    card: Card | None = None


def permanent(
    name: str | Card, *, counters: dict[str, int] | None = None, chosen: dict[str, Any] | None = None, **more: Any
) -> Placed:
    """A permanent of a start position: `permanent("Runeclaw Bear", tapped=True, counters={"+1/+1": 2})`.

    `name` is a card of the catalogue, or a `Card` of your own. What else can be said: see `Placed`.
    """
    if isinstance(name, Card):
        more, name = {**more, "card": name}, name.name
    return Placed(name, counters=tuple((counters or {}).items()), chosen=tuple((chosen or {}).items()), **more)


def token(name: str | Card, **more: Any) -> Placed:
    """A token of a start position: `token("Treasure")`."""
    return permanent(name, is_token=True, **more)


ZONES = ("hand", "graveyard", "exile", "library", "command")


class Position(Value):
    """A start position as data: for each player what is in which zone, whose turn it is, and cards of one's own by
    name.
    """

    players: tuple[tuple[str, tuple[Placed, ...]], ...]
    hand: tuple[tuple[str, tuple[Placed, ...]], ...] = ()
    graveyard: tuple[tuple[str, tuple[Placed, ...]], ...] = ()
    exile: tuple[tuple[str, tuple[Placed, ...]], ...] = ()
    library: tuple[tuple[str, tuple[Placed, ...]], ...] = ()
    life: tuple[tuple[str, int], ...] = ()
    active: str = ""
    step: str = "precombat main"
    cards: tuple[Card, ...] = ()
    time: str = ""
    edition: str = EDITIONS[-1]
    command: tuple[tuple[str, tuple[Placed, ...]], ...] = ()

    def build(self) -> Game:
        """The game at this position. Raises `ValueError` for what `checked` does."""
        return _Builder(self.checked()).game

    def checked(self) -> Position:
        """The position itself. Raises `ValueError` for a step, an edition or an active player that there isn't."""
        if self.step not in STEPS:
            raise WrongValue(f"there is no step {self.step!r}; there are {', '.join(STEPS)}")
        if self.edition not in EDITIONS:
            raise WrongValue(f"the edition of {self.edition!r} isn't known; there are {', '.join(EDITIONS)}")
        if self.active not in dict(self.players):
            raise WrongValue(f"there is no player {self.active!r}; there are {', '.join(dict(self.players))}")
        return self


Cards = Iterable["str | Card | Placed"]


def game(
    *, active: str = "", step: str = "precombat main", hand: dict[str, Cards] | None = None, graveyard: dict[str, Cards] | None = None,
    exile: dict[str, Cards] | None = None, library: dict[str, Cards] | None = None, command: dict[str, Cards] | None = None, life: dict[str, int] | None = None, time: str = "",
    cards: Iterable[Card] = (), edition: str = EDITIONS[-1], **players: Cards,
) -> Game:  # fmt: skip
    """A game: for each player the permanents on the battlefield, by name; the first player's turn, in the main
    phase.

    Alice and Bob are there even if they have nothing. Everything has been on the battlefield since an earlier
    turn. Other zones are given by player: `hand={"Alice": ["Clone"]}`. `time` is "day" or "night" if it is
    either. `cards` are cards of your own that come up later by name; `edition` is that of the rules, as an ISO
    date. Raises `UnknownCard` for a card that isn't in the catalogue, and `ValueError` for a step or an edition
    that there isn't.
    """
    return position(
        active=active, step=step, hand=hand, graveyard=graveyard, exile=exile, library=library, command=command, life=life, time=time,
        cards=cards, edition=edition, **players,
    ).build()  # fmt: skip


def position(
    *, active: str = "", step: str = "precombat main", hand: dict[str, Cards] | None = None, graveyard: dict[str, Cards] | None = None,
    exile: dict[str, Cards] | None = None, library: dict[str, Cards] | None = None, command: dict[str, Cards] | None = None, life: dict[str, int] | None = None, time: str = "",
    cards: Iterable[Card] = (), edition: str = EDITIONS[-1], **players: Cards,
) -> Position:  # fmt: skip
    """The same as `game`, as data that isn't built yet."""
    names = [*players, *(name for name in ("Alice", "Bob") if name not in players)][: max(2, len(players))]
    for zone in (hand, graveyard, exile, library, command):
        names += [name for name in zone or {} if name not in names]
    order = sorted(names)
    given = Position(
        tuple((name, _placed(players.get(name, ()))) for name in order), _zone(hand), _zone(graveyard), _zone(exile), _zone(library),
        tuple((life or {}).items()), active or order[0], step, tuple(cards), time, edition, _zone(command),
    )  # fmt: skip
    return given.checked()


def _placed(cards: Cards) -> tuple[Placed, ...]:
    if isinstance(cards, str):
        raise WrongValue(f"a list of cards is expected, such as [{cards!r}]")
    return tuple(card if isinstance(card, Placed) else permanent(card) for card in cards)


def _zone(cards: dict[str, Cards] | None) -> tuple[tuple[str, tuple[Placed, ...]], ...]:
    return tuple((name, _placed(found)) for name, found in (cards or {}).items())


class _Builder:
    """Puts a position together, object by object, in the order in which it is written down."""

    def __init__(self, given: Position) -> None:
        life = dict(given.life)
        players = tuple(Player(name, life.get(name, 20)) for name, _ in given.players)
        names = [player.name for player in players]
        place = names.index(given.active)
        begun = tuple((name, START_TURN - (place - i) % len(names)) for i, name in enumerate(names))
        self.game = Game(
            {}, players, Turn(given.active, START_TURN, given.step, begun), position=given, time=given.time
        )
        self.effects: list[ContinuousEffect] = []
        self.attached: list[tuple[ObjectId, str]] = []
        zones: Sequence[tuple[Zone, tuple[tuple[str, tuple[Placed, ...]], ...]]] = (
            (Zone.BATTLEFIELD, given.players), (Zone.HAND, given.hand), (Zone.GRAVEYARD, given.graveyard),
            (Zone.EXILE, given.exile), (Zone.LIBRARY, given.library), (Zone.COMMAND, given.command),
        )  # fmt: skip
        for zone, rows in zones:
            for player, cards in rows:
                for placed in cards:
                    self._add(placed, player, zone)
        for o, name in self.attached:
            self.game = self.game.changed(o, attached_to=self.game[name].id)
        self.game = self.game.told("the start")

    def _add(self, placed: Placed, player: str, zone: Zone) -> None:
        found = placed.card or self.game.card(placed.name, token=placed.is_token)
        clock = self.game.clock + 1
        o = self.game.new_id(found.name)
        on_battlefield = zone is Zone.BATTLEFIELD
        obj = GameObject(
            o, found, placed.owner or player, player, zone, timestamp=clock, is_token=placed.is_token, is_commander=placed.commander,
            face=placed.face, tapped=placed.tapped, face_down=placed.face_down, flipped=placed.flipped, damage=placed.damage, x=placed.x,
            designations=tuple(placed.designations),
            phased_out=player if placed.phased_out else "",
            counters=tuple((kind, number, clock) for kind, number in placed.counters),
            since=self.game.turn.number if placed.new else 0,
            parts=tuple(Component(self.game.new_id(part.name), part) for part in found.parts),
        )  # fmt: skip
        self.game = self.game.with_objects([obj], clock=clock)
        if on_battlefield:
            self._effects_on(placed, o, player)
            self._usual_counters(placed, o)
            if PREPARED in placed.designations and (copy := copy_in_exile(self.game, o)):
                self.game = self.game.with_objects([copy])
        given_by = max((e.timestamp for e in self.game.effects if o in e.pinned and placed.copy_of), default=0)
        self.game = self.game.changed(o, chosen=tuple((link, value, given_by) for link, value in placed.chosen))
        if placed.attached_to:
            self.attached.append((o, placed.attached_to))
            if any(isinstance(ability, Bestow) for ability in obj.printed.abilities):
                self.game = self.game.changed(o, designations=(BESTOWED,))

    def _effects_on(self, placed: Placed, o: ObjectId, player: str) -> None:
        if placed.copy_of:
            model = GameObject(ObjectId(placed.copy_of, 0), self.game.card(placed.copy_of), player, player, Zone.EXILE)
            elsewhere = self.game.with_objects([model])
            effect = copy_effect(o, elsewhere, model.id, self.game.clock + 1, placed.except_, you=player)
            self.game = self.game.with_effect(effect)
        for ability in self.game[o].values.abilities:
            if isinstance(ability, AsEntersChoose) and ability.becomes and ability.what in dict(placed.chosen):
                self.game = self.game.with_effect(
                    ability.form(dict(placed.chosen)[ability.what], o, self.game.clock + 1)
                )
        if placed.under:
            duration = UNTIL[placed.until]
            under = ContinuousEffect(
                o, Only((o,)), placed.under, self.game.clock + 1, label="an effect", you=player, duration=duration
            )
            self.game = self.game.with_effect(under)

    def _usual_counters(self, placed: Placed, o: ObjectId) -> None:
        """Loyalty and defense are there, if nothing else was said."""
        obj = self.game.objects[o]
        for ability in intrinsic_entry(self.game, o):
            kind, number = getattr(ability, "counter", ""), getattr(ability, "number", 0)
            if kind in ("loyalty", "defense") and kind not in dict(placed.counters):
                obj = obj.but(counters=(*obj.counters, (kind, number, self.game.clock)))
        self.game = self.game.with_objects([obj])
