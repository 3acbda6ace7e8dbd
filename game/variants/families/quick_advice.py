"""Advice for shedding games in one pass over the hand, for searches, which need it thousands of times a second.

`Adviser.appeal` scores one action and counts the hand for it; here the hand is counted once for all actions.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from game.engine.actions import Action
from game.engine.adviser import EVEN, Leaning
from game.engine.cards import Deck
from game.engine.state import State


def best_play(
    hand: Sequence[int], legal: Sequence[Action], deck: Deck, bonus: Sequence[int]
) -> Action:
    """Return the play of the highest worth, the first of several; the first action if there is none.

    A play is worth `bonus` (by card), and 2 for each other card of the hand with the suit that is on top then.
    """
    suit = deck.suit
    counts = [0] * (len(deck.suits) + 1)  # the last entry is that of cards without a suit, NO_SUIT
    for card in hand:
        counts[suit[card]] += 2
    best, chosen = -1_000_000, legal[0]
    for action in legal:
        cards = action[1]
        if not cards:
            continue
        card = cards[0]
        own, called = suit[card], action[2]
        if called < 0:
            called = own
        worth = counts[called] + bonus[card]
        if called == own:
            worth -= 2
        if worth > best:
            best, chosen = worth, action
    return chosen


def shed_leaning(
    view: State,
    seat: int,
    action: Action,
    deck: Deck,
    *,
    kept: Collection[str],
    harmful: Collection[str],
) -> Leaning:
    """Return what kind of play it is: of the `harmful` or the `kept` kinds, or one that nothing can follow."""
    if not action.cards:
        return EVEN
    card = action.cards[0]
    kind = deck.kind[card]
    suit = action.suit if action.suit >= 0 else deck.suit[card]
    stuck = not any(
        deck.suit[other] == suit or deck.rank[other] == deck.rank[card] or deck.kind[other] in kept
        for other in view.hands[seat]
        if other not in action.cards
    )
    return Leaning(float(kind in harmful), float(kind in kept), float(stuck))
