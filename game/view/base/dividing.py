"""How a line is divided among what lies in it: `divided(room, needs)`. Lengths are design pixels."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import inf
from typing import NamedTuple


class Wide(NamedTuple):
    """The width below which a box cannot be read, and the one at which it needs no more."""

    least: float = 0
    wish: float = 0


class Tall(NamedTuple):
    """The same of its height at some width, and how far below its top its first line of text stands."""

    least: float = 0
    wish: float = 0
    base: float = 0


def divided(room: float, needs: Sequence[tuple[Wide, float, float]]) -> list[float]:
    """Divide a room among parts, each with what it needs, its share and its most.

    First all get their least, or the same part of it; then those without a share come up to what they wish,
    those that lack little first; those with a share divide what is left, by weight.
    """
    least = [need.least for need, _, _ in needs]
    if sum(least) > room:
        return [each * max(0.0, room) / sum(least) for each in least]
    spare = room - sum(least)
    wanted = [
        0.0 if share else max(0.0, min(need.wish, most) - need.least) for need, share, most in needs
    ]
    level = _level(spare, [(1.0, 0.0, want) for want in wanted])
    more = [min(want, level) for want in wanted]
    found = [each + extra for each, extra in zip(least, more, strict=True)]
    shared = [(share, need.least, max(need.least, most)) for need, share, most in needs if share]
    level = _level(spare - sum(more) + sum(each for _, each, _ in shared), shared)
    for at, (need, share, most) in enumerate(needs):
        if share:
            found[at] = min(max(share * level, need.least), max(need.least, most))
    return found


def _level(room: float, shared: Sequence[tuple[float, float, float]]) -> float:
    """Return the level at which parts that rise by their share, between their bounds, fill a room."""

    def filled(level: float) -> float:
        return sum(min(max(share * level, least), most) for share, least, most in shared)

    low = 0.0
    for bend in sorted({bound / share for share, *bounds in shared for bound in bounds} - {inf}):
        if filled(bend) >= room:
            more = filled(bend) - filled(low)
            return low + (bend - low) * (room - filled(low)) / more if more else bend
        low = bend
    rising = sum(share for share, _, most in shared if share * low < most)
    return low + (room - filled(low)) / rising if rising else low


def widest(wides: Iterable[Wide]) -> Wide:
    return Wide(*(max(each) for each in zip(Wide(), *wides, strict=True)))


def tallest(talls: Sequence[Tall]) -> Tall:
    high = Tall(*(max(each) for each in zip(Tall(), *talls, strict=True)))
    return high._replace(base=talls[0].base if talls else 0)
