"""The outline of a corner: a rectangle each of whose edges has a radius of its own."""

from __future__ import annotations

from collections.abc import Sequence

from game.view.base import svg_shapes as vector
from game.view.base.colours import Colour


def outline(
    wide: float,
    tall: float,
    radii: Sequence[float],
    fill: Colour,
    line: Colour | None,
    width: float,
) -> str:
    """Return the SVG of a rectangle with `radii` clockwise from the top left; its line lies inside."""
    inset = width / 2
    a, b, c, d = (max(0.0, radius - inset) for radius in radii)
    left, top, right, bottom = inset, inset, wide - inset, tall - inset
    shape = (
        f"M{left + a:.2f} {top}H{right - b:.2f}A{b:.2f} {b:.2f} 0 0 1 {right:.2f} {top + b:.2f}"
        f"V{bottom - c:.2f}A{c:.2f} {c:.2f} 0 0 1 {right - c:.2f} {bottom:.2f}"
        f"H{left + d:.2f}A{d:.2f} {d:.2f} 0 0 1 {left:.2f} {bottom - d:.2f}"
        f"V{top + a:.2f}A{a:.2f} {a:.2f} 0 0 1 {left + a:.2f} {top:.2f}Z"
    )
    return vector.path(shape, fill, line, width)
