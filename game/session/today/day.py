"""What day it is: `this_day()` alone says so. Days are those of the player's local calendar."""

from __future__ import annotations

from contextlib import suppress
from datetime import date

_chosen: date | None = None


def use_day(day: date | None) -> None:
    """Let it be another day, as for a command; None: the day that it is."""
    global _chosen
    _chosen = day


def this_day() -> date:
    """Return what day it is here."""
    return date.today() if _chosen is None else _chosen


def day_of(moment: float) -> date:
    """Return the day of a moment (s since 1970) here; the first one there is for what lies outside all days."""
    try:
        return date.fromtimestamp(moment)
    except (OverflowError, ValueError, OSError):
        return date.min


def read_day(text: object) -> date | None:
    """Return the day in a text such as 2026-11-24; None if it is none."""
    if isinstance(text, str):
        with suppress(ValueError):
            day = date.fromisoformat(text)
            return day if day.isoformat() == text else None
    return None
