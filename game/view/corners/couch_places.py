"""Where everything lies on a table with corners: those of the people, the bots' plates, the middle.

`place_couch(...)` gives a `CouchPlacement` in design pixels. Seats are placed clockwise. Up to four people have
large corners, at the corners of the table; more have narrow ones in rows above and below.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from pygame import FRect

from game.view.corners.corner_boxes import (
    FARTHEST_BEHIND,
    LARGE,
    NARROW,
    OUT,
    OUT_BEHIND,
    CornerBox,
    large_corner,
    narrow_corner,
)
from game.view.layout.fan_of_backs import BACK
from game.view.layout.seat_boxes import SeatBox, Style, box_size, seat_box, wide_seat
from game.view.layout.table_layout import Placement
from game.view.table.middles.couch_middles import TAKEN_SIZE, CouchMiddle, Spread
from game.view.table.middles.middle_kinds import MIDDLES

EDGE = 72.0
"""The distance of a corner from the edges of the window."""
GAP = 14.0
UPRIGHT_ROW = 3
"""So many narrow corners are in a row of an upright window."""
MOST_LARGE = 4
"""So many people have large corners."""
CARDS = 112.0
"""The room for the cards of a large corner, one of them raised."""
TAKER = (480.0, 262.0)
"""The most that a bot fills which takes tricks, with its cards below its name."""
BETWEEN_ROWS = 4.0
"""The distance between a row of corners and the backs of the row behind it."""
BOTS = ((Style.FANNED, 0.94), (Style.FANNED, 0.8), (Style.BESIDE, 1.0), (Style.BESIDE, 0.8))
"""The styles and scales of bots between large corners, best first."""
_AT = {1: (0,), 2: (0, 2), 3: (0, 1, 2), 4: (0, 1, 2, 3)}
"""The corners of the table that people have, by their number: lower left, then clockwise."""


@dataclass(frozen=True)
class CouchPlacement:
    """The corner of each person by seat, a `SeatBox` for every seat, and the places of the middle.

    `turn` is for whose turn it is, `clock` for the time left in the match, `near` the seat at the lower left.
    """

    placement: Placement
    corners: Mapping[int, CornerBox]
    grown: Mapping[int, CornerBox]
    """The narrow corners as they are with prompts; a large one has them always."""
    boxes: Mapping[int, SeatBox]
    near: int
    turn: FRect
    clock: FRect


def place_couch(
    wide: float, tall: float, people: Sequence[int], seats: int, text_scale: float, middle: str
) -> CouchPlacement:
    """Place `seats` seats, those of `people` with corners, in a window of so many design pixels.

    `middle` is the kind of the game's middle (`Info.middle`).
    """
    if len(people) <= MOST_LARGE:
        return _large(wide, tall, list(people), seats, text_scale, middle)
    return _narrow(wide, tall, frozenset(people), seats, text_scale, middle)


def _gaps(people: Sequence[int], seats: int) -> list[list[int]]:
    """Return the bots' seats after each person, clockwise."""
    found = []
    for place, seat in enumerate(people):
        until = people[(place + 1) % len(people)]
        count = (until - seat - 1) % seats
        found.append([(seat + 1 + step) % seats for step in range(count)])
    return found


def _large(
    wide: float, tall: float, people: list[int], seats: int, text_scale: float, middle: str
) -> CouchPlacement:
    kind, gaps = MIDDLES[middle].couch, _gaps(people, seats)
    at = _AT[len(people)]
    # The most bots sit where there is most room: above, or at the corner that nobody has.
    roomy = {4: 1, 3: 2}.get(len(people), 0)
    most = max(range(len(gaps)), key=lambda place: len(gaps[place]))
    if len(gaps[most]) > len(gaps[(0 + roomy) % len(gaps)]):
        turned = (most - roomy) % len(people)
        people = people[turned:] + people[:turned]
        gaps = gaps[turned:] + gaps[:turned]
    share = min(1.0, (wide - 2 * EDGE - GAP) / 2 / LARGE[0])
    size = (LARGE[0] * share, LARGE[1])
    left, right = EDGE, wide - EDGE - size[0]
    top, bottom = EDGE, tall - EDGE - size[1]
    rects = [
        FRect(x, y, *size) for x, y in ((left, bottom), (left, top), (right, top), (right, bottom))
    ]
    corners = {
        seat: large_corner(rects[where], upper=where in (1, 2), mirrored=where in (2, 3))
        for seat, where in zip(people, at, strict=True)
    }
    between = FRect(left + size[0], EDGE, wide - 2 * (EDGE + size[0]), tall - 2 * EDGE)
    aside, up = 20.0, 0.0
    if tall > wide:  # the middle lies below the upper corners, and not beside them
        deep, aside, up = size[1] + CARDS, 0.0, GAP
        between = FRect(EDGE, EDGE + deep, wide - 2 * EDGE, tall - 2 * (EDGE + deep))
    upper = FRect(between.left + aside, between.top - up, between.w - 2 * aside, 158 + up)
    lower = FRect(upper.left, between.bottom - 96, upper.w, 96)
    half = (bottom - top - size[1]) / 2
    sides = [
        FRect(x, rects[1].bottom + half - 42, size[0], 84) for x in (rects[1].left, rects[2].left)
    ]
    row = FRect(rects[1].left, upper.top, upper.right - rects[1].left, upper.h)
    if kind.takes:
        row = rects[1]
    bays = {
        1: [row],
        2: [row, rects[3]],
        3: [sides[0], upper, rects[3]],
        4: [sides[0], upper, sides[1], lower],
    }[len(people)]
    if kind.takes and len(people) == 1:  # they sit where people would
        free = {1: [2], 2: [1, 2]}.get(len(gaps[0]), [1, 2, 3])
        gaps, bays = _shared_out(gaps[0], len(free)), [rects[where] for where in free]
    boxes = {seat: _as_seat(corner, text_scale, between) for seat, corner in corners.items()}
    low = any(bots and bay is lower for bots, bay in zip(gaps, bays, strict=True))
    high = any(bots and bay is upper for bots, bay in zip(gaps, bays, strict=True))
    spread = kind.between(between, text_scale, low, high)
    tops = [bots for bots, bay in zip(gaps, bays, strict=True) if bay is row or bay is upper]
    above = max(map(len, tops), default=0)
    if above and tall > wide and not kind.takes:  # there the middle may lie lower
        short = _deepest(above, upper.w, text_scale) + GAP - (spread.top - upper.top)
        spare = spread.places["log"].top - spread.turn.bottom
        lower_by = 2 * max(0.0, min(short, spare))  # it is in the middle of what is left
        between = FRect(between.left, between.top + lower_by, between.w, between.h - lower_by)
        spread = kind.between(between, text_scale, low, high)
    for bots, bay in zip(gaps, bays, strict=True):
        if kind.takes:
            boxes |= _takers(bots, bay, text_scale, upper=bay.centery < tall / 2)
        else:
            deepest = spread.top - bay.top - up if bots in tops else bay.h
            boxes |= _bots(bots, bay, text_scale, max(deepest, bay.h))
    return _placed(wide, tall, text_scale, kind, spread, corners, corners, boxes, people[0])


def _placed(
    wide: float,
    tall: float,
    text_scale: float,
    kind: CouchMiddle,
    spread: Spread,
    corners: Mapping[int, CornerBox],
    grown: Mapping[int, CornerBox],
    boxes: Mapping[int, SeatBox],
    near: int,
) -> CouchPlacement:
    """Return the placement; what the seat at the lower left takes belongs to the middle."""
    places, taken = dict(spread.places), boxes[near].taken
    if kind.takes and taken is not None:
        places["taken"] = taken
    placement = Placement(wide, tall, text_scale, places, tuple(boxes.values()))
    return CouchPlacement(placement, corners, grown, boxes, near, spread.turn, spread.clock)


def _narrow(
    wide: float, tall: float, people: frozenset[int], seats: int, text_scale: float, middle: str
) -> CouchPlacement:
    width, height = NARROW
    upright = tall > wide
    # The width is that of the window divided and multiplied: a row that just has room is not to lose its last.
    across = UPRIGHT_ROW if upright else max(1, int((wide - 2 * EDGE + GAP + 1) // (width + GAP)))
    width = min(width, (wide - 2 * (EDGE - GAP) - GAP * (across - 1)) / across)
    upper = -(-seats // 2)
    crowded = upper > across
    pitch = height + FARTHEST_BEHIND + BETWEEN_ROWS
    cells: dict[int, tuple[FRect, bool, bool, float]] = {}
    for above, row in ((True, range(upper)), (False, range(seats - 1, upper - 1, -1))):
        row_seats = list(row)
        for start in range(0, len(row_seats), across):
            line = row_seats[start : start + across]
            step = width + GAP
            left = wide / 2 - (len(line) * step - GAP) / 2
            far = start // across * pitch
            out = OUT_BEHIND if start + across < len(row_seats) else OUT
            y = EDGE + far if above else tall - EDGE - height - far
            for column, seat in enumerate(line):
                rect = FRect(left + column * step, y, width, height)
                last = column == len(line) - 1 and column > 0
                cells[seat] = (rect, above, last, out)
    corners, grown, boxes = {}, {}, {}
    centre = FRect(0, EDGE + height, wide, tall - 2 * (EDGE + height))
    for seat, (rect, above, last, out) in cells.items():
        if seat in people:
            plain, large = (
                narrow_corner(rect, upper=above, mirrored=last, grown=more, out=out)
                for more in (False, True)
            )
            corners[seat], grown[seat] = plain, large
            boxes[seat] = _as_seat(plain, text_scale, centre)
        else:
            boxes[seat] = seat_box(rect.center, 0.94, text_scale, style=Style.FANNED, mirrored=last)
    kind = MIDDLES[middle].couch
    if kind.rows is not None and (crowded or not upright):
        spread = kind.rows(wide / 2, tall / 2, text_scale, crowded)
    else:
        area = FRect(EDGE, tall / 2 - 440, wide - 2 * EDGE, 880)
        spread = kind.between(area, text_scale, False, False)
    ordered = {seat: boxes[seat] for seat in range(seats)}
    return _placed(wide, tall, text_scale, kind, spread, corners, grown, ordered, 0)


def _as_seat(corner: CornerBox, text_scale: float, between: FRect) -> SeatBox:
    """Return a corner as the box of a seat: cards fly to where its backs lie."""
    taken = FRect(0, 0, *TAKEN_SIZE)
    off = CARDS if between.w > 2 * corner.rect.w else 12.0
    if corner.upper:
        taken.top = corner.rect.bottom + off
    else:
        taken.bottom = corner.rect.top + 4 - off
    taken.left = between.left - 4
    if corner.mirrored:
        taken.right = between.right + 4
    scale = corner.widest / BACK
    return SeatBox(
        corner.rect, corner.portrait, corner.header, corner.strip, corner.mirrored, scale, taken
    )


def _shared_out(bots: Sequence[int], bays: int) -> list[list[int]]:
    """Return the bots in so many parts, as equal as can be."""
    ends = [len(bots) * place // bays for place in range(bays + 1)]
    return [list(bots[start:end]) for start, end in pairwise(ends)]


def _takers(
    bots: Sequence[int], bay: FRect, text_scale: float, *, upper: bool
) -> dict[int, SeatBox]:
    """Return the boxes of bots that take tricks in the bay of a large corner, one below the other.

    Several also have the room where a person's cards would lie, so that names are not squeezed between cards.
    """
    room = FRect(bay)
    if len(bots) > 1:
        room.h += CARDS
        if not upper:
            room.bottom = bay.bottom
    found = {}
    for place, seat in enumerate(bots):
        gap = GAP if len(bots) > 1 else 0.0
        rect = FRect(0, 0, min(room.w, TAKER[0]), min(room.h / len(bots) - gap, TAKER[1]))
        rect.center = (room.centerx, room.top + room.h * (place + 0.5) / len(bots))
        found[seat] = wide_seat(rect, text_scale, False)
    return found


def _rows(bots: int, wide: float, each: float) -> int:
    """Return in how many rows so many bots stand in a width, each as wide."""
    return -(-bots // max(1, int((wide + GAP) // (each + GAP))))


def _deepest(bots: int, wide: float, text_scale: float) -> float:
    """Return how high so many bots are in a width at least."""
    style, scale = BOTS[-1]
    size = box_size(scale, text_scale, style)
    return _rows(bots, wide, size[0]) * (size[1] + 2)


def _bots(bots: Sequence[int], bay: FRect, text_scale: float, most: float) -> dict[int, SeatBox]:
    """Return the boxes of bots in a bay, clockwise, as large as there is room for.

    With large text it may be up to `most` high, rather than that they lie over each other.
    """
    if not bots:
        return {}
    for style, scale in BOTS:
        size = box_size(scale, text_scale, style)
        rows = _rows(len(bots), bay.w, size[0])
        if rows * size[1] <= (most if style is Style.BESIDE else bay.h + 4):
            break
    if rows * size[1] > bay.h:
        bay = FRect(bay.left, bay.top, bay.w, min(most, rows * (size[1] + 2)))
    found = {}
    across = -(-len(bots) // rows)
    for place, seat in enumerate(bots):
        row, column = divmod(place, across)
        in_row = min(across, len(bots) - row * across)
        x = bay.centerx + (column - (in_row - 1) / 2) * min(size[0] + GAP, bay.w / in_row)
        y = bay.centery + (row - (rows - 1) / 2) * min(size[1] + 8, bay.h / rows)
        found[seat] = seat_box((x, y), scale, text_scale, style=style, mirrored=False)
    return found
