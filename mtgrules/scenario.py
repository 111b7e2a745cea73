"""How does a learner set up and play a position, and what must hold then?

A scenario is data: a position (given), what is done (when) and what must hold (then), in the order in which it
happens, each with its twin: what people believe instead, and the rule that refutes it. The same value is played
in a notebook, asserted by a test and listed in the index.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, cast

from .asking import OF_AN_ABILITY, THE_STACK, Asked, ask, ask_of_ability, ask_player, ask_stack
from .choices import ChoiceNeeded, IllegalChoice
from .naming import AmbiguousName, NoSuchObject
from .objects import ObjectId
from .rules import Rule, cr
from .selectors import Each
from .sentences import of_ability, sentence
from .setup import Position
from .trace import Answer, Why
from .value import Value
from .verbs import Action, Verbs

if TYPE_CHECKING:
    from .state import Game, Moment


class When(Verbs[Action]):
    """The players' verbs, said and not yet done: `when.cast("Clone", copying="Runeclaw Bear")` is an `Action`."""

    def do(self, action: Action) -> Action:
        return action


when = When()


class Claim(Value):
    """One thing that must hold at its place in a scenario: about an object, a player, or what a choice offers."""

    subject: str
    attribute: str
    expected: Any
    rules: tuple[Rule, ...] = ()

    def ask(self, game: Game) -> Asked:
        """What the game says, and why."""
        if self.subject == THE_STACK:
            return ask_stack(game, self.attribute)
        names = [player.name for player in game.players]
        return (
            ask_player(game, self.subject, self.attribute)
            if self.subject in names
            else ask(game, self.subject, self.attribute)
        )

    @property
    def named_rules(self) -> tuple[Rule, ...]:
        """The rules that it names, for whoever looks for examples of one."""
        return self.rules

    def text(self) -> str:
        """It in a plain sentence, without its full stop."""
        return sentence(self.subject, self.attribute, self.expected)


class Offers(Claim):
    """What a choice offers: the action is tried without it. `subject` is the name of the choice."""

    action: Action | None = None

    def ask(self, game: Game) -> Asked:
        try:
            game.do(cast("Action", self.action))
        except ChoiceNeeded as needed:
            options = tuple(str(option) for option in needed.options)
            return Asked(options, Answer(options, str(needed), (needed.rule,) if needed.rule else ()))
        except IllegalChoice as refused:
            return Asked((), Answer((), refused.text, refused.rules))
        return Asked((), Answer((), "nothing had to be chosen", (cr["608.2d"],)))

    def text(self) -> str:
        options = ["none of them" if str(option) == "None" else str(option) for option in self.expected]
        return f"what may be chosen for “{self.subject}”: {'; '.join(options) or 'nothing'}"


class Allowed(Claim):
    """Whether an action is legal, the time of a casting included (`timing`). `subject` says it in words."""

    action: Action | None = None

    def ask(self, game: Game) -> Asked:
        action = cast("Action", self.action)
        if action.verb == "cast" and not (answer := _may_cast(game, action)):
            return Asked(False, answer)
        try:
            game.do(action)
        except IllegalChoice as refused:
            return Asked(False, Answer(False, refused.text, refused.rules))
        except ChoiceNeeded as needed:
            return Asked(True, Answer(True, f"it is legal; {needed}", (needed.rule,) if needed.rule else ()))
        return Asked(True, Answer(True, "nothing forbids it", (cr["101.2"],)))

    def text(self) -> str:
        return f"{self.subject} is {'legal' if self.expected else 'not legal'}"


def _may_cast(game: Game, action: Action) -> Answer:
    """Whether the rules let this card be cast now, before its targets and choices are looked at."""
    given = dict(action.given)
    return game.may_cast(str(action.what[0]), by=given.get("by", ""), way=given.get("way", ""))


class Cites(Claim):
    """That the *why* of a value cites these rules. `attribute` is the value, `expected` the numbers."""

    def ask(self, game: Game) -> Asked:
        asked = super().ask(game)
        why = asked.why
        cited = {rule.number for rule in (why.rules if isinstance(why, Why) else why.all_rules)}
        return Asked(tuple(number for number in self.expected if number in cited), why)

    @property
    def named_rules(self) -> tuple[Rule, ...]:
        return (*self.rules, *(cr[number] for number in self.expected))

    def text(self) -> str:
        return f"the rules for {self.attribute.replace('_', ' ')} of {self.subject} are among others {shown(self.expected)}"


class HowMany(Claim):
    """How many objects fit a selection; "you" is the subject. Source: `cr["109.1"]`."""

    what: Each = Each()

    def ask(self, game: Game) -> Asked:
        found = self.what.objects(game.derivation.board, ObjectId(""), self.subject)
        names = ", ".join(game.handle(o) for o in found) or "none"
        return Asked(len(found), Answer(len(found), f"{self.what.text()}: {names}", (cr["109.2"],)))

    def text(self) -> str:
        whose = f"for {self.subject}, " if self.subject else ""
        kind = self.what.text()
        if self.expected == 1:
            return f"{whose}there is 1 {kind}"
        return f"{whose}there are {self.expected or 'none'} of these: {kind}"


class OfAbility(Claim):
    """Whether an ability may be activated, is a mana ability, or taps for mana: which one, and by which edition of
    the rules.
    """

    ability: str | int = 0
    edition: str = ""

    def ask(self, game: Game) -> Asked:
        return ask_of_ability(game, self.subject, self.ability, self.attribute, self.edition)

    def text(self) -> str:
        edition = f" by the rules of {self.edition}" if self.edition else ""
        return of_ability(self.subject, self.ability, self.attribute, self.expected) + edition


class Twin(Value):
    """What many people believe, what that would give, and the rules that say otherwise."""

    belief: str
    would_give: Claim
    refuted_by: tuple[Rule, ...]

    @property
    def named_rules(self) -> tuple[Rule, ...]:
        """The rules that refute it."""
        return self.refuted_by


Part = Action | Claim | Twin | tuple[Claim, ...]


class Scenario(Value):
    """One executable example: given a position, the parts in order: actions, claims about the moment reached, and
    twins.
    """

    id: str
    title: str
    given: Position
    parts: tuple[Part, ...]

    def __hash__(self) -> int:
        return hash(self.id)

    @property
    def named_rules(self) -> tuple[Rule, ...]:
        """The rules that its claims and beliefs name, each once."""
        named = [part.named_rules for part in flat(self.parts) if not isinstance(part, Action)]
        return tuple(dict.fromkeys(rule for rules in named for rule in rules))

    def play(self) -> Played:
        """Play it, and check every claim where it stands."""
        game = self.given.build()
        claims: list[Checked] = []
        twins: list[CheckedTwin] = []
        for part in flat(self.parts):
            if isinstance(part, Action):
                game = game.do(part)
            elif isinstance(part, Twin):
                twins.append(CheckedTwin(part, part.would_give.ask(game).value, len(game.history) - 1))
            else:
                claims.append(checked(part, game))
        return Played(self, game, tuple(claims), tuple(twins))

    def __str__(self) -> str:
        return self.id


def flat(parts: Iterable[Part]) -> Iterable[Action | Claim | Twin]:
    """The parts one by one: `then` gives several claims at once."""
    for part in parts:
        if isinstance(part, tuple):
            yield from part
        else:
            yield part


class Checked(Value):
    """A claim as it was answered: whether it holds is computed from `expected` and `got`. `moment` is its place in
    the history.
    """

    claim: Claim
    got: Any
    why: Why | Answer
    moment: int

    @property
    def expected(self) -> Any:
        return self.claim.expected

    @property
    def holds(self) -> bool:
        return bool(same(self.claim.expected, self.got))

    @property
    def rules(self) -> tuple[Rule, ...]:
        """The claim's own rules, then those of its *why*."""
        why = self.why.rules if isinstance(self.why, Why) else self.why.all_rules
        return tuple(dict.fromkeys((*self.claim.rules, *why)))

    def __repr__(self) -> str:
        if self.holds:
            return f"✓ {self.claim.text()}"
        because = f": {self.why.text}" if isinstance(self.got, bool) and isinstance(self.why, Answer) else ""
        return f"✗ {self.claim.text()} — FAILS: got {shown(self.got)}{because}"


class CheckedTwin(Value):
    """A belief with what happened instead. `refuted` is computed: what it would give isn't what happened."""

    twin: Twin
    got: Any
    moment: int

    @property
    def refuted(self) -> bool:
        return not same(self.twin.would_give.expected, self.got)

    @property
    def would_give(self) -> str:
        """What the belief comes to, as a sentence."""
        return self.twin.would_give.text()

    @property
    def is_so(self) -> str:
        """What is so instead, as a sentence."""
        return self.twin.would_give.but(expected=self.got).text()

    def __repr__(self) -> str:
        return f"most people think: {self.twin.belief} — {'refuted' if self.refuted else 'IT COMES TRUE'}"


class Played(Value):
    """A scenario as it was played: the game at the end with its history, the claims and the beliefs."""

    scenario: Scenario
    game: Game
    claims: tuple[Checked, ...]
    twins: tuple[CheckedTwin, ...]

    def __repr__(self) -> str:
        told = [f"{self.scenario.id}  {self.scenario.title}", *(f"  - {moment!r}" for moment in self.moments[1:])]
        return "\n".join([*told, *(f"  {claim!r}" for claim in self.claims), *(f"  {twin!r}" for twin in self.twins)])

    @property
    def moments(self) -> tuple[Moment, ...]:
        """Every moment, the start first."""
        return self.game.history

    @property
    def failures(self) -> tuple[str, ...]:
        """What doesn't hold, each with its whole explanation."""
        wrong = [f"{self.scenario.id}: {claim!r}\n{claim.why!r}" for claim in self.claims if not claim.holds]
        wrong += [
            f"{self.scenario.id}: the belief comes true: {twin.twin.belief}" for twin in self.twins if not twin.refuted
        ]
        return tuple(wrong)


def checked(claim: Claim, game: Game) -> Checked:
    """Ask a claim of a game. An object that isn't there is an answer, too."""
    try:
        asked = claim.ask(game)
    except (NoSuchObject, AmbiguousName) as error:
        asked = Asked(str(error), Answer(None, str(error), ()))
    return Checked(claim, asked.value, asked.why, len(game.history) - 1)


FIRST = "#1"  # the first object of a name is called by the name alone, too


def same(expected: Any, got: Any) -> bool:
    """Are they the same, whatever the kind of sequence? Words in an ability or a set count in any order."""
    if isinstance(expected, dict) or isinstance(got, dict):
        return bool(expected == got)
    if isinstance(expected, (tuple, list)) and isinstance(got, (tuple, list)):
        return sorted(map(str, expected)) == sorted(map(str, got))
    if isinstance(got, str) and isinstance(expected, (tuple, list)):
        return "".join(expected) == got  # colors or types of mana, as a list of letters
    if isinstance(expected, str) and isinstance(got, str):
        return expected.removesuffix(FIRST) == got.removesuffix(FIRST)
    return bool(expected == got)


def shown(value: Any) -> str:
    """A value in plain words."""
    if isinstance(value, (tuple, list)):
        return ", ".join(str(entry) for entry in value) or "nothing"
    if isinstance(value, dict):
        return ", ".join(f"{number} {kind}" for kind, number in value.items()) or "none"
    return (
        {True: "yes", False: "no", None: "none", "": "none"}.get(value, str(value))
        if isinstance(value, (bool, str, type(None)))
        else str(value)
    )


# ---------------------------------------------------------------- how a scenario is written
def then(subject: str, *rules: str, ability: Any = 0, edition: Any = "", **expected: Any) -> tuple[Claim, ...]:
    """Claims about an object or a player, with rules that ground them: `then("Clone", "707.2", power=2)`.

    `may_activate`, `is_mana_ability` and `taps_for_mana` are about one `ability`: by number, or by a piece of
    its text.
    """
    grounds = tuple(cr[number] for number in rules)
    return tuple(
        OfAbility(subject, attribute, value, grounds, ability, edition)
        if attribute in OF_AN_ABILITY
        else Claim(subject, attribute, value, grounds)
        for attribute, value in expected.items()
    )


def twin(belief: str, refuted_by: str | tuple[str, ...], subject: str, **would_give: Any) -> Twin:
    """A belief: `twin("it takes the counters too", "707.2", "Clone", power=4)`."""
    numbers = (refuted_by,) if isinstance(refuted_by, str) else refuted_by
    (claim,) = then(subject, **would_give)
    return Twin(belief, claim, tuple(cr[number] for number in numbers))


def offers(choice: str, options: tuple[str, ...], action: Action, *rules: str) -> Offers:
    """What a choice must offer when the action is taken."""
    return Offers(choice, "options", options, tuple(cr[number] for number in rules), action)


def allowed(text: str, expected: bool, action: Action, *rules: str) -> Allowed:
    """Whether an action must be legal."""
    return Allowed(text, "legal", expected, tuple(cr[number] for number in rules), action)
