"""The fan of the player's own hand, of 1 to 40 cards and more, each of which can be read and picked.

`Fan(area, count)` computes the poses of the cards; `HandMotion` moves them from one arrangement to the next.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache
from math import ceil, cos, radians, sin, tan

from pygame import FRect

from game.show.motion.card_pose import CARD_RATIO, Pose
from game.show.motion.tween import lerp

CARD = 158.0
STEP = 0.54
"""The distance of two cards where there is room, as a share of a card's width."""
APART = 1.0
"""The same of cards that have a least width, in a hand that takes the width of the window."""
CORNER = 0.3
"""The least share of a card's width that its neighbour leaves visible: the index."""
TALLEST, LARGEST = 0.385, 1.3
"""The width of cards as a share of a high area's height, and the greatest factor to their usual width."""
READABLE = 118.0
"""The width below which cards are arranged in another row instead of being made narrower."""
CROWDED = 0.5
"""The same as a share of the least width that they are to have, where that is more."""
ROW_STEP = 0.34
"""The visible part of a card in a back row, above the row before it, as a share of its height."""
DEGREES = 2.0
WIDEST_FAN = 18.0
SLANT = 0.22
"""The additional width of the turned cards at both ends, as a share of a card's width."""
PARTING = 0.5
"""The room that a crowded row keeps free on the right, for spreading around the card in focus."""
LEGAL_LIFT = 26.0
FOCUS_LIFT = 62.0
FOCUS_SCALE = 1.16
GLIDE = 55.0
"""ms in which a card moves two thirds of the way to its place."""


class Fan:
    """The arrangement of `count` cards in an area (design pixels). Places count from 0, from the left.

    A card is at least as wide as `least` while there is room.
    """

    @classmethod
    def of(cls, area: FRect, count: int, least: float = 0.0) -> Fan:
        """Return the fan for an area and a number of cards, from a cache: it is needed in every frame."""
        return _fan(*area, count, least)

    def __init__(self, area: FRect, count: int, least: float = 0.0) -> None:
        self.area = area
        self.count = count
        self.least = least
        self.rows = 1
        self.widest = max(least, min(max(CARD, area.h * TALLEST), CARD * LARGEST))
        self.width = self._width(1)
        narrow = max(READABLE, CROWDED * least)
        while self.width < narrow and self.rows < 4 and self._width(self.rows + 1) > self.width:
            self.rows += 1
            self.width = self._width(self.rows)
        self.per_row = max(1, ceil(count / self.rows))
        self.height = self.width * CARD_RATIO
        # With several rows a lifted card must not hide those behind it.
        self.legal_lift = LEGAL_LIFT if self.rows == 1 else 10.0
        self.focus_lift = FOCUS_LIFT if self.rows == 1 else 14.0
        self.rest = [self._rest(place) for place in range(count)]

    def _width(self, rows: int) -> float:
        """The widest a card can be in so many rows that all the indices are seen."""
        in_row = max(1, ceil(self.count / rows))
        tallest = self.area.h / (CARD_RATIO * (1.2 + ROW_STEP * (rows - 1)))
        crowd = PARTING if in_row > 1 else 0.0
        return min(self.widest, tallest, self.area.w / (1 + SLANT + crowd + CORNER * (in_row - 1)))

    def row(self, place: int) -> int:
        """The row of a card, 0 being the front one."""
        return self.rows - 1 - place // self.per_row

    def _parting(self, step: float) -> float:
        """How far the cards of a row part for the one in focus, to its right."""
        return self.width * min(PARTING, max(0.0, (1 + FOCUS_SCALE) / 2 - step / self.width))

    @property
    def _step(self) -> float:
        """The distance of two cards of a row."""
        room = self.area.w - self.width * (1 + SLANT)
        between = max(1, self.per_row - 1)
        overlapping = (room - self.width * PARTING) / between
        if not self.least:
            return min(self.width * STEP, overlapping)
        # The less they overlap the less they have to part.
        parted = (room - self.width * (1 + FOCUS_SCALE) / 2) / max(1, between - 1)
        if parted < self.width * ((1 + FOCUS_SCALE) / 2 - PARTING):
            parted = overlapping
        return min(self.width * APART, max(parted, overlapping))

    def _rest(self, place: int) -> Pose:
        row = self.row(place)
        first = place - place % self.per_row
        in_row = min(self.per_row, self.count - first)
        middle = (in_row - 1) / 2
        step = self._step
        # Only a row whose cards part for the one in focus lies a little left of the middle, if it is crowded.
        free = self.area.w - self.width * (1 + SLANT) - step * middle * 2
        centre = self.area.centerx - max(0.0, self._parting(step) - free / 2)
        degrees = min(DEGREES, WIDEST_FAN / max(1, self.per_row - 1))
        radius = step / tan(radians(degrees))
        across = place - first - middle
        widest = radians(degrees * (self.per_row - 1) / 2)
        # The ends of the fan hang lowest: they rest on the area's lower edge.
        hang = radius * (1 - cos(widest)) + self.width / 2 * sin(widest)
        return Pose(
            centre + step * across,
            self.area.bottom
            - self.height / 2
            - hang
            - row * self.height * ROW_STEP
            + radius * (1 - cos(radians(degrees * across))),
            -degrees * across,
            self.width,
        )

    def poses(
        self, focus: int | None = None, legal: Collection[int] = (), low: bool = False
    ) -> list[Pose]:
        """Return the poses of the cards: legal ones are lifted, the one in focus is large and upright.

        Its neighbours in the row make room for it within the area. With `low` it does not rise above them,
        because something else is there.
        """
        found = [
            pose._replace(y=pose.y - self.legal_lift) if place in legal else pose
            for place, pose in enumerate(self.rest)
        ]
        if focus is None or not 0 <= focus < self.count:
            return found
        rest = self.rest[focus]
        large = rest.width * FOCUS_SCALE
        y = rest.y - (0 if low else self.focus_lift)
        if self.rows == 1 and not low:
            y -= (large - rest.width) * CARD_RATIO / 2  # it grows upwards, from its lower edge
            # The middle of a long fan lies higher: lifted as far as usual it would reach what is above.
            y = max(y, self.area.top - FOCUS_LIFT + large * CARD_RATIO / 2)
        found[focus] = Pose(rest.x, y, 0.0, large)
        first = focus - focus % self.per_row
        last = min(first + self.per_row, self.count) - 1
        room = self.width / 2 + large / 2
        for place in range(first, focus):
            # To the left a corner stays in sight anyway; the cards only shrink together a little.
            near = (place - first + 1) / (focus - first + 1)
            shift = (large - rest.width) / 2 * near
            found[place] = found[place]._replace(x=found[place].x - shift)
        if focus < last:
            edge = self.area.right - self.width * (1 + SLANT) / 2
            span = last - focus - 1
            tight = edge - span * self.width * CORNER / 2
            start = max(self.rest[focus + 1].x, min(rest.x + room, tight))
            step = self.rest[focus + 1].x - rest.x
            end = max(self.rest[last].x, min(edge, start + span * step))
            for place in range(focus + 1, last + 1):
                share = (place - focus - 1) / span if span else 0.0
                moved = max(found[place].x, lerp(start, end, share))
                found[place] = found[place]._replace(x=moved)
        return found

    def pick(
        self,
        x: float,
        y: float,
        focus: int | None = None,
        legal: Collection[int] = (),
        low: bool = False,
    ) -> int | None:
        """Return the place of the card at a point of the table, for a hand drawn with this focus, or None.

        The card in focus also owns the gap that its lift leaves below it, so that the focus does not flicker
        between two cards.
        """
        poses = self.poses(focus, legal, low)
        # The card in focus may hide some of the rows before its own, which can be pointed at all the same.
        for place in sorted(
            range(self.count), key=lambda place: (self.row(place), place != focus, -place)
        ):
            if place == focus:
                # Beside it, where its turned neighbour does not reach, is still on it.
                below, aside = self.focus_lift, self.width * 0.07
                held = poses[place].holds(x, y, below, aside) or self.rest[place].holds(x, y)
            else:
                held = poses[place].holds(x, y, self.legal_lift if place in legal else 0.0)
            if held:
                return place
        return None

    def slot_at(self, x: float, y: float) -> int | None:
        """Return the place that a card dragged to a point would get, or None if that is not over the hand."""
        top = min((pose.y for pose in self.rest), default=self.area.bottom) - self.height / 2
        if not self.count or not top - self.focus_lift < y:
            return None
        if not self.area.left - self.width < x < self.area.right + self.width:
            return None
        return min(
            range(self.count),
            key=lambda place: (
                abs(self.rest[place].y - y) > self.height * ROW_STEP and self.rows > 1,
                abs(self.rest[place].x - x),
            ),
        )

    def order(self, focus: int | None = None) -> list[int]:
        """Return the places in drawing order; a card in focus is on top, to be seen whole."""
        return sorted(
            range(self.count), key=lambda place: (place == focus, -self.row(place), place)
        )

    def beside(self, place: int, direction: tuple[int, int]) -> int | None:
        """Return the place next to another: left and right wrap around, up and down change the row.

        None where a step up or down leaves the hand.
        """
        if direction[0]:
            return (place + direction[0]) % self.count
        target = place + direction[1] * self.per_row
        if 0 <= target < self.count:
            return target
        if direction[1] > 0 and self.row(place) > 0:
            return self.count - 1
        return None


@lru_cache(maxsize=64)
def _fan(left: float, top: float, width: float, height: float, count: int, least: float) -> Fan:
    return Fan(FRect(left, top, width, height), count, least)


class HandMotion:
    """The movement of a hand's cards: `poses` approach the fan's.

    `cards` are the faces in displayed order.
    """

    def __init__(self) -> None:
        self.cards: list[int] = []
        self.poses: list[Pose] = []
        self.targets: list[Pose] = []

    @property
    def still(self) -> bool:
        """Whether no card moves."""
        return self.poses == self.targets

    def aim(self, cards: Sequence[int], targets: list[Pose]) -> None:
        """Set the cards of the hand and their target poses.

        A card that was there before moves from its present pose; a new one is at its target at once.
        """
        if list(cards) != self.cards:
            left: dict[int, list[Pose]] = {}
            for card, pose in zip(self.cards, self.poses, strict=True):
                left.setdefault(card, []).append(pose)
            self.poses = [
                left[card].pop(0) if left.get(card) else target
                for card, target in zip(cards, targets, strict=True)
            ]
            self.cards = list(cards)
        self.targets = targets

    def settle(self) -> None:
        """Put every card at its target at once."""
        self.poses = list(self.targets)

    def advance(self, dt: int) -> None:
        """Let `dt` ms pass."""
        share = 1 - 0.34 ** (dt / GLIDE)
        self.poses = [
            target if pose.near(target) else pose.towards(target, share)
            for pose, target in zip(self.poses, self.targets, strict=True)
        ]
