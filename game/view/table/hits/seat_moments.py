"""Moments at the seats, drawn over a table: rings of light, the pile giving way, cards that fall counted.

Everything is drawn from `game.show.moments`, over what lies still; under reduced motion only the count is.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import pi, sin
from typing import Any

import pygame
from pygame import Rect, Surface, Vector2

from game.engine.events import Place
from game.engine.zones import DISCARD, TRICK
from game.show.moments.hits import NUDGED
from game.show.moments.moment import MomentKind, TableMoment
from game.show.motion.tween import ease_out, lerp
from game.show.presented_table import Presented
from game.view.base import svg_shapes as vector
from game.view.base.colours import AMBER, LIGHT, Colour
from game.view.base.fonts import BOLD, TITLE
from game.view.base.scene_kit import SceneKit
from game.view.cards.card_art import CardArt
from game.view.cards.card_sprites import blit_sprite
from game.view.speech.occupancy import Occupancy
from game.view.table.hits.called_last import KINDS as CALLS
from game.view.table.hits.called_last import CalledLast
from game.view.table.hits.hit_view import HitView
from game.view.table.middles.middle import Middle
from game.view.table.turn_marker import Circle

RING, REACH = 320, 1.5
"""ms in which a ring grows round a portrait, and how many times as large as that it becomes."""
GIVES, HOLDS = 0.06, 33
"""By how much the pile gives, and for how many ms it holds still before."""
STRUCK = 140
HURT = Colour.hex("#ff8f6b")
RED = (Colour.hex("#a8352a"), Colour.hex("#7c231b"))
RINGS: Mapping[MomentKind, Colour] = {
    MomentKind.DRAWS: HURT,
    MomentKind.ACCUSED: HURT,
    MomentKind.CAUGHT: HURT,
    MomentKind.WRONG: HURT,
    MomentKind.SKIPPED: HURT,
    MomentKind.CALLED: AMBER,
    MomentKind.LAST_CARD: AMBER,
    MomentKind.PRIZE: AMBER,
    MomentKind.LAST_TRICK: AMBER,
}
"""The colours of the rings; other moments have none."""
COUNT, OF = 40.0, 24.0
HITTING = (MomentKind.DRAWS, MomentKind.SKIPPED, MomentKind.ACCUSED)
GOES = 9.0
"""By how many design pixels the portrait of who is hit gives way."""


class SeatMoments:
    """Draws moments at the seats of one table."""

    def __init__(self, kit: SceneKit, art: CardArt, middle: Middle, occupancy: Occupancy) -> None:
        self.kit, self.art, self.middle, self.occupancy = kit, art, middle, occupancy
        self.called = CalledLast(kit, art)
        self.low: frozenset[int] = frozenset()
        """The seats that have something above their portraits, so that numbers stand below."""

    def draw(
        self,
        target: Surface,
        moments: Sequence[TableMoment],
        portraits: Mapping[int, Circle],
        shown: Presented[Any],
    ) -> None:
        """Draw the moments that run; `portraits` are where the seats' are."""
        plain = self.kit.settings.reduced_motion
        for seat, aside in self.nudges(moments, portraits).items():
            self._nudge(target, portraits[seat], aside)
        for each in moments:
            where = portraits.get(each.seat)
            if not plain and each.kind is MomentKind.STRIKE:
                self._strike(target, each, shown)
            elif not plain and where is not None and each.kind in CALLS and not self.kit.calm:
                self.called.draw(target, each, where, self._picture(where[2], AMBER), shown)
            elif not plain and where is not None and each.kind in RINGS:
                self._ring(target, each, where)

    def count(
        self, target: Surface, moments: Sequence[TableMoment], portraits: Mapping[int, Circle]
    ) -> None:
        """Draw how many cards have fallen so far on each seat, over what is said there."""
        large = HitView.of(moments)  # its number is drawn larger, elsewhere
        for each in _falling(moments):
            where = portraits.get(each.seat)
            if where is not None and each is not large:
                self._count(target, each, where)

    def nudges(
        self, moments: Sequence[TableMoment], portraits: Mapping[int, Circle]
    ) -> dict[int, tuple[int, int]]:
        """Return by how many real pixels portraits are out of their places, away from the middle."""
        found: dict[int, tuple[int, int]] = {}
        if self.kit.calm:
            return found
        wide, tall = self.kit.space.sides
        for each in moments:
            if each.kind in HITTING and each.seat in portraits and each.since < NUDGED:
                x, y, _ = portraits[each.seat]
                out = Vector2(x - wide / 2, y - tall / 2)
                if out:
                    out.scale_to_length(GOES * sin(pi * each.since / NUDGED))
                found[each.seat] = self.kit.px(out.x), self.kit.px(out.y)
        return {seat: aside for seat, aside in found.items() if any(aside)}

    def _nudge(self, target: Surface, where: Circle, aside: tuple[int, int]) -> None:
        """Draw a portrait that lies on a surface a little out of its place."""
        x, y, radius = where
        side = 2 * self.kit.px(radius)
        rect = Rect(0, 0, side, side)
        rect.center = self.kit.px(x), self.kit.px(y)
        portrait = Surface(rect.size, pygame.SRCALPHA)
        portrait.blit(target, (0, 0), rect)
        portrait.blit(self.kit.paint.round_mask(side), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        target.blit(portrait, rect.move(aside))

    def _strike(self, target: Surface, moment: TableMoment, shown: Presented[Any]) -> None:
        """The card on the pile, a little larger for a moment, once it lies there."""
        pose = self.middle.top_pose(shown)
        lying = shown.cards(Place(DISCARD)) or shown.cards(Place(TRICK))
        if pose is None or not lying or lying[-1] != moment.card or moment.age <= HOLDS:
            return
        share = min(1.0, (moment.age - HOLDS) / (STRUCK - HOLDS))
        picture = self.art.sprite(moment.card, pose, lift=8)
        grown = pygame.transform.smoothscale_by(picture, 1 + GIVES * (1 - abs(1 - 2 * share)))
        at = (self.kit.px(pose.x), self.kit.px(pose.y))
        blit_sprite(target, grown, grown.get_rect(center=at))

    def _ring(self, target: Surface, moment: TableMoment, where: Circle) -> None:
        # While cards fall, their moment begins anew with each of them, and the ring with it.
        if moment.age >= RING:
            return
        share = ease_out(moment.age / RING)
        x, y, radius = where
        ring = self._picture(radius, RINGS[moment.kind])
        grown = pygame.transform.smoothscale_by(ring, lerp(1 / REACH, 1.0, share))
        grown.set_alpha(round(255 * (1 - share**2)))
        target.blit(grown, grown.get_rect(center=(self.kit.px(x), self.kit.px(y))))

    def _picture(self, radius: float, colour: Colour) -> Surface:
        """A ring at its largest, drawn once."""
        side = max(8, 2 * self.kit.px(radius * REACH))
        line = max(2.0, 7 * self.kit.space.scale)

        def draw() -> Surface:
            half = side / 2
            body = (
                f'<circle cx="{half}" cy="{half}" r="{half - line / 2}" fill="none"'
                f' stroke="{colour.rgb}" stroke-width="{line:.1f}"/>'
            )
            return vector.picture(side, side, body)

        return self.kit.paint.keep(("moment-ring", side, colour), draw)

    def preparing(self, portraits: Mapping[int, Circle]) -> Iterator[None]:
        """Make the rings of light, one at a time, so that none is made in the middle of a moment."""
        for radius in {radius for _, _, radius in portraits.values()}:
            self.kit.paint.round_mask(2 * self.kit.px(radius))
            for colour in set(RINGS.values()):
                self._picture(radius, colour)
                yield

    def _count(self, target: Surface, moment: TableMoment, where: Circle) -> None:
        """How many cards have fallen, at the upper rim of the portrait or the lower, and how many there are."""
        kit, (x, y, radius) = self.kit, where
        fonts, px = kit.fonts, kit.px
        size = kit.space.steady(COUNT)
        small = kit.space.steady(OF)
        done = f"+{moment.done}"
        of = kit.words("moment.drawn_of", count=moment.number)
        wide = fonts.width(f"+{moment.number}", size, TITLE)
        rest = fonts.width(of, small, BOLD)
        high = round(fonts.height(size, TITLE) * 1.02)
        pill = Rect(0, 0, wide + rest + px(44), high)
        aside = radius * 0.9 if moment.seat in self.low else -radius * 1.12
        pill.center = (px(x), px(y + aside))
        plate = self.occupancy.box(f"plate {moment.seat}")
        if plate is not None and aside < 0 and plate.top < y:  # the name stands beside the portrait
            pill.bottom = min(pill.bottom, px(plate.top))
        pill.clamp_ip(Rect(0, 0, *kit.size).inflate(-px(12), -px(12)))
        kit.paint.pill(target, pill, RED, line=HURT, line_width=3)
        left = pill.left + px(18)
        kit.paint.text(target, done, (left, pill.centery), size, TITLE, LIGHT, "midleft")
        at = (left + wide + px(10), pill.centery)
        kit.paint.text(target, of, at, small, BOLD, LIGHT, "midleft")


def _falling(moments: Iterable[TableMoment]) -> list[TableMoment]:
    return [
        each for each in moments if each.kind is MomentKind.DRAWS and each.done and each.number > 1
    ]
