"""What a seat can lay down in a row from a position, before anybody else is in turn: `best_row`."""

from __future__ import annotations

from typing import Any, NamedTuple

from game.engine.actions import Action
from game.engine.puzzles.puzzle_rules import Goal
from game.engine.state import State
from game.engine.variant import Variant

MOST = 4000
"""So many positions are tried at most: hands of a puzzle are small."""


class BestRow(NamedTuple):
    """The actions of a seat in a row, whether it reached its goal by them, and how many cards are `left` to it.

    Without a card it may still have missed the goal, as where the round ends by a call.
    """

    actions: tuple[Action, ...]
    reached: bool
    left: int


class _Search:
    def __init__(self, variant: Variant[Any], goal: Goal, seat: int) -> None:
        self.variant, self.goal, self.seat = variant, goal, seat
        self.tried = 0

    def best(self, state: State, action: Action) -> BestRow | None:
        """Return the row that begins with an action and leaves the fewest cards; None after MOST positions."""
        self.tried += 1
        if self.tried > MOST:
            return None
        after = state.clone()
        self.variant.apply(after, self.seat, action, after.now)
        reached = self.goal(after, self.seat)
        if reached is not None:
            return BestRow((action,), reached, len(after.hands[self.seat]))
        found: BestRow | None = None
        for each in self.variant.legal(after, self.seat):
            row = self.best(after, each)
            if row is None:
                return None
            if found is None or (row.reached, -row.left) > (found.reached, -found.left):
                found = row
            if found.reached:
                break
        return None if found is None else found._replace(actions=(action, *found.actions))


def best_row(
    variant: Variant[Any], goal: Goal, state: State, seat: int, action: Action
) -> BestRow | None:
    """Return how a seat gets furthest after an action towards a goal that has to be reached in a row.

    Whoever else is in turn decides such a goal. None where there is too much to try.
    """
    return _Search(variant, goal, seat).best(state, action)
