"""May this ability be activated, and what happens then?"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .abilities import ActivatedAbility
from .choices import IllegalChoice
from .costs import Cost
from .events import AbilityActivated, CountersChanged, LifeChanged, ManaAdded, Moved, Tapped, Untapped
from .mana import is_mana_ability, replacements, results_of
from .mana_abilities import AddMana
from .objects import ObjectId, Zone
from .phasing import present
from .references import Context
from .rules import cr
from .seen import Seen
from .selectors import Each
from .state import StackItem
from .trace import Answer

if TYPE_CHECKING:
    from .playing import Playing
    from .state import Game


def may_activate(game: Game, o: ObjectId, ability: ActivatedAbility, player: str) -> Answer:
    """May this player activate this ability now, as far as tapping, untapping, loyalty and timing go? Source: `cr["602.2"]`."""
    seen, cost = game[o], ability.cost
    tests = [Answer(seen.controller == player, f"{seen.controller} controls it", (cr["602.2"],))]
    if cost.tap:
        tests.append(Answer(not seen.tapped, f"it is {'tapped' if seen.tapped else 'untapped'}", (cr["107.5"],)))
    if cost.untap:
        tests.append(Answer(seen.tapped, f"it is {'tapped' if seen.tapped else 'untapped'}", (cr["107.6"],)))
    if cost.tap or cost.untap:
        sick = summoning_sick(seen)
        text = sick.text if sick else "it isn't summoning sick"
        tests.append(Answer(not sick, text, sick.all_rules if sick else (cr["302.6"],)))
    if cost.loyalty is not None:
        tests += _loyalty(seen, cost, player)
    elif ability.sorcery_speed:
        tests.append(_sorcery_timing(game, player))
    if cost.remove_counters:
        kind, number = cost.remove_counters
        tests.append(Answer(seen.object.count(kind) >= number, f"it has {seen.object.count(kind)} {kind} counters", (cr["118.3"],)))
    if cost.life:
        life = game.player(player).life
        tests.append(Answer(life >= cost.life, f"{player} has {life} life", (cr["119.4"],)))
    allowed = all(tests)
    failed = next((test.text for test in tests if not test), "")
    text = f"{player} may activate {ability.text()}" if allowed else f"{player} may not activate {ability.text()}: {failed}"
    return Answer(allowed, text, (cr["602.2"],), tuple(tests))


def summoning_sick(seen: Seen) -> Answer | None:
    """Why a creature can't attack or use {T} and {Q} yet, or `None`. Source: `cr["302.6"]`, `cr["602.5a"]`."""
    if not seen.is_("Creature") or seen.has("haste"):
        return None
    if seen.object.since < seen.game.turn.last_began(seen.controller):
        return None
    text = f"{seen.controller} hasn't controlled it without a break since their most recent turn began"
    return Answer(True, text, (cr["302.6"], cr["602.5a"]))


def _loyalty(seen: Seen, cost: Cost, player: str) -> list[Answer]:
    assert cost.loyalty is not None
    used = seen.object.loyalty_used == seen.game.turn.number
    enough = seen.object.count("loyalty") + cost.loyalty >= 0
    return [
        _sorcery_timing(seen.game, player),
        Answer(not used, "no loyalty ability of it was activated this turn" if not used else "one of its loyalty abilities was activated this turn", (cr["606.3"],)),
        Answer(enough, f"it has {seen.object.count('loyalty')} loyalty counters", (cr["606.6"],)),
    ]  # fmt: skip


def _sorcery_timing(game: Game, player: str) -> Answer:
    main = game.turn.step in ("precombat main", "postcombat main")
    fine = main and game.turn.active == player and not game.stack
    return Answer(fine, "it is a main phase of that player's turn and the stack is empty" if fine else "it isn't the time for it", (cr["606.3"],))


def find_ability(seen: Seen, wanted: str | int) -> ActivatedAbility:
    """The activated ability with this number, or with this piece of text."""
    abilities = [ability for ability in seen.values.abilities if isinstance(ability, ActivatedAbility)]
    if isinstance(wanted, int):
        found = abilities[wanted : wanted + 1]
    else:
        found = [ability for ability in abilities if wanted.casefold() in ability.text().casefold()][:1]
    if not found:
        there = "; ".join(ability.text() for ability in abilities) or "none"
        raise IllegalChoice(f"{seen.id} has no such activated ability ({wanted!r}); it has: {there}", cr["602.1"])
    return found[0]


def activate(playing: Playing, name: str, ability: str | int = 0, by: str = "") -> None:
    """Activate an ability: legality, targets, cost, and (not for a mana ability) the stack. Source: `cr["602.2"]`, `cr["605.3b"]`."""
    o = present(playing.game, name)
    seen = playing.game[o]
    player = by or seen.controller
    found = find_ability(seen, ability)
    allowed = may_activate(playing.game, o, found, player)
    if not allowed:
        raise IllegalChoice(allowed.text, *allowed.all_rules)
    x = playing.choices.number("x", player, cr["107.3k"]) if "{X}" in found.cost.mana else 0
    targets = playing.choose_targets(found.targets, o, player)
    if targets is None:
        raise IllegalChoice(f"{name}: there is no legal target", cr["601.2c"])
    item = StackItem(o, player, found, targets, x, memory=(("tapped", found.cost.tap),))
    is_mana = bool(is_mana_ability(found))
    pay(playing, o, found.cost, player)
    playing.happen(AbilityActivated(o, found, player))
    playing.tell(f"{player} activates {playing.name_of(o)}: {found.text()}", cr["602.2"])
    if is_mana:
        context = Context(playing, item)
        for step in found.do:
            step.carry_out(context)
    else:
        playing.put_on_stack(item)


def pay(playing: Playing, o: ObjectId, cost: Cost, player: str) -> None:
    """Pay what isn't mana. Source: `cr["602.2b"]`, `cr["118.1"]`."""
    if cost.tap:
        playing.happen(Tapped(o))
    if cost.untap:
        playing.happen(Untapped(o))
    if cost.loyalty is not None:
        playing.game = playing.game.changed(o, loyalty_used=playing.game.turn.number)
        playing.happen(CountersChanged(o, "loyalty", cost.loyalty))
    if cost.remove_counters:
        kind, number = cost.remove_counters
        playing.happen(CountersChanged(o, kind, -number))
    if cost.life:
        playing.happen(LifeChanged(player, -cost.life))
    if cost.sacrifice:
        given = o
        if isinstance(cost.sacrifice, Each):
            options = cost.sacrifice.objects(playing.game.derivation.board, o, player)
            given = playing.choices.pick(playing.game, "sacrifice", options, player, cr["118.3"], question="what to sacrifice")
        playing.happen(Moved((given,), Zone.GRAVEYARD, "sacrificed"))


def add_mana(playing: Playing, player: str, mana: str, source: ObjectId, *, tapped: bool) -> None:
    """Mana is produced, as what replaces it lets it be; triggered mana abilities follow at once. `cr["106.12b"]`, `cr["605.4a"]`."""
    waiting = replacements(playing.game.last_known(source), source) if tapped else []
    while waiting:
        index = 0
        if len(results_of([ability for _, ability in waiting], mana)) > 1:
            options = [str(o) for o, _ in waiting]
            index = options.index(playing.choices.pick(playing.game, "first", options, player, cr["616.1"], question="which effect applies first"))
        o, ability = waiting.pop(index)
        mana = ability.change(mana)
        playing.tell(f"{o}: {ability.text()}", cr["106.12b"], cr["614.6"])
    before = playing.game.waiting
    playing.happen(ManaAdded(player, mana, source, source if tapped else None))
    playing.tell(f"{player} gets {''.join(f'{{{letter}}}' for letter in mana)}", cr["106.4"])
    new = playing.game.waiting[len(before) :]
    at_once = [item for item in new if any(isinstance(step, AddMana) for step in getattr(item.ability, "do", ())) and not item.targets]
    playing.game = playing.game.but(waiting=(*before, *(item for item in new if item not in at_once)))
    for item in at_once:
        playing.tell(f"{item.source}: a triggered mana ability, which doesn't use the stack", cr["605.4a"])
        context = Context(playing, item)
        for step in item.ability.do:  # type: ignore[union-attr]
            step.carry_out(context)
