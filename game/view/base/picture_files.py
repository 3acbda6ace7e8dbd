"""Pictures from files: SVG at any size, and PNG."""

from __future__ import annotations

import re
from io import BytesIO
from pathlib import Path

import pygame
from pygame import Surface

from game.files.reading import LARGEST_PICTURE, Unreadable, read_bytes, unreadable

# SDL's reader of SVG leaves the memory it has where a gradient ends at infinity.
_COLOURS = re.compile(rb"#[0-9a-fA-F]++")
_BEYOND = re.compile(rb"\d[eE]\+?\d\d|(?<![.\d])\d{8}")
"""A number that no picture needs: of two digits in its exponent, or of eight before its point."""


def load_svg(path: Path, size: tuple[int, int], *, within: Path) -> Surface:
    """Return the picture in a file of the folder `within`, fitted into `size` pixels.

    Raise Unreadable if there is none, or if it cannot be drawn.
    """
    data = read_bytes(path, limit=LARGEST_PICTURE, within=within)
    if _BEYOND.search(_COLOURS.sub(b"", data)):
        raise unreadable("not-drawn")
    try:
        return pygame.image.load_sized_svg(BytesIO(data), size)
    except pygame.error:
        raise unreadable("not-drawn") from None


def load_png(path: Path) -> Surface | None:
    """Return the picture in a file; None if there is none, for what can be done without."""
    try:
        return pygame.image.load(BytesIO(read_bytes(path, limit=LARGEST_PICTURE)), path.name)
    except (Unreadable, pygame.error):
        return None
