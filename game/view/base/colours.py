"""Colours: `Colour.hex("#ffc65a")`, `.fade(0.4)`; a plain (r, g, b, a) for pygame."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Colour(NamedTuple):
    """Red, green, blue and opacity, each 0 to 255."""

    r: int
    g: int
    b: int
    a: int = 255

    @classmethod
    def hex(cls, text: str) -> Colour:
        """The colour of "#rrggbb" or "#rrggbbaa"; ValueError if it is neither."""
        digits = text.removeprefix("#")
        if not text.startswith("#") or len(digits) not in (6, 8):
            raise ValueError(f"{text!r} is not a colour like #rrggbb")
        return cls(*bytes.fromhex(digits))

    @property
    def rgb(self) -> str:
        """The colour without its opacity, as SVG writes it."""
        return f"#{self.r:02x}{self.g:02x}{self.b:02x}"

    @property
    def opacity(self) -> float:
        """0.0 (nothing to be seen) to 1.0 (solid)."""
        return self.a / 255

    def fade(self, opacity: float) -> Colour:
        """The same colour at this opacity, 0.0 to 1.0."""
        return self._replace(a=round(255 * opacity))

    def mix(self, other: Colour, share: float) -> Colour:
        """Return the colour between this one (share 0.0) and the other (1.0)."""
        return Colour(*(round(a + (b - a) * share) for a, b in zip(self, other, strict=True)))

    def contrast(self, other: Colour) -> float:
        """Return the contrast ratio of the two, 1 to 21, as defined by WCAG 2; opacity is ignored."""
        light, dark = sorted((self.luminance, other.luminance), reverse=True)
        return (light + 0.05) / (dark + 0.05)

    @property
    def luminance(self) -> float:
        """Relative luminance, 0.0 black to 1.0 white (WCAG 2)."""
        parts = [
            c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4
            for c in (self.r / 255, self.g / 255, self.b / 255)
        ]
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


INK = Colour.hex("#1c1410")
PAPER = Colour.hex("#fffaf0")
PAPER_LOW = Colour.hex("#f1e5cd")
PAPER_EDGE = Colour.hex("#b59f74")
LIGHT = Colour.hex("#fbeed6")
QUIET = Colour.hex("#dcc8a6")
AMBER = Colour.hex("#ffc65a")
AMBER_FILL = Colour.hex("#f6b84a")
LINE = Colour.hex("#f3d9a6").fade(0.22)
PANEL = INK.fade(0.84)
QUIET_PANEL = INK.fade(0.6)
"""A panel that stands back behind others."""
ACCUSE_LINE = Colour.hex("#ff9a72")
ACCUSE = Colour.hex("#8a2f22")
WINE = Colour.hex("#7a2b35")
RUST = Colour.hex("#8a4f27")
BROWN = Colour.hex("#3a281c")

PERSON_COLOURS: Mapping[str, Colour] = {
    "rose": Colour.hex("#ff8aa6"),
    "sky": Colour.hex("#6dbaff"),
    "green": Colour.hex("#66d692"),
    "violet": Colour.hex("#bda2ff"),
    "indigo": Colour.hex("#8fa6ff"),
    "silver": Colour.hex("#d5dce8"),
    "turquoise": Colour.hex("#48d7d2"),
    "orchid": Colour.hex("#f59be6"),
    "sand": Colour.hex("#dfb98c"),
    "lime": Colour.hex("#c6e15c"),
}
"""The colours of people at one screen by name, in the order in which they are given out.

Bots have none; with partners each pair has one.
"""
