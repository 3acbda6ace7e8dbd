"""The two lines on the plate of the player who looks at the table: `two_lines(kit, name, label)`."""

from __future__ import annotations

from typing import NamedTuple

from game.view.base.boxes import Box, ColumnBox, FirstBox, LeafBox
from game.view.base.fonts import BOLD, EXTRABOLD
from game.view.base.scene_kit import SceneKit
from game.view.widgets.widget_boxes import rather

EDGE = 10.0
"""Between the letters and the upper and lower edges of the plate, at least."""


class PlateLine(NamedTuple):
    """The key of a line on the own plate, "name" or "label", and its size in real pixels."""

    line: str
    px: int


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
