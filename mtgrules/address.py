"""Where does this project live, and how is a lesson of it opened on the web?"""

from __future__ import annotations

import os
from importlib import metadata
from urllib.parse import quote


def repository() -> str:
    """The repository's address: `MTGRULES_REPOSITORY` if it is set, or the one the package was built with.

    Empty where neither is known (the package is used without being installed).
    """
    if address := os.environ.get("MTGRULES_REPOSITORY"):
        return address.rstrip("/")
    try:
        urls = metadata.metadata("mtgrules").get_all("Project-URL") or []
    except metadata.PackageNotFoundError:
        return ""
    named: dict[str, str] = dict(url.split(", ", 1) for url in urls)
    return named.get("Repository", "")


def binder_link(notebook: str, *, repository: str, version: str = "HEAD") -> str:
    """A link that opens a notebook of a repository on Binder, the file browser beside it.

    >>> binder_link("notebooks/00_start_here.ipynb", repository="https://github.com/someone/something")
    'https://mybinder.org/v2/gh/someone/something/HEAD?urlpath=lab%2Ftree%2Fnotebooks%2F00_start_here.ipynb'
    """
    name = repository.removeprefix("https://github.com/")
    path = quote(f"lab/tree/{notebook}", safe="")
    return f"https://mybinder.org/v2/gh/{name}/{version}?urlpath={path}"
