"""The cell beside a house rule in the rule book that lets it be tried: `TryRow("Try it", rule, tried)`."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Surface

from game.view.base.colours import BROWN, PAPER_EDGE, RUST
from game.view.base.fonts import BOLD
from game.view.base.scene_kit import SceneKit
from game.view.widgets.choice_row import ROW_FOCUSED, TAG
from game.view.widgets.widgets import Look, Row

SIZE, ICON, GAP, EDGE = 26, 52, 8, 10


class TryRow(Row):
    """A sign to play, and what it is called below. Enter or a click begins the small lesson on the `rule`."""

    share = 0.16

    def __init__(self, label: str, rule: str, tried: Callable[[], None]) -> None:
        super().__init__()
        self.label, self.rule, self.tried = label, rule, tried

    @property
    def spoken(self) -> tuple[str, ...]:
        return self.label, self.rule

    def activate(self, kit: SceneKit) -> None:
        kit.sound.play("press")
        self.tried()

    def _lines(self, kit: SceneKit, width: int) -> list[str]:
        return kit.fonts.wrap(self.label, SIZE, BOLD, width - 2 * kit.px(EDGE))

    def height(self, kit: SceneKit, width: int) -> int:
        lines = len(self._lines(kit, width)) * kit.fonts.height(SIZE, BOLD)
        return kit.px(ICON + GAP + 2 * EDGE) + lines

    def draw(self, kit: SceneKit, target: Surface, look: Look) -> None:
        px, paint, line = kit.px, kit.paint, kit.fonts.height(SIZE, BOLD)
        lines = self._lines(kit, self.rect.w)
        high, box = self.height(kit, self.rect.w), self.rect
        fill = ROW_FOCUSED if look.focused else TAG.fade(0.6)
        paint.box(target, box, fill, radius=self.radius, line=PAPER_EDGE, line_width=2)
        side, top = px(ICON), box.centery - high // 2 + px(EDGE)
        middle = (box.centerx, top + side // 2)
        paint.disc(target, middle, side // 2, RUST)
        icon = kit.pictures.tinted("icons/play", side // 2, side // 2, TAG)
        target.blit(icon, icon.get_rect(center=middle))
        y = top + side + px(GAP) + line // 2
        for text in lines:
            size = kit.fonts.fitted(text, SIZE, BOLD, box.w - 2 * px(EDGE))
            paint.text(target, text, (box.centerx, y), size, BOLD, BROWN, "center")
            y += line
