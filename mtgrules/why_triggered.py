"""Did this trigger, and why did that other one not?

Each event of the game so far is still there, with the game before and after it. So an ability can be held against the events
of the kind that it waits for: it triggered, or its object didn't have it then, or the event wasn't about the right object.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .abilities import TriggeredAbility
from .events import AttackersDeclared, Damaged, Entered, Event, Happening, StepBegan
from .objects import ObjectId
from .patterns import Attacks, BeginningOf, DealsDamage, Enters, Pattern
from .rules import Rule, cr
from .trace import Answer

if TYPE_CHECKING:
    from .seen import Seen
    from .state import Game

# what each pattern waits for, and the rules that say so
WATCHED: dict[type[Pattern], tuple[type[Event], tuple[str, ...]]] = {
    Attacks: (AttackersDeclared, ("508.2a", "508.3a")),
    Enters: (Entered, ("603.6a",)),
    BeginningOf: (StepBegan, ("603.2b",)),
    DealsDamage: (Damaged, ("603.2",)),
}
SHOWN = {AttackersDeclared: "attackers were declared", Entered: "it would have to see that enter", Damaged: "damage was dealt"}


def why_triggered(seen: Seen) -> Answer:
    """How often the triggered abilities that an object has now have triggered, and for each why, or why not. `cr["603.2"]`."""
    abilities = [ability for ability in seen.values.abilities if isinstance(ability, TriggeredAbility)]
    if not abilities:
        return Answer(0, f"{seen.id} has no triggered ability", (cr["603.1"],))
    answers = tuple(_one(seen.game, seen.id, ability) for ability in abilities)
    number = sum(answer.value for answer in answers)
    return Answer(number, f"abilities of {seen.id} triggered {number} times", (cr["603.2"],), answers)


def _one(game: Game, o: ObjectId, ability: TriggeredAbility) -> Answer:
    """One ability: the events that set it off, else why each event of its kind didn't."""
    event, numbers = WATCHED.get(type(ability.when), (Event, ("603.2",)))
    rules = tuple(cr[number] for number in numbers)
    events = [it for it in game.happened if isinstance(it.event, event) and it.after.turn.number == game.turn.number and _concerns(ability, it)]
    times = [it for it in events if _had_it(it, o, ability) and ability.when.fires(it, o, _game_of(it, ability).controller(o))]
    if times:
        text = f"{ability.text()}: it triggered {len(times)} {'time' if len(times) == 1 else 'times'}"
        return Answer(sum(len(ability.when.fires(it, o, _game_of(it, ability).controller(o))) for it in times), text, rules)
    why_not = tuple(_why_not(it, o, ability, rules) for it in events)
    return Answer(0, f"{ability.text()}: it hasn't triggered this turn", rules, why_not)


def _concerns(ability: TriggeredAbility, it: Happening) -> bool:
    """Of the many steps of a turn only the one that the ability names."""
    return not isinstance(ability.when, BeginningOf) or not isinstance(it.event, StepBegan) or it.event.step == ability.when.step


def _game_of(it: Happening, ability: TriggeredAbility) -> Game:
    return it.before if ability.when.looks_back else it.after


def _had_it(it: Happening, o: ObjectId, ability: TriggeredAbility) -> bool:
    game = _game_of(it, ability)
    return o in game.derivation.lines and ability in game.derivation.lines[o].values.abilities


def _why_not(it: Happening, o: ObjectId, ability: TriggeredAbility, rules: tuple[Rule, ...]) -> Answer:
    """Why this event didn't set the ability off."""
    when = f"when the {it.event.step} began" if isinstance(it.event, StepBegan) else f"when {SHOWN.get(type(it.event), 'that happened')}"
    game = _game_of(it, ability)
    if o not in game.derivation.lines:
        late = (cr["513.2"],) if isinstance(it.event, StepBegan) and it.event.step == "end step" else rules
        return Answer(False, f"{when}, {o} wasn't on the battlefield yet", late)
    if not _had_it(it, o, ability):
        return Answer(False, f"{when}, {o} didn't have this ability yet: it was {game[o].name}", rules)
    return Answer(False, f"{when}, {_misfits(it, o, ability)}", rules)


def _misfits(it: Happening, o: ObjectId, ability: TriggeredAbility) -> str:
    """Why none of those that the event is about is what the ability watches."""
    game, what = _game_of(it, ability), getattr(ability.when, "what", None)
    subjects: tuple[ObjectId, ...] = ()
    if isinstance(it.event, AttackersDeclared):
        subjects = tuple(attacker for attacker, _ in it.event.attackers)
    elif isinstance(it.event, Entered):
        subjects = it.event.ids
    elif isinstance(it.event, Damaged):
        subjects = (it.event.source,)
    if what is None or not hasattr(what, "why_not"):
        return "it was about something else"
    found = [f"{subject}: {what.why_not(game.derivation.board, o, game.controller(o), subject)}" for subject in subjects if subject in game.objects]
    return "; ".join(found) or "it was about something else"
