"""Exact play of the last cards, where nothing is drawn any more: each sampled world is searched to its end."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from game.bots.search import prospects
from game.engine.actions import Action
from game.engine.observe import Observation
from game.engine.state import State
from game.engine.variant import Variant

WORLDS = 24
"""The worlds that are looked at."""


def different(worlds: Iterable[State]) -> list[tuple[State, int]]:
    """Return the worlds whose hands differ, each with the number of times that it was there."""
    found: dict[tuple[tuple[int, ...], ...], tuple[State, int]] = {}
    for world in worlds:
        key = tuple(tuple(sorted(hand)) for hand in world.hands)
        kept, count = found.get(key, (world, 0))
        found[key] = (kept, count + 1)
    return list(found.values())


class LastCards:
    """The chances to win of the actions open to a seat, added up over worlds in which all play perfectly."""

    def __init__(self, variant: Variant[Any], observation: Observation) -> None:
        self.variant = variant
        self.now = observation.now
        self.seat = observation.seat
        self.chances = dict.fromkeys(observation.legal, 0.0)

    def add(self, world: State, times: int) -> Iterator[None]:
        """Count a world so many times, an action a step."""
        for action in self.chances:
            state = world.clone()
            self.variant.apply(state, self.seat, action, self.now)
            self.chances[action] += times * self._solved(state)[self.seat]
            yield

    def ranked(self) -> list[Action]:
        """Return the actions, those with the highest chance to win first."""
        return sorted(self.chances, key=lambda action: -self.chances[action])

    def _solved(self, state: State) -> list[float]:
        """Return the chance of each seat to win if every seat takes the action that is best for it."""
        variant, now = self.variant, self.now
        while not state.winners:
            seat = state.turn
            legal = variant.legal(state, seat)
            if len(legal) > 1:
                break
            variant.apply(state, seat, legal[0], now)
        else:
            return prospects(state, variant.low_wins(state.table))
        best: list[float] = []
        for place, action in enumerate(legal):
            after = state if place == len(legal) - 1 else state.clone()
            variant.apply(after, seat, action, now)
            chances = self._solved(after)
            if not best or chances[seat] > best[seat]:
                best = chances
        return best
