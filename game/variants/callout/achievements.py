"""The achievements of One: Call-Out."""

from __future__ import annotations

from game.engine.achievements import Achievement, Deed, Seats, by
from game.engine.events import CardsMoved
from game.engine.zones import DRAW, HAND
from game.variants.callout.cards import JOKER
from game.variants.families.shedding_deeds import played

TRIPLETS, FLOOD = 3, 6


def _sharp_eye(deed: Deed) -> Seats:
    """Who accused rightly: the offender took a card (L-19)."""
    if deed.action.verb != "accuse":
        return ()
    took = (
        isinstance(each, CardsMoved)
        and each.dst == (HAND, deed.action.seat)
        and each.src.zone == DRAW
        for each in deed.events
    )
    return by(deed.seat, any(took))


def _triplets(deed: Deed) -> Seats:
    return by(deed.seat, played(deed) >= 0 and len(deed.action.cards) >= TRIPLETS)


def _in_one_breath(deed: Deed) -> Seats:
    return by(deed.seat, deed.action.verb == "call" and len(deed.action.cards) > 1)


def _quick_tongue(deed: Deed) -> Seats:
    others = deed.action.verb == "suit" and deed.before.laid_by != deed.seat
    return by(deed.seat, others and deed.after.suit_by == deed.seat)


def _flood(deed: Deed) -> Seats:
    answers = played(deed) == JOKER and deed.before.facing > 0
    return by(deed.seat, answers and deed.after.facing >= FLOOD)


def _one(deed: Deed) -> Seats:
    return by(deed.seat, deed.action.verb == "one" and deed.seat in deed.winners)


ACHIEVEMENTS = (
    Achievement("sharp-eye", "L-19", "eye", _sharp_eye),
    Achievement("triplets", "L-5", str(TRIPLETS), _triplets),
    Achievement("in-one-breath", "L-12", "speech", _in_one_breath),
    Achievement("quick-tongue", "L-9", "bolt", _quick_tongue),
    Achievement("flood", "L-11", f"+{FLOOD}", _flood, hidden=True),
    Achievement("one", "L-14", "One!", _one),
)
