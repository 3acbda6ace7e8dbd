"""The background of the title: cloth, the program's name and a wooden bar.

`OpeningScene` shows it before anything else is loaded, so that the window is not empty for long. The title then
takes its place, and deals the games onto it.
"""

from __future__ import annotations

from pygame import Rect, Surface

from game.scenes.base.scene_stack import Scene
from game.view.base.colours import LIGHT, QUIET
from game.view.base.fonts import BOLD, MEDIUM, SEMIBOLD, TITLE
from game.view.base.scene_kit import SceneKit

MARGIN, NARROW_MARGIN = 124, 60
CRAMPED = 0.6
"""The share of its usual size that the program's name has in a cramped window, where it stands alone."""
HEAD, LINE, INSET = 40.0, 26.0, 14
"""Sizes of the heading of a match to go on with and of the lines below it, and the edge around them."""
WIDE = 1600
"""The width in design pixels from which on the buttons are in one row."""


def margin(kit: SceneKit) -> int:
    """Return the distance of everything from the window's sides, in real pixels."""
    return kit.px(MARGIN if kit.space.wide >= WIDE else NARROW_MARGIN)


def button_height(kit: SceneKit) -> int:
    """Return the height of a button on the wooden bar, in real pixels."""
    lines = kit.fonts.height(30, BOLD) + kit.fonts.height(24, MEDIUM)
    return max(kit.px(88), lines + kit.px(14))


def match_height(kit: SceneKit) -> int:
    """Return the height of what a match to go on with takes on the wooden bar, in real pixels."""
    lines = 1 if kit.cramped else 2
    text = kit.fonts.height(HEAD, TITLE) + lines * kit.fonts.height(LINE, MEDIUM)
    return max(kit.px(148), text + 2 * kit.px(INSET))


def hall_top(kit: SceneKit) -> int:
    """Return how far down the program's name reaches, in real pixels."""
    if kit.cramped:
        return kit.px((58 + 138) * CRAMPED)
    return kit.px(152) + kit.fonts.height(33, SEMIBOLD)


def name_end(kit: SceneKit) -> int:
    """Return how far to the right the program's name reaches, in real pixels."""
    share = CRAMPED if kit.cramped else 1
    return margin(kit) + kit.px(236 * share) + kit.px(2) + kit.px(572 * share)


def wooden_bar(kit: SceneKit, with_match: bool = False) -> Rect:
    """Return the area of the wooden bar, in real pixels, for one row of buttons or two.

    One row is higher if there is a match to go on with; above two there is a third for it.
    """
    rows = 1 if kit.space.wide >= WIDE else 2
    high = rows * button_height(kit) + kit.px(70 + 20 * (rows - 1))
    if with_match:
        match = match_height(kit)
        high = match + kit.px(56) if rows == 1 else high + match + kit.px(20)
    width, height = kit.size
    return Rect(0, height - high, width, high)


def draw_hall(kit: SceneKit, target: Surface, with_match: bool = False) -> None:
    """Draw the background over the whole window."""
    px = kit.px
    wood = wooden_bar(kit, with_match)
    theme = kit.themed("wine")
    target.blit(theme.cloth(kit.size[0], wood.top, kit.space.scale), (0, 0))
    share = CRAMPED if kit.cramped else 1
    left, logo_width = margin(kit), px(236 * share)
    logo = kit.pictures.svg("title/logo", logo_width, px(138 * share))
    target.blit(logo, (left - px(18), px(58 * share)))
    x = left + logo_width + px(2)
    wordmark = kit.pictures.svg("title/wordmark", px(572 * share), px(100 * share))
    target.blit(wordmark, (x, px(44 * share)))
    if not kit.cramped:
        below = (x + px(6), px(150))
        tagline = kit.words("ui.title.tagline")
        size = kit.fonts.fitted(tagline, 33, SEMIBOLD, kit.size[0] - below[0] - px(20))
        kit.paint.soft_text(target, tagline, below, size, SEMIBOLD, LIGHT.mix(QUIET, 0.4))
    kit.draw_wood(target, wood, theme)


class OpeningScene(Scene):
    """The background without games; the first update replaces it by the title."""

    def due(self) -> int | None:
        return 0

    def update(self, dt: int) -> None:
        self.stack.ways.title()

    def draw(self, target: Surface) -> None:
        draw_hall(self.kit, target)
