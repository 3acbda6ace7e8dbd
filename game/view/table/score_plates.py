"""Players' plates with scores: total, bid and points taken, and the taken tricks beside the plate.

`ScorePlates` takes the place of `PlayerPlates` where seats take tricks.
"""

from __future__ import annotations

from pygame import FRect, Rect, Surface

from game.show.sight.plates import Plate
from game.view.base.colours import AMBER, LIGHT, LINE, PANEL, QUIET
from game.view.base.fonts import BOLD, EXTRABOLD, SEMIBOLD, TITLE
from game.view.layout.seat_boxes import OVERLAP, SeatBox
from game.view.table.cloth_tags import ClothTag
from game.view.table.plate_content import PlateContent
from game.view.table.player_plates import (
    PANEL_FILL,
    Person,
    PlayerPlates,
    fan_of_backs,
)
from game.view.table.taken_pile import draw_taken

NAME, WORD, TAG = 30.0, 24.0, 24.0
LEAST = 18.0
"""The least design size of what is written on a plate."""
QUIET_FILL = PANEL.fade(0.6)
"""The plate of a seat that neither is in turn nor has the highest bid."""


class ScorePlates(PlayerPlates):
    """Draws the players with their accounts."""

    def plate(self, seat: int, box: SeatBox, standing: PlateContent) -> Rect:
        """Return the rectangle of the plate, in real pixels."""
        return self.kit.rect(box.plate)

    def _draw(self, target: Surface, seat: int, box: SeatBox, standing: PlateContent) -> None:
        person, px = self.people[seat], self.kit.px
        plate = self.kit.rect(box.plate)
        self._box(target, plate, standing)
        over = px(box.portrait.w * OVERLAP)
        inner = plate.inflate(-px(44), -px(16))
        if box.mirrored:
            inner.w = plate.right - over - px(10) - inner.left
        else:
            right = inner.right
            inner.left = plate.left + over + px(14)
            inner.w = right - inner.left
        self._lines(target, inner, person, standing)
        self._portrait(target, person, box.portrait, standing)
        self._hand(target, box, standing)
        if box.taken is not None:
            cards = standing.plate.tally.taken
            draw_taken(self.kit, self.art, target, box.taken, cards, self.table.players)

    def _box(self, target: Surface, plate: Rect, standing: PlateContent) -> None:
        line, width = (AMBER, 4) if standing.marked else (LINE, 2)
        paint = self.kit.paint
        if standing.marked:
            paint.glow(target, plate, 26, opacity=0.3)
        # Who plays, and for what, weighs more than what the others have.
        heavy = standing.marked or standing.plate.tally.ahead
        fill = PANEL_FILL if heavy else QUIET_FILL
        paint.box(target, plate, fill, radius=26, line=line, line_width=width, shadow=heavy)

    def _hand(self, target: Surface, box: SeatBox, standing: PlateContent) -> None:
        """The backs of the hand, and how many they are; nothing once all have been played."""
        if box.fan is None or not standing.plate.cards:
            return
        for card, pose in fan_of_backs(box, standing.plate.cards):
            self.art.draw(target, card, pose)
        wide, high = self._count_size(standing)
        rect = self.kit.rect(box.fan)
        pill = Rect(0, 0, wide, high)
        pill.midbottom = (rect.centerx, min(rect.bottom, rect.top + self.kit.px(128)))
        self._count(target, pill.inflate(self.kit.px(12), self.kit.px(10)), standing)

    def _lines(self, target: Surface, inner: Rect, person: Person, standing: PlateContent) -> None:
        """Draw the two lines: name and total; bid and points. Where they have no room, all stands in one."""
        kit, px, fonts, paint = self.kit, self.kit.px, self.kit.fonts, self.kit.paint
        plate = standing.plate
        half = inner.h // 2
        if half < fonts.height(LEAST, BOLD) - px(4):
            self._one_line(target, inner, person, plate)
            return
        most_tall = half + px(8)
        upper, lower = inner.top + half // 2, inner.bottom - half // 2
        total = str(plate.tally.score)
        word = kit.words("table.total")
        left = inner.left
        large = self._fitting(NAME, EXTRABOLD, most_tall)
        small = min(WORD, large)
        word_wide = fonts.width(word, small, SEMIBOLD)
        number_wide = fonts.width(total, large, TITLE)
        name_wide = fonts.width(person.name, large, EXTRABOLD)
        right = inner.right
        if name_wide * 0.75 + number_wide + word_wide + px(34) <= inner.w:
            paint.text(target, word, (right, upper), small, SEMIBOLD, QUIET, "midright")
            right -= word_wide + px(8)
        paint.text(target, total, (right, upper), large, TITLE, LIGHT, "midright")
        room = right - number_wide - px(14) - left
        size = fonts.fitted(person.name, large, EXTRABOLD, room)
        name = fonts.cut(person.name, size, EXTRABOLD, room)
        paint.text(target, name, (left, upper), size, EXTRABOLD, LIGHT, "midleft")
        tag_tall = self._fitting(TAG, BOLD, half - px(2))
        self._bid_and_points(target, plate, (left, lower), inner.right - left, tag_tall)

    def _one_line(self, target: Surface, inner: Rect, person: Person, plate: Plate) -> None:
        """Draw the name, the bid, the points, and the total without its word."""
        kit, px, fonts = self.kit, self.kit.px, self.kit.fonts
        size, y, total = (
            self._fitting(NAME, EXTRABOLD, inner.h),
            inner.centery,
            str(plate.tally.score),
        )
        kit.paint.text(target, total, (inner.right, y), size, TITLE, LIGHT, "midright")
        room = inner.w - fonts.width(total, size, TITLE) - px(14)
        most = room // 3
        name_size = fonts.fitted(person.name, size, EXTRABOLD, most)
        name = fonts.cut(person.name, name_size, EXTRABOLD, most)
        at = (inner.left, y)
        left = kit.paint.text(target, name, at, name_size, EXTRABOLD, LIGHT, "midleft").right + px(
            14
        )
        tag = self._fitting(TAG, BOLD, inner.h - px(8))
        self._bid_and_points(target, plate, (left, y), inner.left + room - left, tag)

    def _fitting(self, size: float, face: str, tall: int) -> float:
        """The largest design size up to this one whose lines are no higher than `tall` pixels."""
        while size > LEAST and self.kit.fonts.height(size, face) > tall:
            size -= 1
        return size

    def _bid_and_points(
        self, target: Surface, plate: Plate, at: tuple[int, int], room: int, size: float
    ) -> None:
        kit, fonts = self.kit, self.kit.fonts
        words, gap = kit.words, kit.px(14)
        x, y = at
        account = plate.account
        bid = "" if account.bid is None else account.bid.worded(words)
        if account.silent is not None:
            silent = account.silent.worded(words)
            fitted = fonts.fitted(silent, size, SEMIBOLD, room)
            kit.paint.text(target, silent, (x, y), fitted, SEMIBOLD, QUIET, "midleft")
        forms = [form.worded(words) for form in account.points]
        wide = ClothTag(kit, bid, size=size).measure[0] + gap if bid else 0
        fit = (each for each in forms if wide + fonts.width(each, 18, SEMIBOLD) <= room)
        points = next(fit, forms[-1] if forms else "")
        if bid:
            look = "amber" if plate.tally.ahead else "quiet"
            x = ClothTag(kit, bid, size=size).draw(target, (x, y), "midleft", look).right + gap
            room -= wide
        if points:
            fitted = fonts.fitted(points, size + 2, BOLD, room)
            kit.paint.text(target, points, (x, y), fitted, BOLD, LIGHT, "midleft")

    def _own(self, target: Surface, seat: int, where: FRect, standing: PlateContent) -> None:
        px, person = self.kit.px, self.people[seat]
        x, y, radius = self.own_portrait(where)
        plate = self.kit.rect(FRect(x, where.top, where.right - x, where.h)).inflate(0, -px(2))
        self._box(target, plate, standing)
        left = px(x + radius + 18)
        inner = Rect(left, plate.top + px(8), plate.right - px(24) - left, plate.h - px(16))
        self._lines(target, inner, person, standing)
        square = FRect(x - radius, y - radius, 2 * radius, 2 * radius)
        self._portrait(target, person, square, standing)
