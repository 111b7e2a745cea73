"""`python -m tests` counts honestly: what fails, what is skipped, what never ran."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests import __main__ as command

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.full
REPORT = '<testsuites><testsuite tests="7" failures="1" errors="1" skipped="2"/></testsuites>'


@pytest.fixture
def part(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    monkeypatch.setattr(command, "CI", False)
    return monkeypatch


def with_part(monkeypatch: pytest.MonkeyPatch, result: command.Result, missing: str = "") -> None:
    monkeypatch.setattr(command, "PARTS", (command.Part("one", "one", lambda: result, lambda: missing),))


def test_a_report_is_added_up(tmp_path: Path) -> None:
    (tmp_path / "r.xml").write_text(REPORT)
    assert command.counted(tmp_path / "r.xml", 1) == command.Result(passed=3, failed=2, skipped=2)


def test_a_run_that_ends_badly_counts_as_failed(tmp_path: Path) -> None:
    assert command.counted(tmp_path / "missing.xml", 5) == command.Result(failed=1)


@pytest.mark.parametrize(
    ("result", "status", "last"),
    [
        (command.Result(passed=3), 0, "3 passed, 0 failed"),
        (command.Result(passed=3, skipped=1), 0, "3 passed, 0 failed, 1 skipped"),
        (command.Result(passed=3, failed=1), 1, "3 passed, 1 failed"),
        (command.Result(), 1, "0 passed, 0 failed"),
    ],
)
def test_status_and_last_line(
    part: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    result: command.Result,
    status: int,
    last: str,
) -> None:
    with_part(part, result)
    assert command.main(["one"]) == status
    assert capsys.readouterr().out.splitlines()[-1] == last


@pytest.mark.parametrize(("ci", "last"), [(False, "0 passed, 0 failed, 1 skipped"), (True, "0 passed, 1 failed")])
def test_a_missing_tool_skips_but_fails_in_ci(
    part: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], ci: bool, last: str
) -> None:
    part.setattr(command, "CI", ci)
    with_part(part, command.Result(passed=1), missing="no such tool")
    assert command.main([]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[-1] == last
    assert any("no such tool" in line for line in lines)


def test_an_unknown_part_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        command.main(["nonsense"])
    assert "unit" in capsys.readouterr().err
