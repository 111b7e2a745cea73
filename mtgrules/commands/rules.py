"""`mtgrules rules NUMBER`: what a rule is called, and which rulings show it."""

from __future__ import annotations

import argparse
import sys
from typing import Any


def add_to(commands: Any) -> None:
    """Add the command."""
    own = commands.add_parser("rules", help="what a rule is called, what stands under it, and which rulings show it")
    own.add_argument("number", help="such as 707.9 or 613")
    own.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """0, or 2 if there is no such rule."""
    from mtgrules.rules import NoSuchRule, cr
    from mtgrules.rulings import rulings_that_show

    try:
        rule = cr[given.number]
    except NoSuchRule as error:
        print(f"mtgrules rules: {error}", file=sys.stderr)
        return 2
    print(f"{rule}  {rule.title}")
    for under in cr.under(rule.number):
        print(f"  {under.number}  {under.title}")
    found = rulings_that_show(rule.number)
    print("Rulings that show it:" if found else "No ruling of the course shows it.")
    for entry in found:
        print(f"  {entry.id:8} {entry.card or 'rules'}: {entry.claim}")
    return 0
