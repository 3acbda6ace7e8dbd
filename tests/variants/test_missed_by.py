"""By which actions of others a puzzle's goal is missed: they can be done, and somebody is out after them."""

from __future__ import annotations

import pytest

from game.session.puzzles.puzzle_files import load_puzzle, puzzle_keys, puzzle_path, shipped_puzzles
from game.variants.families.going_out import LONGEST
from tests.harness.some import some

EACH = 14
"""So many puzzles of a game are looked at."""


@pytest.mark.parametrize("game", ["classic", "oono", "attack"])
def test_who_does_what_is_told_is_out_before_the_seat_is_in_turn_again(game: str) -> None:
    folder, told = shipped_puzzles(), 0
    read = (load_puzzle(puzzle_path(folder, key), game=game) for key in puzzle_keys(folder, game))
    for puzzle in some([each for each in read if each.asks == "hold"][:EACH]):
        variant, rules = puzzle.variant, puzzle.variant.puzzles
        for action in puzzle.reached:
            state = puzzle.state()
            way = rules.missed_by(puzzle.asks, puzzle.seat, state, action)
            if action in puzzle.answers:
                assert not way
            if not way:
                continue
            told += 1
            assert len(way) <= LONGEST
            variant.apply(state, puzzle.seat, action, state.now)
            for seat, done in way:
                assert state.turn == seat != puzzle.seat
                assert not state.over
                if done.cards:
                    # Whoever plays it has it, and did not show it before.
                    hand = state.hands[seat]
                    hand.extend(done.cards)
                    del hand[: len(done.cards)]
                    assert variant.check(state, seat, done, state.now) is None
                variant.apply(state, seat, done, state.now)
            assert state.over or not state.hands[way[-1][0]]
    assert told > EACH


def test_nothing_is_told_of_what_reaches_the_goal_or_of_another_goal() -> None:
    folder = shipped_puzzles()
    puzzle = load_puzzle(puzzle_path(folder, "classic/001"), game="classic")
    assert puzzle.asks == "out"
    missed_by = puzzle.variant.puzzles.missed_by
    for action in some(puzzle.reached):
        assert missed_by(puzzle.asks, puzzle.seat, puzzle.state(), action) == ()
