"""A person's picture in a cream ring: `portrait(kit, "ada", radius)`; radius in real pixels."""

from __future__ import annotations

import pygame
from pygame import Surface

from game.view.base import svg_shapes as vector
from game.view.base.colours import Colour
from game.view.base.scene_kit import SceneKit

CREAM = Colour.hex("#fbf0d9")
RING = 5


def portrait(
    kit: SceneKit,
    name: str,
    radius: int,
    ring: Colour = CREAM,
    look: str = "",
    tilt: int = 0,
) -> Surface:
    """The portrait as a round picture, 2 × radius wide with its ring.

    `look` is a folder of its looks, `tilt` by how many degrees it leans.
    """

    def draw() -> Surface:
        width = max(2, kit.px(RING))
        side = 2 * radius
        picture = Surface((side, side), pygame.SRCALPHA)
        face = kit.pictures.svg(
            f"portraits/{look}/{name}" if look else f"portraits/{name}", side - width, side - width
        )
        if tilt:
            face = pygame.transform.rotozoom(face, tilt, 1.0)
        picture.blit(face, face.get_rect(center=(radius, radius)))
        picture.blit(
            vector.picture(side, side, vector.disc(radius, radius, radius, None, ring, width)),
            (0, 0),
        )
        return picture

    return kit.paint.keep(("portrait", name, radius, ring, look, tilt), draw)


def blit_portrait(
    kit: SceneKit,
    target: Surface,
    name: str,
    centre: tuple[int, int],
    radius: int,
    ring: Colour = CREAM,
    look: str = "",
    tilt: int = 0,
) -> None:
    """Draw a portrait with its shadow about a point."""
    rect = pygame.Rect(0, 0, 2 * radius, 2 * radius)
    rect.center = centre
    kit.paint.shadow(target, rect, radius / kit.space.scale, (2, 5), 7)
    target.blit(portrait(kit, name, radius, ring, look, tilt), rect)
