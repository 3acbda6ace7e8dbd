"""Ratings of bots by the matches that they won: Bradley–Terry for two at a table, Plackett–Luce for more.

Every bot has a strength, and wins a match with a chance of its strength ÷ the sum of all those at the table.
(Of a ranking of Plackett and Luce only the first place is used: who comes second says little in games that are
played to win.) Strengths are fitted by the MM algorithm (D. Hunter, MM Algorithms for Generalized Bradley–Terry
Models, Annals of Statistics 32, 2004) and written as ratings, 400 for every factor of ten.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations

from game.engine.rng import Rng

Lineup = tuple[int, ...]
"""The bots at a table by their numbers, in ascending order; one that sits there twice is there twice."""

PRIOR = 0.5
"""Imaginary matches that each bot has won against the others, and as many that it lost to them.

Without them a bot that won nothing would have no rating.
"""

CLOSE = 1e-6
"""Strengths that change by a smaller share than this have been found."""

MOST_STEPS = 5000


@dataclass(slots=True)
class Results:
    """Matches between bots: how many there were in each line-up, and how many each bot has won."""

    wins: list[float]
    lineups: Counter[Lineup] = field(default_factory=Counter)

    @classmethod
    def none(cls, bots: int) -> Results:
        """Return no matches between so many bots."""
        return cls([0.0] * bots)

    def add(self, lineup: Sequence[int], shares: Mapping[int, float]) -> None:
        """Count a match; `shares` are the winners with their parts of the win."""
        self.lineups[tuple(sorted(lineup))] += 1
        for bot, share in shares.items():
            self.wins[bot] += share


def strengths(results: Results, start: Sequence[float] | None = None) -> list[float]:
    """Return the likeliest strength of each of two or more bots. `start` is a guess, which saves time.

    Only their ratios mean something.
    """
    bots = range(len(results.wins))
    found = list(start or [1.0] * len(bots))
    tables: list[tuple[Counter[int], float]] = [
        (Counter(pair), 2 * PRIOR / (len(bots) - 1)) for pair in combinations(bots, 2)
    ]
    tables += [(Counter(lineup), count) for lineup, count in results.lineups.items()]
    for _ in range(MOST_STEPS):
        against = [0.0] * len(bots)
        for seats, count in tables:
            share = count / sum(found[bot] * number for bot, number in seats.items())
            for bot, number in seats.items():
                against[bot] += share * number
        better = [(results.wins[bot] + PRIOR) / against[bot] for bot in bots]
        change = max(abs(new - old) / old for new, old in zip(better, found, strict=True))
        found = better
        if change < CLOSE:
            break
    return found


def as_ratings(found: Sequence[float], zero: int | None) -> list[float]:
    """Return strengths as ratings; that of the bot `zero` is 0, or the mean if there is none."""
    ratings = [400 * math.log10(strength) for strength in found]
    base = sum(ratings) / len(ratings) if zero is None else ratings[zero]
    return [rating - base for rating in ratings]


@dataclass(frozen=True, slots=True)
class Rating:
    """The rating of a bot and its 95 % interval."""

    value: float
    low: float
    high: float


def rate(deals: Sequence[Results], zero: int | None, seed: int, samples: int = 200) -> list[Rating]:
    """Return the ratings of bots by their results, a Results for each deal.

    The intervals are those of a bootstrap over deals: as many deals are drawn with repetition, and rated anew,
    `samples` times. Two imaginary ones are among those drawn from, of which the strongest bot of every table
    has won the one and the weakest the other, so that deals which all went the same way are no certainty.
    """
    found = strengths(_summed(deals, [1] * len(deals)))
    values = as_ratings(found, zero)
    deals = [*deals, *(_imaginary(deals[0], found, end) for end in (max, min))]
    rng = Rng(seed)
    drawn: list[list[float]] = [[] for _ in values]
    for _ in range(samples):
        times = [0] * len(deals)
        for _ in deals:
            times[rng.below(len(deals))] += 1
        again = as_ratings(strengths(_summed(deals, times), found), zero)
        for bot, value in enumerate(again):
            drawn[bot].append(value)
    return [
        Rating(value, *_middle(sample, value)) for value, sample in zip(values, drawn, strict=True)
    ]


def _summed(deals: Sequence[Results], times: Sequence[int]) -> Results:
    whole = Results.none(len(deals[0].wins))
    lineups, wins = whole.lineups, whole.wins
    for deal, count in zip(deals, times, strict=True):
        if count:
            for lineup, number in deal.lineups.items():
                lineups[lineup] += count * number
            for bot, won in enumerate(deal.wins):
                wins[bot] += count * won
    return whole


def _imaginary(deal: Results, found: Sequence[float], end: Callable[..., int]) -> Results:
    """Return a deal like another one, of which `end` of the strengths at each table has won."""
    made = Results.none(len(found))
    for lineup, count in deal.lineups.items():
        made.lineups[lineup] = count
        made.wins[end(lineup, key=found.__getitem__)] += count
    return made


def _middle(sample: list[float], value: float) -> tuple[float, float]:
    """Return what lies between the lowest and the highest fortieth of a sample, and the value itself."""
    sample.sort()
    out = len(sample) // 40
    return min(value, sample[out]), max(value, sample[-1 - out])
