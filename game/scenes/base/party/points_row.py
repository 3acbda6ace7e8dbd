"""Somebody's line in a standing of people: place, face, name and points, beside a bar: `draw_points`."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Rect, Surface

from game.session.evening.points import points_text
from game.view.base.colours import INK, LIGHT, PERSON_COLOURS, Colour
from game.view.base.fonts import BOLD, SEMIBOLD
from game.view.base.scene_kit import SceneKit
from game.view.table.portraits import portrait

FAINT = 0.45
"""How much of its colour a line of somebody has who has left."""


class PointsRow(NamedTuple):
    """What such a line shows. `gained` is what the last match brought ("" for nothing to tell).

    `most` are the points of whoever has most; those who are not `here` any more are pale.
    """

    place: int
    name: str
    portrait: str
    colour: str
    points: float
    most: float
    gained: str = ""
    here: bool = True


def draw_points(
    kit: SceneKit,
    target: Surface,
    room: Rect,
    row: PointsRow,
    size: float,
    inks: tuple[Colour, Colour] = (LIGHT, INK),
) -> None:
    """Draw a line in letters of a size; `inks` are those of the letters and of what they stand on."""
    px, paint, fonts = kit.px, kit.paint, kit.fonts
    ink, ground = inks
    ring = PERSON_COLOURS.get(row.colour, ink)
    if not row.here:
        ink, ring = (each.mix(ground, 1 - FAINT) for each in (ink, ring))
    radius = room.h // 2 - px(2)
    figures = fonts.width("00½", size, BOLD)
    place = fonts.width("00", size, BOLD)
    paint.text(target, str(row.place), room.midleft, size, SEMIBOLD, ink, "midleft")
    face = portrait(kit, row.portrait, radius, ring)
    if not row.here:
        face = face.copy()
        face.set_alpha(round(255 * FAINT))
    left = room.left + place + px(6)
    target.blit(face, face.get_rect(midleft=(left, room.centery)))
    left += 2 * radius + px(10)
    gained = fonts.width("+00½", size, SEMIBOLD) + px(8) if row.gained else 0
    right = room.right - figures - gained - px(10)
    bar = max(px(40), (right - left) * 2 // 5)
    wide = right - bar - px(10) - left
    fitted = fonts.fitted(row.name, size, SEMIBOLD, wide)
    name = fonts.cut(row.name, fitted, SEMIBOLD, wide)
    paint.text(target, name, (left, room.centery), fitted, SEMIBOLD, ink, "midleft")
    high = px(12)
    whole = Rect(right - bar, room.centery - high // 2, bar, high)
    paint.box(target, whole, ink.fade(0.15), radius=6)
    if row.points:
        share = Rect(whole.left, whole.top, max(high, round(bar * row.points / row.most)), high)
        paint.box(target, share, ring, radius=6)
    end = (room.right - gained, room.centery)
    paint.text(target, points_text(row.points), end, size, BOLD, ink, "midright")
    if row.gained:
        paint.text(target, row.gained, room.midright, size, SEMIBOLD, ink, "midright")
