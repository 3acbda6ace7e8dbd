"""Panels, pills, keycaps, rings and shadows, each drawn once and kept.

`paint = Paint(space, fonts, pictures)`; rectangles and positions are real pixels, radii and lines design
pixels: `paint.box(target, rect, PANEL, radius=24, line=LINE, shadow=True)`.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Literal, TypeAlias

import pygame
from pygame import Rect, Surface

from game.view.base import svg_shapes as vector
from game.view.base.colours import (
    AMBER,
    BROWN,
    INK,
    LIGHT,
    PANEL,
    PAPER,
    PAPER_EDGE,
    PAPER_LOW,
    Colour,
)
from game.view.base.fonts import BOLD, SEMIBOLD, Fonts
from game.view.base.pictures import Pictures
from game.view.base.space import Space
from game.view.base.svg_shapes import Fill
from game.view.input.bindings import is_glyph

Anchor: TypeAlias = Literal[
    "topleft", "midtop", "topright", "midleft", "center", "midright",
    "bottomleft", "midbottom", "bottomright",
]  # fmt: skip

PAPER_FILL = (PAPER, PAPER_LOW)
OFFSET, BLUR = (2.0, 8.0), 12.0
"""How far the usual shadow is moved from its box, and how soft it is, in design pixels."""
GLOW = 16.0
"""The blur of a usual glow, in design pixels."""
_WHITE = Colour(255, 255, 255)
SHADE = INK.mix(Colour(0, 0, 0), 0.6)
_COLOURED = frozenset(f"icons/pad-{letter}" for letter in "abxy")


class Paint:
    """Draws boxes, pills, discs, shadows, focus rings, keycaps and text, cached by size and style."""

    def __init__(self, space: Space, fonts: Fonts, pictures: Pictures) -> None:
        self.space = space
        self.fonts = fonts
        self.pictures = pictures
        self._kept = pictures.pool.shelf()

    @property
    def misses(self) -> int:
        """The number of pictures that had to be drawn so far, for tests."""
        return self._kept.misses

    def resize(self, space: Space) -> None:
        """Take over another space and forget all pictures."""
        self.space = space

    def box(
        self,
        target: Surface,
        rect: Rect,
        fill: Fill | None = PANEL,
        *,
        radius: float = 24,
        line: Colour | None = None,
        line_width: float = 2,
        shadow: bool = False,
        edge: Colour | None = None,
    ) -> None:
        """A rounded rectangle.

        `shadow` casts the design's panel shadow to the lower right; `edge` is the colour of the paper's
        thickness, drawn below it.
        """
        px = self.space.px
        if shadow:
            self.shadow(target, rect, radius)
        body_radius = self.space.scale * radius
        width = self.space.line(line_width) if line is not None else 0
        key = ("box", rect.size, radius, fill, line, line_width, edge)

        lift = max(1, px(4)) if edge is not None else 0

        def elements(w: int, h: int) -> str:
            under = ""
            if edge is not None:
                high = min(h - lift, 2 * body_radius + lift)
                under = vector.box(0, h - high, w, high, body_radius, edge)
            return under + vector.box(0, 0, w, h - lift, body_radius, fill, line, width)

        def draw() -> Surface:
            plain = fill is None or isinstance(fill, Colour)
            corner = max(body_radius + lift, width)
            return vector.stretched(*rect.size, corner, elements, both=plain)

        target.blit(self._kept.get(key, draw), rect)

    def pill(
        self,
        target: Surface,
        rect: Rect,
        fill: Fill | None = PANEL,
        *,
        line: Colour | None = None,
        line_width: float = 2,
        shadow: bool = False,
    ) -> None:
        """A box with round ends."""
        radius = rect.h / 2 / self.space.scale
        self.box(target, rect, fill, radius=radius, line=line, line_width=line_width, shadow=shadow)

    def shadowed(self, rect: Rect) -> Rect:
        """Return what a box is drawn on together with its usual shadow, as the rectangle of a piece."""
        room = vector.room(max(1.0, BLUR * self.space.scale))
        dx, dy = (self.space.px(each) for each in OFFSET)
        return rect.union(rect.inflate(2 * room, 2 * room).move(dx, dy))

    def shadow(
        self,
        target: Surface,
        rect: Rect,
        radius: float,
        offset: tuple[float, float] = OFFSET,
        blur: float = BLUR,
        opacity: float = 0.42,
    ) -> None:
        """The soft shadow of a rounded box; `offset` and `blur` are design pixels."""
        key = ("shadow", rect.size, radius, blur, opacity)
        soft = max(1.0, blur * self.space.scale)
        room = vector.room(soft)
        corner = radius * self.space.scale
        picture = self._kept.get(
            key, lambda: vector.soft_box(*rect.size, corner, soft, SHADE.fade(opacity))
        )
        dx, dy = (self.space.px(o) for o in offset)
        target.blit(picture, (rect.x - room + dx, rect.y - room + dy))

    def glow_room(self, blur: float = GLOW) -> int:
        """Return how far a glow reaches beyond its box, in real pixels."""
        return vector.room(self._softness(blur))

    def ring_room(self, gap: float = 3) -> int:
        """Return how far a ring with its glow reaches beyond its box, in real pixels."""
        return self.space.px(gap + 6) + self.glow_room()

    def _softness(self, blur: float) -> float:
        return max(1.0, blur * self.space.scale)

    def glow(
        self,
        target: Surface,
        rect: Rect,
        radius: float,
        colour: Colour = AMBER,
        blur: float = GLOW,
        opacity: float = 0.55,
    ) -> None:
        """Draw a glow around a rounded box, as for focus and turn."""
        key = ("glow", rect.size, radius, colour, blur, opacity)
        soft, room = self._softness(blur), self.glow_room(blur)
        corner = radius * self.space.scale

        def draw() -> Surface:
            light = vector.soft_box(*rect.size, corner, soft, colour.fade(opacity))
            # The glow is around the box and not on it.
            inside = vector.stretched(
                *rect.size,
                corner,
                lambda w, h: vector.box(0, 0, w, h, corner, _WHITE),
                both=True,
            )
            light.blit(inside, (room, room), special_flags=pygame.BLEND_RGBA_SUB)
            return light

        picture = self._kept.get(key, draw)
        target.blit(picture, (rect.x - room, rect.y - room))

    def ring(
        self,
        target: Surface,
        rect: Rect,
        radius: float,
        colour: Colour = AMBER,
        *,
        glow: bool = True,
        gap: float = 3,
    ) -> None:
        """The focus ring: a 5 px line over an 8 px line of ink, just outside the rectangle."""
        outer = rect.inflate(2 * self.space.px(gap + 6), 2 * self.space.px(gap + 6))
        outer_radius = radius + gap + 6
        if glow:
            self.glow(target, outer, outer_radius, colour)
        key = ("ring", outer.size, radius, colour)
        scale = self.space.scale
        ink, line = max(2.0, 8 * scale), max(1.5, 5 * scale)
        corner, inset = outer_radius * scale, (ink - line) / 2

        def elements(w: int, h: int) -> str:
            inner = (w - 2 * inset, h - 2 * inset, corner - inset)
            return vector.box(0, 0, w, h, corner, None, INK, ink) + vector.box(
                inset, inset, *inner, None, colour, line
            )

        def draw() -> Surface:
            return vector.stretched(*outer.size, corner, elements, both=True)

        target.blit(self._kept.get(key, draw), outer)

    def disc(
        self,
        target: Surface,
        centre: tuple[int, int],
        radius: int,
        fill: Fill | None,
        line: Colour | None = None,
        line_width: float = 0,
    ) -> None:
        """A circle of `radius` real pixels; the line's width is in design pixels."""
        key = ("disc", radius, fill, line, line_width)
        width = self.space.line(line_width) if line is not None else 0
        picture = self._kept.get(
            key,
            lambda: vector.picture(
                2 * radius, 2 * radius, vector.disc(radius, radius, radius, fill, line, width)
            ),
        )
        target.blit(picture, (centre[0] - radius, centre[1] - radius))

    def round_mask(self, side: int) -> Surface:
        """Return a white disc of a width on nothing: what is multiplied with it becomes round."""
        half = side / 2
        body = f'<circle cx="{half}" cy="{half}" r="{half}" fill="#fff"/>'
        return self.keep(("round-mask", side), lambda: vector.picture(side, side, body))

    def keep(self, key: Hashable, make: Callable[[], Surface]) -> Surface:
        """A picture of the caller's own making, kept under `key` until the window changes."""
        return self._kept.get(key, make)

    def drawn(self, key: str, width: int, height: int, body: str) -> Surface:
        """Any SVG elements as a picture, kept under `key` and its size."""
        return self._kept.get((key, width, height), lambda: vector.picture(width, height, body))

    def text(
        self,
        target: Surface,
        text: str,
        at: tuple[int, int],
        size: float = 24,
        face: str = SEMIBOLD,
        colour: Colour = LIGHT,
        anchor: Anchor = "topleft",
        px: int | None = None,
    ) -> Rect:
        """Draw a line of text with its `anchor` at a position; return its rectangle.

        Its size is `px` real pixels if that is given.
        """
        picture = self.fonts.text(text, size, face, colour, px)
        rect = picture.get_rect(**{anchor: at})
        target.blit(picture, rect)
        return rect

    def soft_text(
        self,
        target: Surface,
        text: str,
        at: tuple[int, int],
        size: float,
        face: str,
        colour: Colour = LIGHT,
        anchor: Anchor = "topleft",
        opacity: float = 0.55,
    ) -> Rect:
        """Draw a line of text with a soft shadow, for text on cloth; return its rectangle."""
        picture = self.fonts.text(text, size, face, colour)
        soft = max(1.0, self.space.scale * size / 14)
        room = vector.room(soft)

        def draw() -> Surface:
            w, h = picture.get_size()
            shape = Surface((w + 2 * room, h + 2 * room), picture.get_flags(), 32)
            shape.blit(picture, (room, room))
            return vector.blurred(shape, soft, SHADE.fade(opacity))

        shade = self._kept.get(("soft", text, size, face, opacity), draw)
        rect = picture.get_rect(**{anchor: at})
        drop = max(1, round(soft * 0.8))
        target.blit(shade, (rect.x - room + drop // 2, rect.y - room + drop))
        target.blit(picture, rect)
        return rect

    def keycap_size(self, label: str, size: float = 24) -> tuple[int, int]:
        """Return the size of a keycap, in real pixels."""
        height = max(self.space.px(38), round(self.fonts.height(size, BOLD) * 1.1))
        if is_glyph(label):
            return height, height
        return max(height, self.fonts.width(label, size, BOLD) + self.space.px(22)), height

    def keycap(
        self,
        target: Surface,
        label: str,
        at: tuple[int, int],
        size: float = 24,
        anchor: Anchor = "midleft",
        *,
        dark: bool = False,
    ) -> Rect:
        """Draw a key with its label, or the picture of a pad's button; return its rectangle.

        It is light, or `dark` for use on paper.
        """
        rect = Rect((0, 0), self.keycap_size(label, size))
        setattr(rect, anchor, at)
        if is_glyph(label):
            self._glyph(target, f"icons/{label}", rect, dark)
            return rect
        fill: Fill = INK if dark else PAPER_FILL
        self.box(target, rect, fill, radius=9, edge=BROWN if dark else PAPER_EDGE)
        middle = (rect.centerx, rect.centery - max(1, self.space.px(2)))
        self.text(target, label, middle, size, BOLD, LIGHT if dark else INK, "center")
        return rect

    def _glyph(self, target: Surface, name: str, rect: Rect, dark: bool) -> None:
        """A pad's button: those with a colour have it everywhere, the cream ones are of ink on paper."""
        if dark and name not in _COLOURED:
            target.blit(self.pictures.tinted(name, *rect.size, INK), rect)
        else:
            target.blit(self.pictures.svg(name, *rect.size), rect)
