"""The tick on what is chosen or done: `draw_tick(kit, target, middle, radius, fill, ink, edge)`."""

from __future__ import annotations

from pygame import Surface

from game.view.base.colours import Colour
from game.view.base.scene_kit import SceneKit

SHARE = 1.2
"""How wide the tick is, by the radius of its disc."""


def draw_tick(
    kit: SceneKit,
    target: Surface,
    middle: tuple[int, int],
    radius: int,
    fill: Colour,
    ink: Colour,
    edge: Colour | None = None,
    width: float = 3,
) -> None:
    """Draw a tick on a disc with such a radius in real pixels, and with an edge if that has a colour."""
    kit.paint.disc(target, middle, radius, fill, edge, width)
    side = round(SHARE * radius)
    tick = kit.pictures.tinted("icons/check", side, side, ink)
    target.blit(tick, tick.get_rect(center=middle))
