"""Settings survive a restart, and nothing that is wrong with their file stops the game."""

from __future__ import annotations

import json
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from game.store.settings_file import FILE, Settings
from tests.telling import said


def write(folder: Path, text: str) -> None:
    (folder / FILE).write_text(text, "utf-8")


def set_aside(folder: Path) -> list[Path]:
    return list(folder.glob("settings.broken-*.json"))


def test_without_a_file_everything_is_as_it_comes(tmp_path: Path) -> None:
    assert Settings.load(tmp_path) == (Settings(), None)
    assert list(tmp_path.iterdir()) == []


def test_every_setting_survives(tmp_path: Path) -> None:
    chosen = Settings(
        "Dora", "mei", "en", "night", "tide", "FAST", "SLOW", 1.4, True, False, True, "rank", True, True,
        True, 2500, 4.0, {"music": 0.25}, {"draw": [120]}, {"draw": [3]},
        {"classic": {"bots": ["greedy"], "options": {"rounds": 3}}}, {"classic": ["turn"]},
    )  # fmt: skip
    plain = Settings()
    names = [each.name for each in fields(Settings) if each.name not in ("language", "unknown")]
    assert all(getattr(chosen, name) != getattr(plain, name) for name in names)
    assert chosen.save(tmp_path / "new") is None
    assert Settings.load(tmp_path / "new") == (chosen, None)
    assert [each.name for each in (tmp_path / "new").iterdir()] == [FILE]


def test_what_another_version_kept_survives(tmp_path: Path) -> None:
    write(tmp_path, '{"weather": {"rain": [1, 2]}, "speed": "SLOW"}')
    settings, trouble = Settings.load(tmp_path)
    assert trouble is None
    settings.save(tmp_path)
    kept = json.loads((tmp_path / FILE).read_text())
    assert kept["weather"] == {"rain": [1, 2]}
    assert kept["speed"] == "SLOW"


def test_a_folder_in_the_place_of_the_file_is_set_aside_and_told(tmp_path: Path) -> None:
    (tmp_path / FILE).mkdir()
    (tmp_path / FILE / "mine").write_text("x")
    settings, trouble = Settings.load(tmp_path)
    assert settings == Settings()
    assert trouble is not None
    assert "it is a folder" in said(trouble)
    assert "Errno" not in said(trouble)
    (kept,) = set_aside(tmp_path)
    assert kept.name in said(trouble)
    assert (kept / "mine").read_text() == "x"
    assert settings.save(tmp_path) is None
    assert Settings.load(tmp_path) == (settings, None)


@pytest.mark.parametrize(
    "text", ["", "{", "[1, 2]", "null", '{"speed": "FA', "\x00\x01", '{"a": 1}}']
)
def test_a_broken_file_is_set_aside_and_told(tmp_path: Path, text: str) -> None:
    write(tmp_path, text)
    settings, trouble = Settings.load(tmp_path)
    assert settings == Settings()
    assert trouble is not None
    assert str(tmp_path / FILE) in said(trouble)
    (aside,) = set_aside(tmp_path)
    assert aside.name in said(trouble)
    assert aside.read_text("utf-8") == text


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("speed", "RAPID"),
        ("text_scale", 7),
        ("text_scale", "large"),
        ("fair", -1),
        ("slowing", 0),
        ("volumes", {"music": 2}),
        ("volumes", [1]),
        ("full_screen", 1),
        ("keys", {"draw": "d"}),
        ("games", {"classic": 3}),
    ],
)
def test_one_bad_value_costs_the_others_nothing(tmp_path: Path, name: str, value: Any) -> None:
    write(tmp_path, json.dumps({"name": "Dora", name: value}))
    settings, trouble = Settings.load(tmp_path)
    assert settings == Settings(name="Dora")
    assert trouble is not None
    assert name in said(trouble)
    assert len(set_aside(tmp_path)) == 1


def test_whole_numbers_are_good_factors(tmp_path: Path) -> None:
    write(tmp_path, '{"text_scale": 2, "slowing": 10}')
    settings, trouble = Settings.load(tmp_path)
    assert trouble is None
    assert (settings.text_scale, settings.slowing) == (2.0, 10.0)


def test_where_nothing_can_be_written_that_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    trouble = Settings().save(tmp_path / "file" / "settings")
    assert trouble is not None
    assert "cannot be saved" in said(trouble)


def test_the_old_file_stays_until_the_new_one_is_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Settings(name="Dora").save(tmp_path)

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    trouble = Settings(name="Emil").save(tmp_path)
    assert trouble is not None
    assert "No space left" in said(trouble)
    assert Settings.load(tmp_path)[0].name == "Dora"
