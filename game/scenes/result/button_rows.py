"""The buttons of a result below each other, as few rows as they fit into: `rows_of_buttons(kit, buttons)`."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from msgspec.structs import replace

from game.view.base.boxes import Box, ColumnBox, FirstBox, RowBox
from game.view.base.scene_kit import SceneKit
from game.view.widgets.widget_boxes import button_box
from game.view.widgets.widgets import Button

GAP = 16
"""The distance between them, in design pixels."""


def rows_of_buttons(kit: SceneKit, buttons: Sequence[Button]) -> Box:
    """Return their box; the first one takes what is left of its row."""
    boxes = [button_box(kit, each, high=84, air=20) for each in buttons]
    boxes = [replace(each, narrow=None, share=1) for each in boxes]
    count = len(boxes)
    ways = []
    for rows in range(1, count + 1):
        ends = [place * count // rows for place in range(rows + 1)]
        lines = [boxes[one:other] for one, other in pairwise(ends)]
        lines[0] = [boxes[0], *(replace(each, share=0) for each in lines[0][1:])]
        ways.append(ColumnBox(tuple(RowBox(tuple(each), GAP) for each in lines), GAP))
    return FirstBox(tuple(ways))
