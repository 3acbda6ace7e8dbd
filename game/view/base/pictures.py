"""Pictures from SVG files: `pictures.svg("icons/play", 40, 40)`, `pictures.card("cards/colour/R5", 158)`.

A name is the file's path under assets without its ending. Pictures are rasterised at the requested size in real
pixels, in the format that blits fastest, and kept in a pool bounded in bytes.
"""

from __future__ import annotations

from pathlib import Path

import pygame
from pygame import Surface

from game.engine.problems import Phrase
from game.files.reading import AssetError, Unreadable
from game.view.base import svg_shapes as vector
from game.view.base.colours import INK, Colour
from game.view.base.picture_pool import PicturePool
from game.view.files.drawn_apart import draw_apart
from game.view.files.picture_files import NOT_LIGHT, load_svg, read_svg

CARD_RATIO = 350 / 250
CARD_RADIUS = 0.08
"""A card's corner radius, as a share of its width."""
ANGLE_STEP = 0.5
"""Angles of cards are rounded to multiples of this many degrees, to limit the number of pictures."""
EDGE_STEPS = 24
"""How often a silhouette is drawn around itself for its edge."""


class MissingPicture(AssetError):
    """A picture that should have come with the program is not there, or is no SVG."""


class Pictures:
    """Loads SVG files under `folder`."""

    def __init__(self, folder: Path, pool: PicturePool | None = None) -> None:
        self.folder = folder
        self.pool = PicturePool() if pool is None else pool
        self._upright, self._turned, self._shadows = (self.pool.shelf() for _ in range(3))

    def has(self, name: str) -> bool:
        """Whether there is such a file."""
        return (self.folder / f"{name}.svg").is_file()

    def svg(self, name: str, width: int, height: int) -> Surface:
        """The picture fitted into this many pixels; MissingPicture if it cannot be loaded."""
        return self._upright.get((name, width, height), lambda: self._load(name, width, height))

    def tinted(self, name: str, width: int, height: int, colour: Colour) -> Surface:
        """The picture's silhouette in one colour, as for icons on buttons."""

        def draw() -> Surface:
            picture = self._load(name, width, height)
            picture.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
            picture.fill(colour, special_flags=pygame.BLEND_RGBA_MULT)
            return picture

        return self._upright.get((name, width, height, colour), draw)

    def outlined(self, name: str, side: int, colour: Colour, edge: int) -> Surface:
        """The picture's silhouette in a square of so many pixels, with a dark edge all around that is even.

        The edge is so many pixels wide, and at least one.
        """
        edge = max(1, edge)

        def draw() -> Surface:
            dark, bright = (self.tinted(name, side, side, each) for each in (INK, colour))
            whole = Surface((side + 2 * edge, side + 2 * edge), pygame.SRCALPHA)
            for step in range(EDGE_STEPS):
                x, y = pygame.Vector2(edge, 0).rotate(step * 360 / EDGE_STEPS)
                whole.blit(dark, (round(edge + x), round(edge + y)))
            whole.blit(bright, (edge, edge))
            return whole

        return self._upright.get(("outlined", name, side, colour, edge), draw)

    def _load(self, name: str, width: int, height: int) -> Surface:
        path = self.folder / f"{name}.svg"
        width, height = max(1, width), max(1, height)  # as in a window with no room for it
        try:
            loaded = self._drawn(path, (width, height))
        except Unreadable as error:
            phrase = Phrase("problem.file-picture", file=str(path), reason=error.phrase)
            raise MissingPicture(phrase) from error
        return vector.exactly(loaded, width, height)

    def _drawn(self, path: Path, size: tuple[int, int]) -> Surface:
        try:
            return load_svg(path, size, within=self.folder)
        except Unreadable as error:
            if error.phrase.key != NOT_LIGHT:
                raise
        # None that comes with the program is such a one; for what took its place the frame waits.
        draw_apart(read_svg(path, within=self.folder))
        return load_svg(path, size, within=self.folder)

    def card(self, name: str, width: int, angle: float = 0.0) -> Surface:
        """A card `width` pixels wide, turned by `angle` degrees counter-clockwise, without shadow.

        The picture of a turned card is larger; its middle is the card's.
        """
        height = round(width * CARD_RATIO)
        upright = self.svg(name, width, height)
        step = round(angle / ANGLE_STEP)
        if step == 0:
            return upright
        return self._turned.get((name, width, step), lambda: _turn(upright, step * ANGLE_STEP))

    def card_shadow(
        self, width: int, angle: float = 0.0, lift: float = 0.0, scale: float = 1.0
    ) -> Surface:
        """The shadow of a card; its middle lies `shadow_offset(lift, scale)` from the card's.

        `lift` is the height above the table in design pixels, `scale` the real pixels to one of them.
        """
        step = round(angle / (2 * ANGLE_STEP))
        lift = round(lift / 4) * 4
        key = (width, step, lift, round(scale, 3))
        return self._shadows.get(key, lambda: _shadow(width, step * 2 * ANGLE_STEP, lift, scale))

    def blit_card(
        self,
        target: Surface,
        name: str,
        centre: tuple[float, float],
        width: int,
        angle: float = 0.0,
        *,
        lift: float = 0.0,
        scale: float = 1.0,
    ) -> pygame.Rect:
        """Draw a card with its shadow about a point; the rectangle that the card covers."""
        shade = self.card_shadow(width, angle, lift, scale)
        dx, dy = shadow_offset(lift, scale)
        x, y = centre
        target.blit(shade, shade.get_rect(center=(round(x + dx), round(y + dy))))
        picture = self.card(name, width, angle)
        covered = picture.get_rect(center=(round(x), round(y)))
        target.blit(picture, covered)
        return covered


def shadow_offset(lift: float, scale: float) -> tuple[float, float]:
    """How far, in real pixels, the cast shadow of a card lies to its lower right."""
    return (3 + lift / 4) * scale, (6 + lift / 2) * scale


def _turn(upright: Surface, angle: float) -> Surface:
    """Turned, with a transparent pixel around it so that the edge is smooth."""
    w, h = upright.get_size()
    framed = Surface((w + 2, h + 2), pygame.SRCALPHA)
    framed.blit(upright, (1, 1))
    return vector.fast(pygame.transform.rotozoom(framed, angle, 1.0))


def _shadow(width: int, angle: float, lift: float, scale: float) -> Surface:
    height, corner = round(width * CARD_RATIO), width * CARD_RADIUS
    dark = INK.mix(Colour(0, 0, 0), 0.6)
    soft = vector.soft_box(
        width, height, corner, max(1.0, (5 + lift / 3) * scale), dark.fade(0.42), angle
    )
    # The contact shadow: where the card meets the table, close to its edge and hardly softened.
    near = vector.soft_box(width, height, corner, max(1.0, 1.6 * scale), dark.fade(0.3), angle)
    dx, dy = shadow_offset(lift, scale)
    w, h = soft.get_size()
    soft.blit(
        near, near.get_rect(center=(round(w / 2 + scale - dx), round(h / 2 + 2 * scale - dy)))
    )
    return soft
