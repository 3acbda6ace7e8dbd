"""Drawing of a table's cloth, light and wood by a theme.

`theme.table(space)` is the window as a bare table with its walnut rim, `theme.cloth(w, h)` cloth alone and
`theme.wood(w, h)` a wooden bar; each is made once a size and kept. The picture is opaque.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from random import Random
from threading import Lock
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.engine.problems import Phrase
from game.files.reading import AssetError, Unreadable
from game.store.platform_folders import assets
from game.view.base import svg_shapes as vector
from game.view.base.colours import Colour
from game.view.base.picture_pool import PicturePool
from game.view.base.space import Space
from game.view.base.theme_files import Cloth, ThemeFile, read_theme
from game.view.files.picture_files import load_svg

RIM_INSET, RIM, RIM_RADIUS = 26, 30, 150
_COARSE = 8
"""Soft light is drawn on a picture this many times smaller, and scaled up."""


class Weave(NamedTuple):
    """A picture of a weave, and how large it is in design pixels."""

    picture: Path
    size: float


def plain_weave() -> Weave:
    """The weave of cloth that belongs to no theme."""
    return Weave(assets() / "themes" / "weave-plain.svg", 8)


class Theme:
    """A theme with its cached pictures; `name` is its file's. Its `weave` may be another than the file's."""

    def __init__(
        self, file: ThemeFile, pool: PicturePool | None = None, weave: Weave | None = None
    ) -> None:
        self.name = file.id
        self.games = file.games
        self.palette = file.palette
        self.file = file
        self.weave = weave or Weave(file.weave, file.thread)
        self._kept = (PicturePool() if pool is None else pool).shelf()
        self._laying = Lock()

    @classmethod
    def named(cls, folder: Path, name: str) -> Theme:
        """The theme in `<folder>/<name>.toml`; LookError if it cannot be used."""
        return cls(read_theme(folder / f"{name}.toml"))

    def cloth(self, width: int, height: int, scale: float) -> Surface:
        """Cloth with one pool of light, up and to the left of its middle."""
        key = ("cloth", width, height, scale)
        tones, weave = self.palette.cloth, self.weave
        return self._kept.get(key, lambda: cloth(tones, width, height, scale, weave))

    def table(self, space: Space) -> Surface:
        """The window as a table: the room's dark, a walnut rim, and cloth inside it.

        Threads may call it at the same time; the second waits for the first.
        """
        key = ("table", space.width, space.height)
        with self._laying:
            return self._kept.get(key, lambda: self._table(space))

    def gloom(self, width: int, height: int) -> Surface:
        """Return the dark around a table of this height, which ends in the room of the palette; opaque."""
        return self._kept.get(("gloom", width, height), lambda: self._gloom(width, height))

    def _gloom(self, width: int, height: int) -> Surface:
        room = (self.palette.room.mix(self.palette.wood_dark, 0.35), self.palette.room)
        small = (max(2, width // 8), max(2, height // 8))
        gloom = vector.picture(*small, vector.box(0, 0, *small, 0, room))
        return pygame.transform.smoothscale(_opaque(gloom), (width, height))

    def wood(self, width: int, height: int, scale: float) -> Surface:
        """A wooden board with its grain along it."""
        key = ("wood", width, height, scale)
        return self._kept.get(key, lambda: self._wood(width, height, scale))

    def _wood(self, width: int, height: int, scale: float) -> Surface:
        tones = self.palette
        top, bottom = tones.wood.mix(tones.wood_dark, 0.45), tones.wood_dark.mix(_NIGHT, 0.22)
        # The grain runs along the board: it can be drawn short and stretched.
        short = max(1, width // _COARSE)
        board = vector.picture(
            short,
            height,
            vector.box(0, 0, short, height, 0, (top, bottom))
            + _grain(short, height, scale, tones.wood_dark, tones.wood)
            + vector.box(0, 0, short, max(1.0, 2 * scale), 0, tones.wood_light.fade(0.75)),
        )
        return pygame.transform.smoothscale(_opaque(board), (width, height))

    def _table(self, space: Space) -> Surface:
        width, height, px = space.width, space.height, space.px
        rim = Rect(0, 0, width, height).inflate(-2 * px(RIM_INSET), -2 * px(RIM_INSET))
        inner = rim.inflate(-2 * px(RIM), -2 * px(RIM))
        radius = RIM_RADIUS * space.scale
        inner_radius = radius - px(RIM)

        table = self._gloom(width, height)
        blur = 18 * space.scale
        shade = vector.soft_box(*rim.size, radius, blur, Colour(0, 0, 0, 150))
        table.blit(shade, shade.get_rect(center=(rim.centerx, rim.centery + px(8))))

        # Cloth only shows through the rim's opening, whose corners are round.
        covered = Surface(inner.size, pygame.SRCALPHA)
        covered.blit(cloth(self.palette.cloth, *inner.size, space.scale, self.weave), (0, 0))
        covered.blit(_lip(inner.size, inner_radius, space), (0, 0))
        white = Colour(255, 255, 255)
        opening = vector.picture(*inner.size, vector.box(0, 0, *inner.size, inner_radius, white))
        covered.blit(opening, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        table.blit(covered, inner)
        table.blit(self._rim(rim, radius, space), (0, 0))
        return table

    def _rim(self, rim: Rect, radius: float, space: Space) -> Surface:
        """The walnut frame: one line beside the other like the grain of bent wood, then a dark lip."""
        tones, scale = self.palette, space.scale
        lip = 5.5 * scale
        wood = scale * RIM - lip
        lines = 8
        width = wood / lines
        body = ""
        for place in range(lines):
            colour = tones.wood.mix(tones.wood_dark, 0.18 * (place % 2) + 0.03 * place)
            body += _hoop(rim, radius, place * width, width + 0.5, colour)
        body += _hoop(rim, radius, 0, max(1.0, 1.6 * scale), tones.wood_light)
        body += _hoop(rim, radius, wood, lip, tones.wood_dark.mix(_NIGHT, 0.45))
        body += _hoop(rim, radius, wood + lip - scale, max(1.0, scale), tones.wood_dark)
        return vector.picture(space.width, space.height, body)


_NIGHT = Colour(8, 4, 3)


def cloth(
    light: Cloth, width: int, height: int, scale: float, weave: Weave | None = None
) -> Surface:
    """Cloth of a window, or of any part of one, with one pool of light; opaque."""
    w, h = max(2, width // _COARSE), max(2, height // _COARSE)
    x, y, reach = w * 0.41, h * 0.33, max(w * 0.66, h * 0.92)
    colours = ((0, light.pool), (0.42, light.middle), (1, light.far))
    glow = ((0, light.glow), (1, light.glow.fade(0)))
    corners = ((0, _NIGHT.fade(0)), (0.68, _NIGHT.fade(0)), (1, _NIGHT.fade(0.3)))
    small = vector.picture(
        w,
        h,
        vector.light(w, h, x, y, reach, colours)
        + vector.light(w, h, x, y, reach * 0.7, glow)
        + vector.light(w, h, w / 2, h / 2, (w * w + h * h) ** 0.5 / 2, corners),
    )
    smooth = pygame.transform.smoothscale(_opaque(small), (width, height))
    picture, size = weave or plain_weave()
    _tile(smooth, _thread(picture, max(4, round(size * scale))))
    return smooth


def _hoop(rim: Rect, radius: float, inset: float, width: float, colour: Colour) -> str:
    """One line around the table, `inset` pixels inside the rim's outer edge."""
    return vector.box(
        rim.x + inset,
        rim.y + inset,
        rim.w - 2 * inset,
        rim.h - 2 * inset,
        radius - inset,
        None,
        colour,
        width,
    )


def _lip(size: tuple[int, int], radius: float, space: Space) -> Surface:
    """Return the picture of the rim's shadow along the cloth's edge, and of the seam inside it."""
    room = round(40 * space.scale)
    w, h = size
    around = (w + 2 * room, h + 2 * room)
    ring = vector.box(0, 0, *around, radius + room, None, _NIGHT, room)
    shade = vector.soft(*around, ring, 16 * space.scale, _NIGHT.fade(0.5))
    edge = Surface(size, pygame.SRCALPHA)
    edge.blit(shade, (-room, -room + round(5 * space.scale)))
    inset = 15 * space.scale
    seam = vector.box(
        inset,
        inset,
        w - 2 * inset,
        h - 2 * inset,
        radius - inset,
        None,
        Colour(243, 236, 200, 74),
        max(1.0, 1.6 * space.scale),
    )
    edge.blit(vector.picture(w, h, seam), (0, 0))
    return edge


def _opaque(picture: Surface) -> Surface:
    """The picture without its alpha: the fastest to blit."""
    plain = Surface(picture.get_size(), depth=32)
    plain.blit(picture, (0, 0))
    return plain


@lru_cache(maxsize=8)
def _thread(picture: Path, size: int) -> Surface:
    """One tile of a weave; AssetError if its picture is not there."""
    try:
        drawn = load_svg(picture, (size, size), within=picture.parent)
    except Unreadable as error:
        phrase = Phrase("problem.file-picture", file=str(picture), reason=error.phrase)
        raise AssetError(phrase) from error
    return drawn.convert(32, pygame.SRCALPHA)


def _tile(target: Surface, tile: Surface) -> None:
    """Cover the target with a tile, by way of one strip as wide as it."""
    size, width = tile.get_height(), target.get_width()
    strip = Surface((width, size), pygame.SRCALPHA)
    strip.blits([(tile, (x, 0)) for x in range(0, width, tile.get_width())])
    target.blits([(strip, (0, y)) for y in range(0, target.get_height(), size)])


def _grain(width: int, height: int, scale: float, dark: Colour, light: Colour) -> str:
    """Streaks along a board, none quite straight, long or thick as the next; always the same ones."""
    body, chance = "", Random(1)
    step = 3.2 * scale
    for row in range(int(height / step)):
        y = (row + chance.random()) * step
        x = width * chance.uniform(-0.4, 0.8)
        reach = width * chance.uniform(0.25, 1.0)
        sway = chance.uniform(-3, 3) * scale
        colour = (dark if chance.random() < 0.7 else light).fade(chance.uniform(0.12, 0.4))
        d = (
            f"M{x:.0f} {y:.1f}C{x + reach / 3:.0f} {y + sway:.1f} "
            f"{x + reach * 2 / 3:.0f} {y - sway:.1f} {x + reach:.0f} {y:.1f}"
        )
        body += vector.path(d, None, colour, max(0.7, chance.uniform(0.5, 1.8) * scale))
    return body
