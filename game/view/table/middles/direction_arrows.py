"""Arrows for the direction of play, on the cloth round the piles, from each seat to the next.

`ring_arcs(placement)` finds where there is room for them; `Ring.piece` draws them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from itertools import pairwise
from math import atan2, cos, dist, pi, sin
from typing import TypeAlias

import pygame
from pygame import FRect, Rect, Surface

from game.view.base import svg_shapes as vector
from game.view.base.colours import AMBER, Colour
from game.view.base.scene_kit import SceneKit
from game.view.base.space import Point
from game.view.base.still_layer import Piece
from game.view.layout.table_layout import Placement
from game.view.speech.free_places import MARGIN

Arc: TypeAlias = list[Point]
Box: TypeAlias = tuple[float, float, float, float]
"""An FRect that can be a key."""

ARROW = Colour.hex("#efeacb")
FAINT = 0.46
"""The opacity of the arrows, low so that they look like part of the cloth."""
STEPS = 240
BESIDE, ABOVE = (190.0, 150.0, 110.0, 76.0, 48.0), (118.0, 98.0, 78.0, 58.0, 34.0)
"""How far the ring may go out from the piles, at the sides and above."""
ROUND, SQUARE = 2.0, 4.0
"""The exponents of an oval and of nearly a rectangle."""
CLEAR = 22.0
"""The least distance of an arrow from everything else."""
OWN_GAP = 0.56
"""The share of the ring's half width that stays open on both sides of the viewer."""
LEAST, LONG = 120.0, 420.0
"""No arrow is shorter, for it would be all head; beyond the other length it gains nothing."""
DOT = (1e-3, 1e-3)
"""The size of a point, which without any would lie in no rectangle."""
HEAD, HALF, STEM = 32.0, 15.0, 7.0


class Ring:
    """Draws the arrows along its `arcs`."""

    def __init__(self, kit: SceneKit) -> None:
        self.kit = kit
        self.arcs: Sequence[Arc] = ()
        self._rects: list[Rect] = []

    def lay(self, arcs: Sequence[Arc]) -> None:
        """Take over where the arrows are, in the window as it is now."""
        self.arcs = arcs
        self._rects = [self.kit.rect(_around(arc)) for arc in arcs]

    def piece(self, direction: int, lit: bool = False) -> Piece:
        """The arrows, turned round for the direction −1; `lit` as it changes."""
        rects = self._rects

        def draw(target: Surface) -> None:
            # Each by itself: most of what is drawn again lies between them, and takes no blit then.
            for number, rect in enumerate(rects):
                target.blit(self._arrow(number, direction, lit), rect)

        places = tuple((*rect.topleft, *rect.size) for rect in rects)
        whole = rects[0].unionall(rects[1:]) if rects else Rect(0, 0, 0, 0)
        return Piece("ring", (places, direction, lit), whole, draw)

    def _arrow(self, number: int, direction: int, lit: bool) -> Surface:
        """The picture of one of the arrows."""
        rect, arc, scale = self._rects[number], self.arcs[number], self.kit.space.scale

        def draw() -> Surface:
            line = [(x * scale - rect.x, y * scale - rect.y) for x, y in arc]
            body = arrow(line if direction > 0 else line[::-1], scale, AMBER if lit else ARROW)
            picture = vector.picture(rect.w, rect.h, body)
            if not lit:  # as a whole: its head covers its stem
                faint = (255, 255, 255, round(255 * FAINT))
                picture.fill(faint, special_flags=pygame.BLEND_RGBA_MULT)
            return picture

        key = ("arrow", rect.topleft, rect.size, arc[0], arc[-1], direction, lit)
        return self.kit.paint.keep(key, draw)


def _around(arc: Arc) -> FRect:
    """What an arrow is drawn on, in design pixels."""
    left, top = min(x for x, _ in arc), min(y for _, y in arc)
    right, bottom = max(x for x, _ in arc), max(y for _, y in arc)
    return FRect(left, top, right - left, bottom - top).inflate(2 * HEAD, 2 * HEAD)


def arrow(line: Sequence[Point], scale: float, colour: Colour = ARROW) -> str:
    """A curved arrow along points, its head at the last of them, as SVG."""
    x, y = line[-1]
    # The head looks along its own length of the line, not along the last short step of it.
    back = next((p for p in reversed(line) if dist(p, (x, y)) > HEAD * 0.7 * scale), line[0])
    long = dist(back, (x, y)) or 1.0
    ux, uy = (x - back[0]) / long, (y - back[1]) / long
    head, half = HEAD * scale, HALF * scale
    tip = f"M{x:.1f} {y:.1f}"
    for side in (1, -1):
        px = x - ux * head - uy * half * side
        py = y - uy * head + ux * half * side
        tip += f"L{px:.1f} {py:.1f}"
    root = (x - ux * head, y - uy * head)
    stem = [p for p in line if dist(p, (x, y)) > head * 1.05]
    d = "M" + "L".join(f"{px:.1f} {py:.1f}" for px, py in [*stem, root])
    return vector.path(d, None, colour, STEM * scale, 'stroke-linecap="round"') + vector.path(
        tip + "Z", colour, colour, 3 * scale, 'stroke-linejoin="round"'
    )


def ring_arcs(placement: Placement) -> list[Arc]:
    """An arrow from each seat to the next along an oval round the piles, each clockwise.

    Where something is in the way, or the seats are close to each other, there are fewer; none is broken.
    """
    names = ("draw", "discard", "called", "stock")
    piles = [placement[name] for name in names]
    core = piles[0].unionall(piles[1:])
    taken = [seat.box.inflate(2 * CLEAR, 2 * CLEAR) for seat in placement.seats]
    for name, rect in placement.places.items():
        if name not in (*names, "panel"):  # an arrow may lie under a panel
            lower = _below_focus(rect) if name == "hand" else rect
            taken.append(lower.inflate(2 * CLEAR, 2 * CLEAR))
    near = [rect.inflate(1.6 * CLEAR, 1.6 * CLEAR) for rect in piles]
    # A disc leaves the corners of its square free.
    near[2] = placement["called"].inflate(-8, -8)
    window = FRect(0, 0, placement.wide, placement.tall).inflate(-2 * MARGIN, -2 * MARGIN)
    seats = tuple(seat.portrait.center for seat in placement.seats)
    return _best_arcs(*_boxes([core, window]), _boxes(near), _boxes(taken), seats)


def _boxes(rects: Iterable[FRect]) -> tuple[Box, ...]:
    return tuple((rect.x, rect.y, rect.w, rect.h) for rect in rects)


@lru_cache(maxsize=16)
def _best_arcs(
    piles: Box,
    inside: Box,
    by_piles: tuple[Box, ...],
    others: tuple[Box, ...],
    seats: tuple[Point, ...],
) -> list[Arc]:
    """The arrows of the best ring, kept for the next time that a table is laid out in the same way.

    Trying every ring takes longer than all else that a new table of a known size needs.
    """
    core, window = FRect(piles), FRect(inside)
    near = [FRect(box) for box in by_piles]
    blocked = [*near, *map(FRect, others), *_round_about(window)]
    best: list[Arc] = []
    most = 0.0
    for beside in BESIDE:
        for above in ABOVE:
            around = core.inflate(2 * beside, 2 * above)
            square, oval = _oval(around, near)
            bounds = [
                (round(first * STEPS), round(last * STEPS) + 1)
                for first, last in _ends(seats, around)
            ]
            # Most rings would not be the best even if nothing were in the way, which is soon known.
            _, worth = _worth([oval[first:last] for first, last in bounds], square)
            if worth <= most:
                continue
            runs = [_longest(oval[first:last], blocked) for first, last in bounds]
            arcs, worth = _worth(runs, square)
            if worth > most:
                best, most = arcs, worth
    return best


def _worth(runs: Sequence[Arc], square: float) -> tuple[list[Arc], float]:
    """Return those of some stretches that are long enough for an arrow, and what they are worth together."""
    long = [(run, _length(run)) for run in runs]
    arcs = [(run, length) for run, length in long if length >= LEAST]
    worth = sum(min(LONG, length) + 1.6 * LEAST for _, length in arcs)
    return [run for run, _ in arcs], worth - 260 * (square - ROUND)


def _round_about(window: FRect) -> list[FRect]:
    """What lies outside of the window, as far as a ring can go."""
    x, y, wide, high = window
    left, top = x - wide, y - high
    return [
        FRect(left, top, wide, 3 * high),
        FRect(left, top, 3 * wide, high),
        FRect(window.right, top, wide, 3 * high),
        FRect(left, window.bottom, 3 * wide, high),
    ]


def _below_focus(hand: FRect) -> FRect:
    """The hand without the room for the card in focus, which may lie over an arrow for a moment."""
    lower = FRect(hand)
    lower.top += min(64.0, hand.h / 4)
    lower.h -= lower.top - hand.top
    return lower


def _oval(around: FRect, near: Sequence[FRect]) -> tuple[float, list[Point]]:
    """A closed line, from straight below clockwise: an oval, or as square as it must be to keep off."""
    square = ROUND
    while True:
        line = _superellipse(around, square)
        touched = any(FRect(*point, *DOT).collidelist(near) >= 0 for point in line[::4])
        if not touched or square >= SQUARE:
            return square, line
        square += 0.5


def _superellipse(around: FRect, square: float) -> list[Point]:
    x, y, wide, high = around.centerx, around.centery, around.w / 2, around.h / 2
    return [(x + wide * out * c, y + high * out * s) for out, c, s in _directions(square)]


@cache
def _directions(square: float) -> list[tuple[float, float, float]]:
    """For each point of the line its distance from the middle, and its direction's cosine and sine."""
    found = []
    for step in range(STEPS + 1):
        turn = pi / 2 + 2 * pi * step / STEPS
        c, s = cos(turn), sin(turn)
        found.append(((abs(c) ** square + abs(s) ** square) ** (-1 / square), c, s))
    return found


def _ends(seats: Sequence[Point], around: FRect) -> list[tuple[float, float]]:
    """Return the start and end of each arrow, as shares of the way round from straight below.

    It is open below, where the viewer sits, and at each seat that is far enough from the last one.
    """
    opening = _share((around.centerx - around.w / 2 * OWN_GAP, around.bottom), around)
    cuts: list[float] = []
    for seat in seats:
        share = min(1 - opening, max(opening, _share(seat, around)))
        size = around.w + around.h
        last = cuts[-1] if cuts else opening
        if min(share - last, 1 - opening - share) * size * 1.5 >= LEAST * 1.5:
            cuts.append(share)
    bounds = [opening, *cuts, 1 - opening]
    found = []
    for first, last in pairwise(bounds):
        gap = min(0.028, max(0.011, (last - first) * 0.14))
        found.append(
            (first + (gap if first != opening else 0), last - (gap if last != 1 - opening else 0))
        )
    return found


def _share(point: Point, around: FRect) -> float:
    """Return the direction of a point, as a share of the way round clockwise from straight below."""
    x = (point[0] - around.centerx) / around.w
    y = (point[1] - around.centery) / around.h
    return (atan2(y, x) - pi / 2) / (2 * pi) % 1.0


def _longest(line: Sequence[Point], blocked: Sequence[FRect]) -> Arc:
    """The longest stretch of a line that nothing covers."""
    best: Arc = []
    run: Arc = []
    for point in line:
        if FRect(*point, *DOT).collidelist(blocked) < 0:
            run.append(point)
            best = run if len(run) > len(best) else best
        else:
            run = []
    return best


def _length(arc: Arc) -> float:
    return sum(dist(a, b) for a, b in pairwise(arc))
