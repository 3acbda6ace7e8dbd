"""A large hit over a table: the light narrows to who is hit, the number grows, the table shakes (`HitView`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sin, tau

import pygame
from pygame import FRect, Rect, Surface

from game.show.moments.hits import HitSize
from game.show.moments.table_moments import MomentKind, TableMoment
from game.show.tween import lerp
from game.view.base import svg_shapes as vector
from game.view.base.colours import LIGHT, Colour
from game.view.base.fonts import TITLE
from game.view.base.scene_kit import SceneKit
from game.view.base.table_theme import RIM, RIM_INSET
from game.view.speech.occupancy import Occupancy
from game.view.table.turn_marker import Circle

COARSE = 8
"""The light is made so many times smaller than the window, and stretched."""
REST, NARROWS = 0.34, 120
"""How much of the light is left around, and ms until it is."""
STEPS = 8
"""In so many steps it goes and comes back."""
REACHES = 2.6
"""How many times as far as a portrait its light reaches."""
SHAKES, EDGE, SWINGS = 300, 6.0, 4
"""For how many ms the table shakes, by how many design pixels at first, and how often."""
LARGE: Mapping[HitSize, float] = {
    HitSize.FOUR: 190.0,
    HitSize.SIX: 300.0,
    HitSize.EIGHT: 300.0,
}
"""The sizes of the number; smaller hits have none but the count at the portrait."""
SMALL = 0.7
"""How large it is at first, as a share of that."""
APART = 30
"""The distance between the number and the piles, in design pixels."""
BEHIND = Colour.hex("#8c1f17")
DEPTH = 0.03
"""How far below it its edge is seen, as a share of its size."""


class HitView:
    """Draws the largest hit of those that run."""

    def __init__(self, kit: SceneKit, occupancy: Occupancy) -> None:
        self.kit, self.occupancy = kit, occupancy
        self._light: tuple[object, Surface] | None = None
        self._narrowed: tuple[object, Surface] | None = None

    @staticmethod
    def of(moments: Sequence[TableMoment]) -> TableMoment | None:
        """Return the hit that is drawn, if there is one."""
        hits = [each for each in moments if each.kind is MomentKind.DRAWS and each.size in LARGE]
        return max(hits, key=lambda each: (each.size, -each.since), default=None)

    def aside(self, moments: Sequence[TableMoment]) -> int:
        """Return by how many real pixels the table is out of its place."""
        hit = self.of(moments)
        if hit is None or hit.size < HitSize.SIX or hit.since >= SHAKES:
            return 0
        share = hit.since / SHAKES
        return round(self.kit.space.scale * EDGE * (1 - share) * sin(SWINGS * tau * share))

    def shake(self, target: Surface, still: Surface, moments: Sequence[TableMoment]) -> None:
        """Draw what lies still on a table again, where a shake has it."""
        aside = self.aside(moments)
        if aside:
            target.blit(still, (aside, 0))

    def narrow(
        self,
        target: Surface,
        moments: Sequence[TableMoment],
        portraits: Mapping[int, Circle],
        hands: Mapping[int, FRect],
    ) -> None:
        """Take the light from everything drawn so far but the piles, and who is hit with their open hand.

        `hands` are where open hands are, by seat.
        """
        hit = self.of(moments)
        if hit is None or hit.seat not in portraits:
            return
        share = min(hit.since / NARROWS, 1 - hit.back)
        step = round(share * STEPS)
        if step:
            places = self.occupancy.box("piles"), hands.get(hit.seat)
            lit = [each for each in places if each is not None]
            light = self._narrow(portraits[hit.seat], lit, step / STEPS)
            target.blit(light, (0, 0), special_flags=pygame.BLEND_RGB_MULT)

    def _narrow(self, who: Circle, lit: Sequence[FRect], share: float) -> Surface:
        """Return what everything is multiplied with, made anew only where it changes."""
        key = (self.kit.size, who, tuple(map(tuple, lit)))
        if self._light is None or self._light[0] != key:
            self._light = key, self._taken(who, lit)
        if self._narrowed is None or self._narrowed[0] != (key, share):
            taken, small = self._light[1].copy(), Surface(self._light[1].get_size())
            part = round(255 * share)
            taken.fill((part, part, part), special_flags=pygame.BLEND_RGB_MULT)
            small.fill((255, 255, 255))
            small.blit(taken, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
            whole = pygame.transform.smoothscale(small, self.kit.size)
            self._narrowed = (key, share), whole
        return self._narrowed[1]

    def _taken(self, who: Circle, lit: Sequence[FRect]) -> Surface:
        """How much light is taken from each place at last: less and less towards what is lit."""
        wide, high = (max(2, side // COARSE) for side in self.kit.size)
        scale = self.kit.space.scale / COARSE
        most = round(255 * (1 - REST))
        taken = Surface((wide, high))
        taken.fill((most, most, most))
        spots = [(*who[:2], who[2] * REACHES)]
        spots += [(*each.center, max(each.w, each.h) * 0.8) for each in lit]
        full, none = Colour(most, most, most), Colour(0, 0, 0)
        for x, y, reach in spots:
            stops = ((0.0, none), (0.5, none), (1.0, full))
            body = vector.light(wide, high, x * scale, y * scale, reach * scale, stops)
            around = vector.picture(wide, high, body)
            taken.blit(around, (0, 0), special_flags=pygame.BLEND_RGB_MIN)
        return taken

    def number(
        self,
        target: Surface,
        moments: Sequence[TableMoment],
        portraits: Mapping[int, Circle],
    ) -> None:
        """Draw how many cards have fallen so far."""
        laid = self.laid(moments, portraits)
        if laid is not None:
            target.blit(*laid)

    def laid(
        self, moments: Sequence[TableMoment], portraits: Mapping[int, Circle]
    ) -> tuple[Surface, Rect] | None:
        """Return that number, larger with each card, and where it lies: beside the piles if there are any.

        It is on the side that is away from who is hit, who may say something; where it would lie on the table's
        rim there it is above them. None where no cards fall.
        """
        hit = self.of(moments)
        if hit is None or not hit.done:
            return None
        kit, size = self.kit, LARGE[hit.size]
        picture = kit.paint.keep(
            ("hit", hit.done, size), lambda: self._figures(f"+{hit.done}", size)
        )
        grown = lerp(SMALL, 1.0, min(1.0, hit.done / max(1, hit.number)))
        picture = pygame.transform.smoothscale_by(picture, grown)
        if hit.back:
            picture.set_alpha(round(255 * (1 - hit.back**2)))
        return picture, self._beside(picture.get_size(), hit, portraits)

    def _beside(
        self, size: tuple[int, int], hit: TableMoment, portraits: Mapping[int, Circle]
    ) -> Rect:
        """Return where a number of that size lies."""
        kit, piles = self.kit, self.occupancy.box("piles")
        window = Rect((0, 0), kit.size)
        rect = Rect((0, 0), size)
        rect.center = window.center
        if piles is not None:
            lying, apart, rim = kit.rect(piles), kit.px(APART), kit.px(RIM_INSET + RIM)
            if hit.seat in portraits and portraits[hit.seat][0] < piles.centerx:
                rect.midleft = (lying.right + apart, lying.centery)
            else:
                rect.midright = (lying.left - apart, lying.centery)
            if not window.inflate(-2 * rim, 0).contains(rect):
                rect.midbottom = (lying.centerx, lying.top - apart)
        return rect.clamp(window)

    def _figures(self, text: str, size: float) -> Surface:
        """The number in large figures with an edge below them."""
        kit = self.kit
        wide, high = kit.fonts.width(text, size, TITLE), kit.fonts.height(size, TITLE)
        depth = max(2, kit.px(size * DEPTH))
        front = Surface((wide + depth, high), pygame.SRCALPHA)
        kit.paint.text(front, text, (depth // 2, 0), size, TITLE, LIGHT)
        edge = front.copy()
        edge.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
        edge.fill(BEHIND, special_flags=pygame.BLEND_RGBA_MULT)
        picture = Surface((wide + depth, high + depth), pygame.SRCALPHA)
        for down in range(depth, 0, -1):
            picture.blit(edge, (0, down))
        picture.blit(front, (0, 0))
        return picture
