"""The box of an opponent's seat with its parts, and the path along which boxes are placed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from math import hypot

from pygame import FRect

from game.view.base.space import Point, mix

PORTRAIT = 132.0
PLATE_TALL = 54.0
PLATE_OVERLAP = 14.0
FAN_WIDE = 126.0
PLATE_WIDE = 172.0
OVERLAP = 0.36
"""The share of a portrait that lies on a plate with two lines of text."""
TAKEN_WIDE = 150.0
CROWDED = 0.62
"""The least scale of a box."""
BESIDE_SIDE, BESIDE_OVERLAP = 84.0, 12.0
"""The portrait beside a plate: its least side, and how much of it lies on the plate."""
KEY_OUT, KEY_IN = 14.0, 2.0
"""How far the middle of a key with large text is beside the edge of a portrait, and from its top or foot."""
LEAST_NAME = 155.0, 85.0
"""The width of a short name with two figures at text scale 1, and what is added at text scale 2."""


class Style(Enum):
    """The style of a seat with one line of text: with the hand's backs beside the portrait, without them,
    or with the plate beside the portrait, where there is no room for more."""

    FANNED = "fanned"
    PLAIN = "plain"
    BESIDE = "beside"


@dataclass(frozen=True, slots=True)
class SeatBox:
    """One seat on the table, in design pixels.

    `portrait` is the square round the picture, `plate` the most that name and count may fill, `fan` where
    the backs of the hand lie (None where there is no room for them), `taken` where the tricks are gathered
    that the seat has taken (None where there are none). `mirrored` boxes have the fan left.
    """

    box: FRect
    portrait: FRect
    plate: FRect
    fan: FRect | None
    mirrored: bool
    scale: float
    taken: FRect | None = None

    @property
    def centre(self) -> Point:
        """The point to which cards move, and from which they come."""
        return self.fan.center if self.fan else self.portrait.center

    @property
    def beside(self) -> bool:
        """Whether the plate is beside the portrait, and not below it."""
        return self.plate.top < self.portrait.centery


def box_size(scale: float, text_scale: float, style: Style) -> tuple[float, float]:
    """The size of a seat's box: pictures follow `scale`, the plate's height only the text."""
    if style is Style.BESIDE:
        tall = plate_tall(text_scale)
        side = max(BESIDE_SIDE * scale, tall)
        return side - BESIDE_OVERLAP + _name_and_count(text_scale), side
    # The fan begins beside the portrait, above the end of the plate.
    wide = (PLATE_WIDE + (FAN_WIDE - 17 if style is Style.FANNED else 0)) * scale
    return (wide, (PORTRAIT - PLATE_OVERLAP) * scale + plate_tall(text_scale))


def readable(scale: float, text_scale: float, style: Style) -> bool:
    """Whether a short name has room on the plate beside the number of cards."""
    return box_size(scale, text_scale, style)[0] >= least_wide(text_scale)


def least_wide(text_scale: float) -> float:
    """Return the least width of a seat's box in which a short name has room."""
    return LEAST_NAME[0] + LEAST_NAME[1] * (text_scale - 1)


def _name_and_count(text_scale: float) -> float:
    return 68 + 98 * text_scale


def plate_tall(text_scale: float) -> float:
    """The height of a plate with one line of text."""
    return PLATE_TALL * (0.3 + 0.7 * text_scale)


def seat_box(
    middle: Point, scale: float, text_scale: float, *, style: Style, mirrored: bool
) -> SeatBox:
    """The box round `middle`; a mirrored one has its portrait on the right."""
    wide, tall = box_size(scale, text_scale, style)
    box = FRect(0, 0, wide, tall)
    box.center = middle
    if style is Style.BESIDE:
        portrait = FRect(box.right - tall if mirrored else box.left, box.top, tall, tall)
        plate = FRect(box.left, 0, wide - tall + BESIDE_OVERLAP, plate_tall(text_scale))
        plate.centery = box.centery
        if not mirrored:
            plate.right = box.right
        return SeatBox(box, portrait, plate, None, mirrored, tall / PORTRAIT)
    side = PORTRAIT * scale
    portrait = FRect(0, box.top, side, side)
    half_plate = PLATE_WIDE * scale / 2
    portrait.centerx = box.right - half_plate if mirrored else box.left + half_plate
    plate = FRect(box.left, portrait.bottom - PLATE_OVERLAP * scale, wide, plate_tall(text_scale))
    fan: FRect | None = None
    if style is Style.FANNED:
        fan_wide = FAN_WIDE * scale
        left = portrait.left - fan_wide - 2 * scale if mirrored else portrait.right + 2 * scale
        fan = FRect(left, box.top + 6 * scale, fan_wide, 104 * scale)
    return SeatBox(box, portrait, plate, fan, mirrored, scale)


def wide_seat(box: FRect, text_scale: float, mirrored: bool) -> SeatBox:
    """A seat that fills a rectangle: a plate with two lines, with the hand and its tricks.

    In a flat one these lie beside the plate, otherwise below it; a mirrored one has its portrait on the
    right.
    """
    side = PORTRAIT
    flat = box.w > 3.6 * box.h
    if flat:
        # The portrait in the middle, the plate to its left, the cards to its right.
        beside = side * (1 - OVERLAP) + FAN_WIDE + TAKEN_WIDE * (0.6 + 0.4 * text_scale)
        plate = FRect(box.left, box.top, box.w - beside, box.h)
        portrait = FRect(plate.right - side * OVERLAP, 0, side, side)
        portrait.centery = box.centery
        fan = FRect(portrait.right, box.top, FAN_WIDE, box.h)
        taken = FRect(fan.right, box.top, box.right - fan.right, box.h)
        return SeatBox(box, portrait, plate, fan, True, 1.0, taken)
    tall = box.h * 0.48
    over = side * (1 - OVERLAP)
    plate = FRect(box.left if mirrored else box.left + over, box.top, box.w - over, tall)
    portrait = FRect(box.right - side if mirrored else box.left, 0, side, side)
    portrait.centery = plate.centery
    low = max(plate.bottom, portrait.bottom) + 4
    fan = FRect(box.right - FAN_WIDE if mirrored else box.left, low, FAN_WIDE, box.bottom - low)
    wide = TAKEN_WIDE * (0.6 + 0.4 * text_scale)
    left = fan.left - wide - 8 if mirrored else fan.right + 8
    return SeatBox(
        box, portrait, plate, fan, mirrored, 1.0, FRect(left, low, wide, box.bottom - low)
    )


def total_on_rim(box: SeatBox, *, clocked: bool) -> Point:
    """Return where on a portrait's rim the total is clear of the plate, the clock and the dealer's mark.

    That is its middle from the portrait's, as a share of the radius.
    """
    if box.beside:  # away from the plate
        return (0.6 if box.mirrored else -0.6), 0.72
    if not clocked:
        return 0.66, -0.72
    return (-0.92, 0.2) if box.mirrored else (0.92, 0.2)


def key_on_rim(box: SeatBox, *, clocked: bool, large_text: bool) -> Point:
    """Return where on a portrait the key that means its seat is clear of all that may lie on the rim.

    That is the total, the clock, the dealer's mark, and the number of cards to be drawn. A large key, which
    would cover a face beside a plate, is beyond its outer edge. Design pixels.
    """
    face = box.portrait
    if box.beside and large_text:
        low = box.mirrored and clocked
        x = face.right + KEY_OUT if box.mirrored else face.left - KEY_OUT
        return x, face.bottom - KEY_IN if low else face.top + KEY_IN
    if box.beside:
        return face.centerx - (face.w * 0.1 if box.mirrored else 0.0), face.top + face.h * 0.1
    if clocked:
        return face.centerx - face.w * 0.02, face.top + face.h * 0.06
    return face.left + face.w * 0.14, face.bottom - face.h * 0.2


class SeatPath:
    """The line along which the others sit, from the viewer's left round to the right."""

    def __init__(self, points: tuple[Point, ...]) -> None:
        self.points = points

    def divide(self, seats: int, size: tuple[float, float]) -> list[Point]:
        """The middles of `seats` equal parts of the line.

        Length is counted in boxes of `size`: a step up is longer than one to the side when boxes
        are wider than tall, so that they come equally close to each other all along.
        """
        wide, tall = size
        parts = []
        for (ax, ay), (bx, by) in zip(self.points, self.points[1:], strict=False):
            across, up = abs(bx - ax) / wide, abs(by - ay) / tall
            # Two boxes are apart as soon as they are in one direction: the larger one counts. A
            # little of the other keeps a slanted line from being too short.
            parts.append(max(across, up) + 0.15 * (hypot(across, up) - max(across, up)))
        total = sum(parts)
        found = []
        for seat in range(seats):
            left = total * (seat + 0.5) / seats
            place = 0
            while place < len(parts) - 1 and left > parts[place]:
                left -= parts[place]
                place += 1
            share = left / parts[place] if parts[place] else 0.0
            found.append(mix(self.points[place], self.points[place + 1], min(1.0, share)))
        return found


def side_of(boxes: Mapping[int, SeatBox], seat: int, wide: float) -> float:
    """Return on which side of a table so wide a seat is, from −1.0 to 1.0, in the middle without a box."""
    box = boxes.get(seat)
    return 0.0 if box is None else max(-1.0, min(1.0, 2 * box.portrait.centerx / wide - 1))
