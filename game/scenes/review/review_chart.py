"""The curve of a match, with what luck brought and what choices gave away below it: `ReviewChart`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

from msgspec.structs import replace
from pygame import Rect, Surface

from game.bots.judgement import PARTS
from game.scenes.review.review_texts import ReviewTexts, gained, per_cent
from game.session.review.match_review import Decision, Review, in_points, rounds_apart
from game.view.base.boxes import Box, ColumnBox, FirstBox, LeafBox, RowBox, TextBox
from game.view.base.colours import AMBER, BROWN, INK, LIGHT, PAPER, PAPER_EDGE, PAPER_LOW, Colour
from game.view.base.fonts import BOLD, SEMIBOLD, TITLE
from game.view.base.paint import Anchor
from game.view.base.scene_kit import SceneKit
from game.view.widgets.widget_boxes import draw_text
from game.view.widgets.widgets import Look, Widget

CURVE, LUCK, CHOICE = Colour.hex("#6e1f2b"), Colour.hex("#2a6fc4"), Colour.hex("#b5431f")
GRID = Colour.hex("#c9ac78")
LABEL, WORD, SUM, NOTE = 22.0, 26.0, 34.0, 20.0
THICK, DISC, ICON = 7.0, 26.0, 34.0
LEAST, LANE = 124, 60
"""The least height of the curve, and that of a lane, in design pixels."""
WIDEST_BAR = 34.0
LEAST_BAR = PARTS // 200
"""What is smaller has no bar."""
EVERY, MOST_NUMBERS = (1, 5, 10, 20, 50, 100), 10
"""Each which turn may be numbered, and how many numbers there are at most besides the first."""
STEPS = (25, 50)
"""Per cent between two lines, the first with which the highest has few."""


class ReviewChart(Widget):
    """The curve and its lanes. Left and right, or a click, open one of the turning points that are numbered.

    `open_point` is called with the place of one among them. What is not judged yet is not drawn.
    """

    radius = 26

    def __init__(
        self, texts: ReviewTexts, firsts: Sequence[int], open_point: Callable[[int], object]
    ) -> None:
        super().__init__()
        self.texts = texts
        self.firsts = tuple(firsts)
        self.open_point = open_point
        self.review = Review(texts.seat, 0, 0, ())
        self.total = 1
        """How many decisions there will be."""
        self.ended = False
        self.opened = 0
        self.marked: tuple[int, int] | None = None
        """From which decision to which the curve is marked where it has no turning point, by their numbers."""
        self.parts: dict[str, Rect] = {}
        self._turned: dict[int, Decision] = {}
        """The turning points by their numbers among the decisions, from 1, in order."""
        self._top = 100
        """The chance at the top of the plot, in per cent."""

    def show(self, review: Review, total: int, *, ended: bool) -> None:
        """Show a review, or as much of it as there is; then it has no end yet."""
        self.review, self.total, self.ended = review, max(1, total), ended
        self._turned = {review.decisions.index(each) + 1: each for each in review.turning_points}
        judged = (each.judged.value for each in review.decisions)
        most = max([review.start, *judged, review.end * ended])
        self._top = min(100, max(50, -(-per_cent(most) // STEPS[0]) * STEPS[0]))
        self.enabled = len(self._turned) > 1

    @property
    def spoken(self) -> tuple[str, ...]:
        words, texts = self.texts.words, self.texts
        start, luck, choice, end = in_points(self.review)
        return (
            self.title,
            words("ui.review.luck"),
            words("ui.review.luck_is"),
            gained(luck),
            words("ui.review.choice"),
            gained(choice),
            words("ui.review.per_cent", count=start),
            words("ui.review.per_cent", count=end),
            *(texts.change(each) for each in self._turned.values()),
        )

    @property
    def title(self) -> str:
        """What the curve shows."""
        name = self.texts.sentences.name(self.texts.seat)
        if name.you:
            return self.texts.words("ui.review.chart")
        return self.texts.words("ui.review.chart_of", name=name)

    def adjust(self, kit: SceneKit, step: int) -> bool:
        place = self.opened + step
        if not 0 <= place < len(self._turned):
            return False
        kit.sound.play("tick")
        self.open_point(place)
        return True

    def press(self, kit: SceneKit, pos: tuple[int, int]) -> None:
        xs = [self._x(number) for number in self._turned]
        if xs:
            kit.sound.play("tick")
            self.open_point(min(range(len(xs)), key=lambda place: abs(xs[place] - pos[0])))

    def box(self, kit: SceneKit) -> Box:
        """Return its box; where there is little room it does not say what luck and choice are."""
        scale, names = kit.space.scale, ("luck", "choice")
        lanes = tuple(self._lane(name, self._sum(name)) for name in names)
        marks = kit.fonts.width(self.texts.words("ui.review.per_cent", count=100), LABEL, SEMIBOLD)
        # Sums grow while turns are looked at; their column does not.
        widest = (self._lane(name, replace(self._sum(name), text=gained(-100))) for name in names)
        beside = max(*(kit.boxes.width(each) / scale for each in widest), marks / scale + 12)
        line = kit.fonts.height(LABEL, SEMIBOLD) / scale

        def row(left: Box, key: str, low: float, share: float = 0) -> Box:
            column = ColumnBox((left,), least=beside, most=beside)
            return RowBox((column, Box(key=(self, key), share=1, low=low)), 24, share=share)

        rows = (
            self._head,
            Box(low=6),
            row(Box(key=(self, "marks"), share=1), "plot", LEAST, share=3),
            row(Box(), "axis", line + 6),
            *(row(lane, name, LANE, share=1) for lane, name in zip(lanes, names, strict=True)),
        )
        return ColumnBox(rows, 4, pad=(28, 14, 34, 14), key=self, share=1)

    @property
    def _head(self) -> Box:
        """What the curve shows and, with enough room, what luck and choice are."""
        title = replace(self._title, cut=False)
        notes = tuple(self._note(name) for name in ("luck", "choice"))
        return FirstBox((RowBox((title, Box(share=1), *notes), 34, "baseline"), self._title))

    @property
    def _title(self) -> TextBox:
        return TextBox(self.title, LABEL, BOLD, lines=1, smallest=18, cut=True, key=(self, "title"))

    def _lane(self, name: str, total: TextBox) -> Box:
        """What stands beside a lane: a picture, the word, the sum."""
        icon = LeafBox(ICON, ICON, key=(self, f"{name}-icon"))
        return RowBox((icon, self._word(name), Box(share=1), total), 14, "middle")

    def _word(self, name: str) -> TextBox:
        text = self.texts.words(f"ui.review.{name}")
        return TextBox(text, WORD, SEMIBOLD, lines=1, key=(self, f"{name}-word"))

    def _sum(self, name: str) -> TextBox:
        _, luck, choice, _ = in_points(self.review)
        text = gained(luck if name == "luck" else choice)
        return TextBox(text, SUM, TITLE, lines=1, key=(self, f"{name}-sum"))

    def _note(self, name: str) -> TextBox:
        text = self.texts.words(f"ui.review.{name}_is")
        return TextBox(text, NOTE, BOLD, lines=1, key=(self, f"{name}-note"))

    def _x(self, number: float) -> int:
        """Where a decision is from the left; 0 is the start, one more than all the end."""
        plot = self.parts["plot"]
        return plot.left + round(plot.w * number / (self.total + 1))

    def _y(self, chance: float) -> int:
        plot = self.parts["plot"]
        return plot.bottom - round(plot.h * chance * 100 / PARTS / self._top)

    def _points(self) -> list[tuple[int, int]]:
        found = [(self._x(0), self._y(self.review.start))]
        for number, each in enumerate(self.review.decisions, 1):
            found.append((self._x(number), self._y(each.judged.value)))
            if each.judged.choice:
                found.append((self._x(number), self._y(each.judged.after)))
        if self.ended:
            found.append((self._x(self.total + 1), self._y(self.review.end)))
        return found

    def draw(self, kit: SceneKit, target: Surface, look: Look) -> None:
        fill = (PAPER, PAPER_LOW)
        kit.paint.box(target, self.rect, fill, radius=self.radius, edge=PAPER_EDGE, shadow=True)
        self._draw_texts(kit, target)
        self._draw_opened(kit, target)
        self._draw_grid(kit, target)
        self._draw_curve(kit, target)
        self._draw_axis(kit, target)
        for name in ("luck", "choice"):
            self._draw_lane(kit, target, name)
        self._draw_discs(kit, target)

    def _draw_texts(self, kit: SceneKit, target: Surface) -> None:
        parts = self.parts
        draw_text(kit, target, self._title, parts["title"], BROWN)
        for name, tone, icon in (("luck", LUCK, "dice"), ("choice", CHOICE, "hand")):
            rect = parts[f"{name}-icon"]
            picture = kit.pictures.tinted(f"icons/{icon}", rect.w, rect.h, tone)
            target.blit(picture, rect)
            draw_text(kit, target, self._word(name), parts[f"{name}-word"], INK)
            ink = tone.mix(INK, 0.25)
            draw_text(kit, target, self._sum(name), parts[f"{name}-sum"], ink, "end")
            if f"{name}-note" in parts:
                draw_text(kit, target, self._note(name), parts[f"{name}-note"], ink)

    def _draw_grid(self, kit: SceneKit, target: Surface) -> None:
        plot, paint, px = self.parts["plot"], kit.paint, kit.px
        step = STEPS[0] if self._top <= 50 else STEPS[1]
        high, marks = kit.fonts.height(LABEL, SEMIBOLD), self.parts["marks"]
        side: Anchor = "midright"
        x = marks.right - px(12)
        if kit.words.right_to_left:  # they stand at the other side of the plot
            x, side = marks.left + px(12), "midleft"
        for percent in range(0, self._top + 1, step):
            y = self._y(percent * PARTS / 100)
            target.fill(GRID, (plot.left, y, plot.w, max(1, px(2))))
            text = kit.words("ui.review.per_cent", count=percent)
            at = (x, min(y, plot.bottom - high // 4))
            paint.text(target, text, at, LABEL, SEMIBOLD, BROWN, side)
        y, dash = self._y(self.review.start), max(2, px(6))
        for x in range(plot.left, plot.right, 2 * dash):
            target.fill(INK, (x, y, min(dash, plot.right - x), max(1, px(2))))
        text = kit.words("ui.review.fair")
        wide = kit.fonts.width(text, LABEL, SEMIBOLD)
        lefts = range(plot.right - wide, plot.left, -max(1, px(12)))
        places = [Rect(x, top, wide, high) for x in lefts for top in (y - high, y + px(3))]
        place = self._free(places, px(6), 2 * px(DISC))
        if place is not None:
            paint.text(target, text, place.topleft, LABEL, SEMIBOLD, INK)

    def _free(self, places: Sequence[Rect], room: int, side: int) -> Rect | None:
        """Return the first of these places in the plot that the curve crosses least.

        None if discs, which are so wide, cover each.
        """
        plot, lines = self.parts["plot"], list(pairwise(self._points()))
        inside = [each for each in places if each.top >= plot.top and each.bottom <= plot.bottom]
        discs = [Rect(x - side // 2, y - side // 2, side, side) for x, y in self._discs()]
        free = [each for each in inside or places if each.collidelist(discs) < 0]

        def crossed(place: Rect) -> int:
            around = place.inflate(2 * room, room)
            return sum(bool(around.clipline(*each)) for each in lines)

        return min(free, key=crossed, default=None)

    def _discs(self) -> list[tuple[int, int]]:
        """Where the turning points are on the curve."""
        return [
            (self._x(number), (self._y(each.judged.value) + self._y(each.judged.after)) // 2)
            for number, each in self._turned.items()
        ]

    def _draw_opened(self, kit: SceneKit, target: Surface) -> None:
        """The light on what the open card tells of, through the curve and the lanes."""
        marked = self.marked
        if len(self._turned) > 1:
            number = list(self._turned)[self.opened]
            marked = number, number
        if marked is not None:
            first, last = map(self._x, marked)
            wide = last - first + max(kit.px(24), 2 * kit.px(DISC) + kit.px(8))
            band = Rect(0, self.parts["plot"].top, wide, 0)
            band.h = self.parts["choice"].bottom - band.top
            band.centerx = (first + last) // 2
            band = band.clip(self.parts["plot"].inflate(0, 2 * band.h))
            kit.paint.box(target, band, AMBER.fade(0.36), radius=14)

    def _draw_curve(self, kit: SceneKit, target: Surface) -> None:
        plot, points = self.parts["plot"], self._points()
        if len(points) < 2:
            return
        path = " ".join(f"{x - plot.left},{y - plot.top}" for x, y in points)
        last, width = points[-1][0] - plot.left, max(1.5, kit.space.scale * THICK)
        body = (
            '<defs><linearGradient id="under" x1="0" y1="0" x2="0" y2="1">'
            f'<stop offset="0" stop-color="{CURVE.rgb}" stop-opacity="0.26"/>'
            f'<stop offset="1" stop-color="{CURVE.rgb}" stop-opacity="0.04"/>'
            "</linearGradient></defs>"
            f'<polygon points="0,{plot.h} {path} {last},{plot.h}" fill="url(#under)"/>'
            f'<polyline points="{path}" fill="none" stroke="{CURVE.rgb}" '
            f'stroke-width="{width:.1f}" stroke-linejoin="round" stroke-linecap="round"/>'
        )
        target.blit(kit.paint.drawn(f"plot {body}", plot.w + 1, plot.h + 1, body), plot)

    def _draw_axis(self, kit: SceneKit, target: Surface) -> None:
        """The numbers of turns, as many as have room, the rounds, and how it ended."""
        axis, fonts, px, paint = self.parts["axis"], kit.fonts, kit.px, kit.paint
        end = self._end(kit) if self.ended else ""
        right = axis.right - (fonts.width(end, LABEL, BOLD) + px(16) if end else 0)
        if end:
            paint.text(target, end, axis.topright, LABEL, BOLD, INK, "topright")
        for place in rounds_apart(self.review, self.firsts):
            x = (self._x(place) + self._x(place + 1)) // 2
            high = self.parts["choice"].bottom - self.parts["plot"].top
            target.fill(GRID, (x, self.parts["plot"].top, max(1, px(2)), high))
        taken = axis.left - px(40)
        every = next((n for n in EVERY if self.total <= MOST_NUMBERS * n), self.total)
        for number in (1, *range(every, self.total + 1, every)):
            text = str(number)
            if number == 1:
                text = kit.words("ui.review.turn", number=1)
            wide = fonts.width(text, LABEL, SEMIBOLD)
            left = max(axis.left, self._x(number) - wide // 2)
            if left >= taken + px(14) and left + wide <= right:
                paint.text(target, text, (left, axis.top), LABEL, SEMIBOLD, BROWN)
                taken = left + wide

    def _end(self, kit: SceneKit) -> str:
        end = self.review.end
        return kit.words(f"ui.review.{'won' if end >= PARTS else 'shared' if end else 'lost'}")

    def _draw_lane(self, kit: SceneKit, target: Surface, name: str) -> None:
        lane, px = self.parts[name], kit.px
        luck, choice = self.review.luck[: None if self.ended else -1], self.review.choice
        values, tone = (luck, LUCK) if name == "luck" else (choice, CHOICE)
        most = max([PARTS // 10, *map(abs, luck), *map(abs, choice)])
        middle = lane.centery if name == "luck" else lane.top + lane.h // 6
        room = lane.h // 2 if name == "luck" else lane.bottom - middle
        target.fill(GRID, (lane.left, middle, lane.w, max(1, px(2))))
        wide = max(3, min(px(WIDEST_BAR), lane.w * 2 // (3 * (self.total + 1))))
        for number, value in enumerate(values, 1):
            if abs(value) < LEAST_BAR:
                continue
            high = max(2, round(room * abs(value) / most))
            bar = Rect(self._x(number) - wide // 2, middle, wide, high)
            bar.right = min(bar.right, lane.right)
            if value > 0:
                bar.bottom = middle
            kit.paint.box(target, bar, tone, radius=min(6.0, high / kit.space.scale / 2))

    def _draw_discs(self, kit: SceneKit, target: Surface) -> None:
        """The numbers of the turning points on the curve."""
        px, several = kit.px, len(self._turned) > 1
        for place, at in enumerate(self._discs()):
            now = several and place == self.opened
            fill, ink = (AMBER, INK) if now else (INK, LIGHT)
            kit.paint.disc(target, at, px(DISC), fill, INK if now else PAPER, 4)
            size = kit.fonts.fitted(str(place + 1), SUM, TITLE, px(DISC))
            kit.paint.text(target, str(place + 1), at, size, TITLE, ink, "center")
