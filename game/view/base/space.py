"""The design space, 1920 × 1080 design pixels scaled to any window.

Scenes are measured in design pixels and drawn in real ones. `space = Space(w, h)`, then
`space.px(24)` is 24 design pixels in real ones and `space.wide`, `space.tall` are the window's sides in
design pixels: at least 1920 × 1080, or 1080 × 1920 upright; more where the window is longer or squarer.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import TypeAlias

Point: TypeAlias = tuple[float, float]
"""A point in design pixels."""

LONG, SHORT = 1920, 1080
LEAST_TEXT = 12
"""No text but a very long name is smaller, in window units (a HiDPI screen has several pixels a unit)."""
LAST = 0.7
"""A name may be set in letters of this share of the least size, which can still be read."""
LEAST_DESIGN_TEXT, COUCH_TEXT, TABLE_TEXT = 18, 26, 36
"""The least size of text in design pixels: at a desk, from a sofa, and on a table with text of 200 %."""
PAD_TEXT = 16
"""No text but a very long name is smaller, in window units, while a pad is in use, at arm's length."""
LARGE_TEXT = 1.4
"""The text scale from which on text counts as large, and screens are laid out for it."""


@dataclass(frozen=True)
class Space:
    """A window's pixels: `width` × `height`, `density` of them to a window unit.

    `text_scale` is the player's wish, 1.0 to 2.0, and `least_text` the least size of text in design pixels.
    """

    width: int
    height: int
    density: float = 1.0
    text_scale: float = 1.0
    least_text: float = LEAST_DESIGN_TEXT

    @cached_property
    def scale(self) -> float:
        """Real pixels to a design pixel."""
        short, long = sorted((self.width, self.height))
        return min(short / SHORT, long / LONG)

    @property
    def wide(self) -> float:
        """The window's width in design pixels."""
        return self.width / self.scale

    @property
    def tall(self) -> float:
        """The window's height in design pixels."""
        return self.height / self.scale

    @property
    def sides(self) -> Point:
        """The window's width and height in design pixels."""
        return self.wide, self.tall

    @property
    def middle(self) -> Point:
        """The middle of the window in design pixels."""
        return self.wide / 2, self.tall / 2

    @property
    def upright(self) -> bool:
        """Whether the window is higher than it is wide."""
        return self.height > self.width

    @property
    def large_text(self) -> bool:
        """Whether screens are laid out for large text."""
        return self.text_scale > LARGE_TEXT

    def roomy(self, design: float, share: float) -> float:
        """A length that holds text: as much longer as `share` of the size of text asks for, if that is more."""
        return design * max(1.0, self.text_scale * share)

    def widened(self, design: float, share: float) -> float:
        """A length that holds text and pictures: it grows by a `share` of what text does."""
        return design * (1 + (self.text_scale - 1) * share)

    def steady(self, design: float, power: float = 0.6) -> float:
        """A size of letters in a picture, which grow little with the player's text, or (power 1) not at all."""
        return design / float(self.text_scale**power)

    @property
    def growth(self) -> float:
        """How many times larger than usual the smallest texts are by the player's wish."""
        return max(self.text_scale, self.least_text / LEAST_DESIGN_TEXT)

    def px(self, design: float) -> int:
        """A length in real pixels, to the nearest whole one."""
        return round(design * self.scale)

    def line(self, design: float) -> int:
        """The width of a line in real pixels: never less than one."""
        return max(1, self.px(design))

    def text_px(self, design: float) -> int:
        """A text size in real pixels, with the player's scale and the least that can be read."""
        wished = max(design, LEAST_DESIGN_TEXT) * self.text_scale * self.scale
        return max(round(wished), self.least_px)

    @property
    def least_px(self) -> int:
        """The least size of a text that can be read, in real pixels."""
        return max(round(self.least_text * self.scale), round(LEAST_TEXT * self.density))

    @property
    def last_px(self) -> int:
        """The least size of a name that can be read, in real pixels."""
        return max(round(LEAST_TEXT * self.density), round(self.least_px * LAST))

    def at_arms_length(self, most: float = COUCH_TEXT) -> Space:
        """The same space with no text too small to be read by somebody who holds a pad.

        In a very small window it is only `most` design pixels: as for reading from a sofa, for which every
        screen has room.
        """
        least = min(PAD_TEXT * self.density / self.scale, most)
        return replace(self, least_text=max(self.least_text, least))

    def resized(self, width: int, height: int, density: float) -> Space:
        """The space of the same player's window at another size."""
        return replace(self, width=width, height=height, density=density)


def mix(a: Point, b: Point, share: float) -> Point:
    """Return the point `share` of the way from `a` (0) to `b` (1)."""
    return (a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share)
