"""The light at the end of a match: it narrows to who has won, or is whole, with rays (`EndLight`)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from math import cos, radians, sin

import pygame
from pygame import Rect, Surface

from game.show.motion.tween import ease_out
from game.view.base import svg_shapes as vector
from game.view.base.colours import INK, Colour
from game.view.base.scene_kit import SceneKit
from game.view.base.suit_styles import suits
from game.view.base.table_theme import RIM, RIM_INSET, RIM_RADIUS

COARSE = 8
"""A soft light is drawn so many times smaller, and stretched."""
WHITE = Colour(255, 255, 255)
WARM = Colour.hex("#ffcf85")
DARK = 0.8
RAYS, SOFT = 26, 3
"""How many rays there are, and how many times smaller they are drawn: their edges are soft."""
SHAPES, MANY, BURST = 16, 36, 600
"""How many shapes fly out, and how many at somebody's first win; ms in which they do."""
SINKING = 40
"""ms between two pictures of the shapes that sink."""
DEPTH, FIRST_DEPTH, SWAY, SWAYS = 420.0, 1260.0, 14.0, 16.0
"""How far a shape sinks at least, also at a first win, and how far it sways meanwhile to each side, in design
pixels; how often, in radians."""
FAINT = 0.25
"""A shape that sinks is fainter in so much of its way at the top, where it comes anew, and at the foot."""


class EndLight:
    """Draws the bare table and the light on it. `suit_letters` are the shapes that fly out.

    More do, and they sink further, at somebody's `first` win.
    """

    def __init__(self, kit: SceneKit, game: str, suit_letters: str, *, first: bool = False) -> None:
        self.kit, self.game, self.letters = kit, game, suit_letters
        self._count = MANY if first else SHAPES
        self._deep = FIRST_DEPTH if first else DEPTH

    def draw(self, target: Surface, at: tuple[int, int], share: float, *, lost: bool) -> None:
        """Draw the table with the light at a point; `share` (0 to 1) is how far it has changed."""
        base = self.kit.cloth(self.game)
        if share < 1:
            target.blit(base, (0, 0))
        if share > 0:
            lit = self._lit(base, at, lost=lost)
            # A surface with an alpha of 255 is blended all the same, which takes longer than all the rest.
            lit.set_alpha(round(255 * ease_out(share)) if share < 1 else None)
            target.blit(lit, (0, 0))

    def preparing(self, at: tuple[int, int], *, lost: bool) -> Iterator[None]:
        """Make its pictures, one at a time."""
        self._shade(at, lost=lost)
        yield
        if not lost:
            self._rays(at)
            yield

    def _lit(self, base: Surface, at: tuple[int, int], *, lost: bool) -> Surface:
        """Return the table as it is lit at last, made once for a window."""

        def draw() -> Surface:
            whole, stretched = base.copy(), pygame.transform.smoothscale
            if not lost:
                cloth = self._cloth
                whole.blit(stretched(self._rays(at), cloth.size), cloth)
            whole.blit(stretched(self._shade(at, lost=lost), self.kit.size), (0, 0))
            return whole

        return self._kept("end-light", at, draw, lost)

    def _kept(
        self, name: str, at: tuple[int, int], draw: Callable[[], Surface], lost: bool
    ) -> Surface:
        return self.kit.paint.keep((name, self.game, self.kit.size, at, lost), draw)

    @property
    def _cloth(self) -> Rect:
        """The cloth inside the rim."""
        inset = self.kit.px(RIM_INSET + RIM)
        return Rect((0, 0), self.kit.size).inflate(-2 * inset, -2 * inset)

    def _shade(self, at: tuple[int, int], *, lost: bool) -> Surface:
        """The dark around the light, or below it, COARSE times smaller."""
        wide, high = self.kit.size
        w, h = max(2, wide // COARSE), max(2, high // COARSE)
        x, y, reach = at[0] / COARSE, at[1] / COARSE, max(w, h) * 0.62
        if lost:
            glow = ((0, WARM.fade(0.16)), (0.34, WARM.fade(0.05)), (0.5, WARM.fade(0)))
            dark = ((0, INK.fade(0)), (0.3, INK.fade(0.12)), (0.72, INK.fade(DARK)))
            body = vector.light(w, h, x, y, reach, dark) + vector.light(w, h, x, y, reach, glow)
        else:
            glow = ((0, WARM.fade(0.24)), (0.5, WARM.fade(0.08)), (1, WARM.fade(0)))
            body = vector.light(w, h, x, y, reach, glow) + _dusk(w, h)
        return self._kept("end-shade", at, partial(vector.picture, w, h, body), lost)

    def _rays(self, at: tuple[int, int]) -> Surface:
        """Rays from a point over the cloth, whose corners are round, SOFT times smaller."""
        cloth = self._cloth
        w, h = (max(2, side // SOFT) for side in cloth.size)
        x, y, far = (at[0] - cloth.x) / SOFT, (at[1] - cloth.y) / SOFT, float(w + h)
        body = (
            f'<defs><radialGradient id="r" gradientUnits="userSpaceOnUse" cx="{x}" cy="{y}"'
            f' r="{w * 0.6}"><stop offset="0.08" stop-color="#ffeec4" stop-opacity="0.3"/>'
            '<stop offset="0.6" stop-color="#ffe0a0" stop-opacity="0.1"/>'
            '<stop offset="1" stop-color="#ffe0a0" stop-opacity="0"/></radialGradient></defs>'
        )
        for number in range(RAYS):
            middle, wide = number * 360 / RAYS + 3 * (number % 3), 2.8 + 1.4 * (number % 2)
            (a, b), (c, d) = (
                (x + far * cos(radians(middle + end)), y + far * sin(radians(middle + end)))
                for end in (-wide, wide)
            )
            body += f'<path d="M{x} {y} L{a:.1f} {b:.1f} L{c:.1f} {d:.1f} Z" fill="url(#r)"/>'

        def draw() -> Surface:
            rays = vector.picture(w, h, body)
            radius = self.kit.space.scale * (RIM_RADIUS - RIM) / SOFT
            opening = vector.picture(w, h, vector.box(0, 0, w, h, radius, WHITE))
            rays.blit(opening, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
            return rays

        return self._kept("end-rays", at, draw, False)

    def shapes(
        self, target: Surface, at: tuple[int, int], lowest: int, age: int, sunk: float
    ) -> None:
        """Draw the shapes of the suits that fly out from behind the winner, and sink then.

        They have `sunk` so far (0 to 1). One that is at the lowest comes anew from above.
        """
        sunk = 1 - (1 - sunk) ** 2  # slower and slower
        flown = min(1.0, age / BURST)
        if flown <= 0:
            return
        kit, area = self.kit, self._cloth
        styles = suits(kit.settings.four_colour)
        for number in range(self._count):
            letter = self.letters[number % len(self.letters)]
            side = max(6, kit.px(22 + 34 * ((number * 5) % 7) / 6))
            picture = kit.pictures.svg(f"shapes/{styles[letter].shape}", side, side)
            angle = radians(number * 360 / self._count + 11 * ((number * 3) % 4 - 1.5))
            far = (0.72 + 0.4 * ((number * 3) % 5) / 4) * ease_out(flown)
            x = at[0] + cos(angle) * far * area.w * 0.38
            y = at[1] + sin(angle) * far * area.h * 0.4
            if not area.top + side < y < lowest:
                continue  # they would lie on the rim, or on what is to be read
            seen = min(1.0, flown * 3)
            if sunk:
                first, deep = area.top + side, lowest - area.top - side
                fall = (
                    sunk * self._deep * kit.space.scale * (1 + number % 3 / 4)
                )  # some faster than others
                y = first + (y - first + fall) % deep
                x += sin(sunk * SWAYS + number) * kit.px(SWAY) - sin(number) * kit.px(SWAY)
                at_edge = min(y - first, lowest - y) / (FAINT * deep)
                seen = min(1.0, at_edge + max(0.0, 1 - sunk / FAINT))  # none is fainter at once
            picture.set_alpha(round(255 * seen))
            target.blit(picture, picture.get_rect(center=(round(x), round(y))))
            picture.set_alpha(255)


def _dusk(w: int, h: int) -> str:
    """The lower third, darker and darker, for what is to be read on it."""
    dark = INK.rgb
    return (
        f'<defs><linearGradient id="dusk" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="{h}">'
        f'<stop offset="0.46" stop-color="{dark}" stop-opacity="0"/>'
        f'<stop offset="0.72" stop-color="{dark}" stop-opacity="0.62"/>'
        f'<stop offset="1" stop-color="{dark}" stop-opacity="0.78"/></linearGradient></defs>'
        f'<rect width="{w}" height="{h}" fill="url(#dusk)"/>'
    )
