"""One value of several, in a row: `Choice("Rounds", labels, 0, changed)`; left and right change it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import Rect, Surface

from game.view.colour import BROWN, INK, PAPER, RUST, Colour
from game.view.fonts import BOLD, SEMIBOLD
from game.view.stage import Stage
from game.view.widgets import Look, Row

ROW = Colour.hex("#eadfc6")
ROW_FOCUSED = Colour.hex("#fffdf7")


class Choice(Row):
    """A label, and the chosen one of `labels` between two arrows.

    `help` and `clause` are for the scene to show while the row has the focus. Values do not wrap around
    unless there are only a few of them.
    """

    def __init__(
        self,
        label: str,
        labels: Sequence[str],
        chosen: int,
        changed: Callable[[int], None],
        *,
        help: str = "",
        clause: str = "",
    ) -> None:
        super().__init__()
        self.label = label
        self.labels = labels
        self.chosen = chosen
        self.changed = changed
        self.help = help
        self.clause = clause
        self.stacked = False
        """Whether the value stands below the label, there being too little width for both."""

    @property
    def value(self) -> str:
        """The label of what is chosen."""
        return self.labels[self.chosen]

    @property
    def spoken(self) -> str:
        return f"{self.label}: {self.value}. {self.help}".strip()

    @property
    def _wraps(self) -> bool:
        return len(self.labels) <= 4

    def _can(self, step: int) -> bool:
        return self._wraps or 0 <= self.chosen + step < len(self.labels)

    def adjust(self, stage: Stage, step: int) -> bool:
        if self._can(step) and len(self.labels) > 1:
            self.chosen = (self.chosen + step) % len(self.labels)
            stage.sound.play("tick")
            self.changed(self.chosen)
        return True

    def activate(self, stage: Stage) -> None:
        if self._can(1):
            self.adjust(stage, 1)

    def press(self, stage: Stage, pos: tuple[int, int]) -> None:
        left, right = self._arrows(stage)
        if right.collidepoint(pos):
            self.adjust(stage, 1)
        elif left.collidepoint(pos):
            self.adjust(stage, -1)
        elif self._wraps:
            self.adjust(stage, 1)

    def height(self, stage: Stage, width: int) -> int:
        """The height it needs at this width, which decides how it is set."""
        line = super().height(stage, width)
        label = stage.fonts.width(self.label, 27, SEMIBOLD)
        self.stacked = label + self._value_width(stage) + stage.px(60) > width
        return line + (stage.fonts.height(27, SEMIBOLD) if self.stacked else 0)

    def _value_width(self, stage: Stage) -> int:
        several = self.labels if len(self.labels) < 12 else (self.labels[0], self.labels[-1])
        widest = max(stage.fonts.width(text, 27, BOLD) for text in several)
        return max(widest, stage.px(70)) + 2 * stage.px(58)

    def _arrows(self, stage: Stage) -> tuple[Rect, Rect]:
        """Where the two arrows can be clicked."""
        side = stage.px(58)
        height = max(stage.px(52), stage.fonts.height(27, BOLD))
        right = Rect(0, 0, side, height)
        room = self.rect.inflate(-2 * stage.px(8), 0)
        right.right = room.right
        right.centery = self.rect.centery
        if self.stacked:
            right.bottom = self.rect.bottom - stage.px(6)
        left = right.copy()
        least = room.left if self.stacked else room.right - self._value_width(stage)
        left.left = max(room.left, least)
        return left, right

    def draw(self, stage: Stage, target: Surface, look: Look) -> None:
        px, paint = stage.px, stage.paint
        paint.box(target, self.rect, ROW_FOCUSED if look.focused else ROW, radius=self.radius)
        left, right = self._arrows(stage)
        y = self.rect.centery
        if self.stacked:
            y = self.rect.top + px(8) + stage.fonts.height(27, SEMIBOLD) // 2
        at = (self.rect.left + px(22), y)
        paint.text(target, self.label, at, 27, SEMIBOLD, BROWN, "midleft")
        middle = ((left.right + right.left) // 2, right.centery)
        room = right.left - left.right
        size = stage.fonts.fitted(self.value, 27, BOLD, room)
        value = stage.fonts.cut(self.value, size, BOLD, room)
        paint.text(target, value, middle, size, BOLD, INK, "center")
        for rect, icon, step in ((left, "arrow-left", -1), (right, "arrow-right", 1)):
            side = px(30)
            tone = RUST if self._can(step) and len(self.labels) > 1 else RUST.mix(PAPER, 0.7)
            picture = stage.images.tinted(f"icons/{icon}", side, side, tone)
            target.blit(picture, picture.get_rect(center=rect.center))
