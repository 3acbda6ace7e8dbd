"""A sequential test of a mean score: it stops as soon as one of two hypotheses is much likelier.

It is the generalised sequential probability ratio test (GSPRT) of those who make chess engines: the score of a
mirrored deal takes few values, of which nothing is assumed but the mean, and the likelihood of either mean is
that of the likeliest distribution with it. (X. Li, J. Liu and Z. Ying, Generalized Sequential Probability Ratio
Test for Separate Families of Hypotheses, Sequential Analysis 33, 2014; M. Van den Bergh, The Generalized
Maximum Likelihood Ratio for the Expectation Value of a Distribution.)
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping, Sequence

ACCEPTED = "accepted"
REJECTED = "rejected"
UNDECIDED = "undecided"

UNSEEN = 1e-3
"""How often a score that never came is taken to have come, so that every mean is possible."""


class Sprt:
    """The test of the mean score `high` against `low`; scores lie from 0 to 1.

    `alpha` is the chance to accept `high` although `low` holds, `beta` that to reject it although it holds.
    `scores` are those that are possible.
    """

    def __init__(
        self,
        low: float,
        high: float,
        *,
        alpha: float = 0.05,
        beta: float = 0.05,
        scores: Sequence[float] = (0.0, 0.25, 0.5, 0.75, 1.0),
    ) -> None:
        if not 0 < low < high < 1:
            raise ValueError("the two means lie between 0 and 1, the lower one first")
        self.low = low
        self.high = high
        self.lower = math.log(beta / (1 - alpha))
        self.upper = math.log((1 - beta) / alpha)
        self.llr = 0.0
        """The logarithm of how many times likelier `high` is than `low`."""
        self._counts: Counter[float] = Counter(dict.fromkeys((0.0, 1.0, *scores), 0))

    def add(self, score: float) -> None:
        """Count the score of one more deal."""
        self._counts[score] += 1
        self.llr = log_likelihood_ratio(self._counts, self.low, self.high)

    @property
    def decision(self) -> str:
        """ACCEPTED: the mean is rather `high`; REJECTED: rather `low`; or UNDECIDED."""
        if self.llr >= self.upper:
            return ACCEPTED
        return REJECTED if self.llr <= self.lower else UNDECIDED


def log_likelihood_ratio(counts: Mapping[float, float], low: float, high: float) -> float:
    """Return the logarithm of the ratio of the likelihoods of two means, by how often each score came."""
    seen = {score: count or UNSEEN for score, count in counts.items()}
    total = sum(seen.values())
    shares = [(score, count / total) for score, count in seen.items()]
    tilts = _tilt(shares, low), _tilt(shares, high)
    ratio = 0.0
    for score, share in shares:
        # The likeliest chance of a score is its share ÷ (1 + tilt · (score − mean)).
        at_low, at_high = 1 + tilts[0] * (score - low), 1 + tilts[1] * (score - high)
        ratio += share * math.log(at_low / at_high)
    return total * ratio


def _tilt(shares: Sequence[tuple[float, float]], mean: float) -> float:
    """Return the Lagrange multiplier by which the shares are tilted to have this mean."""
    scores = [score for score, _ in shares]
    low, high = -1 / (max(scores) - mean), 1 / (mean - min(scores))
    terms = [(share * (score - mean), score - mean) for score, share in shares]
    middle = (low + high) / 2
    while low < middle < high:  # until no number lies between them
        if sum([weight / (1 + middle * off) for weight, off in terms]) > 0:
            low = middle
        else:
            high = middle
        middle = (low + high) / 2
    return middle
