"""What is crafted with what, and what does the crafted permanent make of it?

An Equipment that makes its bearer a copy of a card chosen for it does so by a static ability: the values are
those of the card as the choice was made, and the effect is there just as long as the Equipment is attached
(707.2c, 611.3).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .abilities import Ability, ActivatedAbility, StaticAbility
from .arriving import put_onto_battlefield
from .changes import COPIABLE, Change, Layer
from .characteristics import Characteristics
from .costs import Cost
from .instructions import Instruction
from .linked import link_objects, linked_objects
from .objects import ObjectId, Zone
from .references import Context
from .rules import cr
from .selectors import HOST, Board, Each, all_chosen, link_given_by
from .sentences import an
from .zones import Moved

if TYPE_CHECKING:
    from .playing import Playing

CRAFTED, SHAPE = "crafted with", "copied by its bearer"


class ReturnCrafted(Instruction):
    """The card exiled to craft it returns transformed, and remembers with what it was crafted. Source:
    `cr["702.167a"]`, `cr["702.167c"]`.
    """

    def carry_out(self, context: Context) -> None:
        playing = context.playing
        cards = [o for o in playing.game.became(context.source) if playing.game.objects[o].zone is Zone.EXILE]
        for o in cards:
            for new in put_onto_battlefield(playing, [(o, playing.game.objects[o].owner)], face=1):
                link_objects(playing, new, CRAFTED, tuple(context.memory.get(CRAFTED, ())))

    def text(self) -> str:
        return "return this card transformed"


def craft(cost: str, material: Each, number: int = 1) -> ActivatedAbility:
    """Craft: exile this and material from among your permanents and your graveyard; it returns transformed.
    `cr["702.167a"]`.
    """
    return ActivatedAbility(Cost(cost, craft=material, craft_least=number), (ReturnCrafted(),), sorcery_speed=True)


def exile_material(playing: Playing, o: ObjectId, cost: Cost, player: str) -> tuple[ObjectId, ...]:
    """Exile this and the chosen material, `craft_with=`, as a cost. What was exiled is given back. Source:
    `cr["702.167a"]`.
    """
    assert cost.craft
    board = playing.game.derivation.board
    zones = (cost.craft.but(controller="you"), cost.craft.but(controller="you", zone=Zone.GRAVEYARD))
    options = [x for what in zones for x in what.objects(board, o, player) if x != o]
    found: list[ObjectId] = []
    while playing.choices.has("craft_with") or len(found) < cost.craft_least:
        rest = [x for x in options if x not in found]
        found.append(
            playing.choices.pick(
                playing.game, "craft_with", rest, player, cr["702.167a"], question="what to craft with"
            )
        )
    playing.happen(Moved((o, *found), Zone.EXILE, "exiled"))
    return tuple(new for x in found for new in playing.game.became(x))


class AsAttachedChoose(Ability):
    """As this becomes attached to a creature, choose one of the cards with which it was crafted. Source:
    `cr["702.167c"]`, `cr["607.2d"]`.
    """

    what: Each

    def text(self) -> str:
        return f"as this becomes attached to a creature, choose {an(self.what.text())} card used to craft it"


def choose_as_attached(playing: Playing, o: ObjectId) -> None:
    """Ask for the choice `shape=` and keep the copiable values of the chosen card. Source: `cr["707.2c"]`."""
    for ability in playing.game[o].values.abilities:
        if isinstance(ability, AsAttachedChoose):
            fits = ability.what.but(zone=Zone.EXILE).objects(
                playing.game.derivation.board, o, playing.game.controller(o)
            )
            options = [x for x in linked_objects(playing.game, o, CRAFTED) if x in fits]
            chosen = playing.choices.pick(
                playing.game, "shape", options, playing.game.controller(o), cr["607.2d"], question="which card"
            )
            if chosen is not None:
                obj, by = playing.game.objects[o], link_given_by(playing.game.derivation.board, o)
                values = playing.game.derivation.copiable(chosen)
                playing.game = playing.game.changed(o, chosen=(*obj.chosen, (SHAPE, values, by)))
                playing.tell(f"{chosen} is chosen for {o}", cr["607.2d"], cr["707.2c"])


class CopyOfTheChosen(Change):
    """It is a copy of the card that was chosen last for the source of this effect. Source: `cr["707.2c"]`,
    `cr["613.2a"]`.
    """

    values: Characteristics | None = None
    known: bool = False
    layer, rule, writes, takes_abilities = Layer.COPY, cr["707.2c"], COPIABLE, True

    @property
    def gives_all(self) -> bool:  # type: ignore[override]
        return self.values is not None

    @property
    def resolves(self) -> bool:
        return not self.known

    def on(self, board: Board, source: ObjectId, you: str, target: ObjectId) -> Change:
        found = all_chosen(board, source, SHAPE)
        return self.but(values=found[-1] if found else None, known=True)

    def apply(self, c: Characteristics) -> Characteristics:
        return c if self.values is None else self.values

    def text(self) -> str:
        return f"is a copy of {self.values.name if self.values else 'the card chosen last for this'}"


BEARER_IS_THE_CHOSEN = StaticAbility(HOST, (CopyOfTheChosen(),))
