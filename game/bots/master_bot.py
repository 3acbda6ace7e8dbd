"""The policy that searches, over worlds weighed by what the others' actions imply."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from game.bots.belief import Belief, Sampler
from game.bots.bot import Temper, leaned
from game.bots.memory import Memory
from game.bots.people_bot import PeopleBot
from game.bots.search import Search
from game.engine.actions import Action
from game.engine.observe import Observation
from game.engine.rng import Rng
from game.engine.variant import Variant

SLICE = 16
"""The iterations of one step of thinking: a few ms."""

TASTE = 0.015
"""How much of the chance to win a temper may make up for."""


class SearchThinking:
    """A search in the making."""

    def __init__(self, search: Search, budget: int, choose: Callable[[Search], Action]) -> None:
        self._search = search
        self._left = budget
        self._choose = choose

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
        return self._choose(self._search)


class MasterBot(PeopleBot):
    """Searches its turn actions; calls like other players."""

    def __init__(self, variant: Variant[Any], temper: Temper) -> None:
        super().__init__(variant, temper)
        self.memory = Memory()
        self._belief = Belief(variant)

    def consider(self, observation: Observation, budget: int, rng: Rng) -> SearchThinking | None:
        """Return the search for a turn action; None where there is no choice, or one that wins at once."""
        if len(observation.legal) < 2:
            return None
        if self.memory is not None:
            self._belief.update(self.memory, observation.seat)
        worlds = self._belief.sampler(observation, rng.fork())
        if self._winning(observation, worlds) is not None:
            return None
        search = Search(self.variant, observation, worlds, rng.fork())
        return SearchThinking(search, budget, partial(self._choose, observation))

    def decide(self, observation: Observation, budget: int, rng: Rng) -> Action:
        """Return the action that wins at once, or else the one that the search finds within its budget."""
        legal = observation.legal
        if len(legal) == 1:
            return legal[0]
        thinking = self.consider(observation, budget, rng)
        if thinking is not None:
            return thinking.action()
        won = self._winning(observation, self._belief.sampler(observation, rng.fork()))
        return legal[0] if won is None else won

    def _winning(self, observation: Observation, worlds: Sampler) -> Action | None:
        """Return an action that ends the round and wins it, whatever the others hold."""
        seat, held = observation.seat, len(observation.state.hands[observation.seat])
        for action in observation.legal:
            if len(action.cards) == held:
                world = worlds.world()
                self.variant.apply(world, seat, action, observation.now)
                if seat in world.winners and world.over:
                    return action
        return None

    def _choose(self, observation: Observation, search: Search) -> Action:
        """Return the best action found or, of those that are as good, the one that suits the temper."""
        best = search.best()
        found = search.root.children
        tried, mean = found[best].visits, found[best].mean
        leaning = self.variant.adviser.leaning

        def liking(action: Action) -> float:
            lean = leaned(self.temper, leaning(observation.state, observation.seat, action))
            return found[action].mean + TASTE * lean

        near = [
            action
            for action in observation.legal
            if action in found
            and found[action].visits * 4 >= tried
            and found[action].mean >= mean - 2 * TASTE
        ]
        liked = max(near, key=liking)
        return liked if liking(liked) > liking(best) + TASTE / 10 else best
