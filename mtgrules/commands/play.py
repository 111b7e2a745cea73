"""`mtgrules play ID …`: play rulings or single scenarios by their ids."""

from __future__ import annotations

import argparse
import sys
from typing import Any


def add_to(commands: Any) -> None:
    """Add the command."""
    own = commands.add_parser("play", help="play rulings or scenarios by their ids, such as CI-2 or CI-2b")
    own.add_argument("ids", nargs="*", help="ids; without any, everything is played")
    own.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """0: every claim holds; 1: one doesn't; 2: there is no such id. Prints a line for each scenario, and the total last."""
    from mtgrules.rulings import UnknownRuling, all_rulings
    from mtgrules.rulings.playing import scenarios

    failed = number = 0
    try:
        found = [s for key in given.ids or [entry.id for entry in all_rulings()] for s in scenarios(key)]
    except UnknownRuling as error:
        print(f"mtgrules play: {error}", file=sys.stderr)
        return 2
    for scenario in found:
        failures = scenario.play().failures
        number, failed = number + 1, failed + bool(failures)
        print(f"{'FAILS' if failures else 'holds'}  {scenario.id:8} {scenario.title}")
        for failure in failures:
            print(f"       {failure}")
    print(f"{number} scenarios, {number - failed} hold, {failed} fail")
    return 1 if failed else 0
