"""Other engines, to be timed beside ours: RLCard and OpenSpiel, where they are installed.

Every one plays whole games with two players (three in oh_hell), each move drawn evenly from the legal ones;
players' moves are counted, and the dealing is part of the time.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from subprocess import CalledProcessError
from typing import Any

from game.tools.extras import extra
from game.tools.timing import (
    MICROSECONDS,
    PER_SECOND,
    Contestant,
    microseconds_each,
    moves_per_second,
)

RLCARD_STEP = "rlcard uno game.step"
RLCARD_RUN = "rlcard uno env.run"
SPIEL_EIGHTS = "openspiel crazy_eights"
SPIEL_CLONE = "openspiel crazy_eights clone"
SPIEL_HELL = "openspiel oh_hell"
SPIEL_HELL_CHANCES = "openspiel oh_hell, chance outcomes"

MID_GAME = 12
"""The number of players' moves after which a state is cloned."""


def rlcard_step() -> Contestant:
    """RLCard's uno, the game alone: no encoding for a learner. ImportError without RLCard."""
    game_class = extra("rlcard.games.uno").Game
    choice = Random(1).choice

    def play(number: int) -> int:
        game = game_class()
        state, _ = game.init_game()
        moves = 0
        while not game.is_over():
            state, _ = game.step(choice(state["legal_actions"]))
            moves += 1
        return moves

    return Contestant(RLCARD_STEP, PER_SECOND, moves_per_second(play))


def rlcard_run() -> Contestant:
    """RLCard's uno as its users run it: an environment and its random agents. ImportError without."""
    try:
        agent_class = extra("rlcard.agents").RandomAgent
    except CalledProcessError as error:  # it asks pip for the packages when it is imported
        raise ImportError("rlcard.agents needs pip beside it") from error
    env = extra("rlcard").make("uno", {"seed": 1})
    env.set_agents([agent_class(env.num_actions) for _ in range(env.num_players)])

    def play(number: int) -> int:
        before: int = env.timestep
        env.run()
        return int(env.timestep) - before

    return Contestant(RLCARD_RUN, PER_SECOND, moves_per_second(play))


def spiel_eights() -> Contestant:
    """OpenSpiel's crazy_eights for two, driven from Python. ImportError without OpenSpiel."""
    return Contestant(SPIEL_EIGHTS, PER_SECOND, moves_per_second(_spiel("crazy_eights(players=2)")))


def spiel_clone() -> Contestant:
    """`clone` of a crazy_eights state in mid game. ImportError without OpenSpiel."""
    game = extra("pyspiel").load_game("crazy_eights(players=2)")
    choice = Random(2).choice
    state = game.new_initial_state()
    moves = 0
    while moves < MID_GAME:
        moves += not state.is_chance_node()
        state.apply_action(choice(state.legal_actions()))
        if state.is_terminal():
            state, moves = game.new_initial_state(), 0
    return Contestant(SPIEL_CLONE, MICROSECONDS, microseconds_each(state.clone))


def spiel_hell() -> Contestant:
    """OpenSpiel's oh_hell for three, cards drawn evenly from the legal ones."""
    return Contestant(SPIEL_HELL, PER_SECOND, moves_per_second(_spiel("oh_hell(players=3)")))


def spiel_hell_chances() -> Contestant:
    """The same driven as OpenSpiel's own Python example does it, which draws chance outcomes with numpy."""
    game = extra("pyspiel").load_game("oh_hell(players=3)")
    draw = extra("numpy.random").default_rng(1).choice
    rng = Random(1)

    def play(number: int) -> int:
        state = game.new_initial_state()
        moves = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(int(draw(outcomes, p=chances)))
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                moves += 1
        return moves

    return Contestant(SPIEL_HELL_CHANCES, PER_SECOND, moves_per_second(play))


def _spiel(name: str) -> Callable[[int], int]:
    game: Any = extra("pyspiel").load_game(name)
    choice = Random(1).choice

    def play(number: int) -> int:
        state = game.new_initial_state()
        moves = 0
        while not state.is_terminal():
            moves += not state.is_chance_node()
            state.apply_action(choice(state.legal_actions()))
        return moves

    return play


def installed(*makers: Callable[[], Contestant]) -> list[Contestant]:
    """Those of these peers whose packages are installed."""
    found = []
    for make in makers:
        try:
            found.append(make())
        except ImportError:
            continue
    return found
