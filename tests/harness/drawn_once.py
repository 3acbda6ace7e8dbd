"""Pictures drawn from SVG are kept between the tests of a process: drawing took a fifth of their time.

The same document gives the same picture. Each caller gets a copy of its own, as from the drawing itself.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from io import BytesIO
from typing import Any

import pygame
from pygame import Surface

MOST_BYTES = 40_000_000
"""What is kept in a process, in bytes; what was not asked for longest is dropped."""

LARGEST = 4_000_000
"""The bytes of the largest picture kept: one of the usual window, 1280x720, which most tests open. Larger ones
are hardly ever asked for again."""


class DrawnPictures:
    """The pictures that were drawn, by the document and how it was drawn."""

    def __init__(self) -> None:
        self._pictures: OrderedDict[Any, Surface] = OrderedDict()
        self._bytes = 0

    def once(self, draw: Callable[..., Surface], source: Any, *how: Any) -> Surface:
        """Return what a function draws of a document, as it drew it before if it did."""
        if not isinstance(source, BytesIO):
            return draw(source, *how)
        key = (source.getvalue(), draw, *map(repr, how))
        kept = self._pictures.get(key)
        if kept is not None:
            self._pictures.move_to_end(key)
            return kept.copy()
        drawn = draw(source, *how)
        size = drawn.get_pitch() * drawn.get_height()
        if size <= LARGEST:
            self._pictures[key] = drawn.copy()
            self._bytes += size + len(key[0])
            while self._bytes > MOST_BYTES:
                (document, *_), oldest = self._pictures.popitem(last=False)
                self._bytes -= oldest.get_pitch() * oldest.get_height() + len(document)
        return drawn

    def forget(self) -> None:
        """Let all pictures go."""
        self._pictures.clear()
        self._bytes = 0


_DRAWN = DrawnPictures()


def forget_pictures() -> None:
    """Let all kept pictures go: they are drawn again when they are next asked for."""
    _DRAWN.forget()


def keep_pictures() -> None:
    """Keep what pygame draws from SVG from now on."""
    if not isinstance(pygame.image.load, partial):
        pygame.image.load = partial(_DRAWN.once, pygame.image.load)
        pygame.image.load_sized_svg = partial(_DRAWN.once, pygame.image.load_sized_svg)
