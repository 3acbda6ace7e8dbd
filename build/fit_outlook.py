"""Fit the weights by which searches judge positions of the shedding games, and print them as Python.

    .venv/bin/python build/fit_outlook.py classic --rounds 4000

Rounds are played by two and by four bots that take the most appealing action, and one in ten by chance. The
weights are found by stochastic gradient descent on the logarithm of the winner's chance. A tenth of the
positions is kept back to judge them.
"""

from __future__ import annotations

import argparse
import sys
from copy import copy
from dataclasses import fields
from math import exp, log
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from game.engine.match import Match
from game.engine.rng import Rng
from game.variants import find_variant
from game.variants.families.shedding_outlook import MOST, Outlook, OutlookWeights

CAPRICE, KEPT = 0.1, 0.3
"""The share of actions taken by chance, and of positions that are kept."""

EPOCHS, RATE = 8, 0.05

Position = tuple[list[list[float]], list[int]]
"""The features by seat, and the seats that won."""


SIZE = MOST + len(fields(OutlookWeights)) - 1
"""How many weights there are."""


def shaped(numbers: list[float]) -> OutlookWeights:
    """Return the weights of a row of numbers."""
    return OutlookWeights(tuple(numbers[:MOST]), *numbers[MOST:])


def unit_rows() -> list[list[float]]:
    """Return, for each weight, the row in which it is 1 and all others are 0."""
    return [[float(place == one) for place in range(SIZE)] for one in range(SIZE)]


def positions(variant: Any, players: int, rounds: int) -> list[Position]:
    """Return positions of so many rounds."""
    found: list[Position] = []
    adviser = variant.adviser
    single = [weighed(adviser.prospects, shaped(row)) for row in unit_rows()]
    for seed in range(rounds):
        state = Match(variant, variant.table(players, {"rounds": 1}), seed).state
        rng, kept = Rng(seed + 5), []
        while not state.winners:
            due = variant.out_of_turn.due(state, 0)
            if due:
                variant.apply(state, *due[0], 0)
                continue
            legal = variant.legal(state, state.turn)
            by_chance = rng.chance() < CAPRICE
            best = variant.adviser.choose(state, state.turn, legal)
            variant.apply(state, state.turn, rng.choice(legal) if by_chance else best, 0)
            if not state.winners and all(state.hands) and rng.chance() < KEPT:
                fits = adviser.fits(state)
                columns = [outlook.scores(state, fits) for outlook in single]
                kept.append([list(row) for row in zip(*columns, strict=True)])
        found += [(each, state.winners) for each in kept]
    return found


def weighed(prospects: Outlook, weights: OutlookWeights) -> Outlook:
    """Return the judgement of a game with other weights."""
    other = copy(prospects)
    other.weights = weights
    return other


def chances(weights: list[float], position: list[list[float]]) -> list[float]:
    scores = [exp(sum(w * x for w, x in zip(weights, row, strict=True) if x)) for row in position]
    total = sum(scores)
    return [score / total for score in scores]


def fit(data: list[Position]) -> list[float]:
    weights, rng = [0.0] * SIZE, Rng(1)
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
    data = positions(variant, 2, given.rounds)
    data += positions(variant, 4, given.rounds // 2)
    judged, data = data[::10], [each for place, each in enumerate(data) if place % 10]
    weights = fit(data)
    known, unknown = loss(weights, judged), loss([0.0] * SIZE, judged)
    print(f"# {len(data)} positions; loss {known:.3f}, knowing nothing {unknown:.3f}")
    print(repr(shaped([round(weight, 2) for weight in weights])))


if __name__ == "__main__":
    main()
