"""Logs of matches that have ended and are damaged in the middle: no other result takes the place of theirs."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.engine.problems import Phrase
from game.engine.replay import ReplayError
from game.files.reading import Unreadable, unreadable
from game.session.records.history import can_be_shown, rebuild, refresh
from game.store.history_index import UNKNOWN_RULES, HistoryIndex
from game.store.match_folder import ENDED
from game.tools import check_replay
from tests.harness.kept import ended
from tests.harness.some import some


def lone_log(data: Path) -> Path:
    (log,) = (data / ENDED).iterdir()
    return log


def flip(log: Path, at: int, bit: int = 0) -> bytes:
    """Change one bit of a log; return what it holds now."""
    content = bytearray(log.read_bytes())
    content[at] ^= 1 << bit
    log.write_bytes(content)
    return bytes(content)


def an_action_in_the_middle(log: Path) -> int:
    """Return where the data of one of the actions stands."""
    content = log.read_bytes()
    return content.index(b'"seat"', len(content) // 3) + len('"seat":')


@pytest.mark.parametrize("index", [True, False])
@pytest.mark.parametrize("whole", [True, False])
def test_the_result_stays_when_a_bit_flips_in_the_middle(
    tmp_path: Path, index: bool, whole: bool
) -> None:
    ended(tmp_path, "oono", 1, person=True, whole=whole)
    refresh(tmp_path)  # one that was left says so from now on
    log = lone_log(tmp_path)
    before = HistoryIndex(tmp_path).find()
    damaged = flip(log, an_action_in_the_middle(log))
    told: list[tuple[Path, Unreadable]] = []
    for number in range(2):
        if not index:
            HistoryIndex(tmp_path).path.unlink()
        assert rebuild(tmp_path, lambda *each: told.append(each)) == 1
        (record,) = HistoryIndex(tmp_path).find()
        assert record.seats == before[0].seats
        assert (record.over, record.counted) == (before[0].over, before[0].counted)
        assert not can_be_shown(record)
        assert [each.name for each in (tmp_path / ENDED).iterdir()] == [log.name]
        assert log.read_bytes() == damaged
        assert len(told) == number + 1
    line = damaged[: an_action_in_the_middle(log)].count(b"\n") + 1
    for path, error in some(told):
        assert (path, error.phrase) == (log, unreadable("match-damaged", line=line).phrase)


def test_wherever_a_bit_flips_no_other_result_is_told(tmp_path: Path) -> None:
    ended(tmp_path, "classic", 1, person=True)
    log = lone_log(tmp_path)
    content = log.read_bytes()
    refresh(tmp_path)
    (before,) = HistoryIndex(tmp_path).find()
    kept = 0
    last = content.rindex(b"\n", 0, -1)
    places = [*range(0, last, 997), *range(content.rindex(b'"ended"') - 400, len(content), 3)]
    for at in some(places):
        for each in (tmp_path / ENDED).iterdir():
            each.unlink()
        HistoryIndex(tmp_path).path.unlink()
        log.write_bytes(content)
        flip(log, at, at % 8)
        refresh(tmp_path)
        for record in HistoryIndex(tmp_path).find():
            assert (record.over, [each.score for each in record.seats]) == (
                before.over, [each.score for each in before.seats],
            ), at  # fmt: skip
            kept += 1
    assert kept > len(places) * 0.8


def test_damage_that_hides_the_end_leaves_a_match_out(tmp_path: Path) -> None:
    ended(tmp_path, "classic", 1, person=False)
    log = lone_log(tmp_path)
    at = an_action_in_the_middle(log)
    flip(log, at)
    damaged = flip(log, log.read_bytes().rindex(b'"ended"'))
    told: list[Path] = []
    for _ in range(2):
        assert rebuild(tmp_path, lambda path, error: told.append(path)) == 0
        assert log.read_bytes() == damaged
        assert lone_log(tmp_path) == log
    assert told == [log, log]


@pytest.mark.parametrize("torn", [0, 3])
def test_what_the_index_knows_stays_where_the_end_of_a_log_is_gone(
    tmp_path: Path, torn: int
) -> None:
    ended(tmp_path, "oono", 1, person=True)
    refresh(tmp_path)
    (before,) = HistoryIndex(tmp_path).find()
    log = lone_log(tmp_path)
    lines = log.read_bytes().splitlines(keepends=True)
    middle = len(lines) // 2
    log.write_bytes(b"".join(lines[:middle]) + lines[middle][:torn])
    cut = log.read_bytes()
    told: list[Phrase] = []
    for _ in range(2):
        assert rebuild(tmp_path, lambda path, error: told.append(error.phrase)) == 1
        (record,) = HistoryIndex(tmp_path).find()
        assert record == before._replace(rules=UNKNOWN_RULES)
        assert log.read_bytes() == cut
    assert told == [unreadable("match-end-gone").phrase] * 2


def test_a_damaged_log_is_not_held_to_be_whole_when_it_is_checked(tmp_path: Path) -> None:
    ended(tmp_path, "oono", 1, person=True)
    log = lone_log(tmp_path)
    assert check_replay.check(log).endswith("finished")
    flip(log, an_action_in_the_middle(log))
    with pytest.raises(ReplayError, match=r"it is damaged in line \d"):
        check_replay.check(log)
