"""Sampling of states that are consistent with an observation, for searches."""

from __future__ import annotations

from game.engine.cards import UNKNOWN
from game.engine.observe import Observation
from game.engine.rng import Rng
from game.engine.state import State


def sample(observation: Observation, rng: Rng) -> State:
    """Return a whole state that looks to the observing seat just like its observation.

    The unseen cards are dealt at random to the unseen places, all with the same probability. It is made from
    the observation alone, so that a search on it cannot peek. Where a position holds less than the whole deck,
    the cards left over stay out of play.
    """
    world = observation.state.clone()
    known = (card for zone in world.zones() for card in zone if card != UNKNOWN)
    fill(world, world.table.deck.rest(known), rng)
    return world


def fill(world: State, unseen: list[int], rng: Rng) -> None:
    """Deal these cards at random to the unseen places of a state, and draw its own chances anew.

    `unseen` is shuffled and used up; there must be at least as many cards as places.
    """
    rng.shuffle(unseen)
    for zone in world.zones():
        for place, card in enumerate(zone):
            if card == UNKNOWN:
                zone[place] = unseen.pop()
    world.rng = rng.bits()
