"""Which mana is really made, and what follows at once?"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from .abilities import ReplacementAbility, TriggeredAbility
from .classifying import is_mana_ability
from .events import ManaAdded
from .objects import ObjectId
from .references import Context
from .rules import cr
from .selectors import Each
from .sentences import an

if TYPE_CHECKING:
    from .playing import Playing
    from .state import Game


class ManaReplacement(ReplacementAbility):
    """If a permanent that fits is tapped for mana, other mana is produced instead. Source: `cr["106.12b"]`.

    `instead` is another type, `amount` another number, `times` how many times as much; `at_least`: only if it
    would be that much.
    """

    what: Each
    instead: str = ""
    amount: int | None = None
    times: int = 1
    at_least: int = 1

    def affects(self, game: Game, source: ObjectId, tapped: ObjectId) -> bool:
        """Does it apply when this permanent is tapped for mana?"""
        return tapped in self.what.objects(game.derivation.board, source, game.controller(source))

    def change(self, mana: str) -> str:
        """The mana as it is produced instead."""
        amount = len(mana) if self.amount is None else self.amount
        return (self.instead * amount if self.instead else mana[:1] * amount if self.amount else mana) * self.times

    def text(self) -> str:
        type_ = f"{{{self.instead}}}" if self.instead else ""
        much = {1: "", 2: "twice as much", 3: "three times as much"}.get(self.times, f"{self.times} times as much")
        what = " ".join(filter(None, (str(self.amount or ""), type_, much)))
        bound = f" for {self.at_least} or more mana" if self.at_least > 1 else ""
        than = " instead of any other type" if self.instead else " instead"
        return f"if {an(self.what.text())} is tapped{bound}{'' if bound else ' for mana'}, it produces {what}{than}"


class Waiting(NamedTuple):
    """A replacement effect that may still change the mana: whose, and what it does."""

    source: ObjectId
    ability: ManaReplacement
    ordinal: int = 0


def replacements(game: Game, tapped: ObjectId) -> tuple[Waiting, ...]:
    """What could change the mana when this permanent is tapped for it. Source: `cr["614.5"]`, `cr["106.12b"]`."""
    return tuple(
        Waiting(o, ability, i)
        for o, line in game.derivation.lines.items()
        for i, ability in enumerate(line.values.abilities)
        if isinstance(ability, ManaReplacement) and ability.affects(game, o, tapped)
    )


def applicable(waiting: tuple[Waiting, ...], mana: str) -> list[Waiting]:
    """Those that apply to this much mana now. Source: `cr["616.1f"]`, `cr["616.2"]`."""
    return [entry for entry in waiting if mana and len(mana) >= entry.ability.at_least]


def without(waiting: tuple[Waiting, ...], used: Waiting) -> tuple[Waiting, ...]:
    """The rest: no effect applies twice to one event. Source: `cr["614.5"]`."""
    return tuple(entry for entry in waiting if entry != used)


def in_any_order(waiting: tuple[Waiting, ...], mana: str) -> frozenset[str]:
    """All that this mana can end up as, over every order of them. Source: `cr["616.1"]`, `cr["616.1f"]`."""
    found = {entry.ability: entry for entry in applicable(waiting, mana)}.values()
    if not found:
        return frozenset({mana})
    return frozenset().union(*(in_any_order(without(waiting, entry), entry.ability.change(mana)) for entry in found))


def orders(waiting: tuple[Waiting, ...], mana: str) -> Iterator[tuple[tuple[Waiting, ...], str]]:
    """Every order in which the replacement effects can apply, each with the mana at its end. Source:
    `cr["616.1"]`.
    """
    found = applicable(waiting, mana)
    if not found:
        yield (), mana
    for entry in found:
        for path, end in orders(without(waiting, entry), entry.ability.change(mana)):
            yield (entry, *path), end


def replaced(playing: Playing, player: str, mana: str, source: ObjectId) -> str:
    """The mana after all of them; the player chooses the order where it matters. `cr["106.12b"]`, `cr["616.1"]`."""
    waiting = replacements(playing.game.last_known(source), source)
    while found := applicable(waiting, mana):
        entry = found[0]
        if len(in_any_order(waiting, mana)) > 1:
            options = [other.source for other in found]
            first = playing.choices.pick(
                playing.game, "first", options, player, cr["616.1"], question="which effect applies first"
            )
            entry = found[options.index(first)]
        mana, waiting = entry.ability.change(mana), without(waiting, entry)
        playing.tell(
            f"{playing.game.handle(entry.source)}: {entry.ability.text()}", cr["106.12b"], cr["614.6"], cr["614.5"]
        )
    return mana


def add_mana(playing: Playing, player: str, mana: str, source: ObjectId, *, tapped: bool, only_for: str = "") -> None:
    """Mana is produced, once replaced; triggered mana abilities follow at once. What it may be spent on goes for all of
    it. `cr["106.4"]`, `cr["605.4a"]`, `cr["106.6a"]`.
    """
    if tapped:
        mana = replaced(playing, player, mana, source)
    before = playing.game.waiting
    playing.happen(ManaAdded(player, mana, source, source if tapped else None, only_for))
    symbols = "".join(f"{{{letter}}}" for letter in mana)
    bound = f", only for {only_for}" if only_for else ""
    restricts = (cr["106.6"],) if only_for else ()
    playing.tell(f"{player} gets {symbols} from {playing.name_of(source)}{bound}", cr["106.4"], *restricts)
    new = playing.game.waiting[len(before) :]
    at_once = [item for item in new if item.ability and is_mana_ability(item.ability, playing.game.edition)]
    playing.game = playing.game.but(waiting=(*before, *(item for item in new if item not in at_once)))
    for item in at_once:
        assert isinstance(item.ability, TriggeredAbility)
        playing.tell(
            f"{playing.name_of(item.source)}: a triggered mana ability, which doesn't use the stack",
            cr["605.1b"],
            cr["605.4a"],
        )
        context = Context(playing, item)
        for step in item.ability.do:
            step.carry_out(context)


def no_mana(playing: Playing, player: str, source: ObjectId, reason: str = "", *, tapped: bool) -> None:
    """No mana is made: no type is defined, or for another reason. Source: `cr["106.5"]`, `cr["605.2"]`."""
    playing.happen(ManaAdded(player, "", source, source if tapped else None))
    why = reason or "no type of mana is defined"
    playing.tell(
        f"{playing.name_of(source)}: {why}, so no mana is produced",
        cr["106.5"] if not reason else cr["106.4"],
        cr["605.2"],
    )
