"""Somebody who plays with a phone, where phones come in: a press lets them host by it, or not any more."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Surface

from game.phones.phone_people import PhonePlayer
from game.view.base.boxes import LeafBox
from game.view.base.colours import AMBER, BROWN, INK, PERSON_COLOURS, RUST
from game.view.base.fonts import BOLD, MEDIUM
from game.view.base.scene_kit import SceneKit
from game.view.table.portraits import portrait
from game.view.widgets.widgets import Look, Widget

FACE, WIDE, LEAST = 40.0, 270.0, 84.0
"""The radius of a portrait, and the width of a tile, usually and at least, in design pixels."""
TEXT, SMALL = 28.0, 25.0
LEAST_TEXT = 60.0
"""The width below which only the portrait is drawn."""


class GuestTile(Widget):
    """The portrait and name of somebody, and their `state` in a word; `hosts` is whether they may host."""

    radius = 16

    def __init__(self, guest: PhonePlayer, action: Callable[[], None]) -> None:
        super().__init__()
        self.guest = guest
        self.state = ""
        self.hosts = False
        self._action = action

    @property
    def spoken(self) -> tuple[str, ...]:
        return self.guest.seat.name, self.state

    @property
    def box(self) -> LeafBox:
        """Its box in a row of such tiles."""
        return LeafBox(WIDE, 2 * FACE, narrow=LEAST, key=self)

    def activate(self, kit: SceneKit) -> None:
        kit.sound.play("press")
        self._action()

    def draw(self, kit: SceneKit, target: Surface, look: Look) -> None:
        px, rect, seat = kit.px, self.rect, self.guest.seat
        away = self.guest.line is None
        radius = min(px(FACE) - px(4), rect.h // 2, rect.w // 2)
        face = portrait(kit, seat.portrait, radius, PERSON_COLOURS.get(seat.colour, INK))
        at = face.get_rect(midleft=(rect.left + px(4), rect.centery))
        target.blit(face, at)
        if self.hosts:
            side = px(30)
            kit.paint.disc(target, (at.right - side // 2, at.top + side // 2), side // 2, INK)
            crown = kit.pictures.tinted("icons/crown", px(22), px(22), AMBER)
            target.blit(crown, crown.get_rect(center=(at.right - side // 2, at.top + side // 2)))
        left = at.right + px(12)
        room = rect.right - left - px(8)
        if room < px(LEAST_TEXT):
            return
        size = kit.fonts.fitted(seat.name, TEXT, BOLD, room)
        name = kit.fonts.cut(seat.name, size, BOLD, room)
        kit.paint.text(target, name, (left, rect.centery), size, BOLD, INK, "bottomleft")
        size = kit.fonts.fitted(self.state, SMALL, MEDIUM, room)
        ink = RUST if away else BROWN
        kit.paint.text(target, self.state, (left, rect.centery), size, MEDIUM, ink, "topleft")
