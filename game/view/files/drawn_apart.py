"""Pictures that are not light, drawn by a process of its own with limits of time and memory: `Drawings`.

    drawings.want(path)         # begins, unless it has begun before; nothing waits for it
    if drawings.arrived(): …    # since the last call one has been drawn, and `load_svg` has it, or was given up

A picture that takes too long, too much memory, or the process with it, is left out, which `told` says.
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pygame

from game.engine.problems import Phrase
from game.files.reading import Unreadable, unreadable
from game.view.files.made_apart import MEMORY, SECONDS, Apart, made_apart
from game.view.files.picture_files import can_be_loaded, draw, keep_drawn, read_svg
from game.view.files.svg_bounds import check_bounds

SIDE = 720
"""The longest side, in pixels, of what is drawn: a card in a large window. It is scaled from there."""

_SIZE = struct.Struct("!II")


class Drawings:
    """The pictures that are drawn apart, each once; `told` is called with the phrase about one left out."""

    def __init__(self, told: Callable[[Phrase], None]) -> None:
        self._told = told
        self._apart = Apart(_draw)

    def has(self, path: Path) -> bool:
        """Return whether the picture in a file can be drawn at once, by now."""
        with suppress(Unreadable):
            return can_be_loaded(read_svg(path, within=path.parent))
        return False

    @property
    def waiting(self) -> bool:
        """Whether a picture is still being drawn."""
        return self._apart.waiting

    def want(self, path: Path) -> None:
        """Have a picture drawn; nothing happens if it has been wanted before."""
        self._apart.want(path)

    def arrived(self) -> bool:
        """Return whether one more can be loaded than at the last call; tell of those that are left out."""
        done = self._apart.arrived()
        for path, trouble in done:
            if trouble is not None:
                self._told(Phrase("problem.file-left-out", file=str(path), reason=trouble))
        return any(trouble is None for _, trouble in done)


def _draw(path: Path) -> None:
    draw_apart(read_svg(path, within=path.parent))


def draw_apart(data: bytes) -> None:
    """Have a picture drawn, and keep it for `load_svg`; this waits for it. Raises Unreadable."""
    check_bounds(data)
    said = made_apart(_drawn, data)
    if said is None:
        raise unreadable("picture-costs", seconds=SECONDS, most=MEMORY >> 20)
    size, pixels = _SIZE.unpack_from(said), said[_SIZE.size :]
    if not pixels:
        raise unreadable("not-drawn")
    keep_drawn(data, pygame.image.frombytes(pixels, (size[0], size[1]), "RGBA"))


def _drawn(data: bytes) -> bytes:
    """Return the size and the pixels that come of a picture; none if it is none."""
    try:
        picture = draw(data, (SIDE, SIDE))
    except Unreadable:
        return _SIZE.pack(0, 0)
    return _SIZE.pack(*picture.get_size()) + pygame.image.tobytes(picture, "RGBA")
