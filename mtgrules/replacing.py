"""What happens instead of a move to another zone or of damage, if something replaces it?"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .abilities import ReplacementAbility
from .events import Damaged, Event
from .objects import ObjectId, Zone
from .rules import cr
from .selectors import Each, Selector
from .zones import Moved

if TYPE_CHECKING:
    from .playing import Playing
    from .state import Game


class GoesInstead(ReplacementAbility):
    """What fits goes to another zone than a graveyard. `from_anywhere`: also a card that wouldn't come from the
    battlefield. Source: `cr["614.1a"]`, `cr["614.6"]`.
    """

    what: Selector
    to: Zone = Zone.EXILE
    from_anywhere: bool = False

    def fits(self, game: Game, o: ObjectId, source: ObjectId) -> bool:
        """Would this object go elsewhere, the ability being one of `source`?"""
        zone, what = game.objects[o].zone, self.what
        if zone is not Zone.BATTLEFIELD and not self.from_anywhere:
            return False
        if isinstance(what, Each):
            what = what.but(zone=zone)
        return o in what.objects(game.derivation.board, source, game.controller(source))

    def text(self) -> str:
        what = self.what.text()
        where = "" if self.from_anywhere else " from the battlefield"
        verb = "is exiled" if self.to is Zone.EXILE else f"goes to the {self.to}"
        return f"{what} that would be put into a graveyard{where} {verb} instead"


class MoreDamage(ReplacementAbility):
    """A source that fits deals so many times as much damage, `plus` some. Source: `cr["614.1a"]`, `cr["614.5"]`.

    `what` may describe permanents and spells alike; without words it is every source, or every one of yours.
    """

    what: Each = Each()
    times: int = 1
    plus: int = 0
    combat_only: bool = False

    def text(self) -> str:
        more = f"{self.times} times as much" if self.times != 1 else f"{self.plus} more"
        return f"a source that is a {self.what.text()} deals {more} damage"


def replaced(playing: Playing, event: Event) -> Event:
    """The event as it really happens. Source: `cr["614.6"]`."""
    if isinstance(event, Moved) and event.to is Zone.GRAVEYARD:
        return _redirected(playing, event)
    if isinstance(event, Damaged):
        return _more_damage(playing, event)
    return event


def _redirected(playing: Playing, event: Moved) -> Moved:
    game = playing.game
    elsewhere: list[tuple[ObjectId, Zone]] = []
    for seen in game.battlefield:
        for ability in seen.values.abilities:
            if not isinstance(ability, GoesInstead):
                continue
            done = dict(elsewhere)
            found = [o for o in event.objects if o not in done and ability.fits(game, o, seen.id)]
            elsewhere += [(o, ability.to) for o in found]
            if found:
                playing.tell(f"{seen.id}: {ability.text()}: {', '.join(map(str, found))}", cr["614.6"])
    return event.but(elsewhere=tuple(elsewhere)) if elsewhere else event


def _more_damage(playing: Playing, event: Damaged) -> Damaged:
    """Each effect once, in the order of the board. Source: `cr["614.5"]`."""
    game = playing.game.last_known(event.source)
    number = event.number
    for seen in playing.game.battlefield:
        for ability in seen.values.abilities:
            if not isinstance(ability, MoreDamage) or (ability.combat_only and not event.combat):
                continue
            what = ability.what.but(zone=game.objects[event.source].zone)
            if event.source in what.objects(game.derivation.board, seen.id, seen.controller):
                number = number * ability.times + ability.plus
                playing.tell(f"{seen.id}: {ability.text()}: {number}", cr["614.1a"], cr["614.5"])
    return event.but(number=number) if number != event.number else event
