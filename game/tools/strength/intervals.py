"""Intervals of shares that were measured on deals."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import NamedTuple


class Share(NamedTuple):
    """A share from 0 to 1 and its 95 % interval."""

    rate: float
    low: float
    high: float


def share_of(deals: Iterable[tuple[float, float]]) -> Share:
    """Return the share of wins and its 95 % interval, clustered by deal.

    `deals` are (games, wins) of each deal: the games of one deal share its cards, and are not counted as
    independent. The variance is that of the ratio estimator over clusters (Cochran, Sampling Techniques, 6.3).
    For the interval two deals are added, one won and one lost throughout (Agresti and Coull, 1998), so that a
    few deals that all went the same way are not taken for certainty.
    """
    played = [(games, wins) for games, wins in deals if games]
    total = sum(games for games, _ in played)
    if not total:
        return Share(0.5, 0.0, 1.0)
    rate = sum(wins for _, wins in played) / total
    usual = total / len(played)
    played += [(usual, usual), (usual, 0.0)]
    clusters, games = len(played), total + 2 * usual
    middle = sum(wins for _, wins in played) / games
    squares = sum((wins - middle * count) ** 2 for count, wins in played)
    error = 1.96 * math.sqrt(squares * clusters / (clusters - 1)) / games
    return Share(rate, max(0.0, min(rate, middle - error)), min(1.0, max(rate, middle + error)))
