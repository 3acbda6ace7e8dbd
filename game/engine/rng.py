"""A seeded generator of our own: the same numbers on every platform and Python version.

SplitMix64 (Steele, Lea and Flood, 2014): its whole state is one 64-bit integer, so it lives
in a game's state as a plain field and costs nothing to clone.
"""

from __future__ import annotations

from collections.abc import Callable, MutableSequence, Sequence
from functools import cache
from struct import Struct
from typing import NamedTuple, TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15

_ORDERS = 1 << 36
"""The most orders that one word of a shuffle chooses from."""


@cache
def _places(count: int) -> tuple[tuple[tuple[int, int], ...], ...]:
    """The places of `count` items from the last to the second, parted by the word that shuffles them.

    Each place comes with its base, the number of places down to the first. One 64-bit word serves several
    places: read as a number whose digits have the places' bases. The bases of a word multiply to at most
    2³⁶, so no order of its places is likelier than another by more than one part in 2²⁸.
    """
    words = []
    last = count - 1
    while last > 0:
        place, orders = last, 1
        while place > 0 and orders * (place + 1) <= _ORDERS:
            orders *= place + 1
            place -= 1
        words.append(tuple((each, each + 1) for each in range(last, place, -1)))
        last = place
    return tuple(words)


class _Lanes(NamedTuple):
    """Numbers as wide as `count` words side by side, each in the lower half of a lane of 128 bits.

    In every lane: a one, how far the generator has stepped by then, and the mask of a word. `read` takes
    the words out of the bytes.
    """

    ones: int
    steps: int
    mask: int
    size: int
    read: Callable[[bytes], tuple[int, ...]]


@cache
def _lanes(count: int) -> _Lanes:
    ones = sum(1 << 128 * lane for lane in range(count))
    steps = sum(((lane + 1) * _STEP & _MASK) << 128 * lane for lane in range(count))
    return _Lanes(ones, steps, ones * _MASK, 16 * count, Struct("<" + "Q8x" * count).unpack)


class Rng:
    """A stream of random numbers; `state` (0 … 2⁶⁴ − 1) is everything it knows."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = seed & _MASK

    def bits(self) -> int:
        """The next 64 random bits."""
        self.state = z = (self.state + _STEP) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def words(self, count: int) -> tuple[int, ...]:
        """What so many calls of `bits` would give, one after the other."""
        # The steps of bits(), in all lanes at once: a product of two words fills a lane, and no more.
        ones, steps, mask, size, read = _lanes(count)
        z = (self.state * ones + steps) & mask
        self.state = (self.state + count * _STEP) & _MASK
        z = ((z ^ (z >> 30)) & mask) * 0xBF58476D1CE4E5B9 & mask
        z = ((z ^ (z >> 27)) & mask) * 0x94D049BB133111EB & mask
        return read((z ^ (z >> 31)).to_bytes(size, "little"))

    def below(self, limit: int) -> int:
        """An integer from 0 to `limit` − 1; the bias of at most limit ÷ 2⁶⁴ is beyond measuring."""
        return (self.bits() * limit) >> 64

    def chance(self) -> float:
        """A number from 0 (included) to 1 (not included)."""
        return (self.bits() >> 11) / (1 << 53)

    def choice(self, items: Sequence[T]) -> T:
        """One of the items, each as likely as the others."""
        # The steps of bits() and below() stand here again: every move of a random bot comes by.
        self.state = z = (self.state + _STEP) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return items[((z ^ (z >> 31)) * len(items)) >> 64]

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Put the items into a random order, in place (Fisher and Yates)."""
        words = _places(len(items))
        for places, digits in zip(words, self.words(len(words)), strict=True):
            for place, base in places:
                other = digits % base
                digits //= base
                items[place], items[other] = items[other], items[place]

    def fork(self) -> Rng:
        """Another stream, which the draws from this one do not disturb."""
        return Rng(self.bits())
