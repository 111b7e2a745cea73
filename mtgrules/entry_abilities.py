"""Which abilities change how a permanent enters?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from .abilities import Ability, ReplacementAbility, TriggeredAbility
from .amounts import Amount, ValueOfX, said, settled
from .changes import AsEntersChoice, Change
from .characteristics import PERMANENT_TYPES
from .conditions import Condition
from .copying import COPY_OF, called, copy_effect
from .effects import ContinuousEffect
from .exceptions import settled_exceptions
from .objects import GameObject, ObjectId, Zone
from .patterns import Pattern
from .rules import Rule, cr
from .selectors import CREATURE, THIS, Each, Only, Selector, a
from .sentences import an
from .state import StackItem
from .symbols import COLOR_NAMES
from .value import Value

if TYPE_CHECKING:
    from .events import Happening
    from .instructions import Instruction
    from .playing import Playing
    from .state import Game


class Entering(Value):
    """A permanent on its way: as it would be on the battlefield, and the effects that begin with it.
    `cr["614.12"]`.
    """

    object: GameObject
    effects: tuple[ContinuousEffect, ...] = ()
    triggers: tuple[StackItem, ...] = ()
    applied: tuple[Any, ...] = ()
    attach: bool = False

    def what_if(self, game: Game) -> Game:
        """The game in which it has entered just so."""
        return game.with_objects([self.object], effects=(*game.effects, *self.effects))

    @property
    def shows_no_permanent(self) -> bool:
        """Would the face that is up be an instant's or a sorcery's? Source: `cr["712.13a"]`."""
        obj = self.object
        return not (obj.face_down or obj.card.faces[obj.face].types & PERMANENT_TYPES)

    @property
    def copies(self) -> int:
        """How many copy effects it has been given so far."""
        return len(self.triggers)

    def next_timestamp(self, game: Game) -> int:
        """A timestamp after that of every effect so far."""
        return game.clock + 1 + len(self.effects)


class EntryAbility(ReplacementAbility):
    """An ability that changes how permanents enter. `order` is its class in 616.1: the smaller goes first."""

    order: ClassVar[int] = 4
    rule: ClassVar[Rule] = cr["614.1c"]

    @property
    def of_itself(self) -> bool:
        """Does it speak of its own object only? Else it can't change how that one enters. Source: `cr["614.12"]`."""
        return getattr(self, "what", None) is None or isinstance(self, AsEntersChoose)

    @property
    def why(self) -> Rule:
        """The rule that lets it change how something enters."""
        return self.rule

    def affects(self, entering: Entering, what_if: Game, source: ObjectId) -> bool:
        """Does it change how this one enters? Most abilities of this kind speak of their own object only."""
        return entering.object.id == source

    def change(self, entering: Entering, playing: Playing, source: ObjectId) -> Entering:
        """The entering as this ability changes it; asks for the choices that it needs (614.12a)."""
        raise NotImplementedError


class EntersAsCopy(EntryAbility):
    """It may enter as a copy. Source: `cr["707.5"]`, `cr["614.12a"]`.

    `except_` becomes part of what it is, and of what further copies are (707.9a-b). `when_you_do` is a trigger
    linked to this copying (603.11); `with_counters` are additional counters, each for the card type it must
    then have (or for any). Both work only while no later copy effect has come on top (707.9e, 707.9g).
    """

    of: Each = CREATURE
    except_: tuple[Change, ...] = ()
    when_you_do: tuple[Instruction, ...] = ()
    with_counters: tuple[tuple[str, int | Amount, str], ...] = ()
    tapped: bool = False
    optional: bool = True
    order: ClassVar[int] = 2
    rule: ClassVar[Rule] = cr["707.5"]

    def change(self, entering: Entering, playing: Playing, source: ObjectId) -> Entering:
        game, player = playing.before_entering, entering.object.controller
        options = self.of.objects(game.derivation.board, source, player)
        why_not = {o: self.of.why_not(game.derivation.board, source, player, o) for o in game.objects}
        for o in playing.entering_together:
            why_not[o] = "it enters at the same time, so it isn't on the battlefield yet"
        chosen = playing.choices.pick(
            game, "copying", options, player, cr["614.12a"], optional=self.optional, why_not=why_not,
            question="which to copy as it enters",
        )  # fmt: skip
        if chosen is None:
            playing.tell(f"{player} chooses that {entering.object.id} copies nothing", cr["707.5"])
            return entering
        playing.tell(
            f"{player} chooses {called(game, chosen)}: {entering.object.id} enters as a copy of it",
            cr["707.5"],
            cr["614.12a"],
        )
        effect = copy_effect(
            source, game, chosen, entering.next_timestamp(game), settled_exceptions(self.except_, self), you=player
        )
        ability = TriggeredAbility(WhenYouDo(), self.when_you_do, link="copied")
        counters = tuple(
            (kind, number_of(number, entering, playing), needed) for kind, number, needed in self.with_counters
        )
        item = StackItem(source, player, ability, memory=(("copied", (chosen,)), ("counters", counters)))
        copied = entering.but(effects=(*entering.effects, effect), triggers=(*entering.triggers, item))
        return copied.but(object=entering.object.but(tapped=True)) if self.tapped else copied

    def text(self) -> str:
        may = "you may have this enter" if self.optional else "this enters"
        except_ = f", except {' and '.join(change.text() for change in self.except_)}" if self.except_ else ""
        then = f"; when you do, {', then '.join(step.text() for step in self.when_you_do)}" if self.when_you_do else ""
        counters = "".join(
            f", with {said(number)} additional {kind} counter{'' if number == 1 else 's'}{f' if it is {a(needed)}' if needed else ''}"
            for kind, number, needed in self.with_counters
        )
        tapped = " tapped" if self.tapped else ""
        where = " on the battlefield" if self.of.zone is Zone.BATTLEFIELD else ""
        return f"{may}{tapped} as a copy of any {self.of.text()}{where}{except_}{counters}{then}"


class OthersEnterAsCopy(EntryAbility):
    """Objects that fit enter as a copy of the object with this ability, or of what it is attached to. Source:
    `cr["616.1c"]`.
    """

    what: Each
    of: Selector = THIS
    order: ClassVar[int] = 2
    rule: ClassVar[Rule] = cr["616.1c"]

    def affects(self, entering: Entering, what_if: Game, source: ObjectId) -> bool:
        you = what_if.controller(source)
        return entering.object.id != source and entering.object.id in self.what.objects(
            what_if.derivation.board, source, you
        )

    def change(self, entering: Entering, playing: Playing, source: ObjectId) -> Entering:
        game = playing.before_entering
        models = self.of.objects(game.derivation.board, source, game.controller(source))
        if not models:
            return entering
        return as_a_copy(entering, game, models[0], source)

    def text(self) -> str:
        return f"each {self.what.text()} enters as a copy of {self.of.text()}"


def as_a_copy(entering: Entering, game: Game, model: ObjectId, source: ObjectId) -> Entering:
    """The entering as a copy, because something else says so: no trigger is linked to this. Source: `cr["616.1c"]`."""
    you = entering.object.controller
    effect = copy_effect(entering.object.id, game, model, entering.next_timestamp(game), you=you)
    unlinked = StackItem(source, you)
    return entering.but(effects=(*entering.effects, effect), triggers=(*entering.triggers, unlinked))


class WhenYouDo(Pattern):
    """The trigger that is linked to an ability which makes something enter as a copy. Source: `cr["603.11"]`,
    `cr["607.2h"]`.
    """

    rule: ClassVar[Rule] = cr["603.11"]

    def fires(self, happening: Happening, source: ObjectId, you: str) -> list[ObjectId | None]:
        return []

    def text(self) -> str:
        return "when you do"


class EntersTapped(EntryAbility):
    """It enters tapped; with `what`, objects that fit do. Source: `cr["614.1d"]`."""

    what: Each | None = None
    rule: ClassVar[Rule] = cr["614.1d"]

    def affects(self, entering: Entering, what_if: Game, source: ObjectId) -> bool:
        if self.what is None:
            return entering.object.id == source
        return entering.object.id in self.what.objects(what_if.derivation.board, source, what_if.controller(source))

    def change(self, entering: Entering, playing: Playing, source: ObjectId) -> Entering:
        return entering.but(object=entering.object.but(tapped=True))

    def text(self) -> str:
        return f"{f'each {self.what.text()}' if self.what else 'this'} enters tapped"


WILL_ENTER_WITH = "it will enter with: "
COUNTERS_OF_TYPES = {"loyalty": cr["306.5b"], "defense": cr["310.4b"], "lore": cr["714.3a"]}


class EntersWith(EntryAbility):
    """It enters with counters; with `what`, objects that fit do. Source: `cr["614.1c"]`, `cr["614.1d"]`,
    `cr["107.3m"]`.
    """

    counter: str
    number: int | Amount = 1
    what: Each | None = None
    condition: Condition | None = None

    def affects(self, entering: Entering, what_if: Game, source: ObjectId) -> bool:
        if self.condition and not self.condition.holds(what_if.derivation.board, source, what_if.controller(source)):
            return False
        return EntersTapped(self.what).affects(entering, what_if, source)

    @property
    def why(self) -> Rule:
        return cr["107.3m"] if isinstance(self.number, ValueOfX) else COUNTERS_OF_TYPES.get(self.counter, self.rule)

    def change(self, entering: Entering, playing: Playing, source: ObjectId) -> Entering:
        return with_counters(entering, self.counter, number_of(self.number, entering, playing, source))

    def text(self) -> str:
        counters = f"{said(self.number)} {self.counter} counter{'' if self.number == 1 else 's'}"
        condition = f" {self.condition.text()}" if self.condition else ""
        return f"{f'each {self.what.text()}' if self.what else 'this'} enters with {counters}{condition}"


class AsEntersChoose(EntryAbility):
    """As it enters, its controller chooses: a "color", a "creature type", or one of the `options`. Source:
    `cr["614.1c"]`, `cr["607.2d"]`.

    With changes in `becomes` (one entry for each option) the choice sets copiable values (613.2a).
    """

    what: str
    options: tuple[str, ...] = ()
    becomes: tuple[tuple[Change, ...], ...] = ()

    def change(self, entering: Entering, playing: Playing, source: ObjectId) -> Entering:
        obj = entering.object
        options = list(self.options or (COLOR_NAMES.values() if self.what == "color" else ()))
        name = self.what.replace(" ", "_")
        if not options:
            chosen = playing.choices.take(name)
        else:
            chosen = playing.choices.pick(
                playing.game, name, options, obj.controller, cr["614.12a"], question=f"{an(self.what)} as it enters"
            )
        playing.tell(f"{obj.controller} chooses {chosen} for {obj.id}", cr["614.12a"])
        effects = entering.effects
        if self.becomes:
            effects = (*effects, self.form(chosen, obj.id, entering.next_timestamp(playing.game)))
        given_by = max((effect.timestamp for effect in entering.effects if effect.label.startswith(COPY_OF)), default=0)
        return entering.but(object=obj.but(chosen=(*obj.chosen, (self.what, chosen, given_by))), effects=effects)

    def form(self, chosen: str, o: ObjectId, timestamp: int) -> ContinuousEffect:
        """What a choice with changes makes of the object, as part of its copiable values. Source: `cr["613.2a"]`."""
        changes = tuple(AsEntersChoice(change) for change in self.becomes[self.options.index(chosen)])
        return ContinuousEffect(o, Only((o,)), changes, timestamp, label=f"the choice for {o}")

    def text(self) -> str:
        options = f": {', '.join(self.options)}" if self.options else ""
        return f"as this enters, choose {an(self.what)}{options}"


class CantEnter(Ability):
    """Objects that fit, as they would be on the battlefield, can't enter. Source: `cr["101.2"]`, `cr["608.3e"]`."""

    what: Each

    def text(self) -> str:
        return f"no {self.what.text()} can enter"


class EntersTransformed(EntryAbility):
    """It enters with its back face up. Source: `cr["616.1d"]`."""

    order: ClassVar[int] = 3

    def change(self, entering: Entering, playing: Playing, source: ObjectId) -> Entering:
        obj = entering.object
        return entering.but(object=obj.but(face=1)) if obj.card.double_faced else entering

    def text(self) -> str:
        return "this enters with its back face up"


def x_of(entering: Entering) -> int:
    """X for an ability that changes how this enters: that of the spell it was, if the ability is its own.
    `cr["107.3m"]`, `cr["107.3j"]`.
    """
    return 0 if entering.copies else entering.object.x or 0


def number_of(amount: int | Amount, entering: Entering, playing: Playing, source: ObjectId | None = None) -> int:
    """How many counters, X being that of the spell if the ability is the entering object's own. Source:
    `cr["107.3m"]`.
    """
    if isinstance(amount, int):
        return amount
    own = entering.object.id
    x = x_of(entering) if source in (None, own) else 0
    if isinstance(amount, ValueOfX):
        return amount.at(x)
    board = entering.what_if(playing.game).derivation.board
    return settled(amount, board, source or own, board.you(source or own), own, x)


def with_counters(entering: Entering, kind: str, number: int) -> Entering:
    """The entering with some more counters."""
    if number <= 0:
        return entering
    obj = entering.object
    others = tuple(entry for entry in obj.counters if entry[0] != kind)
    return entering.but(object=obj.but(counters=(*others, (kind, obj.count(kind) + number, 0))))
