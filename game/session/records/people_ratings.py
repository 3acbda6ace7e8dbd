"""The ratings of people in one game, by the matches they have won: `Ratings.of(matches, measured, info)`.

A rating is what `game.tools.strength.ratings` gives bots: 400 for every factor of ten in strength, `greedy` 0.
Who sits at a table wins with a chance of strength ÷ the sum of all strengths there; partners are one side, of
the geometric mean of their strengths. What a person's rating may be is a distribution over GRID: a normal one
at first, and after each match what Bayes makes of it. Bots are anchors, as they were measured. A person at the
table of another has the median that they had before that match.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import defaultdict, deque
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache, partial
from itertools import accumulate
from math import exp, log, log1p
from operator import add, sub
from statistics import fmean
from typing import NamedTuple

from game.engine.info import Info
from game.engine.table import sides_of
from game.store.history_index import MatchRecord, SeatRecord, read_options
from game.store.strength_file import Strength

GRID = range(-1500, 1501, 5)
"""The ratings that are told apart."""
SAID = 10
"""The matches from which on the median is told: before, only the interval says something."""
REMEMBERED = 200
"""The matches that count: the last ones."""
WIDER = 1.5
"""How many times as far ratings are thought to differ by house rules, by which guests are not measured."""
LOW, MIDDLE, HIGH = 0.025, 0.5, 0.975
ANCHOR = "normal"
"""The policy that an unknown person is thought to be as strong as."""
_TEN = log(10) / 400


class RatingBar(NamedTuple):
    """What is known of a rating after so many matches: its median, and the central 95 %."""

    middle: int
    low: int
    high: int
    matches: int = 0


class Opposition(NamedTuple):
    """A match to be, as a person meets it: the ratings of the other sides, and that of the partners, if any."""

    others: tuple[float, ...]
    partner: float | None = None


class Posterior:
    """What is known of one person's rating: a normal prior, and the matches that are remembered."""

    def __init__(self, mean: float, deviation: float) -> None:
        self._sum = [-((rating - mean) ** 2) / (2 * deviation**2) for rating in GRID]
        """The logarithm of how likely each rating of GRID is."""
        self._likelihoods: deque[Sequence[float]] = deque()
        self.matches = 0

    def add(self, table: Opposition, share: float) -> None:
        """Take note of a match; `share` is 1 for a win, 0 for a loss, and 1 ÷ the sides that won together."""
        likelihood = _likelihood(table, share)
        self.matches += 1
        self._likelihoods.append(likelihood)
        self._sum = list(map(add, self._sum, likelihood))
        if len(self._likelihoods) > REMEMBERED:
            self._sum = list(map(sub, self._sum, self._likelihoods.popleft()))

    @property
    def bar(self) -> RatingBar:
        """The median and the central 95 %."""
        return RatingBar(*_quantiles(self._sum), self.matches)

    @property
    def middle(self) -> int:
        """The median."""
        return self.bar.middle

    def chance(self, table: Opposition) -> float:
        """Return the chance to win a match at a table."""
        weights = _weights(self._sum)
        won = _likelihood(table, 1.0)
        chance = sum(weight * exp(each) for weight, each in zip(weights, won, strict=True))
        return chance / sum(weights)

    def moved(self, table: Opposition, share: float) -> int:
        """Return by how much a match at a table would move the median; `share` is as in `add`."""
        after = list(map(add, self._sum, _likelihood(table, share)))
        return _quantiles(after)[0] - self.middle


def _weights(logs: Sequence[float]) -> list[float]:
    most = max(logs)
    return [exp(each - most) for each in logs]


def _quantiles(logs: Sequence[float]) -> tuple[int, int, int]:
    """Return the median and the ends of the central 95 %."""
    sums = list(accumulate(_weights(logs)))
    middle, low, high = (GRID[bisect_left(sums, share * sums[-1])] for share in (MIDDLE, LOW, HIGH))
    return middle, low, high


@lru_cache(maxsize=1024)
def _likelihood(table: Opposition, share: float) -> Sequence[float]:
    """Return the logarithm of how likely a result is by each rating; it is a `share` of a win, else a loss."""
    against = log(sum(exp(_TEN * rating) for rating in table.others))
    own = (rating if table.partner is None else (rating + table.partner) / 2 for rating in GRID)
    behind = [against - _TEN * rating for rating in own]
    # The chance is 1 ÷ (1 + e^behind), and that of a loss e^behind times as large.
    return [(1 - share) * each - log1p(exp(each)) for each in behind]


def in_time(matches: Iterable[MatchRecord]) -> list[MatchRecord]:
    """Return matches in the order in which they count: that of time."""
    return sorted(matches, key=lambda match: (match.began, match.name))


class Ratings:
    """The ratings of all people in a game, by one set of rules; `measured` is what is known of its guests.

    `by_house_rules` is whether they were measured by other rules than these.
    """

    def __init__(
        self, measured: Mapping[str, Strength], info: Info, *, by_house_rules: bool = False
    ) -> None:
        self.measured = measured
        self.by_house_rules = by_house_rules
        start = measured[ANCHOR].rating if ANCHOR in measured else 0.0
        spread = info.spread * (WIDER if by_house_rules else 1)
        self._prior = partial(Posterior, start, spread)
        self._people: defaultdict[str, Posterior] = defaultdict(self._prior)

    @classmethod
    def of(
        cls,
        matches: Iterable[MatchRecord],
        measured: Mapping[str, Strength],
        info: Info,
        *,
        by_house_rules: bool = False,
    ) -> Ratings:
        """Return the ratings by matches of the game in any order, all of one set of rules.

        Matches that do not count change nothing, nor those without a bot, or with somebody of unknown strength.
        """
        found = cls(measured, info, by_house_rules=by_house_rules)
        for match in in_time(matches):
            found.add(match)
        return found

    def rating(self, person: str) -> Posterior:
        """Return what is known of somebody's rating; of one who has never played, what is thought at first."""
        return self._people.get(person) or self._prior()

    def guest(self, bot: str, level: str) -> float | None:
        """Return the rating of a guest at a level ("": as they are); None if nobody knows it."""
        found = self.measured.get(level or bot)
        return None if found is None else found.rating

    def table(self, seats: Sequence[SeatRecord], own: int, sides: int) -> Opposition | None:
        """Return the table that a seat meets; None if nobody knows how strong somebody there is.

        The rating of a side is the mean of its partners'.
        """
        known = {seat.seat: self._known(seat) for seat in seats if seat.seat != own}
        if None in known.values():
            return None
        ratings: defaultdict[int, list[float]] = defaultdict(list)
        for seat, rating in known.items():
            ratings[seat % sides].append(rating or 0.0)
        partners = ratings.pop(own % sides, [])
        others = sorted(map(fmean, ratings.values()))
        return Opposition(tuple(others), fmean(partners) if partners else None)

    def add(self, match: MatchRecord) -> None:
        """Take note of a match that began after those before."""
        if not match.counted or not any(seat.bot for seat in match.seats):
            return
        sides = sides_of(len(match.seats), read_options(match.options) or {})
        winners = len({seat.seat % sides for seat in match.seats if seat.won})
        rated = [seat for seat in match.seats if not seat.bot and seat.player and seat.rated]
        tables = [self.table(match.seats, seat.seat, sides) for seat in rated]
        for seat, table in zip(rated, tables, strict=True):
            if table is not None:
                self._people[seat.player].add(table, seat.won / max(1, winners))

    def _known(self, seat: SeatRecord) -> float | None:
        if seat.bot:
            return self.guest(seat.bot, seat.level)
        return self.rating(seat.player).middle if seat.player else None
