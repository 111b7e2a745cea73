"""How long does a first visitor of the site wait? Each round is a new browser with nothing kept.

python -m tests.benchmarks.site SITE [ROUNDS]    (SITE was made by `mtgrules site`)
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

from playwright.sync_api import expect

from tests.browser import chromium
from tests.browser.lab import PANEL
from tests.browser.static import hosting

LESSON = "00_start_here.ipynb"
READY = "Python (Pyodide) | Idle"


def visit(address: str) -> dict[str, float]:
    """Open the first lesson, run it, and ask a board why: the seconds since the beginning at which each was there."""
    with chromium.launch() as browser:
        page = browser.new_page(viewport={"width": 1280, "height": 1000})
        page.set_default_timeout(120_000)
        expect.set_options(timeout=120_000)
        start = time.perf_counter()
        seen = {}
        page.goto(f"{address}/lab/index.html?path={LESSON}", wait_until="commit")
        page.locator(f"{PANEL} .jp-OutputArea-output").first.wait_for()
        seen["saved steps"] = time.perf_counter() - start
        page.get_by_text(READY).wait_for()
        seen["Python ready"] = time.perf_counter() - start
        page.get_by_role("menubar").get_by_text("Run", exact=True).click()
        page.get_by_role("menuitem", name="Run All Cells", exact=True).click()
        board = page.locator(f"{PANEL} .mtg-boards").first
        board.locator("[data-ask=power]").first.click()
        expect(board.get_by_role("group", name="Why")).to_be_visible()
        seen["board answers"] = time.perf_counter() - start
        return seen


def main() -> None:
    """Print a line for each round."""
    site, rounds = Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 3
    with hosting(site) as host:
        for _ in range(rounds):
            times = ", ".join(f"{name} {seconds:.1f} s" for name, seconds in visit(host.address).items())
            print(times, flush=True)


if __name__ == "__main__":
    main()
