"""Boxes of widgets and sheets, and texts drawn where their boxes are: `settle(kit, kit.arrange(page))`."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from math import inf
from typing import Protocol, TypeAlias

from msgspec.structs import replace
from pygame import Rect, Surface

from game.view.base.arranging import Placed
from game.view.base.box_sizes import Align
from game.view.base.boxes import Box, ColumnBox, FirstBox, FlowBox, GridBox, LeafBox, TextBox
from game.view.base.colours import LIGHT, Colour
from game.view.base.fonts import BOLD
from game.view.base.scene_kit import SceneKit
from game.view.widgets.paper_sheet import Sheet
from game.view.widgets.widgets import Row, Widget

MARGIN, NARROW_MARGIN, WIDE_PAGE = 92.0, 36.0, 1600.0
"""The margins at the sides of a page, and the width from which on there is room for the usual ones."""
HIGH_PAGE = 1400.0
"""The height in design pixels from which on a page has room for what else stands beside each other."""
Inside: TypeAlias = Mapping[Hashable, Sequence[Widget]]
"""The widgets of what is placed as one, by its key."""
AIR = 16.0
"""How much higher than its text a button is at least, in design pixels."""


class Natural(Hashable, Protocol):
    """A widget that knows the width at which everything on it has room."""

    size: float

    def natural_width(self, kit: SceneKit) -> int:
        """Return that width, in real pixels."""

    def least_width(self, kit: SceneKit) -> int:
        """Return the width, in real pixels, below which it has no room for its label."""


def button_box(
    kit: SceneKit,
    button: Natural,
    *,
    high: float = 68,
    air: float = AIR,
    trim: float = 0,
    least: float = 0,
    share: float = 0,
) -> LeafBox:
    """Return the box of a button: as wide as what is on it (less `trim`), as high as its text and some air.

    Its detail may be left out where there is too little room, but not its label.
    """
    scale = kit.space.scale
    wide = button.natural_width(kit) / scale - trim
    narrow = button.least_width(kit) / scale - trim
    tall = kit.fonts.height(button.size, BOLD) / scale + air
    return LeafBox(
        max(wide, least),
        max(high, tall),
        narrow=narrow,
        key=button,
        share=share,
    )


def sheet_box(
    kit: SceneKit,
    sheet: Sheet,
    *,
    foot: float = 0,
    lines: float = 0,
    share: float = 0,
    title: str | None = None,
    fill: bool = False,
    roomy: bool = False,
    whole: bool = False,
) -> Box:
    """Return the box of a sheet, with room for so many lines of usual text at least: what is higher scrolls.

    A sheet with less on it is lower than its box, unless it is to `fill` that; a `roomy` one has higher rows
    first. A `whole` one never scrolls. The lowest `foot` design
    pixels are for the scene. It is measured with its own title or with another one.
    """
    scale = kit.space.scale
    least = sheet.bare(kit, title) / scale + foot + lines * line_high(kit)

    def height_at(width: float) -> float:
        return sheet.fitting(kit, round(width * scale), title, roomy=roomy) / scale + foot

    # What is on a sheet has too many states to compare them.
    view = inf if whole else least
    paper = FlowBox(object(), height_at, view=view, key=sheet, share=share)
    if fill:
        return paper
    paper = replace(paper, share=0)
    return ColumnBox((paper, Box(share=1)), low=least, share=share)


def keycap_box(kit: SceneKit, label: str, size: float, key: Hashable) -> LeafBox:
    """Return the box of a key's cap with this label."""
    wide, high = kit.paint.keycap_size(label, size)
    return LeafBox(wide / kit.space.scale, high / kit.space.scale, key=key)


def line_high(kit: SceneKit, size: float = 27) -> float:
    """Return the height of a line of bold text, in design pixels."""
    return kit.fonts.height(size, BOLD) / kit.space.scale


def row_box(kit: SceneKit, row: Row, least: float = 0) -> FlowBox:
    """Return the box of a row of a sheet, with its share of a line."""
    scale = kit.space.scale

    def height_at(width: float) -> float:
        return row.height(kit, round(width * scale)) / scale

    return FlowBox(object(), height_at, key=row, least=least, share=row.share)


def inside(
    body: Box,
    *,
    low: bool = False,
    top: float = 0,
    bottom: float = 0,
    share: float = 0,
    key: Hashable = None,
    narrow_margin: float = NARROW_MARGIN,
) -> Box:
    """Return a part of a page with its margins: narrow ones in a narrow window, or a `low` one.

    What does not exceed a width is in the middle. Narrow ones have `narrow_margin` at the sides,
    in design pixels.
    """
    narrow, usual = (
        ColumnBox((replace(body, share=1),), pad=(side, top, side, bottom), least=least)
        for side, least in ((narrow_margin, 0), (MARGIN, WIDE_PAGE))
    )
    ways = (narrow,) if low else (usual, narrow)
    return FirstBox(ways, share=share, key=key)


def in_high_page(*parts: Box, gap: float) -> Box:
    """Return parts below each other that stand beside each other in lower windows: each has all of the width.

    The last of several ways of a page is not this one, as it has room in high windows alone.
    """
    return ColumnBox(parts, gap, low=HIGH_PAGE)


def in_one_line(text: TextBox) -> Box:
    """Return the box of a text in one line, if need be a smaller one, or else in as many as it takes."""
    return FirstBox((replace(text, lines=1), text), share=text.share)


def in_one_row_or_two(parts: Sequence[Box], gap: float) -> Box:
    """Return boxes beside each other, all as wide, or where they have no room in two rows."""
    count = len(parts)
    ways = (GridBox(tuple(parts), gap, columns=n, line_gap=gap) for n in (count, -(-count // 2)))
    return FirstBox(tuple(ways))


def rather(high: float, least: float = 0) -> Box:
    """Return a box without content that rather has a height than only the `least`."""
    return FlowBox((high, least), lambda wide: high, view=least)


def settle(kit: SceneKit, placed: Placed) -> Placed:
    """Give each widget that was placed its rectangle; return what was placed."""
    for key, rect in placed.items():
        if isinstance(key, Widget):
            key.rect = rect.copy()
        if isinstance(key, Row):
            # It was measured at other widths as well, and is set as it was asked last.
            key.height(kit, rect.w)
    return placed


def parts_of(widget: Widget, placed: Placed, move: tuple[int, int] = (0, 0)) -> dict[str, Rect]:
    """Return where the parts of a widget are, by their names, moved as far as the page is scrolled.

    The key of the box of a part is the widget and the name.
    """
    return {
        key[1]: rect.move(move)
        for key, rect in placed.items()
        if isinstance(key, tuple) and key[0] is widget
    }


def in_order(placed: Placed, inside: Inside | None = None) -> list[Widget]:
    """Return the widgets that were placed, and those on sheets that were, in reading order.

    What has no boxes of its own is `inside` another's, by that one's key.
    """
    found: list[Widget] = []
    for key in placed:
        if inside and key in inside:
            found += inside[key]
        elif isinstance(key, Widget):
            found.append(key)
        elif isinstance(key, Sheet):
            found += [row for line in key.rows for row in line]
    return found


def draw_text(
    kit: SceneKit,
    target: Surface,
    box: TextBox,
    rect: Rect,
    colour: Colour = LIGHT,
    side: Align = "start",
    *,
    soft: bool = False,
) -> None:
    """Draw the text of a box where it was placed, at one `side` and in the middle of the height.

    It is `soft` on cloth. In languages that are written from right to left it starts at the right.
    """
    setting = kit.boxes.texts.setting(box, rect.w, rect.h)
    lines: Sequence[str] = setting.lines
    if side == "middle" and len(lines) > 1 and not setting.cut:
        lines = kit.fonts.balanced(box.text, setting.size, box.face, rect.w)
    step = kit.fonts.height(setting.size, box.face)
    y = rect.centery - step * len(lines) // 2
    if kit.words.right_to_left:
        side = {"start": "end", "end": "start"}.get(side, side)  # type: ignore[assignment]
    for line in lines:
        write = kit.paint.soft_text if soft else kit.paint.text
        if side == "middle":
            write(target, line, (rect.centerx, y), setting.size, box.face, colour, "midtop")
        elif side == "end":
            write(target, line, (rect.right, y), setting.size, box.face, colour, "topright")
        else:
            write(target, line, (rect.left, y), setting.size, box.face, colour, "topleft")
        y += step
