"""What happens instead of a move to another zone or of damage, if something replaces it?"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from .abilities import ReplacementAbility
from .attaching import enchanted_player
from .events import Damaged, Event
from .objects import ObjectId, Zone
from .rules import Rule, cr
from .selectors import Each, Selector
from .sentences import an
from .zones import Moved

if TYPE_CHECKING:
    from .playing import Playing
    from .state import Game


class GoesInstead(ReplacementAbility):
    """What fits goes to another zone than a graveyard. `from_anywhere`: also a card that wouldn't come from the
    battlefield; `whose`: only to the graveyard of "you", an "opponent" or the "enchanted player". Source:
    `cr["614.1a"]`, `cr["614.6"]`.
    """

    what: Selector
    to: Zone = Zone.EXILE
    from_anywhere: bool = False
    whose: str = ""

    def fits(self, game: Game, o: ObjectId, source: ObjectId) -> bool:
        """Would this object go elsewhere, the ability being one of `source`?"""
        obj, what, you = game.objects[o], self.what, game.controller(source)
        if obj.zone is not Zone.BATTLEFIELD and not self.from_anywhere:
            return False
        owners = {
            "you": obj.owner == you,
            "opponent": obj.owner != you,
            "enchanted player": obj.owner == enchanted_player(game.objects[source]),
        }
        if isinstance(what, Each):
            what = what.but(zone=obj.zone)
        return owners.get(self.whose, True) and o in what.objects(game.derivation.board, source, you)

    def text(self) -> str:
        what = self.what.text()
        where = "" if self.from_anywhere else " from the battlefield"
        verb = "is exiled" if self.to is Zone.EXILE else f"goes to the {self.to}"
        whose = {"": "a", "you": "your", "opponent": "an opponent's"}.get(self.whose, f"the {self.whose}'s")
        return f"{what} that would be put into {whose} graveyard{where} {verb} instead"


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
        return f"a source that is {an(self.what.text())} deals {more} damage"


class Elsewhere(NamedTuple):
    """What is to be told once an object has gone elsewhere: the object, because of what, and by which rules."""

    object: ObjectId
    text: str
    rules: tuple[Rule, ...]


def replaced(playing: Playing, event: Event) -> tuple[Event, list[Elsewhere]]:
    """The event as it really happens, and what is to be told of it afterwards. Source: `cr["614.6"]`."""
    if isinstance(event, Moved) and event.to is Zone.GRAVEYARD:
        told = [found for o in event.objects if (found := _redirected(playing, o))]
        return event.but(elsewhere=tuple((tale.object, zone) for zone, tale in told)), [tale for _, tale in told]
    if isinstance(event, Damaged):
        return _more_damage(playing, event), []
    return event, []


def _redirected(playing: Playing, o: ObjectId) -> tuple[Zone, Elsewhere] | None:
    """Where an object goes that would go to a graveyard, if that is replaced: its controller (or owner) chooses among
    several effects, and what is done to a melded permanent is done to both its cards. Source: `cr["616.1"]`,
    `cr["616.1f"]`, `cr["712.21d"]`.
    """
    game, obj = playing.game, playing.game.objects[o]
    found = [
        (source, ability)
        for source, _, ability in game.derivation.abilities(GoesInstead)
        if ability.fits(game, o, source)
    ]
    if not found:
        return None
    source, ability = found[0]
    if len({other.to for _, other in found}) > 1:
        options = [source for source, _ in found]
        player = game.controller(o) if obj.zone is Zone.BATTLEFIELD else obj.owner
        question = f"which effect applies first to {o}"
        source = playing.choices.pick(game, "first", options, player, cr["616.1"], question=question)
        ability = found[options.index(source)][1]
    both = (cr["712.21d"],) if obj.parts else ()
    return ability.to, Elsewhere(o, f"{game.handle(source)}: {ability.text()}", (cr["614.6"], *both))


def _more_damage(playing: Playing, event: Damaged) -> Damaged:
    """Each effect once, in the order of the board. Source: `cr["614.5"]`."""
    game = playing.game.last_known(event.source)
    number = event.number
    for o, you, ability in playing.game.derivation.abilities(MoreDamage):
        if ability.combat_only and not event.combat:
            continue
        what = ability.what.but(zone=game.objects[event.source].zone)
        if event.source in what.objects(game.derivation.board, o, you):
            number = number * ability.times + ability.plus
            playing.tell(f"{o}: {ability.text()}: {number}", cr["614.1a"], cr["614.5"])
    return event.but(number=number) if number != event.number else event
