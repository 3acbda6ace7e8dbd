"""Benchmark of the search: iterations a second in every game without a clock, beside OpenSpiel's ISMCTS."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from platform import python_implementation, python_version
from typing import Any

from game.bots.belief import Belief
from game.bots.search import Search
from game.engine.observe import Observation, observe
from game.engine.rng import Rng
from game.engine.state import State
from game.engine.variant import Variant
from game.tools.bench_engine import players
from game.tools.bench_peers import installed
from game.tools.strength import search_peers as peers
from game.tools.strength.search_peers import DECISION, ITERATIONS, POSITIONS
from game.tools.timing import Contestant, compete, ratio
from game.variants import VARIANTS

TARGETS: dict[str, tuple[tuple[str, float], ...]] = {
    "shedding": ((peers.PYTHON_FAST, 2.0), (peers.PYTHON, 10.0)),
    "trick-taking": ((peers.COMPILED, 0.4),),
}
"""By family: with what the search is compared, and the least ratio to its rate."""


def run(seconds: float) -> dict[str, Any]:
    """Measure for about `seconds` each, in CPU time; medians over several turns.

    For each game its `rate`, and `against` each peer that is installed the `ratio`, its `target`, and whether
    it is `met`.
    """
    theirs = installed(peers.spiel_python, peers.spiel_python_fast, peers.spiel_compiled)
    games = [variant for variant in VARIANTS if not variant.info.timed]
    measured = compete([*map(contestant, games), *theirs], seconds)
    return {
        "python": f"{python_implementation()} {python_version()}",
        "iterations of a search": DECISION,
        "games": {
            variant.info.id: {
                "players": players(variant),
                "rate": measured[_name(variant)].figures(),
                "against": {
                    peer: _compared(ratio(measured[_name(variant)], measured[peer]), bound)
                    for peer, bound in TARGETS.get(variant.info.family, ())
                    if peer in measured
                },
            }
            for variant in games
        },
        "peers": {each.name: measured[each.name].figures() for each in theirs},
    }


def _compared(times: float, bound: float) -> dict[str, Any]:
    return {"ratio": times, "target": f"at least {bound:g}", "met": times >= bound}


def _name(variant: Variant[Any]) -> str:
    return f"{variant.info.id}, search"


def contestant(variant: Variant[Any]) -> Contestant:
    """Return the search in one game, as the bot makes it, with as many players as its peers have.

    Each decision begins with an empty tree, and with the worlds that its cards alone allow.
    """
    searches = [
        _search(variant, observation, Rng(number))
        for number, observation in enumerate(positions(variant))
    ]
    return Contestant(_name(variant), ITERATIONS, peers.iterations_per_second(searches))


def _search(variant: Variant[Any], observation: Observation, rng: Rng) -> Callable[[], object]:
    def search() -> None:
        worlds = Belief(variant).sampler(observation, rng.fork())
        deque(Search(variant, observation, worlds, rng.fork()).run(DECISION), maxlen=0)

    return search


def positions(variant: Variant[Any]) -> list[Observation]:
    """Return what players in turn see of positions with a choice, one of each round played by chance.

    They come from all stages of a round, as those of the peers do.
    """
    table = variant.table(players(variant))
    rng = Rng(2)
    found: list[Observation] = []
    for seed in range(POSITIONS):
        state: State = variant.begin(table, seed)
        choices = []
        while not state.over:
            seen = observe(variant, state, state.turn, state.now)
            if len(seen.legal) > 1:
                choices.append(seen)
            variant.apply(state, state.turn, rng.choice(seen.legal), state.now)
        found.append(rng.choice(choices))
    return found
