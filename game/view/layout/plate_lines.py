"""The two texts on the plate of the player who looks at the table: `own_lines(kit, texts, sizes, room)`."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Rect

from game.view.base.arranging import Placed
from game.view.base.boxes import Box, ColumnBox, FirstBox, LeafBox, RowBox
from game.view.base.fonts import BOLD, EXTRABOLD
from game.view.base.scene_kit import SceneKit
from game.view.widgets.widget_boxes import rather

EDGE = 10.0
"""Between the letters and the upper and lower edges of the plate, at least."""
BESIDE = 0.5
"""Between a name and a label beside it, as a share of the size of their letters."""


class PlateLine(NamedTuple):
    """The key of a text on the own plate, "name" or "label", and its size in real pixels."""

    line: str
    px: int


def own_lines(
    kit: SceneKit, texts: tuple[str, str], sizes: tuple[float, float], room: Rect
) -> Placed:
    """Return where a name and a label lie, by their PlateLine, in letters of these sizes or smaller ones.

    The label is below the name, or beside it on a plate so low that both are larger there.
    """
    below = kit.boxes.arrange(two_lines(kit, *sizes), room)
    tallest = max(each.px for each in below if isinstance(each, PlateLine))
    for px in range(kit.space.text_px(min(sizes)), tallest, -1):
        beside = _one_line(kit, texts, px)
        if kit.boxes.fits(beside, room):
            return kit.boxes.arrange(beside, room)
    return below


def _one_line(kit: SceneKit, texts: tuple[str, str], px: int) -> Box:
    """A name and a label beside it, in letters of so many real pixels."""
    fonts, scale, lines = kit.fonts, kit.space.scale, []
    for line, text, face in zip(("name", "label"), texts, (EXTRABOLD, BOLD), strict=True):
        tops, feet, _ = fonts.letters(px, face)
        wide = fonts.real_width(text, px, face)
        lines.append(LeafBox(wide / scale, (feet - tops) / scale, key=PlateLine(line, px)))
    return RowBox(tuple(lines), px * BESIDE / scale, "middle", pad=(0, EDGE, 0, EDGE))


def two_lines(kit: SceneKit, name: float, label: float) -> Box:
    """The letters of a name and of a label below it, of these sizes or smaller where they have no room.

    They are in the middle, from the tops of the name to the tails of the label, and set no closer than that
    tails of the name end where the label begins.
    """
    fonts, space = kit.fonts, kit.space
    large, small = space.text_px(name), space.text_px(label)
    ways = []
    for px in range(large, min(large, space.least_px) - 1, -1):
        lower = max(min(small, space.least_px), round(px * small / large))
        tops, feet, tails = fonts.letters(px, EXTRABOLD)
        above, _, low = fonts.letters(lower, BOLD)
        usual = max(tails, round(fonts.line_height(px, EXTRABOLD) * 0.9) + above) - feet
        high, between, below = (each / space.scale for each in (feet - tops, usual, low - above))
        lines = (
            LeafBox(0, high, key=PlateLine("name", px)),
            rather(between, least=(tails - feet) / space.scale),
            LeafBox(0, below, key=PlateLine("label", lower)),
        )
        ways.append(ColumnBox(lines, spread="middle", pad=(0, EDGE, 0, EDGE)))
    return FirstBox(tuple(ways))
