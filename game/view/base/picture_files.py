"""Pictures from files: SVG at any size, and PNG."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import pygame
from pygame import Surface

from game.files.reading import LARGEST_PICTURE, Unreadable, read_bytes, unreadable


def load_svg(path: Path, size: tuple[int, int], *, within: Path) -> Surface:
    """Return the picture in a file of the folder `within`, fitted into `size` pixels.

    Raise Unreadable if there is none, or if it cannot be drawn.
    """
    data = read_bytes(path, limit=LARGEST_PICTURE, within=within)
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
