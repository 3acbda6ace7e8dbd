"""Where everything is while a match is watched: the table, the list of moves, the bar below them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pygame import Rect

from game.view.base.fonts import BOLD
from game.view.base.scene_kit import SceneKit
from game.view.base.space import LARGE_TEXT

MARGIN, GAP, PADDING = 24, 16, 20
LIST_WIDE = 508
BUTTON, ICON, PLAY = 66, 66, 122
INFO = 21.0


class Areas(NamedTuple):
    """The rectangles of the parts in real pixels; `beside` is whether the list has a place of its own.

    `info` is the line above the time line (None where there is no room for it); `marked` whether the time
    line has what stands out above it.
    """

    table: Rect
    moves: Rect
    bar: Rect
    info: Rect | None
    line: Rect
    buttons: Rect
    beside: bool
    marked: bool


def button_height(kit: SceneKit) -> int:
    """Return the height of the buttons in real pixels."""
    return max(kit.px(BUTTON), kit.fonts.height(26, BOLD) + kit.px(14))


def wrapped(widths: Sequence[int], room: int, gap: int) -> list[list[int]]:
    """Return the places of the widths in rows that are no wider than `room`."""
    rows: list[list[int]] = [[]]
    used = 0
    for place, wide in enumerate(widths):
        if rows[-1] and used + gap + wide > room:
            rows.append([])
            used = 0
        used += wide + (gap if rows[-1] else 0)
        rows[-1].append(place)
    return rows


def inner_width(kit: SceneKit) -> int:
    """Return how wide the time line and the row of buttons are."""
    return kit.size[0] - 2 * kit.px(MARGIN + PADDING)


def arrange(kit: SceneKit, line: tuple[int, int], rows: int) -> Areas:
    """Return the areas of a window.

    `line` is the height of the time line with what stands out, and without it; `rows` how many rows of buttons
    there are.
    """
    px, (width, height) = kit.px, kit.size
    upright = kit.space.tall > kit.space.wide
    # The list then lies over the table, and is there when it is asked for.
    large = kit.space.growth > LARGE_TEXT
    margin, gap, padding = px(MARGIN), px(GAP), px(PADDING)
    buttons = rows * button_height(kit) + (rows - 1) * px(10)
    info = 0 if large and not upright else kit.fonts.height(INFO, BOLD) + px(2)
    marked = upright or not large
    high = info + line[not marked] + px(12) + buttons + 2 * px(14)
    bar = Rect(margin, height - margin - high, width - 2 * margin, high)
    inner = bar.inflate(-2 * padding, -2 * px(14))
    info_rect = Rect(inner.left, inner.top, inner.w, info) if info else None
    line_rect = Rect(inner.left, inner.top + info, inner.w, line[not marked])
    button_rect = Rect(inner.left, inner.bottom - buttons, inner.w, buttons)
    above = bar.top - gap
    if upright:
        listed = max(px(300), round((above - margin) * 0.34))
        table = Rect(0, 0, width, above - listed - gap)
        moves = Rect(margin, table.bottom + gap, width - 2 * margin, listed)
        return Areas(table, moves, bar, info_rect, line_rect, button_rect, True, marked)
    wide = min(width - 2 * margin, round(px(LIST_WIDE) * min(1.6, kit.space.growth)))
    if large:
        table = Rect(0, 0, width, above)
        moves = Rect(width - margin - wide, margin, wide, above - margin)
        return Areas(table, moves, bar, info_rect, line_rect, button_rect, False, marked)
    moves = Rect(width - margin - wide, margin, wide, above - margin)
    table = Rect(0, 0, moves.left - gap // 2, above + gap // 2)
    return Areas(table, moves, bar, info_rect, line_rect, button_rect, True, marked)
