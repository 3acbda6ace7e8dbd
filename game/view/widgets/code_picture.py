"""A code that a camera reads (QR): `draw_code(kit, target, area, link)`."""

from __future__ import annotations

from functools import lru_cache

import pygame
import segno
from pygame import Rect, Surface

from game.view.base.colours import INK, LIGHT
from game.view.base.scene_kit import SceneKit

QUIET_ZONE = 4
"""Modules that stay free around the code."""


@lru_cache(maxsize=4)
def _modules(link: str) -> tuple[bytes, ...]:
    return tuple(bytes(row) for row in segno.make(link, error="m", micro=False).matrix)


def modules_across(link: str) -> int:
    """Return how many modules wide the code of an address is, with what stays free around it."""
    return len(_modules(link)) + 2 * QUIET_ZONE


def code_picture(link: str, module: int) -> Surface:
    """Return the code that opens an address, with so many real pixels a module."""
    rows, count = _modules(link), modules_across(link)
    picture = Surface((count, count))
    picture.fill(LIGHT)
    for y, row in enumerate(rows, QUIET_ZONE):
        for x, dark in enumerate(row, QUIET_ZONE):
            if dark:
                picture.set_at((x, y), INK)
    return pygame.transform.scale(picture, (count * module, count * module))


def draw_code(kit: SceneKit, target: Surface, area: Rect, link: str) -> None:
    """Draw the code in the middle of an area, as large as it can be there with modules of whole pixels."""
    module = max(1, min(area.size) // modules_across(link))
    picture = kit.paint.keep(("code", link, module), lambda: code_picture(link, module))
    target.blit(picture, picture.get_rect(center=area.center))
