"""Timing for comparisons: what is compared takes turns in one run, and ratios are taken turn by turn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import count
from statistics import median
from time import process_time
from typing import Any

PER_SECOND = "moves/s"
MICROSECONDS = "µs"


@dataclass(frozen=True, slots=True)
class Contestant:
    """Something to time: `chunk(seconds)` runs it for about so long and returns one sample in `unit`."""

    name: str
    unit: str
    chunk: Callable[[float], float]


@dataclass(frozen=True, slots=True)
class Measure:
    """A measurement: `value` is the median of the `samples`, in `unit`."""

    name: str
    unit: str
    value: float
    samples: tuple[float, ...]

    def figures(self) -> dict[str, Any]:
        """Everything but the name, as it is printed."""
        return {"value": self.value, "unit": self.unit, "samples": list(self.samples)}


def moves_per_second(play: Callable[[int], int]) -> Callable[[float], float]:
    """The chunk of a contestant that plays whole games: `play(number)` returns the game's moves.

    CPU time is counted, so that other programs on the machine do not count.
    """
    numbers = count()

    def chunk(seconds: float) -> float:
        moves = 0
        start = process_time()
        while (spent := process_time() - start) < seconds:
            moves += play(next(numbers))
        return moves / spent

    return chunk


def microseconds_each(work: Callable[[], object], batch: int = 1000) -> Callable[[float], float]:
    """The chunk of a contestant that does the same small thing again and again."""

    def chunk(seconds: float) -> float:
        done = 0
        start = process_time()
        while (spent := process_time() - start) < seconds:
            for _ in range(batch):
                work()
            done += batch
        return spent / done * 1e6

    return chunk


def compete(
    contestants: Sequence[Contestant], seconds: float, turns: int = 7
) -> dict[str, Measure]:
    """Time all of them, each for about `seconds` in so many turns, by name.

    Each has a turn in each round, and every other round goes backwards: a machine that slows down
    or speeds up meanwhile does so for all. Every one warms up first, uncounted.
    """
    samples: dict[str, list[float]] = {each.name: [] for each in contestants}
    for each in contestants:
        each.chunk(seconds / turns)
    for number in range(turns):
        for each in contestants if number % 2 == 0 else reversed(contestants):
            samples[each.name].append(each.chunk(seconds / turns))
    return {
        each.name: Measure(each.name, each.unit, median(taken), tuple(taken))
        for each in contestants
        for taken in [samples[each.name]]
    }


def ratio(ours: Measure, theirs: Measure) -> float:
    """Ours as a multiple of theirs: the median of the ratios of samples taken in the same round."""
    return median(a / b for a, b in zip(ours.samples, theirs.samples, strict=True))
