"""What does a copy have of a card with two faces, and of one that is face down? Played for any copying card."""

from __future__ import annotations

from typing import Any

from mtgrules.cards import card as card_of
from mtgrules.rulings.any_way import AnyWay, ByAttacking, ByMakingTokens, Told, playable
from mtgrules.rulings.scenes import Scenarios, numbered
from mtgrules.rulings.ways import NotPlayable
from mtgrules.scenario import Part, allowed, then, twin, when
from mtgrules.setup import permanent

WERE, WOLF = "Huntmaster of the Fells", "Ravager of the Fells"


def face_down(key: str, card: str) -> Scenarios:
    """A face-down creature: what it is face down is what is copied, and the copy is face up."""
    return numbered(key, (of_face_down(playable(card, "Canyon Lurkers")),))


PLAIN: dict[str, Any] = {
    "name": "",
    "colors": "",
    "power": 2,
    "toughness": 2,
    "mana_cost": None,
    "subtypes": (),
    "abilities": (),
}


def of_face_down(way: AnyWay) -> Told:
    """The original is a card with morph, face down."""
    model, copy = "Canyon Lurkers", way.copies("")[0]
    left: tuple[Part, ...] = ()
    if not way.stays:
        left = (then(model, "708.9", zone="exile", name=model, face_down=False),)
    if isinstance(way, ByAttacking):
        returned = then(model, "708.9", "400.7", zone="battlefield", name=model, face_down=False)
        left = (*left, when.to("end step"), returned)
    return (
        "The original is face down",
        way.given(permanent(model, face_down=True)),
        (
            then(model, "708.2a", **PLAIN),
            way.make(model),
            way.claims("", "707.2", "708.2", face_down=False, **PLAIN),
            allowed("turning the copy face up", False, when.turn_face_up(copy, by="Alice"), "708.7", "708.8"),
            way.belief("the card underneath is copied", ("707.2", "708.2"), "", name=model),
            way.belief("it is face down as well", ("110.5b", "707.2"), "", face_down=True),
            *left,
        ),
    )


def of_a_chosen_form(way: AnyWay) -> Told:
    """A size chosen as the original entered belongs to its copiable values."""
    model = "Primal Clay"
    return (
        "The original entered as a 1/6 Wall",
        way.given(permanent(model, chosen={"form": "1/6 Wall"})),
        (
            then(model, power=1, toughness=6),
            way.make(model),
            way.claims(
                model, "613.2a", "707.2", power=1, toughness=6, subtypes=("Shapeshifter", "Wall"), has_defender=True
            ),
            way.belief("choices are never copied, so it has no size", ("613.2a", "707.2", "707.6"), model, toughness=0),
        ),
    )


def one_faced(key: str, card: str) -> Scenarios:
    """The back face, the front face, and being told to transform."""
    way = playable(card, WERE)
    if isinstance(way, ByMakingTokens):
        raise NotPlayable(f"the tokens of {card} have both faces")
    return numbered(key, (of_a_back_face(way), of_a_front_face(way), told_to_transform(way)))


def of_a_back_face(way: AnyWay) -> Told:
    size = card_of(WERE).faces[1]
    return (
        "The original has its back face up",
        way.given(permanent(WERE, face=1)),
        (
            then(WERE, "202.3b", name=WOLF, mana_value=4),
            way.make(WERE),
            way.claims(
                WOLF,
                "707.8",
                "712.8e",
                name=WOLF,
                power=size.power,
                toughness=size.toughness,
                colors="RG",
                mana_cost=None,
            ),
            way.claims(WOLF, "202.3b", mana_value=0),
            way.belief("it has mana value 4, as the original had", "202.3b", WOLF, mana_value=4),
        ),
    )


def of_a_front_face(way: AnyWay) -> Told:
    return (
        "The original has its front face up",
        way.given(WERE),
        (
            way.make(WERE),
            way.claims(WERE, "707.8", "712.8d", name=WERE, mana_cost="{2}{R}{G}", mana_value=4),
            way.belief(
                "a copy of a double-faced card always has mana value 0", ("202.3", "202.3b"), WERE, mana_value=0
            ),
        ),
    )


def told_to_transform(way: AnyWay) -> Told:
    """All Werewolves are told to transform: the copy doesn't, the real one does."""
    copy, other = way.copies(WERE)[0], "Delver of Secrets"
    return (
        "The copy is told to transform",
        way.given(WERE, other),
        (
            way.make(WERE),
            then(copy, "712.9", double_faced=False),
            when.transform(copy, other),
            then(copy, "701.27c", "712.9", name=WERE, face="front"),
            then(other, "701.27a", name="Insectile Aberration", face="back"),
            twin("it has copied both faces", ("707.8", "701.27c", "712.9"), copy, name=WOLF),
        ),
    )
