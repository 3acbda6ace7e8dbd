"""The journal of a match: one that is taken up from it goes on as it would have."""

from __future__ import annotations

import os
from json import dumps
from pathlib import Path
from typing import Any

import pytest

from game.engine.replay import write
from game.engine.variant import Variant
from game.files.checked_lines import checked_line
from game.files.reading import LeftAlone, Unreadable
from game.session.controllers import BotSeat
from game.session.host import Host
from game.session.journal import FORMAT, Newer, OlderRules, logged_match
from game.session.plan import Plan, Seat
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
    bot = host.plan.seats[1].name
    journal = kept(host, tmp_path)
    play(host, 10)
    host.seat_person(1, "sky", "Grandma")
    found = read(journal.log.path.read_bytes())
    again = goes_on(found)
    for each in (host, again):
        assert each.plan.seats[1].name == each.match.table.names[1] == "Grandma"
        assert each.course.sat_down == [(10, 1, "", bot)]
    assert logged_match(read_log(journal.log.path)).plan == host.plan
    host.seat_bot(1, "kofi")
    assert host.plan.seats[1].name == "Grandma"


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


def test_what_is_no_match_and_what_is_a_newer_one_is_refused(tmp_path: Path) -> None:
    host = Host(watched_plan("oono", ("normal", "normal"), 4))
    journal = kept(host, tmp_path)
    head = read_log(journal.log.path).rows[0]
    journal.log.close()

    newer = [f"problem.reason-match-{each}" for each in ("newer", "format", "game", "option")]

    def refused(**changes: object) -> str:
        row = {**head, **changes}
        with pytest.raises(Unreadable) as caught:
            read(checked_line(dumps(row).encode(), 0)[0])
        assert isinstance(caught.value, Newer) == (caught.value.phrase.key in newer)
        assert isinstance(caught.value, OlderRules) == (changes.get("rules") == 0)
        return caught.value.phrase.key

    assert refused(format=99) == "problem.reason-match-newer"
    assert refused(rules=0) == "problem.reason-match-rules"
    assert refused(rules=99) == "problem.reason-match-newer"
    assert refused(rules="1") == "problem.reason-match-unplayable"
    for odd in ("1", "2", 1.0, True, False, 0, -1, None, [1], {}):
        assert refused(format=odd) == "problem.reason-match-format", odd
    assert refused(format=1 << 60) == "problem.reason-match-newer"
    with pytest.raises(LeftAlone, match="reason-number"):
        read(checked_line(dumps({**head, "format": 10**100}).encode(), 0)[0])
    assert refused(game="chess") == "problem.reason-match-game"
    assert refused(game=7) == "problem.reason-value"
    assert refused(options={"gravity": True}) == "problem.reason-match-option"
    assert refused(seed="x") == "problem.reason-value"
    assert refused(options={"rounds": -5}) == "problem.reason-match-unplayable"
    assert refused(**{"all-for-one": "replay"}) == "problem.reason-no-log"
    up = [{"name": "Ada", "portrait": os.path.join("..", "..", "etc")}] * 2
    assert refused(seats=up) == "problem.reason-value"


@pytest.mark.parametrize("odd", [[[1, 2]], "corners", 7, True])
def test_devices_that_are_none_are_left_out(tmp_path: Path, odd: object) -> None:
    """Whoever went on with such a match was told of a fault of the program."""
    host = Host(watched_plan("oono", ("normal", "normal"), 4))
    journal = kept(host, tmp_path)
    play(host, 2)
    journal.seated({"hands": "CORNERS"})
    content = journal.log.path.read_bytes()
    assert read(content).seating == {"hands": "CORNERS"}
    journal.seated(odd)  # type: ignore[arg-type]
    assert read(journal.log.path.read_bytes()).seating is None


KEPT = sorted((Path(__file__).parent / "kept").glob("*.match"))
"""A match of every game in every format that has ever been written: game-format.match."""


@pytest.mark.parametrize("file", KEPT, ids=lambda each: each.stem)
def test_matches_of_every_format_go_on(file: Path) -> None:
    host = goes_on(read(file.read_bytes()))
    assert host.plan.game == file.stem.partition("-")[0]
    done = len(host.match.log)
    assert done == file.read_bytes().count(b'"does":')
    play(host, done + 20)
    assert len(host.match.log) >= done + 20 or host.match.over


def test_there_is_a_kept_match_of_every_game_in_every_format() -> None:
    wanted = {f"{v.info.id}-{number}" for v in VARIANTS for number in range(1, FORMAT + 1)}
    assert {file.stem for file in KEPT} == wanted
