"""Which choice is asked for, which was given, and was it legal?"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from .mistakes import Mistake
from .objects import ObjectId
from .rules import Rule, cr

if TYPE_CHECKING:
    from .state import Game

Option = ObjectId | str | int | None


class ChoiceNeeded(Mistake, LookupError):
    """A rule asks a player for a choice that wasn't given. `name` is the argument to give, `options` the legal
    ones.
    """

    def __init__(
        self, name: str, options: Sequence[Option], player: str, rule: Rule | None = None, question: str = ""
    ) -> None:
        self.name, self.options, self.player, self.rule, self.question = name, tuple(options), player, rule, question
        shown = " or ".join(
            filter(None, [", ".join(_shown(o) for o in options[:-1]), _shown(options[-1]) if options else ""])
        )
        asked = f" ({question})" if question else ""
        super().__init__(f"{name}: {player} chooses {shown}{asked}" + (f" [{rule}]" if rule else ""))


class IllegalChoice(Mistake, ValueError):
    """A choice that the rules don't allow, with the reason and its rule."""

    def __init__(self, text: str, *rules: Rule) -> None:
        self.text, self.rules = text, rules
        super().__init__(text + (f" [{' · '.join(str(rule) for rule in rules)}]" if rules else ""))


class EndlessLoop(Mistake, ValueError):
    """An action that never ends, or that makes more than can be shown: a loop that nobody can stop is a draw.

    Source: `cr["104.4b"]`, `cr["732.4"]`.
    """

    def __init__(self, text: str) -> None:
        super().__init__(f"{text} [{cr['104.4b']} · {cr['732.4']}]")


class Choices:
    """The choices given for one action, handed out as the rules ask for them."""

    def __init__(self, given: Mapping[str, Any]) -> None:
        self._given = {name: list(value) if _several(value) else [value] for name, value in given.items()}
        self._asked: set[str] = set()

    def has(self, name: str) -> bool:
        """Is there a choice of this name still to be asked for?"""
        return bool(self._given.get(name))

    def refuses(self, name: str) -> bool:
        """Is the next choice of this name given as `None`?"""
        return self.has(name) and self._given[name][0] is None

    def take(self, name: str, default: Any = None) -> Any:
        """The next value given under this name, unchecked; the default if there is none."""
        self._asked.add(name)
        return self._given[name].pop(0) if self.has(name) else default

    def pick(
        self, game: Game, name: str, options: Iterable[ObjectId | str], player: str, rule: Rule,
        *, optional: bool = False, why_not: Mapping[ObjectId, str] | None = None, question: str = "",
    ) -> Any:  # fmt: skip
        """One of the options, or `None` if that is allowed. The only option of a choice that must be made is
        taken.
        """
        legal: list[Option] = list(options)
        if not self.has(name):
            if not legal:
                return None
            if len(legal) == 1 and not optional:
                return legal[0]
            raise ChoiceNeeded(name, [*legal, None] if optional else legal, player, rule, question)
        value = self.take(name)
        if value is None:
            if optional:
                return None
            raise IllegalChoice(f"{name}: {player} must choose, {', '.join(_shown(o) for o in legal)}", rule)
        return self._among(game, name, value, legal, rule, why_not)

    def _among(
        self, game: Game, name: str, value: Any, legal: list[Option], rule: Rule, why_not: Mapping[ObjectId, str] | None
    ) -> Any:
        from .naming import AmbiguousName, NoSuchObject, find, matches

        if value in legal:
            return value
        if isinstance(value, str) and (found := matches(game, value, [o for o in legal if isinstance(o, ObjectId)])):
            if len(found) > 1:
                raise AmbiguousName(value, found)
            return found[0]
        reason = ""
        try:
            o = value if isinstance(value, ObjectId) else find(game, str(value))
            reason = (why_not or {}).get(o, "")
        except (NoSuchObject, AmbiguousName):
            pass
        offered = ", ".join(_shown(o) for o in legal) or "nothing"
        raise IllegalChoice(f"{name}: {value} can't be chosen{f': {reason}' if reason else ''}; legal: {offered}", rule)

    def number(self, name: str, player: str, rule: Rule, *, least: int = 0, most: int | None = None) -> int:
        """A number, such as X."""
        if not self.has(name):
            if most is not None and most == least:
                return least
            raise ChoiceNeeded(
                name, [f"a number, {least} or more" if most is None else f"{least} to {most}"], player, rule
            )
        value = self.take(name)
        if not isinstance(value, int) or value < least or (most is not None and value > most):
            raise IllegalChoice(
                f"{name}: {value} isn't allowed; it must be {least}{'' if most == least else ' or more'}", rule
            )
        return value

    def check_all_used(self) -> None:
        """A choice that nobody asked for is an error: it would be silently ignored."""
        if left := [name for name, values in self._given.items() if values]:
            more = "" if left[0] in self._asked else "; no rule asks for it here"
            raise IllegalChoice(f"{left[0]}: {_shown(self._given[left[0]][0])} was given, but not used{more}")


def _several(value: Any) -> bool:
    """Is this a tuple of choices, or one choice? An object's id is one."""
    return isinstance(value, (tuple, list)) and not isinstance(value, ObjectId)


def _shown(option: Option) -> str:
    return str(option)
