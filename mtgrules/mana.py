"""What could this produce, what does it produce, and was it tapped for mana?"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import permutations
from typing import TYPE_CHECKING

from .abilities import Ability, ActivatedAbility, ReplacementAbility
from .mana_abilities import AddMana
from .objects import ObjectId
from .rules import cr
from .selectors import Each
from .symbols import MANA_NAMES, MANA_TYPES
from .trace import Answer

if TYPE_CHECKING:
    from .state import Game

EDITIONS = ("2026-04-17", "2026-09-25")
Known = Mapping[ObjectId, frozenset[str]]


class ManaReplacement(ReplacementAbility):
    """If a permanent that fits is tapped for mana, it produces another type instead, or several times as much. `cr["106.12b"]`."""

    what: Each
    instead: str = ""
    times: int = 1
    yours: bool = False

    def affects(self, game: Game, source: ObjectId, tapped: ObjectId) -> bool:
        """Does it apply when this permanent is tapped for mana?"""
        you = game.controller(source)
        return tapped in self.what.objects(game.derivation.board, source, you)

    def change(self, mana: str) -> str:
        """The mana as it is produced instead."""
        return (self.instead * len(mana) if self.instead else mana) * self.times

    def text(self) -> str:
        what = f"{self.instead} instead of any other type" if self.instead else f"{self.times} times as much"
        return f"if a {self.what.text()} is tapped for mana, it produces {what}"


def is_mana_ability(ability: Ability, edition: str = EDITIONS[-1]) -> Answer:
    """Is this activated ability a mana ability? The answer depends on the edition of the rules. Source: `cr["605.1a"]`."""
    rule = (cr["605.1a"],)
    if not isinstance(ability, ActivatedAbility):
        return Answer(False, "it isn't an activated ability", rule)
    tests = [
        Answer(not ability.targets, "it has no target" if not ability.targets else "it has a target", rule),
        Answer(any(isinstance(step, AddMana) for step in ability.do), "it could add mana", rule),
        Answer(ability.cost.loyalty is None, "it is no loyalty ability", (*rule, cr["606.1"])),
    ]
    if edition >= EDITIONS[1]:
        moves = bool(ability.cost.mill) or any(type(step).__name__ in ("Draw", "Mill") for step in ability.do)
        tests.append(Answer(not moves, "it moves no card to or from a library" if not moves else "it moves a card from a library", rule))
    passed = all(tests)
    return Answer(passed, "it is a mana ability" if passed else "it isn't a mana ability", rule, tuple(tests))


def replacements(game: Game, tapped: ObjectId) -> list[tuple[ObjectId, ManaReplacement]]:
    """What would change the mana when this permanent is tapped for it, each once. Source: `cr["614.5"]`, `cr["106.12b"]`."""
    return [
        (o, ability)
        for o, line in game.derivation.lines.items()
        for ability in line.values.abilities
        if isinstance(ability, ManaReplacement) and ability.affects(game, o, tapped)
    ]


def results_of(abilities: Iterable[ManaReplacement], mana: str) -> set[str]:
    """What this mana ends up as, for each order in which these apply. Source: `cr["616.1"]`."""
    found = set()
    for order in permutations(abilities):
        made = mana
        for ability in order:
            made = ability.change(made)
        found.add(made)
    return found


def in_any_order(game: Game, o: ObjectId, mana: str) -> frozenset[str]:
    """The types that this mana may end up as, over all orders of the replacement effects. Source: `cr["106.7"]`, `cr["616.1"]`."""
    results = results_of([ability for _, ability in replacements(game, o)], mana)
    return frozenset[str]().union(*results)


def types_of(game: Game, o: ObjectId, known: Known) -> frozenset[str]:
    """The types that a permanent's abilities would make now, if others could produce what is `known`."""
    found: set[str] = set()
    for ability in game.derivation.line(o).values.abilities:
        if isinstance(ability, ActivatedAbility):
            for step in ability.do:
                if isinstance(step, AddMana):
                    made = step.types(game, o, known)
                    found.update(*(in_any_order(game, o, mana) if ability.cost.tap else {mana} for mana in made))
    return frozenset(found)


def all_could_produce(game: Game) -> list[Known]:
    """Round by round, what each permanent could produce: nobody anything, then what that makes possible, until nothing changes.

    This is the least fixed point, so that lands which ask only each other have nothing. Source: `cr["106.7"]`.
    """
    rounds: list[Known] = [dict.fromkeys(game.derivation.lines, frozenset())]
    while True:
        after = {o: types_of(game, o, rounds[-1]) for o in rounds[-1]}
        if after == rounds[-1]:
            return rounds
        rounds.append(after)


def could_produce(game: Game, o: ObjectId) -> Answer:
    """The types of mana that a permanent could produce, as letters of `WUBRGC`; costs are ignored. Source: `cr["106.7"]`."""
    rounds = all_could_produce(game)
    known = rounds[-1]
    because = []
    for ability in game.derivation.line(o).values.abilities:
        if not isinstance(ability, ActivatedAbility):
            continue
        for step in ability.do:
            if isinstance(step, AddMana):
                made = step.types(game, o, known)
                final = frozenset[str]().union(*(in_any_order(game, o, mana) if ability.cost.tap else {mana} for mana in made))
                because.append(Answer(letters(final), f"{ability.text()}{step.asks(game, o, known)}", (cr["106.7"], *step.rules)))
                if final != made:
                    changed = ", ".join(str(source) for source, _ in replacements(game, o))
                    because.append(Answer(letters(final), f"replaced: {changed}", (cr["106.7"], cr["106.12b"])))
    found = letters(known.get(o, frozenset()))
    named = ", ".join(MANA_NAMES[letter] for letter in found)
    rules = (cr["106.7"],) if found else (cr["106.5"], cr["106.7"])
    return Answer(found, f"{game.handle(o)} could produce {named or 'nothing: no type of mana is defined'}", rules, tuple(because))


def letters(types: frozenset[str]) -> str:
    """Types of mana in order: `WUBRGC`."""
    return "".join(letter for letter in MANA_TYPES if letter in types)


