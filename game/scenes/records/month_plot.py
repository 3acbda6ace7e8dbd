"""The plot of a record over the months: the share of matches won, or the points or the accuracy of a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

from pygame import Rect, Surface

from game.scenes.base.panels.panel import GAP, HEAD, NOTE, PaperPanel, text_line
from game.session.records.person_record import Month, PersonRecord
from game.session.review.kept_accuracy import Chosen
from game.view.base.colours import AMBER_FILL, BROWN, INK, LIGHT, PAPER, RUST, Colour
from game.view.base.fonts import BOLD, SEMIBOLD, TITLE
from game.view.base.scene_kit import SceneKit
from game.view.widgets.figures import plain_number, ticks
from game.view.widgets.widgets import Button, Look, Widget
from game.words.catalogue import Catalogue

MOST_MONTHS = 12
LABEL, TAG = 22.0, 23.0
LEAST = 210
"""The least height of the plot in design pixels."""
FLAME = Colour.hex("#b8432a")
GRID = Colour.hex("#d9c49a")


NOT_REVIEWED: Mapping[tuple[int, int], Chosen] = {}
Segment = tuple[tuple[int, int], tuple[int, int]]
"""The two ends of a part of a curve, in real pixels."""


class Curve(NamedTuple):
    """What is plotted: a value for each month (None: nothing was played), and what is said of it."""

    months: Sequence[Month]
    values: Sequence[float | None]
    said: Sequence[str]
    marks: Sequence[int]
    line: float | None
    """A value to compare the others with, if there is one."""
    line_name: str
    """What that is called beside it."""
    percent: bool = False
    """Whether the values are per cent."""


def share_curve(words: Catalogue, record: PersonRecord) -> Curve:
    """Return the share of matches won in the last months, in per cent, with the fair share as a line."""
    months = record.months[-MOST_MONTHS:]
    values = [100 * each.reached.share if each.reached.games else None for each in months]
    said = [
        words(
            "ui.records.month_won" if each.reached.games else "ui.records.month_none",
            month=words("ui.month", number=each.month),
            wins=each.reached.wins,
            games=each.reached.games,
        )
        for each in months
    ]
    fair = 100 * record.whole.fair
    high = max([fair, *(each for each in values if each is not None)], default=0)
    step = 10 if high <= 50 else 20
    marks = range(0, max(20, -(-round(high + 0.5) // step) * step) + 1, step)
    name = words("ui.records.fair", count=round(fair))
    return Curve(months, values, said, [each for each in marks if each <= 100], fair, name, True)


def points_curve(words: Catalogue, record: PersonRecord) -> Curve:
    """Return the points of a match on average in the last months."""
    months = record.months[-MOST_MONTHS:]
    values = [each.reached.average if each.reached.games else None for each in months]
    said = [
        words(
            "ui.records.month_points" if each.reached.games else "ui.records.month_none",
            month=words("ui.month", number=each.month),
            points=plain_number(round(each.reached.average)),
        )
        for each in months
    ]
    known = [round(each) for each in values if each is not None]
    return Curve(months, values, said, ticks(min([0, *known]), max([1, *known])), None, "")


def accuracy_curve(
    words: Catalogue, record: PersonRecord, chosen: Mapping[tuple[int, int], Chosen]
) -> Curve:
    """Return how well was chosen in the matches of the last months that were reviewed, in per cent."""
    months = record.months[-MOST_MONTHS:]
    found = [chosen.get((each.year, each.month), Chosen()) for each in months]
    shares = [each.accuracy for each in found]
    said = [
        words(
            f"ui.records.month_{_told(each)}",
            month=words("ui.month", number=month.month),
            count=round(100 * (share or 0)),
            games=each.matches,
        )
        for month, each, share in zip(months, found, shares, strict=True)
    ]
    values = [None if share is None else 100 * share for share in shares]
    return Curve(months, values, said, range(0, 101, 20), None, "", True)


def _told(chosen: Chosen) -> str:
    if not chosen.matches:
        return "not_reviewed"
    return "too_few" if chosen.accuracy is None else "accuracy"


class PlotField(Widget):
    """The area of the plot: left and right, or a click, choose a month."""

    radius = 14

    def __init__(self, words: Catalogue, curve: Curve) -> None:
        super().__init__()
        self.words = words
        self.curve = curve
        self.at = len(curve.months) - 1

    @property
    def spoken(self) -> tuple[str, ...]:
        return tuple(self.curve.said[self.at : self.at + 1])

    def press(self, kit: SceneKit, pos: tuple[int, int]) -> None:
        plot = self._plot(kit)
        places = range(len(self.curve.months))
        nearest = min(places, key=lambda each: abs(self._x(plot, each) - pos[0]), default=-1)
        if nearest not in (-1, self.at):
            kit.sound.play("tick")
            self.at = nearest

    def adjust(self, kit: SceneKit, step: int) -> bool:
        if not 0 <= self.at + step < len(self.curve.months):
            return False
        kit.sound.play("tick")
        self.at += step
        return True

    def _plot(self, kit: SceneKit) -> Rect:
        """The area between the axes."""
        px, fonts = kit.px, kit.fonts
        widest = max(fonts.width(self._mark(each), LABEL, SEMIBOLD) for each in self.curve.marks)
        line = fonts.height(LABEL, SEMIBOLD)
        left = self.rect.left + widest + px(18)
        top = self.rect.top + fonts.height(TAG, BOLD) // 2 + px(8)
        return Rect(
            left, top, self.rect.right - px(26) - left, self.rect.bottom - line - px(8) - top
        )

    def _mark(self, value: int) -> str:
        if self.curve.percent and value == self.curve.marks[-1]:
            return self.words("ui.records.per_cent", count=value)
        return plain_number(value)

    def _x(self, plot: Rect, place: int) -> int:
        count = len(self.curve.months)
        if count == 1:
            return plot.centerx
        return plot.left + plot.w // 24 + (plot.w - plot.w // 24) * place // (count - 1)

    def _y(self, plot: Rect, value: float) -> int:
        low, high = self.curve.marks[0], self.curve.marks[-1]
        return round(plot.bottom - plot.h * (value - low) / (high - low))

    def draw(self, kit: SceneKit, target: Surface, look: Look) -> None:
        plot = self._plot(kit)
        self._draw_grid(kit, target, plot)
        points = [
            (self._x(plot, place), self._y(plot, value))
            for place, value in enumerate(self.curve.values)
            if value is not None
        ]
        self._draw_curve(kit, target, points, plot)
        crossing = list(pairwise(points))
        name = Rect(0, 0, 0, 0)
        if self.curve.line is not None:
            name = self._draw_line(kit, target, plot, self.curve.line, crossing)
        tag = self._tag(kit, plot, crossing, name)
        dot = max(4, kit.px(8))
        for at in points:
            kit.paint.disc(target, at, dot, PAPER, FLAME, 4)
        self._draw_chosen(kit, target, plot, tag)

    def _draw_grid(self, kit: SceneKit, target: Surface, plot: Rect) -> None:
        px, fonts, curve = kit.px, kit.fonts, self.curve
        line = fonts.height(LABEL, SEMIBOLD)
        every = max(1, -(-line * len(curve.marks) // max(1, plot.h)))
        for number, value in enumerate(curve.marks):
            y = self._y(plot, value)
            tone = RUST if value == 0 else GRID
            target.fill(tone.mix(PAPER, 0.2), (plot.left, y, plot.w, max(1, px(2))))
            if (len(curve.marks) - 1 - number) % every == 0:
                at = (plot.left - px(12), y)
                kit.paint.text(target, self._mark(value), at, LABEL, SEMIBOLD, BROWN, "midright")
        names = [kit.words("ui.short_month", number=each.month) for each in curve.months]
        widest = max((fonts.width(each, LABEL, BOLD) for each in names), default=1) + px(10)
        step = max(1, -(-widest * len(names) // max(1, plot.w)))
        last = len(names) - 1
        for place, name in enumerate(names):
            if (last - place) % step:
                continue
            at = (min(self._x(plot, place), self.rect.right - widest // 2), plot.bottom + px(8))
            heavy = BOLD if place == self.at else SEMIBOLD
            kit.paint.text(target, name, at, LABEL, heavy, INK, "midtop")

    def _draw_curve(
        self, kit: SceneKit, target: Surface, points: list[tuple[int, int]], plot: Rect
    ) -> None:
        if len(points) < 2:
            return
        ways = [f"{x - plot.left},{y - plot.top}" for x, y in points]
        path, zero = " ".join(ways), self._y(plot, max(0, self.curve.marks[0])) - plot.top
        first, last = points[0][0] - plot.left, points[-1][0] - plot.left
        width = max(1.5, kit.space.scale * 5)
        body = (
            '<defs><linearGradient id="under" x1="0" y1="0" x2="0" y2="1">'
            f'<stop offset="0" stop-color="{FLAME.rgb}" stop-opacity="0.28"/>'
            f'<stop offset="1" stop-color="{FLAME.rgb}" stop-opacity="0.04"/>'
            "</linearGradient></defs>"
            f'<polygon points="{first},{zero} {path} {last},{zero}" fill="url(#under)"/>'
            f'<polyline points="{path}" fill="none" stroke="{FLAME.rgb}" '
            f'stroke-width="{width:.1f}" stroke-linejoin="round"/>'
        )
        target.blit(kit.paint.drawn(f"plot {body}", plot.w + 1, plot.h + 1, body), plot)

    def _draw_line(
        self,
        kit: SceneKit,
        target: Surface,
        plot: Rect,
        value: float,
        crossing: Sequence[Segment],
    ) -> Rect:
        """The value to compare with: dashes, and its name, off the curve; return where the name is."""
        px, y = kit.px, self._y(plot, value)
        dash = max(2, px(6))
        for x in range(plot.left, plot.right, 2 * dash):
            target.fill(INK, (x, y, min(dash, plot.right - x), max(1, px(3))))
        name, high = self.curve.line_name, kit.fonts.height(LABEL, SEMIBOLD)
        wide = kit.fonts.width(name, LABEL, SEMIBOLD)
        steps = range(plot.left + px(6), max(plot.left + px(7), plot.right - wide), px(12))
        places = [Rect(x, top, wide, high) for x in steps for top in (y - high - px(2), y + px(6))]
        inside = [each for each in places if each.top >= plot.top and each.bottom <= plot.bottom]
        free = _freest(inside or places, crossing, px(6))
        return kit.paint.text(target, name, free.topleft, LABEL, SEMIBOLD, INK)

    def _tag(self, kit: SceneKit, plot: Rect, crossing: Sequence[Segment], taken: Rect) -> Rect:
        """Where that lies which is said of the chosen month: beside its dot, off the curve if possible."""
        px, fonts = kit.px, kit.fonts
        said, (x, y) = self.curve.said[self.at], self._chosen_point(plot)
        size = fonts.fitted(said, TAG, BOLD, self.rect.w - px(48))
        tag = Rect(0, 0, fonts.width(said, size, BOLD) + px(28), fonts.height(size, BOLD) + px(12))
        places = []
        for up in (-tag.h * 3 // 4, tag.h * 3 // 4, 0, -tag.h * 2, tag.h * 2):
            for left in (x - px(20) - tag.w, x + px(20)):
                places.append(tag.move(left, y + up - tag.h // 2))
        places += [tag.move(x - tag.w // 2, top) for top in (y - px(20) - tag.h, y + px(20))]
        bounds = self.rect.inflate(px(20), 0)
        inside = [each for each in places if bounds.contains(each)]
        found = _freest(inside or places, crossing, px(4), taken)
        return found.clamp(bounds)

    def _chosen_point(self, plot: Rect) -> tuple[int, int]:
        value = self.curve.values[self.at]
        return self._x(plot, self.at), self._y(
            plot, self.curve.marks[0] if value is None else value
        )

    def _draw_chosen(self, kit: SceneKit, target: Surface, plot: Rect, tag: Rect) -> None:
        """The chosen month: its dot, and what is said of it on a dark tag."""
        px = kit.px
        if self.curve.values[self.at] is not None:
            at = self._chosen_point(plot)
            kit.paint.disc(target, at, max(5, px(12)), AMBER_FILL, INK, 4)
        said = self.curve.said[self.at]
        kit.paint.box(target, tag, INK, radius=10)
        text_line(kit, target, said, tag.center, TAG, BOLD, LIGHT, tag.w - px(12), "center")


def _freest(
    places: Sequence[Rect], crossing: Sequence[Segment], room: int, taken: Rect | None = None
) -> Rect:
    """Return the first place that the curve crosses least, off what is taken if there is one."""

    def crossed(place: Rect) -> int:
        around = place.inflate(2 * room, 2 * room)
        lines = sum(bool(around.clipline(*each)) for each in crossing)
        return lines + (9 if taken is not None and place.colliderect(taken) else 0)

    return min(places, key=crossed)


WINS, POINTS, ACCURACY = "wins", "points", "accuracy"
"""What is plotted of a game."""


class MonthPlot(PaperPanel):
    """The panel of the plot: of all games (""), or of a `game`, with a button for its points and back.

    It leads to the accuracy as well where any month has one.
    """

    def __init__(
        self,
        kit: SceneKit,
        record: PersonRecord,
        game: str,
        chosen: Mapping[tuple[int, int], Chosen] = NOT_REVIEWED,
        plotted: str = WINS,
    ) -> None:
        super().__init__(kit)
        self.record = record
        self.game = game
        self.chosen = chosen
        told = any(each.accuracy is not None for each in chosen.values())
        self.ways = (WINS, POINTS, ACCURACY) if told else (WINS, POINTS)
        self.plotted = plotted if game and plotted in self.ways else WINS
        self.field = PlotField(kit.words, self._curve())
        self.turn = Button("", self._turn, size=NOTE, shadow=False)
        self.widgets = (self.field, self.turn) if game else (self.field,)
        self._name()

    def _curve(self) -> Curve:
        words = self.kit.words
        if self.plotted == ACCURACY:
            return accuracy_curve(words, self.record, self.chosen)
        return (points_curve if self.plotted == POINTS else share_curve)(words, self.record)

    @property
    def _next(self) -> str:
        """What the button leads to."""
        return self.ways[(self.ways.index(self.plotted) + 1) % len(self.ways)]

    def _name(self) -> None:
        words, curve = self.kit.words, self.field.curve
        years = {each.year for each in curve.months}
        key = "plot" if self.plotted == WINS else f"plot_{self.plotted}"
        self.turn.label = words(f"ui.records.show_{self._next}")
        if self.game:
            self.title = words(f"ui.records.{key}_of", game=self.game)
        else:
            self.title = words(f"ui.records.{key}")
            self.note = words("ui.records.by_month")
            if len(years) == 1:
                self.note = words("ui.records.by_month_of", year=str(max(years)))

    def _turn(self) -> None:
        self.plotted = self._next
        self.field.curve = self._curve()
        self._name()

    def head_height(self, width: int) -> int:
        if not self.game:
            return super().head_height(width)
        return self._button_height + self.kit.px(GAP)

    @property
    def _button_height(self) -> int:
        return max(self.kit.px(56), self.kit.fonts.height(HEAD, TITLE))

    def body_height(self, width: int) -> int:
        return max(self.kit.px(LEAST), round(self.kit.fonts.height(LABEL, SEMIBOLD) * 7.5))

    def place_body(self) -> None:
        self.field.rect = self.body
        labels = [self.kit.words(f"ui.records.show_{each}") for each in self.ways]
        wide = max(self.kit.fonts.width(each, NOTE, BOLD) for each in labels) + self.kit.px(48)
        self.turn.rect = Rect(0, 0, wide, self._button_height)
        self.turn.rect.bottomright = (self.body.right, self.body.top - self.kit.px(GAP))

    def draw_head(self, target: Surface) -> None:
        if not self.game:
            super().draw_head(target)
            return
        at = (self.body.left, self.turn.rect.centery)
        room = self.turn.rect.left - self.kit.px(16) - at[0]
        text_line(self.kit, target, self.title, at, HEAD, TITLE, INK, room, "midleft")
