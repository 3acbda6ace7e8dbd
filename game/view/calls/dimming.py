"""What a panel with the whole attention does to the table beneath it: `dim(kit, target)`."""

from __future__ import annotations

from pygame import Surface

from game.view.base.colours import INK, Colour
from game.view.base.scene_kit import SceneKit

VEIL = Colour(10, 6, 4, 70)


def dim(kit: SceneKit, target: Surface) -> None:
    """Draw a veil over the whole window."""

    def veil() -> Surface:
        drawn = Surface(kit.size)
        drawn.fill(INK[:3])
        drawn.set_alpha(VEIL.a)
        return drawn

    target.blit(kit.paint.keep(("veil", kit.size), veil), (0, 0))
