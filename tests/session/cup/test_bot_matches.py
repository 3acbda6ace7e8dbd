"""The matches of bots in a cup: really played, the same by the same plan, logged, and in nobody's record."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.scenes.base.matches_under_way import matches_under_way
from game.session.cup.bot_matches import BotMatch
from game.session.cup.bracket import Bracket, logged_of
from game.session.cup.cup_draw import CupDraw, drawn_guests, plan_of
from game.session.cup.ladder import ladder
from game.session.plan import Plan, Seat
from game.session.records.history import rebuild, refresh
from game.session.records.log_reader import kept_match
from game.session.records.person_record import PersonRecord
from game.store.history_index import HistoryIndex
from game.store.match_folder import MatchFolder
from game.store.match_log import read_log
from tests.harness.program import Program

GAMES = ("attack", "classic", "oono", "tricks")


def draw(*games: str) -> CupDraw:
    # The weakest seven: a search takes long.
    return CupDraw("c", "Ada", "ada", 1.0, games, 3, drawn_guests(ladder(games)[:7], 3))


def bots_plan(cup: CupDraw, meeting: int = 2, match: int = 1) -> Plan:
    bots = {slot: cup.guests[slot - 1] for slot in (2, 3)}
    return plan_of(cup, meeting, match, {s: Seat(b.capitalize(), b, b) for s, b in bots.items()})


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_played_to_its_end_the_same_in_whatever_slices(game: str) -> None:
    plan = bots_plan(draw(game))
    one, two = BotMatch(plan), BotMatch(plan)
    one.play()
    steps = 0
    while not two.over:
        two.step()
        steps += 1
    assert steps > 10
    assert one.host.match.log == two.host.match.log
    assert len(one.host.match.state.winners) == 1


def test_its_log_is_read_like_others_and_counts_for_nobody(tmp_path: Path) -> None:
    cup = draw("classic")
    match = BotMatch(bots_plan(cup))
    match.play()
    log = match.keep(tmp_path, 1_800_000_000.0)
    assert log is not None
    assert log.parent.name == "history"
    assert not list((tmp_path / "matches").iterdir())
    kept = kept_match(read_log(log))
    assert kept.match.over
    assert kept.match.log == match.host.match.log
    refresh(tmp_path)
    (record,) = HistoryIndex(tmp_path).find()
    assert record.over
    assert not record.counted
    for name in ("Ada", *(seat.name for seat in match.plan.seats)):
        assert PersonRecord.of([record], name, 1_800_000_001.0).games == {}
    found = logged_of(record)
    assert found is not None
    bracket = Bracket(cup, [found])
    assert len(bracket.meetings[2].matches) == 1
    winner = bracket.meetings[2].matches[0].winner
    assert winner is not None
    own = match.plan.seats[match.host.match.state.winners[0]].bot
    assert cup.guests[winner - 1] == own
    before = HistoryIndex(tmp_path).find()
    assert rebuild(tmp_path) == 1
    assert HistoryIndex(tmp_path).find() == before


def test_what_cannot_be_written_is_said(tmp_path: Path) -> None:
    match = BotMatch(bots_plan(draw("classic")))
    match.play()
    MatchFolder(tmp_path).under_way.parent.joinpath("matches").write_bytes(b"in the way")
    with pytest.raises(OSError, match="matches"):
        match.keep(tmp_path, 1_800_000_000.0)


def test_a_log_that_a_killed_program_left_half_written_is_no_match_to_go_on_with(
    tmp_path: Path,
) -> None:
    one = Program(tmp_path)
    data = one.kit.places.data
    match = BotMatch(bots_plan(draw("classic")))
    match.play()
    log = match.keep(data, 1_800_000_000.0)
    assert log is not None
    content = log.read_bytes()
    half = data / "matches" / log.name
    half.write_bytes(content[: content.index(b"\n", len(content) // 2) + 1])
    found = matches_under_way(one.kit)
    assert found.going == found.stopped == []
    assert not half.exists()
    half.write_bytes(content)
    log.unlink()
    assert matches_under_way(one.kit).going == []
    assert log.read_bytes() == content
