"""The title of a game as the heading of a screen: its family small, and its name large beside it."""

from __future__ import annotations

from pygame import Rect, Surface

from game.scenes.base.game_titles import title_parts
from game.view.base.colours import LIGHT, QUIET
from game.view.base.fonts import SEMIBOLD, TITLE
from game.view.base.scene_kit import SceneKit

SIZE, SMALLEST = 64.0, 40.0
"""The usual size of the name, and that below which its screen is laid out otherwise, in design pixels."""
FAMILY, LOWER, GAP = 0.6, 0.1, 0.25
"""The size of the family, how much lower it stands, and the gap after it, as shares of the name's size."""


def heading_width(kit: SceneKit, game: str, size: float = SIZE) -> int:
    """Return the width of the heading in real pixels with the name, which alone becomes smaller, at a size."""
    family, name = title_parts(kit.words, game)
    before = kit.fonts.width(family, SIZE * FAMILY, SEMIBOLD) + kit.px(SIZE * GAP) if family else 0
    return before + kit.fonts.width(name, size, TITLE)


def draw_heading(kit: SceneKit, target: Surface, game: str, area: Rect, size: float = SIZE) -> int:
    """Draw the heading in an area, in the middle of its height; return where it ends, in real pixels."""
    family, name = title_parts(kit.words, game)
    x, y = area.midleft
    if family:
        at = (x, y + kit.px(size * LOWER))
        drawn = kit.paint.soft_text(target, family, at, size * FAMILY, SEMIBOLD, QUIET, "midleft")
        x = drawn.right + kit.px(size * GAP)
    fitted = kit.fonts.fitted(name, size, TITLE, area.right - x)
    return kit.paint.soft_text(target, name, (x, y), fitted, TITLE, LIGHT, "midleft").right
