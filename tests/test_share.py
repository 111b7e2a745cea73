"""Share codes: a position, its actions and claims in a short text; whatever else comes in is refused in one
sentence.
"""

from __future__ import annotations

import base64
import json
import random
import re
import string
import zlib
from typing import Any

import pytest

from mtgrules import Card, Game, ShareError, board, card, game, open_code, permanent
from mtgrules.abilities import TriggeredAbility
from mtgrules.patterns import Enters
from mtgrules.player_instructions import Draw
from mtgrules.rulings import all_rulings
from mtgrules.rulings.playing import scenarios_of
from mtgrules.scenario import Action, Claim, Scenario, flat, then, twin
from mtgrules.selectors import CREATURE
from mtgrules.share import _COMMON, code_of, code_of_scenario, opened
from mtgrules.token_instructions import CreateToken

SCENARIOS = [found for entry in all_rulings() for found in scenarios_of(entry)[0]]
TEN = game(
    Alice=["Glorious Anthem", "Clone", "Forest", "Island"],
    Bob=[
        permanent("Runeclaw Bear", tapped=True, counters={"+1/+1": 2}), "Mutavault", "Gideon Jura", "Wall of Omens", "Triskelion", "Sol Ring",
    ],
).cast("Clever Impersonator", by="Alice", copying="Runeclaw Bear")  # fmt: skip
TEXT = "isn't a share code"


def packed(raw: bytes, start: str = "m2.") -> str:
    """A code with this inside, its checksum right for its format."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -15, zdict=_COMMON)
    inner = packer.compress(raw) + packer.flush()
    checksum = zlib.crc32(raw if start == "m1." else inner).to_bytes(4, "big")
    return start + base64.urlsafe_b64encode(checksum + inner).decode().rstrip("=")


def refused(code: str) -> str:
    """Why a code isn't opened: one sentence."""
    with pytest.raises(ShareError) as error:
        open_code(code)
    said = str(error.value)
    assert said.endswith(".")
    assert len(said) < 400
    assert len(said.splitlines()) == 1
    return said


# ---------------------------------------------------------------- what travels
def test_ten_permanents_fit_into_400_letters() -> None:
    code = TEN.share().code
    assert len(code) < 200
    assert re.fullmatch(r"m2\.[A-Za-z0-9_-]+", code), "safe in a link as it is"
    assert repr(open_code(code)) == repr(TEN)


@pytest.mark.parametrize("scenario", SCENARIOS, ids=str)
def test_every_scenario_travels_with_its_actions_claims_and_beliefs(scenario: Scenario) -> None:
    code = code_of_scenario(scenario)
    again = opened(code)
    there = scenario.play()
    assert tuple(again.scenario.parts) == tuple(flat(scenario.parts))
    assert not again.failures
    assert repr(again.game) == repr(there.game)
    assert again.game.share().code == there.game.share().code
    assert len(code) < 1_500, "a link that every browser and mail program takes"


def test_claims_travel_with_the_position() -> None:
    claims = then("Clever Impersonator", "707.2", power=3, counters={})
    again = opened(TEN.share(claims).code)
    assert tuple(found.claim for found in again.claims) == claims
    assert all(found.holds for found in again.claims)


def test_a_shared_game_goes_on_from_where_it_was() -> None:
    again = open_code(TEN.share().code)
    assert again.destroy("Glorious Anthem")["Clever Impersonator"].power == 2


def test_a_moment_within_an_action_is_shared_as_that_moment() -> None:
    """Not as the game after the action, nor as the one before it."""
    for moment in TEN.history:
        again = open_code(moment.game.share().code)
        assert repr(again) == repr(moment.game)
        assert [one.text for one in again.history] == [one.text for one in moment.game.history]
        assert repr(Game.from_dict(moment.game.to_dict())) == repr(moment.game)


def test_a_branch_from_within_an_action_is_shared_as_that_branch() -> None:
    branch = TEN.history[1].game.destroy("Glorious Anthem").cast("Murder", by="Bob", target="Runeclaw Bear")
    again = open_code(branch.share().code)
    assert repr(again) == repr(branch)
    assert again.share().code == branch.share().code


# ---------------------------------------------------------------- codes that were made before
OLD_CODES = {
    "format 1, two boards and a copy": (
        "m1.ptfIF4P5hxo-wFqik-MfeFKAOp4SD2KkD5SIx5kRiEhCaLklFliY1QIA",
        ("Clever Impersonator", "name", "Runeclaw Bear"),
        0,
    ),
    "format 1, an attack, a choice, a step and a claim": (
        "m1.oSMjH4P5B-EDNCdDS0wlj8TcnNQSBefEghJQ4QdyMfYSHL28RssxsaAIQtgGK1wxQguX-eCCG2Y2PHXAg6QapdwAexK5VED3hg5q6VNUmoNcIgeVgr2eV5qbBErcSuYG5npGSiCrEMUUeoEAixN4coZGACWRhGEHwbSL5k2gjtjaWgA",
        ("Identity Thief", "name", "Hamlet Captain"),
        1,
    ),
    "format 1, a card of one's own, a token, a hand and life": (
        "m1.Uvw9JYP5h3QfhADzkUJ4ZhUoVkHux1qeY_gGlCsw3A-PeqhjEQmHgOt9S4tAyQ4YmTAHIIVCTmZaKrIh5iBF2IIGJSkkg1NpNbQMzEQuoLEVgympaangpA9Kdyn5CMUuRYnlSrUwZ4UUZaanpwLzL6KQLc8ABThUtSskO8JCCioKLGOKlWprwcEFrHxA0RVaqwQ10hlS4kFDAjk2gKGaWQUSNNQ3BNVP4MLfCl7mKzxqmAJTiq8swBriqPagFhfokYRa7CCMALqjGFT3gKKtthYA",
        ("Clone", "name", "Test Wizard"),
        0,
    ),
    "format 1, layers and a claim": (
        "m1.nUGc9oP4B2peNUqmK4EWGog8Fa3kA4pRoGqUPFtUmoNcjgWVgopYpbzS3CRQklAyMzTWs0hUAjkakbtDi5Lyi9J1FEKABSooJ0Qmlqfn5pdkQJSBPAVPD1AfUOJLPLYRTAZOOfn5KQq--UA7gapja2sB",
        ("Urborg, Tomb of Yawgmoth", "is_land", True),
        1,
    ),
    "format 2, an attack, a choice, a step and a claim": (
        "m2._nTzDKtWKgD7B-EDNCdDS0wlj8TcnNQSBefEghJQ4QeSyk0EebYSWLKA3I-9PEcvvdHyTywouhB2w4pajLDDZT64GIeZDU8rYFORyw-wZ5FLB3Tv6KCWQkWlOcglc1ApOAjySnOTQIlcydzAXM9ICRQLiOIKvWCAxQ08WUMjgpLIwrCDYBpG8yZQR2xtLQA",
        ("Identity Thief", "name", "Hamlet Captain"),
        1,
    ),
    "format 2, a card of one's own, a token, counters that a claim expects": (
        "m2.yjgsqJVVOwrCQBC9iqQWJJVgraVdxMpCzCYuCEqCBBIGPIQn9CTOm-xXV8Uyy7KZed8hu8g-_29QsI8mW92DVcyfzPO3beCKHTgK7e3kmDCwYgGO2RlrlaafgiMcjCxETl0GD6_NHwCtrw2UzXqxOwZAn3SlwkfmuJRCP1LbQYwwmJjVYQekkrZUlRJ3Abby7C8vm30nG8pX0ei6VhwRPse7Izg1t1cW4pEMc8ox1mZEoijuNyhiQ5nFdgxVg0SIK6OqexzmsxwVKP2ycLUyedzujoIvcZNEPP5PnEivJMXJ5p_gOVrUG2gjegI",
        ("Clone", "name", "Test Wizard"),
        1,
    ),
    "format 2, a moment within an action": (
        "m2.Rm5Wa5VVSwrCMBC9SsgFJCvBrbp0V3Hlwto0BoRKihRaAh7CE3oSZ6ZJk9SguA3DZN5n3gz8Rnj-R1DAHrGD7lFVnD-b5x9ocCuOIZpm5aphZZL2grASyMkfDlFw1w-Iu7tBb4LifsqIqquuZdxkiUU5_hK_nMnKgwtKHad4LisrWUvaDwReNaF4Y04dt36swmilJCx5SOLugqq46u24s54c9wpB1HJryRNwoVDTveWu5XqMRcdELBmwqnt8FAuBR4wuxGo6DOz1ePrSb4GRZTz9J82UuUhpNoUWMEeLBwpls_YN",
        ("Clone", "zone", "stack"),
        0,
    ),
    "format 2, a scenario with claims among the actions and a belief": (
        "m2.NYln3b2VXwvCIBTFv8rFZxnJoqCPEb3GyLQQ7A-bMiL23VObzTWHRbRnEc-51_M7d3R1fr528IwvjmP8IxNmUWHGnaAwwdFruI-LUssQoWtt6Y7O-kTtb0QLQrJ8j-y8OrBE9_omxgOnU0MmelkFYJ_-9RawwRL6rP2bCMql5ekKCQVM8AooN5XKwWQadi7ZYCrLsKgCobyQTe1quOQHo54V9JYWg0fOl7N5ljut9UVLVhwdi1LDCatnpMaihhuf3Bf02pj-EuUBCdOIGzBx2zQP",
        ("Clever Impersonator", "zone", "battlefield"),
        4,
    ),
}
"""Codes that were given away. Each must open for ever; none is ever taken out of here or made anew."""


@pytest.mark.parametrize("kind", OLD_CODES)
def test_a_code_made_by_an_earlier_version_still_opens(kind: str) -> None:
    code, (handle, attribute, value), claims = OLD_CODES[kind]
    played = opened(code)
    assert then(handle, **{attribute: value})[0].ask(played.game).value == value
    assert len(played.claims) == claims
    assert not played.failures


def test_the_common_letters_never_change() -> None:
    assert zlib.crc32(_COMMON) == 2554957063


def test_a_code_packed_by_another_zlib_is_the_same_position() -> None:
    """Builds of Python pack differently: what counts is what is inside."""
    raw = inside(TEN.share().code)
    packer = zlib.compressobj(1, zlib.DEFLATED, -15, zdict=_COMMON)
    inner = packer.compress(raw) + packer.flush()
    other = "m2." + base64.urlsafe_b64encode(zlib.crc32(inner).to_bytes(4, "big") + inner).decode().rstrip("=")
    assert other != TEN.share().code
    assert open_code(other).share().code == TEN.share().code


# ---------------------------------------------------------------- what is refused
def test_any_changed_letter_is_noticed() -> None:
    code = TEN.share().code
    letters = string.ascii_letters + string.digits + "-_.= é\n"
    for place, right in enumerate(code):
        for other in letters:
            if other != right:
                refused(code[:place] + other + code[place + 1 :] + ("x" if other.isspace() else ""))


def test_a_code_that_is_cut_off_or_longer_is_noticed() -> None:
    code = TEN.share().code
    for length in range(len(code)):
        refused(code[:length])
        refused(code[length + 1 :])
    for more in ("A", "AAAA", code, "=", ".", "%20"):
        refused(code + more)


def test_space_around_a_code_does_not_matter() -> None:
    assert repr(open_code(f"\n  {TEN.share().code} \n")) == repr(TEN)


EMPTY = b'{"p":[],"s":{"active":"Alice","is":"Position","players":[["Alice",[]],["Bob",[]]]}}'


def with_start(start: bytes) -> str:
    return packed(b'{"p":[],"s":' + start + b"}")


@pytest.mark.parametrize(
    ("code", "says"),
    [
        ("", TEXT),
        ("hello there", TEXT),
        ("m0.AAAA", TEXT),
        ("m\N{SUPERSCRIPT TWO}.AAAA", TEXT),
        ("m\N{ARABIC-INDIC DIGIT TWO}.AAAA", TEXT),
        ("m2." + "A" * 30_000, "longer than"),
        ("m3.AAAA", "format 3, and this mtgrules knows formats 1 and 2; a newer one opens it"),
        (packed(EMPTY).replace("m2.", "m1."), "damaged"),
        (packed(EMPTY, "m1."), "no position"),
        (packed(b"[]"), "no position"),
        (packed(b"{}"), "no position"),
        (packed(b"not json"), "can't be read"),
        (packed(b"\xff\xfe"), "can't be read"),
        (packed(b'{"p":[],"s":NaN}'), "number"),
        (packed(b'{"p":[],"s":1e999}'), "number"),
        (packed(b'{"p":[],"s":' + b"9" * 5_000 + b"}"), "can't be read|number"),
        (packed(b'{"p":[],"s":{"is":"Explosion"}}'), "Explosion"),
        (packed(b'{"p":[],"s":{"is":"Forest"}}'), "Forest"),
        (with_start(b'{"is":"Placed","name":"Clone"}'), "no position"),
        (with_start(b'{"is":"Position","players":[["Alice",5]]}'), "players must be"),
        (with_start(b'{"is":"Position","players":[["Alice",[]]],"colour":"red"}'), "colour"),
        (with_start(b'{"is":"Position","players":[["Alice",[]]],"active":"Carol"}'), "no player 'Carol'"),
        (with_start(b'{"is":"Position","players":[["Alice",[]]],"active":"Alice","step":"tea"}'), "no step 'tea'"),
        (with_start(b'{"is":"Position","players":[],"life":99999999}'), "number"),
        (with_start(b'{"is":"Position","players":[["Alice",[{"is":"Placed","name":"Clone","tapped":"yes"}]]]}'), "tapped must be true or false"),
        (with_start(b'{"is":"Position","players":[["Alice",[{"is":"Placed","name":"No Such Card"}]]],"active":"Alice"}'), "No Such Card"),
        (with_start(b'"' + b"x" * 3_000 + b'"'), "a text of more than"),
        (with_start(b"[" * 60 + b"]" * 60), "nested too deeply"),
        (packed(b'{"p":[],"s":"' + b"x" * 2_000_000 + b'"}'), "more than a position can"),
        (packed(b"[" * 90_000), "nested too deeply"),
        (packed(EMPTY.replace(b"[],", b'[{"is":"Placed","name":"Clone"}],', 1)), "neither an action nor a claim"),
        (packed(EMPTY.replace(b"[],", b'[{"is":"Action","verb":"__class__"}],', 1)), "no position that can be played"),
        (packed(EMPTY.replace(b"[],", b'[{"is":"Action","verb":"go back","what":["x"]}],', 1)), "no position that can be played"),
        (packed(EMPTY.replace(b"[],", b'[{"attribute":"life","expected":1,"is":"Claim","subject":5}],', 1)), "subject must be a text"),
        (packed(EMPTY.replace(b'"p":[]', b'"p":[' + b",".join([b'{"is":"Action","verb":"to","what":["end step"]}'] * 301) + b"]")), "more than 300 actions"),
        (packed(EMPTY.replace(b",", b", ")), "form in which codes are written"),
    ],
)  # fmt: skip
def test_what_is_no_code_is_refused_in_one_sentence(code: str, says: str) -> None:
    assert re.search(says, refused(code))


def test_too_many_objects_are_refused() -> None:
    greedy = game()
    for _ in range(2):
        greedy = greedy.create_token("Saproling", number=200)
    assert "more than 300 objects" in refused(greedy.share().code)
    crowd = game(Alice=["Forest"] * 301)
    assert "more than 300 objects" in refused(crowd.share().code)


def test_a_loop_that_never_ends_is_refused() -> None:
    """A card of one's own can set one off: each creature that enters makes another one enter."""
    breeder = Card(
        "Breeder", "{G}", "Creature — Rabbit", "1/1", TriggeredAbility(Enters(CREATURE), CreateToken(card("Runeclaw Bear")))
    )  # fmt: skip
    start = game(Alice=[permanent(breeder)])
    code = code_of(start, (Action("put", ("Runeclaw Bear",)),))
    assert "it goes on for ever [CR 104.4b" in refused(code)


def test_doubling_again_and_again_is_refused() -> None:
    start = game(Alice=["Doubling Season"] * 40)
    code = code_of(start, (Action("create_token", ("Saproling",)),))
    assert "tokens would be created at once" in refused(code)


def test_names_in_a_code_are_text_on_the_page() -> None:
    """Players and cards of one's own are named by whoever made the code."""
    evil = "<img src=x onerror=alert(1)>"
    own = Card(evil, "{U}", "Creature — Wizard", "1/1", TriggeredAbility(Enters(CREATURE), Draw(1)))
    shared = opened(game(**{evil: [permanent(own)]}).share(then(evil, life=20)).code)
    said = board(shared.game)._repr_html_()
    assert "<img" not in said
    assert "&lt;img" in said
    assert "<img" not in str(board(shared.game).state())


def mutated(code: str, draw: random.Random) -> str:
    """A code that someone's mail program, finger or malice has changed."""
    letters = list(code)
    for _ in range(draw.randint(1, 4)):
        place = draw.randrange(len(letters))
        match draw.randrange(5):
            case 0:
                letters[place] = draw.choice(string.printable)
            case 1:
                del letters[place]
            case 2:
                letters.insert(place, draw.choice(string.ascii_letters))
            case 3:
                letters[place:] = letters[place:][::-1]
            case _:
                letters = letters[place:] + letters[:place]
        if not letters:
            return ""
    return "".join(letters)


def test_a_thousand_damaged_codes_are_refused() -> None:
    draw = random.Random(7)
    codes = [code_of_scenario(scenario) for scenario in SCENARIOS]
    for _ in range(1_000):
        code = draw.choice(codes)
        if (changed := mutated(code, draw)).strip() != code:
            refused(changed)


def inside(code: str) -> bytes:
    """What a code holds."""
    return zlib.decompressobj(-15, zdict=_COMMON).decompress(base64.urlsafe_b64decode(code[3:] + "===")[4:])


def nodes(data: Any) -> list[Any]:
    """Every list and dictionary in some data."""
    if not isinstance(data, (dict, list)):
        return []
    inner = list(data.values()) if isinstance(data, dict) else data
    return [data, *(found for one in inner for found in nodes(one))]


def test_damaged_data_with_a_right_checksum_is_opened_or_refused() -> None:
    """What a forger can do: any data at all, packed as it should be. Nothing else than `ShareError` comes of it."""
    draw = random.Random(11)
    raws = [inside(code_of_scenario(found)) for found in SCENARIOS]
    pool = [one for raw in raws for node in nodes(json.loads(raw)) for one in (node.items() if isinstance(node, dict) else enumerate(node))]  # fmt: skip
    fitting: dict[Any, list[Any]] = {}
    for key, value in pool:
        fitting.setdefault(key, []).append(value)
    outcomes = {"opened": 0, "refused": 0}
    for _ in range(500):
        data = json.loads(draw.choice(raws))
        for _ in range(draw.randint(1, 2)):
            node = draw.choice([found for found in nodes(data) if found])
            key = draw.choice(list(node) if isinstance(node, dict) else range(len(node)))
            node[key] = draw.choice(fitting[key]) if draw.random() < 0.8 else draw.choice(pool)[1]
        code = packed(json.dumps(data, ensure_ascii=False, separators=(",", ":"), sort_keys=True).encode())
        try:
            played = opened(code)
        except ShareError:
            refused(code)
            outcomes["refused"] += 1
        else:
            assert repr(board(played.game))
            assert board(played.game).state()
            assert repr(played)
            outcomes["opened"] += 1
    assert min(outcomes.values()) > 50, outcomes


def test_an_object_that_was_chosen_by_its_id_travels_too() -> None:
    start = game(Bob=["Runeclaw Bear", "Runeclaw Bear"])
    there = start.cast("Clone", by="Alice", copying=start["Runeclaw Bear#2"].id)
    assert repr(open_code(there.share().code)) == repr(there)


def test_a_belief_travels_too() -> None:
    belief = twin("it takes the counters too", "707.2", "Clever Impersonator", power=4)
    (found,) = opened(TEN.share((belief,)).code).twins
    assert found.refuted
    assert isinstance(belief.would_give, Claim)
