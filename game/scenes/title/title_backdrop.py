"""What stands behind the games of the title: the cloth, the program's name and the wooden bar.

`OpeningScene` shows it before anything else is loaded, so that the window does not stay empty; the title takes
its place at once, and deals the games onto it.
"""

from __future__ import annotations

from pygame import Rect, Surface

from game.scenes.base.scene_stack import Scene
from game.view.base.colours import LIGHT, QUIET
from game.view.base.fonts import BOLD, MEDIUM, SEMIBOLD
from game.view.base.stage import Stage

MARGIN, NARROW_MARGIN = 124, 60
WIDE = 1600
"""Design pixels from which on the buttons stand in one row."""


def margin(stage: Stage) -> int:
    """How far everything keeps from the window's sides."""
    return stage.px(MARGIN if stage.space.wide >= WIDE else NARROW_MARGIN)


def button_height(stage: Stage) -> int:
    """The height of a button on the wooden bar."""
    lines = stage.fonts.height(30, BOLD) + stage.fonts.height(24, MEDIUM)
    return max(stage.px(88), lines + stage.px(14))


def wooden_bar(stage: Stage) -> Rect:
    """Where the wooden bar lies: one row of buttons high, or two where they need them."""
    rows = 1 if stage.space.wide >= WIDE else 2
    high = rows * button_height(stage) + stage.px(70 + 20 * (rows - 1))
    width, height = stage.size
    return Rect(0, height - high, width, high)


def draw_hall(stage: Stage, target: Surface) -> None:
    """Draw all of it, over the whole window."""
    px = stage.px
    wood = wooden_bar(stage)
    theme, scale = stage.themed("wine"), stage.space.scale
    target.blit(theme.cloth(stage.size[0], wood.top, scale), (0, 0))
    left, logo_width = margin(stage), px(236)
    target.blit(stage.images.svg("title/logo", logo_width, px(138)), (left - px(18), px(58)))
    x = left + logo_width + px(2)
    target.blit(stage.images.svg("title/wordmark", px(572), px(100)), (x, px(44)))
    below = (x + px(6), px(150))
    tagline = stage.words("ui.title.tagline")
    size = stage.fonts.fitted(tagline, 33, SEMIBOLD, stage.size[0] - below[0] - px(20))
    stage.paint.soft_text(target, tagline, below, size, SEMIBOLD, LIGHT.mix(QUIET, 0.4))
    stage.paint.shadow(target, wood, 0, (0, -10), 16, 0.5)
    target.blit(theme.wood(*wood.size, scale), wood)


class OpeningScene(Scene):
    """The hall before the games are there. Whatever happens first brings the title."""

    def due(self) -> int | None:
        return 0

    def update(self, dt: int) -> None:
        self.stack.ways.title()

    def draw(self, target: Surface) -> None:
        draw_hall(self.stage, target)
