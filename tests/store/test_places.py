"""Files: found from anywhere, and never a reason for the game to stop."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from game.store.places import Places, assets, unwritable
from game.store.settings import FILE, Settings

ROOT = Path(__file__).resolve().parents[2]


def test_the_assets_do_not_depend_on_the_working_directory(tmp_path: Path) -> None:
    script = "from game.store.places import assets; print((assets() / 'strings' / 'en').is_dir())"
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
    places = Places.of_platform()
    assert len({places.settings, places.data, places.state, places.cache}) == 4
    if sys.platform.startswith("linux"):
        assert places.settings == Path("/c/all-for-one")


def test_a_folder_that_cannot_be_made_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    sentence = unwritable(tmp_path / "file" / "settings")
    assert sentence is not None
    assert sentence.endswith("the game runs all the same.")
    assert unwritable(tmp_path / "new") is None


def test_settings_come_back_as_they_were_kept(tmp_path: Path) -> None:
    settings = Settings(name="Dora", text_scale=1.5, games={"classic": {"bots": ["random"]}})
    assert settings.save(tmp_path) is None
    assert Settings.load(tmp_path) == (settings, None)


def test_settings_that_cannot_be_kept_are_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    trouble = Settings().save(tmp_path / "file")
    assert trouble is not None
    assert "cannot be saved" in trouble


@pytest.mark.parametrize("text", ["", "{", "[1]", '"x"', "\x00"])
def test_damaged_settings_are_told_of_and_left_aside(tmp_path: Path, text: str) -> None:
    (tmp_path / FILE).write_text(text)
    settings, trouble = Settings.load(tmp_path)
    assert settings == Settings()
    assert trouble is not None
    assert FILE in trouble


def test_settings_of_the_wrong_kind_have_their_defaults(tmp_path: Path) -> None:
    odd = {"name": 3, "text_scale": 9, "speed": None, "new": 1, "full_screen": True}
    (tmp_path / FILE).write_text(json.dumps(odd))
    settings, trouble = Settings.load(tmp_path)
    assert trouble is None
    assert settings == Settings(text_scale=2.0, full_screen=True)
