"""Everything that must hold, in one command: `python -m tests [PART ...]`."""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree as ET
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

from tests.bare import copy_pytest

ROOT = Path(__file__).parents[1]
HERE = ROOT / "tests"
REPORTS = ROOT / "artefacts" / "reports"
CI = os.environ.get("CI", "").lower() in ("1", "true")


@dataclass(frozen=True)
class Result:
    """How many tests of a part passed, failed and were skipped, and why it could not run, if so."""

    passed: int = 0
    failed: int = 0
    skipped: int = 0
    why: str = ""


@dataclass(frozen=True)
class Part:
    """One thing to run. `group` is what the command line calls it."""

    group: str
    name: str
    run: Callable[[], Result]
    needs: Callable[[], str] = str
    """Says which tool is missing, or nothing."""


def environment() -> dict[str, str]:
    """Every part's environment: the clone's own package, and bytecode kept, so that kernels start fast."""
    env = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
    return {**env, "PYTHONPATH": str(ROOT), "JUPYTER_PLATFORM_DIRS": "1", "MTGRULES_PROGRESS": ""}


def call(*command: str | Path) -> int:
    """Run a command in the clone; its exit status."""
    return subprocess.run(command, cwd=ROOT, env=environment(), stdin=subprocess.DEVNULL, check=False).returncode


def tool(*arguments: str) -> Callable[[], Result]:
    """A Python tool that only passes or fails."""
    return lambda: Result(failed=1) if call(sys.executable, "-m", *arguments) else Result(passed=1)


def pytest(report: str, *arguments: str) -> Callable[[], Result]:
    """A pytest run, counted from its report."""

    def run() -> Result:
        file = fresh(f"{report}.xml")
        return counted(file, call(sys.executable, "-m", "pytest", "-q", f"--junitxml={file}", *arguments))

    return run


def fresh(name: str) -> Path:
    """Where a report is about to be written."""
    REPORTS.mkdir(parents=True, exist_ok=True)
    (REPORTS / name).unlink(missing_ok=True)
    return REPORTS / name


def counted(report: Path, status: int) -> Result:
    """Add up a JUnit report. A run that ends badly without a failed test (none found, say) counts as one."""
    suites = ET.parse(report).getroot().iter("testsuite") if report.exists() else ()
    tests = failed = skipped = 0
    for suite in suites:
        tests += int(suite.get("tests", 0))
        failed += int(suite.get("failures", 0)) + int(suite.get("errors", 0))
        skipped += int(suite.get("skipped", 0))
    passed = tests - failed - skipped
    return Result(passed, failed or int(status != 0), skipped)


def pyodide() -> Result:
    """The rules' tests in Pyodide, which gets pytest's own files, all of them plain Python."""
    report = fresh("pyodide.xml")
    with tempfile.TemporaryDirectory() as folder:
        copy_pytest(Path(folder))
        status = call("node", HERE / "pyodide" / "run.mjs", ROOT, folder, REPORTS)
    return counted(report, status)


def lacks(module: str) -> Callable[[], str]:
    """Says that a module isn't installed, if so."""
    return lambda: "" if find_spec(module) else f"no {module}"


def npm_packages() -> str:
    """Install what package-lock.json says, unless it is there; what is missing, or nothing."""
    if not (shutil.which("node") and shutil.which("npm")):
        return "no node and npm"
    lock, installed = HERE / "package-lock.json", HERE / "node_modules" / ".package-lock.json"
    if installed.exists() and installed.stat().st_mtime >= lock.stat().st_mtime:
        return ""
    return "npm could not install its packages" if call("npm", "ci", "--silent", "--prefix", HERE) else ""


def chromium() -> str:
    """Says that there is no browser, if so."""
    from tests.browser.chromium import path

    return "" if path() else "no Chromium (set CHROMIUM to one, if it has another name)"


def browser_tools() -> str:
    """What a browser test with axe-core lacks, or nothing."""
    return chromium() or npm_packages()


WORKFLOWS = sorted(str(path) for path in (ROOT / ".github" / "workflows").glob("*.yml"))
BROWSER = ("tests/browser", "-p", "no:xdist")
PARTS = (
    Part("lint", "ruff check", tool("ruff", "check", "--quiet", ".")),
    Part("lint", "ruff format", tool("ruff", "format", "--quiet", "--check", ".")),
    Part("lint", "types", tool("mypy")),
    Part(
        "lint",
        "workflows",
        tool("check_jsonschema", "--builtin-schema", "vendor.github-workflows", *WORKFLOWS),
        lacks("check_jsonschema"),
    ),
    Part("unit", "unit tests", pytest("unit", "-n", "2", "--ignore=tests/browser", "--ignore=tests/test_release.py")),
    Part("notebooks", "saved outputs", tool("tests.render", "--check")),
    Part(
        "notebooks",
        "notebooks, cell by cell",
        pytest(
            *("notebooks", "-o", "addopts=", "--nbval", "--nbval-current-env"),
            *("-n", "2", "--dist", "loadfile", "notebooks"),
        ),
    ),
    Part("widgets", "widgets on a blank page", pytest("widgets", *BROWSER, "-m", "blank"), browser_tools),
    Part(
        "browser", "JupyterLab in a browser", pytest("browser", *BROWSER, "-m", "not blank and not site"), browser_tools
    ),
    Part("site", "the course without a server", pytest("site", *BROWSER, "-m", "site"), browser_tools),
    Part("release", "a release that could go out", pytest("release", "tests/test_release.py")),
    Part("pyodide", "rules in Pyodide", pyodide, npm_packages),
)


def attempt(part: Part) -> tuple[Result, float]:
    """Run a part; what cannot be run is skipped for a person and fails in CI. Also the seconds it took."""
    start = time.monotonic()
    print(f"\n== {part.name}", flush=True)
    why = part.needs()
    result = Result(failed=int(CI), skipped=int(not CI), why=why) if why else part.run()
    return result, time.monotonic() - start


def line(part: Part, result: Result, seconds: float) -> str:
    """A line of the summary."""
    word = "FAILED" if result.failed else "passed" if result.passed else "skipped"
    counts = f"{result.passed} passed, {result.failed} failed, {result.skipped} skipped"
    return f"{word:8} {part.name:26} {seconds:6.1f} s   {result.why or counts}"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the parts asked for, or all; 0 if at least one test ran and none failed."""
    parser = argparse.ArgumentParser("python -m tests", description="Everything that must hold.")
    groups = list(dict.fromkeys(part.group for part in PARTS))
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"{', '.join(groups)}; all, if none is named")
    given = parser.parse_args(arguments)
    if unknown := set(given.parts) - set(groups):
        parser.error(f"no part {', '.join(sorted(unknown))}: there are {', '.join(groups)}")
    results = [(part, *attempt(part)) for part in PARTS if not given.parts or part.group in given.parts]
    print("\n== summary")
    for result in results:
        print(line(*result))
    passed, failed, skipped = (sum(getattr(r, n) for _, r, _ in results) for n in ("passed", "failed", "skipped"))
    print(f"{sum(seconds for *_, seconds in results):.0f} s in all")
    print(f"{passed} passed, {failed} failed" + (f", {skipped} skipped" if skipped else ""))
    return int(failed > 0 or passed == 0)


if __name__ == "__main__":
    sys.exit(main())
