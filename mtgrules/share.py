"""How does a position travel in a link?

A code is short text that is safe in a link: the version, then the start position, the actions and the claims as
data, checksummed and compressed. Whoever opens one treats it as hostile: everything is bounded and checked, and
nothing is run.
"""

from __future__ import annotations

import base64
import binascii
import json
import re
import zlib
from typing import TYPE_CHECKING, Any

from .data import DataError, decode, encode
from .json_text import read_json
from .mistakes import Mistake
from .scenario import Claim, flat
from .value import Value

if TYPE_CHECKING:
    from .state import Game

VERSION = "1"
LONGEST_CODE = 20_000
LARGEST_DATA = 100_000
LARGEST_NUMBER = 1_000
MOST_ACTIONS = 200
MOST_OBJECTS = 300
_CODE = re.compile(r"m(\d+)\.([A-Za-z0-9_-]+)")

# What version 1 expects to find often. It is part of the format: changing a letter here makes old codes unreadable.
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

    def __repr__(self) -> str:
        return self.code


def share(game: Game, claims: tuple[Any, ...] = ()) -> Shared:
    """The code of a game: its start, the actions since, and claims about it."""
    return Shared(code_of(game, claims))


def code_of(game: Game, claims: tuple[Any, ...] = ()) -> str:
    """The code alone. The same game always has the same code."""
    data = {
        "s": encode(game.position),
        "a": [encode(action) for action in game.actions],
        "c": [encode(claim) for claim in flat(claims)],
    }
    return _written(data)


def open_code(text: str) -> Game:
    """The game that a code describes. Raises `ShareError`, whatever the text holds."""
    return opened(text)[0]


def opened(text: str) -> tuple[Game, tuple[Claim, ...]]:
    """The game that a code describes, and the claims that travel with it. Raises `ShareError`."""
    data = _read(text.strip())
    try:
        game = _game(data)
        claims = tuple(claim for claim in decode(data["c"], "claims") if isinstance(claim, Claim))
    except ShareError:
        raise
    except DataError as error:
        raise ShareError(f"The code describes something that this version doesn't know: {error}.") from None
    except Exception as error:
        raise ShareError(f"The code describes no position that can be played: {error}.") from None
    if code_of(game, claims) != text.strip():
        raise ShareError("The code isn't in the form in which codes are written; copy it again, in full.")
    return game, claims


# ---------------------------------------------------------------- text and data
def _written(data: dict[str, Any]) -> str:
    raw = json.dumps(data, ensure_ascii=False, separators=(",", ":"), sort_keys=True).encode()
    packer = zlib.compressobj(9, zlib.DEFLATED, -15, zdict=_COMMON)
    packed = packer.compress(raw) + packer.flush()
    return f"m{VERSION}." + base64.urlsafe_b64encode(zlib.crc32(raw).to_bytes(4, "big") + packed).decode().rstrip("=")


def _read(text: str) -> dict[str, Any]:
    if len(text) > LONGEST_CODE:
        raise ShareError(f"The code is longer than {LONGEST_CODE} letters.")
    match = _CODE.fullmatch(text)
    if not match:
        raise ShareError("This isn't a share code: it must begin with m1. and hold only letters, digits, - and _.")
    if match[1] != VERSION:
        raise ShareError(
            f"The code is of version {match[1]}; this is mtgrules for version {VERSION}. A newer mtgrules opens it."
        )
    raw = _unpacked(match[2])
    try:
        data = read_json(raw.decode())
    except ValueError as error:
        raise ShareError(f"The code is damaged: what it holds can't be read ({error}).") from None
    if not isinstance(data, dict) or set(data) != {"s", "a", "c"}:
        raise ShareError("The code holds no position.")
    _check(data)
    return data


def _unpacked(text: str) -> bytes:
    try:
        packed = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
        unpacker = zlib.decompressobj(-15, zdict=_COMMON)
        raw = unpacker.decompress(packed[4:], LARGEST_DATA + 1)
    except (binascii.Error, zlib.error, ValueError):
        raise ShareError("The code is damaged: copy it again, in full.") from None
    if len(raw) > LARGEST_DATA:
        raise ShareError("The code holds more than a position can.")
    if not unpacker.eof or unpacker.unused_data or zlib.crc32(raw).to_bytes(4, "big") != packed[:4]:
        raise ShareError("The code is damaged or cut off: copy it again, in full.")
    return raw


def _check(data: Any) -> None:
    """No number too large, and none that isn't whole."""
    if isinstance(data, float) or (isinstance(data, int) and abs(data) > LARGEST_NUMBER):
        raise ShareError(f"The code holds a number that isn't a whole one up to {LARGEST_NUMBER}.")
    for inner in data.values() if isinstance(data, dict) else data if isinstance(data, list) else ():
        _check(inner)


def _game(data: dict[str, Any]) -> Game:
    from .setup import Position
    from .verbs import Action

    start, actions = decode(data["s"], "start"), decode(data["a"], "actions")
    if (
        not isinstance(start, Position)
        or not isinstance(actions, tuple)
        or not all(isinstance(a, Action) for a in actions)
    ):
        raise ShareError("The code holds no position with actions.")
    if len(actions) > MOST_ACTIONS:
        raise ShareError(f"The code holds more than {MOST_ACTIONS} actions.")
    game = start.build()
    for action in actions:
        game = game.do(action)
        if len(game.objects) > MOST_OBJECTS:
            raise ShareError(f"The code makes more than {MOST_OBJECTS} objects.")
    return game
