"""`mtgrules read PAGE`: read a rulings page, play what it says, and show why."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any


def add_to(commands: Any) -> None:
    """Add the command."""
    own = commands.add_parser("read", help="read a rulings page, play what it says, and show why")
    own.add_argument("page", help="a file: the text of a rulings page, or rulings as Scryfall or MTGJSON give them")
    own.add_argument("--card", default="", help="the card that the page is about, if the page doesn't tell")
    own.add_argument("--json", action="store_true", help="print the result as data")
    own.add_argument("--notebook", metavar="OUT.ipynb", help="write a notebook that walks the rulings")
    own.add_argument(
        "--html", metavar="OUT.html", help="write a page to keep: every step and reason in one file, printable"
    )
    own.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """0: everything recognised and every claim holds; 1: something isn't; 2: the page can't be read."""
    from mtgrules.rulings.notebook import notebook_of
    from mtgrules.rulings.page_json import PageError
    from mtgrules.rulings.playing import play_page
    from mtgrules.rulings.reading import read_file
    from mtgrules.rulings.report import as_data, as_text
    from mtgrules.view.page import page_html

    try:
        page = read_file(given.page, given.card)
    except PageError as error:
        print(f"mtgrules read: {error}", file=sys.stderr)
        return 2
    played = play_page(page)
    written = {
        given.notebook: notebook_of(page) if given.notebook else "",
        given.html: page_html(played) if given.html else "",
    }
    for name, content in written.items():
        try:
            if name:
                Path(name).write_text(content, encoding="utf-8")
        except OSError as error:
            print(f"mtgrules read: {name}: {error.strerror}", file=sys.stderr)
            return 2
    print(json.dumps(as_data(played), ensure_ascii=False, indent=2) if given.json else as_text(played))
    return 0 if played.holds else 1
