"""Goals: how far somebody is, as a function of matches that are written by hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import date, datetime, timedelta

from hypothesis import given
from hypothesis import strategies as st

from game.session.cup.bracket import Bracket, logged_of
from game.session.cup.cup_draw import CupDraw, CupPlace, drawn_guests, game_of, in_order
from game.session.goals.career import WonCup, career_of
from game.session.goals.goals import progress_of, reached_by
from game.session.records.parts import part_text
from game.session.today.first_tries import best_streak, streak
from game.session.today.todays_deal import drawn
from game.store.history_index import MatchRecord
from game.store.name_changes import NameChange
from game.variants import VARIANTS
from tests.harness.played import DAY, played

MONDAY = date(2026, 11, 23)
NOON = datetime(2026, 11, 23, 12).timestamp()
DRAW = CupDraw("c", "Ada", "ada", 100.0, ("classic",), 9, drawn_guests("abcdefg", 9))


def done(
    matches: Sequence[MatchRecord],
    *draws: CupDraw,
    person: str = "Ada",
    changes: Sequence[NameChange] = (),
) -> dict[str, int]:
    """How far a person is with each goal."""
    career = career_of(matches, person, draws, changes)
    return {each.goal.id: each.done for each in progress_of(career)}


def won(number: int, game: str = "classic", others: str = "jun", **more: str) -> MatchRecord:
    scores = [9, *(len(others.split()) * [1])]
    record = played(f"{number:03}", game, f"Ada* {others}", scores, NOON + number * DAY)
    return record._replace(**more)


def cup(lost: Sequence[tuple[int, int]] = (), cup: CupDraw = DRAW) -> list[MatchRecord]:
    """The matches of a cup that its player wins, but for those that are lost."""
    records: list[MatchRecord] = []
    while True:
        found = [each for record in records if (each := logged_of(record)) is not None]
        bracket = Bracket(cup, found)
        meeting = bracket.next or bracket.bots_next
        if meeting is None:
            return records
        assert meeting.pair is not None
        assert meeting.due is not None
        place = CupPlace(cup.id, meeting.number, meeting.due)
        seats = in_order(cup, meeting.number, meeting.due, meeting.pair)
        winner = meeting.pair[(meeting.number, meeting.due) in lost]
        names = " ".join(cup.guests[slot - 1] if slot else f"{cup.player}*" for slot in seats)
        game = game_of(cup, meeting.number, meeting.due)
        log, began = f"{cup.id}-{len(records)}", cup.began + len(records)
        part = part_text(place._asdict())
        scores = [int(slot == winner) for slot in seats]
        records.append(played(log, game, names, scores, began, part=part))


def tried(day: date, *, wins: bool = True) -> MatchRecord:
    """The first try of a day's deal."""
    names = ["jun", "mei", "zoe"]
    seat = drawn("classic", day, 1).seat
    names.insert(seat, "Ada*")
    scores = [int((number == seat) is wins) for number in range(4)]
    began = datetime(day.year, day.month, day.day, 12).timestamp()
    part = part_text({"today": day.isoformat(), "dealing": 1})
    return played(f"{day}", "classic", " ".join(names), scores, began, part=part)


def test_nothing_is_reached_without_matches() -> None:
    assert set(done([]).values()) == {0}
    assert not reached_by(career_of([], "Ada", []))


def test_at_most_five_deeds_are_hidden() -> None:
    hidden = [each.id for variant in VARIANTS for each in variant.achievements if each.hidden]
    assert 1 <= len(hidden) <= 5


def test_matches_that_do_not_count_are_not_counted() -> None:
    matches = [won(number) for number in range(4)]
    matches[1] = matches[1]._replace(counted=False)
    found = done(matches)
    assert (found["matches-100"], found["wins-50"], found["days-30"]) == (3, 3, 3)
    assert done(matches, person="Eve")["matches-100"] == 0


def test_each_game_counts_up_to_its_number() -> None:
    matches = [won(number, "classic") for number in range(14)]
    matches += [won(100 + number, "oono") for number in range(3)]
    assert done(matches)["each-game"] == 13


def test_each_guest_counts_up_to_their_number() -> None:
    matches = [won(number, others="jun milo") for number in range(7)]
    matches += [won(100, others="ruth")]
    assert done(matches)["each-guest"] == 11


def test_a_guest_counts_under_its_own_name_alone_and_not_where_it_plays_on_for_somebody() -> None:
    called = ("Jun", "jun", "יוּן", "Bob", "Milo")
    matches = [won(number, others="jun milo") for number in range(len(called))]
    for number, each in enumerate(matches):
        jun = each.seats[1]._replace(player=called[number])
        nobody = each.seats[2]._replace(bot="greedy")
        matches[number] = each._replace(seats=(each.seats[0], jun, nobody))
    assert career_of(matches, "Ada", []).ahead == {"jun": 2}
    assert career_of(matches, "Ada", [], names={"jun": "יוּן"}).ahead == {"jun": 3}


def test_house_rules_count_once_by_their_set() -> None:
    sets = ['{"jump_in": true}', '{"jump_in": true}', '{"hand": 5}', "{}", "no options"]
    matches = [won(number, options=each) for number, each in enumerate(sets)]
    assert done(matches)["house-rules"] == 2


def test_large_tables_are_those_of_six() -> None:
    matches = [won(0, others="a b c d e"), won(1, others="a b c d"), won(2, others="a b c d e f")]
    assert done(matches)["large-table"] == 2


def test_deals_of_the_day_count_where_they_were_won_at_once() -> None:
    days = [MONDAY + timedelta(days=number) for number in range(4)]
    matches = [tried(each, wins=number != 1) for number, each in enumerate(days)]
    found = done(matches)
    assert (found["deals-25"], found["streak-3"], found["streak-7"]) == (3, 3, 4)


def test_a_cup_counts_and_its_metal() -> None:
    career = career_of(cup(), "Ada", [DRAW])
    assert career.cups == (WonCup(("classic",), gold=True),)
    assert {"cup", "gold-cup"} <= {*reached_by(career)}
    silver = career_of(cup([(1, 1)]), "Ada", [DRAW])
    assert silver.cups == (WonCup(("classic",), gold=False),)
    mixed = replace(DRAW, id="m", games=("classic", "oono"), began=9000.0)
    found = done([*cup(), *cup(cup=mixed)], DRAW, mixed)
    assert (found["cup"], found["cups-of-games"]) == (1, 1)
    assert not career_of(cup([(1, 1), (1, 2)]), "Ada", [DRAW]).cups


def test_a_cup_goes_with_the_name() -> None:
    changes = [NameChange("Ada", "Eve", 1e6)]
    matches = [
        each._replace(
            seats=tuple(
                seat._replace(player="Eve") if seat.player == "Ada" else seat for seat in each.seats
            )
        )
        for each in cup()
    ]
    assert done(matches, DRAW, changes=changes)["cup"] == 0
    assert done(matches, DRAW, person="Eve", changes=changes)["cup"] == 1


@given(st.sets(st.integers(0, 60), max_size=40))
def test_the_best_streak_is_that_of_some_day(numbers: set[int]) -> None:
    days = {MONDAY + timedelta(days=each) for each in numbers}
    assert best_streak(days) == max((streak(days, each) for each in days), default=0)


def test_a_day_at_the_end_of_time_takes_no_time() -> None:
    assert best_streak({date.min, MONDAY, date.max}) == 1


def test_nobody_is_further_than_the_target() -> None:
    matches = [won(number, others="a b c d e") for number in range(130)]
    found = progress_of(career_of(matches, "Ada", []))
    assert all(each.done <= each.goal.target for each in found)
    assert sum(each.reached for each in found) == 4
