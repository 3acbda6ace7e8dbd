"""What a sensible player makes of a position: how good each action looks, what to do, and why."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Generic, Protocol, TypeVar

from game.engine.actions import Action, Advice, Reason
from game.engine.out_of_turn import OutOfTurn
from game.engine.state import State

S = TypeVar("S", bound=State)


class Advised(Protocol):
    """What an adviser has to know of the rules: what may be done, in turn and out of it."""

    out_of_turn: OutOfTurn[Any]

    def legal(self, state: Any, seat: int) -> list[Action]:
        """Every turn action open to a seat."""
        ...


class Adviser(ABC, Generic[S]):
    """The advice of one game, from what a seat sees alone (G-5). Bots and hints ask it."""

    def __init__(self, rules: Advised) -> None:
        self.rules = rules

    @abstractmethod
    def appeal(self, view: S, seat: int, action: Action) -> int:
        """How good a legal action looks to a sensible beginner who sees `view`; higher is better."""

    def why(self, view: S, seat: int, action: Action) -> Reason:
        """Why `action` looks better than the others to somebody who sees `view`."""
        return Reason.of(action.verb)

    def advice(self, view: S, seat: int, now: int) -> Advice | None:
        """What a sensible player who sees `view` would do now, and why; None if there is nothing to do.

        First what the rules ask for, then what can be called out, then the best call or turn action.
        """
        if view.over:
            return None
        out_of_turn = self.rules.out_of_turn
        for who, action in out_of_turn.due(view, now):
            if who == seat:
                return Advice(action, self.why(view, seat, action))
        for _, action in out_of_turn.noticed(view, seat, now):
            return Advice(action, self.why(view, seat, action))
        calls = [a for a in out_of_turn.calls(view, seat, now) if self.appeal(view, seat, a) > 0]
        found = calls or self.rules.legal(view, seat)
        if not found:
            return None
        best = max(found, key=lambda action: self.appeal(view, seat, action))
        return Advice(best, self.why(view, seat, best))
