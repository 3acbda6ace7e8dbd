"""What a match belongs to, and what it counts for."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from game.engine.actions import Reason
from game.session.host import Host
from game.session.plan import Plan, Seat, TakingBack
from game.session.records.counting import (
    COUNTS,
    Circumstance,
    Purpose,
    circumstances_of,
    counts_for,
)
from game.session.records.history import refresh
from game.session.records.log_reader import kept_match, logged_match
from game.session.records.parts import part_in, part_text, read_part
from game.store.history_index import FILE, HistoryIndex, Wanted
from game.store.match_folder import MatchFolder
from game.store.match_log import read_log
from tests.harness.kept import BEGAN, goes_on, kept, play, watched_plan
from tests.harness.played import played

PART = {"today": "2026-11-24", "dealing": 1}
CUP = {"cup": "a1", "meeting": 5, "match": 2}
BOTS = ("normal", "easy", "normal")


def of_a_person(plan: Plan) -> Plan:
    return replace(plan, seats=(Seat("Ada", "ada"), *plan.seats[1:]))


@pytest.mark.parametrize("part", [PART, CUP])
def test_what_a_match_belongs_to_stands_in_its_first_line(
    tmp_path: Path, part: dict[str, str | int]
) -> None:
    plan = replace(watched_plan("classic", BOTS), part=part)
    host = Host(plan)
    journal = kept(host, tmp_path)
    play(host, 10)
    journal.close()
    contents = read_log(journal.log.path)
    assert contents.rows[0]["part"] == part
    assert not any("part" in row for row in contents.rows[1:])
    found = kept_match(contents)
    assert found.plan == logged_match(contents).plan == plan
    assert goes_on(found).plan.part == part


def test_a_log_without_it_belongs_to_nothing(tmp_path: Path) -> None:
    host = Host(watched_plan("classic", BOTS))
    journal = kept(host, tmp_path)
    journal.close()
    contents = read_log(journal.log.path)
    assert "part" not in contents.rows[0]
    assert kept_match(contents).plan.part == {}


@pytest.mark.parametrize(
    "found",
    [
        None,
        "2026-11-24",
        ["today"],
        {"today": ["2026-11-24"]},
        {"today": True},
        {"today": 1.5},
        {"x" * 65: 1},
        {"today": "x" * 65},
        {str(n): n for n in range(9)},
    ],
)
def test_what_is_no_part_is_none(found: object) -> None:
    assert read_part(found) == {}


@pytest.mark.parametrize("part", [{}, PART, CUP])
def test_the_index_has_it_as_text(part: dict[str, str | int]) -> None:
    assert part_in(part_text(part)) == part


@pytest.mark.parametrize("text", ["[", "[" * 100_000, "1", '{"a": []}'])
def test_what_somebody_has_changed_in_the_index_is_no_part(text: str) -> None:
    assert part_in(text) == {}


def test_another_deal_belongs_to_nothing() -> None:
    plan = replace(watched_plan("classic", BOTS), part=PART, branched=True)
    assert plan.anew(7).part == {}
    assert not plan.anew(7).branched


def test_the_history_knows_what_matches_belong_to_but_of_practice_nothing(tmp_path: Path) -> None:
    plan = of_a_person(watched_plan("classic", BOTS))
    for part, practice in ((PART, False), (PART, True), ({}, False)):
        host = Host(replace(plan, part=part, branched=practice))
        journal = kept(host, tmp_path)
        journal.ended()
        journal.close()
        MatchFolder(tmp_path).end(journal.log.path)
    assert refresh(tmp_path) == 3
    index = HistoryIndex(tmp_path)
    assert sorted(part_text_of(index)) == ["", "", part_text(PART)]
    assert [part_in(each.part) for each in index.find(Wanted(part=True))] == [PART]
    assert index.newest() == BEGAN


def part_text_of(index: HistoryIndex) -> list[str]:
    return [each.part for each in index.find()]


def test_an_empty_history_has_no_newest_match(tmp_path: Path) -> None:
    assert HistoryIndex(tmp_path).newest() == 0


@pytest.mark.parametrize("version", [5, 6, 7, 8])
def test_an_index_that_was_set_aside_tells_what_it_knew(tmp_path: Path, version: int) -> None:
    """Those before had no column for it, nor for whom a match is rated, nor for what its rules were called."""
    index = HistoryIndex(tmp_path)
    known = played("a", "classic", "Ada* jun", [3, 1], 100, part=part_text(PART))
    ada, jun = known.seats
    if version >= 7:
        known = known._replace(seats=(ada._replace(rated=False), jun))
    if version == 8:
        known = known._replace(set_name="Sunday")
    index.put([known])
    with closing(sqlite3.connect(tmp_path / FILE)) as file:
        if version == 5:
            file.execute("ALTER TABLE matches DROP COLUMN part")
        if version < 8:
            file.execute("ALTER TABLE matches DROP COLUMN set_name")
        if version < 7:
            file.execute("ALTER TABLE seats DROP COLUMN rated")
        file.execute(f"PRAGMA user_version = {version}")
        file.commit()
    index.set_aside()
    (found,) = index.before().values()
    assert found == known._replace(rules=0, part="" if version == 5 else known.part)


def test_the_table_says_of_everything_for_what_it_counts() -> None:
    assert set(COUNTS) == set(Circumstance)
    told = {
        each: "".join("x" if counts_for(purpose, [each]) else "-" for purpose in Purpose)
        for each in Circumstance
    }
    assert [each.name for each in Purpose] == [
        "RECORDS", "RATING", "FIRST_TRY", "ACHIEVEMENTS", "CUP", "EVENING",
    ]  # fmt: skip
    assert {each.name: row for each, row in told.items()} == {
        "UNDO": "x--x-x",
        "PRACTICE": "------",
        "HINT": "x--x-x",
        "HOUSE_RULES": "xxxxxx",
        "STAND_IN": "----xx",
    }


def test_a_match_counts_only_if_all_that_happened_lets_it() -> None:
    assert counts_for(Purpose.RECORDS, [])
    assert counts_for(Purpose.RECORDS, [Circumstance.UNDO, Circumstance.HOUSE_RULES])
    assert not counts_for(Purpose.RECORDS, [Circumstance.UNDO, Circumstance.PRACTICE])


def test_a_plan_tells_what_happens_to_its_match() -> None:
    bots = watched_plan("classic", BOTS)
    plan = of_a_person(bots)
    assert circumstances_of(plan) == set()
    assert circumstances_of(bots) == {Circumstance.STAND_IN}
    assert circumstances_of(replace(plan, branched=True)) == {Circumstance.PRACTICE}
    practice = replace(plan, taking_back=TakingBack.PRACTICE)
    assert circumstances_of(practice) == {Circumstance.PRACTICE}
    house = replace(plan, options={"jump_in": True, "rounds": 3})
    assert circumstances_of(house) == {Circumstance.HOUSE_RULES}


def of_two_people(folder: Path) -> tuple[Host, Path]:
    """A match of Ada, Ben and a bot under way, with its log."""
    seats = Seat("Ada", "ada"), Seat("Ben", "ben"), Seat("Jun", "jun", "jun")
    host = Host(Plan("classic", seats, {"rounds": 1}, 5, TakingBack.ALLOWED))
    return host, kept(host, folder).log.path


def played_out(host: Host) -> None:
    """Let the people do what is first, to the end."""
    while not host.match.over:
        seat = host.match.state.turn
        if seat in host.plan.people:
            assert host.runner.submit(seat, host.match.observe(seat).legal[0]) is None
        else:
            host.update(1 if host.waits is None else host.waits)


def rated_in(folder: Path, path: Path) -> dict[str, bool]:
    """For whom the match in a log is rated, once it is in the history."""
    assert MatchFolder(folder).end(path) is not None
    refresh(folder)
    (record,) = HistoryIndex(folder).find()
    assert record.counted
    return {seat.player: seat.rated for seat in record.seats if not seat.bot}


def test_a_match_is_rated_for_whoever_had_no_hint(tmp_path: Path) -> None:
    host, path = of_two_people(tmp_path)
    for _ in range(2):
        host.hinted(1)
    played_out(host)
    host.close()
    assert [row["hinted"] for row in read_log(path).rows if "hinted" in row] == [1]
    assert rated_in(tmp_path, path) == {"Ada": True, "Ben": False}


def test_a_match_in_which_something_was_taken_back_is_rated_for_nobody(tmp_path: Path) -> None:
    host, path = of_two_people(tmp_path)
    while isinstance(host.may_take_back(0), Reason):
        seat = host.match.state.turn
        if seat in host.plan.people:
            assert host.runner.submit(seat, host.match.observe(seat).legal[0]) is None
        else:
            host.update(1 if host.waits is None else host.waits)
    assert host.take_back(0) is None
    played_out(host)
    host.close()
    assert rated_in(tmp_path, path) == {"Ada": False, "Ben": False}


def test_a_match_with_nothing_of_that_is_rated_for_all(tmp_path: Path) -> None:
    host, path = of_two_people(tmp_path)
    played_out(host)
    host.close()
    assert rated_in(tmp_path, path) == {"Ada": True, "Ben": True}
