"""How does an action unfold, until the stack is empty and the game has nothing more to do?"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from .abilities import TriggeredAbility, Unmodelled
from .characteristics import PERMANENT_TYPES
from .choices import Choices, EndlessLoop, IllegalChoice
from .crafting import choose_as_attached
from .daynight import day_and_night, turned_by_time
from .effects import ContinuousEffect
from .events import Attached, BecameTarget, Damaged, EffectBegan, Event, Happening, LifeChanged, Transformed
from .multiplying import counted
from .objects import Card, ObjectId, Zone
from .replacing import replaced
from .resolving import resolve_top
from .rules import Rule, cr
from .selectors import with_x
from .state import StackItem
from .state_triggers import state_triggers
from .targeting import UpTo, Wanted, legal_targets
from .triggers import changes_of_control, set_off, watched, why_over
from .zones import Drawn, Moved, all_at_once, in_order

if TYPE_CHECKING:
    from .state import Game


MOST_TOLD = 500
"""How much one action may tell. A loop that nobody can stop has no end. Source: `cr["732.4"]`, `cr["104.4b"]`."""


class Playing:
    """One action as it unfolds: the game so far and the choices still to be handed out. Nobody keeps it
    afterwards.
    """

    def __init__(self, game: Game, choices: Choices) -> None:
        self.game, self.choices = game, choices
        self.before_entering = game
        self.told_before = len(game.moments)
        self.entering_together: tuple[ObjectId, ...] = ()
        # since state-based actions were last checked:
        self.moved: list[ObjectId] = []  # to a graveyard or to exile
        self.hurt_by_deathtouch: dict[ObjectId, ObjectId] = {}  # with the source

    # -- events
    def happen(self, *events: Event) -> tuple[Event, ...]:
        """These events happen, at the same time if there are several; what they set off waits, what they end is over.
        Returns them as they really happened.

        Source: `cr["603.2"]`, `cr["611.2b"]`, `cr["704.3"]`.
        """
        if not events:
            return ()
        replacing = [replaced(self, counted(self, event)) for event in events]
        events = tuple(in_order(self, event) for event, _ in replacing)
        before = self.game
        after = watched(before, all_at_once(before, events))
        happened = tuple(Happening(before, event, after) for event in (*events, *changes_of_control(before, after)))
        self.game = set_off(after, happened).but(happened=(*before.happened, *happened))
        for event, (_, elsewhere) in zip(events, replacing, strict=True):
            self._after(event, before)
            for o, text, rules in elsewhere:
                self.tell(f"{', '.join(map(str, self.game.became(o))) or o}: {text}", *rules)
        return events

    def _after(self, event: Event, before: Game) -> None:
        """What an event brings along at once, without the stack."""
        if isinstance(event, Moved):
            self._moved(event, before)
        if isinstance(event, Damaged) and event.number > 0:
            self._lifelink(event, before)
            if isinstance(event.to, ObjectId) and before.last_known(event.source)[event.source].has("deathtouch"):
                self.hurt_by_deathtouch[event.to] = event.source
        if isinstance(event, Attached) and event.to is not None:
            choose_as_attached(self, event.object)

    def _lifelink(self, event: Damaged, before: Game) -> None:
        """Damage from a source with lifelink is life for its controller as well. Source: `cr["702.15b"]`,
        `cr["120.3f"]`.
        """
        then = before.last_known(event.source)
        if then[event.source].has("lifelink"):
            player = then.controller(event.source)
            self.happen(LifeChanged(player, event.number))
            self.tell(f"{player} gains {event.number} life: {event.source} has lifelink", cr["702.15b"])

    def _moved(self, event: Moved, before: Game) -> None:
        """What was face down is shown as it leaves, and a commander may still go to the command zone.
        `cr["708.9"]`, `cr["903.9a"]`.
        """
        from .linked import bring_back

        for o in event.objects:
            obj = before.objects[o]
            if obj.face_down and obj.zone is Zone.BATTLEFIELD:
                self.tell(
                    f"{o} was face down and is revealed as it leaves: {obj.card.name or 'a nameless token'}",
                    cr["708.9"],
                )
        bring_back(self, event)
        buried = event.to_zone(Zone.GRAVEYARD, Zone.EXILE)
        self.moved += [new for o in buried for new in self.game.became(o)]

    def tell(self, text: str, *rules: Rule) -> None:
        """Add a line to the history. Raises `EndlessLoop` when one action has told too much to ever end."""
        self.game = self.game.told(text, *rules)
        if len(self.game.moments) - self.told_before > MOST_TOLD:
            raise EndlessLoop(f"{MOST_TOLD} things have happened in one action, so it goes on for ever")

    def begin(self, effect: ContinuousEffect) -> bool:
        """A continuous effect begins, unless its duration has already ended: then it does nothing. Does it?
        Source: `cr["611.2b"]`.
        """
        condition = effect.duration.while_
        if condition and not condition.holds(self.game.derivation.board, effect.source, effect.you):
            reason, rules = why_over(effect, self.game)
            self.tell(
                f"{effect.text()}: {reason}, so that is over before it begins and the effect does nothing", *rules
            )
            return False
        self.happen(EffectBegan(effect))
        return True

    def draw(self, player: str) -> None:
        """A player draws a card."""
        self.happen(Drawn(player))
        self.tell(f"{player} draws a card", cr["121.1"])

    def mill(self, player: str, number: int) -> None:
        """Cards go from the top of a player's library into the graveyard, as many as there are. Source:
        `cr["701.17a"]`.
        """
        top = tuple(obj.id for obj in self.game.in_zone(Zone.LIBRARY, player)[:number])
        if top:
            self.happen(Moved(top, Zone.GRAVEYARD, "milled"))
        self.tell(
            f"{player} mills {', '.join(str(o) for o in top) or 'cards that the position leaves open'}", cr["701.17a"]
        )

    def transform(self, o: ObjectId, *, by_time: bool = False) -> None:
        """Turn the other face up, if there is one and it may be. Source: `cr["701.27c"]`, `cr["712.9"]`,
        `cr["712.10"]`.
        """
        obj = self.game.objects[o]
        if (word := turned_by_time(self.game[o])) and not by_time:
            self.tell(f"{o} can't transform: it has {word}, and only day and night turn it over", cr["702.145b"])
        elif not obj.card.double_faced:
            self.tell(f"{o} can't transform: it is no double-faced card or token", cr["701.27c"], cr["712.9"])
        elif not obj.card.faces[1 - obj.face].types & PERMANENT_TYPES:
            self.tell(f"{o} can't transform: its other face is no permanent", cr["712.10"])
        else:
            self.happen(Transformed(o))
            self.tell(f"{o} transforms", cr["701.27a"])

    # -- the stack
    def put_on_stack(self, item: StackItem) -> None:
        """A spell or ability goes on top of the stack. Source: `cr["405.1"]`."""
        self.game = self.game.but(stack=(*self.game.stack, item))
        for target in dict.fromkeys(item.targets):
            if isinstance(target, ObjectId):
                self.happen(BecameTarget(target, item.source, item.controller, item.ability is None))

    def choose_targets(
        self,
        wanted: Sequence[tuple[str, Wanted]],
        source: ObjectId,
        you: str,
        *,
        optional: bool = False,
        x: int | None = None,
    ) -> tuple[ObjectId | str, ...] | None:
        """The targets, one for each that is asked for; `None` if there is no legal one, or an optional one is
        declined. `cr["601.2c"]`.
        """
        found: list[ObjectId | str] = []
        for name, what in wanted:
            if isinstance(what, UpTo):
                found += self._up_to(name, what, source, you, x or 0)
                continue
            what = with_x(what, x or 0)
            options, why_not = legal_targets(self.game, what, source, you)
            chosen = self.choices.pick(
                self.game, name, options, you, cr["115.1"], optional=optional, why_not=why_not, question="a target"
            )
            if chosen is None:
                return None
            found.append(chosen)
        return tuple(found)

    def _up_to(self, name: str, wanted: UpTo, source: ObjectId, you: str, x: int) -> list[ObjectId | str]:
        """Several targets under one name, each another one: as many as are given, within the bounds."""
        least, most = wanted.bounds(x)
        found: list[ObjectId | str] = []
        legal, why_not = legal_targets(self.game, with_x(wanted.what, x), source, you)
        while (most is None or len(found) < most) and (len(found) < least or self.choices.has(name)):
            options = [target for target in legal if target not in found]
            chosen = self.choices.pick(
                self.game,
                name,
                options,
                you,
                cr["115.1"],
                optional=len(found) >= least,
                why_not=why_not,
                question="a target",
            )
            if chosen is None:
                break
            found.append(chosen)
        return found

    # -- until nothing is left to do
    def check(self) -> None:
        """What happens before a player would get priority. Source: `cr["704.3"]`, `cr["117.5"]`, `cr["603.3b"]`."""
        from .state_based import state_based_actions

        while True:
            day_and_night(self)
            while state_based_actions(self):
                pass
            self.game = self.game.but(waiting=(*self.game.waiting, *state_triggers(self.game)))
            if not self.game.waiting:
                return
            self._stack_triggers()

    def _stack_triggers(self) -> None:
        waiting = self.game.waiting
        self.game = self.game.but(waiting=())
        for player in self.game.in_turn_order:
            for item in self._in_order([item for item in waiting if item.controller == player], player):
                self._stack_trigger(item)

    def _in_order(self, waiting: list[StackItem], player: str) -> list[StackItem]:
        """A player's triggers in the order of their choice, `order=`: the first goes onto the stack first, so it
        resolves last. Words of the source or of the ability name one. Without a choice they keep the order of
        the objects. `cr["603.3b"]`.
        """
        found: list[StackItem] = []
        several = len(waiting) > 1
        while several and waiting and self.choices.has("order"):
            wanted = str(self.choices.take("order"))
            fits = [item for item in waiting if wanted.casefold() in repr(item).casefold()]
            if not fits:
                raise IllegalChoice(
                    f"order: {wanted!r} names none of {player}'s triggers: {'; '.join(map(repr, waiting))}",
                    cr["603.3b"],
                )
            found.append(fits[0])
            waiting = [item for item in waiting if item is not fits[0]]
        return found + waiting

    def _stack_trigger(self, item: StackItem) -> None:
        ability = item.ability
        if isinstance(ability, TriggeredAbility) and ability.targets:
            targets = self._targets_of_trigger(ability, item)
            if targets is None:
                self.tell(f"{item!r} is taken off the stack: there is no legal target", cr["603.3d"])
                return
            item = item.but(targets=targets)
        self.put_on_stack(item)
        self.tell(f"{self.name_of(item.source)} triggers: {ability.text() if ability else ''}", cr["603.3"])

    def _targets_of_trigger(self, ability: TriggeredAbility, item: StackItem) -> tuple[ObjectId | str, ...] | None:
        """Its targets, chosen as it is put on the stack, also if it says "may": that is asked as it resolves. `None`
        if there is no legal one. Source: `cr["603.3d"]`, `cr["603.5"]`.
        """
        if ability.may and (refused := [name for name, _ in ability.targets if self.choices.refuses(name)]):
            text = (
                f"{refused[0]}: a target is chosen as the ability goes on the stack; may='no' declines as it resolves"
            )
            raise IllegalChoice(text, cr["603.3d"], cr["603.5"])
        return self.choose_targets(ability.targets, item.source, item.controller)

    def name_of(self, o: ObjectId) -> str:
        """What an object is called now, with its card if that is another name."""
        name = self.game.last_known(o)[o].name
        return str(o) if o.says(name) else f"{o} ({name})"

    def settle_stack(self, height: int = 0) -> None:
        """Go on until nothing above this height is left on the stack. Source: `cr["117.4"]`."""
        self.check()
        while len(self.game.stack) > height:
            resolve_top(self)
            self.check()


def left_out(card: Card) -> tuple[str, ...]:
    """The abilities of a card that this package can't play."""
    return tuple(ability.says for face in card.faces for ability in face.abilities if isinstance(ability, Unmodelled))
