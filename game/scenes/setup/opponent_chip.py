"""An opponent on the setup screen: portrait, name and level; Enter chooses guests."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect, Surface

from game.view.base.colours import INK, RUST
from game.view.base.fonts import BOLD, SEMIBOLD
from game.view.base.scene_kit import SceneKit
from game.view.table.portraits import portrait
from game.view.widgets.choice_row import ROW, ROW_FOCUSED
from game.view.widgets.widgets import Look, Row


class OpponentChip(Row):
    """The widget of one opponent. `change` is called to choose another guest.

    `tall` is its height in real pixels if the portrait stands above the name, 0 if it stands beside it.
    """

    radius = 20

    def __init__(
        self, name: str, face: str, bot: str, change: Callable[[], None], help: str
    ) -> None:
        super().__init__()
        self.name = name
        self.face = face
        self.bot = bot
        self.change = change
        self.help = help
        self.tall = 0

    @property
    def spoken(self) -> tuple[str, ...]:
        return self.name, self.bot

    def height(self, kit: SceneKit, width: int) -> int:
        return self.tall or max(kit.px(88), _text_height(kit) + kit.px(16))

    def activate(self, kit: SceneKit) -> None:
        kit.sound.play("tick")
        self.change()

    def draw(self, kit: SceneKit, target: Surface, look: Look) -> None:
        rect: Rect = self.rect.move(0, kit.px(2)) if look.pressed else self.rect
        fill = ROW_FOCUSED if look.focused else ROW
        kit.paint.box(target, rect, fill, radius=self.radius)
        if self.tall:
            self._draw_tall(kit, target, rect)
        else:
            self._draw_flat(kit, target, rect)

    def _draw_tall(self, kit: SceneKit, target: Surface, rect: Rect) -> None:
        px, paint, fonts = kit.px, kit.paint, kit.fonts
        text = _text_height(kit)
        radius = min(px(84), rect.w // 2 - px(14), (rect.h - text - px(36)) // 2)
        top = rect.top + (rect.h - text - 2 * radius - px(10)) // 2
        face = portrait(kit, self.face, radius)
        target.blit(face, face.get_rect(midtop=(rect.centerx, top)))
        y, width = top + 2 * radius + px(10), rect.w - px(16)
        name, bot = fonts.cut(self.name, 26, BOLD, width), fonts.cut(self.bot, 21, SEMIBOLD, width)
        paint.text(target, name, (rect.centerx, y), 26, BOLD, INK, "midtop")
        y += fonts.height(26, BOLD)
        paint.text(target, bot, (rect.centerx, y), 21, SEMIBOLD, RUST, "midtop")

    def _draw_flat(self, kit: SceneKit, target: Surface, rect: Rect) -> None:
        px, paint, fonts = kit.px, kit.paint, kit.fonts
        radius = px(36)
        face = portrait(kit, self.face, radius)
        target.blit(face, face.get_rect(midleft=(rect.left + px(10), rect.centery)))
        x = rect.left + px(10) + 2 * radius + px(14)
        width = rect.right - px(10) - x
        name, bot = fonts.cut(self.name, 26, BOLD, width), fonts.cut(self.bot, 21, SEMIBOLD, width)
        y = rect.centery - _text_height(kit) // 2
        paint.text(target, name, (x, y), 26, BOLD, INK)
        paint.text(target, bot, (x, y + fonts.height(26, BOLD)), 21, SEMIBOLD, RUST)


def _text_height(kit: SceneKit) -> int:
    return kit.fonts.height(26, BOLD) + kit.fonts.height(21, SEMIBOLD)
