"""A scrolling area: `ScrollArea` keeps the offset and draws the scroll bar."""

from __future__ import annotations

from pygame import Rect, Surface

from game.view.base.colours import RUST
from game.view.base.scene_kit import SceneKit
from game.view.input.intents import Intent, Kind


class ScrollArea:
    """A scrolling area; `view` is its rectangle, `length` the height of its content, both in real pixels."""

    def __init__(self) -> None:
        self.view = Rect(0, 0, 0, 0)
        self.length = 0
        self.offset = 0

    def set(self, view: Rect, length: int) -> None:
        """Set the rectangle and the height of the content; the offset is kept as far as possible."""
        self.view, self.length = view, length
        self.offset = self._within(self.offset)

    @property
    def most(self) -> int:
        """The largest offset."""
        return max(0, self.length - self.view.h)

    def _within(self, offset: int) -> int:
        return min(max(0, offset), self.most)

    def by(self, distance: int) -> bool:
        """Scroll down by so many pixels; return whether the offset has changed."""
        before, self.offset = self.offset, self._within(self.offset + distance)
        return self.offset != before

    def reveal(self, top: int, bottom: int, room: int) -> bool:
        """Scroll as little as shows what lies between these heights of the content."""
        before = self.offset
        if top - room < self.offset:
            self.offset = self._within(top - room)
        elif bottom + room > self.offset + self.view.h:
            self.offset = self._within(bottom + room - self.view.h)
        return self.offset != before

    def handle(self, kit: SceneKit, intent: Intent) -> bool:
        """Let the wheel scroll, where the pointer is over it."""
        if intent.kind is not Kind.WHEEL or not self.view.collidepoint(intent.pos):
            return False
        return self.by(-round(intent.amount * kit.px(90)))

    def draw_bar(self, kit: SceneKit, target: Surface) -> None:
        """The bar at the right edge, where there is more than is shown."""
        if not self.most:
            return
        width = max(4, kit.px(8))
        height = max(kit.px(40), self.view.h * self.view.h // self.length)
        top = self.view.top + (self.view.h - height) * self.offset // self.most
        bar = Rect(self.view.right + kit.px(13), top, width, height)
        kit.paint.pill(target, bar, RUST.fade(0.6))
