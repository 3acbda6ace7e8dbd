"""A heading above rows of a sheet: `HeadingRow(title)`."""

from __future__ import annotations

from pygame import Surface

from game.view.base.colours import RUST
from game.view.base.fonts import EXTRABOLD
from game.view.base.stage import Stage
from game.view.widgets.widgets import Look, Row


class HeadingRow(Row):
    """The heading of a section, or a remark; it cannot have the focus."""

    def __init__(self, title: str, size: float = 30) -> None:
        super().__init__()
        self.title = title
        self.size = size
        self.enabled = False

    @property
    def spoken(self) -> str:
        return self.title

    def _lines(self, stage: Stage, width: int) -> list[str]:
        return stage.fonts.wrap(self.title, self.size, EXTRABOLD, width - 2 * stage.px(16))

    def height(self, stage: Stage, width: int) -> int:
        lines = len(self._lines(stage, width))
        return lines * stage.fonts.height(self.size, EXTRABOLD) + stage.px(16)

    def draw(self, stage: Stage, target: Surface, look: Look) -> None:
        x, y = self.rect.left + stage.px(16), self.rect.top + stage.px(16)
        for line in self._lines(stage, self.rect.w):
            stage.paint.text(target, line, (x, y), self.size, EXTRABOLD, RUST)
            y += stage.fonts.height(self.size, EXTRABOLD)
