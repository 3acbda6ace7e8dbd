"""The badges of those who hold their hands on phones, and for how long the seat of one that is away is held."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from math import ceil

from pygame import Rect, Surface

from game.session.plan import Seat
from game.view.base.colours import AMBER, AMBER_FILL, INK, LIGHT, PANEL, PERSON_COLOURS
from game.view.base.fonts import BOLD
from game.view.base.scene_kit import SceneKit
from game.view.layout.seat_boxes import SeatBox

TEXT = 26.0


class PhoneBadges:
    """Draws a badge at the portrait of every seat in `seats`, which are by the numbers of their phones."""

    def __init__(self, kit: SceneKit, people: Sequence[Seat], seats: Mapping[int, int]) -> None:
        self.kit, self.people, self.seats = kit, people, seats

    def _held(self) -> Mapping[int, int | None]:
        """Return for how many whole seconds each seat is held, by seat; None for a phone that is there."""
        phones = self.kit.phones
        if phones is None:
            return {}
        held = {seat: phones.held(number) for number, seat in self.seats.items()}
        return {seat: None if left is None else ceil(left) for seat, left in held.items()}

    @property
    def content(self) -> Hashable:
        """What they show: seats, and for how many seconds those that are away are held."""
        return tuple(self._held().items())

    def draw(self, target: Surface, boxes: Mapping[int, SeatBox]) -> None:
        """Draw the badges at seats that have a portrait on the table."""
        for seat, left in self._held().items():
            if seat in boxes:
                self._draw(target, seat, boxes[seat], left)

    def _draw(self, target: Surface, seat: int, box: SeatBox, left: int | None) -> None:
        kit, px = self.kit, self.kit.px
        face = kit.rect(box.portrait)
        radius = max(px(15), round(face.w * 0.2))
        at = (
            face.right - radius // 2 if box.mirrored else face.left + radius // 2,
            face.top + radius,
        )
        colour = PERSON_COLOURS.get(self.people[seat].colour, LIGHT) if left is None else AMBER
        kit.paint.disc(target, at, radius, PANEL.fade(1.0), colour, 3)
        side = round(radius * 1.2)
        icon = kit.pictures.tinted("icons/phone", side, side, colour)
        target.blit(icon, icon.get_rect(center=at))
        if left is None:
            return
        text = kit.words("table.phone_away", count=left)
        size = kit.fonts.fitted(text, TEXT, BOLD, face.w * 3)
        pill = Rect(
            0, 0, kit.fonts.width(text, size, BOLD) + px(30), kit.fonts.height(size, BOLD) + px(10)
        )
        pill.center = face.center
        pill.clamp_ip(Rect(px(8), px(8), kit.size[0] - px(16), kit.size[1] - px(16)))
        kit.paint.pill(target, pill, AMBER_FILL)
        kit.paint.text(target, text, pill.center, size, BOLD, INK, "center")
