"""The file of a match keeps every whole line, whatever happens to it, and belongs to one program at a time."""

from __future__ import annotations

import errno
import multiprocessing
import os
from pathlib import Path
from typing import Any

import pytest

from game.engine.problems import Phrase
from game.files.checked_lines import checked_line, whole_lines
from game.files.reading import LeftAlone, Unreadable
from game.store.match_folder import MOST_TRIED, FoundMatch, MatchFolder
from game.store.match_log import MatchLog, is_free, log_contents, read_log
from tests.harness.some import some

ROWS = [{"all-for-one": "match", "format": 1}, {"does": "draw"}, {"does": "say \u00e4\n"}]


def written(path: Path, rows: list[dict[str, Any]] = ROWS) -> MatchLog:
    log = MatchLog.create(path)
    for row in rows:
        log.append(row)
    return log


def test_what_was_appended_is_read_at_once_and_after_it_was_closed(tmp_path: Path) -> None:
    log = written(tmp_path / "a" / "one.match")
    assert read_log(log.path).rows == ROWS
    log.close()
    assert read_log(log.path) == (ROWS, log.path.stat().st_size, read_log(log.path).checksum, b"")
    assert log.synced == log.path.stat().st_size


def test_a_log_that_is_cut_anywhere_has_its_whole_lines(tmp_path: Path) -> None:
    content = written(tmp_path / "one.match").path.read_bytes()
    first = content.index(b"\n") + 1
    for end in range(first):
        with pytest.raises(Unreadable):
            log_contents(content[:end])
    for end in some(range(first, len(content) + 1)):
        found = log_contents(content[:end])
        assert found.rows == ROWS[: content[:end].count(b"\n")]
        assert content[: found.end] + found.behind == content[:end]


def test_a_line_that_was_changed_or_left_out_ends_the_log() -> None:
    lines, checksum = [], 0
    for data in (b"one", b"two", b"three", b"four"):
        line, checksum = checked_line(data, checksum)
        lines.append(line)
    assert whole_lines(b"".join(lines)).lines == [b"one", b"two", b"three", b"four"]
    assert whole_lines(b"".join(lines)).checksum == checksum
    assert whole_lines(lines[0] + lines[2]).lines == [b"one"]
    assert whole_lines(lines[0] + lines[0] + lines[1]).lines == [b"one"]
    content = b"".join(lines)
    for at in range(len(content)):
        for bit in (1, 128):
            changed = content[:at] + bytes([content[at] ^ bit]) + content[at + 1 :]
            assert whole_lines(changed).lines == whole_lines(content[:at]).lines


def test_a_log_goes_on_behind_its_last_whole_line(tmp_path: Path) -> None:
    folder = MatchFolder(tmp_path)
    log = folder.create("draughts", 1e9)
    for row in ROWS:
        log.append(row)
    log.close()
    log.path.write_bytes(log.path.read_bytes()[:-3])
    (found,), told = folder.find()
    assert not told
    again, cut = folder.take_up(found)
    assert again is not None
    assert cut is not None
    again.append({"does": "pass"})
    again.close()
    assert read_log(log.path).rows == [*ROWS[:-1], {"does": "pass"}]
    (aside,) = log.path.parent.glob("*.cut-*")
    assert aside.read_bytes() == found.contents.behind


def _hold(path: Path, told: Any, go: Any) -> None:
    log = MatchLog.take_up(path, read_log(path))
    told.send(log is not None)
    go.recv()


def test_two_programs_do_not_write_into_one_log(tmp_path: Path) -> None:
    folder = MatchFolder(tmp_path)
    log = folder.create("draughts", 1e9)
    log.append(ROWS[0])
    assert not is_free(log.path)
    assert folder.find() == ([], [])
    log.close()
    assert is_free(log.path)
    (found,), _ = folder.find()

    context = multiprocessing.get_context("spawn")
    heard, told = context.Pipe()
    other = context.Process(target=_hold, args=(log.path, told, told), daemon=True)
    other.start()
    assert heard.recv() is True
    assert not is_free(log.path)
    assert folder.take_up(found)[0] is None
    other.kill()
    other.join()
    assert is_free(log.path)
    taken, _ = folder.take_up(found)
    assert taken is not None
    taken.close()


def test_a_log_that_has_gone_on_or_moved_since_it_was_read_is_not_taken_up(tmp_path: Path) -> None:
    folder = MatchFolder(tmp_path)
    log = folder.create("draughts", 1e9)
    log.append(ROWS[0])
    log.close()
    (found,), _ = folder.find()
    longer, _ = folder.take_up(found)
    assert longer is not None
    longer.append(ROWS[1])
    longer.close()
    assert folder.take_up(found)[0] is None
    assert folder.end(log.path) == tmp_path / "history" / log.path.name
    assert folder.take_up(found)[0] is None


def test_a_full_disk_loses_nothing_when_there_is_room_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = written(tmp_path / "one.match", ROWS[:1])
    real, room = os.write, [9]

    def full(handle: int, data: bytes) -> int:
        """A disk with room for so many bytes."""
        if not room[0]:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        done = real(handle, data[: room[0]])
        room[0] -= done
        return done

    monkeypatch.setattr(os, "write", full)
    log.append(ROWS[1])
    assert read_log(log.path).rows == ROWS[:1]
    assert read_log(log.path).behind == b""
    told = log.trouble()
    assert told is not None
    assert told.key == "problem.match-unsaved"
    log.append(ROWS[2])
    assert log.trouble() is None
    monkeypatch.undo()
    log.close()
    assert read_log(log.path).rows == ROWS


def test_what_never_had_room_leaves_no_empty_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(handle: int, data: bytes) -> int:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "write", full)
    matches = MatchFolder(tmp_path)
    log = matches.create("classic", 0)
    log.append(ROWS[0])
    assert log.trouble() is not None
    log.close()
    assert matches.find() == ([], [])
    assert not log.path.exists()
    log.path.touch()
    log.close()
    assert log.path.exists()  # closed already: it is somebody else's


def test_an_empty_file_goes_where_no_open_file_can(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So it is on Windows."""
    held, opens, closes = set[int](), os.open, os.close

    def opened(*given: Any) -> int:
        handle = opens(*given)
        held.add(handle)
        return handle

    def close(handle: int) -> None:
        closes(handle)
        held.discard(handle)

    def full(handle: int, data: bytes) -> int:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    def unlink(path: Path) -> None:
        if held:
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
        os.unlink(path)

    monkeypatch.setattr(os, "open", opened)
    monkeypatch.setattr(os, "close", close)
    monkeypatch.setattr(os, "write", full)
    log = written(tmp_path / "one.match", ROWS[:1])
    assert held
    monkeypatch.setattr(Path, "unlink", unlink)
    log.close()
    assert not log.path.exists()


def test_what_is_no_log_is_put_out_of_the_way_and_told_of(tmp_path: Path) -> None:
    folder = MatchFolder(tmp_path)
    folder.under_way.mkdir()
    bad = folder.under_way / "one.match"
    bad.write_bytes(b"12 00000000 {}\n")
    found, (told,) = folder.find()
    assert not found
    assert told.key == "problem.match-lost"
    assert folder.find() == ([], [])
    (aside,) = folder.under_way.iterdir()
    assert aside.read_bytes() == b"12 00000000 {}\n"


def _line(folder: Path, number: int, written: float) -> Path:
    """Put a log of one line into a folder, as if written then."""
    path = folder / f"2026-{number}.match"
    path.write_bytes(checked_line(b"{}", 0)[0])
    os.utime(path, (written, written))
    return path


def test_of_thousands_of_files_some_are_read_at_a_time(tmp_path: Path) -> None:
    """5,000 that have ended, or that a newer program has written, held the title for minutes."""
    folder = MatchFolder(tmp_path)
    folder.under_way.mkdir()
    paths = [_line(folder.under_way, number, number) for number in range(MOST_TRIED + 20)]
    read = list[Path]()

    def newer(found: FoundMatch) -> bool:
        read.append(found.path)
        raise LeftAlone(Phrase("problem.reason-match-newer"))

    _, (told,) = folder.find(newer)
    assert dict(told.values)["count"] == MOST_TRIED
    _, (told,) = MatchFolder(tmp_path).find(newer)
    assert dict(told.values)["count"] == MOST_TRIED + 20
    assert read == paths[::-1]  # each once, those written last first
    _line(folder.under_way, 7, 999)
    folder.find(newer)
    assert read[len(paths) :] == [paths[7]]


def test_a_file_much_larger_than_the_longest_match_is_not_read(tmp_path: Path) -> None:
    """One of 32 MB took 410 MB where it was found and looked at."""
    path = tmp_path / "one.match"
    lines, checksum = [], 0
    for _ in range(13):
        line, checksum = checked_line(b'{"a":"%b"}' % (b"x" * 1_000_000), checksum)
        lines.append(line)
    path.write_bytes(b"".join(lines[:11]))
    assert len(read_log(path).rows) == 11
    path.write_bytes(b"".join(lines))
    with pytest.raises(Unreadable, match="too-large"):
        read_log(path)
