"""JupyterLab on loopback, with a copy of the notebooks and a set-up of its own."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

SETTINGS = {
    # every cell is in the page, so that a locator finds it without scrolling
    "@jupyterlab/notebook-extension/tracker": {"windowingMode": "none", "scrollPastLastCell": False},
    "@jupyterlab/apputils-extension/notification": {
        "checkForUpdates": False,
        "doNotDisturbMode": True,
        "fetchNews": "false",
    },
    "@jupyterlab/docmanager-extension/plugin": {"autosave": False},
}


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        port: int = s.getsockname()[1]
    return port


def own_setup(folder: Path) -> dict[str, str]:
    """An environment in which Jupyter neither reads nor changes the user's own files."""
    names = {
        "JUPYTER_CONFIG_DIR": "config",
        "JUPYTER_DATA_DIR": "data",
        "JUPYTER_RUNTIME_DIR": "runtime",
        "JUPYTERLAB_SETTINGS_DIR": "settings",
        "JUPYTERLAB_WORKSPACES_DIR": "workspaces",
        "IPYTHONDIR": "ipython",
    }
    return {**os.environ, **{name: str(folder / sub) for name, sub in names.items()}}


@contextmanager
def running(command: list[str], port: int, *, cwd: Path, env: dict[str, str], log: Path) -> Iterator[str]:
    """Run a Jupyter server until the block ends; its address, once it answers."""
    address = f"http://127.0.0.1:{port}"
    with log.open("wb") as out:
        process = subprocess.Popen(
            command, cwd=cwd, env=env, stdin=subprocess.DEVNULL, stdout=out, stderr=subprocess.STDOUT
        )
        try:
            wait_until_it_answers(process, address, log)
            yield address
        finally:
            process.terminate()
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def wait_until_it_answers(process: subprocess.Popen[bytes], address: str, log: Path) -> None:
    """Ask until the server answers; fails with the end of its log."""
    end = time.monotonic() + 90
    while time.monotonic() < end and process.poll() is None:
        try:
            urllib.request.urlopen(f"{address}/api", timeout=2).close()
        except urllib.error.HTTPError as error:
            error.close()
        except OSError:
            time.sleep(0.1)
            continue
        return
    raise RuntimeError(f"no answer from {address}:\n{log.read_text()[-3000:]}")


@contextmanager
def jupyterlab(notebooks: Path, folder: Path) -> Iterator[str]:
    """JupyterLab with a copy of `notebooks`, everything it writes being in `folder`; its address."""
    shutil.copytree(notebooks, folder / "work")
    for name, value in SETTINGS.items():
        file = folder / "settings" / f"{name}.jupyterlab-settings"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps(value))
    port = free_port()
    command = [
        *(sys.executable, "-m", "jupyterlab", "--no-browser", "--allow-root"),
        "--ServerApp.ip=127.0.0.1",
        f"--ServerApp.port={port}",
        "--ServerApp.port_retries=0",
        f"--ServerApp.root_dir={folder / 'work'}",
        "--ServerApp.terminals_enabled=False",
        "--IdentityProvider.token=",
        "--LabApp.expose_app_in_browser=True",  # window.jupyterapp
        "--LabApp.extension_manager=readonly",
        "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate",
    ]
    env = own_setup(folder)
    with running(command, port, cwd=folder / "work", env=env, log=folder / "server.log") as address:
        yield address
