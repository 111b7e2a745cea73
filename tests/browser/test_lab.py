"""Every notebook in a real JupyterLab: it runs without an error, and asks nothing of the outside."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.lab import DARK, Lab, run_all_by_menu
from tests.render import ROOT, notebooks

pytestmark = pytest.mark.full
COURSE = [path.relative_to(ROOT / "notebooks").as_posix() for path in notebooks()]


@pytest.mark.parametrize("path", COURSE)
def test_notebook_runs(lab: Lab, path: str) -> None:
    name = path.removesuffix(".ipynb").replace("/", "-")
    with lab.notebook(path) as panel:
        expect(panel.locator(".jp-InputPrompt", has_text="[*]")).to_have_count(0)
        lab.screenshot(f"{name}-light")
        lab.theme(DARK)
        lab.screenshot(f"{name}-dark")


def test_run_all_from_the_menu(lab: Lab) -> None:
    with lab.notebook(COURSE[0], run=False) as panel:
        run_all_by_menu(lab.page)
        expect(panel.locator(".jp-OutputArea-output").first).to_be_visible()
        lab.expect_no_error()
