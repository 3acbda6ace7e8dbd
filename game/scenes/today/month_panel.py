"""A month of deals: a cell a day with a dot a game, the streak, and what the dots mean."""

from __future__ import annotations

from calendar import Calendar
from collections.abc import Callable
from datetime import date

from pygame import Rect, Surface

from game.scenes.base.panels.boxed_panel import BoxedPanel
from game.scenes.base.todays.todays_board import TodaysBoard
from game.scenes.base.todays.todays_marks import DOTS, draw_dot, state_of
from game.session.today.first_tries import TryState
from game.view.base.boxes import Box, ColumnBox, GridBox, LeafBox, RowBox, TextBox, WrapBox
from game.view.base.colours import AMBER, BROWN, INK, Colour
from game.view.base.fonts import BOLD, MEDIUM, SEMIBOLD
from game.view.base.scene_kit import SceneKit
from game.view.widgets.widget_boxes import button_box, draw_text, line_high
from game.view.widgets.widgets import Button

DAY, WEEKDAY, LEGEND = 24.0, 22.0, 22.0
GAP, RADIUS, DOT, INSET = 8, 12, 7, 8
"""Between cells, and of a cell: its corners, the radius of a dot, and the room around what is in it."""
CELL, TO_COME = Colour.hex("#ecdcba"), Colour.hex("#c9b384")
YEAR_FIRST = date.min.year + 1
LEGEND_OF = TryState.WON, TryState.PLAYED, None
"""What the dots stand for that are explained."""


class MonthPanel(BoxedPanel):
    """The month of a day, and by its buttons those before and after it."""

    def __init__(self, kit: SceneKit, board: TodaysBoard, turned: Callable[[], None]) -> None:
        super().__init__(kit)
        self.board, self.turned = board, turned
        self.month = board.day.year, board.day.month
        words = kit.words
        self.note = words("ui.today.streak", count=board.streak) if board.streak else ""
        self.before = Button("", self._earlier, icon="arrow-left", size=24, shadow=False)
        self.after = Button("", self._later, icon="arrow-right", size=24, shadow=False)
        self._name()

    def _name(self) -> None:
        """Name the month, and those that the buttons lead to."""
        words, (year, month) = self.kit.words, self.month
        name = words("ui.month", number=month)
        same = year == self.board.day.year
        self.title = name if same else words("ui.today.month_of", month=name, year=str(year))
        self.before.label = words("ui.short_month", number=(month - 2) % 12 + 1)
        self.after.label = words("ui.short_month", number=month % 12 + 1)
        self.after.enabled = self.month < (self.board.day.year, self.board.day.month)
        self.before.enabled = year > YEAR_FIRST or month > 1

    def _turn(self, by: int) -> None:
        year, month = self.month
        count = 12 * year + month - 1 + by
        self.month = count // 12, count % 12 + 1
        self._name()
        self.turned()

    def _earlier(self) -> None:
        self._turn(-1)

    def _later(self) -> None:
        self._turn(1)

    @property
    def texts(self) -> list[TextBox]:
        return [*map(self._told, LEGEND_OF), self._missed]

    @property
    def _days(self) -> list[date | None]:
        """The days of the month's weeks, Monday to Sunday; None for those of another month."""
        days = Calendar().itermonthdays(*self.month)
        return [date(*self.month, day) if day else None for day in days]

    @property
    def box(self) -> Box:
        """The days in weeks, and below them what the dots mean, and the buttons."""
        kit = self.kit
        high = line_high(kit, DAY) + 2 * DOT + 3 * INSET
        wide = len(self.board.deals) * (2 * DOT + 4) + 2 * INSET
        cells = tuple(
            Box() if day is None else LeafBox(wide, high, key=("day", day)) for day in self._days
        )
        above = GridBox(tuple(self._weekdays), GAP, columns=7)
        grid = GridBox(cells, GAP, columns=7, line_gap=GAP, level=True, share=1)
        legend = tuple(
            RowBox((LeafBox(4 * DOT, 2 * DOT, key=("sign", state)), self._told(state)), 6, "middle")
            for state in LEGEND_OF
        )
        buttons = tuple(
            button_box(kit, each, high=48, air=10) for each in (self.before, self.after)
        )
        turning = RowBox(buttons, 20)
        foot = WrapBox((*legend, self._missed, turning), 20, align="middle", line_gap=8)
        return ColumnBox((above, grid, foot), 10)

    @property
    def _weekdays(self) -> list[TextBox]:
        words = self.kit.words
        names = [words("ui.today.weekday", number=number) for number in range(7)]
        return [
            TextBox(name, WEEKDAY, SEMIBOLD, lines=1, key=("weekday", number))
            for number, name in enumerate(names)
        ]

    def _told(self, state: TryState | None) -> TextBox:
        text = self.kit.words(f"ui.today.legend_{state_of(state)}")
        return TextBox(text, LEGEND, MEDIUM, key=("legend", state))

    @property
    def _missed(self) -> TextBox:
        return TextBox(
            self.kit.words("ui.today.missed", count=self.board.missed), LEGEND, MEDIUM, key="missed"
        )

    def draw_body(self, target: Surface) -> None:
        super().draw_body(target)
        kit, placed = self.kit, self.placed
        for head in self._weekdays:
            draw_text(kit, target, head, placed[head.key], BROWN, "middle")
        for state in LEGEND_OF:
            draw_dot(kit, target, state, placed["sign", state].center, kit.px(DOT), INK)
        for day in self._days:
            if day is not None:
                self._draw_day(target, placed["day", day], day)

    def _draw_day(self, target: Surface, rect: Rect, day: date) -> None:
        kit, px, board = self.kit, self.kit.px, self.board
        today, to_come = day == board.day, day > board.day
        fill = INK if today else CELL.fade(0.35) if to_come else CELL
        kit.paint.box(target, rect, fill, radius=RADIUS)
        ink = AMBER if today else BROWN if to_come else INK
        at = (rect.left + px(INSET), rect.top + px(INSET) // 2)
        number = kit.words("ui.today.day", day=day.day)
        kit.paint.text(target, number, at, DAY, BOLD, ink)
        if to_come:
            return
        radius, count = px(DOT), len(board.deals)
        step = min((rect.w - 2 * px(INSET)) // max(count, 1), 2 * radius + px(6))
        x = rect.left + px(INSET) + radius
        for place, deal in enumerate(board.deals):
            state = board.state(deal.game, day)
            colour = DOTS[place % len(DOTS)]
            colour = colour.mix(AMBER, 0.35) if today else colour
            middle = (x + place * step, rect.bottom - px(INSET) - radius)
            draw_dot(kit, target, state, middle, radius, colour, INK if today else CELL)
