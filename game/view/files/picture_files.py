"""Pictures from files: SVG at any size, and PNG.

An SVG that is light by `svg_bounds` is drawn at once. Of another one there is only what `drawn_apart` has made
of it, which is scaled.
"""

from __future__ import annotations

import struct
from io import BytesIO
from pathlib import Path

import pygame
from pygame import Surface

from game.files.reading import LARGEST_PICTURE, Unreadable, read_bytes, unreadable
from game.view.files.svg_bounds import LARGEST_SVG, check_bounds, is_light

NOT_LIGHT = "problem.reason-not-light"
"""The reason why `load_svg` has no picture where `drawn_apart` may make one."""
TRIAL = (8, 8)
"""The size at which a light picture is tried."""
MOST_PIXELS = 4096 * 4096
"""The pixels of a PNG: 64 MB of memory."""

_PNG = b"\x89PNG\r\n\x1a\n"
_END = b"</svg"
_drawn: dict[bytes, Surface] = {}
"""Pictures that were drawn apart, by the contents of the file."""


def load_svg(path: Path, size: tuple[int, int], *, within: Path) -> Surface:
    """Return the picture in a file of the folder `within`, fitted into `size` pixels.

    Raise Unreadable if there is none, or if it cannot be drawn, or has not been drawn apart yet as it must be.
    """
    data = read_svg(path, within=within)
    if is_light(data):
        return draw(data, size)
    check_bounds(data)
    whole = _drawn.get(data)
    if whole is None:
        _check_end(data)
        raise unreadable("not-light")
    share = min(size[0] / whole.get_width(), size[1] / whole.get_height())
    fitted = [max(1, round(share * side)) for side in whole.get_size()]
    return pygame.transform.smoothscale(whole, fitted)


def read_svg(path: Path, *, within: Path) -> bytes:
    """Return the contents of a picture of the folder `within`. Raises Unreadable."""
    return read_bytes(path, limit=LARGEST_SVG, within=within)


def draw(data: bytes, size: tuple[int, int]) -> Surface:
    """Return a picture fitted into `size` pixels, whatever that costs. Raises Unreadable."""
    try:
        return pygame.image.load_sized_svg(BytesIO(data), size)
    except (pygame.error, MemoryError):
        raise unreadable("not-drawn") from None


def check_svg(path: Path, *, within: Path) -> None:
    """Raise Unreadable if a picture is never drawn. One that is not light is not tried."""
    data = read_svg(path, within=within)
    if is_light(data):
        draw(data, TRIAL)
    else:
        check_bounds(data)
        _check_end(data)


def _check_end(data: bytes) -> None:
    """Raise Unreadable if a picture has been cut off."""
    if _END not in data:
        raise unreadable("damaged")


def can_be_loaded(data: bytes) -> bool:
    """Return whether `load_svg` has a picture for these contents: it is light, or has been drawn apart."""
    return is_light(data) or data in _drawn


def keep_drawn(data: bytes, picture: Surface) -> None:
    """Keep what was drawn apart of a picture with these contents."""
    _drawn[data] = picture


def load_png(path: Path) -> Surface | None:
    """Return the picture in a file; None if there is none, for what can be done without."""
    try:
        data = read_bytes(path, limit=LARGEST_PICTURE)
        if not data.startswith(_PNG) or _pixels(data) > MOST_PIXELS:
            return None
        return pygame.image.load(BytesIO(data), "picture.png")
    except (Unreadable, pygame.error, MemoryError):
        return None


def _pixels(data: bytes) -> int:
    """Return the pixels that a PNG says it has: its first part has the width and the height."""
    if len(data) < 24 or data[12:16] != b"IHDR":
        return MOST_PIXELS + 1
    width, height = struct.unpack(">II", data[16:24])
    return int(width * height)
