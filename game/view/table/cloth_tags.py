"""Small labels on the cloth: `tag(kit, target, "Led", at)`; a dark pill, or one of amber or paper."""

from __future__ import annotations

from pygame import Rect, Surface

from game.view.base.colours import AMBER_FILL, INK, LIGHT, LINE, PANEL, PAPER, PAPER_LOW
from game.view.base.fonts import BOLD
from game.view.base.paint import Anchor
from game.view.base.scene_kit import SceneKit

SIZE = 24.0


def tag_size(kit: SceneKit, text: str, most: int = 10_000, size: float = SIZE) -> tuple[int, int]:
    """Return the size of a tag in real pixels; it is at most `most` wide, unless it could not be read then."""
    fitted = kit.fonts.fitted(text, size, BOLD, most - kit.px(30))
    high = kit.fonts.height(fitted, BOLD) + kit.px(4)
    return kit.fonts.width(text, fitted, BOLD) + kit.px(30), high


def tag_area(
    kit: SceneKit,
    text: str,
    at: tuple[int, int],
    anchor: Anchor = "center",
    *,
    most: int = 10_000,
    size: float = SIZE,
    within: Rect | None = None,
) -> Rect:
    """Return where a tag lies whose `anchor` is at a point, moved so that it lies `within`."""
    rect = Rect((0, 0), tag_size(kit, text, most, size))
    setattr(rect, anchor, at)
    if within is not None:
        rect.clamp_ip(within)
    return rect


def tag(
    kit: SceneKit,
    target: Surface,
    text: str,
    at: tuple[int, int],
    anchor: Anchor = "center",
    *,
    most: int = 10_000,
    size: float = SIZE,
    look: str = "dark",
    within: Rect | None = None,
) -> Rect:
    """Draw a tag with its `anchor` at a point, moved so that it lies `within`; where it lies.

    `look` is "dark", "amber", "paper", or "quiet" for what matters less.
    """
    rect = tag_area(kit, text, at, anchor, most=most, size=size, within=within)
    fitted = kit.fonts.fitted(text, size, BOLD, most - kit.px(30))
    ink = LIGHT
    if look == "amber":
        kit.paint.pill(target, rect, (AMBER_FILL, AMBER_FILL), shadow=True)
        ink = INK
    elif look == "paper":
        kit.paint.pill(target, rect, (PAPER, PAPER_LOW), shadow=True)
        ink = INK
    elif look == "quiet":
        kit.paint.pill(target, rect, LIGHT.fade(0.16))
    else:
        kit.paint.pill(target, rect, PANEL.fade(0.92), line=LINE)
    kit.paint.text(target, text, rect.center, fitted, BOLD, ink, "center")
    return rect
