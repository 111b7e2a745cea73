"""Does the rules index know the edition, and does every title help without copying the official words?"""

from __future__ import annotations

import doctest
import json
import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from mtgrules import rules
from mtgrules.rule_titles import TITLES
from mtgrules.rules import NoSuchRule, Rule, cr

SHARED = Path(os.environ.get("MTGRULES_SHARED") or Path(__file__).parents[2] / "shared")
needs_shared = pytest.mark.skipif(
    not (SHARED / "reference" / "comprehensive-rules.txt").is_file(),
    reason="the shared reference folder isn't here; MTGRULES_SHARED says where it is",
)

DOCUMENTS = ("RULINGS.md", "DESIGN.md", "SYLLABUS.md", "ERRATA.md")
CASES = ("peer-cases.jsonl", "learner-cases.jsonl")

ADDED = [
    *("111.10w", "111.10x", "122.1j", "310.8", "506.6", "601.5", "700.16", "704.5w", "707.12a"),
    *("701.69", "701.69a", "701.70", "701.70a", "701.71", "701.71a", "702.193", "702.193a", "702.193b"),
    *("702.194", "702.194a", "702.194b", "702.194c", "702.195", "702.195a", "702.195b", "702.195c"),
]
"""What the edition of 2026-09-25 has and that of April 2026, the file in the shared folder, has not."""

CITATION = re.compile(
    r"(?<![\d.,/$-])(\d{3}\.\d{1,3}[a-z]{0,2})(?!\d)"
    r"(?:\s?[–-]\s?(\d{3}\.\d+[a-z]{0,2}|\d{1,3}[a-z]{0,2}|[a-z]{1,2})\b)?"
)


def april_rules() -> str:
    return (SHARED / "reference" / "comprehensive-rules.txt").read_text(encoding="utf-8")


def april_numbers() -> list[str]:
    """All numbers of the shared file, in its order (sections where their rules are, not in the contents)."""
    found = re.findall(r"^(\d{3}(?:\.\d+[a-z]*)?)\.? ", april_rules(), flags=re.MULTILINE)
    return list(reversed(dict.fromkeys(reversed(found))))


def renumbered(number: str) -> str:
    """An April number as it is in the edition of 2026-09-25: three places moved down by one."""
    moved = re.fullmatch(r"(310\.(?:8|9|10|11)|506\.[67]|601\.[567])([a-z]*)", number)
    if moved:
        section, rule = moved[1].split(".")
        return f"{section}.{int(rule) + 1}{moved[2]}"
    battles = {"704.5w": "704.5x", "704.5x": "704.5y", "704.5y": "704.5z", "704.5z": "704.5aa"}
    return battles.get(number, number)


def citations(text: str) -> Iterator[str]:
    """Every number cited, both ends of a range ("613.1–613.4", "712.8a–g", "111.10–13") and all between."""
    for first, last in CITATION.findall(text):
        yield first
        if not last:
            continue
        end = re.sub(r"[a-z]+$", "", first) + last if last.isalpha() else last if "." in last else f"{first[:3]}.{last}"
        yield end
        if first in cr and end in cr:
            yield from (rule.number for rule in cr.range(first, end))


def words(text: str) -> list[str]:
    return [word.lower().replace("’", "'") for word in re.findall(r"[A-Za-z][A-Za-z'’]*", text)]


def runs(text: str, length: int) -> set[tuple[str, ...]]:
    found = words(text)
    return {tuple(found[i : i + length]) for i in range(len(found) - length + 1)}


# What exists


@needs_shared
def test_the_index_is_the_april_file_with_the_changes_of_september() -> None:
    expected = {renumbered(number) for number in april_numbers()} | set(ADDED)
    assert set(cr) == expected
    assert len(cr) == len(april_numbers()) + len(ADDED) == 3311


@needs_shared
def test_the_index_keeps_the_order_of_the_rules() -> None:
    moved = {number: renumbered(number) for number in april_numbers()}
    assert [number for number in cr if number not in ADDED] == list(moved.values())


@needs_shared
@pytest.mark.parametrize("name", DOCUMENTS)
def test_every_rule_cited_in_a_shared_document_exists_and_has_its_own_title(name: str) -> None:
    text = (SHARED / name).read_text(encoding="utf-8")
    if name == "RULINGS.md":
        text = text[text.index("### 0.2") :]  # what stands before it compares the numbers of two editions
    cited = dict.fromkeys(citations(text))
    assert cited
    assert [number for number in cited if number not in cr] == []
    assert [number for number in cited if number not in TITLES] == []


@needs_shared
@pytest.mark.parametrize("name", CASES)
def test_every_rule_cited_in_a_case_exists_and_has_its_own_title(name: str) -> None:
    lines = (SHARED / "reference" / name).read_text(encoding="utf-8").splitlines()
    rule_fields = [json.loads(line).get("rule") or [] for line in lines]
    text = "\n".join(field if isinstance(field, str) else " , ".join(field) for field in rule_fields)
    cited = [*citations(text), *re.findall(r"(?<![\d.])\d{3}(?![\d.])", text)]
    assert cited
    assert [number for number in cited if number not in cr] == []
    assert [number for number in cited if number not in TITLES] == []


@pytest.mark.parametrize("number", ADDED)
def test_what_september_added_is_there(number: str) -> None:
    assert cr[number].title


@pytest.mark.parametrize(
    "number",
    ["704.5ab", "310.13", "310.8a", "613.7l", "613.7o", "506.9", "601.9", "707.12b", "111.10y", "702.196"],
)
def test_nothing_exists_beyond_the_last_number(number: str) -> None:
    assert number not in cr


def test_sections_are_rules_too() -> None:
    assert cr["613"].number == "613"
    assert "613" in cr
    assert "600" in cr
    assert "299" not in cr


def test_the_edition_is_named() -> None:
    assert cr.edition == "2026-09-25"
    assert repr(cr) == "<the 3,311 rule numbers of the edition of 2026-09-25>"


# What a wrong number says


@pytest.mark.parametrize(
    ("number", "said"),
    [
        ("613.2z", "there's no rule 613.2z in the edition of 2026-09-25; 613.2 has 613.2a to 613.2c"),
        ("613.99", "there's no rule 613.99 in the edition of 2026-09-25; 613 has 613.1 to 613.11"),
        ("613.9a", "there's no rule 613.9a in the edition of 2026-09-25; 613.9 has no parts"),
        ("601.1b", "there's no rule 601.1b in the edition of 2026-09-25; 601.1 has only 601.1a"),
        ("299", "there's no rule 299 in the edition of 2026-09-25; the nearest sections are 213 and 300"),
        ("950.1", "there's no rule 950.1 in the edition of 2026-09-25; the nearest section is 905"),
        ("CR 613.2a", 'a rule number is written like "613.2a", not "CR 613.2a"; perhaps cr["613.2a"]'),
        ("copying", 'a rule number is written like "613.2a", not "copying"'),
    ],
)
def test_an_unknown_number_names_the_nearest_ones(number: str, said: str) -> None:
    with pytest.raises(NoSuchRule) as caught:
        cr[number]
    assert str(caught.value) == said
    assert isinstance(caught.value, KeyError)


def test_the_letters_l_and_o_are_explained() -> None:
    with pytest.raises(NoSuchRule, match=r"613.7 has 613.7a to 613.7n; official letters skip l and o"):
        cr["613.7l"]


def test_a_number_that_is_no_text_says_why() -> None:
    with pytest.raises(NoSuchRule, match=r'a rule number is text, as in cr\["613.10"\], not 613.1'):
        cr[613.10]  # type: ignore[index]
    assert not cr.__contains__(613.1)


# How rules behave


def test_rules_sort_as_a_reader_expects() -> None:
    mixed = ["613.10", "613.2a", "704.5aa", "613.2", "704.5z", "613", "106.12b", "106.5"]
    assert [rule.number for rule in sorted(cr[number] for number in mixed)] == [
        "106.5", "106.12b", "613", "613.2", "613.2a", "613.10", "704.5z", "704.5aa",
    ]  # fmt: skip
    assert sorted(cr.values()) == list(cr.values())


def test_a_rule_is_known_by_its_number() -> None:
    assert cr["613.2a"] is cr["613.2a"]
    assert Rule("613.2a") == cr["613.2a"]
    assert len({Rule("613.2a"), cr["613.2a"]}) == 1
    assert cr["613.2a"] != cr["613.2b"]
    assert cr["613.2a"] != "613.2a"


def test_a_rule_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        cr["613.2a"].number = "613.2b"  # type: ignore[misc]


def test_a_rule_reads_like_a_citation() -> None:
    assert str(cr["707.2"]) == "CR 707.2"
    assert repr(cr["707.2"]) == "CR 707.2 (only copiable values are copied, nothing added later)"


def test_a_rule_without_its_own_title_is_called_like_the_one_above() -> None:
    assert "702.73a" not in TITLES
    assert cr["702.73a"].title == cr["702.73"].title == "the keyword ability changeling"
    assert "100.2a" not in TITLES
    assert "100.2" not in TITLES
    assert cr["100.2a"].title == cr["100"].title


def test_under_lists_everything_below_a_rule() -> None:
    assert [rule.number for rule in cr.under("613.4")] == ["613.4a", "613.4b", "613.4c", "613.4d"]
    assert [rule.number for rule in cr.under("616")][:3] == ["616.1", "616.1a", "616.1b"]
    assert cr.under("613.9") == () == cr.under("600")
    assert [rule.number for rule in cr.under("704.5")][-2:] == ["704.5z", "704.5aa"]
    with pytest.raises(NoSuchRule):
        cr.under("613.99")


def test_a_range_includes_both_ends_and_what_stands_under_the_last() -> None:
    assert [rule.number for rule in cr.range("707.9a", "707.9d")] == ["707.9a", "707.9b", "707.9c", "707.9d"]
    assert cr.range("613.1", "613.4")[-1].number == "613.4d"
    assert cr.range("114", "115")[-1].number == "115.10b"
    assert cr.range("613.9", "613.9") == (cr["613.9"],)
    with pytest.raises(ValueError, match=r"707.9a comes before 707.9d"):
        cr.range("707.9d", "707.9a")


# What rules are called


def test_every_title_belongs_to_a_rule_that_exists() -> None:
    assert [number for number in TITLES if number not in cr] == []


def test_titles_stand_in_the_order_of_the_rules() -> None:
    assert list(TITLES) == [number for number in cr if number in TITLES]


def test_every_section_and_so_every_rule_has_a_title() -> None:
    assert [number for number in cr if len(number) == 3 and number not in TITLES] == []
    assert all(rule.title for rule in cr.values())


@pytest.mark.parametrize(
    "number",
    [
        *("106", "107.3", "111", "202.3", "305", "306", "603", "608.2"),
        *("611", "613", "614.12", "616.1", "704.5", "707", "712"),
    ],
)
def test_the_rules_of_the_course_have_titles_of_their_own(number: str) -> None:
    assert [rule for rule in (cr[number], *cr.under(number)) if rule.number not in TITLES] == []


def test_titles_are_short() -> None:
    assert {number: title for number, title in TITLES.items() if not 3 <= len(title.split()) <= 9} == {}


def test_titles_are_no_sentences() -> None:
    assert [title for title in TITLES.values() if title.endswith(".") or title != title.strip()] == []


@needs_shared
def test_no_title_repeats_the_official_words() -> None:
    official: set[tuple[str, ...]] = set()
    for line in april_rules().splitlines():
        official |= runs(line, 6)
    assert {number: title for number, title in TITLES.items() if runs(title, 6) & official} == {}


def test_the_examples_in_the_docstrings_run() -> None:
    result = doctest.testmod(rules)
    assert result.attempted
    assert not result.failed
