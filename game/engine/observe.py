"""What one seat may know, as the only thing that bots and pictures are handed (G-5)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from game.engine.actions import Action
from game.engine.state import State
from game.engine.variant import Variant


@dataclass(slots=True)
class Observation:
    """The table through the eyes of `seat` (−1: a spectator) at the time `now` (game ms).

    `state` is the position with everything hidden blanked; `legal` are the turn actions open to the seat;
    `number` must be given back with a turn action, so that one that comes too late is known to be stale.
    """

    seat: int
    number: int
    now: int
    state: State
    legal: list[Action]


def observe(
    variant: Variant[Any], state: State, seat: int, now: int, number: int = 0
) -> Observation:
    """What `seat` sees. Its legal actions are found from the view, so they cannot tell more than it."""
    view = state.seen_from(seat)
    return Observation(seat, number, now, view, variant.legal(view, seat) if seat >= 0 else [])
