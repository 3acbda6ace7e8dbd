"""Deeds of shedding games, for the achievements of each."""

from __future__ import annotations

from game.engine.achievements import Deed, Seats

FAR_BEHIND = 12
"""So many cards in hand are far from winning."""


def played(deed: Deed) -> int:
    """Return the card that was played, the first of several; −1 if none was."""
    return deed.action.cards[0] if deed.action.verb == "play" else -1


def last_card(deed: Deed) -> bool:
    """Return whether the round was won by playing the last card."""
    return played(deed) >= 0 and deed.seat in deed.winners


def catches_up(deed: Deed) -> Seats:
    """Return who won the round after holding FAR_BEHIND cards or more."""
    return [seat for seat in deed.winners if deed.round.most[seat] >= FAR_BEHIND]
