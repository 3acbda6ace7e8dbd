"""The policy that searches, over worlds weighed by what the others' actions imply."""

from __future__ import annotations

from typing import Any

from game.bots.belief import Belief
from game.bots.bot import Temper
from game.bots.memory import Memory
from game.bots.people_bot import PeopleBot
from game.bots.search import Search
from game.engine.actions import Action
from game.engine.observe import Observation
from game.engine.rng import Rng
from game.engine.variant import Variant

SLICE = 8
"""The iterations of one step of thinking: a few ms."""


class SearchThinking:
    """A search in the making."""

    def __init__(self, search: Search, budget: int) -> None:
        self._search = search
        self._left = budget

    @property
    def done(self) -> bool:
        """Whether all iterations have been made."""
        return self._left <= 0

    def step(self) -> None:
        """Make a few iterations."""
        count = min(SLICE, self._left)
        self._search.step(count)
        self._left -= count

    def action(self) -> Action:
        """Return the action that was found, after all iterations."""
        while not self.done:
            self.step()
        return self._search.best()


class MasterBot(PeopleBot):
    """Searches its turn actions; calls like a beginner."""

    def __init__(self, variant: Variant[Any], temper: Temper) -> None:
        super().__init__(variant, temper)
        self.memory = Memory()
        self._belief = Belief(variant)

    def consider(self, observation: Observation, budget: int, rng: Rng) -> SearchThinking | None:
        """Return the search for a turn action; None where there is no choice."""
        if len(observation.legal) < 2:
            return None
        if self.memory is not None:
            self._belief.update(self.memory, observation.seat)
        worlds = self._belief.sampler(observation, rng.fork())
        return SearchThinking(Search(self.variant, observation, worlds, rng.fork()), budget)

    def decide(self, observation: Observation, budget: int, rng: Rng) -> Action:
        """Return the action that the search finds within its budget."""
        thinking = self.consider(observation, budget, rng)
        return observation.legal[0] if thinking is None else thinking.action()
