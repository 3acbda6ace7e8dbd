"""Who lets turns pass where several people play: nudged, played for, away, and back by a touch."""

from __future__ import annotations

import pytest

from game.engine.actions import Action
from game.engine.events import Announced, TurnChanged
from game.session.controllers import BotSeat, Human
from game.session.host import Host
from game.session.plan import Plan, Seat
from game.session.together.absence import LAST, PENALTIES, TURNS, Absences, Absent
from game.variants import find_variant
from tests.harness.written import match_at

LIMIT = 60_000


class Waiting:
    """Absences of people of whom one is awaited, and what they tell and do."""

    def __init__(self, *people: int, limit: int = LIMIT) -> None:
        self.people, self.turn = list(people), people[0]
        self.told: list[tuple[int, Absent]] = []
        self.seated: list[tuple[int, bool]] = []
        self.absences = Absences(
            lambda: self.people,
            lambda: self.turn,
            lambda seat, on: self.seated.append((seat, on)),
            ("right", "too-slow"),
        )
        self.absences.limit = limit
        self.absences.subscribe(lambda seat, what: self.told.append((seat, what)))
        self.absences.advance(0)

    def to_turn(self, seat: int) -> None:
        self.turn = seat
        self.absences.hear([TurnChanged(seat)])
        self.absences.advance(0)

    def pass_turn(self, seat: int) -> None:
        """Let a person let a turn pass, which a bot takes."""
        self.to_turn(seat)
        self.absences.advance(LIMIT)
        self.to_turn(1 - seat)


def test_nobody_has_less_than_half_a_minute_for_a_turn() -> None:
    waiting = Waiting(0, 1, limit=1000)
    waiting.absences.advance(29_999)
    assert waiting.seated == []
    waiting.absences.advance(1)
    assert waiting.seated == [(0, True)]


def test_who_does_nothing_is_nudged_and_then_a_bot_takes_the_turn() -> None:
    waiting = Waiting(0, 1)
    waiting.absences.advance(LIMIT // 2 - 1)
    assert waiting.told == []
    waiting.absences.advance(1)
    assert waiting.told == [(0, Absent.NUDGED)]
    waiting.absences.advance(LIMIT // 2 - 1)
    assert waiting.seated == []
    waiting.absences.advance(1)
    assert waiting.told[1:] == [(0, Absent.WARNED), (0, Absent.PLAYED)]
    assert waiting.seated == [(0, True)]
    waiting.to_turn(1)
    assert waiting.told[3:] == [(0, Absent.DONE)]
    assert waiting.seated[1:] == [(0, False)]
    assert not waiting.absences.away


def test_it_is_said_in_the_last_seconds_that_a_bot_takes_the_turn_until_a_touch() -> None:
    waiting = Waiting(0, 1)
    absences = waiting.absences
    absences.advance(LIMIT - LAST - 1)
    assert (absences.warned, absences.left(0), absences.left(1)) == (None, LAST + 1, None)
    absences.advance(1)
    assert (absences.warned, absences.left(0)) == (0, LAST)
    assert waiting.told[-1] == (0, Absent.WARNED)
    absences.touch(0)
    assert (absences.warned, absences.left(0)) == (None, LIMIT)
    absences.advance(LIMIT)
    assert (absences.warned, absences.left(0)) == (None, None)  # the bot has it
    absences.touch(0)
    waiting.to_turn(1)
    assert Absent.DONE not in {what for _, what in waiting.told}  # no bot came to play


def test_who_has_the_shortest_time_is_warned_and_not_nudged_as_well() -> None:
    waiting = Waiting(0, 1, limit=2 * LAST)
    waiting.absences.advance(LAST)
    assert waiting.told == [(0, Absent.WARNED)]


def test_a_touch_begins_the_wait_anew() -> None:
    waiting = Waiting(0, 1)
    waiting.absences.advance(LIMIT - 1)
    waiting.absences.touch(0)
    waiting.absences.advance(LIMIT - 1)
    assert waiting.seated == []
    waiting.absences.touch(1)  # somebody else's device
    waiting.absences.advance(1)
    assert waiting.seated == [(0, True)]


def test_a_touch_gives_the_turn_back_that_a_bot_was_about_to_take() -> None:
    waiting = Waiting(0, 1)
    waiting.absences.advance(LIMIT)
    waiting.absences.touch(0)
    assert waiting.seated == [(0, True), (0, False)]


def test_after_three_turns_in_a_row_a_bot_stays_until_a_touch() -> None:
    waiting = Waiting(0, 1)
    for _ in range(TURNS - 1):
        waiting.pass_turn(0)
    assert not waiting.absences.away
    waiting.pass_turn(0)
    assert waiting.absences.away == {0}
    assert waiting.told[-1] == (0, Absent.AWAY)
    assert waiting.absences.here == [1]
    assert waiting.seated[-1] == (0, True)
    waiting.absences.touch(0)
    assert waiting.told[-1] == (0, Absent.BACK)
    assert waiting.seated[-1] == (0, False)
    assert not waiting.absences.away


def test_a_turn_of_ones_own_between_them_counts_from_the_beginning() -> None:
    waiting = Waiting(0, 1)
    for _ in range(TURNS - 1):
        waiting.pass_turn(0)
    waiting.absences.touch(0)
    waiting.pass_turn(0)
    assert not waiting.absences.away


def test_a_second_turn_in_a_row_is_waited_for_again() -> None:
    waiting = Waiting(0, 1)
    waiting.absences.advance(LIMIT)
    waiting.to_turn(0)  # the others were skipped
    assert waiting.seated == [(0, True), (0, False)]


def test_a_turn_is_told_of_and_counted_when_the_limit_is_set_lower_in_it() -> None:
    waiting = Waiting(0, 1)
    waiting.absences.advance(LIMIT - 1000)
    waiting.absences.limit = LIMIT // 2
    waiting.absences.advance(10)
    assert waiting.told == [(0, Absent.WARNED), (0, Absent.PLAYED)]
    assert waiting.seated == [(0, True)]
    waiting.absences.limit = 4 * LIMIT
    waiting.absences.advance(10)
    assert waiting.seated == [(0, True)]
    for _ in range(TURNS - 1):
        waiting.to_turn(1)
        waiting.to_turn(0)
        waiting.absences.advance(4 * LIMIT)
    assert waiting.absences.away == {0}


@pytest.mark.parametrize("waiting", [Waiting(0), Waiting(0, 1, limit=0)], ids=["alone", "off"])
def test_nobody_is_away_alone_or_where_that_is_off(waiting: Waiting) -> None:
    waiting.absences.advance(10 * LIMIT)
    for _ in range(2 * PENALTIES):
        waiting.absences.hear([Announced("right", 1, 0, text="too-slow")])
    assert waiting.told == []
    assert waiting.absences.due is None


def test_who_was_punished_for_slowness_twice_is_away() -> None:
    waiting = Waiting(0, 1)
    waiting.absences.hear([Announced("right", 1, 0, text="too-slow")])
    waiting.absences.hear([Announced("right", 1, 0, text="no-match")])
    assert not waiting.absences.away
    waiting.absences.hear([Announced("right", 1, 0, text="too-slow")])
    assert waiting.told == [(0, Absent.AWAY)]
    assert waiting.seated == [(0, True)]
    waiting.absences.advance(0)
    assert waiting.seated == [(0, True)]


def test_a_bots_slowness_is_its_own_affair() -> None:
    waiting = Waiting(0, 1)
    for _ in range(PENALTIES):
        waiting.absences.hear([Announced("right", 1, 2, text="too-slow")])
    assert not waiting.absences.away


def test_the_window_wakes_when_somebody_is_to_be_nudged() -> None:
    waiting = Waiting(0, 1)
    waiting.absences.advance(1000)
    assert waiting.absences.due == LIMIT // 2 - 1000
    waiting.absences.advance(LIMIT // 2)
    assert waiting.absences.due == LIMIT // 2 - LAST - 1000
    waiting.absences.advance(LAST)
    assert waiting.absences.due == LIMIT // 2 - LAST - 1000
    waiting.absences.advance(LIMIT)
    assert waiting.absences.due is None


SEATS = (Seat("Ada", "ada"), Seat("Ruth", "ruth"), Seat("Milo", "milo", "greedy"))


def at_table(people: int = 2, think: int = 0) -> Host:
    seats = tuple(
        each if number < people else each._replace(bot="greedy")
        for number, each in enumerate(SEATS)
    )
    plan = Plan("classic", seats, {}, 3)
    position = {"hands": ["R5 R7 B1", "R2 G9 B2", "R4 Y8 B1"], "discard": "R3"}
    host = Host(plan, match_at("classic", position, {}, [seat.name for seat in seats]), think=think)
    host.absences.limit = LIMIT
    return host


def test_a_bot_plays_the_turn_and_the_seat_stays_its_persons() -> None:
    host = at_table()
    host.update(0)
    host.update(LIMIT)
    host.update(5000)
    assert [entry.seat for entry in host.match.log] == [0]
    assert host.plan.people == (0, 1)
    assert isinstance(host.runner.controllers[0], Human)
    assert host.course.sat_down == []
    host.update(LIMIT // 2)
    assert len(host.match.log) == 1  # the next person is waited for


def test_who_is_back_plays_at_once_although_a_bot_had_decided() -> None:
    host = at_table(think=750)
    host.absences.away.add(0)
    host.update(0)
    assert isinstance(host.runner.controllers[0], BotSeat)
    assert host.runner.scheduled
    assert (host.luck.keys(), host.scheduled) == ({2}, [])
    host.absences.touch(0)
    assert isinstance(host.runner.controllers[0], Human)
    deck = host.match.table.deck
    assert host.runner.submit(0, Action("play", (deck.index["R7"],))) is None
    assert [entry.seat for entry in host.match.log] == [0]


def test_time_counts_only_while_somebody_could_act() -> None:
    class Curtain:
        blocks = True

    host, curtain = at_table(), Curtain()
    host.wait_for(curtain)
    host.update(5 * LIMIT)
    assert not host.match.log
    assert host.absences.played == frozenset()


def test_a_seat_that_is_given_away_is_not_given_back_by_a_touch() -> None:
    host = at_table()
    host.absences.away.add(1)
    host.update(0)
    host.seat_bot(1, "greedy")
    host.absences.touch(1)
    host.update(0)
    assert isinstance(host.runner.controllers[1], BotSeat)
    assert host.plan.people == (0,)


def test_nobody_waits_for_who_is_away_after_a_round() -> None:
    host = at_table()
    host.absences.away.add(1)
    host.readiness.take([0])
    assert host.readiness.done
    host.absences.away.add(0)
    host.readiness.begin()
    assert not host.readiness.done  # nobody is here to see the next round


def test_games_of_a_clock_say_what_is_too_slow() -> None:
    """It is told by what its accusation brings about (L-23)."""
    info = find_variant("callout").info
    assert info.too_slow == ("right", "too-slow")
    host = Host(Plan("callout", SEATS[:2], {}, 3))
    host.absences.limit = LIMIT
    turn = host.match.state.turn
    limit = host.match.table.options["turn_seconds"]
    assert isinstance(limit, int)
    for _ in range(PENALTIES):
        assert not host.absences.away
        host.update((limit + 1) * 1000)
        accusation = Action("accuse", seat=turn, text="too-slow")
        assert host.runner.submit(1 - turn, accusation) is None
    assert host.absences.away == {turn}
