"""How does a learner read a page in a notebook?"""

from __future__ import annotations

from pathlib import Path

from mtgrules.rulings.playing import PlayedPage, play_page
from mtgrules.rulings.reading import read_file, read_page


def read(page: str, card: str = "") -> PlayedPage:
    """Read a rulings page, the text itself or the name of a file, and play what it says. Raises `PageError`.

    The result shows itself; `.paragraphs` are its paragraphs with the scenarios as they were played.
    """
    is_text = "\n" in page or len(page) > 255 or not Path(page).suffix
    return play_page(read_page(page, card) if is_text else read_file(page, card))
