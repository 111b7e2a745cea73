"""How does an action unfold, until the stack is empty and the game has nothing more to do?"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from .abilities import ActivatedAbility, SpellAbility, TriggeredAbility, Unmodelled
from .attaching import BESTOWED, ENCHANTED_PLAYER, attach_entering
from .characteristics import Characteristics
from .choices import Choices, IllegalChoice
from .copying import becomes_token
from .crafting import choose_as_attached
from .daynight import day_and_night, turned_by_time
from .effects import ContinuousEffect
from .entering import counters_of_copying, linked_triggers, settle, silent_triggers
from .entry_abilities import Entering
from .events import Attached, BecameTarget, Damaged, EffectBegan, Event, Happening, LifeChanged, Transformed
from .merging import MUTATING, merge
from .modes import in_its_mode
from .multiplying import counted, created, entering_with
from .objects import Card, GameObject, Layout, ObjectId, Zone
from .references import Context
from .rooms import doors_open, unlocked_as_cast
from .rules import Rule, cr
from .selectors import Each, with_x
from .state import StackItem
from .targeting import legal_targets, merges, still_legal
from .triggers import gone_off, triggered, watched, why_over
from .zones import Drawn, Entered, Moved, fresh

if TYPE_CHECKING:
    from .state import Game


class Playing:
    """One action as it unfolds: the game so far and the choices still to be handed out. Nobody keeps it
    afterwards.
    """

    def __init__(self, game: Game, choices: Choices) -> None:
        self.game, self.choices = game, choices
        self.before_entering = game
        self.entering_together: tuple[ObjectId, ...] = ()
        self.moved: list[ObjectId] = []  # to a graveyard or to exile since state-based actions were last checked

    # -- events
    def happen(self, event: Event) -> None:
        """The event happens; what it sets off waits, what it ends is over. Source: `cr["603.2"]`, `cr["611.2b"]`."""
        event = counted(self, event)
        before = self.game
        after = watched(before, event.apply(before))
        happening = Happening(before, event, after)
        waiting = (*after.waiting, *triggered(happening))
        over = gone_off(happening)
        delayed = tuple(entry for entry in after.delayed if entry not in over)
        self.game = after.but(waiting=waiting, happened=(*before.happened, happening), delayed=delayed)
        if isinstance(event, Moved):
            self._moved(event, before)
        if isinstance(event, Damaged) and event.number > 0:
            self._lifelink(event, before)
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
        if event.to in (Zone.GRAVEYARD, Zone.EXILE):
            self.moved += [new for o in event.objects for new in self.game.became(o)]

    def tell(self, text: str, *rules: Rule) -> None:
        """Add a line to the history."""
        self.game = self.game.told(text, *rules)

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

    # -- permanents come
    def put_onto_battlefield(
        self, arriving: Sequence[tuple[ObjectId, str]], *, tapped: bool = False, x: int | None = None,
        attached_to: ObjectId | None = None, face: int = 0, face_down: bool = False, **how_cast: Any,
    ) -> tuple[ObjectId, ...]:  # fmt: skip
        """These objects enter at the same time, each under a player's control. Source: `cr["614.12"]`,
        `cr["613.7m"]`.
        """
        entries = []
        for o, player in arriving:
            obj = self.game.objects[o]
            if obj.is_token:
                self.tell(f"{o} is a token that has left the battlefield, so it doesn't come back", cr["111.8"])
                continue
            if not (face_down or obj.card.faces[face].types & PERMANENT):
                rule = (
                    cr["712.14b"]
                    if obj.card.layout is Layout.MODAL
                    else cr["304.4"]
                    if "Instant" in obj.card.faces[0].types
                    else cr["307.4"]
                )
                self.tell(f"{o} stays where it is: its front face is no permanent", rule)
                continue
            new = fresh(obj, Zone.BATTLEFIELD).but(
                controller=player, tapped=tapped, x=x, attached_to=attached_to, **how_cast
            )
            new = new.but(face=face, face_down=face_down, designations=(*new.designations, *unlocked_as_cast(obj)))
            entries.append((o, becomes_token(obj, new) if obj.is_copy else new))
        self.enter(entries)
        return tuple(new.id for _, new in entries if new.id in self.game.objects)

    def create_tokens(
        self, makers: Iterable[tuple[Card, int, str]], *, tapped: bool = False, attacking: str | ObjectId | None = None
    ) -> tuple[ObjectId, ...]:
        """Tokens are created, all at the same time; each maker owns and controls theirs. Source: `cr["111.2"]`."""
        entries: list[tuple[ObjectId | None, GameObject]] = []
        made: dict[str, int] = {}
        for card, face, player in created(self, list(makers)):
            label = card.name if card.name.endswith("Token") else f"{card.name or 'nameless'} token"
            o = self.game.new_id(label, beyond=made.get(label, 0))
            made[label] = made.get(label, 0) + 1
            entries.append(
                (
                    None,
                    GameObject(
                        o,
                        card,
                        player,
                        player,
                        Zone.BATTLEFIELD,
                        face=face,
                        is_token=True,
                        tapped=tapped,
                        attacking=attacking,
                    ),
                )
            )
        self.enter(entries, created=True)
        return tuple(obj.id for _, obj in entries if obj.id in self.game.objects)

    def enter(self, entries: Sequence[tuple[ObjectId | None, GameObject]], *, created: bool = False) -> None:
        """These enter at the same time, each as what changes its entering has it. Source: `cr["614.12"]`,
        `cr["616.1"]`.
        """
        self.before_entering = self.game
        self.entering_together = tuple(old for old, _ in entries if old)
        settled: list[tuple[ObjectId | None, Entering]] = []
        for old, obj in entries:
            entering = entering_with(counters_of_copying(settle(Entering(obj), self), self), self)
            if attached := attach_entering(entering, self):
                settled.append((old, attached))
        if not settled:
            return
        self.happen(
            Entered(
                tuple(entering.object for _, entering in settled),
                tuple(old for old, _ in settled),
                tuple(effect for _, entering in settled for effect in entering.effects),
                created,
                tuple(item for _, entering in settled for item in linked_triggers(entering)),
                tuple(item for _, entering in settled for item in silent_triggers(entering)),
            )
        )
        for _, entering in settled:
            doors_open(self, entering.object.id)
        changed_by = [entry.ability.why for _, entering in settled for entry in entering.applied]
        self.tell(
            "; ".join(self._entered_as(entering.object) for _, entering in settled),
            cr["614.12"],
            *dict.fromkeys(changed_by),
        )

    def _entered_as(self, obj: GameObject) -> str:
        name = self.game[obj.id].name
        named = str(obj.id) if obj.id.says(name) else f"{obj.id} (as {name})"
        counters = " and ".join(
            f"{number} {kind} counter{'' if number == 1 else 's'}" for kind, number, _ in obj.counters
        )
        host = f" attached to {obj.attached_to}" if obj.attached_to else ""
        return f"{named} enters{' tapped' if obj.tapped else ''}{f' with {counters}' if counters else ''}{host}"

    def transform(self, o: ObjectId, *, by_time: bool = False) -> None:
        """Turn the other face up, if there is one and it may be. Source: `cr["701.27c"]`, `cr["712.9"]`,
        `cr["712.10"]`.
        """
        obj = self.game.objects[o]
        if (word := turned_by_time(self.game[o])) and not by_time:
            self.tell(f"{o} can't transform: it has {word}, and only day and night turn it over", cr["702.145b"])
        elif not obj.card.double_faced:
            self.tell(f"{o} can't transform: it is no double-faced card or token", cr["701.27c"], cr["712.9"])
        elif not obj.card.faces[1 - obj.face].types & PERMANENT:
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
        wanted: Sequence[tuple[str, Each | str]],
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
        for name, what in ((name, with_x(what, x or 0)) for name, what in wanted):
            options, why_not = legal_targets(self.game, what, source, you)
            chosen = self.choices.pick(
                self.game, name, options, you, cr["115.1"], optional=optional, why_not=why_not, question="a target"
            )
            if chosen is None:
                return None
            found.append(chosen)
        return tuple(found)

    def resolve_top(self) -> None:
        """The topmost spell or ability of the stack resolves. Source: `cr["608.1"]`."""
        item = self.game.stack[-1]
        targets = still_legal(self.game, item)
        done_for = item.targets and not any(targets) and not merges(self.game, item)
        if done_for and not self._goes_on_as_creature(item):
            self._leave_stack(item)
            self.tell(f"{item!r} doesn't resolve: its targets are no longer legal", cr["608.2b"])
            return
        item = item.but(targets=targets)
        if item.ability is None:
            self._resolve_spell(item)
        elif not self._still_true(item):
            self._leave_stack(item)
            self.tell(f"{item!r} does nothing: its condition no longer holds", cr["603.4"])
        else:
            self.game = self.game.but(stack=self.game.stack[:-1])
            if isinstance(item.ability, TriggeredAbility | ActivatedAbility):
                self._carry_out(item, item.ability.do)

    def _goes_on_as_creature(self, item: StackItem) -> bool:
        """A bestowed spell without a legal target resolves as a creature spell. `cr["608.3b"]`, `cr["702.103e"]`."""
        obj = self.game.objects[item.source]
        if item.ability or BESTOWED not in obj.designations:
            return False
        kept = tuple(word for word in obj.designations if word != BESTOWED)
        self.game = self.game.changed(obj.id, designations=kept)
        text = f"{obj.id}: its target isn't legal any more, so it goes on as a creature spell"
        self.tell(text, cr["608.3b"], cr["702.103e"])
        return True

    def _still_true(self, item: StackItem) -> bool:
        """A trigger's condition is asked again as it resolves. Source: `cr["603.4"]`."""
        condition = item.ability.condition if isinstance(item.ability, TriggeredAbility) else None
        then = self.game.last_known(item.source)
        return condition is None or condition.holds_in(then, item.source, item.controller)

    def _leave_stack(self, item: StackItem) -> None:
        if item.ability is None:
            self.happen(Moved((item.source,), Zone.GRAVEYARD, "put"))
        else:
            self.game = self.game.but(stack=self.game.stack[:-1])

    def _how_cast(self, spell: GameObject, item: StackItem, values: Characteristics) -> dict[str, Any]:
        """What a permanent keeps of the spell that it was: how that was cast, and what its abilities remember.
        `cr["400.7d"]`.
        """
        enchanted = [
            target for target in item.targets if isinstance(target, str) and target and "Aura" in values.subtypes
        ]
        chosen = (*spell.chosen, *((ENCHANTED_PLAYER, player, 0) for player in enchanted))
        designations = tuple(word for word in spell.designations if word != MUTATING)
        return {"kicked": spell.kicked, "spent": spell.spent, "designations": designations, "chosen": chosen}

    def _resolve_spell(self, item: StackItem) -> None:
        values = self.game[item.source].values
        if values.types & PERMANENT:
            self._resolve_permanent_spell(item, values)
        else:
            self.tell(f"{item.source} resolves", cr["608.2"])
            for ability in in_its_mode(self.game.objects[item.source], values.abilities):
                if isinstance(ability, SpellAbility):
                    self._carry_out(item, ability.do)
        if item.source in self.game.objects:
            self.happen(Moved((item.source,), Zone.GRAVEYARD, "put"))

    def _resolve_permanent_spell(self, item: StackItem, values: Characteristics) -> None:
        """It enters, or merges with its target. Source: `cr["608.3"]`, `cr["702.140c"]`."""
        from .spell_abilities import left_by_casting

        obj = self.game.objects[item.source]
        became = ": a copy of a permanent spell becomes a token, which isn't created" if obj.is_copy else ""
        self.tell(
            f"{item.source} resolves{became}", cr["608.3"], *((cr["608.3f"], cr["111.13"]) if obj.is_copy else ())
        )
        host = next((target for target in item.targets if isinstance(target, ObjectId)), None)
        if merges(self.game, item) and host:
            merge(self, item.source, host, item.controller)
            return
        entered = self.put_onto_battlefield(
            [(item.source, item.controller)], x=item.x, attached_to=host, face=obj.face, face_down=obj.face_down,
            **self._how_cast(obj, item, values),
        )  # fmt: skip
        for o in entered:
            left_by_casting(self, obj, o)

    def _carry_out(self, item: StackItem, do: Iterable[object]) -> None:
        from .instructions import Instruction

        context = Context(self, item)
        if isinstance(item.ability, TriggeredAbility) and item.ability.may and not item.targets:
            answer = self.choices.pick(
                self.game, "may", ["yes", "no"], item.controller, cr["608.2d"], question=item.ability.text()
            )
            if answer == "no":
                return
        for instruction in do:
            if isinstance(instruction, Instruction):
                instruction.carry_out(context)

    # -- until nothing is left to do
    def check(self) -> None:
        """What happens before a player would get priority. Source: `cr["704.3"]`, `cr["117.5"]`, `cr["603.3b"]`."""
        from .state_based import state_based_actions

        while True:
            day_and_night(self)
            while state_based_actions(self):
                pass
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
            targets = self.choose_targets(ability.targets, item.source, item.controller, optional=ability.may)
            if targets is None:
                if any(legal_targets(self.game, what, item.source, item.controller)[0] for _, what in ability.targets):
                    self.tell(f"{item!r}: {item.controller} chooses not to", cr["608.2d"])
                else:
                    self.tell(f"{item!r} is taken off the stack: there is no legal target", cr["603.3d"])
                return
            item = item.but(targets=targets)
        self.put_on_stack(item)
        self.tell(f"{self.name_of(item.source)} triggers: {ability.text() if ability else ''}", cr["603.3"])

    def name_of(self, o: ObjectId) -> str:
        """What an object is called now, with its card if that is another name."""
        name = self.game.last_known(o)[o].name
        return str(o) if o.says(name) else f"{o} ({name})"

    def settle_stack(self, height: int = 0) -> None:
        """Go on until nothing above this height is left on the stack. Source: `cr["117.4"]`."""
        self.check()
        while len(self.game.stack) > height:
            self.resolve_top()
            self.check()


PERMANENT = frozenset({"Artifact", "Battle", "Creature", "Enchantment", "Land", "Planeswalker"})


def left_out(card: Card) -> tuple[str, ...]:
    """The abilities of a card that this package can't play."""
    return tuple(ability.says for face in card.faces for ability in face.abilities if isinstance(ability, Unmodelled))
