"""Hands that are alike: the same cards up to a swap of suits or colours."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import permutations

from game.engine.cards import NO_SUIT, Deck

Shape = tuple[tuple[int, ...], ...]


def shape_of(deck: Deck, hand: Iterable[int]) -> Shape:
    """Return what is the same for two hands only if a swap of suits turns one into the other."""
    ranks: dict[int, list[int]] = {suit: [] for suit in range(NO_SUIT, len(deck.suits))}
    for card in hand:
        ranks[deck.suit[card]].append(deck.rank[card])
    wild, *suits = (tuple(sorted(ranks[suit])) for suit in sorted(ranks))
    return (wild, *min(permutations(suits)))
