"""What came of somebody's attempts at puzzles: which are solved, which come back, and the streak."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from datetime import date, timedelta
from typing import NamedTuple

from game.session.puzzles.attempts import Attempt
from game.session.today.todays_deal import deal_text, seed_of

PUZZLE = "puzzle"
"""Stands where the text that a day's deal is drawn from has the game."""
GAPS = (1, 3, 7)
"""After so many days a missed puzzle comes back: once it is solved then, after the next of them."""


class PuzzleProgress(NamedTuple):
    """Whether a puzzle has ever been solved, and the day on which it comes back; None: it does not."""

    solved: bool
    back: date | None

    def is_back(self, day: date) -> bool:
        """Whether it has come back by a day."""
        return self.back is not None and self.back <= day


def progress_by_puzzle(attempts: Iterable[Attempt]) -> dict[str, PuzzleProgress]:
    """Return how somebody stands with each puzzle that they have tried, by its key.

    A miss brings it back; solved before it has come back it stays where it was.
    """
    found: dict[str, PuzzleProgress] = {}
    step: dict[str, int] = {}
    """Which of the GAPS a puzzle waits for."""
    for each in sorted(attempts, key=lambda attempt: attempt.at):
        solved, back = found.get(each.puzzle, PuzzleProgress(solved=False, back=None))
        if not each.right:
            step[each.puzzle], back = 0, _after(each.day, GAPS[0])
        elif back is not None and back <= each.day:
            step[each.puzzle] = at = step[each.puzzle] + 1
            back = _after(each.day, GAPS[at]) if at < len(GAPS) else None
        found[each.puzzle] = PuzzleProgress(solved or each.right, back)
    return found


def _after(day: date, gap: int) -> date:
    """Return the day so many days after another; the last there is where that is none."""
    return day + timedelta(gap) if date.max - day >= timedelta(gap) else date.max


def todays_puzzle(keys: Sequence[str], day: date) -> str:
    """Return which of some keys is that of a day's puzzle, the same for everybody; "" where there are none."""
    if not keys:
        return ""
    return keys[seed_of(deal_text(PUZZLE, day)) % len(keys)]


def days_solved(attempts: Iterable[Attempt]) -> set[date]:
    """Return the days on which somebody solved the puzzle of that day, at whatever attempt."""
    return {each.day for each in attempts if each.todays and each.right}


def is_open(progress: Mapping[str, PuzzleProgress], key: str, day: date) -> bool:
    """Whether a puzzle is still to be solved, or has come back by a day."""
    known = progress.get(key)
    return known is None or not known.solved or known.is_back(day)
