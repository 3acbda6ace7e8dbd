"""Warnings beside seats, and answers and hints beside what has the focus."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from itertools import product
from math import hypot

from pygame import FRect, Rect

from game.show.table_highlights import TableHighlights
from game.view.base.scene_kit import SceneKit
from game.view.base.still_layer import Piece
from game.view.speech.bubbles import REASON_WIDE, Bubbles, Paragraph
from game.view.speech.free_places import Ground
from game.view.speech.occupancy import (
    FOCUSED_CARD,
    HAND_ROOM,
    LOG,
    OFFERS,
    PANEL_ROOM,
    PROMPTS,
    Occupancy,
    Precedence,
)
from game.view.speech.spots import Spot, beside
from game.view.table.side_panels import SidePanels

RIM = 40.0
"""The least distance of a pill from the edges of the window."""

WIDTHS = (REASON_WIDE, 340.0, 640.0, 310.0)
"""How wide an answer may be set, in design pixels, best first."""
IN_NEED = (240.0, 210.0)
"""How wide it may be set, too, where it cannot but cover something."""

STRIDE = 6.0
"""How far (real pixels) a pointer moves until it tells where it is going: of single pixels one cannot say."""


class TableBubbles:
    """Finds room for bubbles, and makes them.

    Where they can be clicked, in real pixels: `hint` does what is offered with the card in focus, `together`
    plays all that are the same, `gather` marks it, `answer` opens its rule.
    """

    def __init__(self, kit: SceneKit, side_panels: SidePanels, occupancy: Occupancy) -> None:
        self.kit = kit
        self.side_panels = side_panels
        self.occupancy = occupancy
        self.bubbles = Bubbles(kit)
        self.hint: Rect | None = None
        self.together: Rect | None = None
        self.gather: Rect | None = None
        self.answer: Rect | None = None
        self._pointer = (0, 0)
        self._answered = Paragraph("")
        """The answer as it was set last."""

    def at(self, pos: tuple[int, int]) -> str:
        """What of it is clicked at a point (real pixels): "hint", "together", "gather", "answer" or ""."""
        clicked = {
            "hint": self.hint,
            "together": self.together,
            "gather": self.gather,
            "answer": self.answer,
        }
        found = (name for name, rect in clicked.items() if rect and rect.collidepoint(pos))
        return next(found, "")

    def attracts(self, pos: tuple[int, int]) -> bool:
        """Whether the pointer, which is here now, is by the answer or on its straight way there.

        Or it is near the card in focus, on its straight way to what is offered with it.
        """
        before = self._pointer
        if hypot(pos[0] - before[0], pos[1] - before[1]) >= STRIDE:
            self._pointer = pos
        if self.answer is not None:
            return self.answer.collidepoint(pos) or self._headed(before, pos, self.answer)
        card = self.occupancy.box(FOCUSED_CARD)
        if card is None:
            return False
        for offer in filter(None, map(self._offered, OFFERS)):
            middle = Rect(self.kit.rect(card).centerx, offer.centery, 0, 0)
            way = offer.inflate(0, 3 * offer.h).union(middle)
            if way.collidepoint(pos) and self._headed(before, pos, offer):
                return True
        return False

    def _headed(self, before: tuple[int, int], pos: tuple[int, int], goal: Rect) -> bool:
        """Whether a pointer that came from there to here is on the straight way to a goal."""
        dx, dy = pos[0] - before[0], pos[1] - before[1]
        if not dx and not dy:
            return False
        far = 1 + sum(self.kit.size) / (abs(dx) + abs(dy))
        return bool(goal.clipline(pos, (round(pos[0] + far * dx), round(pos[1] + far * dy))))

    def spans(self, pos: tuple[int, int]) -> bool:
        """Whether a point lies between the card in focus and what is offered with it."""
        card = self.occupancy.box(FOCUSED_CARD)
        offers = filter(None, map(self._offered, OFFERS))
        return card is not None and any(
            self.kit.rect(card).union(each).collidepoint(pos) for each in offers
        )

    def alerts(self, names: Mapping[int, str], warned: Iterable[int]) -> list[Piece]:
        """Warnings of seats, of which the names are known. Between close neighbours they are shorter."""
        words, warned = self.kit.words, set(warned)
        pieces = []
        for seat, name in names.items():
            plate = self.occupancy.box(f"plate {seat}") if seat in warned else None
            if plate is None:
                self.occupancy.remove(f"warning {seat}")
                continue
            texts = [words("table.alert", name=name), words("table.alert_short")]
            sizes = {text: self.bubbles.alert_size(text) for text in texts}
            question = (tuple(sizes.items()), tuple(plate))
            find = partial(_beside_plate, plate, tuple(sizes.values()))
            bubble = f"warning {seat}"
            spot = self.occupancy.place(bubble, Precedence.WARNING, question, find)
            if spot is not None:
                wide = spot.rect.w
                text = min(texts, key=lambda text: abs(sizes[text][0] - wide))
                pieces.append(self.bubbles.alert(f"alert {seat}", text, spot))
        return pieces

    def about(self, highlights: TableHighlights, cards: Sequence[int]) -> list[Piece]:
        """The answer that was asked for, or what the card in focus, one of the hand's `cards`, would do."""
        self.hint = self.together = self.gather = self.answer = None
        pieces = self._about(highlights, cards)
        if highlights.own.reason is None or not pieces:
            self.occupancy.remove("answer")
        for name in OFFERS:
            if self._offered(name) is None:
                self.occupancy.remove(name)
        return pieces

    def _offered(self, name: str) -> Rect | None:
        return {"hint": self.hint, "together": self.together, "gather": self.gather}[name]

    def _about(self, highlights: TableHighlights, cards: Sequence[int]) -> list[Piece]:
        about = self.occupancy.box(highlights.own.beside) if highlights.own.beside else None
        if about is not None and highlights.own.reason is not None:
            return [self._reason(highlights.own.reason, partial(beside, about), about)]
        focus, lies = highlights.own.focus, self.occupancy.box(FOCUSED_CARD)
        if focus is None or lies is None:
            return []
        card = lies.inflate(24, 24)
        if highlights.own.reason is not None:
            spots = partial(_spots_over, card, hand_top=self._top(focus))
            return [self._reason(highlights.own.reason, spots, card)]
        if highlights.playable is None or highlights.own.drag is not None:
            return []
        if highlights.own.asked or highlights.withheld or highlights.veiled:
            return []  # the keys are another's, or nobody is to play
        playable = cards[focus] in highlights.playable
        command, word = ("confirm", "play") if playable else ("why", "why")
        count, words = len(highlights.own.gathered), self.kit.words
        label = words("table.together", count=count) if count else words(f"table.{word}")
        piece, self.hint = self._pill("hint", command, label, card)
        pieces, row = [piece], self._row(card, self.hint)
        if highlights.copies > 1 and not count:
            label = words("table.together", count=highlights.copies)
            piece, self.together = self._pill("together", "together", label, card, row)
            pieces.append(piece)
            row = self._row(row, self.together)
        if highlights.gathers:
            label = words("table.unmark" if focus in highlights.own.gathered else "table.mark")
            piece, self.gather = self._pill("gather", "gather", label, card, row)
            pieces.append(piece)
        return pieces

    def _top(self, focus: int) -> float:
        """Return the upper edge of the hand but for the card in focus; the middle of a card that is alone."""
        boxes = self.occupancy.boxes("hand")
        tops = [box.top for slot, box in enumerate(boxes) if slot != focus]
        return min(tops, default=boxes[focus].centery)

    def _row(self, of: FRect, pill: Rect) -> FRect:
        """What a card, or a row of pills, covers from side to side at the height of a pill."""
        rect = self.kit.design(pill)
        left, right = min(of.left, rect.left), max(of.right, rect.right)
        return FRect(left, rect.top, right - left, rect.h)

    def _pill(
        self, name: str, command: str, label: str, card: FRect, row: FRect | None = None
    ) -> tuple[Piece, Rect]:
        """What could be done with the card in focus, in a pill: at an end of the `row` that there is.

        They stand abreast, on both sides of the card if they can: the prompts above stay in sight.
        """
        size = self.side_panels.pill_size(command, label)
        question = (size, tuple(card), tuple(row or ()), tuple(self.hint or ()))
        find = partial(self._find_pill, card, size, row)
        over = (HAND_ROOM, PANEL_ROOM, "answer", *OFFERS)
        spot = self.occupancy.place(name, Precedence.ANSWER, question, find, *over)
        return self.side_panels.pill(name, command, label, spot.rect if spot is not None else card)

    def _find_pill(
        self, card: FRect, size: tuple[float, float], row: FRect | None, ground: Ground
    ) -> Spot:
        window = self.occupancy.window
        inside = FRect(RIM, RIM, window[0] - 2 * RIM, window[1] - 1.5 * RIM)
        bare = ground.over("hand")
        if row is None:
            near = card
            top = min(box.top for box in (card, *self.occupancy.boxes("hand")))
            spot = ground.first(_corners(near, size, top), 0.0, inside)
            spot = spot or bare.first(_lower_corners(near, size), 0.0, inside)
            # Further away rather than over anything else.
            spot = spot or _bare_of_tail(ground.nearest(card, size))
        else:
            near = FRect(row.left, row.top + 30, row.w, 0)
            sides, others = _corners(near, size, near.top), _lower_corners(near, size)
            # The shorter way for the mouse is across no other card.
            sides[:2] = sorted(sides[:2], key=lambda each: abs(each.rect.centerx - card.centerx))
            spots = [*sides, *others]
            spot = ground.also(row).first(spots[:2], 0.0, inside)
            spot = spot or bare.also(row).first(spots, 0.0, inside)
            if spot is None and self.hint is not None:  # no room abreast: below the first
                first = self.kit.design(self.hint)
                near = FRect(first.left - 14, first.bottom + 36, 0, 0)
                spots = [*_corners(near, size, near.top), *_lower_corners(near, size)]
                spot = Ground(window).also(first).first(spots, 0.0, inside)
        if spot is None:
            rect = _corners(near, size, near.top)[0].rect.clamp(inside)
            spot = Spot(rect, rect.center)
        return spot

    def _reason(
        self,
        reason: tuple[str, str],
        spots: Callable[[tuple[float, float]], Sequence[Spot]],
        about: FRect,
    ) -> Piece:
        """The answer where it covers nothing, set otherwise than usual if it must be, or the least."""
        answer = Paragraph(*reason)

        def fits(size: float, *widths: float) -> list[Paragraph]:
            return [answer._replace(wide=wide, size=size) for wide in widths]

        every = [fit for size in self.bubbles.reason_sizes for fit in fits(size, *WIDTHS, *IN_NEED)]
        sizes = {fit: self.bubbles.reason_size(fit) for fit in every}

        def find(ground: Ground) -> Spot:
            bare = ground.over(LOG)
            steps = list(product(self.bubbles.reason_sizes, (ground, bare)))
            if not ground.yields(
                LOG
            ):  # the recent moves give way only where no size has room elsewhere
                steps.sort(key=lambda step: step[1] is bare)
            # The prompts below one's plate are left out where it lies, too.
            steps += [(size, bare.over(PROMPTS)) for size in self.bubbles.reason_sizes]
            for letters, free in steps:
                for self._answered in fits(letters, *WIDTHS):
                    size = sizes[self._answered]
                    spot = free.first(spots(size)) or free.nearest(about, size)
                    if spot is not None:
                        return spot
            least = {fit: bare.least(about, size) for fit, size in sizes.items()}
            self._answered = min(least, key=lambda each: bare.covered(least[each].rect))
            return least[self._answered]

        question = (tuple(sizes.items()), tuple(about))
        over = (HAND_ROOM, PANEL_ROOM, *OFFERS)
        spot = self.occupancy.place("answer", Precedence.ANSWER, question, find, *over)
        assert spot is not None
        if answer.clause:
            self.answer = self.kit.rect(spot.rect)
        return self.bubbles.reason(self._answered, spot)


def _beside_plate(
    plate: FRect, sizes: Sequence[tuple[float, float]], ground: Ground
) -> Spot | None:
    """Return a spot for a warning, in the first of its sizes for which there is one."""
    found = (ground.first(beside(plate, size, 24)) for size in sizes)
    return next((spot for spot in found if spot is not None), None)


def _bare_of_tail(spot: Spot | None) -> Spot | None:
    """Return the place alone: a pill has no tail."""
    return None if spot is None else Spot(spot.rect, spot.rect.center)


def _corners(near: FRect, size: tuple[float, float], top: float) -> list[Spot]:
    """Return spots for a pill beside the upper edge of a card, then above everything up to `top`."""
    w, h = size
    above = min(near.top, top) - 14 - h
    return _spots(
        size,
        (near.right + 14, near.top - 30),
        (near.left - 14 - w, near.top - 30),
        (near.right + 8, near.top + 12),
        (near.left - 8 - w, near.top + 12),
        (near.centerx - w / 2, near.top - 14 - h),
        (near.right + 14, above),
        (near.left - 14 - w, above),
        (near.centerx - w / 2, above),
        # Lower, where a sentence over the hand reaches down to the card.
        (near.right + 8, near.top + 22),
        (near.left - 8 - w, near.top + 22),
    )


def _lower_corners(near: FRect, size: tuple[float, float]) -> list[Spot]:
    """Return spots for a pill over the lower ends of a card's neighbours."""
    y = near.bottom - size[1] - 16
    return _spots(size, (near.right + 6, y), (near.left - 6 - size[0], y))


def _spots(size: tuple[float, float], *corners: tuple[float, float]) -> list[Spot]:
    rects = [FRect(*corner, *size) for corner in corners]
    return [Spot(rect, rect.center) for rect in rects]


def _spots_over(card: FRect, size: tuple[float, float], hand_top: float) -> list[Spot]:
    """Places for an answer about a card of the hand: beside its upper part, then over it."""
    wide, tall = size
    y = min(card.top + 20, hand_top - tall - 26)
    level = min(y + tall, card.top + card.h * 0.3)
    found = []
    for gap in (18.0, 70.0):
        found.append(Spot(FRect(card.left - gap - wide, y, wide, tall), (card.left + 6, level)))
        found.append(Spot(FRect(card.right + gap, y, wide, tall), (card.right - 6, level)))
    for shift in (0.5, 0.8, 0.2, 1.0, 0.0):
        left = card.centerx - wide * shift
        found.append(
            Spot(FRect(left, card.top - 34 - tall, wide, tall), (card.centerx, card.top - 4))
        )
    return found
