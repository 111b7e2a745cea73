"""How fast is it for a learner? In a real JupyterLab: a click that needs no kernel, a choice in a sandbox with ten
permanents, and the first picture after running the first cell.

    python tests/benchmarks/lab.py
"""

from __future__ import annotations

import statistics
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from tests.browser import chromium, server  # noqa: E402
from tests.browser.lab import Lab  # noqa: E402

if TYPE_CHECKING:
    from playwright.sync_api import Locator

NAME, ROUNDS, OPENINGS = "speed.ipynb", 20, 5
FIRST = "from mtgrules import board, game, sandbox, walk\nboard(game(Alice=['Glorious Anthem'], Bob=['Runeclaw Bear']))"
TEN = ("Glorious Anthem", "Runeclaw Bear", "Forest", "Llanowar Elves", "Wall of Omens")
CELLS = (FIRST, "walk('CI-6')", f"sandbox(game(Alice={list(TEN)}, Bob={list(TEN)}), 'tap', 'untap', 'cast')")
CLICKED = """(root, [name, seen]) => new Promise(done => {
  const button = [...root.querySelectorAll('button')].find(b => b.textContent.includes(name));
  const watched = root.querySelector(seen), start = performance.now();
  new MutationObserver((_, it) => { it.disconnect(); done(performance.now() - start); })
    .observe(watched, {subtree: true, childList: true, characterData: true});
  button.click();
})"""
CHOSEN = """(root, [field, place]) => new Promise(done => {
  const select = root.querySelectorAll('select')[field], start = performance.now();
  new MutationObserver((_, it) => { it.disconnect(); done(performance.now() - start); })
    .observe(root.querySelector('.mtg-fields'), {childList: true});
  select.value = String(place);
  select.dispatchEvent(new Event('change'));
})"""
FIRST_PICTURE = """async () => {
  const panel = window.jupyterapp.shell.currentWidget;
  panel.content.activeCellIndex = 0;
  const start = performance.now();
  const seen = new Promise(done => {
    const look = () => panel.node.querySelector('.mtg-boards .mtg-card') ? done(performance.now() - start) : requestAnimationFrame(look);
    look();
  });
  window.jupyterapp.commands.execute('notebook:run-cell');
  return await seen;
}"""


def click(widget: Locator, button: str, seen: str) -> float:
    """Milliseconds from a click to the changed page."""
    return float(widget.evaluate(CLICKED, [button, seen]))


def line(what: str, times: list[float], most: float) -> str:
    """Least, median and most, and whether the median is within what was promised."""
    low, middle, high = min(times), statistics.median(times), max(times)
    verdict = "met" if middle < most else "MISSED"
    return f"{what:44} {low:8.1f} {middle:8.1f} {high:8.1f} ms   under {most:.0f}: {verdict}"


def sandbox_times(sandbox: Locator) -> tuple[list[float], list[float]]:
    """Of each choice in the form and of each action."""
    choices, actions = [], []
    for place in range(ROUNDS // 2):
        for field, entry in ((0, place % 2), (1, 1)):  # tap something, then untap it
            choices.append(float(sandbox.evaluate(CHOSEN, [field, entry])))
        actions.append(click(sandbox, "Do it", ".mtg-place"))
        sandbox.locator(".mtg-form:not([aria-busy])").wait_for()
    return choices, actions


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        chromium.launch() as browser,
        server.jupyterlab(ROOT / "notebooks", Path(folder)) as address,
    ):
        page = browser.new_page(viewport={"width": 1280, "height": 1000})
        page.set_default_timeout(30_000)
        lab = Lab(page, chromium.Watch(page), address)
        lab.save(NAME, CELLS)
        first = []
        for _ in range(OPENINGS):
            with lab.notebook(NAME, run=False):
                first.append(float(page.evaluate(FIRST_PICTURE)))
        with lab.notebook(NAME) as panel:
            walk, sandbox = panel.locator(".mtg-walk"), panel.locator(".mtg-sandbox")
            walk.get_by_role("button", name="Show me anyway").click()
            steps = [click(walk, name, ".mtg-place") for name in ("Next", "Back") * ROUNDS]
            choices, actions = sandbox_times(sandbox)
    print(f"{'':44} {'min':>8} {'median':>8} {'max':>8}")
    print(line("a step of a walk, no kernel needed", steps, 10))
    print(line("a choice in a sandbox of ten permanents", choices, 100))
    print(line("an action there", actions, 100))
    print(line("the first picture after running a cell", first, 2000))


if __name__ == "__main__":
    main()
