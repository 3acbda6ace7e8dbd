"""A heading above rows of a sheet: `HeadingRow(title)`."""

from __future__ import annotations

from pygame import Surface

from game.view.base.colours import RUST
from game.view.base.fonts import EXTRABOLD
from game.view.base.scene_kit import SceneKit
from game.view.widgets.widgets import Look, Row


class HeadingRow(Row):
    """The heading of a section, or a remark; it cannot have the focus."""

    def __init__(self, title: str, size: float = 30) -> None:
        super().__init__()
        self.title = title
        self.size = size
        self.enabled = False

    @property
    def spoken(self) -> tuple[str, ...]:
        return (self.title,)

    def _lines(self, kit: SceneKit, width: int) -> list[str]:
        return kit.fonts.wrap(self.title, self.size, EXTRABOLD, width - 2 * kit.px(16))

    def height(self, kit: SceneKit, width: int) -> int:
        lines = len(self._lines(kit, width))
        return lines * kit.fonts.height(self.size, EXTRABOLD) + kit.px(16)

    def draw(self, kit: SceneKit, target: Surface, look: Look) -> None:
        x, y = self.rect.left + kit.px(16), self.rect.top + kit.px(16)
        for line in self._lines(kit, self.rect.w):
            kit.paint.text(target, line, (x, y), self.size, EXTRABOLD, RUST)
            y += kit.fonts.height(self.size, EXTRABOLD)
