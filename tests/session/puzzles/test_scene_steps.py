"""Puzzles about scenes: what was done before is read, and what cannot have happened is one sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.engine.actions import Action
from game.session.puzzles.puzzle_files import PuzzleError, load_puzzle
from tests.harness.example_puzzle import put_example
from tests.harness.example_scene import KINDS, SCENE, put_scene
from tests.harness.problem_sentences import said, tells


def test_a_scene_is_read(tmp_path: Path) -> None:
    puzzle = load_puzzle(put_scene(tmp_path))
    assert [(each.now, each.seat, each.action.verb) for each in puzzle.before] == [
        (500, 1, "play"), (1500, 1, "call"), (2500, 2, "play"),
        (3500, 2, "suit"), (5000, 3, "play"), (6000, 2, "say"),
    ]  # fmt: skip
    assert puzzle.at == 7500
    assert puzzle.answers == (Action("accuse", seat=3, text="no-match"),)


def test_what_can_be_tried_is_every_accusation_of_another(tmp_path: Path) -> None:
    tries = load_puzzle(put_scene(tmp_path)).tries
    assert {(each.seat, each.text) for each in tries} == {
        (seat, kind) for seat in (1, 2, 3, 4) for kind in KINDS
    }


def test_it_is_seen_as_it_stands_when_it_is_asked(tmp_path: Path) -> None:
    puzzle = load_puzzle(put_scene(tmp_path))
    seen = puzzle.seen
    assert (seen.now, seen.state.turn) == (7500, 4)
    assert puzzle.table.deck.codes[seen.state.discard[-1]] == "QH"
    assert [len(hand) for hand in seen.state.hands] == [3, 2, 2, 2, 2]


def test_what_is_asked_of_a_position_has_no_scene(tmp_path: Path) -> None:
    assert load_puzzle(put_example(tmp_path)).before == ()


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("seat = 0\nasks", "seat = 2\nasks", "seat: 2 is no seat that looks on"),
        ("seat = 0\nasks", "seat = 7\nasks", "seat: 7 is no seat that looks on"),
        ("seat = 0\nasks", "seat = 4\nasks", "seat: 4 is in turn when it is asked"),
        ("at = 7.5", "at = 5.9", "asked before the last of what is seen"),
        ("at = 7.5", "at = 700", "at is 700"),
        ("at = 1.5", "at = 0.25", "refuse number 2, “call 5S”"),
        ('does = "play QH"', 'does = "play QS"', "refuse number 5, “play QS”"),
        ('does = "play QH"', 'does = "jump"', "'jump'"),
        ('does = "play QH"\n', "", "before.does is missing"),
        ('does = "play QH"', 'does = "play QH"\nwhy = "x"', "no use for before.why"),
        ("seat = 3\ndoes", "seat = 8\ndoes", "before.seat is 8"),
        ('"accuse 1 no-match" = 0\n', "", "reached: it must have every legal action"),
        ('"accuse 1 no-match" = 0', '"accuse 1 no-match" = 1', "reaches the goal as often"),
        ('"2D 9C KC"', '"2D 9C ?"', "own is unseen"),
        ('asks = "catch"', 'asks = "out"', "before and at: “out” is not asked about a scene"),
    ],
)
def test_a_bad_scene_is_one_sentence(tmp_path: Path, old: str, new: str, told: str) -> None:
    assert old in SCENE
    path = put_scene(tmp_path, SCENE.replace(old, new, 1))
    with tells(PuzzleError) as caught:
        load_puzzle(path)
    assert told in said(caught.value)


def test_a_scene_in_which_nothing_happens_is_refused(tmp_path: Path) -> None:
    start, end = SCENE.index("[[before]]"), SCENE.index("[reached]")
    path = put_scene(tmp_path, SCENE[:start] + SCENE[end:])
    with tells(PuzzleError, "before: from 1 to 40 actions were expected"):
        load_puzzle(path)
