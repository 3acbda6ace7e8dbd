"""Ladders: several bots on the same deals, and how strong each of them is found to be."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from math import comb
from time import perf_counter

from game.engine.rng import Rng
from game.engine.table import sides_of
from game.tools.simulate import Played
from game.tools.strength.intervals import share_of
from game.tools.strength.mirrored import MirroredDeal, Report, errors_of, wins_of
from game.tools.strength.ratings import Rating, Results, rate
from game.tools.worker_pool import in_order

YARDSTICK = "greedy"
"""The bot that the others are compared with: its rating is 0."""


@dataclass(frozen=True, slots=True)
class Ladder:
    """The parameters of a ladder.

    Of each deal at most `tables` groups of bots play, drawn anew for each deal where there are more: pairs if
    two sides play, otherwise as many different bots as there are sides. If there are fewer bots than sides they
    take turns round the table. A side is a player, or two partners of one bot.
    """

    game: str
    players: int
    bots: tuple[str, ...]
    deals: int = 200
    seed: int = 1
    options: dict[str, object] = field(default_factory=dict)
    tables: int = 20

    def groups(self, deal: int) -> list[tuple[str, ...]]:
        """Return the groups that play this deal, each in the order in which they sit, a bot a side."""
        rng = Rng(self.seed * 1_000_003 + deal)
        bots, sides = self.bots, sides_of(self.players, self.options)
        if len(bots) < sides:
            order = list(bots)
            rng.shuffle(order)
            return [tuple((order * sides)[:sides])]
        if comb(len(bots), sides) <= self.tables:
            return [_shuffled(group, rng) for group in combinations(bots, sides)]
        drawn: dict[frozenset[str], tuple[str, ...]] = {}
        while len(drawn) < self.tables:
            group = _shuffled(bots, rng)[:sides]
            drawn.setdefault(frozenset(group), group)
        return list(drawn.values())

    def deals_of(self, deal: int) -> list[MirroredDeal]:
        """Return who plays a deal."""
        seed = self.seed + deal
        return [
            MirroredDeal(self.game, self.players, bots, seed, self.options)
            for bots in self.groups(deal)
        ]


def _shuffled(bots: Sequence[str], rng: Rng) -> tuple[str, ...]:
    order = list(bots)
    rng.shuffle(order)
    return tuple(order)


@dataclass(slots=True)
class Standing:
    """What came of one deal: the results, how often each bot's side sat at a table, and matches of two sides.

    `pairs` are these matches, and how many of them each bot has won against the yardstick.
    """

    results: Results
    seats: list[int]
    pairs: dict[int, tuple[int, float]] = field(default_factory=dict)


def ladder(
    plan: Ladder, jobs: int = 1, progress: Callable[[Iterator[Standing]], Iterator[Standing]] = iter
) -> tuple[Report, list[str]]:
    """Play the ladder; the report as the command line prints it, and the sentences of what went wrong.

    The result does not depend on `jobs`. `progress` may wrap the deals as they come.
    """
    start = perf_counter()
    errors: list[str] = []
    deals = list(progress(_standings(plan, jobs, errors)))
    zero = plan.bots.index(YARDSTICK) if YARDSTICK in plan.bots else None
    ratings = rate([deal.results for deal in deals], zero, plan.seed) if deals else []
    rows = [_row(plan, bot, rating, deals) for bot, rating in enumerate(ratings)]
    report: Report = {
        "game": plan.game,
        "players": plan.players,
        "deals": len(deals),
        "seed": plan.seed,
        "options": plan.options,
        "matches": sum(sum(deal.results.lineups.values()) for deal in deals),
        "bots": sorted(rows, key=lambda row: -float(row["rating"])),
        "errors": len(errors),
        "seconds": round(perf_counter() - start, 2),
        "file": None,
    }
    return report, errors


def _row(plan: Ladder, bot: int, rating: Rating, deals: Sequence[Standing]) -> Report:
    share = share_of((deal.seats[bot], deal.results.wins[bot]) for deal in deals)
    row: Report = {
        "id": plan.bots[bot],
        "rating": round(rating.value, 1),
        "ci95": [round(rating.low, 1), round(rating.high, 1)],
        "matches": sum(deal.seats[bot] for deal in deals),
        "win_rate": round(share.rate, 6),
    }
    pairs = [deal.pairs[bot] for deal in deals if bot in deal.pairs]
    if pairs:
        over = share_of(pairs)
        row["over_greedy"] = round(over.rate, 6)
        row["over_greedy_ci95"] = [round(over.low, 6), round(over.high, 6)]
        row["over_greedy_deals"] = len(pairs)
    return row


def _standings(plan: Ladder, jobs: int, errors: list[str]) -> Iterator[Standing]:
    number = {name: place for place, name in enumerate(plan.bots)}
    parts = [plan.deals_of(deal) for deal in range(plan.deals)]
    for part, tables in zip(parts, in_order(_played, parts, jobs), strict=True):
        wrong = [sentence for table in tables for sentence in errors_of(table)]
        if wrong:
            errors += wrong
            continue
        standing = Standing(Results.none(len(plan.bots)), [0] * len(plan.bots))
        for mirrored, table in zip(part, tables, strict=True):
            lineup = [number[name] for name in mirrored.bots]
            for match in table:
                shares = {number[name]: won for name, won in wins_of([match]).items()}
                standing.results.add(lineup, shares)
                for bot in lineup:
                    standing.seats[bot] += 1
            if len(lineup) == 2 and YARDSTICK in mirrored.bots:
                for name, won in wins_of(table).items():
                    if name != YARDSTICK:
                        standing.pairs[number[name]] = (len(table), won)
        yield standing


def _played(tables: list[MirroredDeal]) -> list[list[Played]]:
    return [table.play() for table in tables]
