"""OONO, where a scenario cannot show it: who is asked for a call, and what bots leave time for."""

from __future__ import annotations

from typing import Any

import pytest

from game.engine.notation.positions import read_position
from game.engine.out_of_turn import Timeliness
from game.variants import find_variant

OONO = find_variant("oono")
CALLS = OONO.out_of_turn


def position(hands: list[str], **keys: Any) -> Any:
    given = {"hands": hands, "discard": "R3", **keys}
    return read_position(OONO, OONO.table(len(hands)), given)


def calls(state: Any) -> list[list[str]]:
    """By seat."""
    return [
        [OONO.text(state, action) for action in CALLS.calls(state, seat, 0)]
        for seat in range(state.players)
    ]


THREE = ["R5 G9 B1", "Y1 Y2 Y4", "B9 Y8 G0"]


def test_uno_is_for_whoever_is_in_turn_with_two_cards_and_has_not_called() -> None:
    assert calls(position(THREE)) == [[], [], []]
    two = ["R5 G9", "Y1 Y2", "B9 Y8 G0"]
    assert calls(position(two)) == [["uno"], [], []]
    assert list(CALLS.callers(position(two))) == [0]
    assert calls(position(two, turn=1)) == [[], ["uno"], []]
    called = position(two, called_uno=[0])
    assert calls(called) == [[], [], []]
    assert list(CALLS.callers(called)) == []
    assert list(CALLS.callers(position(THREE))) == []


@pytest.mark.parametrize("uncalled", range(3))
def test_everybody_else_may_challenge(uncalled: int) -> None:
    hands = [*THREE]
    hands[uncalled] = "W"
    state = position(hands, turn=(uncalled + 1) % 3, uncalled=uncalled)
    wanted = [f"challenge {uncalled}"]
    assert calls(state) == [[] if seat == uncalled else wanted for seat in range(3)]
    assert list(CALLS.callers(state)) == [seat for seat in range(3) if seat != uncalled]


def test_who_plays_again_may_have_to_call_though_open_to_a_challenge() -> None:
    """Two cards once more, after a penalty or a drawn card."""
    state = position(["R5 G9", "Y1 Y2 Y4", "B9 Y8 G0"], uncalled=0)
    assert list(CALLS.callers(state)) == [0, 1, 2]
    assert calls(state) == [["uno"], ["challenge 0"], ["challenge 0"]]
    other = position(["R5 G9", "Y1 Y2 Y4", "B9"], turn=0, uncalled=2)
    assert list(CALLS.callers(other)) == [0, 1]
    assert calls(other) == [["uno", "challenge 2"], ["challenge 2"], []]


def test_nothing_is_called_after_the_round() -> None:
    assert calls(position(["", "Y1", "B9 Y8"], phase="round over", uncalled=1)) == [[], [], []]


def test_somebody_down_to_one_card_is_worth_a_thought() -> None:
    assert CALLS.contestable(position(["R5", "Y1 Y2", "B9 Y8"]))
    assert not CALLS.contestable(position(["R5 R6", "Y1 Y2", "B9 Y8"]))


def timeliness(hands: list[str], verb: str, **keys: Any) -> list[Timeliness]:
    """By seat, of what each of them sees."""
    state = position(hands, **keys)
    return [CALLS.timeliness(state.seen_from(seat), seat, verb) for seat in range(state.players)]


def test_uno_is_due_in_turn_with_two_cards_until_it_has_been_called() -> None:
    never, due = Timeliness.NEVER, Timeliness.DUE
    assert timeliness(THREE, "uno") == [never] * 3
    two = ["R5 G9", "Y1 Y2", "B9 Y8 G0"]
    assert timeliness(two, "uno") == [due, never, never]
    assert timeliness(two, "uno", turn=1) == [never, due, never]
    assert timeliness(two, "uno", called_uno=[0]) == [Timeliness.MADE, never, never]
    assert timeliness(["", "Y1", "B9 Y8"], "uno", phase="round over") == [never] * 3


def test_among_several_people_a_challenge_looks_the_same_whether_uno_was_called_or_not() -> None:
    never, perhaps = Timeliness.NEVER, Timeliness.PERHAPS
    single = ["R5 G9", "Y1", "B9 Y8 G0"]
    for keys in ({}, {"uncalled": 1}):
        assert timeliness(single, "challenge", **keys) == [perhaps, never, perhaps]
    assert timeliness(THREE, "challenge") == [never] * 3


def test_alone_after_a_heard_call_there_is_nothing_to_challenge() -> None:
    for called in ([1], []):
        state = position(["R5 G9 B1", "R1 Y1", "B9 Y8 G0"], turn=1, called_uno=called, discard="R3")
        play = next(a for a in OONO.legal(state, 1) if OONO.text(state, a) == "play R1")
        OONO.apply(state, 1, play, 0)
        expected = Timeliness.NEVER if called else Timeliness.PERHAPS
        assert CALLS.timeliness_alone(state.seen_from(0), 0, "challenge") is expected


def test_a_hint_advises_the_challenge_that_can_be_made() -> None:
    single = ["R5 G9", "Y1", "B9 Y8 G0"]
    for open_to_it, verb in (({"uncalled": 1}, "challenge"), ({}, "")):
        state = position(single, turn=2, **open_to_it)
        advice = OONO.adviser.advice(state.seen_from(0), 0, 0)
        assert (advice.action.verb if advice is not None else "") == verb
