"""The history of matches: an index that is made from the logs, and made again when it is lost."""

from __future__ import annotations

import csv
import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from game.session.host import Host
from game.session.plan import Plan, Seat, TakingBack
from game.session.records.history import Backlog, reader, rebuild, refresh, rename_person
from game.session.records.history_export import as_csv, export_files
from game.store.history_index import HistoryIndex, Wanted
from game.store.match_folder import MatchFolder
from game.store.name_changes import NewerNames, keep_change, load_changes
from tests.harness.kept import BEGAN, ended, kept
from tests.harness.played import played


def nobody(path: Path, error: object) -> None:
    raise AssertionError(path, error)


def test_the_index_has_every_match_that_has_ended(tmp_path: Path) -> None:
    hosts = [
        ended(tmp_path, "classic", 1, person=True),
        ended(tmp_path, "oono", 2, person=False),
        ended(tmp_path, "attack", 3, person=True, whole=False),
    ]
    assert refresh(tmp_path, trouble=nobody) == 3
    assert refresh(tmp_path, trouble=nobody) == 0
    index = HistoryIndex(tmp_path)
    found = {each.game: each for each in index.find()}
    assert {game: each.counted for game, each in found.items()} == {
        "classic": True, "oono": False, "attack": False,
    }  # fmt: skip
    for host in hosts:
        each = found[host.plan.game]
        assert [seat.score for seat in each.seats] == host.match.state.scores
        assert each.actions == len(host.match.log)
        assert each.seed == host.plan.seed
        winners = host.match.state.winners if host.match.over else []
        assert [seat.seat for seat in each.seats if seat.won] == winners
    assert [each.game for each in index.find(Wanted(game="oono"))] == ["oono"]
    assert len(index.find(Wanted(player="Ruth"))) == 3
    assert index.find(Wanted(player="Nobody")) == []


def test_large_logs_are_read_one_by_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Twenty of the largest at once kept a screen waiting for half a minute."""
    for seed in range(3):
        ended(tmp_path, "oono", seed, person=True)
    backlog = Backlog(tmp_path, nobody)
    monkeypatch.setattr("game.session.records.history.BYTES_AT_ONCE", 100)
    assert backlog.read(20) == 1
    monkeypatch.undo()
    assert len(backlog.left) == 2
    assert backlog.read(20) == 2
    assert not backlog.left


def test_wins_of_people_are_counted_since_a_day(tmp_path: Path) -> None:
    wins = 0
    for seed in range(4):
        host = ended(tmp_path, "classic", seed, person=True)
        wins += 0 in host.match.state.winners
    refresh(tmp_path)
    index = HistoryIndex(tmp_path)
    assert index.wins("Ruth", 0) == wins > 0
    assert index.wins("Ruth", BEGAN + 1) == 0
    assert index.wins("Jun", 0) == 0  # a bot


def test_damage_that_comes_out_as_the_index_is_written_is_mended_at_once(tmp_path: Path) -> None:
    """Seats of a match that the index has under another name: those of its log are there already."""
    ended(tmp_path, "classic", 1, person=True)
    refresh(tmp_path)
    before = HistoryIndex(tmp_path).find()
    with closing(sqlite3.connect(HistoryIndex(tmp_path).path)) as file, file:
        file.execute("UPDATE matches SET name = 'other'")
    refresh(tmp_path, 20)
    assert HistoryIndex(tmp_path).find() == before


@pytest.mark.parametrize("damage", [b"", b"not a file of SQLite at all" * 50])
def test_an_index_that_is_lost_is_made_again(tmp_path: Path, damage: bytes) -> None:
    ended(tmp_path, "classic", 1, person=True)
    ended(tmp_path, "classic", 2, person=True)
    refresh(tmp_path)
    index = HistoryIndex(tmp_path)
    before = index.find()
    index.path.unlink()
    if damage:
        index.path.write_bytes(damage)
    assert refresh(tmp_path, trouble=nobody) == 2
    assert index.find() == before


@pytest.mark.parametrize("place", range(0, 40_000, 1_237))
def test_an_index_is_made_again_wherever_it_is_damaged(tmp_path: Path, place: int) -> None:
    ended(tmp_path, "classic", 1, person=True)
    ended(tmp_path, "classic", 2, person=True)
    refresh(tmp_path)
    index = HistoryIndex(tmp_path)
    before = index.find()
    content = bytearray(index.path.read_bytes())
    content[place : place + 100] = b"\xff" * len(content[place : place + 100])
    index.path.write_bytes(content)
    refresh(tmp_path, trouble=nobody)
    assert index.find() == before
    assert [each.name for each in index.people()] == ["Ruth"]


def test_a_folder_in_the_place_of_the_index_is_set_aside(tmp_path: Path) -> None:
    ended(tmp_path, "classic", 1, person=True)
    index = HistoryIndex(tmp_path)
    index.path.mkdir()
    (index.path / "mine").write_text("of somebody")
    for _ in range(2):
        assert rebuild(tmp_path, nobody) == 1
    assert (tmp_path / "history.sqlite.before-1" / "mine").read_text() == "of somebody"


def test_an_index_that_is_not_there_is_not_made_to_be_looked_into(tmp_path: Path) -> None:
    index = HistoryIndex(tmp_path)
    assert refresh(tmp_path, trouble=nobody) == 0
    assert (index.names(), index.find(), index.wins("Ruth", 0)) == (set(), [], 0)
    assert not list(tmp_path.iterdir())


def test_a_log_that_the_system_does_not_let_be_read_is_tried_again(tmp_path: Path) -> None:
    ended(tmp_path, "classic", 1, person=True)
    (log,) = (tmp_path / "history").iterdir()
    away = log.rename(tmp_path / "away")
    log.symlink_to(log)
    for _ in range(2):
        backlog = Backlog(tmp_path)
        assert backlog.read(100) == 0
        assert list(backlog.failed) == [log]
    log.unlink()
    away.rename(log)
    assert refresh(tmp_path, most=100, trouble=nobody) == 1


def test_where_the_folder_cannot_be_read_nothing_is_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ended(tmp_path, "classic", 1, person=True)
    refresh(tmp_path, trouble=nobody)

    def refuse(path: Path) -> None:
        raise PermissionError(13, "Permission denied", str(path))

    with monkeypatch.context() as patched:
        patched.setattr(Path, "iterdir", refuse)
        with pytest.raises(PermissionError):
            refresh(tmp_path)
    assert HistoryIndex(tmp_path).count() == 1


def test_a_match_whose_log_is_gone_is_forgotten(tmp_path: Path) -> None:
    ended(tmp_path, "classic", 1, person=True)
    refresh(tmp_path)
    (log,) = (tmp_path / "history").iterdir()
    log.unlink()
    refresh(tmp_path)
    assert HistoryIndex(tmp_path).find() == []


def test_logs_that_cannot_be_read_do_not_stand_before_the_others_for_ever(tmp_path: Path) -> None:
    host = ended(tmp_path, "classic", 1, person=True)
    history = tmp_path / "history"
    for number in range(3):  # named as if they had begun later
        (history / f"99990101-00000{number}-classic.match").write_bytes(b"nothing")
    told: list[str] = []

    def trouble(path: Path, error: object) -> None:
        told.append(path.name)

    assert refresh(tmp_path, 2, trouble) == 0
    assert refresh(tmp_path, 2, trouble) == 1
    assert [each.seed for each in HistoryIndex(tmp_path).find()] == [host.plan.seed]
    assert refresh(tmp_path, 2, trouble) == 0
    assert sorted(told) == sorted(each.name for each in history.glob("9999*"))
    assert refresh(tmp_path, trouble=trouble) == 0  # whoever has the time tries them again
    assert len(told) == 6
    (good,) = (each for each in history.iterdir() if not each.name.startswith("9999"))
    for bad in history.glob("9999*"):
        bad.write_bytes(good.read_bytes())
    assert refresh(tmp_path) == 3
    assert HistoryIndex(tmp_path).unread(reader()) == set()


def test_a_person_who_is_called_otherwise_keeps_the_matches(tmp_path: Path) -> None:
    ended(tmp_path, "classic", 1, person=True)
    refresh(tmp_path)
    index = HistoryIndex(tmp_path)
    rename_person(tmp_path, "Ruth", "Eve", BEGAN + 1)
    assert [each.name for each in index.people()] == ["Eve"]
    assert [each.new for each in load_changes(tmp_path)] == ["Eve"]


def test_an_index_that_is_made_again_knows_the_names_of_today(tmp_path: Path) -> None:
    ended(tmp_path, "classic", 1, person=True)
    ended(tmp_path, "classic", 2, person=False)
    keep_change(tmp_path, "Ruth", "Eve", BEGAN + 1)
    refresh(tmp_path)
    index = HistoryIndex(tmp_path)
    assert [each.name for each in index.people()] == ["Eve"]
    assert len(index.find(Wanted(player="Ruth"))) == 1  # a bot
    index.path.unlink()
    refresh(tmp_path)
    assert [each.name for each in index.people()] == ["Eve"]


def test_the_backlog_is_read_bit_by_bit(tmp_path: Path) -> None:
    for seed in range(3):
        ended(tmp_path, "classic", seed, person=True)
    backlog = Backlog(tmp_path)
    assert (len(backlog.left), backlog.read(2), len(backlog.left)) == (3, 2, 1)
    assert HistoryIndex(tmp_path).count() == 2
    assert (backlog.read(2), backlog.read(2)) == (1, 0)
    assert Backlog(tmp_path).left == []
    place = {
        seat.place for each in HistoryIndex(tmp_path).find() for seat in each.seats if seat.won
    }
    assert place == {1}


def test_matches_are_exported_into_files(tmp_path: Path) -> None:
    ended(tmp_path / "data", "classic", 1, person=True)
    refresh(tmp_path / "data")
    found = HistoryIndex(tmp_path / "data").find()
    table, rows = export_files(found, tmp_path / "out")
    assert table.read_text("utf-8") == as_csv(found)
    header, *lines = csv.reader(table.read_text("utf-8").splitlines())
    assert [len(line) for line in lines] == [len(header)] * 2
    told = [dict(zip(header, line, strict=True)) for line in lines]
    assert [each["player"] for each in told] == [seat.player for seat in found[0].seats]
    assert [each["achieved"].split() for each in told] == [
        list(seat.achieved) for seat in found[0].seats
    ]
    assert [each["match"] for each in json.loads(rows.read_text())] == [found[0].name]


@pytest.mark.parametrize(
    ("name", "cell"),
    [
        ("=1+1", "'=1+1"),
        ("+Ada", "'+Ada"),
        ("@Ada", "'@Ada"),
        ("-Ada", "'-Ada"),
        (" =1", "' =1"),
        ("＝1", "'＝1"),
        ("Ada=1", "Ada=1"),
        ('A, "b"', 'A, "b"'),
    ],
)
def test_no_name_becomes_a_formula_in_a_table(name: str, cell: str) -> None:
    record = played("1", "classic", "Ada* jun", [-3, 1], BEGAN)
    own = record.seats[0]._replace(player=name)
    table = as_csv([record._replace(seats=(own, *record.seats[1:]))])
    header, row, *_ = csv.reader(table.splitlines())
    told = dict(zip(header, row, strict=True))
    assert (told["player"], told["score"]) == (cell, "-3")


@pytest.mark.parametrize("back", [TakingBack.ALLOWED, TakingBack.PRACTICE])
def test_what_was_taken_back_within_the_rules_counts_and_practice_does_not(
    tmp_path: Path, back: TakingBack
) -> None:
    seats = (Seat("Ada", "ada"), Seat("Ruth", "ruth", "ruth", level="normal"))
    host = Host(Plan("classic", seats, {}, 3, back))
    journal = kept(host, tmp_path)
    undone = 0
    while not host.match.over:
        if host.match.state.turn == 0:
            legal = host.match.observe(0).legal
            host.runner.submit(0, legal[0])
            if undone < 2 and host.take_back(0) is None:
                undone += 1
        else:
            host.update(1 if host.waits is None else host.waits)
    assert undone == 2
    host.close()
    assert MatchFolder(tmp_path).end(journal.log.path) is not None
    refresh(tmp_path, trouble=nobody)
    (record,) = HistoryIndex(tmp_path).find()
    assert record.actions == len(host.match.log)
    assert record.counted is (back is TakingBack.ALLOWED)


def test_names_that_a_newer_program_has_kept_are_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "names.json"
    newer = '{"format": 2, "changes": [["Ada", "Eve", 300, "why"]]}'
    file.write_text(newer, encoding="utf-8")
    assert load_changes(tmp_path) == []
    with pytest.raises(NewerNames):
        keep_change(tmp_path, "Ada", "Jo", 400.0)
    assert file.read_text(encoding="utf-8") == newer
    assert [each.name for each in tmp_path.iterdir()] == ["names.json"]
