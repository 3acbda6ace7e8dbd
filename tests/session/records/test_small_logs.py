"""A small log is begun whole or not at all, and nobody else's goes where that fails."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from game.session.records.small_logs import SmallLogs
from game.store.match_log import MatchLog

ROW = {"all-for-one": "cup"}


def full(handle: int, data: bytes) -> int:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def test_what_a_full_disk_does_not_take_is_told_and_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    logs = SmallLogs(tmp_path, "cup", 1000)
    monkeypatch.setattr(os, "write", full)
    with pytest.raises(OSError, match="No space"):
        logs.begin(1, ROW)
    assert logs.numbers() == []
    monkeypatch.undo()
    assert logs.begin(1, ROW)
    before = logs.read(1)
    monkeypatch.setattr(os, "write", full)
    with pytest.raises(OSError, match="No space"):
        logs.add(1, before, ROW)
    assert logs.read(1) == before


def test_what_has_room_at_the_second_try_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real, tried = os.write, list[bytes]()

    def first_full(handle: int, data: bytes) -> int:
        tried.append(data)
        return full(handle, data) if len(tried) == 1 else real(handle, data)

    monkeypatch.setattr(os, "write", first_full)
    logs = SmallLogs(tmp_path, "cup", 1000)
    assert logs.begin(1, ROW)
    assert len(tried) == 2
    assert logs.read(1).rows == [ROW]


def test_a_log_that_another_program_begins_where_one_failed_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = SmallLogs(tmp_path, "cup", 1000), SmallLogs(tmp_path, "cup", 1000)
    close = MatchLog.close

    def closed(log: MatchLog) -> None:
        close(log)
        monkeypatch.undo()
        assert other.begin(1, ROW)

    monkeypatch.setattr(os, "write", full)
    monkeypatch.setattr(MatchLog, "close", closed)
    with pytest.raises(OSError, match="No space"):
        one.begin(1, ROW)
    assert other.read(1).rows == [ROW]
