"""What the rules are called, in our own words: `number title`, one a line."""

_LINES = """\
613 which effect applies in which order
613.2a copy effects and merging come first
"""

TITLES: dict[str, str] = dict(line.split(" ", 1) for line in _LINES.splitlines())  # type: ignore[misc]
