"""How an evening stands by its log and its matches: joining late, leaving early, sitting out, dealing anew."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from game.engine.rng import Rng
from game.session.evening.evening import (
    Evening,
    LoggedEveningMatch,
    evening_under_way,
    logged_evening,
)
from game.session.evening.evening_log import (
    Attendance,
    EveningLog,
    EveningPlace,
    Member,
    drawn_games,
    evening_place,
    part_of,
)
from game.session.plan import Plan, Seat
from game.session.records.parts import part_text
from tests.harness.played import played

GAMES = ("classic", "oono", "attack")
ADA, RUTH, JUN = (
    Member(1, "Ada", "ada", "rose"),
    Member(2, "Ruth", "ruth", "sky"),
    Member(3, "Jun", "jun", "green"),
)


def log(*attendance: Attendance, ended: bool = False) -> EveningLog:
    return EveningLog("e", 100.0, GAMES, True, attendance, ended)


def match(
    number: int,
    names: Sequence[str],
    places: Sequence[int],
    *,
    began: float = 0.0,
    over: bool = True,
    waits: bool = False,
) -> LoggedEveningMatch:
    return LoggedEveningMatch(
        f"{number}-{began}", GAMES[number - 1], EveningPlace("e", number), began or number,
        tuple(names), tuple(places), over, waits,
    )  # fmt: skip


def points(evening: Evening) -> dict[str, float]:
    return {row.member.name: row.points for row in evening.standing}


def test_points_are_added_up_match_by_match() -> None:
    people = log(Attendance(1, (ADA, RUTH, JUN)))
    evening = Evening(people, ())
    assert (evening.due, evening.next_game, evening.winners) == (1, "classic", [])
    assert points(evening) == {"Ada": 0, "Ruth": 0, "Jun": 0}
    names = ("Ada", "", "Ruth", "Jun")  # a bot between them
    evening = Evening(people, [match(1, names, (1, 2, 3, 4)), match(2, names, (3, 1, 1, 3))])
    assert points(evening) == {"Ruth": 3, "Ada": 2.5, "Jun": 0.5}
    assert [row.place for row in evening.standing] == [1, 2, 3]
    assert {row.member.name: row.gained for row in evening.standing} == {
        "Ada": 0.5, "Ruth": 2, "Jun": 0.5,
    }  # fmt: skip
    assert evening.due == 3
    assert evening.next_game == "attack"


def test_who_comes_late_has_no_points_of_before_and_who_leaves_keeps_theirs() -> None:
    people = log(Attendance(1, (ADA, RUTH)), Attendance(2, (RUTH, JUN)))
    evening = Evening(
        people, [match(1, ("Ada", "Ruth"), (1, 2)), match(2, ("Ruth", "Jun"), (2, 1))]
    )
    assert points(evening) == {"Ada": 1, "Jun": 1, "Ruth": 0}
    assert {row.member.name: row.here for row in evening.standing} == {
        "Ada": False, "Ruth": True, "Jun": True,
    }  # fmt: skip
    assert {row.member.name: row.place for row in evening.standing} == {
        "Ada": 1, "Jun": 1, "Ruth": 3,
    }  # fmt: skip
    gained = {row.member.name: row.gained for row in evening.standing}
    assert gained["Ada"] is None  # was not there


def test_who_leaves_in_a_match_gets_nothing_for_it_and_who_comes_in_it_does() -> None:
    people = log(Attendance(1, (ADA, RUTH)), Attendance(2, (ADA, JUN)))
    # Jun plays on for the bot that played on for Ruth.
    evening = Evening(people, [match(1, ("Ada", "Jun"), (2, 1))])
    assert points(evening) == {"Jun": 1, "Ada": 0}


def test_who_sits_out_gets_the_mean_of_the_match() -> None:
    people = log(Attendance(1, (ADA, RUTH, JUN), (3,)))
    evening = Evening(people, [match(1, ("Ada", "Ruth"), (2, 1))])
    assert points(evening) == {"Ruth": 1, "Jun": 0.5, "Ada": 0}


def test_somebody_with_another_name_is_who_they_were() -> None:
    renamed = JUN._replace(name="Juno")
    people = log(Attendance(1, (ADA, JUN)), Attendance(2, (ADA, renamed)))
    evening = Evening(people, [match(1, ("Ada", "Jun"), (2, 1)), match(2, ("Juno", "Ada"), (1, 2))])
    assert points(evening) == {"Juno": 2, "Ada": 0}


def test_nobody_is_given_the_seats_of_bots_once_their_profile_is_deleted() -> None:
    people = log(Attendance(1, (ADA._replace(name=""), RUTH, JUN)))
    evening = Evening(people, [match(1, ("", "Ruth", "Jun", ""), (1, 2, 3, 4))])
    assert evening.matches[0].seats == {1: 2, 2: 3}
    assert points(evening) == {"": 0, "Ruth": 1, "Jun": 0}


def test_a_match_that_was_left_is_played_again_and_the_first_that_is_over_counts() -> None:
    people = log(Attendance(1, (ADA, RUTH)))
    names = ("Ada", "Ruth")
    left = match(1, names, (0, 0), began=1, over=False)
    assert Evening(people, [left]).due == 1
    over = match(1, names, (2, 1), began=2)
    again = match(1, names, (1, 2), began=3)
    evening = Evening(people, [again, over, left])
    assert points(evening) == {"Ruth": 1, "Ada": 0}
    assert evening.due == 2
    waits = match(2, names, (), began=4, over=False, waits=True)
    assert Evening(people, [over, waits]).waiting == waits.log
    assert Evening(people, [waits]).waiting == ""  # the one before comes first


def test_an_evening_is_over_after_its_last_match_or_when_it_is_ended() -> None:
    people, names = Attendance(1, (ADA, RUTH)), ("Ada", "Ruth")
    all_three = [match(number, names, (1, 2)) for number in (3, 1, 2)]
    whole = Evening(log(people), all_three)
    assert whole.over
    assert [row.member for row in whole.winners] == [ADA]
    assert whole.told("").seat_of(2) == 1
    early = Evening(log(people, ended=True), all_three[1:2])
    assert early.over
    assert early.next_game == ""
    assert points(early) == {"Ada": 1, "Ruth": 0}
    assert Evening(log(people, ended=True), ()).winners == []


def test_a_match_is_found_by_what_its_log_says_it_belongs_to() -> None:
    place = EveningPlace("e", 2)
    assert evening_place(part_of(place)) == place
    assert evening_place({"evening": "e", "match": 0}) is None
    assert evening_place({"cup": "e", "meeting": 1, "match": 2}) is None
    record = played("m", "oono", "Ada* milo Ruth*", [1, 3, 2], 50.0, part=part_text(part_of(place)))
    assert logged_evening(record) == LoggedEveningMatch(
        "m", "oono", place, 50.0, ("Ada", "", "Ruth"), (3, 1, 2), True, False
    )
    assert logged_evening(record._replace(part="")) is None
    plan = Plan("oono", (Seat("Ada", "ada"), Seat("Milo", "milo", "greedy")), part=part_of(place))
    found = evening_under_way("x", plan, 60.0)
    assert found is not None
    assert (found.names, found.waits, found.over) == (("Ada", ""), True, False)


@given(st.integers(1, 5), st.integers(3, 7), st.integers(0, 1 << 40))
def test_drawn_games_come_all_before_one_comes_again(count: int, matches: int, seed: int) -> None:
    games = [f"g{number}" for number in range(count)]
    drawn = drawn_games(games, matches, Rng(seed))
    assert len(drawn) == matches
    assert set(drawn[:count]) == set(games[: len(drawn[:count])]) or matches < count
    assert set(drawn) <= set(games)
    if count > 1:
        assert all(one != other for one, other in pairwise(drawn))
