"""A paper panel with a heading, one of several on a screen; a line of text that fits a width; a bar."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from game.view.base.colours import INK, PAPER, PAPER_EDGE, PAPER_LOW, RUST, Colour
from game.view.base.fonts import SEMIBOLD, TITLE
from game.view.base.paint import Anchor
from game.view.base.scene_kit import SceneKit
from game.view.widgets.focus_group import FocusGroup
from game.view.widgets.widgets import Widget

PADDING, RADIUS, GAP = 24, 24, 10
HEAD, NOTE = 34.0, 24.0
BAR, MARK = 14, 22
"""The height of a bar, and of the mark across it, in design pixels."""
TILE = Colour.hex("#e9dfc6")
CHOSEN = Colour.hex("#fbdc9a")
FILLED, EMPTY = (Colour.hex("#d18a34"), Colour.hex("#8a4f27")), RUST.fade(0.25)


def text_line(
    kit: SceneKit,
    target: Surface,
    text: str,
    at: tuple[int, int],
    size: float,
    face: str,
    colour: Colour,
    room: int,
    anchor: Anchor = "topleft",
) -> Rect:
    """Draw a line that is made smaller, and then cut, to be no wider than `room` real pixels."""
    fitted = kit.fonts.fitted(text, size, face, room)
    shown = kit.fonts.cut(text, fitted, face, room)
    return kit.paint.text(target, shown, at, fitted, face, colour, anchor)


def draw_share(kit: SceneKit, target: Surface, line: Rect, share: float, compared: float) -> None:
    """Draw a bar of the width of `line`, at its half height: a share, with a mark at one to compare it with."""
    px = kit.px
    bar = Rect(line.left, 0, line.w, max(4, px(BAR)))
    bar.centery = line.centery
    kit.paint.pill(target, bar, EMPTY)
    if share:
        kit.paint.pill(target, Rect(*bar.topleft, max(bar.h, round(bar.w * share)), bar.h), FILLED)
    mark = (bar.left + round(bar.w * compared), bar.centery - px(MARK) // 2)
    target.fill(INK, (*mark, max(1, px(2)), px(MARK)))


class PaperPanel:
    """A panel. `widgets` are what of it can have the focus, in reading order.

    Subclasses say in `body_height` how high they must be below their heading, place their widgets in
    `place_body`, and draw the rest in `draw_body`; `body` is the area below the heading in real pixels.
    """

    title = ""
    note = ""
    grows = True
    """Whether it makes use of more height than it needs."""

    def __init__(self, kit: SceneKit) -> None:
        self.kit = kit
        self.rect = Rect(0, 0, 0, 0)
        self.body = Rect(0, 0, 0, 0)
        self.widgets: Sequence[Widget] = ()

    def height(self, width: int) -> int:
        """Return the height it needs at a width, in real pixels."""
        inner = width - 2 * self.kit.px(PADDING)
        return self.head_height(inner) + self.body_height(inner) + 2 * self.kit.px(PADDING - 4)

    def head_height(self, width: int) -> int:
        """Return the height of the heading with the gap below it; 0 if there is none."""
        if not self.title:
            return 0
        fonts = self.kit.fonts
        lines = fonts.height(HEAD, TITLE)
        if self.note and not self._beside(width):
            lines += fonts.height(NOTE, SEMIBOLD)
        return lines + self.kit.px(GAP)

    def _beside(self, width: int) -> bool:
        """Whether the note stands beside the title, and not below it."""
        fonts = self.kit.fonts
        both = fonts.width(self.title, HEAD, TITLE) + fonts.width(self.note, NOTE, SEMIBOLD)
        return both + self.kit.px(24) <= width

    def body_height(self, width: int) -> int:
        """Return the height that is needed below the heading."""
        raise NotImplementedError

    def place(self, rect: Rect, clip: Rect) -> None:
        """Place it, and its widgets, of which only what lies in `clip` is seen."""
        px = self.kit.px
        self.rect = rect
        self.body = rect.inflate(-2 * px(PADDING), -2 * px(PADDING - 4))
        head = self.head_height(self.body.w)
        self.body.y += head
        self.body.h -= head
        self.place_body()
        for each in self.widgets:
            each.clip = clip

    def place_body(self) -> None:
        """Place the widgets."""

    def draw(self, target: Surface, group: FocusGroup) -> None:
        """Draw it, and its widgets as they stand in their group."""
        fill = (PAPER, PAPER_LOW)
        self.kit.paint.box(target, self.rect, fill, radius=RADIUS, edge=PAPER_EDGE, shadow=True)
        self.draw_head(target)
        self.draw_body(target)
        group.draw(self.kit, target, self.widgets)

    def draw_head(self, target: Surface) -> None:
        """Draw the heading."""
        if not self.title:
            return
        kit, (x, top) = self.kit, self.body.topleft
        y = top - self.head_height(self.body.w)
        title = text_line(kit, target, self.title, (x, y), HEAD, TITLE, INK, self.body.w)
        if not self.note:
            return
        if self._beside(self.body.w):
            at = (self.body.right, title.centery)
            kit.paint.text(target, self.note, at, NOTE, SEMIBOLD, RUST, "midright")
        else:
            at = (x, title.bottom)
            text_line(kit, target, self.note, at, NOTE, SEMIBOLD, RUST, self.body.w)

    def draw_body(self, target: Surface) -> None:
        """Draw what is below the heading, but the widgets."""
