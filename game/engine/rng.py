"""A seeded random number generator that gives the same numbers on every platform and Python version.

It is SplitMix64 (Steele, Lea and Flood, 2014). Its state is one 64-bit integer, so it is kept in the state of a
match as a plain field and costs nothing to clone.
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
"""The most permutations that one 64-bit word of a shuffle chooses from."""


@cache
def _places(count: int) -> tuple[tuple[tuple[int, int], ...], ...]:
    """Return the positions of `count` items from last to second, grouped by the word that shuffles them.

    Each position comes with its base, the number of positions down to the first. One 64-bit word serves several
    positions: it is read as a number whose digits have their bases. The bases of a word multiply to at most
    2³⁶, so no permutation is likelier than another by more than one part in 2²⁸.
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
    """Constants for computing `count` words at once, each in the lower half of a lane of 128 bits.

    In every lane `ones` has a one, `steps` the generator's increment up to that word, and `mask` the mask of a
    word. `size` is the width of all lanes in bytes; `read` unpacks the words from the bytes.
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
    """A stream of random numbers; `state` (0 … 2⁶⁴ − 1) is its whole state."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = seed & _MASK

    def bits(self) -> int:
        """Return the next 64 random bits."""
        self.state = z = (self.state + _STEP) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def words(self, count: int) -> tuple[int, ...]:
        """Return what `count` calls of `bits` would, in their order."""
        # The steps of bits(), in all lanes at once: the product of two words fits into a lane.
        ones, steps, mask, size, read = _lanes(count)
        z = (self.state * ones + steps) & mask
        self.state = (self.state + count * _STEP) & _MASK
        z = ((z ^ (z >> 30)) & mask) * 0xBF58476D1CE4E5B9 & mask
        z = ((z ^ (z >> 27)) & mask) * 0x94D049BB133111EB & mask
        return read((z ^ (z >> 31)).to_bytes(size, "little"))

    def below(self, limit: int) -> int:
        """Return an integer from 0 to `limit` − 1. The bias is at most limit ÷ 2⁶⁴."""
        return (self.bits() * limit) >> 64

    def chance(self) -> float:
        """Return a number from 0 (included) to 1 (excluded)."""
        return (self.bits() >> 11) / (1 << 53)

    def choice(self, items: Sequence[T]) -> T:
        """Return one of the items, each with the same probability."""
        # The steps of bits() and below() are repeated here for speed: every move of a random bot needs them.
        self.state = z = (self.state + _STEP) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return items[((z ^ (z >> 31)) * len(items)) >> 64]

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Shuffle the items in place (Fisher and Yates)."""
        words = _places(len(items))
        for places, digits in zip(words, self.words(len(words)), strict=True):
            for place, base in places:
                other = digits % base
                digits //= base
                items[place], items[other] = items[other], items[place]

    def fork(self) -> Rng:
        """Return another stream, which later draws from this one do not affect."""
        return Rng(self.bits())
