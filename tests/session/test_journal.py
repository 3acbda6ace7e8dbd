"""The journal of a match: one that is taken up from it goes on as it would have."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.engine.replay import write
from game.engine.variant import Variant
from game.session.controllers import BotSeat, Human
from game.session.host import Host
from game.session.plan import Plan, Seat
from game.session.records.log_reader import logged_match
from game.store.match_log import read_log
from game.variants import VARIANTS
from tests.harness.kept import goes_on, kept, play, read, watched_plan
from tests.harness.some import some

POLICIES = ("easy", "normal", "hard", "normal")
ACTIONS = 60

every_game = pytest.mark.parametrize("variant", VARIANTS, ids=lambda each: each.info.id)


def log_of(path: Path) -> list[bytes]:
    return path.read_bytes().splitlines(keepends=True)


@every_game
def test_a_match_that_was_interrupted_goes_on_as_it_would_have(
    tmp_path: Path, variant: Variant[Any]
) -> None:
    host = Host(watched_plan(variant.info.id, POLICIES, 3))
    journal = kept(host, tmp_path)
    play(host, ACTIONS)
    lines = log_of(journal.log.path)
    done = host.match.log
    for at in some(range(1, len(lines), 7)):
        found = read(b"".join(lines[:at]))
        again = goes_on(found)
        play(again, len(done))
        assert again.match.log == done, f"after line {at}"
        assert again.match.state == host.match.state
        assert list(again.course.recent) == list(host.course.recent)


def test_bots_that_remember_and_search_go_on_as_they_would_have(tmp_path: Path) -> None:
    host = Host(watched_plan("tricks", ("master", "hard", "master"), 5))
    assert all(isinstance(each, BotSeat) for each in host.runner.controllers)
    journal = kept(host, tmp_path)
    play(host, 16)
    lines = log_of(journal.log.path)
    again = goes_on(read(b"".join(lines[:9])))
    play(again, 16)
    assert again.match.log == host.match.log


def test_who_has_sat_down_meanwhile_still_sits_there(tmp_path: Path) -> None:
    host = Host(watched_plan("classic", ("normal", "easy", "normal"), 2))
    journal = kept(host, tmp_path)
    play(host, 10)
    host.seat_person(1, "sky")
    host.seat_bot(2, "inga")
    before = len(host.match.log)
    lines = log_of(journal.log.path)
    found = read(b"".join(lines))
    assert found.plan == host.plan
    again = goes_on(found)
    assert again.course.sat_down == host.course.sat_down
    assert [(each.number, each.seat, each.bot) for each in again.course.sat_down] == [
        (before, 1, ""),
        (before, 2, "inga"),
    ]
    assert list(again.course.recent) == list(host.course.recent)
    host.seat_bot(1, "kofi")
    play(host, 40)
    again.seat_bot(1, "kofi")
    play(again, 40)
    assert again.match.log == host.match.log


def test_who_sits_down_with_another_name_keeps_it(tmp_path: Path) -> None:
    host = Host(watched_plan("classic", ("normal", "easy", "normal"), 2))
    bot, before = host.plan.seats[1].name, host.plan.seats[1].bot
    journal = kept(host, tmp_path)
    play(host, 10)
    host.seat_person(1, "sky", "Grandma")
    found = read(journal.log.path.read_bytes())
    again = goes_on(found)
    for each in (host, again):
        assert each.plan.seats[1].name == each.match.table.names[1] == "Grandma"
        assert each.course.sat_down == [(10, 1, "", bot, before)]
    assert logged_match(read_log(journal.log.path)).plan == host.plan
    host.seat_bot(1, "kofi")
    assert host.plan.seats[1].name == "Grandma"


def test_who_is_away_stays_away_until_a_touch(tmp_path: Path) -> None:
    seats = (Seat("Ada", "ada"), Seat("Ruth", "ruth"), Seat("Jun", "jun", "jun"))
    host = Host(Plan("classic", seats, {}, 3))
    journal = kept(host, tmp_path)
    host.absences.leave(0)
    host.absences.leave(1)
    host.absences.advance(0)
    play(host, 6)
    host.absences.touch(1)
    again = goes_on(read(journal.log.path.read_bytes()))
    assert again.absences.away == again.absences.played == {0}
    assert isinstance(again.runner.controllers[0], BotSeat)
    again.absences.touch(0)
    assert isinstance(again.runner.controllers[0], Human)
    host.seat_person(0, name="Ida")
    assert goes_on(read(journal.log.path.read_bytes())).absences.away == set()


def test_a_bot_that_sits_down_twice_between_two_actions_has_its_generator(tmp_path: Path) -> None:
    host = Host(watched_plan("classic", ("normal", "normal", "normal"), 2))
    journal = kept(host, tmp_path)
    play(host, 10)
    host.seat_bot(1, "kofi")
    host.seat_person(1)
    host.seat_bot(1, "kofi")
    again = goes_on(read(journal.log.path.read_bytes()))
    assert again.luck == host.luck


def test_a_round_that_was_blocked_still_is_when_somebody_has_sat_down_since(tmp_path: Path) -> None:
    people = (Seat("Ada", "ada"), Seat("Ruth", "ruth"))
    host = Host(Plan("classic", people, {"rounds": 2}, 1))
    journal = kept(host, tmp_path)
    while not host.over:  # nobody ever plays a card
        seen = host.match.observe(host.match.state.turn)
        idle = next(each for each in seen.legal if each.verb in ("draw", "pass"))
        assert host.runner.submit(seen.seat, idle) is None
    host.seat_bot(1, "inga")
    again = goes_on(read(journal.log.path.read_bytes()))
    assert again.outcome() == host.outcome()
    assert again.outcome().blocked


def test_a_match_of_several_rounds_has_all_of_its_results(tmp_path: Path) -> None:
    host = Host(watched_plan("classic", ("normal", "normal"), 4, {"rounds": 2}))
    journal = kept(host, tmp_path)
    play(host, 100_000)
    assert host.match.over
    again = goes_on(read(journal.log.path.read_bytes()))
    assert again.outcome() == host.outcome()
    assert list(write(again.match)) == list(write(host.match))


def test_a_match_is_read_as_far_as_its_lines_are_whole(tmp_path: Path) -> None:
    host = Host(watched_plan("attack", ("normal", "normal"), 4))
    journal = kept(host, tmp_path)
    play(host, 4)
    content = journal.log.path.read_bytes()
    lines = content.splitlines(keepends=True)
    for end in some(range(len(lines[0]), len(content))):
        whole = content[:end].count(b"\n") - 1
        assert len(read(content[:end]).match.log) == whole
