"""Duels: is one bot stronger than another? Mirrored deals, until a sequential test has decided."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from time import perf_counter

from game.engine.table import sides_of
from game.store.bot_programs import Confirmed
from game.tools.simulate import Played
from game.tools.strength.intervals import share_of
from game.tools.strength.mirrored import MirroredDeal, Report, errors_of, wins_of
from game.tools.strength.sprt import UNDECIDED, Sprt
from game.tools.worker_pool import in_order

CHUNK = 4
"""Deals a worker process plays at a time."""


@dataclass(frozen=True, slots=True)
class Duel:
    """The parameters of a duel: `a` sits alone among bots of the kind `b`, and wins its fair share 1 ÷ sides.

    With partners it is a pair of `a` that sits among pairs of `b`.

    At most `deals` deals are played, the first from `seed`. With `bounds`, two shares of wins of `a`, the test
    stops before; `alpha` and `beta` are its chances to be wrong. With `both` every deal is also played by one
    `b` among bots of the kind `a`, which is reported and not tested. `programs` are those that may be started.
    """

    game: str
    a: str
    b: str
    players: int = 2
    deals: int = 1000
    seed: int = 1
    options: dict[str, object] = field(default_factory=dict)
    bounds: tuple[float, float] | None = None
    alpha: float = 0.05
    beta: float = 0.05
    both: bool = False
    programs: Confirmed = field(default_factory=dict)

    @property
    def sides(self) -> int:
        """How many sides play: pairs of partners, or each player by itself."""
        return sides_of(self.players, self.options)

    def test(self) -> Sprt | None:
        """Return the sequential test that the bounds ask for."""
        if self.bounds is None:
            return None
        scores = [wins / self.sides / 2 for wins in range(2 * self.sides + 1)]
        return Sprt(*self.bounds, alpha=self.alpha, beta=self.beta, scores=scores)

    def deals_of(self, seed: int) -> list[MirroredDeal]:
        """Return who plays a deal: `a` among others, and with `both` also `b` among others."""
        others = self.sides - 1
        tables = [(self.a, *[self.b] * others)]
        if self.both:
            tables.append((self.b, *[self.a] * others))
        return [
            MirroredDeal(self.game, self.players, bots, seed, self.options, self.programs)
            for bots in tables
        ]


@dataclass(frozen=True, slots=True)
class Deal:
    """What came of one deal: how many of its matches `a` won, alone among others; and `b`, if it played so."""

    matches: int
    wins_a: float
    wins_b: float | None = None


def duel(
    plan: Duel, jobs: int = 1, progress: Callable[[Iterator[Deal]], Iterator[Deal]] = iter
) -> tuple[Report, list[str]]:
    """Play the duel; the report as the command line prints it, and the sentences of what went wrong.

    The result does not depend on `jobs`. `progress` may wrap the deals as they come.
    """
    start = perf_counter()
    test = plan.test()
    errors: list[str] = []
    deals: list[Deal] = []
    for deal in progress(_deals(plan, jobs, errors)):
        deals.append(deal)
        if test is not None:
            test.add(deal.wins_a / deal.matches)
            if test.decision != UNDECIDED:
                break
    share = share_of((deal.matches, deal.wins_a) for deal in deals)
    other = share_of((deal.matches, deal.wins_b) for deal in deals if deal.wins_b is not None)
    low, high = plan.bounds or (None, None)
    report: Report = {
        "game": plan.game,
        "players": plan.players,
        "a": plan.a,
        "b": plan.b,
        "seed": plan.seed,
        "options": plan.options,
        "deals": len(deals),
        "matches": sum(deal.matches for deal in deals) * (2 if plan.both else 1),
        "wins_a": round(sum(deal.wins_a for deal in deals), 6),
        "fair": round(1 / plan.sides, 6),
        "win_rate": round(share.rate, 6),
        "ci95": [round(share.low, 6), round(share.high, 6)],
        "win_rate_b": round(other.rate, 6) if plan.both else None,
        "ci95_b": [round(other.low, 6), round(other.high, 6)] if plan.both else None,
        "low": low,
        "high": high,
        "alpha": plan.alpha if test else None,
        "beta": plan.beta if test else None,
        "llr": round(test.llr, 4) if test else None,
        "llr_bounds": [round(test.lower, 4), round(test.upper, 4)] if test else None,
        "decision": test.decision if test else None,
        "errors": len(errors),
        "seconds": round(perf_counter() - start, 2),
    }
    return report, errors


def _deals(plan: Duel, jobs: int, errors: list[str]) -> Iterator[Deal]:
    """Yield the deals in their order; one in which something went wrong counts for nothing."""
    last = plan.seed + plan.deals
    parts = [
        [plan.deals_of(seed) for seed in range(start, min(start + CHUNK, last))]
        for start in range(plan.seed, last, CHUNK)
    ]
    for chunk in in_order(_played, parts, jobs):
        for tables in chunk:
            wrong = [sentence for table in tables for sentence in errors_of(table)]
            if wrong:
                errors += wrong
                continue
            wins_b = wins_of(tables[1])[plan.b] if len(tables) > 1 else None
            yield Deal(len(tables[0]), wins_of(tables[0])[plan.a], wins_b)


def _played(deals: list[list[MirroredDeal]]) -> list[list[list[Played]]]:
    return [[table.play() for table in tables] for tables in deals]
