"""What holds on every board: random boards and games against a plain reading of 613."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from mtgrules import cards, game
from mtgrules.abilities import FLYING, StaticAbility
from mtgrules.amounts import Count
from mtgrules.changes import BecomeCopy, Change, ChangeControl, Layer
from mtgrules.conditions import Exists
from mtgrules.derivation import Derivation
from mtgrules.effects import ContinuousEffect, effect_of, inherent_effects
from mtgrules.explain import show
from mtgrules.layers import Board, derive, perform, without_loops
from mtgrules.layers import plan as plan_of
from mtgrules.naming import numbered
from mtgrules.objects import Card, GameObject, ObjectId, Zone, printed_line
from mtgrules.seen import QUESTIONS
from mtgrules.selectors import THIS, Each, Only, Selector
from mtgrules.size_changes import (
    DefinePowerToughness,
    GainAbility,
    LoseAbility,
    LoseAllAbilities,
    ModifyPowerToughness,
    SetPowerToughness,
    SwitchPowerToughness,
)
from mtgrules.state import Game, Player, Turn
from mtgrules.type_changes import AddTypes, LoseTypes, SetColors, SetLandTypes, SetTypes

pytestmark = pytest.mark.full

PROFILE = settings(derandomize=True, deadline=None, database=None, suppress_health_check=list(HealthCheck))


# ---------------------------------------------------------------- the oracle: 613 without filters
class Plain:
    """Keeps nothing: after every application it asks again which effects there are and who depends on whom."""

    def __init__(self, board: Game) -> None:
        self.game, self.steps, self.missed = board, [], set[Any]()
        self.objects = [obj for obj in board.objects.values() if obj.zone is Zone.BATTLEFIELD and not obj.phased_out]
        self.lines = {obj.id: printed_line(obj.printed, obj.controller) for obj in self.objects}
        self.started: dict[ContinuousEffect, tuple[ObjectId, ...]] = {}
        self.given: list[tuple[ObjectId, Any, int]] = []
        for layer in Layer:
            self.go_through(layer)
        for o, line in self.lines.items():
            if "Creature" not in line.values.types:  # 208.3
                self.lines[o] = line._replace(values=line.values.sized(None, None))

    def go_through(self, layer: Layer) -> None:
        done: set[ContinuousEffect] = set()
        seen: dict[ContinuousEffect, None] = {}
        while True:
            here = [e for e in self.effects() if layer in e.parts and e not in done]
            self.missed.update((layer, e) for e in seen if e not in here and e not in done)
            done.update(e for e in seen if e not in here)
            if not here:
                return
            seen.update(dict.fromkeys(here))
            waits = {e: [f for f in here if self.depends(e, f, layer)] for e in here}
            free = [e for e in here if e not in without_loops({e: w for e, w in waits.items() if w})]
            effect = min(free, key=lambda e: e.order)
            self.apply(effect, layer)
            done.add(effect)

    def apply(self, effect: ContinuousEffect, layer: Layer) -> None:
        planned = self.plan(effect, layer, self.lines)
        you = effect.you or self.board(self.lines).you(effect.source)
        if not effect.condition or effect.condition.holds(self.board(self.lines), effect.source, you):
            self.started.setdefault(effect, tuple(planned))  # 613.6
        for o, line in perform(effect, layer, planned, self.board(self.lines)).items():
            self.given += [(o, a, effect.timestamp) for change in planned[o] for a in change.gives]
            self.steps.append((layer, effect, o, line.values, line.controller))
            self.lines[o] = line

    def effects(self) -> list[ContinuousEffect]:
        """What there is now: of spells, of what objects are now, and of what has begun (613.6)."""
        live = []
        for obj in self.objects:
            live += inherent_effects(obj)
            abilities = self.lines[obj.id].values.abilities
            for i, ability in enumerate(abilities):
                if isinstance(ability, StaticAbility):
                    ordinal = abilities[:i].count(ability)
                    times = [t for o, a, t in self.given if o == obj.id and a == ability]
                    late = (
                        times[ordinal - abilities.count(ability) :][:1]
                        if len(times) > abilities.count(ability) - ordinal - 1
                        else []
                    )
                    live.append(effect_of(obj.id, max([obj.timestamp, *late]), ability, ordinal))  # 613.7a
        return [*self.game.effects, *live, *(e for e in self.started if e.ability and e not in live)]

    def board(self, lines: Any) -> Board:
        return Board(lines, self.game.objects, self.game.turn.active)

    def plan(self, effect: ContinuousEffect, layer: Layer, lines: Any) -> Any:
        return plan_of(effect, layer, self.board(lines), self.started.get(effect))

    def depends(self, effect: ContinuousEffect, other: ContinuousEffect, layer: Layer) -> bool:
        """613.8a, of every pair, on the whole board."""
        if effect is other or effect.defining != other.defining:
            return False
        after = {**self.lines, **perform(other, layer, self.plan(other, layer, self.lines), self.board(self.lines))}
        if (
            effect.ability
            and effect not in self.started
            and effect.ability not in after[effect.source].values.abilities
        ):
            return True
        return bool(self.plan(effect, layer, after) != self.plan(effect, layer, self.lines))


def agree(board: Game) -> None:
    found, plain = derive(board), Plain(board)
    assert {o: (line.values, line.controller) for o, line in found.lines.items()} == {
        o: (line.values, line.controller) for o, line in plain.lines.items()
    }
    order: dict[Any, None] = dict.fromkeys((s.layer, s.effect, s.object) for s in found.steps())
    assert list(order) == [step[:3] for step in plain.steps if step[:3] in order]
    assert {(m.layer, m.effect) for m in found.missed if m.layer in m.effect.parts} == plain.missed


# ---------------------------------------------------------------- random boards
WORDS = ("Forest", "Swamp", "Bear", "Elf")
TYPES = ("Creature", "Land", "Artifact", "Enchantment")


def some(words: tuple[str, ...]) -> st.SearchStrategy[tuple[str, ...]]:
    return st.lists(st.sampled_from(words), max_size=1).map(tuple)


EACH = st.builds(
    lambda types, words, without, controller, other, having: Each(
        types + words, without=without, controller=controller, other=other, having=having
    ),
    some(TYPES), some(WORDS), some(("Basic", "Bear", "Artifact")), st.sampled_from(("", "", "you", "opponent")),
    st.booleans(), st.sampled_from(("",) * 6 + ("flying",)),
)  # fmt: skip
SELECTOR: st.SearchStrategy[Selector] = st.one_of(EACH, EACH, st.just(THIS))
NUMBER = st.integers(0, 3)
SIMPLE: st.SearchStrategy[Change] = st.one_of(
    st.sampled_from((*TYPES, *WORDS)).map(lambda word: AddTypes((word,))),
    st.sampled_from(TYPES[:1] + WORDS[2:]).map(lambda word: SetTypes((word,))),
    st.sampled_from(("Creature", "Artifact", "Legendary")).map(lambda word: LoseTypes((word,))),
    st.just(SetLandTypes(("Swamp",))),
    st.just(GainAbility(FLYING)),
    st.just(LoseAbility("flying")),
    st.just(LoseAllAbilities()),
    st.just(ChangeControl()),
    st.just(SetColors("R")),
    st.builds(SetPowerToughness, NUMBER, NUMBER),
    st.builds(ModifyPowerToughness, NUMBER, NUMBER),
    EACH.map(lambda what: ModifyPowerToughness(Count(what), 0)),
    st.just(SwitchPowerToughness()),
)


@st.composite
def statics(draw: Any, depth: int = 0) -> StaticAbility:
    if draw(st.integers(0, 9)) == 0:
        change = draw(st.sampled_from((AddTypes(("Elf",)), DefinePowerToughness(Count(Each(("Creature",))), 1))))
        return StaticAbility(THIS, (change,), defining=True)
    changes = tuple(draw(st.lists(SIMPLE, min_size=1, max_size=3)))
    if depth < 2 and draw(st.integers(0, 5)) == 0:
        changes += (GainAbility(draw(statics(depth + 1))),)
    condition = Exists(draw(EACH)) if draw(st.integers(0, 5)) == 0 else None
    return StaticAbility(draw(SELECTOR), changes, condition=condition)


@st.composite
def cards_(draw: Any, name: str) -> Card:
    types = " ".join(dict.fromkeys(draw(st.lists(st.sampled_from(TYPES), min_size=1, max_size=2))))
    basic = draw(st.sampled_from(("", "", "Basic ")))
    words = " ".join(draw(some(WORDS)))
    abilities = draw(st.lists(statics(), max_size=2))
    return Card(name, "{1}{G}", f"{basic}{types} — {words}" if words else f"{basic}{types}", "2/1", *abilities)


def put(board: Game, card: Card, player: str, **more: Any) -> Game:
    clock = board.clock + 1
    obj = GameObject(board.new_id(card.name), card, player, player, Zone.BATTLEFIELD, timestamp=clock, **more)
    return board.with_objects([obj], clock=clock)


@st.composite
def events(draw: Any, board: Game) -> Game:
    """One random thing happens to the objects, below the rules of who may do what."""
    kind, o = draw(st.integers(0, 9)), draw(st.sampled_from(sorted(board.objects)))
    if kind <= 2:
        more: dict[str, Any] = {"face_down": True} if draw(st.integers(0, 7)) == 0 else {}
        return put(board, draw(cards_(f"card {board.clock}")), draw(st.sampled_from(("A", "B"))), **more)
    if kind == 3:
        return board.changed(o, counters=(("+1/+1", draw(NUMBER) + 1, board.clock + 1),)).but(clock=board.clock + 1)
    if kind == 4 and len(board.objects) > 2:
        return board.but(objects={k: v for k, v in board.objects.items() if k != o}, gone={**board.gone, o: board})
    if kind == 5:
        return board.changed(o, face_down=not board.objects[o].face_down)
    if kind == 6 and board.effects:
        return board.but(effects=board.effects[1:])
    if kind == 7:
        model = draw(st.sampled_from(sorted(board.objects)))
        copied = BecomeCopy(board.derivation.copiable(model), str(model))
        return board.with_effect(ContinuousEffect(o, Only((o,)), (copied,), board.clock + 1, label="copy"))
    changes = draw(st.lists(SIMPLE, min_size=1, max_size=2))
    selector = draw(st.one_of(st.just(Only((o,))), EACH))
    return board.with_effect(ContinuousEffect(o, selector, changes, board.clock + 1, label="spell", you="A"))


@st.composite
def boards(draw: Any, happen: int = 3) -> list[Game]:
    """A random board and those after a few random events."""
    board = Game({}, (Player("A"), Player("B")), Turn("A"))
    for i in range(draw(st.integers(2, 6))):
        board = put(board, draw(cards_(f"card {i}")), draw(st.sampled_from(("A", "B"))))
    found = [board]
    for _ in range(happen):
        found.append(draw(events(found[-1])))
    return found


@settings(PROFILE, max_examples=150)
@given(boards())
def test_the_fold_is_a_plain_reading_of_613(found: list[Game]) -> None:
    """The filters that save trials change nothing, neither on a new board nor after events."""
    for board in found:
        agree(board)


@settings(PROFILE, max_examples=40)
@given(boards(happen=2), st.randoms(use_true_random=False))
def test_the_order_in_which_objects_are_stored_never_matters(found: list[Game], random: Any) -> None:
    board = found[-1]
    order = list(board.objects)
    random.shuffle(order)
    shuffled = board.but(objects={o: board.objects[o] for o in order})
    assert {o: line.values for o, line in derive(shuffled).lines.items()} == {
        o: line.values for o, line in derive(board).lines.items()
    }


@settings(PROFILE, max_examples=30)
@given(boards(happen=2))
def test_deriving_twice_tells_the_same_story(found: list[Game]) -> None:
    for board in found:
        assert list(derive(board).steps()) == list(derive(board).steps())
        assert repr(board.layers()) == repr(board.but(objects=dict(board.objects)).layers())


@settings(PROFILE, max_examples=30)
@given(boards(happen=2))
def test_every_explanation_ends_with_the_value_on_random_boards(found: list[Game]) -> None:
    for board in found:
        explained(board)


def explained(board: Game) -> None:
    """For every object and question the last reason's value is the value."""
    for o in board.objects:
        seen = board[o]
        for question in QUESTIONS:
            why = seen.why(question)
            assert why.reasons[-1].value == show(why.value), (board, o, question)
            assert all(reason.rules for reason in why.reasons), (o, question)
        for question in ("power", "toughness", "name", "controller"):
            assert show(seen.why(question).value) == show(getattr(seen, question) if question != "name" else seen.name)
        whole = seen.explanation()
        assert whole.reasons[-1].value == whole.value


# ---------------------------------------------------------------- games that are played
CREATURES = (
    "Runeclaw Bear",
    "Llanowar Elves",
    "Nightmare",
    "Permeating Mass",
    "Triskelion",
    "Wall of Omens",
    "Lupine Prototype",
)
COPIERS = (
    "Clone",
    "Quicksilver Gargantuan",
    "Wall of Stolen Identity",
    "Altered Ego",
    "Phyrexian Metamorph",
    "Spark Double",
)
OTHERS = ("Glorious Anthem", "Swamp", "Blood Moon", "Opalescence", "Mutavault", "Sol Ring")


@st.composite
def games(draw: Any) -> Game:
    """A game in which a few copiers are cast, copies of copies among them, and things happen to permanents."""
    pick = st.lists(st.sampled_from(CREATURES + OTHERS), min_size=1, max_size=3, unique=True)
    board = game(Alice=["Glorious Anthem", *draw(pick)], Bob=["Glorious Anthem", "Swamp", *draw(pick)])
    for step in range(draw(st.integers(1, 4))):
        living = [
            numbered(seen.id) for seen in board.battlefield if seen.is_("Creature") and seen.controller == "Alice"
        ]
        if not living:
            return board.to("end step")
        o, act = draw(st.sampled_from(living)), draw(st.integers(0, 5))
        if act <= 2:
            more = {"x": step} if (copier := draw(st.sampled_from(COPIERS))) == "Altered Ego" else {}
            board = board.cast(copier, by="Alice", copying=o, **more)
        elif act == 3:
            board = board.become_copy(
                o, of=draw(st.sampled_from(living)), until=draw(st.sampled_from(("", "end of turn")))
            )
        elif act == 4:
            board = board.change(o, ModifyPowerToughness(2, 2)).put_counters(o, "+1/+1", 1)
        else:
            board = board.to("end step").to("upkeep").to("precombat main", whose="Alice")
    return board


@settings(PROFILE, max_examples=40)
@given(games())
def test_played_games(board: Game) -> None:
    """At every moment: every explanation ends with the value, the fold is right, and the past is still there."""
    for i, moment in enumerate(board.history):
        assert moment.game.history[-1] is moment
        assert all(a is b for a, b in zip(moment.game.history, board.history[: i + 1], strict=True))
    for moment in board.history[:: max(1, len(board.history) // 4)]:
        explained(moment.game)
        agree(moment.game)
    explained(board)


@settings(PROFILE, max_examples=40)
@given(st.sampled_from(CREATURES), st.lists(st.sampled_from(("Clone", "Altered Ego")), min_size=2, max_size=4))
def test_a_copy_of_a_copy_has_equal_copiable_values(original: str, chain: list[str]) -> None:
    board = game(Alice=["Glorious Anthem", "Swamp", original])
    for copier in chain:
        last = numbered(board.battlefield[-1].id)
        more = {"x": 1} if copier == "Altered Ego" else {}
        board = board.cast(copier, copying=last, **more)
        assert board.battlefield[-1].copiable == board[original].copiable


LANDS = (
    "Forest",
    "Swamp",
    "Reflecting Pool",
    "Exotic Orchard",
    "Meteor Crater",
    "Mutavault",
    "Star Compass",
    "Urborg, Tomb of Yawgmoth",
)


@settings(PROFILE, max_examples=40)
@given(
    st.lists(st.sampled_from(LANDS[:-1]), max_size=4),
    st.lists(st.sampled_from(LANDS[:-1]), max_size=3),
    st.sampled_from(LANDS),
)
def test_with_one_more_land_nothing_could_produce_less(alice: list[str], bob: list[str], more: str) -> None:
    board = game(Alice=alice, Bob=bob)
    after = put(board, cards.card(more), "Alice")
    for seen in board.battlefield:
        assert set(seen.could_produce().value) <= set(after[seen.id].could_produce().value)


def test_each_event_begins_where_the_last_one_ended() -> None:
    """Nothing changes a permanent or an effect between two events; what happens together has one before and after."""
    board = game(Alice=["Identity Thief", "Glorious Anthem"], Bob=["Hamlet Captain", "Runeclaw Bear"])
    board = board.cast("Wall of Stolen Identity", copying="Runeclaw Bear")
    board = board.attack("Identity Thief", choose={"exile": "Hamlet Captain", "may": "yes"}).to("cleanup")
    happened = board.to("upkeep", whose="Alice").happened
    assert len(happened) > 20
    for earlier, later in pairwise(happened):
        if later.before is earlier.before:
            assert later.after is earlier.after
            continue
        assert permanents(earlier.after) == permanents(later.before)
        assert earlier.after.effects == later.before.effects


def permanents(board: Game) -> dict[ObjectId, GameObject]:
    return {obj.id: obj for obj in board.in_zone(Zone.BATTLEFIELD)}


def test_a_derivation_belongs_to_its_moment() -> None:
    board = game(Alice=["Runeclaw Bear"])
    assert isinstance(board.derivation, Derivation)
    assert board.told("nothing").derivation is board.derivation
