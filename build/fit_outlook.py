"""Fit the weights by which searches judge positions of the shedding games, and print them as Python.

    .venv/bin/python build/fit_outlook.py classic --rounds 4000

Rounds are played by two and by four bots that take the most appealing action, and one in ten by chance. The
weights are found by stochastic gradient descent on the logarithm of the winner's chance. A tenth of the
positions is kept back to judge them.
"""

from __future__ import annotations

import argparse
import sys
from importlib import import_module
from math import exp, log
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from game.engine.match import Match
from game.engine.rng import Rng
from game.variants import find_variant
from game.variants.families.shedding_outlook import Outlook, OutlookWeights, flat, shaped

CAPRICE, KEPT = 0.1, 0.3
"""The share of actions taken by chance, and of positions that are kept."""

EPOCHS, RATE = 8, 0.05

Position = tuple[list[list[float]], list[int]]
"""The features by seat, and the seats that won."""


def positions(variant: Any, outlook: Outlook, players: int, rounds: int) -> list[Position]:
    """Return positions of so many rounds."""
    found: list[Position] = []
    for seed in range(rounds):
        state = Match(variant, variant.table(players, {"rounds": 1}), seed).state
        rng, kept = Rng(seed + 5), []
        while not state.winners:
            legal = variant.legal(state, state.turn)
            by_chance = rng.chance() < CAPRICE
            best = variant.adviser.choose(state, state.turn, legal)
            variant.apply(state, state.turn, rng.choice(legal) if by_chance else best, 0)
            if not state.winners and rng.chance() < KEPT:
                fits = variant.row(state).fits
                kept.append([flat(outlook.features(state, seat, fits)) for seat in range(players)])
        found += [(each, state.winners) for each in kept]
    return found


def chances(weights: list[float], position: list[list[float]]) -> list[float]:
    scores = [exp(sum(w * x for w, x in zip(weights, row, strict=True) if x)) for row in position]
    total = sum(scores)
    return [score / total for score in scores]


def fit(data: list[Position], size: int) -> list[float]:
    weights, rng = [0.0] * size, Rng(1)
    for epoch in range(EPOCHS):
        rng.shuffle(data)
        step = RATE / (1 + epoch)
        for position, winners in data:
            for seat, chance in enumerate(chances(weights, position)):
                wanted = 1 / len(winners) if seat in winners else 0.0
                for place, value in enumerate(position[seat]):
                    if value:
                        weights[place] += step * (wanted - chance) * value
    return weights


def loss(weights: list[float], data: list[Position]) -> float:
    """Return the mean of minus the logarithm of the winner's chance."""
    return -sum(
        log(sum(chances(weights, position)[seat] for seat in winners) / len(winners))
        for position, winners in data
    ) / len(data)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--rounds", type=int, default=4000)
    given = parser.parse_args()
    variant = find_variant(given.game)
    outlook: Outlook = import_module(type(variant.adviser).__module__).OUTLOOK
    data = positions(variant, outlook, 2, given.rounds)
    data += positions(variant, outlook, 4, given.rounds // 2)
    judged, data = data[::10], [each for place, each in enumerate(data) if place % 10]
    size = len(data[0][0][0])
    weights = fit(data, size)
    known, unknown = loss(weights, judged), loss([0.0] * size, judged)
    print(f"# {len(data)} positions; loss {known:.3f}, knowing nothing {unknown:.3f}")
    found: OutlookWeights = shaped([round(weight, 2) for weight in weights])
    print(repr(found))


if __name__ == "__main__":
    main()
