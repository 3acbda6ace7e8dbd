"""Advice for shedding games in one pass over the hand, for searches, which need it thousands of times a second.

`Adviser.appeal` scores one action and counts the hand for it; here the hand is counted once for all actions.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.actions import Action
from game.engine.cards import Deck


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
