"""Outlines: closed or open paths that can be moved, scaled and turned before they are written.

Everything is baked into plain coordinates, because the SVG reader that draws the cards has no
`<use>` and scales strokes with their group.
"""

import math
import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Self

Point = tuple[float, float]
_COORDINATES = {"M": 2, "L": 2, "Q": 4, "C": 6, "Z": 0}
# How far the handles of a cubic lie from its ends to come closest to a quarter circle.
_QUARTER = 0.5523


def number(value: float) -> str:
    """A coordinate as short text, to a tenth of a unit."""
    text = f"{value:.1f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


@dataclass(frozen=True)
class Outline:
    """A path of absolute M, L, Q, C and Z steps, in the units of the drawing."""

    steps: tuple[tuple[str, tuple[Point, ...]], ...]

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read path data; only the absolute commands M, L, Q, C and Z, each letter written out
        or repeated by giving more numbers."""
        steps: list[tuple[str, tuple[Point, ...]]] = []
        for letter, numbers in re.findall(r"([MLQCZ])([^MLQCZ]*)", text):
            values = [float(v) for v in re.findall(r"-?\d*\.?\d+", numbers)]
            size = _COORDINATES[letter]
            if size == 0:
                steps.append((letter, ()))
            for start in range(0, len(values), size or 1):
                part = values[start : start + size]
                steps.append((letter, tuple(zip(part[::2], part[1::2], strict=True))))
        return cls(tuple(steps))

    def at(
        self,
        x: float,
        y: float,
        scale: float = 1.0,
        turn: float = 0.0,
        *,
        stretch: float = 1.0,
        mirror: bool = False,
    ) -> "Outline":
        """A copy: mirrored left to right, widened by `stretch`, scaled, turned clockwise by
        `turn` degrees about the origin, then moved by (x, y)."""
        cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        wide = scale * stretch * (-1 if mirror else 1)

        def moved(point: Point) -> Point:
            px, py = point[0] * wide, point[1] * scale
            return x + px * cos - py * sin, y + px * sin + py * cos

        return Outline(tuple((op, tuple(map(moved, points))) for op, points in self.steps))

    def __add__(self, other: "Outline") -> "Outline":
        return Outline(self.steps + other.steps)

    def box(self) -> tuple[float, float, float, float]:
        """Left, top, right, bottom of all points, handles included."""
        xs = [x for _, points in self.steps for x, _ in points]
        ys = [y for _, points in self.steps for _, y in points]
        return min(xs), min(ys), max(xs), max(ys)

    def centred(self, x: float, y: float) -> "Outline":
        """A copy whose box has its middle at (x, y)."""
        left, top, right, bottom = self.box()
        return self.at(x - (left + right) / 2, y - (top + bottom) / 2)

    @property
    def data(self) -> str:
        """Path data for the attribute `d`."""
        parts = []
        for op, points in self.steps:
            numbers = " ".join(f"{number(x)} {number(y)}" for x, y in points)
            parts.append(op + numbers.replace(" -", "-"))
        return "".join(parts)


def path(text: str) -> Outline:
    """Short for `Outline.parse`."""
    return Outline.parse(text)


def joined(outlines: Iterable[Outline]) -> Outline:
    """Several outlines as one."""
    return Outline(tuple(step for outline in outlines for step in outline.steps))


def polygon(points: Iterable[Point]) -> Outline:
    """A closed outline with straight sides."""
    first, *rest = points
    lines = [("L", (point,)) for point in rest]
    return Outline((("M", (first,)), *lines, ("Z", ())))


def circle(x: float, y: float, radius: float) -> Outline:
    """A circle."""
    return ellipse(x, y, radius, radius)


def ellipse(x: float, y: float, rx: float, ry: float) -> Outline:
    """An upright ellipse."""
    a, b = rx * _QUARTER, ry * _QUARTER
    return Outline(
        (
            ("M", ((x, y - ry),)),
            ("C", ((x + a, y - ry), (x + rx, y - b), (x + rx, y))),
            ("C", ((x + rx, y + b), (x + a, y + ry), (x, y + ry))),
            ("C", ((x - a, y + ry), (x - rx, y + b), (x - rx, y))),
            ("C", ((x - rx, y - b), (x - a, y - ry), (x, y - ry))),
            ("Z", ()),
        )
    )


def box(
    x: float,
    y: float,
    width: float,
    height: float,
    radius: float | tuple[float, float, float, float] = 0.0,
) -> Outline:
    """A rectangle; `radius` rounds all corners, or top left, top right, bottom right and bottom
    left each by its own."""
    tl, tr, br, bl = radius if isinstance(radius, tuple) else (radius,) * 4
    right, bottom, c = x + width, y + height, 1 - _QUARTER
    steps: list[tuple[str, tuple[Point, ...]]] = [("M", ((x + tl, y),)), ("L", ((right - tr, y),))]

    def corner(start: Point, end: Point, tip: Point) -> None:
        if start == end:
            return
        first = (tip[0] + (start[0] - tip[0]) * c, tip[1] + (start[1] - tip[1]) * c)
        second = (tip[0] + (end[0] - tip[0]) * c, tip[1] + (end[1] - tip[1]) * c)
        steps.append(("C", (first, second, end)))

    corner((right - tr, y), (right, y + tr), (right, y))
    steps.append(("L", ((right, bottom - br),)))
    corner((right, bottom - br), (right - br, bottom), (right, bottom))
    steps.append(("L", ((x + bl, bottom),)))
    corner((x + bl, bottom), (x, bottom - bl), (x, bottom))
    steps.append(("L", ((x, y + tl),)))
    corner((x, y + tl), (x + tl, y), (x, y))
    steps.append(("Z", ()))
    return Outline(tuple(steps))


def arc(x: float, y: float, radius: float, start: float, end: float) -> Outline:
    """An open arc from `start` to `end`, in degrees clockwise from three o'clock."""
    pieces = max(1, math.ceil(abs(end - start) / 90))
    step = math.radians(end - start) / pieces
    reach = 4 / 3 * math.tan(step / 4) * radius
    angle = math.radians(start)
    steps: list[tuple[str, tuple[Point, ...]]] = []

    def on(turn: float) -> Point:
        return x + radius * math.cos(turn), y + radius * math.sin(turn)

    steps.append(("M", (on(angle),)))
    for _ in range(pieces):
        here, there = on(angle), on(angle + step)
        out = (here[0] - reach * math.sin(angle), here[1] + reach * math.cos(angle))
        back = (
            there[0] + reach * math.sin(angle + step),
            there[1] - reach * math.cos(angle + step),
        )
        steps.append(("C", (out, back, there)))
        angle += step
    return Outline(tuple(steps))


def star(points: int, outer: float, inner: float, turn: float = -90.0) -> Outline:
    """A star about the origin with its first point at `turn` degrees."""
    corners = []
    for i in range(2 * points):
        radius, angle = (inner if i % 2 else outer), math.radians(turn + 180 * i / points)
        corners.append((radius * math.cos(angle), radius * math.sin(angle)))
    return polygon(corners)


def sparkle(radius: float, waist: float = 0.16) -> Outline:
    """A four-pointed spark about the origin with sides that bend inward."""
    w, r = radius * waist, radius
    return path(f"M0 {-r} Q{w} {-w} {r} 0 Q{w} {w} 0 {r} Q{-w} {w} {-r} 0 Q{-w} {-w} 0 {-r} Z")
