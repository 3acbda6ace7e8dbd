"""Where the coach's card lies: near what it speaks of, over nothing that is to be seen."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot

from pygame import Rect

STEPS = 44
"""Places that are tried along each side of a window."""
COVERED = 0.9
"""How many pixels further away the card rather lies for each pixel of the side of a square that it covers."""
ACROSS = 0.3
"""The share of a room by which it rather lies further away than have something else before its target."""


def away(rect: Rect, target: Rect) -> float:
    """Return how far two rectangles are from each other, in pixels; 0 if they touch."""
    across = max(target.left - rect.right, rect.left - target.right, 0)
    down = max(target.top - rect.bottom, rect.top - target.bottom, 0)
    return hypot(across, down)


def nearest(rect: Rect, target: Rect) -> tuple[int, int]:
    """Return the point of a target, away from its corners, that is nearest to the middle of a rectangle."""
    x = min(max(target.centerx, rect.left), rect.right)
    y = min(max(target.centery, rect.top), rect.bottom)
    x = min(max(x, target.left + target.w // 4), target.right - target.w // 4)
    return x, min(max(y, target.top), target.bottom)


def crossed(rect: Rect, target: Rect, other: Rect) -> bool:
    """Return whether another rectangle lies on the straight way from a rectangle to a target."""
    tip = nearest(rect, target)
    start = min(max(tip[0], rect.left), rect.right), min(max(tip[1], rect.top), rect.bottom)
    return bool(other.clipline(start, tip))


def find_place(
    size: tuple[int, int],
    room: Rect,
    target: Rect,
    clear: Sequence[Rect],
    lightly: Sequence[Rect] = (),
    between: Sequence[Rect] = (),
) -> tuple[float, Rect] | None:
    """Return a place of this size in a room that is near a target, and what it costs; None if there is none.

    It covers nothing that stays `clear`, and as little as it can of what may be covered `lightly`; what is seen
    besides the target is not to lie `between` them.
    """
    wide, high = room.w - size[0], room.h - size[1]
    if wide < 0 or high < 0:
        return None
    best: tuple[float, Rect] | None = None
    for row in range(STEPS + 1):
        for column in range(STEPS + 1):
            rect = Rect(room.left + wide * column // STEPS, room.top + high * row // STEPS, *size)
            if rect.collidelist(list(clear)) >= 0:
                continue
            cost = away(rect, target)
            # Beside the target, rather than askew from it.
            cost += 0.15 * hypot(rect.centerx - target.centerx, rect.centery - target.centery)
            if best is not None and cost >= best[0]:
                continue
            if any(crossed(rect, target, each) for each in between):
                cost += ACROSS * room.w
            for each in lightly:
                common = rect.clip(each)
                cost += COVERED * (common.w * common.h) ** 0.5
            if best is None or cost < best[0]:
                best = cost, rect
    return best
