"""The command line: `mtgrules COMMAND`, or `python -m mtgrules COMMAND`."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module

from . import __version__

# One module each in `mtgrules.commands`, with a function `add_to(commands)`. It imports what it needs
# when it runs, so that `--help` stays fast.
COMMANDS = ("lab", "read", "play", "rules", "cards", "words", "lesson", "link", "site")


def parser() -> argparse.ArgumentParser:
    """The parser of the whole command line; a command's function is the argument `run`."""
    top = argparse.ArgumentParser(
        prog="mtgrules", description="The copy rules of Magic: The Gathering, exact and explained."
    )
    top.add_argument("--version", action="version", version=f"mtgrules {__version__}")
    commands = top.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for name in COMMANDS:
        import_module(f"mtgrules.commands.{name}").add_to(commands)
    return top


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; returns the exit status."""
    given = parser().parse_args(arguments)
    try:
        status: int = given.run(given)
        sys.stdout.flush()
    except BrokenPipeError:  # `mtgrules cards | head`: whoever reads has read enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return status


if __name__ == "__main__":
    sys.exit(main())
