"""The command `puzzles`."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from game.commands.common import CommandError, english, say
from game.commands.values import InputFile
from game.files.toml_files import find_toml
from game.session.puzzles.puzzle_files import PuzzleError, load_puzzle
from game.tools.puzzles.checking import Likeness, refuted, wrongly_shared
from game.words.path_names import named


@click.group()
def puzzles() -> None:
    """Check the puzzles of the program."""


@puzzles.command("check")
@click.argument("paths", metavar="PATH...", nargs=-1, required=True, type=InputFile(or_folder=True))
@click.option("--grades", is_flag=True, help="Let the guests try each puzzle again as well.")
def check(paths: tuple[Path, ...], grades: bool) -> None:
    """Prove puzzle files anew, or all in a folder: their answers, and that nothing else is one."""
    proved = failed = 0
    likeness = Likeness()
    for file in find_toml(paths):
        wrong = _fault(file, likeness, grades)
        if wrong is None:
            proved += 1
            say(f"proved {named(file)}")
        else:
            failed += 1
            say(f"FAILED {named(file)}: {wrong}")
    if not proved + failed:
        raise CommandError(
            f"There is no puzzle in {', '.join(map(named, paths))}; they end in .toml."
        )
    say(f"{proved} proved, {failed} failed")
    sys.exit(1 if failed else 0)


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
