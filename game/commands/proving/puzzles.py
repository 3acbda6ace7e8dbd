"""The command `puzzles`."""

from __future__ import annotations

from pathlib import Path

import click

from game.commands.common import english
from game.commands.proving.file_checks import FAILED, check_files
from game.commands.values import InputFile
from game.session.puzzles.puzzle_files import PuzzleError, load_puzzle
from game.tools.puzzles.checking import Likeness, refuted, wrongly_shared


@click.group()
def puzzles() -> None:
    """Check the puzzles of the program."""


@puzzles.command("check")
@click.argument("paths", metavar="PATH...", nargs=-1, required=True, type=InputFile(or_folder=True))
@click.option("--grades", is_flag=True, help="Let the guests try each puzzle again as well.")
def check(paths: tuple[Path, ...], grades: bool) -> None:
    """Prove puzzle files anew, or all in a folder: their answers, and that nothing else is one."""
    likeness = Likeness()

    def wrong(file: Path) -> tuple[str, str] | None:
        reason = _fault(file, likeness, grades)
        return None if reason is None else (FAILED, reason)

    check_files(paths, wrong, "proved", "puzzle")


def _fault(file: Path, likeness: Likeness, grades: bool) -> str | None:
    """Return the sentence about what is wrong with a file, or None."""
    try:
        puzzle = load_puzzle(file)
    except PuzzleError as error:
        return english(error)
    wrong = refuted(puzzle)
    if wrong is None and grades:
        wrong = wrongly_shared(puzzle)
    if wrong is None and (other := likeness.before(puzzle)) is not None:
        wrong = f"its hand is that of {other}, up to a swap of suits"
    return None if wrong is None else f"{wrong}."
