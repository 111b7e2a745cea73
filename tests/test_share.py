"""Share codes: a position, its actions and claims in a short text; whatever else comes in is refused in one
sentence.
"""

from __future__ import annotations

import base64
import random
import zlib

import pytest

from mtgrules import Game, ShareError, game, open_code, permanent
from mtgrules.rulings import all_rulings
from mtgrules.rulings.playing import scenarios_of
from mtgrules.scenario import then
from mtgrules.share import _COMMON, code_of, opened

TEN = game(
    Alice=["Glorious Anthem", "Clone", "Forest", "Island"],
    Bob=[
        permanent("Runeclaw Bear", tapped=True, counters={"+1/+1": 2}), "Mutavault", "Gideon Jura", "Wall of Omens", "Triskelion", "Sol Ring",
    ],
).cast("Clever Impersonator", by="Alice", copying="Runeclaw Bear")  # fmt: skip

# Codes made by earlier versions: each must open for ever.
OLD_CODES = {
    "two boards and a copy": (
        "m1.ptfIF4P5hxo-wFqik-MfeFKAOp4SD2KkD5SIx5kRiEhCaLklFliY1QIA",
        ("Clever Impersonator", "Runeclaw Bear"),
    ),
}


def test_ten_permanents_fit_into_400_letters() -> None:
    code = TEN.share().code
    assert len(code) < 400
    assert repr(open_code(code)) == repr(TEN)


def test_every_game_of_every_scenario_can_be_shared_with_its_history() -> None:
    for entry in all_rulings():
        for scenario in scenarios_of(entry)[0]:
            played = scenario.play().game
            again = open_code(played.share().code)
            assert repr(again) == repr(played)
            assert again.share().code == played.share().code


def test_claims_travel_with_the_position() -> None:
    claims = then("Clever Impersonator", "707.2", power=3)
    again, found = opened(code_of(TEN, claims))
    assert found == claims
    assert found[0].ask(again).value == 3


def test_the_common_letters_of_version_1_never_change() -> None:
    assert zlib.crc32(_COMMON) == 2554957063


def test_a_code_made_by_an_earlier_version_still_opens() -> None:
    for code, (handle, name) in OLD_CODES.values():
        assert open_code(code)[handle].name == name


def test_any_changed_letter_is_noticed() -> None:
    code = TEN.share().code
    draw = random.Random(1)
    for place in range(len(code)):
        other = draw.choice([c for c in "abcXYZ019-_" if c != code[place]])
        with pytest.raises(ShareError):
            open_code(code[:place] + other + code[place + 1 :])


def test_a_code_that_is_cut_off_is_noticed() -> None:
    code = TEN.share().code
    for length in range(len(code)):
        with pytest.raises(ShareError):
            open_code(code[:length])


def packed(raw: bytes, version: str = "m1.") -> str:
    packer = zlib.compressobj(9, zlib.DEFLATED, -15, zdict=_COMMON)
    body = zlib.crc32(raw).to_bytes(4, "big") + packer.compress(raw) + packer.flush()
    return version + base64.urlsafe_b64encode(body).decode().rstrip("=")


@pytest.mark.parametrize(
    ("code", "says"),
    [
        ("", "isn't a share code"),
        ("hello there", "isn't a share code"),
        ("m1." + "A" * 30_000, "longer than"),
        (packed(b"{}", version="m2."), "version 2"),
        (packed(b"[]"), "no position"),
        (packed(b"not json"), "can't be read"),
        (packed(b'{"a":[],"c":[],"s":{"is":"Explosion"}}'), "Explosion"),
        (packed(b'{"a":[],"c":[],"s":{"is":"Position","players":[["Alice",5]]}}'), "no position that can be played"),
        (packed(b'{"a":[],"c":[],"s":' + b"[" * 60 + b"]" * 60 + b"}"), "nested too deeply"),
        (packed(b'{"a":[],"c":[],"s":{"is":"Position","players":[],"x":99999999}}'), "number"),
        (packed(b'{"a":[],"c":[],"s":"' + b"x" * 2_000_000 + b'"}'), "more than a position can"),
        (packed(b"[" * 90_000), "nested too deeply"),
    ],
)
def test_what_is_no_code_is_refused_in_one_sentence(code: str, says: str) -> None:
    with pytest.raises(ShareError, match=says) as error:
        open_code(code)
    assert len(str(error.value).splitlines()) == 1


def test_a_code_in_another_form_than_ours_is_refused() -> None:
    raw = b'{"s": {"is":"Position","players":[["Alice",[]],["Bob",[]]],"active":"Alice"}, "a":[], "c":[]}'
    with pytest.raises(ShareError, match="form in which codes are written"):
        open_code(packed(raw))


def test_too_many_objects_are_refused() -> None:
    greedy = game()
    for _ in range(2):
        greedy = greedy.create_token("Saproling", number=200)
    with pytest.raises(ShareError, match="objects"):
        open_code(greedy.share().code)


def test_a_shared_game_goes_on_from_where_it_was() -> None:
    again = open_code(TEN.share().code)
    assert isinstance(again, Game)
    assert again.destroy("Glorious Anthem")["Clever Impersonator"].power == 2
