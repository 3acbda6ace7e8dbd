"""A scrolling area: `ScrollArea` keeps the offset and draws the scroll bar."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.view.base.colours import LIGHT, RUST
from game.view.base.scene_kit import SceneKit
from game.view.input.intents import Intent, Kind

FADE = 38
"""The height of an edge at which the content fades out, in design pixels."""


class Behind(NamedTuple):
    """What is behind the content at an edge, where that is in the window, and whether it is the lower one."""

    picture: Surface
    at: tuple[int, int]
    down: bool


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

    def through(self, rect: Rect, step: int, room: int) -> bool:
        """Scroll on (+1) or back (−1) in what is higher than the view; return whether there was more of it.

        `rect` is where that is in the window; past its end are `room` pixels.
        """
        view = self.view
        more = rect.bottom - view.bottom if step > 0 else view.top - rect.top
        if not step or rect.h <= view.h or more <= 0:
            return False
        return self.by(step * min(more + room, view.h * 2 // 3))

    def handle(self, kit: SceneKit, intent: Intent) -> bool:
        """Let the wheel scroll, where the pointer is over it."""
        if intent.kind is not Kind.WHEEL or not self.view.collidepoint(intent.pos):
            return False
        return self.by(-round(intent.amount * kit.px(90)))

    def behind(self, kit: SceneKit, target: Surface, clip: Rect) -> list[Behind]:
        """Return what is behind the content at the edges beyond which there is more, before it is drawn."""
        high = min(kit.px(FADE), clip.h // 3)
        edges = []
        if self.offset > 0:
            edges.append((Rect(clip.left, clip.top, clip.w, high), False))
        if self.offset < self.most:
            edges.append((Rect(clip.left, clip.bottom - high, clip.w, high), True))
        seen = [(edge.clip(target.get_rect()), down) for edge, down in edges]
        found = []
        for edge, down in seen:
            picture = Surface(edge.size, pygame.SRCALPHA)
            picture.blit(target, (0, 0), edge)
            found.append(Behind(picture, edge.topleft, down))
        return found

    @staticmethod
    def fade(kit: SceneKit, target: Surface, edges: Sequence[Behind]) -> None:
        """Let the content fade out at these edges, so that a row that ends there plainly goes on."""
        for picture, at, down in edges:
            size = picture.get_size()
            mask = kit.paint.keep(("fading", size, down), partial(_mask, size, down))
            picture.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
            target.blit(picture, at)

    @contextmanager
    def fading(self, kit: SceneKit, target: Surface, clip: Rect | None = None) -> Iterator[None]:
        """Draw the content meanwhile: only in `clip` (the view), and fading out where there is more."""
        before, around = target.get_clip(), self.view if clip is None else clip
        behind = self.behind(kit, target, around)
        target.set_clip(around)
        try:
            yield
        finally:
            target.set_clip(before)
        self.fade(kit, target, behind)

    def clear_of_edges(self, kit: SceneKit, rect: Rect) -> bool:
        """Whether a rectangle lies where nothing in the view fades out."""
        high = min(kit.px(FADE), self.view.h // 3)
        upper, lower = high * (self.offset > 0), high * (self.offset < self.most)
        return rect.top >= self.view.top + upper and rect.bottom <= self.view.bottom - lower

    def draw_bar(self, kit: SceneKit, target: Surface, *, on_cloth: bool = False) -> None:
        """The bar at the right edge, where there is more than is shown; lighter on cloth than on paper."""
        if not self.most:
            return
        width = max(4, kit.px(8))
        height = max(kit.px(40), self.view.h * self.view.h // self.length)
        top = self.view.top + (self.view.h - height) * self.offset // self.most
        bar = Rect(self.view.right + kit.px(13), top, width, height)
        kit.paint.pill(target, bar, LIGHT.fade(0.5) if on_cloth else RUST.fade(0.6))


def _mask(size: tuple[int, int], down: bool) -> Surface:
    """Return white that is more solid towards the edge."""
    mask = Surface(size, pygame.SRCALPHA)
    for y in range(size[1]):
        share = (y + 1) / size[1] if down else 1 - y / size[1]
        mask.fill((255, 255, 255, round(255 * share)), Rect(0, y, size[0], 1))
    return mask
