"""The achievements of One: Classic."""

from __future__ import annotations

from game.engine.achievements import Achievement, Deed, Seats, by
from game.engine.actions import DRAW
from game.engine.cards import NO_SUIT
from game.variants.classic.rules import DECK, Classic
from game.variants.families.shedding_deeds import FAR_BEHIND, catches_up, last_card, played

THREE = 3


def _wild_finish(deed: Deed) -> Seats:
    return by(deed.seat, last_card(deed) and DECK.kind[played(deed)] == "wild draw four")


def _same_again(deed: Deed) -> Seats:
    card, before = played(deed), deed.before
    if card < 0 or DECK.suit[card] != NO_SUIT:
        return ()
    suit = before.called if before.called >= 0 else DECK.suit[before.discard[-1]]
    return by(deed.seat, deed.action.suit == suit)


def _by_symbol(deed: Deed) -> Seats:
    card, before = played(deed), deed.before
    if card < 0 or before.called >= 0 or DECK.kind[card] == "number" or DECK.suit[card] == NO_SUIT:
        return ()
    top = before.discard[-1]
    return by(deed.seat, DECK.kind[top] == DECK.kind[card] and DECK.suit[top] != DECK.suit[card])


def _held_back(deed: Deed) -> Seats:
    if deed.action == DRAW and not deed.before.facing:  # who takes cards faced keeps nothing back
        called, top = deed.before.called, deed.before.discard[-1]
        row = Classic.on_suit[called] if called >= 0 else Classic.on_card[top]
        if any(card in row for card in deed.before.hands[deed.seat]):
            deed.round.mark("held-back", deed.seat)
    return [seat for seat in deed.winners if seat in deed.round.marked("held-back")]


def _three_in_a_row(deed: Deed) -> Seats:
    seat, count = deed.round.row
    return by(deed.seat, played(deed) >= 0 and seat == deed.seat and count + 1 >= THREE)


ACHIEVEMENTS = (
    Achievement("wild-finish", "C-13", "+4", _wild_finish),
    Achievement("same-again", "C-12", "undo", _same_again),
    Achievement("by-symbol", "C-6", "+2", _by_symbol),
    Achievement("held-back", "C-8", "shield", _held_back, hidden=True),
    Achievement("far-behind", "C-14", str(FAR_BEHIND), catches_up),
    Achievement("three-in-a-row", "C-11", "bolt", _three_in_a_row),
)
