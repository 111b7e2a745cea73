"""May this ability be activated, and what happens then?"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from .abilities import ActivatedAbility, TriggeredAbility
from .choices import IllegalChoice
from .classifying import is_mana_ability, taps_for_mana
from .costs import Cost
from .crafting import CRAFTED, exile_material
from .events import AbilityActivated, CountersChanged, LifeChanged, Tapped, Untapped
from .objects import ObjectId, Zone
from .phasing import present
from .references import Context
from .rules import cr
from .seen import Seen
from .selectors import Each
from .sentences import WHERE
from .state import StackItem
from .timing import sorcery_timing
from .trace import Answer
from .zones import Moved

if TYPE_CHECKING:
    from .playing import Playing
    from .state import Game


def may_activate(game: Game, o: ObjectId, ability: ActivatedAbility, player: str) -> Answer:
    """May this player activate it now? Mana is left out: it isn't charged. Source: `cr["602.2"]`, `cr["118.3"]`."""
    seen, cost = game[o], ability.cost
    controls = seen.controller == player
    there = seen.object.zone is ability.zone
    works = f"this ability works {WHERE[ability.zone]}, and it is {WHERE[seen.object.zone]}"
    tests = [
        Answer(controls, f"{seen.controller} controls {game.handle(o)}", (cr["602.2"],)),
        *(() if there else (Answer(False, works, (cr["113.6"],)),)),
        *_tapping(seen, cost),
    ]
    if cost.loyalty is not None:
        tests += _loyalty(seen, cost, player)
    elif ability.sorcery_speed:
        tests.append(sorcery_timing(game, player, cr["602.5d"]))
    tests += _restrictions(seen, ability, player)
    tests += [*enough(seen, cost, player).because, *_tapping_others(seen, cost, player)]
    allowed = all(tests)
    failed = "; ".join(test.text for test in tests if not test)
    says = f"“{ability.text()}”"
    text = f"{player} may activate {says}" if allowed else f"{player} may not activate {says}: {failed}"
    return Answer(allowed, text, (cr["602.2"],), tuple(tests))


def _tapping(seen: Seen, cost: Cost) -> list[Answer]:
    """Can {T} or {Q} be paid? A mana ability is no exception. Source: `cr["107.5"]`, `cr["107.6"]`, `cr["302.6"]`."""
    if not cost.tap and not cost.untap:
        return []
    now = f"it is {'tapped' if seen.tapped else 'untapped'}"
    tests = [_continuously_controlled(seen)]
    if cost.tap:
        text = f"{now}, so {{T}} can't be paid" if seen.tapped else f"{now}, so {{T}} can be paid"
        tests.insert(0, Answer(not seen.tapped, text, (cr["107.5"],)))
    if cost.untap:
        text = f"{now}, so {{Q}} can be paid" if seen.tapped else f"{now}, so {{Q}} can't be paid"
        tests.insert(0, Answer(seen.tapped, text, (cr["107.6"],)))
    return tests


def _continuously_controlled(seen: Seen) -> Answer:
    """Has it been under this player's control long enough for {T} and {Q}? Source: `cr["302.6"]`, `cr["602.5a"]`."""
    if not seen.is_("Creature"):
        return Answer(True, "it is no creature, so it doesn't matter since when it has been there", (cr["302.6"],))
    if sick := summoning_sick(seen):
        return sick.but(value=False)
    if seen.has("haste"):
        return Answer(True, "it is a creature with haste", (cr["602.5a"], cr["702.10c"]))
    since = f"{seen.controller} has controlled this creature since before their most recent turn began"
    return Answer(True, since, (cr["302.6"],))


def summoning_sick(seen: Seen) -> Answer | None:
    """Why a creature can't attack or use {T} and {Q} yet, or `None`. Source: `cr["302.6"]`, `cr["602.5a"]`."""
    if not seen.is_("Creature") or seen.has("haste"):
        return None
    if seen.object.since < seen.game.turn.last_began(seen.controller):
        return None
    text = f"{seen.controller} hasn't controlled it without a break since their most recent turn began"
    return Answer(True, text, (cr["302.6"], cr["602.5a"]))


def _restrictions(seen: Seen, ability: ActivatedAbility, player: str) -> list[Answer]:
    """What the ability itself says about when it may be activated. Source: `cr["602.5b"]`."""
    tests = []
    if ability.once_each_turn:
        events = [it.event for it in seen.game.happened_this_turn]
        used = any(isinstance(e, AbilityActivated) and (e.object, e.ability) == (seen.id, ability) for e in events)
        tests.append(Answer(not used, f"it was {'' if used else 'not '}activated this turn", (cr["602.5b"],)))
    if ability.only_if:
        holds = ability.only_if.holds(seen.game.derivation.board, seen.id, player)
        tests.append(Answer(holds, f"it may be only {ability.only_if.text()}", (cr["602.5b"],)))
    return tests


def enough(seen: Seen, cost: Cost, player: str) -> Answer:
    """Are there the counters, the life and the permanents to give up for it? Source: `cr["118.3"]`, `cr["119.4"]`."""
    tests = []
    if cost.remove_counters:
        kind, number = cost.remove_counters
        there = seen.object.count(kind)
        tests.append(Answer(there >= number, f"it has {there} {kind} counters", (cr["118.3"],)))
    if cost.life:
        life = seen.game.player(player).life
        tests.append(Answer(life >= cost.life, f"{player} has {life} life", (cr["119.4"],)))
    if isinstance(cost.sacrifice, Each):
        number = len(cost.sacrifice.but(controller="you").objects(seen.game.derivation.board, seen.id, player))
        text = f"{player} controls {number or 'no'} {cost.sacrifice.text()} to sacrifice"
        tests.append(Answer(number > 0, text, (cr["118.3"], cr["701.21a"])))
    failed = "; ".join(test.text for test in tests if not test)
    return Answer(not failed, failed or "there is enough to pay with", (cr["118.3"],), tuple(tests))


def _tapping_others(seen: Seen, cost: Cost, player: str) -> list[Answer]:
    """Are there enough untapped others to tap? It is no {T} of theirs, so they may be new."""
    tests = []
    if cost.tap_another:
        number = len(tappable(seen.game, seen.id, cost.tap_another, player))
        tests.append(
            Answer(number > 0, f"there are {number} untapped {cost.tap_another.text()} to tap", (cr["118.3"],))
        )
    if cost.crew:
        crew = tappable(seen.game, seen.id, CREW, player)
        power = sum(max(seen.game[o].power or 0, 0) for o in crew)
        tests.append(Answer(power >= cost.crew, f"untapped creatures have power {power} together", (cr["702.122a"],)))
    return tests


CREW = Each(("Creature",), controller="you", other=True)


def tappable(game: Game, o: ObjectId, what: Each, player: str) -> list[ObjectId]:
    """The untapped permanents among these, for an ability of `o`."""
    return what.but(tapped=False).objects(game.derivation.board, o, player)


def _loyalty(seen: Seen, cost: Cost, player: str) -> list[Answer]:
    assert cost.loyalty is not None
    used = seen.object.loyalty_used == seen.game.turn.number
    enough = seen.object.count("loyalty") + cost.loyalty >= 0
    rules = (cr["606.3"],)
    return [
        sorcery_timing(seen.game, player, *rules),
        Answer(not used, f"{'one' if used else 'none'} of its loyalty abilities was activated this turn", rules),
        Answer(enough, f"it has {seen.object.count('loyalty')} loyalty counters", (cr["606.6"],)),
    ]  # fmt: skip


def find_ability(seen: Seen, wanted: str | int) -> ActivatedAbility:
    """The activated ability with this number, or with this piece of text."""
    found = _among([a for a in seen.values.abilities if isinstance(a, ActivatedAbility)], seen, wanted)
    assert isinstance(found, ActivatedAbility)
    return found


def ability_of(seen: Seen, wanted: str | int) -> ActivatedAbility | TriggeredAbility:
    """The activated or triggered ability with this number, or with this piece of text."""
    return _among(
        [a for a in seen.values.abilities if isinstance(a, ActivatedAbility | TriggeredAbility)], seen, wanted
    )


def _among(
    abilities: Sequence[ActivatedAbility | TriggeredAbility], seen: Seen, wanted: str | int
) -> ActivatedAbility | TriggeredAbility:
    if isinstance(wanted, int):
        found = abilities[wanted : wanted + 1]
    else:
        found = [ability for ability in abilities if wanted.casefold() in ability.text().casefold()][:1]
    if not found:
        there = "; ".join(ability.text() for ability in abilities) or "none"
        raise IllegalChoice(f"{seen.id} has no such ability ({wanted!r}); it has: {there}", cr["602.1"])
    return found[0]


def activate(playing: Playing, name: str, ability: str | int = 0, by: str = "") -> None:
    """Activate it: legality, targets, cost, and the stack unless it is a mana ability. `cr["602.2"]`, `cr["605.3b"]`."""
    o = present(playing.game, name)
    seen = playing.game[o]
    player = by or seen.controller
    found = find_ability(seen, ability)
    refuse_unless(may_activate(playing.game, o, found, player))
    x = playing.choices.number("x", player, cr["107.3k"]) if "{X}" in found.cost.mana else 0
    targets = playing.choose_targets(found.targets, o, player, x=x)
    if targets is None:
        raise IllegalChoice(f"{name}: there is no legal target", cr["601.2c"])
    edition = playing.game.edition
    tapped = bool(taps_for_mana(found, edition))
    crafted = exile_material(playing, o, found.cost, player) if found.cost.craft else ()
    paid = pay(playing, o, found.cost, player)
    item = StackItem(o, player, found, targets, x, memory=(("tapped", tapped), (CRAFTED, crafted), *paid))
    playing.happen(AbilityActivated(o, found, player))
    playing.tell(f"{player} activates {playing.name_of(o)}: {found.text()}{f', X being {x}' if x else ''}", cr["602.2"])
    if is_mana_ability(found, edition):
        context = Context(playing, item)
        for step in found.do:
            step.carry_out(context)
    else:
        playing.put_on_stack(item)


def refuse_unless(allowed: Answer) -> None:
    """Raise `IllegalChoice` with what refuses it and those rules only."""
    if not allowed:
        refusing = (rule for test in allowed.because if not test for rule in test.all_rules)
        raise IllegalChoice(allowed.text, *dict.fromkeys(refusing))


def pay(playing: Playing, o: ObjectId, cost: Cost, player: str) -> tuple[tuple[str, tuple[ObjectId, ...]], ...]:
    """Pay what isn't mana. What was given up for it is told by name: "sacrificed". Source: `cr["602.2b"]`,
    `cr["118.1"]`.
    """
    if cost.tap:
        playing.happen(Tapped(o))
    if cost.untap:
        playing.happen(Untapped(o))
    if cost.loyalty is not None:
        playing.game = playing.game.changed(o, loyalty_used=playing.game.turn.number)
        playing.happen(CountersChanged(o, "loyalty", cost.loyalty, by_effect=False))
    if cost.remove_counters:
        kind, number = cost.remove_counters
        playing.happen(CountersChanged(o, kind, -number))
    if cost.life:
        playing.happen(LifeChanged(player, -cost.life))
    given = _given_up(playing, o, cost, player)
    if given:
        playing.happen(Moved(given, Zone.GRAVEYARD, "sacrificed"))
    if cost.exile_this:
        playing.happen(Moved((o,), Zone.EXILE, "exiled"))
    if cost.discard_this:
        playing.happen(Moved((o,), Zone.GRAVEYARD, "discarded"))
    if cost.mill:
        playing.mill(player, cost.mill)
    _tap_others(playing, o, cost, player)
    return (("sacrificed", given),) if given else ()


def _given_up(playing: Playing, o: ObjectId, cost: Cost, player: str) -> tuple[ObjectId, ...]:
    """What is sacrificed to pay the cost, by choice. Source: `cr["118.3"]`, `cr["701.21a"]`."""
    if not isinstance(cost.sacrifice, Each):
        return (o,) if cost.sacrifice else ()
    options = cost.sacrifice.but(controller="you").objects(playing.game.derivation.board, o, player)
    question = "what to sacrifice"
    return (playing.choices.pick(playing.game, "sacrifice", options, player, cr["118.3"], question=question),)


def _tap_others(playing: Playing, o: ObjectId, cost: Cost, player: str) -> None:
    """Tap what the cost taps besides its own permanent: by choice. Source: `cr["118.3"]`, `cr["702.122a"]`."""
    if cost.tap_another:
        options = tappable(playing.game, o, cost.tap_another, player)
        tapped = playing.choices.pick(playing.game, "tapping", options, player, cr["118.3"], question="what to tap")
        playing.happen(Tapped(tapped))
    power = 0
    while power < cost.crew:
        options = tappable(playing.game, o, CREW, player)
        tapped = playing.choices.pick(playing.game, "crew", options, player, cr["702.122a"], question="who crews it")
        power += max(playing.game[tapped].power or 0, 0)
        playing.happen(Tapped(tapped))
