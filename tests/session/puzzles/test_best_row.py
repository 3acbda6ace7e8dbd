"""What can be laid down in a row: the program's own puzzles agree with it, and it gives up where it must."""

from __future__ import annotations

import pytest

from game.engine.match import Match
from game.session.puzzles import best_row as module
from game.session.puzzles.best_row import best_row
from game.session.puzzles.puzzle_files import (
    Puzzle,
    load_puzzle,
    puzzle_keys,
    puzzle_path,
    shipped_puzzles,
)
from game.variants import with_a_table
from tests.harness.some import some

GAMES = [each.info.id for each in with_a_table() if each.puzzles.rows]
EACH = 12
"""So many puzzles of a game are looked at."""


def puzzles(game: str) -> list[Puzzle]:
    folder = shipped_puzzles()
    found = (load_puzzle(puzzle_path(folder, key), game=game) for key in puzzle_keys(folder, game))
    return [each for each in found if each.asks in each.variant.puzzles.rows][:EACH]


@pytest.mark.parametrize("game", GAMES)
def test_the_answer_alone_lays_down_all_and_its_row_can_be_played(game: str) -> None:
    for puzzle in some(puzzles(game)):
        goal = puzzle.variant.puzzles.goals[puzzle.asks]
        for action in some(puzzle.reached):
            state = puzzle.state()
            row = best_row(puzzle.variant, goal, state, puzzle.seat, action)
            assert row is not None
            assert row.actions[0] == action
            assert row.reached == (action in puzzle.answers), puzzle.key
            match = Match.from_state(puzzle.variant, state)
            for each in row.actions:
                assert goal(match.state, puzzle.seat) is None
                assert isinstance(match.submit(puzzle.seat, each, match.state.now), list)
            assert goal(match.state, puzzle.seat) is row.reached
            assert row.left == len(match.state.hands[puzzle.seat])


def test_where_there_is_too_much_to_try_nothing_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = puzzles("classic")[0]
    goal = puzzle.variant.puzzles.goals[puzzle.asks]
    monkeypatch.setattr(module, "MOST", 1)
    state = puzzle.state()
    assert best_row(puzzle.variant, goal, state, puzzle.seat, puzzle.answers[0]) is None
