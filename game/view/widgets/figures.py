"""Figures as they are shown: `plain_number(-3)`, and the round numbers beside a plot, `ticks(0, 177)`."""

from __future__ import annotations


def plain_number(number: int) -> str:
    """Return a number, with U+2212 for a minus."""
    return str(number).replace("-", "−")


def ticks(low: int, high: int, most: int = 4) -> list[int]:
    """Return round numbers from at most `low` to at least `high`, with no more than `most` steps."""
    span = max(1, high - low)
    step = 1
    while span / step > most:
        step = step * 2 if str(step)[0] in "15" else step * 5 // 2
    first = low // step * step
    return list(range(first, -(-high // step) * step + 1, step))
