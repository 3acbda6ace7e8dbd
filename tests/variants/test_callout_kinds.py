"""The kinds of mistakes that Call-Out offers: by the options and the course of the round alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.engine.match import Match
from game.engine.rng import Rng
from game.engine.state import PLAY
from game.store.talk_options import talk_options
from game.variants.callout import CALLOUT
from game.variants.callout.accusations import open_mistakes
from game.variants.callout.kinds import AT_THE_DEAL, IN_A_TIME_OUT, IN_PLAY, KINDS, kinds_in_reach
from game.variants.callout.state import CalloutState
from tests.harness.random_play import positions
from tests.harness.some import some
from tests.variants.test_callout_senses import FIVES, HANDS, dealing, do, position

OPTIONS = st.fixed_dictionaries(
    {
        "mistakes": st.sampled_from(["played", "refused"]),
        "deal": st.sampled_from(["automatic", "by hand"]),
        "talk": st.booleans(),
        "turn_seconds": st.sampled_from([0, 5, 8]),
        "catch_seconds": st.sampled_from([3, 10]),
    }
)


def reached(options: dict[str, Any], players: int, seed: int) -> Iterator[CalloutState]:
    """The states of a match in which everything is done at random, mistakes too."""
    table = CALLOUT.table(players, {**talk_options(CALLOUT), **options})
    match = Match(CALLOUT, table, seed)
    for state in positions(match, Rng(seed), 150):
        assert isinstance(state, CalloutState)
        yield state


def without_mistakes(state: CalloutState) -> CalloutState:
    """The same round at the same moment, as if nobody had done or said anything wrong, with other cards."""
    other = state.clone()
    other.mistakes = []
    other.moves = []
    other.owed = []
    other.late = []
    other.met = []
    other.heard = [each for each in state.heard if each.verb == "time out"]
    other.hands = [list(reversed(hand)) for hand in reversed(state.hands)]
    other.looked = 0
    if state.dealt:
        other.dealt = [5] * state.players
    return other


@settings(max_examples=40, deadline=None)
@given(OPTIONS, st.integers(2, 6), st.integers(1, 10_000), st.integers(0, 12_000))
def test_what_is_offered_does_not_depend_on_mistakes_cards_or_who_looks(
    options: dict[str, Any], players: int, seed: int, later: int
) -> None:
    for state in some(reached(options, players, seed)):
        now = state.now + later
        offered = kinds_in_reach(state, now)
        assert kinds_in_reach(without_mistakes(state), now) == offered
        for seat in range(players):
            assert kinds_in_reach(state.seen_from(seat), now) == offered


@settings(max_examples=40, deadline=None)
@given(OPTIONS, st.integers(2, 6), st.integers(1, 10_000), st.integers(0, 12_000))
def test_whatever_can_be_called_out_is_offered(
    options: dict[str, Any], players: int, seed: int, later: int
) -> None:
    for state in some(reached(options, players, seed)):
        now = state.now + later
        wrong = {each.kind for each in open_mistakes(state, now)}
        assert wrong <= set(kinds_in_reach(state, now))


def test_kinds_that_the_options_rule_out_are_not_offered() -> None:
    assert kinds_in_reach(position(HANDS), 0) == IN_PLAY
    strict = position(HANDS, {"mistakes": "refused", "talk": False, "turn_seconds": 0})
    assert kinds_in_reach(strict, 0) == (
        "uncalled-spade", "wrong-call", "false-statement", "wrong-accusation",
    )  # fmt: skip


def test_kinds_of_a_time_out_are_offered_in_one_and_while_they_can_be_called_out() -> None:
    state = position(HANDS)
    do(state, 1.0, "0 time out")
    assert kinds_in_reach(state, 60_000) == IN_A_TIME_OUT + IN_PLAY
    do(state, 61.0, "0 time in")
    assert kinds_in_reach(state, 71_000) == IN_A_TIME_OUT + IN_PLAY
    assert kinds_in_reach(state, 71_001) == IN_PLAY


@pytest.mark.parametrize("caller", [0, 1])
def test_kinds_of_a_time_out_are_offered_where_a_match_begins_in_one(caller: int) -> None:
    state = position(HANDS, time_out=caller)
    assert kinds_in_reach(state, 60_000) == IN_A_TIME_OUT + IN_PLAY


def test_kinds_of_the_deal_are_offered_before_the_round_and_while_they_can_be_called_out() -> None:
    state = dealing(FIVES)
    assert kinds_in_reach(state, 0) == AT_THE_DEAL
    do(state, 1.0, "0 done")
    assert kinds_in_reach(state, 1000) == AT_THE_DEAL
    do(state, 2.0, "0 look")
    assert state.phase == PLAY
    assert kinds_in_reach(state, 60_000) == AT_THE_DEAL + IN_PLAY  # nobody has had a turn
    do(state, 3.0, f"{state.turn} draw")
    assert kinds_in_reach(state, 12_000) == AT_THE_DEAL + IN_PLAY
    assert kinds_in_reach(state, 12_001) == IN_PLAY


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_is_offered_at_some_time(kind: str) -> None:
    stopped, dealt = position(HANDS), dealing(FIVES)
    do(stopped, 1.0, "0 time out")
    assert kind in (*kinds_in_reach(stopped, 1000), *kinds_in_reach(dealt, 0))
