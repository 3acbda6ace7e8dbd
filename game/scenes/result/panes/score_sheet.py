"""The score sheet: the score of every seat in every round, and totals: `ScoreSheet(kit, outcome, ...)`."""

from __future__ import annotations

from pygame import Rect, Surface

from game.scenes.result.panes.open_hands import WON
from game.session.outcome import Outcome
from game.view.base.colours import AMBER_FILL, BROWN, INK, RUST
from game.view.base.fonts import BOLD, EXTRABOLD, SEMIBOLD, TITLE
from game.view.base.scene_kit import SceneKit
from game.view.table.portraits import portrait
from game.view.widgets.choice_row import ROW
from game.view.widgets.figures import plain_number
from game.view.widgets.name_lines import NameLines, draw_name, name_lines

TEXT, TOTAL, NAME = 24.0, 28.0, 20.0


class ScoreSheet:
    """Rounds from top to bottom, seats from left to right; the best of each round is marked."""

    def __init__(self, kit: SceneKit, outcome: Outcome, low_wins: bool) -> None:
        self.kit = kit
        self.outcome = outcome
        self.low_wins = low_wins

    def _sizes(self, width: int) -> tuple[int, int, int]:
        """The heights of the heads, of a round, and of the totals."""
        fonts, px = self.kit.fonts, self.kit.px
        lines = max((len(each.lines) for each in self._names(width) or ()), default=0)
        names = lines * fonts.height(NAME, SEMIBOLD)
        return (
            px(58) + names + px(8),
            fonts.height(TEXT, BOLD) + px(6),
            fonts.height(TOTAL, TITLE) + px(12),
        )

    def height(self, width: int) -> int:
        """Return the height of everything, in real pixels."""
        head, row, total = self._sizes(width)
        return head + len(self.outcome.rounds) * row + total + self.kit.px(8)

    def _columns(self, width: int) -> tuple[int, float]:
        """Return the width of the column of the rounds' numbers, and that of each seat's."""
        fonts, px = self.kit.fonts, self.kit.px
        label = self.kit.words("ui.result.total")
        first = max(fonts.width(label, TEXT, SEMIBOLD), fonts.width("88", TEXT, SEMIBOLD)) + px(16)
        first = min(first, width // 4)
        return first, (width - px(26) - first) / len(self.outcome.results)

    def _names(self, width: int) -> list[NameLines] | None:
        """The names as they stand below the portraits; None if one would have to be cut there."""
        room = round(self._columns(width)[1]) - self.kit.px(6), self.kit.size[1]
        found = [
            name_lines(self.kit.fonts, each.seat.name, NAME, SEMIBOLD, room)
            for each in self.outcome.results
        ]
        return found if all(each.whole for each in found) else None

    def draw(self, target: Surface, rect: Rect) -> None:
        """Draw everything with its top at that of `rect`, as wide as that."""
        kit, px, paint, fonts = self.kit, self.kit.px, self.kit.paint, self.kit.fonts
        head, row, total = self._sizes(rect.w)
        named = self._names(rect.w) is not None
        sheet = Rect(rect.left, rect.top, rect.w, self.height(rect.w))
        paint.box(target, sheet, ROW, radius=18)
        seats = self.outcome.results
        label = kit.words("ui.result.total")
        left = sheet.left + px(18)
        first, wide = self._columns(rect.w)
        columns = [
            Rect(round(left + first + at * wide), sheet.top, round(wide), sheet.h)
            for at in range(len(seats))
        ]
        for standing, column in zip(seats, columns, strict=True):
            if standing.won:
                paint.box(target, column.inflate(-px(4), -px(8)), WON, radius=14)
            radius = min(px(27), round(wide) // 2 - px(3))
            face = portrait(kit, standing.seat.portrait, radius)
            at = (column.centerx, sheet.top + px(10) + px(27))
            target.blit(face, face.get_rect(center=at))
            if not named:
                continue
            below = sheet.top + px(10 + 2 * 27)
            room = Rect(0, below, column.w - px(6), sheet.top + head - below)
            room.centerx = column.centerx
            draw_name(kit, target, standing.seat.name, room, NAME, SEMIBOLD, BROWN, "center")
        y = sheet.top + head
        for number, scores in enumerate(self.outcome.rounds, 1):
            if number > 1:
                target.fill(BROWN.mix(ROW, 0.8), Rect(left, y, sheet.right - px(14) - left, 1))
            self._draw_round(target, number, scores, (left, y, row), columns)
            y += row
        y += px(2)
        target.fill(BROWN, Rect(left, y, sheet.right - px(14) - left, max(1, px(2))))
        middle = y + total // 2
        small = fonts.fitted(label, TEXT, SEMIBOLD, first - px(6))
        paint.text(target, label, (left, middle), small, SEMIBOLD, BROWN, "midleft")
        for standing, column in zip(seats, columns, strict=True):
            text = plain_number(standing.score)
            size = fonts.fitted(text, TOTAL, TITLE, column.w - px(6))
            paint.text(target, text, (column.centerx, middle), size, TITLE, INK, "center")

    def _draw_round(
        self,
        target: Surface,
        number: int,
        scores: tuple[int, ...],
        line: tuple[int, int, int],
        columns: list[Rect],
    ) -> None:
        px, paint, fonts = self.kit.px, self.kit.paint, self.kit.fonts
        left, y, row = line
        best = min(scores) if self.low_wins else max(scores)
        middle = y + row // 2
        paint.text(target, str(number), (left, middle), TEXT, SEMIBOLD, RUST, "midleft")
        for score, column in zip(scores, columns, strict=True):
            text = plain_number(score)
            size = fonts.fitted(text, TEXT, EXTRABOLD, column.w - px(10))
            if score == best:
                mark = Rect(
                    0, 0, min(column.w - px(4), fonts.width(text, size, BOLD) + px(22)), row - px(6)
                )
                mark.center = (column.centerx, middle)
                paint.pill(target, mark, (AMBER_FILL, AMBER_FILL))
            face = EXTRABOLD if score == best else SEMIBOLD
            paint.text(target, text, (column.centerx, middle), size, face, INK, "center")
