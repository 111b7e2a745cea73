"""What does the same ruling say for any token copy, and how is it recognised?"""

from __future__ import annotations

from mtgrules.rulings.ruling import Kind, Status, cited

TOKEN_OF_A_CARD = Kind(
    name="token copy of a card",
    claim="The token of {card} takes what is printed on the card, with the changes that {card} names. What "
    "the card was on the battlefield before doesn't matter.",
    rules=cited("707.2", "707.9", "400.7"),
    phrases=("copies exactly what was printed", "original card", "any information about the object"),
    corrects=("M01",),
)

TOKEN_OF_TWO_FACES = Kind(
    name="token copy of a double-faced card",
    claim="The page says that the token {card} makes of a double-faced card has the front face only and "
    "can't transform.",
    rules=cited("707.8a", "712.9"),
    phrases=("double faced", "token … front face", "will not be able to transform | can not transform"),
    status=Status.OVERTAKEN_IN_PART,
    note="Since April 2023 a token copy of a double-faced card or permanent has both faces and can transform "
    "(CR 707.8a).",
    corrects=("M04", "M21"),
)

GRANTED_LATER = Kind(
    name="what a token was given later is not copied",
    claim="A copy of the token that {card} makes has what the copy effect gave the token, but not the "
    "instruction to get rid of it at the end of the turn.",
    rules=cited("707.2", "707.9a", "707.9e", "603.7c"),
    phrases=("copy of the token", "haste", "will not sacrifice | will not exile"),
    corrects=("M05",),
)

TOKEN_MANA_VALUE = Kind(
    name="mana value of a token",
    claim="A token has mana value 0 unless it is a copy: then it has the copied mana cost and its value.",
    rules=cited("202.3", "202.3b", "111.3", "707.2"),
    phrases=(
        "token",
        "mana value of 0 | mana value 0 | mana value … is 0",
        (
            "same mana cost | copies … mana cost | has the mana cost of | mana value equal to"
            " | unless ~ is copying | unless ~ is a copy"
        ),
    ),
    never=("no mana cost and thus", "emerge"),
    corrects=("M06",),
)

KINDS = (TOKEN_OF_A_CARD, TOKEN_OF_TWO_FACES, GRANTED_LATER, TOKEN_MANA_VALUE)
