"""Which events the list of moves tells: `is_listed(event, dealing)`."""

from __future__ import annotations

from game.engine.events import CardsMoved, Event, RoundBegan, TurnChanged
from game.engine.zones import DISCARD, HAND


def still_dealing(event: Event, dealing: bool) -> bool:
    """Return whether a round's cards are being dealt after an event; `dealing`, whether they were before it."""
    return isinstance(event, RoundBegan) or (dealing and not isinstance(event, TurnChanged))


def is_listed(event: Event, dealing: bool) -> bool:
    """Return whether the list of moves tells an event: no card that is dealt, no pile that is shuffled."""
    if not isinstance(event, CardsMoved):
        return True
    shuffled = event.src.zone == DISCARD and len(event.cards) > 1  # the shuffle says it
    return not shuffled and not (dealing and event.dst.zone == HAND)
