"""Advice in general: duties first, then what was noticed, then the best call or turn action."""

from __future__ import annotations

from typing import Any

from game.engine.actions import Action, Advice, Reason, Refusal
from game.engine.adviser import Adviser
from game.engine.out_of_turn import OutOfTurn
from game.engine.state import ROUND_OVER, State
from game.variants import find_variant

APPEAL = {"shout": 0, "call": 1, "draw": -5, "play": -2, "whisper": -1}


class Calls(OutOfTurn[State]):
    """What can be called, is due and is noticed, as a test says."""

    def __init__(self, calls: str = "", due: str = "", noticed: str = "") -> None:
        self.words = (calls, due, noticed)

    def calls(self, state: State, seat: int, now: int) -> list[Action]:
        return [Action(word) for word in self.words[0].split()]

    def due(self, state: State, now: int) -> list[tuple[int, Action]]:
        return [(1, Action("not mine")), *((0, Action(word)) for word in self.words[1].split())]

    def noticed(self, view: State, seat: int, now: int) -> list[tuple[int, Action]]:
        return [(7, Action(word)) for word in self.words[2].split()]


class Rules:
    def __init__(self, calls: OutOfTurn[Any], legal: str = "play draw") -> None:
        self.out_of_turn = calls
        self.words = legal

    def legal(self, state: State, seat: int) -> list[Action]:
        return [Action(word) for word in self.words.split()]

    def jumps(self, state: State, seat: int) -> list[Action]:
        return []


class Plain(Adviser[State]):
    def appeal(self, view: State, seat: int, action: Action) -> int:
        return APPEAL[action.verb]


def advised(rules: Rules, phase: str = "play") -> str | None:
    state = State(find_variant("classic").table(2), phase=phase)
    found = Plain(rules).advice(state, 0, 0)
    if found is not None:
        assert found == Advice(found.action, Reason.of(found.action.verb))
    return found and found.action.verb


def test_the_best_turn_action_is_advised() -> None:
    assert advised(Rules(OutOfTurn())) == "play"
    assert advised(Rules(OutOfTurn(), legal="")) is None
    assert advised(Rules(OutOfTurn()), phase=ROUND_OVER) is None


def test_a_call_is_advised_only_if_it_is_better_than_none() -> None:
    assert advised(Rules(Calls("call"))) == "call"
    assert advised(Rules(Calls("shout whisper"))) == "play"


def test_what_is_due_goes_before_what_was_noticed_and_that_before_all_else() -> None:
    assert advised(Rules(Calls("call", due="duty", noticed="mistake"))) == "duty"
    assert advised(Rules(Calls("call", noticed="mistake"))) == "mistake"


def test_a_game_without_calls_has_nothing_to_call_and_no_clock() -> None:
    variant = find_variant("classic")
    state = variant.begin(variant.table(2), 1)
    none: OutOfTurn[State] = OutOfTurn()
    action = Action("draw")
    listed = (
        none.calls(state, 0, 0),
        none.callers(state),
        none.due(state, 0),
        none.noticed(state, 0, 0),
        none.slips(state, 0),
        none.offers(state, 0, 0),
        none.clocks(state, 0, 0),
    )
    assert not any(listed)
    refusal: Refusal | None = none.objection(state, 0, action)
    assert refusal is None
    assert none.moot(state, 0, action, 0) is False
    assert none.contestable(state) is False
    assert none.stopped_by(state) == -1
    assert none.deadline(state) is None


def test_the_action_of_the_highest_appeal_is_chosen_and_the_first_of_several() -> None:
    state, rules = State(find_variant("classic").table(2)), Rules(OutOfTurn())
    draw, play, again = Action("draw"), Action("play"), Action("play", (3,))
    assert Plain(rules).choose(state, 0, [draw, play]) == play
    assert Plain(rules).choose(state, 0, [draw, play, again]) == play


def test_what_has_no_alternative_is_not_judged() -> None:
    state, rules = State(find_variant("classic").table(2)), Rules(OutOfTurn())
    unheard_of = Action("sing")
    assert Plain(rules).choose(state, 0, [unheard_of]) == unheard_of


def test_an_action_leans_nowhere_unless_a_game_says_so() -> None:
    state, rules = State(find_variant("classic").table(2)), Rules(OutOfTurn())
    assert Plain(rules).leaning(state, 0, Action("play")) == (0.0, 0.0, 0.0)
