"""What do the eight rules paragraphs say that stand at the head of the four pages?"""

from __future__ import annotations

from mtgrules.rulings import mana_scenes, mana_tap_scenes, tap_scenes, x_scenes
from mtgrules.rulings.ruling import Ruling, Status, cited

RULINGS = (
    Ruling(
        "R-106.5",
        card="",
        claim="Mana whose type nothing settles isn't made at all.",
        rules=cited("106.5", "605.2", "607.5a"),
        phrases=("mana of an undefined type", "produces no mana"),
        corrects=("M10",),
        scenarios=mana_scenes.UNDEFINED,
    ),
    Ruling(
        "R-106.7",
        card="",
        claim="What a permanent “could produce” is every type of mana that one of its abilities would give "
        "if it resolved now, whatever it costs and in whatever order replacement effects apply. It may be no "
        "type at all.",
        rules=cited("106.7", "106.1a", "106.1b", "106.5"),
        phrases=("could produce", "were to resolve", "in any possible order | ignore whether any costs"),
        corrects=("M10",),
        scenarios=mana_scenes.COULD_PRODUCE,
    ),
    Ruling(
        "R-106.12",
        card="",
        claim="Tapping a permanent for mana means activating one of its mana abilities with {T} in the cost.",
        rules=cited("106.12", "605.1a"),
        phrases=(
            "to tap … for mana",
            "activate a mana ability",
            "includes the {t} symbol | has the {t} symbol",
        ),
        status=Status.HOLDS_WITH_AN_EXCEPTION,
        note="The paragraph stands, but fewer abilities are mana abilities: since an edition between April "
        "and September 2026 one that moves a card to or from a library isn't (CR 605.1a).",
        corrects=("M09", "M11"),
        scenarios=mana_tap_scenes.TAPPING,
    ),
    Ruling(
        "R-106.12a",
        card="",
        claim="What triggers when a permanent is tapped for mana, or for mana of some type, does so as such "
        "a mana ability resolves and really makes mana, or mana of that type.",
        rules=cited("106.12a", "605.1b", "605.4a"),
        phrases=("ability that triggers", "is tapped for mana", "resolves and produces mana"),
        corrects=("M11",),
        scenarios=mana_tap_scenes.TRIGGERS,
    ),
    Ruling(
        "R-106.12b",
        card="",
        claim="A replacement effect for tapping a permanent for mana changes what is made, while the mana "
        "ability resolves.",
        rules=cited("106.12b", "614.1", "614.6", "616.1"),
        phrases=("replacement effect", "tapped for mana", "modifies the mana production"),
        corrects=("M11",),
        scenarios=mana_tap_scenes.REPLACED,
    ),
    Ruling(
        "R-107.3m",
        card="",
        claim="An enter trigger or enter replacement that speaks of X uses the X chosen for a cost of the "
        "spell that became the permanent; the permanent's own X is 0 all the same.",
        rules=cited("107.3m", "107.3i", "202.3e", "400.7d"),
        phrases=("refers to x", "spell that became", "x for that permanent is 0"),
        note="A copied permanent had no such spell: for copies see CR 107.3j.",
        corrects=("M02",),
        scenarios=x_scenes.X_OF_A_PERMANENT,
    ),
    Ruling(
        "R-107.5",
        card="",
        claim="{T} in a cost means: tap this permanent. A tapped one can't pay it, and neither can a "
        "creature that its controller hasn't had since their latest turn began.",
        rules=cited("107.5", "302.6", "602.5a"),
        phrases=("tap symbol is {t}", "tap this permanent | already tapped"),
        status=Status.HOLDS_WITH_AN_EXCEPTION,
        note="A creature with haste may pay it at once (CR 602.5a, 702.10c).",
        corrects=("M12",),
        scenarios=tap_scenes.TAPPING,
    ),
    Ruling(
        "R-107.6",
        card="",
        claim="{Q} in a cost means: untap this permanent. An untapped one can't pay it, and neither can a "
        "creature that its controller hasn't had since their latest turn began.",
        rules=cited("107.6", "302.6", "602.5a"),
        phrases=("untap symbol is {q}", "untap this permanent | already untapped"),
        status=Status.HOLDS_WITH_AN_EXCEPTION,
        note="A creature with haste may pay it at once (CR 602.5a, 702.10c).",
        corrects=("M12",),
        scenarios=tap_scenes.UNTAPPING,
    ),
)
