"""How is a ruling that is said again and again played for any card that makes copies, in whichever way it makes them?

For a card that enters as a copy, `scenes` and `not_copied` have more to show; these plays lead there.
"""

from __future__ import annotations

from typing import Any

from mtgrules.rulings import not_copied, scenes
from mtgrules.rulings.any_way import AnyWay, ByAttacking, ByEntering, ByMakingTokens, Told, any_way
from mtgrules.rulings.scenes import Scenarios, numbered
from mtgrules.rulings.ways import NotPlayable
from mtgrules.scenario import Part, allowed, then, twin, when
from mtgrules.setup import permanent, token
from mtgrules.size_changes import ModifyPowerToughness, SetPowerToughness
from mtgrules.type_changes import SetColors

BEAR = "Runeclaw Bear"


# ---------------------------------------------------------------- what is copied, and what isn't
def what_is_copied(key: str, card: str) -> Scenarios:
    """What the original only looks like isn't copied: one thing at a time, or for tokens all at once."""
    way = any_way(card)
    if isinstance(way, ByEntering):
        return not_copied.what_is_copied(key, card)
    if isinstance(way, ByMakingTokens):
        return numbered(key, (all_at_once(way),))
    return numbered(key, (pumped(way), counters(way), recolored(way), under_an_anthem(way)))


def pumped(way: AnyWay) -> Told:
    bigger = permanent(BEAR, under=(ModifyPowerToughness(2, 2),))
    return (
        "The original is bigger until end of turn",
        way.given(bigger),
        (
            then(BEAR, power=4, toughness=4),
            way.make(BEAR),
            way.claims(BEAR, "707.2", "613.2c", power=2, toughness=2),
            way.belief("it is as big as the original looked", ("707.2", "613.4c"), BEAR, power=4),
        ),
    )


def counters(way: AnyWay) -> Told:
    return (
        "The original has counters",
        way.given(permanent(BEAR, counters={"+1/+1": 2})),
        (
            then(BEAR, power=4),
            way.make(BEAR),
            way.claims(BEAR, "707.2", "122.1", counters={}, power=2, toughness=2),
            way.belief("it has the counters, too", ("707.2", "122.1"), BEAR, counters={"+1/+1": 2}),
        ),
    )


def recolored(way: AnyWay) -> Told:
    return (
        "The original has another color until end of turn",
        way.given(permanent(BEAR, under=(SetColors("U"),))),
        (
            then(BEAR, colors="U"),
            way.make(BEAR),
            way.claims(BEAR, "707.2", colors="G"),
            way.belief("it is blue, as the original looked", ("707.2", "613.1e"), BEAR, colors="U"),
        ),
    )


def under_an_anthem(way: AnyWay) -> Told:
    return (
        "The original's controller has an anthem",
        way.given(BEAR, "Glorious Anthem"),
        (
            then(BEAR, power=3, toughness=3),
            way.make(BEAR),
            way.claims(BEAR, "707.2", "613.4c", power=2, toughness=2),
            way.belief("what the anthem made of the original is copied", ("707.2", "613.4c"), BEAR, power=3),
        ),
    )


def all_at_once(way: AnyWay) -> Told:
    """Counters, an Aura, a pump, another color, and it is tapped."""
    unusual = permanent(
        BEAR,
        tapped=True,
        counters={"+1/+1": 1},
        under=(ModifyPowerToughness(2, 2), SetColors("U")),
    )
    return (
        "The original is tapped, bigger, blue, enchanted, and has a counter",
        way.given(unusual, permanent("Spirit Mantle", attached_to=BEAR)),
        (
            then(BEAR, power=6, toughness=6, colors="U"),
            way.make(BEAR),
            way.claims(BEAR, "707.2", "608.2h", power=2, toughness=2, colors="G", counters={}),
            way.claims(BEAR, "110.5b", tapped=False, attachments=()),
            way.belief("they are copies of what one saw", ("707.2", "613.2c"), BEAR, power=6),
            way.belief("they come tapped, as the original was", "110.5b", BEAR, tapped=True),
        ),
    )


# ---------------------------------------------------------------- copies of copies and of tokens
def copy_of_a_copy(key: str, card: str) -> Scenarios:
    """What the original copies is copied, with the changes of that copy effect."""
    way = any_way(card)
    if isinstance(way, ByEntering):
        return scenes.copy_of_a_copy(key, card)
    chain = (
        ("Hamlet Captain", "Permeating Mass", {"power": 1, "toughness": 3})
        if isinstance(way, ByAttacking)
        else ("Clone", BEAR, {"power": 2, "toughness": 2})
    )
    return numbered(key, (of_a_copy(way, *chain), with_an_exception(way)))


def of_a_copy(way: AnyWay, original: str, model: str, size: dict[str, Any]) -> Told:
    return (
        f"The original is {original} as a copy of {model}",
        way.given(permanent(original, copy_of=model)),
        (
            way.make(original),
            way.claims(model, "707.3", "707.2", name=model, **size),
            then(original, "400.7", zone="exile", name=original),
            way.belief(f"it is a copy of {original}, since that is the card", ("707.2", "707.3"), model, name=original),
            *_returns(way, original),
        ),
    )


def with_an_exception(way: AnyWay) -> Told:
    original = "Quicksilver Gargantuan"
    return (
        f"The original is a copy of {BEAR} that is 7/7",
        way.given(permanent(original, copy_of=BEAR, except_=(SetPowerToughness(7, 7),))),
        (
            way.make(original),
            way.claims(BEAR, "707.9b", "707.3", name=BEAR, power=7, toughness=7, mana_cost="{1}{G}"),
            way.belief("an exception belongs to the first copying card alone", ("707.9b", "707.3"), BEAR, power=2),
            *_returns(way, original),
        ),
    )


def _returns(way: AnyWay, original: str) -> tuple[Part, ...]:
    """Of an attacker the exiled card comes back, as itself; a Gargantuan enters as a copy of nothing."""
    if not isinstance(way, ByAttacking):
        return ()
    back = when.to("end step", copying=None) if original == "Quicksilver Gargantuan" else when.to("end step")
    return back, *then(original, "400.7", zone="battlefield", name=original)


def copy_of_a_token(key: str, card: str) -> Scenarios:
    """A token is copied by cards, or by other tokens."""
    way = any_way(card)
    if isinstance(way, ByEntering):
        return scenes.copy_of_a_token(key, card)
    if not isinstance(way, ByMakingTokens):
        raise NotPlayable(f"{card} can't copy a token")
    return numbered(key, (of_a_saproling(way),))


def of_a_saproling(way: ByMakingTokens) -> Told:
    """The original is a Saproling token, number 1 of that name."""
    name = "Saproling Token"
    original, copies = f"{name}#1", [f"{name}#{number}" for number in range(2, len(way.makers) + 2)]
    shown: dict[str, Any] = {"name": name, "power": 1, "toughness": 1, "colors": "G", "is_token": True}
    return (
        "The original is a token",
        way.given(token("Saproling")),
        (
            allowed("aiming at a token", True, way.make(name, hold=True), "115.1", "111.1"),
            way.make(name),
            tuple(claim for one in copies for claim in then(one, "111.3", "707.2", **shown)),
            then(original, "704.5d", "111.7", exists=False),
            twin("the exiled token stays in exile as a card would", ("704.5d", "111.7"), original, exists=True),
        ),
    )


# ---------------------------------------------------------------- entering, X, other effects
def enter_abilities_work(key: str, card: str) -> Scenarios:
    """An enters trigger, entering with counters and tapped, and a choice, each for every token."""
    way = any_way(card)
    if isinstance(way, ByEntering):
        return scenes.enter_abilities_work(key, card)
    if not isinstance(way, ByMakingTokens):
        raise NotPlayable(f"{card} is on the battlefield already when it becomes a copy")
    return numbered(key, (an_enters_trigger(way), entering_with(way), a_choice(way)))


def an_enters_trigger(way: ByMakingTokens) -> Told:
    """The triggers are put on the stack in turn order, so the last player's resolves first. Source:
    `cr["603.3b"]`.
    """
    model, order = "Wall of Omens", ", ".join(way.makers)
    first, last = way.makers[0], way.makers[-1]
    return (
        "An enters trigger",
        way.given(model),
        (
            way.make(model, hold=True),
            when.resolve(hold=True),
            then("the stack", "707.5", "603.6a", "603.3b", number=len(way.makers), controllers=order),
            when.resolve(hold=True),
            then(last, "603.3b", "405.5", hand=1),
            then(first, "603.3b", hand=0),
            twin("the active player's trigger resolves first", ("603.3b", "405.5"), first, hand=1),
            when.resolve(),
            tuple(claim for name in way.makers for claim in then(name, "603.6a", hand=1)),
            then("Bob", "603.6a", hand=0),
        ),
    )


def entering_with(way: ByMakingTokens) -> Told:
    """Counters as printed, not as the original has them; and tapped."""
    model, other = "Triskelion", "Star Compass"
    return (
        "Entering with counters, and tapped",
        way.given(permanent(model, counters={"+1/+1": 1}), other),
        (
            way.make(model),
            way.claims(model, "614.1c", "614.12", counters={"+1/+1": 3}, power=4),
            way.belief("each has one counter, as the original had", ("614.1c", "707.2"), model, counters={"+1/+1": 1}),
            way.make(other),
            way.claims(other, "614.1d", "614.12", tapped=True),
            way.belief("they come untapped, as the original was", ("614.1d", "110.5b"), other, tapped=False),
        ),
    )


def a_choice(way: ByMakingTokens) -> Told:
    """Each creator chooses a color, the active player first."""
    model, colors = "Voice of All", ("red", "blue", "green", "white")[: len(way.makers)]
    copies = way.copies(model)
    letters = {"red": "R", "blue": "U", "green": "G", "white": "W"}
    return (
        "A choice as it enters",
        way.given(permanent(model, chosen={"color": "black"})),
        (
            way.make(model, color=colors),
            tuple(
                c
                for copy, color in zip(copies, colors, strict=True)
                for c in then(copy, "707.6", "614.12a", protected_from=(letters[color],))
            ),
            twin("the choice made for the original is copied", "707.6", copies[0], protected_from=("B",)),
            twin("one choice is made for all the tokens", ("707.6", "614.12a"), copies[-1], protected_from=("R",)),
        ),
    )


def x_is_zero(key: str, card: str) -> Scenarios:
    """A creature that was cast with X is copied by what enters."""
    way = any_way(card)
    if isinstance(way, ByEntering):
        return scenes.x_is_zero(key, card)
    if not isinstance(way, ByMakingTokens):
        raise NotPlayable(f"{card} doesn't enter as a copy, so no X matters")
    return numbered(key, (cast_with_x(way),))


def cast_with_x(way: ByMakingTokens) -> Told:
    """The tokens are 0/0, go to graveyards and cease to exist."""
    model = "Ivy Elemental"
    copies = way.copies(model)
    belief = "X is 4 for the tokens, too, so they enter with four counters"
    return (
        "The original was cast with X = 4",
        way.given(permanent(model, x=4, counters={"+1/+1": 4})),
        (
            then(model, "107.3m", power=4, mana_value=1),
            way.make(model),
            tuple(claim for one in copies for claim in then(one, "107.3m", "704.5f", "704.5d", exists=False)),
            tuple(claim for one in way.makers for claim in then(one, "704.5f", "704.5d", permanents=())),
            twin(belief, ("107.3m", "107.3j"), copies[0], exists=True),
        ),
    )
