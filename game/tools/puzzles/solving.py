"""Endings solved: in one deal against every answer of the others, and in all deals by one plan.

`EndingSolver.reaches` knows the deal, and says whether the seat can reach the goal whatever the others do. That
it can in every deal does not yet mean that it can without seeing the cards: `sure` asks for one plan that looks
at nothing but what is played.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any

from game.engine.actions import Action
from game.engine.puzzles.puzzle_rules import Goal, QuickSolver
from game.engine.state import State
from game.engine.variant import Variant


class EndingSolver:
    """Solves the endings of one position for a seat that is asked for a goal."""

    def __init__(
        self, variant: Variant[Any], seat: int, asks: str, quick: QuickSolver | None = None
    ) -> None:
        """With a `quick` solver of the game that is asked; without, everything the rules allow is tried."""
        self.variant = variant
        self.seat = seat
        self._goal: Goal = variant.puzzles.goals[asks]
        self._quick = quick
        self._known: dict[Hashable, bool] = {}

    def after(self, state: State, action: Action) -> State:
        """Return the state after an action of whoever is in turn."""
        found = state.clone()
        self.variant.apply(found, state.turn, action, state.now)
        return found

    def reaches(self, state: State) -> bool:
        """Return whether the seat reaches the goal in a whole state, whatever the others do."""
        if self._quick is not None:
            return self._quick.reaches(state)
        variant, goal, seat = self.variant, self._goal, self.seat
        while True:
            decided = goal(state, seat)
            if decided is not None:
                return decided
            legal = variant.legal(state, state.turn)
            if len(legal) > 1:
                break
            state = self.after(state, legal[0])
        key = None if variant.puzzles.key is None else variant.puzzles.key(state)
        if key is not None and key in self._known:
            return self._known[key]
        own = state.turn == seat
        found = not own
        for action in legal:
            if self.reaches(self.after(state, action)) == own:
                found = own
                break
        if key is not None:
            self._known[key] = found
        return found

    def sure(self, states: Sequence[State]) -> bool:
        """Return whether one plan reaches the goal in all these states, which look alike to the seat."""
        if self._quick is not None:
            return self._quick.sure(states)
        decided = [self._goal(state, self.seat) for state in states]
        if False in decided:
            return False
        states = [state for state, each in zip(states, decided, strict=True) if each is None]
        if not states:
            return True
        if states[0].turn != self.seat:
            return all(self.sure(each) for each in self._answered(states))
        for action in self.variant.legal(states[0], self.seat):
            after = [self.after(state, action) for state in states]
            if all(map(self.reaches, after)) and self.sure(after):
                return True
        return False

    def _answered(self, states: Sequence[State]) -> list[list[State]]:
        """Return the states after each action that somebody else may take in any of them, by action."""
        found: dict[Action, list[State]] = {}
        for state in states:
            for action in self.variant.legal(state, state.turn):
                found.setdefault(action, []).append(self.after(state, action))
        return list(found.values())
