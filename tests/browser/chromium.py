"""A Chromium, driven by Playwright, that never leaves this machine."""

from __future__ import annotations

import os
import shutil
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Page, Route

FLAGS = (
    "--no-sandbox",  # CI runs as root
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",  # whatever asks: a worker, say
)
NAMES = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "C:/Program Files/Google/Chrome/Application/chrome.exe",
)
OWN = ("http://127.0.0.1", "ws://127.0.0.1", "http://localhost", "ws://localhost", "blob:", "data:")


def path() -> str | None:
    """The Chromium to use: whichever `CHROMIUM` names, or one in its usual place."""
    given = os.environ.get("CHROMIUM")
    return next(filter(None, map(shutil.which, (given,) if given else NAMES)), None)


@contextmanager
def launch() -> Iterator[Browser]:
    """A browser with an empty profile."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path(), args=list(FLAGS))
        yield browser
        browser.close()


class Watch:
    """Refuses what a page asks of the outside, and remembers that and the page's errors."""

    def __init__(self, page: Page) -> None:
        self.errors: list[str] = []
        self.outside: list[str] = []
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.route(lambda url: not url.startswith(OWN), self.refuse)

    def refuse(self, route: Route) -> None:
        """Do not let the request out."""
        self.outside.append(route.request.url)
        route.abort()

    def check(self) -> None:
        """Fails if there was anything; then begins anew."""
        errors, outside = self.errors[:], self.outside[:]
        self.errors.clear()
        self.outside.clear()
        assert not errors, f"errors on the page: {errors}"
        assert not outside, f"asked of the outside: {outside}"
