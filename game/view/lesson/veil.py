"""The veil of a lesson: it dims the table but for a few holes, which glide from one step to the next."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from game.show.motion.tween import Tween, lerp
from game.view.base.colours import INK, LIGHT
from game.view.base.scene_kit import SceneKit
from game.view.speech.occupancy import Occupancy

VEIL = 0.63
"""How much the veil hides."""
SOFT = 12
"""The width of a hole's soft edge, and the radius of its corners beside that, in design pixels."""
RADIUS = 22
GLIDE = 240
"""ms in which the holes come to where they belong."""
FADE, FADE_REDUCED = 180, 120
"""ms in which the veil falls, and under reduced motion."""
HOLES, GAPS = "lesson holes", "lesson gaps"
"""The names in the occupancy of what is seen through the veil, and of holes along arrows."""
RINGS = 6
"""Steps from the edge of a hole to its middle."""


class Veil:
    """The veil over a window. `holes` are real pixels; `fallen` says whether it is to be seen.

    `gaps` are holes without an outline, as along an arrow, which are round and do not glide.
    """

    def __init__(self, kit: SceneKit) -> None:
        self.kit = kit
        self.holes: tuple[Rect, ...] = ()
        self.gaps: tuple[Rect, ...] = ()
        self.fallen = False
        self._from: tuple[Rect, ...] = ()
        self._glide = Tween(0)
        self._fade = Tween(0)
        self._surface: Surface | None = None
        self._drawn: object = None

    def show(self, occupancy: Occupancy) -> None:
        """Let the reported holes be seen: at once if the veil comes down only now, else they glide there."""
        holes = tuple(self.kit.rect(each) for each in occupancy.boxes(HOLES))
        self.gaps = tuple(self.kit.rect(each) for each in occupancy.boxes(GAPS))
        if not self.fallen:
            self.fallen, self.holes = True, holes
            self._glide = Tween(0)
            self._fade = Tween(self._ms(FADE))
        elif holes != self.holes:
            self._from, self.holes = self._now(), holes
            still = self.kit.settings.reduced_motion
            self._glide = Tween(0 if still else self._ms(GLIDE))

    def lift(self) -> None:
        """Let the whole table be seen."""
        if self.fallen:
            self.fallen = False
            self._fade = Tween(self._ms(FADE))

    def _ms(self, usual: int) -> int:
        reduced = self.kit.settings.reduced_motion
        return FADE_REDUCED if reduced and usual == FADE else self.kit.speed.ms(usual)

    @property
    def moving(self) -> bool:
        """Whether it glides, falls or rises."""
        return not (self._glide.done and self._fade.done)

    @property
    def share(self) -> float:
        """How far it has come down, 0.0 to 1.0."""
        return self._fade.eased if self.fallen else 1.0 - self._fade.eased

    def open_at(self, pos: tuple[int, int]) -> bool:
        """Return whether a point is seen through it."""
        return any(hole.collidepoint(pos) for hole in self.holes)

    def advance(self, dt: int) -> None:
        """Let `dt` ms pass."""
        self._glide.advance(dt)
        self._fade.advance(dt)

    def finish(self) -> None:
        """Bring it at once to where it belongs."""
        self._glide = self._fade = Tween(0)

    def _now(self) -> tuple[Rect, ...]:
        """Return the holes as they are on their way; those that are new come out of an old one."""
        if self._glide.done or not self._from:
            return self.holes
        share = self._glide.eased
        found = []
        for number, hole in enumerate(self.holes):
            start = self._from[min(number, len(self._from) - 1)]
            pairs = zip(start, hole, strict=True)
            found.append(Rect(*(round(lerp(a, b, share)) for a, b in pairs)))
        return tuple(found)

    def draw(self, target: Surface) -> None:
        """Draw it over the table."""
        share = self.share
        if share <= 0:
            return
        holes = self._now()
        surface = self._with(target.get_size(), holes)
        surface.set_alpha(round(255 * share))
        target.blit(surface, (0, 0))
        if self._glide.done and share >= 1:
            for hole in holes:
                self.kit.paint.box(
                    target, hole, None, radius=RADIUS, line=LIGHT.fade(0.8), line_width=3
                )

    def _with(self, size: tuple[int, int], holes: tuple[Rect, ...]) -> Surface:
        """Return the veil with these holes, which is drawn again only if they have changed."""
        if self._surface is None or self._surface.get_size() != size:
            self._surface, self._drawn = Surface(size, pygame.SRCALPHA), None
        if self._drawn != (holes, self.gaps):
            self._drawn = holes, self.gaps
            self._surface.fill(INK.fade(VEIL))
            for ring in range(1, RINGS + 1):
                # From outside to inside; all holes together, so that none is dimmed by its neighbour's edge.
                for hole in holes:
                    self._cut(self._surface, hole, ring, self.kit.px(RADIUS))
                for gap in self.gaps:
                    self._cut(self._surface, gap, ring, gap.w // 2)
        return self._surface

    def _cut(self, surface: Surface, hole: Rect, ring: int, radius: int) -> None:
        px = self.kit.px
        inset = px(SOFT * (ring - 1) / (RINGS - 1))
        part = hole.inflate(-2 * inset, -2 * inset)
        if part.w > 0 and part.h > 0:
            tone = INK.fade(VEIL * (1 - ring / RINGS))
            pygame.draw.rect(surface, tone, part, border_radius=max(2, radius - inset))
