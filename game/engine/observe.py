"""Observations: what one seat may know, the only thing that bots and pictures are handed (G-5)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from game.engine.actions import Action
from game.engine.state import State
from game.engine.variant import Variant


@dataclass(slots=True)
class Observation:
    """What `seat` (−1: a spectator) may know at the game time `now` in ms.

    `state` is a view of the state with everything hidden blanked; `legal` are the turn actions open to the
    seat; `number` is to be given to `Match.submit` with the answer, so that a late one can be refused.
    """

    seat: int
    number: int
    now: int
    state: State
    legal: list[Action]


def observe(
    variant: Variant[Any], state: State, seat: int, now: int, number: int = 0
) -> Observation:
    """Return the observation of a seat. Its legal actions are computed from the view, so they leak nothing."""
    view = state.seen_from(seat)
    return Observation(seat, number, now, view, variant.legal(view, seat) if seat >= 0 else [])
