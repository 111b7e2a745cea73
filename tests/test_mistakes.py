"""A mistake in a cell of a notebook is answered in one line that says what there is, not by a stack of calls."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from mtgrules import Card, cr, game, load_progress, permanent, predict, recall, sandbox, walk
from mtgrules.mistakes import Mistake

BEAR = game(Alice=["Runeclaw Bear"])


@pytest.mark.parametrize(
    ("mistake", "says"),
    [
        (lambda: predict("01-impersonater"), "perhaps 01-impersonator"),
        (lambda: walk("CI-99"), "no ruling 'CI-99'; perhaps CI-9"),
        (lambda: recall(77), "the course has no lesson 77"),
        (lambda: sandbox("01-exit"), "01-exit is nothing to try"),
        (lambda: sandbox(BEAR, "fly"), "'fly' can't be done in a sandbox"),
        (lambda: load_progress("abc"), "This isn't a progress code"),
        (lambda: game(Alice=["Runclaw Bear"]), "similar: Runeclaw Bear"),
        (lambda: game(Alice="Runeclaw Bear"), r"such as \['Runeclaw Bear'\]"),
        (lambda: game(Alice=[permanent("Runeclaw Bear", tappd=True)]), "Placed has no field 'tappd'"),
        (
            lambda: game(Alice=[Card("Ox", "{2}{", "Creature — Ox", "2/4")]),
            "is no mana cost: write each symbol in braces",
        ),
        (lambda: BEAR["Bear"], "there is no 'Bear'; there are Runeclaw Bear"),
        (lambda: BEAR["Runeclaw Bear"].why("strength"), "nothing is known of 'strength'"),
        (lambda: BEAR.cast("Clone", by="Carol"), "there is no player 'Carol'; there are Alice, Bob"),
        (lambda: BEAR.cast("Clone", by="Alice"), "Alice chooses Runeclaw Bear or None"),
        (lambda: BEAR.cast("Clone", by="Alice", copying="Bear"), "Bear can't be chosen"),
        (lambda: BEAR.to("dinner"), "there is no step 'dinner'"),
        (lambda: cr["707.99"], "707 has 707.1 to 707.14"),
    ],
)
def test_a_mistake_is_answered_in_one_line(mistake: Callable[[], object], says: str) -> None:
    with pytest.raises(Mistake, match=says) as caught:
        mistake()
    (line,) = caught.value._render_traceback_()
    assert "\n" not in line


def test_everything_that_the_package_promises_is_there() -> None:
    import mtgrules

    assert [name for name in mtgrules.__all__ if getattr(mtgrules, name) is None] == []
