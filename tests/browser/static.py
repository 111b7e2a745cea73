"""A static web host on loopback: it has files, and answers nothing else."""

from __future__ import annotations

from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


class Files(SimpleHTTPRequestHandler):
    """Files with the media types that a browser's modules and WebAssembly need, on every system."""

    extensions_map = {
        **SimpleHTTPRequestHandler.extensions_map,
        ".css": "text/css",
        ".js": "text/javascript",
        ".json": "application/json",
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
    }

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 (its name in the base class)
        """A test has other things to print."""

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        """Remember what isn't there."""
        if isinstance(self.server, Host):
            self.server.missing.append(self.path)
        super().send_error(code, message, explain)


class Host(ThreadingHTTPServer):
    """The host, and what was asked of it in vain."""

    daemon_threads = True

    def __init__(self, folder: Path) -> None:
        super().__init__(("127.0.0.1", 0), partial(Files, directory=str(folder)))
        self.missing: list[str] = []

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server_port}"


@contextmanager
def hosting(folder: Path) -> Iterator[Host]:
    """Serve a folder until the block ends."""
    with Host(folder) as host:
        Thread(target=host.serve_forever, daemon=True).start()
        yield host
        host.shutdown()
