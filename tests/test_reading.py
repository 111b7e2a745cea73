"""Is every paragraph of a rulings page read as what it says, and is nothing taken for what it doesn't say?"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from mtgrules.rulings import all_kinds, all_rulings, ruling, rulings_of, rulings_that_show
from mtgrules.rulings.beliefs import BELIEFS, belief
from mtgrules.rulings.page_text import Chunk
from mtgrules.rulings.reading import Page, PageError, _decide, read_file, read_page
from mtgrules.rulings.ruling import Ruling, Status
from mtgrules.rulings.wording import says, worded

HERE = Path(__file__).resolve().parent
CARDS = ("Identity Thief", "Wall of Stolen Identity", "Clever Impersonator", "Fractured Identity")


def ids(page: Page) -> list[str]:
    return [str(paragraph) for paragraph in page.paragraphs]


# pages in our own words, so that nothing here needs the reference texts (test_reading_pages.py does)


def test_the_sample_page_is_read() -> None:
    page = read_file(HERE / "data" / "sample_page.txt")
    assert page.card == "Clever Impersonator"
    assert page.skipped == ("Search", "Clever Impersonator")
    assert ids(page)[:-1] == ["R-106.5", "R-107.5", "CI-2", "CI-5", "CI-1", "CI-7", "CI-8"]


def test_what_is_not_known_is_listed_with_the_rules_its_words_point_to() -> None:
    last = read_file(HERE / "data" / "sample_page.txt").not_recognised[0]
    assert (last.kind, last.recognised, last.candidates) == ("ruling", False, ())
    assert [rule.number for rule in last.pointers] == ["707", "111"]


def test_the_sample_page_of_another_clone_is_read() -> None:
    page = read_file(HERE / "data" / "sample_clone_page.txt")
    kinds = ["what is copied", "copy of a copy", "entering at the same time", "copy of a token"]
    assert page.card == "Mirror Wanderer"
    assert ids(page)[:-1] == [f"Mirror Wanderer: {kind}" for kind in kinds]
    assert page.paragraphs[-1].pointers == ()
    assert not page.paragraphs[-1].recognised
    assert "With Mirror Wanderer" in page.rulings[0].claim


COPYING_A_COPY = "If it is copying something else, you get whatever that creature copied."
MTGJSON = {"name": "Clever Impersonator", "rulings": [{"date": "2014-09-20", "text": COPYING_A_COPY}]}
SCRYFALL = {"object": "ruling", "comment": COPYING_A_COPY, "published_at": "2014-09-20"}


@pytest.mark.parametrize(
    "document",
    [
        {"object": "list", "has_more": False, "data": [SCRYFALL]},
        MTGJSON,
        {"meta": {}, "data": MTGJSON},
        {"meta": {}, "data": {"cards": [MTGJSON, {"name": "Island"}]}},
        MTGJSON["rulings"],
    ],
    ids=["scryfall list", "mtgjson card", "mtgjson card file", "mtgjson set file", "bare list"],
)
def test_json_formats(document: object) -> None:
    page = read_page(json.dumps(document), card="Clever Impersonator")
    assert [(str(paragraph), paragraph.published) for paragraph in page.paragraphs] == [("CI-5", "2014-09-20")]


def test_dates_and_bullets_of_a_pasted_page_are_understood() -> None:
    lines = (
        "Clever Impersonator",
        f"9/20/2014 {COPYING_A_COPY}",
        f"• {COPYING_A_COPY} (2014-09-20)",
        "© Us.",
    )
    page = read_page("\n".join(lines))
    assert [(str(entry), entry.published) for entry in page.paragraphs] == [("CI-5", "2014-09-20")] * 2
    assert page.skipped == ("Clever Impersonator", "© Us.")


def test_a_paragraph_that_reads_like_a_rule_but_is_not_one_of_ours_says_so() -> None:
    paragraph = read_page("Some tokens have two faces and can transform. See rule 712 for those.").paragraphs[0]
    assert (paragraph.kind, paragraph.recognised) == ("rule", False)
    assert [rule.number for rule in paragraph.pointers][:2] == ["712", "111"]


def test_a_byte_order_mark_is_no_obstacle(tmp_path: Path) -> None:
    (tmp_path / "page.txt").write_bytes(b"\xef\xbb\xbf" + COPYING_A_COPY.encode())
    assert ids(read_file(tmp_path / "page.txt", card="Clever Impersonator")) == ["CI-5"]


# what must not be taken for a known ruling (near misses)

NEAR_MISSES = [
    "The token copy has haste, and keeps it in later turns.",
    "If the sacrificed creature is a token, you still draw the card.",
    "A token's original owner is the player who created it.",
    "The discarded card has {X} in its mana cost? There X is 0.",
    "If the copied spell has {X} in its mana cost, the X of the spell stays what it was.",
    "Whatever that creature copied last turn doesn't matter to the Siege.",
    "Two copies of this creature enter at the same time as each other; both see both.",
    "You choose the opponent as this creature enters. This doesn't target that opponent.",
    "You can choose not to attack with anything. In that case it stays untapped.",
    "Remember that a legendary permanent can be copied as often as you like.",
    "If it enters as a copy of a planeswalker, that planeswalker's controller draws a card.",
    "The animated land doesn't count as having a creature enter. It was already on the battlefield.",
    "A token that is a copy of something has the flavor text of whatever it is a copy of.",
    "The mana value of a token is 0, and nothing changes that.",
    "Double-faced cards copy the face shown in this picture.",
    "If the exiled permanent was a commander, its owner may put it into the command zone.",
    "If you copy a kicked spell, you may look at the top card of your library.",
    "The copy has the same name as the spell, and the same targets if you like them.",
    "The copies were cast, so abilities that trigger when a player casts a spell will trigger.",
    "Auras attached to this creature stay where they are.",
    "If the damage was divided as it was cast, the division can't be changed by a new target.",
    "A spell's targets can be changed to a creature with a heroic ability.",
    "This artifact can tap for mana of any color, not just one with targets.",
    "Only the last ability to resolve that turn gains you life.",
    "It copies nothing; counters on it stay, and so do effects that changed its color.",
]


@pytest.mark.parametrize("text", NEAR_MISSES)
@pytest.mark.parametrize("card", ["Mirror Wanderer", "Clever Impersonator", "Identity Thief"])
def test_near_misses_are_not_recognised(text: str, card: str) -> None:
    page = read_page(f"{text}\n\nThis creature is a permanent you control.", card=card)
    assert ids(page)[0].startswith("not recognised")


def test_two_that_fit_equally_well_are_both_listed_and_none_is_chosen() -> None:
    one, other = (kind.recognised_for("Mirror Wanderer") for kind in all_kinds()[:2])
    level = [one.but(phrases=("same words",)), other.but(phrases=("other words",))]
    paragraph = _decide(Chunk("same words, other words"), "ruling", worded("same words, other words"), level)
    assert (paragraph.ruling, paragraph.candidates) == (None, tuple(level))


# what can't be read


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", "is empty"),
        (b" \n \n", "is empty"),
        (b"\x89PNG\r\n\x1a\n\x00\x00", "not text"),
        (b"a permanent\0a creature", "is not text"),
        (b"x" * 5_000_001, "larger than 5 MB"),
        (b"It was the best of times.\n\nIt was the worst of times.", "not a rulings page"),
        (b'{"object": "error", "details": "nothing here"}', "error message of Scryfall"),
        (b'{"object": "list", "data": []}', "holds no ruling"),
        (b'{"object": "list", "data": [{"object": "card", "name": "Clone"}]}', "not one of rulings"),
        (b'{"name": "Clone"}', "neither a Scryfall list"),
        (b'{"name": ', "begins like JSON"),
    ],
)
def test_errors_are_one_clear_line(tmp_path: Path, content: bytes, message: str) -> None:
    file = tmp_path / "page.txt"
    file.write_bytes(content)
    with pytest.raises(PageError, match=message) as error:
        read_file(file)
    assert str(error.value).startswith(str(file))
    assert "\n" not in str(error.value)


def test_a_missing_file_and_a_folder_are_errors(tmp_path: Path) -> None:
    for path in (tmp_path / "nothing.txt", tmp_path):
        with pytest.raises(PageError, match="no such file"):
            read_file(path)


# the data


def test_there_are_forty_four_paragraphs() -> None:
    assert [entry.id for entry in all_rulings()][:9] == [
        *("R-106.5", "R-106.7", "R-106.12", "R-106.12a", "R-106.12b", "R-107.3m", "R-107.5", "R-107.6"),
        "CI-1",
    ]
    assert [len(rulings_of(card)) for card in CARDS] == [9, 11, 10, 6]
    assert len(all_rulings()) == 44


@pytest.mark.parametrize("entry", all_rulings(), ids=str)
def test_every_ruling_says_what_why_and_whether_it_holds(entry: Ruling) -> None:
    assert entry.claim.endswith(".")
    assert entry.rules
    assert entry.phrases
    assert bool(entry.published) != entry.is_rule
    assert entry.note or entry.status is Status.HOLDS
    assert all(belief(key) for key in entry.corrects)


def test_dated_rulings_are_overtaken_in_part() -> None:
    assert [str(e) for e in all_rulings() if e.status is Status.OVERTAKEN_IN_PART] == ["FI-3", "FI-4", "IT-7"]
    assert all("20" in ruling(key).note for key in ("FI-3", "FI-4", "IT-7", "R-106.12"))


def test_a_scenario_id_finds_its_ruling() -> None:
    pairs = {"CI-2b": "CI-2", "CI-10a": "CI-10", "R-106.12a": "R-106.12a", "R-106.5c": "R-106.5"}
    assert {key: ruling(key).id for key in pairs} == pairs
    assert ruling("R-107.3m-7").id == "R-107.3m"
    with pytest.raises(LookupError, match="no ruling 'CI-11'"):
        ruling("CI-11")


def test_the_index_goes_from_rule_to_rulings() -> None:
    assert {"IT-8", "WSI-10"} <= {entry.id for entry in rulings_that_show("707.9")}
    assert "R-106.12" not in [entry.id for entry in rulings_that_show("106.1")]
    assert rulings_that_show("999") == ()


def test_phrases_are_short_and_claims_name_the_card() -> None:
    phrases = [phrase for entry in all_rulings() for phrase in (*entry.phrases, *entry.never)]
    phrases += [phrase for kind in all_kinds() for phrase in (*kind.phrases, *kind.never)]
    pieces = " | ".join(phrases).replace("…", "|").split("|")
    assert [piece for piece in pieces if len(piece.split()) >= 7] == []
    assert all("{" not in kind.recognised_for("Clone").claim.replace("{X}", "") for kind in all_kinds())


def test_the_beliefs_are_those_of_the_course() -> None:
    assert [entry.id for entry in BELIEFS] == [f"M{number:02}" for number in range(1, 22)]


def test_words_are_compared_however_they_are_typed() -> None:
    typed = worded("The Impersonator won’t copy non-copy effects — it’s “just” a 0/0.", card="The Impersonator")
    assert typed == " ~ will not copy noncopy effects ~ is just a 0/0 . . "
    assert says(typed, "will not copy | never")
    assert says(typed, "it … effects")
    assert not says(typed, "0/0 … copy")
