"""Shapes drawn as SVG and rasterised by SDL: the smoothest edges that pygame can make.

`picture(w, h, body)` turns SVG elements into a Surface; the other functions write elements.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from io import BytesIO
from math import cos, radians, sin
from typing import TypeAlias

import pygame
from pygame import Surface

from game.view.base.colours import Colour

Fill: TypeAlias = Colour | tuple[Colour, Colour]
"""One colour, or two that run from the top to the bottom, a little to the right."""


def picture(width: int, height: int, body: str) -> Surface:
    """A transparent picture of that many pixels, of one at least, with the SVG elements of `body` on it."""
    width, height = max(1, width), max(1, height)
    document = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="0 0 {width} {height}">{body}</svg>'
    )
    loaded = pygame.image.load(BytesIO(document.encode()), "picture.svg")
    return exactly(loaded, width, height)


_LIKE = Surface((1, 1), pygame.SRCALPHA)


def fast(loaded: Surface) -> Surface:
    """The same picture in the format that blits fastest (`convert(32, SRCALPHA)` would not blend)."""
    return loaded.convert(_LIKE)


def exactly(loaded: Surface, width: int, height: int) -> Surface:
    """The picture in the fast format and of this size (the loader is a pixel off at times)."""
    if loaded.get_size() == (width, height):
        return fast(loaded)
    framed = Surface((width, height), pygame.SRCALPHA)
    framed.blit(fast(loaded), loaded.get_rect(center=(width // 2, height // 2)))
    return framed


def paint(fill: Fill | None, name: str, x: float, y: float, w: float, h: float) -> tuple[str, str]:
    """The `<defs>` that a fill of the rectangle needs, and the attributes that use it."""
    if fill is None:
        return "", 'fill="none"'
    if isinstance(fill, Colour):
        return "", f'fill="{fill.rgb}" fill-opacity="{fill.opacity:.3f}"'
    stops = "".join(
        f'<stop offset="{offset}" stop-color="{colour.rgb}" stop-opacity="{colour.opacity:.3f}"/>'
        for offset, colour in enumerate(fill)
    )
    tilt = 0.35 * h * min(1.0, h / max(1.0, w))
    gradient = (
        f'<defs><linearGradient id="{name}" gradientUnits="userSpaceOnUse" '
        f'x1="{x + (w - tilt) / 2}" y1="{y}" x2="{x + (w + tilt) / 2}" y2="{y + h}">'
        f"{stops}</linearGradient></defs>"
    )
    return gradient, f'fill="url(#{name})"'


def box(
    x: float,
    y: float,
    w: float,
    h: float,
    radius: float,
    fill: Fill | None,
    line: Colour | None = None,
    line_width: float = 0,
) -> str:
    """A rounded rectangle; its line lies wholly inside."""
    defs, attributes = paint(fill, f"f{round(x * 10)}-{round(y * 10)}-{round(w)}", x, y, w, h)
    if line is None or line_width <= 0:
        return (
            f'{defs}<rect x="{x}" y="{y}" width="{w}" height="{h}" '
            f'rx="{min(radius, w / 2, h / 2)}" {attributes}/>'
        )
    inset = line_width / 2
    w, h = w - line_width, h - line_width
    return (
        f'{defs}<rect x="{x + inset}" y="{y + inset}" width="{w}" height="{h}" '
        f'rx="{min(max(radius - inset, 0), w / 2, h / 2)}" {attributes} '
        f'stroke="{line.rgb}" stroke-opacity="{line.opacity:.3f}" stroke-width="{line_width}"/>'
    )


def disc(
    x: float,
    y: float,
    radius: float,
    fill: Fill | None,
    line: Colour | None = None,
    line_width: float = 0,
) -> str:
    """A circle about (x, y); its line lies wholly inside."""
    return box(x - radius, y - radius, 2 * radius, 2 * radius, radius, fill, line, line_width)


def path(
    d: str, fill: Fill | None, line: Colour | None = None, line_width: float = 0, more: str = ""
) -> str:
    """Any SVG path; `more` is put into the element as it stands (a transform, a cap)."""
    colour = fill if isinstance(fill, Colour) or fill is None else fill[0]
    _, attributes = paint(colour, "", 0, 0, 0, 0)
    stroke = (
        f'stroke="{line.rgb}" stroke-opacity="{line.opacity:.3f}" stroke-width="{line_width}"'
        if line is not None
        else ""
    )
    return f'<path d="{d}" {attributes} {stroke} {more}/>'


def stretched(
    width: int, height: int, corner: float, draw: Callable[[int, int], str], *, both: bool
) -> Surface:
    """A picture whose middle is the same all along, drawn small and stretched: quick for large panels.

    `draw` gives the elements for a width and height; what lies within `corner` pixels of a side stays as
    it is. Without `both` only the width is stretched, as for a fill that changes from top to bottom.
    """
    cap = int(corner) + 2
    less_w = min(width, 2 * cap + _MIDDLE)
    less_h = min(height, 2 * cap + _MIDDLE) if both else height
    small = picture(less_w, less_h, draw(less_w, less_h))
    if less_w < width:
        small = _wider(small, cap, width)
    if less_h < height:
        small = pygame.transform.rotate(
            _wider(pygame.transform.rotate(small, 90), cap, height), -90
        )
    return small


_MIDDLE = 8


def _wider(small: Surface, cap: int, width: int) -> Surface:
    """The picture, its middle stretched to make it so wide."""
    height = small.get_height()
    wide = Surface((width, height), pygame.SRCALPHA)
    middle = small.subsurface((cap, 0, _MIDDLE, height))
    left, right = (0, 0, cap, height), (cap + _MIDDLE, 0, cap, height)
    # Copies, and no blending: the pictures' own opacity is to be kept.
    wide.blit(small, (0, 0), left)
    wide.blit(small, (width - cap, 0), right)
    wide.blit(pygame.transform.scale(middle, (width - 2 * cap, height)), (cap, 0))
    return wide


def light(
    w: float, h: float, x: float, y: float, reach: float, stops: Sequence[tuple[float, Colour]]
) -> str:
    """A rectangle at the origin filled by light about (x, y): colours by their share of `reach`."""
    name = f"l{round(reach)}-{round(x)}-{stops[0][1].rgb[1:]}"
    marks = "".join(
        f'<stop offset="{offset}" stop-color="{colour.rgb}" stop-opacity="{colour.opacity:.3f}"/>'
        for offset, colour in stops
    )
    return (
        f'<defs><radialGradient id="{name}" gradientUnits="userSpaceOnUse" cx="{x}" cy="{y}" '
        f'r="{reach}">{marks}</radialGradient></defs>'
        f'<rect width="{w}" height="{h}" fill="url(#{name})"/>'
    )


def blurred(shape: Surface, radius: float, colour: Colour) -> Surface:
    """The silhouette of `shape` in one colour, softened by `radius` pixels.

    The picture must leave room around the shape for the softness: `room(radius)` on each side.
    """
    shrink = _shrink(radius)
    width, height = shape.get_size()
    small = (max(1, width // shrink), max(1, height // shrink))
    less = fast(pygame.transform.smoothscale(shape, small)) if shrink > 1 else shape.copy()
    return _softened(less, radius / shrink, colour, shape.get_size())


def soft_box(
    width: int, height: int, corner: float, radius: float, colour: Colour, angle: float = 0.0
) -> Surface:
    """A rounded box in one colour, turned by `angle` degrees counter-clockwise and softened.

    The picture has `room(radius)` pixels more than the turned box on each side. A box has a pixel at least, as
    in a window with no room for it.
    """
    width, height = max(1, width), max(1, height)
    turned = radians(angle)
    across, down = abs(cos(turned)), abs(sin(turned))
    spare = 2 * room(radius)
    size = (
        round(width * across + height * down) + spare,
        round(width * down + height * across) + spare,
    )
    shape = box(-width / 2, -height / 2, width, height, corner, Colour(255, 255, 255))
    turn = f"translate({size[0] / 2} {size[1] / 2}) rotate({-angle})"
    return soft(*size, f'<g transform="{turn}">{shape}</g>', radius, colour)


def soft(width: int, height: int, body: str, radius: float, colour: Colour) -> Surface:
    """The silhouette of SVG elements in one colour, softened; they need `room(radius)` around them."""
    # What is soft needs few pixels: it is drawn on a smaller picture and stretched.
    shrink = _shrink(radius)
    small = (max(1, width // shrink), max(1, height // shrink))
    scale = f"scale({small[0] / width:.5f} {small[1] / height:.5f})"
    shape = picture(*small, f'<g transform="{scale}">{body}</g>')
    return _softened(shape, radius / shrink, colour, (width, height))


def room(radius: float) -> int:
    """Return how far a shape softened by `radius` pixels reaches beyond its edge."""
    return int(2.5 * radius) + 1


def _shrink(radius: float) -> int:
    return max(1, min(8, int(radius / 1.5)))


def _softened(shape: Surface, radius: float, colour: Colour, size: tuple[int, int]) -> Surface:
    """Only the shape's opacity counts: white while it is blurred, then the colour."""
    white = (255, 255, 255, 0)
    shape.fill(white, special_flags=pygame.BLEND_RGBA_MAX)
    blurry = pygame.transform.gaussian_blur(shape, max(1, round(radius)))
    blurry.fill(white, special_flags=pygame.BLEND_RGBA_MAX)
    blurry.fill(colour, special_flags=pygame.BLEND_RGBA_MULT)
    if blurry.get_size() == size:
        return blurry
    return fast(pygame.transform.smoothscale(blurry, size))
