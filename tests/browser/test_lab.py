"""Every notebook in a real JupyterLab: it runs without an error, and asks nothing of the outside."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.lab import DARK, LIGHT, Lab
from tests.render import ROOT, notebooks

pytestmark = pytest.mark.full
COURSE = [str(path.relative_to(ROOT / "notebooks")) for path in notebooks()]


@pytest.mark.parametrize("path", COURSE)
def test_notebook_runs(lab: Lab, path: str) -> None:
    name = path.removesuffix(".ipynb").replace("/", "-")
    with lab.notebook(path) as panel:
        expect(panel.locator(".jp-InputPrompt", has_text="[*]")).to_have_count(0)
        lab.screenshot(f"{name}-light")
        lab.theme(DARK)
        picture = lab.screenshot(f"{name}-dark")
        assert picture.exists()
        lab.theme(LIGHT)


def test_run_all_from_the_menu(lab: Lab) -> None:
    with lab.notebook(COURSE[0], run=False) as panel:
        lab.page.get_by_role("menubar").get_by_text("Run", exact=True).click()
        lab.page.get_by_role("menuitem", name="Run All Cells", exact=True).click()
        expect(panel.locator(".jp-OutputArea-executeResult").first).to_be_visible()
        expect(panel.locator(".jp-InputPrompt", has_text="[*]")).to_have_count(0)
        lab.expect_no_error()
