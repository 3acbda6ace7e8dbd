"""The table itself: cloth, light and wood, from a theme's TOML file.

`theme.table(space)` is the window as a bare table with its walnut rim, `theme.cloth(w, h)` cloth alone and
`theme.wood(w, h)` a wooden bar; each is made once a size and kept. The picture is opaque.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path

import pygame
from pygame import Rect, Surface

from game.view import vector
from game.view.cache import Cache
from game.view.colour import Colour
from game.view.space import Space

RIM_INSET, RIM, RIM_RADIUS = 26, 30, 150
WEAVE = 8
_COARSE = 4
"""Light is soft: it is drawn on a picture this many times smaller, and stretched."""


class ThemeError(ValueError):
    """A theme's file that cannot be used: which file, what is wrong, in one sentence."""


@dataclass(frozen=True, slots=True)
class Palette:
    """The colours of a theme; `glow` is the warmth of the lamp with its opacity at the pool's middle."""

    pool: Colour
    middle: Colour
    far: Colour
    glow: Colour
    room: Colour
    wood: Colour
    wood_dark: Colour
    wood_light: Colour


class Theme:
    """One look of the table. `title` is the name of the strings that call it something."""

    def __init__(self, name: str, palette: Palette) -> None:
        self.name = name
        self.palette = palette
        self._kept = Cache(80 << 20)

    @classmethod
    def named(cls, folder: Path, name: str) -> Theme:
        """The theme in `<folder>/<name>.toml`; ThemeError if it cannot be used."""
        path = folder / f"{name}.toml"
        try:
            table = tomllib.loads(path.read_text("utf-8"))
        except (OSError, ValueError) as error:
            raise ThemeError(f"The theme {path} cannot be read: {error}.") from None
        colours = table.get("colours", {})
        try:
            palette = Palette(*(Colour.hex(colours[key]) for key in Palette.__slots__))
        except (KeyError, ValueError, AttributeError, TypeError) as error:
            raise ThemeError(f"The theme {path} needs another colour: {error}.") from None
        return cls(name, palette)

    def clear(self) -> None:
        """Forget the pictures, as when the window has changed its size."""
        self._kept.clear()

    def cloth(self, width: int, height: int, scale: float) -> Surface:
        """Cloth with one pool of light, up and to the left of its middle."""
        key = ("cloth", width, height, scale)
        return self._kept.get(key, lambda: self._cloth(width, height, scale))

    def table(self, space: Space) -> Surface:
        """The window as a table: the room's dark, a walnut rim, and cloth inside it."""
        key = ("table", space.width, space.height)
        return self._kept.get(key, lambda: self._table(space))

    def wood(self, width: int, height: int, scale: float) -> Surface:
        """A wooden board with its grain along it."""
        key = ("wood", width, height, scale)
        return self._kept.get(key, lambda: self._wood(width, height, scale))

    def _cloth(self, width: int, height: int, scale: float) -> Surface:
        light = self.palette
        small_w, small_h = max(2, width // _COARSE), max(2, height // _COARSE)
        x, y, reach = small_w * 0.40, small_h * 0.30, max(small_w * 0.72, small_h * 0.95)
        gradient = (
            f'<radialGradient id="{{}}" gradientUnits="userSpaceOnUse" cx="{x}" cy="{y}" r="{{}}">'
        )
        body = (
            "<defs>"
            + gradient.format("cloth", reach)
            + f'<stop offset="0" stop-color="{light.pool.rgb}"/>'
            + f'<stop offset="0.45" stop-color="{light.middle.rgb}"/>'
            + f'<stop offset="1" stop-color="{light.far.rgb}"/></radialGradient>'
            + gradient.format("glow", reach * 0.75)
            + f'<stop offset="0" stop-color="{light.glow.rgb}" '
            + f'stop-opacity="{light.glow.opacity:.3f}"/>'
            + f'<stop offset="1" stop-color="{light.glow.rgb}" stop-opacity="0"/></radialGradient>'
            + f'</defs><rect width="{small_w}" height="{small_h}" fill="url(#cloth)"/>'
            + f'<rect width="{small_w}" height="{small_h}" fill="url(#glow)"/>'
        )
        small = vector.picture(small_w, small_h, body)
        cloth = _opaque(pygame.transform.smoothscale(small, (width, height)))
        _tile(cloth, _weave(max(4, round(WEAVE * scale))))
        return cloth

    def _wood(self, width: int, height: int, scale: float) -> Surface:
        tones = self.palette
        board = vector.picture(
            width,
            height,
            vector.box(0, 0, width, height, 0, (tones.wood, tones.wood_dark))
            + _grain(width, height, scale, tones.wood_dark, tones.wood_light),
        )
        return _opaque(board)

    def _table(self, space: Space) -> Surface:
        width, height, px = space.width, space.height, space.px
        rim = Rect(0, 0, width, height).inflate(-2 * px(RIM_INSET), -2 * px(RIM_INSET))
        inner = rim.inflate(-2 * px(RIM), -2 * px(RIM))
        radius = RIM_RADIUS * space.scale
        inner_radius = radius - px(RIM)

        table = Surface((width, height), depth=32)
        table.fill(self.palette.room)
        frame = Surface((width, height), pygame.SRCALPHA)
        frame.blit(_shade(rim, (width, height), radius, 18 * space.scale), (0, px(8)))
        table.blit(frame, (0, 0))

        # Cloth only shows through the rim's opening, whose corners are round.
        cloth = self.cloth(inner.w, inner.h, space.scale).convert(32, pygame.SRCALPHA)
        opening = vector.picture(
            inner.w,
            inner.h,
            vector.box(0, 0, inner.w, inner.h, inner_radius, Colour(255, 255, 255)),
        )
        cloth.blit(opening, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        table.blit(cloth, inner)
        table.blit(self._rim(rim, radius, space), (0, 0))
        return table

    def _rim(self, rim: Rect, radius: float, space: Space) -> Surface:
        """The walnut frame: one line beside the other, like the grain of bent wood."""
        tones, body = self.palette, ""
        width = space.scale * RIM
        lines = 9
        for place in range(lines):
            across = (place + 0.5) / lines
            # Rounded like a moulding: lit above the middle, dark towards both edges.
            lit = 1 - abs(across - 0.4) / 0.6
            colour = tones.wood_dark.mix(tones.wood, lit)
            if place % 3 == 1:
                colour = colour.mix(tones.wood_light, 0.35)
            inset = across * width
            body += (
                f'<rect x="{rim.x + inset}" y="{rim.y + inset}" width="{rim.w - 2 * inset}" '
                f'height="{rim.h - 2 * inset}" rx="{radius - inset}" fill="none" '
                f'stroke="{colour.rgb}" stroke-width="{width / lines + 0.6}"/>'
            )
        return vector.picture(space.width, space.height, body)


def _opaque(picture: Surface) -> Surface:
    """The picture without its alpha: the fastest to blit."""
    plain = Surface(picture.get_size(), depth=32)
    plain.blit(picture, (0, 0))
    return plain


def _shade(rect: Rect, size: tuple[int, int], radius: float, blur: float) -> Surface:
    shape = vector.picture(
        *size, vector.box(rect.x, rect.y, rect.w, rect.h, radius, Colour(0, 0, 0))
    )
    return vector.blurred(shape, blur, Colour(0, 0, 0, 150))


def _weave(size: int) -> Surface:
    """One tile of a plain weave: threads that pass over and under each other."""
    half = size // 2
    tile = Surface((size, size), pygame.SRCALPHA)
    light, dark = Colour(255, 244, 220, 9), Colour(0, 0, 0, 20)
    for x, y, colour in ((0, 0, light), (half, half, light), (half, 0, dark), (0, half, dark)):
        tile.fill(colour, (x, y, size - half, size - half))
    tile.fill(Colour(0, 0, 0, 26), (0, 0, 1, half))
    tile.fill(Colour(0, 0, 0, 26), (half, half, 1, size - half))
    return tile


def _tile(target: Surface, tile: Surface) -> None:
    """Cover the target with a tile, by way of one strip as wide as it."""
    size, width = tile.get_height(), target.get_width()
    strip = Surface((width, size), pygame.SRCALPHA)
    strip.blits([(tile, (x, 0)) for x in range(0, width, tile.get_width())])
    target.blits([(strip, (0, y)) for y in range(0, target.get_height(), size)])


def _grain(width: int, height: int, scale: float, dark: Colour, light: Colour) -> str:
    """Lines along a board, none quite straight; always the same ones."""
    body, step = "", max(3.0, 7 * scale)
    y, turn = step * 0.6, 1
    while y < height:
        turn = turn * 1103515245 % 2147483648
        sway = (turn % 7 - 3) * 0.6 * scale
        colour = (dark if turn % 3 else light).fade(0.16 + (turn % 5) * 0.05)
        d = f"M0 {y:.1f}C{width * 0.3:.0f} {y + sway:.1f} {width * 0.6:.0f} {y - sway:.1f} {width} {y:.1f}"
        body += vector.path(d, None, colour, max(1.0, (1 + turn % 3) * 0.8 * scale))
        y += step * (0.6 + (turn % 4) * 0.25)
    return body
