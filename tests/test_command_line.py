"""The command line: `mtgrules` starts fast, `mtgrules lab` finds or copies the course."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from mtgrules.__main__ import COMMANDS, main
from mtgrules.commands import lab
from tests.shared import ROOT

pytestmark = pytest.mark.full


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """As if the package were installed from a wheel: it carries the lessons, and no clone is around it."""
    package = tmp_path / "site-packages" / "mtgrules"
    lessons = package / "notebooks"
    (lessons / "rulings").mkdir(parents=True)
    (lessons / lab.START).write_text("first lesson")
    (lessons / "rulings" / "one.ipynb").write_text("one page")
    monkeypatch.setattr(lab, "PACKAGE", package)
    here = tmp_path / "here"
    here.mkdir()
    return here


def test_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["--help"])
    assert stopped.value.code == 0
    out = capsys.readouterr().out
    assert all(f"    {command}" in out for command in COMMANDS)


def test_a_wrong_command_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["labb"])
    assert stopped.value.code == 2
    assert "lab" in capsys.readouterr().err


def test_starting_imports_nothing_heavy() -> None:
    code = (
        "import sys; from mtgrules.__main__ import parser; parser();"
        "print(*{name.split('.')[0] for name in sys.modules})"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    heavy = {
        "jupyterlab",
        "jupyter_server",
        "IPython",
        "ipywidgets",
        "anywidget",
        "pandas",
        "numpy",
        "tornado",
    }
    assert not heavy & set(done.stdout.split())


def test_a_clone_is_served_in_place(tmp_path: Path) -> None:
    assert lab.course(tmp_path) == ROOT / "notebooks"
    assert not list(tmp_path.iterdir())


def test_an_installed_course_is_copied(installed: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = lab.course(installed)
    assert folder == installed / "mtgrules-course"
    assert (folder / lab.START).read_text() == "first lesson"
    assert (folder / "rulings" / "one.ipynb").read_text() == "one page"
    assert "2 files copied" in capsys.readouterr().out


def test_what_the_learner_changed_is_kept(installed: Path) -> None:
    mine = lab.course(installed) / lab.START
    mine.write_text("my notes")
    (mine.parent / "rulings" / "one.ipynb").unlink()
    lab.course(installed)
    assert mine.read_text() == "my notes"
    assert (mine.parent / "rulings" / "one.ipynb").read_text() == "one page"


def test_lessons_are_trusted_unless_somebody_changed_them(
    installed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import nbformat
    from nbformat.sign import NotebookNotary

    monkeypatch.setenv("JUPYTER_DATA_DIR", str(tmp_path / "data"))
    for file, words in (("00_start_here.ipynb", "first"), ("rulings/one.ipynb", "second")):
        cell = nbformat.v4.new_code_cell(words, id="one", outputs=[nbformat.v4.new_output("stream", text=words)])
        text = nbformat.writes(nbformat.v4.new_notebook(cells=[cell]))
        (lab.PACKAGE / "notebooks" / file).write_text(text)
    folder = lab.course(installed)
    mine = folder / "rulings" / "one.ipynb"
    mine.write_text(mine.read_text().replace("second", "not ours"))
    assert lab.sign(folder) == 1
    notary = NotebookNotary()
    for file, trusted in ((folder / lab.START, True), (mine, False)):
        assert notary.check_signature(nbformat.reads(file.read_text(), as_version=4)) is trusted


def test_a_folder_that_cannot_be_written_is_one_clear_line(
    installed: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (installed / lab.COURSE).write_text("a file where the folder should be")
    monkeypatch.chdir(installed)
    assert main(["lab"]) == 2
    err = capsys.readouterr().err
    assert lab.COURSE in err
    assert err.count("\n") == 1


def test_without_jupyterlab_it_says_how_to_install_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(lab, "find_spec", lambda name: None)
    assert main(["lab"]) == 2
    err = capsys.readouterr().err
    assert "pip install" in err
    assert err.count("\n") == 1


def test_arguments_of_jupyterlab() -> None:
    line = lab.arguments(Path("course"), port=8899, no_browser=True)
    assert {"--ServerApp.port=8899", "--ServerApp.port_retries=0", "--no-browser"} <= set(line)
    assert "--LabApp.default_url=/lab/tree/00_start_here.ipynb" in line
    assert "--no-browser" not in lab.arguments(Path("course"), port=None, no_browser=False)


def test_the_user_s_own_settings_win(tmp_path: Path) -> None:
    assert lab.with_our_settings(str(tmp_path)).startswith(str(tmp_path))
    assert (lab.SETTINGS / "labconfig" / "default_setting_overrides.json").is_file()
