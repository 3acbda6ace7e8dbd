"""The number of cards that a player has to draw, shown at the seat, and the sentence about it.

`FacedCards` moves to the next player; `FacedSentence` is the sentence in the strip above the hand.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence

from pygame import FRect, Rect, Surface

from game.show.motion.tween import Tween, lerp
from game.view.base import rich_text as rich
from game.view.base.colours import AMBER_FILL, INK, LIGHT, PANEL
from game.view.base.fonts import SEMIBOLD, TITLE
from game.view.base.scene_kit import SceneKit
from game.view.speech.free_places import Ground
from game.view.speech.occupancy import (
    FACED,
    HAND_ROOM,
    PANEL_ROOM,
    SUIT_PICKER,
    Occupancy,
    Precedence,
)
from game.view.speech.spots import Covering, Spot, covers_none

GLIDE = 420
SIZE, STRIP, URGENT = 40.0, 26.0, 36.0
"""The sizes of the number, of the sentence, and of the sentence that tells the viewer to answer now."""
NARROWER = (1.0, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65, 0.6, 0.5, 0.4)
"""Shares of its area's width for the sentence, widest first: less if something else is there."""
NUMBER, AIR = "facing", 6.0
"""The number's name in the occupancy, and the room between it and the sentence."""
Point = tuple[float, float]


class FacedCards:
    """The number of cards to draw, at the seat that has to draw them (−1: none)."""

    def __init__(self, kit: SceneKit, occupancy: Occupancy) -> None:
        self.kit, self.occupancy = kit, occupancy
        self.number = 0
        self.seat = -1
        self._from = -1
        self._tween = Tween(0)

    @property
    def content(self) -> Hashable:
        """What it shows, once it has arrived."""
        return self.number, self.seat

    def aim(self, number: int, seat: int, duration: int) -> None:
        """Stand for `number` cards at `seat`, gliding there for so many ms.

        What begins comes from the pile (−1), what is passed on from whoever faced it.
        """
        if not number:
            seat = -1
        if seat != self.seat:
            self._from, self._tween = self.seat, Tween(duration)
        self.number, self.seat = number, seat

    @property
    def moving(self) -> bool:
        """Whether it is on its way."""
        return self.number > 0 and not self._tween.done

    def advance(self, dt: int) -> None:
        """Let `dt` ms pass."""
        self._tween.advance(dt)

    def report(self, spots: Mapping[int, Point]) -> None:
        """Report where it will stand, by the places of the seats: nothing is to cover it."""
        box = self.box(spots)
        boxes = [] if box is None else [box]
        self.occupancy.report(NUMBER, *boxes, cover=Covering.NEVER)

    def box(self, spots: Mapping[int, Point]) -> FRect | None:
        """Return where it will stand (design pixels), by the places of the seats; None for nowhere."""
        spot = spots.get(self.seat) if self.number else None
        return None if spot is None else self.kit.design(self._badge(spot))

    @property
    def _text(self) -> str:
        return f"+{self.number}"

    @property
    def _size(self) -> float:
        # Large text must not hide the face beside which it stands.
        return self.kit.space.steady(SIZE)

    def _badge(self, at: Point) -> Rect:
        """Return the ground of the number about a point in design pixels; in real ones."""
        kit, px = self.kit, self.kit.px
        high = round(kit.fonts.height(self._size, TITLE) * 1.02)
        wide = kit.fonts.width(self._text, self._size, TITLE) + px(26)
        badge = Rect(0, 0, max(high, wide), high)
        badge.center = (px(at[0]), px(at[1]))
        return badge.clamp(Rect(0, 0, *kit.size))

    def draw(self, target: Surface, spots: Mapping[int, Point]) -> None:
        """Draw it; `spots` are the places of the seats, and −1 that of the pile (design pixels)."""
        if not self.number:
            return
        (ax, ay), (bx, by) = spots[self._from], spots[self.seat]
        t, kit = self._tween.eased, self.kit
        badge = self._badge((lerp(ax, bx, t), lerp(ay, by, t)))
        kit.paint.pill(target, badge, AMBER_FILL, line=INK, line_width=4, shadow=True)
        kit.paint.text(target, self._text, badge.center, self._size, TITLE, INK, "center")


class FacedSentence:
    """The sentence about cards to be drawn: by whom, how many, and what may answer them."""

    def __init__(self, kit: SceneKit, occupancy: Occupancy) -> None:
        self.kit = kit
        self.occupancy = occupancy
        self.text = ""
        self.urgent = False
        """Whether the viewer has to answer now."""
        self._area: FRect | None = None
        self._middle = 0.0

    def place(self, area: FRect, middle: float) -> None:
        """Place the sentence in an area, near an x coordinate; in design pixels."""
        self._area, self._middle = area, middle
        self._find_pill()

    @property
    def content(self) -> Hashable:
        """What it shows."""
        return self.text, self.urgent

    def show(self, text: str, *, urgent: bool = False) -> None:
        """Show a sentence, or nothing if it is empty. An `urgent` one is large."""
        self.text, self.urgent = text, urgent
        self._find_pill()

    def keep_clear(self) -> None:
        """Find another place for it if what lies on the table has moved there."""
        self._find_pill()

    def _find_pill(self) -> FRect | None:
        """Return the area of the sentence in design pixels, or None if there is none.

        While the suit of an answer is chosen there is none: pushed aside, it would stay over the hand.
        """
        if not self.text or self._area is None or self.occupancy.boxes(SUIT_PICKER):
            self.occupancy.remove(FACED)
            return None
        area = self._area
        question = (self.text, self.urgent, tuple(area), self._middle, self.kit.space)

        def find(ground: Ground) -> Spot:
            rooms = self._rooms(area)
            pills = [self._pill(room, share) for room in rooms for share in NARROWER]
            spots = [Spot(pill, pill.center) for pill in pills]
            strip = ground.over(HAND_ROOM)
            free = strip.first(spots, 0.0, FRect(0, 0, *ground.window))
            # Pushed aside by a panel it keeps off the hand, which it would hide.
            free = free or ground.nearest(pills[0], pills[0].size)
            free = free or strip.nearest(pills[0], pills[0].size)
            return free or min(spots, key=lambda spot: strip.covered(spot.rect))

        spot = self.occupancy.place(
            FACED,
            Precedence.PIECE,
            question,
            find,
            "hand",
            PANEL_ROOM,
        )
        return None if spot is None else spot.rect

    def _rooms(self, area: FRect) -> list[FRect]:
        """Return the area, then what of it is right and left of the number at the seat that reaches into it."""
        number = self.occupancy.box(NUMBER)
        if number is None or covers_none(number, [area]):
            return [area]
        left, right = number.left - AIR, number.right + AIR
        sides = [
            FRect(right, area.top, area.right - right, area.h),
            FRect(area.left, area.top, left - area.left, area.h),
        ]
        return [area, *(side for side in sides if side.w > area.w * NARROWER[-1])]

    def _pill(self, area: FRect, share: float) -> FRect:
        """Return the pill in the left part of an area, with this share of its width at most."""
        kit, px = self.kit, self.kit.px
        room = kit.rect(area)
        room.w = px(area.w * share)
        # Beside the number there are plates below, so that it cannot grow.
        most = self._most_high(room.h, grows=area == self._area)
        size, lines = self._fitted(room.w - px(44), most)
        wide = max(rich.line_width(kit, line, size) for line in lines) + px(44)
        tall = max(room.h, kit.fonts.height(size, SEMIBOLD) * len(lines) + px(10))
        left = max(room.left, min(px(self._middle) - wide // 2, room.right - wide))
        # What is urgent grows downwards, away from the piles.
        top = room.top if self.urgent else room.centery - tall // 2
        return kit.design(Rect(left, top, wide, tall))

    def draw(self, target: Surface) -> None:
        """Draw the sentence at its place."""
        where = self._find_pill()
        if where is None or self._area is None:
            return
        kit, px = self.kit, self.kit.px
        pill = kit.rect(where)
        strip = kit.rect(self._area).h
        most = self._most_high(strip, grows=pill.h > strip)
        size, lines = self._fitted(pill.w - px(44), most)
        high = kit.fonts.height(size, SEMIBOLD)
        radius = min(30.0, where.h / 2)
        kit.paint.box(
            target,
            pill,
            PANEL.fade(0.92),
            radius=radius,
            line=AMBER_FILL,
            line_width=3,
            shadow=True,
        )
        y = pill.centery - high * len(lines) // 2
        for line in lines:
            x = pill.centerx - rich.line_width(kit, line, size) // 2
            rich.draw(kit, target, line, (x, y), size, LIGHT)
            y += high

    def _most_high(self, strip: int, *, grows: bool) -> int:
        """How high the lines may be together: what is urgent may reach a little below the strip."""
        if self.urgent:
            return strip * 3 // 2 if grows else strip - self.kit.px(10)
        return strip

    def _fitted(self, wide: int, tall: int) -> tuple[float, Sequence[rich.Line]]:
        """The largest size at which the text has room, in two lines at most if that can be."""
        size = URGENT if self.urgent else STRIP
        while True:
            lines = rich.wrap(self.kit, self.text, size, wide)
            high = self.kit.fonts.height(size, SEMIBOLD) * len(lines)
            if size <= 18 or high <= tall:
                return size, lines
            size -= 1
