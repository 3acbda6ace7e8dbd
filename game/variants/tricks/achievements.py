"""The achievements of One Card: Tricks."""

from __future__ import annotations

from game.engine.achievements import Achievement, Deed, Seats, by
from game.engine.cards import NO_SUIT
from game.engine.events import CardsMoved
from game.engine.zones import CENTRE, TAKEN, TRICK
from game.variants.tricks.cards import DOWNTOWN, JOKER, POINTS, TOP


def _taken(deed: Deed, zone: str) -> list[CardsMoved]:
    """Return what somebody took from a zone with this action."""
    return [
        each
        for each in deed.events
        if isinstance(each, CardsMoved) and each.src.zone == zone and each.dst.zone == TAKEN
    ]


def _joker_leads(deed: Deed) -> Seats:
    before = deed.before
    leads = deed.action.cards == (JOKER,) and not before.trick
    return by(deed.seat, leads and before.trump != NO_SUIT)


def _downtown(deed: Deed) -> Seats:
    return by(deed.seat, deed.action.verb == DOWNTOWN)


def _to_the_point(deed: Deed) -> Seats:
    ended, bidder = deed.ended, deed.before.bidder
    if ended is None or bidder < 0:
        return ()
    made = ended.round_scores[bidder] == deed.before.bids[bidder]
    return deed.before.table.side(bidder) if made else ()  # a bid is the pair's (P-3)


def _all_fifteen(deed: Deed) -> Seats:
    ended = deed.ended
    return (
        () if ended is None else [n for n, score in enumerate(ended.round_scores) if score == TOP]
    )


def _one_card(deed: Deed) -> Seats:
    return [
        each.dst.seat for each in _taken(deed, CENTRE) if any(POINTS[card] for card in each.cards)
    ]


def _unbeaten(deed: Deed) -> Seats:
    no_trump = deed.before.trump == NO_SUIT and deed.before.bidder < 0
    return [each.dst.seat for each in _taken(deed, TRICK) if no_trump and JOKER in each.cards]


ACHIEVEMENTS = (
    Achievement("joker-leads", "T-9", "play", _joker_leads),
    Achievement("downtown", "T-13", "9", _downtown),
    Achievement("to-the-point", "T-16", "check", _to_the_point),
    Achievement("all-fifteen", "T-15", str(TOP), _all_fifteen),
    Achievement("one-card", "T-14", "1", _one_card),
    Achievement("unbeaten", "T-11", "crown", _unbeaten, hidden=True),
)
