"""Endings that are puzzles: the goal is reached in every deal by one action, and by no other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from typing import Any

from game.engine.actions import Action
from game.engine.observe import Observation
from game.engine.puzzles.puzzle_rules import Unclear
from game.engine.rng import Rng
from game.engine.state import State
from game.engine.variant import Variant
from game.engine.worlds import sample
from game.session.puzzles.puzzle_files import MOST_WORLDS
from game.tools.puzzles.deals import deals, most_deals
from game.tools.puzzles.obvious import LEAST, different_actions, obvious
from game.tools.puzzles.solving import EndingSolver

SOME = 40
"""Deals that are looked at first."""
MOST_SAMPLES = 50 * SOME
"""Where so many bring too few that fit, all deals are made instead."""
ORDER = 20_261_126
"""The seed of the order in which deals are looked at: what fails is found sooner in a mixed one."""


class NoPuzzle(Exception):
    """A position is no puzzle; the message is the name of the test that it fails."""


@dataclass(frozen=True, slots=True)
class ProvedEnding:
    """In how many of the `worlds` each action reaches the goal, and a deal in which it fails."""

    answers: tuple[Action, ...]
    worlds: int
    reached: Mapping[Action, int]
    fails: Mapping[Action, tuple[tuple[int, ...], ...]]


class SeenEnding:
    """A position seen by the seat in turn, from which nothing is drawn, with all deals that fit."""

    def __init__(self, variant: Variant[Any], seen: Observation, most: int = MOST_WORLDS) -> None:
        """Raises NoPuzzle for one by other rules than the usual, or of too little choice."""
        self.variant, self.seen, self._most = variant, seen, most
        table = seen.state.table
        if table.options != variant.table(table.players).options:
            raise NoPuzzle("options")
        if different_actions(seen) < LEAST:
            raise NoPuzzle("choice")
        self.obvious = obvious(variant, seen)
        if self.obvious >= set(seen.legal):
            raise NoPuzzle("obvious")

    @cached_property
    def _some(self) -> list[State]:
        """Some deals that fit: for most positions these tell already that they are no puzzle."""
        rng, found = Rng(ORDER), list[State]()
        for _ in range(MOST_SAMPLES):
            world = sample(self.seen, rng)
            if self.variant.puzzles.fits(world):
                found.append(world)
            if len(found) == SOME:
                return found
        if not self.worlds:
            raise NoPuzzle("no deal")
        return self.worlds[:SOME]

    @cached_property
    def worlds(self) -> list[State]:
        """Every deal, in a mixed order."""
        found = list(deals(self.variant, self.seen.state))
        Rng(ORDER).shuffle(found)
        return found

    def _all(self, asks: str) -> list[State]:
        """Return every deal that makes a difference for a goal."""
        if asks in self.variant.puzzles.blind:
            return self._some[:1]
        return self.worlds

    def solver(self, asks: str) -> EndingSolver:
        """Return what solves the round for a goal of the seat. Raises NoPuzzle if no deal fits."""
        quick = self.variant.puzzles.quick(asks, self.seen.seat, self._some[0])
        return EndingSolver(self.variant, self.seen.seat, asks, quick)

    def proved(self, asks: str) -> ProvedEnding:
        """Return the proof that one action, up to equals, reaches the goal for certain. Raises NoPuzzle."""
        try:
            return self._proved(asks)
        except Unclear:
            raise NoPuzzle("unclear") from None

    def _proved(self, asks: str) -> ProvedEnding:
        variant, seat, legal = self.variant, self.seen.seat, self.seen.legal
        # First of all: where few deals fit, looking at some makes them all.
        if most_deals(self.seen.state) > self._most and asks not in variant.puzzles.blind:
            raise NoPuzzle("cases")
        first = self._some[0]
        if variant.puzzles.goals[asks](first, seat) is not None:
            raise NoPuzzle("decided")
        solver = self.solver(asks)
        left = list(legal)
        for every in (False, True):
            for world in self._all(asks) if every else self._some:
                left = [each for each in left if solver.reaches(solver.after(world, each))]
                if self.obvious.issuperset(left):
                    raise NoPuzzle("obvious" if left else "no certain action")
            self._check_alone(left)
        answers = tuple(left)
        for action in answers:
            if not solver.sure([solver.after(world, action) for world in self._all(asks)]):
                raise NoPuzzle("no plan")
        return self._counted(solver, answers, self._all(asks))

    def _check_alone(self, left: Sequence[Action]) -> None:
        """Check that what has not failed yet is one action, up to equals, and none that is obvious."""
        if not self.obvious.isdisjoint(left):
            raise NoPuzzle("obvious")
        for one, other in combinations(left, 2):
            if not self.variant.puzzles.equal(self.seen.state, one, other):
                raise NoPuzzle("several")

    def _counted(
        self, solver: EndingSolver, answers: Sequence[Action], worlds: Sequence[State]
    ) -> ProvedEnding:
        reached = dict.fromkeys(self.seen.legal, 0)
        fails: dict[Action, tuple[tuple[int, ...], ...]] = {}
        for world in worlds:
            for action in self.seen.legal:
                if solver.reaches(solver.after(world, action)):
                    reached[action] += 1
                elif action not in fails and len(worlds) > 1:
                    fails[action] = tuple(tuple(sorted(hand)) for hand in world.hands)
        return ProvedEnding(tuple(answers), len(worlds), reached, fails)
