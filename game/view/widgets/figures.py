"""Figures as they are shown: `plain_number(-3)`, and the round numbers beside a plot, `ticks(0, 177)`."""

from __future__ import annotations


def plain_number(number: int) -> str:
    """Return a number, with U+2212 for a minus."""
    return str(number).replace("-", "−")


def signed_number(number: int) -> str:
    """Return a change, with its sign: +3, −3, and 0 for none."""
    return plain_number(number) if number <= 0 else f"+{number}"


MOST_STEPS = 4
"""How many steps a range is long at most; that its ends are round can add one."""


def ticks(low: int, high: int) -> list[int]:
    """Return a few round numbers, equally far apart, from at most `low` to at least `high`."""
    span = max(1, high - low)
    step = 1
    while span / step > MOST_STEPS:
        step = step * 2 if str(step)[0] in "15" else step * 5 // 2
    first = low // step * step
    return list(range(first, -(-high // step) * step + 1, step))
