"""What does the game do by itself?"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, NamedTuple

from .abilities import Ability
from .attaching import enchanted_player
from .bestow import StoppedBeingBestowed, is_bestowed
from .commander import PlayerLost, defeated, to_the_command_zone
from .events import Attached, CountersChanged, Event
from .objects import GameObject, ObjectId, Zone
from .prepared import prepared_by
from .rules import Rule, cr
from .sagas import over_sagas
from .selectors import PERMANENT, Each
from .symbols import COLOR_NAMES
from .zones import CeasedToExist, Moved

if TYPE_CHECKING:
    from .playing import Playing
    from .seen import Seen
    from .state import Game

Doomed = dict[ObjectId, tuple[str, Rule]]


class Found(NamedTuple):
    """A state-based action that applies: what it does, and how that is told."""

    event: Event
    told: tuple[tuple[str, tuple[Rule, ...]], ...]


def state_based_actions(playing: Playing) -> bool:
    """Perform all that apply, as one event; were there any? All are found and all choices made before one is
    performed. Source: `cr["704.3"]`.
    """
    found = list(applying(playing))
    if found:
        playing.happen(*(action.event for action in found))
    for text, rules in (line for action in found for line in action.told):
        playing.tell(text, *rules)
    return bool(found)


def applying(playing: Playing) -> Iterator[Found]:
    """The actions that apply now, each looking at the same moment. Source: `cr["704.3"]`, `cr["704.5"]`."""
    game = playing.game
    if commanders := to_the_command_zone(playing):
        text = f"{', '.join(map(str, commanders))} is put into the command zone"
        yield Found(Moved(commanders, Zone.COMMAND, "put"), ((text, (cr["903.9a"],)),))
    doomed = {**dying(game), **touched_by_death(playing), **legend_rule(playing)}
    if doomed:
        told = [(f"{_called(game, o)} is put into the graveyard: {why}", (rule,)) for o, (why, rule) in doomed.items()]
        yield Found(Moved(tuple(doomed), Zone.GRAVEYARD, "put"), tuple(told))
    staying = [seen for seen in game.battlefield if seen.id not in doomed]
    yield from annihilated(staying)
    yield from unattached(staying)
    vanishing = {obj.id: found for obj in game.objects.values() if (found := why_it_vanishes(game, obj))}
    if vanishing:
        reasons = tuple((f"{', '.join(those)}: {why}", (rule,)) for (why, rule), those in _by_reason(vanishing))
        yield Found(CeasedToExist(tuple(vanishing)), reasons)
    if over := tuple(o for o in over_sagas(game) if o not in doomed):
        text = f"{', '.join(map(str, over))}: the last chapter is over, so it is sacrificed"
        yield Found(Moved(over, Zone.GRAVEYARD, "sacrificed"), ((text, (cr["714.4"], cr["704.5s"])),))
    for player, (text, rules) in defeated(game).items():
        yield Found(PlayerLost(player), ((text, rules),))


def unattached(staying: Iterable[Seen]) -> Iterator[Found]:
    """What can't stay attached, but stays on the battlefield. Source: `cr["704.5n"]`, `cr["704.5p"]`, `cr["702.103f"]`."""
    for seen in staying:
        if is_bestowed(seen.object) and illegally_attached(seen):
            text = f"{seen.id} becomes unattached, is no longer bestowed and stays as a creature"
            yield Found(StoppedBeingBestowed(seen.id, None), ((text, (cr["702.103f"],)),))
        elif found := why_loose(seen):
            text = f"{seen.id} becomes unattached and stays on the battlefield: {found[0]}"
            yield Found(Attached(seen.id, None), ((text, (found[1],)),))


def why_it_vanishes(game: Game, obj: GameObject) -> tuple[str, Rule] | None:
    """Why a token or a copy ceases to exist where it is now, or `None`; a prepare spell's copy may stay in exile.

    Source: `cr["704.5d"]`, `cr["704.5e"]`, `cr["722.3c"]`.
    """
    if obj.zone in (Zone.BATTLEFIELD, Zone.STACK) or prepared_by(game, obj):
        return None
    if obj.is_token:
        return "a token that has left the battlefield ceases to exist", cr["704.5d"]
    return ("a copy that has left the stack ceases to exist", cr["704.5e"]) if obj.is_copy else None


def _by_reason(doomed: Doomed) -> list[tuple[tuple[str, Rule], list[str]]]:
    """The objects that have the same reason, together."""
    found: dict[tuple[str, Rule], list[str]] = {}
    for o, reason in doomed.items():
        found.setdefault(reason, []).append(str(o))
    return list(found.items())


def dying(game: Game) -> Doomed:
    """Permanents that a rule puts into the graveyard. Source: `cr["704.5f"]` to `cr["704.5m"]`."""
    return {**older_roles(game), **{seen.id: found for seen in game.battlefield if (found := why_it_dies(seen))}}


def touched_by_death(playing: Playing) -> Doomed:
    """Creatures that a source with deathtouch has damaged since the last check. Source: `cr["704.5h"]`."""
    hurt, playing.hurt_by_deathtouch = playing.hurt_by_deathtouch, {}
    there = [(o, source) for o, source in hurt.items() if o in playing.game.derivation.lines]
    return {
        o: (f"{source} has deathtouch and damaged it", cr["704.5h"])
        for o, source in there
        if playing.game[o].is_("Creature") and not playing.game[o].has("indestructible")
    }


def annihilated(staying: Iterable[Seen]) -> Iterator[Found]:
    """A +1/+1 and a -1/-1 counter on one permanent take each other away. Source: `cr["704.5q"]`."""
    for obj in (seen.object for seen in staying):
        if pairs := min(obj.count("+1/+1"), obj.count("-1/-1")):
            text = f"{obj.id}: {pairs} +1/+1 and {pairs} -1/-1 counters go"
            yield Found(CountersChanged(obj.id, "+1/+1", -pairs, by_effect=False), ((text, (cr["704.5q"],)),))
            yield Found(CountersChanged(obj.id, "-1/-1", -pairs, by_effect=False), ())


def older_roles(game: Game) -> Doomed:
    """Of several Roles that one player controls on one permanent only the newest stays. Source: `cr["704.5z"]`."""
    newest: dict[tuple[str, ObjectId], Seen] = {}
    doomed: Doomed = {}
    for seen in sorted(game.battlefield, key=lambda seen: seen.object.timestamp):
        host = seen.object.attached_to
        if host is None or not seen.is_("Role"):
            continue
        if older := newest.get((seen.controller, host)):
            doomed[older.id] = f"{seen.id} is a newer Role of {seen.controller} on {host}", cr["704.5z"]
        newest[seen.controller, host] = seen
    return doomed


def why_it_dies(seen: Seen) -> tuple[str, Rule] | None:
    """The reason why this permanent is put into the graveyard now, if there is one."""
    values, obj = seen.values, seen.object
    if "Creature" in values.types and values.toughness is not None:
        if values.toughness <= 0:
            return f"its toughness is {int(values.toughness)}", cr["704.5f"]
        if obj.damage >= values.toughness and not seen.has("indestructible"):
            return f"it has {obj.damage} damage and toughness {int(values.toughness)}", cr["704.5g"]
    if "Planeswalker" in values.types and obj.count("loyalty") == 0:
        return "it is a planeswalker without loyalty", cr["704.5i"]
    if "Battle" in values.types and obj.count("defense") == 0:
        return "it is a battle without defense", cr["704.5v"]
    if "Aura" in values.subtypes and not is_bestowed(obj) and (reason := illegally_attached(seen)):
        return reason, cr["704.5m"]
    return None


def illegally_attached(seen: Seen) -> str:
    """Why this Aura isn't attached as it must be, or nothing. Source: `cr["303.4c"]`."""
    host = seen.object.attached_to
    if enchanted_player(seen.object):
        return ""
    if host is None:
        return "it is an Aura that enchants nothing"
    if seen.is_("Creature"):
        return "it is a creature, and an Aura that is one can't enchant anything"
    if host not in seen.game.derivation.lines:
        return "what it enchanted is gone"
    board = seen.game.derivation.board
    for what in enchantable(seen):
        if reason := what.why_not(board, seen.id, seen.controller, host):
            return f"it can't enchant that: {reason}"
    protected = seen.game[host].protected_from
    if color := next((color for color in protected if color in seen.values.colors), ""):
        return f"what it enchants has protection from {COLOR_NAMES[color]}"
    return ""


def enchantable(seen: Seen) -> list[Each]:
    """What its enchant ability allows. Source: `cr["702.5a"]`."""
    from .attaching import Enchant

    return [ability.what for ability in seen.values.abilities if isinstance(ability, Enchant)]


def why_loose(seen: Seen) -> tuple[str, Rule] | None:
    """Why this permanent, which is no Aura, becomes unattached, or `None`. Source: `cr["704.5n"]`, `cr["704.5p"]`."""
    host = seen.object.attached_to
    if host is None or "Aura" in seen.values.subtypes:
        return None
    if seen.is_("Creature") or seen.is_("Battle"):
        return "it is a creature or battle", cr["704.5p"]
    if not (seen.is_("Equipment") or seen.is_("Fortification")):
        return "it is no Aura, Equipment or Fortification", cr["704.5p"]
    if host not in seen.game.derivation.lines:
        return "what it was attached to is gone", cr["704.5n"]
    if not seen.game[host].is_("Creature" if seen.is_("Equipment") else "Land"):
        return "it can't be attached to that", cr["704.5n"]
    if color := next((color for color in seen.game[host].protected_from if color in seen.values.colors), ""):
        return f"what it is attached to has protection from {COLOR_NAMES[color]}", cr["704.5n"]
    return None


class NoLegendRule(Ability):
    """The legend rule doesn't apply to permanents that fit. Source: `cr["704.5j"]`, `cr["101.2"]`."""

    what: Each = PERMANENT

    def text(self) -> str:
        return f"the legend rule doesn't apply to any {self.what.text()}"


def exempt_from_the_legend_rule(game: Game) -> set[ObjectId]:
    """Those of which a player may keep several. Source: `cr["101.2"]`."""
    board = game.derivation.board
    return {
        o
        for source, you, ability in game.derivation.abilities(NoLegendRule)
        for o in ability.what.objects(board, source, you)
    }


def legend_rule(playing: Playing) -> Doomed:
    """Of legendary permanents with one name a player keeps one: which is that player's choice. Source:
    `cr["704.5j"]`.
    """
    groups: dict[tuple[str, str], list[ObjectId]] = {}
    exempt = exempt_from_the_legend_rule(playing.game)
    for seen in playing.game.battlefield:
        if "Legendary" in seen.values.supertypes and seen.name and seen.id not in exempt:
            groups.setdefault((seen.controller, seen.name), []).append(seen.id)
    doomed: Doomed = {}
    for (player, name), found in groups.items():
        if len(found) > 1:
            kept = playing.choices.pick(
                playing.game, "keep", found, player, cr["704.5j"], question=f"which {name} to keep"
            )
            doomed |= {o: (f"{player} keeps another legendary {name}", cr["704.5j"]) for o in found if o != kept}
    return doomed


def _called(game: Game, o: ObjectId) -> str:
    name = game[o].name
    return str(o) if o.says(name) else f"{o} ({name})"
