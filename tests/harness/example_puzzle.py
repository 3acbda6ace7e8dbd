"""A puzzle written by hand: the last two tricks of a round of Tricks with three players."""

from __future__ import annotations

from pathlib import Path

from game.session.puzzles.puzzle_files import FOLDER, Puzzle, load_puzzle, puzzle_path
from game.store.platform_folders import assets

GAME = "tricks"
TEXT = """\
game = "tricks"
seat = 0
asks = "last"
answers = ["play 9D"]
proof = "certain"
grade = "middle"
share = 0.25
worlds = 6

[position]
phase = "play"
hands = ["9D AS", "? ?", "? ?"]
centre = "JC"
bids = [7, "pass", "pass"]
bidder = 0
trump = "S"
taken = ["QS KS JS", "", ""]
leader = 0
turn = 0

[reached]
"play 9D" = 6
"play AS" = 2

[fails]
"play AS" = ["9D AS", "10S 10D", "9H 9C"]

[from]
deal = 4711
action = 40
"""
"""The ace of trumps takes the last trick if it is kept."""


def put_example(folder: Path, name: str = "keep-the-ace", text: str = TEXT) -> Path:
    """Write it below a folder of puzzles; return its file."""
    path = folder / GAME / f"{name}.toml"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
    return path


def put_shipped(folder: Path, key: str) -> Path:
    """Write a puzzle of the program, by its key, below a folder of puzzles; return its file."""
    path = puzzle_path(folder, key)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(puzzle_path(assets() / FOLDER, key).read_text("utf-8"), "utf-8")
    return path


def example(folder: Path) -> Puzzle:
    """The puzzle, read from a file that is written below a folder."""
    return load_puzzle(put_example(folder))
