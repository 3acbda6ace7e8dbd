"""What was tried at puzzles is kept, whoever else writes, and comes back when it is due."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path

import pytest

from game.engine.problems import Phrase
from game.files.reading import Unreadable
from game.session.puzzles.attempts import (
    FORMAT,
    KIND,
    MOST_LINES,
    Attempt,
    KeptAttempts,
    attempt_row,
    attempts_in,
)
from game.session.puzzles.puzzle_progress import (
    days_solved,
    is_open,
    progress_by_puzzle,
    todays_puzzle,
)
from game.session.records.small_logs import head_row
from game.session.today.first_tries import streak
from game.store.match_log import LogContents, MatchLog
from game.store.name_changes import NameChange
from tests.harness.some import some

DAY = date(2026, 11, 24)
KEYS = [f"tricks/{number:03}" for number in range(10)]


def tried(
    day: int = 0,
    *,
    right: bool,
    puzzle: str = "tricks/001",
    at: float = 0,
    todays: bool = False,
) -> Attempt:
    return Attempt(puzzle, "Ada", 1000.0 * day + at, DAY + timedelta(day), right, todays)


def test_attempts_are_kept_in_one_log(tmp_path: Path) -> None:
    kept = KeptAttempts(tmp_path)
    made = [tried(day, right=day > 0, todays=day > 1) for day in range(3)]
    for each in some(made):
        kept.note(each)
    assert KeptAttempts(tmp_path).attempts() == made
    assert [each.name for each in kept.folder.iterdir()] == [f"1.{KIND}"]


def test_only_the_line_of_today_s_puzzle_says_so() -> None:
    assert "todays" not in attempt_row(tried(right=True))
    assert attempt_row(tried(right=True, todays=True))["todays"] is True


@pytest.mark.parametrize("value", [1, "true", None])
def test_a_line_that_does_not_say_whether_it_was_today_s_is_refused(value: object) -> None:
    row = {**head_row(KIND, FORMAT), **attempt_row(tried(right=True))}
    assert attempts_in(LogContents([row], 0, 0, b"")) == [tried(right=True)]
    with pytest.raises(Unreadable):
        attempts_in(LogContents([{**row, "todays": value}], 0, 0, b""))


def test_a_full_log_is_followed_by_another(tmp_path: Path) -> None:
    kept = KeptAttempts(tmp_path)
    for number in range(MOST_LINES + 1):
        kept.note(tried(right=True, at=number / 10))
    assert len(kept.attempts()) == MOST_LINES + 1
    assert (kept.folder / f"2.{KIND}").exists()


def test_another_program_that_has_the_log_takes_nothing_away(tmp_path: Path) -> None:
    kept = KeptAttempts(tmp_path)
    kept.note(tried(right=False))
    path = kept.folder / f"1.{KIND}"
    contents = kept._logs.read(1)
    held = MatchLog.take_up(path, contents)
    assert held is not None
    kept.note(tried(1, right=True))
    held.close()
    assert kept.attempts() == [tried(right=False), tried(1, right=True)]


def test_a_damaged_log_is_told_of_and_left(tmp_path: Path) -> None:
    told: list[Phrase] = []
    kept = KeptAttempts(tmp_path, told.append)
    kept.folder.mkdir()
    (kept.folder / f"1.{KIND}").write_text("nothing that was ever written")
    kept.note(tried(right=True))
    assert kept.attempts() == [tried(right=True)]
    assert [each.key for each in told] == ["problem.puzzles-unread"]
    assert (kept.folder / f"1.{KIND}").read_text() == "nothing that was ever written"


def test_who_has_another_name_now_keeps_what_was_tried(tmp_path: Path) -> None:
    kept = KeptAttempts(tmp_path)
    kept.note(tried(right=True))
    changes = [NameChange("Ada", "Adele", 5000.0)]
    assert kept.of("Adele", changes) == [tried(right=True)]
    assert kept.of("Ada", changes) == []


def test_a_miss_comes_back_after_one_three_and_seven_days() -> None:
    tries = [tried(0, right=False)]
    for day, back in some([(1, 4), (4, 11), (11, None)]):
        (known,) = progress_by_puzzle(tries).values()
        assert known.back == DAY + timedelta(day)
        assert not known.is_back(DAY + timedelta(day - 1))
        assert known.is_back(DAY + timedelta(day))
        tries.append(tried(day, right=True))
        (known,) = progress_by_puzzle(tries).values()
        assert known.solved
        assert known.back == (None if back is None else DAY + timedelta(back))


def test_solving_it_again_at_once_does_not_send_it_away() -> None:
    (known,) = progress_by_puzzle([tried(right=False), tried(right=True, at=1)]).values()
    assert (known.solved, known.back) == (True, DAY + timedelta(1))
    assert not is_open({"a/b": known}, "a/b", DAY)
    assert is_open({"a/b": known}, "a/b", DAY + timedelta(1))


def test_missed_again_it_begins_anew() -> None:
    tries = [tried(right=False), tried(1, right=True), tried(4, right=False)]
    (known,) = progress_by_puzzle(tries).values()
    assert known.back == DAY + timedelta(5)


def test_solved_at_once_it_does_not_come_back() -> None:
    (known,) = progress_by_puzzle([tried(right=True)]).values()
    assert (known.solved, known.back) == (True, None)


def test_a_puzzle_not_tried_is_open() -> None:
    assert is_open({}, "tricks/001", DAY)


def test_todays_puzzle_is_the_same_for_everybody() -> None:
    drawn = [todays_puzzle(KEYS, DAY + timedelta(day)) for day in range(30)]
    assert drawn[:4] == [todays_puzzle(KEYS, DAY + timedelta(day)) for day in range(4)]
    assert len(set(drawn)) > 5
    assert todays_puzzle([], DAY) == ""


def test_the_streak_counts_days_with_their_own_puzzle_solved() -> None:
    tries = [tried(day, right=True, todays=True) for day in range(3)]
    tries.append(tried(3, right=True))
    days = days_solved(tries)
    assert days == {DAY + timedelta(day) for day in range(3)}
    assert streak(days, DAY + timedelta(2)) == 3


def test_a_miss_alone_is_no_day_of_the_streak() -> None:
    missed = tried(right=False, todays=True)
    assert days_solved([missed]) == set()
    assert days_solved([missed, missed._replace(at=5, right=True)]) == {DAY}
