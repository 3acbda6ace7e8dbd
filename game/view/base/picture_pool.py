"""A pool of cached pictures, bounded in bytes: `pool.shelf("paint").get(key, make)`.

Everything that draws keeps its pictures in the one pool of the program, so that a scene full of cards has the
room that a scene full of text leaves, and no scene adds a limit of its own.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock

from pygame import Surface

PASSING = 0.3
"""The share of a pool beyond which pictures that pass make room first."""
OVERHEAD = 600
"""About the bytes that a picture takes besides its pixels: the surface, its key, its entry."""


def weight(picture: Surface) -> int:
    """The bytes that a kept picture takes: all of it, if only a part is kept."""
    whole = picture.get_parent() or picture
    return whole.get_pitch() * whole.get_height() + OVERHEAD


class PicturePool:
    """The most lately used pictures of all shelves, together never more than `limit` bytes.

    Some shelves hold pictures that pass: many, each soon made again, and needed for some frames, like those of
    cards on their way. They take what room there is, but beyond their share of the pool (PASSING) they make
    room first, so that no flood of them drives out pictures that take long to make.

    One picture larger than the limit is still handed out, and kept until the next one comes. Threads may ask
    for pictures at the same time; what two of them make at once is kept once.
    """

    def __init__(self, limit: int = 96 << 20) -> None:
        self.limit = limit
        self.bytes = 0
        self.allowance: int | None = None
        """How many pictures of moving cards a frame may make where like ones can stand in; None: all."""
        self._left = 0
        self.dropped = 0
        """How many pictures have been forgotten for others so far."""
        self._kept: OrderedDict[tuple[int, Hashable], Surface] = OrderedDict()
        self._passing: OrderedDict[tuple[int, Hashable], Surface] = OrderedDict()
        self._passing_bytes = 0
        self._shelves: dict[tuple[Hashable, ...], Shelf] = {}
        self._made = 0
        self._lock = Lock()

    def __len__(self) -> int:
        return len(self._kept) + len(self._passing)

    def shelf(self, *name: Hashable, passing: bool = False) -> Shelf:
        """The pictures kept under a name, which must tell all that their keys do not.

        Whoever asks by the same name has the same shelf; without a name it is the caller's own. Those on a
        `passing` one make room first.
        """
        if name in self._shelves:
            return self._shelves[name]
        self._made += 1
        made = Shelf(self, self._made, passing)
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
            self._passing.clear()
            self._shelves.clear()
            self.bytes = self._passing_bytes = 0

    def find(self, key: tuple[int, Hashable], passing: bool = False) -> Surface | None:
        """A kept picture, which counts as used by that."""
        kept = self._passing if passing else self._kept
        with self._lock:
            found = kept.get(key)
            if found is not None:
                kept.move_to_end(key)
            return found

    def keep(self, key: tuple[int, Hashable], picture: Surface, passing: bool = False) -> None:
        """Keep a picture, and forget those used longest ago if they are too many now."""
        with self._lock:
            if key in (self._passing if passing else self._kept):
                self._forget(passing, key)
            (self._passing if passing else self._kept)[key] = picture
            self._weigh(picture, passing, 1)
            while self.bytes > self.limit and len(self) > 1:
                crowded = self._passing_bytes > self.limit * PASSING or not self._kept
                self._forget(crowded, next(iter(self._passing if crowded else self._kept)))
                self.dropped += 1

    def _forget(self, passing: bool, key: tuple[int, Hashable]) -> None:
        self._weigh((self._passing if passing else self._kept).pop(key), passing, -1)

    def _weigh(self, picture: Surface, passing: bool, sign: int) -> None:
        """Count the bytes of a picture in (1) or out (−1)."""
        self.bytes += sign * weight(picture)
        if passing:
            self._passing_bytes += sign * weight(picture)


class Shelf:
    """A part of a pool, with keys of its own. `misses` are the pictures that had to be made so far."""

    def __init__(self, pool: PicturePool, number: int, passing: bool) -> None:
        self.misses = 0
        self._pool = pool
        self._number = number
        self._passing = passing

    def get(self, key: Hashable, make: Callable[[], Surface]) -> Surface:
        """The picture kept under `key`; made, and kept, if there is none."""
        whole = (self._number, key)
        found = self._pool.find(whole, self._passing)
        if found is None:
            self.misses += 1
            found = make()
            self._pool.keep(whole, found, self._passing)
        return found

    def find(self, key: Hashable) -> Surface | None:
        """The picture kept under `key`, if there is one."""
        return self._pool.find((self._number, key), self._passing)
