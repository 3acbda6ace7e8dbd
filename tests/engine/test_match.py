"""A match: what it takes, what it refuses, and what it counts."""

import pytest

from game.engine.actions import DRAW, Action, Refusal
from game.engine.match import Entry, Match
from game.engine.notation.positions import read_position
from game.variants import find_variant

CLASSIC, CALLOUT = find_variant("classic"), find_variant("callout")


def dealt() -> Match:
    return Match(CLASSIC, CLASSIC.table(3), 5)


def test_what_is_done_is_logged_and_counted() -> None:
    match = dealt()
    seat = match.state.turn
    assert (match.number, match.log, match.over) == (0, [], False)
    assert isinstance(match.submit(seat, DRAW, 700), list)
    assert (match.number, match.log) == (1, [Entry(700, seat, DRAW)])
    assert match.state.now == 700


def test_a_refusal_changes_nothing_and_says_why() -> None:
    match = dealt()
    before = match.state.encode()
    answer = match.submit((match.state.turn + 1) % 3, DRAW, 700)
    assert isinstance(answer, Refusal)
    assert answer.clause == "G-12"
    assert (match.state.encode(), match.log, match.number) == (before, [], 0)


def test_time_does_not_go_back() -> None:
    match = dealt()
    match.submit(match.state.turn, DRAW, 700)
    back = match.submit(match.state.turn, DRAW, 699)
    assert isinstance(back, Refusal)
    assert back.reason == "time-goes-back"
    assert isinstance(match.submit(match.state.turn, DRAW, 700), list)


def test_a_turn_action_that_answers_an_older_observation_comes_too_late() -> None:
    match = dealt()
    first = match.observe(match.state.turn)
    match.submit(match.state.turn, DRAW, 0)
    late = match.submit(match.state.turn, DRAW, 0, answers=first.number)
    assert isinstance(late, Refusal)
    assert late.reason == "too-late"
    now = match.observe(match.state.turn)
    assert isinstance(match.submit(match.state.turn, DRAW, 0, answers=now.number), list)


def test_talk_does_not_make_an_observation_old() -> None:
    match = Match(CALLOUT, CALLOUT.table(3), 5)
    number = match.observe(0).number
    assert isinstance(match.submit(0, Action("say", text="well played"), 10), list)
    assert match.number == number
    assert isinstance(match.submit(1, Action("say", text="well played"), 10, answers=7), list)


def test_an_observation_is_of_the_last_action_unless_a_moment_is_given() -> None:
    match = dealt()
    match.submit(match.state.turn, DRAW, 700)
    assert [match.observe(1).now, match.observe(1, 900).now, match.observe(1, 0).now] == [
        700,
        900,
        0,
    ]
    turn = match.state.turn
    for seat in (-1, 0, 1, 2):
        observation = match.observe(seat)
        assert (observation.seat, observation.number) == (seat, 1)
        assert observation.legal == (CLASSIC.legal(match.state, seat) if seat == turn else [])


def test_a_match_goes_on_from_a_position() -> None:
    table = CLASSIC.table(2)
    state = read_position(CLASSIC, table, {"hands": ["R5", "B8"], "discard": "R3"})
    match = Match.from_state(CLASSIC, state)
    assert match.state is state
    assert (match.seed, match.opening, match.number) == (None, [], 0)
    assert isinstance(match.submit(0, Action("play", (table.deck.index["R5"],)), 0), list)
    assert match.over
    with pytest.raises(ValueError, match="from a seed or from a state"):
        Match(CLASSIC, table, None)


def test_a_log_is_followed_until_something_is_refused() -> None:
    match = dealt()
    first = match.state.turn
    for _ in match.follow([Entry(0, first, DRAW)]):
        pass
    with pytest.raises(ValueError, match=r"^action 2 \('draw'\) is refused by G-12$"):
        list(match.follow([Entry(0, (match.state.turn + 1) % 3, DRAW)]))


@pytest.mark.parametrize("count", [-1, 0, 3])
def test_no_more_is_taken_back_than_has_been_done(count: int) -> None:
    match = dealt()
    for _ in range(2):
        match.submit(match.state.turn, DRAW, 0)
    with pytest.raises(ValueError, match=f"^{count} of 2 actions cannot be taken back$"):
        match.take_back(count)
    assert len(match.log) == 2
    match.take_back(2)
    assert (match.number, match.log) == (0, [])
