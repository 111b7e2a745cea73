"""`mtgrules rules NUMBER`: what a rule is called, and which rulings and cases show it."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mtgrules.rules import Rule


def add_to(commands: Any) -> None:
    """Add the command."""
    own = commands.add_parser(
        "rules", help="what a rule is called, what stands under it, and which rulings and cases show it"
    )
    own.add_argument("number", help="such as 707.9 or 613")
    own.add_argument(
        "--cases",
        action="append",
        default=[],
        metavar="FILE|FOLDER",
        help="look among these case files, too: tests/cases",
    )
    own.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """0, or 2 if there is no such rule or a case can't be read."""
    from mtgrules.cases import CaseError
    from mtgrules.rules import NoSuchRule, cr
    from mtgrules.rulings import rulings_that_show

    try:
        rule = cr[given.number]
        cases = [row for path in given.cases for row in _cases(path, rule)]
    except (NoSuchRule, CaseError) as error:
        print(f"mtgrules rules: {error}", file=sys.stderr)
        return 2
    print(f"{rule}  {rule.title}")
    for under in cr.under(rule.number):
        print(f"  {under.number}  {under.title}")
    found = rulings_that_show(rule.number)
    print("Rulings that show it:" if found else "No ruling of the course shows it.")
    for entry in found:
        print(f"  {entry.id:8} {entry.card or 'rules'}: {entry.claim}")
    if given.cases:
        print("Cases that show it:" if cases else "None of the cases shows it.")
    for row in cases:
        print(f"  {row}")
    return 0


def _cases(path: str, rule: Rule) -> list[str]:
    """The cases of a file or folder that name a rule or a part of it, each in a line. Raises `CaseError`."""
    from mtgrules.cases import read_cases
    from mtgrules.rules import cr

    parts = {rule, *cr.under(rule.number)}
    return [f"{case.id:12} {case.title}" for case in read_cases(path) if parts & {*case.named_rules}]
