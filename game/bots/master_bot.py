"""The policy that searches, over worlds weighed by what the others' actions imply."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any

from game.bots.belief import Belief, Sampler
from game.bots.bot import Reaction, Temper, leaned
from game.bots.last_cards import WORLDS, LastCards, different
from game.bots.memory import Memory
from game.bots.mistake_filter import first_sound
from game.bots.people_bot import PeopleBot
from game.bots.search import Search
from game.engine.actions import Action
from game.engine.observe import Observation
from game.engine.rng import Rng
from game.engine.state import State
from game.engine.variant import Variant
from game.engine.worlds import sample

TASTE = 0.02
"""How much of the chance to win a temper may make up for."""


class SearchThinking:
    """A search in the making; `steps` are its steps, and return the action in the end."""

    def __init__(self, steps: Generator[None, None, Action]) -> None:
        self._steps = steps
        self._found: Action | None = None

    @property
    def done(self) -> bool:
        """Whether the action has been found."""
        return self._found is not None

    def step(self) -> None:
        """Take the next step, if there is one."""
        if self._found is None:
            try:
                next(self._steps)
            except StopIteration as end:
                self._found = end.value

    def action(self) -> Action:
        """Return the action that was found, after all steps."""
        while self._found is None:
            self.step()
        return self._found


class MasterBot(PeopleBot):
    """Searches its turn actions; calls like other players."""

    never_forgets = True

    def __init__(self, variant: Variant[Any], temper: Temper) -> None:
        super().__init__(variant, temper)
        self.memory = Memory()
        self._belief = Belief(variant)

    def react(self, observation: Observation, rng: Rng) -> Reaction | None:
        """Return a call as others make it, but keep silent where the call would spoil the own last play."""
        found = super().react(observation, rng)
        if found is not None and self._spoils(observation, found.action, rng):
            return None
        return found

    def _spoils(self, observation: Observation, call: Action, rng: Rng) -> bool:
        """Return whether the seat in turn could lay down its whole hand now, and not after the call."""
        state, seat = observation.state, observation.seat
        if state.turn != seat or not _goes_out(state, seat, observation.legal):
            return False
        world = sample(observation, rng.fork())
        self.variant.apply(world, seat, call, observation.now)
        return world.turn != seat or not _goes_out(world, seat, self.variant.legal(world, seat))

    def consider(self, observation: Observation, budget: int, rng: Rng) -> SearchThinking | None:
        """Return the search for a turn action; None where there is no choice."""
        if len(observation.legal) < 2:
            return None
        return SearchThinking(self._search(observation, budget, rng.fork()))

    def decide(self, observation: Observation, budget: int, rng: Rng) -> Action:
        """Return the action that wins at once, or else the one that the search finds within its budget."""
        thinking = self.consider(observation, budget, rng)
        return observation.legal[0] if thinking is None else thinking.action()

    def _search(
        self, observation: Observation, budget: int, rng: Rng
    ) -> Generator[None, None, Action]:
        """Bring the belief up to date, and search; yields after every few ms."""
        mistake = self._careless(observation, rng)
        if mistake is not None:
            return mistake
        if self.memory is not None:
            for _ in self._belief.catch_up(self.memory, observation.seat):
                yield
        worlds = self._belief.sampler(observation, rng.fork())
        won = self._winning(observation, worlds)
        if won is not None:
            return won
        if self.variant.adviser.solvable(observation.state, observation.seat):
            last = LastCards(self.variant, observation)
            for world, times in different(worlds.world() for _ in range(WORLDS)):
                yield from last.add(world, times)
            return first_sound(self.variant, observation, last.ranked())
        search = Search(self.variant, observation, worlds, rng.fork())
        yield from search.run(budget)
        return self._choose(observation, search)

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
        if liking(liked) <= liking(best) + TASTE / 10:
            liked = best
        others = sorted(found, key=lambda each: (-found[each].visits, -found[each].mean))
        return first_sound(self.variant, observation, [liked, *others])


def _goes_out(state: State, seat: int, legal: Sequence[Action]) -> bool:
    held = len(state.hands[seat])
    return held > 0 and any(len(action.cards) == held for action in legal)
