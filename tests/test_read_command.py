"""`mtgrules read` on real pages and on pages that can't be read: text, data, notebook, exit status."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from mtgrules.__main__ import main
from tests.shared import shared

SAMPLE = Path(__file__).parent / "data" / "sample_page.txt"
CLEVER_IMPERSONATOR = "reference/seeds/003_86f4f9606b0f0ec9.txt"
PAGES = {
    "Identity Thief": ("reference/seeds/000_41db25d5f4613ec6.txt", 17),
    "Wall of Stolen Identity": ("reference/seeds/001_379031e58ca6f373.txt", 19),
    "Clever Impersonator": (CLEVER_IMPERSONATOR, 18),
    "Fractured Identity": ("reference/seeds/004_7742f7f633dd76c3.txt", 14),
}


def read_json(path: Path | str, capsys: pytest.CaptureFixture[str]) -> tuple[int, dict[str, object]]:
    status = main(["read", str(path), "--json"])
    return status, json.loads(capsys.readouterr().out)


def test_the_page_of_clever_impersonator_is_read_in_order_played_and_holds(capsys: pytest.CaptureFixture[str]) -> None:
    status, data = read_json(shared(CLEVER_IMPERSONATOR), capsys)
    assert status == 0
    paragraphs = data["paragraphs"]
    assert isinstance(paragraphs, list)
    rules = ["R-106.5", "R-106.7", "R-106.12", "R-106.12a", "R-106.12b", "R-107.3m", "R-107.5", "R-107.6"]
    order = ["CI-1", "CI-2", "CI-3", "CI-4", "CI-5", "CI-6", "CI-7", "CI-8", "CI-9", "CI-10"]
    assert [p["id"] for p in paragraphs] == [*rules, *order]
    assert {p["kind"] for p in paragraphs[:8]} == {"rule"}
    assert all(p["recognised"] and p["status"] and p["rules"] for p in paragraphs)
    assert data["skipped"] == ["Search"]
    scenarios = [s for p in paragraphs[8:] for s in p["scenarios"]]
    assert len(scenarios) == 24
    for scenario in scenarios:
        assert scenario["twins"]
        for claim in scenario["claims"]:
            assert claim["holds"]
            assert claim["why"]
            assert claim["rules"]


@pytest.mark.parametrize("card", PAGES)
def test_every_page_is_read_and_listed_whole(card: str, capsys: pytest.CaptureFixture[str]) -> None:
    file, paragraphs = PAGES[card]
    status, data = read_json(shared(file), capsys)
    assert status == 0
    assert data["page"] == card
    assert len(data["paragraphs"]) == paragraphs  # type: ignore[arg-type]


def test_the_text_shows_before_what_happens_after_claims_with_reasons_and_the_twin(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["read", str(SAMPLE)]) in (0, 1)
    text = capsys.readouterr().out
    for word in ("Before", "What happens", "After", "Most people think", "CR 613.2a · 707.2", "(new)", "Status:"):
        assert word in text
    assert max(len(line) for line in text.splitlines()) <= 80


def test_an_unknown_ruling_is_listed_as_not_recognised_and_the_status_is_1(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "page.txt"
    page.write_text(SAMPLE.read_text() + "\n\nIf you whistle, Clever Impersonator whistles back on the battlefield.\n")
    status, data = read_json(page, capsys)
    assert status == 1
    last = data["paragraphs"][-1]  # type: ignore[index]
    assert not last["recognised"]
    assert "whistles" in last["text"]


def test_holds_is_computed_from_expected_and_got(capsys: pytest.CaptureFixture[str]) -> None:
    from mtgrules.scenario import Checked, Claim
    from mtgrules.trace import Answer

    assert Checked(Claim("Clone", "power", 2), 2, Answer(2, ""), 0).holds
    assert not Checked(Claim("Clone", "power", 2), 3, Answer(3, ""), 0).holds
    assert "holds" not in Checked.fields


def test_the_notebook_walks_the_same_rulings(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "page.ipynb"
    main(["read", str(SAMPLE), "--notebook", str(out)])
    first = out.read_bytes()
    main(["read", str(SAMPLE), "--notebook", str(out)])
    assert out.read_bytes() == first
    cells = json.loads(first)["cells"]
    assert any(cell["source"] == "walk('CI-1')" for cell in cells)
    assert len({cell["id"] for cell in cells}) == len(cells)


def test_the_page_to_keep_is_one_file_that_needs_nothing_from_elsewhere(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "page.html"
    main(["read", str(SAMPLE), "--html", str(out)])
    html = out.read_text(encoding="utf-8")
    assert html.startswith("<!doctype html>")
    assert "becomes a copy of" in html
    assert "unofficial fan content" in html
    for outside in ("http://", "https://", "<script", "<link", "src=", "url("):
        assert outside not in html
    assert "<details>" not in html
    assert main(["read", str(SAMPLE), "--html", str(tmp_path / "no" / "such" / "folder.html")]) == 2
    assert "No such file" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (None, "no such file"),
        (b"", "empty"),
        (b"\0\1\2binary", "not text"),
        (b"\xff\xfe\xfa", "not text"),
        (b"Hello there.", "not a rulings page"),
    ],
)
def test_a_page_that_cannot_be_read_gives_one_clear_line_and_status_2(
    content: bytes | None, says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "page.txt"
    if content is not None:
        page.write_bytes(content)
    assert main(["read", str(page)]) == 2
    captured = capsys.readouterr()
    assert says in captured.err
    assert len(captured.err.splitlines()) == 1
    assert not captured.out


def test_a_page_over_5_mb_is_refused_before_it_is_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "page.txt"
    page.write_text("copy " * 1_100_000)
    assert main(["read", str(page)]) == 2
    assert "5 MB" in capsys.readouterr().err


def test_play_takes_ids_of_rulings_and_of_scenarios_and_prints_a_total(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "CI-2", "CI-9d"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[1] for line in lines[:-1]] == ["CI-2a", "CI-2b", "CI-9d"]
    assert lines[-1] == "3 cases, 3 hold, 0 fail"
    assert main(["play", "CI-99"]) == 2
    assert "no ruling" in capsys.readouterr().err


def test_rules_lists_the_rulings_that_show_a_rule(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "707.5"]) == 0
    assert "CI-6" in capsys.readouterr().out
    assert main(["rules", "707.99"]) == 2
    assert "no rule 707.99" in capsys.readouterr().err
