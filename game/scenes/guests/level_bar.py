"""The level that everybody plays at: segments beside each other, or one with arrows where there is no room."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import Rect, Surface

from game.view.base.colours import INK, LIGHT, LINE, PANEL, PAPER, PAPER_LOW, QUIET
from game.view.base.fonts import BOLD, SEMIBOLD
from game.view.base.scene_kit import SceneKit
from game.view.widgets.widgets import Look, Widget

LABEL = 28.0
PADDING, ARROW = 26, 56


class LevelBar(Widget):
    """A label, and `labels` of which one is chosen, by left and right or by a click."""

    radius = 18

    def __init__(
        self, label: str, labels: Sequence[str], chosen: int, changed: Callable[[int], None]
    ) -> None:
        super().__init__()
        self.label, self.labels, self.chosen, self.changed = label, labels, chosen, changed
        self.folded = False
        """Whether only the chosen one is shown, between arrows."""
        self.named = True
        """Whether there is room for the label."""
        self.parts: list[Rect] = []

    @property
    def spoken(self) -> tuple[str, ...]:
        return self.label, self.labels[self.chosen]

    def height(self, kit: SceneKit) -> int:
        """The height it needs, in real pixels."""
        return kit.fonts.height(LABEL, BOLD) + kit.px(28)

    def natural_width(self, kit: SceneKit) -> int:
        """The width, in real pixels, at which all of it and its label have room."""
        return self._label_width(kit) + sum(self._wides(kit)) + kit.px(12)

    def _label_width(self, kit: SceneKit) -> int:
        return kit.fonts.width(self.label, LABEL, SEMIBOLD) + kit.px(20)

    def _wides(self, kit: SceneKit) -> list[int]:
        return [kit.fonts.width(each, LABEL, BOLD) + 2 * kit.px(PADDING) for each in self.labels]

    def place(self, kit: SceneKit, area: Rect) -> None:
        """Place it in an area of real pixels, with the label before it if that has room."""
        px, label, parts = kit.px, self._label_width(kit), self._wides(kit)
        wide = sum(parts) + px(12)
        self.folded = wide > area.w
        if self.folded:
            wide = min(area.w, max(parts) + 2 * px(ARROW))
        self.named = label + wide <= area.w
        self.rect = Rect(area.left + label * self.named, area.top, wide, area.h)
        self.parts = []
        x = self.rect.left + px(6)
        for each in () if self.folded else parts:
            self.parts.append(Rect(x, area.top + px(6), each, area.h - 2 * px(6)))
            x += each

    def _choose(self, kit: SceneKit, at: int) -> None:
        if at != self.chosen:
            self.chosen = at
            kit.sound.play("tick")
            self.changed(at)

    def adjust(self, kit: SceneKit, step: int) -> bool:
        at = self.chosen + step
        if self.folded:
            at %= len(self.labels)
        if not 0 <= at < len(self.labels):
            return False
        self._choose(kit, at)
        return True

    def activate(self, kit: SceneKit) -> None:
        self._choose(kit, (self.chosen + 1) % len(self.labels))

    def press(self, kit: SceneKit, pos: tuple[int, int]) -> None:
        if self.folded:
            step = -1 if pos[0] < self.rect.centerx else 1
            self._choose(kit, (self.chosen + step) % len(self.labels))
        for at, part in enumerate(self.parts):
            if part.collidepoint(pos):
                self._choose(kit, at)

    def draw(self, kit: SceneKit, target: Surface, look: Look) -> None:
        px, paint, rect = kit.px, kit.paint, self.rect
        if self.named:
            at = (rect.left - px(20), rect.centery)
            paint.text(target, self.label, at, LABEL, SEMIBOLD, LIGHT, "midright")
        paint.box(target, rect, PANEL.fade(0.9), radius=18, line=LINE)
        if self.folded:
            self._draw_folded(kit, target)
            return
        for place, (part, label) in enumerate(zip(self.parts, self.labels, strict=True)):
            chosen = place == self.chosen
            if chosen:
                paint.box(target, part, (PAPER, PAPER_LOW), radius=14)
            ink = INK if chosen else QUIET
            paint.text(target, label, part.center, LABEL, BOLD, ink, "center")

    def _draw_folded(self, kit: SceneKit, target: Surface) -> None:
        px, rect = kit.px, self.rect
        inner = rect.inflate(-2 * px(ARROW), -2 * px(6))
        kit.paint.box(target, inner, (PAPER, PAPER_LOW), radius=14)
        label = self.labels[self.chosen]
        size = kit.fonts.fitted(label, LABEL, BOLD, inner.w - px(16))
        kit.paint.text(target, label, inner.center, size, BOLD, INK, "center")
        side = px(30)
        for icon, x in (("arrow-left", rect.left), ("arrow-right", inner.right)):
            picture = kit.pictures.tinted(f"icons/{icon}", side, side, LIGHT)
            target.blit(picture, picture.get_rect(center=(x + px(ARROW) // 2, rect.centery)))
