"""What is copied, with which exceptions, and what is left behind?"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from .changes import BecomeCopy, Change, Excepted, Layer, TurnedFaceDown
from .characteristics import Characteristics
from .effects import FOREVER, ContinuousEffect, Duration
from .objects import Card, GameObject, Layout, ObjectId, Zone
from .rules import cr
from .selectors import Only
from .trace import Reason, Why

if TYPE_CHECKING:
    from .seen import Seen
    from .state import Game


COPY_OF = "copy of "


def copy_effect(
    target: ObjectId, game: Game, of: ObjectId, timestamp: int, except_: Iterable[Change] = (), *, duration: Duration = FOREVER, you: str = "",
) -> ContinuousEffect:  # fmt: skip
    """The effect that makes `target` a copy of `of`, as it is now or was last: values are stored, not looked up
    again.

    Source: `cr["707.2"]`, `cr["707.2b"]`, `cr["608.2h"]`. Exceptions are part of the copying (`cr["707.9"]`).
    """
    then = game.last_known(of)
    changes = (
        BecomeCopy(then.derivation.copiable(of), called(then, of), side_of(then, of)),
        *(Excepted(change) for change in except_),
    )
    label = COPY_OF + called(then, of)
    return ContinuousEffect(target, Only((target,)), changes, timestamp, label=label, you=you, duration=duration)


def side_of(game: Game, o: ObjectId) -> str:
    """Do an object's values come from a nonmodal "back" face, or are they "melded" ones, however often copied?
    `cr["202.3b"]`, `cr["202.3c"]`.
    """
    from .merging import TopComponent

    obj = game.objects[o]
    for line in reversed(game.derivation.line_before(o, Layer.CONTROL).lines()):
        if isinstance(line.change, TurnedFaceDown):
            return ""
        if isinstance(line.change, TopComponent):
            return ""
        if isinstance(line.change, BecomeCopy):
            return line.change.side
    if obj.parts:
        return "melded"
    return (
        "back"
        if obj.face and obj.zone in (Zone.BATTLEFIELD, Zone.STACK) and obj.card.layout is Layout.TRANSFORM
        else ""
    )


def with_exceptions(values: Characteristics, except_: Iterable[Change]) -> Characteristics:
    """Copiable values with a copy effect's exceptions folded in. Source: `cr["707.9a"]`, `cr["707.9b"]`."""
    for change in except_:
        values = Excepted(change).apply(values)
    return values


def card_of_copy(game: Game, of: ObjectId, except_: Iterable[Change] = ()) -> tuple[Card, int]:
    """What a token copy (or a copy on the stack) is made of, and which of its faces is up.

    A double-faced card or token gives both its faces, each as copy effects on it have changed it. Source:
    `cr["707.8a"]`.
    """
    then, except_ = game.last_known(of), tuple(except_)
    obj = then.objects[of]
    own = [effect for effect in then.effects if of in effect.pinned and Layer.COPY in effect.parts]
    if obj.card.layout is Layout.ROOM and not own and not except_ and not obj.face_down:
        return obj.card, obj.face
    if obj.card.double_faced and not obj.face_down:
        faces = [copied_onto(values, own) for values in obj.card.faces]
        front, back = (Card.from_values(with_exceptions(values, except_)) for values in faces)
        up = obj.face if obj.zone in (Zone.BATTLEFIELD, Zone.STACK) else 0
        return front.but(back=back, layout=obj.card.layout), up
    return Card.from_values(with_exceptions(then.derivation.copiable(of), except_)), 0


def becomes_token(obj: GameObject, arriving: GameObject) -> GameObject:
    """What a resolving copy of a permanent spell becomes: a token, which nobody created. Source: `cr["608.3f"]`,
    `cr["111.13"]`.
    """
    return arriving.but(owner=obj.owner, is_token=True, is_copy=False, face=obj.face, created_face=obj.face)


def copied_onto(values: Characteristics, effects: Iterable[ContinuousEffect]) -> Characteristics:
    """A face as copy effects on its object make it. Source: `cr["613.2a"]`."""
    for effect in sorted(effects, key=_timestamp):
        own = values
        for change in effect.parts[Layer.COPY].changes:
            values = change.with_own(own).apply(values)
    return values


def _timestamp(effect: ContinuousEffect) -> int:
    return effect.timestamp


def called(game: Game, o: ObjectId) -> str:
    """What it is called in a sentence: its name now, or the card that it is if it has none."""
    return game[o].name or f"the nameless {o}"


def left_behind(seen: Seen) -> Why:
    """All that a copy of this object wouldn't have, each with its rule. Source: `cr["707.2"]`, `cr["707.3"]`."""
    obj, found = seen.object, []
    status = [word for word, is_so in (("tapped", obj.tapped), ("flipped", obj.flipped)) if is_so]
    found += [Reason("", f"it is {word}: status isn't copied", word, (cr["707.2"], cr["110.5"])) for word in status]
    for kind, number, _ in obj.counters:
        shown = f"{number} {kind} counter{'s' if number > 1 else ''}"
        found.append(Reason("", f"{shown}: counters aren't copied", shown, (cr["707.2"], cr["122.1"])))
    for name in seen.attachments:
        found.append(Reason("", f"{name} is attached to it: attachments aren't copied", name, (cr["707.2"],)))
    if obj.is_token:
        found.append(Reason("", "it is a token: that is no characteristic", "token", (cr["109.3"], cr["111.1"])))
    if obj.is_commander:
        found.append(Reason("", "it is a commander: that is a property of the card", "commander", (cr["903.3"],)))
    for link, value, _ in obj.chosen:
        found.append(Reason("", f"{link} chosen for it ({value}): choices aren't copied", str(value), (cr["707.6"],)))
    if obj.x:
        found.append(
            Reason("", f"it was cast with X = {obj.x}: a copy of the permanent has no X", "X", (cr["107.3m"],))
        )
    line = seen.game.derivation.line(seen.id)
    for step in line.lines():
        if step.layer and step.layer.place >= Layer.CONTROL.place and step.effect and step.change:
            text = f"{step.effect.label}: {step.change.text()} (layer {step.layer.label} comes after copying)"
            found.append(Reason(step.layer.label, text, "", (cr["707.2"], step.layer.rule)))
    return Why(seen.name or str(seen.id), "not copied", f"{len(found)} things", tuple(found))
