"""A row to choose one of several values, by left and right: `ChoiceRow("Rounds", labels, 0, changed)`."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import Rect, Surface

from game.view.base.colours import BROWN, INK, PAPER, RUST, Colour
from game.view.base.fonts import BOLD, SEMIBOLD
from game.view.base.scene_kit import SceneKit
from game.view.widgets.widgets import ROOMIER, Look, Row

ROW = Colour.hex("#eadfc6")
ROW_FOCUSED = Colour.hex("#fffdf7")
TAG = Colour.hex("#e5d2a5")
FAINT = 0.55
"""How much paler a row is whose choice has no effect."""
LEAST = 18
"""The design size at which a choice must have room in one line, or else has two."""


class ChoiceRow(Row):
    """A label, and the chosen one of `labels` between two arrows.

    `help` and `clause` are for the scene to show while the row has the focus. Values do not wrap around
    unless there are only a few of them. The arrows of `rising` values, from the least to the most, lead no
    further than their ends, so that left is always less; a press still leads through all, if they are few.
    """

    grows = ROOMIER

    arrow = 30.0
    """How wide an arrow is, in design pixels."""

    def __init__(
        self,
        label: str,
        labels: Sequence[str],
        chosen: int,
        changed: Callable[[int], None],
        *,
        help: str = "",
        clause: str = "",
        rising: bool = False,
    ) -> None:
        super().__init__()
        self.rising = rising
        self.label = label
        self.labels = labels
        self.chosen = chosen
        self.changed = changed
        self.help = help
        self.clause = clause
        self.opened: Callable[[str], None] | None = None
        """Called with the clause when its tag is clicked; the tag is shown while the row has the focus."""
        self.idle = False
        """Whether what is chosen has no effect; it can be chosen all the same."""
        self.marked = False
        """Whether a mark stands at its edge, as where something is not as usual."""
        self.stacked = False
        """Whether the value stands below the label, there being too little width for both."""
        self.folded = False
        """Whether there is a choice that needs two lines."""

    @property
    def value(self) -> str:
        """The label of what is chosen."""
        return self.labels[self.chosen]

    @property
    def spoken(self) -> tuple[str, ...]:
        return self.label, self.value, self.help

    @property
    def _wraps(self) -> bool:
        return len(self.labels) <= 4

    def _can(self, step: int) -> bool:
        wraps = self._wraps and not self.rising
        return wraps or 0 <= self.chosen + step < len(self.labels)

    def adjust(self, kit: SceneKit, step: int) -> bool:
        if self._can(step):
            self._choose(kit, step)
        return True

    def _choose(self, kit: SceneKit, step: int) -> None:
        if len(self.labels) > 1:
            self.chosen = (self.chosen + step) % len(self.labels)
            kit.sound.play("tick")
            self.changed(self.chosen)

    def activate(self, kit: SceneKit) -> None:
        if self._wraps or self._can(1):
            self._choose(kit, 1)

    def press(self, kit: SceneKit, pos: tuple[int, int]) -> None:
        left, right = self._arrows(kit)
        tag = self._tag(kit)
        if tag is not None and self.opened is not None and tag.collidepoint(pos):
            kit.sound.play("press")
            self.opened(self.clause)
        elif right.collidepoint(pos):
            self.adjust(kit, 1)
        elif left.collidepoint(pos):
            self.adjust(kit, -1)
        elif self._wraps:
            self._choose(kit, 1)

    def height(self, kit: SceneKit, width: int) -> int:
        """The height it needs at this width, which decides how it is set."""
        line = super().height(kit, width)
        self.stacked = self.in_line(kit) > width
        room = width - 2 * kit.px(58 + 8)
        least = max(kit.fonts.width(text, LEAST, BOLD) for text in self._measured)
        self.folded = self.stacked and least > room
        return line + self.stacked * kit.fonts.height(27, SEMIBOLD) + self._fold(kit)

    def in_line(self, kit: SceneKit) -> int:
        """The width in real pixels from which on the choice stands in one line with its label."""
        label = kit.fonts.width(self.label, 27, SEMIBOLD)
        return label + self._value_width(kit) + kit.px(60)

    def _fold(self, kit: SceneKit) -> int:
        """How much higher the row is for a choice of two lines."""
        return kit.fonts.height(LEAST, BOLD) if self.folded else 0

    @property
    def _measured(self) -> Sequence[str]:
        """The choices by which the row is measured: of numbers the first and the last."""
        return self.labels if len(self.labels) < 12 else (self.labels[0], self.labels[-1])

    def _value_width(self, kit: SceneKit) -> int:
        widest = max(kit.fonts.width(text, 27, BOLD) for text in self._measured)
        return max(widest, kit.px(70)) + 2 * kit.px(58)

    def part(self, kit: SceneKit, pos: tuple[int, int]) -> int:
        """Return what is at a point: the arrow to the left (−1) or right (+1), or what is between (0)."""
        left, right = self._arrows(kit)
        return int(right.collidepoint(pos)) - int(left.collidepoint(pos))

    def spot(self, kit: SceneKit, part: int) -> tuple[int, int]:
        """Return the middle of a part, in real pixels."""
        left, right = self._arrows(kit)
        middles = {-1: left.center, 0: self.rect.center, 1: right.center}
        return middles[part]

    def _arrows(self, kit: SceneKit) -> tuple[Rect, Rect]:
        """Return the rectangles of the two arrows."""
        side = kit.px(58)
        height = max(kit.px(52), kit.fonts.height(27, BOLD))
        right = Rect(0, 0, side, height)
        room = self.rect.inflate(-2 * kit.px(8), 0)
        right.right = room.right
        right.centery = self.rect.centery
        if self.stacked:
            right.bottom = self.rect.bottom - kit.px(6)
        left = right.copy()
        least = room.left if self.stacked else room.right - self._value_width(kit)
        left.left = max(room.left, least)
        return left, right

    def _tag(self, kit: SceneKit) -> Rect | None:
        """Where the tag of the clause is, beside the label; None if there is none, or no room for it."""
        if not self.clause or self.opened is None:
            return None
        px, fonts = kit.px, kit.fonts
        tag = Rect(0, 0, fonts.width(self._rule(kit), 22, BOLD) + px(28), 0)
        tag.h = fonts.height(22, BOLD) + px(8)
        tag.left = self.rect.left + px(22 + 18) + fonts.width(self.label, 27, SEMIBOLD)
        tag.centery = self._label_middle(kit)
        end = self.rect.right - px(18) if self.stacked else self._arrows(kit)[0].left
        return tag if tag.right <= end else None

    def _rule(self, kit: SceneKit) -> str:
        """What the tag of the clause says."""
        return kit.words("table.rule", clause=self.clause)

    def _label_middle(self, kit: SceneKit) -> int:
        if self.stacked:
            return self.rect.top + kit.px(8) + kit.fonts.height(27, SEMIBOLD) // 2
        return self.rect.centery

    def draw(self, kit: SceneKit, target: Surface, look: Look) -> None:
        px, paint = kit.px, kit.paint
        faint = FAINT if self.idle else 0
        brown, ink, rust = (each.mix(PAPER, faint) for each in (BROWN, INK, RUST))
        paint.box(target, self.rect, ROW_FOCUSED if look.focused else ROW, radius=self.radius)
        left, right = self._arrows(kit)
        if self.marked:
            mark = Rect(self.rect.left + px(7), 0, px(6), self.rect.h - px(24))
            mark.centery = self.rect.centery
            paint.box(target, mark, rust, radius=3)
        at = (self.rect.left + px(22), self._label_middle(kit))
        end = self.rect.right - px(18) if self.stacked else left.left
        size = kit.fonts.fitted(self.label, 27, SEMIBOLD, end - at[0])
        paint.text(target, self.label, at, size, SEMIBOLD, brown, "midleft")
        tag = self._tag(kit) if look.focused else None
        if tag is not None:
            paint.box(target, tag, TAG, radius=10)
            paint.text(target, self._rule(kit), tag.center, 22, BOLD, BROWN, "center")
        room = right.left - left.right
        size = kit.fonts.fitted(self.value, 27, BOLD, room)
        lines = [self.value]
        if self.folded and kit.fonts.width(self.value, size, BOLD) > room:
            lines = kit.fonts.balanced(self.value, size, BOLD, room)
        x, step = (left.right + right.left) // 2, kit.fonts.height(size, BOLD)
        y = right.centery - self._fold(kit) // 2 - (len(lines) - 1) * step // 2
        for line in lines:
            value = kit.fonts.cut(line, size, BOLD, room)
            paint.text(target, value, (x, y), size, BOLD, ink, "center")
            y += step
        self._draw_arrows(kit, target, (left, right), rust)

    def _draw_arrows(
        self, kit: SceneKit, target: Surface, places: tuple[Rect, Rect], tone: Colour
    ) -> None:
        """Draw the arrows to the left and the right, pale where there is no other value."""
        side = kit.px(self.arrow)
        for rect, icon, step in zip(places, ("left", "right"), (-1, 1), strict=True):
            leads = self._can(step) and len(self.labels) > 1
            ink = tone if leads else RUST.mix(PAPER, 0.7)
            picture = kit.pictures.tinted(f"icons/arrow-{icon}", side, side, ink)
            target.blit(picture, picture.get_rect(center=rect.center))
