"""What cannot be read in the player's folder of data is told in one notice, is kept, and hides nothing else."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from game.files.checked_lines import checked_lines
from game.scenes.pause.notice_scene import NoticeScene
from game.scenes.title.title_scene import TitleScene
from game.session.host import Host
from tests.harness.kept import ended, kept, play, watched_plan
from tests.harness.program import Program

NO_GOOD = b"12 00000000 {}\n"


def under_way(data: Path) -> Path:
    """Keep a match under way; return its log."""
    host = Host(watched_plan("oono", ("normal", "normal"), 4))
    journal = kept(host, data)
    play(host, 5)
    host.close()
    return journal.log.path


def put(folder: Path, name: str, content: bytes, age: float) -> Path:
    """Write a file that is newer than others by so many seconds."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / name
    file.write_bytes(content)
    moment = 2_000_000_000.0 + age
    os.utime(file, (moment, moment))
    return file


def changed(log: Path, **values: object) -> bytes:
    """Return a log with other values in its first line."""
    first, *others = (json.loads(line.split(b" ", 2)[2]) for line in log.read_bytes().splitlines())
    return checked_lines(json.dumps(row).encode() for row in ({**first, **values}, *others))


def notices(program: Program) -> list[str]:
    """Close all notices; return their sentences."""
    found = []
    program.frame()
    while isinstance(program.top, NoticeScene):
        found.append(program.top.sentence)
        program.click(program.top.good)
        program.frame()
    return found


@pytest.mark.parametrize("count", [1, 2, 60])
def test_damaged_matches_hide_no_other_and_are_told_of_at_once(tmp_path: Path, count: int) -> None:
    folder = tmp_path / "data" / "matches"
    log = under_way(tmp_path / "data")
    for number in range(count):
        put(folder, f"bad-{number}.match", NO_GOOD, number)
    program = Program(tmp_path)
    (told,) = notices(program)
    assert (f"{count} matches" in told) == (count > 1)
    assert str(folder) in told
    assert isinstance(program.top, TitleScene)
    assert [each.found.path for each in program.top.matches.going] == [log]
    assert len(list(folder.glob("bad-*.broken-1.match"))) == count
    assert notices(Program(tmp_path)) == []


@pytest.mark.parametrize(
    ("values", "part"),
    [
        ({"game": "chess"}, "chess"),
        ({"format": 2}, "newer version"),
        ({"format": "2"}, "the number of its format is wrong"),
        ({"options": {"gravity": True}}, "newer"),
    ],
)
@pytest.mark.parametrize("count", [1, 60])
def test_matches_of_another_version_stay_as_they_are(
    tmp_path: Path, values: dict[str, object], part: str, count: int
) -> None:
    folder = tmp_path / "data" / "matches"
    log = under_way(tmp_path / "data")
    later = changed(log, **values)
    for number in range(count):
        put(folder, f"later-{number}.match", later, number)
    for _ in range(2):
        program = Program(tmp_path)
        (told,) = notices(program)
        assert (f"{count} matches" if count > 1 else part) in told
        assert isinstance(program.top, TitleScene)
        assert [each.found.path for each in program.top.matches.going] == [log]
        assert [each.read_bytes() for each in folder.glob("later*")] == [later] * count
        assert not list(folder.glob("*broken*"))


def test_a_match_that_the_system_does_not_let_be_read_is_told_of_and_stays(tmp_path: Path) -> None:
    folder = tmp_path / "data" / "matches"
    log = under_way(tmp_path / "data")
    loop = folder / "loop.match"
    loop.symlink_to(loop)
    program = Program(tmp_path)
    (told,) = notices(program)
    assert "loop.match" in told
    assert isinstance(program.top, TitleScene)
    assert [each.found.path for each in program.top.matches.going] == [log]
    assert loop.is_symlink()


def test_a_folder_of_matches_that_is_none_is_told_of(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "matches").write_text("mine")
    program = Program(tmp_path)
    (told,) = notices(program)
    assert "Your list of matches cannot be read now" in told
    assert isinstance(program.top, TitleScene)
    assert (tmp_path / "data" / "matches").read_text() == "mine"


@pytest.mark.parametrize("count", [1, 12])
def test_logs_of_the_history_that_cannot_be_read_are_told_of_at_once(
    tmp_path: Path, count: int
) -> None:
    data = tmp_path / "data"
    ended(data, "classic", 1, person=True)
    for number in range(count):
        put(data / "history", f"20300101-00000{number:02}-oono.match", NO_GOOD, number)
    program = Program(tmp_path)
    (told,) = notices(program)
    assert (f"{count} matches" in told) == (count > 1)
    assert str(data / "history") in told
    assert len(list((data / "history").iterdir())) == count + 1
    assert notices(Program(tmp_path)) == []


def test_a_match_of_an_unknown_game_is_told_of_in_the_history(tmp_path: Path) -> None:
    data = tmp_path / "data"
    ended(data, "classic", 1, person=True)
    (log,) = (data / "history").iterdir()
    log.write_bytes(changed(log, game="chess"))
    (told,) = notices(Program(tmp_path))
    assert "chess" in told
    assert log.exists()


@pytest.mark.parametrize(
    ("content", "part"),
    [
        (b"\xff", "byte 1"),
        (b"{", "damaged"),
        (b'{"format": 2, "changes": 7}', "newer version"),
        (b'{"format": "1", "changes": []}', "the number of its format is wrong"),
    ],
)
def test_a_file_of_names_that_cannot_be_read_is_told_of(
    tmp_path: Path, content: bytes, part: str
) -> None:
    data = tmp_path / "data"
    ended(data, "classic", 1, person=True)
    (data / "names.json").write_bytes(content)
    (told,) = notices(Program(tmp_path))
    assert part in told
    assert "names.json" in told
    assert (data / "names.json").read_bytes() == content
