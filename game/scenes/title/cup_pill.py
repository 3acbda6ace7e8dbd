"""The cup on the title: the round that is next, and the way to it."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Surface

from game.scenes.base.cups.cup_texts import METALS, in_short
from game.scenes.base.cups.cups_board import CupsBoard
from game.session.cup.bracket import Metal
from game.view.base.boxes import LeafBox
from game.view.base.colours import LIGHT, LINE, PANEL, QUIET
from game.view.base.fonts import BOLD, MEDIUM
from game.view.base.scene_kit import SceneKit
from game.view.widgets.widgets import Look, Widget

LABEL, BELOW = 28.0, 23.0
CUP, INSET, GAP = 46, 20, 16
HIGH = 84
"""The least height, which goes with that of the day's deals beside it."""


class CupPill(Widget):
    """Pressing it opens the cup. `show` tells it how that stands, once it has been read."""

    radius = 24

    def __init__(self, kit: SceneKit, opened: Callable[[], None]) -> None:
        super().__init__()
        self.opened = opened
        self.label = kit.words("ui.cup.title")
        self.below = ""
        self.metal = Metal.GOLD

    def show(self, kit: SceneKit, board: CupsBoard) -> None:
        """Take over how the cup that is open stands."""
        self.below = in_short(kit.words, board.open)
        self.metal = Metal.GOLD if board.open is None else board.open.metal

    @property
    def spoken(self) -> tuple[str, ...]:
        return self.label, self.below

    def activate(self, kit: SceneKit) -> None:
        kit.sound.play("press")
        self.opened()

    def box(self, kit: SceneKit, *, low: bool, small: bool = False) -> LeafBox:
        """Return its box: the texts, or of a `low` one the first alone, beside the cup, or that alone."""
        fonts, scale = kit.fonts, kit.space.scale
        if small:
            return LeafBox(CUP + 2 * INSET, HIGH, key=self)
        text, lines = fonts.width(self.label, LABEL, BOLD), fonts.height(LABEL, BOLD) / scale
        if not low:
            # As wide as the longest text may become: nothing moves when it has been read.
            texts = (kit.words(f"ui.cup.{each}") for each in ("none", "first", "semi", "final"))
            text = max(text, *(fonts.width(each, BELOW, MEDIUM) for each in texts))
            lines += fonts.height(BELOW, MEDIUM) / scale
        return LeafBox(text / scale + CUP + 2 * INSET + GAP, max(HIGH, lines + 14), key=self)

    def draw(self, kit: SceneKit, target: Surface, look: Look) -> None:
        px, fonts, paint = kit.px, kit.fonts, kit.paint
        rect = self.rect.move(0, px(3)) if look.pressed else self.rect
        paint.box(target, rect, PANEL, radius=self.radius, line=LINE)
        icon = kit.pictures.tinted("icons/trophy", px(CUP), px(CUP), METALS[self.metal])
        shown = target.blit(icon, icon.get_rect(midleft=(rect.left + px(INSET), rect.centery)))
        if rect.right - shown.right < px(INSET) + px(GAP):
            return
        x, high = shown.right + px(GAP), fonts.height(LABEL, BOLD)
        below = fonts.height(BELOW, MEDIUM) if self.below else 0
        below = below if high + below <= rect.h else 0
        y = rect.centery - (high + below) // 2
        paint.text(target, self.label, (x, y), LABEL, BOLD, LIGHT)
        if below:
            paint.text(target, self.below, (x, y + high), BELOW, MEDIUM, QUIET)
