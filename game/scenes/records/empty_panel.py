"""A panel that only says something."""

from __future__ import annotations

from pygame import Surface

from game.scenes.base.panels.panel import PaperPanel
from game.view.base.colours import BROWN, RUST
from game.view.base.fonts import SEMIBOLD
from game.view.base.scene_kit import SceneKit

SIZE, ICON = 30.0, 96


class EmptyPanel(PaperPanel):
    """A sentence below a cup."""

    def __init__(self, kit: SceneKit, sentence: str) -> None:
        super().__init__(kit)
        self.sentence = sentence

    def _lines(self, width: int) -> list[str]:
        return self.kit.fonts.balanced(self.sentence, SIZE, SEMIBOLD, width - self.kit.px(40))

    def body_height(self, width: int) -> int:
        kit = self.kit
        lines = len(self._lines(width)) * kit.fonts.height(SIZE, SEMIBOLD)
        return lines + kit.px(ICON + 24 + 40)

    def draw_body(self, target: Surface) -> None:
        kit, px = self.kit, self.kit.px
        lines, step = self._lines(self.body.w), kit.fonts.height(SIZE, SEMIBOLD)
        y = self.body.centery - (px(ICON + 24) + step * len(lines)) // 2
        icon = kit.pictures.tinted("icons/trophy", px(ICON), px(ICON), RUST.fade(0.5))
        target.blit(icon, icon.get_rect(midtop=(self.body.centerx, y)))
        y += px(ICON + 24)
        for line in lines:
            at = (self.body.centerx, y)
            kit.paint.text(target, line, at, SIZE, SEMIBOLD, BROWN, "midtop")
            y += step
