"""How is a spell cast?"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .abilities import Keyword
from .activating import enough, pay, refuse_unless
from .characteristics import Characteristics
from .choices import IllegalChoice
from .events import SpellCast, Tapped
from .halves import FUSE, FUSED
from .insets import ADVENTURE, who_may_play
from .linked import link_objects
from .modes import in_its_mode, mode_chosen
from .objects import GameObject, Layout, ObjectId, Zone
from .playable import card_to_cast, part_meant
from .playing import left_out
from .prepared import was_cast
from .rules import cr
from .selectors import Each, chosen, has_keyword
from .spell_abilities import AdditionalCost, NamedCantBeCast, conspire, replicate
from .state import StackItem
from .symbols import MANA_TYPES
from .targeting import targets_of
from .ways import CHOSEN_BY, Way, part_chosen, way_of
from .zones import fresh, moved

if TYPE_CHECKING:
    from .playing import Playing
    from .state import Game

CONVOKED = Each(("Creature",), controller="you", tapped=False)


def cast(playing: Playing, name: str, by: str = "", free: bool = False, way: str = "") -> None:
    """Cast a card from a hand, a commander, or a card that is nowhere. Source: `cr["601.2"]`.

    `free`: without paying its mana cost; `way`: see `ways`.
    """
    old, player = card_to_cast(playing, name, by)
    card = playing.game.objects[old].card
    way = way or part_meant(card, name) or (part_chosen(playing, player, card) if card.layout is Layout.SPLIT else "")
    cast_object(playing, old, player, free=free, way=way)


def cast_object(playing: Playing, old: ObjectId, player: str, *, free: bool = False, way: str = "") -> None:
    """Cast this card, or this copy of one, from where it is. Source: `cr["601.2a"]` to `cr["601.2i"]`."""
    obj, name = playing.game.objects[old], str(old)
    cast_as = way_of(obj.card, way)
    refuse_from_there(obj, cast_as)
    front = cast_as.values
    if "Land" in front.types:
        raise IllegalChoice(f"{name} is a land: it is played, never cast", cr["305.9"])
    if reason := why_not_cast(playing.game, front, player):
        raise reason
    kicked = kicker_paid(playing, name, front)
    x = x_of_spell(playing, player, front, kicked=kicked, free=free)
    spell = fresh(obj, Zone.STACK).but(controller=player, x=x, kicked=kicked)
    spell = spell.but(face=cast_as.face, face_down=cast_as.face_down, designations=cast_as.designations)
    spent, spent_mana = mana_spent(playing, old, front, x, free=free)
    spell = spell.but(spent=spent, spent_mana=spent_mana)
    spell = spell.but(chosen=(*spell.chosen, *mode_chosen(playing, player, front.abilities)))
    playing.game = moved(playing.game, [(old, spell)])
    wanted = [*targets_of(in_its_mode(spell, playing.game[spell.id].values.abilities)), *cast_as.targets]
    targets = playing.choose_targets(wanted, spell.id, player, x=x)
    if targets is None:
        raise IllegalChoice(f"{name} can't be cast: there is no legal target", cr["601.2c"])
    paid = additional_costs(playing, spell.id, front, player)
    playing.put_on_stack(StackItem(spell.id, player, targets=targets, x=x or 0, memory=paid))
    convoke(playing, spell.id, front, player)
    conspire(playing, spell.id, player)
    replicate(playing, spell.id)
    was_cast(playing, obj, spell.id)
    playing.happen(SpellCast(spell.id, player))
    _tell_cast(playing, name, spell, targets, " for free" if free else "", way)


def _tell_cast(
    playing: Playing, name: str, spell: GameObject, targets: tuple[ObjectId | str, ...], free: str, way: str
) -> None:
    """Say what was cast and how, and what of it isn't played."""
    aimed = f", targeting {', '.join(str(t) for t in targets)}" if targets else ""
    x = f" with X = {spell.x}" if spell.x is not None else ""
    how = f"{' kicked' if spell.kicked else ''}{x}{free}{f' ({way})' if way else ''}"
    part = [CHOSEN_BY[spell.card.layout]] if way in spell.card.parts_named else [cr["702.102a"]] if way == FUSE else []
    playing.tell(f"{spell.controller} casts {name}{how}{aimed}", cr["601.2"], *part)
    for says in left_out(spell.card):
        playing.tell(f"{name}: not modelled: {says}")


def refuse_from_there(obj: GameObject, cast_as: Way) -> None:
    """Raise `IllegalChoice` for a way that isn't open from where the card is. Source: `cr["702.102a"]`, `cr["715.3d"]`."""
    if FUSED in cast_as.designations and obj.zone is not Zone.HAND:
        raise IllegalChoice(f"{obj.id} isn't cast from a hand, so not both halves of it", cr["702.102a"])
    if ADVENTURE in cast_as.designations and who_may_play(obj):
        raise IllegalChoice(f"{obj.id} is on an adventure, so it isn't cast as an Adventure again", cr["715.3d"])


def why_not_cast(game: Game, front: Characteristics, player: str) -> IllegalChoice | None:
    """What forbids a player to cast a spell with these characteristics, if anything does.

    Source: `cr["601.3"]`, `cr["101.2"]`.
    """
    for o, _, _ in game.derivation.abilities(NamedCantBeCast):
        if chosen(game.derivation.board, o, "name") in front.names:
            return IllegalChoice(f"{front.name} can't be cast: {game[o].name} names it", cr["601.3"], cr["101.2"])
    return None


def mana_spent(
    playing: Playing, old: ObjectId, front: Characteristics, x: int | None, *, free: bool
) -> tuple[int, str]:
    """How much mana its casting takes: the mana value with X, the commander tax on top; or as `mana_spent=` says, a
    number or the mana itself (which is known only then).

    Source: `cr["601.2f"]`, `cr["903.8"]`.
    """
    if playing.choices.has("mana_spent"):
        told = str(playing.choices.take("mana_spent"))
        if told.isdecimal():
            return int(told), ""
        if wrong := [letter for letter in told if letter not in MANA_TYPES]:
            raise IllegalChoice(f"mana_spent: {wrong[0]!r} is no mana; there are {', '.join(MANA_TYPES)}", cr["106.1b"])
        return len(told), told
    if free or front.mana_cost is None:
        return 0, ""
    return front.mana_cost.mana_value(x or 0) + commander_tax(playing.game, old), ""


def commander_tax(game: Game, o: ObjectId) -> int:
    """What a commander costs more in the command zone: {2} for each time it was cast from there.

    Source: `cr["903.8"]`.
    """
    if game.objects[o].zone is not Zone.COMMAND:
        return 0
    spells = [
        it.event.object for it in game.happened if isinstance(it.event, SpellCast) and it.event.object[:2] == o[:2]
    ]
    before = [spell._replace(life=spell.life - 1) for spell in spells]
    return 2 * sum(game.gone[card].objects[card].zone is Zone.COMMAND for card in before)


def kicker_paid(playing: Playing, name: str, front: Characteristics) -> int:
    """How often kicker is paid: by choice, otherwise not. Source: `cr["702.33a"]`, `cr["601.2b"]`."""
    kicked = int(playing.choices.take("kicked", 0))
    if kicked and not has_keyword(front, "kicker"):
        raise IllegalChoice(f"{name} has no kicker", cr["702.33a"])
    return kicked


def x_of_spell(playing: Playing, player: str, front: Characteristics, *, kicked: int, free: bool) -> int | None:
    """The value of X, if any of its costs has one; a spell cast for free can have only X = 0.

    Source: `cr["107.3a"]`, `cr["107.3b"]`.
    """
    if kicked and "{X}" in keyword(front, "kicker").quality:
        return playing.choices.number("x", player, cr["107.3a"])
    if front.mana_cost is None or not front.mana_cost.has_x:
        return None
    return playing.choices.number("x", player, cr["107.3b" if free else "107.3a"], most=0 if free else None)


def additional_costs(
    playing: Playing, spell: ObjectId, front: Characteristics, player: str
) -> tuple[tuple[str, tuple[ObjectId, ...]], ...]:
    """Pay what the spell itself says it costs in addition; what was given up is remembered with the spell.

    Source: `cr["601.2b"]`, `cr["601.2h"]`, `cr["118.8"]`.
    """
    costs = [ability.cost for ability in front.abilities if isinstance(ability, AdditionalCost)]
    for cost in costs:
        refuse_unless(enough(playing.game[spell], cost, player))
    return tuple(paid for cost in costs for paid in pay(playing, spell, cost, player))


def convoke(playing: Playing, spell: ObjectId, front: Characteristics, player: str) -> None:
    """Tap the creatures given as `convoke=`, each for one mana of the cost: no mana is made.

    Source: `cr["702.51a"]`.
    """
    if playing.choices.has("convoke") and not has_keyword(front, "convoke"):
        raise IllegalChoice(f"{spell} has no convoke", cr["702.51a"])
    while playing.choices.has("convoke"):
        options = CONVOKED.objects(playing.game.derivation.board, spell, player)
        tapped = playing.choices.pick(playing.game, "convoke", options, player, cr["702.51a"])
        playing.happen(Tapped(tapped))
        link_objects(playing, spell, "convoked", (tapped,))
        playing.tell(f"{player} taps {tapped} to convoke {spell}", cr["702.51a"], cr["702.51c"])


def keyword(c: Characteristics, name: str) -> Keyword:
    """Its first keyword ability of this name."""
    return next(ability for ability in c.abilities if isinstance(ability, Keyword) and ability.keyword == name)
