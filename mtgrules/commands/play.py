"""`mtgrules play ID|FILE|FOLDER …`: play rulings, scenarios and case files."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mtgrules.cases import CaseError
    from mtgrules.scenario import Scenario


def add_to(commands: Any) -> None:
    """Add the command."""
    own = commands.add_parser(
        "play",
        help="play rulings, scenarios and case files",
        description="Play rulings (CI-2), scenarios (CI-2b) and case files (JSON or TOML, or folders of them): a line for each, and the total last. "
        "How a case is written: the notebook writing_a_case.ipynb.",
    )
    own.add_argument(
        "what", nargs="*", metavar="ID|FILE|FOLDER", help="without any, every ruling of the course is played"
    )
    own.add_argument("--why", action="store_true", help="print the reason of every claim, too")
    own.add_argument("--schema", action="store_true", help="print the JSON schema of a case file")
    own.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """0: every claim holds and at least one was played; 1: one doesn't; 2: something isn't there or can't be read. A
    file that can't be read is told, and the others are played.
    """
    from mtgrules.rulings import UnknownRuling

    if given.schema:
        return _print_schema()
    number = failed = unreadable = 0
    asked = _discussed(given.what)
    if given.what and not asked:
        return 0
    try:
        for found in _found(asked):
            if isinstance(found, ValueError):
                print(f"mtgrules play: {found}", file=sys.stderr)
                unreadable += 1
                continue
            failed += _tell(found, given.why)
            number += 1
    except UnknownRuling as error:
        print(f"mtgrules play: {error}", file=sys.stderr)
        return 2
    left_out = f", {unreadable} files can't be read" if unreadable else ""
    print(f"{number} cases, {number - failed} hold, {failed} fail{left_out}")
    return 2 if unreadable else 1 if failed or not number else 0


def _discussed(what: list[str]) -> list[str]:
    """Print the open questions among what was asked for, and give back the rest: a discussion is never played or
    counted.
    """
    from mtgrules.rulings.discussions import DISCUSSIONS

    by_id = {str(found): found for found in DISCUSSIONS}
    for key in what:
        if key in by_id:
            print(by_id[key].text())
    return [key for key in what if key not in by_id]


def _print_schema() -> int:
    import json

    from mtgrules.case_schema import schema

    print(json.dumps(schema(), indent=2, ensure_ascii=False))
    return 0


def _found(what: list[str]) -> Iterator[Scenario | CaseError]:
    from mtgrules.cases import CaseError, case_files, read_cases
    from mtgrules.rulings import all_beyond, all_rulings
    from mtgrules.rulings.playing import scenarios

    for key in what or [str(entry) for entry in (*all_rulings(), *all_beyond())]:
        if not Path(key).exists() and Path(key).suffix not in (".json", ".toml"):
            yield from scenarios(key)
            continue
        for file in case_files(Path(key)):
            try:
                yield from read_cases(file)
            except CaseError as error:
                yield error


def _tell(scenario: Scenario, why: bool) -> bool:
    """Print how a scenario went; did it fail?"""
    from mtgrules.choices import ChoiceNeeded, IllegalChoice
    from mtgrules.naming import AmbiguousName, NoSuchObject

    try:
        played = scenario.play()
    except (ChoiceNeeded, IllegalChoice, NoSuchObject, AmbiguousName, LookupError, ValueError) as error:
        print(f"FAILS  {scenario.id:8} {scenario.title}\n       {error}")
        return True
    failures = played.failures
    print(f"{'FAILS' if failures else 'holds'}  {scenario.id:8} {scenario.title}")
    for failure in failures:
        print("       " + failure.replace("\n", "\n       "))
    for claim in played.claims if why else ():
        print(f"       {claim!r}\n         " + repr(claim.why).replace("\n", "\n         "))
    return bool(failures)
