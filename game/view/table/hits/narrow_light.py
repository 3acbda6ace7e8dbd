"""The light of a table narrowed to a few places, and the rest in the dark: `NarrowLight.draw`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

import pygame
from pygame import Surface

from game.view.base import svg_shapes as vector
from game.view.base.colours import Colour
from game.view.base.scene_kit import SceneKit

COARSE = 8
"""The light is made so many times smaller than the window, and stretched."""
STEPS = 8
"""In so many steps it goes and comes back."""

Lit: TypeAlias = tuple[float, float, float]
"""A place in the light: its middle, and how far its light reaches, in design pixels."""


class NarrowLight:
    """Takes the light from what has been drawn, but for what is lit. It keeps the picture that it made last."""

    def __init__(self, kit: SceneKit) -> None:
        self.kit = kit
        self._light: tuple[object, Surface] | None = None
        self._narrowed: tuple[object, Surface] | None = None

    def draw(self, target: Surface, lit: Sequence[Lit], share: float, rest: float) -> None:
        """Narrow the light to some places, by a share; `rest` is what is left around at last."""
        step = round(share * STEPS)
        if step:
            light = self._narrow(lit, step / STEPS, rest)
            target.blit(light, (0, 0), special_flags=pygame.BLEND_RGB_MULT)

    def _narrow(self, lit: Sequence[Lit], share: float, rest: float) -> Surface:
        """Return what everything is multiplied with, made anew only where it changes."""
        key = (self.kit.size, tuple(lit), rest)
        if self._light is None or self._light[0] != key:
            self._light = key, self._taken(lit, rest)
        if self._narrowed is None or self._narrowed[0] != (key, share):
            taken, small = self._light[1].copy(), Surface(self._light[1].get_size())
            part = round(255 * share)
            taken.fill((part, part, part), special_flags=pygame.BLEND_RGB_MULT)
            small.fill((255, 255, 255))
            small.blit(taken, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
            whole = pygame.transform.smoothscale(small, self.kit.size)
            self._narrowed = (key, share), whole
        return self._narrowed[1]

    def _taken(self, lit: Sequence[Lit], rest: float) -> Surface:
        """How much light is taken from each place at last: less and less towards what is lit."""
        wide, high = (max(2, side // COARSE) for side in self.kit.size)
        scale = self.kit.space.scale / COARSE
        most = round(255 * (1 - rest))
        taken = Surface((wide, high))
        taken.fill((most, most, most))
        full, none = Colour(most, most, most), Colour(0, 0, 0)
        for x, y, reach in lit:
            stops = ((0.0, none), (0.5, none), (1.0, full))
            body = vector.light(wide, high, x * scale, y * scale, reach * scale, stops)
            around = vector.picture(wide, high, body)
            taken.blit(around, (0, 0), special_flags=pygame.BLEND_RGB_MIN)
        return taken
