"""How fast is the core? Run by hand: `python tests/benchmarks/core.py`. Prints medians and says what misses its
goal.
"""

from __future__ import annotations

import gc
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from mtgrules import game, permanent  # noqa: E402
from mtgrules.abilities import StaticAbility  # noqa: E402
from mtgrules.changes import BecomeCopy  # noqa: E402
from mtgrules.effects import ContinuousEffect  # noqa: E402
from mtgrules.layers import derive  # noqa: E402
from mtgrules.objects import Card, GameObject, ObjectId, Zone  # noqa: E402
from mtgrules.selectors import Only, each  # noqa: E402
from mtgrules.size_changes import ModifyPowerToughness  # noqa: E402
from mtgrules.state import Game, Player, Turn  # noqa: E402


def median(what: Callable[[], object], times: int = 21) -> float:
    """Milliseconds."""
    found = []
    for _ in range(times):
        start = time.perf_counter()
        what()
        found.append((time.perf_counter() - start) * 1e3)
    return statistics.median(found)


def report(name: str, milliseconds: float, goal: float | None = None) -> bool:
    fine = goal is None or milliseconds < goal
    verdict = "" if goal is None else f"   goal {goal:g}{'' if fine else '   MISSED'}"
    print(f"{name:52s} {milliseconds:8.2f} ms{verdict}")
    return fine


# ---------------------------------------------------------------- boards
def learners_board() -> Game:
    """20 permanents with 5 effects in several layers, some of which depend on each other."""
    effects = ["Blood Moon", "Urborg, Tomb of Yawgmoth", "Opalescence", "Humility", "Glorious Anthem"]
    others = ["Runeclaw Bear", "Llanowar Elves", "Forest", "Mutavault", "Swamp"]
    copy = permanent("Clone", copy_of="Runeclaw Bear", counters={"+1/+1": 1})
    return game(Alice=[*effects, *others], Bob=[*others, *["Nightmare"] * 2, "Sol Ring", copy, copy])


def everything(board: Game) -> None:
    """Derive anew and read every line of every explanation."""
    fresh = board.but(objects=dict(board.objects))
    for seen in fresh.battlefield:
        repr(seen.explanation())


def bare(objects: list[GameObject], effects: list[ContinuousEffect] | None = None) -> Game:
    clock = 3 * len(objects) + 3
    board = Game({obj.id: obj for obj in objects}, (Player("A"), Player("B")), Turn("A"), tuple(effects or ()))
    return board.but(clock=clock)


def on_battlefield(label: str, i: int, card: Card, timestamp: int) -> GameObject:
    return GameObject(ObjectId(label, i), card, "A", "A", Zone.BATTLEFIELD, timestamp=timestamp)


def clones(n: int) -> Game:
    """n creatures and one clone of each."""
    objects, effects = [], []
    clone = Card("Clone", "{3}{U}", "Creature — Shapeshifter", "0/0")
    for i in range(n):
        card = Card(f"creature {i}", "{1}{G}", "Creature", f"{i % 6}/2")
        objects += [on_battlefield(card.name, 1, card, 3 * i), on_battlefield("clone", i, clone, 3 * i + 1)]
        copied = BecomeCopy(card.faces[0], card.name)
        o = objects[-1].id
        effects.append(ContinuousEffect(o, Only((o,)), (copied,), 3 * i + 2, label="copy"))
    return bare(objects, effects)


def anthems(n: int, m: int) -> Game:
    """n different creatures, m of which give all others +1/+1: every effect meets every object."""
    bonus = StaticAbility(each("Creature", other=True), (ModifyPowerToughness(1, 1),))
    found = [Card(f"creature {i}", "{1}{G}", "Creature", f"{i % 6}/2", *((bonus,) if i < m else ())) for i in range(n)]
    return bare([on_battlefield(card.name, 1, card, i) for i, card in enumerate(found)])


# ---------------------------------------------------------------- importing
def importing(code: str, times: int = 15) -> float:
    """Milliseconds of a Python that runs this, above one that runs nothing; bytecode cached; alternating."""
    env = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"} | {"PYTHONPATH": str(ROOT)}
    with tempfile.TemporaryDirectory() as cache:
        env["PYTHONPYCACHEPREFIX"] = cache

        def once(what: str) -> float:
            start = time.perf_counter()
            subprocess.run([sys.executable, "-c", what], env=env, check=True)
            return (time.perf_counter() - start) * 1e3

        once(code)
        pairs = [(once(code), once("pass")) for _ in range(times)]
    return statistics.median(one for one, _ in pairs) - statistics.median(two for _, two in pairs)


def main() -> int:
    """0 if every goal is met."""
    board = learners_board()
    assert len(board.battlefield) == 20
    fine = [report("20 permanents, 5 effects: derived and all explained", median(lambda: everything(board)), 4)]
    fine.append(report("the same, derived only", median(lambda: derive(board))))
    fine.append(report("import mtgrules", importing("import mtgrules"), 60))
    fine.append(report("from mtgrules import game", importing("from mtgrules import game"), 60))
    fine.append(report("game(Alice=['Clone'])", importing("from mtgrules import game; game(Alice=['Clone'])")))
    boards = [(f"{n} creatures and a clone of each", clones(n)) for n in (10, 100, 1000)]
    boards += [(f"{n} creatures under {m} anthems", anthems(n, m)) for n, m in ((100, 40), (200, 40), (100, 80))]
    for name, it in boards:
        derive(it)
        gc.collect()
        gc.freeze()
        report(f"{name}: derived", median(lambda it=it: derive(it)))  # type: ignore[misc]
        report(f"{name}: and read", median(lambda it=it: [line.values._asdict() for line in derive(it).lines.values()]))  # type: ignore[misc]
        gc.unfreeze()
    return int(not all(fine))


if __name__ == "__main__":
    sys.exit(main())
