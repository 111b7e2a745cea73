"""What happens when the rulings of a page are played?"""

from __future__ import annotations

from mtgrules.rules import cr
from mtgrules.rulings import all_beyond
from mtgrules.rulings import ruling as ruling_of
from mtgrules.rulings.reading import Page, Paragraph
from mtgrules.rulings.ruling import Ruling
from mtgrules.rulings.ways import NotPlayable
from mtgrules.scenario import Played, Scenario
from mtgrules.value import Value


class PlayedParagraph(Value):
    """A paragraph with its scenarios as they were played; `not_played` says why there are none."""

    paragraph: Paragraph
    played: tuple[Played, ...] = ()
    not_played: str = ""

    @property
    def holds(self) -> bool:
        """Was it recognised, and does every claim of what was played hold?"""
        return self.paragraph.recognised and not any(played.failures for played in self.played)


class PlayedPage(Value):
    """A page as it was played, and the scenarios of its card that belong to no paragraph."""

    page: Page
    paragraphs: tuple[PlayedParagraph, ...]
    beyond: tuple[Played, ...] = ()

    @property
    def holds(self) -> bool:
        """Is everything recognised, and does every claim hold?"""
        return all(entry.holds for entry in self.paragraphs) and not any(played.failures for played in self.beyond)

    def __repr__(self) -> str:
        from mtgrules.rulings.report import as_text

        return as_text(self)


def play_page(page: Page) -> PlayedPage:
    """Play what a page says, paragraph by paragraph."""
    return PlayedPage(
        page,
        tuple(_play(paragraph) for paragraph in page.paragraphs),
        tuple(scenario.play() for scenario in beyond(page.card)),
    )


def _play(paragraph: Paragraph) -> PlayedParagraph:
    if paragraph.ruling is None:
        return PlayedParagraph(paragraph)
    scenarios, reason = scenarios_of(paragraph.ruling)
    return PlayedParagraph(paragraph, tuple(scenario.play() for scenario in scenarios), reason)


def scenarios_of(entry: Ruling) -> tuple[tuple[Scenario, ...], str]:
    """The scenarios that show a ruling, and if there are none, why."""
    try:
        found = entry.examples
    except NotPlayable as reason:
        return (), str(reason)
    return found, "" if found else "no scenario shows it yet"


def beyond(card: str) -> tuple[Scenario, ...]:
    """The scenarios of a card that stand on no page of rulings."""
    from mtgrules.rulings import scenarios_beyond

    return scenarios_beyond(card)


def scenarios(key: str) -> tuple[Scenario, ...]:
    """The scenarios of a ruling (`CI-2`), or the one with this id (`CI-2b`, `FI-0`). Raises `UnknownRuling`."""
    if found := tuple(scenario for scenario in all_beyond() if scenario.id == key):
        return found
    found, _ = scenarios_of(ruling_of(key))
    return tuple(scenario for scenario in found if scenario.id == key) or found


def ruling_or_scenario(key: str) -> tuple[Ruling, tuple[Scenario, ...]]:
    """What an id names: a ruling with the scenarios asked for; for a scenario beyond the pages a heading of its
    own.
    """
    found = scenarios(key)
    if found and found[0] in all_beyond():
        rules = tuple(dict.fromkeys(rule for checked in found[0].play().claims for rule in checked.claim.rules))
        claim = f"{found[0].title}. No ruling was published about this; it follows from the rules."
        return Ruling(key, "beyond the pages", claim, rules or (cr["101.1"],), ()), found
    return ruling_of(key), found
