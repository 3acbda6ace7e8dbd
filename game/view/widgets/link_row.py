"""A row of a sheet that leads somewhere else: `LinkRow("House rules", "As written", opened)`."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Surface

from game.view.base.colours import BROWN, INK, RUST
from game.view.base.fonts import BOLD, SEMIBOLD
from game.view.base.scene_kit import SceneKit
from game.view.widgets.choice_row import ROW, ROW_FOCUSED
from game.view.widgets.widgets import ROOMIER, Look, Row

EDGE, ARROW, BETWEEN = 22, 58, 20


class LinkRow(Row):
    """A label, and at the right what is to be found there; below it where both have no room in a line."""

    grows = ROOMIER

    def __init__(
        self, label: str, detail: str, opened: Callable[[], None], *, help: str = ""
    ) -> None:
        super().__init__()
        self.label, self.detail, self.opened, self.help = label, detail, opened, help

    @property
    def spoken(self) -> tuple[str, ...]:
        return self.label, self.detail, self.help

    def activate(self, kit: SceneKit) -> None:
        kit.sound.play("press")
        self.opened()

    def _stacked(self, kit: SceneKit, width: int) -> bool:
        label = kit.fonts.width(self.label, 27, SEMIBOLD)
        detail = kit.fonts.width(self.detail, 27, BOLD)
        return label + detail + kit.px(EDGE + BETWEEN + ARROW) > width

    def height(self, kit: SceneKit, width: int) -> int:
        line = super().height(kit, width)
        return line + self._stacked(kit, width) * kit.fonts.height(27, SEMIBOLD)

    def draw(self, kit: SceneKit, target: Surface, look: Look) -> None:
        px, paint, fonts, rect = kit.px, kit.paint, kit.fonts, self.rect
        paint.box(target, rect, ROW_FOCUSED if look.focused else ROW, radius=self.radius)
        left, right = rect.left + px(EDGE), rect.right - px(ARROW)
        size = fonts.fitted(self.label, 27, SEMIBOLD, right - left)
        if self._stacked(kit, rect.w):
            step = fonts.height(27, SEMIBOLD)
            y = rect.centery - step // 2
            paint.text(target, self.label, (left, y), size, SEMIBOLD, BROWN, "midleft")
            fitted = fonts.fitted(self.detail, 27, BOLD, right - left)
            detail = fonts.cut(self.detail, fitted, BOLD, right - left)
            paint.text(target, detail, (left, y + step), fitted, BOLD, INK, "midleft")
        else:
            y = rect.centery
            paint.text(target, self.label, (left, y), size, SEMIBOLD, BROWN, "midleft")
            paint.text(target, self.detail, (right, y), 27, BOLD, INK, "midright")
        side = px(30)
        picture = kit.pictures.tinted("icons/arrow-right", side, side, RUST)
        target.blit(picture, picture.get_rect(center=(rect.right - px(8 + 29), rect.centery)))
