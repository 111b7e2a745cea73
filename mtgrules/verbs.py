"""What can be done in a game? The players' verbs, each of which gives the game afterwards.

Every verb goes on until the stack is empty and the game has nothing more to do by itself; with `hold=True` it
stops where a player could respond. If something is on the stack already, a verb is a response: only what it
adds is resolved.

Choices are arguments, named by the rule that asks: `copying=`, `target=`, `color=`, `x=`, `keep=`, `order=`… If
one is missing, `ChoiceNeeded` lists what is legal; `IllegalChoice` says why something isn't. Either way the
game is unchanged. A choice that is asked for several times is a tuple, in the order of the questions.
`choose={…}` is another way to write them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, TypeVar

from .value import Value

if TYPE_CHECKING:
    from .changes import Change

Done = TypeVar("Done")
GO_BACK = "go back"
"""The verb of an action that goes back to a moment, by its place in the history: something is tried out from there."""


class Action(Value):
    """One thing done, as data: the verb, its objects, and everything else by name."""

    verb: str
    what: tuple[Any, ...] = ()
    given: tuple[tuple[str, Any], ...] = ()

    def __repr__(self) -> str:
        shown = [repr(value) for value in self.what] + [f"{name}={value!r}" for name, value in self.given]
        return f"{self.verb}({', '.join(shown)})"


class Verbs(Generic[Done]):
    """The verbs: done to a `Game` each gives the game afterwards; said by `when` each gives the `Action`."""

    def do(self, action: Action) -> Done:
        """What comes of the action."""
        raise NotImplementedError

    def _do(self, verb: str, *what: Any, **given: Any) -> Done:
        choose = given.pop("choose", None) or {}
        return self.do(Action(verb, what, tuple({**given, **choose}.items())))

    def cast(
        self, card: str, *, by: str = "", free: bool = False, way: str = "", hold: bool = False, **choices: Any
    ) -> Done:
        """Cast a card from a hand (or from nowhere, if no hand has it) and let it resolve. Source: `cr["601.2"]`.

        Also from the command zone, and from exile if it is on an adventure or is a prepare spell. Whether it is the
        time for it isn't asked: `game.may_cast(…)` answers that, and so does an `allowed` claim.

        `by`: who casts it, otherwise its owner or the active player. Costs aren't charged; `free` says that an
        effect lets it be cast without paying its mana cost (so that X can only be 0). `kicked=1` pays its
        kicker, `convoke=` and `conspire=` name the creatures to tap, `mana_spent=` says how much was paid if
        that isn't its mana value, or with which mana ("GGW"). `way`: "face down", "prototype", "mutate",
        "bestow", "blitz", "fuse", or the name of the face, half or inset part to cast, which may also be given
        instead of the card's.
        """
        return self._do(
            "cast",
            card,
            by=by,
            hold=hold,
            **({"free": True} if free else {}),
            **({"way": way} if way else {}),
            **choices,
        )

    def copy_spell(self, name: str, *, by: str = "", hold: bool = False, **choices: Any) -> Done:
        """An effect copies a spell on the stack; the copy is `"… copy"`, on the stack and as a token. Source:
        `cr["707.10"]`.

        `by`: who puts it there, otherwise the spell's controller. `copy_target=` gives it new targets.
        """
        return self._do("copy_spell", name, by=by, hold=hold, **choices)

    def play(self, land: str, *, by: str = "", hold: bool = False, **choices: Any) -> Done:
        """Play a land card from a hand (or from nowhere): once in a turn of one's own, without the stack. Source:
        `cr["305.1"]`.
        """
        return self._do("play", land, by=by, hold=hold, **choices)

    def unlock(self, name: str, *, half: str = "left", **choices: Any) -> Done:
        """Its controller unlocks the left or right half of a Room. Source: `cr["709.5e"]`."""
        return self._do("unlock", name, half=half, **choices)

    def activate(self, name: str, ability: str | int = 0, *, by: str = "", hold: bool = False, **choices: Any) -> Done:
        """Activate an ability of a permanent: which, by number or by a piece of its text. Source: `cr["602.2"]`.

        Whether {T}, {Q} and loyalty costs can be paid is checked, and they are paid; mana isn't charged.
        """
        return self._do("activate", name, ability=ability, by=by, hold=hold, **choices)

    def attack(self, *names: str, hold: bool = False, **choices: Any) -> Done:
        """The active player attacks with these creatures, each time the only opponent or `defender=`. Source:
        `cr["508.1"]`.
        """
        return self._do("attack", *names, hold=hold, **choices)

    def block(self, *names: str, attacker: str = "", hold: bool = False, **choices: Any) -> Done:
        """These creatures block together: the attacker that is named, or the only one. Source: `cr["509.1"]`.

        `damage=` later divides an attacker's damage among several blockers, in the order in which they block; with
        trample each gets lethal damage if nothing is said, and the rest goes on.
        """
        return self._do("block", *names, attacker=attacker, hold=hold, **choices)

    def to(self, step: str, *, whose: str = "", hold: bool = False, **choices: Any) -> Done:
        """Go on to the next time that this step begins (in that player's turn). Source: `cr["500.1"]`."""
        return self._do("to", step, whose=whose, hold=hold, **choices)

    def resolve(self, *, hold: bool = False, **choices: Any) -> Done:
        """Resolve what is on the stack; with `hold=True` only the topmost. Source: `cr["608.1"]`."""
        return self._do("resolve", hold=hold, **choices)

    def put(self, *cards: str, by: str = "", hold: bool = False, **choices: Any) -> Done:
        """An effect puts these onto the battlefield at the same time, from wherever they are. Source:
        `cr["614.12"]`.
        """
        return self._do("put", *cards, by=by, hold=hold, **choices)

    enter_together = put

    def destroy(self, *names: str, **choices: Any) -> Done:
        """An effect destroys these. Source: `cr["701.8"]`."""
        return self._do("destroy", *names, **choices)

    def exile(self, *names: str, **choices: Any) -> Done:
        """An effect exiles these. Source: `cr["701.13"]`."""
        return self._do("exile", *names, **choices)

    def sacrifice(self, *names: str, **choices: Any) -> Done:
        """Their controllers sacrifice these. Source: `cr["701.21"]`."""
        return self._do("sacrifice", *names, **choices)

    def return_to_hand(self, *names: str, **choices: Any) -> Done:
        """An effect returns these to their owners' hands."""
        return self._do("return_to_hand", *names, **choices)

    def tap(self, *names: str, **choices: Any) -> Done:
        """An effect taps these. Source: `cr["701.26a"]`."""
        return self._do("tap", *names, **choices)

    def untap(self, *names: str, **choices: Any) -> Done:
        """An effect untaps these. Source: `cr["701.26b"]`."""
        return self._do("untap", *names, **choices)

    def transform(self, *names: str, **choices: Any) -> Done:
        """An effect transforms these, if they can. Source: `cr["701.27a"]`."""
        return self._do("transform", *names, **choices)

    def flip(self, *names: str, **choices: Any) -> Done:
        """An effect flips these. Source: `cr["710.4"]`."""
        return self._do("flip", *names, **choices)

    def turn_face_up(self, name: str, *, by: str = "", **choices: Any) -> Done:
        """An effect turns a face-down permanent face up, or with `by` that player does for its morph cost.
        `cr["708.8"]`, `cr["702.37e"]`.
        """
        return self._do("turn_face_up", name, by=by, **choices)

    def turn_face_down(self, *names: str, **choices: Any) -> Done:
        """An effect turns these face down, if they can be. Source: `cr["708.2a"]`, `cr["712.16"]`."""
        return self._do("turn_face_down", *names, **choices)

    def meld(self, *names: str, by: str = "", **choices: Any) -> Done:
        """An effect melds these two cards, if they are a pair. Source: `cr["701.42a"]`."""
        return self._do("meld", *names, by=by, **choices)

    def become_copy(
        self, name: str, of: str, *, except_: tuple[Change, ...] = (), until: str = "", **choices: Any
    ) -> Done:
        """An effect makes a permanent a copy of another, with no end, or `until="end of turn"`. Source:
        `cr["707.4"]`.
        """
        return self._do("become_copy", name, of=of, except_=except_, until=until, **choices)

    def change(self, name: str, *changes: Change, until: str = "end of turn", **choices: Any) -> Done:
        """An effect of a spell changes a permanent until end of turn, or with `until=""` with no end. Source:
        `cr["611.2"]`.
        """
        return self._do("change", name, changes=changes, until=until, **choices)

    def gain_control(self, name: str, *, by: str, until: str = "", **choices: Any) -> Done:
        """A player gains control of a permanent. Source: `cr["613.1b"]`."""
        return self._do("gain_control", name, by=by, until=until, **choices)

    def put_counters(self, name: str, kind: str, number: int = 1, **choices: Any) -> Done:
        """Put counters on a permanent; a negative number removes them. Source: `cr["122.6"]`."""
        return self._do("put_counters", name, kind=kind, number=number, **choices)

    def phase_out(self, *names: str, **choices: Any) -> Done:
        """An effect phases these out, with what is attached to them. Source: `cr["702.26b"]`, `cr["702.26g"]`.

        They phase in by themselves in the untap step of the player who controlled them.
        """
        return self._do("phase_out", *names, **choices)

    def phase_in(self, *names: str, **choices: Any) -> Done:
        """An effect phases these in. Source: `cr["702.26c"]`."""
        return self._do("phase_in", *names, **choices)

    def create_token(self, token: str, *, by: str = "", number: int = 1, **choices: Any) -> Done:
        """A player creates tokens. Source: `cr["111.2"]`."""
        return self._do("create_token", token, by=by, number=number, **choices)
