"""The middle of Fishing's table: open cards beside a draw pile, on a pond."""

from __future__ import annotations

from typing import Any

from pygame import Surface

from game.show.presented_table import Presented
from game.show.table_highlights import TableHighlights
from game.view.base.colours import LIGHT
from game.view.base.still_layer import Piece
from game.view.table.middles.open_middle import OpenMiddle

SHORE = 26
"""Between the cards and the shore, in design pixels."""


class Pond(OpenMiddle):
    """The pond, and on it what every middle of open cards has."""

    def pieces(self, shown: Presented[Any], highlights: TableHighlights) -> list[Piece]:
        """The pond is the lowest."""
        return [self._pond(), *super().pieces(shown, highlights)]

    def _pond(self) -> Piece:
        rect = self.kit.rect(self._placement["open"].inflate(2 * SHORE, SHORE))

        def draw(target: Surface) -> None:
            water, shore = LIGHT.fade(0.1), LIGHT.fade(0.26)
            self.kit.paint.box(target, rect, water, radius=70, line=shore, line_width=2)

        return Piece("pond", (rect.topleft, rect.size), rect, draw)
