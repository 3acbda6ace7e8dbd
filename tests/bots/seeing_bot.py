"""A bot that cheats, to show how much there is to gain: it sees all hands, but not the order of the pile."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from game.bots.belief import Belief
from game.bots.bot import Temper
from game.bots.master_bot import MasterBot
from game.bots.memory import Memory
from game.engine.match import Match
from game.engine.observe import Observation
from game.engine.rng import Rng
from game.engine.state import State
from game.engine.worlds import sample


class TrueHands:
    """A source of worlds in which everybody holds what they do hold; everything else hidden is shuffled."""

    def __init__(self, observation: Observation, state: State, rng: Rng) -> None:
        self._rng = rng
        view = observation.state.clone()
        view.hands = [list(hand) for hand in state.hands]
        self._seen = replace(observation, state=view)

    def world(self) -> State:
        """Return the next world."""
        return sample(self._seen, self._rng)


class _Sight(Belief):
    """What a bot takes others to hold, who looks at their cards."""

    def __init__(self, match: Match[Any]) -> None:
        super().__init__(match.variant)
        self._match = match

    def catch_up(self, memory: Memory, seat: int) -> Iterator[None]:
        return iter(())

    def sampler(self, observation: Observation, rng: Rng) -> TrueHands:  # type: ignore[override]
        return TrueHands(observation, self._match.state, rng)


class SeeingBot(MasterBot):
    """Searches as `master` does, in worlds with the hands of its match as they are."""

    def __init__(self, match: Match[Any], temper: Temper) -> None:
        super().__init__(match.variant, temper)
        self.memory = None
        self._belief = _Sight(match)
