"""Who is ready after a round: it goes on when all are, or after a countdown that can be held."""

from __future__ import annotations

from game.engine.actions import Action
from game.session.host import Host
from game.session.plan import Plan, Seat
from game.session.together.readiness import COUNTDOWN, SHORTENED, SHOWN, Readiness


def of(*people: int) -> Readiness:
    readiness = Readiness(lambda: people, lambda: False)
    readiness.begin()
    return readiness


def test_it_goes_on_once_all_are_ready() -> None:
    readiness = of(0, 2, 3)
    readiness.take([0])
    readiness.take([3])
    assert (readiness.waiting, readiness.done) == ([2], False)
    readiness.take([2])
    assert readiness.done


def test_nobody_ready_lets_no_time_run() -> None:
    readiness = of(0, 1)
    readiness.advance(10 * COUNTDOWN)
    assert readiness.left is None
    assert not readiness.done


def test_the_first_who_is_ready_begins_the_countdown() -> None:
    readiness = of(0, 1, 2, 3)
    readiness.advance(SHOWN)
    readiness.take([1])
    assert readiness.left == COUNTDOWN
    readiness.advance(COUNTDOWN - 1)
    assert (readiness.left, readiness.done) == (1, False)
    readiness.advance(1)
    assert readiness.done


def test_the_end_is_shown_for_a_while_before_the_countdown_begins() -> None:
    readiness = of(0, 1, 2, 3)
    readiness.take([0])
    readiness.advance(SHOWN - 100)
    assert readiness.left is None
    readiness.advance(300)
    assert readiness.left == COUNTDOWN - 200


def test_two_thirds_shorten_it() -> None:
    readiness = of(0, 1, 2)
    readiness.advance(SHOWN)
    readiness.take([0])
    readiness.advance(1000)
    assert readiness.left == COUNTDOWN - 1000
    readiness.take([1])
    assert readiness.left == SHORTENED
    readiness.advance(SHORTENED)
    assert readiness.done


def test_it_waits_while_it_is_held_whoever_is_ready() -> None:
    readiness = of(0, 1)
    readiness.advance(SHOWN)
    readiness.take([0])
    readiness.hold(True)
    readiness.advance(2 * COUNTDOWN)
    readiness.take([1])
    assert (readiness.left, readiness.done) == (None, False)
    readiness.hold(False)
    assert readiness.done


def test_the_countdown_begins_anew_when_it_is_let_go() -> None:
    readiness = of(0, 1, 2, 3)
    readiness.advance(SHOWN)
    readiness.take([0])
    readiness.advance(15_000)
    readiness.hold(True)
    readiness.hold(False)
    assert readiness.left == COUNTDOWN


def test_somebody_who_plays_for_nobody_lets_the_countdown_begin() -> None:
    readiness = of(0, 1)
    readiness.advance(SHOWN)
    readiness.take([])
    assert (readiness.left, readiness.waiting) == (COUNTDOWN, [0, 1])


def test_with_nobody_here_it_goes_on_by_itself() -> None:
    readiness = of()
    readiness.advance(SHOWN)
    assert readiness.left == COUNTDOWN
    readiness.advance(COUNTDOWN)
    assert readiness.done


def test_with_nobody_here_no_other_match_begins() -> None:
    readiness = Readiness(list, lambda: True)
    readiness.advance(10 * COUNTDOWN)
    assert (readiness.left, readiness.due, readiness.done) == (None, None, False)


def test_it_is_looked_at_again_whenever_another_second_is_left() -> None:
    readiness = of(0, 1, 2, 3)
    readiness.take([0])
    assert readiness.due == SHOWN
    readiness.advance(SHOWN - 300)
    assert readiness.due == 300
    readiness.advance(300)
    assert (readiness.left, readiness.due) == (COUNTDOWN, 1000)
    readiness.advance(400)
    assert readiness.due == 600
    readiness.hold(True)
    assert readiness.due is None


def test_those_whose_seats_bots_have_got_are_not_waited_for() -> None:
    people = [0, 1, 2]
    readiness = Readiness(lambda: people, lambda: False)
    readiness.take([0, 1, 5])
    assert readiness.ready == {0, 1}
    people.remove(2)
    assert readiness.done


def test_nobody_is_ready_for_the_round_after_the_next() -> None:
    seats = (Seat("Ada", "ada"), Seat("Ruth", "ruth"))
    host = Host(Plan("classic", seats, {"rounds": 2}, 3))
    while not host.over:
        turn = host.match.state.turn
        host.runner.submit(turn, host.match.observe(turn).legal[0])
    host.readiness.take([0, 1])
    assert host.readiness.done
    host.next_round()
    assert host.runner.submit(host.match.state.turn, Action("draw")) is None
    while not host.over:
        turn = host.match.state.turn
        host.runner.submit(turn, host.match.observe(turn).legal[0])
    assert host.readiness.waiting == [0, 1]
