"""Benchmark of the rules: whole random games of every game, beside other engines where installed."""

from __future__ import annotations

from collections.abc import Callable
from platform import python_implementation, python_version
from random import Random
from typing import Any

from game.engine.events import Event
from game.engine.state import State
from game.engine.table import Table
from game.engine.variant import Variant
from game.tools import bench_peers as peers
from game.tools import simulate
from game.tools.timing import (
    MICROSECONDS,
    PER_SECOND,
    Contestant,
    Measure,
    compete,
    microseconds_each,
    moves_per_second,
    ratio,
)
from game.variants import VARIANTS

FULL = "full step"
SEARCH = "search step"
CLONE = "clone"

WHOLE = "simulate"

TARGETS: dict[str, tuple[tuple[str, str, float], ...]] = {
    "shedding": (
        (FULL, peers.RLCARD_STEP, 2.0),
        (FULL, peers.RLCARD_RUN, 8.0),
        (SEARCH, peers.RLCARD_STEP, 3.0),
        (SEARCH, peers.SPIEL_EIGHTS, 0.8),
        (CLONE, peers.SPIEL_CLONE, 3.0),
        (WHOLE, peers.RLCARD_RUN, 4.0),
    ),
    "trick-taking": (
        (SEARCH, peers.SPIEL_HELL, 1.0),
        (SEARCH, peers.SPIEL_HELL_CHANCES, 3.5),
    ),
}
"""By family: what is compared with what, and the least ratio to the peer's rate (for a clone: the greatest)."""

BESIDE_THE_FIRST = ((FULL, 0.5), (SEARCH, 0.5))
"""The least ratios of a game in which mistakes can be played to the first game of its family.

The peers have no such game: every action of it also records what it may have to undo.
"""

PLAYERS = {"shedding": 2, "trick-taking": 3}
"""By family: how many play in the peers' games, and so in ours."""


def run(seconds: float) -> dict[str, Any]:
    """Measure for about `seconds` each. Rates are CPU time's, medians over several turns.

    For each game the `measures` (`value` in `unit`, and its `samples`), and `against` each peer that is
    installed, or another game: the `ratio` (a multiple of theirs), its `target`, and whether it is `met`.
    """
    theirs = peers.installed(
        peers.rlcard_step,
        peers.rlcard_run,
        peers.spiel_eights,
        peers.spiel_clone,
        peers.spiel_hell,
        peers.spiel_hell_chances,
    )
    ours = [each for variant in VARIANTS for each in contestants(variant)]
    measured = compete([*ours, *theirs], seconds)
    return {
        "python": f"{python_implementation()} {python_version()}",
        "games": {variant.info.id: _report(variant, measured) for variant in VARIANTS},
        "peers": {each.name: measured[each.name].figures() for each in theirs},
    }


def contestants(variant: Variant[Any]) -> list[Contestant]:
    """Return the contestants of one game, with as many players as its peers have."""
    table = variant.table(players(variant))
    game = variant.info.id
    middle = mid_game(variant, table)
    return [
        Contestant(f"{game}, {FULL}", PER_SECOND, moves_per_second(full_game(variant, table))),
        Contestant(f"{game}, {SEARCH}", PER_SECOND, moves_per_second(search_game(variant, table))),
        Contestant(f"{game}, {CLONE}", MICROSECONDS, microseconds_each(middle.clone)),
        Contestant(f"{game}, {WHOLE}", PER_SECOND, moves_per_second(simulated(variant))),
    ]


def players(variant: Variant[Any]) -> int:
    """How many play the game when it is measured."""
    return PLAYERS.get(variant.info.family, variant.info.min_players)


def simulated(variant: Variant[Any]) -> Callable[[int], int]:
    """Plays one match of random bots as the command `simulate` does."""
    seats = players(variant)
    plan = simulate.Series(variant.info.id, seats, ("random",) * seats, 1, seed=1)

    def play(number: int) -> int:
        played = simulate.play_one(plan, number)
        if played.error:
            raise RuntimeError(played.error)
        return played.actions

    return play


def full_game(variant: Variant[Any], table: Table) -> Callable[[int], int]:
    """Return a function that plays a round as a match does: find an action, check it, apply it, with events."""
    begin, legal, check, apply = variant.begin, variant.legal, variant.check, variant.apply
    choice = Random(1).choice
    due = variant.out_of_turn.due if variant.info.timed else None

    def play(seed: int) -> int:
        events: list[Event] = []
        state = begin(table, seed, events)
        moves = 0
        while not state.winners:
            seat = state.turn
            if due and (calls := due(state, state.now)):
                seat, action = calls[0]
            else:
                action = choice(legal(state, seat))
            if check(state, seat, action, state.now) is None:
                events = []
                apply(state, seat, action, state.now, events)
            moves += 1
        return moves

    return play


def search_game(variant: Variant[Any], table: Table) -> Callable[[int], int]:
    """Return a function that plays one round as a search does: apply a legal action, without events."""
    begin, legal, apply = variant.begin, variant.legal, variant.apply
    choice = Random(1).choice
    due = variant.out_of_turn.due if variant.info.timed else None

    def play(seed: int) -> int:
        state = begin(table, seed)
        moves = 0
        while not state.winners:  # there are none until the round is over
            seat = state.turn
            if due and (calls := due(state, state.now)):
                seat, action = calls[0]
                apply(state, seat, action, state.now)
            else:
                apply(state, seat, choice(legal(state, seat)), state.now)
            moves += 1
        return moves

    return play


def mid_game(variant: Variant[Any], table: Table) -> State:
    """Return a position after as many random moves of a round as the peers' clones are taken from."""
    rng = Random(1)
    for seed in range(1000):
        state: State = variant.begin(table, seed)
        for _ in range(peers.MID_GAME):
            if not state.over:
                action = rng.choice(variant.legal(state, state.turn))
                variant.apply(state, state.turn, action, state.now)
        if not state.over:
            return state
    raise RuntimeError(f"no round of {variant.info.id} lasts {peers.MID_GAME} moves")


def _report(variant: Variant[Any], measured: dict[str, Measure]) -> dict[str, Any]:
    mine = {what: measured[f"{variant.info.id}, {what}"] for what in (FULL, SEARCH, CLONE, WHOLE)}
    return {
        "players": players(variant),
        "measures": {what: measure.figures() for what, measure in mine.items()},
        "against": {
            f"{what} to {other}": _compared(
                ratio(mine[what], measured[other]), bound, what == CLONE
            )
            for what, other, bound in targets(variant)
            if other in measured
        },
    }


def targets(variant: Variant[Any]) -> tuple[tuple[str, str, float], ...]:
    """Return the comparisons of a game, as in TARGETS."""
    if not variant.info.mistakes_can_be_played:
        return TARGETS.get(variant.info.family, ())
    first = next(each for each in VARIANTS if each.info.family == variant.info.family)
    return tuple((what, f"{first.info.id}, {what}", bound) for what, bound in BESIDE_THE_FIRST)


def _compared(times: float, bound: float, less_is_better: bool) -> dict[str, Any]:
    return {
        "ratio": times,
        "target": f"{'at most' if less_is_better else 'at least'} {bound:g}",
        "met": times <= bound if less_is_better else times >= bound,
    }
