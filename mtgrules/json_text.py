"""How is JSON from somewhere else read? Its depth is known before anything is read, since reading goes as deep."""

from __future__ import annotations

import json
import re
from typing import Any

DEEPEST = 40
_TEXT = re.compile(r'"(?:[^"\\]|\\.)*"')


def read_json(text: str) -> Any:
    """What the text holds. Raises `ValueError` for what is no JSON, and for what is nested more than 40 deep.

    >>> read_json('{"a": [1, 2]}')
    {'a': [1, 2]}
    """
    if depth(text) > DEEPEST:
        raise ValueError("nested too deeply")
    return json.loads(text)


def depth(text: str) -> int:
    """How deeply brackets are nested outside of texts.

    >>> depth('[{"a": "[[["}]')
    2
    """
    here = deepest = 0
    for sign in _TEXT.sub("", text):
        if sign in "[{":
            here += 1
            deepest = max(deepest, here)
        elif sign in "]}":
            here -= 1
    return deepest
