"""A person's picture in a cream ring: `portrait(stage, "ada", radius)`; radius in real pixels."""

from __future__ import annotations

import pygame
from pygame import Surface

from game.view.base import svg_shapes as vector
from game.view.base.colours import Colour
from game.view.base.stage import Stage

CREAM = Colour.hex("#fbf0d9")
RING = 5


def portrait(stage: Stage, name: str, radius: int, ring: Colour = CREAM) -> Surface:
    """The portrait as a round picture, 2 × radius wide with its ring."""

    def draw() -> Surface:
        width = max(2, stage.px(RING))
        side = 2 * radius
        picture = Surface((side, side), pygame.SRCALPHA)
        face = stage.images.svg(f"portraits/{name}", side - width, side - width)
        picture.blit(face, (width // 2, width // 2))
        picture.blit(
            vector.picture(side, side, vector.disc(radius, radius, radius, None, ring, width)),
            (0, 0),
        )
        return picture

    return stage.paint.keep(("portrait", name, radius, ring), draw)


def blit_portrait(
    stage: Stage, target: Surface, name: str, centre: tuple[int, int], radius: int
) -> None:
    """Draw a portrait with its shadow about a point."""
    rect = pygame.Rect(0, 0, 2 * radius, 2 * radius)
    rect.center = centre
    stage.paint.shadow(target, rect, radius / stage.space.scale, (2, 5), 7)
    target.blit(portrait(stage, name, radius), rect)
