"""Drive a loaded JupyterLab: open a notebook, run it, look at it, close it."""

from __future__ import annotations

import re
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from playwright.sync_api import Locator, Page

    from tests.browser.chromium import Watch

LIGHT, DARK = "JupyterLab Light", "JupyterLab Dark"
PANEL = ".jp-NotebookPanel:not(.lm-mod-hidden)"
ERROR = "[data-mime-type='application/vnd.jupyter.error']"
ARTEFACTS = Path(__file__).parents[2] / "artefacts"

# The indicator says "idle" before there is any kernel; running cells then would wait for a dialog.
KERNEL_READY = """() => {
  const context = window.jupyterapp?.shell?.currentWidget?.sessionContext;
  const kernel = context?.session?.kernel;
  return !!(context?.isReady && kernel?.connectionStatus === 'connected' && kernel.status === 'idle');
}"""
CLOSE = """async () => {
  const panel = window.jupyterapp.shell.currentWidget;
  await panel.sessionContext.shutdown();
  panel.dispose();
}"""
SAVE = """async ([path, cells]) => {
  const code = (source, i) => ({cell_type: 'code', id: `c${i}`, metadata: {}, execution_count: null, outputs: [], source});
  const kernel = {name: 'python3', display_name: 'Python 3', language: 'python'};
  await window.jupyterapp.serviceManager.contents.save(path, {type: 'notebook', format: 'json',
    content: {metadata: {kernelspec: kernel}, nbformat: 4, nbformat_minor: 5, cells: cells.map(code)}});
}"""
COMMAND = "async ([name, args]) => { await window.jupyterapp.commands.execute(name, args); }"
THEME_SHOWN = """name => document.body.dataset.jpThemeName === name
  && !document.querySelector('#jupyterlab-splash')"""
HIDDEN = """selector => {
  const notebook = document.querySelector(selector + ' .jp-WindowedPanel-outer');
  return notebook ? notebook.scrollHeight - notebook.clientHeight : 0;
}"""


def run_all_by_menu(page: Page) -> None:
    """Clear the notebook in front and run all its cells, as a person would; returns when all have run."""
    from playwright.sync_api import expect

    for menu, item in (("Edit", "Clear Outputs of All Cells"), ("Run", "Run All Cells")):
        page.get_by_role("menubar").get_by_text(menu, exact=True).click()
        page.get_by_role("menuitem", name=item, exact=True).click()
    code = page.locator(f"{PANEL} .jp-CodeCell .jp-InputPrompt")
    expect(code.filter(has_text=re.compile(r"\[\d+\]"))).to_have_count(code.count(), timeout=60_000)


class Lab:
    """One JupyterLab page, loaded once; notebooks come and go in it."""

    def __init__(self, page: Page, watch: Watch, address: str) -> None:
        self.page, self.watch, self.address = page, watch, address
        page.goto(f"{address}/lab?reset", wait_until="commit")
        page.wait_for_function("() => window.jupyterapp?.restored")
        page.evaluate("async () => { await window.jupyterapp.restored; }")

    def command(self, name: str, **arguments: str) -> None:
        """Run one of JupyterLab's commands and wait for its end."""
        self.page.evaluate(COMMAND, [name, arguments])

    def save(self, name: str, cells: Sequence[str]) -> None:
        """Put a notebook of these cells into the folder that is served."""
        self.page.evaluate(SAVE, [name, list(cells)])

    @contextmanager
    def notebook(self, path: str, *, run: bool = True) -> Iterator[Locator]:
        """Open a notebook with its kernel, run all cells, and close both after; what is in front.

        What was to be seen when a test failed is kept among the artefacts.
        """
        self.command("docmanager:open", path=path, factory="Notebook")
        self.page.wait_for_function(KERNEL_READY)
        panel = self.page.locator(PANEL)
        try:
            if run:
                self.run_all()
            yield panel
        except BaseException:
            self.screenshot(f"failed-{path.replace('/', '-')}")
            raise
        finally:
            self.page.evaluate(CLOSE)

    def run_all(self) -> None:
        """Run all cells of the notebook in front; fails with the first error that a cell shows."""
        self.command("notebook:run-all-cells")
        self.expect_no_error()

    def expect_no_error(self) -> None:
        """Fails if a cell of the notebook in front shows an error (unless it is meant to)."""
        errors = self.page.locator(f"{PANEL} {ERROR}")
        assert not errors.count(), errors.first.inner_text()[:2000]

    def theme(self, name: str) -> None:
        """Change the theme."""
        self.command("apputils:change-theme", theme=name)
        self.page.wait_for_function(THEME_SHOWN, arg=name)

    def screenshot(self, name: str) -> Path:
        """A picture of the page, as high as the notebook in front, kept among the artefacts."""
        size = self.page.viewport_size
        assert size
        height = min(size["height"] + self.page.evaluate(HIDDEN, PANEL), 8000)
        self.page.set_viewport_size({"width": size["width"], "height": height})
        file = ARTEFACTS / "screenshots" / f"{name}.png"
        self.page.screenshot(path=file)
        self.page.set_viewport_size(size)
        return file
