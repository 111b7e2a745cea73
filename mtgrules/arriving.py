"""How do permanents come to the battlefield?"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from .attaching import attach_entering
from .characteristics import PERMANENT_TYPES
from .copying import becomes_token
from .effects import ContinuousEffect, pinned_to
from .entering import counters_of_copying, linked_triggers, settle, silent_triggers, why_not_enter
from .entry_abilities import Entering
from .multiplying import created, entering_with
from .objects import Card, GameObject, Layout, ObjectId, Zone
from .prepared import as_it_enters
from .rooms import doors_open, unlocked_as_cast
from .rules import Rule, cr
from .zones import Entered, Moved, fresh

if TYPE_CHECKING:
    from .playing import Playing
    from .state import Game


def put_onto_battlefield(
    playing: Playing, arriving: Sequence[tuple[ObjectId, str]], *, face: int = 0, face_down: bool = False,
    effects: Sequence[ContinuousEffect] = (), **state: Any,
) -> tuple[ObjectId, ...]:  # fmt: skip
    """These objects enter at the same time, each under a player's control, in this state and under these effects.
    Source: `cr["614.12"]`, `cr["613.7m"]`.
    """
    entries = []
    for o, player in arriving:
        obj = playing.game.objects[o]
        if stays := _stays(obj, face, face_down):
            playing.tell(*stays)
            continue
        new = fresh(obj, Zone.BATTLEFIELD).but(controller=player, face=face, face_down=face_down, **state)
        new = new.but(designations=(*new.designations, *unlocked_as_cast(obj)))
        entries.append((o, becomes_token(obj, new) if obj.is_copy else new))
    enter(playing, entries, effects=effects)
    return tuple(new.id for _, new in entries if new.id in playing.game.objects)


def _stays(obj: GameObject, face: int, face_down: bool) -> tuple[str, Rule] | None:
    """Why it can't enter, if it can't. Source: `cr["111.8"]`, `cr["304.4"]`, `cr["307.4"]`, `cr["712.14b"]`."""
    if obj.is_token:
        return f"{obj.id} is a token that has left the battlefield, so it doesn't come back", cr["111.8"]
    if face_down or obj.card.faces[face].types & PERMANENT_TYPES:
        return None
    rule = cr["304.4"] if "Instant" in obj.card.faces[0].types else cr["307.4"]
    if obj.card.layout is Layout.MODAL:
        rule = cr["712.14b"]
    return f"{obj.id} stays where it is: its front face is no permanent", rule


def create_tokens(
    playing: Playing,
    makers: Iterable[tuple[Card, int, str]],
    *,
    tapped: bool = False,
    attacking: str | ObjectId | None = None,
) -> tuple[ObjectId, ...]:
    """Tokens are created, all at the same time; each maker owns and controls theirs. Source: `cr["111.2"]`."""
    tokens: list[GameObject] = []
    made: dict[str, int] = {}
    for unnamed, face, player in created(playing, list(makers)):
        card = named_by_its_types(unnamed)
        label = card.name if card.name.endswith("Token") else f"{card.name or 'nameless'} token"
        o = playing.game.new_id(label, beyond=made.get(label, 0))
        made[label] = made.get(label, 0) + 1
        token = GameObject(o, card, player, player, Zone.BATTLEFIELD, face=face, created_face=face, is_token=True)
        tokens.append(token.but(tapped=tapped, attacking=attacking))
    enter(playing, [(None, token) for token in tokens], created=True)
    return tuple(token.id for token in tokens if token.id in playing.game.objects)


def named_by_its_types(card: Card) -> Card:
    """A token whose maker gives it no name is called by its subtypes and "Token"; a copy has the name that it copies.
    Source: `cr["111.4"]`.
    """
    subtypes = card.types.partition("—")[2].strip()
    return card.but(name=f"{subtypes} Token") if subtypes and not card.name and card.values is None else card


def enter(
    playing: Playing, entries: Sequence[tuple[ObjectId | None, GameObject]], *, created: bool = False,
    effects: Sequence[ContinuousEffect] = (),
) -> None:  # fmt: skip
    """These enter at the same time, each as what changes its entering has it, and under the `effects` that begin with
    that. Source: `cr["614.12"]`, `cr["616.1"]`, `cr["611.2e"]`.
    """
    playing.before_entering = playing.game
    playing.entering_together = tuple(old for old, _ in entries if old)
    begun = [(old, Entering(obj, (*carried_over(playing.game, old, obj), *_on(obj, effects)))) for old, obj in entries]
    settled = [(old, found) for old, entering in begun if (found := _settled(playing, old, entering))]
    if not settled:
        return
    playing.happen(
        Entered(
            tuple(entering.object for _, entering in settled),
            tuple(old for old, _ in settled),
            tuple(effect for _, entering in settled for effect in entering.effects),
            created,
            tuple(item for _, entering in settled for item in linked_triggers(entering)),
            tuple(item for _, entering in settled for item in silent_triggers(entering)),
        )
    )
    used = [entry.ability for _, entering in settled for entry in entering.applied]
    waiting = tuple(entry for entry in playing.game.delayed if entry.item.ability not in used)
    playing.game = playing.game.but(delayed=waiting)
    for _, entering in settled:
        doors_open(playing, entering.object.id)
        as_it_enters(playing, entering.object.id)
    changed_by = [cr["614.1c"]] if any(obj.counters for _, obj in entries) else []
    changed_by += [ability.why for ability in used]
    entered = "; ".join(_entered_as(playing, entering.object) for _, entering in settled)
    playing.tell(entered, cr["614.12"], *dict.fromkeys(changed_by))


def carried_over(game: Game, old: ObjectId | None, obj: GameObject) -> list[ContinuousEffect]:
    """What an effect makes of a spell it goes on making of the permanent which that becomes. Source: `cr["400.7a"]`."""
    if old is None or old not in game.objects or game.objects[old].zone is not Zone.STACK:
        return []
    return [pinned_to(effect, obj.id) for effect in game.effects if old in effect.pinned]


def _on(obj: GameObject, effects: Sequence[ContinuousEffect]) -> list[ContinuousEffect]:
    return [effect for effect in effects if obj.id in effect.pinned]


def _settled(playing: Playing, old: ObjectId | None, begun: Entering) -> Entering | None:
    """One permanent as it will enter, if it does. Source: `cr["614.12"]`, `cr["608.3e"]`."""
    entering = entering_with(counters_of_copying(settle(begun, playing), playing), playing)
    if not (refused := why_not_enter(entering, playing)):
        return attach_entering(entering, playing)
    if old and playing.game.objects[old].zone is Zone.STACK:
        playing.happen(Moved((old,), Zone.GRAVEYARD))
    playing.tell(*refused)
    return None


def _entered_as(playing: Playing, obj: GameObject) -> str:
    name = playing.game[obj.id].name
    named = str(obj.id) if obj.id.says(name) else f"{obj.id} (as {name})"
    counters = " and ".join(f"{number} {kind} counter{'' if number == 1 else 's'}" for kind, number, _ in obj.counters)
    host = f" attached to {obj.attached_to}" if obj.attached_to else ""
    return f"{named} enters{' tapped' if obj.tapped else ''}{f' with {counters}' if counters else ''}{host}"
