"""A pool of cached pictures, bounded in bytes: `pool.shelf("paint").get(key, make)`.

Everything that draws keeps its pictures in the one pool of the program, so that a scene full of cards has the
room that a scene full of text leaves, and no scene adds a limit of its own.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock

from pygame import Surface

OVERHEAD = 600
"""About the bytes that a picture takes besides its pixels: the surface, its key, its entry."""


def weight(picture: Surface) -> int:
    """The bytes that a kept picture takes: all of it, if only a part is kept."""
    whole = picture.get_parent() or picture
    return whole.get_pitch() * whole.get_height() + OVERHEAD


class PicturePool:
    """The most lately used pictures of all shelves, together never more than `limit` bytes.

    One picture larger than the limit is still handed out, and kept until the next one comes. Threads may ask
    for pictures at the same time; what two of them make at once is kept once.
    """

    def __init__(self, limit: int = 96 << 20) -> None:
        self.limit = limit
        self.bytes = 0
        self.allowance: int | None = None
        """How many pictures of moving cards a frame may make where like ones can stand in; None: all."""
        self._left = 0
        self._kept: OrderedDict[tuple[int, Hashable], Surface] = OrderedDict()
        self._shelves: dict[tuple[Hashable, ...], Shelf] = {}
        self._made = 0
        self._lock = Lock()

    def __len__(self) -> int:
        return len(self._kept)

    def shelf(self, *name: Hashable) -> Shelf:
        """The pictures kept under a name, which must tell all that their keys do not.

        Whoever asks by the same name has the same shelf; without a name it is the caller's own.
        """
        if name in self._shelves:
            return self._shelves[name]
        self._made += 1
        made = Shelf(self, self._made)
        if name:
            self._shelves[name] = made
        return made

    def begin_frame(self) -> None:
        """Allow so many pictures again as a frame may make."""
        self._left = self.allowance or 0

    def spend(self) -> None:
        """Note that a picture is made for the present frame."""
        self._left -= 1

    @property
    def spent(self) -> bool:
        """Whether the present frame has made as many pictures as it may."""
        return self.allowance is not None and self._left <= 0

    def clear(self) -> None:
        """Forget every picture, as when the window has changed its size. Shelves stay usable."""
        with self._lock:
            self._kept.clear()
            self._shelves.clear()
            self.bytes = 0

    def find(self, key: tuple[int, Hashable]) -> Surface | None:
        """A kept picture, which counts as used by that."""
        with self._lock:
            found = self._kept.get(key)
            if found is not None:
                self._kept.move_to_end(key)
            return found

    def keep(self, key: tuple[int, Hashable], picture: Surface) -> None:
        """Keep a picture, and forget those used longest ago if they are too many now."""
        with self._lock:
            former = self._kept.pop(key, None)
            if former is not None:
                self.bytes -= weight(former)
            self._kept[key] = picture
            self.bytes += weight(picture)
            while self.bytes > self.limit and len(self._kept) > 1:
                _, dropped = self._kept.popitem(last=False)
                self.bytes -= weight(dropped)


class Shelf:
    """A part of a pool, with keys of its own. `misses` are the pictures that had to be made so far."""

    def __init__(self, pool: PicturePool, number: int) -> None:
        self.misses = 0
        self._pool = pool
        self._number = number

    def get(self, key: Hashable, make: Callable[[], Surface]) -> Surface:
        """The picture kept under `key`; made, and kept, if there is none."""
        whole = (self._number, key)
        found = self._pool.find(whole)
        if found is None:
            self.misses += 1
            found = make()
            self._pool.keep(whole, found)
        return found

    def find(self, key: Hashable) -> Surface | None:
        """The picture kept under `key`, if there is one."""
        return self._pool.find((self._number, key))
