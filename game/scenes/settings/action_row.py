"""A row that does something when it is pressed: `ActionRow(label, help, act)`."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Surface

from game.view.base.colours import INK, RUST
from game.view.base.fonts import BOLD
from game.view.base.scene_kit import SceneKit
from game.view.widgets.choice_row import ROW, ROW_FOCUSED
from game.view.widgets.widgets import ROOMIER, Look, Row

SIZE = 27.0


class ActionRow(Row):
    """The row."""

    grows = ROOMIER

    def __init__(self, label: str, help: str, act: Callable[[], None]) -> None:
        super().__init__()
        self.label, self.help, self.act = label, help, act

    @property
    def spoken(self) -> tuple[str, ...]:
        return self.label, self.help

    def activate(self, kit: SceneKit) -> None:
        kit.sound.play("press")
        self.act()

    def draw(self, kit: SceneKit, target: Surface, look: Look) -> None:
        px = kit.px
        rect = self.rect.move(0, px(2)) if look.pressed else self.rect
        fill = ROW_FOCUSED if look.focused else ROW
        kit.paint.box(target, rect, fill, radius=self.radius, line=RUST)
        size = kit.fonts.fitted(self.label, SIZE, BOLD, rect.w - 2 * px(22))
        at = (rect.left + px(22), rect.centery)
        kit.paint.text(target, self.label, at, size, BOLD, INK, "midleft")
