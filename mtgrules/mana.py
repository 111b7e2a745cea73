"""Which types of mana could this produce?"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from .abilities import ActivatedAbility, TriggeredAbility
from .classifying import taps_for_mana
from .mana_abilities import AddMana, CouldProduce
from .objects import ObjectId
from .producing import Waiting, in_any_order, orders, replacements
from .rules import cr
from .sentences import listed
from .symbols import MANA_NAMES, MANA_TYPES
from .trace import Answer

if TYPE_CHECKING:
    from .state import Game

Known = Mapping[ObjectId, frozenset[str]]
MOST_ORDERS = 6


class Source(NamedTuple):
    """One instruction of one ability that adds mana, and the replacement effects that apply to it."""

    ability: ActivatedAbility | TriggeredAbility
    step: AddMana
    waiting: tuple[Waiting, ...]


def sources(game: Game, o: ObjectId) -> list[Source]:
    """All that could make mana on a permanent: any ability, a mana ability or not. Source: `cr["106.7"]`."""
    found = []
    for ability in game.derivation.line(o).values.abilities:
        if isinstance(ability, ActivatedAbility | TriggeredAbility):
            waiting = replacements(game, o) if taps_for_mana(ability, game.edition) else ()
            found += [Source(ability, step, waiting) for step in ability.do if isinstance(step, AddMana)]
    return found


def types_of(game: Game, o: ObjectId, known: Known) -> frozenset[str]:
    """The types that a permanent's abilities would make now, if others could produce what is `known`."""
    return frozenset().union(*(_types(game, o, source, known) for source in sources(game, o)))


def _types(game: Game, o: ObjectId, source: Source, known: Known) -> frozenset[str]:
    found: set[str] = set()
    for mana in source.step.outcomes(game, o, known):
        for made in in_any_order(source.waiting, mana):
            found.update(made)
    return frozenset(found)


def all_could_produce(game: Game) -> list[Known]:
    """Round by round, what each permanent could produce: nothing, then what that makes possible, until nothing
    changes.

    This is the least fixed point, so that lands which ask only each other have nothing. Source: `cr["106.7"]`.
    """
    rounds: list[Known] = [dict.fromkeys(game.derivation.lines, frozenset())]
    while True:
        after = {o: types_of(game, o, rounds[-1]) for o in rounds[-1]}
        if after == rounds[-1]:
            return rounds
        rounds.append(after)


def could_produce(game: Game, o: ObjectId) -> Answer:
    """The types of mana that it could produce, as letters of `WUBRGC`; costs are ignored. Source: `cr["106.7"]`.

    The answer's reasons are its abilities one by one, then (if one of them asks others) who was asked, round by
    round.
    """
    rounds = all_could_produce(game)
    because = [_by_ability(game, o, source, rounds[-1]) for source in sources(game, o)] or [_no_mana(game, o)]
    if any(isinstance(source.step.mana, CouldProduce) for source in sources(game, o)):
        because += _by_round(game, o, rounds)
    found = letters(rounds[-1].get(o, frozenset()))
    rules = (cr["106.7"],) if found else (cr["106.7"], cr["106.5"])
    text = f"{game.handle(o)} could produce {named(found) if found else 'nothing: no type of mana is defined'}"
    return Answer(found, text, rules, tuple(because))


def _no_mana(game: Game, o: ObjectId) -> Answer:
    return Answer("", f"{game.handle(o)} has no ability that adds mana", (cr["106.7"],))


def _by_ability(game: Game, o: ObjectId, source: Source, known: Known) -> Answer:
    """What one ability would give, whatever it costs, and how replacement effects change that."""
    made = source.step.outcomes(game, o, known)
    final = letters(_types(game, o, source, known))
    cost = (
        f"; whether {source.ability.cost} can be paid doesn't matter"
        if isinstance(source.ability, ActivatedAbility)
        else ""
    )
    says = f"“{source.ability.text()}” would give {named(letters(frozenset().union(*made)))}"
    text = f"{says}{source.step.asks(game, o, known)}{cost}"
    because = [
        _by_order(game, path, end) for mana in sorted(made) for path, end in orders(source.waiting, mana) if path
    ]
    rules = tuple(dict.fromkeys((cr["106.7"], *source.step.rules)))
    return Answer(final, text, rules, tuple(dict.fromkeys(because))[:MOST_ORDERS])


def _by_order(game: Game, path: tuple[Waiting, ...], mana: str) -> Answer:
    first, *others = (game.handle(entry.source) for entry in path)
    then = "".join(f", then {name}" for name in others)
    return Answer(letters(frozenset(mana)), f"{first} applies{then}: {mana}", (cr["106.7"], cr["106.12b"], cr["616.1"]))


def asked_by(game: Game, o: ObjectId) -> list[ObjectId]:
    """The permanents that this one asks what they could produce."""
    board, you = game.derivation.board, game.controller(o)
    whats = [source.step.mana.what for source in sources(game, o) if isinstance(source.step.mana, CouldProduce)]
    return [asked for what in whats for asked in what.objects(board, o, you)]


def involved(game: Game, o: ObjectId) -> list[ObjectId]:
    """This permanent and all that it asks, those that they ask, and so on."""
    found = [o]
    for each in found:
        found += [asked for asked in dict.fromkeys(asked_by(game, each)) if asked not in found]
    return found


def _by_round(game: Game, o: ObjectId, rounds: list[Known]) -> list[Answer]:
    """Who was asked and what each could say, round by round, until nobody has anything new to say."""
    found, asking = [], involved(game, o)
    for number, (before, now) in enumerate(pairwise(rounds), 1):
        new = [each for each in asking if now[each] != before[each]]
        if not new:
            break
        said = "; ".join(_said(game, each, before, now) for each in new)
        silent = ", ".join(game.handle(each) for each in asking if not now[each])
        found.append(
            Answer(
                letters(now[o]),
                f"round {number}: {said}{f'; nothing yet from {silent}' if silent else ''}",
                (cr["106.7"],),
            )
        )
    end = f"round {len(found) + 1}: nobody has anything new to say, so that is all"
    if found:
        return [*found, Answer(letters(rounds[-1][o]), end, (cr["106.7"],))]
    asked = ", ".join(game.handle(each) for each in asking[1:])
    nobody = (
        f"round 1: asked: {asked}; none has a type of its own to name" if asked else "round 1: there is nobody to ask"
    )
    return [Answer("", f"{nobody}, so no type is defined", (cr["106.7"], cr["106.5"]))]


def _said(game: Game, o: ObjectId, before: Known, now: Known) -> str:
    """`Exotic Orchard#1 green, from Forest`: what one permanent can newly say, and whom it has it from."""
    new = now[o] - before[o]
    origins = [game.handle(asked) for asked in dict.fromkeys(asked_by(game, o)) if before[asked] & new]
    origin = f"from {' and '.join(origins)}" if origins else "by itself"
    return f"{game.handle(o)} {named(letters(now[o]))}, {origin}"


def named(types: str) -> str:
    """Types of mana in words."""
    return listed([MANA_NAMES[letter] for letter in types])


def letters(types: frozenset[str]) -> str:
    """Types of mana in order: `WUBRGC`."""
    return "".join(letter for letter in MANA_TYPES if letter in types)
