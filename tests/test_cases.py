"""Case files: what a teacher writes without Python is read, played and checked; a mistake is named with its place."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest

from mtgrules.__main__ import main
from mtgrules.case_schema import schema
from mtgrules.cases import NO_CASES, CaseError, case_of, read_cases
from mtgrules.scenario import Scenario
from mtgrules.words import WordError, value_of

FOLDER = Path(__file__).parent / "cases"
CASES = list(read_cases(FOLDER))
EXAMPLE: dict[str, Any] = json.loads((FOLDER / "example.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_case_file_holds(case: Scenario) -> None:
    played = case.play()
    assert not played.failures
    assert played.claims


def test_the_ids_of_cases_are_theirs_alone() -> None:
    assert len({case.id for case in CASES}) == len(CASES)


@pytest.mark.parametrize(
    ("path", "value", "says"),
    [
        (("stepz",), 1, r"the case: 'stepz' isn't known here"),
        (("steps",), [], r"steps: a list of actions"),
        (("steps", 1), {"zap": "Clone"}, r"steps\[1\]: it must have one of then, offers"),
        (("steps", 1), {"cst": "Clone"}, "perhaps cast"),
        (("given", "Bob"), ["Clonee"], r"given: the catalogue has no 'Clonee' \(similar: Clone\)"),
        (("given", "Bob", 0, "taped"), True, r"given\.Bob\[0\]: 'taped' isn't known here"),
        (
            ("cards", "Test Wizard", "abilities"),
            ["flyin"],
            r"abilities\[0\]: there is no word 'flyin'; close are flying",
        ),
        (("cards", "Test Wizard", "types"), "Creatur", r"cards\.Test Wizard: 'Creatur' is no card type"),
        (("cards", "Test Wizard", "cost"), "{QQ}", r"cards\.Test Wizard: \{QQ\} is no mana symbol"),
        (("steps", 2, "rules"), ["707.99"], r"steps\[2\]\.rules: there's no rule 707\.99"),
    ],
)
def test_a_mistake_is_named_with_its_place_and_what_would_be_right(
    path: tuple[Any, ...], value: Any, says: str
) -> None:
    data = copy.deepcopy(EXAMPLE)
    inner = data
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    with pytest.raises(CaseError, match=says):
        case_of(data)


@pytest.mark.parametrize(
    "text",
    [
        "__import__('os')",
        "open('x')",
        "(1).real",
        "[x for x in 'ab']",
        "lambda: 1",
        "Card.__init__",
        "f'{1}'",
        "1 if 2 else 3",
    ],
)
def test_a_text_of_the_vocabulary_is_read_and_never_run(text: str) -> None:
    with pytest.raises(WordError):
        value_of(text)


def test_play_takes_files_and_folders_and_fails_when_a_claim_does(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", str(FOLDER / "example.json")]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "1 cases, 1 hold, 0 fail"
    wrong = copy.deepcopy(EXAMPLE)
    wrong["steps"][2]["power"] = 5
    (tmp_path / "wrong.json").write_text(json.dumps(wrong))
    assert main(["play", str(tmp_path)]) == 1
    assert "FAILS: got 1" in capsys.readouterr().out
    (tmp_path / "bad.json").write_text("{")
    assert main(["play", str(tmp_path)]) == 2
    told = capsys.readouterr()
    assert len(told.err.splitlines()) == 1
    assert told.out.splitlines()[-1] == "1 cases, 0 hold, 1 fail, 1 files can't be read"


@pytest.mark.full
@pytest.mark.parametrize(
    "file", sorted(file for file in FOLDER.rglob("*.json") if file.name not in NO_CASES), ids=lambda file: file.name
)
def test_every_case_file_fits_the_published_schema(file: Path) -> None:
    jsonschema = pytest.importorskip("jsonschema")
    jsonschema.validate(json.loads(file.read_text(encoding="utf-8")), schema())


@pytest.mark.full
def test_the_schema_refuses_what_the_reader_refuses() -> None:
    jsonschema = pytest.importorskip("jsonschema")
    for wrong in ({"steps": []}, {"steps": [{"zap": "Clone"}]}, {"stepz": 1, "steps": [{"cast": "Clone"}]}):
        with pytest.raises(jsonschema.ValidationError):
            jsonschema.validate(wrong, schema())


def test_a_rule_lists_the_cases_that_name_it_or_a_part_of_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "613.9", "--cases", str(FOLDER / "examples")]) == 0
    listed = capsys.readouterr().out.partition("Cases that show it:")[2]
    assert [line.split()[0] for line in listed.splitlines() if line] == ["CR-613.9-1", "CR-613.9-2"]
    assert main(["rules", "309.4", "--cases", str(FOLDER / "example.json")]) == 0
    assert "None of the cases shows it." in capsys.readouterr().out
    assert main(["rules", "613.9", "--cases", str(FOLDER / "no such file.json")]) == 2


@pytest.mark.parametrize(
    ("word", "says"),
    [
        ("Each('Creature', mana_value=('<=',))", r"`mana_value` is \(a text, a number or a text\), not \('<=',\)"),
        ("EntersAsCopy(CREATURE, with_counters=(('+1/+1', 1),))", r"`with_counters` has entries of 3 values \(a text, a number"),
        ("EntersAsCopy(CREATURE, with_counters=(('+1/+1', 1, 3),))", "`with_counters` is a text, not 3"),
        ("TriggeredAbility(Enters(THIS), (Draw(1), FLYING))", r"`do` is an instruction, such as Draw\(1\), not Keyword"),
    ],
)  # fmt: skip
def test_a_word_that_holds_what_it_cannot_hold_says_what_would_be_right(word: str, says: str) -> None:
    with pytest.raises(WordError, match=says):
        value_of(word)


def test_a_claim_about_an_ability_says_which() -> None:
    steps = [
        {"then": "Mutavault", "is_mana_ability": True, "may_activate": True},
        {"then": "Mutavault", "ability": 1, "is_mana_ability": False, "taps_for_mana": False},
        {"then": "Mutavault", "ability": "add {C}", "taps_for_mana": True},
    ]
    assert not case_of({"given": {"Alice": ["Mutavault"]}, "steps": steps}).play().failures
    assert case_of({"given": {"Alice": ["Mutavault"]}, "steps": [{"then": "Mutavault", "has": "x"}]}).play().failures


def test_play_prints_the_schema(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--schema"]) == 0
    assert json.loads(capsys.readouterr().out) == schema()


def test_the_dictionary_explains_every_word_that_a_text_may_call() -> None:
    from mtgrules.glossary import KINDS, OF_STEPS, dictionary
    from mtgrules.words import vocabulary

    steps = {kind for kind, _ in OF_STEPS}
    words = [word for word in dictionary().words if word.kind not in steps]
    assert len({word.name for word in words}) == len(words) > 200
    assert all(word.meaning for word in dictionary().words)
    assert {word.kind for word in dictionary().words} == {kind for kind, _, _ in KINDS} | steps
    assert {word.name for word in words} <= set(vocabulary())
    assert {"TriggeredAbility", "CopySpell", "Populate", "ManaReplacement"} <= {word.name for word in words}
    assert [word.name for word in dictionary("SwitchPower").words] == ["SwitchPowerToughness"]


def test_every_card_of_the_catalogue_shows_how_a_case_writes_it() -> None:
    from mtgrules.cards import catalogue
    from mtgrules.writing import card_as_data

    for card in catalogue().values():
        case = {"cards": {card.name: card_as_data(card)}, "steps": [{"to": "end step"}]}
        (read,) = case_of(json.loads(json.dumps(case))).given.cards
        assert read.faces == card.faces


def test_the_players_of_a_case_are_those_whom_it_names() -> None:
    def players(**given: Any) -> list[str]:
        return [name for name, _ in case_of({"given": given, "steps": [{"to": "end step"}]}).given.players]

    assert players() == ["Alice", "Bob"]
    assert players(B=["Clone"]) == ["A", "B"]
    assert players(active="Carol") == ["Alice", "Carol"]
    assert players(hand={"C": ["Clone"]}, A=[], B=[]) == ["A", "B", "C"]


def test_so_many_cards_of_a_name_are_written_at_once() -> None:
    case = case_of({"given": {"Bob": [{"name": "Swamp", "number": 8}]}, "steps": [{"count": "Each('Swamp')", "is": 8}]})
    assert not case.play().failures
    with pytest.raises(CaseError, match='"number" is a number from 1 to 100'):
        case_of({"given": {"Bob": [{"name": "Swamp", "number": 0}]}, "steps": [{"to": "end step"}]})


def test_a_case_written_in_a_notebook_shows_what_happened_and_what_holds() -> None:
    from mtgrules import play_case

    played = play_case(json.dumps(EXAMPLE))
    assert "✓ Clone's power is 1" in repr(played)
    with pytest.raises(CaseError, match="it is no JSON"):
        play_case("{")
