"""Is this a mana ability, and is using it tapping a permanent for mana?

The first answer depends on the edition of the rules, so the edition is an argument. The newest is the default; a game
can be played by an earlier one (`position(edition=…)`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .abilities import Ability, ActivatedAbility, TriggeredAbility
from .events import AbilityActivated, ManaAdded, Tapped
from .mana_abilities import AddMana
from .mistakes import WrongValue
from .objects import ObjectId
from .rules import EDITIONS, cr
from .trace import Answer

if TYPE_CHECKING:
    from .state import Game


def is_mana_ability(ability: Ability, edition: str = EDITIONS[-1]) -> Answer:
    """Is it a mana ability, by this edition (an ISO date)? Source: `cr["605.1a"]`, `cr["605.1b"]`.

    Raises `ValueError` for an edition whose answer isn't known.
    """
    if edition not in EDITIONS:
        raise WrongValue(f"the edition of {edition!r} isn't known; there are {', '.join(EDITIONS)}")
    if isinstance(ability, ActivatedAbility):
        tests, rule = _activated(ability, edition), cr["605.1a"]
    elif isinstance(ability, TriggeredAbility):
        tests, rule = _triggered(ability), cr["605.1b"]
    else:
        return Answer(
            False, f"{ability.text()}: neither an activated nor a triggered ability", (cr["605.1"], cr["605.5"])
        )
    passed = all(tests)
    failed = next((test.text for test in tests if not test), "")
    verdict = "a mana ability" if passed else f"not a mana ability: {failed}"
    rules = (rule,) if passed else (rule, cr["605.5a"])
    return Answer(passed, f"“{ability.text()}” is {verdict} (edition of {edition})", rules, tuple(tests))


def _activated(ability: ActivatedAbility, edition: str) -> list[Answer]:
    rule = cr["605.1a"]
    could, loyalty = could_add_mana(ability), ability.cost.loyalty is not None
    tests = [
        _no_target(ability),
        Answer(
            could,
            "it could add mana, whether or not the game lets it now" if could else "it couldn't add mana",
            (rule, cr["605.2"]),
        ),
        Answer(not loyalty, "it is a loyalty ability" if loyalty else "it is no loyalty ability", (rule, cr["606.1"])),
    ]
    if edition > EDITIONS[0]:
        moves = moves_library_cards(ability)
        text = "it moves a card to or from a library" if moves else "it moves no card to or from a library"
        tests.append(Answer(not moves, text, (rule,)))
    return tests


def _triggered(ability: TriggeredAbility) -> list[Answer]:
    rule = cr["605.1b"]
    by_mana, could = ability.when.is_about_mana, could_add_mana(ability)
    return [
        _no_target(ability),
        Answer(
            by_mana, "it triggers on mana being made" if by_mana else "it doesn't trigger on mana being made", (rule,)
        ),
        Answer(could, "it could add mana" if could else "it couldn't add mana", (rule,)),
    ]


def _no_target(ability: ActivatedAbility | TriggeredAbility) -> Answer:
    text = "it has a target" if ability.targets else "it has no target"
    return Answer(not ability.targets, text, (cr["605.5a" if ability.targets else "605.1"], cr["115.6"]))


def could_add_mana(ability: ActivatedAbility | TriggeredAbility) -> bool:
    """Does what it does include adding mana?"""
    return any(isinstance(step, AddMana) for step in ability.do)


def moves_library_cards(ability: ActivatedAbility) -> bool:
    """Does its cost or its effect move a card to or from a library?"""
    return bool(ability.cost.mill) or any(step.moves_library_cards for step in ability.do)


def taps_for_mana(ability: Ability, edition: str = EDITIONS[-1]) -> Answer:
    """Is activating it tapping its permanent for mana: a mana ability with {T} in its cost? Source:
    `cr["106.12"]`.
    """
    kind = is_mana_ability(ability, edition)
    if not isinstance(ability, ActivatedAbility):
        return Answer(False, "only activating an ability can be tapping for mana", (cr["106.12"],), (kind,))
    tap = Answer(
        ability.cost.tap,
        f"{{T}} is {'' if ability.cost.tap else 'not '}in its cost, which is {ability.cost}",
        (cr["106.12"], cr["107.5"]),
    )
    passed = bool(kind and tap)
    return Answer(
        passed,
        f"activating it is {'' if passed else 'not '}tapping the permanent for mana",
        (cr["106.12"],),
        (kind, tap),
    )


def was_tapped_for_mana(game: Game, o: ObjectId) -> Answer:
    """Was this permanent tapped for mana this turn, and why or why not? Source: `cr["106.12"]`."""
    events = [happening.event for happening in game.happened_this_turn]
    used = [e.ability for e in events if isinstance(e, AbilityActivated) and e.object[:2] == o[:2]]
    answers = tuple(taps_for_mana(ability, game.edition) for ability in used)
    if not used:
        tapped = any(isinstance(event, Tapped) and event.object[:2] == o[:2] for event in events)
        how = (
            "it only became tapped: none of its abilities was activated"
            if tapped
            else "none of its abilities was activated"
        )
        return Answer(False, f"{o} wasn't tapped for mana: {how}", (cr["106.12"],))
    passed = any(answers)
    made = "".join(e.mana for e in events if isinstance(e, ManaAdded) and e.tapped and e.tapped[:2] == o[:2])
    text = (
        f"{o} was tapped for mana and made {''.join(f'{{{m}}}' for m in made) or 'none'}"
        if passed
        else f"{o} wasn't tapped for mana"
    )
    return Answer(passed, text, (cr["106.12"],), answers)
