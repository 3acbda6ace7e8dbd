"""Where everything is while a match is watched: the table, the list of moves, the bar below them."""

from __future__ import annotations

from dataclasses import dataclass

from msgspec.structs import replace

from game.scenes.replay.move_list import MoveList
from game.scenes.replay.replay_bar import ReplayBar
from game.scenes.replay.time_line import TimeLine
from game.view.base.boxes import Box, ColumnBox, FirstBox, LeafBox, RowBox, StackBox
from game.view.base.fonts import BOLD
from game.view.base.scene_kit import SceneKit
from game.view.widgets.widget_boxes import line_high

MARGIN, GAP, PADDING, AIR = 24, 16, 20, 14
LEAST_TABLE, LEAST_LIST = 1130, 300
"""The least width of the table beside the list, and the least height of the list, in design pixels."""
LIST_WIDE, OVER_WIDE = 13.7, 812
"""The width of the list in heights of a line, and at most, in design pixels, where it lies over the table."""
INFO = 21.0


@dataclass(frozen=True)
class ReplayPage:
    """The page in boxes, with the keys "table", "bar" and perhaps "info", the line above the time line.

    "beside" is placed where the list has a place of its own, and "marked" where there is room for what stands
    out above the time line.
    """

    kit: SceneKit
    bar: ReplayBar
    line: TimeLine
    moves: MoveList

    @property
    def box(self) -> Box:
        """The list below the table in an upright window; else beside it, or over it when it is asked for."""
        space = self.kit.space
        return self._below if space.upright else FirstBox((self._beside, self._over))

    @property
    def _below(self) -> Box:
        moves = Box(key=self.moves, low=LEAST_LIST, share=1)
        listed = ColumnBox((moves,), pad=(MARGIN, GAP, MARGIN, GAP), share=34)
        return ColumnBox((Box(key="table", share=66), listed, self._bar(marked=True)), key="beside")

    @property
    def _beside(self) -> Box:
        table = ColumnBox((Box(key="table", share=1),), pad=(0, 0, GAP / 2, GAP / 2), share=1)
        table = replace(table, least=LEAST_TABLE)
        row = RowBox((table, self._listed(LIST_WIDE * self._line)), share=1)
        return ColumnBox((row, self._bar(marked=True)), key="beside")

    @property
    def _over(self) -> Box:
        table = ColumnBox((Box(key="table", share=1),), pad=(0, 0, 0, GAP))
        listed = self._listed(min(OVER_WIDE, LIST_WIDE * self._line))
        over = StackBox((table, RowBox((Box(share=1), listed))), share=1)
        return ColumnBox((over, self._bar(marked=False)))

    @property
    def _line(self) -> float:
        return line_high(self.kit)

    def _listed(self, wide: float) -> Box:
        moves = LeafBox(wide, 0, key=self.moves, share=1)
        return ColumnBox((moves,), pad=(0, MARGIN, MARGIN, GAP))

    def _bar(self, *, marked: bool) -> Box:
        """The time line, with what is told above it where the list is not in the way, and the buttons."""
        kit, scale = self.kit, self.kit.space.scale
        info = Box(low=kit.fonts.height(INFO, BOLD) / scale + 2, key="info")
        high = self.line.height(kit, marked=marked) / scale
        line = LeafBox(0, high, key=self.line)
        told = ColumnBox((info, line), key="marked") if marked else line
        buttons = self.bar.box(kit, beside=marked)
        inner = ColumnBox((told, buttons), 12, pad=(PADDING, AIR, PADDING, AIR), key="bar")
        return ColumnBox((inner,), pad=(MARGIN, 0, MARGIN, MARGIN))
