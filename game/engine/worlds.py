"""Deal the unseen cards again: a position that a seat could be in, for all it knows."""

from __future__ import annotations

from game.engine.cards import UNKNOWN
from game.engine.observe import Observation
from game.engine.rng import Rng
from game.engine.state import State


def sample(observation: Observation, rng: Rng) -> State:
    """A whole state that looks to the observing seat just like what it sees.

    Made from the observation alone, so a search on it cannot peek: every unseen card is as likely in
    each unseen place as any other. Where a position holds less than the whole deck, what is left over
    stays out of play.
    """
    world = observation.state.clone()
    zones = world.zones()
    unseen = world.table.deck.rest(card for zone in zones for card in zone if card != UNKNOWN)
    rng.shuffle(unseen)
    for zone in zones:
        for place, card in enumerate(zone):
            if card == UNKNOWN:
                zone[place] = unseen.pop()
    world.rng = rng.bits()
    return world
