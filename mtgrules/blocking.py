"""May this creature block that one, and who blocks?"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from .choices import IllegalChoice
from .events import Event
from .objects import ObjectId
from .patterns import Pattern, subject, those
from .phasing import present
from .rules import Rule, cr
from .selectors import Selector
from .state import STEPS
from .symbols import COLOR_NAMES
from .turn import next_step

if TYPE_CHECKING:
    from .events import Happening
    from .playing import Playing
    from .seen import Seen
    from .state import Game

LANDWALKS = {f"{land.lower()}walk": land for land in ("Plains", "Island", "Swamp", "Mountain", "Forest")}


class BlockersDeclared(Event):
    """Creatures are declared as blockers, each with what it blocks, which becomes blocked. Source: `cr["509.1g"]`,
    `cr["509.1h"]`.
    """

    said = "blockers were declared"

    blockers: tuple[tuple[ObjectId, ObjectId], ...]

    @property
    def subjects(self) -> tuple[ObjectId, ...]:
        return tuple(o for o, _ in self.blockers)

    def apply(self, game: Game) -> Game:
        blocked = dict.fromkeys(attacker for _, attacker in self.blockers)
        return game.with_objects(
            [
                *(game.objects[o].but(blocking=attacker) for o, attacker in self.blockers),
                *(game.objects[attacker].but(blocked=True) for attacker in blocked),
            ]
        )


class Blocks(Pattern):
    """It is declared as a blocker. Source: `cr["509.3a"]`."""

    what: Selector
    event: ClassVar[type[Event]] = BlockersDeclared
    rule: ClassVar[Rule] = cr["509.3a"]

    def fires(self, happening: Happening, source: ObjectId, you: str) -> list[ObjectId | None]:
        event = happening.event
        blockers = event.subjects if isinstance(event, BlockersDeclared) else ()
        return those(self.what, blockers, happening.after, source, you)

    def text(self) -> str:
        return f"whenever {subject(self.what)} blocks"


class BecomesBlocked(Pattern):
    """It becomes blocked, once however many block it. Source: `cr["509.3c"]`."""

    what: Selector
    event: ClassVar[type[Event]] = BlockersDeclared
    rule: ClassVar[Rule] = cr["509.3c"]

    def fires(self, happening: Happening, source: ObjectId, you: str) -> list[ObjectId | None]:
        event = happening.event
        attackers = [attacker for _, attacker in event.blockers] if isinstance(event, BlockersDeclared) else []
        fresh = [o for o in dict.fromkeys(attackers) if not happening.before.objects[o].blocked]
        return those(self.what, tuple(fresh), happening.after, source, you)

    def text(self) -> str:
        return f"whenever {subject(self.what)} becomes blocked"


def block(playing: Playing, *names: str, attacker: str = "") -> None:
    """These creatures block an attacker, the only one if none is named. Source: `cr["509.1"]`."""
    game = playing.game
    if STEPS.index(game.turn.step) > STEPS.index("declare blockers"):
        raise IllegalChoice(f"blockers aren't declared in the {game.turn.step}", cr["509.1"])
    attackers = [obj.id for obj in game.objects.values() if obj.attacking is not None]
    if not attackers:
        raise IllegalChoice("nothing attacks, so nothing can block", cr["509.1a"])
    if not attacker and len(attackers) > 1:
        raise IllegalChoice(f"attacker: which one, of {', '.join(map(str, attackers))}?", cr["509.1a"])
    while STEPS.index(playing.game.turn.step) < STEPS.index("declare blockers"):
        next_step(playing)
        playing.settle_stack()
    attacking = present(playing.game, attacker) if attacker else attackers[0]
    blockers = [present(playing.game, name) for name in names]
    for o in blockers:
        if reason := why_not_block(playing.game, o, attacking):
            raise IllegalChoice(f"{o} can't block {attacking}: {reason[0]}", reason[1])
    if playing.game[attacking].has("menace") and len(blockers) < 2:
        raise IllegalChoice(f"{attacking} has menace, so one creature alone can't block it", cr["702.111b"])
    playing.happen(BlockersDeclared(tuple((o, attacking) for o in blockers)))
    playing.tell(
        f"{', '.join(map(str, blockers))} {'blocks' if len(blockers) == 1 else 'block'} {attacking}", cr["509.1"]
    )


def why_not_block(game: Game, o: ObjectId, attacker: ObjectId) -> tuple[str, Rule] | None:
    """Why a creature can't be declared as a blocker of this attacker, with the rule; menace is for all of them
    together. Source: `cr["509.1a"]`, `cr["509.1b"]`.
    """
    blocker, attacking = game[o], game[attacker]
    whom = attacking.object.attacking
    defender = game.controller(whom) if isinstance(whom, ObjectId) and whom in game.objects else whom
    tests = (
        (whom is None, f"{attacker} isn't attacking", "509.1a"),
        (not blocker.is_("Creature"), "it isn't a creature", "509.1a"),
        (blocker.controller != defender, f"{blocker.controller} isn't the player who is attacked", "509.1a"),
        (blocker.tapped, "it is tapped", "509.1a"),
        (blocker.object.blocking is not None, "it blocks another creature", "509.1a"),
        (blocker.has("can't block"), "it can't block", "509.1b"),
        (blocker.has("decayed"), "it has decayed", "702.147a"),
    )
    found = next(((text, cr[number]) for fails, text, number in tests if fails), None)
    return found or _evades(game, attacking, blocker)


def _evades(game: Game, attacking: Seen, blocker: Seen) -> tuple[str, Rule] | None:
    """What keeps the attacker from being blocked by this creature, if anything does. Source: `cr["509.1b"]`."""
    theirs = game.in_zone(attacking.object.zone, blocker.controller)
    colors = set(blocker.colors)
    alike = bool(colors & set(attacking.colors))
    artifact = blocker.is_("Artifact")
    guarded = next((letter for letter in attacking.protected_from if letter in colors), "")
    tests = (
        (attacking.has("can't be blocked"), "it can't be blocked", "509.1b"),
        (attacking.has("flying") and not (blocker.has("flying") or blocker.has("reach")), "it has flying", "702.9b"),
        (attacking.has("shadow") != blocker.has("shadow"), "one of the two has shadow", "702.28b"),
        (attacking.has("horsemanship") and not blocker.has("horsemanship"), "it has horsemanship", "702.31b"),
        (attacking.has("fear") and not (artifact or "B" in colors), "it has fear", "702.36b"),
        (attacking.has("intimidate") and not (artifact or alike), "it has intimidate", "702.13b"),
        (attacking.has("skulk") and (blocker.power or 0) > (attacking.power or 0), "it has skulk", "702.118b"),
        (bool(guarded), f"it has protection from {COLOR_NAMES.get(guarded, '')}", "702.16f"),
    )
    if found := next(((text, cr[number]) for fails, text, number in tests if fails), None):
        return found
    for keyword, land in LANDWALKS.items():
        if attacking.has(keyword) and any(game[obj.id].is_(land) for obj in theirs):
            return f"it has {keyword}", cr["702.14c"]
    return None
