"""Where does this project live, and how is a lesson or a shared position opened on the web?"""

from __future__ import annotations

import os
from importlib import metadata
from urllib.parse import quote

GITHUB = "https://github.com/"
SHARED = "open_shared.ipynb"
"""The notebook that opens a shared position: it reads the code from the address of its page."""
CODE = "shared"
"""The name under which a code stands in such an address."""
UNKNOWN = (
    "Nobody has said where the project lives. Set MTGRULES_REPOSITORY to the repository's address "
    "(https://github.com/OWNER/NAME), MTGRULES_SITE to the browser-only site's."
)


def repository() -> str:
    """The repository's address: `MTGRULES_REPOSITORY` if it is set, or the one the package was built with.

    Empty where neither is known (the package is used without being installed).
    """
    return _known("MTGRULES_REPOSITORY", "Repository")


def site() -> str:
    """The address of the browser-only site: `MTGRULES_SITE` if it is set, or the one the package was built with."""
    return _known("MTGRULES_SITE", "Course")


def hub() -> str:
    """The address of a JupyterHub that has nbgitpuller: `MTGRULES_HUB`, or nothing."""
    return os.environ.get("MTGRULES_HUB", "").strip().rstrip("/")


def _known(variable: str, label: str) -> str:
    if (address := os.environ.get(variable)) is not None:
        return address.strip().rstrip("/")
    try:
        urls = metadata.metadata("mtgrules").get_all("Project-URL") or []
    except metadata.PackageNotFoundError:
        return ""
    named: dict[str, str] = dict(url.split(", ", 1) for url in urls)
    return named.get(label, "").rstrip("/")


def links(notebook: str = SHARED, *, code: str = "", version: str = "") -> dict[str, str]:
    """The links that open a notebook of the course, with the code of a position if there is one.

    By name: Binder, the browser-only site, and nbgitpuller (only what follows the JupyterHub's address, if nobody said
    that). Empty where the addresses aren't known. `version` is a tag or branch of the repository, otherwise the newest.
    """
    found = {}
    if home := repository():
        found["Binder"] = binder_link(f"notebooks/{notebook}", repository=home, version=version or "HEAD", code=code)
    if there := site():
        found["Browser only"] = site_link(notebook, site=there, code=code)
    if home:
        found["nbgitpuller"] = hub() + puller_link(
            f"notebooks/{notebook}", repository=home, branch=version or "main", code=code
        )
    return found


def binder_link(notebook: str, *, repository: str, version: str = "HEAD", code: str = "") -> str:
    """A link that opens a notebook of a repository on Binder, the file browser beside it.

    >>> binder_link("notebooks/00_start_here.ipynb", repository="https://github.com/someone/something")
    'https://mybinder.org/v2/gh/someone/something/HEAD?urlpath=lab%2Ftree%2Fnotebooks%2F00_start_here.ipynb'
    """
    on_github = repository.startswith(GITHUB)
    where = f"gh/{repository.removeprefix(GITHUB)}" if on_github else f"git/{quote(repository, safe='')}"
    path = quote(_in_lab(notebook, code), safe="")
    return f"https://mybinder.org/v2/{where}/{version}?urlpath={path}"


def site_link(notebook: str, *, site: str, code: str = "") -> str:
    """A link to the browser-only site. A shared position is opened in its console, which runs what stands in the link.

    >>> site_link("01_first_copy.ipynb", site="https://someone.github.io/something")
    'https://someone.github.io/something/lab/index.html?path=01_first_copy.ipynb'
    """
    if not code:
        return f"{site}/lab/index.html?path={quote(notebook)}"
    line = f'from mtgrules import open_shared; open_shared("{code}")'
    return f"{site}/repl/index.html?kernel=python&toolbar=1&code={quote(line)}"


def puller_link(notebook: str, *, repository: str, branch: str = "main", code: str = "") -> str:
    """What follows the address of a JupyterHub that has nbgitpuller: it fetches the course and opens a notebook.

    >>> puller_link("notebooks/00_start_here.ipynb", repository="https://github.com/someone/something")
    '/hub/user-redirect/git-pull?repo=https%3A%2F%2Fgithub.com%2Fsomeone%2Fsomething&branch=main&urlpath=lab%2Ftree%2Fsomething%2Fnotebooks%2F00_start_here.ipynb'
    """
    folder = repository.rpartition("/")[2].removesuffix(".git")
    path = quote(_in_lab(f"{folder}/{notebook}", code), safe="")
    return f"/hub/user-redirect/git-pull?repo={quote(repository, safe='')}&branch={branch}&urlpath={path}"


def _in_lab(notebook: str, code: str) -> str:
    return f"lab/tree/{quote(notebook)}{f'?{CODE}={code}' if code else ''}"
