"""Which notebook is a lesson's, and which come before and after it?"""

from __future__ import annotations

import re

from ..address import binder_link
from .lesson import lesson, lessons

FIRST = 0


def notebook_name(number: int) -> str:
    """The file of a lesson's notebook, made of its number and title.

    >>> notebook_name(1)
    '01_the_photocopy_rule.ipynb'
    """
    words = re.findall(r"\w+", lesson(number).title.lower().replace("'", ""))
    return f"{number:02d}_{'_'.join(words)}.ipynb"


def navigation(number: int, repository: str) -> str:
    """The line that leads from a lesson to the one before, the list of all, the next one, and itself on Binder."""
    last = max(found.number for found in lessons())
    before = [f"Previous: {_link(number - 1)}"] if number > FIRST else []
    after = [f"Next: {_link(number + 1)}"] if number < last else []
    everything = [f"[All lessons]({notebook_name(FIRST)})"] if number > FIRST else []
    itself = binder_link(f"notebooks/{notebook_name(number)}", repository=repository)
    return " · ".join([*before, *everything, *after, f"[Open this lesson on Binder]({itself})"])


def _link(number: int) -> str:
    return f"[{number} {lesson(number).title}]({notebook_name(number)})"
