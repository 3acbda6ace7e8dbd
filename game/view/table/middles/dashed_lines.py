"""A dashed line round an empty place: `dashes(wide, tall, radius, line, long)`."""

from __future__ import annotations

from itertools import pairwise
from math import cos, dist, pi, sin

from game.view.base.space import Point, mix


def dashes(wide: float, tall: float, radius: float, line: float, long: float) -> list[list[Point]]:
    """The dashes of a line inside a rounded rectangle, each about `long`, as points along it.

    (SDL's SVG cannot dash a closed line without a stray stroke at some sizes.)
    """
    inset = line / 2
    corner = radius - inset
    points: list[Point] = []
    for number, (x, y) in enumerate(
        (
            (wide - radius, radius),
            (wide - radius, tall - radius),
            (radius, tall - radius),
            (radius, radius),
        )
    ):
        for step in range(9):
            turn = (number - 1 + step / 8) * pi / 2
            points.append((x + corner * cos(turn), y + corner * sin(turn)))
    points.append(points[0])
    total = sum(dist(a, b) for a, b in pairwise(points))
    count = max(8, round(total / (long * 1.8)))
    found: list[list[Point]] = []
    along = 0.0
    for a, b in pairwise(points):
        piece = dist(a, b)
        steps = max(1, round(piece / (line * 0.7)))
        for step in range(steps):
            share = (along + piece * step / steps) / total * count
            if share % 1 < 0.5:
                point = mix(a, b, step / steps)
                if len(found) <= int(share):
                    found.append([])
                found[int(share)].append(point)
        along += piece
    return found
