"""Folders: assets are found from any working directory, and no folder of the player's stops the game."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from game.commands import commands
from game.engine.problems import Problem
from game.store import fault_reports
from game.store.platform_folders import PlayerFolders, assets, unwritable
from game.view.lettering.fallback_fonts import _places
from tests.harness.problem_sentences import said, tells

ROOT = Path(__file__).resolve().parents[2]


def test_the_assets_do_not_depend_on_the_working_directory(tmp_path: Path) -> None:
    script = "from game.store.platform_folders import assets; print((assets() / 'strings' / 'en').is_dir())"
    done = subprocess.run(
        [sys.executable, "-c", script],
        cwd=tmp_path, env={"PYTHONPATH": str(ROOT)}, capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert done.stdout.strip() == "True"


def test_a_packaged_program_has_its_assets_in_its_own_folder(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert assets() == tmp_path / "assets"


def test_the_four_folders_of_the_player_are_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, folder in (("CONFIG", "/c"), ("DATA", "/d"), ("STATE", "/s"), ("CACHE", "/k")):
        monkeypatch.setenv(f"XDG_{name}_HOME", folder)
    places = PlayerFolders.of_platform()
    assert len({places.settings, places.data, places.state, places.cache}) == 4
    if sys.platform.startswith("linux"):
        assert places.settings == Path("/c/all-for-one")


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems know every user")
def test_a_player_whom_the_system_does_not_know_is_told_what_to_do(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def unknown(user: int) -> None:
        raise KeyError(user)

    for name in ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(pytest.importorskip("pwd"), "getpwuid", unknown)
    with tells(Problem, "set HOME, or start the game with --data-dir"):
        PlayerFolders.of_platform()
    done = CliRunner().invoke(commands, ["history", "list"])
    assert (done.exit_code, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert "set HOME" in done.stderr
    # The rest of the program goes on without a home, as with --data-dir.
    assert Path("/usr/share/fonts") in _places()[1]
    assert fault_reports._of_this_machine()


def test_a_folder_that_cannot_be_made_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    trouble = unwritable(tmp_path / "file" / "settings")
    assert trouble is not None
    assert said(trouble).endswith("You can play all the same.")
    assert unwritable(tmp_path / "new") is None
