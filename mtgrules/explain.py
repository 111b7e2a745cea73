"""Why is this value what it is? The answer is read off the lines that computed it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, NamedTuple

from .abilities import Ability
from .changes import BecomeCopy, Change
from .characteristics import Inset, in_order
from .derivation import Step
from .effects import ContinuousEffect
from .halves import FUSED
from .layers import Layer
from .mistakes import Unknown
from .objects import INSETS, GameObject, Layout, ObjectId, Zone
from .rules import Rule, cr
from .selectors import field_of
from .symbols import COLOR_NAMES
from .trace import Line, Reason, Why
from .type_changes import AddTypes
from .value import Value

if TYPE_CHECKING:
    from .seen import Seen
    from .state import Game


class Row(NamedTuple):
    """One line of a layer report: in this layer this effect did this to these objects, after waiting for those
    effects.
    """

    layer: Layer
    effect: str
    objects: tuple[ObjectId, ...]
    text: str
    rules: tuple[Rule, ...]
    waited_for: tuple[str, ...]


class Layers(Value):
    """All that the layers did to a board, in order. Source: `cr["613.1"]`."""

    rows: tuple[Row, ...]

    def __repr__(self) -> str:
        from .view.text import layers

        return layers(self)

    def _repr_html_(self) -> str:
        from .view.html import layers

        return layers(self)


def why(seen: Seen, question: str) -> Why:
    """The lines that changed one value, from what is printed on. Raises `KeyError` for a question that no object
    answers.
    """
    if question == "mana_value":
        return why_mana_value(seen)
    if question == "controller":
        return why_controller(seen)
    if question not in seen.values._fields:
        raise Unknown(
            f"nothing is known of {question!r}; ask for {', '.join((*seen.values._fields, 'mana_value', 'controller'))}"
        )
    lines = seen.game.derivation.line(seen.id).lines()
    reasons = [_first(seen, show(getattr(lines[0].values, question)))]
    for line in lines[1:]:
        before, after = (show(getattr(at.values, question)) for at in (line.before or line, line))
        if before != after or (line.change and line.change.gives_all):
            reasons.append(_reason(seen, line, after))
        elif question == "subtypes" and (refused := refused_subtypes(line)):
            text = f"{line.change.text() if line.change else ''}: not {refused}, which fits none of its types"
            reasons.append(Reason(line.layer.label if line.layer else "", text, after, (cr["205.3d"],)))
    if question == "inset" and (inset := seen.values.inset):
        reasons[-1] = reasons[-1]._replace(rules=(*reasons[-1].rules, COPIED_WITH_THE_REST[inset.kind]))
    return Why(seen.name or str(seen.id), question, getattr(seen.values, question), tuple(reasons))


def refused_subtypes(line: Line) -> str:
    """The subtypes that a change would add, and that the object can't have. Source: `cr["205.3d"]`."""
    change = getattr(line.change, "change", line.change)
    words = change.words if isinstance(change, AddTypes) else ()
    return " ".join(word for word in words if field_of(word) == "subtypes" and word not in line.values.subtypes)


def explanation(seen: Seen) -> Why:
    """All lines of an object, each with what it changed."""
    lines = seen.game.derivation.line(seen.id).lines()
    reasons = [_first(seen, summary(lines[0]))]
    reasons += [_reason(seen, line, summary(line)) for line in lines[1:]]
    return Why(seen.name or str(seen.id), "everything", summary(lines[-1]), tuple(reasons))


def summary(line: Line) -> str:
    """An object's characteristics in a few words."""
    c = line.values
    parts = [c.name or "no name", show(c.mana_cost), c.type_line or "no types", c.size, show(c.colors)]
    return ", ".join(part for part in parts if part and part != "none")


def _first(seen: Seen, value: str) -> Reason:
    obj = seen.object
    if obj.is_token and obj.card.values is None:
        return Reason("", "set by what created the token", value, (cr["111.3"],))
    if obj.is_copy or obj.is_token:
        return Reason("", "taken over from what was copied", value, (cr["707.2"],))
    if obj.card.layout in (*INSETS, Layout.SPLIT):
        text, rule = part_used(obj)
        return Reason("", text, value, (cr["613.1"], rule))
    face = ", back face" if obj.face and len(obj.card.faces) > 1 else ""
    name = obj.card.faces[obj.face].name if face else obj.card.name
    return Reason("", f"printed on {name}{face}", value, (cr["613.1"],))


def part_used(obj: GameObject) -> tuple[str, Rule]:
    """Which characteristics of a split card, or of a card with an inset part, an object has, and by which rule."""
    card = obj.card
    if card.layout is Layout.SPLIT and FUSED in obj.designations:
        return f"both halves of {card.name}, cast together", cr["702.102b"]
    if card.layout is Layout.SPLIT:
        on_the_stack = f"the half that was cast, {card.faces[obj.face].name}", cr["709.3b"]
        return on_the_stack if obj.zone is Zone.STACK else (f"both halves of {card.name} together", cr["709.4"])
    if obj.face:
        return f"printed in the inset frame of {card.name}: {card.faces[1].name}", IN_THE_FRAME[card.layout]
    return f"printed on {card.name}, outside the inset frame", OUTSIDE_THE_FRAME[card.layout]


IN_THE_FRAME = {Layout.ADVENTURE: cr["715.3b"], Layout.OMEN: cr["720.3b"]}
COPIED_WITH_THE_REST = {"adventure": cr["715.2b"], "omen": cr["720.2b"], "prepare spell": cr["722.2b"]}
OUTSIDE_THE_FRAME = {Layout.ADVENTURE: cr["715.4"], Layout.OMEN: cr["720.4"], Layout.PREPARATION: cr["722.4"]}


def _reason(seen: Seen, line: Line, value: str) -> Reason:
    assert line.change
    text = line.change.text()
    if line.layer is None or line.effect is None:
        return Reason("", text, value, (line.change.rule,) if line.change.rule else ())
    rules = tuple(rule for rule in (line.layer.rule, line.change.rule) if rule)
    if line.layer.label not in ("1a", "1b") and line.effect.label != text:
        text = f"{source_name(seen, line)}: {text}"
    return Reason(line.layer.label, text, value, rules)


def source_name(seen: Seen, line: Line) -> str:
    """What an effect's source is called: the card, with its present name if that is another."""
    assert line.effect
    effect = line.effect
    if not effect.ability:
        return effect.label
    name = seen.game.derivation.line(effect.source).values.name if effect.source in seen.game.objects else ""
    return effect.label if effect.source.says(name) else f"{name} ({effect.source})"


def show(value: Any) -> str:
    """A characteristic in words."""
    if value is None:
        return "none"
    if isinstance(value, Inset):
        return f"{value.kind}: {value}"
    if isinstance(value, frozenset):
        if value <= COLOR_NAMES.keys():
            return ", ".join(COLOR_NAMES[letter] for letter in in_order(value)) or "none"
        return " ".join(sorted(value)) or "none"
    if isinstance(value, tuple):
        return "; ".join(ability.text() for ability in value if isinstance(ability, Ability)) or "none"
    return str(value) or "none"


def why_controller(seen: Seen) -> Why:
    """Who controls it, and by which effects."""
    lines = seen.game.derivation.line(seen.id).lines()
    reasons = [Reason("", "under whose control it entered", lines[0].controller, (cr["110.2"],))]
    for line in lines[1:]:
        if line.before and line.controller != line.before.controller:
            reasons.append(_reason(seen, line, line.controller))
    return Why(seen.name or str(seen.id), "controller", seen.controller, tuple(reasons))


def why_mana_value(seen: Seen) -> Why:
    """The mana value, by the case that applies. Source: `cr["202.3"]`."""
    cost, obj = seen.values.mana_cost, seen.object
    lines = seen.game.derivation.line(seen.id).lines()
    copied = any(line.change and line.change.gives_all for line in lines)
    reasons: list[Reason] = []
    if not copied and (borrowed := _fronts(seen)):
        value, reason = borrowed
        reasons.append(reason)
    elif cost is None:
        value = 0
        reasons.append(_no_cost(seen))
    else:
        x = obj.x or 0 if obj.zone is Zone.STACK else 0
        value = cost.mana_value(x)
        rules: Iterable[Rule] = (cr["202.3"],)
        text = f"its mana cost is {cost}"
        if cost.has_x:
            text += f", X is {x}" + ("" if obj.zone is Zone.STACK else " off the stack")
            rules = (cr["202.3"], cr["202.3e"])
        if obj.card.layout is Layout.MODAL:
            rules = (*rules, cr["712.8f"])
        if obj.card.layout is Layout.SPLIT:
            rules = (*rules, part_used(obj)[1], *(() if obj.zone is Zone.STACK else (cr["709.4b"],)))
        if obj.card.layout in INSETS:
            rules = (*rules, part_used(obj)[1])
        reasons.append(Reason("", text, str(value), tuple(rules)))
    if copied:
        last = next(line for line in reversed(lines) if line.change and line.change.gives_all)
        reasons.insert(0, _reason(seen, last, show(last.values.mana_cost)))
    return Why(seen.name or str(seen.id), "mana_value", value, tuple(reasons))


def _fronts(seen: Seen) -> tuple[int, Reason] | None:
    """The mana value where front faces count for what is up, and why."""
    obj = seen.object
    if not (costs := [front.mana_cost for front in obj.fronts_that_count]):
        return None
    value = sum(cost.mana_value() for cost in costs if cost)
    shown = " and ".join(show(cost) for cost in costs)
    if obj.parts:
        text, rules = f"it is melded: the costs of both its front faces, {shown}, count", (cr["202.3c"], cr["712.8g"])
    else:
        text = f"its back face is up: the cost of its own front face, {shown}, counts"
        rules = (cr["202.3b"], cr["712.8e"])
    return value, Reason("", text, str(value), rules)


NO_COST = {
    "back": (
        "it copies the back face of a nonmodal double-faced permanent, which has no mana cost of its own",
        ("202.3b", "712.8e"),
    ),
    "melded": ("it copies a melded permanent, which has no mana cost of its own", ("202.3c", "712.8g")),
    "": ("it has no mana cost", ("202.3a",)),
}


def _no_cost(seen: Seen) -> Reason:
    lines = seen.game.derivation.line_before(seen.id, Layer.CONTROL).lines()
    side = next((line.change.side for line in reversed(lines) if isinstance(line.change, BecomeCopy)), "")
    text, rules = NO_COST[side]
    return Reason("", text, "0", tuple(cr[number] for number in rules))


def layer_rows(game: Game) -> Layers:
    """What acted in each layer, on whom, what waited for what, and what didn't get to apply."""
    derivation = game.derivation
    found: dict[tuple[Layer, ContinuousEffect], dict[ObjectId, list[Step]]] = {}
    for step in derivation.steps():
        found.setdefault((step.layer, step.effect), {}).setdefault(step.object, []).append(step)
    rows: list[Row] = []
    for layer, stage in derivation.stages.items():
        for effect in stage.order:
            waited = tuple(other.label for other in stage.waited.get(effect, ()))
            rows += _rows_of(layer, effect, found.get((layer, effect), {}), waited)
        for missed in stage.missed:
            text = f"not applied: {missed.because.label} removed its ability"
            rule = cr["613.8a"] if layer in missed.effect.parts else cr["611.3a"]
            rows.append(Row(layer, missed.effect.label, (), text, (rule,), ()))
    return Layers(tuple(rows))


def _rows_of(
    layer: Layer, effect: ContinuousEffect, steps: dict[ObjectId, list[Step]], waited: tuple[str, ...]
) -> Iterable[Row]:
    """One row for each change of an effect, or several if its size isn't the same for all objects."""
    for i in range(len(effect.parts[layer].changes)):
        by_change: dict[Change, list[ObjectId]] = {}
        for o, lines in steps.items():
            by_change.setdefault(lines[i].change, []).append(o)
        for change, objects in by_change.items():
            rules = tuple(rule for rule in (layer.rule, change.rule) if rule)
            yield Row(layer, effect.label, tuple(objects), change.text(), rules, waited)
