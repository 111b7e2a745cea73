"""`mtgrules lab` from an installed wheel, as a new user meets it: the first lesson and nothing else."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.chromium import Watch
from tests.browser.lab import ARTEFACTS, ERROR, run_all_by_menu
from tests.browser.server import free_port, own_setup, running
from tests.shared import ROOT

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser

pytestmark = pytest.mark.full
NOTIFICATIONS = "lab/api/settings/@jupyterlab/apputils-extension:notification"


@pytest.fixture
def course(tmp_path: Path) -> Iterator[str]:
    """The address of a course opened from a wheel, in a folder that was empty."""
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(tmp_path / "site-packages")
    here = tmp_path / "here"
    here.mkdir()
    port = free_port()
    command = [sys.executable, "-m", "mtgrules", "lab", "--no-browser", "--port", str(port)]
    env = own_setup(tmp_path) | {"PYTHONPATH": str(tmp_path / "site-packages"), "JUPYTER_TOKEN": "secret"}
    with running(command, port, cwd=here, env=env, log=tmp_path / "server.log") as address:
        yield address
    assert (here / "mtgrules-course" / "00_start_here.ipynb").is_file()


def test_the_first_lesson_opens_and_runs(course: str, browser: Browser) -> None:
    page = browser.new_page(viewport={"width": 1280, "height": 800})
    watch = Watch(page)
    page.goto(f"{course}/?token=secret")
    page.wait_for_url("**/lab/tree/00_start_here.ipynb**")
    expect(page.get_by_role("tab", name="00_start_here.ipynb")).to_be_visible(timeout=30_000)
    expect(page.get_by_text("Python 3 (ipykernel) | Idle")).to_be_visible(timeout=30_000)
    run_all_by_menu(page)
    expect(page.locator(ERROR)).to_have_count(0)
    page.screenshot(path=ARTEFACTS / "screenshots" / "mtgrules-lab.png")
    expect(page.locator(".Toastify__toast")).to_have_count(0)
    settings = page.request.get(f"{course}/{NOTIFICATIONS}").json()
    properties = settings["schema"]["properties"]
    assert (properties["fetchNews"]["default"], properties["checkForUpdates"]["default"]) == ("false", False)
    watch.check()
    page.close()
