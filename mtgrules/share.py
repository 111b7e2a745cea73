"""How does a position travel in a link?

A code is short text that is safe in a link: the format's number, then the start position, the actions and the claims
as data, checksummed and compressed. Whoever opens one treats it as hostile: everything is bounded and checked, and
nothing is run.

Format 2 holds `{"s": the start, "p": the actions and claims in their order}`; its checksum is of the packed bytes, so
that a code is the same wherever it was packed. Format 1 held actions and claims apart and is still read.
"""

from __future__ import annotations

import base64
import binascii
import json
import re
import zlib
from typing import TYPE_CHECKING, Any

from .address import links
from .choices import ChoiceNeeded
from .data import DataError, decode, encode
from .json_text import read_json
from .mistakes import Mistake
from .scenario import Claim, Scenario, Twin, flat
from .setup import ZONES, Position
from .value import Value
from .verbs import Action

if TYPE_CHECKING:
    from collections.abc import Iterable

    from .scenario import Part, Played
    from .state import Game

FORMAT = "2"
LONGEST_CODE = 20_000
LARGEST_DATA = 100_000
LARGEST_NUMBER = 1_000
LONGEST_TEXT = 2_000
MOST_PARTS = 300
MOST_OBJECTS = 300
_CODE = re.compile(r"m([1-9]\d{0,3})\.([A-Za-z0-9_-]+)", re.ASCII)

# What a code is likely to hold. It is part of both formats: changing a letter here makes old codes unreadable.
_COMMON = (
    b'{"is":"Action","verb":"activate","verb":"attack","what":["given":[["choose","target","keep","color","x","hold",true],["exile",'
    b'["to","end step","cleanup","untap","upkeep","whose","postcombat main","put","transform","gain_control","become_copy","of","change",'
    b'"changes":[{"is":"ModifyPowerToughness","power":{"is":"SetPowerToughness","power":2,"toughness":2},{"is":"AddTypes","words":["Creature"'
    b'{"is":"GainAbility","ability":{"is":"Keyword","keyword":"flying","hexproof","until","by","Bob"],["by","Alice"],["copying",null]]}'
    b'{"is":"Claim","subject":"attribute":"power","zone","battlefield","graveyard","expected":'
    b'{"is":"Placed","name":"Forest"},{"is":"Placed","name":"Island"},{"is":"Placed","name":"Identity Thief"},{"is":"Placed","name":"Clone"}'
    b'{"is":"Placed","name":"Wall of Stolen Identity"},{"is":"Placed","name":"Fractured Identity"},{"is":"Placed","name":"Reflecting Pool"}'
    b'"is_token":true},"counters":[["+1/+1",2]],"tapped":true},"attached_to":"chosen":[["color","blue"]],"under":[{"copy_of":"'
    b'"hand":[["graveyard":[["exile":[["library":[["active":"Bob","step":"end step",'
    b'{"is":"Placed","name":"Glorious Anthem"},{"is":"Placed","name":"Runeclaw Bear"}]],["Bob",[{"is":"Placed","name":"Clever Impersonator"}'
    b'{"a":[{"is":"Action","given":[["by","Alice"],["hold",false],["copying","Runeclaw Bear"]],"verb":"cast","what":["Clever Impersonator"]}],'
    b'"c":[],"s":{"is":"Position","players":[["Alice",[{"is":"Placed","name":"'
)


class ShareError(Mistake, ValueError):
    """A code that can't be opened, with one sentence that says why."""


class Shared(Value):
    """A position ready to be shared: `open_code(code)` gives exactly this game again."""

    code: str

    @property
    def links(self) -> dict[str, str]:
        """Where the code can be opened, by name; empty while nobody knows where the project lives."""
        return links(code=self.code)

    def __repr__(self) -> str:
        return "\n".join([self.code, *(f"{name}: {link}" for name, link in self.links.items())])

    def _repr_html_(self) -> str:
        from .view.sharing import shared_html

        return shared_html(self)


def share(game: Game, claims: Iterable[Part] = ()) -> Shared:
    """The code of a game: its start, the actions since, and claims about it."""
    return Shared(code_of(game, claims))


def code_of(game: Game, claims: Iterable[Part] = ()) -> str:
    """The code alone. The same game always has the same code."""
    if game.position is None:
        raise ValueError("only a game that began with a position can be shared")
    return _packed(_written(game.position, (*game.done, *flat(claims))))


def code_of_scenario(scenario: Scenario) -> str:
    """The code of a whole scenario: its claims and beliefs stay where they are among the actions."""
    return _packed(_written(scenario.given, flat(scenario.parts)))


def open_code(text: str) -> Game:
    """The game that a code describes. Raises `ShareError`, whatever the text holds."""
    return opened(text).game


def opened(text: str) -> Played:
    """What a code describes, played: the game with its history, and the claims checked. Raises `ShareError`."""
    number, packed = _taken_apart(text.strip())
    raw = _unpacked(number, packed)
    data = _data(raw)
    try:
        scenario = _scenario(number, data)
        played = (_as_it_was_meant(scenario) if number == "1" else scenario).play()
        if len(played.game.objects) > MOST_OBJECTS:
            raise ShareError(f"The code makes more than {MOST_OBJECTS} objects.")
        repr(played), repr(played.game)  # it can be shown
    except ShareError:
        raise
    except DataError as error:
        raise ShareError(f"The code describes something that this version doesn't know: {_short(error)}.") from None
    except Exception as error:
        raise ShareError(f"The code describes no position that can be played: {_short(error)}.") from None
    if _again(number, scenario) != raw:
        raise ShareError("The code isn't in the form in which codes are written; copy it again, in full.")
    return played


def _short(error: Exception) -> str:
    words = " ".join(str(error).split()).rstrip(".")
    return words if len(words) <= 200 else f"{words[:200]} …"


# ---------------------------------------------------------------- writing
def _written(given: Position, parts: Iterable[Action | Claim | Twin]) -> bytes:
    return _json({"s": encode(given), "p": [encode(part) for part in parts]})


def _json(data: dict[str, Any]) -> bytes:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"), sort_keys=True).encode()


def _packed(raw: bytes) -> str:
    packer = zlib.compressobj(9, zlib.DEFLATED, -15, zdict=_COMMON)
    packed = packer.compress(raw) + packer.flush()
    return f"m{FORMAT}.{_letters(_checksum(packed) + packed)}"


def _checksum(content: bytes) -> bytes:
    return zlib.crc32(content).to_bytes(4, "big")


def _letters(content: bytes) -> str:
    return base64.urlsafe_b64encode(content).decode().rstrip("=")


# ---------------------------------------------------------------- reading
def _taken_apart(text: str) -> tuple[str, bytes]:
    """The format's number and the bytes."""
    if len(text) > LONGEST_CODE:
        raise ShareError(f"The code is longer than {LONGEST_CODE} letters.")
    match = _CODE.fullmatch(text)
    if not match:
        raise ShareError("This isn't a share code: it must begin with m2. and hold only letters, digits, - and _.")
    number, letters = match.groups()
    if number not in ("1", FORMAT):
        raise ShareError(
            f"The code is of format {number}, and this mtgrules knows formats 1 and {FORMAT}; a newer one opens it."
        )
    try:
        packed = base64.urlsafe_b64decode(letters + "=" * (-len(letters) % 4))
    except (binascii.Error, ValueError):
        raise ShareError("The code is damaged: copy it again, in full.") from None
    if _letters(packed) != letters:
        raise ShareError("The code is damaged: copy it again, in full.")
    return number, packed


def _unpacked(number: str, content: bytes) -> bytes:
    checksum, packed = content[:4], content[4:]
    if number != "1" and _checksum(packed) != checksum:
        raise ShareError("The code is damaged or cut off: copy it again, in full.")
    unpacker = zlib.decompressobj(-15, zdict=_COMMON)
    try:
        raw = unpacker.decompress(packed, LARGEST_DATA + 1)
    except zlib.error:
        raise ShareError("The code is damaged: copy it again, in full.") from None
    if len(raw) > LARGEST_DATA:
        raise ShareError("The code holds more than a position can.")
    if not unpacker.eof or unpacker.unused_data or (number == "1" and _checksum(raw) != checksum):
        raise ShareError("The code is damaged or cut off: copy it again, in full.")
    return raw


def _data(raw: bytes) -> dict[str, Any]:
    try:
        data = read_json(raw.decode())
    except ValueError as error:
        raise ShareError(f"The code is damaged: what it holds can't be read ({_short(error)}).") from None
    if not isinstance(data, dict):
        raise ShareError("The code holds no position.")
    _check(data)
    return data


def _check(data: Any) -> None:
    """No number too large, none that isn't whole, and no text too long."""
    if isinstance(data, float) or (isinstance(data, int) and abs(data) > LARGEST_NUMBER):
        raise ShareError(f"The code holds a number that isn't a whole one up to {LARGEST_NUMBER}.")
    if isinstance(data, str) and len(data) > LONGEST_TEXT:
        raise ShareError(f"The code holds a text of more than {LONGEST_TEXT} letters.")
    for inner in data.values() if isinstance(data, dict) else data if isinstance(data, list) else ():
        _check(inner)


def _scenario(number: str, data: dict[str, Any]) -> Scenario:
    places = {"1": ("s", "a", "c"), FORMAT: ("s", "p")}[number]
    if set(data) != set(places):
        raise ShareError("The code holds no position.")
    start = decode(data["s"], "start")
    lists = [decode(data[place], "parts") for place in places[1:]]
    if not isinstance(start, Position) or not all(isinstance(found, tuple) for found in lists):
        raise ShareError("The code holds no position with actions.")
    parts = tuple(part for found in lists for part in found)
    if not all(isinstance(part, Action | Claim | Twin) for part in parts):
        raise ShareError("The code holds something that is neither an action nor a claim.")
    if len(parts) > MOST_PARTS:
        raise ShareError(f"The code holds more than {MOST_PARTS} actions and claims.")
    if sum(len(cards) for name in ("players", *ZONES) for _, cards in getattr(start, name)) > MOST_OBJECTS:
        raise ShareError(f"The code makes more than {MOST_OBJECTS} objects.")
    return Scenario("shared", "A shared position", start, parts)


def _as_it_was_meant(scenario: Scenario) -> Scenario:
    """A scenario of format 1, from before "may" was asked as a trigger resolves: who had chosen its targets meant yes.
    Source: `cr["603.5"]`.
    """
    game, parts = scenario.given.build(), []
    for part in flat(scenario.parts):
        action, said = part, 0
        while isinstance(action, Action):
            try:
                game = game.do(action)
                break
            except ChoiceNeeded as needed:
                if needed.name != "may" or said == MOST_PARTS:
                    raise
                said += 1
                given = {**dict(action.given), "may": ("yes",) * said}
                action = action.but(given=tuple(given.items()))
        parts.append(action)
    return scenario.but(parts=tuple(parts))


def _again(number: str, scenario: Scenario) -> bytes:
    """What the code must hold if this package wrote it."""
    if number != "1":
        return _written(scenario.given, flat(scenario.parts))
    actions = [encode(part) for part in scenario.parts if isinstance(part, Action)]
    claims = [encode(part) for part in scenario.parts if not isinstance(part, Action)]
    return _json({"s": encode(scenario.given), "a": actions, "c": claims})
