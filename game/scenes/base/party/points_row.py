"""A standing of people, in lines: place, face, name and points, beside a bar: `draw_points`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pygame import Rect, Surface

from game.session.evening.points import points_text
from game.view.base.colours import INK, LIGHT, PERSON_COLOURS, Colour
from game.view.base.fonts import BOLD, SEMIBOLD
from game.view.base.scene_kit import SceneKit
from game.view.table.portraits import portrait
from game.view.widgets.name_lines import draw_name, name_lines

HEAD = 21.0
"""The size of what stands above the columns of figures."""
FAINT = 0.45
"""How much of its colour a line of somebody has who has left."""
BARS = (0.4, 0.25, 0.0)
"""The share that bars have of the room for names and bars, the largest first."""


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


class Heads(NamedTuple):
    """What stands above the columns of figures, and where: the points, and what the last match brought."""

    room: Rect
    points: str
    gained: str


def draw_points(
    kit: SceneKit,
    target: Surface,
    lines: Sequence[tuple[Rect, PointsRow]],
    size: float,
    inks: tuple[Colour, Colour] = (LIGHT, INK),
    heads: Heads | None = None,
) -> None:
    """Draw lines in letters of a size; `inks` are those of the letters and of what they stand on.

    Bars are shorter, or left out, where a name would not be whole beside them.
    """
    for share in BARS:
        columns = _columns(kit, lines, size, share, heads)
        if columns.whole:
            break
    if heads is not None:
        _draw_heads(kit, target, heads, columns, inks[0])
    for room, row in lines:
        _draw_row(kit, target, room, row, columns, size, inks)


class _Columns(NamedTuple):
    """How wide everything in a line is, in real pixels, and whether all names are `whole`."""

    place: int
    name: int
    bar: int
    gained: int
    whole: bool


def _columns(
    kit: SceneKit,
    lines: Sequence[tuple[Rect, PointsRow]],
    size: float,
    share: float,
    heads: Heads | None,
) -> _Columns:
    """Return them where bars have this share of what is left for names and bars."""
    px, fonts = kit.px, kit.fonts
    place = fonts.width("00", size, BOLD) + px(6)
    gained = any(row.gained for _, row in lines)
    above = (
        (0, 0) if heads is None else tuple(fonts.width(each, HEAD, SEMIBOLD) for each in heads[1:])
    )
    total = max(fonts.width("00½", size, BOLD), above[0])
    more = max(fonts.width("+00½", size, SEMIBOLD), above[1]) + px(16) if gained else 0
    found, whole = _Columns(place, 0, 0, more, True), True
    for room, row in lines:
        left = place + 2 * _radius(kit, room) + px(10)
        free = room.w - left - total - more - px(10)
        bar = max(px(40), round(free * share)) if share else 0
        name = free - bar - px(10) * bool(bar)
        whole &= name_lines(fonts, row.name, size, SEMIBOLD, (name, room.h)).whole
        found = found._replace(name=name, bar=bar, whole=whole)
    return found


def _radius(kit: SceneKit, room: Rect) -> int:
    return room.h // 2 - kit.px(2)


def _draw_heads(
    kit: SceneKit, target: Surface, heads: Heads, columns: _Columns, ink: Colour
) -> None:
    room = heads.room
    for text, right in ((heads.points, room.right - columns.gained), (heads.gained, room.right)):
        kit.paint.text(target, text, (right, room.bottom), HEAD, SEMIBOLD, ink, "bottomright")


def _draw_row(
    kit: SceneKit,
    target: Surface,
    room: Rect,
    row: PointsRow,
    columns: _Columns,
    size: float,
    inks: tuple[Colour, Colour],
) -> None:
    px, paint = kit.px, kit.paint
    ink, ground = inks
    ring = PERSON_COLOURS.get(row.colour, ink)
    if not row.here:
        ink, ring = (each.mix(ground, 1 - FAINT) for each in (ink, ring))
    radius = _radius(kit, room)
    paint.text(target, str(row.place), room.midleft, size, SEMIBOLD, ink, "midleft")
    face = portrait(kit, row.portrait, radius, ring)
    if not row.here:
        face = face.copy()
        face.set_alpha(round(255 * FAINT))
    left = room.left + columns.place
    target.blit(face, face.get_rect(midleft=(left, room.centery)))
    left += 2 * radius + px(10)
    named = Rect(left, room.top, columns.name, room.h)
    draw_name(kit, target, row.name, named, size, SEMIBOLD, ink)
    if columns.bar:
        high = px(12)
        whole = Rect(named.right + px(10), room.centery - high // 2, columns.bar, high)
        paint.box(target, whole, ink.fade(0.15), radius=6)
        share = Rect(whole)
        share.w = max(high, round(whole.w * row.points / row.most)) if row.points else 0
        if share.w:
            paint.box(target, share, ring, radius=6)
    end = (room.right - columns.gained, room.centery)
    paint.text(target, points_text(row.points), end, size, BOLD, ink, "midright")
    if row.gained:
        paint.text(target, row.gained, room.midright, size, SEMIBOLD, ink, "midright")
