"""Jumps that come second (H-4): which are refused, by which clause, and by how many milliseconds."""

from typing import Any

import pytest

from game.engine.actions import Action, Refusal
from game.engine.match import Match
from game.engine.notation.action_text import parse_action
from tests.harness.written import match_at

HANDS = ["R9 G1 G2", "R3 B2 B3", "B9 Y2 Y3", "R9 B8 B7"]


def laid(*hands: str, call: bool = False, game: str = "classic") -> Match:
    """A match in which seat 0 has just laid R9, at 100 ms."""
    options: dict[str, Any] = {"jump_in": True, **({"call": True} if call else {})}
    match = match_at(game, {"hands": list(hands or HANDS), "discard": "R1 R2", "turn": 0}, options)
    done(match, 0, "play R9", 100)
    return match


def act(match: Match, text: str) -> Action:
    return parse_action(text, match.table.deck, match.variant.info.vocabulary)


def done(match: Match, seat: int, text: str, now: int, answers: int | None = None) -> None:
    assert isinstance(match.submit(seat, act(match, text), now, answers), list), text


def refused(match: Match, seat: int, text: str, now: int, answers: int) -> Refusal:
    answer = match.submit(seat, act(match, text), now, answers)
    assert isinstance(answer, Refusal), text
    return answer


@pytest.mark.parametrize("seat", [2, 3], ids=["in turn now", "not in turn"])
def test_a_jump_that_came_second_says_by_how_much(seat: int) -> None:
    first, second, *others = HANDS
    match = laid(first, second, *(others if seat == 3 else reversed(others)))
    number = match.number
    done(match, 1, "play R3", 110)
    late = refused(match, seat, "play R9", 130, number)
    assert (late.clause, late.reason) == ("H-4", "jumped-second")
    assert late.details == (("count", 20),)


def test_calls_between_the_two_do_not_count() -> None:
    match = laid("R9 G1 G2", "R3 B2 B3", "B8 Y2", "R9 B8 B7", call=True)
    number = match.number
    done(match, 1, "play R3", 110)
    done(match, 2, "one", 118)
    assert refused(match, 3, "play R9", 130, number).details == (("count", 20),)


def test_the_first_of_two_turn_actions_is_the_one_that_was_quicker() -> None:
    match = laid()
    number = match.number
    done(match, 1, "play R3", 110)
    done(match, 2, "draw", 150)
    assert refused(match, 3, "play R9", 160, number).details == (("count", 50),)


def test_a_jump_is_open_until_a_turn_action_whatever_was_called_meanwhile() -> None:
    match = laid("R9 G1", "R3 B2 B3", "B8 Y2 Y3", "R9 B8 B7", call=True)
    number = match.number
    done(match, 2, "challenge 0", 110)
    assert match.number > number
    done(match, 3, "play R9", 115, number)
    assert match.state.laid_by == 3


def test_who_was_in_turn_came_too_late_as_ever() -> None:
    match = laid()
    number = match.number
    done(match, 3, "play R9", 110)
    for text in ("play R3", "draw"):
        assert refused(match, 1, text, 115, number).clause == "G-12"


def test_who_is_in_turn_answers_what_a_call_has_changed() -> None:
    match = laid("R9 G1", "R3 B2 B3", "B8 Y2 Y3", "R9 B8 B7", call=True)
    number = match.number
    done(match, 2, "challenge 0", 110)
    assert refused(match, 1, "play R3", 115, number).clause == "G-12"


def test_what_was_taken_back_makes_nothing_late() -> None:
    match = laid()
    number = match.number
    done(match, 1, "play R3", 110)
    match.take_back(1)
    done(match, 3, "play R9", 130, number)
