"""How large a hit is, and how it passes: `hit_size(cards, own=…)`, `fall_of(cards, size)`.

All of it is of pictures: no input or phone waits for it, and game time as `hold_time` in `moment` says.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import IntEnum
from itertools import accumulate
from typing import NamedTuple


class HitSize(IntEnum):
    """How large a hit is felt to be."""

    NUDGE = 0
    """One card, or anything where hits are to pass quietly."""
    TWO = 1
    """The landing holds."""
    FOUR = 2
    """The room stops, and the light narrows to who is hit."""
    SIX = 3
    """The table shakes as well, and cards fall faster and faster."""
    EIGHT = 4
    """The same, and it sounds larger still."""


LEAST: Mapping[HitSize, int] = {
    HitSize.EIGHT: 8,
    HitSize.SIX: 6,
    HitSize.FOUR: 4,
    HitSize.TWO: 2,
}
"""From how many cards on a hit has a size; one's own is a size larger."""
STOPS: Mapping[HitSize, int] = {
    HitSize.NUDGE: 0,
    HitSize.TWO: 120,
    HitSize.FOUR: 250,
    HitSize.SIX: 250,
    HitSize.EIGHT: 250,
}
"""ms for which nothing falls yet."""
FALL, APART = 360, 90
"""ms for which each of a few cards falls, and until the next one leaves."""
FASTER = (120, 100, 80, 65, 55, 50)
"""ms for each of the first cards of the largest hits, one after the other."""
TOGETHER = 1200
"""ms within which all of it has passed."""
NUDGED = 80
"""ms in which the portrait of who is hit gives way and comes back."""
READS, FADES = 190, 140
"""ms for which the whole number of a large hit is read, and in which the light comes back after that."""


def hit_size(cards: int, *, own: bool) -> HitSize:
    """Return the size of a hit of so many cards, a size larger if it is one's own."""
    size = next((each for each, least in LEAST.items() if cards >= least), HitSize.NUDGE)
    return HitSize(min(size + own, max(HitSize)))


OWN_WEIGHS = 0.12
"""By how much one's own hit weighs more than another's of as many cards: less than the next size does."""
WEIGHTS: Mapping[int, float] = {8: 0.88, 6: 0.68, 4: 0.3, 2: 0.0}
"""How much a hit of at least so many cards weighs, from 0.0 to 1.0."""


def weight(cards: int, *, own: bool) -> float:
    """Return how large a hit is drawn, from 0.0 to 1.0: by its cards first, and larger if it is one's own."""
    most = next((each for least, each in WEIGHTS.items() if cards >= least), 0.0)
    return most + OWN_WEIGHS * own


class Fall(NamedTuple):
    """How one of several cards falls on somebody: for how many ms, after how many."""

    takes: int
    after: int


def fall_of(cards: int, size: HitSize) -> Sequence[Fall]:
    """Return how each of so many cards falls, the first one first; all have landed in time for the light."""
    stop, reads = STOPS[size], READS if size >= HitSize.FOUR else 0
    left = TOGETHER - FADES - reads - stop
    if size >= HitSize.SIX:
        takes = FASTER[:cards]
        starts = [stop + each for each in accumulate(takes, initial=0)]
        found = [Fall(*each) for each in zip(takes, starts, strict=False)]
        rest, last = cards - len(found), starts[-1]
        gap = min(FASTER[-1], (stop + left - FASTER[-1] - last) // max(1, rest - 1))
        return [*found, *(Fall(FASTER[-1], last + gap * n) for n in range(rest))]
    gap = min(APART, (left - FALL) // max(1, cards - 1))
    return [Fall(FALL, stop + gap * place) for place in range(cards)]


def rest_of_fall(cards: int, size: HitSize, begun: int, since: int) -> Sequence[Fall]:
    """Return how the rest of so many cards falls `since` ms after they began to, of which so many have left."""
    return [Fall(each.takes, max(0, each.after - since)) for each in fall_of(cards, size)[begun:]]


def falls_quietly(seat: int, cards: int, begun: int) -> Sequence[Fall]:
    """Return how cards fall on a seat where nobody feels how large a hit is; `begun` have left before them."""
    return fall_of(cards, HitSize.NUDGE) if begun + cards > 1 else ()
