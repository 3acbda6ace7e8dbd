"""All deals of the unseen cards that fit what a seat sees, one by one and never by chance."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from math import comb
from typing import Any

from game.engine.cards import UNKNOWN
from game.engine.state import State
from game.engine.variant import Variant


def unseen_places(view: State) -> list[int]:
    """Return how many cards the zones of a view hide, in their order, without those that hide none."""
    counts = [zone.count(UNKNOWN) for zone in view.zones()]
    return [count for count in counts if count]


def most_deals(view: State) -> int:
    """Return how many deals there are at most: as many as if no card were there twice."""
    left, found = len(view.unused()), 1
    for count in unseen_places(view):
        found *= comb(left, count)
        left -= count
    return found


def deals(variant: Variant[Any], view: State) -> Iterator[State]:
    """Yield a whole state for each deal of the unseen cards that looks to the seat like the view.

    The order of cards within a zone means nothing here. No deal comes twice. What lies there must have been
    playable from the hands (`PuzzleRules.fits`). Cards that find no place stay out of play.
    """
    unseen = sorted(view.unused())
    places = unseen_places(view)
    for parts in _parts(unseen, places):
        world = view.clone()
        following = iter(parts)
        for zone in world.zones():
            if UNKNOWN in zone:
                zone[:] = [card for card in zone if card != UNKNOWN] + list(next(following))
        if variant.puzzles.fits(world):
            yield world


def _parts(cards: list[int], sizes: list[int]) -> Iterator[tuple[tuple[int, ...], ...]]:
    """Yield every way to deal cards to places of these sizes, equal cards being alike."""
    if not sizes:
        yield ()
        return
    size, *others = sizes
    for part in dict.fromkeys(combinations(cards, size)):
        left = list((Counter(cards) - Counter(part)).elements())
        for rest in _parts(left, others):
            yield (part, *rest)
