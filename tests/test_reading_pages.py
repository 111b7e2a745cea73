"""Is every paragraph of the four official pages recognised, in every way in which they may be typed?"""

from __future__ import annotations

import json
import textwrap

import pytest

from mtgrules.rulings import all_rulings, rulings_of
from mtgrules.rulings.reading import Page, PageError, read_file, read_page
from tests.shared import shared

pytestmark = pytest.mark.full

SEEDS = {
    "000_41db25d5f4613ec6.txt": "Identity Thief",
    "001_379031e58ca6f373.txt": "Wall of Stolen Identity",
    "003_86f4f9606b0f0ec9.txt": "Clever Impersonator",
    "004_7742f7f633dd76c3.txt": "Fractured Identity",
}
each_seed = pytest.mark.parametrize(("file", "card"), SEEDS.items(), ids=SEEDS.values())


def ids(page: Page) -> list[str]:
    return [str(paragraph) for paragraph in page.paragraphs]


def expected(card: str) -> list[str]:
    return [entry.id for entry in all_rulings() if entry.is_rule or entry.card == card]


def seed(file: str) -> str:
    return shared(f"reference/seeds/{file}").read_text(encoding="utf-8")


@each_seed
def test_every_paragraph_of_the_page_is_recognised_in_order(file: str, card: str) -> None:
    page = read_file(shared(f"reference/seeds/{file}"))
    assert (page.card, ids(page), page.skipped) == (card, expected(card), ("Search",))


@each_seed
def test_quotes_may_be_straight_or_curly(file: str, card: str) -> None:
    text = seed(file)
    straight = text.replace("’", "'").replace("“", '"').replace("”", '"')
    curly = straight.replace("'", "’").replace(' "', " “").replace('"', "”")
    assert ids(read_page(straight)) == ids(read_page(curly)) == expected(card)


@each_seed
@pytest.mark.parametrize("width", [40, 80, 120])
def test_lines_may_be_wrapped(file: str, card: str, width: int) -> None:
    wrapped = "\n\n".join(textwrap.fill(part, width) for part in seed(file).split("\n\n"))
    assert ids(read_page(wrapped)) == expected(card)
    assert ids(read_page(wrapped.replace("\n", "\r\n"))) == expected(card)


@each_seed
def test_a_paragraph_may_be_one_line(file: str, card: str) -> None:
    assert ids(read_page(seed(file).replace("\n\n", "\n"))) == expected(card)


@each_seed
def test_enters_is_enters_the_battlefield(file: str, card: str) -> None:
    text = seed(file)
    for old in ("enters the battlefield", "enter the battlefield", "entered the battlefield"):
        text = text.replace(old, old.split()[0])
    text = text.replace("enters-the-battlefield", "enters").replace("Enters-the-battlefield", "Enters")
    assert ids(read_page(text)) == expected(card)


@each_seed
def test_the_card_may_be_called_this_creature(file: str, card: str) -> None:
    text = seed(file).replace(card, "this creature")
    assert ids(read_page(text, card=card)) == expected(card)
    assert ids(read_page(f"{card}\n\n{text}")) == expected(card)


@each_seed
def test_the_order_may_be_another(file: str, card: str) -> None:
    text = "\n\n".join(reversed(seed(file).split("\n\n")))
    assert ids(read_page(text)) == expected(card)[::-1]


@pytest.mark.parametrize("card", ["Wall of Stolen Identity", "Clever Impersonator"])
def test_a_card_of_a_set_file_is_read(card: str) -> None:
    page = read_file(shared("reference/samples/mtgjson/C19.json"), card=card)
    assert sorted(ids(page)) == sorted(entry.id for entry in rulings_of(card))
    assert {paragraph.published for paragraph in page.paragraphs} == {rulings_of(card)[0].published}


def test_a_set_file_asks_for_the_card() -> None:
    with pytest.raises(PageError, match=r"set file with rulings for \d+ cards; say which one with card="):
        read_file(shared("reference/samples/mtgjson/C19.json"))


def test_a_scryfall_list_of_another_kind_of_card_is_listed_but_not_recognised() -> None:
    page = read_file(shared("reference/samples/scryfall/rulings-derevi.json"), card="Derevi")
    assert [paragraph.recognised for paragraph in page.paragraphs] == [False, False, False]


def test_other_clones_are_recognised_by_kinds_bound_to_them() -> None:
    file = shared("reference/rulings/copy-rulings.json")
    entry = json.loads(file.read_text(encoding="utf-8"))["data"]["Evil Twin"]
    evil_twin = read_page(json.dumps({"name": "Evil Twin", "rulings": entry["rulings"]}))
    kinds = {"what is copied", "copy of a copy", "copy of a token", "X is 0", "declining to copy"}
    assert {f"Evil Twin: {kind}" for kind in kinds} <= set(ids(evil_twin))
    assert all(entry.card == "Evil Twin" for entry in evil_twin.rulings)


MUST_BE_KNOWN, MUST_BE_COPYING = 410, 0.95


def test_what_kinds_recognise_is_about_copying() -> None:
    """How much is recognised, and nearly all of it labelled as being about copying."""
    cards = json.loads(shared("reference/rulings/copy-rulings.json").read_text(encoding="utf-8"))["data"]
    known = [
        bool(ruling["kinds"])
        for card, entry in cards.items()
        if entry["rulings"]
        for paragraph, ruling in zip(
            read_page(json.dumps({"name": card, "rulings": entry["rulings"]})).paragraphs,
            entry["rulings"],
            strict=True,
        )
        if paragraph.recognised
    ]
    assert len(known) >= MUST_BE_KNOWN
    assert sum(known) >= MUST_BE_COPYING * len(known)
