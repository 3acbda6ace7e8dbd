"""A seat that calls its last card, or is down to it, drawn over a table: `CalledLast`.

The face comes forward, light goes out from it in rings, and the last card is held up.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pygame
from pygame import Rect, Surface

from game.engine.events import Place
from game.engine.zones import HAND
from game.show.moments.moment import MomentKind, TableMoment
from game.show.motion.tween import ease_out, lerp, out_back
from game.show.presented_table import Presented
from game.view.base.scene_kit import SceneKit
from game.view.cards.card_art import CardArt
from game.view.cards.card_sprites import FLIGHT_LIFT, blit_sprite
from game.view.layout.fan_of_backs import fan_of_backs
from game.view.layout.seat_boxes import SeatBox
from game.view.table.turn_marker import Circle

KINDS = (MomentKind.CALLED, MomentKind.LAST_CARD)
COMES, STAYS, GOES = 160, 640, 160
"""ms in which the face and the card come forward, until when they stay, and in which they go back."""
NEARER = 0.22
"""By how much the face is larger meanwhile."""
HELD_UP, RAISED = 0.5, 20.0
"""By how much the card is larger, and how far it is raised in design pixels."""
SECOND = 200
"""ms after which another ring follows the first."""
LASTING, WIDER = 520, 1.9
"""ms in which a ring grows, and how many times as large as the portrait it becomes."""


class CalledLast:
    """Draws those of one table. `boxes` are the seats of which backs of cards are drawn, where any are."""

    def __init__(self, kit: SceneKit, art: CardArt) -> None:
        self.kit, self.art = kit, art
        self.boxes: Mapping[int, SeatBox] = {}

    def draw(
        self,
        target: Surface,
        moment: TableMoment,
        where: Circle,
        ring: Surface,
        shown: Presented[Any],
    ) -> None:
        """Draw one at a portrait, with the picture of a ring at its largest."""
        near, called = _near(moment.age), moment.kind is MomentKind.CALLED
        for begins in (0, SECOND) if called else (0,):
            self._ring(target, (moment.age - begins) / LASTING, where, ring)
        if called:
            self._face(target, where, near)
        if moment.seat in self.boxes:
            self._hold_up(target, self.boxes[moment.seat], shown, moment.seat, near)

    def _ring(self, target: Surface, share: float, where: Circle, ring: Surface) -> None:
        if not 0 <= share < 1:
            return
        side = 2 * self.kit.px(where[2]) * lerp(1.0, WIDER, ease_out(share))
        grown = pygame.transform.smoothscale_by(ring, side / ring.get_width())
        grown.set_alpha(round(255 * (1 - share**2)))
        target.blit(grown, grown.get_rect(center=(self.kit.px(where[0]), self.kit.px(where[1]))))

    def _face(self, target: Surface, where: Circle, near: float) -> None:
        """Draw a portrait that lies on a surface larger."""
        x, y, radius = where
        side = 2 * self.kit.px(radius)
        rect = Rect(0, 0, side, side)
        rect.center = self.kit.px(x), self.kit.px(y)
        if near <= 0 or not target.get_rect().contains(rect):
            return
        face = Surface(rect.size, pygame.SRCALPHA)
        face.blit(target, (0, 0), rect)
        face.blit(self.kit.paint.round_mask(side), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        grown = pygame.transform.smoothscale_by(face, 1 + NEARER * near)
        where_to = grown.get_rect(midbottom=rect.midbottom)  # the name stands below
        self.kit.paint.shadow(target, where_to, radius * (1 + NEARER * near), (0, 6), 14)
        target.blit(grown, where_to)

    def _hold_up(
        self, target: Surface, box: SeatBox, shown: Presented[Any], seat: int, near: float
    ) -> None:
        """Draw the last card of a hand held up, over where it is."""
        fan = fan_of_backs(box, shown.cards(Place(HAND, seat)))
        if not fan or near <= 0:
            return
        card, pose = fan[-1]
        px = self.kit.px
        picture = self.art.sprite(card, pose, lift=FLIGHT_LIFT)
        grown = pygame.transform.smoothscale_by(picture, 1 + HELD_UP * near)
        at = px(pose.x), px(pose.y - RAISED * near)
        blit_sprite(target, grown, grown.get_rect(center=at))


def _near(age: int) -> float:
    """Return how far somebody has come forward at an age."""
    if age < COMES:
        return max(0.0, out_back(age / COMES))
    return 1 - ease_out(min(1.0, max(0.0, (age - STAYS) / GOES)))
