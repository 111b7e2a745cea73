"""How does a page become a notebook that walks its rulings?"""

from __future__ import annotations

import json
from typing import Any

from mtgrules.rulings.playing import scenarios_of
from mtgrules.rulings.reading import Page
from mtgrules.rulings.ruling import Ruling


def notebook_of(page: Page) -> str:
    """A Jupyter notebook (format 4.5, as text) with one widget for each ruling of the page that can be played."""
    cells = [
        _markdown(
            "title",
            f"# {page.card or 'Rules'}: the rulings, played\n\nRun each cell with Shift+Enter, then press *Next*.",
        ),
        _code("start", "from mtgrules import walk"),
    ]
    for paragraph in page.paragraphs:
        entry = paragraph.ruling
        if entry is None:
            cells.append(_markdown(f"unknown-{len(cells)}", "*One paragraph of the page was not recognised.*"))
            continue
        cells.append(_markdown(f"about-{_slug(entry.id)}", _about(entry)))
        if scenarios_of(entry)[0]:
            cells.append(_code(f"walk-{_slug(entry.id)}", f"walk({entry.id!r})"))
    return json.dumps(
        {
            "cells": cells,
            "metadata": {
                "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
                "language_info": {"name": "python"},
            },
            "nbformat": 4,
            "nbformat_minor": 5,
        },
        ensure_ascii=False,
        indent=1,
    ) + "\n"  # fmt: skip


def _about(entry: Ruling) -> str:
    rules = ", ".join(rule.number for rule in entry.rules)
    note = f"\n\n{entry.note}" if entry.note else ""
    points = "".join(f"\n- {point.text()} ({', '.join(point.shown_by)})" for point in entry.then_and_now)
    return (
        f"## {entry.id}\n\n{entry.claim}\n\nStatus: {entry.status} · rules {rules}{note}{points and chr(10) + points}"
    )


def _slug(text: str) -> str:
    return "".join(letter if letter.isalnum() else "-" for letter in text)[:60]


def _markdown(name: str, text: str) -> dict[str, Any]:
    return {"cell_type": "markdown", "id": name, "metadata": {}, "source": text}


def _code(name: str, text: str) -> dict[str, Any]:
    return {"cell_type": "code", "execution_count": None, "id": name, "metadata": {}, "outputs": [], "source": text}
