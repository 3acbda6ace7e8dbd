"""A person's picture in a cream ring: `portrait(kit, "ada", radius)`; radius in real pixels."""

from __future__ import annotations

from typing import Protocol

import pygame
from pygame import FRect, Rect, Surface

from game.view.base import svg_shapes as vector
from game.view.base.colours import PERSON_COLOURS, Colour
from game.view.base.scene_kit import SceneKit
from game.view.table.plate_content import PlateContent

CREAM = Colour.hex("#fbf0d9")
RING = 5
MARKER_GAP = -2.0
"""How far the turn marker is from a portrait, in design pixels."""


class Person(Protocol):
    """A player's name, the name of the portrait's picture, and that of the colour ("": none)."""

    @property
    def name(self) -> str: ...

    @property
    def portrait(self) -> str: ...

    @property
    def colour(self) -> str: ...


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


def draw_seated(
    kit: SceneKit, target: Surface, person: Person, where: FRect, standing: PlateContent
) -> None:
    """Draw who sits at a plate (design pixels), with the marks of whoever deals and whose turn it is."""
    rect = kit.rect(where)
    radius = round(rect.w / 2 * 0.95)
    ring = PERSON_COLOURS.get(person.colour, CREAM)
    look, tilt = standing.look, standing.tilt
    blit_portrait(kit, target, person.portrait, rect.center, radius, ring, look, tilt)
    if standing.marked:
        draw_marker(kit, target, rect.center, radius)
    if standing.plate.dealer:
        side = round(radius * 0.62)
        at = (rect.centerx - round(radius * 0.72), rect.centery - round(radius * 0.68))
        chip = kit.pictures.svg("icons/dealer", side, side)
        target.blit(chip, chip.get_rect(center=at))


def draw_marker(kit: SceneKit, target: Surface, centre: tuple[int, int], radius: int) -> None:
    """Draw the turn marker: a ring of light round a portrait (real pixels)."""
    ring = Rect(0, 0, 2 * radius, 2 * radius)
    ring.center = centre
    kit.paint.ring(target, ring, radius / kit.space.scale, gap=MARKER_GAP)
