"""What does the game do by itself?"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .abilities import Ability
from .attaching import enchanted_player
from .bestow import is_bestowed, stop_bestowing
from .commander import defeat, to_the_command_zone
from .events import Attached, CountersChanged
from .objects import GameObject, ObjectId, Zone
from .prepared import prepared_by
from .rules import Rule, cr
from .sagas import end_sagas
from .selectors import PERMANENT, Each
from .symbols import COLOR_NAMES
from .zones import CeasedToExist, Moved

if TYPE_CHECKING:
    from .playing import Playing
    from .seen import Seen
    from .state import Game

Doomed = dict[ObjectId, tuple[str, Rule]]


def state_based_actions(playing: Playing) -> bool:
    """Perform all that apply, at the same time; were there any? What leaves does so first, so that it is remembered as
    it was before any of them. Source: `cr["704.3"]`, `cr["704.8"]`.
    """
    moved = to_the_command_zone(playing)
    game = playing.game
    doomed = {**dying(game), **touched_by_death(playing), **legend_rule(playing)}
    fallen = [seen for seen in game.battlefield if is_bestowed(seen.object) and illegally_attached(seen)]
    loose = {seen.id: found for seen in game.battlefield if seen.id not in doomed and (found := why_loose(seen))}
    vanishing = {obj.id: found for obj in game.objects.values() if (found := why_it_vanishes(game, obj))}
    if doomed:
        playing.happen(Moved(tuple(doomed), Zone.GRAVEYARD, "put"))
        for o, (reason, rule) in doomed.items():
            playing.tell(f"{_called(game, o)} is put into the graveyard: {reason}", rule)
    cancelled = annihilate_counters(playing)
    for o, (reason, rule) in loose.items():
        playing.happen(Attached(o, None))
        playing.tell(f"{o} becomes unattached and stays on the battlefield: {reason}", rule)
    if vanishing:
        playing.happen(CeasedToExist(tuple(vanishing)))
        for (reason, rule), objects in _by_reason(vanishing):
            playing.tell(f"{', '.join(objects)}: {reason}", rule)
    for seen in fallen:
        stop_bestowing(playing, seen.id)
    ended = end_sagas(playing)
    beaten = defeat(playing)
    return bool(moved or cancelled or doomed or loose or vanishing or fallen or ended or beaten)


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


def annihilate_counters(playing: Playing) -> bool:
    """A +1/+1 and a -1/-1 counter on one permanent take each other away; did any? Source: `cr["704.5q"]`."""
    before = playing.game
    for obj in playing.game.in_zone(Zone.BATTLEFIELD):
        if pairs := min(obj.count("+1/+1"), obj.count("-1/-1")):
            for kind in ("+1/+1", "-1/-1"):
                playing.happen(CountersChanged(obj.id, kind, -pairs, by_effect=False))
            playing.tell(f"{obj.id}: {pairs} +1/+1 and {pairs} -1/-1 counters go", cr["704.5q"])
    return playing.game is not before


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
        for seen in game.battlefield
        for ability in seen.values.abilities
        if isinstance(ability, NoLegendRule)
        for o in ability.what.objects(board, seen.id, seen.controller)
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
