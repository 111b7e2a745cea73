"""How is a ruling that is said again and again played for any card that makes copies, in whichever way it makes them?

For a card that enters as a copy, `scenes` and `not_copied` have more to show; these plays lead there.
"""

from __future__ import annotations

from typing import Any

from mtgrules.abilities import HEXPROOF
from mtgrules.cards import card as card_of
from mtgrules.changes import AddTypes, GainAbility, ModifyPowerToughness, SetColors, SetPowerToughness
from mtgrules.rulings import not_copied, scenes
from mtgrules.rulings.any_way import AnyWay, ByAttacking, ByEntering, ByMakingTokens, any_way
from mtgrules.rulings.scenes import Scenarios, numbered
from mtgrules.rulings.ways import NotPlayable
from mtgrules.scenario import Part, allowed, then, twin, when
from mtgrules.setup import Position, permanent

Told = tuple[str, Position, tuple[Part, ...]]
BEAR, DOG, WERE, WOLF = "Runeclaw Bear", "Isamaru, Hound of Konda", "Huntmaster of the Fells", "Ravager of the Fells"


def playable(card: str, model: str) -> AnyWay:
    """How the card copies this model. Raises `NotPlayable` if it can't."""
    way = any_way(card)
    if not way.may_copy(model):
        raise NotPlayable(f"{card} can't copy {model}")
    return way


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
        "The original is bigger until end of turn", way.given(bigger),
        (
            then(BEAR, power=4, toughness=4),
            way.make(BEAR),
            way.claims(BEAR, "707.2", "613.2c", power=2, toughness=2),
            way.belief("it is as big as the original looked", ("707.2", "613.4c"), BEAR, power=4),
        ),
    )  # fmt: skip


def counters(way: AnyWay) -> Told:
    return (
        "The original has counters", way.given(permanent(BEAR, counters={"+1/+1": 2})),
        (
            then(BEAR, power=4),
            way.make(BEAR),
            way.claims(BEAR, "707.2", "122.1", counters={}, power=2, toughness=2),
            way.belief("it has the counters, too", ("707.2", "122.1"), BEAR, counters={"+1/+1": 2}),
        ),
    )  # fmt: skip


def recolored(way: AnyWay) -> Told:
    return (
        "The original has another color until end of turn", way.given(permanent(BEAR, under=(SetColors("U"),))),
        (
            then(BEAR, colors="U"),
            way.make(BEAR),
            way.claims(BEAR, "707.2", colors="G"),
            way.belief("it is blue, as the original looked", ("707.2", "613.1e"), BEAR, colors="U"),
        ),
    )  # fmt: skip


def under_an_anthem(way: AnyWay) -> Told:
    return (
        "The original's controller has an anthem", way.given(BEAR, "Glorious Anthem"),
        (
            then(BEAR, power=3, toughness=3),
            way.make(BEAR),
            way.claims(BEAR, "707.2", "613.4c", power=2, toughness=2),
            way.belief("what the anthem made of the original is copied", ("707.2", "613.4c"), BEAR, power=3),
        ),
    )  # fmt: skip


def all_at_once(way: AnyWay) -> Told:
    """Counters, an Aura, a pump, another color, and it is tapped."""
    unusual = permanent(
        BEAR, tapped=True, counters={"+1/+1": 1}, under=(ModifyPowerToughness(2, 2), SetColors("U")),
    )  # fmt: skip
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
    )  # fmt: skip


def face_down(key: str, card: str) -> Scenarios:
    """A face-down creature: what it is face down is what is copied, and the copy is face up."""
    return numbered(key, (of_face_down(playable(card, "Canyon Lurkers")),))


def of_face_down(way: AnyWay) -> Told:
    model = "Canyon Lurkers"
    copy = way.copies("")[0]
    up = when.turn_face_up(copy, by="Alice")
    left: tuple[Part, ...] = (then(model, "708.9", zone="exile", name=model, face_down=False),) if not way.stays else ()
    return (
        "The original is face down", way.given(permanent(model, face_down=True)),
        (
            then(model, "708.2a", name="", power=2, toughness=2, colors="", abilities=()),
            way.make(model),
            way.claims("", "707.2", "708.2", name="", colors="", power=2, toughness=2, mana_cost=None, subtypes=(), abilities=(), face_down=False),
            allowed("turning the copy face up", False, up, "708.7", "708.8"),
            *left,
            way.belief("the card underneath is copied", ("707.2", "708.2"), "", name=model, ),
            way.belief("it is face down as well", ("110.5b", "707.2"), "", face_down=True),
        ),
    )  # fmt: skip


def of_a_chosen_form(way: AnyWay) -> Told:
    """A size chosen as the original entered belongs to its copiable values."""
    model = "Primal Clay"
    return (
        "The original entered as a 1/6 Wall", way.given(permanent(model, chosen={"form": "1/6 Wall"})),
        (
            then(model, power=1, toughness=6),
            way.make(model),
            way.claims(model, "613.2a", "707.2", power=1, toughness=6, subtypes=("Shapeshifter", "Wall"), has_defender=True),
            way.belief("choices are never copied, so it has no size", ("613.2a", "707.2", "707.6"), model, toughness=0),
        ),
    )  # fmt: skip


# ---------------------------------------------------------------- copies of copies and of tokens
def copy_of_a_copy(key: str, card: str) -> Scenarios:
    """What the original copies is copied, with the changes of that copy effect."""
    way = any_way(card)
    if isinstance(way, ByEntering):
        return scenes.copy_of_a_copy(key, card)
    chain = ("Hamlet Captain", "Permeating Mass", {"power": 1, "toughness": 3}) if isinstance(way, ByAttacking) else ("Clone", BEAR, {"power": 2, "toughness": 2})
    return numbered(key, (of_a_copy(way, *chain), with_an_exception(way)))


def of_a_copy(way: AnyWay, original: str, model: str, size: dict[str, Any]) -> Told:
    return (
        f"The original is {original} as a copy of {model}", way.given(permanent(original, copy_of=model)),
        (
            way.make(original),
            way.claims(model, "707.3", "707.2", name=model, **size),
            then(original, "400.7", zone="exile", name=original),
            way.belief(f"it is a copy of {original}, since that is the card", ("707.2", "707.3"), model, name=original),
            *_returns(way, original),
        ),
    )  # fmt: skip


def with_an_exception(way: AnyWay) -> Told:
    original = "Quicksilver Gargantuan"
    return (
        f"The original is a copy of {BEAR} that is 7/7", way.given(permanent(original, copy_of=BEAR, except_=(SetPowerToughness(7, 7),))),
        (
            way.make(original),
            way.claims(BEAR, "707.9b", "707.3", name=BEAR, power=7, toughness=7, mana_cost="{1}{G}"),
            way.belief("an exception belongs to the first copying card alone", ("707.9b", "707.3"), BEAR, power=2),
            *_returns(way, original),
        ),
    )  # fmt: skip


def _returns(way: AnyWay, original: str) -> tuple[Part, ...]:
    """Of an attacker the exiled card comes back, as itself; a Gargantuan enters as a copy of nothing."""
    if not isinstance(way, ByAttacking):
        return ()
    back = when.to("end step", copying=None) if original == "Quicksilver Gargantuan" else when.to("end step")
    return back, *then(original, "400.7", zone="battlefield", name=original)


def copy_of_a_token(key: str, card: str) -> Scenarios:
    """The original is a Saproling token."""
    way = any_way(card)
    if isinstance(way, ByEntering):
        return scenes.copy_of_a_token(key, card)
    if not isinstance(way, ByMakingTokens):
        raise NotPlayable(f"{card} can't copy a token")
    from mtgrules.setup import token

    name = "Saproling Token"
    made = tuple(f"{name}#{number}" for number in range(2, len(way.makers) + 2))
    aimed = when.cast(way.card, by="Alice", hold=True, **{way.asked: name})
    claims = tuple(claim for one in made for claim in then(one, "111.3", "707.2", name=name, power=1, toughness=1, colors="G", is_token=True))
    return numbered(
        key,
        ((
            "The original is a token", way.given(token("Saproling")),
            (
                allowed("aiming at a token", True, aimed, "115.1", "111.1"),
                way.make(name),
                claims,
                then(f"{name}#1", "704.5d", "111.7", exists=False),
                twin("the exiled token stays in exile as a card would", ("704.5d", "111.7"), f"{name}#1", exists=True),
            ),
        ),),
    )  # fmt: skip


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
    """The triggers are put on the stack in turn order, so the last player's resolves first. Source: `cr["603.3b"]`."""
    model, order = "Wall of Omens", ", ".join(way.makers)
    first, last = way.makers[0], way.makers[-1]
    return (
        "An enters trigger", way.given(model),
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
    )  # fmt: skip


def entering_with(way: ByMakingTokens) -> Told:
    """Counters as printed, not as the original has them; and tapped."""
    model, other = "Triskelion", "Star Compass"
    return (
        "Entering with counters, and tapped", way.given(permanent(model, counters={"+1/+1": 1}), other),
        (
            way.make(model),
            way.claims(model, "614.1c", "614.12", counters={"+1/+1": 3}, power=4),
            way.belief("each has one counter, as the original had", ("614.1c", "707.2"), model, counters={"+1/+1": 1}),
            way.make(other),
            way.claims(other, "614.1d", "614.12", tapped=True),
            way.belief("they come untapped, as the original was", ("614.1d", "110.5b"), other, tapped=False),
        ),
    )  # fmt: skip


def a_choice(way: ByMakingTokens) -> Told:
    """Each creator chooses a color, the active player first."""
    model, colors = "Voice of All", ("red", "blue", "green", "white")[: len(way.makers)]
    copies = way.copies(model)
    letters = {"red": "R", "blue": "U", "green": "G", "white": "W"}
    return (
        "A choice as it enters", way.given(permanent(model, chosen={"color": "black"})),
        (
            way.make(model, color=colors),
            tuple(c for copy, color in zip(copies, colors, strict=True) for c in then(copy, "707.6", "614.12a", protected_from=(letters[color],))),
            twin("the choice made for the original is copied", "707.6", copies[0], protected_from=("B",)),
            twin("one choice is made for all the tokens", ("707.6", "614.12a"), copies[-1], protected_from=("R",)),
        ),
    )  # fmt: skip


def x_is_zero(key: str, card: str) -> Scenarios:
    """A creature that was cast with X = 4 is copied by tokens."""
    way = any_way(card)
    if isinstance(way, ByEntering):
        return scenes.x_is_zero(key, card)
    if not isinstance(way, ByMakingTokens):
        raise NotPlayable(f"{card} doesn't enter as a copy, so no X matters")
    model = "Ivy Elemental"
    copy = way.copies(model)[0]
    return numbered(
        key,
        ((
            "The original was cast with X = 4", way.given(permanent(model, x=4, counters={"+1/+1": 4})),
            (
                then(model, "107.3m", power=4, mana_value=1),
                way.make(model),
                tuple(claim for one in way.copies(model) for claim in then(one, "107.3m", "704.5f", "704.5d", exists=False)),
                tuple(claim for one in way.makers for claim in then(one, "704.5f", permanents=(), graveyard=(card,) if one == "Alice" else ())),
                twin("X is 4 for the tokens, too, so they enter with four counters", ("107.3m", "107.3j"), copy, exists=True),
            ),
        ),),
    )  # fmt: skip


def effects_stay(key: str, card: str) -> Scenarios:
    """What has applied to the card before it becomes a copy goes on applying."""
    way = any_way(card)
    if not isinstance(way, ByAttacking):
        raise NotPlayable(f"{card} is no permanent that becomes a copy")
    told = (
        changed(way, "It is bigger and has hexproof until end of turn", BEAR, (ModifyPowerToughness(3, 3), GainAbility(HEXPROOF)),
            {"power": 5, "toughness": 5, "has_hexproof": True}, ("707.4", "613.4c", "613.1f"), "copying makes it a plain 2/2", {"power": 2}),
        countered(way),
        changed(way, "It is 0/1 until end of turn", "Lupine Prototype", (SetPowerToughness(0, 1),),
            {"power": 0, "toughness": 1}, ("707.4", "613.1", "613.4b"), "the copy effect is newer, so its size wins", {"power": 5}),
        changed(way, "It is blue and an artifact as well until end of turn", BEAR, (SetColors("U"), AddTypes(("Artifact",))),
            {"types": ("Artifact", "Creature"), "colors": "U"}, ("707.4", "613.1d", "613.1e"), "it is as green as what it copies", {"colors": "G"}),
    )  # fmt: skip
    return numbered(key, told)


def becoming_is_not_entering(key: str, card: str) -> Scenarios:
    """An enters trigger, counters to enter with, and a choice: a permanent that becomes a copy gets none of them."""
    way = any_way(card)
    if not isinstance(way, ByAttacking):
        raise NotPlayable(f"{card} is no permanent that becomes a copy")
    wall, trike, voice = "Wall of Omens", "Triskelion", "Voice of All"
    return numbered(
        key,
        (
            ("An enters trigger", way.given(wall), (
                way.make(wall),
                then(card, "707.4", name=wall),
                then("Alice", "603.6a", "707.4", hand=0),
                twin("it has come as a new Wall, so Alice draws", ("707.4", "603.6a"), "Alice", hand=1),
            )),
            ("Counters to enter with", way.given(trike), (
                way.make(trike),
                then(card, "707.4", "603.6d", name=trike, counters={}, power=1),
                twin("it gets the three counters", ("707.4", "614.1c"), card, counters={"+1/+1": 3}),
            )),
            ("A choice as it enters", way.given(permanent(voice, chosen={"color": "red"})), (
                way.make(voice),
                then(card, "707.4", "707.6", name=voice, protected_from=()),
                twin("it has the color that was chosen for the original", ("707.6", "707.4"), card, protected_from=("R",)),
            )),
        ),
    )  # fmt: skip


def changed(
    way: ByAttacking, title: str, model: str, changes: tuple[Any, ...], expected: dict[str, Any], rules: tuple[str, ...], belief: str,
    would_give: dict[str, Any],
) -> Told:  # fmt: skip
    """The card is changed before it attacks, and copies the model."""
    given = way.given(model).but(players=(("Alice", (permanent(way.card, under=changes),)), ("Bob", (permanent(model),))))
    return (
        title, given,
        (
            way.make(model),
            then(way.card, "707.2", name=model),
            then(way.card, *rules, **expected),
            twin(belief, rules, way.card, **would_give),
        ),
    )  # fmt: skip


def countered(way: ByAttacking) -> Told:
    given = way.given(BEAR).but(players=(("Alice", (permanent(way.card, counters={"+1/+1": 1}),)), ("Bob", (permanent(BEAR),))))
    return (
        "It has a counter", given,
        (
            way.make(BEAR),
            then(way.card, "707.4", "122.1", power=3, toughness=3, counters={"+1/+1": 1}),
            twin("counters belong to what it was before", ("707.4", "122.1"), way.card, counters={}),
        ),
    )  # fmt: skip


# ---------------------------------------------------------------- faces and commanders
def one_faced(key: str, card: str) -> Scenarios:
    """The back face, the front face, and being told to transform."""
    way = playable(card, WERE)
    if isinstance(way, ByMakingTokens):
        raise NotPlayable(f"the tokens of {card} have both faces")
    return numbered(key, (of_a_back_face(way), of_a_front_face(way), told_to_transform(way)))


def of_a_back_face(way: AnyWay) -> Told:
    size = card_of(WERE).faces[1]
    return (
        "The original has its back face up", way.given(permanent(WERE, face=1)),
        (
            then(WERE, "202.3b", name=WOLF, mana_value=4),
            way.make(WERE),
            way.claims(WOLF, "707.8", "712.8e", name=WOLF, power=size.power, toughness=size.toughness, colors="RG", mana_cost=None),
            way.claims(WOLF, "202.3b", mana_value=0),
            way.belief("it has mana value 4, as the original had", "202.3b", WOLF, mana_value=4),
        ),
    )  # fmt: skip


def of_a_front_face(way: AnyWay) -> Told:
    return (
        "The original has its front face up", way.given(WERE),
        (
            way.make(WERE),
            way.claims(WERE, "707.8", "712.8d", name=WERE, mana_cost="{2}{R}{G}", mana_value=4),
            way.belief("a copy of a double-faced card always has mana value 0", ("202.3", "202.3b"), WERE, mana_value=0),
        ),
    )  # fmt: skip


def told_to_transform(way: AnyWay) -> Told:
    """All Werewolves are told to transform: the copy doesn't, the real one does."""
    copy, other = way.copies(WERE)[0], "Delver of Secrets"
    return (
        "The copy is told to transform", way.given(WERE, other),
        (
            way.make(WERE),
            then(copy, "712.9", double_faced=False),
            when.transform(copy, other),
            then(copy, "701.27c", "712.9", name=WERE, face="front"),
            then(other, "701.27a", name="Insectile Aberration", face="back"),
            twin("it has copied both faces", ("707.8", "701.27c", "712.9"), copy, name=WOLF),
        ),
    )  # fmt: skip


def of_a_commander(key: str, card: str) -> Scenarios:
    """Bob's commander is copied: the copy has dealt 21 damage, and that means nothing."""
    way = playable(card, DOG)
    if not isinstance(way, ByMakingTokens):
        raise NotPlayable(f"{card} is played with a commander nowhere yet")
    return numbered(key, (commander_damage(way), commander_exiled(way)))


def commander_damage(way: ByMakingTokens) -> Told:
    token = way.copies(DOG)[0]
    return (
        "A token copied from a commander deals 21 combat damage",
        way.given(permanent(DOG, commander=True), life={"Bob": 40}),
        (
            way.make(DOG, command_zone="no"),
            way.claims(DOG, "903.3", is_commander=False, name=DOG),
            way.belief("the tokens are commanders, too", "903.3", DOG, is_commander=True),
            when.to("precombat main", whose="Alice"),
            when.change(token, ModifyPowerToughness(19, 19)),
            when.attack(token, defender="Bob"),
            when.to("end of combat"),
            then("Bob", "903.10a", life=19, lost=False),
            twin("21 damage from a copy of a commander are enough", ("903.10a", "903.3"), "Bob", lost=True),
        ),
    )  # fmt: skip


def commander_exiled(way: ByMakingTokens) -> Told:
    return (
        "The exiled commander goes to the command zone", way.given(permanent(DOG, commander=True)),
        (
            way.make(DOG, command_zone="yes"),
            then(DOG, "903.9a", zone="command", is_commander=True),
            way.claims(DOG, "903.3", name=DOG, is_commander=False, zone="battlefield"),
            twin("it must stay in exile, where the spell has put it", "903.9a", DOG, zone="exile"),
        ),
    )  # fmt: skip
