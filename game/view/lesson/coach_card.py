"""The coach's card in a lesson: who speaks, one sentence with its clause, a picture, and the one deed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from pygame import FRect, Rect, Surface

from game.view.base.arranging import Placed
from game.view.base.colours import PAPER, PAPER_LOW
from game.view.base.scene_kit import SceneKit
from game.view.lesson.coach_layout import BELOW, EDGE, CardText, CoachLayout, Dress
from game.view.lesson.lesson_bar import BAR
from game.view.lesson.lesson_picture import LessonPicture
from game.view.speech.bubbles import Bubbles
from game.view.speech.free_places import Ground
from game.view.speech.occupancy import COACH, Occupancy
from game.view.speech.spots import Covering, Spot, covers_none, crosses, tip_at

WIDTHS = (760, 660, 860, 560, 1000, 1240, 1500, 400, 350)
"""How wide the card may be, in design pixels; the first is the best."""
UNUSUAL = 50
"""How many pixels further away the card rather lies than have the next width."""
COVERS = 0.9
"""How many pixels further away it rather lies for each pixel of the side of a square that it covers."""
ACROSS = 0.3
"""The share of a room by which it rather lies further away than have something else before its target."""
CLOSE = 16
"""How close to the window's edge it comes where there is little room."""
TAIL = 34
"""The room between the card and what it speaks of, in design pixels."""
LONGEST_TAIL = 240
"""How far the card may be from what it speaks of to point at it, in design pixels."""
DEED, OPENED, NAMED = "lesson deed", "lesson opened", "lesson named"
"""The pieces that are to be seen: where the deed is done, what has opened for it, what else the step names."""
SEEN = (DEED, OPENED, NAMED)
NEEDED, COVERED, MINE = "lesson needed", "lesson covered", "lesson own"
"""What has to be read with any step, what is rather not covered by the card, and of that the learner's own: the
cards in hand besides those of the deed, and the plate."""
PEOPLE = "lesson people"
"""The others of whom the step speaks."""


_Try: TypeAlias = tuple[Dress, bool, list[FRect]]


class CoachCard:
    """The card; `place` finds room for it, `draw` draws it there.

    `rect`, `deed_rect` and `clause_rect` are real pixels: of the card, and on it of its deed and its clause.
    """

    def __init__(self, kit: SceneKit, picture: LessonPicture, occupancy: Occupancy) -> None:
        self.kit, self.picture, self.occupancy = kit, picture, occupancy
        self.bubbles = Bubbles(kit)
        self.rect = Rect(0, 0, 0, 0)
        self.deed_rect = Rect(0, 0, 0, 0)
        self.clause_rect = Rect(0, 0, 0, 0)
        self._text: CardText | None = None
        self._layout: CoachLayout | None = None
        self._placed: Placed = {}
        self._tip: tuple[float, float] | None = None
        self._between: tuple[FRect, ...] = ()

    def place(self, said: CardText, room: FRect, *, pointing: bool) -> None:
        """Find a place in a room, in design pixels, near what is spoken of, perhaps `pointing` at it.

        It covers nothing that is to be seen or is needed to follow the step, nor the lesson's bar, nor what is
        the learner's own, nor whom the step speaks of. Where there is too little room it comes close to the
        edge of the window, then it covers those people, then what is the learner's own, then the picture is
        left out, then there is on the card no more than has to be read; at last all that is to be seen but the
        target is covered.
        """
        target, clear = self._target(), self._boxes(*SEEN, BAR)
        self._text = said
        self._between = self._besides(target, *clear, *self._boxes(NEEDED), *self._boxes(MINE))
        about = target or FRect(room.center, (0, 0))
        window = self.kit.space.sides
        lightly = tuple(("", box, Covering.LIGHTLY) for box in self._boxes(COVERED))
        ground = Ground(window, lightly)
        for dress, tight, obstacles in self._tries(target, clear):
            within = FRect(0, 0, *window).inflate(-CLOSE, -CLOSE) if tight else room
            if self._try(said, within, about, ground.also(*obstacles), dress):
                break
        self._report(pointing=pointing)

    def _tries(self, target: FRect | None, clear: Sequence[FRect]) -> list[_Try]:
        """Return how much is on the card, whether it comes close to the window's edge, and what it avoids."""
        always, needed = self._boxes(BAR), self._boxes(NEEDED)
        own = [*needed, *self._boxes(MINE)]
        kept = [each.inflate(TAIL, TAIL) for each in clear]
        nearest = [target.inflate(2 * TAIL, 2 * TAIL)] if target is not None else []
        close = [target] if target is not None else []

        def full(*also: FRect) -> list[_Try]:
            return [
                (Dress.FULL, False, [*nearest, *kept, *also]),
                (Dress.FULL, False, [*nearest, *clear, *also]),
                (Dress.FULL, True, [*close, *clear, *also]),
            ]

        return [
            *full(*own, *self._boxes(PEOPLE)),
            *full(*own),
            (Dress.PLAIN, True, [*close, *clear, *own]),
            *full(*needed),
            (Dress.PLAIN, True, [*close, *clear, *needed]),
            (Dress.BARE, True, [*close, *clear, *needed]),
            (Dress.BARE, True, [*close, *clear]),
            (Dress.PLAIN, True, [*close, *always, *needed]),
            (Dress.PLAIN, False, [*nearest, *always]),
            (Dress.PLAIN, True, [*close, *always]),
            (Dress.BARE, True, [*close, *always]),
            (Dress.BARE, True, close),
            (Dress.BARE, True, []),
        ]

    def stays(self, said: CardText, *, pointing: bool) -> bool:
        """Whether the card says the same as before and covers nothing of a step: then it stays where it is."""
        clear = self._boxes(*SEEN, NEEDED)
        if said != self._text or not covers_none(self.kit.design(self.rect), clear):
            return False
        self._between = self._besides(self._target(), *clear, *self._boxes(MINE))
        self._report(pointing=pointing)
        return True

    def uncovered(self, name: str) -> tuple[FRect, ...]:
        """Return those boxes of a piece that the card does not cover, not even in part."""
        boxes = self.occupancy.boxes(name)
        return tuple(each for each in boxes if covers_none(self.rect, [self.kit.rect(each)]))

    def _boxes(self, *names: str) -> list[FRect]:
        """Return the boxes of some pieces."""
        return [box for name in names for box in self.occupancy.boxes(name)]

    def _target(self) -> FRect | None:
        """Return what is spoken of first: what has opened, where the deed is done, or what is named."""
        return next(iter(self._boxes(OPENED, DEED, NAMED)), None)

    @staticmethod
    def _besides(target: FRect | None, *areas: FRect) -> tuple[FRect, ...]:
        """Return the areas besides the target; none if there is no target."""
        return tuple(each for each in areas if target is not None and each != target)

    def _report(self, *, pointing: bool) -> None:
        """Report where the card lies, and let its tail end at what is spoken of."""
        self.occupancy.report(COACH, self.kit.design(self.rect), cover=Covering.FREELY)
        self._tip, target = None, self._target()
        if pointing and target is not None:
            rect = self.kit.design(self.rect)
            self._tip = tip_at(rect, target, LONGEST_TAIL, self._between)

    def _try(self, said: CardText, room: FRect, about: FRect, ground: Ground, dress: Dress) -> bool:
        kit, px, scale = self.kit, self.kit.px, self.kit.space.scale
        layout = CoachLayout(kit, self.picture, said, dress)

        def cost(rect: FRect) -> float:
            across = room.w if crosses(rect, about, self._between) else 0.0
            return COVERS * ground.sides(rect) + ACROSS * across

        best: tuple[float, Rect] | None = None
        whole = kit.rect(room)
        for number, design in enumerate(WIDTHS):
            wide = min(px(kit.space.widened(design, 0.6)), whole.w)
            tight = wide < whole.w and dress is Dress.FULL
            if tight and wide - 2 * px(EDGE) < self.picture.width(said.shown):
                continue
            high = kit.boxes.height(layout.box, wide)
            size = min(wide / scale, room.w), high / scale
            found = ground.within(room, about, size, cost)
            if found is not None:
                keys_below = BELOW in kit.arrange(layout.box, Rect(0, 0, wide, high))
                worth = found[0] + (number + 2 * keys_below) * UNUSUAL
                if best is None or worth < best[0]:
                    place = Rect(kit.rect(found[1]).topleft, (wide, high))
                    best = worth, place.clamp(whole)
        if best is None:
            return False
        _, self.rect = best
        self._layout, self._placed = layout, kit.arrange(layout.box, self.rect)
        self.deed_rect = self._placed["deed"]
        return True

    @property
    def tail(self) -> tuple[tuple[float, float], tuple[float, float]] | None:
        """The line from the card to what it points at, in real pixels; None where it does not point."""
        if self._tip is None:
            return None
        scale, rect = self.kit.space.scale, self.rect
        x, y = self._tip[0] * scale, self._tip[1] * scale
        return (min(max(x, rect.left), rect.right), min(max(y, rect.top), rect.bottom)), (x, y)

    def at(self, pos: tuple[int, int]) -> bool:
        """Whether a point in real pixels is on the card."""
        return self.rect.collidepoint(pos)

    def draw(self, target: Surface, *, glowing: bool = False) -> None:
        """Draw the card where it was placed; the deed glows after something else was tried."""
        if self._layout is None:
            return
        kit, rect = self.kit, self.rect
        if self._tip is not None:
            box = FRect(kit.design(rect))
            self.bubbles.shape(target, Spot(box, self._tip), (PAPER, PAPER_LOW), 30)
        else:
            kit.paint.box(target, rect, (PAPER, PAPER_LOW), radius=30, shadow=True)
        self.clause_rect = self._layout.draw(target, self._placed, glowing=glowing)
