"""Searches of another engine, to be timed beside ours: OpenSpiel's ISMCTS, where it is installed.

Each searches positions from all stages of a game, from an empty tree each time, by play-outs of random actions.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from time import process_time
from typing import Any

from game.tools.extras import extra
from game.tools.timing import Contestant

ITERATIONS = "iterations/s"

PYTHON = "openspiel python ismcts, crazy_eights"
PYTHON_FAST = "openspiel python ismcts, crazy_eights, fast evaluator"
COMPILED = "openspiel c++ ismcts, oh_hell"

DECISION = 100
"""Iterations of one search, before the next position."""

POSITIONS = 12
"""How many positions take turns."""

EXPLORE = 2.0
"""The constant of UCT, as in OpenSpiel's own examples."""


def iterations_per_second(searches: Sequence[Callable[[], object]]) -> Callable[[float], float]:
    """Return the chunk of a contestant that makes DECISION iterations at each position, in CPU time.

    It goes through all positions as often as the time allows, at least once, so that all its samples are alike.
    """

    def chunk(seconds: float) -> float:
        done = 0
        start = process_time()
        while (spent := process_time() - start) < seconds:
            for search in searches:
                search()
            done += DECISION * len(searches)
        return done / spent

    return chunk


def spiel_python() -> Contestant:
    """OpenSpiel's Python ISMCTS with its own random play-outs. ImportError without OpenSpiel."""
    evaluator = extra("open_spiel.python.algorithms.mcts").RandomRolloutEvaluator()
    return _eights(PYTHON, evaluator)


def spiel_python_fast() -> Contestant:
    """The same with play-outs that draw actions without numpy. ImportError without OpenSpiel."""
    slow = extra("open_spiel.python.algorithms.mcts").RandomRolloutEvaluator
    choice = Random(1).choice

    class Evaluator(slow):  # type: ignore[misc, valid-type]
        """Plays to the end by chance; the cards dealt in this game all have the same chance."""

        def evaluate(self, state: Any) -> Any:
            working = state.clone()
            while not working.is_terminal():
                working.apply_action(choice(working.legal_actions()))
            return working.returns()

    return _eights(PYTHON_FAST, Evaluator())


def _eights(name: str, evaluator: Any) -> Contestant:
    ismcts = extra("open_spiel.python.algorithms.ismcts")
    game = extra("pyspiel").load_game("crazy_eights(players=2)")
    searches = []
    for state in _positions(game):
        # An observation of this game does not tell all that is legal. And it cannot deal what is unseen anew:
        # the state itself is searched, which costs less.
        bot = ismcts.ISMCTSBot(
            *(game, evaluator, EXPLORE, DECISION),
            use_observation_string=True,
            allow_inconsistent_action_sets=True,
        )
        bot.set_resampler(lambda state, player: state.clone())
        searches.append(_search(bot.run_search, state))
    return Contestant(name, ITERATIONS, iterations_per_second(searches))


def spiel_compiled() -> Contestant:
    """OpenSpiel's compiled ISMCTS in oh_hell for three. ImportError without OpenSpiel."""
    spiel = extra("pyspiel")
    game = spiel.load_game("oh_hell(players=3)")
    searches = []
    for number, state in enumerate(_positions(game)):
        evaluator = spiel.RandomRolloutEvaluator(1, number)
        bot = spiel.ISMCTSBot(number, evaluator, EXPLORE, DECISION)
        searches.append(_search(bot.get_policy, state))
    return Contestant(COMPILED, ITERATIONS, iterations_per_second(searches))


def _search(search: Callable[[Any], object], state: Any) -> Callable[[], object]:
    return lambda: search(state)


def _positions(game: Any) -> list[Any]:
    """Return positions with a choice, one of each game played by chance, from any of its stages."""
    rng = Random(2)
    found: list[Any] = []
    while len(found) < POSITIONS:
        state = game.new_initial_state()
        choices = []
        while not state.is_terminal():
            if not state.is_chance_node() and len(state.legal_actions()) > 1:
                choices.append(state.clone())
            state.apply_action(rng.choice(state.legal_actions()))
        if choices:
            found.append(rng.choice(choices))
    return found
