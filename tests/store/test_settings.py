"""Settings survive a restart, and nothing that is wrong with their file stops the game."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from dataclasses import fields
from pathlib import Path
from typing import Any, get_type_hints

import pytest

from game.engine.problems import as_written
from game.files import kept_values
from game.store.settings_file import FILE, FORMAT, LastTable, Profile, Settings
from tests.harness.problem_sentences import said


def write(folder: Path, text: str) -> None:
    (folder / FILE).write_text(text, "utf-8")


def set_aside(folder: Path) -> list[Path]:
    return list(folder.glob("settings.broken-*.json"))


def test_without_a_file_everything_is_as_it_comes(tmp_path: Path) -> None:
    assert Settings.load(tmp_path) == (Settings(), None)
    assert list(tmp_path.iterdir()) == []


def test_every_setting_survives(tmp_path: Path) -> None:
    chosen = Settings(
        "Dora", "mei", "en", "night", "tide", "FAST", "SLOW", 1.4, True, True, False, True, "rank",
        True, True, True, True, True, False, False, True, 2500, 120, 4.0, {"music": 0.25}, True,
            {"draw": [120]}, {"draw": [3]}, {"left": {"draw": [5]}},
        {"classic": LastTable(["greedy"], {"rounds": 3, "bad_words": ("drat",)}, 7)}, {"classic": ["turn"]},
            {"classic": True},
        {"Theo": Profile("theo", "lime", ["callout"])}, {"classic": {"Sunday": "classic jump_in"}},
        {"wanda": ["0" * 64]}, "master",
    )  # fmt: skip
    plain = Settings()
    names = [
        each.name
        for each in fields(Settings)
        if each.name not in ("language", "unknown", "left_alone")
    ]
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
    "text",
    [
        *("", "{", "[1, 2]", "null", '{"speed": "FA', "\x00\x01", '{"a": 1}}'),
        *("[" * 2000, '{"a":' * 2000, '{"a": ' + "[" * 5000 + "]" * 5000 + "}"),
    ],
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
    ("name", "value", "expected"),
    [
        ("speed", "RAPID", "one of SLOW, NORMAL, FAST, OFF"),
        ("speed", None, "one of SLOW, NORMAL, FAST, OFF"),
        ("text_scale", 7, "1 to 2"),
        ("text_scale", "large", "1 to 2"),
        ("fair", -1, "0 to 10,000"),
        ("fair", 10**400, "0 to 10,000"),
        ("slowing", 0, "1 to 10"),
        ("full_screen", 1, "true or false"),
        ("volumes", [1], "a table"),
        ("name", "A" * 41, "a text of at most 40 letters"),
        ("name", "A" * 900_000, "a text of at most 40 letters"),
        ("name", " ", "a text of at most 40 letters, and not blank"),
        ("name", "a\nb", "without U+000A, which cannot be shown"),
        ("name", "a\0b", "without U+0000, which cannot be shown"),
        ("name", "\u202eHa", "without U+202E, which cannot be shown"),
        ("portrait", "../ada", "a name of letters and digits"),
        ("theme", "", "a name of letters and digits"),
        ("back", "/dev/zero", "a name of letters and digits"),
        ("language", "../..", "a name of letters and digits"),
        ("language", "x" * 5000, "a name of letters and digits"),
        ("language", "de", "one of en, xx"),
        ("hints", "x", "one of '', hard, master"),
        ("format", 0, "a whole number"),
        ("format", "new", "a whole number"),
    ],
)
def test_one_bad_value_costs_the_others_nothing(
    tmp_path: Path, name: str, value: Any, expected: str
) -> None:
    write(tmp_path, json.dumps({"name": "Dora", name: value, "sorting": "rank"}))
    settings, trouble = Settings.load(tmp_path, ["en", "xx"])
    assert settings == Settings(name="" if name == "name" else "Dora", sorting="rank")
    assert trouble is not None
    structure = value is None or isinstance(value, list)
    assert f"{name} {'must' if structure else 'is'} " in said(trouble)
    assert f"must be {expected}" in said(trouble)
    usual = getattr(Settings(), name, 1)
    nothing = usual in ("", {})
    instead = "it is left out" if nothing else f"{as_written(usual)} is used instead"
    assert instead in said(trouble)
    assert str(tmp_path / FILE) in said(trouble)
    assert len(said(trouble)) < 500
    assert len(set_aside(tmp_path)) == 1


@pytest.mark.parametrize(
    ("name", "good", "bad"),
    [
        ("volumes", {"music": 0.5}, {"effects": 2, "voices": "loud"}),
        ("keys", {"draw": [100]}, {"menu": [2147483648], "play": "d", "sort": [-1], "x": [1] * 17}),
        ("buttons", {"draw": [3]}, {"menu": 3, "play": [None]}),
        (
            "zones",
            {"left": {"draw": [4]}},
            {"right": {"draw": [512]}, "number": {"draw": 4}, "middle": {"draw": [1] * 17}},
        ),
        ("guides", {"oono": ["turn"]}, {"classic": [1]}),
        (
            "games",
            {"classic": {"bots": ["greedy"], "options": {"rounds": 3}}},
            {"oono": {"bots": [{}]}, "attack": 3, "tricks": {"options": {"target": [[]]}}},
        ),
    ],
)
def test_one_bad_entry_costs_the_others_nothing(
    tmp_path: Path, name: str, good: dict[str, Any], bad: dict[str, Any]
) -> None:
    write(tmp_path, json.dumps({name: good}))
    kept, trouble = Settings.load(tmp_path)
    assert trouble is None
    write(tmp_path, json.dumps({name: good | bad, "name": "Dora"}))
    settings, trouble = Settings.load(tmp_path)
    kept.name = "Dora"
    if name == "games":  # each of their values by itself
        kept.games |= {"oono": LastTable(), "tricks": LastTable()}
    assert settings == kept
    assert trouble is not None
    told = said(trouble)
    assert sum(f"{name}.{entry}" in told for entry in bad) == min(3, len(bad))
    assert ("1 more cannot be used" in told) == (len(bad) == 4)
    assert not any(sign in told for sign in "[]{}")


def test_one_bad_value_of_a_table_costs_its_others_nothing(tmp_path: Path) -> None:
    oono = {
        "bots": ["greedy"],
        "options": {"rounds": 3, "target": [[]]},
        "deal": "7",
        "level": "hard",
    }
    jo = {"portrait": "../zoe", "colour": "lime"}
    write(tmp_path, json.dumps({"games": {"oono": oono}, "profiles": {"Jo": jo, "Mei": 3}}))
    settings, trouble = Settings.load(tmp_path)
    assert settings.games == {"oono": LastTable(["greedy"], {"rounds": 3}, 0, "hard")}
    assert settings.profiles == {"Jo": Profile(colour="lime")}
    assert trouble is not None
    told = said(trouble)
    assert "games.oono.options.target must be a number, a text, a list of texts" in told
    assert "games.oono.deal is '7', but must be a whole number (0 is used instead)" in told
    assert "profiles.Jo.portrait is '../zoe'" in told
    assert "('ada' is used instead)" in told
    assert "1 more cannot be used" in told


def test_what_another_version_kept_inside_of_a_table_is_kept(tmp_path: Path) -> None:
    chair = {"name": "Ada", "cushion": "red"}
    oono = {"bots": ["greedy"], "weather": [1], "seating": {"chairs": [chair], "lamp": True}}
    write(tmp_path, json.dumps({"games": {"oono": oono}, "profiles": {"Jo": {"hat": {"big": 1}}}}))
    settings, trouble = Settings.load(tmp_path)
    assert trouble is None
    settings.profiles["Jo"].colour = "lime"
    settings.save(tmp_path)
    kept = json.loads((tmp_path / FILE).read_text())
    jo = {"portrait": "ada", "colour": "lime", "learned": [], "hat": {"big": 1}}
    assert kept["profiles"]["Jo"] == jo
    assert kept["games"]["oono"]["weather"] == [1]
    assert kept["games"]["oono"]["seating"]["lamp"] is True
    assert kept["games"]["oono"]["seating"]["chairs"][0]["cushion"] == "red"
    assert "unknown" not in str(kept)
    assert Settings.load(tmp_path) == (settings, None)


def test_what_another_version_kept_too_deep_is_left_out(tmp_path: Path) -> None:
    write(tmp_path, '{"weather": ' + "[" * 200 + "]" * 200 + ', "sun": 1e999, "name": "Dora"}')
    settings, trouble = Settings.load(tmp_path)
    assert settings == Settings(name="Dora")
    assert trouble is not None
    assert "weather cannot be kept: it is nested more than 32 deep" in said(trouble)
    assert "sun cannot be kept: it is damaged" in said(trouble)


def test_a_byte_order_mark_costs_nothing(tmp_path: Path) -> None:
    write(tmp_path, '\ufeff{"name": "Dora"}')
    assert Settings.load(tmp_path) == (Settings(name="Dora"), None)


def test_a_newer_programs_file_is_read_and_left_alone(tmp_path: Path) -> None:
    text = json.dumps({"format": FORMAT + 1, "name": "Dora", "speed": {"cards": "RAPID"}})
    write(tmp_path, text)
    settings, trouble = Settings.load(tmp_path)
    assert settings.name == "Dora"
    assert trouble is not None
    assert "were saved by a newer version" in said(trouble)
    settings.name = "Emil"
    assert settings.save(tmp_path) is None
    assert [each.read_text("utf-8") for each in tmp_path.iterdir()] == [text]


def test_a_file_without_a_format_is_an_old_one(tmp_path: Path) -> None:
    old = {"keys": {"draw": [100]}, "games": {"classic": {"bots": ["greedy"], "deal": 7}}}
    write(tmp_path, json.dumps(old))
    settings, trouble = Settings.load(tmp_path)
    assert trouble is None
    assert settings.keys == {"draw": [100]}
    assert settings.games == {"classic": LastTable(["greedy"], {}, 7)}
    settings.save(tmp_path)
    assert json.loads((tmp_path / FILE).read_text())["format"] == FORMAT
    assert Settings.load(tmp_path) == (settings, None)


def pipe(path: Path) -> None:
    os.mkfifo(path)


def endless(path: Path) -> None:
    path.symlink_to("/dev/zero")


def loop(path: Path) -> None:
    path.symlink_to(path)


def huge(path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(1 << 40)


@pytest.mark.skipif(os.name != "posix", reason="what Unix alone has")
@pytest.mark.parametrize("make", [pipe, endless, loop, huge])
def test_what_is_no_file_is_moved_out_of_the_way_unread(
    tmp_path: Path, make: Callable[[Path], None]
) -> None:
    make(tmp_path / FILE)
    before = (tmp_path / FILE).lstat()
    settings, trouble = Settings.load(tmp_path)
    assert settings == Settings()
    assert trouble is not None
    (aside,) = set_aside(tmp_path)
    assert aside.name in said(trouble)
    assert aside.lstat().st_ino == before.st_ino
    assert settings.save(tmp_path) is None
    assert Settings.load(tmp_path) == (settings, None)


def test_what_cannot_be_set_aside_is_never_written_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(*_: object) -> None:
        raise OSError(30, "Read-only file system")

    write(tmp_path, "{")
    with monkeypatch.context() as patch:
        patch.setattr("game.store.damaged_files.write_whole", refused)
        settings, trouble = Settings.load(tmp_path)
    assert trouble is not None
    assert "cannot be set aside" in said(trouble)
    assert settings.save(tmp_path) is None
    assert [each.read_text() for each in tmp_path.iterdir()] == ["{"]


def test_the_same_broken_file_is_kept_once_and_another_beside_it(tmp_path: Path) -> None:
    write(tmp_path, "{")
    for _ in range(3):
        Settings.load(tmp_path)
    write(tmp_path, "[")
    Settings.load(tmp_path)
    assert sorted(each.read_text() for each in set_aside(tmp_path)) == ["[", "{"]


def test_what_is_saved_can_always_be_read_again(tmp_path: Path) -> None:
    """Written with a line a value, this would be larger than what is read."""
    write(tmp_path, json.dumps({"weather": [0] * 300_000}))
    settings, trouble = Settings.load(tmp_path)
    assert trouble is None
    assert settings.save(tmp_path) is None
    assert Settings.load(tmp_path) == (settings, None)


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
    assert "(the disk is full)" in said(trouble)
    assert Settings.load(tmp_path)[0].name == "Dora"


def test_the_kinds_of_values_are_looked_up_once_and_not_for_each(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """For 60,000 profiles, in a file that is not too large, that once took seconds."""
    asked: list[object] = []

    def hints(kind: type) -> dict[str, object]:
        asked.append(kind)
        return get_type_hints(kind)

    monkeypatch.setattr(kept_values, "get_type_hints", hints)
    kept_values._hints.cache_clear()
    profiles: dict[str, object] = {f"p{number}": {} for number in range(1000)}
    (tmp_path / FILE).write_text(json.dumps({"format": 1, "profiles": profiles}))
    settings, told = Settings.load(tmp_path, ("en",))
    assert told is None
    assert len(settings.profiles) == 1000
    assert len(asked) == 1


def test_sets_of_rules_have_names_that_can_be_shown_and_lines_of_a_length(tmp_path: Path) -> None:
    kept = {
        "Home": "classic jump_in",
        "": "classic",
        "c\n\u202e" * 300: "classic",
        "Long": "x" * 500,
    }
    write(tmp_path, json.dumps({"sets": {"classic": kept}}))
    settings, trouble = Settings.load(tmp_path)
    assert settings.sets == {"classic": {"Home": "classic jump_in"}}
    assert trouble is not None
    write(tmp_path, json.dumps({"sets": {"classic": {"Long": "x" * 500}}}))
    _, trouble = Settings.load(tmp_path)
    assert trouble is not None
    assert "400" in said(trouble)
