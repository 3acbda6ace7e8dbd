"""What a person has reached by the number of players at the table, and the points in each game."""

from __future__ import annotations

from pygame import Rect, Surface

from game.scenes.base.game_titles import title_parts
from game.scenes.base.panels.panel import TILE, PaperPanel, draw_share, text_line
from game.session.records.person_record import PersonRecord
from game.variants import with_a_table
from game.view.base.colours import BROWN, INK
from game.view.base.fonts import BOLD, MEDIUM, SEMIBOLD
from game.view.base.scene_kit import SceneKit
from game.view.widgets.figures import plain_number

NAME, COUNT = 23.0, 22.0
ROW = 37


def _row_height(kit: SceneKit) -> int:
    """Return the least height of a row, in real pixels."""
    return max(kit.px(ROW), kit.fonts.height(NAME, SEMIBOLD) + kit.px(2))


class NumberPanel(PaperPanel):
    """A bar for each number of players: the share of matches won, with the fair share marked."""

    def __init__(self, kit: SceneKit, record: PersonRecord) -> None:
        super().__init__(kit)
        words = kit.words
        self.title = words("ui.records.numbers")
        self.numbers = list(record.numbers.items())
        self._names = [words("ui.records.at_table", count=number) for number, _ in self.numbers]
        self._texts = [
            words("ui.records.of", count=each.wins, all=each.games) for _, each in self.numbers
        ]

    def _columns(self, width: int) -> int:
        """Two columns where that many rows would be too many, and there is room."""
        kit = self.kit
        least = self._name_width() + self._text_width() + kit.px(120)
        return 2 if len(self.numbers) > 4 and (width - kit.px(28)) // 2 >= least else 1

    def _name_width(self) -> int:
        return max((self.kit.fonts.width(each, NAME, SEMIBOLD) for each in self._names), default=0)

    def _text_width(self) -> int:
        return max((self.kit.fonts.width(each, COUNT, BOLD) for each in self._texts), default=0)

    def body_height(self, width: int) -> int:
        rows = -(-max(1, len(self.numbers)) // self._columns(width))
        return rows * _row_height(self.kit)

    def draw_body(self, target: Surface) -> None:
        kit, px = self.kit, self.kit.px
        columns = self._columns(self.body.w)
        rows = -(-max(1, len(self.numbers)) // columns)
        gap, high = px(28), min(self.body.h // rows, _row_height(self.kit) + px(16))
        width = (self.body.w - (columns - 1) * gap) // columns
        for place, (_, reached) in enumerate(self.numbers):
            column, row = divmod(place, rows)
            line = Rect(
                self.body.left + column * (width + gap), self.body.top + row * high, width, high
            )
            name = min(self._name_width(), line.w // 2)
            text_line(
                kit, target, self._names[place], line.midleft, NAME, SEMIBOLD, INK, name, "midleft"
            )
            text = self._texts[place]
            kit.paint.text(target, text, line.midright, COUNT, BOLD, INK, "midright")
            left, right = line.left + name + px(16), line.right - self._text_width() - px(16)
            if right - left >= px(50):
                bar = Rect(left, line.top, right - left, line.h)
                draw_share(kit, target, bar, reached.share, reached.fair)


class PointsPanel(PaperPanel):
    """The points of a match on average, and the best, in every game that was played."""

    def __init__(self, kit: SceneKit, record: PersonRecord) -> None:
        super().__init__(kit)
        words = kit.words
        self.title = words("ui.records.points")
        self.note = words("ui.records.points_note")
        self.lines: list[tuple[str, str, str]] = []
        for info in (variant.info for variant in with_a_table()):
            reached = record.games.get(info.id)
            if reached is not None:
                best = reached.least if info.low_wins else reached.most
                said = words("ui.records.best", points=plain_number(best))
                average = plain_number(round(reached.average))
                self.lines.append((title_parts(words, info.id).name, average, said))

    def body_height(self, width: int) -> int:
        return max(1, len(self.lines)) * _row_height(self.kit)

    def draw_body(self, target: Surface) -> None:
        kit, px = self.kit, self.kit.px
        high = min(self.body.h // max(1, len(self.lines)), _row_height(self.kit) + px(16))
        best = max((kit.fonts.width(each[2], COUNT, MEDIUM) for each in self.lines), default=0)
        average = max((kit.fonts.width(each[1], COUNT, BOLD) for each in self.lines), default=0)
        for place, (name, points, said) in enumerate(self.lines):
            line = Rect(self.body.left, self.body.top + place * high, self.body.w, high)
            if place % 2 == 0:
                kit.paint.box(target, line.inflate(2 * px(8), -px(2)), TILE, radius=10)
            x = line.right - best - px(20)
            kit.paint.text(target, said, line.midright, COUNT, MEDIUM, BROWN, "midright")
            kit.paint.text(target, points, (x, line.centery), COUNT, BOLD, INK, "midright")
            room = x - average - px(16) - line.left
            text_line(kit, target, name, line.midleft, NAME, SEMIBOLD, INK, room, "midleft")
