"""Puzzles: a good file is a position with its answers, and a bad one is one sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.engine.actions import Action
from game.engine.cards import UNKNOWN
from game.engine.notation.action_text import format_action
from game.session.puzzles.puzzle_files import PuzzleError, load_puzzle, puzzle_keys, puzzle_path
from tests.harness.example_puzzle import GAME, TEXT, example, put_example
from tests.harness.problem_sentences import said, tells


def test_a_puzzle_is_read(tmp_path: Path) -> None:
    puzzle = example(tmp_path)
    deck, verbs = puzzle.table.deck, puzzle.variant.info.vocabulary

    def text(action: Action) -> str:
        return format_action(action, deck, verbs)

    assert (puzzle.key, puzzle.seat, puzzle.asks) == ("tricks/keep-the-ace", 0, "last")
    assert [text(each) for each in puzzle.answers] == ["play 9D"]
    assert {text(each): count for each, count in puzzle.reached.items()} == {
        "play 9D": 6,
        "play AS": 2,
    }
    assert [text(each) for each in puzzle.fails] == ["play AS"]
    assert (puzzle.deal, puzzle.action, puzzle.grade, puzzle.share) == (4711, 40, "middle", 0.25)


def test_its_seat_sees_what_the_file_has(tmp_path: Path) -> None:
    puzzle = example(tmp_path)
    hands = puzzle.seen.state.hands
    assert hands[1:] == [[UNKNOWN] * 2] * 2
    assert [puzzle.table.deck.codes[card] for card in hands[0]] == ["9D", "AS"]


def test_the_unseen_cards_are_dealt_by_the_seed(tmp_path: Path) -> None:
    puzzle = example(tmp_path)
    first, again, other = puzzle.state(1), puzzle.state(1), puzzle.state(2)
    assert first.hands == again.hands != other.hands
    for state in (first, other):
        state.unused()  # which says if a card is there twice


def test_many_unseen_cards_can_be_counted(tmp_path: Path) -> None:
    text = TEXT.replace('"? ?", "? ?"', '"?x2", "? ?"')
    assert load_puzzle(put_example(tmp_path, text=text)).seen == example(tmp_path).seen


def test_the_files_of_a_game_are_found_in_order(tmp_path: Path) -> None:
    paths = [put_example(tmp_path, name) for name in ("b", "a")]
    keys = puzzle_keys(tmp_path, GAME)
    assert [puzzle_path(tmp_path, each) for each in keys] == sorted(paths)
    assert puzzle_keys(tmp_path, "classic") == []


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('game = "tricks"', "", "game is missing"),
        ('game = "tricks"', 'game = "chess"', "game is 'chess'"),
        ("seat = 0", "seat = 7", "seat: 7 is not in turn"),
        ("seat = 0", "seat = 1", "seat: 1 is not in turn"),
        ('game = "tricks"', 'game = "whist"', "game is 'whist'"),
        ('asks = "last"', 'asks = "Good luck!"', "asks is 'Good luck!'"),
        ('asks = "last"', 'asks = "out"', "asks is 'out', but must be one of win, bid, stop, last"),
        ('asks = "last"', "", "asks is missing"),
        ('proof = "certain"', "", "proof is missing"),
        ('proof = "certain"', 'proof = "margin"', "proof is 'margin'"),
        ("share = 0.25", "share = 7", "share is 7"),
        ("worlds = 6", "worlds = 0", "worlds is 0"),
        ("worlds = 6", "worlds = 9", "in 6 of 9 deals"),
        ("worlds = 6", "worlds = 5", "reached.play 9D is 6"),
        ('"9D AS", "? ?"', '"9D ?", "? ?"', "own is unseen"),
        ('"9D AS", "? ?"', '"9D AS", "?x90"', "92 cards are unseen"),
        ('"9D AS", "? ?"', '"9D 9D", "? ?"', "9D is there 2 times"),
        ('"9D AS", "? ?"', '"9D AS", "R5 ?"', "'R5' is not a card of this deck"),
        ('"play AS" = 2\n', "", "reached: it must have every legal action"),
        ('"play AS" = 2', '"play AS" = 6', "reaches the goal as often"),
        ('answers = ["play 9D"]', "answers = []", "some of the legal actions"),
        ('answers = ["play 9D"]', 'answers = ["play 9D", "play AS"]', "but not all of them"),
        ('answers = ["play 9D"]', 'answers = ["jump"]', "'jump'"),
        ('"9D AS", "10S 10D"', '"9D KH", "10S 10D"', "deals were expected"),
        ("[from]", "[form]", "no use for form"),
        ("deal = 4711", "deal = -1", "from.deal is -1"),
    ],
)
def test_a_bad_file_is_one_sentence(tmp_path: Path, old: str, new: str, told: str) -> None:
    assert old in TEXT
    path = put_example(tmp_path, text=TEXT.replace(old, new, 1))
    with tells(PuzzleError) as caught:
        load_puzzle(path)
    assert str(path) in said(caught.value)
    assert told in said(caught.value)


def test_a_file_of_another_game_is_refused(tmp_path: Path) -> None:
    with tells(PuzzleError, "game is 'tricks'"):
        load_puzzle(put_example(tmp_path), game="oono")
