"""A small plot of the totals over the rounds: `ScorePlot(kit, outcome, ...)`, a line for each seat."""

from __future__ import annotations

from itertools import accumulate
from math import ceil
from typing import TypeAlias

from pygame import Rect, Surface

from game.session.outcome import Outcome
from game.view.base.colours import BROWN, RUST, Colour
from game.view.base.fonts import BOLD, SEMIBOLD
from game.view.base.scene_kit import SceneKit
from game.view.table.portraits import portrait
from game.view.widgets.choice_row import ROW
from game.view.widgets.figures import plain_number, ticks

TALL, LEAST_TALL = 300, 190
"""The usual and the least height of the plot without its labels, in design pixels."""
LABEL, FACE = 20.0, 21
CLOSE = 0.92
"""How far apart two portraits are at least, as a share of their width; those of many stand in columns."""
LINES = tuple(
    Colour.hex(each)
    for each in (
        "#b3342c", "#1f5fa8", "#2f7d3b", "#8a5a00", "#6c3f9e",
        "#0f7c83", "#a8386f", "#4d5a1e", "#5a4636", "#333a78",
    )
)  # fmt: skip
"""The colours of the lines by seat; a portrait at the end of each line identifies it as well."""

MOST_APART = 4
"""So many widths of a line apart are all together that have the same value."""
Point: TypeAlias = tuple[float, float]


def spread(wanted: list[float], apart: float, low: float, high: float) -> list[float]:
    """Return positions near the wanted ones, `apart` from each other as far as there is room."""
    order = sorted(range(len(wanted)), key=lambda at: wanted[at])
    apart = min(apart, (high - low) / max(1, len(wanted) - 1))
    found = list(wanted)
    floor = low
    for at in order:
        found[at] = floor = max(floor, found[at])
        floor += apart
    ceiling = high
    for at in reversed(order):
        found[at] = ceiling = min(ceiling, found[at])
        ceiling -= apart
    return found


def columns_of(count: int, radius: int, height: int) -> int:
    """Return in how many columns so many portraits stand, so that each is seen in a height."""
    return max(1, ceil(2 * radius * CLOSE * (count - 1) / max(1, height)))


def in_columns(
    wanted: list[float], radius: int, columns: int, room: tuple[int, int, int]
) -> list[Point]:
    """Return the left ends of portraits at about the `wanted` heights, those next to each other in turn.

    `room` is the left, the least and the greatest height.
    """
    left, low, high = room
    places = spread(wanted, 2 * radius * CLOSE / columns, low, high)
    found = [(float(left), place) for place in places]
    for rank, each in enumerate(sorted(range(len(places)), key=lambda each: places[each])):
        found[each] = left + rank % columns * 2.0 * radius, places[each]
    return found


class ScorePlot:
    """The totals after each round, from 0 before the first."""

    def __init__(self, kit: SceneKit, outcome: Outcome, low_wins: bool) -> None:
        self.kit = kit
        self.outcome = outcome
        columns = list(zip(*outcome.rounds, strict=True))
        self.totals = [[0, *accumulate(column)] for column in columns]
        self.title = "ui.result.plot_low" if low_wins else "ui.result.plot_high"

    def height(self, width: int) -> int:
        """Return its usual height, in real pixels."""
        return self.kit.px(TALL) + 2 * self.kit.fonts.height(LABEL, SEMIBOLD)

    def draw(self, target: Surface, rect: Rect) -> None:
        """Draw it into a rectangle."""
        kit, px, paint, fonts = self.kit, self.kit.px, self.kit.paint, self.kit.fonts
        sheet = rect
        paint.box(target, sheet, ROW, radius=18)
        text = kit.words(self.title)
        size = fonts.fitted(text, 22, BOLD, sheet.w - px(36))
        high = fonts.height(size, BOLD)
        paint.text(target, text, (sheet.left + px(18), sheet.top + px(8)), size, BOLD, BROWN)
        every = [each for line in self.totals for each in line]
        marks = ticks(min(every), max(every))
        label = max(fonts.width(plain_number(each), LABEL, SEMIBOLD) for each in marks)
        line = fonts.height(LABEL, SEMIBOLD)
        face = px(FACE)
        plot = Rect(sheet.left + px(22) + label, sheet.top + high + px(16) + line // 2, 0, 0)
        plot.h = sheet.bottom - px(8) - line - px(6) - plot.top
        foot = plot.bottom - face // 2
        columns = columns_of(len(self.totals), face, foot - plot.top)
        plot.w = sheet.right - px(30) - 2 * face * columns - plot.left
        low, top = marks[0], max(marks[-1], marks[0] + 1)

        def at(round_: int, value: int) -> tuple[float, float]:
            x = plot.left + plot.w * round_ / len(self.outcome.rounds)
            return x, plot.bottom - plot.h * (value - low) / (top - low)

        for value in marks:
            y = round(at(0, value)[1])
            tone = BROWN.mix(ROW, 0.5 if value == 0 else 0.8)
            target.fill(tone, Rect(plot.left, y, plot.w, max(1, px(1.5))))
            mark = (plot.left - px(8), y)
            paint.text(target, plain_number(value), mark, LABEL, SEMIBOLD, RUST, "midright")
        self._draw_rounds(target, plot)
        ends = [at(len(self.outcome.rounds), each[-1])[1] for each in self.totals]
        lines = apart(
            [[at(n, v) for n, v in enumerate(each)] for each in self.totals], self._line_width
        )
        faces = in_columns(ends, face, columns, (plot.right + px(8), plot.top, foot))
        self._draw_lines(target, sheet, lines, faces)
        self._draw_faces(target, faces, face)

    def _draw_faces(self, target: Surface, faces: list[Point], radius: int) -> None:
        """The portraits, each right of a point."""
        kit = self.kit
        order = sorted(range(len(faces)), key=lambda seat: self.outcome.results[seat].won)
        for seat in order:
            beside, level = faces[seat]
            middle = (round(beside) + radius, round(level))
            kit.paint.disc(target, middle, radius + kit.px(3), LINES[seat % len(LINES)])
            picture = portrait(kit, self.outcome.results[seat].seat.portrait, radius)
            target.blit(picture, picture.get_rect(center=middle))

    def _draw_rounds(self, target: Surface, plot: Rect) -> None:
        """The numbers of the rounds, as many as have room."""
        fonts, px, count = self.kit.fonts, self.kit.px, len(self.outcome.rounds)
        room = fonts.width(f"{count}0", LABEL, SEMIBOLD) + px(6)
        every = max(1, -(-room * count // max(1, plot.w)))
        for number in range(every, count + 1, every):
            at = (plot.left + plot.w * number // count, plot.bottom + px(4))
            self.kit.paint.text(target, str(number), at, LABEL, SEMIBOLD, RUST, "midtop")

    @property
    def _line_width(self) -> float:
        return max(1.5, self.kit.space.scale * 4)

    def _draw_lines(
        self, target: Surface, sheet: Rect, lines: list[list[Point]], faces: list[Point]
    ) -> None:
        """The lines, and from the end of each a thin one to its portrait, which may stand off its value."""
        kit, width = self.kit, self._line_width
        body = ""
        order = sorted(range(len(lines)), key=lambda seat: self.outcome.results[seat].won)
        for seat in order:
            points = " ".join(f"{x - sheet.left:.1f},{y - sheet.top:.1f}" for x, y in lines[seat])
            bold = 1.5 if self.outcome.results[seat].won else 1.0
            ink = LINES[seat % len(LINES)].rgb
            (x, y), (beside, level) = lines[seat][-1], faces[seat]
            body += (
                f'<path d="M{x - sheet.left:.1f} {y - sheet.top:.1f}L{beside - sheet.left:.1f} '
                f'{level - sheet.top:.1f}" stroke="{ink}" stroke-width="{width / 2:.1f}"/>'
            )
            body += (
                f'<polyline points="{points}" fill="none" stroke="{ink}" '
                f'stroke-width="{width * bold:.1f}" stroke-linejoin="round" stroke-linecap="round"/>'
            )
            body += "".join(
                f'<circle cx="{x - sheet.left:.1f}" cy="{y - sheet.top:.1f}" '
                f'r="{width * bold:.1f}" fill="{ink}"/>'
                for x, y in lines[seat][1:]
            )
        target.blit(kit.paint.drawn(f"plot {body}", sheet.w, sheet.h, body), sheet)


def apart(lines: list[list[Point]], width: float) -> list[list[Point]]:
    """The same lines, beside each other where several have the same value after a round.

    They are `width` apart, or less where many are; all begin at one point.
    """
    moved = [list(line) for line in lines]
    for place in range(1, len(lines[0])):
        level: dict[float, list[int]] = {}
        for seat, line in enumerate(lines):
            level.setdefault(line[place][1], []).append(seat)
        for tied in level.values():
            step = min(width, MOST_APART * width / len(tied))
            for number, seat in enumerate(tied):
                x, y = lines[seat][place]
                moved[seat][place] = x, y + (number - (len(tied) - 1) / 2) * step
    return moved
