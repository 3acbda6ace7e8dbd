"""Par: 200 matches of a deal, kept batch by batch, so that a kill costs no more than the one being played."""

from __future__ import annotations

import multiprocessing
import time
from datetime import date
from pathlib import Path

import pytest

from game.session.today import kept_par, par_worker
from game.session.today.kept_par import ENDING, LARGEST, KeptPar
from game.session.today.par import AT_ONCE, MATCHES, Par, is_won, wins_of
from game.session.today.par_worker import ParWorker
from game.session.today.todays_deal import TodaysDeal, drawn, games_of_the_day
from game.store.match_log import LogContents, MatchLog, read_log
from tests.harness.some import some

DAY = date(2026, 11, 24)
DEAL = drawn("classic", DAY)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int, int]]:
    """Let every third match be won, without being played; the batches that were played."""
    played: list[tuple[str, int, int]] = []

    def wins(deal: TodaysDeal, first: int, end: int) -> int:
        played.append((deal.game, first, end))
        return sum(number % 3 == 0 for number in range(first, end))

    monkeypatch.setattr(kept_par, "wins_of", wins)
    return played


WINS = sum(number % 3 == 0 for number in range(MATCHES))


@pytest.mark.parametrize(
    ("wins", "percent"), [(0, 0), (1, 1), (24, 12), (25, 13), (199, 100), (200, 100)]
)
def test_par_is_told_in_whole_per_cent_once_all_are_played(wins: int, percent: int) -> None:
    assert Par(wins, MATCHES).percent == percent
    assert Par(min(wins, 199), MATCHES - 1).percent is None
    assert Par().percent is None


@pytest.mark.parametrize("game", games_of_the_day())
def test_a_match_of_par_always_ends_in_the_same_way(game: str) -> None:
    deal = drawn(game, DAY)
    ends = [is_won(deal, number) for number in range(4)]
    assert [is_won(deal, number) for number in range(4)] == ends
    assert wins_of(deal, 1, 4) == sum(ends[1:])


def test_it_is_kept_and_not_played_again(tmp_path: Path, quick: list[tuple[str, int, int]]) -> None:
    kept = KeptPar(tmp_path)
    assert kept.of(DEAL) == Par()
    assert kept.play(DEAL) == kept.of(DEAL) == Par(WINS, MATCHES)
    assert [first for _, first, _ in quick] == [*range(0, MATCHES, AT_ONCE)]
    quick.clear()
    assert kept.play(DEAL) == Par(WINS, MATCHES)
    assert quick == []
    other = drawn("oono", DAY)
    assert kept.of(other) == kept.of(drawn("classic", date(2026, 11, 23))) == Par()
    assert kept.path(other) == kept.path(DEAL)
    kept.play(other)
    assert kept.of(DEAL) == kept.of(other) == Par(WINS, MATCHES)


def test_after_a_cut_anywhere_it_goes_on_and_comes_to_the_same(
    tmp_path: Path, quick: list[tuple[str, int, int]]
) -> None:
    kept = KeptPar(tmp_path)
    kept.play(DEAL)
    path = kept.path(DEAL)
    content = path.read_bytes()
    for at in some(range(0, len(content), 5)):
        path.write_bytes(content[:at])
        whole = max(content[:at].count(b"\n") - 1, 0)
        assert kept.of(DEAL).played == whole * AT_ONCE
        quick.clear()
        assert kept.play(DEAL) == Par(WINS, MATCHES)
        assert len(quick) == MATCHES // AT_ONCE - whole
        assert path.read_bytes() == content


@pytest.mark.parametrize("content", [b"", b"nonsense\n", b"\0" * 4096])
def test_what_is_no_par_is_made_again(
    tmp_path: Path, quick: list[tuple[str, int, int]], content: bytes
) -> None:
    kept = KeptPar(tmp_path)
    kept.folder.mkdir()
    kept.path(DEAL).write_bytes(content)
    assert kept.of(DEAL) == Par()
    assert kept.play(DEAL) == Par(WINS, MATCHES)
    assert len(quick) == MATCHES // AT_ONCE


def test_a_file_with_much_more_than_a_month_is_made_again(
    tmp_path: Path, quick: list[tuple[str, int, int]]
) -> None:
    kept = KeptPar(tmp_path)
    kept.play(DEAL)
    whole = kept.path(DEAL).read_bytes()
    kept.path(DEAL).write_bytes(whole + bytes(LARGEST))
    assert kept.of(DEAL) == Par()
    assert kept.play(DEAL) == Par(WINS, MATCHES)
    assert kept.path(DEAL).read_bytes() == whole


def test_that_of_a_newer_program_stays(tmp_path: Path, quick: list[tuple[str, int, int]]) -> None:
    kept = KeptPar(tmp_path)
    log = MatchLog.create(kept.path(DEAL))
    log.append({"all-for-one": "par", "format": 2})
    log.close()
    before = kept.path(DEAL).read_bytes()
    assert kept.play(DEAL) == Par()
    assert kept.path(DEAL).read_bytes() == before
    assert quick == []


def test_two_programs_do_not_write_into_one_file(
    tmp_path: Path, quick: list[tuple[str, int, int]]
) -> None:
    kept = KeptPar(tmp_path)
    kept.play(DEAL)
    path = kept.path(DEAL)
    other = MatchLog.take_up(path, read_log(path))
    assert other is not None
    quick.clear()
    assert kept.play(drawn("oono", DAY)) == Par()
    assert quick == []
    other.close()


def test_a_file_that_another_program_has_just_made_stays(
    tmp_path: Path, quick: list[tuple[str, int, int]]
) -> None:
    kept = KeptPar(tmp_path)
    other = MatchLog.create(kept.path(DEAL))
    assert kept.play(DEAL) == Par()
    assert quick == []
    other.append({"all-for-one": "par", "format": 1})
    other.close()
    assert kept.play(DEAL) == Par(WINS, MATCHES)
    assert len(read_log(kept.path(DEAL)).rows) == 1 + MATCHES // AT_ONCE


@pytest.mark.parametrize(
    "rows",
    [
        [{"from": 20, "to": 40, "wins": 3}],
        [{"from": 0, "to": 20, "wins": 21}],
        [{"from": 0, "to": 20, "wins": -1}],
        [{"from": 0, "to": 201, "wins": 3}],
        [{"from": 0, "to": 0, "wins": 0}],
        [{"from": 0, "to": "20", "wins": 3}],
        [{"from": True, "to": 20, "wins": 3}, {}],
        [{"from": 0, "to": 20}],
    ],
)
def test_lines_that_cannot_be_are_passed_over(rows: list[dict[str, object]]) -> None:
    told = [{"game": "classic", "day": "2026-11-24", **row} for row in rows]
    good = {"game": "classic", "day": "2026-11-24", "from": 0, "to": 20, "wins": 7}
    assert kept_par.par_in([*told, good, good], DEAL) == Par(7, 20)


def test_a_process_beside_the_window_plays_it(tmp_path: Path) -> None:
    """It is killed after its first batch; the next one goes on with what was kept."""
    worker = ParWorker(tmp_path)
    worker.want(DEAL)
    assert worker.works
    assert not worker.kept.of(DEAL).percent
    until = time.monotonic() + 500
    while worker.kept.of(DEAL).played == 0 and time.monotonic() < until:
        multiprocessing.active_children()
        time.sleep(0.05)  # it gives way to whoever else works, and so to a test that only looks
    worker.close()
    assert not worker.works
    played = worker.kept.of(DEAL)
    assert played.played >= AT_ONCE
    assert played.wins == wins_of(DEAL, 0, played.played)
    assert list(tmp_path.joinpath("today").glob(f"*{ENDING}")) == [worker.kept.path(DEAL)]


class FakeProcess:
    """A process that has been started, and lives until it is told."""

    started: list[FakeProcess] = []  # noqa: RUF012

    def __init__(self, target: object, args: tuple[object, ...], daemon: bool) -> None:
        self.args, self.alive = args, True

    def start(self) -> None:
        self.started.append(self)

    def is_alive(self) -> bool:
        return self.alive

    def join(self) -> None:
        pass

    def kill(self) -> None:
        self.alive = False


def test_pars_are_played_one_after_the_other_each_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Context:
        Process = FakeProcess

    monkeypatch.setattr(FakeProcess, "started", [])
    monkeypatch.setattr(par_worker.multiprocessing, "get_context", lambda way: Context)
    worker = ParWorker(tmp_path)
    first, second = DEAL, drawn("oono", DAY)
    for deal in (first, second, first):
        worker.want(deal)
    assert [each.args[1] for each in FakeProcess.started] == ["classic"]
    FakeProcess.started[0].alive = False
    worker.advance()
    assert [each.args[1] for each in FakeProcess.started] == ["classic", "oono"]
    assert worker.works
    FakeProcess.started[1].alive = False
    worker.advance()
    assert not worker.works
    worker.want(first)
    assert len(FakeProcess.started) == 2


def test_a_par_that_was_not_finished_is_tried_again_some_seconds_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Context:
        Process = FakeProcess

    monkeypatch.setattr(FakeProcess, "started", [])
    monkeypatch.setattr(par_worker.multiprocessing, "get_context", lambda way: Context)
    now = [50.0]
    worker = ParWorker(tmp_path, lambda: now[0])
    worker.want(DEAL)
    now[0] += 100
    worker.want(DEAL)
    assert len(FakeProcess.started) == 1
    FakeProcess.started[0].alive = False
    worker.want(DEAL)
    assert not worker.works
    now[0] += par_worker.AGAIN - 1
    worker.want(DEAL)
    assert len(FakeProcess.started) == 1
    now[0] += 1
    worker.want(DEAL)
    assert worker.works
    assert [each.args[1] for each in FakeProcess.started] == ["classic", "classic"]


def test_a_file_that_stays_the_same_is_read_once(
    tmp_path: Path, quick: list[tuple[str, int, int]], monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = KeptPar(tmp_path)
    kept.play(DEAL)
    read: list[Path] = []

    def noted(path: Path, limit: int) -> LogContents:
        read.append(path)
        return read_log(path, limit=limit)

    monkeypatch.setattr(kept_par, "read_log", noted)
    for _ in range(5):
        assert KeptPar(tmp_path).of(DEAL) == Par(WINS, MATCHES)
    assert len(read) == 1
    path = kept.path(DEAL)
    path.write_bytes(path.read_bytes()[:-10])
    assert kept.of(DEAL).played == MATCHES - AT_ONCE
    path.write_bytes(b"nonsense")
    read.clear()
    assert [kept.of(DEAL) for _ in range(5)] == [Par()] * 5
    assert len(read) == 1
