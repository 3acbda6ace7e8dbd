"""Arrangement of the opponents' boxes: the largest along a path round the table that overlap nothing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial

from pygame import FRect

from game.view.base.space import LARGE_TEXT, Point
from game.view.layout.seat_boxes import (
    CROWDED,
    SeatBox,
    SeatPath,
    Style,
    box_size,
    readable,
    seat_box,
)
from game.view.speech.free_places import MARGIN
from game.view.speech.spots import covers_none

GAP = 12.0
PULLS = (0.0, 40.0, 80.0, 130.0, 190.0, -80.0, -160.0)
"""Pulling the path's ends up or down a little moves everybody along, past whatever is in the way."""
UPPER = 0.32
"""The share of the window in which nothing ends the path: what has its middle there is gone round."""

CURVE = 0.5
"""How far columns close up at their upper ends, as a share of the way until they touch."""
SMALL, MUCH_LARGER = 0.8, 1.3
"""Portraits of a smaller scale rather are so many times larger than have the backs of hands beside them."""
LARGER = 5
"""By how many tenths portraits beside plates may be larger in an upright window, which has room for them."""
ROWS = 5
"""The most rows that are tried where there is room at the upper edge only."""


def seat_all(
    window: Point,
    path: tuple[Point, ...],
    fixed: Sequence[FRect],
    seats: int,
    text_scale: float,
    largest: float = 1.0,
    spare: Sequence[FRect] = (),
) -> tuple[SeatBox, ...]:
    """The seats' boxes among what is `fixed`: as rich and as large as there is room for, up to `largest`.

    Rather than cut names they lie on what is `spare`. On a table that is too crowded for names even so the
    boxes are smaller still, and long names are cut.
    """
    tries = [(True, [*fixed, *spare]), (True, fixed), (False, [*fixed, *spare])]
    for named, free in tries:
        arranged = partial(_arranged, window, path, free, seats, text_scale, largest, named)
        fanned = _fitting(arranged(Style.FANNED), free)
        if fanned and fanned[0].scale >= SMALL:
            return fanned
        plain = _fitting(arranged(Style.PLAIN), free)
        if plain and not (fanned and plain[0].scale < fanned[0].scale * MUCH_LARGER):
            return plain
        found = fanned or _fitting(arranged(Style.BESIDE), free)
        if found:
            return found
    every = (window, path, [*fixed, *spare], seats, text_scale, largest)
    crowded = (
        _arranged(*every, named, style) for named in (False, True) for style in [*Style][::-1]
    )
    return next(each[-1] for each in map(tuple, crowded) if each)


def _fitting(
    arranged: Iterable[tuple[SeatBox, ...]], fixed: Sequence[FRect]
) -> tuple[SeatBox, ...]:
    """Return the first arrangement that overlaps nothing; none if there is no such."""
    return next((boxes for boxes in arranged if _apart([box.box for box in boxes], fixed)), ())


def _arranged(
    window: Point,
    path: tuple[Point, ...],
    fixed: Sequence[FRect],
    seats: int,
    text_scale: float,
    largest: float,
    named: bool,
    style: Style,
) -> Iterator[tuple[SeatBox, ...]]:
    """Yield possible boxes of a style, the best arrangement first, with room for a short name if `named`."""
    for scale, curved in _scales(style, largest, text_scale, upright=window[1] > window[0]):
        if readable(scale, text_scale, style) is not named:
            continue
        size = box_size(scale, text_scale, style)
        large = text_scale > LARGE_TEXT
        for points in _tries(window, path, fixed, seats, size, style, curved=curved, even=large):
            yield tuple(
                seat_box((x, y), scale, text_scale, style=style, mirrored=x > window[0] / 2 + 1)
                for x, y in points
            )


def _scales(
    style: Style, largest: float, text_scale: float, *, upright: bool
) -> Iterator[tuple[float, bool]]:
    """Yield how large boxes may be, the largest first, and whether their columns close up above.

    Beside a plate it is the portrait that may be larger, in an upright window without large text; there
    columns that close up come first, however large.
    """
    if style is Style.BESIDE:
        larger = LARGER if upright and text_scale <= LARGE_TEXT else 0
        for curved in (True, False) if upright else (False,):
            for step in range(larger, -1, -1):
                yield 1.0 + step / 10, curved
    else:
        for step in range(round((largest - CROWDED) / 0.02) + 1):
            yield largest - 0.02 * step, False


def _tries(
    window: Point,
    path: tuple[Point, ...],
    fixed: Sequence[FRect],
    seats: int,
    size: Point,
    style: Style,
    *,
    curved: bool,
    even: bool,
) -> Iterator[list[Point]]:
    """Yield possible centres of boxes of this size, the best arrangement first; a row of them may be `even`."""
    if style is Style.BESIDE:
        for above in range(seats % 2, seats + 1, 2):
            if even and above == seats and (row := _even_row(window, fixed, seats, size)):
                yield row
            columns = _columns(window, fixed, seats, size, above)
            yield _curved(window, columns, size) if curved else columns
        if not curved and len(rows := _rows(window, fixed, seats, size)) == seats:
            yield rows
    else:
        for pulled in PULLS:
            yield _along(window, path, fixed, seats, size, pulled)


def _along(
    window: Point,
    path: tuple[Point, ...],
    fixed: Sequence[FRect],
    seats: int,
    size: Point,
    pulled: float,
) -> list[Point]:
    """Evenly along the path, whose ends are pulled up, or down; nobody sits lower for that than one may."""
    lowest = window[1] - MARGIN
    for x in (path[0][0], path[-1][0]):
        # What lies low at one side ends the path on both: a table looks best when it is even.
        lowest = min(lowest, _below(window, fixed, x, size[0]))
    cut = tuple((x, min(y, lowest - size[1] / 2 - pulled)) for x, y in path)
    points = []
    for x, y in SeatPath(cut).divide(seats, size):
        x = min(max(x, MARGIN + size[0] / 2), window[0] - MARGIN - size[0] / 2)
        points.append((x, max(min(y, lowest - size[1] / 2), MARGIN + size[1] / 2 - 2)))
    return points


def _columns(
    window: Point, fixed: Sequence[FRect], seats: int, size: Point, above: int
) -> list[Point]:
    """A column on each side, and so many in a row `above`."""
    wide, tall = size
    left, right = MARGIN + wide / 2, window[0] - MARGIN - wide / 2
    top = MARGIN + tall / 2 - 2
    rows = (seats - above) // 2
    step = (right - left) / (above + 1)
    first = top
    for x in (left, right):
        for rect in fixed:
            if _under(rect, x, wide) and rect.centery < window[1] * UPPER:
                first = max(first, rect.bottom + GAP + tall / 2)
    if above and step < wide + GAP:
        first = max(first, top + tall + GAP)
    last = min(_below(window, fixed, x, wide) for x in (left, right)) - tall / 2
    # Few of them sit close together, high up: what is said has its room below them.
    drop = min((last - first) / max(1, rows - 1), 2.2 * tall)
    heights = [first + drop * row for row in range(rows)]
    return [
        *((left, y) for y in reversed(heights)),
        *((left + step * (place + 1), top) for place in range(above)),
        *((right, y) for y in heights),
    ]


def _curved(window: Point, columns: Sequence[Point], size: Point) -> list[Point]:
    """Columns of an upright window that close up above, as one sits round a table."""
    ys = [y for _, y in columns]
    high, most = max(ys) - min(ys), window[0] / 2 - MARGIN - size[0] - GAP / 2

    def inward(x: float, y: float) -> float:
        up = (max(ys) - y) / high if high else 0.0
        share = (window[0] / 2 - x) / (window[0] / 2 - MARGIN - size[0] / 2)
        return x + share * most * CURVE * up * up

    return [(inward(x, y), y) for x, y in columns]


def _rows(window: Point, fixed: Sequence[FRect], seats: int, size: Point) -> list[Point]:
    """In one row at the upper edge, or in several: then up and down from left to right, so that neighbours
    stay next to each other.

    Fewer than there are seats where the rows have no room for all of them.
    """
    wide, tall = size
    room = window[0] - 2 * MARGIN - wide
    most = int(room // (wide + GAP / 2)) + 1
    grids: list[list[list[Point | None]]] = []
    for columns in range(2, most + 1):
        grids.append([])
        for column in range(columns):
            x = MARGIN + wide / 2 + room * column / (columns - 1)
            places = [(x, MARGIN + tall / 2 - 2 + row * (tall + GAP)) for row in range(ROWS)]
            grids[-1].append([at if _free(at, size, fixed) else None for at in places])
    for grid in grids:
        row = [free[0] for free in map(_there, grid) if free]
        if len(row) >= seats:
            return row[:seats]
    for rows in range(2, ROWS + 1):
        for grid in grids:
            found: list[Point] = []
            for column, cells in enumerate(grid):
                free = _there(cells[:rows])
                found += free if column % 2 else reversed(free)
            if len(found) >= seats:
                return found[:seats]
    return []


def _even_row(window: Point, fixed: Sequence[FRect], seats: int, size: Point) -> list[Point]:
    """In one row at the upper edge, as far from each other as from what is there: in the middle if it can be.

    None where nothing there leaves room for all of them.
    """
    wide, tall = size
    band = FRect(MARGIN, MARGIN - 2, window[0] - 2 * MARGIN, tall).inflate(0, GAP)
    there = sorted((r for r in fixed if not covers_none(band, [r])), key=lambda rect: rect.left)
    spans, left = [], band.left - GAP
    for right, end in [*((r.left, r.right) for r in there), (band.right + GAP, 0.0)]:
        spans.append((right - left, left))
        left = max(left, end)
    room, left = max(spans)
    beside = max(left, window[0] - left - room)
    middle = window[0] - 2 * beside
    if middle >= seats * wide + (seats + 1) * GAP:
        room, left = middle, beside
    gap = (room - seats * wide) / (seats + 1)
    return [
        (left + gap + wide / 2 + seat * (wide + gap), band.centery)
        for seat in range(seats if gap >= GAP else 0)
    ]


def _there(cells: Sequence[Point | None]) -> list[Point]:
    return [cell for cell in cells if cell is not None]


def _free(middle: Point, size: Point, fixed: Sequence[FRect]) -> bool:
    """Whether a box of this size lies clear of everything there."""
    box = FRect(0, 0, size[0] + GAP, size[1] + GAP)
    box.center = middle
    return covers_none(box, fixed)


def _under(rect: FRect, x: float, wide: float) -> bool:
    """Whether something lies above or below a box of this width."""
    return rect.left < x + wide / 2 and rect.right > x - wide / 2


def _below(window: Point, fixed: Sequence[FRect], x: float, wide: float) -> float:
    """How low boxes of this width may reach on a line straight down."""
    low = [r.top - GAP for r in fixed if r.centery >= window[1] * UPPER and _under(r, x, wide)]
    return min(low, default=window[1] - MARGIN)


def _apart(boxes: Sequence[FRect], fixed: Sequence[FRect]) -> bool:
    near = [box.inflate(GAP, GAP) for box in boxes]
    return all(covers_none(box, [*fixed, *boxes[place + 1 :]]) for place, box in enumerate(near))
