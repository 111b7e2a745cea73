"""May this be cast now, or is it not the time for it?

The verb `cast` does what it is told at any time: a scenario begins where it needs to, and an effect may allow what
the rules alone don't. The question here is answered by the rules alone, with the reason.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .choices import IllegalChoice
from .objects import GameObject, Layout
from .playable import out_of_reach, part_meant, supplied, there, whose, why_from_there
from .rules import Rule, cr
from .selectors import has_keyword
from .trace import Answer
from .ways import parts_to_cast, way_of

if TYPE_CHECKING:
    from .characteristics import Characteristics
    from .state import Game

MAIN_PHASES = ("precombat main", "postcombat main")
TIMING_OF_TYPE = {
    "Creature": cr["302.1"], "Artifact": cr["301.1"], "Enchantment": cr["303.1"], "Planeswalker": cr["306.1"],
    "Battle": cr["310.1"], "Sorcery": cr["307.1"],
}  # fmt: skip


def may_cast(game: Game, name: str, by: str = "", way: str = "") -> Answer:
    """May this player cast a card of this name now, in this way? One that is nowhere counts as in the hand.

    Mana and targets are left out. Of a split card one half is enough. Raises `UnknownCard`. Source: `cr["601.3"]`,
    `cr["117.1a"]`, `cr["709.3a"]`, `cr["715.3a"]`.
    """
    obj = there(game, name, by)
    if obj is None and (reason := out_of_reach(game, name, by or game.turn.active)):
        return Answer(False, reason.text, reason.rules)
    obj = obj or supplied(game, name, by or game.turn.active)
    player = by or whose(game, obj)
    game.player(player)
    way = way or part_meant(obj.card, name)
    halves = parts_to_cast(obj.card) if obj.card.layout is Layout.SPLIT and not way else (way,)
    answers = [_may_cast(game, obj, player, half) for half in halves]
    return next((answer for answer in answers if answer), answers[0])


def _may_cast(game: Game, obj: GameObject, player: str, way: str) -> Answer:
    """May this player cast the card in just this way?"""
    from .casting import refuse_from_there, why_not_cast

    try:
        cast_as = way_of(obj.card, way)
        refuse_from_there(obj, cast_as)
    except IllegalChoice as refused:
        return Answer(False, refused.text, refused.rules)
    text, rule = why_from_there(game, obj)
    tests = [Answer(True, text, (rule,)), in_time(game, cast_as.values, player)]
    if forbidden := why_not_cast(game, cast_as.values, player):
        tests.append(Answer(False, forbidden.text, forbidden.rules))
    failed = "; ".join(test.text for test in tests if not test)
    spell = cast_as.values.name or f"{obj.id} face down"
    says = f"{player} may not cast {spell} now: {failed}" if failed else f"{player} may cast {spell} now"
    return Answer(not failed, says, (cr["601.3"],), tuple(tests))


def in_time(game: Game, spell: Characteristics, player: str) -> Answer:
    """Is it the time for a spell with these characteristics? Source: `cr["117.1a"]`, `cr["702.8a"]`."""
    if "Land" in spell.types:
        return Answer(False, "it is a land, and no land is ever cast", (cr["305.9"],))
    if "Instant" in spell.types:
        return Answer(True, "it is an instant, which may be cast whenever a player has priority", (cr["304.1"],))
    if has_keyword(spell, "flash"):
        return Answer(True, "it has flash, so it may be cast whenever an instant may", (cr["702.8a"],))
    found = next((rule for name, rule in TIMING_OF_TYPE.items() if name in spell.types), cr["302.1"])
    return sorcery_timing(game, player, cr["117.1a"], found)


def sorcery_timing(game: Game, player: str, *rules: Rule) -> Answer:
    """Is it a main phase of the player's own turn, with nothing on the stack? Source: `cr["307.5"]`."""
    turn = game.turn
    missing = [
        text
        for text, wrong in (
            (f"it is {turn.active}'s turn", turn.active != player),
            (
                f"it is the {turn.step}{'' if turn.step.endswith('step') else ' step'}, no main phase",
                turn.step not in MAIN_PHASES,
            ),
            ("something is on the stack", bool(game.stack)),
        )
        if wrong
    ]
    fine = "it is a main phase of that player's turn and the stack is empty"
    return Answer(not missing, "; ".join(missing) or fine, rules)
