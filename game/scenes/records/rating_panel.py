"""A person's rating in one game: a bar of what it may be, between the guests above and below."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pygame import Rect, Surface

from game.scenes.base.guest_names import PORTRAITS, guest_name
from game.scenes.base.panels.panel import CHOSEN, EMPTY, FILLED, TILE, PaperPanel, text_line
from game.session.records.people_ratings import SAID, Opposition, RatingBar, Ratings
from game.view.base.colours import BROWN, INK
from game.view.base.fonts import BOLD, MEDIUM, SEMIBOLD
from game.view.base.scene_kit import SceneKit
from game.view.table.portraits import portrait
from game.view.widgets.figures import plain_number

NAME, COUNT, SMALL = 24.0, 22.0, 20.0
ROW, RADIUS, BETWEEN, BAR, DOT = 46, 19, 6, 14, 8
BESIDE = 2
"""How many guests above, and below, are shown at most."""
LEAST_SCALE = 70


class Rung(NamedTuple):
    """A row: whose face and name, what is written at its end, and the rating, or the bar of who is rated."""

    face: str
    name: str
    text: str
    bar: RatingBar
    own: bool = False


class RatingPanel(PaperPanel):
    """The panel. Guests whose strength was never measured have no rung."""

    def __init__(self, kit: SceneKit, ratings: Ratings, person: str, face: str) -> None:
        super().__init__(kit)
        words = kit.words
        rating = ratings.rating(person)
        bar = rating.bar
        self.title = words("ui.records.rating")
        self.note = words("ui.records.rating_after", count=bar.matches)
        if ratings.by_house_rules:
            self.note = words("ui.records.rating_house")
        known = [(ratings.guest(each, ""), each) for each in PORTRAITS]
        ladder = sorted((value, each) for value, each in known if value is not None)
        below = [each for each in ladder if each[0] <= bar.middle][-BESIDE:]
        above = [each for each in ladder if each[0] > bar.middle][:BESIDE]

        def guest(value: float, id: str) -> Rung:
            wins = round(100 * rating.chance(Opposition((value,))))
            text = words("ui.records.rating_wins", count=wins)
            at = round(value)
            return Rung(id, guest_name(words, id), text, RatingBar(at, at, at))

        told = plain_number(bar.middle) if bar.matches >= SAID else ""
        own = Rung(face, person, told, bar, own=True)
        rungs = [*(guest(*each) for each in below), own, *(guest(*each) for each in above)]
        self.rungs: Sequence[Rung] = rungs[::-1]
        """The rows, the strongest first."""
        self._foot = words("ui.records.rating_foot", name=person) if len(rungs) > 1 else ""

    @property
    def _row(self) -> int:
        kit = self.kit
        return max(kit.px(ROW), kit.fonts.height(NAME, SEMIBOLD) + kit.px(8))

    def _told(self, width: int) -> list[str]:
        return self.kit.fonts.wrap(self._foot, SMALL, MEDIUM, width) if self._foot else []

    def body_height(self, width: int) -> int:
        lines = len(self._told(width)) * self.kit.fonts.height(SMALL, MEDIUM)
        return len(self.rungs) * (self._row + self.kit.px(BETWEEN)) + lines

    def draw_body(self, target: Surface) -> None:
        kit, step = self.kit, self._row + self.kit.px(BETWEEN)
        texts = max(kit.fonts.width(each.text, COUNT, BOLD) for each in self.rungs)
        low, high = (
            min(each.bar.low for each in self.rungs),
            max(each.bar.high for each in self.rungs),
        )
        for place, rung in enumerate(self.rungs):
            row = Rect(self.body.left, self.body.top + place * step, self.body.w, self._row)
            self._draw_rung(target, rung, row, texts, (low, max(low + 1, high)))
        y = self.body.top + len(self.rungs) * step
        for line in self._told(self.body.w):
            kit.paint.text(target, line, (self.body.left, y), SMALL, MEDIUM, BROWN)
            y += kit.fonts.height(SMALL, MEDIUM)

    def _draw_rung(
        self, target: Surface, rung: Rung, row: Rect, texts: int, ends: tuple[int, int]
    ) -> None:
        kit, px = self.kit, self.kit.px
        kit.paint.box(target, row, CHOSEN if rung.own else TILE, radius=14)
        radius = min(px(RADIUS), row.h // 2 - 2)
        picture = portrait(kit, rung.face, radius)
        target.blit(picture, picture.get_rect(midleft=(row.left + px(8), row.centery)))
        left, right = row.left + px(8) + 2 * radius + px(12), row.right - px(14)
        kit.paint.text(target, rung.text, (right, row.centery), COUNT, BOLD, INK, "midright")
        right -= texts + px(14)
        wide = (right - left) * 55 // 100
        if wide >= px(LEAST_SCALE):
            self._draw_scale(target, rung, Rect(right - wide, row.top, wide, row.h), ends)
            right -= wide + px(12)
        at = (left, row.centery)
        text_line(kit, target, rung.name, at, NAME, SEMIBOLD, INK, right - left, "midleft")

    def _draw_scale(self, target: Surface, rung: Rung, line: Rect, ends: tuple[int, int]) -> None:
        """Draw a dot for a guest, and for a person the bar, on the scale of all rows."""
        kit, px = self.kit, self.kit.px
        low, high = ends

        def x(rating: int) -> int:
            return line.left + round(line.w * (rating - low) / (high - low))

        if not rung.own:
            track = Rect(line.left, line.centery - 1, line.w, max(2, px(3)))
            kit.paint.pill(target, track, EMPTY)
            dot = Rect(0, 0, 2 * px(DOT), 2 * px(DOT))
            dot.center = (min(max(x(rung.bar.middle), line.left), line.right), line.centery)
            kit.paint.pill(target, dot, BROWN)
            return
        bar = Rect(x(rung.bar.low), line.centery - px(BAR) // 2, 0, px(BAR))
        bar.w = max(bar.h, x(rung.bar.high) - bar.left)
        kit.paint.pill(target, bar, FILLED)
        if rung.bar.matches >= SAID:
            mark = Rect(0, 0, max(2, px(3)), px(BAR + 8))
            mark.center = (x(rung.bar.middle), line.centery)
            target.fill(INK, mark)
