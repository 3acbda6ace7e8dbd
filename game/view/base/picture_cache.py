"""A cache of pictures that is bounded in bytes: `cache.get(key, make)`."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable

from pygame import Surface


def weight(picture: Surface) -> int:
    """The bytes of a picture's pixels."""
    return picture.get_pitch() * picture.get_height()


class Cache:
    """The most recently used pictures, of at most `limit` bytes together.

    A picture larger than the limit is returned as well, and kept until the next one is added.
    """

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.bytes = 0
        self.misses = 0
        self._kept: OrderedDict[Hashable, Surface] = OrderedDict()

    def get(self, key: Hashable, make: Callable[[], Surface]) -> Surface:
        """Return the picture of `key`, making and keeping it if there is none."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        self.misses += 1
        made = make()
        self._kept[key] = made
        self.bytes += weight(made)
        while self.bytes > self.limit and len(self._kept) > 1:
            _, dropped = self._kept.popitem(last=False)
            self.bytes -= weight(dropped)
        return made

    def clear(self) -> None:
        """Forget everything, as when the window changed its size."""
        self._kept.clear()
        self.bytes = 0
